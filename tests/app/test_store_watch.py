"""Whether the window may be closed while the file of hands cannot be written."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, QTimer

from pokertable.app import store_watch
from pokertable.app.store_watch import StoreWatch
from pokertable.session.history.faults import Fault


class Kept:
    """A store that cannot be written, or can again."""

    def __init__(self):
        self.fault, self.unsaved_hands, self.mends = Fault.FULL, 0, False
        self.tries = 0

    def take_notices(self):
        return []

    def catch_up(self):
        self.tries += 1
        return self.mends


class Watched:
    """A watch over such a store; `asked` for how many hands would be lost, which are given up if `agrees`."""

    def __init__(self, monkeypatch):
        self.store, self.agrees = Kept(), False
        self.asked: list[int] = []
        signal = SimpleNamespace(connect=lambda _: None)
        self.profile = SimpleNamespace(store=self.store, has_store=True, opened=signal, notices_wanted=signal)
        self.window = QObject()
        self.watch = StoreWatch(cast(Any, self.profile), cast(Any, self.window))
        monkeypatch.setattr(self.watch, "_ask", self._ask)

    def _ask(self, hands):
        self.asked.append(hands)
        return self.agrees


@pytest.fixture
def watched(qtbot, monkeypatch):
    return Watched(monkeypatch)


@pytest.mark.parametrize("agrees", [True, False])
def test_hands_that_would_be_lost_are_asked_about(watched, agrees):
    watched.store.unsaved_hands, watched.agrees = 2, agrees
    assert watched.watch.may_close() is agrees and watched.asked == [2]


def test_where_nothing_would_be_lost_nobody_is_asked(watched):
    """A full disk, and no hand since."""
    assert watched.watch.may_close() and watched.asked == []


def test_hands_that_can_be_saved_at_last_are_saved(watched):
    watched.store.unsaved_hands, watched.store.mends = 2, True
    assert watched.watch.may_close() and watched.asked == []


def test_where_the_file_is_well_nobody_is_asked(watched):
    watched.store.fault, watched.store.unsaved_hands = None, 2
    assert watched.watch.may_close() and watched.asked == []


def test_where_no_hand_was_played_there_is_no_store_to_ask(watched):
    watched.profile.has_store, watched.store.unsaved_hands = False, 2
    assert watched.watch.may_close() and watched.asked == []


def test_the_file_is_tried_again_in_play_too(qtbot, monkeypatch):
    """Each write began the wait anew: as long as somebody played, a disk that had room again was not noticed."""
    monkeypatch.setattr(store_watch, "RETRY_MS", 100)
    watched = Watched(monkeypatch)
    writes = QTimer(watched.window, interval=10)
    writes.timeout.connect(watched.watch._look)
    writes.start()
    qtbot.waitUntil(lambda: watched.store.tries >= 2, timeout=5000)
    writes.stop()
    watched.watch.shut_down()
