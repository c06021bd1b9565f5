"""What lies on a strip of felt: groups of cards under titles, in rows; and the felt under them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter

from pokertable.model.ranking.best import Cards
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import sized, width_of
from pokertable.views.kit.painting import paint_box
from pokertable.views.kit.theme import Theme

STEP: Final = 1.1
"""From one card to the next, in card widths."""
TITLE_PX: Final = 14
_GROUP_GAP: Final = 0.5
_TITLE_GAP: Final = 12.0


@dataclass(frozen=True, slots=True)
class FeltGroup:
    """Cards under a title; `dim`: tinted as not playing."""

    title: str
    cards: Cards
    dim: bool = False

    @property
    def spoken(self) -> str:
        """The group for screen readers."""
        cards = ", ".join(map(card_name, self.cards))
        return f"{self.title}: {cards}" if self.title else cards


@dataclass(frozen=True, slots=True)
class FeltRow:
    """Groups side by side; `scale` is the width of its cards against those of the largest row."""

    groups: tuple[FeltGroup, ...]
    scale: float = 1.0

    def places(self, unit: float) -> list[float]:
        """Where each group begins, and last where the row ends, in px, with cards `unit` px wide at scale 1.

        A group is as wide as its cards or its title, whichever is wider.
        """
        card, gap = unit * self.scale, _GROUP_GAP * unit * self.scale
        found = [0.0]
        for group in self.groups:
            cards = (1 + (len(group.cards) - 1) * STEP) * card
            title = width_of(group.title, sized(TITLE_PX)) if group.title else 0.0
            found.append(found[-1] + max(cards + gap, title + _TITLE_GAP))
        last = (1 + (len(self.groups[-1].cards) - 1) * STEP) * card
        return [*found[:-1], found[-2] + last]

    @property
    def titled(self) -> bool:
        """Whether a line of titles stands above it."""
        return any(group.title for group in self.groups)


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A piece of felt with round corners."""
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0, theme.color("felt_centre"))
    ground.setColorAt(1, theme.color("felt_centre").darker(106))
    paint_box(painter, rect.adjusted(1, 1, -1, -1), 8, ground, theme.color("felt_edge"), 1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
