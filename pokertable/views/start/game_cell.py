"""A game among all games on the start page: its name, what is special, and the tags of what wins."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.games import Variant
from pokertable.views.kit.painting import paint_fitting
from pokertable.views.kit.translate import counted, shown
from pokertable.views.start.parts import GameButton, paint_choice, paint_shares, scaled


class GameCell(GameButton):
    """One of the games; a click chooses it, `deal_asked()` on a double click. The arrows move on the page."""

    def __init__(self, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variant = variant
        self.ringed = True
        self.setText(shown(variant.short_title))
        self.setToolTip(shown(variant.title))
        self.setAccessibleName(f"{shown(variant.title)}, {self.special}")

    @property
    def special(self) -> str:
        """How many cards it is played with."""
        return counted("%n card", "%n cards", self.variant.hole_cards)

    def set_ringed(self, ringed: bool) -> None:
        """Whether it is ringed when it is chosen; not where a tile of the same game is: one choice has one ring."""
        self.ringed = ringed
        self.update()

    def draw(self, painter: QPainter) -> None:
        """The box and its words."""
        box = QRectF(self.rect())
        paint_choice(painter, box, chosen=self.isChecked(), hovered=self.underMouse(), radius=8, ringed=self.ringed)
        inside = box.adjusted(10, 3, -8, -3)
        half = inside.height() / 2
        size = 15 * self._scale if box.height() > 42 else 13  # in a low cell they stay below the name
        tags = paint_shares(painter, self.variant, inside.right(), box.bottom() - 4, round(size))
        below = QRectF(inside.x(), inside.center().y() - 1, tags - inside.x() - 4, half)
        above = QRectF(inside.x(), inside.y() + 1, inside.width(), half)
        paint_fitting(painter, above, self.text(), scaled((14, 12, 11), self._scale), bold=True)
        paint_fitting(painter, below, self.special, scaled((12, 11), self._scale), "muted")
