"""Why a choice is best: reasons with their figures, none that the figures contradict, in every spot that is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.resources import root
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.shares import PotEquity
from pokertable.training.decide import bank
from pokertable.training.decide.gain import By, earned_by
from pokertable.training.decide.reading import seated
from pokertable.training.decide.sentences import ADVICE, TABLE, Round
from pokertable.training.decide.spot import DecideSpot, Values
from pokertable.training.decide.why import round_of, waiting, why
from pokertable.training.decide.words import facts, headline
from pokertable.training.explain import themes
from pokertable.training.explain.reasons import Reason
from pokertable.training.weigh.equity import against_ranges
from pokertable.training.weigh.reader import Reader
from tests.games import few
from tests.training.decide.banks import spots
from tests.training.decide.test_refusals import weighed
from tests.training.explain.test_themes import FLOP, hand, share
from tests.training.weigh.spots import played

BARE = [
    str(ADVICE[reason])
    for reason in (Reason.BET, Reason.CHECKED, Reason.CALLED, Reason.RAISED, Reason.FOLDED_RAISE, Reason.PAID)
]
"""Sentences that say which choice is better, and not why."""


SEEN = 8
"""Cards in sight of the spot with a price, at least."""
EACH = 7
"""One in so many of the stored spots is looked at."""


@cache
def stored() -> list[DecideSpot]:
    files = sorted((root() / bank.FOLDER).rglob("*.jsonl"))
    return [
        DecideSpot.from_json(spot) for file in files for spot in bank.read(file.read_text(encoding="utf-8"))[::EACH]
    ]


def priced() -> DecideSpot:
    """A spot of stud with a bet faced, cards to come, and nobody else who has yet to pay."""
    for line in bank.read((root() / bank.FOLDER / "stud8.jsonl").read_text(encoding="utf-8")):
        spot = DecideSpot.from_json(line)
        kinds, moment = [type(each) for each in spot.choices], spot.moment
        is_faced = kinds == [Fold, CheckCall, RaiseTo] and moment.public.street and not moment.owing
        if is_faced and moment.streets_left and len(moment.in_sight) >= SEEN:
            return spot
    raise AssertionError("the bank of stud has no such spot")


def test_every_answer_has_a_reason_that_its_figures_bear_out() -> None:
    for spot in stored():
        said, verdict = str(headline(spot, None)), spot.verdict(spot.values.best)
        assert not any(bare in said for bare in BARE), (spot.id, said)
        best, share = spot.choices[spot.values.best], spot.ranges.equity
        if "more than an even share" in said:
            assert themes.has_the_edge(verdict), (spot.id, said)
        if "): build the pot" in said:
            assert isinstance(best, RaiseTo) and best.amount < spot.moment.legal.all_in_total, (spot.id, said)
        price = re.search(r"You have (only )?([\d.]+)% equity, and a call .*needs ([\d.]+)%", said)
        if price is not None:
            assert round(100 * share) == round(float(price[2])), (spot.id, said)
            assert verdict.needed is not None, (spot.id, said)
            is_less = best == Fold()
            assert (float(price[2]) < float(price[3])) is is_less is (price[1] is not None), (spot.id, said)


def test_of_the_worst_starts_no_more_are_said_to_be_better_than_are() -> None:
    """Of deuce-trey "100% of starting hands are better than yours" stood beside "Bottom 10%"."""
    found = 0
    for line in bank.read((root() / bank.FOLDER / "holdem.jsonl").read_text(encoding="utf-8")):
        if line["theme"] != "first_in" or line["choices"][line["best"]] != "f":
            continue
        spot = DecideSpot.from_json(line)
        said = re.match(r"Fold\. (\d+)% of starting hands are better", str(headline(spot, None)))
        worst = re.match(r"Bottom (\d+)%", str(facts(spot)[0].value))
        if said is not None and worst is not None:
            found += 1
            assert int(said[1]) + int(worst[1]) == 100, (spot.id, said[0], worst[0])
    assert found


def test_an_equity_of_all_who_are_in_says_so_while_some_may_fold() -> None:
    """A push of eights before four players stood beside "You have 29.9%, against their ranges"."""
    found = 0
    for spot in stored():
        before_several = len(spot.moment.opponents) > 1 and bool(waiting(spot.moment))
        if CheckCall() not in spot.choices and not spot.moment.public.drawing and before_several:
            found += 1
            assert "if everybody else stays in and nobody bets again" in str(facts(spot)[-1].note), spot.id
    assert found


def test_cards_that_win_nothing_are_not_needed() -> None:
    """ "Live cards you need: 12 of 18" stood beside an equity of 3%: a pair won nothing."""
    spot = next(each for each in stored() if themes.cards_wanted(each.verdict(each.values.best)))
    hopeless = replace(spot, ranges=spot.ranges._replace(equity=0.03))
    said = [["Live cards you need" in str(fact.title) for fact in facts(each)] for each in (spot, hopeless)]
    assert any(said[0]) and not any(said[1])


def test_what_is_had_stands_beside_no_price_that_it_is_no_measure_of() -> None:
    """Whoever called all-in with K-2 before two blinds was said to have 20% where 31% was needed: if all stayed in."""
    priced = unpriced = 0
    for spot in stored():
        fact = facts(spot)[-1]
        if not (CheckCall() in spot.choices and spot.moment.legal.check_call and spot.moment.owing):
            continue
        if isinstance(spot.choices[spot.values.best], RaiseTo) or spot.called is None:
            unpriced += 1
            assert fact.needs is None and "if everybody else stays in and nobody bets again" in str(fact.note)
        else:
            priced += 1
            assert fact.needs is not None and fact.has == spot.called.equity
            calls_in_prizes = spot.pool is not None and spot.choices[spot.values.best] == CheckCall()
            assert calls_in_prizes or "if nobody else calls" in str(fact.note), spot.id
    assert priced and unpriced


@pytest.mark.parametrize("one_in", few(5, 1))
def test_a_price_if_the_others_fold_is_told_where_the_hand_has_it(one_in: int) -> None:
    """Hands with 45% against who had bet were told that 36% was too much for them even if the others folded."""
    found = 0
    files = sorted((root() / bank.FOLDER).rglob("*.jsonl"))
    for line in [each for file in files for each in bank.read(file.read_text(encoding="utf-8"))][::one_in]:
        spot = DecideSpot.from_json(line)
        told, price = str(headline(spot, None)), spot.moment.legal.price
        if "if nobody else calls" not in told and "even if everybody calls" not in told:
            continue
        if spot.choices[spot.values.best] == Fold():
            assert price is not None and spot.called is not None, (spot.id, told)
            is_less = spot.called.equity < price.fraction
            assert ("You have only" in told and "still to act" in told) is is_less, (spot.id, told)
            assert ("may still call or raise" in told) is not is_less, (spot.id, told)
            continue
        found += 1
        if spot.pool is not None:
            has = "more in prizes; your hand has enough."
        elif "to raise." in told or "but a raise would" in told:
            assert spot.called is not None
            had = float(re.findall(r"([\d.]+)%", told)[0])
            assert had == pytest.approx(100 * spot.called.equity, abs=0.51), (spot.id, told)
            has = "equity if nobody else calls"
        elif price is not None and spot.ranges.equity >= price.fraction:
            has = f"even if everybody calls, and a call needs at most {100 * price.fraction:.0f}%."
        else:
            assert spot.called is not None and price is not None
            had, needed = map(float, re.findall(r"([\d.]+)%", told)[:2])
            assert had == pytest.approx(100 * spot.called.equity, abs=0.51) and had > needed
            assert needed == pytest.approx(100 * price.fraction, abs=0.51)
            has = "if nobody else calls, and a call needs"
        assert has in told, (spot.id, told)
        moment, rng = spot.moment, np.random.default_rng(1)
        believed = Reader(dict(enumerate(seated(spot.styles, spot.own, spot.pool))), 1).at(moment)
        called = against_ranges(moment, believed, Dealer(moment, believed, rng), 256, ends=True).called
        price = moment.legal.price
        assert called is not None and price is not None
        assert called.equity - 2 * called.stderr > price.fraction, (spot.id, told)
    assert found


def test_a_pat_hand_is_named() -> None:
    """A pat flush was "good enough as it is", and not said to be a flush."""
    found = 0
    for line in bank.read((root() / bank.FOLDER / "draw5.jsonl").read_text(encoding="utf-8")):
        told = str(headline(DecideSpot.from_json(line), None))
        if "Your hand is good enough as it is" in told:
            found += 1
            assert re.search(r"^Stand pat\. You hold [a-z ]+\. Your hand is good enough as it is\.$", told), told
    assert found


def said(
    monkeypatch: pytest.MonkeyPatch, spot: DecideSpot, found: Reason, equity: float, by_share: Sequence[float] = ()
) -> str:
    monkeypatch.setattr("pokertable.training.explain.why.reason", lambda _: found)
    ranges = spot.ranges._replace(equity=equity, by_share=tuple(by_share) or spot.ranges.by_share)
    return str(headline(replace(spot, ranges=ranges), None))


def worth(spot: DecideSpot, *means: float) -> DecideSpot:
    best = max(range(len(means)), key=lambda at: means[at])
    behind = tuple([(means[best] - mean, 1.0 if at != best else 0.0) for at, mean in enumerate(means)])
    return replace(spot, values=Values(means, (1.0,) * len(means), best, behind, 1024), accept=(best,))


PRICED = priced()
NEEDED = 100 * (PRICED.moment.legal.price or (0, 1))[0] / (PRICED.moment.legal.price or (0, 1))[1]


def test_a_call_says_what_is_had_and_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    call, fold = worth(PRICED, 0.0, 9.0, 1.0), worth(PRICED, 0.0, -9.0, -99.0)
    little, much = NEEDED / 100 - 0.05, NEEDED / 100 + 0.05
    assert f"and a call needs {NEEDED:.0f}%" in said(monkeypatch, call, Reason.FOLDED_CALL, much)
    assert "later bets will pay for the rest" in said(monkeypatch, call, Reason.FOLDED_IMPLIED, little)
    assert "You have only" in said(monkeypatch, fold, Reason.PAID, little)
    assert "later bets" in said(monkeypatch, fold, Reason.LATER_COST, much)
    assert "out of position" in said(monkeypatch, fold, Reason.OUT_OF_POSITION, much)


def test_figures_that_would_look_alike_have_a_decimal(monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(monkeypatch, worth(PRICED, 0.0, -9.0, -99.0), Reason.PAID, NEEDED / 100 - 0.001)
    had, needed = re.findall(r"([\d.]+)%", told)
    assert "." in had and float(had) < float(needed)


@pytest.mark.parametrize(("share", "said_as"), [(0.004, "0.4%"), (0.0, "0%")])
def test_next_to_nothing_is_not_called_nothing(share: float, said_as: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(monkeypatch, worth(PRICED, 0.0, -9.0, -99.0), Reason.PAID, share)
    assert f"You have only {said_as} equity" in told


def test_a_raise_that_calls_lose_beside_is_no_push_for_value(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = PRICED.moment.legal
    all_in = replace(PRICED, choices=(*PRICED.choices[:2], RaiseTo(legal.all_in_total)))
    even = 1 / (len(PRICED.moment.opponents) + 1)
    gain = worth(all_in, 0.0, 5.0, 6.0)
    assert "more than an even share (" in said(monkeypatch, gain, Reason.CALLED, 1.05 * even)
    assert "about an even share (" in said(monkeypatch, gain, Reason.CALLED, 0.95 * even)
    assert "get your chips in" not in said(monkeypatch, worth(all_in, 0.0, -5.0, 6.0), Reason.CALLED, 1.05 * even)


def test_the_half_that_is_played_for_is_named_where_halves_are_won(monkeypatch: pytest.MonkeyPatch) -> None:
    split = next(spot for spot in spots() if len(spot.ranges.by_share) > 1 and Fold() in spot.choices)
    fold = worth(split, *[0.0, *[-9.0] * (len(split.choices) - 1)])
    halves = replace(fold, ranges=fold.ranges._replace(ends=(0.5, 0.0, 0.4, 0.0, 0.1)))
    assert "the high half alone" in said(monkeypatch, halves, Reason.FOR_HALF, 0.2, (0.19, 0.01))
    assert "the low half alone" in said(monkeypatch, halves, Reason.FOR_HALF, 0.2, (0.01, 0.19))
    whole = replace(fold, ranges=fold.ranges._replace(ends=(0.7, 0.0, 0.1, 0.0, 0.2)))
    assert "half" not in said(monkeypatch, whole, Reason.FOR_HALF, 0.2, (0.2, 0.0))


@pytest.mark.parametrize(("gone", "is_said"), [(4, False), (8, True)])
def test_cards_are_dead_where_a_third_of_them_is_gone(
    gone: int, is_said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    fold = worth(PRICED, 0.0, -9.0, -99.0)
    seen = fold.moment.in_sight
    other = [card for card in fold.moment.unseen if card not in seen]
    wanted = (*seen[:gone], *other[: 16 - gone])
    assert len(seen) >= gone
    monkeypatch.setattr("pokertable.training.explain.themes.cards_wanted", lambda _: wanted)
    told = said(monkeypatch, fold, Reason.DEAD_CARDS, 0.1)
    assert (f"Only {16 - gone} of the 16 cards you need can still come." in told) is is_said
    assert "You have only 10% equity" in told


def test_each_line_of_the_table_has_its_reason_and_round() -> None:
    assert all(reason in ADVICE for reason, _, _ in TABLE)
    assert {by for _, _, by in TABLE if by is not None} == set(By)
    assert {round_of(spot.moment) for spot in stored()} == set(Round)
    assert {earned_by(spot.verdict(spot.values.best)) for spot in stored()} >= {By.EDGE, By.BEHIND, By.SHORT, By.ENOUGH}


def test_a_call_with_the_best_hand_leaves_room_for_another_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four nines were called "enough to call": a raise, it said, would be called by better hands."""
    strong = 1.6 / (len(PRICED.moment.opponents) + 1)
    pot = PRICED.moment.legal.pot
    told = said(monkeypatch, worth(PRICED, 0.0, 2.0 * pot, 1.0 * pot), Reason.RAISED, strong)
    assert "another bet will often follow" in told
    assert "another bet" not in said(monkeypatch, worth(PRICED, 0.0, 0.1 * pot, 0.05 * pot), Reason.RAISED, strong)


def test_a_call_beside_a_bluff_says_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    call = worth(PRICED, 0.0, 9.0, 1.0)
    assert f"enough to call, which needs {NEEDED:.0f}%" in said(monkeypatch, call, Reason.BLUFFED, NEEDED / 100 + 0.05)


def test_a_bring_in_is_not_said_to_be_a_call() -> None:
    """ "Bring it in for 5. Calling is worth more than raising.": neither was offered."""
    files = sorted((root() / bank.FOLDER).rglob("*.jsonl"))
    every = [each for file in files for each in bank.read(file.read_text(encoding="utf-8"))]
    found = [DecideSpot.from_json(each) for each in every if "pb" in each["choices"]]
    assert found
    for spot in found:
        assert BringIn() in spot.choices
        assert not re.search("[Cc]all|[Rr]ais", str(headline(spot, None))), spot.id


def test_a_bring_in_has_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three diamonds with the king were brought in because that is worth more than completing, and no word why."""
    (stored,) = bank.read((Path(__file__).parent / "bring_in.jsonl").read_text("utf-8"))
    spot = DecideSpot.from_json(stored)
    assert isinstance(spot.choices[spot.values.best], BringIn)
    even = 1 / (len(spot.moment.opponents) + 1)
    told = said(monkeypatch, spot, Reason.COMPLETED, 1.2 * even)
    assert told.endswith("equity, but mostly better hands would stay in if you completed.")
    assert said(monkeypatch, spot, Reason.COMPLETED, 0.8 * even).endswith("equity, too little to complete.")


@pytest.mark.parametrize(("own", "draws"), [("AhJh", True), ("AhJc", False), ("KcJh", False)])
def test_a_draw_is_checked_for_its_next_card(own: str, draws: bool) -> None:
    """It was said to be called by better hands, as a made hand is."""
    verdict = weighed(hand("holdem", own, *FLOP, "d db Kh8h2c", "p1 cc"), {CheckCall(): 3.0, RaiseTo(12): 1.0}, 0.4)
    assert ("the next card for free" in str(why(verdict, Reason.BET))) is draws


@pytest.mark.parametrize(("worth", "later"), [(-9.0, True), (-2.0, False)])
def test_later_bets_are_named_where_the_price_explains_little_of_a_loss(worth: float, later: bool) -> None:
    """Two points of equity were the reason for a loss of a third of the pot."""
    events = hand("holdem", "AcJd", *FLOP, "d db Kh8h2c", "p1 cc", "p2 cbr 12", "p1 cc")
    said = str(why(weighed(events, {Fold(): 0.0, CheckCall(): worth}, 0.3), Reason.PAID))
    assert said.startswith("You have only 30% equity, and a call needs 33%")
    assert ("later bets will cost you more still" in said) is later


def test_a_draw_on_a_paired_board_is_checked_for_its_next_card() -> None:
    """A flush draw on A-8-8 was said to be called by better hands; and a check that ends the round "may" be free."""
    events = played("holdem", ["d dh p1 ????", "d dh p2 AhJh", *FLOP, "d db 8h8s2h", "p1 cc", "p2 cc"])
    verdict = weighed(events, {CheckCall(): 3.0, RaiseTo(12): 1.0}, 0.5, 1)
    assert "a check gets you the next card for free" in str(why(verdict, Reason.BET))
    assert "a check gets you the next card for free" in str(why(verdict, Reason.BLUFFED))
    first = weighed(hand("holdem", "AhJh", *FLOP, "d db 8h8s2h", "p1 cc"), {CheckCall(): 3.0, RaiseTo(12): 1.0}, 0.5)
    assert "a check may get you the next card for free" in str(why(first, Reason.BET))


def split(equity: float, half: float, *, of: Sequence[float] = ()) -> PotEquity:
    """An equity with this part of halves of the pot, the rest won or lost whole."""
    whole = equity - half / 2
    return PotEquity(equity, 0.0, tuple(of) or (equity,), (1 - half - whole, 0.0, half, 0.0, whole), 0.0, 1000)


@pytest.mark.parametrize(("half", "is_said"), [(0.74, True), (0.2, False)])
def test_a_bet_that_splits_the_pot_is_not_said_to_be_called_by_better_hands(half: float, is_said: bool) -> None:
    """Top pair on a paired board, with 45% from pots that are split three times in four."""
    passed = ("p1 cc", "p2 cc")
    events = hand("holdem", "Kc8c", *FLOP, "d db 2c7dKh", *passed, "d db Td", *passed, "d db 7c", "p1 cc")
    verdict = replace(weighed(events, {CheckCall(): 5.0, RaiseTo(12): 2.0}, 0.45), ranges=split(0.45, half))
    assert ("split the pot with you" in str(why(verdict, Reason.BET))) is is_said


@pytest.mark.parametrize(("half", "is_said"), [(0.8, True), (0.3, False)])
def test_half_a_pot_that_is_sure_is_the_reason_to_bet_for_the_other(half: float, is_said: bool) -> None:
    """The nut low and a straight went all-in because 58% is more than an even share."""
    events = hand("omaha8", "2h5d4h9d", *FLOP, "d db 3hAc7s", "p1 cc")
    low = 0.49 if is_said else 0.3
    had = split(0.58, half, of=(0.58 - low, low))
    had = replace(had, ends=(0.02, 0.0, half, 0.0, 0.98 - half)) if is_said else had
    verdict = replace(weighed(events, {CheckCall(): 9.0, RaiseTo(12): 12.0}, 0.58), ranges=had)
    assert ("nearly sure of half the pot: a bet" in str(why(verdict, Reason.CHECKED))) is is_said
    faced = hand("omaha8", "2h5d4h9d", *FLOP, "d db 3hAc7s", "p1 cc", "p2 cbr 12", "p1 cc")
    called = replace(weighed(faced, {Fold(): 0.0, CheckCall(): 9.0}, 0.58), ranges=had)
    assert ("nearly sure of half the pot, and a call needs only 33%" in str(why(called, Reason.FOLDED_CALL))) is is_said


@pytest.mark.parametrize(("equity", "is_short"), [(0.2, True), (0.4, False)])
def test_a_call_before_others_says_what_it_needs_if_they_fold(equity: float, is_short: bool) -> None:
    """ "Too weak to call with one player still to act" was said, and not what was lacking."""
    deals = ["d dh p1 Td9d", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db 2c7h8s", "p1 cc", "p2 cc"]
    table: dict[str, Any] = {"antes": [0] * 3, "starting_stacks": [400] * 3, "blinds_or_straddles": [1, 2, 0]}
    events = played("holdem", [*deals, "p3 cbr 4", "p1 cc"], **table)
    alone = share(equity)
    verdict = replace(weighed(events, {Fold(): 0.0, CheckCall(): -2.0, RaiseTo(8): -3.0}, 0.1), called=alone)
    told = str(why(verdict, Reason.PAID, CheckCall()))
    short = "You have only 20% equity even if nobody else calls, and a call needs 29%, with one player still to act."
    enough = "You have 40% equity if nobody else calls and need 29%, but one player may still call or raise."
    assert told == (short if is_short else enough)
    assert str(why(verdict, Reason.NON_NUT_DRAW)).endswith(short if is_short else enough)
    raised = str(why(verdict, Reason.BLUFFED, RaiseTo(8)))
    assert raised.startswith(f"You have {equity:.0%} equity if nobody else calls, and too few"), "as in the fact beside"
    start = played("holdem", ["d dh p1 Ah8h", "d dh p2 ????", "d dh p3 ????", "p3 cbr 400", "p1 cc"], **table)
    of_start = weighed(start, {Fold(): 0.0, CheckCall(): -2.0}, 0.2)
    told = str(why(replace(of_start, called=alone), Reason.FOR_THE_STACK))
    assert told.startswith(f"You have only {equity:.0%} equity even if nobody else calls, and a call needs 5")
    calls = weighed(events, {Fold(): 0.0, CheckCall(): 2.0}, 0.2)
    told = str(why(replace(calls, called=share(0.4)), Reason.FOLDED_CALL))
    assert told == "You have 40% equity if nobody else calls, and a call needs 29%."


WRONG = ((Reason.PUSH_OR_FOLD, CheckCall()), (Reason.FOR_THE_STACK, RaiseTo(16)))


def test_each_wrong_choice_is_told_its_own_fault() -> None:
    """All-in was wrong because "a call needs 29%", and the call beside it because of "too weak to go all-in"."""
    deals = ["d dh p1 2d3s6cJh", "d dh p2 ????????", "d dh p3 ????????", "p3 cbr 7", "p1 cc"]
    events = played("omaha", deals, antes=[0] * 3, starting_stacks=[16] * 3, blinds_or_straddles=[1, 2, 0])
    pushed = RaiseTo(16)
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): -1.9, pushed: -2.0}, 0.2)
    verdict = replace(verdict, called=share(0.34))
    call, push = [str(why(verdict, found, wrong)) for found, wrong in WRONG]
    assert call.startswith("You have only 34% equity even if nobody else calls, and a call needs 38%")
    assert (
        push
        == "Even if nobody else calls, you have 34% equity: too little to call, which needs 38%, let alone to raise."
    )


def test_halves_that_are_mostly_won_are_named() -> None:
    """A draw to a low alone was "too weak", and the half that it plays for not named."""
    events = hand("omaha8", "As5cKdTd", *FLOP, "d db 2hJh3s", "p1 cc", "p2 cbr 12", "p1 cc")
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): -5.0}, 0.3)
    halves = str(why(replace(verdict, ranges=split(0.3, 0.4, of=(0.12, 0.18))), Reason.PAID))
    assert halves.startswith(
        "When you win, it is usually just half the pot. You have only 30% equity, and a call needs 33%"
    )
    wholes = str(why(replace(verdict, ranges=split(0.3, 0.1, of=(0.12, 0.18))), Reason.PAID))
    assert wholes.startswith("You have only 30% equity")


def test_half_a_pot_that_has_the_odds_costs_later_bets() -> None:
    """ "Full price for the low half alone" stood beside 28% where 25% was needed."""
    events = hand("omaha8", "As5cKdTd", *FLOP, "d db 2hJh3s", "p1 cc", "p2 cbr 12", "p1 cc")
    had = split(0.38, 0.6, of=(0.08, 0.3))
    verdict = replace(weighed(events, {Fold(): 0.0, CheckCall(): -5.0}, 0.38), ranges=had)
    told = str(why(verdict, Reason.FOR_HALF))
    assert told.startswith("You would pay full price and play for the low half alone. You have 38% equity and need 33%")
    assert told.endswith("but later bets will cost more than that gains.")


@pytest.mark.parametrize(("equity", "said"), [(0.49, "at most an even share (50%)"), (0.4, "less than an even share")])
def test_an_even_share_is_not_said_to_be_less(equity: float, said: str) -> None:
    """Sixes checked on two aces: "49% equity, less than an even share (50%)", and 42% against hands that call."""
    events = hand("holdem", "6d6c", *FLOP, "d db AcAh2s", "p1 cc")
    assert said in str(why(weighed(events, {CheckCall(): 9.0, RaiseTo(12): 2.0}, equity), Reason.BET))


def test_what_is_had_to_a_tenth_is_not_said_to_be_too_little() -> None:
    """ "You have 41.2% equity: too little to call, which needs 41.2%"."""
    events = hand("holdem", "Td9d", *FLOP, "d db 2c7h8s", "p1 cc", "p2 cbr 12", "p1 cc")
    lacks = [weighed(events, {Fold(): 0.0, CheckCall(): -3.0}, 1 / 3 - less) for less in (0.0004, 0.002)]
    assert [earned_by(each) for each in lacks] == [By.ENOUGH, By.SHORT]


def test_a_raise_is_not_explained_by_the_odds_of_a_call_nor_a_fold_by_its_cost() -> None:
    """ "Raise to 20. You have the odds to call." and "Fold. Putting chips in costs more than folding."."""
    events = hand("holdem", "Td9d", *FLOP, "d db 2c7h8s", "p1 cc", "p2 cbr 12", "p1 cc")
    best = weighed(events, {Fold(): 0.0, CheckCall(): 3.0, RaiseTo(36): 9.0}, 0.6)
    assert "build the pot" in str(why(best, Reason.FOLDED_CALL))
    fold = weighed(events, {Fold(): 0.0, CheckCall(): -3.0, RaiseTo(36): -9.0}, 0.3)
    assert str(why(fold, Reason.FOLDING_CHEAPER)).startswith("You have only 30% equity, and a call needs 33%")


@pytest.mark.parametrize(("own", "is_said"), [("8c5h", False), ("AhTc", True)])
def test_a_poor_start_is_not_said_to_be_a_raise_in_chips(own: str, is_said: bool) -> None:
    """Eight-five was "in chips a raise"."""
    events = hand("holdem", own, "p2 cbr 400", "p1 f")
    verdict = weighed(events, {Fold(): 0.0, CheckCall(): -3.0}, 0.3)
    assert ("In chips this is a raise" in str(why(verdict, Reason.RAISE_IN_CHIPS))) is is_said


def test_a_start_in_stud_is_folded_by_its_rank() -> None:
    """ "Too weak to play with one player still to act" stood beside "Bottom 35%"."""
    events = played("stud8", ["d dh p1 7c4dQs", "d dh p2 ????3c", "p2 pb", "p1 f"])
    told = str(why(weighed(events, {Fold(): 0.0, CheckCall(): -1.0, RaiseTo(4): -2.0}, 0.3), Reason.TOO_WEAK))
    assert re.fullmatch(
        r"\d+% of starting hands are better than yours here, and only the top \d+% are worth playing.", told
    )
    raised = played("stud8", ["d dh p1 7cQd4s", "d dh p2 ????Qc", "p1 pb", "p2 cbr 4", "p1 f"])
    later = weighed(raised, {Fold(): 0.0, CheckCall(): -1.0}, 0.1)
    assert "starting hands" not in str(why(later, Reason.TOO_WEAK))
