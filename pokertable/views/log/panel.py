"""The dealer's log, street by street, with its title and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.model.text import Phrase
from pokertable.session.words.breaks import apart
from pokertable.session.words.line import Line
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.felt.table_text import spoken
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.kit.spoken import announce
from pokertable.views.log.text import LogText
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.labels import FittingLabel, toned
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_row

WIDTH: Final = 264
"""Width of the log in px before it is sized."""
_LINES: Final = 3
"""Number of lines for which the log always has room."""
_LINE: Final = 20.5
"""Height of a line in px before it is sized."""
_MOST_SHARE: Final = 0.27
"""Largest part of the window's width for the log."""


def log_width(window: int) -> int:
    """The log's width beside a table in a window of this width: at any text size the table has the larger part."""
    return min(sized(WIDTH), max(scaled(WIDTH), round(_MOST_SHARE * window)))


class LogPanel(Arranged, Drawn, QWidget):
    """The log with its title, a button that copies it, and a line at the foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.copy_button = push_button(
            self.tr("Copy"), self, self.copy, tone=Tone.LINK, tip=self.tr("Copy the log as plain text")
        )
        self.text = LogText(self)
        self.newest_button = push_button(self.tr("Newest line"), self, self.show_newest)
        self.newest_button.hide()
        self.foot = toned(RichLabel(self), "muted")
        follow_scale(self.foot.setContentsMargins, 16, 0, 16, 0)
        follow_scale(self.foot.setMinimumHeight, 44)
        self.foot.setWordWrap(True)
        self.foot.hide()
        title = FittingLabel(Qt.AlignmentFlag.AlignLeft, self, heading=True)
        title.sizes = (14, 12, 11)
        title.say(self.tr("Dealer log"))
        self._give_way: Callable[[int, int], None] | None = None
        self._below: QWidget | None = None
        self._head = head = in_row((title, 1), self.copy_button, margins=(16, 0, 4, 0))
        self._column = in_column(
            head, (self.text, 1), self.newest_button, self.foot, of=self, margins=NO_MARGINS, spacing=0
        )
        self.text.verticalScrollBar().valueChanged.connect(self._scrolled)

    def add_below(self, panel: QWidget) -> None:
        """Add a panel under the log, which keeps room for some lines."""
        self._below = panel
        self._column.addWidget(panel)
        follow_text(self.text.setMinimumHeight, _LINES * _LINE)

    def add_above(self, panel: QWidget, give_way: Callable[[int, int], None]) -> None:
        """Add a panel over the log, which keeps room for some lines.

        `give_way` is told the px that are left for it, and those where the panel below has its least height.
        """
        self._give_way = give_way
        self._column.insertWidget(0, panel)

    def event(self, event: QEvent) -> bool:
        """Share the height whenever what has to be laid out changes."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._share_height()
        return super().event(event)

    def _share_height(self) -> None:
        if self._give_way is not None and self._below is not None:
            room = self.height() - self._head.sizeHint().height() - self.text.minimumHeight()
            hidden = self._below.isHidden()
            below = 0 if hidden else self._below.sizeHint().height()
            least = 0 if hidden else self._below.minimumSizeHint().height()
            self._give_way(room - below, room - least)

    def set_foot(self, words: Phrase | None) -> None:
        """Set the line at the foot; None for none."""
        if words is not None:
            self.foot.show_phrase(words)
        self.foot.setVisible(words is not None)

    def add(self, lines: Iterable[Line]) -> None:
        """Append lines. The position stays if the player scrolled up; then a button leads to the newest line."""
        added = list(lines)
        follow = self.text.at_end
        self.text.add(added)
        for line in added:
            announce(self.text, spoken(line.text, self.text.amounts.text))
        if added and not follow:
            self.newest_button.show()

    def set_turn(self, line: Line | None) -> None:
        """Set the last line, which names the seat to act; the next line replaces it."""
        self.text.forget_turn()
        if line is not None:
            self.add([line])

    def copy(self) -> None:
        """Put the whole log on the clipboard as plain text."""
        QApplication.clipboard().setText(apart(self.text.toPlainText()))

    def show_newest(self) -> None:
        """Scroll to the newest line."""
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _scrolled(self) -> None:
        if self.text.at_end:
            self.newest_button.hide()

    def arrange(self) -> None:
        """Set the type at its present size."""
        self.text.set_px(sized(14))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(self.rect(), look().theme.color("panel"))
        line = look().theme.color("line")
        painter.fillRect(0, 0, 1, self.height(), line)
        painter.fillRect(0, self.text.y(), self.width(), 1, line)
        if self.foot.isVisible():
            painter.fillRect(0, self.foot.y(), self.width(), 1, line)
