"""Decisions of which a check or call ends the player's part: nobody decides anything after it."""

from __future__ import annotations

from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.events import Drew
from pokertable.training.deals.shares import PotEquity
from pokertable.training.weigh.loss import Known
from pokertable.training.weigh.moment import Moment


def ends_the_hand(moment: Moment, *, in_prizes: bool = False) -> bool:
    """Whether nobody decides after a check or call: on the last street, or one opponent with somebody all-in.

    `in_prizes`: only against one opponent, since it matters there who of several wins. False with a rake, because the
    table then computes payouts; before a draw, which is a decision; and where several opponents contest pots of their
    own.
    """
    legal, public = moment.legal, moment.public
    if CheckCall() not in moment.choices or public.game.house.rake is not None or moment.draws_left:
        return False
    others = [public.seats[seat] for seat in moment.opponents]
    if in_prizes and len(others) > 1:
        return False
    if len(others) > 1 and (moment.streets_left or legal.call_is_all_in or any(each.all_in for each in others)):
        return False
    can_call_on = legal.call_is_all_in or (legal.check_call and others[0].all_in)
    if moment.streets_left and not can_call_on:
        return False
    bets = [act.event.seat for act in public.acts if act.street == public.street and not isinstance(act.event, Drew)]
    if len(others) > 1:
        level = legal.bet + (legal.check_call or 0)
        return all(each.seat in bets and each.bet == level for each in others)
    return bool(legal.check_call) or others[0].seat in bets


def known_worth(moment: Moment, share: PotEquity) -> Known:
    """Value of a check or call that `ends_the_hand`, in chips."""
    call = moment.legal.check_call or 0
    pot = moment.legal.winnable + call
    return Known(share.equity * pot - call, share.stderr * pot)
