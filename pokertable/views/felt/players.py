"""The players of the displayed table: names, opponents, programs, and the style marks on their plates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from pokertable.model.hand.observation import Observation
from pokertable.session.play.seat_figures import SeatFigures
from pokertable.views.felt.opponent_mark import OpponentMark, Tells, figures_mark, opponent_mark, program_mark
from pokertable.views.kit.fonts import least_text, narrowed, table_font, text_width
from pokertable.views.kit.painting import paint_elided
from pokertable.views.kit.signs import dots_width, paint_skill
from pokertable.views.kit.translate import shown


class Players:
    """`names` and `personas` (None: a human) by seat, as far as known.

    `programs`: names and numbers of faults of the programs by seat, shown whatever `tells` says of the opponents.
    `figures` by seat take the place of the style's word, if `shows_figures`.
    """

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.personas: tuple[str | None, ...] = ()
        self.programs: Mapping[int, tuple[str, int]] = {}
        self.tells = Tells.ALWAYS
        self.figures: Sequence[SeatFigures | None] = ()
        self.shows_figures = False
        self._marks: tuple[OpponentMark | None, ...] = ()

    def seat(self, personas: Sequence[str | None]) -> None:
        """Set the player of each seat, by the names of the cast; None for a human."""
        self.personas, self._marks = tuple(personas), tuple(map(opponent_mark, personas))

    def persona(self, seat: int) -> str | None:
        """The opponent in a seat; None for a human, a program, or an unknown player."""
        return self.personas[seat] if seat not in self.programs and seat < len(self.personas) else None

    def names_for(self, seen: Observation) -> list[str]:
        """The names by seat; seats without one are numbered."""
        names = list(self.names[: len(seen.seats)])
        numbered = QCoreApplication.translate("TableView", "Seat {number}")
        return names + [numbered.format(number=seat + 1) for seat in range(len(names), len(seen.seats))]

    def marks(self, seen: Observation) -> tuple[OpponentMark | None, ...]:
        """The present marks of the plates, by seat."""
        told = self.tells is Tells.ALWAYS or (self.tells is Tells.AFTER and seen.over)
        programs = {seat: program_mark(name, faults) for seat, (name, faults) in self.programs.items()}
        personas = dict(enumerate(self._marks)) if told else {}
        marks = [programs.get(seat) or personas.get(seat) for seat in range(len(seen.seats))]
        if self.shows_figures:
            for seat, figures in enumerate(self.figures[: len(marks)]):
                if figures is not None and seat not in programs:
                    marks[seat] = figures_mark(figures, marks[seat])
        return tuple(marks)


_SIZE: Final = 0.18
"""Type size of the word, in card widths."""
_SMALL: Final = 0.14
"""Type size below which the word is narrowed too, before it is left out."""
_GAP: Final = 0.06
_ROUNDED: Final = 0.5


def opponent_width(mark: OpponentMark, unit: float) -> float:
    """Width of the whole mark in px."""
    return text_width(table_font(_SIZE * unit), shown(mark.style)) + _dots(mark, unit)


def paint_opponent(painter: QPainter, box: QRectF, mark: OpponentMark, color: QColor, unit: float) -> float:
    """Word and dots from the left of the box: the word is set smaller, or left out, if there is too little room.

    Returns the width used.
    """
    dots = _dots(mark, unit)
    words, room = shown(mark.style), box.width() - dots + _ROUNDED
    font = _font_in(room, words, unit)
    used = 0.0
    if room >= text_width(font, words):
        used = paint_elided(painter, QRectF(box.x(), box.y(), room, box.height()), words, font, color)
    if mark.skill is not None and box.width() - used >= dots - _ROUNDED:
        left = box.x() + used + (_GAP * unit if used else 0)
        paint_skill(painter, left, box.center().y() + 0.01 * unit, mark.skill, color, _scale(unit))
        used += dots
    return used


def _font_in(room: float, words: str, unit: float) -> QFont:
    """The largest font in which the words fit; narrower ones where the letters would become small."""
    for px in range(round(_SIZE * unit), least_text(), -1):
        font = table_font(px) if px > _SMALL * unit else narrowed(words, room, table_font(px))
        if text_width(font, words) <= room:
            return font
    return narrowed(words, room, table_font(least_text()))


def _dots(mark: OpponentMark, unit: float) -> float:
    return 0.0 if mark.skill is None else dots_width(_scale(unit)) + _GAP * unit


def _scale(unit: float) -> float:
    return max(0.5, 0.0095 * unit)
