"""Python's garbage is collected on the GUI thread: what a worker thread does never deletes a widget."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from pokertable.app import start
from pokertable.app.start import collect_due, collect_here
from pokertable.session.history.store import Store
from pokertable.session.phh.exchange import import_files
from pokertable.session.phh.write import write_hands
from pokertable.session.record.record import HandRecord
from tests.session.history.store.player import Player

OBJECTS = 50_000
"""More than any threshold of Python's, so that it would collect where they are made."""


class Cycle:
    """Is garbage when nobody else holds it; notes the thread that it ends on."""

    def __init__(self, ended_on: list[int]) -> None:
        self.itself = self
        self.ended_on = ended_on

    def __del__(self) -> None:
        self.ended_on.append(threading.get_ident())


@pytest.fixture
def collecting() -> Iterator[None]:
    """Python's own way, as a program begins; afterwards as it was before."""
    before = gc.isenabled()
    gc.enable()
    gc.collect()
    yield
    (gc.enable if before else gc.disable)()


def ended_while_a_worker_makes_objects(kept: list[list[int]]) -> list[int]:
    """The threads that a cycle, left on this one, has ended on while a worker made the lists that are kept."""
    ended_on: list[int] = []
    Cycle(ended_on)
    worker = threading.Thread(target=lambda: kept.extend([] for _ in range(OBJECTS)))
    worker.start()
    worker.join()
    assert len(kept) == OBJECTS
    return ended_on


def test_python_would_collect_on_the_worker(collecting):
    kept: list[list[int]] = []
    ended_on = ended_while_a_worker_makes_objects(kept)
    assert ended_on and ended_on != [threading.get_ident()]


def test_garbage_waits_for_the_gui_thread(qtbot, collecting):
    parent = QObject()
    collect_here(parent)
    kept: list[list[int]] = []
    ended_on = ended_while_a_worker_makes_objects(kept)
    assert ended_on == []
    qtbot.waitUntil(lambda: bool(ended_on), timeout=5000)
    assert ended_on == [threading.get_ident()]
    parent.deleteLater()


@pytest.mark.parametrize(("objects", "collected"), [(1000, 2), (1200, 1), (1300, 2)])
def test_all_objects_are_gone_through_when_a_quarter_is_new(monkeypatch, objects, collected):
    """After a time in which a thousand were left."""
    asked: list[int] = []
    monkeypatch.setattr(start._Kept, "objects", 0 if objects == 1000 else 1000)
    monkeypatch.setattr(start, "_old_objects", lambda: objects)
    monkeypatch.setattr(gc, "get_count", lambda: (1, 2, 11))
    monkeypatch.setattr(gc, "collect", asked.append)
    collect_due()
    assert asked == [collected]
    assert start._Kept.objects == (objects if collected == 2 else 1000)


def test_garbage_is_not_looked_for_among_the_hands_of_a_file(monkeypatch, tmp_path):
    """Each look took 100 to 270 ms on the GUI thread while 10,000 hands were read."""
    asked: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: (10**6, 0, 0))
    monkeypatch.setattr(gc, "collect", asked.append)

    def take(records: list[HandRecord]) -> list[int]:
        collect_due()
        assert asked == []
        return [len(records)]

    store = Store(None)
    hands = [store.record(hand_id) for hand_id in Player(store).play(2)]
    (tmp_path / "two.phhs").write_text(write_hands(hands), encoding="utf-8")
    assert import_files([tmp_path / "two.phhs"], take).done == 2
    collect_due()
    assert asked == [0]


def test_no_other_thread_runs_while_all_objects_are_listed(collecting):
    """A tuple that is being built from an iterator must have no second holder then: it raised `SystemError` here."""
    mine: list[object] = []
    gc.collect()
    holders = set()

    def between_two_steps(frame, event, _):
        frame.f_trace_opcodes = True
        holders.add(sys.getrefcount(mine))
        return between_two_steps

    before = sys.gettrace()
    sys.settrace(between_two_steps)
    try:
        counted = start._old_objects()
    finally:
        sys.settrace(before)
    assert counted and len(holders) == 1
