"""What the table has seen of how each seat plays, the player's own too; it can be told to forget it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QWidget

from pokertable.players.seen.habits import Habits
from pokertable.views.kit.translate import number
from pokertable.views.widgets.buttons import push_button
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, clear_layout, in_column, in_row


class HabitsDialog(QDialog):
    """`forget_button`: the player wants the table to forget it all."""

    def __init__(self, habits: Sequence[tuple[str, Habits]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What the table has seen"))
        said = self.tr(
            "Regulars and experts play by this, beside what is usual: whoever folds too often is bet at, whoever "
            "plays everything is believed less. Practice and hands that were looked ahead in are not counted."
        )
        words = PlainLabel(self, said, tone="muted", wraps=True)
        words.setMinimumWidth(560)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(8)
        self.forget_button = push_button(
            self.tr("Forget all"), self, tip=self.tr("From the next hand on the table begins anew"), default=False
        )
        close = push_button(self.tr("Close"), self, self.accept, tone="main", default=True)
        foot = in_row(self.forget_button, STRETCH, close, spacing=8)
        in_column(words, self._grid, STRETCH, foot, of=self, margins=(24, 20, 24, 16), spacing=16)
        self.set_habits(habits)

    def set_habits(self, habits: Sequence[tuple[str, Habits]]) -> None:
        """Show these, by name."""
        clear_layout(self._grid)
        heads = (
            self.tr("Seat"),
            self.tr("Hands"),
            self.tr("Plays"),
            self.tr("Raises"),
            self.tr("Moves in\nat once"),
            self.tr("Bets where\nnobody has"),
            self.tr("Folds to bets:\n2nd street"),
            self.tr("\n3rd street"),
            self.tr("\nlater"),
            self.tr("Raises\nbets"),
            self.tr("Last bets shown,\nbluffs of them"),
        )
        for at, head in enumerate(heads):
            label = toned(QLabel(head, self), "muted")
            self._grid.addWidget(label, 0, at, Qt.AlignmentFlag.AlignBottom | _side(at))
        for row, (name, seen) in enumerate(habits, 1):
            faced = zip(seen.folds, seen.faced, strict=True)
            cells = (
                name,
                number(seen.hands),
                *(self._part(some, seen.hands) for some in (seen.plays, seen.raises, seen.shoves)),
                self._part(seen.bets, seen.free),
                *(self._part(folds, of) for folds, of in faced),
                self._part(seen.raised, sum(seen.faced)),
                self._part(seen.bluffs, seen.shown),
            )
            for at, cell in enumerate(cells):
                self._grid.addWidget(PlainLabel(self, cell), row, at, _side(at))
        self.forget_button.setEnabled(any(seen != Habits() for _, seen in habits))

    def _part(self, some: int, of: int) -> str:
        """``3 of 12``; a dash where there is nothing yet."""
        return self.tr("{some} of {all}").format(some=number(some), all=number(of)) if of else "–"


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
