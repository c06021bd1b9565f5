"""What the parts of the start page share: a scale, tags of the shares, and sizes of text."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.mixes import Offer
from pokertable.views.cards.card import paint_tag
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn


class Scaled(Drawn):
    """A part of the page that sets its text, and what goes with it, larger in a larger window."""

    _scale = 1.0

    def set_scale(self, scale: float) -> None:
        """So many times as large as designed."""
        assert isinstance(self, QWidget)
        self._scale = scale
        self.update()


def paint_shares(painter: QPainter, game: Offer, right: float, bottom: float, size: float) -> float:
    """The tags of a game's shares, ending at `right`: none of a mix, nor where only a high wins. Returns their left."""
    theme = look().theme
    if not any(share.is_low for share in game.shares):
        return right
    for share in reversed(game.shares):
        tag = QRectF(right - size, bottom - size, size, size)
        paint_tag(painter, tag, theme, low=share.is_low)
        right -= 1.2 * size
    return right - 0.2 * size


def scaled(sizes: tuple[int, ...], scale: float) -> tuple[int, ...]:
    """Sizes of text in px in a larger window."""
    return tuple([round(px * scale) for px in sizes])
