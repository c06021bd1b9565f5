"""The source of questions: the next one is prepared in the background while the player reads this one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event as Flag
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.model.wanted import while_wanted
from pokertable.training.learner.request import Prepared, Request, prepare
from pokertable.training.quiz.topics import warm_up

Submit = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Runs the first callable on a worker thread, then calls the second with its result on this one (`Jobs.submit`)."""

_ORDER_AFTER_MS = 80
"""Delay in ms before the next question is prepared: after this one is painted."""


def at_once(work: Callable[[], Any], done: Callable[[Any], None]) -> None:
    """Work without a worker thread: for tests and pictures."""
    done(work())


class QuestionFeed(QObject):
    """One question ahead. `ready()`: the ordered question can be taken; `failed(error)`: there is none."""

    ready = Signal()
    failed = Signal(object)

    def __init__(self, submit: Submit, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._submit = submit
        self._dropped = Flag()
        """Whether the latest order is not wanted any more."""
        self._warm = False
        self._next: Prepared | None = None
        self.is_under_way = False
        """Whether an ordered question has not come yet."""
        self._wanted: Callable[[], Request] | None = None
        self._later = QTimer(self, singleShot=True, interval=_ORDER_AFTER_MS)
        self._later.timeout.connect(self._order_wanted)

    @property
    def has_next(self) -> bool:
        """Whether the next question is prepared."""
        return self._next is not None

    def warm(self) -> None:
        """Load in the background, once, the modules that the first question needs."""
        if not self._warm:
            self._warm = True
            self._submit(warm_up, lambda _: None)

    def order(self, request: Request) -> None:
        """Prepare this question; an older unfinished order is dropped."""
        self.drop()
        self.is_under_way = True
        self._dropped = dropped = Flag()
        self._submit(partial(_prepared, request, dropped), partial(self._come, dropped))

    def order_soon(self, request: Callable[[], Request]) -> None:
        """Prepare the question of `request` after the one on the screen is painted."""
        if self._next is None:
            self._wanted = request
            self._later.start()

    def take(self) -> Prepared | None:
        """The prepared question; None if it is still under way: `ready` reports it."""
        if self._later.isActive():
            self._order_wanted()
        prepared, self._next = self._next, None
        return prepared

    def drop(self) -> None:
        """Drop all orders; a search under way ends at its next step."""
        self._later.stop()
        self._wanted = None
        self._next = None
        self.is_under_way = False
        self._dropped.set()

    def _order_wanted(self) -> None:
        wanted = self._wanted
        if wanted is not None:
            self.order(wanted())

    def _come(self, dropped: Flag, prepared: Prepared | Exception) -> None:
        if dropped.is_set():
            return
        self.is_under_way = False
        if isinstance(prepared, Exception):
            self.failed.emit(prepared)
        else:
            self._next = prepared
            self.ready.emit()


def _prepared(request: Request, dropped: Flag) -> Prepared | Exception:
    """The question, or the exception: a waiting caller must learn of it too."""
    try:
        with while_wanted(lambda: not dropped.is_set()):
            return prepare(request)
    except Exception as error:
        return error
