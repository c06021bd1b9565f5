"""The slider of bet sizes: from the least to the greatest legal raise-to, with a tick at each preset."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from pokertable.model.betting.presets import PresetKey
from pokertable.model.hand.legal import LegalActions
from pokertable.views.kit.fonts import scaled
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_box
from pokertable.views.widgets.sliders import PlaceSlider

SPAN = 1000
"""Number of handle positions, over which amounts of any size are spread."""
_POT_AT_LEAST = 0.4
"""Least position, 0 to 1, of a pot-sized bet: for deep stacks the scale is bent."""


class AmountSlider(Drawn, PlaceSlider):
    """A slider over legal amounts. `chosen` carries the player's amount; `set_amount` only displays."""

    chosen = Signal(object)
    stepped = Signal(int)
    """Round steps up (positive) or down, by wheel or arrow key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._legal: LegalActions | None = None
        self.step = 1
        """Chips of which the slider's amounts are multiples."""
        self._bend = 1.0
        self._wheel = 0
        self.setRange(0, SPAN)
        self.setAccessibleName(self.tr("Amount"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_legal(self, legal: LegalActions | None) -> None:
        """Set the choices whose bounds and presets the scale shows."""
        self._legal = legal
        self._bend = 1.0
        pots = [preset.amount for preset in legal.presets if preset.key is PresetKey.POT] if legal else []
        if legal is not None and legal.raise_to is not None and pots:
            low, high = legal.raise_to
            share = (pots[0] - low) / max(1, high - low)
            if 0 < share < _POT_AT_LEAST:
                self._bend = log(share) / log(_POT_AT_LEAST)
        self.update()

    def set_amount(self, amount: int) -> None:  # noqa: D102
        self.setValue(round(SPAN * self._place(amount)))
        self.update()

    def _place(self, amount: int) -> float:
        """Position of an amount on the scale, 0 to 1."""
        if self._legal is None or self._legal.raise_to is None:
            return 0.0
        low, high = self._legal.raise_to
        share = (amount - low) / (high - low) if high > low else 1.0
        return float(max(0.0, min(1.0, share)) ** (1 / self._bend))

    def _amount_at(self, place: float) -> int | None:
        """The amount at a position of the scale: a preset if one is near, else a round one."""
        if self._legal is None or self._legal.raise_to is None:
            return None
        place = max(0.0, min(1.0, place))
        low, high = self._legal.raise_to
        for amount in (*self._ticks(), low, high):
            if abs(self._place(amount) - place) < 0.012:
                return amount
        size = self.step
        return self._legal.clamp(round((low + (high - low) * place**self._bend) / size) * size)

    def _ticks(self) -> Sequence[int]:
        presets = self._legal.offered if self._legal is not None else ()
        return [preset.amount for preset in presets if preset.reason is None]

    def _groove(self) -> QRectF:
        return QRectF(scaled(9), self.height() / 2 - scaled(2), max(1, self.width() - scaled(18)), scaled(4))

    def go(self, x: float) -> None:
        """Choose the amount at this position."""
        groove = self._groove()
        amount = self._amount_at((x - groove.x()) / groove.width())
        if amount is not None:
            self.chosen.emit(amount)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move one round step per notch; parts of notches add up."""
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / 120)
        if notches:
            self._wheel -= 120 * notches
            self.stepped.emit(notches)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by arrows; Home and End go to the ends."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Left: -1}
        ends = {Qt.Key.Key_Home: 0.0, Qt.Key.Key_End: 1.0}
        key = Qt.Key(event.key())
        if key in steps:
            self.stepped.emit(steps[key])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.stepped.emit(5 if key is Qt.Key.Key_PageUp else -5)
        elif key in ends and (amount := self._amount_at(ends[key])) is not None:
            self.chosen.emit(amount)
        else:
            event.ignore()

    def draw(self, painter: QPainter) -> None:
        """Draw the groove, filled with coral up to the amount, the ticks and the handle."""
        theme, groove = look().theme, self._groove()
        paint_box(painter, groove, scaled(2), "line")
        if self.isEnabled():
            x = groove.x() + groove.width() * self.value() / SPAN
            painter.setBrush(theme.color("muted"))
            for amount in self._ticks():
                painter.drawRect(
                    QRectF(
                        groove.x() + groove.width() * self._place(amount) - scaled(0.5),
                        groove.bottom() + scaled(5),
                        scaled(1),
                        scaled(4),
                    )
                )
            paint_box(painter, QRectF(groove.x(), groove.y(), x - groove.x(), groove.height()), scaled(2), "raise_")
            painter.setBrush(theme.color("turn"))
            painter.drawEllipse(QPointF(x, groove.center().y()), scaled(8), scaled(8))
            if self.focus_seen:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.color("focus"), scaled(1.5)))
                painter.drawEllipse(QPointF(x, groove.center().y()), scaled(11), scaled(11))
