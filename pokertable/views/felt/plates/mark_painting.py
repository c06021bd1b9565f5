"""An opponent's mark and the colours of a pill, painted on a plate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from pokertable.views.felt.opponent_mark import OpponentMark
from pokertable.views.felt.pill import PillKind
from pokertable.views.kit.fonts import least_text, narrowed, table_font, text_width
from pokertable.views.kit.painting import paint_elided
from pokertable.views.kit.signs import dots_width, paint_skill
from pokertable.views.kit.theme import Theme
from pokertable.views.kit.translate import shown

_SIZE: Final = 0.18
"""Type size of the word, in card widths."""
_SMALL: Final = 0.14
"""Type size below which the word is narrowed too, before it is left out."""
_GAP: Final = 0.06
_ROUNDED: Final = 0.5


def opponent_width(mark: OpponentMark, unit: float, size: float | None = None) -> float:
    """Width in px that a mark wants: of its word and dots, in larger type than usual of its word alone.

    `size`: the card width for type sizes, where it is not the `unit`.
    """
    word = text_width(table_font(_SIZE * (size or unit)), shown(mark.style))
    return word if size is not None and size > unit else word + _dots(mark, unit)


def paint_opponent(
    painter: QPainter, box: QRectF, mark: OpponentMark, color: QColor, unit: float, size: float | None = None
) -> float:
    """Word and dots from the left of the box: the word is set smaller, or left out, if there is too little room.

    In larger type than usual the dots give way to the word. Returns the width used.
    """
    size, dots = size or unit, _dots(mark, unit)
    words, room = shown(mark.style), box.width() - dots + _ROUNDED
    if size > unit and text_width(table_font(_SIZE * size), words) > room:
        room = box.width() + _ROUNDED
    font = _font_in(room, words, size)
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


def pill_colors(kind: PillKind, theme: Theme) -> tuple[QColor | None, QColor | None, QColor]:
    """Ground, edge and text of a pill; no ground for plain words."""
    match kind:
        case PillKind.BET:
            return theme.color("raise_"), None, theme.color("on_raise")
        case PillKind.ALL_IN:
            return theme.color("call"), None, theme.color("call_text")
        case PillKind.OUT:
            return None, None, theme.color("muted")
        case _:
            return theme.color("raised"), theme.color("line"), theme.color("text")
