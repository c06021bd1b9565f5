"""The words about a spot: the headline with its reason, and the facts behind it, all from the review's verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.training.decide.held import held_words
from pokertable.training.decide.plan import Plan, plan_of
from pokertable.training.review import themes
from pokertable.training.review.reasons import Reason
from pokertable.training.starts.start import start_of
from pokertable.training.starts.words import top_words

if TYPE_CHECKING:
    from pokertable.training.decide.spot import DecideSpot
    from pokertable.training.review.moment import Moment
    from pokertable.training.review.prize_pool import PrizePool
    from pokertable.training.review.verdict import Verdict

ADVICE: Final = {
    Reason.FREE_FOLD: phrase("Checking is free."),
    Reason.FOLDED_RAISE: phrase("This hand is worth a raise."),
    Reason.FOLDED_CALL: phrase("You have the odds to call."),
    Reason.FOLDED_IMPLIED: phrase("Later bets will pay for this hand."),
    Reason.FOR_HALF: phrase("You would pay full price for a hand that wins only half."),
    Reason.DREW: phrase("Your hand is good enough as it is."),
    Reason.STOOD_PAT: phrase("Your hand isn't good enough as it is."),
    Reason.DISCARDED_TOO_MUCH: phrase("You have another card worth keeping."),
    Reason.KEPT_TOO_MUCH: phrase("Your other cards aren't worth keeping."),
    Reason.OTHER_CARDS: phrase("The cards you keep make the better draw."),
    Reason.BET_MORE: phrase("A bigger bet earns more."),
    Reason.BET_LESS: phrase("A smaller bet earns more."),
    Reason.FOLDING_CHEAPER: phrase("Putting chips in costs more than folding."),
    Reason.BET: phrase("Checking is worth more than betting."),
    Reason.RAISED: phrase("Calling is worth more than raising."),
    Reason.BROUGHT_IN: phrase("Completing is worth more than bringing it in."),
    Reason.CHECKED: phrase("Betting is worth more than checking."),
    Reason.CALLED: phrase("Raising is worth more than calling."),
    Reason.QUARTERED: phrase("You would be quartered too often."),
    Reason.COUNTERFEITED: phrase("Your low is counterfeited."),
    Reason.NON_NUT: phrase("Your flush isn't the nuts."),
    Reason.NON_NUT_DRAW: phrase("Your flush draw isn't to the nuts."),
    Reason.DEAD_CARDS: phrase("Too many of the cards you need are gone."),
    Reason.TOO_WEAK: phrase("This hand is too weak to start with."),
    Reason.PUSH_OR_FOLD: phrase("With so few big blinds, the choice is all-in or fold."),
    Reason.FOR_THE_STACK: phrase("This hand is too weak to put your stack in."),
    Reason.CALL_IN_CHIPS: phrase("In chips this is a call, in prizes a fold."),
    Reason.RAISE_IN_CHIPS: phrase("In chips this is a raise, in prizes a fold."),
    Reason.BLUFFED: phrase("Too few of their hands would fold."),
    Reason.THIN_VALUE: phrase("Worse hands will call."),
    Reason.OUT_OF_POSITION: phrase("Out of position, this hand wins less than its share."),
    Reason.LATER_COST: phrase("Later bets will cost more than the odds give you."),
    Reason.PAID: phrase("The price is too high for this hand."),
}
"""Why the best choice is better, by the review's reason against the other one."""
_VALUE: Final = phrase("You have more than your share of the equity: build the pot.")
_SEMI_BLUFF: Final = phrase("Enough of their hands will fold, and yours can improve if called.")
_BLUFF: Final = phrase("Enough better hands will fold.")
_NO_BLUFF_RAISE: Final = phrase("Too few of their hands would fold to a raise.")
_NO_START_TO_RAISE: Final = phrase("This hand isn't strong enough to raise.")
_NO_VALUE_BET: Final = phrase("A bet would mostly be called by better hands.")
_TRAP: Final = phrase("Checking earns more: the others will bet.")
_NO_VALUE_RAISE: Final = phrase("A raise would mostly be called by better hands.")
_CLOSE: Final = phrase("Too close to call: both choices are right.")
_BY_FOLDS: Final = 2.0
"""Multiple of what a bet or raise would earn if everybody called it, from which it earns by what folds."""
_BET_AT: Final = 1.25
"""Least multiple of the hand's part of the pot that a check is worth where others bet."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact behind a verdict: its title, its value, and a note; `cards` that are gone, equities needed and had."""

    title: Phrase
    value: Phrase
    note: Phrase | None = None
    cards: tuple[Card, ...] = ()
    needs: float | None = None
    has: float | None = None


def headline(spot: DecideSpot, taken: int | None) -> Phrase:
    """The best choice, and why; `taken` is the choice made, None for none."""
    from pokertable.training.review.why import advised, reason

    best = spot.values.best
    if spot.is_close:
        return _CLOSE
    wrong = _beside_best(spot) if taken in (None, best) else taken
    assert wrong is not None
    found, legal, choice = reason(spot.verdict(wrong)), spot.verdict(best).moment.legal, spot.choices[best]
    act = advised(choice, legal)
    why, plan = _why(spot.verdict(best), found), _plan(spot)
    said = act if why is None else phrase("{act} {why}", act=act, why=why)
    return said if plan is None else phrase("{said} {plan}", said=said, plan=plan.said())


def _why(verdict: Verdict, found: Reason) -> Phrase | None:
    """Why the best choice is better: `found` is the review's reason against another one."""
    moment = verdict.moment
    bets, fixed = moment.legal.raise_kind is RaiseKind.BET, moment.public.game.structure is Structure.FIXED
    last, first = not moment.streets_left, themes.is_start(moment)
    loses, strong = _calling_loses(verdict), themes.is_strong(verdict)
    edge = themes.has_the_edge(verdict) and not loses
    by_folds = not edge if first else loses or themes.is_bluff(verdict) or _earns_by_folds(verdict)
    match found:
        case Reason.CHECKED | Reason.CALLED if themes.may_push(moment) and not strong and _is_all_in(verdict):
            return ADVICE[Reason.PUSH_OR_FOLD]
        case Reason.CHECKED | Reason.CALLED if edge and (first or not by_folds):
            return _VALUE
        case Reason.FOLDED_RAISE if edge and not (first or by_folds):
            return _VALUE
        case Reason.CHECKED | Reason.CALLED if by_folds and not (fixed or first):
            return _BLUFF if last else _SEMI_BLUFF
        case Reason.FOLDED_RAISE if by_folds and not fixed:
            return _BLUFF if last else _SEMI_BLUFF
        case Reason.BLUFFED if not bets:
            return _NO_BLUFF_RAISE
        case Reason.BET if first and not edge:
            return _NO_START_TO_RAISE
        case Reason.BET if (last or strong) and _is_bet_at(verdict):
            return _TRAP
        case Reason.BET if last:
            return _NO_VALUE_BET
        case Reason.RAISED if last:
            return _NO_VALUE_RAISE
    return ADVICE.get(found)


def _is_all_in(verdict: Verdict) -> bool:
    """Whether the best choice is all-in."""
    best = None if verdict.measured is None else verdict.moment.choices[verdict.measured.best]
    return isinstance(best, RaiseTo) and best.amount >= verdict.moment.legal.all_in_total


def _calling_loses(verdict: Verdict) -> bool:
    """Whether a call is worth less than a fold, so that a raise earns by what folds."""
    moment, measured = verdict.moment, verdict.measured
    if measured is None or moment.legal.free or CheckCall() not in moment.choices:
        return False
    return measured.means[moment.choices.index(CheckCall())] < 0


def _earns_by_folds(verdict: Verdict) -> bool:
    """Whether a bet or raise of a hand that isn't strong earns far more than it would if everybody called it."""
    measured, moment = verdict.measured, verdict.moment
    best = None if measured is None else moment.choices[measured.best]
    if measured is None or not isinstance(best, RaiseTo) or CheckCall() not in moment.choices:
        return False
    legal, players = moment.legal, len(moment.opponents) + 1
    more = best.amount - legal.bet - (legal.check_call or 0)
    gain = measured.means[measured.best] - measured.means[moment.choices.index(CheckCall())]
    called = more * (players * verdict.ranges.equity - 1)
    return not themes.is_strong(verdict) and gain > _BY_FOLDS * called


def _is_bet_at(verdict: Verdict) -> bool:
    """Whether a check wins clearly more than the hand's part of the pot, because others bet."""
    measured, moment = verdict.measured, verdict.moment
    if measured is None or verdict.pool is not None:
        return False
    checked = measured.means[moment.choices.index(CheckCall())]
    return bool(checked > _BET_AT * verdict.ranges.equity * moment.legal.pot)


def _beside_best(spot: DecideSpot) -> int:
    """The index of the choice that the best one is explained against: a fold against a call, if there is one."""
    if spot.choices[spot.values.best] == Fold() and CheckCall() in spot.choices:
        return list(spot.choices).index(CheckCall())
    return second_best(spot)


def _plan(spot: DecideSpot) -> Plan | None:
    """The plan of the best choice, where it needs one."""
    return plan_of(spot.moment, dict(spot.after)) if spot.after else None


def second_best(spot: DecideSpot) -> int:
    """The index of the choice that is least behind the best one."""
    behind = spot.values.behind
    return min([at for at in range(len(behind)) if at != spot.values.best], key=lambda at: behind[at][0])


def prompt(spot: DecideSpot) -> Phrase:
    """The question."""
    kinds = {type(each) for each in spot.choices}
    if Draw in kinds:
        return phrase("Stand pat, or discard?")
    if BringIn in kinds:
        return phrase("Bring it in, or complete?")
    if Fold not in kinds:
        raises = spot.moment.legal.raise_kind is RaiseKind.RAISE  # a big blind after a limp
        return phrase("Check or raise?") if raises else phrase("Check or bet?")
    if CheckCall not in kinds:
        return phrase("Fold or raise?")
    return phrase("Fold, call or raise?") if RaiseTo in kinds else phrase("Fold or call?")


def facts(spot: DecideSpot) -> tuple[Fact, ...]:
    """The facts behind the verdict, at most three."""
    verdict = spot.verdict(spot.values.best)
    around = _around(spot, verdict) if spot.pool is None else _prizes(spot, spot.pool)
    return tuple([fact for fact in (_held(spot), around, _price(verdict)) if fact is not None])


def prizes_left(pool: PrizePool) -> Phrase:
    """The prizes that are left, as parts of the prize pool: "50%, 30%, 20%"."""
    parts: list[Field] = [phrase("{share}%", share=f"{100 * prize / pool.points:.0f}") for prize in pool.prizes]
    return phrase("{said}", said=listed(parts, "{items}, {item}"))


def players_left(spot: DecideSpot) -> int:
    """The number of players of a sit and go that are still in."""
    return len(spot.styles) + (0 if spot.pool is None else len(spot.pool.elsewhere))


def _prizes(spot: DecideSpot, pool: PrizePool) -> Fact:
    """The prizes that are left."""
    return Fact(phrase("Prizes left"), prizes_left(pool), phrase("{count} players left", count=players_left(spot)))


def _held(spot: DecideSpot) -> Fact | None:
    """The rank of the player's start in the first round, with deep stacks; later what the hand is.

    Ranks are those of starts that are played on: a hand to push or to fold has none.
    """
    if themes.is_short(spot.moment):
        return None
    start = start_of(spot.hand.observe(spot.own), spot.own)
    if start is not None:
        reasons: list[Field] = [chip.words for chip in start.chips]
        note = phrase("{said}", said=listed(reasons, "{items}, {item}")) if reasons else None
        return Fact(phrase("Your start"), top_words(start), note)
    held = held_words(spot.moment)
    return None if held is None else Fact(phrase("Your hand"), held)


def _around(spot: DecideSpot, verdict: Verdict) -> Fact | None:
    """The cards that a stud hand needs and that are gone; else who acts after the player."""
    moment = verdict.moment
    wanted = themes.cards_wanted(verdict)
    if wanted:
        gone = tuple([card for card in moment.in_sight if card in wanted])
        value = phrase("{gone} of {count}", gone=len(gone), count=len(wanted))
        return Fact(phrase("Cards you need that are gone"), value, cards=gone)
    behind = waiting(moment)
    if not behind:
        return Fact(phrase("Behind you"), phrase("nobody still to act"))
    named: list[Field] = [phrase("{name}", name=spot.name(seat)) for seat in behind]
    return Fact(phrase("Behind you"), phrase("{said}", said=listed(named, "{items}, {item}")))


def waiting(moment: Moment) -> tuple[int, ...]:
    """The opponents who must still act on this street after a check or a call, in their order.

    They have not acted, or have put in less: the first raiser too, who was raised.
    """
    public = moment.public
    acted = {act.event.seat for act in public.acts if act.street == public.street}
    most = max(each.bet for each in public.seats)
    done = {seat for seat in acted if public.seats[seat].bet == most}
    waits = [seat for seat in moment.opponents if seat not in done and not public.seats[seat].all_in]
    return tuple(sorted(waits, key=lambda seat: (seat - moment.seat) % len(public.seats)))


def _price(verdict: Verdict) -> Fact:
    """The equity had, and that needed where a call is offered."""
    share, price = verdict.ranges, verdict.moment.legal.price
    if CheckCall() not in verdict.moment.choices or verdict.needed is None:
        price = None
    note = phrase("against their ranges, if nobody bets again")
    if verdict.game.variant.is_split and len(share.by_share) > 1:
        high, low = share.by_share
        note = phrase("high {high}% + low {low}%, against their ranges", high=_percent(high), low=_percent(low))
    if price is None:
        return Fact(phrase("You have"), phrase("{share}%", share=_percent(share.equity)), note, has=share.equity)
    has = phrase("{share}%", share=_percent(share.equity))
    needs = verdict.price_in_prizes
    if needs is None:
        return Fact(phrase("You have"), has, note, needs=price.fraction, has=share.equity)
    note = phrase("needed in prizes; in chips {needed}%", needed=_percent(price.fraction))
    return Fact(phrase("You have"), has, note, needs=needs, has=share.equity)


def _percent(part: float) -> str:
    return f"{100 * part:.1f}"


def worth(spot: DecideSpot) -> Sequence[tuple[Phrase, float, float]]:
    """Each choice in words, its value in the unit that is told (`DecideSpot.value`) and the standard error of that."""
    from pokertable.training.review.why import said

    verdict = spot.verdict(spot.values.best)
    values = spot.values
    return [
        (said(action, verdict), spot.value(mean), spot.value(error))
        for action, mean, error in zip(spot.choices, values.means, values.stderrs, strict=True)
    ]
