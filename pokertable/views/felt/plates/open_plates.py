"""The plates that answer a click: an opponent's range or the description of its style opens, a winner is chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtWidgets import QGraphicsItem

from pokertable.views.felt.plates.item import PlateItem
from pokertable.views.felt.players import Players


class OpenPlates:
    """The plates of a table by seat; the one that the pointer is on is lit if it answers a click."""

    def __init__(self, plates: Mapping[int, PlateItem], players: Players) -> None:
        self._plates, self._players = plates, players
        self._pointed: int | None = None
        """The seat whose plate the pointer is on."""
        self.ranges: frozenset[int] = frozenset()
        """The seats whose plates open their ranges."""
        self.winners: frozenset[int] = frozenset()
        """The seats whose plates choose them among the winners of a showdown."""

    def set_ranges(self, seats: Collection[int]) -> None:
        """Let the plates of these seats open their ranges."""
        self.ranges = frozenset(seats)
        self.answer()

    def set_winners(self, seats: Collection[int]) -> None:
        """Let the plates of these seats choose them among the winners."""
        self.winners = frozenset(seats)
        self.answer()

    def seat_of(self, items: Iterable[QGraphicsItem]) -> int | None:
        """The seat whose plate is among these items."""
        plates = [item for item in items if isinstance(item, PlateItem)]
        return next((seat for seat, plate in self._plates.items() if plate in plates), None)

    def telling(self) -> list[int]:
        """The seats whose plates show their opponent's style."""
        return list(filter(self.tells, self._plates))

    def tells(self, seat: int) -> bool:
        """Whether a seat's plate shows its opponent's style."""
        look = self._plates[seat].look
        return look is not None and look.opponent is not None and self._players.persona(seat) is not None

    def point_at(self, seat: int | None) -> bool:
        """Move the pointer to the plate of this seat, or off the plates; returns whether a click does something."""
        self._pointed = seat
        return self.answer()

    def answer(self) -> bool:
        """Light the plate under the pointer if a click does something; returns whether it does."""
        seat = self._pointed
        answers = False
        if seat is not None and seat in self._plates:
            answers = seat in self.winners or seat in self.ranges or self.tells(seat)
        for each, plate in self._plates.items():
            plate.set_answers(answers and each == seat)
        return answers
