"""Before deciding: the game, and a button a theme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from pokertable.model.games import CATALOGUE
from pokertable.training.decide.themes import DecideTheme
from pokertable.views.kit.fonts import follow_text, set_type
from pokertable.views.kit.translate import counted, game_title, shown, tr
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, clear_layout, in_column, in_row

_COLUMNS = 2


class DecideStart(QWidget):
    """`wanted(game, theme)`: a session of decisions, "" for all themes; `left()`: back to the path."""

    wanted = Signal(str, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._themes: Mapping[str, Sequence[tuple[DecideTheme, int]]] = {}
        self.title = PlainLabel(self, tr("What would you do?"))
        set_type(self.title, 28, bold=True)
        self.about = PlainLabel(self, tone="muted", wraps=True)
        set_type(self.about, 15)
        self.games = ChoiceBox(tr("Game"), self, (), self._show_themes)
        self.all_button = Button(Tone.FILLED, self, tr("Ten decisions"), key=tr("Enter"), clicked=self.begin)
        follow_text(self.all_button.setMinimumHeight, 64)
        self.buttons: list[Button] = []
        self._grid = QGridLayout()
        self.back = Button(Tone.OUTLINED, self, tr("Back to the path"), key=tr("Esc"), clicked=self.left)
        follow_text(self.back.setMinimumHeight, 52)
        top = in_row(self.games, (self.all_button, 1), spacing=16)
        parts = self.title, self.about, top, self._grid, STRETCH, in_row(self.back, STRETCH)
        in_column(*parts, of=self, margins=(48, 32, 48, 32), spacing=18)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def offer(self, themes: Mapping[str, Sequence[tuple[DecideTheme, int]]], game: str) -> None:
        """Offer the themes of each game with their numbers of spots; `game` is chosen if it has some."""
        self._themes = themes
        self.about.setText(
            tr(
                "Call, raise or fold in hands between intermediate players. "
                "Each choice's value is worked out beforehand."
            )
            if themes
            else tr("This version has no decisions to train.")
        )
        self.games.offer([(game_title(key), key) for key in themes])
        if game in themes:
            self.games.setCurrentIndex(list(themes).index(game))
        for part in (self.games, self.all_button):
            part.setVisible(bool(themes))
        self._show_themes()

    def begin(self) -> None:
        """Begin with all themes of the game."""
        if self._themes:
            self.wanted.emit(self.games.currentData(), "")

    def _show_themes(self) -> None:
        clear_layout(self._grid)
        self.buttons = []
        game = self.games.currentData()
        variant = CATALOGUE[game]
        for at, (theme, count) in enumerate(self._themes.get(game, ())):
            start = partial(self.wanted.emit, game, theme.value)
            button = Button(Tone.OUTLINED, self, clicked=start)
            button.say(shown(theme.title(variant)), counted("%n spot", "%n spots", count))
            follow_text(button.setMinimumHeight, 56)
            self._grid.addWidget(button, at // _COLUMNS, at % _COLUMNS)
            button.show()
            self.buttons.append(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin by Enter, leave by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._themes:
            self.begin()
        else:
            super().keyPressEvent(event)
