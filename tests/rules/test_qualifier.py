"""resources/rules/hands.md#lows: lows may go up to the nine, or to the seven, in hi/lo games with a board."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.game import Game, has_qualifier, with_qualifier
from pokertable.model.games import BIG_O, CATALOGUE, COURCHEVEL8, HOLDEM, OMAHA, OMAHA8, STUD8
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.best import best_hand
from pokertable.model.stakes import HouseRules
from pokertable.model.variant import Variant
from pokertable.session.phh.read import PhhHand
from pokertable.session.phh.write import write_hand
from pokertable.session.profile.choice import InvalidChoice, TableChoice
from pokertable.session.programs.protocol import hello
from pokertable.session.record.event_codec import decode, encode
from pokertable.session.record.record import HandRecord
from tests.session.phh.texts import read_text

from .table import any_game, check_down, deal, events_of

SPLIT_WITH_A_BOARD = [variant for variant in CATALOGUE.values() if has_qualifier(variant)]


def table(variant: Variant, highest: int | None) -> Game:
    game = any_game(variant, Structure.POT)
    return replace(game, house=HouseRules(qualifier=highest))


def test_they_are_the_hi_lo_games_with_a_board() -> None:
    hi_lo = {key for key, variant in CATALOGUE.items() if len(variant.shares) == 2 and variant.board_cards}
    assert {variant.key for variant in SPLIT_WITH_A_BOARD} == hi_lo >= {OMAHA8.key, BIG_O.key, COURCHEVEL8.key}


@pytest.mark.parametrize(("highest", "lows"), [(None, 0), (7, 0), (8, 0), (9, 1)])
def test_a_low_goes_up_to_the_card_that_the_table_chose(highest: int | None, lows: int) -> None:
    holes = {0: "Ac2dKhKc", 1: "QcQdJcJd"}
    hand = check_down(deal(table(OMAHA8, highest), [100] * 2, holes=holes, board="9s7h6dTcTh"))
    assert len([award for award in events_of(hand, PotAwarded) if award.share == "low"]) == lows


def test_an_eight_is_no_low_where_seven_is_the_highest() -> None:
    hole, board = parse_cards("Ac2dKhKc"), parse_cards("8s7h6dTcTh")
    assert best_hand(with_qualifier(OMAHA8, 7).share("low"), hole, board) is None
    assert best_hand(OMAHA8.share("low"), hole, board) is not None


@pytest.mark.parametrize("variant", SPLIT_WITH_A_BOARD, ids=lambda variant: variant.key)
def test_with_nine_the_worst_low_is_nine_high(variant: Variant) -> None:
    hole = parse_cards("9c8dKhKcQs"[: 2 * variant.hole_cards])
    made = best_hand(with_qualifier(variant, 9).share("low"), hole, parse_cards("7h6d5sQdJh"))
    assert made is not None and str(made.name) == "9-8-7-6-5 low" and made.strength == 1


def test_eight_is_the_game_itself_and_the_title_says_another() -> None:
    assert with_qualifier(OMAHA8, 8) is OMAHA8
    assert str(table(OMAHA8, 9).title).endswith(", nine or better")
    assert "better" not in str(table(OMAHA8, None).title)


@pytest.mark.parametrize("variant", [HOLDEM, OMAHA, STUD8])
def test_other_games_have_no_such_rule(variant: Variant) -> None:
    with pytest.raises(
        ValueError, match="a low of 9 or lower: expected 7, 8 or 9, and only in a hi/lo game with a board"
    ):
        replace(any_game(variant, variant.usual_structure), house=HouseRules(qualifier=9))


@pytest.mark.parametrize("highest", [0, 6, 10])
def test_other_cards_are_refused_by_name(highest: int) -> None:
    with pytest.raises(ValueError, match=f"a low of {highest} or lower"):
        table(OMAHA8, highest)
    with pytest.raises(InvalidChoice, match=f"a low of {highest} or lower"):
        TableChoice(variant="omaha8", structure=Structure.POT, qualifier=highest)


def played(highest: int) -> Hand:
    rng = random.Random(highest)
    hand = Hand(table(OMAHA8, highest), [400] * 3, 0, Deck.shuffled(rng.randrange(99)))
    while not hand.over:
        hand.act(CheckCall())
    return hand


@pytest.mark.parametrize("highest", [7, 9])
def test_it_is_kept_and_written_and_read(highest: int) -> None:
    events = tuple(played(highest).events)
    assert decode(encode(events)) == list(events)
    record = HandRecord(events=events, names=("You", "Ines", "Marek"))
    text = write_hand(record)
    assert f"_qualifier = {highest}" in text
    (read,) = read_text(text)
    assert isinstance(read, PhhHand) and read.game.variant == with_qualifier(OMAHA8, highest)


def test_a_program_in_a_seat_is_told() -> None:
    assert hello(table(OMAHA8, 9), 3)["options"] == {"qualifier": 9}
    assert "options" not in hello(table(OMAHA8, None), 3)


def test_a_table_that_was_stored_before_has_none() -> None:
    choice = TableChoice(variant="omaha8", structure=Structure.POT, qualifier=9)
    assert TableChoice.from_json(choice.to_json()) == choice and choice.game().house.qualifier == 9
    before = choice.to_json().replace(', "qualifier": 9', "")
    assert "qualifier" not in before and TableChoice.from_json(before).qualifier is None


@pytest.mark.parametrize("highest", ["6", '"nine"', "9.5"])
def test_a_file_with_another_qualifier_is_an_error_of_its_own(highest: str) -> None:
    text = write_hand(HandRecord(events=tuple(played(9).events), names=("You", "Ines", "Marek")))
    (read,) = read_text(text.replace("_qualifier = 9", f"_qualifier = {highest}"))
    assert not isinstance(read, PhhHand)
