"""Why the best choice is better: a sentence by the review's reason, the round, and what the choice earns by."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from pokertable.model.hand.actions import CheckCall
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import HANDS
from pokertable.model.text import Phrase, phrase
from pokertable.training.decide.gain import (
    By,
    costs_more_later,
    earned_by,
    equity_needed,
    is_all_in,
    is_no_more_than_a_draw,
)
from pokertable.training.explain import themes
from pokertable.training.explain.reasons import Reason
from pokertable.training.starts.start import start_of
from pokertable.training.weigh.moment import raises_or_folds

if TYPE_CHECKING:
    from pokertable.training.starts.start import Start
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.verdict import Verdict


class Round(Enum):
    """A round of betting, by what is still to come."""

    FIRST = auto()
    MIDDLE = auto()
    LAST = auto()


_PUSH: Final = phrase("With so few big blinds, the choice is all-in or fold, and this hand is strong enough.")
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
    Reason.RAISE_MORE: phrase("A bigger raise earns more."),
    Reason.RAISE_LESS: phrase("A smaller raise earns more."),
    Reason.FOLDING_CHEAPER: phrase("Putting chips in costs more than folding."),
    Reason.BET: phrase("Checking is worth more than betting."),
    Reason.RAISED: phrase("Calling is worth more than raising."),
    Reason.COMPLETED: phrase("Bringing it in is worth more than completing."),
    Reason.BROUGHT_IN: phrase("Completing is worth more than bringing it in."),
    Reason.CHECKED: phrase("Betting is worth more than checking."),
    Reason.CALLED: phrase("Raising is worth more than calling."),
    Reason.QUARTERED: phrase("You would be quartered too often."),
    Reason.COUNTERFEITED: phrase("Your low is counterfeited."),
    Reason.NON_NUT: phrase("Your flush isn't the nuts."),
    Reason.NON_NUT_DRAW: phrase("Your flush draw isn't to the nuts."),
    Reason.DEAD_CARDS: phrase("Too many of the cards you need are gone."),
    Reason.TOO_WEAK: phrase("This hand is too weak to play."),
    Reason.FOLDED_PUSH: _PUSH,
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
"""Why the best choice is better, by the review's reason against the other one, where no more is known."""
_VALUE: Final = phrase("You have {share}% equity, more than an even share ({even}%): build the pot.")
_ALL_IN: Final = phrase("You have {share}% equity, more than an even share ({even}%): get your chips in.")
_ALL_IN_EVEN: Final = phrase("You have {share}% equity, about an even share ({even}%): get your chips in.")
_SEMI_BLUFF: Final = phrase("Enough of their hands will fold, and yours can improve if called.")
_SOME_FOLD: Final = phrase("Some of their hands will fold, and yours can improve if called.")
_BLUFF: Final = phrase("Enough better hands will fold.")
_SOME_BETTER_FOLD: Final = phrase("Some better hands will fold.")
_WORSE_CALL: Final = phrase("Worse hands will call a raise.")
_TRAP: Final = phrase("Checking earns more: a bet will often follow.")
_SLOW_PLAY: Final = phrase("Calling earns more: another bet will often follow.")
_NO_VALUE_BET: Final = phrase("A bet would mostly be called by better hands.")
_NO_VALUE_RAISE: Final = phrase("A raise would mostly be called by better hands.")
_FREE_CARD: Final = phrase("You have {share}% equity with a draw, and a check may get you the next card for free.")
_NO_FOLDS: Final = phrase("You have {share}% equity, and too few of their hands would fold.")
_NO_FOLDS_TO_A_RAISE: Final = phrase("You have {share}% equity, and too few of their hands would fold to a raise.")
_PRICE: Final = phrase("You have {share}% equity, and a call needs {needed}%.")
_PRICE_IN_CHIPS: Final = phrase(
    "You have {share}% equity. A call needs {needed}% in chips, more in prizes; your hand has enough."
)
_IF_THEY_FOLD: Final = phrase("A call needs {price}% equity if nobody else calls, and your hand has that.")
_IF_ALL_CALL: Final = phrase("You have {share}% equity even if everybody calls, and a call needs at most {price}%.")
_IN_CHIPS_IF_THEY_FOLD: Final = phrase(
    "A call needs {price}% equity in chips if nobody else calls, more in prizes; your hand has enough."
)
_ONLY: Final = phrase("You have only {share}% equity, and a call needs {needed}%.")
_ONLY_NOW: Final = phrase(
    "You have only {share}% equity, and a call needs {needed}%; later bets will cost you more still."
)
_COSTS_MORE: Final = phrase(
    "You have {share}% equity and need {needed}%, but later bets will cost more than that gains."
)
_PUSH_FOR_FOLDS: Final = phrase(
    "With so few big blinds, the choice is all-in or fold, and enough hands fold to make going all-in pay."
)
_NO_PUSH: Final = phrase(
    "With so few big blinds, the choice is all-in or fold, and this hand is too weak to go all-in."
)
_TABLE: Final[Mapping[tuple[Reason, Round | None, By | None], Phrase]] = {
    **{(reason, None, By.EDGE): _VALUE for reason in (Reason.CHECKED, Reason.CALLED, Reason.BROUGHT_IN)},
    **{
        (reason, None, by): words
        for reason in (Reason.CHECKED, Reason.CALLED, Reason.FOLDED_RAISE)
        for by, words in ((By.ALL_IN, _ALL_IN), (By.ALL_IN_EVEN, _ALL_IN_EVEN))
    },
    **{
        (reason, each, By.FOLDS): _BLUFF if each is Round.LAST else _SEMI_BLUFF
        for reason in (Reason.CHECKED, Reason.CALLED, Reason.FOLDED_RAISE)
        for each in Round
    },
    **{
        (reason, each, By.SOME_FOLDS): _SOME_BETTER_FOLD if each is Round.LAST else _SOME_FOLD
        for reason in (Reason.CHECKED, Reason.CALLED, Reason.BROUGHT_IN, Reason.FOLDED_RAISE)
        for each in Round
    },
    (Reason.CALLED, Round.LAST, By.EDGE): _WORSE_CALL,
    (Reason.FOLDED_RAISE, Round.FIRST, By.EDGE): phrase(
        "You have {share}% equity, more than an even share ({even}%): raise."
    ),
    (Reason.FOLDED_RAISE, Round.MIDDLE, By.EDGE): _VALUE,
    (Reason.FOLDED_RAISE, Round.LAST, By.EDGE): _WORSE_CALL,
    (Reason.THIN_VALUE, None, By.EDGE): phrase("You have {share}% equity, and worse hands will call."),
    **{(Reason.PUSH_OR_FOLD, None, by): _PUSH for by in (By.ALL_IN, By.ALL_IN_EVEN, By.EDGE)},
    (Reason.PUSH_OR_FOLD, None, By.FOLDS): _PUSH_FOR_FOLDS,
    **{(Reason.PUSH_OR_FOLD, None, by): _NO_PUSH for by in (By.SHORT, By.BEHIND, By.UNPRICED)},
    (Reason.BET, None, By.BETS): _TRAP,
    (Reason.RAISED, None, By.BETS): _SLOW_PLAY,
    **{(reason, None, By.BETS): _PRICE for reason in (Reason.FOLDED_CALL, Reason.FOLDED_IMPLIED)},
    (Reason.BET, Round.FIRST, By.BEHIND): phrase("You have {share}% equity, too little to raise."),
    (Reason.COMPLETED, None, By.BEHIND): phrase("You have {share}% equity, too little to complete."),
    (Reason.COMPLETED, None, By.EDGE): phrase(
        "You have {share}% equity, but mostly better hands would stay in if you completed."
    ),
    (Reason.BET, Round.FIRST, By.EDGE): phrase(
        "You have {share}% equity, but a raise would mostly be called by better hands."
    ),
    (Reason.BET, Round.MIDDLE, By.BEHIND): phrase(
        "You have {share}% equity, less than an even share ({even}%): don't build the pot."
    ),
    (Reason.BET, Round.MIDDLE, By.EDGE): phrase(
        "You have {share}% equity, but a bet would mostly be called by better hands."
    ),
    (Reason.BET, Round.LAST, None): _NO_VALUE_BET,
    (Reason.BLUFFED, None, By.BEHIND): _NO_FOLDS,
    **{(Reason.BLUFFED, None, by): _NO_FOLDS_TO_A_RAISE for by in (By.ENOUGH, By.SHORT, By.UNPRICED)},
    (Reason.RAISED, Round.LAST, None): _NO_VALUE_RAISE,
    (Reason.RAISED, None, By.EDGE): phrase(
        "You have {share}% equity, enough to call, but a raise would mostly be called by better hands."
    ),
    (Reason.RAISED, None, By.ENOUGH): phrase(
        "You have {share}% equity: enough to call, which needs {needed}%, but too little to raise."
    ),
    **{
        (reason, None, By.FOLDS_BEHIND): _IF_THEY_FOLD
        for reason in (Reason.FOLDED_CALL, Reason.FOLDED_IMPLIED, Reason.RAISED)
    },
    (Reason.FOLDED_CALL, None, By.EDGE): _PRICE,
    (Reason.FOLDED_CALL, None, By.ENOUGH): _PRICE,
    (Reason.FOLDED_IMPLIED, None, By.EDGE): _PRICE,
    (Reason.FOLDED_IMPLIED, None, By.ENOUGH): _PRICE,
    **{
        (reason, None, By.SHORT): phrase(
            "You have {share}% equity and need {needed}%: later bets will pay for the rest."
        )
        for reason in (Reason.FOLDED_IMPLIED, Reason.RAISED)
    },
    (Reason.PAID, None, By.SHORT): _ONLY,
    (Reason.PAID, None, By.ENOUGH): _COSTS_MORE,
    (Reason.PAID, None, By.UNPRICED): phrase("This hand is too weak to call with {players} still to act."),
    (Reason.LATER_COST, None, By.ENOUGH): _COSTS_MORE,
    (Reason.OUT_OF_POSITION, None, By.ENOUGH): phrase(
        "You have {share}% equity and need {needed}%, but out of position later bets cost more than that gains."
    ),
    (Reason.TOO_WEAK, None, By.ENOUGH): phrase(
        "You have {share}% equity and need {needed}%, but this hand plays too badly after the first round."
    ),
    **{
        (Reason.FOR_THE_STACK, None, by): phrase(
            "This hand is too weak to put your stack in with {players} still to act."
        )
        for by in (By.BEHIND, By.UNPRICED)
    },
    **{
        (Reason.TOO_WEAK, None, by): phrase("This hand is too weak to play with {players} still to act.")
        for by in (By.BEHIND, By.UNPRICED)
    },
    **{
        (Reason.FOLDING_CHEAPER, None, by): phrase("This hand is too weak to raise with {players} still to act.")
        for by in (By.BEHIND, By.UNPRICED)
    },
    (Reason.FOR_THE_STACK, None, By.SHORT): phrase(
        "You have only {share}% equity, and a call for your stack needs {needed}%."
    ),
}
"""Particular sentences: the round and what is earned by, None for any."""
_IN_CHIPS: Final = {_PRICE: _PRICE_IN_CHIPS, _IF_THEY_FOLD: _IN_CHIPS_IF_THEY_FOLD}
"""Sentences of a price in a sit and go where only that in chips is known."""
_WITH_PRICE: Final = {
    Reason.QUARTERED,
    Reason.COUNTERFEITED,
    Reason.NON_NUT,
    Reason.NON_NUT_DRAW,
    Reason.DEAD_CARDS,
    Reason.FOR_HALF,
    Reason.TOO_WEAK,
}
"""Reasons beside which the price is said, where the hand hasn't the equity for it."""
_HIGH_HALF: Final = phrase("You would pay full price and play for the high half alone.")
_LOW_HALF: Final = phrase("You would pay full price and play for the low half alone.")
_PAIRED: Final = phrase("The board is paired, and your flush draw isn't to the nuts.")
_LIVE: Final = phrase("Only {live} of the {count} cards you need can still come.")
_IN_PRIZES: Final = phrase(
    "In chips this is a call, in prizes a fold. You have {share}% equity; a call needs {chips}% in chips, {needed}% in "
    "prizes."
)
_PLAYED: Final = phrase("Your starting hand is in the top {rank}% here, and the top {plays}% are worth playing.")
_NOT_PLAYED: Final = phrase(
    "Your starting hand is in the top {rank}% here, but only the top {plays}% are worth playing."
)
_WEAKER: Final = phrase(
    "{rank}% of starting hands are better than yours here, and only the top {plays}% are worth playing."
)
_GONE: Final = 1 / 3
"""Part of the cards needed that is gone, from which they are too many."""
_PERCENT: Final = 100


def why(verdict: Verdict, found: Reason) -> Phrase | None:
    """Why the best choice is better: `found` is the review's reason against another one."""
    by = earned_by(verdict)
    found = _narrowed(verdict, found, by)
    if found is Reason.CALL_IN_CHIPS and verdict.price_in_prizes is not None and verdict.needed is not None:
        return _filled(_IN_PRIZES, verdict)
    if found in (Reason.TOO_WEAK, Reason.FOLDED_RAISE, Reason.FOLDING_CHEAPER) and _is_first_in(verdict.moment):
        said = _start_words(verdict.moment, found)
        if said is not None:
            return said
    stage = round_of(verdict.moment)
    keys = (found, stage, by), (found, None, by), (found, stage, None)
    template = next((_TABLE[key] for key in keys if key in _TABLE), None)
    if found is Reason.BET and stage is Round.MIDDLE and by is not By.BETS and is_no_more_than_a_draw(verdict):
        template = _FREE_CARD
    if template is _ONLY and costs_more_later(verdict):
        template = _ONLY_NOW
    if template is _IF_THEY_FOLD and not verdict.needs_more_in_prizes and verdict.has_odds:
        template = _IF_ALL_CALL
    if template is not None:
        return _filled(_IN_CHIPS.get(template, template) if verdict.needs_more_in_prizes else template, verdict)
    plain = _plain(verdict, found)
    if plain is not None and by is By.SHORT and found in _WITH_PRICE:
        return phrase("{why} {price}", why=plain, price=_filled(_ONLY, verdict))
    return plain


def round_of(moment: Moment) -> Round:
    """The round of a decision."""
    if themes.is_start(moment):
        return Round.FIRST
    return Round.MIDDLE if moment.streets_left else Round.LAST


def _narrowed(verdict: Verdict, found: Reason, by: By | None) -> Reason:
    """The reason, another one where a question of the stack, or of the price alone, is what decides."""
    moment, now = verdict.moment, verdict.measured
    if found is Reason.BLUFFED and by is By.ENOUGH and now is not None and moment.choices[now.best] == CheckCall():
        return Reason.RAISED
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
            return _HIGH_HALF if high > low else _LOW_HALF
        case Reason.NON_NUT_DRAW if len({card.rank for card in moment.public.known_board}) < len(
            moment.public.known_board
        ):
            return _PAIRED
        case Reason.DREW if not moment.public.game.variant.shares[0].is_low:
            held = best_hand(moment.public.game.variant.shares[0], moment.own, ())
            if held is not None and held.category is not Category.HIGH_CARD:
                named = phrase("You hold {hand}.", hand=HANDS[held.category])
                return phrase("{held} {why}", held=named, why=ADVICE[found])
        case Reason.DEAD_CARDS:
            wanted = themes.cards_wanted(verdict)
            live = len(set(wanted).difference(moment.in_sight))
            return Phrase(_LIVE.template, (("count", len(wanted)), ("live", live)))
    return ADVICE.get(found)


def _is_first_in(moment: Moment) -> bool:
    """Whether the choice is to open the pot or to fold, with stacks for which a start has a rank."""
    return themes.is_start(moment) and not themes.is_short(moment) and raises_or_folds(moment.public, moment.legal)


def _start_words(moment: Moment, found: Reason) -> Phrase | None:
    """The rank of a start beside what is played there, where that says the same as the reason."""
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    if start is None:
        return None
    if found is Reason.FOLDED_RAISE:
        return _ranked(_PLAYED, start) if start.is_played else None
    if not start.is_played:
        return _ranked(_NOT_PLAYED if start.better <= 1 / 2 else _WEAKER, start)
    return None


def _plays(start: Start) -> int:
    """The percent of starts that an intermediate plays there."""
    return round(_PERCENT * start.plays)


def _ranked(template: Phrase, start: Start) -> Phrase:
    rank = start.weaker_than if template is _WEAKER else min(_PERCENT, start.rank)
    return Phrase(template.template, (("rank", f"{rank:g}"), ("plays", f"{_plays(start)}")))


def _filled(template: Phrase, verdict: Verdict) -> Phrase:
    """A sentence with the equity had and needed: whole percent, a decimal more where they would look alike.

    Nor is nearly all or nothing called all or nothing.
    """
    share, needed, chips = verdict.ranges.equity, equity_needed(verdict), verdict.needed
    even = verdict.moment.even_share
    beside = [
        each for name, each in (("needed", needed), ("chips", chips), ("even", even)) if name in template.template
    ]
    is_nearly = 0 < share < 1 and f"{share:.0%}" in ("0%", "100%")
    digits = int(is_nearly or any(each is not None and f"{each:.0%}" == f"{share:.0%}" for each in beside))
    fields = {
        "share": share,
        "even": even,
        "needed": needed,
        "chips": chips,
        "price": verdict.price_in_prizes or verdict.price,
    }
    parts = [(name, f"{_PERCENT * part:.{digits}f}") for name, part in fields.items() if part is not None]
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
