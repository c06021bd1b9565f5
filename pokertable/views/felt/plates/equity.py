"""The equity of a hand that lies open, on its plate: the figure at the right, a bar at the foot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pokertable.views.kit.fonts import scaled, table_font, text_width
from pokertable.views.kit.painting import RIGHT, Ink, paint_box, paint_words
from pokertable.views.kit.translate import whole_percent

if TYPE_CHECKING:
    from pokertable.training.live.all_in import SeatEquity

_FIGURE: Final = 0.37
"""Type size of the figure in card widths."""
_OWN: Final = 0.48
_BAR: Final = 4.0
_HALVES: Final[tuple[Ink, ...]] = ("high", "low_on_paper")


@dataclass(frozen=True, slots=True)
class PlateEquity:
    """A whole percentage in words, and the bars, 0 to 1: one, or one for each half."""

    words: str
    bars: tuple[float, ...]

    @classmethod
    def of(cls, equity: SeatEquity, exact: bool) -> PlateEquity:
        """The look of an equity; one that is not exact says so."""
        words = whole_percent(equity.percent)
        return cls(words if exact else f"≈{words}", equity.halves or (equity.share,))


def paint_equity(
    painter: QPainter, rect: QRectF, equity: PlateEquity, bars: tuple[float, ...], unit: float, *, own: bool
) -> QRectF:
    """Paint figure and bars; returns the rest of the plate."""
    pad, bar, gap = 0.15 * unit, scaled(_BAR), scaled(1.0)
    foot = (bar + gap) * len(bars) + scaled(2)
    size = min((_OWN if own else _FIGURE) * unit, 0.62 * (rect.height() - foot))
    font = table_font(size, bold=True)
    box = rect.adjusted(pad, gap, -pad, -foot)
    paint_words(painter, box, equity.words, font, "text", RIGHT)
    for at, share in enumerate(bars):
        line = QRectF(rect.left() + pad / 2, rect.bottom() - foot + gap + at * (bar + gap), rect.width() - pad, bar)
        paint_box(painter, line, bar / 2, "line")
        ink = "text" if len(bars) == 1 else _HALVES[at]
        paint_box(painter, QRectF(line.x(), line.y(), max(bar, share * line.width()), bar), bar / 2, ink)
    return rect.adjusted(0, 0, -text_width(font, equity.words) - pad, -foot + scaled(3))
