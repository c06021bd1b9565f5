"""Which hands are wanted, as the history and the statistics ask for them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.session.store.rows import Origin
from pokertable.session.store.words import wanted_words


class Outcome(Enum):
    """How a hand ended for the player, in chips."""

    WON = ">"
    LOST = "<"
    EVEN = "="


@dataclass(frozen=True, kw_only=True, slots=True)
class HandFilter:
    """All that is given must hold; nothing given: every finished hand but practice.

    Times are milliseconds since 1970, `since_ms` included, `until_ms` not. `position` is as in `SeatFigures`.
    `opponent` is a persona that sat at the table. `text` is searched in notes, names and the cards that were seen;
    several words must all be found, a card (``As``) as such.
    """

    variant: str | None = None
    structure: Structure | None = None
    since_ms: int | None = None
    until_ms: int | None = None
    outcome: Outcome | None = None
    position: str | None = None
    showdown: bool | None = None
    tag: str | None = None
    text: str = ""
    opponent: str | None = None
    origin: Origin | None = None


EVERY_HAND: Final = HandFilter()


class Conditions:
    """A filter as SQL over ``hands`` (alias h) or over ``seats`` (alias s)."""

    def __init__(self, wanted: HandFilter, alias: str) -> None:
        self.values: list[object] = []
        self._parts: list[str] = []
        hand_id = "h.id" if alias == "h" else "s.hand_id"
        self._add(f"{alias}.variant = ?", wanted.variant)
        self._add(f"{alias}.structure = ?", None if wanted.structure is None else wanted.structure.value)
        self._add(f"{hand_id} >= ?", None if wanted.since_ms is None else wanted.since_ms << 12)
        self._add(f"{hand_id} < ?", None if wanted.until_ms is None else wanted.until_ms << 12)
        if wanted.outcome is not None:
            self._parts.append(f"{alias}.result {wanted.outcome.value} 0")
        self._add(f"{alias}.position = ?", wanted.position)
        self._add(f"{alias}.showdown = ?", wanted.showdown)
        self._add(f"{hand_id} IN (SELECT hand_id FROM tags WHERE tag = ?)", wanted.tag)
        for word in wanted_words(wanted.text):
            self._parts.append(f"{hand_id} IN ({_FOUND})")
            self.values += [word, word.strip()]
        if wanted.opponent is not None:
            self._add(f"{hand_id} IN ({_AGAINST})", f'%,"{_escaped(wanted.opponent)}",%')

    def _add(self, condition: str, value: object) -> None:
        if value is not None:
            self._parts.append(condition)
            self.values.append(value)

    def where(self, *more: str) -> str:
        """The WHERE clause with these conditions besides."""
        parts = [*more, *self._parts]
        return f"WHERE {' AND '.join(parts)}" if parts else ""


def _escaped(text: str) -> str:
    """A text inside a LIKE pattern that escapes with a backslash."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


_FOUND: Final = (
    "SELECT hand_id FROM words WHERE instr(words, ?)"
    " UNION ALL SELECT id FROM hands WHERE note <> '' AND instr(casefold(note), ?)"
)
_AGAINST: Final = (
    "SELECT id FROM hands WHERE origin = 'played'"
    " AND table_id IN (SELECT id FROM tables WHERE seats LIKE ? ESCAPE '\\')"
)
