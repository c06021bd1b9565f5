"""Decisions heads-up after which nobody decides any more: what a call or a check is worth, card by card."""

from __future__ import annotations

import numpy as np

from pokertable.analysis.arrays import Cards
from pokertable.analysis.combinations import subsets
from pokertable.analysis.hands import card_masks
from pokertable.model.hand.actions import CheckCall
from pokertable.training.review.believed import Believed
from pokertable.training.review.deals import pot_parts
from pokertable.training.review.loss import Known
from pokertable.training.review.moment import Moment
from pokertable.training.review.shares import PotShare, share_of

_MOST_DEALS = 4_000_000


def ends_the_hand(moment: Moment) -> bool:
    """Whether after a check or call nobody has a choice: one opponent, on the last street or with somebody all-in.

    Not where the house takes a rake: what a pot pays is left to the table then; nor before a draw, which is decided.
    """
    legal, public = moment.legal, moment.public
    if len(moment.opponents) != 1 or CheckCall() not in moment.choices or public.game.house.rake is not None:
        return False
    if moment.draws_left:
        return False
    other = public.seats[moment.opponents[0]]
    if moment.streets_left and not (legal.call_is_all_in or (legal.check_call and other.all_in)):
        return False
    acted = any(act.street == public.street and act.event.seat == other.seat for act in public.acts)
    return bool(legal.check_call) or acted


def every_deal(moment: Moment, believed: Believed) -> PotShare | None:
    """The player's share over every hand that the one opponent can hold, with all boards; None: too many deals.

    The error is that of the sample of hands; 0 where the range is exact.
    """
    public = moment.public
    if moment.streets_left and not public.game.variant.board_cards:
        return None
    live = np.array(moment.unseen, np.uint8)
    left = public.game.variant.board_cards - len(public.known_board) if moment.streets_left else 0
    boards = live[subsets(left, len(live))] if left else np.zeros((1, 0), np.uint8)
    some = np.flatnonzero(believed.weights)
    if len(some) * len(boards) > _MOST_DEALS:
        return None
    apart = (card_masks(believed.hands[some])[:, None] & card_masks(boards)) == 0
    hand, board = np.nonzero(apart)
    weights = believed.weights[some][hand] / apart.sum(axis=1)[hand]
    hands = {
        moment.seat: _columns(moment.own, len(hand)),
        believed.seat: [*_columns(public.seats[believed.seat].ups, len(hand)), *believed.hands[some][hand].T],
    }
    parts = pot_parts(moment, hands, [*_columns(public.known_board, len(hand)), *boards[board].T])
    error = 0.0
    if not believed.exact:
        whole = parts.sum(axis=0)
        by_hand = np.bincount(hand, whole * weights, len(some)) - float(whole @ weights) * believed.weights[some]
        error = max(float((by_hand**2).sum() ** 0.5), 1 / (len(some) + 1))  # one more hand may be another
    return share_of(parts, weights, error)


def known_worth(moment: Moment, share: PotShare) -> Known:
    """What the check or call is worth that `ends_the_hand`, in chips."""
    call = moment.legal.check_call or 0
    pot = moment.legal.winnable + call
    return Known(share.equity * pot - call, share.stderr * pot)


def _columns(cards: tuple[int, ...], count: int) -> list[Cards]:
    return [np.full(count, card, np.uint8) for card in cards]
