"""What a seat of a draw game can hold by what it has done: bets, calls, and the cards it drew, round by round."""

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.players.seen.spot import Deed
from pokertable.players.worth.discarding.followed import Ways, _followed, callers, ends_by_actions, own_classes
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import BINS
from pokertable.players.worth.variants import variant_number

GAMES = (DRAW5, SINGLE27, TRIPLE27, BADUGI)
MIDDLE = (np.arange(BINS) + 0.5) / BINS
RAISED, CALLED = Deed(0, 0, raised=True), Deed(0, 1, price=0.25)


def mean_end(variant, *deeds, seat=0, seats=2):
    return float(ends_by_actions(variant, seats, deeds)[seat] @ MIDDLE)


@pytest.mark.parametrize("variant", GAMES)
def test_classes_of_worth_pass_into_one_another_and_sum_to_all(variant):
    game = solved(variant)
    assert game.dealt.sum() == pytest.approx(1)
    for passing in game.passing[1:]:
        assert passing.sum(axis=(1, 2)) == pytest.approx(1, abs=0.01)
    assert game.passing[1][-1, game.cards - 2 :].sum() > 0.99, "one of the best draws few at the last draw"


@pytest.mark.parametrize("variant", GAMES)
def test_who_raises_holds_more_than_who_calls_and_who_raises_again_more_still(variant):
    raised = mean_end(variant, RAISED)
    assert (
        mean_end(variant, RAISED, CALLED, seat=1) < raised < mean_end(variant, RAISED, Deed(0, 1, raised=True), seat=1)
    )
    assert mean_end(variant, RAISED, seats=6) > raised, "who raises five others has a better hand"


@pytest.mark.parametrize("variant", GAMES)
def test_raises_tell_less_of_who_has_been_seen_to_raise_with_anything(variant):
    dealt, usual = mean_end(variant), mean_end(variant, RAISED)
    wild = float(ends_by_actions(variant, 2, (RAISED,), (0.25, 1.0))[0] @ MIDDLE)
    rock = float(ends_by_actions(variant, 2, (RAISED,), (1.5, 1.0))[0] @ MIDDLE)
    assert dealt < wild < usual - 0.02 < usual < rock
    assert ends_by_actions(variant, 2, (RAISED,), (1.0, 0.25))[0] == pytest.approx(
        ends_by_actions(variant, 2, (RAISED,))[0]
    )


def test_a_bet_of_who_drew_as_many_tells_more_than_a_bet_of_who_drew_fewer():
    """Who is ahead in the draw bets anything; the others what they have made."""
    deeds = RAISED, CALLED, Deed(1, 1, drew=2), Deed(1, 0, drew=2)
    ahead = RAISED, CALLED, Deed(1, 1, drew=3), Deed(1, 0, drew=2)
    bet = Deed(1, 0, raised=True)
    told = mean_end(TRIPLE27, *deeds, bet) - mean_end(TRIPLE27, *deeds)
    assert told > 2 * (mean_end(TRIPLE27, *ahead, bet) - mean_end(TRIPLE27, *ahead)) > 0


def test_who_raised_last_bets_on_with_any_hand_more_often_than_who_called():
    """Where both drew as many cards: how often the worst hand bets, of the best ones that do."""
    deeds = RAISED, CALLED, Deed(1, 1, drew=2), Deed(1, 0, drew=2)

    def bets_anyway(seat):
        bet = Deed(1, seat, raised=True)
        before, after = (_followed(variant_number(TRIPLE27), 2, each).held[seat] for each in (deeds, (*deeds, bet)))
        told = after[before > 0] / before[before > 0]
        return told.min() / told.max()

    assert bets_anyway(0) > 2 * bets_anyway(1) > 0


def test_who_is_still_to_act_before_the_draw_is_not_beaten_by_a_call_and_after_it_is():
    """The hands behind are mostly folded; after the draw whoever is left is called or bet into."""
    folded = Deed(0, 2, folded=True)
    called = mean_end(BADUGI, RAISED, CALLED, seat=1, seats=3)
    assert called == mean_end(BADUGI, RAISED, folded, CALLED, seat=1, seats=3)
    drew = RAISED, CALLED, Deed(0, 2, price=0.2), *[Deed(1, seat, drew=1) for seat in range(3)]
    bet, follows, gone = Deed(1, 0, raised=True), Deed(1, 1, price=0.2), Deed(1, 2, folded=True)
    behind = mean_end(BADUGI, *drew, bet, follows, seat=1, seats=3)
    assert behind > mean_end(BADUGI, *drew, bet, gone, follows, seat=1, seats=3)


def test_the_draws_of_every_round_count():
    """Of two who stood pat last, and of two who drew one, it is told who stood pat before."""
    rounds = [(1, 1), (0, 1), (1, 0), (0, 0)]
    found = [mean_end(TRIPLE27, RAISED, CALLED, *[Deed(n + 1, 0, drew=d) for n, d in enumerate(r)]) for r in rounds]
    assert found == sorted(found)
    assert found[1] > found[0] + 0.02
    assert found[3] > found[2] + 0.02


def test_those_who_go_on_are_the_best_part():
    deeds = RAISED, CALLED
    whole = float(callers(TRIPLE27, 2, deeds, 1, 1.0) @ MIDDLE)
    assert float(callers(TRIPLE27, 2, deeds, 1, 0.5) @ MIDDLE) > whole


def test_nothing_that_is_done_rules_every_hand_out():
    """A number of cards that no good player draws, and bets without end."""
    deeds = (RAISED, CALLED, *[Deed(street, seat, drew=5) for street in (1, 2, 3) for seat in (1, 0)])
    for ends in ends_by_actions(TRIPLE27, 2, deeds):
        assert ends.sum() == pytest.approx(1)
        assert np.isfinite(ends).all()


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("part", [0.0, 0.001, 0.004, 0.02])
def test_of_a_part_smaller_than_the_best_class_the_best_is_left(variant, part):
    found = callers(variant, 2, (), 1, part)
    assert found.sum() == pytest.approx(1) and float(found @ MIDDLE) >= float(callers(variant, 2, (), 1, 0.1) @ MIDDLE)


def test_who_raises_more_hands_calls_with_fewer_of_the_best_and_who_asks_more_of_a_call_with_better_ones():
    """What a lag knows of its own hands: in single draw it led after the draw with half of them nothing."""
    deeds = RAISED, CALLED
    usual = own_classes(SINGLE27, 2, deeds, 1, Ways())
    assert usual == pytest.approx(_followed(variant_number(SINGLE27), 2, deeds).held[1])
    assert own_classes(SINGLE27, 2, deeds, 1, Ways(raises=0.27)) @ MIDDLE < usual @ MIDDLE - 0.01
    assert usual @ MIDDLE < own_classes(SINGLE27, 2, deeds, 1, Ways(calls=1.15)) @ MIDDLE - 0.01
    raised = _followed(variant_number(SINGLE27), 2, deeds).held[0]
    assert own_classes(SINGLE27, 2, deeds, 0, Ways(steals=0.8)) @ MIDDLE < raised @ MIDDLE - 0.01


def test_as_many_hands_call_before_the_draw_as_regulars_call_with():
    """In five-card draw 23 % were presumed to call where a tag calls 55 % of all; in single draw 50 and 70 %."""
    called = {}
    for variant in GAMES:
        before, after = (
            _followed(variant_number(variant), 2, deeds).held[1] for deeds in ((RAISED,), (RAISED, CALLED))
        )
        told = after[before > 0] / before[before > 0]
        called[variant.key] = float((told / told.max()) @ before[before > 0])
    assert 0.5 <= called["draw5"] <= 0.7
    assert 0.6 <= called["single27"] <= 0.8
    assert all(0.7 <= called[key] <= 0.9 for key in ("triple27", "badugi"))


def test_two_queens_may_be_ahead_of_who_drew_two():
    """Who calls a raise and draws two has three of a kind, or a pair with a card that should have gone.

    One in 76 of them ended below a pair of queens.
    """
    deeds = Deed(0, 2, raised=True), Deed(0, 5, price=0.3), Deed(1, 5, drew=2)
    ends = ends_by_actions(DRAW5, 6, deeds)[5]
    queens = int(solved(DRAW5).finished(np.array([sorted(parse_cards("QcQd2h3s5d"))], np.uint8))[0] * BINS)
    assert 0.03 <= ends[:queens].sum() <= 0.08
