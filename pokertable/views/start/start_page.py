"""The start page: the games, how they are played, who sits there, and one button that deals."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pokertable.model.games import CATALOGUE, STRUCTURE_TITLES
from pokertable.session.profile.choice import InvalidChoice, TableChoice, usual_choice
from pokertable.views.kit.plain_text import PlainLabel
from pokertable.views.kit.translate import number, shown
from pokertable.views.kit.widgets import ActionButton, Tone
from pokertable.views.start.game_menu import GameMenu
from pokertable.views.start.game_tile import GameTile
from pokertable.views.start.table_form import TableForm

__all__ = ["GameMenu", "StartPage"]

WIDEST = 960
_FOOT = 104


class StartPage(QWidget):
    """`chosen` carries a `TableChoice` when the player deals; `resumed` asks for the table that was left."""

    chosen = Signal(object)
    resumed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._last: dict[str, TableChoice] = {key: usual_choice(key) for key in CATALOGUE}
        self._game = next(iter(CATALOGUE))
        self._filling = False
        self._build()
        self._lay_out()
        for key in ("Return", "Enter"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(self._enter)
        self.set_resume(None)
        self.set_choices([])

    # What it takes

    def set_choices(self, last: Sequence[TableChoice]) -> None:
        """The last tables, one for each game that was played, the latest first."""
        for choice in last:
            self._last[choice.variant] = choice
        self._show(last[0] if last else self._last[self._game])

    def set_resume(self, words: str | None) -> None:
        """The table that was left ("Pot-limit Omaha hi/lo 1/2, hand 27"), None if there is none."""
        self.resume_button.setVisible(words is not None)
        if words is not None:
            self.resume_button.say(self.tr("Resume"), words)
        self.setFocusProxy(self.resume_button if words is not None else self.tiles[self._game])

    def tile(self, variant: str) -> GameTile:
        """The tile of a game."""
        return self.tiles[variant]

    def choice(self) -> TableChoice:
        """The table as it is set; raises `InvalidChoice` naming what cannot be."""
        return self.form.choice()

    def deal(self) -> None:
        """Sit down at the table that is set, or say why that cannot be."""
        try:
            choice = self.choice()
        except InvalidChoice as error:
            self._refuse(error)
            return
        self._last[choice.variant] = choice
        self._set_tiles()
        self.chosen.emit(choice)

    # Its parts

    def _build(self) -> None:
        self.resume_button = ActionButton(Tone.FILLED, self)
        self.resume_button.clicked.connect(self.resumed)
        self.tiles = {key: GameTile(variant, self) for key, variant in CATALOGUE.items()}
        for key, tile in self.tiles.items():
            tile.toggled.connect(lambda on, key=key: self._pick(key) if on else None)
            tile.deal_asked.connect(self.deal)
        self.form = TableForm(self)
        self.form.edited.connect(self._edited)
        self.error = PlainLabel(self)
        self.error.setProperty("tone", "wrong")
        self.error.setWordWrap(True)
        self.deal_button = ActionButton(Tone.FILLED, self)
        self.deal_button.set_key(self.tr("Enter"))
        self.deal_button.setFixedSize(320, 60)
        self.deal_button.clicked.connect(self.deal)

    def _lay_out(self) -> None:
        inner = QWidget()
        inner.setObjectName("inner")
        column = QVBoxLayout(inner)
        column.setContentsMargins(24, 20, 24, 12)
        column.setSpacing(12)
        column.addWidget(self.resume_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.resume_button.setMinimumSize(360, 60)
        self._tile_grid = QGridLayout()
        self._tile_grid.setSpacing(8)
        column.addLayout(self._tile_grid)
        column.addWidget(self.form)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inner)
        self._inner = inner
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 8, 24, 20)
        foot.addWidget(self.error, 1)
        foot.addWidget(self.deal_button)
        self._body = QWidget(self)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self._scroll, 1)
        body.addLayout(foot)

    # What changes

    def _pick(self, key: str) -> None:
        """Another game: what was set for the one before is kept."""
        if self._filling:
            return
        with suppress(InvalidChoice):  # what cannot be is not worth keeping
            self._last[self._game] = self.choice()
        self._show(self._last[key])

    def _show(self, choice: TableChoice) -> None:
        """Set every part to a choice."""
        self._game = choice.variant
        self._filling = True
        self.tiles[choice.variant].setChecked(True)
        self._filling = False
        if not self.resume_button.isVisibleTo(self):
            self.setFocusProxy(self.tiles[choice.variant])
        self.form.fill(choice)

    def _edited(self) -> None:
        """Say what is set, on the tile and on the button, or why it cannot be."""
        self._set_tiles()
        self._say_deal()

    def _say_deal(self) -> None:
        try:
            choice = self.choice()
        except InvalidChoice as error:
            self._refuse(error)
            return
        self.error.setText("")
        self.deal_button.say(self.tr("Deal"), shown(choice.game().title))

    def _refuse(self, error: InvalidChoice) -> None:
        self.error.setText(str(error))
        self.deal_button.say(self.tr("Deal"), reason=str(error))

    def _set_tiles(self) -> None:
        for key, tile in self.tiles.items():
            choice = self._last[key]
            if key == self._game:
                try:
                    choice = self.choice()
                except InvalidChoice:
                    choice = self._last[key]
            words = self.tr("{structure} {low}/{high}")
            tile.set_stakes(
                words.format(
                    structure=shown(STRUCTURE_TITLES[choice.structure]),
                    low=number(choice.low),
                    high=number(choice.high),
                )
            )

    def _enter(self) -> None:
        """Enter deals, unless the focus is on another button that it can press."""
        focus = QApplication.focusWidget()
        if focus in (self.resume_button, self.form.more_button) and isinstance(focus, (ActionButton, QPushButton)):
            focus.click()
        else:
            self.deal()

    # Place

    def sizeHint(self) -> QSize:
        """Everything in sight with the options folded."""
        return QSize(1000, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrow pages have two tiles a row."""
        super().resizeEvent(event)
        across = 3 if self.width() >= 820 else 2
        for place, tile in enumerate(self.tiles.values()):
            self._tile_grid.addWidget(tile, place // across, place % across)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Parts came or went, perhaps while the page was hidden: find the middle again."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._place()
        return super().event(event)

    def _place(self) -> None:
        """The page keeps to the middle, as high as what it holds."""
        wide = min(self.width(), WIDEST)
        wanted = max(self._inner.sizeHint().height(), self._inner.minimumSizeHint().height()) + _FOOT
        high = min(self.height(), wanted)
        self._body.setGeometry((self.width() - wide) // 2, (self.height() - high) // 3, wide, high)
