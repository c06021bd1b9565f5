"""The words that widgets paint themselves, and which of them are cut: told by where each is painted, not by how."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from types import FrameType
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextDocument, QTextLayout
from PySide6.QtWidgets import QGraphicsItem, QScrollArea, QScrollBar, QWidget

SLACK: Final = 1.5
"""Px that letters may lean out of what they are measured by."""
OVERLAP: Final = 3.0
"""Px by which two texts lie on each other, both ways, before they cannot be read."""
_WRAPS: Final = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere


@dataclass
class Painted:
    """What was painted while it was looked at."""

    texts: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    """Each text of which a part is not to be seen, and why."""
    sizes: list[tuple[float, str, str]] = field(default_factory=list)
    """Of each text the type size in px as it is seen, its words, and who paints it."""
    inks: list[tuple[int, str, QRectF]] = field(default_factory=list)
    """Of each text what it is painted on, its words, and where its letters lie."""
    _elided: dict[str, str] = field(default_factory=dict)

    def over_each_other(self) -> list[str]:
        """Pairs of texts that lie on each other in one widget."""
        found = []
        for (one, words, ink), (other, others, theirs) in combinations(self.inks, 2):
            both = ink & theirs
            if one == other and words != others and both.width() > OVERLAP and both.height() > OVERLAP:
                found.append(f"{words!r} lies on {others!r}")
        return found

    def _note_elided(self, full: str, cut: str, caller: FrameType) -> None:
        if cut == full:
            return
        self._elided[cut] = full
        if caller.f_code.co_name == "cut_to" and len(cut) <= 1 < len(full):
            self.cut.append(f"{full!r} is left out by {_whose(caller)}")

    def _note(self, painter: QPainter, text: str, bounds: QRectF, room: QRectF | None, caller: FrameType) -> None:
        self.texts.append(text)
        if not text.strip():
            return
        who, device, found = _whose(caller), painter.device(), []
        self.sizes.append((painter.font().pixelSize() * abs(painter.transform().m22()), text, who))
        if text in self._elided:
            found.append(f"is left of {self._elided[text]!r}")
        if room is not None and bounds.width() > room.width() + SLACK:
            found.append(f"is {bounds.width():.0f} px wide in a box of {room.width():.0f}")
        seen = painter.transform().mapRect(bounds)
        inside = _within_sides if _rolls(device) else _within
        if isinstance(device, QWidget) and not inside(seen, QRectF(0, 0, device.width(), device.height())):
            found.append(f"goes beyond the edge, at {_said(seen)} of {device.width()}×{device.height()}")
        if isinstance(device, QWidget) and painter.hasClipping() and not inside(bounds, painter.clipBoundingRect()):
            found.append("goes beyond what is painted")
        item = _item_of(caller)
        views = [] if item is None or item.scene() is None else item.scene().views()
        if item is not None and views and views[0].viewport() is device:  # not a picture that is kept of it
            to_view = item.deviceTransform(views[0].viewportTransform())
            own = (painter.transform() * to_view.inverted()[0]).mapRect(bounds)
            if not _within(own, item.boundingRect()):
                found.append(f"goes beyond its item, at {_said(own)} of {_said(item.boundingRect())}")
        self.cut += [f"{text!r} {each}, by {who}" for each in found]
        self.inks.append((id(device), text, seen))


def _within(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


def _within_sides(inner: QRectF, outer: QRectF) -> bool:
    """Above and below it goes on: what is out of sight now is come to."""
    return inner.left() >= outer.left() - SLACK and inner.right() <= outer.right() + SLACK


def _rolls(device: object) -> bool:
    """Whether it has a bar of its own to move what it paints up and down."""
    bars = device.findChildren(QScrollBar) if isinstance(device, QWidget) else []
    return any(bar.isVisible() and bar.parentWidget() is device for bar in bars)


def _said(rect: QRectF) -> str:
    return f"{rect.x():.0f},{rect.y():.0f} {rect.width():.0f}×{rect.height():.0f}"


def _frames(frame: FrameType | None) -> Iterator[tuple[str, object]]:
    while frame is not None:
        yield frame.f_code.co_name, frame.f_locals.get("self")
        frame = frame.f_back


def _whose(caller: FrameType) -> str:
    """The widget or item that paints."""
    return next((type(each).__name__ for _, each in _frames(caller) if isinstance(each, QWidget | QGraphicsItem)), "?")


def _item_of(caller: FrameType) -> QGraphicsItem | None:
    return next((each for name, each in _frames(caller) if isinstance(each, QGraphicsItem) and name == "paint"), None)


def _ascent(font: QFont, text: str) -> float:
    """The height above the base line as Qt lays the text out: that of another font, if this one lacks its letters."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return line.ascent()


@contextmanager
def noting() -> Iterator[Painted]:
    """Look at every text that is painted, by whatever way the project has."""
    painted = Painted()
    draw, elide, contents = QPainter.drawText, QFontMetricsF.elidedText, QTextDocument.drawContents

    def noted(painter: QPainter, *arguments: Any) -> Any:
        caller = sys._getframe(1)
        text = next(each for each in arguments if isinstance(each, str))
        metrics, first = QFontMetricsF(painter.font()), arguments[0]
        if hasattr(first, "width"):
            room, flags = QRectF(first), arguments[1]
            if not isinstance(flags, int | Qt.AlignmentFlag | Qt.TextFlag):
                flags = 0
            bounds = painter.boundingRect(room, flags, text)
            if not int(flags) & int(_WRAPS):
                ink = metrics.tightBoundingRect(text)
                top = bounds.y() + _ascent(painter.font(), text) + ink.y()
                bounds = QRectF(bounds.x(), top, bounds.width(), ink.height())
            painted._note(painter, text, bounds, room, caller)
        else:
            start = QPointF(first) if hasattr(first, "x") else QPointF(*arguments[:2])
            painted._note(painter, text, metrics.tightBoundingRect(text).translated(start), None, caller)
        return draw(painter, *arguments)

    def elided(metrics: QFontMetricsF, text: str, *arguments: Any) -> str:
        cut = elide(metrics, text, *arguments)
        painted._note_elided(text, cut, sys._getframe(1))
        return cut

    def laid(document: QTextDocument, painter: QPainter, *arguments: Any) -> None:
        room = QRectF(0, 0, document.textWidth(), 0)
        box = QRectF(0, 0, document.idealWidth(), document.size().height())
        painted._note(painter, document.toPlainText(), box, room, sys._getframe(1))
        contents(document, painter, *arguments)

    QPainter.drawText, QFontMetricsF.elidedText, QTextDocument.drawContents = noted, elided, laid  # type: ignore[method-assign, assignment]
    try:
        yield painted
    finally:
        QPainter.drawText, QFontMetricsF.elidedText, QTextDocument.drawContents = draw, elide, contents  # type: ignore[method-assign]


def looked_at(top: QWidget) -> Painted:
    """All that a window paints, what is scrolled out of sight too."""
    with noting() as painted:
        top.grab()
        for area in top.findChildren(QScrollArea):
            inside = area.widget()
            if area.isVisible() and inside is not None:
                inside.grab()
    return painted
