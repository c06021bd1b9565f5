"""The one feed from a running hand to the views: pulls steps from the runner and turns them into signals."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.model.hand.actions import Action
from pokertable.model.hand.hand import Hand
from pokertable.session.play.runner import ActionNeeded, ActionRefused, HandStep, Happened, run


class TableFeed(QObject):
    """Steps of one hand at a time. `pump` brings the next step when the table view is ready for it.

    `happened(event, after)`: a seat event and the observation after it. `action_needed(seat, observation)`: the seat
    must act; answer with `act`. `ended()`: the hand is over and all is told. `waits` is asked before each step whether
    something else has to come first; then `pump` again.
    """

    happened = Signal(object, object)
    action_needed = Signal(int, object)
    refused = Signal(object)
    ended = Signal()

    def __init__(self, waits: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waits = waits
        self._steps: Generator[HandStep, Action | None, None] | None = None
        self.is_waiting = False
        """Whether an action is needed before the next step."""
        self._ready = self._pumping = False

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to tell."""
        return self._steps is None

    def begin(self, hand: Hand, viewer: int | None, keep: Callable[[Hand], None] | None = None) -> None:
        """Feed this hand from its first event on; `keep` stores what is new before it is told."""
        self._steps = run(hand, viewer, keep=keep)
        self.is_waiting = False

    def stop(self) -> None:
        """Leave the hand; nothing more comes."""
        self._steps = None
        self.is_waiting = self._ready = False

    def pump(self) -> None:
        """Bring the next step; steps that are played at once come in a loop, not one inside the other."""
        self._ready = True
        if self._pumping:
            return
        self._pumping = True
        try:
            while self._ready and self._steps is not None and not self.is_waiting and not self._waits():
                self._ready = False
                self._take(None)
        finally:
            self._pumping = False

    def act(self, action: Action) -> None:
        """Answer the action needed, then bring the next step; nothing if none is needed."""
        if self._pumping:
            QTimer.singleShot(0, self, partial(self.act, action))
            return
        if self._steps is None or not self.is_waiting:
            return
        self.is_waiting = self._ready = False
        self._pumping = True
        try:
            self._take(action)
        finally:
            self._pumping = False
        if self._ready:
            self.pump()

    def _take(self, action: Action | None) -> None:
        assert self._steps is not None
        try:
            step = next(self._steps) if action is None else self._steps.send(action)
        except StopIteration:
            self._steps = None
            self.ended.emit()
            return
        if isinstance(step, Happened):
            self.happened.emit(step.event, step.after)
        elif isinstance(step, ActionNeeded):
            self.is_waiting = True
            self.action_needed.emit(step.seat, step.observation)
        elif isinstance(step, ActionRefused):
            self.refused.emit(step.error)
            self._take(None)
