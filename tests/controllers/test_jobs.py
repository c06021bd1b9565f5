"""Background jobs: results come back on the GUI thread, stale ones do not."""

import threading
from typing import Any

import pytest
from PySide6.QtCore import QThread

from pokertable.controllers.jobs import Jobs


@pytest.fixture
def jobs(qtbot):
    jobs = Jobs()
    yield jobs
    jobs.shut_down()


def test_work_is_done_elsewhere_and_the_result_comes_back_here(qtbot, jobs):
    results: list[Any] = []
    jobs.submit(threading.get_ident, lambda ident: results.append((ident, QThread.currentThread())))
    qtbot.waitUntil(lambda: bool(results))
    ident, thread = results[0]
    assert ident != threading.get_ident()
    assert thread is QThread.currentThread()


def test_results_come_in_order(qtbot, jobs):
    results: list[Any] = []
    for number in range(20):
        jobs.submit(lambda number=number: number, results.append)
    qtbot.waitUntil(lambda: len(results) == 20)
    assert results == list(range(20))


def test_a_stale_result_is_dropped(qtbot, jobs):
    gate = threading.Event()
    results: list[Any] = []
    jobs.submit(lambda: gate.wait(5), lambda _: results.append("stale"))
    jobs.forget()
    gate.set()
    jobs.submit(lambda: 0, lambda _: results.append("fresh"))
    qtbot.waitUntil(lambda: bool(results))
    assert results == ["fresh"]


def test_an_exception_is_handed_on(qtbot, jobs):
    error = ValueError("no such hand")

    def work():
        raise error

    with qtbot.waitSignal(jobs.failed) as failed:
        jobs.submit(work, lambda _: pytest.fail("a failed job has no result"))
    assert failed.args == [error]


def test_after_the_shutdown_nothing_runs(qtbot):
    jobs = Jobs()
    jobs.shut_down()
    with pytest.raises(RuntimeError):
        jobs.submit(lambda: 0, lambda _: None)
