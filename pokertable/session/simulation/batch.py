"""Many hands at once: shared figures are computed for all of them together.

Each hand is played by the event engine and draws its own numbers, so the result is the same as if it were played alone.
Hands go on side by side, street by street; those with the same actions so far share one moment and its spot, and the
figures of all hands to act are computed together. Hands with policies that look back are processed a few boards at a
time, so that a board's figures are still cached when the next seat acts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import NamedTuple, cast

import numpy as np

from pokertable.analysis.arrays import Cards, Ids
from pokertable.model.cards import AnyCard, Card, known
from pokertable.model.hand.events import Event
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.players.facts.holding import hold_together
from pokertable.players.opponents.persona import Asked, choose_all
from pokertable.players.ranges.ranges import Followed
from pokertable.players.seen.evidence import InSight, forced
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.spot import Spot, Turn, spot_of
from pokertable.players.worth.columns import Column
from pokertable.players.worth.prospects import foresee_boards, foresee_tables
from pokertable.players.worth.single import foresee_columns, foresee_columns_on_boards

BOARDS = 24
"""Number of sets of open cards processed together."""
_FEW = 3
"""Most hands on one board that are processed with those on other boards."""


@dataclass(eq=False, slots=True)
class Row:
    """One hand of a batch: the policy of each seat and its random numbers."""

    hand: Hand
    policies: Sequence[Policy]
    numbers: Sequence[Random]
    moment: _Moment = field(init=False)
    followed: Followed | None = field(default=None, init=False)
    """The last decision of the hand, if a policy looks back."""
    private: dict[int, Cards] = field(default_factory=dict, init=False)
    """The private cards on this street of the seats that are in, as `private_cards`; in draw games they change."""
    columns: dict[int, Column] = field(default_factory=dict, init=False)
    """Columns of those hands in their futures, for seats whose policies do not look back."""

    looks_back: bool = field(init=False)
    """Whether one of its policies looks back."""

    def __post_init__(self) -> None:
        self.looks_back = any(policy.looks_back for policy in self.policies)


class Redeal(NamedTuple):
    """Replacements of unseen cards, in the form of `Hand.redealt`: down cards, cards to come in order, those out."""

    downs: Mapping[int, Sequence[AnyCard]]
    to_come: Sequence[AnyCard]
    out: Sequence[AnyCard] = ()

    def of(self, hand: Hand) -> Hand:
        """The hand with these cards."""
        return hand.redealt(self.downs, Deck(self.to_come), self.out)


class _Moment:
    """A decision reached by hands with the same actions; only their boards differ."""

    def __init__(self) -> None:
        self._spot: Spot | None = None
        self._next: dict[object, _Moment] = {}

    def spot(self, hand: Hand) -> Spot:
        """The spot of a hand at this moment."""
        board = _known(hand.state, hand.state.board)
        if self._spot is None:
            self._spot = spot_of(in_sight(hand))
        return self._spot if self._spot.board == board else self._spot.on(board)

    def after(self, events: Sequence[Event], state: HandState) -> _Moment:
        """The moment after an action, identified by it and, in stud, by the new cards."""
        key: object = seen_by(events[0], None)
        if len(events) > 1 and not state.game.variant.board_cards:
            key = (key, *_open_cards(state))
        found = self._next.get(key)
        if found is None:
            found = self._next[key] = _Moment()
        return found


def in_sight(hand: Hand) -> InSight:
    """The public view of a hand at its turn."""
    state, no_ups = hand.state, not any(hand.state.ups)
    return InSight(
        game=state.game,
        street=state.street,
        board=_known(state, state.board),
        showing=((),) * state.n if no_ups else tuple([_known(state, ups) for ups in state.ups]),
        stacks=state.stacks,
        bets=state.bets,
        live=state.live,
        forced=forced(state.started),
        pot=state.pot,
        acts=state.acts,
        legal=hand.legal(),
    )


def _known(state: HandState, cards: Sequence[AnyCard]) -> tuple[Card, ...]:
    return known(cards) if state.hidden else cast("tuple[Card, ...]", tuple(cards))


def play_out(rows: Sequence[Row]) -> Ids:
    """Play all hands to their ends; returns the final stacks, (rows, seats) chips, 0 for missing seats."""
    _set_out(rows)
    seats = max([row.hand.state.n for row in rows], default=0)
    for street in sorted({row.hand.state.street for row in rows}):
        _play_parts([row for row in rows if row.hand.state.street == street])
    stacks = np.zeros((len(rows), seats), np.int64)
    for row, own in zip(rows, stacks, strict=True):
        own[: row.hand.state.n] = row.hand.state.stacks
    return stacks


def play_street(rows: Sequence[Row]) -> None:
    """Play the present street of hands that stand on the same one; the next is dealt, but nobody acts on it."""
    _set_out(rows)
    for part in _in_parts(rows):
        _play_one_street(part)


def _set_out(rows: Sequence[Row]) -> None:
    """Give rows with the same actions so far their common moment."""
    starts: dict[object, _Moment] = {}
    for row in rows:
        state = row.hand.state
        key = id(state.game), state.started.stacks, state.button, state.antes, state.blinds, tuple(state.acts)
        row.moment = starts.setdefault((*key, *_open_cards(state)), _Moment())


def _play_parts(rows: Sequence[Row]) -> None:
    """Play a street of all these rows and the rest of them."""
    for part in _in_parts(rows):
        _play_parts(_play_one_street(part))


def _in_parts(rows: Sequence[Row]) -> list[list[Row]]:
    """Rows that are played together: all whose policies do not look back, the others a few boards at a time."""
    together = [row for row in rows if not row.looks_back]
    parts = _by_open_cards([row for row in rows if row.looks_back])
    return [together, *parts] if together else parts


def _play_one_street(rows: Sequence[Row]) -> list[Row]:
    """Play the present street of these rows; returns those that go on."""
    playing = [row for row in rows if not row.hand.over]
    if not playing:
        return []
    street = playing[0].hand.state.street
    for row in playing:
        row.columns = {}
        row.private = {seat: private_cards(row.hand, seat) for seat in row.hand.state.live_seats()}
    _foresee([row for row in playing if not row.hand.state.game.variant.draws])
    later: list[Row] = []
    while playing:
        _take_turns(playing)
        going_on = [row for row in playing if not row.hand.over]
        playing = [row for row in going_on if row.hand.state.street == street]
        later += [row for row in going_on if row.hand.state.street != street]
    return later


def _foresee(rows: Sequence[Row]) -> None:
    """Prepare the figures of hands at the beginning of a street."""
    on_boards: dict[int, list[Row]] = {}
    together = []
    for alike in _by_cards(rows):
        state = alike[0].hand.state
        if len(alike) <= _FEW and state.board and state.game.variant.board_cards and not alike[0].looks_back:
            on_boards.setdefault(id(state.game.variant), []).extend(alike)
        else:
            together.append(alike)
    for at in range(0, len(together), BOARDS):
        parts = together[at : at + BOARDS]
        foresee_boards([(part[0].hand.state.game.variant, part[0].hand.state.board) for part in parts])
        foresee_tables([_foresee_alike(alike) for alike in parts], standing=not rows[0].looks_back)
    for part in on_boards.values():
        hands = [(row, seat) for row in part for seat in row.private]
        asked = [(_known(row.hand.state, row.hand.state.board), row.private[seat]) for row, seat in hands]
        columns = foresee_columns_on_boards(part[0].hand.state.game.variant, asked)
        for (row, seat), column in zip(hands, columns, strict=True):
            row.columns[seat] = column


def _foresee_alike(rows: Sequence[Row]) -> tuple[Spot, list[tuple[int, Cards]]]:
    """Prepare hands with equal open cards: columns; returns the remaining hands, by seat, to prepare with others."""
    spot = rows[0].moment.spot(rows[0].hand)
    hands = [(row, seat, cards) for row in rows for seat, cards in row.private.items()]
    alone = [
        (row, seat, cards)
        for row, seat, cards in hands
        if spot.variant.board_cards and (spot.first_street or not row.policies[seat].looks_back)
    ]
    for (row, seat, _), column in zip(alone, foresee_columns(spot, [cards for *_, cards in alone]), strict=True):
        row.columns[seat] = column
    if spot.variant.board_cards and rows[0].looks_back:
        hold_together(spot, [cards for *_, cards in hands])
    return spot, [(seat, cards) for row, seat, cards in hands if seat not in row.columns]


def _take_turns(rows: Sequence[Row]) -> None:
    """Let the seat to act act in each row."""
    alike: dict[object, list[Row]] = {}
    for row in rows:
        alike.setdefault((row.moment, tuple(row.hand.state.board)), []).append(row)
    asked = []
    for group in alike.values():
        turn = _turn(group)
        seat = turn.spot.legal.seat
        asked += [
            Asked(row.policies[seat], turn, own, row.numbers[seat].random(), row.columns.get(seat))
            for row in group
            for own in [private_cards(row.hand, seat) if turn.spot.variant.draws else row.private[seat]]
        ]
    in_order = [row for group in alike.values() for row in group]
    for row, choice in zip(in_order, choose_all(asked), strict=True):
        row.moment = row.moment.after(row.hand.act(choice.action), row.hand.state)
        if row.hand.over:
            row.followed = None


def _turn(rows: Sequence[Row]) -> Turn:
    """The turn of these rows, which share one public view."""
    first = rows[0]
    spot = first.moment.spot(first.hand)
    if not first.looks_back:
        return Turn(spot, None)
    followed = Followed(first.hand.observe(None), first.followed)
    for row in rows:
        row.followed = followed
    return Turn(spot, followed.public)


def _by_open_cards(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows divided into parts with a few sets of open cards each."""
    sets = iter(_by_cards(rows))
    parts = []
    while part := list(islice(sets, BOARDS)):
        parts.append([row for group in part for row in group])
    return parts


def _by_cards(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows divided by the open cards of their game."""
    by_cards: dict[object, list[Row]] = {}
    for row in rows:
        by_cards.setdefault((id(row.hand.state.game), *_open_cards(row.hand.state)), []).append(row)
    return list(by_cards.values())


def _open_cards(state: HandState) -> tuple[object, ...]:
    return (tuple(state.board), *map(tuple, state.ups))


def private_cards(hand: Hand, seat: int) -> Cards:
    """A seat's own cards, (1, k), after them its discards."""
    state = hand.state
    own, ups = (*state.holes[seat], *state.discards[seat]), state.ups[seat]
    private = [card for card in own if isinstance(card, Card) and card not in ups]
    return np.frombuffer(bytes(private), np.uint8)[None]
