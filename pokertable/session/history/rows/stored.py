"""The values that the store returns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final

from pokertable.model.cards import AnyCard, parse_any_cards, parse_dealt_cards
from pokertable.session.history.faults import DamagedRow
from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.reviewed import ReviewedDecision

MOST_PLACES: Final = 6
"""Most decimals of the chips of imported hands."""
MISREAD: Final = "misread"
"""Tag of a hand that the player misread; all other tags are the player's own words."""
ASKED: Final = "asked."
"""Beginning of the names of the hands, by id, in which the player was asked which cards play."""


class Origin(Enum):
    """Origin of a stored hand. Only played hands count in the statistics."""

    PLAYED = "played"
    PRACTICE = "practice"
    """Rewound and played again."""
    IMPORTED = "imported"


def played_ms(hand_id: int) -> int:
    """The start of the hand with this id, in milliseconds since 1970; that of a damaged id is within the calendar."""
    return max(0, min(hand_id, LAST_ID) >> 12)


LAST_ID: Final = int(datetime(9999, 1, 1, tzinfo=UTC).timestamp() * 1000) << 12
"""The latest id that a hand can have by the calendar."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """A finished hand in the history's list. Results are chips of the player at the keyboard, None without one.

    `played_ms` is its start (imported: the date in its file, or of the import), in milliseconds since 1970; `showdown`
    whether the player reached one. `branch_of` and `branch_at` are the hand that a practice hand left, and after how
    many of its events. `looked_ahead`: the player rewound it before its end and saw cards to come; it is in no
    statistics. `reviewed` are its decisions as far as they were weighed.
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

    @classmethod
    def of(cls, row: Sequence[Any], tags: Iterable[Any], reviewed: tuple[ReviewedDecision, ...]) -> HandRow:
        """The hand of a row of `COLUMNS`; raises `DamagedRow` for wrong values."""
        what = f"hand {row[0]}"
        values = dict(zip(_FIELDS, checked(what, row, "IiiTTTTIitcbCCITTTiiB"), strict=True))
        values["showdown"], values["looked_ahead"] = bool(values["showdown"]), bool(values["looked_ahead"])
        values["position"] = values["position"] or ""
        seat, result, places = values["hero"], values["result"], values["places"]
        try:
            values["origin"] = Origin(values["origin"])
            parse_dealt_cards(values["cards_text"]), parse_any_cards(values["board_text"])
        except ValueError as error:
            raise DamagedRow(f"{what}: {error}") from error
        if (seat is None) != (result is None) or not (seat is None or 0 <= seat < values["seat_count"]):
            raise DamagedRow(f"{what}: seat {seat} with result {result}")
        if places not in range(MOST_PLACES + 1) or values["big_bet"] <= 0:
            raise DamagedRow(f"{what}: {places} decimals, big bet {values['big_bet']}")
        return cls(tags=tuple([checked(what, (tag,), "T")[0] for tag in tags]), reviewed=reviewed, **values)

    @property
    def played_ms(self) -> int:
        """Start of the hand, in milliseconds since 1970."""
        return played_ms(self.id)

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """The player's hole cards, after the last draw."""
        return parse_dealt_cards(self.cards_text)

    @property
    def board(self) -> tuple[AnyCard, ...]:
        """The cards of the board, in dealing order."""
        return parse_any_cards(self.board_text)


_FIELDS: Final = [each.name for each in fields(HandRow) if each.name not in ("tags", "reviewed")]
COLUMNS: Final = [name.removesuffix("_text") for name in _FIELDS]
"""The columns of ``hands`` that a `HandRow` is made from."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table that was not left and can be resumed."""

    id: int
    window: int
    game: str
    seed: int
    buy_in: int
    seats: tuple[tuple[str, str | None, int], ...]
    """Name, persona (None: the player) and version of the persona's policy, by seat."""
    stacks: tuple[int, ...]
    button: int
    hand_number: int
