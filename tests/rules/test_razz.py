"""resources/rules/stud.md: razz. The highest up card brings it in, the lowest hand showing opens, the lowest wins."""

from __future__ import annotations

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.games import RAZZ
from pokertable.model.hand import openers
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.variant import Opener

from .table import any_game, check_down, deal, events_of, play, stacks

GAME = any_game(RAZZ, Structure.FIXED)
DOWN = {0: "9c9d", 1: "TcTd", 2: "JcJd", 3: "QcQd"}


def showing(*ups: str) -> Hand:
    """Two down cards each and these up cards, the first card dealt to seat 0."""
    return deal(GAME, [500] * len(ups), holes={seat: DOWN[seat] + up for seat, up in enumerate(ups)})


def on_fourth(*ups: str) -> Hand:
    hand = showing(*ups)
    while hand.state.street == 0:
        play(hand, f"{hand.to_act}{'b' if hand.state.bring_in_due else 'c'}")
    return hand


@pytest.mark.parametrize(
    ("ups", "first"),
    [
        (("Kh", "Ks", "Ac"), 1),
        (("8h", "7h", "4s", "Kh"), 3),
        (("Ah", "2c", "As"), 1),
        (("Qd", "Qs", "Qh"), 1),
        (("4d", "4c", "4h"), 2),
    ],
)
def test_the_highest_up_card_brings_it_in_the_ace_low(ups: tuple[str, ...], first: int) -> None:
    assert showing(*ups).to_act == first


def test_an_unknown_up_card_counts_as_low() -> None:
    (five,) = parse_cards("5c")
    assert openers.opening_seat(Opener.HIGHEST_UP_CARD, (), (0, 1, 2), [[], [five], []], [True] * 3) == 1


@pytest.mark.parametrize(
    ("ups", "first"),
    [
        (("4c4h", "KdQs", "KcQh"), 1),
        (("Kd2s", "KcAh", "Ac3d"), 2),
        (("AcAh", "KdQs", "KcJh"), 2),
        (("8c2h", "8d2s", "8h3s"), 0),
    ],
)
def test_the_lowest_hand_showing_opens_fourth_street(ups: tuple[str, ...], first: int) -> None:
    hand = on_fourth(*ups)
    assert (hand.state.street, hand.to_act) == (1, first)


def test_the_best_low_takes_the_pot_and_its_pairs_do_not_play() -> None:
    hand = check_down(deal(GAME, [500] * 2, holes={0: "KhKs7c6d4h3s2d", 1: "8c7d6h3cAcKcKd"}))
    (award,) = events_of(hand, PotAwarded)
    assert (award.share, [won.seat for won in award.won]) == ("low", [0])


def test_any_five_ranks_beat_any_pair() -> None:
    hand = check_down(deal(GAME, [500] * 2, holes={0: "6c6d6h4c4sKdKh", 1: "KsQcJhTs9d9hTc"}))
    assert [won.seat for won in events_of(hand, PotAwarded)[0].won] == [1]


def test_sixes_and_fours_beat_kings_and_fours() -> None:
    hand = check_down(deal(GAME, [500] * 2, holes={0: "6c6d6h4c4sKdQh", 1: "KsKcKh4h4dQsQc"}))
    assert [won.seat for won in events_of(hand, PotAwarded)[0].won] == [0]


def test_the_odd_chip_of_tied_lows_goes_by_the_lowest_card() -> None:
    """Both have 7-5-4-3-2: the deuce of clubs is the lower."""
    game = any_game(RAZZ, Structure.FIXED)
    hand = deal(game, [500] * 3, holes={0: "7c5d4h3s2dKcQc", 1: "7d5h4s3c2cKdQd", 2: "9h"})
    third = 2
    while hand.state.street == 0:
        seat = hand.to_act
        play(hand, f"{seat}b" if hand.state.bring_in_due else f"{seat}f" if seat == third else f"{seat}c")
    check_down(hand)
    (award,) = events_of(hand, PotAwarded)
    won = {each.seat: each.amount for each in award.won}
    assert set(won) == {0, 1} and won[1] - won[0] == sum(won.values()) % 2
    assert sum(stacks(hand)) == 1500
