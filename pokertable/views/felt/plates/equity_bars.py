"""The equities of hands that lie open, as bars on the plates."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pokertable.views.felt.plates.equity import PlateEquity
from pokertable.views.felt.plates.item import PlateItem
from pokertable.views.kit.animation import Moving, Run, Transition
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import MOTION

if TYPE_CHECKING:
    from pokertable.training.live.all_in import OpenEquities


class EquityBars:
    """The bars on the plates of a table, by seat."""

    def __init__(self, plates: Mapping[int, PlateItem], parent: QObject) -> None:
        self._plates, self._parent = plates, parent
        self._moving: Transition | None = None

    def show(self, equities: OpenEquities | None, *, moves: bool) -> None:
        """Show the equity of each hand that lies open; None: none. `moves`: the bars move there."""
        bars: list[Moving] = []
        for seat, plate in self._plates.items():
            found = None if equities is None else equities.seats.get(seat)
            before = plate.equity
            plate.set_equity(None if found is None or equities is None else PlateEquity.of(found, equities.exact))
            if plate.equity is not None:
                bars.append(Run(partial(plate.move_bars, before), MOTION.equity))
        if self._moving is not None:
            self._moving.stop()
            self._moving = None
        if bars and moves:
            self._moving = Transition(bars, look().speed, self._parent)
            self._moving.begin()
