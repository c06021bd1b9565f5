"""A game played last on the start page: cards in small, its name, its stakes and the key that chooses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import HIDDEN, AnyCard, Card
from pokertable.model.games import Variant
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_fitting
from pokertable.views.kit.signs import key_width, paint_key_at
from pokertable.views.kit.translate import shown
from pokertable.views.start.parts import GameButton, paint_choice, paint_shares, scaled

_HIGH: Final = ("Ah", "Kh", "Qd", "Js", "Tc", "9d", "8s")
_LOW: Final = ("7c", "5d", "4s", "3h", "2c", "As", "8d")
_BOTH: Final = ("As", "2s", "3d", "Kd", "4h", "5c", "Qh")
"""Hands that a player of a high, of a low and of a split game likes to see."""


class GameTile(GameButton):
    """A click chooses the game; `deal_asked()` on a double click. `key` is printed and chooses it too."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.variant: Variant | None = None
        """The game of the tile."""
        self._stakes = self._seats = ""
        self._pictures = CardPictures(tags=False)

    def say(self, variant: Variant, stakes: str, seats: str) -> None:
        """Show a game, how it was played, and in a large window with how many."""
        self.variant, self._stakes, self._seats = variant, stakes, seats
        self.setText(shown(variant.short_title))
        self.setAccessibleName(f"{shown(variant.title)}, {stakes}, {self._key}")
        self.update()

    def _cards(self, variant: Variant) -> list[AnyCard]:
        """The first cards of a hand as its player sees them; stud's later cards stay hidden."""
        first = variant.streets[0]
        faces = _BOTH if variant.is_split else _LOW if variant.shares[0].is_low else _HIGH
        dealt: list[AnyCard] = [Card.parse(name) for name in faces[: first.down + first.up]]
        return dealt + [HIDDEN] * (variant.hole_cards - len(dealt))

    def draw(self, painter: QPainter) -> None:
        """Cards above the words, or in a low window beside them."""
        if self.variant is None:
            return
        box = QRectF(self.rect())
        paint_choice(painter, box, chosen=self.isChecked(), hovered=self.underMouse(), radius=10)
        theme = look().theme
        low = box.height() < 60
        cap = box.right() - 12 - key_width(self._key)
        middle = box.center().y() if low else box.y() + 21
        paint_key_at(painter, cap, middle, self._key, theme.color("muted"))
        if low:
            self._paint_line(painter, self.variant, box.adjusted(8, 4, cap - box.right() - 8, -4))
        else:
            self._paint_block(painter, self.variant, box.adjusted(12, 10, -12, -9), cap)

    def _paint_line(self, painter: QPainter, variant: Variant, box: QRectF) -> None:
        wide, high = 0.42 * box.width(), min(28.0, box.height() - 4)
        cards = [card for card in self._cards(variant) if isinstance(card, Card)]
        used = self._paint_cards(painter, cards, QRectF(box.x(), box.center().y() - high / 2, wide, high))
        words = QRectF(box.x() + used + 8, box.y(), box.width() - used - 8, box.height() / 2)
        paint_fitting(painter, words, self.text(), (14, 12, 11), bold=True)
        paint_fitting(painter, words.translated(0, box.height() / 2), self._stakes, (12, 11), "muted")

    def _paint_block(self, painter: QPainter, variant: Variant, box: QRectF, cap: float) -> None:
        scale = self._scale
        self._paint_cards(painter, self._cards(variant), QRectF(box.x(), box.y(), cap - 8 - box.x(), sized(35 * scale)))
        line = float(sized(17 * scale))
        left = paint_shares(painter, variant, box.right(), box.bottom(), round(16 * scale))
        rows: list[tuple[str, tuple[int, ...], str, bool]] = [(self._stakes, (12, 11), "muted", False)]
        if scale > 1:
            rows.insert(0, (self._seats, (12, 11), "muted", False))
        rows.append((self.text(), (14, 12, 11), "text", True))
        for place, (words, sizes, token, bold) in enumerate(rows):
            right = left - 4 if place == 0 else box.right()
            at = QRectF(box.x(), box.bottom() - (place + 1) * line, right - box.x(), line)
            paint_fitting(painter, at, words, scaled(sizes, scale), token, bold=bold)

    def _paint_cards(self, painter: QPainter, cards: Sequence[AnyCard], box: QRectF) -> float:
        """The cards from the left of the box on, closer where there are many; returns their width."""
        wide = round(box.height() / CARD_RATIO)
        step = min(wide + 3.0, (box.width() - wide) / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            self._pictures.paint(painter, QPointF(round(box.x() + at * step), box.y()), card, wide)
        return step * (len(cards) - 1) + wide
