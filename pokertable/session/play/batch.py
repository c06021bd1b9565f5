"""Many hands at once: those that everybody sees alike are asked about together.

Each hand is played by the event engine and draws its own numbers, so it comes to the same as if it were played alone;
only what is worked out for it is shared. Hands go on side by side while the same cards lie open; from the first
cards that tell them apart on, a few boards at a time, so that what is known of a board is still there when the next
seat acts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Ids
from pokertable.model.cards import AnyCard, Card
from pokertable.model.hand.actions import Action
from pokertable.model.hand.events import Event
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.players.ranges.ranges import follow
from pokertable.players.seen.policy import Policy, choose
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import foresee, foresee_boards, room_for

BOARDS = 12
"""So many different sets of open cards are played side by side after the first street."""


@dataclass(eq=False, slots=True)
class Row:
    """One hand of a batch: by seat the policy that plays it and where that draws its numbers."""

    hand: Hand
    policies: Sequence[Policy]
    numbers: Sequence[Random]
    moment: _Moment | None = field(default=None, init=False)


class Redeal(NamedTuple):
    """Cards in place of those that nobody has seen: the down cards of seats, and what is still to come, in order."""

    downs: Mapping[int, Sequence[AnyCard]]
    to_come: Sequence[AnyCard]


class _Moment:
    """Where hands stand that everybody sees alike: a decision, and those that have followed from it."""

    def __init__(self, before: Observation | None) -> None:
        self._before = before
        self._public: Observation | None = None
        self._next: dict[object, _Moment] = {}

    def public(self, hand: Hand) -> Observation:
        """What everybody sees, of any of the hands that stand here."""
        if self._public is None:
            self._public = hand.observe(None)
            follow(self._before, self._public)
        return self._public

    @property
    def opens(self) -> bool:
        """Whether it is the first that is played here of a street."""
        return self._before is None or self._public is None or self._before.street != self._public.street

    def after(self, events: Sequence[Event], state: HandState) -> _Moment:
        """The moment after an action. All that follows from it is known by it and by the cards that lie open now."""
        key: object = events[0] if len(events) == 1 else (events[0], *_open_cards(state))
        found = self._next.get(key)
        if found is None:
            found = self._next[key] = _Moment(self._public)
        return found


def play_out(rows: Sequence[Row]) -> Ids:
    """Play all hands to their ends; the stacks then, (rows, seats) chips, 0 for seats that a row does not have."""
    starts: dict[object, _Moment] = {}
    for row in rows:
        state = row.hand.state
        key = id(state.game), state.started.stacks, state.button, state.antes, state.blinds, tuple(state.acts)
        row.moment = starts.setdefault((*key, *_open_cards(state)), _Moment(None))
    seats = max([row.hand.state.n for row in rows], default=0)
    with room_for(len(rows) * seats):
        for street in sorted({row.hand.state.street for row in rows}):
            for part in _by_open_cards([row for row in rows if row.hand.state.street == street]):
                _play_on(part)
    stacks = np.zeros((len(rows), seats), np.int64)
    for row, own in zip(rows, stacks, strict=True):
        own[: row.hand.state.n] = row.hand.state.stacks
    return stacks


def play_copies(
    hand: Hand, deals: Sequence[Redeal], policies: Sequence[Policy], seed: str, action: Action | None = None
) -> Ids:
    """Play a hand on from where it stands, once for each deal of what nobody has seen: the stacks at the end.

    `policies` play the seats; `action`, if given, is what the seat to act does first. Each seat of a copy draws its
    numbers by `seed` and the number of the deal, so that two actions are compared with the same deals and the same
    luck. (deals, seats) chips. Raises `IllegalAction` for an action that is not legal.
    """
    rows = []
    for number, deal in enumerate(deals):
        copy = hand.redealt(deal.downs, Deck(deal.to_come))
        if action is not None:
            copy.act(action)
        rows.append(Row(copy, policies, [Random(f"{seed} {number} {seat}") for seat in range(hand.state.n)]))
    return play_out(rows)


def _play_on(rows: Sequence[Row]) -> None:
    """Play the street on which all these rows are side by side, then what comes after it."""
    later: list[Row] = []
    playing = [row for row in rows if not row.hand.over]
    street = min([row.hand.state.street for row in playing], default=0)
    while playing:
        turns: dict[_Moment, list[Row]] = {}
        for row in playing:
            assert row.moment is not None
            turns.setdefault(row.moment, []).append(row)
        playing = []
        for moment, group in turns.items():
            _take_turns(moment, group)
            for row in group:
                if not row.hand.over:
                    (playing if row.hand.state.street == street else later).append(row)
    for part in _by_open_cards(later):
        foresee_boards([(row.hand.state.game.variant, row.hand.state.board) for row in part])
        _play_on(part)


def _take_turns(moment: _Moment, rows: Sequence[Row]) -> None:
    """The seat to act acts in each of the rows that stand at this moment."""
    public = moment.public(rows[0].hand)
    if moment.opens:
        live = public.live()
        foresee(Spot.of(public), [(seat, private_cards(row.hand, seat)) for row in rows for seat in live])
    seat = rows[0].hand.to_act
    assert seat is not None
    for row in rows:
        hand = row.hand
        choice = choose(row.policies[seat], public, hand.state.holes[seat], row.numbers[seat])
        row.moment = moment.after(hand.act(choice.action), hand.state)


def _by_open_cards(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows apart, a few sets of open cards in each part."""
    by_cards: dict[object, list[Row]] = {}
    for row in rows:
        by_cards.setdefault(_open_cards(row.hand.state), []).append(row)
    sets = iter(by_cards.values())
    parts = []
    while part := list(islice(sets, BOARDS)):
        parts.append([row for group in part for row in group])
    return parts


def _open_cards(state: HandState) -> tuple[object, ...]:
    return (tuple(state.board), *map(tuple, state.ups))


def private_cards(hand: Hand, seat: int) -> Cards:
    """A seat's own cards, (1, k)."""
    ups = hand.state.ups[seat]
    private = [card for card in hand.state.holes[seat] if isinstance(card, Card) and card not in ups]
    return np.frombuffer(bytes(private), np.uint8)[None]
