"""What opponents can hold: of a sample ever fewer hands are followed, and they weigh what all of them weighed."""

from __future__ import annotations

import numpy as np
import pytest

from pokertable.analysis.arrays import private_hands
from pokertable.players.opponents.personas import policy_of
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.shares import every_deal
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.reader import ANYTHING, FOLLOWED, KEPT, Reader, _Seat, _thin
from tests.narrow import known
from tests.training.weigh.spots import BetsWith, played
from tests.training.weigh.test_known_answers import river


@pytest.mark.parametrize("seldom", [0.05, 0.5])
def test_a_sample_that_is_thinned_weighs_what_it_weighed(seldom: float) -> None:
    """Who is unlikely stays seldom, and then for all of its like: likely and unlikely hands keep their parts."""
    hands = private_hands(4)[::13]
    likely = np.arange(len(hands)) % 10 == 0
    weights = np.where(likely, 1.0, seldom)
    before = np.where(likely, 0.5, 1.0)
    known = _Seat(hands, hands, weights, before, exact=False, rng=np.random.default_rng(1))
    _thin(known, weights)
    assert 0.3 * FOLLOWED < len(known.hands) <= FOLLOWED + 1
    assert (known.weights >= 1.0).all(), "whoever stays stands for itself at least"
    left = np.isin(
        known.hands.astype(np.int64) @ 52 ** np.arange(4), hands[likely].astype(np.int64) @ 52 ** np.arange(4)
    )
    assert known.weights[left].sum() / known.weights.sum() == pytest.approx(
        weights[likely].sum() / weights.sum(), abs=0.01
    )
    assert known.before[left].sum() / known.before.sum() == pytest.approx(before[likely].sum() / before.sum(), abs=0.03)


ACE = 12


def led(*, kept: float, bet: int = 4, sizes: int | None = None) -> tuple[Believed, Believed]:
    """The range of a known opponent that bets on the river with aces alone, before it did and after."""
    other = BetsWith(fits=lambda hand: ACE in {card >> 2 for card in hand}, street=3, sizes=sizes)
    before, after = list(moments(seen_hand(river("holdem", "KhQd", "Ks8h3s5d2c", f"p2 cbr {bet}", "p1 cc"), 0)))[-2:]
    reader = Reader({1: other}, 1, kept=kept)
    (first,) = reader.at(before)
    (second,) = reader.at(after)
    return first, second


def test_a_size_that_is_never_bet_tells_as_much_as_one_that_is() -> None:
    _, small = led(kept=0.0, sizes=1)
    _, large = led(kept=0.0, sizes=1, bet=100)
    np.testing.assert_allclose(large.weights, small.weights)
    assert large.weights[(large.hands >> 2 == ACE).any(axis=1)].sum() == pytest.approx(1)


def test_a_range_keeps_a_fifth_of_what_it_was_before_the_last_action() -> None:
    """One lead on the river took A-K from 92% to 2%: nobody plays exactly as presumed."""
    before, sure = led(kept=0.0)
    _, after = led(kept=KEPT)
    assert KEPT == 0.2 and np.array_equal(before.hands, after.hands)
    parts = (0.8 - ANYTHING) * sure.weights + 0.2 * before.weights + ANYTHING * after.dealt
    np.testing.assert_allclose(after.weights, parts)
    aces = (after.hands >> 2 == ACE).any(axis=1)
    assert sure.weights[aces].sum() == pytest.approx(1) and 0.8 < after.weights[aces].sum() < 0.9
    np.testing.assert_allclose(after.told[1], sure.weights)  # what is shown is what its actions tell


def test_after_several_bets_no_hand_is_impossible() -> None:
    """A pair of fours that was bet at on two streets had 0.0% in five-card stud, as if nobody ever bluffed."""
    other = BetsWith(fits=lambda hand: ACE in {card >> 2 for card in hand}, street=2)
    bets = ["p2 cc", "d dh p1 5h", "d dh p2 7d", "p2 cc", "p1 cc", "d dh p1 9h", "d dh p2 8d", "p2 cbr 8"]
    deals = ["d dh p1 4s4c", "d dh p2 ??Kd", "p1 pb", *bets, "p1 cc", "d dh p1 2c", "d dh p2 6h", "p2 cc", "p1 cc"]
    *_, moment = moments(seen_hand(played("fivestud", deals), 0))
    (sure,), (read,) = (Reader({1: other}, 1, kept=kept).at(moment) for kept in (0.0, KEPT))
    others = (read.hands >> 2 != ACE).any(axis=1) & (read.dealt > 0)
    assert sure.weights[others].sum() == 0 and (read.weights[others] > 0).all()
    assert 0.01 < read.weights[others].sum() <= ANYTHING


@pytest.mark.parametrize(
    ("game", "own", "actions"),
    [
        ("omaha", "AsKs4c5c", ["p2 cbr 6", "p1 cc", "d db KhQs3d", "p1 cc", "p2 cbr 12", "p1 cc"]),
        ("badugi", "As2h3d6s", ["p2 cc", "p1 cc", "p1 sd 6s", "d dh p1 7c", "p2 sd", "p1 cc", "p2 cbr 2", "p1 cc"]),
    ],
)
def test_a_sampled_range_keeps_a_fifth_too(game: str, own: str, actions: list[str]) -> None:
    """Hands with which this opponent would never have bet are followed on, and weigh a fifth."""
    hidden = "?" * len(own)
    events = played(game, [f"d dh p1 {own}", f"d dh p2 {hidden}", *actions])
    weights = []
    for kept in (0.0, KEPT):
        reader = Reader({1: BetsWith(fits=lambda hand: min(hand) < 26, street=1)}, 1, kept=kept)
        for moment in moments(seen_hand(events, 0)):
            (found,) = reader.at(moment)
        weights.append(found.weights[(found.hands >= 26).all(axis=1)].sum())
    assert weights[0] == 0 and 0.001 < weights[1] < 0.2


def test_no_hand_is_followed_that_holds_a_card_in_sight() -> None:
    """The other bets the flop: hands with one of its cards, or of the player's, take no place of a sample."""
    deals = ["d dh p1 AsKsQdJd", "d dh p2 ????????", "p2 cc", "p1 cc", "d db 9s7h2c", "p1 cc", "p2 cbr 4", "p1 cc"]
    *_, moment = moments(seen_hand(played("omaha", deals), 0))
    (read,) = Reader({1: policy_of("tag:beginner")}, 1).at(moment)
    assert read.read and not read.exact
    assert not np.isin(read.hands, [*moment.own, *moment.in_sight]).any() and (read.weights > 0).all()


def test_a_bet_of_a_size_that_no_hand_chooses_is_read_as_a_bet() -> None:
    """A shove of a third more than the pot said nothing: a gutshot had 41% against it."""
    before = [
        "d dh p1 Jh9c",
        "d dh p2 ????",
        "p2 cbr 6",
        "p1 cc",
        "d db Kd8s3c",
        "p1 cc",
        "p2 cbr 12",
        "p1 cc",
        "d db Qh",
        "p1 cc",
        "p2 cc",
        "d db 2s",
    ]
    told = []
    for bet in ("36", "48"):  # the pot, which tags bet, and all-in, which they do not
        events = played("holdem", [*before, "p1 cc", f"p2 cbr {bet}", "p1 cc"], 66)
        *earlier, moment = moments(seen_hand(events, 0))
        reader = Reader({1: policy_of("tag")}, 1, kept=0.0)
        for each in earlier:
            reader.at(each)
        (found,) = reader.at(moment)
        told.append(found.weights)
    assert abs(told[0] - told[1]).sum() / 2 < 0.2, "nearly the same hands"
    assert (told[1] < 1e-6).mean() > 0.3, "some are ruled out"


def against_a_lead_of(bet: int, own: str) -> float:
    """Equity with this hand on the river against a tag that bets so much into a pot of 12."""
    checked = ("p1 cc", "p2 cc")
    before = ["p2 cbr 6", "p1 cc", "d db Kd8s3c", *checked, "d db 5h", *checked, "d db 2s", "p1 cc"]
    events = played("holdem", [f"d dh p1 {own}", "d dh p2 ????", *before, f"p2 cbr {bet}", "p1 cc"])
    *earlier, moment = moments(seen_hand(events, 0))
    reader = Reader({1: policy_of("tag")}, 1)
    for each in earlier:
        reader.at(each)
    (found,) = reader.at(moment)
    return float(known(every_deal(moment, found)).by_hand(len(found.hands)) @ found.weights)


def test_ten_pots_are_not_read_as_a_bet_of_the_pot() -> None:
    """Top pair had the odds to call a shove of ten pots, with 84% against the hands that tags bet the pot with."""
    pot, ten = (against_a_lead_of(bet, "KhTc") for bet in (12, 120))
    assert pot > 0.7 and ten < 0.45, "ten pots need 48%"
    assert against_a_lead_of(120, "Ah4h") > 0.7, "a straight still calls"
