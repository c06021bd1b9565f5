"""Filters of the statistics: game, position, opponent and time."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from pokertable.model.betting.structure import Structure
from pokertable.session.history.statistics_report import FilterChoices
from pokertable.session.history.store.filters import HandFilter
from pokertable.views.desk.words import game_title, opponent_title, position_title
from pokertable.views.kit.fonts import fitted, scaled
from pokertable.views.widgets.choices import FilterBox
from pokertable.views.widgets.layouts import NO_MARGINS, in_row

DAYS: Final = (None, 1, 7, 30)
"""Periods on offer: everything, or a number of days up to today inclusive."""


_SHARES: Final = (4, 3, 3, 2)
"""Stretch factors of the boxes."""
_ARROW: Final = 44
"""Px of a box taken by its arrow and edges."""


class StatisticsFilters(QWidget):
    """A row of boxes. `changed()`; `wanted` gives the filter."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = self._box(self.tr("Game"))
        self.position = self._box(self.tr("Position"))
        self.opponent = self._box(self.tr("Opponent"))
        self.period = self._box(self.tr("Time"))
        self._choices = FilterChoices(hands=0)
        words = (self.tr("Any time"), self.tr("Today"), self.tr("Last 7 days"), self.tr("Last 30 days"))
        self.period.offer(zip(words, DAYS, strict=True))
        self.set_choices(self._choices, force=True)
        boxes = (self.game, self.position, self.opponent, self.period)
        in_row(*zip(boxes, _SHARES, strict=True), of=self, margins=NO_MARGINS, spacing=8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text to the boxes."""
        super().resizeEvent(event)
        each = (self.width() - scaled(8) * (len(_SHARES) - 1)) / sum(_SHARES)
        words = [box.itemText(0) for box in (self.game, self.position, self.opponent, self.period)]
        rooms = [each * share - scaled(_ARROW) for share in _SHARES]
        px = min(fitted(said, room, (14, 12, 11)) for said, room in zip(words, rooms, strict=True))
        sheet = f"QComboBox {{ font-size: {px}px; }}"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def _box(self, name: str) -> FilterBox:
        return FilterBox(name, self, chosen=self.changed, least=8)

    def set_choices(self, choices: FilterChoices, *, force: bool = False) -> None:
        """Offer these choices; a choice stays if it is still offered."""
        if choices == self._choices and not force:
            return
        self._choices = choices
        for box, every, keys, title in (
            (self.game, self.tr("All games"), choices.games, game_title),
            (self.position, self.tr("All positions"), choices.positions, position_title),
            (self.opponent, self.tr("All opponents"), choices.opponents, opponent_title),
        ):
            box.offer([(every, None), *((title(key), key) for key in keys)])

    def clear(self) -> None:
        """Select all hands."""
        with QSignalBlocker(self):
            for box in (self.game, self.position, self.opponent, self.period):
                box.setCurrentIndex(0)
        self.changed.emit()

    def wanted(self, now: datetime | None = None) -> HandFilter:
        """The selected hands; days begin at local midnight."""
        game = self.game.currentData()
        variant, structure = (None, None) if game is None else game.split(" ", 1)
        days = self.period.currentData()
        since_ms = None
        if days is not None:
            today = (now or datetime.now()).replace(hour=0, minute=0, second=0, microsecond=0)
            since_ms = round((today - timedelta(days=days - 1)).timestamp() * 1000)
        return HandFilter(
            variant=variant,
            structure=None if structure is None else Structure(structure),
            position=self.position.currentData(),
            opponent=self.opponent.currentData(),
            since_ms=since_ms,
        )
