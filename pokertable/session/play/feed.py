"""Feeds the steps of a hand to a view: the next step comes when the previous one has been shown."""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import Enum, auto

from pokertable.model.hand.actions import Action
from pokertable.model.hand.hand import Hand
from pokertable.session.play.runner import run
from pokertable.session.play.steps import ActionNeeded, ActionRefused, AllTold, HandStep


class Pace(Enum):
    """How fast a hand is told."""

    USUAL = auto()
    CATCHING_UP = auto()
    """Without delay up to where the hand is: it is shown again."""
    HURRIED = auto()
    """Without delay up to the player's next decision or the result."""
    RUSHED = auto()
    """Without delay, and past the result to the next hand: the player is out of this one."""


class Feed:
    """Steps of one hand at a time, each passed to `tell`.

    After an event the next step comes when the view is `ready`; after an `ActionNeeded` when the action is taken.
    Either may be called during `tell`, if showing takes no time: the next step then follows in a loop, never nested, so
    that every listener gets the steps in order.
    """

    def __init__(self, tell: Callable[[HandStep], None]) -> None:
        self._tell = tell
        self._steps: Generator[HandStep, Action | None, None] | None = None
        self._action: Action | None = None
        self._is_ready = self._is_telling = False
        self.pace = Pace.USUAL
        self.needs_action = False
        """Whether the next step waits for an action."""

    @property
    def is_done(self) -> bool:
        """Whether no step is left."""
        return self._steps is None

    def begin(
        self, hand: Hand, viewer: int | None, keep: Callable[[], None] | None = None, pace: Pace = Pace.USUAL
    ) -> None:
        """Feed this hand from its first event on; `keep` stores new events before they are told."""
        self.stop()
        self.pace = pace
        self._steps = run(hand, viewer, keep=keep)

    def stop(self) -> None:
        """Stop feeding the hand."""
        self._steps = self._action = None
        self._is_ready = self.needs_action = False

    def ready(self) -> None:
        """Note that the last step has been shown."""
        self._is_ready = True
        self._go_on()

    def act(self, action: Action) -> None:
        """Take the needed action; ignored if none is needed."""
        if self.needs_action and self._action is None:
            self._action = action
            self._go_on()

    def _go_on(self) -> None:
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while (step := self._next()) is not None:
                self._tell(step)
        finally:
            self._is_telling = False

    def _next(self) -> HandStep | None:
        """The next step, if it may come now."""
        steps, action = self._steps, self._action
        if steps is None or (action is None if self.needs_action else not self._is_ready):
            return None
        self._action, self.needs_action = None, False
        step = steps.send(action)
        self.needs_action = isinstance(step, ActionNeeded)
        self._is_ready = isinstance(step, ActionRefused)  # nothing is shown: the seat is asked again
        if isinstance(step, ActionNeeded | AllTold) and self.pace is Pace.CATCHING_UP:
            self.pace = Pace.USUAL
        if isinstance(step, AllTold):
            self._steps = None
        return step
