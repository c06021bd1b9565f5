"""The players of the displayed table: names, opponents, programs, and the marks of their plates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal

from pokertable.model.hand.observation import Observation
from pokertable.session.play.seat_figures import SeatFigures
from pokertable.views.felt.opponent_mark import OpponentMark, Tells, figures_mark, opponent_mark, program_mark
from pokertable.views.felt.table_picture import PlayerAway


class Players(QObject):
    """The players by seat, and what the plates tell of them; `changed` when any of it is set."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self.you: int | None = None
        """The seat whose actions are told in the second person."""
        self.away: PlayerAway | None = None
        """The player who sits out of the displayed hands and keeps the place at the bottom."""
        self._personas: tuple[str | None, ...] = ()
        self._marks: tuple[OpponentMark | None, ...] = ()
        self._programs: Mapping[int, tuple[str, int]] = {}
        self._tells = Tells.ALWAYS
        self._figures: Sequence[SeatFigures | None] = ()
        self._shows_figures = False

    def seat(
        self,
        names: Sequence[str],
        personas: Sequence[str | None] = (),
        *,
        you: int | None = None,
        away: PlayerAway | None = None,
    ) -> None:
        """Set names by seat (unnamed seats are numbered) and each player's name in the cast, None: a human.

        `you`: the seat that is called "You". `away`: who sits out.
        """
        self._names, self._personas, self.you, self.away = tuple(names), tuple(personas), you, away
        self._marks = tuple(map(opponent_mark, personas))
        self.changed.emit()

    def set_programs(self, programs: Mapping[int, tuple[str, int]]) -> None:
        """Set the programs' names and numbers of faults by seat: always shown."""
        self._programs = dict(programs)
        self.changed.emit()

    def set_tells(self, when: str) -> None:
        """Set when the plates show style and skill: a value of `Tells`."""
        self._tells = Tells(when)
        self.changed.emit()

    def set_figures(self, figures: Sequence[SeatFigures | None]) -> None:
        """Set each seat's figures, as far as the table has seen them play."""
        self._figures = figures
        self.changed.emit()

    def set_shows_figures(self, shows: bool) -> None:
        """Set whether plates show VPIP, PFR and the number of hands instead of the style's word."""
        self._shows_figures = shows
        self.changed.emit()

    def persona(self, seat: int) -> str | None:
        """The opponent in a seat; None for a human, a program, or an unknown player."""
        return self._personas[seat] if seat not in self._programs and seat < len(self._personas) else None

    def names_for(self, seen: Observation) -> list[str]:
        """The names by seat; seats without one are numbered."""
        names = list(self._names[: len(seen.seats)])
        numbered = QCoreApplication.translate("TableView", "Seat {number}")
        return names + [numbered.format(number=seat + 1) for seat in range(len(names), len(seen.seats))]

    def marks(self, seen: Observation) -> tuple[OpponentMark | None, ...]:
        """The present marks of the plates, by seat."""
        told = self._tells is Tells.ALWAYS or (self._tells is Tells.AFTER and seen.over)
        programs = {seat: program_mark(name, faults) for seat, (name, faults) in self._programs.items()}
        personas = dict(enumerate(self._marks)) if told else {}
        marks = [programs.get(seat) or personas.get(seat) for seat in range(len(seen.seats))]
        if self._shows_figures:
            for seat, figures in enumerate(self._figures[: len(marks)]):
                if figures is not None and seat not in programs:
                    marks[seat] = figures_mark(figures, marks[seat])
        return tuple(marks)
