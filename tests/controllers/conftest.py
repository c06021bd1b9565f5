"""A table's controller with its page, without the rest of the program: opponents check or call, nothing moves."""

from __future__ import annotations

from functools import partial

import pytest

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.model.hand.actions import CheckCall
from pokertable.session.history.store import Store
from pokertable.session.play.opponents import Chosen
from pokertable.views.kit.look import look
from pokertable.views.table.table_page import TablePage


class Thinking(Jobs):
    """Opponents have chosen as soon as they are asked, or when they are `answered`."""

    def __init__(self):
        super().__init__()
        self.at_once = True
        self.waiting = []

    def submit(self, work, done):
        self.waiting.append((work, done))
        if self.at_once:
            self.answer()

    def answer(self):
        while self.waiting:
            work, done = self.waiting.pop(0)
            try:
                found = work()
            except RuntimeError as error:
                self.failed.emit(error)
            else:
                done(found)

    def forget(self):
        self.waiting.clear()


class Desk:
    """A controller with its page, and what it has asked of opponents and told of."""

    def __init__(self, page, monkeypatch):
        self.page = page
        self.store = Store(None)
        self.jobs = Thinking()
        self.tables = TableController(page, self.jobs, self.store)
        self.tables.opponents.delay_ms = 0
        self.flow = self.tables.flow
        self.asked: list[tuple[str, str]] = []
        self.told: list[str] = []
        monkeypatch.setattr("pokertable.controllers.table_opponents.choose_action", self._choose)
        for name in ("sat_down", "hand_begun", "hand_ended", "practising", "practice_left"):
            getattr(self.tables, name).connect(partial(self._hear, name))

    def _hear(self, name, *said):
        self.told.append(" ".join([name, *map(str, said)]))

    def _choose(self, persona, turn, seed, memory, prizes):
        self.asked.append((persona, seed))
        return Chosen(CheckCall())

    def play_on(self, action=None):
        while self.flow.is_my_turn:
            self.page.acted.emit(CheckCall() if action is None else action)


@pytest.fixture
def page(qtbot):
    made = TablePage(guard_ms=0)
    qtbot.addWidget(made)
    made.setUpdatesEnabled(False)
    look().change(speed=0)
    return made


@pytest.fixture
def desk(page, monkeypatch):
    made = Desk(page, monkeypatch)
    yield made
    made.tables.shut_down()
