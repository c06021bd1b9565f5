"""Deals drawn together: no card twice, the ranges kept, the shared cards to come drawn as if each were alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from pokertable.analysis.arrays import Cards, Floats
from pokertable.players.opponents.personas import policy_of
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.believed import AfterAction, Believed
from pokertable.training.deals.dealer import Dealer, SampledDeals, complete
from pokertable.training.deals.places import Places
from pokertable.training.deals.shares import parts_of
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.reader import FOLLOWED, Reader
from tests.training.weigh.spots import played

THREE = {"variant": "NT", "antes": [0, 0, 0], "blinds_or_straddles": [1, 2, 0], "min_bet": 2}


def three_handed() -> Moment:
    actions = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db Qs7d2c", "p1 cc"]
    hand = replay(parse_hand({**THREE, "starting_stacks": [200] * 3, "actions": actions}))
    *_, moment = moments(seen_hand(hand.events, hand.phh.seat(0)))
    return moment


def believed(moment: Moment, seat: int, hands: Sequence[tuple[int, ...]], weights: Sequence[float]) -> Believed:
    even = np.full(len(hands), 1 / len(hands))
    step = AfterAction(moment.public.acts[-1], np.array(hands, np.uint8), np.array(weights))
    return Believed(seat, np.array(hands, np.uint8), even, np.array(weights), (step,), exact=True, read=True)


def downs_of(deals: Sequence[SampledDeals], *seats: int) -> list[list[Cards]]:
    return [[each.downs[seat] for each in deals] for seat in seats]


def test_a_deal_holds_every_unseen_card_once():
    moment = three_handed()
    reader = Reader({seat: policy_of("tag") for seat in range(3)}, 1)
    drawn = Dealer(moment, reader.at(moment), np.random.default_rng(1)).draw(50, 4)
    for row in range(len(drawn)):
        cards = [*drawn.to_come[row], *drawn.out[row], *np.concatenate([held[row] for held in drawn.downs.values()])]
        assert len(set(cards)) == len(cards) == 52 - 2 - 3
        assert set(map(int, cards)).isdisjoint({*moment.own, *moment.in_sight})
    hands, board = complete(moment, drawn)
    assert len(board) == 5 and all(len(hand) == 2 for hand in hands.values())
    turn_and_river = np.stack(board[3:], axis=1).reshape(50, 4, 2)
    assert (turn_and_river == turn_and_river[:, :1]).all()


@pytest.mark.parametrize(
    "deals",
    [
        lambda dealer: [dealer.draw(12_000, 1)],
        lambda dealer: [dealer.draw(3000, 4)],
        lambda dealer: [dealer.spread(np.random.default_rng(turn).random(50), 4) for turn in range(20)],
    ],
    ids=["alone", "together", "spread"],
)
def test_ranges_that_share_cards_are_drawn_as_they_can_be_together(deals):
    """Two ranges of three hands that overlap: every pair that shares no card, by the product of the weights."""
    moment = three_handed()
    first = [(8, 9), (8, 10), (11, 12)]
    second = [(8, 9), (10, 13), (11, 14)]
    mine, theirs = [0.5, 0.3, 0.2], [0.2, 0.4, 0.4]
    one, two = moment.opponents
    dealer = Dealer(
        moment, [believed(moment, one, first, mine), believed(moment, two, second, theirs)], np.random.default_rng(2)
    )
    downs = [[*map(tuple, np.concatenate(held).tolist())] for held in downs_of(deals(dealer), one, two)]
    seen = Counter(zip(*downs, strict=True))
    gone = {*moment.own, *moment.in_sight}
    chances = {
        (a, b): p * q
        for a, p in zip(first, mine, strict=True)
        for b, q in zip(second, theirs, strict=True)
        if not {*a} & {*b} and not {*a, *b} & gone
    }
    total = sum(chances.values())
    assert set(seen) == set(chances)
    for pair, chance in chances.items():
        assert seen[pair] / seen.total() == pytest.approx(chance / total, abs=0.03)


def lost(moment: Moment, drawn: SampledDeals) -> Floats:
    """The part of the pot lost at showdown in each group."""
    return 1 - parts_of(moment, drawn).sum(axis=0).reshape(-1, drawn.each).mean(axis=1)


@pytest.mark.parametrize("each", [1, 2])
def test_how_many_showdowns_are_lost_is_not_left_to_chance(each):
    """At places spread evenly as many as among the deals that they are taken of."""
    moment = three_handed()
    reader = Reader({seat: policy_of("tag") for seat in range(3)}, 1)
    dealer = Dealer(moment, reader.at(moment), np.random.default_rng(1))
    places = [Places(start).take(24) for start in np.random.default_rng(2).random(60)]
    spread = [lost(moment, dealer.spread(taken, each)) for taken in places]
    many = lost(moment, dealer.draw(4000, each))
    for parts, taken in zip(spread, places, strict=True):
        assert (np.diff(parts[np.argsort(taken)]) <= 0).all()
    assert np.mean(spread) == pytest.approx(many.mean(), abs=4 * many.std() / len(many) ** 0.5)
    assert np.std([parts.mean() for parts in spread]) < 0.4 * many.std() / 24**0.5


def test_ranges_that_exclude_each_other_still_deal():
    moment = three_handed()
    one, two = moment.opponents
    same = [(8, 9), (8, 11)]
    both = [believed(moment, one, same, [1.0, 0.0]), believed(moment, two, [*same, (13, 14)], [0.5, 0.5, 0.0])]
    drawn = Dealer(moment, both, np.random.default_rng(3)).draw(3, 2)
    for row in range(len(drawn)):
        assert {*drawn.downs[one][row]}.isdisjoint({*drawn.downs[two][row]})


def test_of_ranges_that_can_hardly_be_together_no_seat_goes_before_the_other():
    """Both hold one card nearly always: each has it half the time, whoever is dealt first."""
    moment = three_handed()
    one, two = moment.opponents
    hands = [(8, card) for card in range(9, 19)] + [(card, card + 1) for card in range(13, 23)]
    weights = [0.0995] * 10 + [0.0005] * 10
    both = [believed(moment, seat, hands, weights) for seat in (one, two)]
    drawn = Dealer(moment, both, np.random.default_rng(4)).draw(4000, 1)
    had = [float((drawn.downs[seat] == 8).any(axis=1).mean()) for seat in (one, two)]
    assert had == pytest.approx([0.5, 0.5], abs=0.03) and sum(had) > 0.95


def test_where_no_hand_of_a_range_can_be_any_other_cards_are_dealt():
    moment = three_handed()
    one, two = moment.opponents
    both = [believed(moment, one, [(8, 9)], [1.0]), believed(moment, two, [(8, 11), (9, 12)], [0.5, 0.5])]
    drawn = Dealer(moment, both, np.random.default_rng(3)).draw(3, 2)
    for row in range(len(drawn)):
        held = [*drawn.downs[one][row], *drawn.downs[two][row], *drawn.to_come[row], *drawn.out[row]]
        assert len(set(held)) == len(held) == 52 - 2 - 3
        assert set(map(int, held)).isdisjoint({*moment.own, *moment.in_sight})


def test_seats_are_dealt_the_same_sample():
    """What starting hands come to is worked out once for all who are read."""
    actions = ["d dh p1 Ad9s8h5c", "d dh p2 ????????", "d dh p3 ????????", "p3 cbr 6", "p1 cc", "p2 cc"]
    hand = {**THREE, "variant": "PO/8", "starting_stacks": [400] * 3}
    events = replay(parse_hand({**hand, "actions": [*actions, "d db Kh7d2c", "p1 cc"]})).events
    *_, moment = moments(seen_hand(events, 0))
    one, two = Reader({seat: policy_of("tag:beginner") for seat in range(3)}, 1).at(moment)
    assert np.array_equal(one.as_dealt[0], two.as_dealt[0])
    assert not np.array_equal(one.hands, two.hands)  # they play otherwise


def test_a_card_dealt_down_late_leaves_the_range_exact():
    """Stud: every hand of three down cards, weighed by what each of its pairs did before the last one came."""
    deals = ["d dh p1 Ac2c5d", "d dh p2 ????Kh", "p1 pb", "p2 cc", "d dh p1 6h", "d dh p2 Qd"]
    deals += ["p2 cc", "p1 cc", "d dh p1 9s", "d dh p2 3h", "p2 cc", "p1 cc", "d dh p1 Th", "d dh p2 4d"]
    deals += ["p2 cc", "p1 cc", "d dh p1 8d", "d dh p2 ??", "p2 cbr 8", "p1 cc"]
    all_moments = list(moments(seen_hand(played("stud8", deals), 0)))
    reader = Reader({1: policy_of("tag:beginner")}, 1)
    *_, last = [reader.at(moment) for moment in all_moments]
    (read,) = last
    assert read.exact and read.hands.shape == (22_100, 3)
    gone = {*all_moments[-1].own, *all_moments[-1].in_sight}
    assert all(set(hand).isdisjoint(gone) for hand in read.hands[read.weights > 0].tolist())
    assert all(len(step.weights) == 22_100 and abs(step.weights.sum() - 1) < 1e-9 for step in read.steps)


def test_a_card_dealt_down_late_is_in_the_range_before_its_seat_acts():
    deals = ["d dh p1 Ac2cKh", "d dh p2 ????5d", "p2 pb", "p1 cc", "d dh p1 6h", "d dh p2 7d"]
    deals += ["p1 cc", "p2 cc", "d dh p1 9s", "d dh p2 3h", "p1 cc", "p2 cc", "d dh p1 Th", "d dh p2 4d"]
    deals += ["p1 cc", "p2 cc", "d dh p1 8d", "d dh p2 ??", "p1 cc", "p2 cc"]
    reader = Reader({1: policy_of("tag:beginner")}, 1)
    *_, (read,) = [reader.at(moment) for moment in moments(seen_hand(played("stud8", deals), 0))]
    assert read.exact and read.hands.shape == (22_100, 3) and read.weights.sum() == pytest.approx(1)


def test_of_a_tight_range_that_bets_again_and_again_enough_hands_are_left():
    """A sample of 5,000 had fifty: one class in a hundred was none, and a class of two hands stood for all."""
    before = ["d dh p1 Ad9s8h5c", "d dh p2 ????????", "p2 cbr 6", "p1 cc"]
    actions = [*before, "d db Kh7d2c", "p1 cc", "p2 cbr 12", "p1 cc"]
    later = ["d db 4s", "p1 cc", "p2 cbr 30", "p1 cc", "d db Jd", "p1 cc", "p2 cbr 60", "p1 f"]
    at = list(moments(seen_hand(played("omaha8", [*actions, *later]), 0)))
    reader, again = (Reader({1: policy_of("tag")}, seed) for seed in (1, 2))
    ((one, other),) = ((each.at(moment)[0] for each in (reader, again)) for moment in at[-1:])
    for read in (one, other):
        assert read.weights.sum() == pytest.approx(1) and len(read.hands) <= FOLLOWED < len(read.as_dealt[0])
        assert 1 / (read.weights**2).sum() > 200
        assert [len(step.hands) for step in read.steps] == sorted([len(step.hands) for step in read.steps])[::-1]
    held = [sum(read.weights[(read.hands == 48).any(axis=1) | (read.hands == 50).any(axis=1)]) for read in (one, other)]
    assert held[0] == pytest.approx(held[1], abs=0.1)


def test_of_a_range_that_stands_pat_and_bets_enough_hands_are_left():
    """Of 600 hands of triple draw two were left: what they were was chance."""
    before = ["d dh p1 8h7d3s2cKd", "d dh p2 ??????????", "p2 cbr 4", "p1 cc", "p1 sd Kd", "d dh p1 Ts", "p2 sd"]
    later = ["p1 cc", "p2 cbr 2", "p1 cc", "p1 sd", "p2 sd", "p1 cc", "p2 cbr 4", "p1 cc"]
    reader = Reader({1: policy_of("tag")}, 1)
    *_, (read,) = [reader.at(moment) for moment in moments(seen_hand(played("triple27", [*before, *later]), 0))]
    assert 1 / (read.weights**2).sum() > 20
    assert len({*map(tuple, read.hands.tolist())}) == len(read.hands)
