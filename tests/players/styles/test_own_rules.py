"""A style may bring rules: they go before those of every family, at every skill, and are told first."""

import sys
from random import Random
from subprocess import run

import pytest

from pokertable.model.cards import Card
from pokertable.model.hand.actions import Fold
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands
from pokertable.players.opponents import personas, playbook
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.players.rules.families import FAMILIES
from pokertable.players.rules.family import Tables
from pokertable.players.rules.predicate import Which
from pokertable.players.rules.rule import Do, Rule
from pokertable.players.rules.shared import facing
from pokertable.players.seen.policy import choose
from pokertable.players.styles.cast import NAMED
from tests.games import few
from tests.narrow import of_kind
from tests.players.tables import PLAYED, game

PAIR = Which[OwnHands](lambda hands, *_: hands.features.pair(), phrase("A pair among its own cards"))
NEVER_FOLDS = Rule(facing, PAIR, Do.CALL, phrase("This hand holds a pair."))
PARROT = NAMED["rock"]._replace(rules=lambda: Tables((NEVER_FOLDS,), (), (NEVER_FOLDS,)))
SKILLS = ("rock", "rock:beginner", "rock:expert")


def parrot(monkeypatch: pytest.MonkeyPatch, name: str) -> Persona:
    monkeypatch.setitem(NAMED, "rock", PARROT)
    return of_kind(Persona, personas._persona(name))


@pytest.mark.parametrize("hands", few(1, 12))
@pytest.mark.parametrize("name", [*SKILLS[:2], pytest.param(SKILLS[2], marks=pytest.mark.long)])
def test_it_plays_by_its_own_rule_in_every_game_and_on_every_street(monkeypatch, name, hands):
    policy, usual = parrot(monkeypatch, name), policy_of(name)
    pairs, otherwise = 0, 0
    for key, structure in PLAYED if hands > 1 else PLAYED[SKILLS.index(name) :: 6]:
        for seed in range(hands):
            hand = Hand(game(key, structure), [2000] * 3, 0, Deck.shuffled(seed))
            rng = Random(seed)
            while (seat := hand.to_act) is not None:
                public, own = hand.observe(None), [*hand.state.holes[seat], *hand.state.discards[seat]]
                chosen, usually = (choose(each, public, own, rng) for each in (policy, usual))
                ranks = [of_kind(Card, card) >> 2 for card in hand.state.holes[seat]]
                if len({*ranks}) < len(ranks) and public.legal is not None and public.legal.check_call:
                    assert not isinstance(chosen.action, Fold)
                    pairs, otherwise = pairs + 1, otherwise + isinstance(usually.action, Fold)
                hand.act(chosen.action)
    assert pairs > otherwise > 0


@pytest.mark.parametrize("name", SKILLS)
def test_its_own_rule_is_told_first(monkeypatch, name):
    monkeypatch.setattr(playbook, "policy_of", lambda _: parrot(monkeypatch, name))
    told = playbook.playbook(name).tables
    by_own = [table for table in told if str(table.rules[0].when) == "A pair among its own cards."]
    assert len(by_own) == 2 * len(FAMILIES)


def test_it_has_no_kind_of_turn_that_a_family_has_not():
    everywhere = Tables((NEVER_FOLDS,), (NEVER_FOLDS,), (NEVER_FOLDS,), (NEVER_FOLDS,))
    for family in FAMILIES:
        for own, theirs in zip(everywhere.before(family.skilled), family.skilled, strict=True):
            assert own == ((NEVER_FOLDS, *theirs) if theirs else ())


def test_names_are_there_before_numpy_is_loaded():
    """A style's file imports the rules inside its `rules`: at its top they load numpy with the first window."""
    code = (
        "import sys; from pokertable.players.styles import cast; assert cast.CAST;"
        "print(*[name for name in sys.modules if name == 'numpy' or name.startswith('pokertable.players.rules.')])"
    )
    loaded = run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert loaded == [], "import these inside the style's function `rules`"
