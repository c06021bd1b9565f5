"""Why the best choice is better: a sentence by the review's reason, the round, and what the choice earns by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import Called, Raised
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import HANDS
from pokertable.model.text import Phrase, in_percent, phrase
from pokertable.training.decide.gain import (
    By,
    earned_by,
    equity_needed,
    is_all_in,
    is_no_more_than_a_draw,
)
from pokertable.training.decide.sentences import (
    ABOUT_EVEN,
    ADVICE,
    BEFORE_OTHERS,
    COSTS_MORE,
    FREE_CARD,
    HIGH_HALF,
    IF_ALL_CALL,
    IN_CHIPS,
    IN_PRIZES,
    LESS_THAN_EVEN,
    LIVE,
    LOW_HALF,
    MOSTLY_HALF,
    NEXT_CARD_FREE,
    NO_RAISE,
    NOT_PLAYED,
    ONLY,
    ONLY_NOW,
    PAIRED,
    PLAYED,
    PRICE,
    SPLIT_BET,
    SPLIT_RAISE,
    SURE_HALF_BET,
    SURE_HALF_CALL,
    SURE_HALF_RAISE,
    TABLE,
    WEAKER,
    WITH_PRICE,
    Round,
)
from pokertable.training.explain import themes
from pokertable.training.explain.reasons import Reason
from pokertable.training.starts.start import start_of
from pokertable.training.weigh.moment import raises_or_folds

if TYPE_CHECKING:
    from pokertable.model.hand.actions import Action
    from pokertable.training.starts.start import Start
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.verdict import Verdict


_GONE: Final = 1 / 3
"""Part of the cards needed that is gone, from which they are too many."""
_ABOUT_EVEN, _ERRORS = 0.02, 2
"""Equity missing to an even share, and errors of it, up to which it is not said to be less."""
_MOSTLY: Final = 2
"""Times that half of the pot is won for each time that all of it is, from which a win is mostly half."""
_PERCENT: Final = 100


_NOT_OF_HALVES: Final = Reason.PAID, Reason.DEAD_CARDS, Reason.LATER_COST
"""Reasons beside which it is said that a win is usually half the pot."""


def why(verdict: Verdict, found: Reason, wrong: Action | None = None) -> Phrase | None:
    """Why the best choice is better: `found` is the review's reason against another one, `wrong` if it is told."""
    said = _because(verdict, found, wrong)
    is_fold = _best(verdict) == Fold() and earned_by(verdict) in (By.SHORT, By.ENOUGH)
    is_half = is_fold and found in _NOT_OF_HALVES and _wins_mostly_halves(verdict)
    return phrase("{why} {price}", why=MOSTLY_HALF, price=said) if is_half and said is not None else said


def _because(verdict: Verdict, found: Reason, wrong: Action | None) -> Phrase | None:
    """The reason with what is earned by, where it is particular."""
    by = earned_by(verdict)
    found = _narrowed(verdict, found, by, wrong)
    if found is Reason.CALL_IN_CHIPS and verdict.price_in_prizes is not None and verdict.needed is not None:
        return _filled(IN_PRIZES, verdict)
    if found in (Reason.TOO_WEAK, Reason.FOLDED_RAISE, Reason.FOLDING_CHEAPER) and _is_first_in(verdict.moment):
        said = _start_words(verdict.moment, found)
        if said is not None:
            return said
    template = _template(verdict, found, by)
    if template is not None:
        return _filled(_told_of(template, verdict, wrong), verdict)
    plain = _plain(verdict, found)
    if plain is not None and found in WITH_PRICE:
        price = ONLY if by is By.SHORT else None
        if by is By.ENOUGH and verdict.moment.streets_left:
            price = COSTS_MORE
        if price is not None:
            return phrase("{why} {price}", why=plain, price=_filled(_told_of(price, verdict, wrong), verdict))
    return plain


def _told_of(template: Phrase, verdict: Verdict, wrong: Action | None) -> Phrase:
    """The sentence as it is told of this choice, with others still to act, and in prizes."""
    if isinstance(wrong, RaiseTo):
        template = NO_RAISE.get(template, template)
    if verdict.called is not None and verdict.moment.owing:
        template = BEFORE_OTHERS.get(template, template)
    return IN_CHIPS.get(template, template) if verdict.needs_more_in_prizes else template


def _template(verdict: Verdict, found: Reason, by: By | None) -> Phrase | None:
    """The sentence whose figures are filled in; None where the reason alone is said."""
    stage, is_faced = round_of(verdict.moment), not verdict.moment.legal.free
    if themes.is_sure_of_half(verdict):
        if by in (By.EDGE, By.ALL_IN, By.ALL_IN_EVEN) and isinstance(_best(verdict), RaiseTo):
            return SURE_HALF_RAISE if is_faced else SURE_HALF_BET
        if found in (Reason.FOLDED_CALL, Reason.FOLDED_IMPLIED) and verdict.needed is not None:
            return SURE_HALF_CALL
    if (
        found in (Reason.BET, Reason.RAISED)
        and stage is Round.LAST
        and by is not By.BETS
        and themes.mostly_splits(verdict)
    ):
        return SPLIT_RAISE if is_faced else SPLIT_BET
    is_checked = found is Reason.BET or (found is Reason.BLUFFED and not is_faced)
    if is_checked and stage is Round.MIDDLE and by is not By.BETS and is_no_more_than_a_draw(verdict):
        return FREE_CARD if waiting(verdict.moment) else NEXT_CARD_FREE
    keys = (found, stage, by), (found, None, by), (found, stage, None)
    template = next((TABLE[key] for key in keys if key in TABLE), None)
    if template is ONLY and themes.costs_more_later(verdict):
        return ONLY_NOW
    price = verdict.price
    if template is PRICE and verdict.moment.owing and price is not None and verdict.ranges.equity >= price:
        return PRICE if verdict.needs_more_in_prizes else IF_ALL_CALL
    return ABOUT_EVEN if template is LESS_THAN_EVEN and _is_about_even(verdict) else template


def _is_about_even(verdict: Verdict) -> bool:
    """Whether the equity is an even share, as far as is known."""
    missing = verdict.moment.even_share - verdict.ranges.equity
    return missing <= max(_ABOUT_EVEN, _ERRORS * verdict.ranges.stderr)


def _best(verdict: Verdict) -> Action | None:
    now = verdict.measured
    return None if now is None else verdict.moment.choices[now.best]


def round_of(moment: Moment) -> Round:
    """The round of a decision."""
    if themes.is_start(moment):
        return Round.FIRST
    return Round.MIDDLE if moment.streets_left else Round.LAST


def _narrowed(verdict: Verdict, found: Reason, by: By | None, wrong: Action | None) -> Reason:
    """The reason, another one where a question of the stack, or of the price alone, is what decides."""
    moment, best = verdict.moment, _best(verdict)
    if found is Reason.PUSH_OR_FOLD and best == Fold() and wrong == CheckCall():
        return Reason.PAID
    if found is Reason.BLUFFED and by is By.ENOUGH and best == CheckCall():
        return Reason.RAISED
    if found in (Reason.FOLDED_CALL, Reason.FOLDED_IMPLIED) and isinstance(best, RaiseTo):
        found = Reason.CALLED
    if found is Reason.FOLDING_CHEAPER and by in (By.SHORT, By.ENOUGH):
        return Reason.PAID
    if found is Reason.RAISE_IN_CHIPS and _is_poor_start(moment):
        return Reason.FOR_THE_STACK
    if found is Reason.FOLDED_PUSH:
        return Reason.PUSH_OR_FOLD
    if found in (Reason.CHECKED, Reason.CALLED):
        pushes = themes.may_push(moment) and not themes.is_strong(verdict) and is_all_in(verdict)
        return Reason.PUSH_OR_FOLD if pushes else found
    if found is Reason.DEAD_CARDS:
        wanted = themes.cards_wanted(verdict)
        gone = len(set(wanted).intersection(moment.in_sight))
        return found if gone >= _GONE * len(wanted) else Reason.PAID
    if found is Reason.FOR_HALF and not _wins_halves(verdict):
        return Reason.PAID
    return found


def _is_poor_start(moment: Moment) -> bool:
    """Whether a start is of the lower half, which nobody raises in chips either but against such opponents."""
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    return start is not None and not start.is_good


def _wins_mostly_halves(verdict: Verdict) -> bool:
    """Whether a split pot is won in halves far more often than whole."""
    _, _, half, _, whole = verdict.ranges.ends
    return verdict.game.variant.is_split and half >= _MOSTLY * whole


def _wins_halves(verdict: Verdict) -> bool:
    """Whether a hand that wins something wins half of the pot more often than all of it."""
    _, _, half, _, whole = verdict.ranges.ends
    return half > whole


def _plain(verdict: Verdict, found: Reason) -> Phrase | None:
    """The sentence of a reason, whatever the choice earns by."""
    moment = verdict.moment
    match found:
        case Reason.FOR_HALF:
            high, low = verdict.ranges.by_share
            return HIGH_HALF if high > low else LOW_HALF
        case Reason.NON_NUT_DRAW if len({card.rank for card in moment.public.known_board}) < len(
            moment.public.known_board
        ):
            return PAIRED
        case Reason.DREW if not moment.public.game.variant.shares[0].is_low:
            held = best_hand(moment.public.game.variant.shares[0], moment.own, ())
            if held is not None and held.category is not Category.HIGH_CARD:
                named = phrase("You hold {hand}.", hand=HANDS[held.category])
                return phrase("{held} {why}", held=named, why=ADVICE[found])
        case Reason.DEAD_CARDS:
            wanted = themes.cards_wanted(verdict)
            live = len(set(wanted).difference(moment.in_sight))
            return Phrase(LIVE.template, (("count", len(wanted)), ("live", live)))
    return ADVICE.get(found)


def _is_first_in(moment: Moment) -> bool:
    """Whether nobody has come in before, with stacks for which a start has a rank; a bring-in is no raise."""
    if not themes.is_start(moment) or themes.is_short(moment):
        return False
    acted = [act.event for act in moment.public.acts]
    is_brought_in = moment.public.game.variant.brings_in and not any(
        isinstance(each, Called | Raised) for each in acted
    )
    return is_brought_in or raises_or_folds(moment.public, moment.legal)


def _start_words(moment: Moment, found: Reason) -> Phrase | None:
    """The rank of a start beside what is played there, where that says the same as the reason."""
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    if start is None:
        return None
    if found is Reason.FOLDED_RAISE:
        return _ranked(PLAYED, start) if start.is_played else None
    if not start.is_played:
        return _ranked(NOT_PLAYED if start.better <= 1 / 2 else WEAKER, start)
    return None


def _plays(start: Start) -> int:
    """The percent of starts that an intermediate plays there."""
    return round(_PERCENT * start.plays)


def _ranked(template: Phrase, start: Start) -> Phrase:
    rank = start.weaker_than if template is WEAKER else min(_PERCENT, start.rank)
    return Phrase(template.template, (("rank", f"{rank:g}"), ("plays", f"{_plays(start)}")))


def _filled(template: Phrase, verdict: Verdict) -> Phrase:
    """A sentence with the equity had and needed: whole percent, a decimal more where they would look alike.

    Nor is nearly all or nothing called all or nothing.
    """
    name, had = "share", verdict.ranges
    if verdict.called is not None and "{alone}" in template.template:
        name, had = "alone", verdict.called
    share, needed, chips = had.equity, equity_needed(verdict), verdict.needed
    even = verdict.moment.even_share
    beside = [
        each for name, each in (("needed", needed), ("chips", chips), ("even", even)) if name in template.template
    ]
    is_nearly = 0 < share < 1 and f"{share:.0%}" in ("0%", "100%")
    digits = int(is_nearly or any(each is not None and f"{each:.0%}" == f"{share:.0%}" for each in beside))
    fields = {
        "even": even,
        "needed": needed,
        "chips": chips,
        "price": verdict.price_in_prizes or verdict.price,
    }
    parts = [(name, f"{_PERCENT * part:.{digits}f}") for name, part in fields.items() if part is not None]
    sign, percent = in_percent(share, digits, had.stderr if share else 0.0)
    parts.append((name, f"{sign}{percent:.{digits}f}"))
    count = len(waiting(verdict.moment))
    players = phrase("one player") if count == 1 else phrase("{count} players", count=count)
    return Phrase(template.template, (("players", players), *parts))


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
