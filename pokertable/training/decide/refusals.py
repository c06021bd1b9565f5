"""Counted decisions that are no questions: their values or their answers hold only for how bots play on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.variant import BetSize
from pokertable.players.styles.cast import NAMED, style_and_skill
from pokertable.players.worth.draws import draws
from pokertable.training.decide.aggression import (
    best_of,
    is_bluff_of_a_hand_that_wins,
    is_call_of_a_reraise,
    is_check_well_ahead,
    is_fold_of_a_strong_hand,
    is_passed_up_raise,
    is_thin_raise,
    last_to_bet,
)
from pokertable.training.decide.gain import (
    By,
    earned_by,
    equity_needed,
    is_clearly_ahead,
    price_if_all_call,
    wins_by_folds,
)
from pokertable.training.decide.held import has_nothing_in_stud
from pokertable.training.decide.themes import DecideTheme, early_theme
from pokertable.training.decide.why import waiting
from pokertable.training.explain.themes import has_the_edge, is_drawing, is_start
from pokertable.training.starts.start import start_of
from pokertable.training.weigh.playing import least

if TYPE_CHECKING:
    from pokertable.model.hand.actions import Action
    from pokertable.training.weigh.loss import Measured
    from pokertable.training.weigh.moment import Moment
    from pokertable.training.weigh.verdict import Verdict

_WELL_PRICED: Final = 1.3
"""Multiple of the equity needed from which a call or raise loses only by how the hand is played on."""
LEAST_BET: Final = 0.3
"""Part of the pot below which no bet is asked about where a larger one can be called."""
_TO_HALF_THE_POT: Final = 0.25
"""Equity that a call of half the pot needs."""
_IMPLIED: Final = 0.75
"""Part of the equity that a call needs from which later bets pay for a draw to the nuts."""
_OPEN_ENDED: Final = 2
"""Ranks that make a straight; one is a gutshot."""
_LOWER_HALF: Final = 0.5
"""Part of the starts that are better than one of the lower half, at least."""
_SEVERAL: Final = 2
"""Opponents into whom little is not bet."""
_BLINDS: Final = 2
"""Players behind the button."""
_FOUR: Final = 4
"""Cards of a suit on the board from which whoever has a flush is likely to call."""
_BETS_ON: Final = 0.5
"""Frequency of betting on after the last bet from which a player is left to bet."""
_LITTLE: Final = 0.15
"""Part of the pot below which no bet is asked about: nothing hangs on it."""
_OVERBET: Final = 1.6
"""Part of the pot above which no bet is asked about after the first round: a pot, and what it leaves of the stack."""
_BEST: Final = 0.03
"""Part of all starts that are better than the last of those that raise again."""
_AHEAD: Final = 1.2
"""Multiple of an even share from which a hand is bet on the last round."""
_CALLS_ON: Final = 0.7
"""Equity that a style requires for a call, as a multiple of the price, at most, if it calls too much to be bluffed."""


def is_refused(verdict: Verdict, styles: Sequence[str], accept: Collection[int] = ()) -> bool:
    """Whether a counted decision against opponents of these styles, by seat, is no question.

    `accept` are the right choices of a close one, by index: each must be sound, and another one wrong.
    """
    if is_a_bound(verdict) or is_unsound(verdict, styles) or 1 < len(verdict.moment.choices) == len(accept):
        return True
    each = [_with_best(verdict, at) for at in accept] if len(accept) > 1 else []
    return any(is_unsound(one, styles) or is_check_well_ahead(one) for one in each)


def _with_best(verdict: Verdict, best: int) -> Verdict:
    """The verdict as if this choice, which is as good, were the best."""
    moment = replace(verdict.moment, taken=verdict.moment.choices[best])
    return replace(verdict, moment=moment, measured=replace(_measured(verdict), best=best))


def is_unsound(verdict: Verdict, styles: Sequence[str]) -> bool:
    """Whether the answer is no question, however few deals it was found by: a bound may be luck then."""
    return (
        is_badly_played(verdict)
        or is_fold_of_a_draw_with_the_odds(verdict)
        or is_bluff_over_a_bet(verdict)
        or is_bluff_of_who_calls(verdict, styles)
        or is_call_with_the_best_start(verdict)
        or is_against_its_start(verdict)
        or is_trap_for_nobody(verdict, styles)
        or is_call_with_nothing(verdict)
        or is_bet_of_little(verdict)
        or is_value_of_nothing(verdict)
        or is_raise_of_a_weak_start(verdict)
        or is_call_for_later_bets(verdict)
        or is_thin_raise(verdict)
        or is_passed_up_raise(verdict)
        or is_bluff_of_a_hand_that_wins(verdict)
        or is_call_of_a_reraise(verdict)
        or is_fold_of_a_strong_hand(verdict)
        or is_no_size(verdict.moment)
    )


def is_a_bound(verdict: Verdict) -> bool:
    """Whether the value of a choice besides a fold is a bound: the loss of the chips that it puts in.

    Played out it came to less, but a player who gives up afterwards loses no more than these chips (`least`). A call
    that ends the hand is counted card by card, and prizes have no such bound.
    """
    now, choices = _measured(verdict), verdict.moment.choices
    if verdict.pool is not None:
        return False
    known = (Fold, CheckCall) if verdict.ends else (Fold,)
    return any(
        not isinstance(choice, known) and (at in now.bounded or now.means[at] <= least(verdict.moment, choice))
        for at, choice in enumerate(choices)
    )


def is_badly_played(verdict: Verdict) -> bool:
    """Whether a choice is worth less than a fold only by how the hand is played on.

    First in that is a raise with more than an even share, if a fold is best. Later it is a call or raise with cards to
    come and far more equity than it needs, even if everybody calls.
    """
    moment, now = verdict.moment, _measured(verdict)
    if Fold() not in moment.choices or verdict.pool is not None:
        return False
    is_first_in = early_theme(moment, verdict.pool) is DecideTheme.FIRST_IN
    if is_first_in and best_of(verdict) == Fold() and isinstance(moment.choices[second_of(now)], RaiseTo):
        return has_the_edge(verdict)
    return bool(moment.streets_left) and any(
        now.means[at] < 0 and _is_well_priced(verdict, choice) for at, choice in enumerate(moment.choices)
    )


def is_fold_of_a_draw_with_the_odds(verdict: Verdict) -> bool:
    """Whether a draw on a board is folded with the equity that a call needs: who misses need not pay later bets.

    Where others may still call, that is the equity that it needs if all of them do. A draw to the nut flush needs less
    where there is much to win later.
    """
    moment, needed = verdict.moment, equity_needed(verdict)
    if best_of(verdict) != Fold() or not moment.public.known_board or not is_drawing(moment):
        return False
    needed = price_if_all_call(moment) if needed is None or moment.owing else needed
    if verdict.pool is not None or needed is None:
        return False
    return verdict.ranges.equity >= (_IMPLIED * needed if _is_paid_if_it_hits(moment) else needed)


def _is_paid_if_it_hits(moment: Moment) -> bool:
    """Whether the hand draws to the nut flush with a pot's worth of chips behind."""
    legal, board = moment.legal, moment.public.known_board
    behind = legal.effective - legal.bet - (legal.check_call or 0)
    drawn = draws(moment.public.game.variant, np.array([sorted(map(int, moment.own))], np.uint8), list(map(int, board)))
    return behind >= legal.pot and bool(drawn.nut_flush[0])


def is_call_with_the_best_start(verdict: Verdict) -> bool:
    """Whether the best choice is only to call a raise with one of the best starts, where it may be raised again."""
    moment = verdict.moment
    if best_of(verdict) != CheckCall() or not is_start(moment) or verdict.pool is not None or moment.legal.free:
        return False
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    return start is not None and start.better <= _BEST and any(isinstance(each, RaiseTo) for each in moment.choices)


def is_bluff_of_who_calls(verdict: Verdict, styles: Sequence[str]) -> bool:
    """Whether the best choice is to bet or raise for folds, or all-in with about an even share, against a caller."""
    if not isinstance(best_of(verdict), RaiseTo) or verdict.pool is not None:
        return False
    if not (wins_by_folds(verdict) or earned_by(verdict) is By.ALL_IN_EVEN) or is_clearly_ahead(verdict):
        return False
    named = [NAMED[style_and_skill(styles[seat])[0]] for seat in verdict.moment.opponents]
    return not is_start(verdict.moment) and any(each.figures.calls <= _CALLS_ON for each in named)


def is_bluff_over_a_bet(verdict: Verdict) -> bool:
    """Whether the best choice is to raise whoever bet or raised, and it earns by what folds.

    The review blames nobody who passes up a raise that only these players fold to. In a fixed limit, where few fold to
    a raise, that is one with less than an even share; after the first round all-in with about an even share is none.
    """
    moment = verdict.moment
    if not isinstance(best_of(verdict), RaiseTo) or last_to_bet(moment, moment.public.street) is None:
        return False
    if moment.public.game.structure is Structure.FIXED:
        return not has_the_edge(verdict)
    if is_start(moment):
        return not is_clearly_ahead(verdict)
    return earned_by(verdict) not in (By.ALL_IN, By.ALL_IN_EVEN) and wins_by_folds(verdict)


def is_against_its_start(verdict: Verdict) -> bool:
    """Whether the answer before any raise is against the rank of the start that is shown beside it.

    It is to fold what is worth playing, or to raise what is in the lower half.
    """
    moment = verdict.moment
    if early_theme(moment, verdict.pool) is not DecideTheme.FIRST_IN:
        return False
    start, best = start_of(moment.hand.observe(moment.seat), moment.seat), best_of(verdict)
    if start is None:
        return False
    return start.is_played if best == Fold() else isinstance(best, RaiseTo) and start.better > _LOWER_HALF


def is_trap_for_nobody(verdict: Verdict, styles: Sequence[str]) -> bool:
    """Whether a check or call is best because more bets follow, but no player who bets on is there to make them.

    To a calling station, or where all have checked the round before, a good hand is bet; in the last round one that is
    well ahead always is.
    """
    moment = verdict.moment
    if earned_by(verdict) is not By.BETS:
        is_last = moment.legal.free and not moment.streets_left and best_of(verdict) == CheckCall()
        return is_last and verdict.ranges.equity > _AHEAD * moment.even_share
    if not moment.legal.free:
        bettor = last_to_bet(moment, moment.public.street)
    else:
        bettor = last_to_bet(moment, moment.public.street - 1)
        bettor = bettor if bettor in waiting(moment) else None
    if bettor is None:
        return True
    style, _ = style_and_skill(styles[bettor])
    return NAMED[style].figures.follows_up < _BETS_ON


def is_call_with_nothing(verdict: Verdict) -> bool:
    """Whether the best choice is to call a big bet with cards to come, and neither a pair nor a draw.

    In stud fifth street is where such a hand is given up, on a board a bet of half the pot; a call pays only as long as
    others check the rest.
    """
    moment = verdict.moment
    variant, price = moment.public.game.variant, moment.legal.price
    if best_of(verdict) != CheckCall() or price is None or not (variant.has_high and moment.streets_left):
        return False
    if moment.public.known_board:
        return price.fraction >= _TO_HALF_THE_POT and _has_nothing_on_the_board(moment)
    return variant.brings_in and moment.public.street_rules.bet is BetSize.BIG and has_nothing_in_stud(moment)


def _has_nothing_on_the_board(moment: Moment) -> bool:
    """Whether no card of the hand pairs, and no draw is better than a gutshot, nor to a low."""
    own, board = moment.own, moment.public.known_board
    drawn = draws(moment.public.game.variant, np.array([sorted(map(int, own))], np.uint8), list(map(int, board)))
    ranks = [card.rank for card in own]
    pairs = len(set(ranks)) < len(ranks) or not {card.rank for card in board}.isdisjoint(ranks)
    made = best_hand(moment.public.game.variant.share("high"), own, board)
    beyond = made is not None and made.category.order > Category.TWO_PAIR.order
    return not (pairs or beyond or drawn.flush[0] or drawn.straight[0] >= _OPEN_ENDED or drawn.low[0])


def is_bet_of_little(verdict: Verdict) -> bool:
    """Whether the best choice is to bet into several players what only players who call anything pay.

    That is less than a flush where four cards of the board are of a suit; and, where two cards of the hand must play,
    no more than a pair below the board's highest card without a draw.
    """
    moment = verdict.moment
    board, own = moment.public.known_board, moment.own
    if not (isinstance(best_of(verdict), RaiseTo) and moment.legal.free and board) or len(moment.opponents) < _SEVERAL:
        return False
    made = best_hand(moment.public.game.variant.share("high"), own, board)
    if made is None:
        return False
    suits = [card.suit for card in board]
    if max(map(suits.count, suits)) >= _FOUR:
        return made.category.order < Category.FLUSH.order
    if made.share.exactly_from_hole is None:
        return False
    is_below = made.category is Category.HIGH_CARD or made.cards[0].rank < max(card.rank for card in board)
    return made.category.order <= Category.ONE_PAIR.order and is_below and not is_drawing(moment)


def is_value_of_nothing(verdict: Verdict) -> bool:
    """Whether the best choice on the last round is to bet for value without a pair, or with less than second pair.

    That calls come from worse hands still is known only of how these players call.
    """
    moment = verdict.moment
    board = sorted({card.rank for card in moment.public.known_board}, reverse=True)
    if (
        moment.streets_left
        or not board
        or not isinstance(best_of(verdict), RaiseTo)
        or earned_by(verdict) is not By.EDGE
    ):
        return False
    made = best_hand(moment.public.game.variant.share("high"), moment.own, moment.public.known_board)
    if made is None or moment.public.game.variant.is_split or made.category.order > Category.THREE_OF_A_KIND.order:
        return False
    held = [card.rank for card in moment.own]
    mine = {rank for rank in held if held.count(rank) > 1 or rank in board} & {card.rank for card in made.cards}
    is_more = len(mine) > 1 or (mine and made.category is Category.THREE_OF_A_KIND)
    return not is_more and (not mine or len(board) < 2 or max(mine) < board[1])


def is_raise_of_a_weak_start(verdict: Verdict) -> bool:
    """Whether a short stack's best choice is to raise, not all-in, a start that is not played from there.

    A pot limit leaves half the stack behind, and the raise pays only as long as nobody raises again. From the button or
    the small blind it steals the blinds.
    """
    moment, best = verdict.moment, best_of(verdict)
    if early_theme(moment, verdict.pool) is not DecideTheme.SHORT or not isinstance(best, RaiseTo):
        return False
    start = start_of(moment.hand.observe(moment.seat), moment.seat)
    if start is None or start.is_played or start.behind <= _BLINDS:
        return False
    return best.amount < moment.legal.effective


def is_call_for_later_bets(verdict: Verdict) -> bool:
    """Whether the best choice is to call before others who may fold, without the equity for it even if they do.

    The call pays by later bets alone, and how much is missing is not known beside the spot.
    """
    if best_of(verdict) != CheckCall() or verdict.called is None or verdict.price is None or not verdict.moment.owing:
        return False
    return max(verdict.called.equity - 2 * verdict.called.stderr, verdict.ranges.equity) <= verdict.price


def is_no_size(moment: Moment) -> bool:
    """Whether a choice is to bet or raise a small part of the pot, or after the first round far more than the pot.

    All that can be called may be less, but where a check is free not next to nothing.
    """
    if moment.public.game.structure is Structure.FIXED:
        return False
    most = moment.legal.effective
    raises = [each.amount for each in moment.choices if isinstance(each, RaiseTo)]
    parts = [(amount, moment.legal.pot_fraction(min(amount, most))) for amount in raises]
    is_over = bool(moment.public.street) and any(part > _OVERBET for _, part in parts)
    least = _LITTLE if moment.legal.free else 0.0
    return is_over or any(part < (LEAST_BET if amount < most else least) for amount, part in parts)


def second_of(now: Measured) -> int:
    """The choice that is least behind the best."""
    return min([at for at in range(len(now.behind)) if at != now.best], key=lambda at: now.behind[at].mean)


def _measured(verdict: Verdict) -> Measured:
    assert verdict.measured is not None, "the choices were played out"
    return verdict.measured


def _is_well_priced(verdict: Verdict, choice: Action) -> bool:
    """Whether the hand has far more equity than a call needs, or a raise that everybody calls."""
    moment, had = verdict.moment, verdict.compared
    if choice == CheckCall():
        return had is not None and verdict.needed is not None and had.equity >= _WELL_PRICED * verdict.needed
    if not isinstance(choice, RaiseTo):
        return False
    paid = choice.amount - moment.legal.bet
    others = [moment.public.seats[seat] for seat in moment.opponents]
    called = sum(max(0, min(choice.amount, each.bet + each.stack) - each.bet) for each in others)
    needed = paid / (moment.legal.pot + paid + called)
    return verdict.ranges.equity >= _WELL_PRICED * needed
