"""Buttons that the pages share: painted from the theme's tokens, with the key printed on them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeySequence,
    QPainter,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QToolButton, QWidget

from pokertable.views.kit.fonts import LINE, face, fitting, follow_scale, scaled, set_lines, sized, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import BACK_AGAIN, BY_KEYS, CENTRE, Drawn, paint_box, paint_elided, paint_ring
from pokertable.views.kit.signs import key_width, paint_key_at
from pokertable.views.kit.theme import SIZES, mixed
from pokertable.views.kit.translate import in_a_row
from pokertable.views.widgets.labels import plain_tip, toned

TITLE_SIZES = (20, 17, 14, 12, 11)
DETAIL_SIZES = (12, 11)


Slot = Callable[..., object] | SignalInstance
"""Callable connected to a signal, or a signal to forward to."""
RING = 3
"""Room around an `ActionButton` for its focus ring, in px."""


class Tone(Enum):
    """Fill of a button."""

    OUTLINED = "outlined"
    FILLED = "filled"
    CORAL = "coral"
    QUIET = "quiet"


class DetailButton(Drawn, QAbstractButton):
    """A button with a title, a line of detail under it and the key that presses it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.detail = self._key = ""
        """The small line under the title."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        follow_scale(self.setMinimumHeight, SIZES.target)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_key(self, key: str) -> None:
        """Print the key on the button; empty for none."""
        self._key = key
        self.setAccessibleDescription(key)
        self.update()


class ActionButton(DetailButton):
    """A button for a player's action, in a `Tone`.

    `say` sets its text. With a `reason` it is unavailable: grey, in its place, the reason as its tooltip and, without
    other detail, on the button.
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
        self.marked = False
        """Whether the button's value is the current one."""
        self._dimmed = False
        self.say(title)
        self.set_key(key)
        if clicked is not None:
            self.clicked.connect(clicked)

    def say(self, title: str, detail: str = "", *, reason: str = "", tip: str = "", available: bool = True) -> None:
        """Set the text. `reason` makes it unavailable and says why; `available` False does so with `tip` alone."""
        before, self.detail = self.detail, detail or reason
        self.setText(title)
        self.setEnabled(available and not reason)
        self.setToolTip(plain_tip(reason or tip))
        self.setAccessibleName(in_a_row(filter(None, (title, self.detail))))
        if self.detail != before:  # Qt handles everything else
            self.update()

    def set_marked(self, marked: bool) -> None:
        """Mark the button with a bar at its foot: its value is the current one. A ring shows the focus."""
        if marked != self.marked:
            self.marked = marked
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Draw it at 70% opacity: input is blocked for a moment."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        wide = width_of(self.text(), sized(17), bold=True) + (scaled(60) if self._key else scaled(32))
        return QSize(round(wide), scaled(SIZES.target) + scaled(4))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.setOpacity(0.7 if self._dimmed else 1.0)
        box = QRectF(self.rect()).adjusted(scaled(RING), scaled(RING), -scaled(RING), -scaled(RING))
        radius = scaled(SIZES.radius[1]) if self._tone is Tone.QUIET else scaled(SIZES.radius[2])
        ground, ink, border = self._colors()
        if self.isDown():
            box.translate(0, scaled(1))
        paint_box(painter, box.adjusted(0.75, 0.75, -0.75, -0.75), radius, ground, border, 1.5)
        if self.marked:
            painter.fillRect(
                QRectF(box.x() + scaled(10), box.bottom() - scaled(4), box.width() - scaled(20), scaled(3)), ink
            )
        if self.focus_seen:
            paint_ring(painter, box, radius + 1)
        self._paint_text(painter, box.adjusted(scaled(6), scaled(2), -scaled(6), -scaled(2)), ink)

    def _colors(self) -> tuple[QColor, QColor, QColor]:
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
        sizes: tuple[int, ...] = (14, 12, 11) if quiet else TITLE_SIZES
        detail_px = fitting(self.detail, box.width(), DETAIL_SIZES, height=box.height() / 2) or DETAIL_SIZES[-1]
        room = box.height() - (detail_px * 1.3 if self.detail else 0)
        sizes = tuple(px for px in sizes if 1.2 * px <= room) or sizes[-1:]
        px, lines = set_lines(self.text(), box.width(), room, sizes)
        details = wrapped(self.detail, box.width(), detail_px, 2 if room > 2.6 * detail_px + 1.2 * px else 1)
        if "…" in "".join(details) and plain_tip(self.detail) == self.toolTip():
            details = []  # a reason too long for the button is left to the tooltip
        line_height = LINE * px
        total = line_height * len(lines) + detail_px * 1.25 * len(details) + (1 if details and not quiet else 0)
        y = box.center().y() - total / 2
        for line in lines:
            row = QRectF(box.x(), y, box.width(), line_height)
            paint_elided(painter, row, line, face(px, bold=True), ink, CENTRE)
            y += line_height
        y += 0 if quiet else 1
        for line in details:
            row = QRectF(box.x(), y, box.width(), detail_px * 1.25)
            paint_elided(painter, row, line, face(detail_px), "muted" if quiet and self.isEnabled() else ink, CENTRE)
            y += detail_px * 1.25

    def _paint_key(self, painter: QPainter, box: QRectF, ink: QColor) -> QRectF:
        """Draw the key cap; returns the rest of the box for the text, centred where there is room."""
        cap_width = key_width(self._key)
        rest = box.adjusted(cap_width + scaled(10), 0, 0, 0)
        wanted = max(width_of(self.text(), sized(20), bold=True), width_of(self.detail, sized(12)))
        centred = box.adjusted(cap_width + scaled(10), 0, -cap_width - scaled(10), 0)
        paint_key_at(painter, box.x() + scaled(4), box.center().y(), self._key, ink)
        return centred if wanted <= centred.width() else rest


def press_tabbed_to() -> bool:
    """Press the button that the player reached by Tab; returns whether there is one. Enter prefers it."""
    focus = QApplication.focusWidget()
    if isinstance(focus, ActionButton) and focus.reached_by_keys:
        focus.click()
        return True
    return False


class Panel(Drawn, QWidget):
    """The ground of the area below the felt, with a line above it."""

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, look().theme.color("line"))


class _ByKeys:
    """A button of Qt's that shows the focus only to those who come by keys; a mixin placed before the Qt class."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the style sheet how the focus came."""
        super().focusInEvent(event)  # type: ignore[misc]
        assert isinstance(self, QWidget)
        if event.reason() not in BACK_AGAIN and self.property("reached") != (event.reason() in BY_KEYS):
            self.setProperty("reached", event.reason() in BY_KEYS)
            self.style().unpolish(self)
            self.style().polish(self)


class PushButton(_ByKeys, QPushButton):
    """An ordinary button."""


class TextButton(_ByKeys, QToolButton):
    """A flat button with words."""


def push_button(
    text: str,
    parent: QWidget,
    clicked: Slot | None = None,
    *,
    tone: str | None = None,
    tip: str = "",
    checkable: bool = False,
    default: bool | None = None,
) -> QPushButton:
    """An ordinary button in a tone of the style sheet; a click calls or forwards to `clicked`.

    `default`: whether Enter presses it in a dialog; None: Qt's default.
    """
    button = PushButton(text, parent)
    if tone is not None:
        toned(button, tone)
    button.setToolTip(plain_tip(tip))
    button.setCheckable(checkable)
    if default is not None:
        button.setAutoDefault(default)
        button.setDefault(default)
    if clicked is not None:
        button.clicked.connect(clicked)
    return button


def text_button(text: str, parent: QWidget, *, tip: str = "", least: int = 30, checkable: bool = False) -> QToolButton:
    """A flat button with words, `least` px high; `checkable`: it stays down."""
    button = TextButton(parent)
    button.setText(text)
    button.setToolTip(plain_tip(tip))
    button.setCheckable(checkable)
    follow_scale(button.setMinimumHeight, least)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    return button


text_toggle = partial(text_button, checkable=True)
"""A flat button with words that stays down."""


def shortcut(key: str, widget: QWidget, act: Slot, *, repeats: bool = True) -> None:
    """A key that calls `act` while the focus is on the widget or in it; `repeats`: again while it is held."""
    made = QShortcut(QKeySequence(key), widget)  # its constructor would take these arguments but ignore the context
    made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    made.setAutoRepeat(repeats)
    made.activated.connect(act)
