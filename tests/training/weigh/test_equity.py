"""What of the pot a hand has: enumerated heads-up with one card to come or none, else with the error it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from pokertable.analysis.equity import equity
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.model.cards import DECK
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import Event
from pokertable.players.opponents.personas import policy_of
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.shares import parts_of, share_over
from pokertable.training.explain.why import figures
from pokertable.training.weigh.equity import AgainstRanges, against_random, against_ranges
from pokertable.training.weigh.moment import Moment, moments
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict
from tests.games import few, one_of
from tests.training.weigh.spots import BetsWith, counted, played, rest

OWN = {
    "holdem": "AsTd",
    "omaha": "As2s9dKc",
    "omaha8": "As2s9dKc",
    "omaha5": "As2s9dKcTd",
    "bigo": "As2s9dKcTd",
    "omaha6": "As2s9dKcTd4d",
}
FLOP, TURN, RIVER = "3d7sQs", "3h", "Jc"


def on_a_board(game: str, *later: str) -> Moment:
    """Bet on each street so far and called, the last bet on the street after these cards faced."""
    own = OWN[game]
    actions = [f"d dh p1 {own}", f"d dh p2 {'?' * len(own)}", "p2 cbr 6", "p1 cc", f"d db {FLOP}"]
    for card in later:
        actions += ["p1 cc", "p2 cbr 6", "p1 cc", f"d db {card}"]
    return last(played(game, [*actions, "p1 cc", "p2 cbr 6", "p1 cc"]))


def in_stud(*later: str) -> Moment:
    actions = ["d dh p1 AcTc5d", "d dh p2 ????Kh", "p1 pb", "p2 cc"]
    for mine, theirs in zip(later[::2], later[1::2], strict=True):
        actions += [f"d dh p1 {mine}", f"d dh p2 {theirs}", "p2 cc", "p1 cc"]
    return last(played("stud", actions))


def three_on_a_river() -> Moment:
    table = {"variant": "NT", "antes": [0] * 3, "blinds_or_straddles": [1, 2, 0], "min_bet": 2}
    dealt = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc"]
    checks = [f"p{player} cc" for player in (1, 2, 3)]
    actions = [*dealt, "d db Qs7d2c", *checks, "d db 9h", *checks, "d db 3s", "p1 cc"]
    return last(replay(parse_hand({**table, "starting_stacks": [200] * 3, "actions": actions})).events)


def last(events: Sequence[Event]) -> Moment:
    *_, moment = moments(seen_hand(events, 0))
    return moment


def ranges(moment: Moment, seed: int = 1, played: int | None = None) -> AgainstRanges:
    policies = {seat: policy_of("tag:beginner") for seat in range(len(moment.public.seats))}
    believed = Reader(policies, seed).at(moment)
    return against_ranges(moment, believed, Dealer(moment, believed, np.random.default_rng(seed)), played, ends=False)


@pytest.mark.parametrize("later", [(TURN,), (TURN, RIVER)])
@pytest.mark.parametrize("game", OWN)
def test_heads_up_on_the_turn_and_the_river_random_hands_are_enumerated(game, later):
    share = against_random(on_a_board(game, *later), np.random.default_rng(1), None)
    assert share.stderr == 0 and share.deals > 900
    assert sum(share.by_share) == pytest.approx(share.equity) and sum(share.ends) == pytest.approx(1)


@pytest.mark.parametrize("game", ["holdem", "omaha8"])
def test_what_is_enumerated_against_random_hands_is_the_exact_equity(game):
    moment, variant = on_a_board(game, TURN), CATALOGUE[game]
    unknown = KnownCards.parse("*" * len(moment.own), variant)
    exact = equity(Matchup(variant, [KnownCards(moment.own), unknown], moment.public.known_board), exact=True)
    share = against_random(moment, np.random.default_rng(1), None)
    assert (share.equity, share.scoop) == pytest.approx((exact.hands[0].equity, exact.hands[0].scoop), abs=1e-9)
    assert share.deals == exact.deals


def test_with_the_last_card_of_stud_dealt_random_hands_are_enumerated():
    cards = ("6h", "Qd", "9s", "3h", "Th", "4d", "8d", "??")
    share = against_random(in_stud(*cards), np.random.default_rng(1), None)
    assert share.stderr == 0 and share.deals == 10_660  # three down cards of 41
    assert against_random(in_stud(*cards[:6]), np.random.default_rng(1), None).stderr > 0


@pytest.mark.parametrize("later", [(TURN,), (TURN, RIVER)])
def test_heads_up_on_the_turn_and_the_river_a_range_is_enumerated(later):
    exact = ranges(on_a_board("holdem", *later))
    assert exact.share.stderr == exact.sampled == 0


@pytest.mark.parametrize("moment", [on_a_board("holdem"), three_on_a_river()], ids=["flop", "three-handed"])
def test_elsewhere_both_are_sampled_and_say_their_error(moment):
    assert against_random(moment, np.random.default_rng(1), None).stderr > 0
    assert ranges(moment).share.stderr > 0


@pytest.mark.parametrize("seeds", few(12, 60))
@pytest.mark.parametrize("own", ["AsTd"])
def test_the_error_of_random_hands_is_as_large_as_their_spread(own, seeds):
    moment = on_a_board("holdem")
    exact = equity(
        Matchup(CATALOGUE["holdem"], [KnownCards(moment.own), KnownCards(())], moment.public.known_board), exact=True
    )
    found = [against_random(moment, np.random.default_rng(seed), 100) for seed in range(seeds)]
    away = [(each.equity - exact.hands[0].equity) / each.stderr for each in found]
    assert 0.6 < np.sqrt(np.mean(np.square(away))) < 1.5


@pytest.mark.parametrize("seeds", few(8, 20))
@pytest.mark.parametrize("game", one_of(2, ["single27", "triple27"]))
def test_a_range_that_is_a_sample_has_its_error_too(game, seeds):
    """A few hundred hands of a draw game: other samples of them come out otherwise than more deals would say."""
    actions = ["d dh p1 9h8d4s3c2d", "d dh p2 ??????????", "p2 cc", "p1 cc", "p1 sd", "p2 sd", "p1 cc"]
    moment = last(played(game, actions))
    found = [ranges(moment, seed) for seed in range(seeds)]
    spread = float(np.std([each.share.equity for each in found], ddof=1))
    assert 0.5 < spread / np.mean([each.share.stderr for each in found]) < 1.6
    assert all(each.sampled > 0 for each in found)


def test_on_a_river_a_hand_of_two_cards_has_what_the_readable_rules_say():
    moment = on_a_board("holdem", TURN, RIVER)
    board, unseen = moment.public.known_board, rest(moment.own, moment.public.known_board)
    others = [(one, two) for at, one in enumerate(unseen) for two in unseen[:at]]
    parts, _ = counted("holdem", moment.own, board, others)
    share = against_random(moment, np.random.default_rng(1), None)
    assert share.equity == pytest.approx(float(parts.mean())) and share.deals == len(others)


def bet_on_a_river(*after: str) -> Moment:
    """Three on A-K-Q-J-3 of hold'em; the first, with two deuces, to call or raise what the third bets."""
    table = {"variant": "NT", "antes": [0] * 3, "blinds_or_straddles": [1, 2, 0], "min_bet": 2}
    dealt = ["d dh p1 2d2c", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc"]
    checks = [f"p{player} cc" for player in (1, 2, 3)]
    actions = [*dealt, "d db KdQs3c", *checks, "d db Jh", *checks, "d db Ac", "p1 cc", "p2 cc", "p3 cbr 6", *after]
    return last(replay(parse_hand({**table, "starting_stacks": [200] * 3, "actions": actions})).events)


NOTHING = [{one, other} for one in range(2, 6) for other in range(one + 1, 6)]
"""The ranks of two cards from four to seven without a pair."""


def test_the_price_of_a_call_is_that_of_the_pot_without_who_may_fold_behind_it() -> None:
    """Two deuces beat all that bets here and 62% of what may call behind: that was compared with the price."""
    moment = bet_on_a_river("p1 cc")
    assert moment.owing == (1,)
    bluffs = BetsWith(fits=lambda hand: {DECK[card].rank for card in hand} in NOTHING, street=3)
    tag = policy_of("tag:beginner")
    believed = Reader({1: tag, 2: bluffs}, 1, kept=0.0).at(moment)
    found = against_ranges(moment, believed, Dealer(moment, believed, np.random.default_rng(1)), None, ends=False)
    assert found.called is not None and found.called.equity == 1
    assert found.share.equity == pytest.approx(0.62, abs=0.02)
    verdict = Verdict(moment, found.share, found.share, None, 0, settled=False, is_over=False, called=found.called)
    assert verdict.has_odds and "100.0% against their ranges if nobody else called, 62." in str(figures(verdict))
    unknown = replace(verdict, called=None)  # as a stored decision has it
    assert unknown.needed is None and unknown.has_odds, "against all it has the odds, so against fewer too"
    assert "if nobody" not in str(figures(unknown))


@pytest.mark.parametrize(
    ("actions", "owing"),
    [
        ("p3 cbr 6, p4 cc, p1 cc", (1,)),  # the big blind
        ("p3 cc, p4 cc, p1 cc", ()),  # the big blind has its chips in
        ("p3 cc, p4 cc, p1 cbr 12, p2 f, p3 f, p4 cbr 30, p1 cc", ()),
        ("p3 cbr 6, p4 cbr 20, p1 cc", (1, 2)),  # who raised first has not paid the second raise
        ("p3 cbr 6, p4 cbr 200, p1 cc", (1, 2)),
        ("p3 cbr 200, p4 cc, p1 cc", (1,)),
    ],
)
def test_who_must_still_pay_after_a_call(actions: str, owing: tuple[int, ...]) -> None:
    table = {"variant": "NT", "antes": [0] * 4, "blinds_or_straddles": [1, 2, 0, 0], "min_bet": 2}
    dealt = ["d dh p1 AsKs", *[f"d dh p{player} ????" for player in (2, 3, 4)]]
    hand = {**table, "starting_stacks": [200] * 4, "actions": [*dealt, *actions.split(", ")]}
    assert last(replay(parse_hand(hand)).events).owing == owing


def three_in_five_card_stud(mine: str) -> Moment:
    """On fifth street against king high and a pair of nines, with these up cards."""
    dealt = [f"d dh p1 As{mine[:2]}", "d dh p2 ??Kc", "d dh p3 ??9c", "p1 pb", "p2 cc", "p3 cc"]
    for at, (second, third) in enumerate((("8d", "9d"), ("4s", "3h"), ("Jd", "6c")), 1):
        dealt += [f"d dh p1 {mine[2 * at : 2 * at + 2]}", f"d dh p2 {second}", f"d dh p3 {third}"]
        dealt += ["p3 cc", "p1 cc", "p2 cc"] if at < 3 else ["p3 cbr 8", "p1 cc"]
    return last(played("fivestud", dealt, antes=[1] * 3, starting_stacks=[400] * 3, blinds_or_straddles=[0] * 3))


@pytest.mark.parametrize("mine", ["2h5c7dTs", "2hAc7dTs"])
def test_the_hands_of_several_opponents_are_counted_together_once_all_cards_are_dealt(mine: str) -> None:
    """An ace that two kings and nines beat in sight had 0.0% ± 0.3."""
    moment, policies = three_in_five_card_stud(mine), [policy_of("tag")] * 3
    believed = Reader(dict(enumerate(policies)), 1).at(moment)
    rng = np.random.default_rng(1)
    dealer = Dealer(moment, believed, rng)
    found = against_ranges(moment, believed, dealer, None, ends=False)
    anything = against_random(moment, rng, None)
    assert found.share.stderr == anything.stderr == 0 and found.called is not None and found.called.stderr == 0
    sampled = share_over(parts_of(moment, dealer.draw(3000, 1)), 1)
    assert found.share.equity == pytest.approx(sampled.equity, abs=4 * sampled.stderr + 1e-9)
    alone = share_over(parts_of(moment, dealer.draw(3000, 1), moment.owing), 1)
    assert found.called.equity == pytest.approx(alone.equity, abs=4 * alone.stderr + 1e-9)
    by_random = share_over(parts_of(moment, Dealer(moment, (), rng).draw(3000, 1)), 1)
    assert anything.equity == pytest.approx(by_random.equity, abs=4 * by_random.stderr + 1e-9)
