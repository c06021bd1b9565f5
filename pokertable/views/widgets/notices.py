"""Notices: a strip with buttons, and words over a corner that disappear by themselves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QWidget

from pokertable.views.kit.fonts import scaled, set_type
from pokertable.views.kit.spoken import announce
from pokertable.views.widgets.buttons import Button, Tone, text_button
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import in_column, in_row

_BUTTON: Final = 36
"""Height of a strip's buttons in px."""
_BAR_MARGIN, _CARD_MARGIN = 6, 10
"""Px above and below its parts as a strip across, and as a card."""


class NoticeStrip(QFrame):
    """Words and the added buttons in a row; `column` holds the parts below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.words = PlainLabel(self, wraps=True)
        self._buttons = in_row(spacing=8)
        self._parts: list[QWidget | QLayout] = [self._buttons]
        self._row = in_row((self.words, 1), self._buttons, spacing=8)
        self.column = in_column(self._row, of=self, margins=(16, 6, 12, 6))
        self.hide()

    def add_button(self, text: str, tip: str = "") -> Button:
        """Add a button at the right of the words."""
        button = text_button(text, self, tone=Tone.TOOL, tip=tip, least=_BUTTON)
        self._buttons.addWidget(button)
        return button

    def add_beside(self, part: QWidget) -> None:
        """Add a part between the words and the buttons."""
        self._row.insertWidget(1, part)
        self._parts.append(part)

    def set_narrow(self, narrow: bool, *, low: bool = False) -> None:
        """Make it a card with the buttons below the words, or beside them if it is `low`; or a strip across."""
        if narrow != (self.objectName() == "card"):
            self.setObjectName("card" if narrow else "bar")
            self.style().unpolish(self)
            self.style().polish(self)
        way = QBoxLayout.Direction.TopToBottom if narrow and not low else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        high = _CARD_MARGIN if narrow else _BAR_MARGIN
        self.column.setContentsMargins(scaled(16), scaled(high), scaled(16 if narrow else 12), scaled(high))

    def heights(self, width: int) -> tuple[int, int]:
        """The heights in px of a card: with the buttons and all else below the words, and beside them."""
        edges, gap = self.column.contentsMargins(), self._row.spacing()
        inside, around = width - edges.left() - edges.right(), edges.top() + edges.bottom()
        parts = [part.sizeHint() for part in self._parts]
        below = self.words.heightForWidth(inside) + sum(gap + part.height() for part in parts)
        left = max(1, inside - sum(gap + part.width() for part in parts))
        beside = max(self.words.heightForWidth(left), *(part.height() for part in parts))
        return below + around, beside + around

    @property
    def text(self) -> str:
        """The displayed text; empty for none."""
        return self.words.text()

    def say(self, text: str) -> None:
        """Show this text; hide the strip if empty."""
        if text != self.words.text():
            announce(self, text)
        self.words.setText(text)
        self.words.setToolTip(plain_tip(text))
        self.setVisible(bool(text))
        # At a table the window sizes the strip while it appears; Qt then keeps the words as they lay in the old size.
        self.column.invalidate()
        self.column.activate()


LASTS_MS: Final = 5000
_PART: Final = 0.25
"""Most of the widget's width that a notice takes: a table's plates and cards begin beside it."""
_AWAY: Final = 6
"""Px from the edges."""


class PassingNote(QFrame):
    """A short-lived note over `under`."""

    def __init__(self, under: QWidget) -> None:
        super().__init__(under)
        self._under = under
        self.setObjectName("card")
        self.words = PlainLabel(self, wraps=True)
        set_type(self.words, 13)
        in_column(self.words, of=self, margins=(10, 5, 10, 5))
        self.clock = QTimer(self, singleShot=True, interval=LASTS_MS)
        self.clock.timeout.connect(self.hide)
        under.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show this text for a moment."""
        self.words.setText(text)
        announce(self, text)
        self._place()
        self.show()
        self.raise_()
        self.clock.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        under = self._under
        inner = max(scaled(120), round(_PART * under.width())) - scaled(22)
        wide = min(inner, self.words.fontMetrics().horizontalAdvance(self.words.text()) + scaled(2))
        high = self.words.heightForWidth(wide)
        self.setGeometry(
            scaled(_AWAY), under.height() - high - scaled(12) - scaled(_AWAY), wide + scaled(22), high + scaled(12)
        )
