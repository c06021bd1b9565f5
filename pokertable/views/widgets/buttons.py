"""Buttons that the pages share: painted from the theme's tokens, with the key printed on them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import QColor, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from pokertable.views.kit.fonts import (
    LINE,
    face,
    fitted,
    follow_scale,
    least_text,
    scaled,
    set_lines,
    sized,
    width_of,
    wrapped,
)
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, LEFT, Drawn, paint_box, paint_elided, paint_ring
from pokertable.views.kit.signs import key_size, key_width, paint_key_at
from pokertable.views.kit.theme import SIZES, mixed
from pokertable.views.kit.translate import in_a_row
from pokertable.views.widgets.detail_button import DetailButton
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.layouts import InOneSize

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QPixmap

DETAIL_SIZES = (12, 11)
_LEAST_BARE: Final = 30
"""Height of a bare button in px."""
_LEAST_RINGED: Final = 36
"""Height in px from which a button leaves room around it for its ring; a lower one has it inside."""
_KEY_PAD: Final = 10
"""Px from a button's edge to its key, and from there to its label."""
_CLEAR: Final = 8
"""Px more from its key to a label that is centred on the button: one close to it seems pushed aside."""

Slot = Callable[..., object] | SignalInstance
"""Callable connected to a signal, or a signal to forward to."""
RING = 3
"""Room around a `Button` for its focus ring, in px."""


class Tone(Enum):
    """Fill of a button."""

    OUTLINED = "outlined"
    FILLED = "filled"
    CORAL = "coral"
    QUIET = "quiet"
    LINK = "link"
    """Words at the left without a ground."""
    FLAT = "flat"
    """Words; a ground while it is down or under the pointer."""
    TOOL = "tool"
    """Words in a thin frame."""
    TAB = "tab"
    """Words, underlined while it is down."""


class Rank(Enum):
    """How much a button weighs: the designed sizes of its type in px, the first wherever there is room for it."""

    ACT = (20, 17, 14, 12, 11)
    """An act in a hand, and its deal."""
    WAY = (17, 14, 12, 11)
    """A way on from a page, or out of it."""
    PLAIN = (14, 12, 11)
    """Anything else."""


_BARE: Final = (Tone.LINK, Tone.FLAT, Tone.TOOL, Tone.TAB)
"""Tones of buttons that lie flat in a bar or a line of text, and fill their place."""
_PAD: Final = 16
"""Px at either side of a button's words, and of a bare one's."""
_BARE_PAD: Final = 8


class Button(InOneSize, DetailButton):
    """The button of all pages, in a `Tone` and of a `Rank`: its label centred, its key pinned at the left.

    `say` sets its text. With a `reason` it is unavailable: grey, in its place, the reason as its tooltip and, without
    other detail, on the button.
    """

    def __init__(
        self,
        tone: Tone,
        parent: QWidget | None = None,
        title: str = "",
        *,
        rank: Rank | None = None,
        key: str = "",
        clicked: Slot | None = None,
    ) -> None:
        super().__init__(parent)
        self._tone = tone
        self._bare = tone in _BARE
        self._sizes: tuple[int, ...] = (rank or _usual_rank(tone)).value
        self.marked = False
        """Whether the button's value is the current one."""
        self._dimmed = False
        self._has_icon = False
        self.say(title)
        self.set_key(key)
        if clicked is not None:
            self.clicked.connect(clicked)

    def say(self, title: str, detail: str = "", *, reason: str = "", tip: str = "", available: bool = True) -> None:
        """Set the text. `reason` makes it unavailable and says why; `available` False does so with `tip` alone."""
        before, self.detail, said = self.detail, detail or reason, self.text()
        self.setText(title)
        self.setEnabled(available and not reason)
        self.setToolTip(plain_tip(reason or tip))
        self.setAccessibleName(in_a_row(filter(None, (title, self.detail))))
        if self.detail != before:  # Qt handles everything else
            self.update()
        if title != said:
            for button in self._row:
                button.update()

    def setIcon(self, icon: QIcon | QPixmap) -> None:  # noqa: N802  Qt names it
        """Set the icon at the left of the text. Asking Qt for none would load all its names of icons."""
        super().setIcon(icon)
        self._has_icon = not icon.isNull()

    def set_tone(self, tone: Tone) -> None:
        """Another tone of the same rank."""
        self._tone = tone
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

    def set_largest(self, px: int) -> None:
        """Set its type no larger than this designed size."""
        sizes = (px, *(size for size in self._sizes if size < px))
        if sizes != self._sizes:
            self._sizes = sizes
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        wide = width_of(self.text(), sized(self._sizes[0]), bold=True)
        if self._bare:
            high = max(scaled(_LEAST_BARE), round(LINE * sized(self._sizes[0])) + scaled(6))
            return QSize(round(wide) + scaled(2 * _BARE_PAD + 4), high)
        if self._has_icon:
            wide += 2 * (self.iconSize().width() + scaled(_KEY_PAD))
        high = scaled(SIZES.target) + (0 if self._sizes[0] <= Rank.PLAIN.value[0] else scaled(4))
        left = right = scaled(_PAD)
        if self._key:
            left = round(key_width(self._key)) + scaled(2 * _KEY_PAD)
            right = left if key_width(self._key) <= key_size() else right  # a long key would double the width
        return QSize(round(wide) + left + right + 2 * scaled(RING), high)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.setOpacity(0.7 if self._dimmed else 1.0)
        bare = self._bare
        inset = self._inset
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        small = bare or self._tone is Tone.QUIET
        radius = scaled(SIZES.radius[1]) if small else scaled(SIZES.radius[2])
        ground, ink, border = self._colors()
        if self.looks_pressed:
            box.translate(0, scaled(1))
        half = scaled(0.75)
        paint_box(painter, box.adjusted(half, half, -half, -half), radius, ground, border, 1 if small else 2 * half)
        tabbed = self._tone is Tone.TAB and self.isChecked()
        if self.marked or tabbed:
            pad = scaled(2 if tabbed else 10)
            foot = QRectF(box.x() + pad, box.bottom() - scaled(4), box.width() - 2 * pad, scaled(2 if tabbed else 3))
            painter.fillRect(foot, ink)
        if self.focus_seen:
            within = scaled(max(0, 3 - inset))
            paint_ring(painter, box.adjusted(within, within, -within, -within), radius + 1)
        pad = scaled(6)
        self._paint_text(painter, box.adjusted(pad, scaled(2), -pad, -scaled(2)), ink)

    @property
    def _inset(self) -> float:
        """Px from its rectangle to its edge: room for the ring, unless it is low, or may be.

        Of buttons in rows that differ by a px of height, some would else be wider.
        """
        low = min(self.height(), self.minimumHeight() or self.height()) < scaled(_LEAST_RINGED)
        return scaled(1 if self._bare or low else RING)

    def _colors(self) -> tuple[QColor | None, QColor, QColor | None]:
        """Ground, ink and border; None: without."""
        theme = look().theme
        panel, line, text = theme.color("panel"), theme.color("line"), theme.color("text")
        hovered, checked = self.underMouse(), self.isChecked()
        if self._bare:
            framed = line if self._tone is Tone.TOOL else None
            if not self.isEnabled():
                return None, theme.color("unavailable"), framed
            if self._tone is Tone.LINK:
                return None, text if hovered or self.focus_seen or checked else theme.color("muted"), None
            if self._tone is Tone.TAB and checked:
                return None, text, None
            return (theme.color("raised"), text, line) if hovered or checked else (None, text, framed)
        if not self.isEnabled():
            return panel, theme.color("unavailable"), line
        ground, ink, border = {
            Tone.OUTLINED: (panel, text, theme.color("muted")),
            Tone.FILLED: (theme.color("call"), theme.color("call_text"), theme.color("call")),
            Tone.CORAL: (theme.color("raise_"), theme.color("on_raise"), theme.color("raise_")),
            Tone.QUIET: (theme.color("raised"), text, line),
        }[self._tone]
        if checked:
            ground = line
        if self.looks_pressed:
            ground = mixed(ground, ink, 0.16)
        elif hovered:
            ground = mixed(ground, ink, 0.08)
        return ground, ink, border

    def _paint_text(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        above = self._has_key_above
        if self._key:
            y = box.y() + key_size() / 2 + scaled(4) if above else box.center().y()
            paint_key_at(painter, box.x() + scaled(4), y, self._key, ink)
        if self._has_icon:
            self.icon().paint(painter, QRectF(box.x(), box.y(), self.iconSize().width(), box.height()).toRect())
        box, px, lines, detail_px = self._set_type(self._most(above=above), above=above)
        quiet = self._tone is Tone.QUIET
        room = box.height() - (detail_px * 1.3 if self.detail else 0)
        details = wrapped(self.detail, box.width(), detail_px, 2 if room > 2.6 * detail_px + 1.2 * px else 1)
        whole = wrapped(self.detail, box.width(), detail_px, 9)
        cut = any(row.endswith("…") for row in details) and not self.detail.endswith("…")
        if (cut or details != whole) and plain_tip(self.detail) == self.toolTip():
            details = []  # a reason too long for the button is left to the tooltip
        line_height = LINE * px
        total = line_height * len(lines) + detail_px * 1.25 * len(details) + (1 if details and not quiet else 0)
        y = box.center().y() - total / 2 + (scaled(1) if self.looks_pressed else 0)
        for line in lines:
            row = QRectF(box.x(), y, box.width(), line_height)
            font = face(px, bold=self._is_bold)
            paint_elided(painter, row, line, font, ink, LEFT if self._tone is Tone.LINK else CENTRE)
            y += line_height
        y += 0 if quiet else 1
        for line in details:
            row = QRectF(box.x(), y, box.width(), detail_px * 1.25)
            paint_elided(painter, row, line, face(detail_px), "muted" if quiet and self.isEnabled() else ink, CENTRE)
            y += detail_px * 1.25

    @property
    def _row(self) -> list[Button]:
        """The buttons of its rank in its row, itself too."""
        return [each for each in self.beside if isinstance(each, Button) and each._sizes == self._sizes]

    @property
    def type_px(self) -> int:
        """The largest of its sizes that its words have room for, in px."""
        return self._set_type(above=self._has_key_above)[1]

    def _most(self, *, above: bool) -> float:
        """The size in px that all visible buttons of its row have room for, if their keys stand so."""
        return min((each._set_type(above=above)[1] for each in self._row if each.isVisible()), default=inf)

    @property
    def _has_key_above(self) -> bool:
        """Whether its key stands in the corner above the words, as that of each in its row does.

        In larger text the words of one of them may be smaller beside the key than they are at the usual text size.
        """
        return look().text_scale > look().ui and any(each.isVisible() and each._is_cramped for each in self._row)

    @property
    def _is_cramped(self) -> bool:
        """Whether the words have less than their usual size beside the key, and more below it."""
        beside = self._set_type()[1]
        return bool(self._key) and beside < scaled(self._sizes[-3]) and self._set_type(above=True)[1] > beside

    @property
    def _is_bold(self) -> bool:
        return not self._bare or self._tone is Tone.LINK or (self._tone is Tone.TAB and self.isChecked())

    def _set_type(self, most: float = inf, *, above: bool = False) -> tuple[QRectF, int, list[str], int]:
        """The room for the words, the size of the title, `most` px at most, and its lines, and that of the detail.

        `above`: the key stands above the words, not beside them. The detail is smaller than the title.
        """
        pad = self._inset + scaled(6 if self._key else 3)
        box = QRectF(self.rect()).adjusted(pad, self._inset + scaled(2), -pad, -self._inset - scaled(2))
        if self._key:
            box = box.adjusted(0, key_size() + scaled(2), 0, 0) if above else self._beside_key(box)
        if self._has_icon:
            box.setLeft(box.left() + self.iconSize().width() + scaled(4))
        detail_px = fitted(self.detail, box.width(), DETAIL_SIZES, height=box.height() / 2)
        room = box.height() - (detail_px * 1.3 if self.detail else 0)
        sizes = tuple(px for px in self._sizes if LINE * scaled(px) <= room) or self._sizes[-1:]
        px, rows = set_lines(self.text(), box.width(), room, sizes, bold=self._is_bold, most=most)
        return box, px, rows, min(detail_px, max(least_text(), px - 2))

    def _beside_key(self, box: QRectF) -> QRectF:
        """The room for the words beside the key cap, centred on the button where they stand clear of it."""
        beside = key_width(self._key) + scaled(_KEY_PAD)
        title, detail = width_of(self.text(), sized(self._sizes[0]), bold=True), width_of(self.detail, sized(12))
        centred = box.adjusted(beside, 0, -beside, 0)
        clear = max(title + 2 * scaled(_CLEAR), detail) <= centred.width()
        return centred if clear else box.adjusted(beside, 0, 0, 0)


def _usual_rank(tone: Tone) -> Rank:
    if tone in (Tone.OUTLINED, Tone.FILLED):
        return Rank.WAY
    return Rank.ACT if tone is Tone.CORAL else Rank.PLAIN


def press_tabbed_to() -> bool:
    """Press the button that the player reached by Tab; returns whether there is one. Enter prefers it."""
    focus = QApplication.focusWidget()
    if isinstance(focus, Button) and focus.reached_by_keys:
        focus.click()
        return True
    return False


class Panel(Drawn, QWidget):
    """The ground of the area below the felt, with a line above it."""

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, look().theme.color("line"))


def push_button(
    text: str,
    parent: QWidget,
    clicked: Slot | None = None,
    *,
    tone: Tone = Tone.QUIET,
    tip: str = "",
    checkable: bool = False,
    default: bool | None = None,
) -> Button:
    """A plain button that is no smaller than its words; a click calls or forwards to `clicked`.

    `default`: whether Enter presses it in a dialog; None: Qt's default.
    """
    button = Button(tone, parent, text, rank=Rank.PLAIN, clicked=clicked)
    button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    button.setToolTip(plain_tip(tip))
    button.setCheckable(checkable)
    if default is not None:
        button.setAutoDefault(default)
        button.setDefault(default)
    return button


def text_button(
    text: str,
    parent: QWidget,
    *,
    tone: Tone = Tone.FLAT,
    tip: str = "",
    least: int = _LEAST_BARE,
    checkable: bool = False,
) -> Button:
    """A flat button with words, `least` px high; `checkable`: it stays down."""
    button = Button(tone, parent, text)
    button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    button.setToolTip(plain_tip(tip))
    button.setCheckable(checkable)
    follow_scale(button.setMinimumHeight, least)
    return button


text_toggle = partial(text_button, checkable=True)
"""A flat button with words that stays down."""


def shortcut(key: str, widget: QWidget, act: Slot, *, repeats: bool = True) -> None:
    """A key that calls `act` while the focus is on the widget or in it; `repeats`: again while it is held."""
    made = QShortcut(QKeySequence(key), widget)  # its constructor would take these arguments but ignore the context
    made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    made.setAutoRepeat(repeats)
    made.activated.connect(act)
