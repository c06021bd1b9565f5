"""Who sits at the table that is drawn: names, opponents, programs, and what their plates tell of how they play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from pokertable.model.hand.observation import Observation
from pokertable.views.felt.opponent_mark import OpponentMark, Tells, opponent_marks, program_mark


class Players:
    """`names` and `personas` (None: a human) by seat, as far as they are known.

    `programs`: what those in these seats call themselves and how many faults they have made, which is shown whatever
    `tells` says of the opponents.
    """

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.personas: tuple[str | None, ...] = ()
        self.programs: Mapping[int, tuple[str, int]] = {}
        self.tells = Tells.ALWAYS
        self._marks: tuple[OpponentMark | None, ...] = ()

    def seat(self, personas: Sequence[str | None]) -> None:
        """Who plays in each seat, by the names of the cast; None for a human."""
        self.personas, self._marks = tuple(personas), opponent_marks(personas)

    def persona(self, seat: int) -> str | None:
        """The opponent in a seat; None for a human, a program, or where nobody is known."""
        return self.personas[seat] if seat not in self.programs and seat < len(self.personas) else None

    def names_for(self, seen: Observation) -> list[str]:
        """The names by seat; seats without one are numbered."""
        names = list(self.names[: len(seen.seats)])
        numbered = QCoreApplication.translate("TableView", "Seat {number}")
        return names + [numbered.format(number=seat + 1) for seat in range(len(names), len(seen.seats))]

    def marks(self, seen: Observation) -> tuple[OpponentMark | None, ...]:
        """What the plates say now, by seat."""
        told = self.tells is Tells.ALWAYS or (self.tells is Tells.AFTER and seen.over)
        programs = {seat: program_mark(name, faults) for seat, (name, faults) in self.programs.items()}
        personas = dict(enumerate(self._marks)) if told else {}
        return tuple([programs.get(seat) or personas.get(seat) for seat in range(len(seen.seats))])
