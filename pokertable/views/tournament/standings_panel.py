"""The standings beside the table of a sit and go: all players, or table by table, and the prizes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.session.tournament.standings import Standings
from pokertable.views.kit.fonts import follow_text, set_type
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.tournament.standing_rows import StandingHead, StandingRows
from pokertable.views.tournament.words import foot_words, level_lines
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.labels import FittingLabel, PlainLabel, plain_tip
from pokertable.views.widgets.layouts import in_column, in_row, scrolled

_LEAST_ROWS: Final = 3
"""Number of rows that are always seen."""


class StandingsPanel(Drawn, QWidget):
    """Shows the standings; with several tables a button changes between all players and table by table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standings: Standings | None = None
        self._room = 1 << 20
        self._seen = 0
        title = FittingLabel(Qt.AlignmentFlag.AlignLeft, self, heading=True)
        title.sizes = (14, 12, 11)
        title.say(self.tr("Standings"))
        self.tables_button = push_button(self.tr("By table"), self, self._show, tone=Tone.LINK, checkable=True)
        follow_text(title.setMinimumHeight, 40)
        self.rows = StandingRows(ground="panel")
        self.columns = StandingHead(self)
        about = self.tr("Chips when this hand began, and the prize that each stack can expect (ICM), in points")
        for part in (self.columns, self.rows):
            part.setToolTip(plain_tip(about))
        self.rows.setAccessibleDescription(about)
        self._list = scrolled(self.rows, self, self.tr("Standings"), whole=True)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._level, self._foot = PlainLabel(self, tone="muted", wraps=True), PlainLabel(self, tone="muted", wraps=True)
        for words in (self._level, self._foot):
            set_type(words, 12)
        head = in_row((title, 1), self.tables_button, margins=(16, 0, 4, 0))
        level = in_row(self._level, margins=(16, 0, 16, 4))  # in a large window Qt takes a label's own margins away
        foot = in_row(self._foot, margins=(16, 4, 16, 8))
        self._besides = head, level, foot
        in_column(
            head, level, self.columns, (self._list, 1), foot, of=self, margins=(1, 0, 0, 0), spacing=0
        )  # beside the line
        look().changed.connect(self._show)
        self.setMinimumHeight(0)

    def show_standings(self, standings: Standings) -> None:
        """Show these standings, the player's row in sight."""
        self._standings = standings
        self.tables_button.setVisible(standings.tables > 1)
        self._foot.setText(foot_words(standings))
        self.show_time(standings)
        self._show()

    def show_time(self, standings: Standings) -> None:
        """Show the level and the time to the next, for which the window's bar may have no room.

        On two lines: on one, the rows below would move wherever an ante makes it too long.
        """
        self._level.setText("\n".join(level_lines(standings)))

    def _show(self) -> None:
        if self._standings is None:
            return
        by_table = self.tables_button.isChecked() and self._standings.tables > 1
        self.rows.show_standings(self._standings, by_table=by_table)
        self._seen = 0
        self._fit()

    def set_room(self, room: int) -> None:
        """Set the height in px that it may take: in less than it wants it shows fewer rows."""
        if room != self._room:
            self._room = room
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Share the height anew whenever the words around the rows need another."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Show all rows, lower ones if need be; without room for these as many as have it.

        The player's is among them once the standings are new or another number has room.
        """
        wide = self.width() - 1
        besides = [
            part.heightForWidth(wide) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in self._besides
        ]
        room = max(0, self._room - self.columns.height() - sum(besides))
        self.rows.set_room(room)
        high, count = self.rows.row_height, self.rows.height() // self.rows.row_height
        seen = min(count, max(_LEAST_ROWS, room // high))
        self._list.setFixedHeight(seen * high)
        bar = self._list.verticalScrollBar()
        bar.setSingleStep(high)
        bar.setRange(0, (count - seen) * high)
        if seen != self._seen:  # else the player may have scrolled
            self._seen = seen
            bar.setValue((self.rows.mine_at - seen // 2) * high)
        self.columns.right = bar.sizeHint().width() if seen < count else 0
        self.columns.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        painter.fillRect(self.rect(), theme.color("panel"))
        painter.fillRect(0, 0, 1, self.height(), theme.color("line"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))
