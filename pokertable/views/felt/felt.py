"""The felt below a table: how it is laid out, its picture, and the places that are free on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from pokertable.model.hand.observation import Observation
from pokertable.views.felt.free_felt import free_beside
from pokertable.views.felt.places.layout import table_layout
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.table_items import felt_pixmap
from pokertable.views.felt.table_scene import TableScene
from pokertable.views.kit.look import look


class Felt:
    """`layout`: None before the first hand. Places are in px of the viewport."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.layout: Layout | None = None
        self._pixmap: QPixmap | None = None

    def lay_out(self, seen: Observation, size: QSize, *, away: bool = False) -> Layout:
        """Lay out a table of this size for the seats and cards of an observation's game; `away`: with one seat more."""
        variant = seen.game.variant
        layout = table_layout(
            len(seen.seats) + away,
            size.width(),
            size.height(),
            stud=variant.brings_in,
            board_cards=variant.board_cards,
            shared_card=variant.brings_in and bool(seen.board),
            slots=variant.hole_cards if variant.draws else 0,
        )
        if layout != self.layout:
            self.layout, self._pixmap = layout, None
        return layout

    def restyle(self) -> None:
        """Paint the felt anew in the present theme."""
        self._pixmap = None

    def paint(self, painter: QPainter, area: QRect, ratio: float) -> None:
        """Paint the felt within an area of whole px: any other is resampled, which is several times slower."""
        if self.layout is None:
            return
        if self._pixmap is None or self._pixmap.devicePixelRatio() != ratio:
            self._pixmap = felt_pixmap(self.layout, ratio)
        source = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
        painter.drawPixmap(QRectF(area), self._pixmap, source)

    @property
    def corner(self) -> QRect | None:
        """The free lower right corner; None before the first hand."""
        if self.layout is None:
            return None
        x, y, w, h = self.layout.corner
        return QRect(round(x), round(y), int(w), int(h))

    def free_place(
        self, seat: int, width: int, height: int, besides: Sequence[QRect] = ()
    ) -> tuple[QRect, float] | None:
        """The free place of this size nearest to a seat's cards or plate, and its distance; None: there is none.

        `besides`: what lies over the felt and must not be covered.
        """
        if self.layout is None:
            return None
        over = [Rect(*each.getRect()) for each in besides]  # type: ignore[misc]
        found = free_beside(seat, width, height, self._scene.picture, self.layout, look().ui, over)
        if found is None:
            return None
        (x, y, w, h), far = found
        return QRect(int(x), int(y), int(w), int(h)), far
