"""A seat's view: the one conversion of the dealer's record into events and observations without hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pokertable.model.cards import HIDDEN, AnyCard
from pokertable.model.hand import events as happened
from pokertable.model.hand.decide import legal_actions
from pokertable.model.hand.observation import Observation, SeatView, SeenCard
from pokertable.model.hand.state import HandState

_FACE_DOWN: Final = SeenCard(HIDDEN, False)


def seen_by(event: happened.Event, seat: int | None) -> happened.SeatEvent:
    """The event as this seat sees it, or as everybody does (None)."""
    match event:
        case happened.HoleDealt(street, cards):
            return happened.HoleSeen(
                street,
                tuple(happened.DealtCard(to, card if up or to == seat else HIDDEN, up) for to, card, up in cards),
            )
        case happened.CardBurned():
            return happened.BurnSeen()
        case happened.Discarded(discarder, discards):
            return happened.Drew(discarder, discards if discarder == seat else (HIDDEN,) * len(discards))
    # By type all other events are public; the check by name stops any new kind of event.
    if isinstance(event, happened.PublicEvent):
        return event
    assert_never(event)


def observe(state: HandState, viewer: int | None, *, everything: bool = False) -> Observation:
    """The table as the viewer sees it; `everything` turns all cards up (a spectator, once the hand is over).

    Raises `ValueError` if all cards are asked for during the hand.
    """
    if everything and not state.over:
        raise ValueError("all cards can only be seen once the hand is over")
    return Observation(
        game=state.game,
        started=state.started,
        viewer=viewer,
        button=state.button,
        street=max(0, state.street),
        board=tuple(state.board),
        seats=tuple([_seat_view(state, seat, everything or seat == viewer) for seat in range(state.n)]),
        pots=state.pots,
        pot=state.pot,
        acts=tuple(state.acts),
        to_act=state.to_act,
        legal=None if state.to_act is None else legal_actions(state, state.to_act),
        awards=tuple(state.awards),
        over=state.over,
        drawing=state.drawing,
    )


def _seat_view(state: HandState, seat: int, open_cards: bool) -> SeatView:
    shown = state.shown[seat]
    holes = state.holes[seat]
    if open_cards or shown:
        ups = state.ups[seat]
        cards = tuple([SeenCard(card, card in ups) for card in holes])
    else:
        cards = tuple(_hidden_downs(state, seat))
    mucked = state.mucked[seat]
    folded = not state.live[seat] and not mucked
    return SeatView(
        seat=seat,
        stack=state.stacks[seat],
        bet=state.bets[seat],
        put_in=state.put_in[seat],
        folded=folded,
        all_in=state.live[seat] and state.stacks[seat] == 0 and (bool(holes) or state.drawing) and not state.over,
        cards=cards,
        shown=shown,
        mucked=mucked,
        last=state.last[seat],
        discarded=tuple([cards if open_cards else _hidden(cards) for cards in state.discarded[seat]]),
        discards=tuple(state.discards[seat]) if open_cards else _hidden(state.discards[seat]),
    )


def _hidden(cards: Sequence[AnyCard]) -> tuple[AnyCard, ...]:
    return (HIDDEN,) * len(cards)


def _hidden_downs(state: HandState, seat: int) -> list[SeenCard]:
    """The seat's cards in dealing order: up cards known, down cards hidden."""
    holes = state.holes[seat]
    if not state.ups[seat]:
        return [_FACE_DOWN] * len(holes)
    seen: list[SeenCard] = []
    dealt = 0
    for street in state.game.variant.streets:
        for up in [False] * street.down + [True] * street.up:
            if dealt == len(holes):
                return seen
            seen.append(SeenCard(holes[dealt] if up else HIDDEN, up))
            dealt += 1
    return seen
