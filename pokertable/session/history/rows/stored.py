"""The values that the store hands out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.model.cards import AnyCard, parse_any_cards
from pokertable.session.history.rows.reviewed import ReviewedDecision

MISREAD: Final = "misread"
"""The tag of a hand that the player misread; every other tag is one of the player's own words."""


class Origin(Enum):
    """Where a stored hand comes from. Only played hands count in the statistics."""

    PLAYED = "played"
    PRACTICE = "practice"
    """Rewound and played again."""
    IMPORTED = "imported"


def played_ms(hand_id: int) -> int:
    """When the hand of this id was begun, in milliseconds since 1970."""
    return hand_id >> 12


@dataclass(frozen=True, slots=True)
class HandRow:
    """A finished hand as the history lists it. Results are chips of the player at the keyboard, None without one.

    `played_ms` is when it was begun (imported: as its file says, or when it was taken in), in milliseconds since 1970;
    `showdown` whether the player came to one. `branch_of` and `branch_at` say which hand a practice hand left, after
    how many of its events.
    `looked_ahead`: the player rewound it before it was over and saw what was to come; it is in no statistics.
    `reviewed` are its decisions as far as they were weighed.
    """

    id: int
    table_id: int | None
    number: int | None
    origin: Origin
    title: str
    variant: str
    structure: str
    seat_count: int
    hero: int | None
    position: str
    result: int | None
    showdown: bool
    pot: int
    big_bet: int
    places: int
    cards_text: str
    board_text: str
    note: str
    tags: tuple[str, ...]
    reviewed: tuple[ReviewedDecision, ...]
    branch_of: int | None
    branch_at: int | None
    looked_ahead: bool

    @property
    def played_ms(self) -> int:
        """Milliseconds since 1970."""
        return played_ms(self.id)

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """The player's hole cards."""
        return parse_any_cards(self.cards_text)

    @property
    def board(self) -> tuple[AnyCard, ...]:
        """The cards of the board, in the order dealt."""
        return parse_any_cards(self.board_text)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table that was not left, as it can be sat down at again."""

    id: int
    window: int
    game: str
    seed: int
    buy_in: int
    seats: tuple[tuple[str, str | None, int], ...]
    """Name, persona (None: the player) and version of the persona's policy."""
    stacks: tuple[int, ...]
    button: int
    hand_number: int
