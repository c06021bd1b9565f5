"""Beside the replayer's table: the hand's log, the player's note and tags, the lines that were practised from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QWidget

from pokertable.views.desk.notes import NotesPanel
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.log.panel import LogPanel
from pokertable.views.widgets.buttons import push_button
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import NO_MARGINS, in_column


class Branch(NamedTuple):
    """A practice line of the hand, and what is said about it."""

    hand_id: int
    words: str


class ReplayerSide(Drawn, QWidget):
    """`branch_wanted(hand_id)`: a line of practice, or the hand that this one left."""

    branch_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parent_hand: int | None = None
        self.about = PlainLabel(self, tone="muted", wraps=True)
        self.parent_button = push_button(
            self.tr("To the hand that counts"), self, lambda: self.branch_wanted.emit(self._parent_hand)
        )
        self.log = LogPanel(self)
        # A click in the log must not take the step keys away; Tab still leads there.
        self.log.text.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.notes = NotesPanel(self)
        self._title = toned(QLabel(self.tr("Practised lines"), self), "section")
        self.branches = QListWidget(self)
        self.branches.setAccessibleName(self.tr("Practised lines"))
        self.branches.setMaximumHeight(84)
        self.branches.itemActivated.connect(self._open_branch)
        foot = in_column(
            self.about, self.parent_button, self.notes, self._title, self.branches, margins=(16, 8, 16, 8), spacing=6
        )
        in_column((self.log, 1), foot, of=self, margins=NO_MARGINS, spacing=0)
        self.show_branches("", None, ())

    def show_branches(self, about: str, parent_hand: int | None, branches: Sequence[Branch]) -> None:
        """What is said of the hand, the hand that it left (if it is practice), and the lines that left it."""
        self._parent_hand = parent_hand
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.parent_button.setVisible(parent_hand is not None)
        self.branches.clear()
        for branch in branches:
            item = QListWidgetItem(branch.words)
            item.setData(Qt.ItemDataRole.UserRole, branch.hand_id)
            item.setToolTip(plain_tip(branch.words))
            self.branches.addItem(item)
        for part in (self._title, self.branches):
            part.setVisible(bool(branches))

    def _open_branch(self, item: QListWidgetItem) -> None:
        self.branch_wanted.emit(item.data(Qt.ItemDataRole.UserRole))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, 1, self.height(), look().theme.color("line"))
        painter.fillRect(0, self.log.geometry().bottom() + 1, self.width(), 1, look().theme.color("line"))
