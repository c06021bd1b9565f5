"""Cards of the lab on the move: each goes from where it was to where it belongs, or is pushed out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from pokertable.model.cards import Card
from pokertable.views.cards.card_state import CardState
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import MOTION

_LIFTED: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
_PUSHED_OUT: Final = QEasingCurve(QEasingCurve.Type.OutBack)
"""Beyond the end and back."""


class Pose(NamedTuple):
    """Where a card lies: its upper left corner in px, and how far it is turned in degrees."""

    x: float
    y: float
    turn: float = 0.0


class DrawnCard(NamedTuple):
    """A card on its way: how it looks, where it is, and how much of it is to be seen (1: all)."""

    card: Card
    state: CardState
    pose: Pose
    opacity: float


class CardMoves(QObject):
    """Where each card is just now. `moved()`: draw again."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._from: dict[Card, Pose] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(lambda _value: self.moved.emit())

    def begin(self, before: Mapping[Card, Pose], after: Mapping[Card, Pose], *, slides: bool) -> None:
        """From these poses to those, if any card has to move; `slides`: one of them is pushed out."""
        self._from = dict(before)
        self._clock.stop()
        if look().speed and any(before.get(card) != pose for card, pose in after.items()):
            self._clock.setDuration(round((MOTION.slide_out if slides else MOTION.lift) / look().speed))
            self._clock.start()

    def stop(self) -> None:
        """Every card is where it belongs."""
        self._from = {}
        self._clock.stop()

    @property
    def running(self) -> bool:
        """Whether any card is on its way."""
        return self._clock.state() == QVariantAnimation.State.Running

    def now(self, card: Card, state: CardState, pose: Pose) -> DrawnCard:
        """A card that belongs to `pose`, where it is just now."""
        if not self.running:
            return DrawnCard(card, state, pose, 1.0)
        share = float(self._clock.currentValue())
        start = self._from.get(card)
        if start is None:
            return DrawnCard(card, state, pose, share)
        share = (_PUSHED_OUT if state.illegal else _LIFTED).valueForProgress(share)
        x, y, turn = (a + (b - a) * share for a, b in zip(start, pose, strict=True))
        return DrawnCard(card, state, Pose(x, y, turn), 1.0)
