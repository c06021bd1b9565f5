"""The start page: four games, how they are played, who sits there, and one button that deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, STRUCTURE_TITLES
from pokertable.players.cast import CAST, OFFERED
from pokertable.session.choice import (
    USUAL_STAKES,
    InvalidChoice,
    TableChoice,
    mixed_personas,
    read_stakes,
    usual_choice,
)
from pokertable.views.game_menu import GameMenu
from pokertable.views.game_tile import GameTile
from pokertable.views.table_options import TableOptions
from pokertable.views.theme import DARK, Deck, Theme
from pokertable.views.translate import number, shown
from pokertable.views.widgets import ActionButton, Tone

__all__ = ["GameMenu", "StartPage"]

WIDEST = 960
_FOOT = 104
_MIX, _BY_SEAT = "mix", "seats"
_MOST_SEATS = 9


class StartPage(QWidget):
    """`chosen` carries a `TableChoice` when the player deals; `resumed` asks for the table that was left."""

    chosen = Signal(object)
    resumed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._theme = DARK
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

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.deal_button.set_theme(theme)
        self.resume_button.set_theme(theme)
        self._set_tiles()

    def set_deck(self, deck: Deck) -> None:
        """Draw the suits in two or four colours."""
        self._deck = deck
        self._set_tiles()

    def tile(self, variant: str) -> GameTile:
        """The tile of a game."""
        return self.tiles[variant]

    def choice(self) -> TableChoice:
        """The table as it is set; raises `InvalidChoice` naming what cannot be."""
        low, high = read_stakes(self.stakes.currentText())
        seats = self._seats()
        entries: dict[str, Any] = self.options.read()
        return TableChoice(
            variant=self._game,
            structure=self._structure(),
            low=low,
            high=high,
            seats=seats,
            personas=self._personas(seats - 1),
            **entries,
        )

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
        self._deck = Deck.FOUR
        for key, tile in self.tiles.items():
            tile.toggled.connect(lambda on, key=key: self._pick(key) if on else None)
            tile.deal_asked.connect(self.deal)
        self.structures = {structure: self._option(shown(words)) for structure, words in _offered_structures()}
        self._group(self.structures.values())
        self.stakes = QComboBox(self)
        self.stakes.setEditable(True)
        self.stakes.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.stakes.setAccessibleName(self.tr("Stakes"))
        self.stakes.setFixedWidth(140)
        self.stakes.currentTextChanged.connect(self._edited)
        self.stakes_words = QLabel(self)
        self.stakes_words.setProperty("tone", "muted")
        self.seats = {count: self._option(str(count)) for count in range(2, _MOST_SEATS + 1)}
        self._group(self.seats.values())
        self.opponents = QComboBox(self)
        self.opponents.setAccessibleName(self.tr("Opponents"))
        self.opponents.addItem(self.tr("A mix of all kinds"), _MIX)
        for name in OFFERED:
            self.opponents.addItem(shown(CAST[name].title), name)
        self.opponents.addItem(self.tr("Seat by seat…"), _BY_SEAT)
        self.opponents.setFixedWidth(220)
        self.opponents.currentIndexChanged.connect(self._opponents_chosen)
        self.about = QLabel(self)
        self.about.setProperty("tone", "muted")
        self.about.setWordWrap(True)
        self.options = TableOptions(self)
        self.options.edited.connect(self._edited)
        self.options.hide()
        self.more_button = QPushButton(self)
        self.more_button.setProperty("tone", "fold")
        self.more_button.setCheckable(True)
        self.more_button.toggled.connect(self._fold_options)
        self.error = QLabel(self)
        self.error.setProperty("tone", "wrong")
        self.error.setWordWrap(True)
        self.deal_button = ActionButton(Tone.FILLED, self)
        self.deal_button.set_key(self.tr("Enter"))
        self.deal_button.setFixedSize(260, 60)
        self.deal_button.clicked.connect(self.deal)
        self._fold_options(False)

    def _option(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setCheckable(True)
        button.clicked.connect(self._edited)
        return button

    def _group(self, buttons: Any) -> None:
        group = QButtonGroup(self)
        for button in buttons:
            group.addButton(button)

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
        form = QGridLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        self._add_row(form, 0, self.tr("Betting"), [*self.structures.values()])
        self._add_row(form, 1, self.tr("Stakes"), [self.stakes, self.stakes_words])
        self._add_row(form, 2, self.tr("Seats"), [*self.seats.values()])
        self._add_row(form, 3, self.tr("Opponents"), [self.opponents, self.about], stretch_last=True)
        for button in self.seats.values():
            button.setFixedWidth(48)
        form.setColumnStretch(1, 1)
        column.addLayout(form)
        column.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.options)
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

    def _add_row(
        self, form: QGridLayout, row: int, words: str, parts: Sequence[QWidget], *, stretch_last: bool = False
    ) -> None:
        label = QLabel(words, self)
        label.setProperty("tone", "strong")
        label.setMinimumWidth(92)
        form.addWidget(label, row, 0)
        line = QHBoxLayout()
        line.setSpacing(8)
        for place, part in enumerate(parts):
            line.addWidget(part, 1 if stretch_last and place == len(parts) - 1 else 0)
        if not stretch_last:
            line.addStretch(1)
        form.addLayout(line, row, 1)

    # What changes

    def _pick(self, key: str) -> None:
        if not self._filling:
            self._show(self._last[key])

    def _show(self, choice: TableChoice) -> None:
        """Set every part to a choice."""
        self._filling = True
        self._game = choice.variant
        self.tiles[choice.variant].setChecked(True)
        if not self.resume_button.isVisibleTo(self):
            self.setFocusProxy(self.tiles[choice.variant])
        self.structures[choice.structure].setChecked(True)
        self._offer_stakes(choice.structure)
        self.stakes.setEditText(f"{choice.low}/{choice.high}")
        self.seats[min(choice.seats, _MOST_SEATS)].setChecked(True)
        self.options.fill(choice)
        self.opponents.setCurrentIndex(self.opponents.findData(_kind(choice)))
        self._filling = False
        self._edited()

    def _edited(self) -> None:
        """Keep what depends on other entries in step, and say whether the table can be."""
        if self._filling:
            return
        self._filling = True
        rules = CATALOGUE[self._game]
        for structure, button in self.structures.items():
            played = structure in rules.structures
            button.setEnabled(played)
            words = self.tr("{game} is not played so here").format(game=shown(rules.title))
            button.setToolTip("" if played else words)
        for count, button in self.seats.items():
            button.setEnabled(count <= rules.max_seats)
        structure = self._structure()
        if self.stakes.property("structure") != structure.value:
            self._offer_stakes(structure)
            self.stakes.setCurrentIndex(0)
        if not self.options.own_stack:
            self._follow_stakes(structure)
        self.options.fit(self._game, structure, self._seats(), by_seat=self.opponents.currentData() == _BY_SEAT)
        self.stakes_words.setText(self._stakes_words(structure))
        self._filling = False
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

    def _offer_stakes(self, structure: Structure) -> None:
        self.stakes.clear()
        self.stakes.addItems([f"{low}/{high}" for low, high in USUAL_STAKES[structure]])
        self.stakes.setProperty("structure", structure.value)

    def _follow_stakes(self, structure: Structure) -> None:
        """The usual stack for these stakes, as long as the player has not set one."""
        try:
            _, high = read_stakes(self.stakes.currentText())
        except InvalidChoice:
            return
        self.options.stack.setText(str(TableChoice.usual_stack(structure, high)))

    def _stakes_words(self, structure: Structure) -> str:
        stack = self.options.stack.text()
        stack = number(int(stack)) if stack.isascii() and stack.isdigit() else stack
        if structure is Structure.FIXED:
            return self.tr("small bet and big bet; {stack} chips each").format(stack=stack)
        return self.tr("small and big blind; {stack} chips each").format(stack=stack)

    def _opponents_chosen(self) -> None:
        kind = self.opponents.currentData()
        self.about.setText(shown(CAST[kind].about) if kind in CAST else "")
        if self._filling:
            return
        if kind == _BY_SEAT:
            self.more_button.setChecked(True)
        self._edited()

    def _personas(self, count: int) -> tuple[str, ...]:
        kind = self.opponents.currentData()
        if kind == _MIX:
            return mixed_personas(count)
        return self.options.personas(count) if kind == _BY_SEAT else (str(kind),) * count

    def _structure(self) -> Structure:
        played = CATALOGUE[self._game].structures
        chosen = next((structure for structure, button in self.structures.items() if button.isChecked()), played[0])
        if chosen not in played:
            chosen = played[0]
            self.structures[chosen].setChecked(True)
        return chosen

    def _seats(self) -> int:
        most = CATALOGUE[self._game].max_seats
        chosen = next((count for count, button in self.seats.items() if button.isChecked()), 6)
        if chosen > most:
            self.seats[most].setChecked(True)
        return min(chosen, most)

    def _set_tiles(self) -> None:
        for key, tile in self.tiles.items():
            tile.set_look(self._theme, self._deck)
            choice = self._last[key]
            if key == self._game:
                try:
                    choice = replace(self.choice())
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

    def _fold_options(self, is_open: bool) -> None:
        self.options.setVisible(is_open)
        self.more_button.setText(self.tr("Fewer options") if is_open else self.tr("More options"))
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _enter(self) -> None:
        """Enter deals, unless the focus is on another button that it can press."""
        focus = QApplication.focusWidget()
        if focus in (self.resume_button, self.more_button) and isinstance(focus, (ActionButton, QPushButton)):
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
        across = 4 if self.width() >= 820 else 2
        for place, tile in enumerate(self.tiles.values()):
            self._tile_grid.addWidget(tile, place // across, place % across)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Parts came or went: find the middle again."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _place(self) -> None:
        """The page keeps to the middle, as high as what it holds."""
        wide = min(self.width(), WIDEST)
        wanted = max(self._inner.sizeHint().height(), self._inner.minimumSizeHint().height()) + _FOOT
        high = min(self.height(), wanted)
        self._body.setGeometry((self.width() - wide) // 2, (self.height() - high) // 3, wide, high)


def _offered_structures() -> list[tuple[Structure, Any]]:
    return [(structure, STRUCTURE_TITLES[structure]) for structure in (Structure.NONE, Structure.POT, Structure.FIXED)]


def _kind(choice: TableChoice) -> str:
    """How the opponents of a choice are shown: a mix, all of a kind, or seat by seat."""
    personas = choice.personas
    if not personas or personas == mixed_personas(len(personas)):
        return _MIX
    if len(set(personas)) == 1 and personas[0] in OFFERED:
        return personas[0]
    return _BY_SEAT
