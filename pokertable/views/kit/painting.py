"""Painting shared by widgets and items: felt, a box with round corners, words in a box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QGradient,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.fonts import cut_to, face, fitted, scaled, text_width
from pokertable.views.kit.language import unbroken
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import SIZES

Ink = QColor | str
"""A colour, or a colour token of the theme."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
"""Alignment of words in their box."""
_WRAPS: Final = int(Qt.TextFlag.TextWordWrap)


def painted(
    width: float, height: float, ratio: float, draw: Callable[[QPainter], None], ground: Ink | None = None
) -> QPixmap:
    """A cached picture of this size in px, for screens of device pixel ratio `ratio`.

    Without a `ground` it is transparent; an opaque one is put on the screen several times faster. Without any area, as
    before a widget is laid out, it is the null picture, on which nothing can be drawn.
    """
    picture = QPixmap(max(0, ceil(width * ratio)), max(0, ceil(height * ratio)))
    if picture.isNull():
        return picture
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent if ground is None else _color(ground))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture


def paint_box(
    painter: QPainter,
    box: QRectF,
    radius: float,
    ground: Ink | QGradient | None = None,
    edge: Ink | QPen | None = None,
    width: float = 1,
) -> None:
    """A box with round corners, filled with `ground`, with an edge `width` px wide; None: without."""
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(edge if isinstance(edge, QPen) else QPen(_color(edge), width))
    if ground is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(ground if isinstance(ground, QGradient) else _color(ground))
    painter.drawRoundedRect(box, radius, radius)


def paint_ring(painter: QPainter, box: QRectF, radius: float) -> None:
    """The ring of keyboard focus, 2 px outside the box, at this radius of its corners in px."""
    out = scaled(2)
    paint_box(painter, box.adjusted(-out, -out, out, out), radius, edge="focus", width=out)


def paint_words(
    painter: QPainter, box: QRectF, words: str, font: QFont, ink: Ink = "text", at: Qt.AlignmentFlag | int = LEFT
) -> None:
    """Words aligned in the box; they overflow if there is no room."""
    painter.setFont(font)
    painter.setPen(_color(ink))
    wraps = int(at) & _WRAPS
    painter.drawText(box, at, unbroken(words) if wraps else words)


def paint_elided(
    painter: QPainter, box: QRectF, words: str, font: QFont, ink: Ink = "text", at: Qt.AlignmentFlag = LEFT
) -> float:
    """Words in one line, narrowed and then cut with an ellipsis if the box is too small; returns their width in px.

    Nothing is painted where only the ellipsis would fit.
    """
    cut, font = cut_to(words, box.width(), font)
    if len(cut) <= 1 < len(words):
        return 0.0
    paint_words(painter, box, cut, font, ink, at | Qt.TextFlag.TextSingleLine)
    return text_width(font, cut)


def paint_fitting(
    painter: QPainter,
    box: QRectF,
    words: str,
    sizes: Sequence[int],
    ink: Ink = "text",
    at: Qt.AlignmentFlag = LEFT,
    *,
    bold: bool = False,
) -> float:
    """Words in the largest of the designed sizes that fits, else cut by `paint_elided`; returns their width."""
    px = fitted(words, box.width(), sizes, bold=bold, height=box.height())
    return paint_elided(painter, box, words, face(px, bold=bold), ink, at)


def _color(ink: Ink) -> QColor:
    return look().theme.color(ink) if isinstance(ink, str) else ink


class Drawn:
    """A widget painted by `draw`; a mixin placed before the Qt class."""

    smooth = True
    """Whether edges are anti-aliased."""
    ringed = False
    """Whether a bar at the left edge shows the focus of this panel, which shows it in no other way."""
    reached_by_keys = False
    """Whether the player reached it by Tab or by arrows, so that a ring shows the focus and Enter may press it."""

    def draw(self, painter: QPainter) -> None:
        """Draw the whole widget."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102  Qt names it
        assert isinstance(self, QWidget)
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, self.smooth)
            self.draw(painter)
            if self.ringed and self.focus_seen:
                edge = scaled(SIZES.radius[2])
                bar = QRectF(0, edge, scaled(3), self.height() - 2 * edge)
                paint_box(painter, bar, scaled(1.5), "focus")
        finally:
            painter.end()  # after an error too: Qt crashes where one still paints

    @property
    def focus_seen(self) -> bool:
        """Whether it has the focus and shows it: a click or the program itself puts it anywhere."""
        assert isinstance(self, QWidget)
        return self.reached_by_keys and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came; a window that is activated gives it back as it was."""
        if event.reason() not in BACK_AGAIN:
            self.reached_by_keys = event.reason() in BY_KEYS
        super().focusInEvent(event)  # type: ignore[misc]


BY_KEYS: Final = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}
BACK_AGAIN: Final = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}
"""Ways in which the focus comes: by keys, and back to where it was."""


class ByKeys:
    """A widget whose style sheet shows the focus to those who come by keys alone (`reached`); a mixin before Qt's."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the style sheet how the focus came."""
        super().focusInEvent(event)  # type: ignore[misc]
        if event.reason() not in BACK_AGAIN:
            self.set_reached(event.reason() in BY_KEYS)

    def set_reached(self, reached: bool) -> None:
        """Tell the style sheet whether the focus came by keys."""
        assert isinstance(self, QWidget)
        if self.property("reached") != reached:
            self.setProperty("reached", reached)
            self.style().unpolish(self)
            self.style().polish(self)


def shows_focus(widget: QWidget | None) -> bool:
    """Whether this widget has the focus and shows it."""
    if isinstance(widget, ByKeys):
        assert isinstance(widget, QWidget)
        return widget.hasFocus() and bool(widget.property("reached"))
    return isinstance(widget, Drawn) and widget.focus_seen


def hide_focus(widget: QWidget | None) -> None:
    """Keep the focus of this widget and show it no more, as after a click."""
    if isinstance(widget, ByKeys):
        widget.set_reached(False)
    elif isinstance(widget, Drawn):
        widget.reached_by_keys = False
        widget.update()


def paint_felt(painter: QPainter, box: QRectF) -> None:
    """A strip of felt with round corners, a little darker at its foot."""
    centre = look().theme.color("felt_centre")
    ground = QLinearGradient(box.topLeft(), box.bottomLeft())
    ground.setColorAt(0, centre)
    ground.setColorAt(1, centre.darker(106))
    edge = scaled(1)
    paint_box(
        painter, box.adjusted(edge, edge, -edge, -edge), scaled(SIZES.radius[2]), ground, "felt_edge", scaled(1.5)
    )


def paint_lit_felt(painter: QPainter, box: QRectF) -> None:
    """A large piece of felt with round corners, lit from its middle."""
    light, edge = felt_light(box.center(), 0.7 * max(box.width(), box.height())), scaled(1)
    paint_box(painter, box.adjusted(edge, edge, -edge, -edge), scaled(SIZES.radius[3]), light, "felt_edge", scaled(1.5))


def felt_light(centre: QPointF, radius: float, *, lit: float = 0.0) -> QRadialGradient:
    """The gradient of a table's felt: lit from above the middle, fully up to the fraction `lit` of the radius."""
    theme = look().theme
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, theme.color("felt_centre"))
    light.setColorAt(lit, theme.color("felt_centre"))
    light.setColorAt(1, theme.color("felt_edge"))
    return light


def felt_line(width: float, opacity: float) -> QPen:
    """The pen of a line printed on the felt."""
    ink: QColor = look().theme.color("text_on_felt")
    ink.setAlphaF(opacity)
    return QPen(ink, width)
