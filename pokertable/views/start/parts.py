"""What the parts of the start page share: boxes that can be chosen, tags of the shares, and text in a box."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from pokertable.model.games import Variant
from pokertable.views.cards.card import paint_tag
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_box


class GameButton(Drawn, QAbstractButton):
    """A game that can be chosen by a click; `deal_asked()` on a double click. The page says which one is chosen."""

    deal_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_scale(self, scale: float) -> None:
        """Larger text, on a tile a line more too, in a larger window."""
        self._scale = scale
        self.update()

    def nextCheckState(self) -> None:  # noqa: D102, N802  Qt names it
        pass

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.LeftButton:
            self.deal_asked.emit()


def paint_choice(
    painter: QPainter, box: QRectF, *, chosen: bool, hovered: bool, radius: float, ringed: bool = True
) -> None:
    """The ground of something that can be chosen; what is chosen is ringed, unless the ring stands elsewhere."""
    edge, width = ("turn", 2) if chosen and ringed else ("line", 1)
    paint_box(painter, box.adjusted(1, 1, -1, -1), radius, "raised" if chosen or hovered else "panel", edge, width)


def paint_shares(painter: QPainter, variant: Variant, right: float, bottom: float, size: float) -> float:
    """The tags of a game's shares, ending at `right`: none where only a high wins. Returns their left end."""
    theme = look().theme
    if not any(share.is_low for share in variant.shares):
        return right
    for share in reversed(variant.shares):
        tag = QRectF(right - size, bottom - size, size, size)
        paint_tag(painter, tag, theme, low=share.is_low)
        right -= 1.2 * size
    return right - 0.2 * size


def scaled(sizes: tuple[int, ...], scale: float) -> tuple[int, ...]:
    """Sizes of text in px in a larger window."""
    return tuple([round(px * scale) for px in sizes])
