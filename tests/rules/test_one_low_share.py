"""A game with one low share is as ordinary as one with two shares: result, reading, winnings, figures, log."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

import pytest

from pokertable.analysis.equity import equity
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.cli.read import reading
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import ACE, DECK, Card, parse_cards
from pokertable.model.games import OMAHA8
from pokertable.model.hand.actions import BringIn, CheckCall
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.settlement import settle
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.winnings import won_so_far
from pokertable.model.variant import Variant
from pokertable.session.history.statistics import seat_figures
from pokertable.session.words.reading import read_seat
from pokertable.session.words.words import EventWords
from pokertable.training.lab.cards import LabCards
from pokertable.training.lab.reading import read_lab
from pokertable.training.quiz.answers import Picked
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topics

from .one_low_share import HOLES, LOWBALL, ON_A_BOARD, lowball, shown_down
from .table import any_game, check_down, deal, events_of, play


def test_the_low_takes_the_whole_pot() -> None:
    hand = shown_down()
    (award,) = events_of(hand, PotAwarded)
    assert (award.share, [won.seat for won in award.won]) == ("low", [1])
    (pot,) = settle(hand.observe(None, everything=True)).pots
    assert pot.words == ()
    (low,) = pot.shares
    assert low.share is LOWBALL.shares[0] and low.amount == pot.amount and not low.odd_chip
    (winner,) = low.winners
    assert winner.made is not None and str(winner.made.name) == "8-7-5-3-A low"


def test_a_pot_that_nobody_else_claims_is_the_lows_too() -> None:
    hand = lowball()
    first = hand.to_act
    assert first is not None
    play(hand, f"{first}b {(first + 1) % 3}f {(first + 2) % 3}f")
    (award,) = events_of(hand, PotAwarded)
    assert (award.share, award.won[0].seat) == ("low", first)
    (pot,) = settle(hand.observe(None)).pots
    assert [str(result.reason) for result in pot.shares] == ["everybody else folded"]


def test_what_it_won_is_said_without_a_share() -> None:
    hand = shown_down()
    won = won_so_far(hand.observe(None))
    assert set(won) == {1} and won[1].shares == {"low"}
    assert str(won[1].words) == f"wins {won[1].total}"


def test_the_reading_is_the_low_alone() -> None:
    readings = [read_seat(shown_down().observe(None, everything=True), seat) for seat in range(3)]
    assert [[str(each.made.name) for each in seat if each.made] for seat in readings] == [
        ["9-7-6-4-2 low"],
        ["8-7-5-3-A low"],
        ["J-10-9-8-7 low"],
    ]
    before = lowball()
    while before.state.street < len(before.state.game.variant.streets) - 1:
        before.act(BringIn() if before.state.bring_in_due else CheckCall())
    on_the_end = [read_seat(before.observe(seat), seat) for seat in range(3)]
    assert all(each.share.name == "low" for seat in (*readings, *on_the_end) for each in seat)
    assert all(each.distance is not None for seat in on_the_end for each in seat)


def test_a_whole_pot_is_no_scoop_of_a_split_pot_and_no_share_of_a_low() -> None:
    figures = seat_figures(shown_down().events)
    assert [seat.low_share for seat in figures] == [None, None, None]
    assert [seat.won_showdown for seat in figures] == [False, True, False]


def test_the_log_says_who_won() -> None:
    hand = shown_down()
    words = EventWords(["Ines", "Marek", "Tomo"], None)
    lines = [str(line.text) for event in hand.events for line in words.lines(seen_by(event, None))]
    assert any(line.startswith("Marek wins ") and "low" not in line for line in lines)


def test_read_has_no_high() -> None:
    read = reading(LOWBALL, parse_cards(HOLES[1]), ())
    assert read["high"] is None and read["low"]["name"] == "8-7-5-3-A low" and read["low_reason"] is None


on_a_board = pytest.mark.parametrize("variant", ON_A_BOARD, ids=lambda variant: variant.key)
BOARD = "3s4h8dQcJs"
FLOP_HOLES = {0: "KcKdQhQd", 1: "As2d5hKs", 2: "2c7hAhTd"}
"""With two of the hand seat 0 has a pair, seat 1 8-4-3-2-A; so has seat 2, which ties."""


def lowest(variant: Variant, hand: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[list[tuple[int, int]], ...]:
    """The lowest five cards that the game allows, worked out beside the program: how often each rank, ace low."""
    two = variant.exactly_from_hole
    fives = (
        combinations([*hand, *board], 5)
        if two is None
        else ((*mine, *theirs) for mine in combinations(hand, two) for theirs in combinations(board, 5 - two))
    )
    return min(map(worth, fives))


def worth(five: Iterable[Card]) -> tuple[list[tuple[int, int]], ...]:
    """To compare lows: pairs are worse, then the highest rank decides."""
    ranks = [-1 if card.rank == ACE else card.rank for card in five]
    return (sorted(((ranks.count(rank), rank) for rank in ranks), reverse=True),)


@on_a_board
def test_on_a_board_the_lowest_hand_takes_the_pot(variant: Variant) -> None:
    cards = {seat: hand[: 2 * variant.hole_cards] for seat, hand in FLOP_HOLES.items()}
    if variant.hole_cards == 2:
        cards[2] = "2cAh"
    hand = check_down(deal(any_game(variant, Structure.POT), [500] * 3, holes=cards, board=BOARD))
    (award,) = events_of(hand, PotAwarded)
    assert (award.share, {won.seat for won in award.won}) == ("low", {1, 2})
    seen = hand.observe(None, everything=True)
    (first,), (second,) = (read_seat(seen, seat) for seat in (0, 1))
    assert second.made is not None and str(second.made.name) == "8-4-3-2-A low"
    assert first.made is not None and "low" in str(first.made.name)
    words = EventWords(["Ines", "Marek", "Tomo"], None)
    lines = [str(line.text) for event in hand.events for line in words.lines(seen_by(event, None))]
    assert any(line.startswith("Marek wins ") for line in lines)


@on_a_board
def test_on_a_board_hands_are_read_and_weighed_beside_brute_force(variant: Variant) -> None:
    hand, board = parse_cards("As2d5hKs")[: variant.hole_cards], parse_cards(BOARD)
    read = reading(variant, hand, board)
    assert read["high"] is None and read["low"]["name"] == "8-4-3-2-A low"
    (lab,) = read_lab(LabCards(variant, hand, board)).shares
    assert lab.legal is not None and worth(lab.legal.cards) == lowest(variant, hand, board)
    other = parse_cards("6c7c9h9d")[: variant.hole_cards]
    found = equity(Matchup(variant, [KnownCards(hand), KnownCards(other)], board[:4]), exact=True)
    rivers = [card for card in DECK if card not in {*hand, *other, *board[:4]}]
    mine, theirs = ([lowest(variant, held, (*board[:4], card)) for card in rivers] for held in (hand, other))
    won = sum((a < b) + (a == b) / 2 for a, b in zip(mine, theirs, strict=True))
    assert found.hands[0].equity == pytest.approx(won / len(rivers))


@on_a_board
@pytest.mark.parametrize("topic", topics(), ids=lambda topic: topic.key)
def test_on_a_board_every_topic_that_fits_asks(variant: Variant, topic: AnyTopic) -> None:
    """And none that asks for a high, or for what is known of other games' hands, takes itself to fit."""
    assert topic.fits(variant) == (topic.key in {"low", "potlimit"})
    if not topic.fits(variant):
        return
    for seed in range(4):
        question = topic.ask(variant, random.Random(seed))
        assert Reply(question, question.answer).right
        if topic.key == "low":
            assert isinstance(question.answer, Picked)
            assert worth(question.answer.cards) == lowest(variant, *question.deal.own_and_board)
        for tempting in question.tempting:
            assert not Reply(question, tempting.answer).right
            assert str(topic.explain(question, tempting.answer)) and topic.hands(question, tempting.answer) is not None


def test_a_pot_that_nobody_may_win_is_no_game() -> None:
    with pytest.raises(ValueError, match="somebody always wins"):
        replace(OMAHA8, shares=OMAHA8.shares[1:])
