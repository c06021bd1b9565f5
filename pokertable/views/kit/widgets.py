"""Buttons and labels that the panels share: painted from the theme's tokens, with the key printed on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QToolButton, QWidget

from pokertable.views.kit.fonts import sized
from pokertable.views.kit.look import look
from pokertable.views.kit.plain_text import plain_tip
from pokertable.views.kit.signs import key_width, paint_key_at
from pokertable.views.kit.theme import SIZES, mixed
from pokertable.views.kit.tones import toned

TITLE_SIZES = (20, 17, 14, 12, 11)
DETAIL_SIZES = (12, 11)
LINE = 1.2
"""Height of a line, in type sizes."""


def face(px: int, *, bold: bool = False) -> QFont:
    """The application's face at a size in px, with figures of equal width."""
    font = QFont(QApplication.font())
    font.setPixelSize(px)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def width_of(text: str, px: int, *, bold: bool = False) -> float:
    """The width of a text in px."""
    return QFontMetricsF(face(px, bold=bold)).horizontalAdvance(text)


def fitting(
    text: str, width: float, sizes: Sequence[int], *, bold: bool = False, height: float = math.inf
) -> int | None:
    """The largest of the sizes at which the text is no wider than `width`; None if even the smallest is too wide.

    The sizes are the designed ones. With larger text they are tried larger first, as far as a line of them fits the
    `height`: what fits then is at least as large as before.
    """
    return largest(text, width, grown(sizes, height), bold=bold)


def largest(text: str, width: float, sizes: Iterable[int], *, bold: bool = False) -> int | None:
    """The first of the sizes in px at which the text is no wider than `width`; None if there is none."""
    return next((px for px in sizes if width_of(text, px, bold=bold) <= width), None)


def grown(sizes: Sequence[int], height: float = math.inf) -> Sequence[int]:
    """Designed type sizes in px, largest first, and before them what they are at the text size that is set.

    Of these only those of which a line is no higher than `height` px.
    """
    if look().text_scale == 1:
        return sizes
    return sorted({*sizes, *(px for px in map(sized, sizes) if LINE * px <= height)}, reverse=True)


def set_lines(text: str, width: float, height: float, sizes: Sequence[int]) -> tuple[int, list[str]]:
    """A bold text on one line, or on two if that lets it be larger: its size in px and the lines."""
    one = fitting(text, width, sizes, bold=True, height=height)
    words = text.rsplit(" ", 1)
    if len(words) == 2 and (one is None or one < sized(14) or (one < sized(17) and len(words[1]) > 7)):
        rows = [px for px in grown(sizes) if 2.4 * px <= height]
        two = min(largest(word, width, rows, bold=True) or 0 for word in words)
        if two > (one or 0):
            return two, words
    if one is not None:
        return one, [text]
    smallest = sizes[-1]
    metrics = QFontMetricsF(face(smallest, bold=True))
    return smallest, [metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)]


Slot = Callable[..., object] | SignalInstance
"""What a signal calls, or the signal that it is passed on as."""
RING = 3
"""The room in px that an `ActionButton` keeps around it for the ring of the focus."""


class Tone(Enum):
    """How a button is filled."""

    OUTLINED = "outlined"
    FILLED = "filled"
    CORAL = "coral"
    QUIET = "quiet"


class DetailButton(QAbstractButton):
    """A button with a title, a line of detail under it and the key that presses it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._detail = self._key = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(SIZES.target)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def detail(self) -> str:
        """The small line under the title."""
        return self._detail

    def set_key(self, key: str) -> None:
        """The key printed on the button; empty for none."""
        self._key = key
        self.setAccessibleDescription(key)
        self.update()


class ActionButton(DetailButton):
    """What the player does, as a button in a `Tone`.

    `say` sets its text. With a `reason` it is unavailable: grey, in its place, the reason as its tooltip and, if
    there is no other detail, on the button.
    """

    def __init__(
        self,
        tone: Tone,
        parent: QWidget | None = None,
        title: str = "",
        *,
        key: str = "",
        clicked: Slot | None = None,
    ) -> None:
        super().__init__(parent)
        self._tone = tone
        self._marked = False
        self._dimmed = False
        self._large = False
        self.reached_by_keys = False
        """Whether the player tabbed to it, so that Enter may mean it."""
        self.say(title)
        self.set_key(key)
        if clicked is not None:
            self.clicked.connect(clicked)

    def say(self, title: str, detail: str = "", *, reason: str = "", tip: str = "", available: bool = True) -> None:
        """Set the text. `reason` makes it unavailable and says why; `available` False does so with `tip` alone."""
        self._detail = detail or reason
        self.setText(title)
        self.setEnabled(available and not reason)
        self.setToolTip(plain_tip(reason or tip))
        self.setAccessibleName(f"{title}, {self._detail}" if self._detail else title)
        self.update()

    @property
    def marked(self) -> bool:
        """Whether its value is the one that is set."""
        return self._marked

    def set_marked(self, marked: bool) -> None:
        """Mark the button with a bar at its foot: its value is the one that is set. A ring is the focus."""
        self._marked = marked
        self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Show it at 70 %: input is dead for a moment."""
        self._dimmed = dimmed
        self.update()

    def set_large(self, large: bool) -> None:
        """Larger text below the title, and in a quiet button: there is room."""
        self._large = large
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the title and the key."""
        wide = width_of(self.text(), sized(17), bold=True) + (60 if self._key else 32)
        return QSize(round(wide), SIZES.target + 4)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember how the focus came: a window that is activated puts it anywhere."""
        super().focusInEvent(event)
        keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.reached_by_keys = event.reason() in keys

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102
        painter = smooth_painter(self)
        painter.setOpacity(0.7 if self._dimmed else 1.0)
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = SIZES.radius[1] if self._tone is Tone.QUIET else SIZES.radius[2]
        ground, ink, border = self._colors()
        painter.setPen(QPen(border, 1.5))
        painter.setBrush(ground)
        painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        if self._marked:
            painter.fillRect(QRectF(box.x() + 10, box.bottom() - 4, box.width() - 20, 3), ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look().theme.color("turn"), 2))
        if self.hasFocus() and self.reached_by_keys:
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 1, radius + 1)
        self._paint_text(painter, box.adjusted(6, 2, -6, -2), ink)
        painter.end()

    def _colors(self) -> tuple[QColor, QColor, QColor]:
        """Ground, ink and border."""
        theme = look().theme
        panel, line = theme.color("panel"), theme.color("line")
        if not self.isEnabled():
            return panel, theme.color("unavailable"), line
        ground, ink, border = {
            Tone.OUTLINED: (panel, theme.color("text"), theme.color("muted")),
            Tone.FILLED: (theme.color("call"), theme.color("call_text"), theme.color("call")),
            Tone.CORAL: (theme.color("raise_"), theme.color("on_raise"), theme.color("raise_")),
            Tone.QUIET: (theme.color("raised"), theme.color("text"), line),
        }[self._tone]
        if self.isDown():
            ground = mixed(ground, ink, 0.16)
        elif self.underMouse():
            ground = mixed(ground, ink, 0.08)
        return ground, ink, border

    def _paint_text(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        if self._key:
            box = self._paint_key(painter, box, ink)
        quiet = self._tone is Tone.QUIET
        larger = self._large and quiet
        sizes = ((16,) if larger else ()) + ((14, 12, 11) if quiet else TITLE_SIZES)
        detail_sizes = ((14,) if self._large else ()) + DETAIL_SIZES
        detail_px = fitting(self._detail, box.width(), detail_sizes, height=box.height() / 2) or DETAIL_SIZES[-1]
        room = box.height() - (detail_px * 1.3 if self._detail else 0)
        sizes = tuple(px for px in sizes if 1.2 * px <= room) or sizes[-1:]
        px, lines = set_lines(self.text(), box.width(), room, sizes)
        details = wrapped(self._detail, box.width(), detail_px, 2 if room > 2.6 * detail_px + 1.2 * px else 1)
        if self._detail == self.toolTip() and "…" in "".join(details):
            details = []  # a reason that is too long for the button is left to the tooltip
        line_height = LINE * px
        total = line_height * len(lines) + detail_px * 1.25 * len(details) + (1 if details and not quiet else 0)
        y = box.center().y() - total / 2
        painter.setPen(ink)
        painter.setFont(face(px, bold=True))
        for line in lines:
            painter.drawText(QRectF(box.x(), y, box.width(), line_height), Qt.AlignmentFlag.AlignCenter, line)
            y += line_height
        y += 0 if quiet else 1
        painter.setFont(face(detail_px))
        if quiet and self.isEnabled():
            painter.setPen(look().theme.color("muted"))
        for line in details:
            painter.drawText(QRectF(box.x(), y, box.width(), detail_px * 1.25), Qt.AlignmentFlag.AlignCenter, line)
            y += detail_px * 1.25

    def _paint_key(self, painter: QPainter, box: QRectF, ink: QColor) -> QRectF:
        """Draw the key cap; what is left of the box for the text, kept centred while there is room."""
        cap_width = key_width(self._key)
        rest = box.adjusted(cap_width + 10, 0, 0, 0)
        wanted = max(width_of(self.text(), sized(20), bold=True), width_of(self._detail, sized(12)))
        centred = box.adjusted(cap_width + 10, 0, -cap_width - 10, 0)
        paint_key_at(painter, box.x() + 4, box.center().y(), self._key, ink)
        return centred if wanted <= centred.width() else rest


class Panel(QWidget):
    """The ground of what stands under the felt, with a line above it."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102
        painter = QPainter(self)
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, look().theme.color("line"))
        painter.end()


def push_button(
    text: str, parent: QWidget, clicked: Slot | None = None, *, tone: str | None = None, tip: str = ""
) -> QPushButton:
    """An ordinary button in a tone of the style sheet, with what a click does or passes on."""
    button = QPushButton(text, parent)
    if tone is not None:
        toned(button, tone)
    button.setToolTip(tip)
    if clicked is not None:
        button.clicked.connect(clicked)
    return button


def text_toggle(text: str, parent: QWidget, *, tip: str = "", least: int = 30) -> QToolButton:
    """A flat button with words that stays down, `least` px high."""
    button = QToolButton(parent)
    button.setText(text)
    button.setToolTip(tip)
    button.setCheckable(True)
    button.setMinimumHeight(least)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    return button


def shortcut(key: str, widget: QWidget, act: Slot, *, repeats: bool = True) -> None:
    """A key that does something while the focus is on the widget or in it; `repeats`: again while it is held."""
    made = QShortcut(QKeySequence(key), widget)  # its constructor would take all of this, and forget the context
    made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    made.setAutoRepeat(repeats)
    made.activated.connect(act)


def smooth_painter(widget: QWidget) -> QPainter:
    """A painter of the widget that smooths its edges; it has to be ended."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def wrapped(text: str, width: float, px: int, most: int) -> list[str]:
    """The text in at most so many lines, the last one elided if need be."""
    if not text:
        return []
    lines: list[str] = []
    words = text.split(" ")
    while words and len(lines) < most:
        line = words.pop(0)
        while words and width_of(f"{line} {words[0]}", px) <= width:
            line = f"{line} {words.pop(0)}"
        if words and len(lines) == most - 1:
            line = " ".join([line, *words])
            words = []
        lines.append(QFontMetricsF(face(px)).elidedText(line, Qt.TextElideMode.ElideRight, width))
    return lines
