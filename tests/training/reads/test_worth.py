"""What a hand has against what an opponent can hold, beside `pokertable equity`; what that means for the price."""

from __future__ import annotations

import json
from dataclasses import replace
from math import comb
from pathlib import Path
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import hand_numbers
from pokertable.analysis.equity import equity
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.analysis.ranges import Range
from pokertable.model.cards import known, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Fold
from pokertable.model.hand.legal import Price
from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.reading import readings
from pokertable.training.deals.standing import standing
from pokertable.training.quiz.topics import their_range
from pokertable.training.reads.at_table import moment, scored
from pokertable.training.reads.meaning import meaning, rests_on
from pokertable.training.reads.spot import ReadSpot
from pokertable.training.reads.worth import Share, Worth, price_of
from tests.games import one_of

LINES = (Path(__file__).parent / "spots.jsonl").read_text(encoding="utf-8").splitlines()
SPOTS = [ReadSpot.from_json(json.loads(line)) for line in LINES]
ALONE = [spot for spot in SPOTS if len(spot.hand.observe(None).live()) == 2]
HOLDEM = [spot for spot in ALONE if spot.variant.board_cards and spot.hand.state.street]
LAST_STREETS = [spot for spot in ALONE if not spot.variant.board_cards and spot.hand.state.street == 4]
STUD = [spot for spot in ALONE if not spot.variant.board_cards and spot.hand.state.street in (1, 2, 3)]


def beside(spot: ReadSpot, samples: int | None = None) -> tuple[float, float]:
    """The share against the printed range by the arithmetic of `pokertable equity`, and its error."""
    public = spot.hand.observe(None)
    *_, last = readings(policy_of(spot.persona), public, spot.seat, spot.own_cards)
    weights = np.zeros(comb(52, last.hands.shape[1]))
    weights[hand_numbers(last.hands)] = last.after
    private = Range(last.hands.shape[1], weights)
    mine, theirs = KnownCards(spot.own_cards), KnownCards(public.seats[spot.seat].ups, private)
    dead = [card for view in public.seats if view.seat not in (spot.own, spot.seat) for card in view.ups]
    matchup = Matchup(spot.variant, [mine, theirs], public.known_board, tuple(known(dead)))
    found = equity(matchup, exact=samples is None, samples=samples, seed=1)
    return found.hands[0].equity, found.hands[0].stderr


@pytest.mark.parametrize("spot", one_of(20, [*HOLDEM[:20], *LAST_STREETS]))
def test_heads_up_on_a_board_and_on_the_last_street_it_is_exact(spot: ReadSpot) -> None:
    right = spot.worth.against(spot.read.exact)
    assert spot.worth.exact and spot.worth.alone and right is not None
    assert right.error == 0
    assert right.part == pytest.approx(beside(spot)[0], abs=1e-9)


@pytest.mark.parametrize("spot", one_of(8, STUD))
def test_with_hands_still_to_be_dealt_it_is_sampled_and_says_so(spot: ReadSpot) -> None:
    right = spot.worth.against(spot.read.exact)
    assert right is not None and 0 < right.error < 0.01
    expected, error = beside(spot, samples=40_000)
    assert abs(right.part - expected) < 3 * (right.error**2 + error**2) ** 0.5
    assert "random deals" in str(rests_on(spot.worth))


@pytest.mark.parametrize("spot", [HOLDEM[0], LAST_STREETS[0]])
def test_hidden_cards_that_are_others_change_nothing(spot: ReadSpot) -> None:
    """What the opponent holds, what is still to come: the reader has not seen them."""
    public = spot.hand.observe(None)
    seen = {*spot.own_and_gone, *public.known_board, *[card for view in public.seats for card in view.ups]}
    free = [card for card in spot.played.deck if card not in seen]
    other = spot.exchanged(dict(zip(free, Random(5).sample(free, len(free)), strict=True)) | {c: c for c in seen})
    assert other.hand.state.holes[spot.seat] != spot.hand.state.holes[spot.seat]
    assert other.own_cards == spot.own_cards
    assert other.worth == spot.worth


def test_more_than_one_opponent_must_be_beaten() -> None:
    """A third hand that is read as well takes its part: the share is less than against the one alone."""
    spot = next(each for each in SPOTS if len(each.hand.observe(None).live()) == 3 and each.hand.state.street == 3)
    assert not spot.worth.alone and not spot.worth.exact
    right = spot.worth.against(spot.read.exact)
    assert right is not None
    alone, _ = beside(spot)
    assert right.part < alone
    others = [seat for seat in spot.hand.observe(None).live() if seat not in (spot.own, spot.seat)]
    unknown = replace(spot, players=tuple("" if seat in others else name for seat, name in enumerate(spot.players)))
    assert unknown.worth.by_class != spot.worth.by_class, "what the third can hold is read"


def test_who_has_folded_is_told_of_the_range_alone() -> None:
    spot = next(each for each in SPOTS if len(each.hand.observe(None).live()) == 3)
    hand = spot.played.play()
    while spot.own in hand.observe(None).live():
        hand.act(Fold())
    asked = moment(SeenHand.of(hand.events, spot.own), {spot.seat: spot.persona}, ())
    assert asked is not None
    even = (100, *(0,) * (len(spot.read.names) - 1))
    read = scored(asked, spot.seat, "Ines", even)
    assert read.meaning == () and sum(read.read.exact) == pytest.approx(1)


def pat_against(own: str) -> Worth:
    """Single draw heads-up after the draw: the opponent stood pat, the reader holds this."""
    from tests.training.reads.test_drawn import single

    first = single(("c", "c", "0", "0"))
    mine, wanted = known(first.hand.state.holes[1]), parse_cards(own)
    swap = dict(zip(mine, wanted, strict=True))
    left = [card for card in wanted if card not in mine]
    swap |= dict(zip(left, [card for card in mine if card not in wanted], strict=True))
    everything = {card: card for card in first.played.deck} | swap
    assert sorted(everything.values()) == sorted(everything)
    return first.exchanged(everything).worth


def test_in_a_draw_game_the_best_hand_has_all_and_the_worst_next_to_nothing() -> None:
    best, worst = pat_against("7d5s4h3c2c"), pat_against("AsAhAdKcKd")
    assert not best.draws and all(each is None or each.part > 0.99 for each in best.by_class)
    assert all(each is None or each.part < 0.2 for each in worst.by_class)
    assert "draw" not in str(rests_on(best))


# Words


def test_the_answer_of_the_quiz_says_it_too() -> None:
    """On the command line, which has no column beside it."""
    spot = HOLDEM[1]
    question = their_range.TOPIC.build(spot)
    assert question is not None
    for sentence in (*meaning(spot.worth, spot.read, None, spot.name(spot.seat)), rests_on(spot.worth)):
        assert str(sentence) in str(question.explanation)


def worth(*parts: float, needs: float | None, error: float = 0.0, alone: bool = True) -> Worth:
    price = None if needs is None else Price(round(1000 * needs), 1000)
    return Worth(tuple(Share(part, error) for part in parts), price, 1000, alone=alone, draws=False)


def said(worth: Worth, exact: tuple[float, ...], given: tuple[int, ...] | None) -> str:
    read = replace(SPOTS[0].read, exact=exact)
    return " ".join(str(each) for each in meaning(worth, read, given, "Ines"))


@pytest.mark.parametrize(
    ("exact", "given", "needs", "second"),
    [
        ((0.5, 0.5), (90, 10), 0.24, "Your read gave you 18%: you would have folded."),
        ((0.5, 0.5), (20, 80), 0.24, "Your read gave you 74%: also a call."),
        ((0.95, 0.05), (0, 100), 0.24, "Your read gave you 90%: you would have called."),
        ((0.95, 0.05), (100, 0), 0.24, "Your read gave you 10%: also a fold."),
        ((0.82, 0.18), (100, 0), 0.24, "That is close; your read gave you 10%."),
        ((0.5, 0.5), (82, 18), 0.24, "Your read gave you 24%: too close to tell."),
        ((0.5, 0.5), None, 0.24, "At these odds it's a call."),
        ((0.95, 0.05), None, 0.24, "At these odds it's a fold."),
    ],
)
def test_what_the_range_and_the_read_would_do_is_said(exact, given, needs, second) -> None:
    """Ten of a hundred against the first class, ninety against the second."""
    share = round(100 * (0.1 * exact[0] + 0.9 * exact[1]))
    first = f"You have {share}% equity against Ines's range; you need 24% to call."
    assert said(worth(0.1, 0.9, needs=needs), exact, given) == f"{first} {second}"


def test_no_price_stands_beside_an_equity_against_players_who_may_still_fold() -> None:
    """It is that of the pot without them."""
    waiting = [(spot, standing(SeenHand.of(spot.hand.events, spot.own))) for spot in SPOTS]
    for _, at in waiting:
        assert (price_of(at) is None) == (at.legal.price is None or not at.has_price or bool(at.owing))
    spot = next(spot for spot, at in waiting if at.owing and at.legal.price is not None)
    assert spot.hand.to_act == spot.own and spot.worth.price is None


def test_without_a_price_both_shares_are_said_and_no_more() -> None:
    text = said(worth(0.1, 0.9, needs=None, alone=False), (0.5, 0.5), (90, 10))
    assert text == "You have 50% equity against all your opponents' ranges. Your read gave you 18%."


def test_a_sample_that_may_be_wrong_calls_nothing_right() -> None:
    """Three points over the price with an error of two: close."""
    assert "That is close" in said(worth(0.27, 0.27, needs=0.24, error=0.03), (0.5, 0.5), (50, 50))
    assert "also a call" in said(worth(0.27, 0.27, needs=0.24, error=0.005), (0.5, 0.5), (50, 50))


def test_the_parts_of_the_classes_are_those_of_the_whole() -> None:
    """The right spread comes to the right share; of a class that nothing is known of the others answer."""
    spot = HOLDEM[1]
    by_class = np.array([0.0 if each is None else each.part for each in spot.worth.by_class])
    right = spot.worth.against(spot.read.exact)
    assert right is not None and right.part == pytest.approx(float(by_class @ spot.read.exact))
    gap = replace(spot.worth, by_class=(None, Share(0.4, 0.0)))
    assert gap.against((60, 40)) == Share(0.4, 0.0)
    assert gap.against((100, 0)) is None
    assert CATALOGUE[spot.variant.key] == spot.variant
