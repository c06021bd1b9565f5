"""What a verdict says in words: the sentence for the decision that mattered, the figures, what the hand comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.cards import known
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.model.hand.legal import LegalActions
from pokertable.model.ranking.no_low import low_can_come
from pokertable.model.text import ChipCount, Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.training.review.severity import ERRORS
from pokertable.training.review.verdict import Verdict

_NOTHING_TO_CHANGE: Final = phrase("Nothing to change: no decision of this hand is worth another look.")
HOW_MUCH: Final = phrase("Not decided: something else is worth more, but the deals do not tell how much.")
NOT_DECIDED: Final = phrase("Not decided: the deals played out do not tell these choices apart.")
_FREE_FOLD: Final = phrase("You folded where checking was free.")
_FOLDED_RAISE: Final = phrase("You folded a hand that was worth a raise.")
_FOLDED_CALL: Final = phrase("You folded a hand that the price was right for.")
_FOLDED_IMPLIED: Final = phrase("You folded a hand that later bets pay for.")
_FOR_HALF: Final = phrase("You paid for the whole pot with a hand for half of it.")
_DREW: Final = phrase("You drew where standing pat was worth more.")
_STOOD_PAT: Final = phrase("You stood pat where a draw was worth more.")
_THREW_TOO_MUCH: Final = phrase("You threw a card that was worth keeping.")
_KEPT_TOO_MUCH: Final = phrase("You kept a card that was better thrown.")
_OTHER_CARDS: Final = phrase("Other cards were better thrown.")
_THROWS: Final = (_DREW, _STOOD_PAT, _THREW_TOO_MUCH, _KEPT_TOO_MUCH, _OTHER_CARDS)
_OF_ANOTHER: Final = {
    "You folded where checking was free.": phrase("{name} folded where checking was free."),
    "You folded a hand that was worth a raise.": phrase("{name} folded a hand that was worth a raise."),
    "You folded a hand that the price was right for.": phrase("{name} folded a hand that the price was right for."),
    "You folded a hand that later bets pay for.": phrase("{name} folded a hand that later bets pay for."),
    "You paid for the whole pot with a hand for half of it.": phrase(
        "{name} paid for the whole pot with a hand for half of it."
    ),
    "You drew where standing pat was worth more.": phrase("{name} drew where standing pat was worth more."),
    "You stood pat where a draw was worth more.": phrase("{name} stood pat where a draw was worth more."),
    "You threw a card that was worth keeping.": phrase("{name} threw a card that was worth keeping."),
    "You kept a card that was better thrown.": phrase("{name} kept a card that was better thrown."),
    "You put more in where giving up cost less.": phrase("{name} put more in where giving up cost less."),
    "You bet where a check was worth more.": phrase("{name} bet where a check was worth more."),
    "You raised where a call was worth more.": phrase("{name} raised where a call was worth more."),
    "You brought it in where completing was worth more.": phrase(
        "{name} brought it in where completing was worth more."
    ),
    "You checked where a bet was worth more.": phrase("{name} checked where a bet was worth more."),
    "You called where a raise was worth more.": phrase("{name} called where a raise was worth more."),
    "You paid more than your share of the pot was worth.": phrase(
        "{name} paid more than the share of the pot was worth."
    ),
}
"""The same sentences of somebody else's decision."""
_HALF = 0.5
_MOSTLY_ONE_SIDE = 0.65


def costliest(verdicts: Sequence[Verdict]) -> int | None:
    """The decision that mattered: of those that are worse than fine the one that lost most; None if all were fine."""
    bad = [at for at, verdict in enumerate(verdicts) if verdict.severity is not None and verdict.severity.matters]
    return max(bad, key=lambda at: verdicts[at].big_bets, default=None)


def nothing_found(verdicts: Sequence[Verdict]) -> Phrase:
    """What is said of a hand in which no decision is known to be worse than fine."""
    undecided = sum(not each.decided for each in verdicts)
    if not undecided:
        return _NOTHING_TO_CHANGE
    return phrase(
        "Not decided: {undecided} of {count}. The others are not worth another look.",
        undecided=undecided,
        count=len(verdicts),
    )


def sentence(verdict: Verdict, name: str | None = None) -> Phrase:
    """What would have been better, as one sentence; where nothing was lost, that. `name`: whose decision it is."""
    said = _sentence(verdict)
    if name is None or said.template not in _OF_ANOTHER:
        return said
    return Phrase(_OF_ANOTHER[said.template].template, (("name", name),))


def _sentence(verdict: Verdict) -> Phrase:
    measured = verdict.measured
    if measured is None:
        return phrase("Not weighed yet.")
    if verdict.is_rough:
        return phrase("Counting: the first deals say little.")
    best, taken = verdict.moment.choices[measured.best], verdict.moment.taken
    if not verdict.decided:
        return HOW_MUCH if verdict.is_behind else NOT_DECIDED
    if best == taken or measured.loss <= 0:
        return phrase("Nothing that was weighed is worth more.")
    if verdict.severity is not None and not verdict.severity.matters:
        return phrase("Close: little or nothing was lost.")
    return _better(verdict, taken, best)


def _better(verdict: Verdict, taken: Action, best: Action) -> Phrase:
    """Why the best choice and not the one taken, by their kinds."""
    free = verdict.moment.legal.free
    match taken, best:
        case Draw(thrown), Draw(better):
            return _threw_better(len(thrown), len(better))
        case RaiseTo(), RaiseTo():
            if best.amount > taken.amount:
                return phrase("More was worth betting.")
            return phrase("Less was worth betting.")
        case (Fold(), _) if free:
            return _FREE_FOLD
        case Fold(), RaiseTo():
            return _FOLDED_RAISE
        case Fold(), _:
            return _FOLDED_IMPLIED if _later_bets(verdict) is _WIN_MORE else _FOLDED_CALL
        case RaiseTo(), Fold():
            return phrase("You put more in where giving up cost less.")
        case (RaiseTo(), _) if free:
            return phrase("You bet where a check was worth more.")
        case RaiseTo(), _:
            return phrase("You raised where a call was worth more.")
        case BringIn(), _:
            return phrase("You brought it in where completing was worth more.")
        case (_, RaiseTo()) if free:
            return phrase("You checked where a bet was worth more.")
        case _, RaiseTo():
            return phrase("You called where a raise was worth more.")
    if _half_of_the_pot(verdict):
        return _FOR_HALF
    return phrase("You paid more than your share of the pot was worth.")


def _threw_better(thrown: int, better: int) -> Phrase:
    """The same of a throw: how many cards were thrown, and how many it had better been."""
    if not better:
        return _DREW
    if not thrown:
        return _STOOD_PAT
    if better == thrown:
        return _OTHER_CARDS
    return _KEPT_TOO_MUCH if better > thrown else _THREW_TOO_MUCH


def _half_of_the_pot(verdict: Verdict) -> bool:
    """Whether a split pot is played for one side of it: nearly all the share comes from there, a scoop is rare.

    Where the board leaves no low, the high is all of the pot, and who has a part of it ties.
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
    """Topics of the quiz, by their keys, that ask for what the decision asked for; some games have not all of them."""
    if isinstance(verdict.moment.taken, Draw):
        return _AT_A_DRAW
    if isinstance(verdict.moment.taken, Fold):
        return _AFTER_A_FOLD
    return _FOR_THE_HALF if _half_of_the_pot(verdict) else _ELSE


def drilled(kind: str) -> tuple[str, ...]:
    """The same for a decision of which the `kind` was kept, the English of its `sentence`."""
    if kind in map(str, _THROWS):
        return _AT_A_DRAW
    if kind in {str(_FREE_FOLD), str(_FOLDED_RAISE), str(_FOLDED_CALL), str(_FOLDED_IMPLIED)}:
        return _AFTER_A_FOLD
    return _FOR_THE_HALF if kind == str(_FOR_HALF) else _ELSE


_AT_A_DRAW: Final = ("throw", "range")
_AFTER_A_FOLD: Final = ("nuts", "live", "range")
_FOR_THE_HALF: Final = ("showdown", "range")
_ELSE: Final = ("range",)


def figures(verdict: Verdict, name: str | None = None) -> Phrase:
    """The price and the share against what the opponents can hold; `name` is the player, None if it is you.

    Where the price alone would say otherwise of a call than what it is worth, why.
    """
    said, later = _price_and_share(verdict, name), _later_bets(verdict)
    return said if later is None else phrase("{price_and_share} {later_bets}", price_and_share=said, later_bets=later)


_WIN_MORE: Final = phrase("A call pays all the same: later bets win what is missing.")
_COST_MORE: Final = phrase("A call does not pay all the same: later bets cost more than that leaves.")


def _later_bets(verdict: Verdict) -> Phrase | None:
    """What bets to come change of a call: that it pays below its price, or does not above it; None if neither is sure.

    Without cards to come or chips to bet the price says all.
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
            "Drawn out as well as can be, you had {share}\N{NO-BREAK SPACE}% against what they can hold."
            if name is None
            else "Drawn out as well as can be, the hand had {share}\N{NO-BREAK SPACE}% against what they can hold.",
            share=share,
        )
    if price is None:
        return phrase(
            "Nothing to call; against what they can hold you had {share}\N{NO-BREAK SPACE}%."
            if name is None
            else "Nothing to call; against what they can hold the hand had {share}\N{NO-BREAK SPACE}%.",
            share=share,
        )
    return phrase(
        "{call} to win {pot} needs {needed}\N{NO-BREAK SPACE}%; "
        "against what they can hold you had {share}\N{NO-BREAK SPACE}%."
        if name is None
        else "{call} to win {pot} needs {needed}\N{NO-BREAK SPACE}%; "
        "against what they can hold the hand had {share}\N{NO-BREAK SPACE}%.",
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
            return phrase("throw {cards}", cards=thrown) if cards else phrase("stand pat")
    if legal.check_call:
        return phrase("call {amount}", amount=called_to(legal))
    return phrase("check")


def called_to(legal: LegalActions) -> ChipCount:
    """What a call comes to on the street, as the log has it: what lay there already counts, a short call is short."""
    return ChipCount(legal.bet + (legal.check_call or 0))


def _raise_words(kind: RaiseKind, to: ChipCount) -> Phrase:
    match kind:
        case RaiseKind.BET:
            return phrase("bet {amount}", amount=to)
        case RaiseKind.COMPLETE:
            return phrase("complete to {amount}", amount=to)
        case RaiseKind.RAISE:
            return phrase("raise to {amount}", amount=to)
