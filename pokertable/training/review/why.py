"""A verdict in words: the sentence for the decision that mattered, the figures, the hand's summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pokertable.model.cards import known
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.model.ranking.no_low import low_can_come
from pokertable.model.text import ChipCount, Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.training.review.reasons import AFTER_A_FOLD, AT_A_DRAW, ELSE, FOR_THE_HALF, Reason
from pokertable.training.review.severity import ERRORS

if TYPE_CHECKING:
    from pokertable.training.review.verdict import Verdict

_NOTHING_TO_CHANGE: Final = phrase("Nothing to change: no decision in this hand needs another look.")
_HALF = 0.5
_MOSTLY_ONE_SIDE = 0.65


def costliest(verdicts: Sequence[Verdict]) -> int | None:
    """The decision that mattered: the largest loss among those worse than fine; None if all were fine."""
    bad = [at for at, verdict in enumerate(verdicts) if verdict.severity is not None and verdict.severity.matters]
    return max(bad, key=lambda at: verdicts[at].big_bets, default=None)


def nothing_found(verdicts: Sequence[Verdict]) -> Phrase:
    """The text for a hand in which no decision is known to be worse than fine."""
    undecided = sum(not each.decided for each in verdicts)
    if not undecided:
        return _NOTHING_TO_CHANGE
    return phrase(
        "Undecided: {undecided} of {count}. The others don't need another look.",
        undecided=undecided,
        count=len(verdicts),
    )


def sentence(verdict: Verdict, name: str | None = None) -> Phrase:
    """The better choice in one sentence, or that nothing was lost. `name`: the player of the decision."""
    return reason(verdict).said(name)


def reason(verdict: Verdict) -> Reason:
    """The reason why another choice was better, or why none is named."""
    measured = verdict.measured
    if measured is None:
        return Reason.NOT_WEIGHED
    if verdict.is_rough:
        return Reason.ROUGH
    best, taken = verdict.moment.choices[measured.best], verdict.moment.taken
    if not verdict.decided:
        return Reason.TOO_CLOSE if verdict.is_over else Reason.NOT_SETTLED
    if best == taken or (measured.loss <= 0 and not verdict.is_forgiven):
        return Reason.BEST
    if verdict.severity is not None and not verdict.severity.matters:
        return Reason.EXPLOITS if verdict.is_forgiven else Reason.CLOSE
    return _better(verdict, taken, best)


def _better(verdict: Verdict, taken: Action, best: Action) -> Reason:
    """Why the best choice is better than the one taken, by their kinds."""
    free = verdict.moment.legal.free
    match taken, best:
        case Draw(), Draw(()):
            return Reason.DREW
        case Draw(()), Draw():
            return Reason.STOOD_PAT
        case Draw(thrown), Draw(better):
            if len(better) == len(thrown):
                return Reason.OTHER_CARDS
            return Reason.KEPT_TOO_MUCH if len(better) > len(thrown) else Reason.THREW_TOO_MUCH
        case RaiseTo(), RaiseTo():
            return Reason.BET_MORE if best.amount > taken.amount else Reason.BET_LESS
        case (Fold(), _) if free:
            return Reason.FREE_FOLD
        case Fold(), RaiseTo():
            return Reason.FOLDED_RAISE
        case Fold(), _:
            return Reason.FOLDED_IMPLIED if _later_bets(verdict) is _WIN_MORE else Reason.FOLDED_CALL
        case RaiseTo(), Fold():
            return Reason.FOLDING_CHEAPER
        case RaiseTo(), _:
            return Reason.BET if free else Reason.RAISED
        case BringIn(), _:
            return Reason.BROUGHT_IN
        case _, RaiseTo():
            return Reason.CHECKED if free else Reason.CALLED
    return Reason.FOR_HALF if _half_of_the_pot(verdict) else Reason.PAID


def _half_of_the_pot(verdict: Verdict) -> bool:
    """Whether a split pot is played for one side: nearly all equity comes from there, a scoop is rare.

    If the board allows no low, the high is the whole pot, and a part of it means a tie.
    """
    share, public = verdict.ranges, verdict.moment.public
    whole = sum(share.by_share)
    return (
        len(share.by_share) > 1
        and all(low_can_come(each, public.known_board) for each in public.game.variant.shares if each.is_low)
        and whole > 0
        and max(share.by_share) > _MOSTLY_ONE_SIDE * whole
        and share.scoop < _HALF * share.equity
    )


def drills(verdict: Verdict) -> tuple[str, ...]:
    """Topics of the quiz, by key, that train the decision; some games lack some of them."""
    if isinstance(verdict.moment.taken, Draw):
        return AT_A_DRAW
    if isinstance(verdict.moment.taken, Fold):
        return AFTER_A_FOLD
    return FOR_THE_HALF if _half_of_the_pot(verdict) else ELSE


def figures(verdict: Verdict, name: str | None = None) -> Phrase:
    """The price and the equity against the opponents' ranges; `name` is the player, None for "you".

    If the price alone suggests another verdict on a call than its value, also why.
    """
    said, later = _price_and_share(verdict, name), _later_bets(verdict)
    return said if later is None else phrase("{price_and_share} {later_bets}", price_and_share=said, later_bets=later)


_WIN_MORE: Final = phrase("Calling still pays: later bets make up the difference.")
_COST_MORE: Final = phrase("Calling still loses money: later bets cost more than it gains.")


def _later_bets(verdict: Verdict) -> Phrase | None:
    """Effect of later bets on a call: profitable below its price, or unprofitable above it; None if neither is sure.

    Without cards to come or chips to bet the price decides.
    """
    moment, measured = verdict.moment, verdict.measured
    price = moment.legal.price
    if measured is None or price is None or not verdict.decided or CheckCall() not in moment.choices:
        return None
    if moment.public.drawing or moment.legal.call_is_all_in or not moment.streets_left:
        return None
    at, missing = moment.choices.index(CheckCall()), price.fraction - verdict.ranges.equity
    if abs(missing) < ERRORS * verdict.ranges.stderr or abs(measured.means[at]) < ERRORS * measured.stderrs[at]:
        return None
    if (missing > 0) != (measured.means[at] > 0):
        return None
    return _WIN_MORE if missing > 0 else _COST_MORE


def _price_and_share(verdict: Verdict, name: str | None) -> Phrase:
    share = _percent(verdict.ranges.equity)
    price = verdict.moment.legal.price
    if verdict.moment.public.drawing:
        return phrase(
            "With the best draws, you had {share}% equity against their range."
            if name is None
            else "With the best draws, the hand had {share}% equity against their range.",
            share=share,
        )
    if price is None:
        return phrase(
            "Nothing to call; you had {share}% equity against their range."
            if name is None
            else "Nothing to call; the hand had {share}% equity against their range.",
            share=share,
        )
    return phrase(
        "Calling {call} to win {pot} needs {needed}% equity. You had {share}% against their range."
        if name is None
        else "Calling {call} to win {pot} needs {needed}% equity. The hand had {share}% against their range.",
        call=ChipCount(price.call),
        pot=ChipCount(price.total - price.call),
        needed=_percent(price.fraction),
        share=share,
    )


def _percent(part: float) -> str:
    return f"{100 * part:.1f}"


def said(action: Action, verdict: Verdict) -> Phrase:
    """An action in words, amounts in chips."""
    legal = verdict.moment.legal
    match action:
        case Fold():
            return phrase("fold")
        case RaiseTo(amount):
            return _raise_words(legal.raise_kind, ChipCount(amount))
        case BringIn():
            return phrase("bring in {amount}", amount=ChipCount(legal.bring_in or 0))
        case Draw(cards):
            thrown = CardText(sorted(known(cards), reverse=True))
            return phrase("discard {cards}", cards=thrown) if cards else phrase("stand pat")
    if legal.check_call:
        return phrase("call {amount}", amount=ChipCount(legal.check_call))
    return phrase("check")


def _raise_words(kind: RaiseKind, to: ChipCount) -> Phrase:
    match kind:
        case RaiseKind.BET:
            return phrase("bet {amount}", amount=to)
        case RaiseKind.COMPLETE:
            return phrase("complete to {amount}", amount=to)
        case RaiseKind.RAISE:
            return phrase("raise to {amount}", amount=to)
