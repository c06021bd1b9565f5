"""The player's turn: legal actions, refusals, and the event of an action (resources/rules/betting.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pokertable.model.betting.limits import NoRaise, reason
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, show_cards
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, IllegalAction, RaiseTo
from pokertable.model.hand.events import BroughtIn, Called, Checked, Decision, Discarded, Folded, Raised
from pokertable.model.hand.legal import LegalActions, kind_of_raise
from pokertable.model.hand.state import HandState
from pokertable.model.text import phrase
from pokertable.model.variant import MOST_SEATS

# The commonest events carry only the seat: one object per seat serves every hand.
_CHECKED: Final = tuple(Checked(seat) for seat in range(MOST_SEATS))
_FOLDED: Final = tuple(Folded(seat) for seat in range(MOST_SEATS))
_called: Final = lru_cache(Called)  # the same few bets recur


class Bounds(NamedTuple):
    """The numbers of a turn. `check_call` is None when the bring-in is due, `bring_in` None otherwise.

    `draw` is the most cards that may be discarded, None outside a draw; during a draw no other action is legal.
    """

    fold: bool
    check_call: int | None
    bring_in: int | None
    raise_to: tuple[int, int] | None
    refusal: NoRaise | None
    draw: int | None = None


def bounds(state: HandState, seat: int) -> Bounds:
    """The numbers of `legal_actions` for `seat` if it is its turn, without the words."""
    if state.drawing:
        return Bounds(False, None, None, None, NoRaise.DRAWING, len(state.holes[seat]))
    betting = state.round
    found = betting.raise_bounds(seat, state.pot)
    raise_to, refusal = (None, found) if isinstance(found, NoRaise) else (found, None)
    if not state.bring_in_due:
        return Bounds(True, betting.to_call(seat), None, raise_to, refusal)
    stack, bring_in = state.stacks[seat], state.game.stakes.bring_in
    if stack <= bring_in:
        return Bounds(False, None, stack, None, NoRaise.BRING_IN_TAKES_ALL)
    return Bounds(False, None, bring_in, raise_to, refusal)


def decide(state: HandState, action: Action, seat: int | None = None) -> Decision:
    """The event that this action of the seat to act becomes.

    Raises `IllegalAction`, naming the action and the legal ones, if it is not legal or not this seat's turn.
    """
    actor = state.to_act
    if actor is None:
        raise IllegalAction(said(action), phrase("nobody is to act"))
    if seat is not None and seat != actor:
        if not (state.opener_unsure and 0 <= seat < state.n and state.live[seat] and state.stacks[seat]):
            raise IllegalAction(
                said(action), phrase("seat {actor} is to act, not seat {seat}", actor=str(actor), seat=str(seat))
            )
        actor = seat
    if state.drawing:
        return _decide_draw(state, actor, action)
    if type(action) is CheckCall:
        if state.bring_in_due:
            raise IllegalAction(said(action), phrase("expected the bring-in or a completion"))
        own = state.bets[actor]
        if own >= state.round.price:
            return _CHECKED[actor]
        owed = state.round.to_call(actor)
        return _called(actor, owed, own + owed)
    if type(action) is Fold:
        if state.bring_in_due:
            raise IllegalAction(said(action), phrase("the bring-in can't fold"))
        return _FOLDED[actor]
    if type(action) is BringIn:
        if not state.bring_in_due:
            raise IllegalAction(said(action), phrase("no bring-in is due"))
        return BroughtIn(actor, min(state.game.stakes.bring_in, state.stacks[actor]))
    if type(action) is RaiseTo:
        return _decide_raise(state, actor, action)
    if type(action) is Draw:
        raise IllegalAction(said(action), phrase("cards can be discarded only at a draw"))
    raise IllegalAction(repr(action), phrase("not an action"))


def _decide_draw(state: HandState, actor: int, action: Action) -> Discarded:
    if type(action) is not Draw:
        raise IllegalAction(said(action), reason(NoRaise.DRAWING, None))
    held = state.holes[actor].copy()
    for card in action.cards:
        if card not in held and HIDDEN not in held:
            raise IllegalAction(
                said(action), phrase("seat {actor} doesn't have {card}", actor=str(actor), card=str(card))
            )
        held.remove(card if card in held else HIDDEN)
    return Discarded(actor, tuple(action.cards))


def _decide_raise(state: HandState, actor: int, action: RaiseTo) -> Raised:
    to = action.amount
    if type(to) is not int:
        raise IllegalAction(said(action), phrase("expected a whole number of chips"))
    allowed = bounds(state, actor)
    if allowed.raise_to is None:
        assert allowed.refusal is not None
        raise IllegalAction(said(action), reason(allowed.refusal, state.round.cap))
    least, most = allowed.raise_to
    if to < least:
        raise IllegalAction(said(action), phrase("the minimum is {least}", least=str(least)))
    if to > most:
        raise IllegalAction(said(action), phrase("the maximum is {most}", most=str(most)))
    if state.round.larger and least < to < most:
        raise IllegalAction(
            said(action), phrase("nothing between {least} and {most}", least=str(least), most=str(most))
        )
    return Raised(
        actor,
        to - state.bets[actor],
        to,
        kind_of_raise(
            state.game.structure, state.round.price, state.round.full_level, completes=_has_completion(state)
        ),
    )


def said(action: Action) -> str:
    """An action in words for an error text."""
    if type(action) is RaiseTo:
        return f"raise to {action.amount!r}"
    if type(action) is Draw:
        return f"discard {show_cards(action.cards)}" if action.cards else "stand pat"
    return {Fold: "fold", CheckCall: "check or call", BringIn: "bring-in"}.get(type(action), repr(action))


def legal_actions(state: HandState, seat: int) -> LegalActions:
    """Everything that the panel, the bots and the replay need to know of this turn."""
    allowed = bounds(state, seat)
    betting, game, put_in = state.round, state.game, state.put_in
    fixed = game.structure is Structure.FIXED
    matched = put_in[seat] + (allowed.check_call or 0)
    winnable = state.pot
    for others in put_in:
        if others > matched:
            winnable -= others - matched
    blind, opening_blind = game.stakes.big_blind, 0
    if not fixed and not state.street and betting.price <= blind and not state.game.house.antes_alone:
        opening_blind = blind
    return LegalActions(
        seat=seat,
        fold=allowed.fold,
        check_call=allowed.check_call,
        bring_in=allowed.bring_in,
        raise_to=allowed.raise_to,
        refusal=allowed.refusal,
        structure=game.structure,
        to_call=game.stakes.bring_in if state.bring_in_due else betting.price,
        bet=state.bets[seat],
        stack=state.stacks[seat],
        pot=state.pot,
        winnable=winnable,
        posted=betting.price,
        full_bet=betting.full_level,
        bet_size=betting.size,
        raises=betting.raises,
        cap=betting.cap,
        opening_blind=opening_blind,
        limped=bool(opening_blind) and _happened(state, Called),
        draw=allowed.draw,
        completes=_has_completion(state),
        covered=max(
            (state.bets[each] + state.stacks[each] for each in state.live_seats() if each != seat), default=None
        ),
    )


def _has_completion(state: HandState) -> bool:
    """Whether this street has the bring-in, so that its first full bet is a completion."""
    fixed = state.game.structure is Structure.FIXED
    return fixed and not state.street and state.game.variant.brings_in


def _happened(state: HandState, kind: type) -> bool:
    return any(type(act.event) is kind for act in state.acts)
