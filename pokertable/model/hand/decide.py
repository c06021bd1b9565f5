"""The player's turn: which actions are legal, why not, and the event of an action (resources/rules/betting.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from pokertable.model.betting.limits import NoRaise, pot_limit, reason
from pokertable.model.betting.structure import Structure
from pokertable.model.games import MOST_SEATS
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, IllegalAction, RaiseTo
from pokertable.model.hand.events import BroughtIn, Called, Checked, Decided, Folded, Raised, RaiseKind
from pokertable.model.hand.legal import LadderStep, LegalActions, Preset, PresetKey
from pokertable.model.hand.state import HandState
from pokertable.model.text import ChipCount, Phrase, phrase

# The commonest events of all carry nothing but the seat: one of each serves every hand.
_CHECKED: Final = tuple(Checked(seat) for seat in range(MOST_SEATS))
_FOLDED: Final = tuple(Folded(seat) for seat in range(MOST_SEATS))
_called: Final = lru_cache(Called)  # often the same few bets


class Bounds(NamedTuple):
    """The bare numbers of a turn. `check_call` is None when the bring-in is due, `bring_in` None otherwise."""

    fold: bool
    check_call: int | None
    bring_in: int | None
    raise_to: tuple[int, int] | None
    refusal: NoRaise | None


def bounds(state: HandState, seat: int) -> Bounds:
    """What `seat` may do if it is its turn; the numbers of `legal_actions` without the words."""
    betting = state.round
    found = betting.raise_bounds(seat, state.pot)
    raise_to, refusal = (None, found) if isinstance(found, NoRaise) else (found, None)
    if not state.bring_in_due:
        return Bounds(True, betting.to_call(seat), None, raise_to, refusal)
    return Bounds(False, None, min(state.game.stakes.bring_in, state.stacks[seat]), raise_to, refusal)


def raise_kind(state: HandState) -> RaiseKind:
    """How the next raise-to is called: nothing bet yet, only a bring-in or less than a bet, or a bet."""
    if state.bring_in_due or not state.round.price:
        return RaiseKind.BET
    if state.round.full_level == 0 and state.game.structure is Structure.FIXED:
        return RaiseKind.COMPLETE
    return RaiseKind.RAISE


def decide(state: HandState, action: Action, seat: int | None = None) -> Decided:
    """The event that this action of the seat to act becomes.

    Raises `IllegalAction`, naming the action and what is allowed, if it is not legal or not this seat's turn.
    """
    actor = state.to_act
    if actor is None:
        raise IllegalAction(f"{said(action)}: nobody is to act")
    if seat is not None and seat != actor:
        if not (state.opener_unsure and 0 <= seat < state.n and state.live[seat] and state.stacks[seat]):
            raise IllegalAction(f"{said(action)} by seat {seat}: seat {actor} is to act")
        actor = seat
    if type(action) is CheckCall:
        if state.bring_in_due:
            raise IllegalAction("check or call: the bring-in is due, or a bet")
        owed = state.round.to_call(actor)
        return _called(actor, owed, state.bets[actor] + owed) if owed else _CHECKED[actor]
    if type(action) is Fold:
        if state.bring_in_due:
            raise IllegalAction("fold: who brings it in cannot fold")
        return _FOLDED[actor]
    if type(action) is BringIn:
        if not state.bring_in_due:
            raise IllegalAction("bring-in: none is due")
        return BroughtIn(actor, min(state.game.stakes.bring_in, state.stacks[actor]))
    if type(action) is RaiseTo:
        return _decide_raise(state, actor, action)
    raise IllegalAction(f"{action!r} is no action")


def _decide_raise(state: HandState, actor: int, action: RaiseTo) -> Raised | BroughtIn:
    to = action.amount
    if type(to) is not int:
        raise IllegalAction(f"{said(action)}: expected a whole number of chips")
    allowed = bounds(state, actor)
    if allowed.raise_to is None:
        assert allowed.refusal is not None
        raise IllegalAction(f"{said(action)}: {reason(allowed.refusal, state.round.cap)}")
    least, most = allowed.raise_to
    if to < least:
        raise IllegalAction(f"{said(action)}: the minimum is {least}")
    if to > most:
        raise IllegalAction(f"{said(action)}: the maximum is {most}")
    if state.bring_in_due and to <= state.game.stakes.bring_in:
        # All-in for no more than the bring-in: the same chips, and the others owe the whole bring-in either way.
        return BroughtIn(actor, to)
    return Raised(actor, to - state.bets[actor], to, raise_kind(state))


def said(action: Action) -> str:
    """An action in words for an error text."""
    if type(action) is RaiseTo:
        return f"raise to {action.amount!r}"
    return {Fold: "fold", CheckCall: "check or call", BringIn: "bring-in"}.get(type(action), repr(action))


def legal_actions(state: HandState, seat: int) -> LegalActions:
    """All that the panel, the bots and the replay need to know of this turn."""
    allowed = bounds(state, seat)
    betting = state.round
    structure = state.game.structure
    fixed = structure is Structure.FIXED
    price = state.game.stakes.bring_in if state.bring_in_due else betting.price
    raise_to = allowed.raise_to
    presets: tuple[Preset, ...] = ()
    blind_presets: tuple[Preset, ...] = ()
    if raise_to is not None and not fixed:
        presets = _presets(state, seat, raise_to)
        blind_presets = _blind_presets(state, seat, raise_to)
    return LegalActions(
        seat=seat,
        fold=allowed.fold,
        check_call=allowed.check_call,
        bring_in=allowed.bring_in,
        raise_to=allowed.raise_to,
        raise_reason=None if allowed.refusal is None else reason(allowed.refusal, betting.cap),
        raise_kind=raise_kind(state),
        structure=structure,
        to_call=price,
        bet=state.bets[seat],
        stack=state.stacks[seat],
        pot=state.pot,
        winnable=_winnable(state, seat, allowed.check_call or 0),
        raises_made=max(0, betting.raises - 1),
        raise_cap=betting.cap if fixed else None,
        arithmetic=_arithmetic(state, seat),
        presets=presets,
        blind_presets=blind_presets,
        start=0 if raise_to is None else _start(state, raise_to, (*presets, *blind_presets)),
        ladder=_ladder(state, seat, allowed.raise_to) if fixed else (),
        free=allowed.check_call == 0,
    )


def _winnable(state: HandState, seat: int, call: int) -> int:
    matched = state.put_in[seat] + call
    return state.pot - sum([put_in - matched for put_in in state.put_in if put_in > matched])


def _arithmetic(state: HandState, seat: int) -> Phrase | None:
    if state.game.structure is not Structure.POT:
        return None
    price, bet = state.round.price, state.bets[seat]
    amounts = {"price": price, "rest": state.pot - bet, "most": pot_limit(price, state.pot, bet)}
    return phrase("2 × {price} + {rest} = {most}", **{name: ChipCount(amount) for name, amount in amounts.items()})


def _presets(state: HandState, seat: int, raise_to: tuple[int, int]) -> tuple[Preset, ...]:
    """Shares of the pot as players count them: call first, then raise by that share, to the nearest chip."""
    least, _ = raise_to
    price, bet, total = state.round.price, state.bets[seat], state.bets[seat] + state.stacks[seat]
    pot_to = pot_limit(price, state.pot, bet)
    after_call = pot_to - price
    wanted = (
        (PresetKey.MIN, least),
        (PresetKey.HALF, price + (after_call + 1) // 2),
        (PresetKey.THREE_QUARTERS, price + (after_call * 3 + 2) // 4),
        (PresetKey.POT, pot_to),
        (PresetKey.ALL_IN, total),
    )
    return tuple(_preset(key, amount, raise_to, total) for key, amount in wanted)


def _blind_presets(state: HandState, seat: int, raise_to: tuple[int, int]) -> tuple[Preset, ...]:
    """Openings in big blinds, half a chip up; none where there is no big blind or more than it to call."""
    blind, total = state.game.stakes.big_blind, state.bets[seat] + state.stacks[seat]
    if not blind or state.street or state.round.price > blind:
        return ()
    wanted = (
        (PresetKey.BLINDS_2_5, (5 * blind + 1) // 2),
        (PresetKey.BLINDS_3, 3 * blind),
        (PresetKey.BLINDS_4, 4 * blind),
    )
    return tuple(_preset(key, amount, raise_to, total) for key, amount in wanted)


def _preset(key: PresetKey, amount: int, raise_to: tuple[int, int], total: int) -> Preset:
    """The preset, with the reason if it is out of the bounds; `total`: what all of the stack comes to."""
    least, most = raise_to
    refusal = None
    wanted = ChipCount(amount)
    if amount < least:
        refusal = phrase("{amount} is below the minimum of {least}", amount=wanted, least=ChipCount(least))
    elif amount > total:
        refusal = phrase("{amount} is more than your {total}", amount=wanted, total=ChipCount(total))
    elif amount > most:
        refusal = phrase("{amount} is above the pot limit of {most}", amount=wanted, most=ChipCount(most))
    return Preset(key, amount, refusal)


def _start(state: HandState, raise_to: tuple[int, int], presets: Sequence[Preset]) -> int:
    """What is set at first: see `LegalActions.start`."""
    amounts = {preset.key: preset.amount for preset in presets}
    key = PresetKey.HALF
    if PresetKey.BLINDS_3 in amounts:
        called = any(isinstance(act.event, Called) for act in state.acts)
        key = PresetKey.POT if called else PresetKey.BLINDS_3
    least, most = raise_to
    return max(least, min(most, amounts.get(key, least)))


def _ladder(state: HandState, seat: int, raise_to: tuple[int, int] | None) -> tuple[LadderStep, ...]:
    """The street's bet and raises: those made, the one that can be made now, and those after it.

    Amounts of rungs that are made follow the full bets; a short all-in shifts the rungs above it.
    """
    betting = state.round
    made, size, level = betting.raises, betting.size, betting.full_level
    rungs = made + 2 if betting.cap is None else betting.cap + 1
    # Who has to bring in may bet instead; then nothing is completed.
    brought_in = state.street == 0 and any(isinstance(act.event, BroughtIn) for act in state.acts)
    first = RaiseKind.COMPLETE if brought_in else RaiseKind.BET
    total = state.bets[seat] + state.stacks[seat]
    steps = []
    for rung in range(rungs):
        amount = level + (rung + 1 - made) * size
        current = rung == made and raise_to is not None
        steps.append(
            LadderStep(
                kind=first if rung == 0 else RaiseKind.RAISE,
                number=rung,
                amount=min(amount, total) if current else max(amount, 0),
                taken=rung < made,
                current=current,
            )
        )
    return tuple(steps)
