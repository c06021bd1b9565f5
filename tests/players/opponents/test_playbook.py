"""How an opponent plays, as text: complete, with the figures of its very style, and nothing that it never does."""

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.opponents.playbook import playbook
from pokertable.players.people.character import Skill
from pokertable.players.people.own import OwnOpponent
from pokertable.players.rules import first_street
from pokertable.players.rules.families import FAMILIES, family_of
from pokertable.players.seen.spot import Spot
from pokertable.players.styles.cast import CAST
from tests.games import few, others_long
from tests.narrow import of_kind
from tests.players.tables import PLAYED, decisions, game

BEGINNERS = ["lag:beginner", "station:beginner", "maniac:beginner", "loose:beginner"]
"""Who plays the hands in which a rule is not to speak."""
OWN = OwnOpponent(name="Shark", tightness=0, bluffing=0)


@pytest.mark.parametrize("name", [*CAST, OWN.key])
def test_every_sentence_is_whole_and_filled(name):
    found = playbook(name)
    assert found.character.name == name
    assert len(found.tables) == (0 if name == "random" else sum(map(told_of, FAMILIES)))
    assert bool(found.leaks) == name.endswith(":beginner")
    for table in found.tables:
        assert len(table.rules) >= (2 if "it discards" in str(table.title) else 4)
        for rule in table.rules:
            for sentence in (rule.when, rule.because):
                words = str(sentence)
                assert "{" not in words and words[0].isupper() and words.endswith(".")
                assert "…" not in words, "a blank reads as text that is missing"


def told_of(family):
    """Tables of a family: one more where cards are discarded."""
    return sum(map(bool, family.skilled))


def said(name, played=None):
    return "\n".join(str(rule.when) for table in playbook(name, played).tables for rule in table.rules)


@pytest.mark.parametrize("name", ["tag:expert", "station:beginner"])
def test_only_the_rules_of_the_game_are_told(name):
    fixed = said(name, game("stud8", Structure.FIXED))
    assert "of the stack" not in fixed and "big blinds" not in fixed
    assert "an ace and two other ranks, seven or lower" in fixed and "bring it in" in fixed
    holdem = said(name, game("holdem", Structure.NO_LIMIT))
    assert "big blinds or fewer" in holdem and "of the stack" in holdem
    assert "two other ranks" not in holdem and "nut low" not in holdem and "bring it in" not in holdem


@pytest.mark.parametrize(("key", "structure"), others_long(PLAYED))
def test_a_game_is_told_by_the_tables_of_its_family(key, structure):
    tables = playbook("tag", game(key, structure)).tables
    family = family_of(CATALOGUE[key])
    assert [str(table.title).split(":")[0] for table in tables] == [str(family.title)] * told_of(family)
    for told, played in zip(tables, filter(None, family.skilled), strict=True):
        whole = [rule for rule in played if rule.fits(structure) and rule is not first_street.CALLS_BELOW_THE_PRICE]
        assert len(told.rules) == len(whole), "a tag never stays in below the price"


@pytest.mark.parametrize("count", few(1, 3))
@pytest.mark.parametrize(("key", "structure"), others_long(PLAYED))
def test_a_rule_that_is_not_told_of_a_game_never_speaks_in_it(key, structure, count):
    family = family_of(CATALOGUE[key])
    style = of_kind(Persona, PERSONAS["lag"]).style
    left_out = {
        rule for tables in map(family.tables, Skill) for table in tables for rule in table if not rule.fits(structure)
    }
    for seed in range(count):
        hand = Hand(game(key, structure), [60, 150, 90, 800], seed, Deck.shuffled(seed))
        for at in decisions(hand, BEGINNERS, seed):
            spot = Spot.of(at.observe(None))
            assert not any(rule.when(spot, style) for rule in left_out)


def done(name, played):
    """What the rules of each table do, in words."""
    return [{str(rule.do) for rule in table.rules} for table in playbook(name, played).tables]


def test_what_is_done_is_named_as_the_player_meets_it():
    """Where checking is free nobody calls or raises, facing a bet nobody checks; fixed limit has no sizes."""
    first, free, facing = done("tag", game("stud8", Structure.FIXED))
    assert "Brings it in" in first and not {"Raises big", "Bets big"} & first
    assert free == {"Checks", "Bets"}
    assert facing == {"Folds", "Calls", "Raises"}
    first, free, facing = done("tag", game("holdem", Structure.NO_LIMIT))
    assert {"Raises big", "Raises the maximum"} <= first
    assert free == {"Checks", "Bets", "Bets small", "Bets big"}
    assert facing == {"Folds", "Calls", "Raises", "Raises the maximum"}


def test_a_share_of_the_price_that_is_asked_for_a_stack_is_never_below_the_price():
    assert "has at least 100% of the equity it needs" in said("tag")
    assert "has at least 100% of the equity it needs" in said("station")
    assert "has at least 120% of the equity it needs" in said("rock")


@pytest.mark.parametrize("name", ["lag", "lag:expert", "rock:expert", "station:beginner"])
def test_each_rule_of_a_table_has_a_condition_of_its_own(name):
    """Two of the first round of draw games had one: the second is the defence of a blind, which asks for less."""
    for table in playbook(name).tables:
        said = [(str(rule.when), str(rule.do)) for rule in table.rules]
        assert len(set(said)) == len(said), table.title


def test_the_figures_are_those_of_the_style():
    assert "top 14% hand against five opponents" in said("tag") and "with any hand, 25% of the time" in said("tag")
    assert "top 34% hand against five opponents" in said("lag")
    assert "top 60% hand against five opponents" in said(OWN.key)


@pytest.mark.parametrize(("name", "draws", "bluffs", "checks"), [("tag", 12, 4, 70), ("lag", 18, 6, 60)])
def test_what_it_does_by_a_part_of_a_figure_is_told_by_that_part(name, draws, bluffs, checks):
    """A quarter of the semi-bluffs and of the bluffs raise a bet; who bluffs seldom leaves the bet to the raiser."""
    told = said(name, game("holdem", Structure.NO_LIMIT))
    assert f"at most two opponents and one bet so far: {draws}% of the time" in told
    assert f"a weak hand, but not one of the worst: {bluffs}% of the time" in told
    assert f"has yet to act: {checks}% of the time with any hand" in told


def test_a_rule_for_some_hands_is_not_told_of_any_hand():
    """A steal of a draw game was said of hands that discard at most three cards, "with any hand"."""
    rules = [rule for table in playbook("lag").tables for rule in table.rules]
    assert not [rule for rule in rules if "a hand that" in str(rule.when).lower() and "any hand" in str(rule.when)]
    assert "a hand that discards at most three cards: 45% of the time" in said("lag")


def test_what_a_style_never_does_is_left_out():
    assert "at most two players are left to act" in said("tag")
    assert "at most two players are left to act" not in said("rock"), "it never steals"


def test_at_a_cash_table_no_rule_of_a_sit_and_go_is_told():
    """They were the first four that the player read there."""
    played = game("holdem", Structure.NO_LIMIT)
    cash, everywhere = (
        [rule for table in playbook("lag", played, prizes=prizes).tables for rule in table.rules]
        for prizes in (False, True)
    )
    assert cash == [rule for rule in everywhere if "sit and go" not in str(rule.when)] != everywhere


def test_no_card_is_told_of_that_a_game_does_not_have():
    """ "If there is a door card", of Omaha hi/lo."""
    assert "door card" not in said("lag", game("omaha8", Structure.POT))
