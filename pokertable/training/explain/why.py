"""A verdict in words: the sentence for the decision that mattered, the figures, the hand's summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import ChipCount, Phrase, in_percent, phrase
from pokertable.training.explain import themes
from pokertable.training.explain.reasons import AFTER_A_FOLD, AT_A_DRAW, ELSE, FOR_THE_HALF, Reason
from pokertable.training.starts.start import start_of
from pokertable.training.starts.words import start_words
from pokertable.training.weigh.severity import ERRORS, Severity

if TYPE_CHECKING:
    from pokertable.training.deals.shares import PotEquity
    from pokertable.training.weigh.verdict import Verdict

_SURELY_LOST: Final = 0.25
"""Big bets that are a loss, however large the pot is."""
_NOTHING_TO_CHANGE: Final = phrase("Nothing to change: no decision in this hand needs another look.")


def costliest(verdicts: Sequence[Verdict]) -> int | None:
    """The decision that mattered: the largest loss among those worse than fine; None if all were fine."""
    bad = [at for at, verdict in enumerate(verdicts) if verdict.so_far is not None and verdict.so_far.matters]
    return max(bad, key=lambda at: verdicts[at].big_bets, default=None)


def nothing_found(verdicts: Sequence[Verdict]) -> Phrase:
    """The text for a hand in which no decision is known to be worse than fine."""
    count, open_yet = len(verdicts), [each for each in verdicts if not each.decided]
    few = sum(each.needs_deals for each in open_yet)
    close = len(open_yet) - few
    if not open_yet:
        return _NOTHING_TO_CHANGE
    if few == count:
        return Reason.TOO_FEW.own
    if close == count:
        return phrase("Too close to call.") if count == 1 else phrase("Every decision is too close to call.")
    if not few:
        return phrase(
            "Too close to call: {undecided} of {count}. Nothing else needs another look.",
            undecided=close,
            count=count,
        )
    if not close:
        return phrase(
            "Too few deals to judge: {undecided} of {count}. Nothing else needs another look.",
            undecided=few,
            count=count,
        )
    both = phrase(
        "Too few deals to judge: {few} of {count}. Too close to call: {close}.", few=few, count=count, close=close
    )
    return both if few + close == count else phrase("{both} Nothing else needs another look.", both=both)


def sentence(verdict: Verdict, name: str | None = None) -> Phrase:
    """The better choice in one sentence, or that nothing was lost. `name`: the player of the decision."""
    return reason(verdict).said(name)


def reason(verdict: Verdict) -> Reason:
    """The reason why another choice was better, or why none is named."""
    measured = verdict.measured
    if measured is None:
        return Reason.NOT_WEIGHED
    if verdict.is_early:
        return Reason.ROUGH
    best, taken = verdict.moment.choices[measured.best], verdict.moment.taken
    if not verdict.decided:
        if not verdict.is_over:
            return Reason.NOT_SETTLED
        return Reason.TOO_FEW if verdict.needs_deals else Reason.TOO_CLOSE
    if verdict.severity is Severity.BEST:
        return Reason.BEST
    if verdict.severity is not None and not verdict.severity.matters:
        if verdict.is_forgiven:
            if isinstance(best, Draw):
                return Reason.DRAW_EXPLOITS if best.cards else Reason.PAT_EXPLOITS
            if isinstance(taken, RaiseTo) and not isinstance(best, RaiseTo) and not themes.has_the_edge(verdict):
                return Reason.CHECK_EXPLOITS if verdict.moment.legal.free else Reason.CALL_EXPLOITS
            if isinstance(taken, RaiseTo):
                return Reason.SIZES if isinstance(best, RaiseTo) else Reason.TRAPS
            is_bet = verdict.moment.legal.raise_kind is RaiseKind.BET
            return Reason.BET_EXPLOITS if is_bet else Reason.EXPLOITS
        if taken == Fold() and verdict.moment.legal.free:
            return Reason.FREE
        if verdict.big_bets - ERRORS * verdict.big_bets_stderr >= _SURELY_LOST:
            return Reason.SMALL
        return Reason.BELOW_PRICE if taken == CheckCall() and _is_short(verdict) else Reason.CLOSE
    return _better(verdict, taken, verdict.moment.choices[verdict.blamed_by])


def _better(verdict: Verdict, taken: Action, best: Action) -> Reason:
    """Why the best choice is better than the one taken, by their kinds."""
    free = verdict.moment.legal.free
    match taken, best:
        case CheckCall() | RaiseTo(), Fold() if verdict.is_fold_in_prizes:
            return Reason.CALL_IN_CHIPS if taken == CheckCall() else Reason.RAISE_IN_CHIPS
        case Draw(), Draw(()) if (other := _discard_as_good(verdict)) is not None:
            return _better(verdict, taken, other)
        case Draw(), Draw(()):
            return Reason.DREW
        case Draw(()), Draw():
            return Reason.STOOD_PAT
        case Draw(discarded), Draw(better):
            if len(better) == len(discarded):
                return Reason.OTHER_CARDS
            return Reason.KEPT_TOO_MUCH if len(better) > len(discarded) else Reason.DISCARDED_TOO_MUCH
        case RaiseTo(), RaiseTo() if not verdict.is_only_the_size:
            others = [each for each in verdict.moment.choices if not isinstance(each, RaiseTo)]
            return _better(verdict, taken, max(others, key=lambda each: _worth(verdict, each)))
        case RaiseTo(), RaiseTo():
            if verdict.moment.legal.raise_kind is RaiseKind.BET:
                return Reason.BET_MORE if best.amount > taken.amount else Reason.BET_LESS
            return Reason.RAISE_MORE if best.amount > taken.amount else Reason.RAISE_LESS
        case (Fold(), _) if free:
            return Reason.FREE_FOLD
        case (Fold(), RaiseTo()) if themes.may_push(verdict.moment) and _may_go_all_in(verdict, taken):
            return Reason.FOLDED_PUSH
        case (Fold(), RaiseTo()) if not _pays_as_well(verdict):
            return Reason.FOLDED_RAISE
        case Fold(), _:
            return Reason.FOLDED_IMPLIED if _is_implied(verdict) else Reason.FOLDED_CALL
        case RaiseTo(), Fold():
            return _paid(verdict, raised=True)
        case RaiseTo(), BringIn():
            return Reason.COMPLETED
        case (RaiseTo(), _) if _is_bluff(verdict) and not themes.is_start(verdict.moment):
            return Reason.BLUFFED
        case RaiseTo(), _:
            return Reason.BET if free else Reason.RAISED
        case BringIn(), _:
            return Reason.BROUGHT_IN
        case (_, RaiseTo()) if free:
            for_value = not verdict.moment.streets_left and not themes.is_bluff(verdict)
            return Reason.THIN_VALUE if for_value else Reason.CHECKED
        case (_, RaiseTo()) if _worth(verdict, taken) >= 0 or themes.has_the_edge(verdict):
            return Reason.CALLED
    return _paid(verdict, raised=False)


def _worth(verdict: Verdict, action: Action) -> float:
    """Value of a choice, in chips."""
    assert verdict.measured is not None
    return verdict.measured.means[verdict.moment.choices.index(action)]


def _may_go_all_in(verdict: Verdict, taken: Action) -> bool:
    """Whether the choices hold an all-in that is worth no less than the choice taken."""
    all_in = verdict.moment.legal.effective
    pushes = [each for each in verdict.moment.choices if isinstance(each, RaiseTo) and each.amount >= all_in]
    return any(_worth(verdict, each) >= _worth(verdict, taken) for each in pushes)


def _discard_as_good(verdict: Verdict) -> Action | None:
    """A discard that isn't told apart from standing pat, and better than the one taken."""
    taken = verdict.moment.taken
    others = [each for each in verdict.moment.choices if each not in (taken, Draw(()))]
    good = [
        each for each in others if _worth(verdict, each) > _worth(verdict, taken) and not verdict.is_told_apart(each)
    ]
    return max(good, key=lambda each: _worth(verdict, each), default=None)


def _pays_as_well(verdict: Verdict) -> bool:
    """Whether a call of a hand that isn't strong gains, and no raise is known to gain more by being called."""
    if CheckCall() not in verdict.moment.choices or themes.is_strong(verdict) or _worth(verdict, CheckCall()) <= 0:
        return False
    return not (verdict.is_told_apart(CheckCall()) and themes.has_the_edge(verdict))


def _is_bluff(verdict: Verdict) -> bool:
    """Whether what was bet must win by folds, and a player would call it a bluff."""
    return themes.is_bluff(verdict) and not themes.is_pat(verdict.moment)


def _is_implied(verdict: Verdict) -> bool:
    """Whether a call is paid by chips that come after it: by later bets, or by who calls behind."""
    return _later_bets(verdict) is _WIN_MORE or (_is_short(verdict) and len(verdict.moment.opponents) > 1)


def _is_short(verdict: Verdict) -> bool:
    """Whether the equity does not pay for a call by itself."""
    return verdict.moment.has_price and not verdict.has_odds and verdict.pool is None


def _paid(verdict: Verdict, *, raised: bool) -> Reason:
    """Why it was wrong to put chips in where a fold was better, the plainest reason first."""
    moment = verdict.moment
    if themes.may_push(moment):
        if themes.is_for_the_stack(moment):
            return Reason.FOR_THE_STACK
        if _may_go_all_in(verdict, moment.taken):
            return Reason.PUSH_OR_FOLD
    if themes.is_start(moment) and not themes.is_played(moment):
        return Reason.TOO_WEAK
    if themes.is_quartered(verdict):
        return Reason.QUARTERED
    if themes.is_counterfeited(moment):
        return Reason.COUNTERFEITED
    if themes.half_of_the_pot(verdict):
        return Reason.FOR_HALF
    if raised and _is_bluff(verdict):
        return Reason.BLUFFED
    if themes.has_lower_flush(moment):
        if themes.has_flush(moment):
            return Reason.NON_NUT
        if themes.wins_something(verdict):  # else no draw to the nuts would have helped
            return Reason.NON_NUT_DRAW
    if themes.is_dead(verdict):
        return Reason.DEAD_CARDS
    if verdict.has_odds:
        if themes.is_out_of_position(moment) and not themes.is_bluff(verdict):  # else the hand is what is wrong
            return Reason.OUT_OF_POSITION
        if moment.streets_left and not raised:
            return Reason.LATER_COST
    return Reason.FOLDING_CHEAPER if raised else Reason.PAID


def drills(verdict: Verdict) -> tuple[str, ...]:
    """Topics of the quiz, by key, that train the decision; some games lack some of them."""
    if isinstance(verdict.moment.taken, Draw):
        return AT_A_DRAW
    if isinstance(verdict.moment.taken, Fold):
        return AFTER_A_FOLD
    return FOR_THE_HALF if themes.half_of_the_pot(verdict) else ELSE


def figures(verdict: Verdict, name: str | None = None) -> Phrase:
    """The price and the equity against the opponents' ranges; `name` is the player, None for "you".

    In the first round also the rank of the start, and that alone where it is too weak and nobody is in: equity against
    everybody proves nothing then. If the price alone suggests another verdict on a call than its value, also why.
    """
    said, later, moment = _price_and_share(verdict, name), _later_bets(verdict), verdict.moment
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    is_weak = start is not None and reason(verdict) is Reason.TOO_WEAK
    if later is None and is_weak and verdict.needed is not None and verdict.has_odds and _calling_loses(verdict):
        later = _PLAYS_BADLY
    if later is not None:
        said = phrase("{price_and_share} {later_bets}", price_and_share=said, later_bets=later)
    has_acted = any(act.event.seat == moment.seat for act in moment.public.acts)
    if start is None or (has_acted and not is_weak):
        return said  # what is played from a seat is no measure once it has acted and was raised
    opens = moment.public.may_open and moment.taken != CheckCall()
    rank = start_words(start, own=name is None, opens=opens, free=moment.legal.free)
    if is_weak and verdict.needed is None:
        return rank
    return phrase("{price_and_share} {start}", price_and_share=said, start=rank)


def _calling_loses(verdict: Verdict) -> bool:
    return CheckCall() in verdict.moment.choices and _worth(verdict, CheckCall()) < 0


_PLAYS_BADLY: Final = phrase("Calling still loses money: this hand plays badly after the first round.")
_WIN_MORE: Final = phrase("Calling still pays: later bets make up the difference.")
_COST_MORE_STILL: Final = phrase("With later bets, a call loses even more.")
_COST_MORE: Final = phrase("Calling still loses money: later bets cost more than it gains.")


def _later_bets(verdict: Verdict) -> Phrase | None:
    """Effect of later bets on a call: profitable below its price, or unprofitable above it; None if neither is sure.

    Or they cost far more than what is missing. Without cards to come or chips to bet the price decides.
    """
    moment, measured = verdict.moment, verdict.measured
    share, price = verdict.compared, verdict.price
    if measured is None or share is None or price is None or not verdict.decided or CheckCall() not in moment.choices:
        return None
    if verdict.pool is not None:  # prizes make the difference too
        return None
    if moment.public.drawing or moment.legal.call_is_all_in or not moment.streets_left:
        return None
    at, missing = moment.choices.index(CheckCall()), price - share.equity
    if abs(missing) < ERRORS * share.stderr or abs(measured.means[at]) < ERRORS * measured.stderrs[at]:
        return None
    if (missing > 0) != (measured.means[at] > 0):
        return _COST_MORE_STILL if missing > 0 and themes.costs_more_later(verdict) else None
    return _WIN_MORE if missing > 0 else _COST_MORE


def _price_and_share(verdict: Verdict, name: str | None) -> Phrase:
    share = _equity(verdict.ranges)
    price = verdict.moment.legal.price
    if verdict.moment.public.drawing:
        return phrase(
            "With the best draws, you had {share}% equity against their ranges."
            if name is None
            else "With the best draws, the hand had {share}% equity against their ranges.",
            share=share,
        )
    found = reason(verdict)
    if found in (*_FOR_VALUE, *_SIZES) and themes.has_the_edge(verdict):
        return phrase(
            "You had {share}% equity against their ranges, more than an even share ({even}%)."
            if name is None
            else "The hand had {share}% equity against their ranges, more than an even share ({even}%).",
            share=share,
            even=_percent(verdict.moment.even_share),
        )
    if price is None or found in _SIZES:
        return phrase(
            "You had {share}% equity against their ranges."
            if name is None
            else "The hand had {share}% equity against their ranges.",
            share=share,
        )
    if not verdict.moment.has_price:
        return phrase(
            "Nobody was in yet: you had {share}% equity if everybody else stayed in."
            if name is None
            else "Nobody was in yet: the hand had {share}% equity if everybody else stayed in.",
            share=share,
        )
    in_prizes = verdict.price_in_prizes
    if in_prizes is not None:
        return phrase(
            "Calling {call} to win {pot} needs {needed}% equity in chips, {prizes}% in prizes. You had {share}% "
            "against their ranges."
            if name is None
            else "Calling {call} to win {pot} needs {needed}% equity in chips, {prizes}% in prizes. The hand had "
            "{share}% against their ranges.",
            call=ChipCount(price.call),
            pot=ChipCount(price.total - price.call),
            needed=_percent(price.fraction),
            prizes=_percent(in_prizes),
            share=share,
        )
    if verdict.called is not None:
        return phrase(
            "Calling {call} to win {pot} needs {needed}% equity. You had {share}% against their ranges if nobody else "
            "called, {every}% if everybody did."
            if name is None
            else "Calling {call} to win {pot} needs {needed}% equity. The hand had {share}% against their ranges if "
            "nobody else called, {every}% if everybody did.",
            call=ChipCount(price.call),
            pot=ChipCount(price.total - price.call),
            needed=_percent(price.fraction),
            share=_equity(verdict.called),
            every=share,
        )
    return phrase(
        "Calling {call} to win {pot} needs {needed}% equity. You had {share}% against their ranges."
        if name is None
        else "Calling {call} to win {pot} needs {needed}% equity. The hand had {share}% against their ranges.",
        call=ChipCount(price.call),
        pot=ChipCount(price.total - price.call),
        needed=_percent(price.fraction),
        share=share,
    )


_FOR_VALUE: Final = Reason.CHECKED, Reason.CALLED, Reason.THIN_VALUE
"""Reasons that an equity above an even share proves."""
_SIZES: Final = Reason.BET_MORE, Reason.BET_LESS, Reason.RAISE_MORE, Reason.RAISE_LESS
"""Reasons of which the price of a call says nothing."""


def _percent(part: float) -> str:
    return f"{100 * part:.1f}"


def _equity(share: PotEquity) -> str:
    """Equity in percent; what is rare is not called never, nor what is frequent always."""
    sign, value = in_percent(share.equity, 1, share.stderr)
    return f"{sign}{value:.1f}" if value else "0"
