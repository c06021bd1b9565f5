"""The opponents of the form beside the scene: all at once by style and skill, or one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from pokertable.players.people.own import OwnOpponent, is_own
from pokertable.players.styles.cast import (
    CAST,
    NAMES,
    STYLES,
    Skill,
    at_skill,
    style_and_skill,
    style_title,
)
from pokertable.session.profile.choice import is_program, mixed_personas
from pokertable.views.kit.translate import capital, shown
from pokertable.views.start.opponent_row import OpponentRow, short_skill_words
from pokertable.views.start.parts import entry, small_words
from pokertable.views.start.table_words import BY_SEAT, USUAL_MIX, kind_of
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, in_column
from pokertable.views.widgets.segments import Segments


class OpponentsForm(QWidget):
    """A row for each opponent, and above them what is chosen for all.

    `edited()` after every choice of the player. `how_wanted(persona, name)`: an opponent's style description;
    `own_wanted()`: the player's own opponents; `program_wanted(row)`: a program for this seat.
    """

    edited = Signal()
    how_wanted = Signal(str, str)
    own_wanted = Signal()
    program_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own: tuple[OwnOpponent, ...] = ()
        self.everyone = QComboBox(self)
        self.everyone.setAccessibleName(self.tr("Opponents"))
        self.everyone.setAccessibleDescription(self.tr("Opponents"))
        self._offer()
        self.everyone.setProperty("tone", "small")
        self.everyone.activated.connect(self._everyone_chosen)
        skills = [capital(short_skill_words(skill)) for skill in Skill]
        self.skills = Segments(self.tr("Everyone's skill"), tuple(Skill), skills, self, whole=True)
        self.skills.chosen.connect(self._skill_chosen)
        self.rows = [OpponentRow(name, self) for name in NAMES]
        for row in self.rows:
            row.changed.connect(self._changed)
            row.how_wanted.connect(lambda persona, row=row: self.how_wanted.emit(persona, row.name))
            row.own_wanted.connect(self.own_wanted)
            row.program_wanted.connect(partial(self.program_wanted.emit, row))
        self._shown = len(self.rows)
        why_skill = small_words(self, self.tr("Everyone's skill"), right=True)
        in_column(
            *entry(self, self.tr("Opponents"), (self.everyone, 1), self.skills, why=why_skill),
            in_column(*self.rows, spacing=0),
            of=self,
            margins=NO_MARGINS,
            spacing=4,
        )

    def personas(self) -> tuple[str, ...]:
        """The opponents by row, those without a seat too."""
        return tuple([row.persona for row in self.rows])

    def set_own(self, opponents: Sequence[OwnOpponent]) -> None:
        """Set the player's own opponents, offered for every seat and for all; seated ones are updated."""
        now = {each.name: each.key for each in opponents}
        for row in self.rows:
            row.own = tuple(opponents)
            if is_own(row.persona) and row.style_words in now:
                row.set_persona(now[row.style_words])
        self._own = tuple(opponents)
        self._offer()
        self._sum_up()

    def seat(self, personas: Sequence[str]) -> None:
        """Seat these opponents, in further seats more of the kind or the usual ones."""
        kind = kind_of(personas)
        usual = mixed_personas(len(self.rows)) if kind in (USUAL_MIX, BY_SEAT) else (kind,) * len(self.rows)
        for place, row in enumerate(self.rows):
            row.set_persona(personas[place] if place < len(personas) else usual[place])
        self._sum_up()

    def show_seats(self, count: int, *, programs: bool) -> None:
        """Show the rows of the first `count` opponents; without `programs` the usual opponents sit in their place."""
        self._shown = count
        usual = mixed_personas(len(self.rows))
        for place, row in enumerate(self.rows):
            row.setVisible(place < count)
            row.takes_programs = programs
            if not programs and is_program(row.persona):
                row.set_persona(usual[place])
        self._sum_up()

    def _offer(self) -> None:
        """Offer everything that can sit in all seats at once."""
        self.everyone.clear()
        self.everyone.addItem(self.tr("A mixed table"), USUAL_MIX)
        for found in (*(CAST[name] for name in STYLES), *(each.character for each in self._own)):
            self.everyone.addItem(shown(style_title(found.name)), found.name)
            tip = plain_tip(shown(found.about))
            self.everyone.setItemData(self.everyone.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.everyone.addItem(self.tr("One by one"), BY_SEAT)

    def _sum_up(self) -> None:
        """Describe the opponents at the table in common."""
        seated = self.personas()[: self._shown]
        kind = kind_of(seated)
        kind = kind if kind in (USUAL_MIX, BY_SEAT) else style_and_skill(kind)[0]
        at = self.everyone.findData(kind)
        self.everyone.setCurrentIndex(self.everyone.findData(BY_SEAT) if at < 0 else at)
        skills = {style_and_skill(persona)[1] for persona in seated}
        self.skills.set_value(skills.pop() if len(skills) == 1 else None)

    def _changed(self) -> None:
        self._sum_up()
        self.edited.emit()

    def _everyone_chosen(self) -> None:
        kind = self.everyone.currentData()
        skill = cast("Skill", self.skills.value or Skill.REGULAR)
        if kind == USUAL_MIX:
            self.seat(mixed_personas(len(self.rows)))
        elif kind != BY_SEAT:
            self.seat((at_skill(kind, skill) if kind in STYLES else str(kind),) * len(self.rows))
        self._changed()

    def _skill_chosen(self, skill: Skill) -> None:
        for row in self.rows:
            style, _ = style_and_skill(row.persona)
            if style in STYLES:
                row.set_persona(at_skill(style, skill))
        self._changed()
