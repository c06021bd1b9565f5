"""The standings beside the table of a sit and go: all players, or table by table, and the prizes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.session.tournament.standings import Standings
from pokertable.views.kit.fonts import follow_text, scaled, set_type
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.tournament.standing_rows import COLUMNS_WIDTH, StandingHead, StandingRows
from pokertable.views.tournament.words import foot_words, level_lines
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.labels import FittingLabel, PlainLabel, plain_tip
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row, scrolled

_LEAST_ROWS: Final = 3
"""Number of rows that are seen with the words around them; in less room they are seen alone."""
_SIDE, _BELOW_LEVEL, _ROUND_FOOT = 16, 4, 12
"""Px at either side of the words, below the level, and around the foot."""
_TITLE = 4
"""Px from the edge of a button in the title's place to its words."""


class StandingsPanel(Drawn, QWidget):
    """Shows the standings; with several tables a button changes between all players and table by table.

    Where it has little room, it is brief: the rows around the player's and no words; a button shows all of it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standings: Standings | None = None
        self._room = self._most = 1 << 20
        self._seen = 0
        self._title = title = FittingLabel(Qt.AlignmentFlag.AlignLeft, self, heading=True)
        title.sizes = (14, 12, 11)
        title.say(self.tr("Standings"))
        self.tables_button = push_button(self.tr("By table"), self, self._show, tone=Tone.LINK, checkable=True)
        self.all_button = push_button("", self, self._fit, tone=Tone.LINK, checkable=True)
        self._brief_columns = StandingHead(self)
        follow_text(self._brief_columns.setFixedWidth, COLUMNS_WIDTH)
        follow_text(title.setMinimumHeight, 32)
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
        titled = in_row(title, margins=(_TITLE, 0, 0, 0))
        self._head = in_row(
            self.all_button,
            (titled, 1),
            STRETCH,
            self.tables_button,
            self._brief_columns,
            margins=(_SIDE - _TITLE, 0, 0, 0),
            spacing=0,
        )
        # in a large window Qt takes a label's own margins away
        level = in_row(self._level, margins=(_SIDE, 0, _SIDE, _BELOW_LEVEL))
        foot = in_row(self._foot, margins=(_SIDE, 4, _SIDE, 8))
        in_column(
            self._head, level, self.columns, (self._list, 1), foot, of=self, margins=(1, 0, 0, 0), spacing=0
        )  # beside the line
        look().changed.connect(self._show)
        self.setMinimumHeight(0)

    def show_standings(self, standings: Standings) -> None:
        """Show these standings, the player's row in sight."""
        self._standings = standings
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

    def set_room(self, room: int, most: int) -> None:
        """Set the height in px that it may take, and the `most` where the player wants to see all of it."""
        if (room, most) != (self._room, self._most):
            self._room, self._most = room, most
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Share the height anew whenever the words around the rows need another."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().event(event)

    @property
    def is_brief(self) -> bool:
        """Whether only some rows are seen, without the words around them."""
        return self._level.isHidden()

    def _fit(self) -> None:
        """Show all rows, lower ones if need be; without room for these as many as have it.

        The player's is among them once the standings are new or another number has room.
        """
        words = self.width() - 1 - 2 * scaled(_SIDE)
        head = self._head.sizeHint().height()
        said = sum(part.heightForWidth(words) for part in (self._level, self._foot))
        whole = head + said + scaled(_BELOW_LEVEL) + scaled(_ROUND_FOOT) + self.columns.height()
        is_tight = self._room < whole + _LEAST_ROWS * self.rows.least_height
        brief = is_tight and not self.all_button.isChecked()
        for part in (self._level, self._foot, self.columns):
            part.setVisible(not brief)
        self._brief_columns.setVisible(brief)
        self.tables_button.setVisible(not brief and self._standings is not None and self._standings.tables > 1)
        self._title.setVisible(not is_tight)
        self.all_button.setVisible(is_tight)
        if brief:
            self.all_button.say(self.tr("Standings ›"), tip=self.tr("All players, the level and the prizes"))
            self._share_rows(self._room - head, least=1)
        else:
            self.all_button.say(self.tr("‹ Standings"), tip=self.tr("Only the players ranked near you"))
            self._share_rows((self._most if is_tight else self._room) - whole, least=_LEAST_ROWS)

    def _share_rows(self, room: int, *, least: int) -> None:
        """Show as many rows as `room` px hold, and no fewer than `least`."""
        self.rows.set_room(max(0, room))
        high, count = self.rows.row_height, self.rows.height() // self.rows.row_height
        seen = min(count, max(least, room // high))
        self._list.setFixedHeight(seen * high)
        bar = self._list.verticalScrollBar()
        bar.setSingleStep(high)
        bar.setRange(0, (count - seen) * high)
        if seen != self._seen:  # else the player may have scrolled
            self._seen = seen
            bar.setValue((self.rows.mine_at - seen // 2) * high)
        for columns in (self.columns, self._brief_columns):
            columns.right = bar.sizeHint().width() if seen < count else 0
            columns.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        painter.fillRect(self.rect(), theme.color("panel"))
        painter.fillRect(0, 0, 1, self.height(), theme.color("line"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.color("line"))
