"""Filters of hands, for the history and the statistics."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.rows.words import wanted_words


class WonLost(Enum):
    """The player's result in a hand, in chips."""

    WON = ">"
    LOST = "<"
    EVEN = "="


@dataclass(frozen=True, kw_only=True, slots=True)
class HandFilter:
    """Conditions that must all hold; without any: every finished hand except practice.

    Times are milliseconds since 1970, `since_ms` included, `until_ms` not. `position` is as in `SeatFigures`.
    `opponent` is a persona at the table; `met`: one that was still in at the second street, as the player was.
    `tables` are those of a sit and go. `text` is searched in notes, names and seen cards; several words must all be
    found, a card (``As``) as a whole.
    """

    variant: str | None = None
    structure: Structure | None = None
    since_ms: int | None = None
    until_ms: int | None = None
    outcome: WonLost | None = None
    position: str | None = None
    showdown: bool | None = None
    tag: str | None = None
    text: str = ""
    opponent: str | None = None
    met: str | None = None
    origin: Origin | None = None
    tables: tuple[int, ...] | None = None

    @property
    def asks_for_time(self) -> bool:
        """Whether there is no condition on a hand itself: only time, tag or words."""
        of_hands = (
            self.variant,
            self.structure,
            self.outcome,
            self.position,
            self.showdown,
            self.opponent,
            self.met,
            self.tables,
        )
        return all(each is None for each in of_hands)

    @property
    def asks_for_tables(self) -> bool:
        """Whether the only conditions are game, position and opponents, the keys of `totals`."""
        others = (self.since_ms, self.until_ms, self.outcome, self.showdown, self.tag, self.met, self.tables)
        return not self.text and all(other is None for other in others)


EVERY_HAND: Final = HandFilter()


class Conditions:
    """A filter as SQL over ``hands`` (`of` h), ``seats`` (s), or ``totals`` (t; the table is called s in SQL too).

    `is_slow`: finding the hands takes much longer than listing them.
    """

    def __init__(self, wanted: HandFilter, of: str) -> None:
        self.values: list[object] = []
        self._parts: list[str] = []
        alias = "h" if of == "h" else "s"
        hand_id = "h.id" if of == "h" else "s.hand_id"
        self._add(f"{alias}.variant = ?", wanted.variant)
        self._add(f"{alias}.structure = ?", None if wanted.structure is None else wanted.structure.value)
        self._add(f"{hand_id} >= ?", None if wanted.since_ms is None else wanted.since_ms << 12)
        self._add(f"{hand_id} < ?", None if wanted.until_ms is None else wanted.until_ms << 12)
        if wanted.outcome is not None:
            self._parts.append(f"{alias}.result {wanted.outcome.value} 0")
        self._add(f"{alias}.position = ?", wanted.position)
        self._add(f"{alias}.showdown = ?", wanted.showdown)
        self._add(f"{hand_id} IN (SELECT hand_id FROM tags WHERE tag = ?)", wanted.tag)
        words = wanted_words(wanted.text)
        if words:
            self._parts.append(f"{hand_id} IN (SELECT hand_id FROM words WHERE {' AND '.join([_HAS] * len(words))})")
            self.values += words
        if wanted.opponent is not None:
            self._add(_AGAINST[of], f'%,"{_escaped(wanted.opponent)}",%')
        self._add(f"EXISTS ({_MET.format(hand_id=hand_id)})", wanted.met)
        if wanted.tables is not None:
            marks = f"({', '.join('?' * len(wanted.tables))})"
            of_hands = f"{hand_id} IN (SELECT id FROM hands WHERE table_id IN {marks})"
            self._parts.append(f"h.table_id IN {marks}" if of == "h" else of_hands)
            self.values += wanted.tables
        self.is_slow = bool(words)

    def _add(self, condition: str, value: object) -> None:
        if value is not None:
            self._parts.append(condition)
            self.values.append(value)

    def where(self, *more: str) -> str:
        """The WHERE clause with these additional conditions."""
        parts = [*more, *self._parts]
        return f"WHERE {' AND '.join(parts)}" if parts else ""


def _escaped(text: str) -> str:
    """A text inside a LIKE pattern that escapes with a backslash."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


# The plus signs leave the index by player aside: with it, every hand would be compared with every other.
_MET: Final = (
    "SELECT 1 FROM seats you JOIN seats it ON it.hand_id = you.hand_id AND +it.who = ? AND it.saw_second"
    " WHERE you.hand_id = {hand_id} AND +you.who = '' AND you.saw_second"
)
_HAS: Final = "instr(words, ?)"
_TABLES: Final = "SELECT id FROM tables WHERE seats LIKE ? ESCAPE '\\'"
_AGAINST: Final = {
    "h": f"h.origin = 'played' AND h.table_id IN ({_TABLES})",
    # Seats that count belong to played hands; if many are selected, the excluded ones are fewer.
    "s": f"s.hand_id NOT IN (SELECT h.id FROM hands h WHERE h.origin = 'played' AND h.table_id NOT IN ({_TABLES}))",
    "t": f"s.table_id IN ({_TABLES})",
}
