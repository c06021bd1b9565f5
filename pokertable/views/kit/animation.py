"""Motion as values: steps that know an item's position at a time, and one clock that drives them all.

A transition runs over a table already drawn in its final state: each step moves its item from its old place to its
present one. So ending early and ending on time give the same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsObject


class Moving(Protocol):
    """A step of a transition; times in ms from its start."""

    @property
    def end(self) -> float:
        """The time at which the step is done, in ms."""

    def at(self, ms: float) -> None:
        """Draw the state at this time, also before the step begins."""


@dataclass(frozen=True, slots=True)
class Move:
    """An item moves between two positions; if it `appears` it is hidden before its delay, if it `leaves` it fades."""

    item: QGraphicsObject
    start: QPointF
    stop: QPointF
    duration: float
    delay: float = 0
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    appears: bool = False
    leaves: bool = False

    @property
    def end(self) -> float:
        """The time of arrival, in ms."""
        return self.delay + self.duration

    def at(self, ms: float) -> None:
        """Put the item where it is at this time."""
        progress = _progress(ms - self.delay, self.duration)
        self.item.setPos(
            self.stop if progress == 1 else self.start + (self.stop - self.start) * eased(self.curve, progress)
        )
        if self.appears:
            self.item.setOpacity(1.0 if ms >= self.delay else 0.0)
        elif self.leaves:
            self.item.setOpacity(1 - progress)


@dataclass(frozen=True, slots=True)
class Wait:
    """An item that is hidden before its time."""

    item: QGraphicsObject
    end: float

    def at(self, ms: float) -> None:
        """Show or hide the item."""
        self.item.setOpacity(1.0 if ms >= self.end else 0.0)


@dataclass(frozen=True, slots=True)
class Count:
    """A number that counts from one value to another."""

    show: Callable[[int], None]
    start: int
    stop: int
    duration: float

    @property
    def end(self) -> float:
        """The time of the last value, in ms."""
        return self.duration

    def at(self, ms: float) -> None:
        """Show the value of this time."""
        progress = eased(QEasingCurve.Type.InOutCubic, _progress(ms, self.duration))
        self.show(self.start + round((self.stop - self.start) * progress))


def eased(curve: QEasingCurve.Type, share: float) -> float:
    """Progress of an eased motion, 0 to 1, at a fraction of its time."""
    return QEasingCurve(curve).valueForProgress(share)


def _progress(ms: float, duration: float) -> float:
    return 1.0 if duration <= 0 else max(0.0, min(1.0, ms / duration))


class Transition(QVariantAnimation):
    """Runs steps together at a speed (2: twice as fast). The first frame is drawn at once."""

    def __init__(self, steps: Sequence[Moving], speed: float, parent: QObject) -> None:
        super().__init__(parent)
        self._steps = tuple(steps)
        length = max(step.end for step in self._steps)
        self.setStartValue(0.0)
        self.setEndValue(float(length))
        self.setDuration(max(1, round(length / speed)))
        self.valueChanged.connect(self._draw)
        for step in self._steps:
            step.at(0)

    def begin(self) -> None:
        """Start the clock."""
        self.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _draw(self, ms: float) -> None:
        for step in self._steps:
            step.at(ms)
