"""Hold'em: any five of one's own cards and the board, for the high alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.text import phrase
from pokertable.players.facts.figures import FlopHands, OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import When, Which, any_hand, when, which
from pokertable.players.rules.rule import Do, Rule, Table, at_least, calls_for_the_stack, stacks_go_in
from pokertable.players.seen.numbers import Figure, Truth, clipped, either, greater, lesser
from pokertable.players.seen.turns import Turns

_NEAR: Final = facing.NEAR[0], 0.5
"""Factors as in `facing.NEAR`: of a range that has called bets those that beat bluffs alone go on, but not all."""
_UNREAD: Final = 0.35
"""Part of the hands that must go on which do without a read of the bet."""
_RAISED_AGAIN: Final = 3
"""Bets and raises of a street when this seat's raise of a bet has been raised."""
_TWO = 2
_ONCE_MORE = 2
"""Number of raises when who opened has been raised again."""
_FOR_A_THIRD = 15
"""Multiple of a call to be won or lost later for calling with a pair: a third of its rank seldom comes."""


@when(
    phrase(
        "Someone has come in, there was at most one raise, and the stacks are at least {times} times the call",
        times=_FOR_A_THIRD,
    )
)
def _cheap_for_a_third(spot: Turns, _style: Style) -> Truth:
    left = spot.stack_to_pot * spot.legal.pot
    cheap = spot.facing & (_FOR_A_THIRD * spot.owed <= left)
    return stacks_go_in(spot.legal.structure) and cheap & (spot.bets <= 1) & (spot.came_in > 0)


@which(phrase("A pair"))
def _pair(hands: OwnHands, _spot: Turns, _style: Style) -> Truth:
    ranks = hands.cards >> 2
    pairs: Truth = ranks[:, 0] == ranks[:, 1]
    return pairs


_FOLDED, _FOR_THE_PRICE, _MOST_FOLDED = 0.19, 1.0, 0.95
"""Part of the opened hands folded to a re-raise, besides the price, as a multiple of the price, and the most."""
_FEWER = 0.1
"""Reduction of that part heads-up, where both players raise with many hands."""
_EASY = 0.47
"""Equity from which an opened hand is no bluff-catcher: the other re-raises with many hands."""
_BELIEVED = 0.5
"""How often a beginner folds what it does not defend to a re-raise."""
_FEW_BEHIND, _SOFT_PLACE, _SOFT_CALLED = 2, 0.25, 0.1


@when(phrase("It raised, and one opponent has raised again, not for the stack"))
def _re_raised(spot: Turns, style: Style) -> Figure:
    own = either(spot.opened, (spot.bets == _ONCE_MORE) | (spot.bets == 2 * _ONCE_MORE), spot.bets == _ONCE_MORE + 1)
    once = own & (spot.opponents == 1)
    return stacks_go_in(spot.legal.structure) and once * (1 - calls_for_the_stack(spot, style))


def _raised_part(spot: Turns, style: Style) -> Figure:
    """Part of all hands with which a style made the raise that was raised again."""
    behind = greater(1, spot.behind_opener)
    raised = first_street.widened(style.raises, behind)
    opened = raised + either(behind <= _FEW_BEHIND, style.steals, 0.0) * (1 - raised)
    return either(spot.bets == _ONCE_MORE, opened, first_street.raised_again(spot, style, spot.bets - _ONCE_MORE))


def _folded(spot: Turns, style: Style) -> Figure:
    """Part of the hands that came in which a style folds to a raise."""
    usual = _FOLDED - (_FEWER if spot.seats == _TWO else 0.0) + _FOR_THE_PRICE * spot.price
    return lesser(_MOST_FOLDED, style.calls * usual)


@which(
    phrase(
        "The better of the hands that it raises with from this position: more of them against a small re-raise than "
        "against a big one, enough that a re-raise with any two cards does not pay"
    )
)
def _better_of_the_opened(hands: OwnHands, spot: Turns, style: Style) -> Figure:
    kept = (1 - _folded(spot, style)) * _raised_part(spot, style)
    return clipped((kept - hands.rank) / (kept * _SOFT_PLACE) + 0.5)


_behind_who_raises_again = Which[OwnHands](
    lambda hands, _spot, _style: 1 - at_least(hands.share, _EASY),
    phrase("The others, with less than about {easy}% equity", easy=round(100 * _EASY)),
)


@when(phrase("Two players: it has only called the blind, and the other has raised, not for the stack"))
def _raised_after_its_call(spot: Turns, style: Style) -> Figure:
    once = (spot.seats == _TWO) * (spot.facing & (spot.bets == 1) & (spot.behind_opener == 0))
    return stacks_go_in(spot.legal.structure) and once * (1 - calls_for_the_stack(spot, style))


@which(
    phrase("The better of the hands that it calls with: enough of them that a raise with any two cards does not pay")
)
def _better_of_the_called(hands: OwnHands, spot: Turns, style: Style) -> Figure:
    raised = first_street.widened(style.raises, 1)
    kept = raised + (1 - _folded(spot, style)) * (1 - raised)
    return clipped((kept - hands.rank) / _SOFT_CALLED + 0.5)


DEFENDS_ITS_CALL = Rule(
    _raised_after_its_call,
    _better_of_the_called,
    Do.CALL,
    phrase(
        "In the top {top}% of starting hands: if it folded this to a raise too, raising its limps with any two cards "
        "would pay."
    ),
    fits=stacks_go_in,
)
DEFENDS_ITS_OPEN = Rule(
    _re_raised,
    _better_of_the_opened,
    Do.CALL,
    phrase(
        "In the top {top}% of starting hands: if it folded this to a re-raise too, "
        "re-raising it with any two cards would pay."
    ),
    fits=stacks_go_in,
)
GIVES_UP_ITS_OPEN = Rule(
    _re_raised,
    _behind_who_raises_again,
    Do.FOLD,
    phrase("Only in the top {top}% of starting hands: one of the weaker ones it opens, and it was re-raised."),
    fits=stacks_go_in,
)
BELIEVES_A_RE_RAISE = Rule(
    When(
        lambda spot, style: _re_raised(spot, style) * _BELIEVED,
        _re_raised.words,
        often=phrase("{ahead}% of the time", ahead=round(100 * _BELIEVED)),
    ),
    any_hand,
    Do.FOLD,
    GIVES_UP_ITS_OPEN.because,
    fits=stacks_go_in,
)
"""For beginners, in whose eyes hardly any hand that they open is a weak one."""
CALLS_WITH_PAIRS = Rule(
    _cheap_for_a_third,
    _pair,
    Do.CALL,
    phrase("A cheap call with a pair: a set may win a big pot."),
    fits=stacks_go_in,
)
DEFENDS: Final = replace(
    facing.DEFENDS,
    when=facing.may_defend.told(
        phrase(
            "One opponent and one bet so far, or its own bet or raise was raised (in fixed limit, only its bet, in the "
            "last round)"
        )
    ),
    hands=facing.defends(_NEAR, _RAISED_AGAIN, unread=_UNREAD),
)
FIRST_STREET: Final[Table[OwnHands]] = (
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_RAISES,
    first_street.NEVER_LIMPS,
    DEFENDS_ITS_OPEN,
    GIVES_UP_ITS_OPEN,
    DEFENDS_ITS_CALL,
    *first_street.CALLS,
    CALLS_WITH_PAIRS,
    *first_street.LAST,
)
BEGINNERS_FIRST_STREET: Final[Table[OwnHands]] = tuple(
    [each for rule in FIRST_STREET for each in ((rule, BELIEVES_A_RE_RAISE) if rule is GIVES_UP_ITS_OPEN else (rule,))]
)
CHECKED_TO: Final[Table[FlopHands]] = (
    *checked_to.READS_THE_RIVALS,
    *checked_to.VALUE,
    checked_to.BETS_DRAWS,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table[FlopHands]] = (
    *facing.FOR_THE_STACK,
    facing.RAISES_FOR_VALUE,
    facing.RAISES_DRAWS,
    *[DEFENDS if rule is facing.DEFENDS else rule for rule in facing.CALLS],
    *facing.LAST,
)
HOLDEM: Final = Family(
    phrase("Hold'em"),
    Tables(BEGINNERS_FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
