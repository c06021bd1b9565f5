"""A few values side by side on a track, one of them chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from pokertable.views.kit.fonts import LINE, face, scaled, set_lines, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_elided
from pokertable.views.kit.theme import SIZES, mixed
from pokertable.views.kit.translate import headed
from pokertable.views.widgets.layouts import NO_MARGINS, Stretch, in_row, share_width

_POLICY = {True: Qt.FocusPolicy.TabFocus, False: Qt.FocusPolicy.NoFocus}
_POLICY_IN_FORM = {True: Qt.FocusPolicy.StrongFocus, False: Qt.FocusPolicy.ClickFocus}
"""Focus policies: Tab reaches the chosen value; from there, and in a form after a click, the arrows go on."""
_HIGH: Final = 36
_SIZES: Final = 14, 12, 11
_PAD, _TIGHT = 14, 5
"""Px beside the words, and where all values must share the width."""


class Segment(Drawn, QAbstractButton):
    """One of the values: raised and underlined if it is chosen."""

    def __init__(self, text: str, parent: Segments, *, tight: bool, breaks: bool, least: int, in_form: bool) -> None:
        super().__init__(parent)
        self._all, self._breaks, self._least = parent, breaks, least
        self._pad = _TIGHT if tight else _PAD
        self.setText(text)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._policy = _POLICY_IN_FORM if in_form else _POLICY
        self.setFocusPolicy(_POLICY_IN_FORM[False])
        self.toggled.connect(self.set_policy)
        across = QSizePolicy.Policy.Expanding if tight else QSizePolicy.Policy.Preferred
        self.setSizePolicy(across, QSizePolicy.Policy.Expanding)

    def set_policy(self) -> None:
        """Set how the focus comes: from the first choice on, as Qt gives what takes none no place in the tab order."""
        self.setFocusPolicy(self._policy[self.isChecked()])

    def sizeHint(self) -> QSize:  # noqa: D102
        wide = width_of(self.text(), sized(14), bold=True) + 2 * scaled(self._pad)
        return QSize(round(wide), max(scaled(_HIGH), round(LINE * sized(14)) + scaled(8)))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        if not self._breaks:
            return QSize(self.sizeHint().width(), max(scaled(self._least), round(LINE * sized(14))))
        longest = max((width_of(word, sized(12), bold=True) for word in self.text().split()), default=0.0)
        return QSize(round(longest) + scaled(4), max(scaled(self._least), round(LINE * sized(14))))

    @property
    def type_size(self) -> int:
        """The largest size in px in which its words have room."""
        return set_lines(self.text(), self._inside.width(), self._inside.height(), _SIZES)[0]

    @property
    def _inside(self) -> QRectF:
        """The room of its words."""
        foot = scaled(2) if self.isChecked() else 0
        return self._box.adjusted(scaled(2), 0, -scaled(2), -foot)

    @property
    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(scaled(2), scaled(2), -scaled(2), -scaled(2))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        box = self._box
        radius = scaled(SIZES.radius[1])
        chosen, hovered = self.isChecked(), self.underMouse() and self.isEnabled()
        if chosen:
            paint_box(
                painter, box.adjusted(0.5, 0.5, -0.5, -0.5), radius, "raised" if theme.is_dark else "panel", "line"
            )
        elif hovered:
            paint_box(painter, box, radius, mixed(theme.color("window"), theme.color("text"), 0.08))
        if self.focus_seen:
            paint_box(painter, box, radius, None, "focus", scaled(2))
        inside = self._inside.translated(0, scaled(1) if self.isDown() else 0)
        ink = "unavailable" if not self.isEnabled() else "text" if chosen or hovered else "muted"
        px, lines = set_lines(self.text(), inside.width(), inside.height(), _SIZES, most=self._all.type_size)
        y = inside.center().y() - LINE * px * len(lines) / 2
        for line in lines:
            row = QRectF(inside.x(), y, inside.width(), LINE * px)
            paint_elided(painter, row, line, face(px, bold=chosen), ink, CENTRE)
            y += LINE * px
        if chosen:
            foot = QRectF(box.x() + radius, box.bottom() - scaled(3), box.width() - 2 * radius, scaled(2))
            painter.fillRect(foot, theme.color("turn" if self.isEnabled() else "unavailable"))


class Segments(Drawn, QWidget):
    """A few values on a track, one of them chosen. `chosen(value)` when the player chooses another.

    `whole`: they share the width. `breaks`: their words go on a second line where they have no room. `least`: the
    height down to which they give way where there is no room. Outside a form, where the keys are the page's, a click
    leaves them there.
    """

    chosen = Signal(object)

    def __init__(
        self,
        name: str,
        values: Sequence[object],
        labels: Sequence[str],
        parent: QWidget | None = None,
        *,
        whole: bool = False,
        breaks: bool = False,
        least: int = _HIGH,
        in_form: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._values = list(values)
        self._group = QButtonGroup(self)
        self.buttons: list[Segment] = []
        self.beside: list[QWidget] = []
        self._row = in_row(Stretch(0 if whole else 1), of=self, margins=NO_MARGINS, spacing=0)
        self._whole, self._breaks, self._least, self._in_form = whole, whole or breaks, least, in_form
        for label in labels:
            self._add(label)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._group.idClicked.connect(lambda index: self.chosen.emit(self._values[index]))

    def _add(self, label: str) -> None:
        button = Segment(label, self, tight=self._whole, breaks=self._breaks, least=self._least, in_form=self._in_form)
        button.setAccessibleName(headed(self.accessibleName(), label))
        self._group.addButton(button, len(self.buttons))
        self._row.insertWidget(len(self.buttons), button, int(self._whole))
        self.buttons.append(button)

    def offer(self, values: Sequence[object], labels: Sequence[str]) -> None:
        """Offer these values instead; the chosen one stays if it is still offered, else it is the first."""
        chosen = self.value
        for button in self.buttons:
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._values, self.buttons = list(values), []
        for label in labels:
            self._add(label)
        for button in self.buttons:
            button.show()
        self.set_value(chosen if chosen in self._values else self._values[0])
        self.update()

    def add_beside(self, widget: QWidget) -> None:
        """Put a widget at the right of the values."""
        self._row.insertSpacing(len(self.buttons), 12)
        self._row.insertWidget(len(self.buttons) + 1, widget)
        self.beside.append(widget)

    def __getitem__(self, value: object) -> Segment:
        """The button of a value."""
        return self.buttons[self._values.index(value)]

    def __contains__(self, value: object) -> bool:
        """Whether it is one of the values."""
        return value in self._values

    def __iter__(self) -> Iterator[object]:
        """The values in order."""
        return iter(self._values)

    @property
    def value(self) -> object:
        """The chosen value; None if none is."""
        chosen = self._group.checkedId()
        return None if chosen < 0 else self._values[chosen]

    @property
    def type_size(self) -> int:
        """The size in px in which all are written: the largest in which each has room."""
        return min(button.type_size for button in self.buttons if not button.isHidden())

    def set_value(self, value: object) -> None:
        """Mark a value, with None no value; an unlisted one is added. Emits no signal."""
        if value is None:
            self._group.setExclusive(False)
            for button in self.buttons:
                button.setChecked(False)
            self._group.setExclusive(True)
            return
        if value not in self._values:
            self._values.append(value)
            self._add(str(value))
        self[value].setChecked(True)
        for button in self.buttons:
            button.set_policy()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give longer words more room where equal parts are too narrow for them."""
        super().resizeEvent(event)
        if self._whole:
            shown = [button for button in self.buttons if not button.isHidden()]
            share_width(self._row, {button: button.sizeHint().width() for button in shown}, self.width())

    def draw(self, painter: QPainter) -> None:
        """Draw the track."""
        shown = [button.geometry() for button in self.buttons if not button.isHidden()]
        if shown:
            track = QRectF(shown[0].united(shown[-1])).adjusted(0.5, 0.5, -0.5, -0.5)
            paint_box(painter, track, scaled(SIZES.radius[2]), "window", "line")
