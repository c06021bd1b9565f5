"""Words that lie over a widget's lower left corner for a moment: nothing moves for them, and they go by themselves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QWidget

from pokertable.views.kit.fonts import set_type
from pokertable.views.kit.spoken import announce
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import in_column

LASTS_MS: Final = 5000
_PART: Final = 0.25
"""Of the widget's width, so much at most: a table's plates and cards begin beside it."""
_AWAY: Final = 6
"""Px from the edges."""


class PassingNote(QFrame):
    """Lies over `under`."""

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
        """Say this for a moment."""
        self.words.setText(text)
        announce(self, text)
        self._place()
        self.show()
        self.raise_()
        self.clock.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        under = self._under
        inner = max(120, round(_PART * under.width())) - 22
        wide = min(inner, self.words.fontMetrics().horizontalAdvance(self.words.text()) + 2)
        high = self.words.heightForWidth(wide)
        self.setGeometry(_AWAY, under.height() - high - 12 - _AWAY, wide + 22, high + 12)
