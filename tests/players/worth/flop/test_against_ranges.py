"""Many hands on boards of their own, held against ranges in one go, come to what each comes to alone."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.model.games import BIG_O, HOLDEM, OMAHA, OMAHA6, OMAHA8
from pokertable.model.variant import Variant
from pokertable.players.ranges.scene import scene
from pokertable.players.worth.flop.against_ranges import ManyHands, hands_on_boards, starting_hands
from pokertable.players.worth.flop.boards import board_futures
from pokertable.players.worth.flop.sampled import SAMPLE
from pokertable.players.worth.held import Rivalry
from pokertable.players.worth.many import foresee_starting
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import Field, RivalRange, SampleRange, exact
from pokertable.players.worth.variants import variant_number
from tests.games import one_of

BOARDS = 20


def dealt(variant: Variant, cards: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Boards, two hands on each, and which board each is on."""
    rng = np.random.default_rng(cards)
    decks = np.array([rng.permutation(52) for _ in range(BOARDS)], np.uint8)
    hole = variant.hole_cards
    return decks[:, :cards], decks[:, 10 : 10 + 2 * hole].reshape(-1, hole), np.repeat(np.arange(BOARDS), 2)


def many_hands(variant: Variant, cards: int) -> tuple[ManyHands, np.ndarray]:
    boards, hands, on = dealt(variant, cards)
    if not cards:
        foreseen = foresee_starting(variant, hands)
        return starting_hands(variant, hands, foreseen), foreseen.rows
    return hands_on_boards(variant, boards, on, hands), np.arange(len(hands))


def rivals(turns: int) -> tuple[Rivalry, list[Field]]:
    """One to five rivals with narrow ranges, one of them with nothing that can be."""
    rng = np.random.default_rng(turns)
    counts = rng.integers(1, 6, turns)
    turn = np.repeat(np.arange(turns), counts)
    held = exact(rng.random((len(turn), SAMPLE)) ** 8 * (rng.random((len(turn), SAMPLE)) < 0.2))
    held[0] = 0.0
    plays = rng.random(len(turn))
    fields = [
        Field([RivalRange(SampleRange(held[at]), plays[at]) for at in np.flatnonzero(turn == each)])
        for each in range(turns)
    ]
    return Rivalry(turn, np.zeros(len(turn), np.int64), held, plays), fields


@pytest.mark.parametrize(
    ("variant", "cards"),
    one_of(9, [(variant, cards) for cards in (3, 0, 4, 5) for variant in (OMAHA8, HOLDEM, BIG_O, OMAHA, OMAHA6)]),
)
def test_hands_win_and_expect_what_each_does_alone(variant, cards):
    boards, hands, on = dealt(variant, cards)
    many, places = many_hands(variant, cards)
    against, fields = rivals(len(hands))
    won = many.won(places, against)
    shares, near = many.mean(places, won), many.mean(places, won[:, : many.near])
    for at, (hand, board) in enumerate(zip(hands, boards[on].tolist(), strict=True)):
        alone = board_futures(variant_number(variant), tuple(board)).outcomes(hand[None])
        assert (won[at] == alone.against(fields[at])[:, 0]).all()
        assert shares[at] == alone.expected_against(fields[at])[0]
        assert near[at] == alone.expected_against(fields[at], many.near)[0]


@pytest.mark.parametrize(
    ("variant", "cards"), one_of(4, [(variant, cards) for cards in (3, 4, 5) for variant in (OMAHA8, HOLDEM, OMAHA)])
)
def test_boards_are_read_and_their_samples_expect_as_in_a_scene(variant, cards):
    boards, _, _ = dealt(variant, cards)
    many, _ = many_hands(variant, cards)
    against, fields = rivals(BOARDS)
    found = many.expected_of_sample(np.searchsorted(many.on, np.arange(BOARDS)), against)
    for at, board in enumerate(boards.tolist()):
        here, seen = scene(variant, board, (), variant.hole_cards), many.boards
        of_sample = here.of_sample(0)
        assert isinstance(of_sample, Outcomes)
        assert (found[at] == of_sample.expected_against(fields[at])).all()
        assert (seen.live[at] == here.live(0)).all()
        assert (seen.drawing[at] == here.drawing(0)).all()
        assert (np.argsort(-np.round(seen.expected[at], 9), kind="stable") == here.ordered(0).order).all()
