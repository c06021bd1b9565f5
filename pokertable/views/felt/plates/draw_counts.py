"""Number of cards each seat drew, draw by draw, painted on its plate; on the hero's also the discards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from pokertable.views.cards.card import paint_card
from pokertable.views.cards.card_state import CARD_RATIO, CardState
from pokertable.views.felt.table_picture import DrawCounts
from pokertable.views.kit.fonts import table_font, text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_box, paint_words
from pokertable.views.kit.translate import number

_TYPE: Final = 0.18
_CELL: Final = 0.28
_HIGH: Final = 0.27
_BETWEEN: Final = 0.04
"""Gap around the cells and between them, in card widths."""
_MINI: Final = 0.277
_LEAST_MINI: Final = 19.0
"""Width of a discard in px below which the plate has no room for it under the cells."""
_UP: Final = 0.22
_DOWN: Final = 0.41
"""From the middle of the hero's plate up to that of the cells, and down to the end of the discards, in card widths."""
_STEP: Final = 1.3
_APART: Final = 0.65
"""Distance between two discards, and between two draws, in their widths."""
_MOST_WIDE: Final = 2.3
_OPEN: Final = "…"
"""The number of a draw that is still to come: an empty square told nobody what it was."""
_VEILED: Final = CardState(dim=True)


def counts_width(draws: DrawCounts | None, unit: float, type_unit: float) -> float:
    """Width of the cells in px, with the gap before them; `type_unit`: the card width that sets the type size."""
    if draws is None:
        return 0.0
    return sum(_widths(draws, unit, type_unit)) + _BETWEEN * unit * (len(_texts(draws)) - 1) + 0.1 * unit


def paint_counts(painter: QPainter, box: QRectF, draws: DrawCounts, unit: float, type_unit: float) -> None:
    """The cells at the right end of the box, that of the open draw outlined, without a number."""
    left, high = box.right() + 0.1 * unit - counts_width(draws, unit, type_unit), _high(unit)
    for place, (text, wide) in enumerate(zip(_texts(draws), _widths(draws, unit, type_unit), strict=True)):
        cell = QRectF(left, box.center().y() - high / 2, wide, high)
        if place < len(draws.counts):
            paint_box(painter, cell, 0.06 * unit, "raised", "line")
            paint_words(painter, cell, text, table_font(_TYPE * type_unit, bold=True), "text", CENTRE)
        else:
            inside = cell.adjusted(0.75, 0.75, -0.75, -0.75)
            paint_box(painter, inside, 0.06 * unit, edge="turn", width=1.5)
            paint_words(painter, cell, text, table_font(_TYPE * type_unit), "muted", CENTRE)
        left += wide + _BETWEEN * unit


def own_width(draws: DrawCounts | None, unit: float) -> float:
    """Width of the hero's draws at the right end of the plate, in px."""
    if draws is None:
        return 0.0
    cards, groups = _discarded(draws)
    counts = counts_width(draws, unit, unit)
    if not cards:
        return counts
    natural = _mini(unit) * (groups + _STEP * (cards - groups) + _APART * max(0, groups - 1))
    word = text_width(table_font(0.165 * unit), _title()) + 0.06 * unit + counts
    return max(word, min(natural, _MOST_WIDE * unit))


def paint_own(painter: QPainter, box: QRectF, draws: DrawCounts, unit: float) -> None:
    """The hero's draws in a box of `own_width`: the counts above, small discards below by draw; overlapping if many."""
    middle = box.center().y()
    upper = QRectF(box.x(), middle - (_UP + 0.14) * unit, box.width(), 0.28 * unit)
    paint_counts(painter, upper, draws, unit, unit)
    cards, groups = _discarded(draws)
    if not cards:
        return
    paint_words(painter, upper, _title(), table_font(0.165 * unit), "muted")
    wide = _mini(unit)
    apart = _APART * wide
    room = box.width() - groups * wide - (groups - 1) * apart
    step = min(_STEP * wide, room / max(1, cards - groups))
    left, top = box.x(), min(upper.bottom() + 0.05 * unit, middle + _DOWN * unit - CARD_RATIO * wide)
    for discarded in draws.discarded:
        for card in discarded:
            spot = QRectF(left, top, wide, CARD_RATIO * wide)
            paint_card(painter, spot, card, _VEILED, look().theme, look().deck)
            left += step
        if discarded:
            left += wide + apart - step


def _title() -> str:
    return QCoreApplication.translate("DrawsItem", "discards")


def _high(unit: float) -> float:
    return max(16.0, _HIGH * unit)


def _mini(unit: float) -> float:
    room = (_UP + _DOWN) * unit - _high(unit) / 2 - 1
    return min(max(_LEAST_MINI, _MINI * unit), room / CARD_RATIO)


def _discarded(draws: DrawCounts) -> tuple[int, int]:
    """Number of discards, and number of draws with any."""
    return sum(map(len, draws.discarded)), sum(1 for cards in draws.discarded if cards)


def _texts(draws: DrawCounts) -> list[str]:
    pat = QCoreApplication.translate("DrawsItem", "pat", "on a plate: drew no card")
    return [*[number(count) if count else pat for count in draws.counts], *([_OPEN] if draws.open else [])]


def _widths(draws: DrawCounts, unit: float, type_unit: float) -> list[float]:
    font = table_font(_TYPE * type_unit, bold=True)
    return [max(_CELL * unit, text_width(font, text) + 0.1 * unit) for text in _texts(draws)]
