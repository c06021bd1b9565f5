"""How a game is played and who sits there: the entries of the start page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, STRUCTURE_TITLES
from pokertable.players.cast import CAST, OFFERED
from pokertable.session.profile.choice import USUAL_STAKES, InvalidChoice, TableChoice, mixed_personas, read_stakes
from pokertable.views.kit.translate import number, shown
from pokertable.views.start.table_options import TableOptions

_MIX, _BY_SEAT = "mix", "seats"
_MOST_SEATS: Final = 9
_STRUCTURES: Final = (Structure.NO_LIMIT, Structure.POT, Structure.FIXED)


class TableForm(QWidget):
    """Betting, stakes, seats, opponents and the folded options of one game. `edited` after every change."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = next(iter(CATALOGUE))
        self._filling = False
        self._build()
        self._lay_out()
        self._fold_options(False)

    def fill(self, choice: TableChoice) -> None:
        """Set every entry to a choice."""
        self._filling = True
        self._game = choice.variant
        self.structures[choice.structure].setChecked(True)
        self._offer_stakes(choice.structure)
        self.stakes.setEditText(f"{choice.low}/{choice.high}")
        self.seats[min(choice.seats, _MOST_SEATS)].setChecked(True)
        self.options.fill(choice)
        self.opponents.setCurrentIndex(self.opponents.findData(_kind(choice)))
        self._filling = False
        self._changed()

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

    def _build(self) -> None:
        self.structures = {structure: self._option(shown(STRUCTURE_TITLES[structure])) for structure in _STRUCTURES}
        self._group(self.structures.values())
        self.stakes = QComboBox(self)
        self.stakes.setEditable(True)
        self.stakes.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.stakes.setAccessibleName(self.tr("Stakes"))
        self.stakes.setFixedWidth(140)
        self.stakes.currentTextChanged.connect(self._changed)
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
        self.options.edited.connect(self._changed)
        self.options.hide()
        self.more_button = QPushButton(self)
        self.more_button.setProperty("tone", "fold")
        self.more_button.setCheckable(True)
        self.more_button.toggled.connect(self._fold_options)

    def _option(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setCheckable(True)
        button.clicked.connect(self._changed)
        return button

    def _group(self, buttons: Iterable[QPushButton]) -> None:
        group = QButtonGroup(self)
        for button in buttons:
            group.addButton(button)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
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

    def _changed(self) -> None:
        """Keep what depends on other entries in step."""
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
        self.edited.emit()

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
        self._changed()

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

    def _fold_options(self, is_open: bool) -> None:
        self.options.setVisible(is_open)
        self.more_button.setText(self.tr("Fewer options") if is_open else self.tr("More options"))


def _kind(choice: TableChoice) -> str:
    """How the opponents of a choice are shown: a mix, all of a kind, or seat by seat."""
    personas = choice.personas
    if not personas or personas == mixed_personas(len(personas)):
        return _MIX
    if len(set(personas)) == 1 and personas[0] in OFFERED:
        return personas[0]
    return _BY_SEAT
