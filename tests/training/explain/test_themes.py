"""Each decision worse than fine has a theme of a coach's list, and a sentence that names the reason."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pokertable.model.hand.actions import Action, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Event
from pokertable.session.record.spectator import seen_hand
from pokertable.training.deals.shares import PotEquity
from pokertable.training.explain.reasons import Reason, Theme
from pokertable.training.explain.why import reason
from pokertable.training.weigh.loss import Known, Measured
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.severity import Severity
from pokertable.training.weigh.verdict import Verdict
from tests.training.weigh.spots import played

LOST = 1000.0
"""Chips: a blunder in any pot."""


def share(
    equity: float, *, low: float = 0.0, scoop: float = 0.0, quartered: float = 0.0, split: bool = False
) -> PotEquity:
    """Of a split pot half is won, where it is not won whole."""
    by_share = (equity - low, low) if split else (equity,)
    half = 2 * (equity - scoop) if split else 0.0
    return PotEquity(equity, 0.0, by_share, (1 - half - scoop, 0.0, half, 0.0, scoop), quartered, 1000)


def reason_of(
    events: Sequence[Event],
    best: type[Action],
    equity: PotEquity,
    *,
    worth: float = -LOST,
    push: float | None = None,
    pushes: bool = False,
    called: PotEquity | None = None,
) -> Reason:
    """The reason where the last decision of the first player lost a thousand chips against this choice.

    `push` is what an all-in is worth, none given: as the others. `pushes`: the largest raise is the best one. `called`
    is the equity if nobody else calls.
    """
    *_, moment = moments(seen_hand(events, 0))
    at = next(at for at, choice in enumerate(moment.choices) if isinstance(choice, best))
    at = len(moment.choices) - 1 if pushes else at
    taken = moment.choices.index(moment.taken)
    means = tuple([0.0 if isinstance(each, Fold) else worth for each in moment.choices])
    means = tuple([worth + LOST if each == at and best is not Fold else mean for each, mean in enumerate(means)])
    means = (*means[:-1], means[-1] if push is None else push)
    exact = tuple([Known(0.0, 0.0) for _ in means])
    ahead = tuple([Known(mean - means[taken], 0.0) for mean in means])
    measured = Measured(means, (0.0,) * len(means), at, exact, ahead, 0.0, LOST, 0.0)
    verdict = Verdict(moment, equity, equity, measured, 1000, settled=True, is_over=True, called=called)
    assert verdict.so_far is Severity.BLUNDER
    return reason(verdict)


def hand(game: str, own: str, *actions: str, stack: int = 400) -> list[Event]:
    return played(game, [f"d dh p1 {own}", f"d dh p2 {'?' * len(own)}", *actions], stack)


FLOP = ("p2 cbr 6", "p1 cc")
CALLED = ("p1 cc", "p2 cbr 12", "p1 cc")


def test_wrong_price() -> None:
    events = hand("holdem", "4h3h", *FLOP, "d db KsQd8c", *CALLED)
    assert reason_of(events, Fold, share(0.1)) is Reason.PAID
    folded = hand("holdem", "KhQh", *FLOP, "d db KsQd8c", "p1 cc", "p2 cbr 12", "p1 f")
    assert reason_of(folded, CheckCall, share(0.9)) is Reason.FOLDED_CALL
    assert {Reason.PAID.theme, Reason.FOLDED_CALL.theme} == {Theme.PRICE}


def test_who_calls_behind_pays_for_a_hand_without_the_odds() -> None:
    """Aces up on seventh street were said to have the odds to call with 14% of the 20% needed, two others behind."""
    deals = ["d dh p1 KhQd", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db Ks7d2c", "p1 cc", "p2 cc"]
    events = played(
        "holdem",
        [*deals, "p3 cbr 4", "p1 f"],
        antes=[0, 0, 0],
        starting_stacks=[400] * 3,
        blinds_or_straddles=[1, 2, 0],
    )
    found = [reason_of(events, CheckCall, share(each)) for each in (0.1, 0.9)]
    assert found == [Reason.FOLDED_IMPLIED, Reason.FOLDED_CALL]
    assert reason_of(events, CheckCall, share(0.1), called=share(0.5)) is Reason.FOLDED_CALL
    assert reason_of(events, CheckCall, share(0.1), called=share(0.2)) is Reason.FOLDED_IMPLIED


def test_a_call_that_is_worth_less_than_a_fold_is_about_its_price_whatever_a_bluff_would_bring() -> None:
    events = hand("holdem", "4h3h", *FLOP, "d db KsQd8c", *CALLED)
    assert reason_of(events, RaiseTo, share(0.1)) is Reason.PAID
    assert reason_of(events, RaiseTo, share(0.1), worth=1.0) is Reason.CALLED


def test_a_call_with_an_even_share_is_too_passive_where_a_raise_is_best_though_it_is_worth_less_than_a_fold() -> None:
    """With 63% a player was told that later bets cost too much, as if a fold was better."""
    events = hand("holdem", "KhQh", *FLOP, "d db KsQd8c", *CALLED)
    assert reason_of(events, RaiseTo, share(0.63)) is Reason.CALLED
    assert reason_of(events, Fold, share(0.63)) is not Reason.CALLED


def test_full_price_for_half_a_pot() -> None:
    events = hand("omaha8", "As2h9dKc", *FLOP, "d db 7s8dJc", *CALLED)
    assert reason_of(events, Fold, share(0.3, low=0.28, scoop=0.05, split=True)) is Reason.FOR_HALF
    assert Reason.FOR_HALF.theme is Theme.HALF


def test_a_hand_that_mostly_wins_nothing_is_not_for_half() -> None:
    """King high with a low share of 0% was said to win only half: it lost outright two times in three."""
    events = hand("omaha8", "As2h9dKc", *FLOP, "d db 7s8dJc", *CALLED)
    assert reason_of(events, Fold, share(0.22, scoop=0.05, split=True)) is not Reason.FOR_HALF


def test_quartered() -> None:
    events = hand("omaha8", "As2h9dKc", *FLOP, "d db 7s8dJc", *CALLED)
    assert reason_of(events, Fold, share(0.3, low=0.28, quartered=0.4, split=True)) is Reason.QUARTERED
    assert Reason.QUARTERED.theme is Theme.QUARTERED


@pytest.mark.parametrize(("turn", "counterfeited"), [("6d", True), ("Kd", False)])
def test_what_never_was_a_low_is_not_counterfeited_by_the_river(turn: str, counterfeited: bool) -> None:
    """A river that brought the third low card of the board paired the hand's own: it had been a draw until then."""
    deals = ("d db 7s8dJc", "p1 cc", "p2 cc", f"d db {turn}", "p1 cc", "p2 cc", "d db 2c", *CALLED)
    found = reason_of(hand("omaha8", "As2h9dKc", *FLOP, *deals), Fold, share(0.3, low=0.1, scoop=0.2, split=True))
    assert (found is Reason.COUNTERFEITED) is counterfeited


@pytest.mark.parametrize(("turn", "counterfeited"), [("2c", True), ("Qc", False), ("4c", False)])
def test_counterfeited(turn: str, counterfeited: bool) -> None:
    """Ace and deuce in hand, a deuce comes; with a third low card in hand it would change nothing."""
    events = hand("omaha8", "As2h9dKc", *FLOP, "d db 7s8dJc", "p1 cc", "p2 cc", f"d db {turn}", *CALLED)
    found = reason_of(events, Fold, share(0.3, low=0.1, scoop=0.2, split=True))
    assert (found is Reason.COUNTERFEITED) is counterfeited
    for own, flop in (("Ts2h2d3c", "7s8dJc"), ("As2h9dKc", "7sQdJc")):
        other = hand("omaha8", own, *FLOP, f"d db {flop}", "p1 cc", "p2 cc", f"d db {turn}", *CALLED)
        said = reason_of(other, Fold, share(0.3, low=0.1, scoop=0.2, split=True))
        assert said is not Reason.COUNTERFEITED, "trips, or no draw to a low"
    third = hand("omaha8", "As2h3dKc", *FLOP, "d db 7s8dJc", "p1 cc", "p2 cc", f"d db {turn}", *CALLED)
    assert reason_of(third, Fold, share(0.3, low=0.1, scoop=0.2, split=True)) is not Reason.COUNTERFEITED
    assert Reason.COUNTERFEITED.theme is Theme.COUNTERFEITED


@pytest.mark.parametrize(("own", "lower"), [("6h5hTcJd", True), ("Ah5hTcJd", False), ("6h5cTcJd", False)])
def test_drawing_to_a_non_nut(own: str, lower: bool) -> None:
    events = hand("omaha", own, *FLOP, "d db KhQh8s", *CALLED)
    assert (reason_of(events, Fold, share(0.2)) is Reason.NON_NUT_DRAW) is lower
    made = hand("omaha", own, *FLOP, "d db KhQh8h", *CALLED)
    assert (reason_of(made, Fold, share(0.2)) is Reason.NON_NUT) is lower
    assert Reason.NON_NUT.theme is Reason.NON_NUT_DRAW.theme is Theme.NON_NUT


@pytest.mark.parametrize("board", ["QsQdQc 4s", "QsQd4s 4d"])
def test_where_full_houses_beat_the_best_flush_it_is_not_the_lower_one_that_is_wrong(board: str) -> None:
    """A draw with a tenth of a per cent was said not to be to the nuts."""
    flop, turn = board.split()
    events = hand("omaha", "JsTs2s8h", *FLOP, f"d db {flop}", "p1 cc", "p2 cc", f"d db {turn}", *CALLED)
    assert reason_of(events, Fold, share(0.01)) is Reason.PAID
    one = hand("omaha", "JsTs2s8h", *FLOP, "d db QsQd7c", "p1 cc", "p2 cc", "d db 4s", *CALLED)
    assert [reason_of(one, Fold, share(each)) for each in (0.029, 0.2)] == [Reason.PAID, Reason.NON_NUT_DRAW]


def low_draw(fourth: str, fifth: str, *ups: str) -> list[Event]:
    """Eight, five, four and king call with three players, whose up cards these are, two each and one more each."""
    deals = [
        *["d dh p1 8h5s4h", f"d dh p2 ????{ups[0]}", f"d dh p3 ????{ups[1]}", "p1 pb", "p2 cbr 4", "p3 cc", "p1 cc"],
        *[f"d dh p1 {fourth}", f"d dh p2 {ups[2]}", f"d dh p3 {ups[3]}", "p2 cc", "p3 cc", "p1 cc"],
        *[f"d dh p1 {fifth}", f"d dh p2 {ups[4]}", f"d dh p3 {ups[5]}", "p2 cbr 8", "p3 cc", "p1 cc"],
    ]
    return played("stud8", deals, antes=[1] * 3, starting_stacks=[400] * 3, blinds_or_straddles=[0] * 3)


def test_cards_are_dead_by_how_many_are_live() -> None:
    """Four of twenty lows were too many, as many as chance lays open."""
    low, high = share(0.2, low=0.1, scoop=0.1, split=True), share(0.2, low=0.01, scoop=0.1, split=True)
    few = low_draw("Kd", "2c", "Ks", "Qc", "Ac", "Js", "Td", "7d")
    many = low_draw("Kd", "2c", "As", "6d", "7c", "3d", "3c", "7d")
    assert [reason_of(each, Fold, low) is Reason.DEAD_CARDS for each in (few, many)] == [False, True]
    assert reason_of(many, Fold, high) is not Reason.DEAD_CARDS, "lows that are worth 1% are not needed"


@pytest.mark.parametrize(("theirs", "dead"), [("KcKd9d9h", True), ("QcQdTd6h", False)])
def test_dead_outs(theirs: str, dead: bool) -> None:
    """A pair of kings and a nine, of which the other shows so many."""
    deals = [
        *["d dh p1 KsKh9c", f"d dh p2 ????{theirs[:2]}", "p1 pb", "p2 cbr 4", "p1 cc"],
        *["d dh p1 4c", f"d dh p2 {theirs[2:4]}", "p2 cc", "p1 cc", "d dh p1 3d", f"d dh p2 {theirs[4:6]}"],
        *["p2 cc", "p1 cc", "d dh p1 2h", f"d dh p2 {theirs[6:]}", "p2 cbr 8", "p1 cc"],
    ]
    assert (reason_of(played("stud", deals), Fold, share(0.2)) is Reason.DEAD_CARDS) is dead
    assert Reason.DEAD_CARDS.theme is Theme.DEAD


def test_in_razz_no_outs_are_dead_because_cards_that_would_pair_the_hand_are_gone() -> None:
    """A call with 8% was told that too many of the cards it needed were gone."""
    deals = ["d dh p1 2c8s7h", "d dh p2 ????8h", "p2 pb", "p1 cc", "d dh p1 Kc", "d dh p2 7s", "p2 cc", "p1 cc"]
    deals += ["d dh p1 Jd", "d dh p2 2h", "p2 cc", "p1 cc", "d dh p1 Kd", "d dh p2 8c", "p2 cbr 8", "p1 cc"]
    events = played("razz", deals)
    assert reason_of(events, Fold, share(0.08)) is not Reason.DEAD_CARDS


def test_too_weak_to_start() -> None:
    events = hand("holdem", "7h2c", "p2 cbr 6", "p1 cc")
    assert reason_of(events, Fold, share(0.3)) is Reason.TOO_WEAK
    assert reason_of(hand("holdem", "7h2c", "p2 cbr 6", "p1 cbr 18"), Fold, share(0.3)) is Reason.TOO_WEAK
    for_high = share(0.13, low=0.01, scoop=0.01, split=True)
    assert reason_of(hand("omaha8", "5c8cKc5s", "p2 cbr 6", "p1 cc"), Fold, for_high) is Reason.TOO_WEAK
    assert Reason.TOO_WEAK.theme is Theme.START


def test_a_start_that_is_played_is_not_too_weak_to_start_with() -> None:
    """Ace-ten, top 8%, was called too weak to start with where a re-raise made its price too high."""
    raised = ("p2 cbr 6", "p1 cbr 18", "p2 cbr 60", "p1 cc")
    assert reason_of(hand("holdem", "AhTc", *raised), Fold, share(0.2)) is Reason.PAID
    assert reason_of(hand("holdem", "7h2c", *raised), Fold, share(0.2)) is Reason.TOO_WEAK


def test_too_passive_with_the_best() -> None:
    best = share(0.9)
    assert reason_of(hand("holdem", "KhKd", "p2 cbr 6", "p1 f"), RaiseTo, best) is Reason.FOLDED_RAISE
    assert reason_of(hand("holdem", "KhKd", "p2 cbr 6", "p1 cc"), RaiseTo, best, worth=10.0) is Reason.CALLED
    assert reason_of(hand("holdem", "KhKd", *FLOP, "d db Ks8c2d", "p1 cc"), RaiseTo, best) is Reason.CHECKED
    assert {each.theme for each in (Reason.FOLDED_RAISE, Reason.CALLED, Reason.CHECKED)} == {Theme.PASSIVE}


def test_bluff_into_who_never_folds() -> None:
    events = hand("holdem", "4h3h", *FLOP, "d db KsQd8c", "p1 cbr 12")
    assert reason_of(events, CheckCall, share(0.1)) is Reason.BLUFFED
    assert reason_of(events, CheckCall, share(0.7)) is Reason.BET
    raised = hand("holdem", "4h3h", *FLOP, "d db KsQd8c", "p1 cc", "p2 cbr 12", "p1 cbr 40")
    assert reason_of(raised, Fold, share(0.1)) is Reason.BLUFFED
    assert Reason.BLUFFED.theme is Theme.BLUFF


def test_who_is_beaten_with_a_flush_has_not_bluffed() -> None:
    """A made flush that was raised into threes full was said to have bluffed."""
    bet = hand("holdem", "4h3h", *FLOP, "d db KhQh8h", "p1 cbr 12")
    assert reason_of(bet, CheckCall, share(0.1)) is Reason.BET
    raised = hand("holdem", "4h3h", *FLOP, "d db KhQh8h", "p1 cc", "p2 cbr 12", "p1 cbr 40")
    assert reason_of(raised, CheckCall, share(0.1)) is Reason.RAISED


def test_who_is_beaten_with_a_badugi_has_not_bluffed() -> None:
    """A 9-high badugi that stood pat and bet was said to have bluffed."""
    before = ("p2 cbr 4", "p1 cc", "p1 sd", "p2 sd", "p1 cbr 2")
    assert reason_of(hand("badugi", "8d6c9h4s", *before), CheckCall, share(0.1)) is Reason.BET
    assert reason_of(hand("badugi", "8d6c9h4h", *before), CheckCall, share(0.1)) is Reason.BLUFFED


@pytest.mark.parametrize(
    ("own", "expected"), [("9d8c6h4s2c", Reason.BET), ("Jd8c6h4s2c", Reason.BLUFFED), ("9d9c6h4s2c", Reason.BLUFFED)]
)
def test_who_is_beaten_with_a_pat_low_has_not_bluffed(own: str, expected: Reason) -> None:
    before = ("p2 cbr 6", "p1 cc", "p1 sd", "p2 sd", "p1 cbr 12")
    assert reason_of(hand("single27", own, *before), CheckCall, share(0.1)) is expected


@pytest.mark.parametrize(("fifth", "expected"), [("Jd", Reason.BET), ("2d", Reason.BLUFFED)])
def test_who_is_beaten_with_three_of_a_kind_in_stud_has_not_bluffed(fifth: str, expected: Reason) -> None:
    """Three jacks were to check because "too few of their hands would fold"."""
    deals = ["d dh p1 JhJsAd", "d dh p2 ????Kc", "p2 pb", "p1 cc", "d dh p1 7c", "d dh p2 8c", "p1 cc", "p2 cc"]
    events = played("stud8", [*deals, f"d dh p1 {fifth}", "d dh p2 6c", "p1 cbr 8"])
    assert reason_of(events, CheckCall, share(0.1)) is expected


def test_on_seventh_street_no_card_is_needed() -> None:
    deals = ["d dh p1 KsKh9c", "d dh p2 ????Kc", "p1 pb", "p2 cbr 4", "p1 cc"]
    for mine, theirs in (("4c", "9d"), ("3d", "Kd"), ("2h", "9h")):
        deals += [f"d dh p1 {mine}", f"d dh p2 {theirs}", "p2 cc", "p1 cc"]
    deals += ["d dh p1 Tc", "d dh p2 ??", "p2 cbr 8", "p1 cc"]
    assert reason_of(played("stud", deals), Fold, share(0.05)) is Reason.PAID


def test_missed_thin_value() -> None:
    checks = ("p1 cc", "p2 cc")
    events = hand("holdem", "KhTd", *FLOP, "d db Ks8c2d", *checks, "d db 5h", *checks, "d db 3c", "p1 cc")
    assert reason_of(events, RaiseTo, share(0.7)) is Reason.THIN_VALUE
    assert Reason.THIN_VALUE.theme is Reason.BET_MORE.theme is Theme.VALUE


def test_a_missed_bluff_on_the_river_is_not_called_by_worse() -> None:
    checks = ("p1 cc", "p2 cc")
    events = hand("holdem", "5h4d", *FLOP, "d db Ks8c2d", *checks, "d db Th", *checks, "d db 3c", "p1 cc")
    assert reason_of(events, RaiseTo, share(0.1)) is Reason.CHECKED


def test_out_of_position() -> None:
    """The price is right and it loses all the same: the other acts behind on every street to come.

    It was said of a pair of deuces too, which later bets cost too much from any seat.
    """
    events = hand("holdem", "Jh9d", *FLOP, "d db KsQd8c", *CALLED)
    assert [reason_of(events, Fold, share(each)) for each in (0.4, 0.35)] == [
        Reason.OUT_OF_POSITION,
        Reason.LATER_COST,
    ]
    assert Reason.OUT_OF_POSITION.theme is Theme.POSITION


def test_a_right_price_that_later_bets_cost_more_than() -> None:
    """In stud nobody is out of position; without the odds it is the price."""
    deals = [
        *["d dh p1 9cJd8h", "d dh p2 ????3s", "p2 pb", "p1 cbr 4", "p2 cc"],
        *["d dh p1 2c", "d dh p2 3d", "p2 cbr 4", "p1 cc"],
    ]
    found = [
        reason_of(played("stud8", deals), Fold, share(each, low=0.03, scoop=0.2, split=True)) for each in (0.4, 0.1)
    ]
    assert found[0] is Reason.LATER_COST and found[0].theme is Theme.PRICE
    assert found[1] is not Reason.LATER_COST


def test_short_stack_push_or_fold() -> None:
    assert reason_of(hand("holdem", "7h2c", "p2 cbr 6", "p1 cc", stack=30), Fold, share(0.3)) is Reason.PUSH_OR_FOLD
    folded = hand("holdem", "AhQc", "p2 cbr 6", "p1 f", stack=30)
    assert reason_of(folded, RaiseTo, share(0.6), pushes=True) is Reason.FOLDED_PUSH
    assert reason_of(hand("holdem", "7h2c", "p2 cbr 6", "p1 cc", stack=32), Fold, share(0.3)) is Reason.TOO_WEAK
    shove = hand("holdem", "7h2c", "p2 cbr 30", "p1 cc", stack=30)
    assert reason_of(shove, Fold, share(0.3)) is Reason.FOR_THE_STACK
    assert {each.theme for each in (Reason.FOLDED_PUSH, Reason.PUSH_OR_FOLD, Reason.FOR_THE_STACK)} == {Theme.SHORT}


def test_all_in_or_fold_is_said_before_the_flop_and_without_fixed_limit_alone() -> None:
    flop = hand("holdem", "AhQc", *FLOP, "d db KsQd8c", "p1 cc", "p2 cbr 6", "p1 f", stack=26)
    assert reason_of(flop, RaiseTo, share(0.6), pushes=True) is Reason.FOLDED_RAISE
    stud = played("stud", ["d dh p1 KcKd8h", "d dh p2 ????3s", "p2 pb", "p1 f"], 10)
    assert reason_of(stud, RaiseTo, share(0.6), pushes=True) is Reason.FOLDED_RAISE


def test_all_in_or_fold_is_said_only_where_all_in_is_no_worse_than_what_was_done() -> None:
    """It was said of a call worth -2.2 big blinds, where all-in was worth -2.7."""
    called = hand("holdem", "7h2c", "p2 cbr 6", "p1 cc", stack=30)
    assert reason_of(called, Fold, share(0.3), push=-LOST - 1) is Reason.TOO_WEAK
    assert reason_of(called, Fold, share(0.3), push=-LOST + 1) is Reason.PUSH_OR_FOLD
    folded = hand("holdem", "AhQc", "p2 cbr 6", "p1 f", stack=30)
    assert reason_of(folded, RaiseTo, share(0.6), push=-1) is Reason.FOLDED_RAISE


def test_where_the_limit_lets_nobody_push_nothing_is_called_push_or_fold() -> None:
    """Fifteen big blinds in pot-limit: a raise of the pot is to eighteen of thirty."""
    called = hand("omaha", "7h2cQdJs", "p2 cbr 6", "p1 cc", stack=30)
    assert reason_of(called, Fold, share(0.3)) is Reason.TOO_WEAK
    assert (
        reason_of(hand("omaha", "AhAcKdJs", "p2 cbr 6", "p1 f", stack=30), RaiseTo, share(0.6)) is Reason.FOLDED_RAISE
    )
    assert reason_of(hand("omaha", "7h2cQdJs", "p2 cbr 6", "p1 cc", stack=16), Fold, share(0.3)) is Reason.PUSH_OR_FOLD


def test_every_reason_for_a_loss_has_a_theme_and_every_theme_a_reason() -> None:
    no_fault = {
        "NOT_WEIGHED",
        "ROUGH",
        "NOT_SETTLED",
        "TOO_CLOSE",
        "TOO_FEW",
        "BEST",
        "CLOSE",
        "SMALL",
        "BELOW_PRICE",
        "FREE",
        "PAT_EXPLOITS",
        "DRAW_EXPLOITS",
        "EXPLOITS",
        "BET_EXPLOITS",
        "SIZES",
        "TRAPS",
        "CHECK_EXPLOITS",
        "CALL_EXPLOITS",
    }
    assert {each.name for each in Reason if each.theme is None} == no_fault
    assert {each.theme for each in Reason} - {None} == set(Theme)
