"""The gain of the best choice: from a share of the pot, hands that fold, bets of the others, or the price of a call."""

from __future__ import annotations

from collections import Counter
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.training.explain import themes

if TYPE_CHECKING:
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.verdict import Verdict


class By(Enum):
    """Source of the best choice's gain: of a raise, of a check, or of a call or fold where there is a price."""

    EDGE = auto()
    """More than an even share of the pot."""
    ALL_IN = auto()
    """More than an even share of the pot, with the whole stack in."""
    ALL_IN_EVEN = auto()
    """About an even share, with the whole stack in."""
    FOLDS = auto()
    """Hands that fold."""
    SOME_FOLDS = auto()
    """Hands that fold to the fixed bet of a limit."""
    BETS = auto()
    """Bets of the others."""
    BEHIND = auto()
    """Nothing put in with less than an even share."""
    ENOUGH = auto()
    """No less equity than a call needs."""
    SHORT = auto()
    """Less equity than a call needs."""
    UNPRICED = auto()
    """A fold beside a call with no equity that can be compared with its price."""
    FOLDS_BEHIND = auto()
    """A price that is known only if the players behind fold."""


_SEEN: Final = 0.0005
"""Equity that is seen in a tenth of a percent: what lacks less is not said to lack it."""
_BY_FOLDS: Final = 2.0
"""Multiple of what a bet or raise would earn if everybody called it, from which it earns by what folds."""
_BET_AT: Final = 1.25
"""Least multiple of the hand's part of the pot that a check or call wins where others bet."""
_CLEARLY: Final = 1.1
"""Part of an even share from which a bet or raise is for value, whatever folds."""
_ABOUT: Final = 0.9
"""Part of an even share from which a stack goes in for more than the hands that fold."""


def earned_by(verdict: Verdict) -> By | None:
    """Source of the best choice's gain; None for a draw."""
    moment, measured = verdict.moment, verdict.measured
    best = None if measured is None else moment.choices[measured.best]
    if isinstance(best, RaiseTo):
        return _raised_by(verdict)
    if best == CheckCall() and moment.legal.free:
        may_trap = not moment.streets_left or themes.is_strong(verdict)
        if may_trap and _is_bet_at(verdict):
            return By.BETS
        return By.EDGE if themes.has_the_edge(verdict) else By.BEHIND
    if isinstance(best, BringIn):
        return By.EDGE if themes.has_the_edge(verdict) else By.BEHIND
    if best in (CheckCall(), Fold()):
        return _priced(verdict, calls=best == CheckCall())
    return None


def _priced(verdict: Verdict, *, calls: bool) -> By | None:
    """Source of the gain of a call or a fold."""
    moment, needed, had = verdict.moment, equity_needed(verdict), verdict.compared
    if CheckCall() not in moment.choices:
        return By.BEHIND
    if needed is None or had is None:
        return By.FOLDS_BEHIND if calls else By.UNPRICED
    if had.equity < needed - _SEEN:
        return By.SHORT
    if calls and verdict.moment.streets_left and is_clearly_ahead(verdict) and _is_bet_at(verdict):
        return By.BETS
    return By.EDGE if calls and themes.has_the_edge(verdict) else By.ENOUGH


def equity_needed(verdict: Verdict) -> float | None:
    """The equity that a call needs, in prizes where they count; None where that had is no measure of it."""
    in_prizes = None if verdict.needed is None else verdict.price_in_prizes
    return verdict.needed if in_prizes is None else in_prizes


def price_if_all_call(moment: Moment) -> float | None:
    """The equity that a call needs if everybody calls who may still do so; None where there is nothing to call."""
    legal, price = moment.legal, moment.legal.price
    if price is None or not legal.check_call:
        return None
    seats, most = moment.public.seats, min(legal.to_call, legal.bet + price.call)
    called = sum(max(0, min(most - seats[seat].bet, seats[seat].stack)) for seat in moment.opponents)
    return price.call / (price.total + called)


def _raised_by(verdict: Verdict) -> By:
    """Source of the gain of a bet or raise."""
    moment = verdict.moment
    loses = _calling_loses(verdict)
    by_folds = loses or (wins_by_folds(verdict) and not is_clearly_ahead(verdict))
    if is_all_in(verdict) and not loses and verdict.ranges.equity >= _ABOUT * moment.even_share:
        return By.ALL_IN if themes.has_the_edge(verdict) else By.ALL_IN_EVEN
    if not by_folds:
        return By.EDGE
    return By.SOME_FOLDS if moment.public.game.structure is Structure.FIXED else By.FOLDS


def wins_by_folds(verdict: Verdict) -> bool:
    """Whether a bet or raise earns by what folds, at least in part."""
    if _calling_loses(verdict):
        return True
    if themes.is_start(verdict.moment):
        return not themes.has_the_edge(verdict) or earns_by_folds(verdict)
    return themes.is_bluff(verdict) or earns_by_folds(verdict)


def is_clearly_ahead(verdict: Verdict) -> bool:
    """Whether the hand wins clearly more than an even share: then a bet or raise is for value, whatever folds."""
    return verdict.ranges.equity >= _CLEARLY * verdict.moment.even_share


def is_all_in(verdict: Verdict) -> bool:
    """Whether the best choice is all-in."""
    best = None if verdict.measured is None else verdict.moment.choices[verdict.measured.best]
    return isinstance(best, RaiseTo) and best.amount >= verdict.moment.legal.effective


def _calling_loses(verdict: Verdict) -> bool:
    """Whether a call is worth less than a fold, so that a raise earns by what folds."""
    moment, measured = verdict.moment, verdict.measured
    if measured is None or moment.legal.free or CheckCall() not in moment.choices:
        return False
    return measured.means[moment.choices.index(CheckCall())] < 0


def earns_by_folds(verdict: Verdict) -> bool:
    """Whether a bet or raise of a hand that isn't strong earns far more than it would if everybody called it."""
    measured, moment = verdict.measured, verdict.moment
    best = None if measured is None else moment.choices[measured.best]
    if measured is None or not isinstance(best, RaiseTo) or CheckCall() not in moment.choices:
        return False
    legal = moment.legal
    more = best.amount - legal.bet - (legal.check_call or 0)
    gain = measured.means[measured.best] - measured.means[moment.choices.index(CheckCall())]
    called = more * (verdict.ranges.equity / moment.even_share - 1)
    return not themes.is_strong(verdict) and gain > _BY_FOLDS * called


def _is_bet_at(verdict: Verdict) -> bool:
    """Whether a check or call wins clearly more than the hand's part of the pot, because others bet."""
    measured, moment = verdict.measured, verdict.moment
    if measured is None or verdict.pool is not None:
        return False
    price = moment.legal.check_call or 0
    wins = measured.means[moment.choices.index(CheckCall())] + price
    return bool(wins > _BET_AT * verdict.ranges.equity * (moment.legal.pot + price))


def is_no_more_than_a_draw(verdict: Verdict) -> bool:
    """Whether the hand is no more yet than a draw on the board, whose pairs are everybody's."""
    return themes.is_drawing(verdict.moment) and not themes.is_strong(verdict) and adds_nothing(verdict.moment)


def adds_nothing(moment: Moment) -> bool:
    """Whether the hand makes no pair and nothing better of the board, whose pairs are everybody's."""
    board = moment.public.known_board
    made = best_hand(moment.public.game.variant.shares[0], moment.own, board) if board else None
    if made is None or made.category.order > Category.TWO_PAIR.order:
        return False
    ranks, lie = Counter(card.rank for card in made.cards), Counter(card.rank for card in board)
    return all(lie[rank] > 1 for rank, count in ranks.items() if count > 1)
