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
    """An item moves between two positions. `appears`: hidden until its delay is over; `leaves`: fades out."""

    item: QGraphicsObject
    start: QPointF
    stop: QPointF
    duration: float
    delay: float = 0
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    appears: bool = False
    leaves: bool = False
    turn: float = 0
    """The turn of the item at the start, in degrees, lost on the way."""
    waits: bool = False
    """Whether something else moves the item before its delay."""

    @property
    def end(self) -> float:
        """The time of arrival, in ms."""
        return self.delay + self.duration

    def at(self, ms: float) -> None:
        """Put the item where it is at this time."""
        if self.waits and ms < self.delay:
            return
        progress = _progress(ms - self.delay, self.duration)
        self.item.setPos(
            self.stop if progress == 1 else self.start + (self.stop - self.start) * eased(self.curve, progress)
        )
        if self.turn:
            self.item.setRotation(self.turn * (1 - progress))
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
class Run:
    """Something drawn by how far it is: `show` gets 0 to 1 along the curve, nothing before its delay."""

    show: Callable[[float], None]
    duration: float
    delay: float = 0
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic

    @property
    def end(self) -> float:
        """The time at which it is done, in ms."""
        return self.delay + self.duration

    def at(self, ms: float) -> None:
        """Show how far it is at this time."""
        if ms >= self.delay:
            self.show(eased(self.curve, _progress(ms - self.delay, self.duration)))


@dataclass(frozen=True, slots=True)
class Then:
    """Something done at each frame from its time on: a state that is set. A pause where nothing is done."""

    end: float
    do: Callable[[], None] = lambda: None

    def at(self, ms: float) -> None:
        """Do it from its time on."""
        if ms >= self.end:
            self.do()


def once(do: Callable[[], None]) -> Callable[[], None]:
    """The function, run on its first call only."""
    left = [do]

    def first() -> None:
        while left:
            left.pop()()

    return first


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
