"""The column beside the scene: betting and opponents of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QStackedLayout,
    QWidget,
)

from pokertable.model.betting.structure import Structure
from pokertable.model.game import STRUCTURE_TITLES
from pokertable.model.mixes import Mix, offer, offers
from pokertable.model.text import uncapital
from pokertable.session.profile.choice import (
    MOST_AT_A_TABLE,
    USUAL_SEATS,
    USUAL_STAKES,
    InvalidChoice,
    TableChoice,
    mixed_personas,
    read_stakes,
    sng_choice,
)
from pokertable.session.tournament.prizes import FIELDS, SEVERAL_TABLES
from pokertable.session.tournament.structure import USUAL, parts_of, structure_files, structure_key, structure_keys
from pokertable.session.tournament.structure import structure as levels_of
from pokertable.views.kit.fonts import follow_text
from pokertable.views.kit.translate import fault, in_a_row, number, shown
from pokertable.views.start.opponents_form import OpponentsForm
from pokertable.views.start.parts import entry, small_words
from pokertable.views.start.table_options import TableOptions
from pokertable.views.tournament.words import levels_title
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.labels import plain_tip, set_tone
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, in_column, in_row, scrolled
from pokertable.views.widgets.segments import Segments

_MOST_SEATS: Final = max(game.max_seats for game in offers().values())
_STRUCTURES: Final = (Structure.NO_LIMIT, Structure.POT, Structure.FIXED)
_PAD: Final = 16


class TableForm(QFrame):
    """Betting, stakes, seats and opponents of one game, or of a sit and go field and structure instead of stakes.

    Its second page has the less common options of a cash table.

    `edited()` after every change. `how_wanted(persona, name, game)`: an opponent's style description; `own_wanted()`:
    the player's own opponents; `program_wanted(row)`: a program for this seat; `done()`: the column is to be closed.
    """

    edited = Signal()
    done = Signal()
    how_wanted = Signal(str, str, object)
    own_wanted = Signal()
    program_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._game = next(iter(offers()))
        self._filling = False
        self.is_tournament = False
        """Whether a sit and go is chosen."""
        self._pages = QStackedLayout(self)
        self._main, self._more = self._page(), self._page()
        self._build()
        self._lay_out_main()
        self._lay_out_more()

    def fill(self, choice: TableChoice) -> None:
        """Set every entry to a choice."""
        self._filling = True
        self._game = choice.variant
        self.structures.set_value(choice.structure)
        self._offer_stakes(choice.structure)
        self.stakes.setEditText(f"{choice.low}/{choice.high}")
        self.is_tournament = choice.sng is not None
        if choice.sng is None:
            self.seats.set_value(min(choice.seats, _MOST_SEATS))
        else:
            self.fields.set_value(choice.field if choice.field in self.fields else USUAL_SEATS)
            file, by_minutes = parts_of(choice.sng if choice.sng in structure_keys() else USUAL)
            self.levels.set_value(file)
            self.paces.set_value(by_minutes)
        self.options.fill(choice)
        self.opponents.seat(choice.personas or mixed_personas(choice.seats - 1))
        self._filling = False
        self._changed()

    def choice(self) -> TableChoice:
        """The table or sit and go as set; raises `InvalidChoice` naming the invalid entry."""
        if self.is_tournament:
            personas = self.opponents.personas()
            return sng_choice(self._game, self._structure(), self._levels(), self._field(), personas)
        low, high = read_stakes(self.stakes.currentText())
        seats = self._seats()
        entries: dict[str, Any] = self.options.read()
        return TableChoice(
            variant=self._game,
            structure=self._structure(),
            low=low,
            high=high,
            seats=seats,
            personas=self.opponents.personas()[: seats - 1],
            **entries,
        )

    def show_fault(self, error: InvalidChoice | None) -> None:
        """Mark the entry at fault, and say there what is wrong; None: nothing is."""
        typed, words, entry = self.stakes.lineEdit(), "", ""
        assert typed is not None
        if error is not None:
            words, entry = fault(error), error.entry
        set_tone(typed, "wrong" if entry == "stakes" else None)
        set_tone(self.stakes_words, "wrong" if entry == "stakes" else "small")
        if entry == "stakes":
            self.stakes_words.setText(words)
        self.options.show_fault(words if entry != "stakes" else "", entry)

    def set_tournament(self, *, on: bool) -> None:
        """Choose a sit and go, or a cash table."""
        if on != self.is_tournament:
            self.is_tournament = on
            self._pages.setCurrentIndex(0)
            self._changed()

    @property
    def levels_and_field(self) -> tuple[str, int]:
        """Structure and number of players of the sit and go as set."""
        return self._levels(), self._field()

    @property
    def shows_options(self) -> bool:
        """Whether the second page is open."""
        return self._pages.currentIndex() == 1

    def show_options(self, shows: bool) -> None:
        """Turn to the second page, or back."""
        self._pages.setCurrentIndex(1 if shows else 0)
        (self.back_button if shows else self.more_button).setFocus()

    # Its parts

    def _page(self) -> QWidget:
        """One of the two pages; its parts are created on it, because moving a widget restyles it."""
        page = QWidget(self)
        page.setObjectName("inner")
        self._pages.addWidget(page)
        return page

    def _build(self) -> None:
        labels = self.tr("No-limit"), self.tr("Pot-limit"), self.tr("Fixed-limit")  # these may have two lines
        self.structures = self._segments(self._main, self.tr("Betting"), _STRUCTURES, labels)
        self._cash, self._tournament = QWidget(self._main), QWidget(self._main)
        self.stakes = QComboBox(self._cash)
        self.stakes.setEditable(True)
        self.stakes.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        typed = self.stakes.lineEdit()
        assert typed is not None
        for part in (self.stakes, typed):
            part.setAccessibleName(self.tr("Stakes"))
        self.stakes.setAccessibleDescription(self.tr("Stakes"))
        follow_text(self.stakes.setFixedWidth, 130)
        self.stakes.currentTextChanged.connect(self._changed)
        self.stakes_words = small_words(self._cash)
        self.stakes_words.setWordWrap(True)
        counts = range(2, _MOST_SEATS + 1)
        self.seats = self._segments(self._cash, self.tr("Seats"), counts, map(str, counts))
        self.fields = self._segments(self._tournament, self.tr("Players"), FIELDS, map(str, FIELDS))
        files, paces = structure_files(), (self.tr("Hands"), self.tr("Minutes"))
        self.levels = self._segments(self._tournament, self.tr("Levels"), files, map(levels_title, files))
        self._rise = small_words(self._tournament, self.tr("Rise by"), right=True)
        self.paces = self._segments(self._tournament, self.tr("Levels rise by"), (False, True), paces)
        self.fields.set_value(USUAL_SEATS)
        self.levels.set_value(USUAL)
        self.paces.set_value(False)
        self.levels_words = small_words(self._tournament)
        self.levels_words.setWordWrap(True)
        self._why_betting, self._why_seats = small_words(self._main, right=True), small_words(self._cash, right=True)
        self.opponents = OpponentsForm(self._main)
        self.opponents.edited.connect(self._changed)
        self.opponents.how_wanted.connect(self._ask_how)
        self.opponents.own_wanted.connect(self.own_wanted)
        self.opponents.program_wanted.connect(self.program_wanted)
        self.options = TableOptions(self._more)
        self.options.edited.connect(self._changed)
        turn = partial(self.show_options, True), partial(self.show_options, False)
        self.close_buttons = [
            push_button(self.tr("Close"), page, self.done.emit, tone=Tone.LINK) for page in (self._main, self._more)
        ]
        self.more_button = push_button(self.tr("More options ›"), self._main, turn[0], tone=Tone.LINK)
        self.back_button = push_button(self.tr("‹ At the table"), self._more, turn[1], tone=Tone.LINK)

    def _ask_how(self, persona: str, name: str) -> None:
        try:
            game = self.choice().game()
        except InvalidChoice:
            game = None
        self.how_wanted.emit(persona, name, game)

    def _segments(self, parent: QWidget, name: str, values: Sequence[object], labels: Iterable[str]) -> Segments:
        made = Segments(name, values, tuple(labels), parent, whole=True)
        made.chosen.connect(self._changed)
        return made

    def _lay_out_main(self) -> None:
        title = QLabel(self.tr("At the table"), self._main)
        title.setObjectName("title")
        self._what = small_words(self._main, self.tr("stacks, antes, cap, rake"))
        self._what.setWordWrap(True)
        in_column(
            *entry(self._cash, self.tr("Stakes"), (self.stakes, 1), (self.stakes_words, 1)),
            *entry(self._cash, self.tr("Seats"), (self.seats, 1), why=self._why_seats),
            of=self._cash,
            margins=NO_MARGINS,
            spacing=4,
        )
        in_column(
            *entry(self._tournament, self.tr("Players"), (self.fields, 1)),
            *entry(self._tournament, self.tr("Levels"), (self.levels, 5), (self.paces, 3), why=self._rise),
            self.levels_words,
            of=self._tournament,
            margins=NO_MARGINS,
            spacing=4,
        )
        in_column(
            title,
            *entry(self._main, self.tr("Betting"), (self.structures, 1), why=self._why_betting),
            self._cash,
            self._tournament,
            self.opponents,
            STRETCH,
            in_row(self.more_button, (self._what, 1), self.close_buttons[0], spacing=8),
            of=self._main,
            margins=(_PAD, 14, _PAD, 8),
            spacing=4,
        )

    def _lay_out_more(self) -> None:
        title = QLabel(self.tr("More options"), self._more)
        title.setObjectName("title")
        entries = scrolled(self.options, self._more, self.tr("More options"))
        entries.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        in_column(
            title,
            (entries, 1),
            in_row(self.back_button, STRETCH, self.close_buttons[1]),
            of=self._more,
            margins=(_PAD, 14, _PAD, 8),
            spacing=12,
        )

    # Changes

    def _changed(self) -> None:
        """Update the entries that depend on others."""
        if self._filling:
            return
        self._filling = True
        self._say_what_is_not_played()
        self._cash.setVisible(not self.is_tournament)
        self._tournament.setVisible(self.is_tournament)
        self.more_button.setVisible(not self.is_tournament)
        self._what.setVisible(not self.is_tournament)
        structure = self._structure()
        if self.stakes.property("structure") != structure.value:
            self._offer_stakes(structure)
            self.stakes.setCurrentIndex(0)
        if not self.options.own_stack:
            self._follow_stakes(structure)
        self.options.fit(offer(self._game), structure, self._low())
        self.stakes_words.setText(self._stakes_words(structure))
        count = self._seats() - 1
        if self.is_tournament:
            count = min(self._field(), MOST_AT_A_TABLE, offer(self._game).max_seats) - 1
            self._say_levels()
        self.opponents.show_seats(count, programs=not self.is_tournament)
        self._filling = False
        self.edited.emit()

    def _say_what_is_not_played(self) -> None:
        """Grey out choices that the game does not have, with the reason beside them."""
        rules = offer(self._game)
        played = rules.structures
        only = in_a_row(
            uncapital(shown(STRUCTURE_TITLES[structure])) for structure in _STRUCTURES if structure in played
        )
        why = self.tr("{game}: {structures} only").format(game=shown(rules.short_title), structures=only)
        if isinstance(rules, Mix):
            why = self.tr("each game has its own")
        self._why_betting.setText(why if len(played) < len(_STRUCTURES) else "")
        for structure in _STRUCTURES:
            button = self.structures[structure]
            button.setEnabled(structure in played and not isinstance(rules, Mix))
            button.setToolTip(plain_tip("" if button.isEnabled() else why))
        most = self.tr("{game}: at most {count}").format(game=shown(rules.short_title), count=rules.max_seats)
        self._why_seats.setText(most if rules.max_seats < _MOST_SEATS else "")
        for count in range(2, _MOST_SEATS + 1):
            button = self.seats[count]
            button.setEnabled(count <= rules.max_seats)
            button.setToolTip(plain_tip("" if count <= rules.max_seats else most))

    def _say_levels(self) -> None:
        """Describe the levels, and grey out fields that the game's table has no room for."""
        found = levels_of(self._levels())
        (small, big), (_, last) = found.levels[0], found.levels[-1]
        words = self.tr("{chips} chips, blinds {small}/{big}; a level is {hands} hands, {count} levels up to {last}")
        if found.minutes is not None:
            words = self.tr(
                "{chips} chips, blinds {small}/{big}; a level is {minutes} minutes of play, {count} levels up to {last}"
            )
        self.levels_words.setText(
            words.format(
                chips=number(found.chips), small=small, big=big, hands=found.hands, minutes=found.minutes,
                count=len(found.levels), last=number(last),
            )
        )  # fmt: skip
        most = offer(self._game).max_seats
        for count in FIELDS:
            self.fields[count].setEnabled(count in SEVERAL_TABLES or count <= most)

    def _field(self) -> int:
        most = min(MOST_AT_A_TABLE, offer(self._game).max_seats)
        chosen = cast("int", self.fields.value)
        if chosen not in SEVERAL_TABLES and chosen > most:
            self.fields.set_value(most)
            return most
        return chosen

    def _levels(self) -> str:
        return structure_key(cast("str", self.levels.value), minutes=bool(self.paces.value))

    def _offer_stakes(self, structure: Structure) -> None:
        self.stakes.clear()
        self.stakes.addItems([f"{low}/{high}" for low, high in USUAL_STAKES[structure]])
        self.stakes.setProperty("structure", structure.value)

    def _low(self) -> int | None:
        """The lower stake, None while the stakes are invalid."""
        try:
            low, high = read_stakes(self.stakes.currentText())
        except InvalidChoice:
            return None
        return low if 1 < low <= high else None

    def _follow_stakes(self, structure: Structure) -> None:
        """Set the usual stack for these stakes, unless the player has set one."""
        try:
            _, high = read_stakes(self.stakes.currentText())
        except InvalidChoice:
            return
        self.options.stack.setText(str(TableChoice.usual_stack(structure, high)))

    def _stakes_words(self, structure: Structure) -> str:
        stack = self.options.stack.text()
        stack = number(int(stack)) if stack.isascii() and stack.isdigit() else stack
        if structure is Structure.FIXED:
            return self.tr("small and big bet,\n{stack} chips each").format(stack=stack)
        return self.tr("small and big blind,\n{stack} chips each").format(stack=stack)

    def _structure(self) -> Structure:
        played = offer(self._game).structures
        chosen = cast("Structure", self.structures.value or played[0])
        if chosen not in played:
            chosen = played[0]
            self.structures.set_value(chosen)
        return chosen

    def _seats(self) -> int:
        most = offer(self._game).max_seats
        chosen = cast("int", self.seats.value or USUAL_SEATS)
        if chosen > most:
            self.seats.set_value(most)
        return min(chosen, most)
