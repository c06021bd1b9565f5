"""Ended from outside: by the system, by Ctrl-C or by a terminal that is closed, the program closes its window first."""

import os
import select
import signal
import subprocess
import sys
from contextlib import suppress

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from pokertable.app.ending import EndingSignals
from pokertable.app.start import Running
from pokertable.session.profile.settings import load, settings_file
from tests.machine import patience
from tests.test_app import choice, started

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


@pytest.fixture
def signals(qapp):
    interrupt = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it in the background
    closed = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # nohup ignores it
    made = EndingSignals()
    yield made
    with suppress(OSError):
        made.remove()
    signal.signal(signal.SIGINT, interrupt)
    signal.signal(signal.SIGHUP, closed)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_is_heard_while_the_loop_waits(qtbot, signals, number):
    with qtbot.waitSignal(signals.came) as came:
        os.kill(os.getpid(), number)
    assert came.args == [number]


def test_afterwards_signals_are_handled_as_before(qapp):
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    ignored = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signals = EndingSignals()
    try:
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN, "as under nohup"
        assert signal.getsignal(signal.SIGHUP) is not signal.SIG_DFL
    finally:
        signals.remove()
        signal.signal(signal.SIGTERM, ignored)
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_DFL
    signal.signal(signal.SIGHUP, before)
    assert signal.set_wakeup_fd(-1) == -1


def test_the_window_is_closed_without_a_question_and_the_status_names_the_signal(qtbot, signals, tmp_path, monkeypatch):
    left: list[int] = []
    monkeypatch.setattr(QApplication, "exit", left.append)
    program = started(qtbot, tmp_path)
    running = Running(program, tmp_path)
    signals.came.connect(running.end, Qt.ConnectionType.QueuedConnection)
    program.play(choice())
    program.window.may_close = lambda: pytest.fail("nobody is there to be asked")
    os.kill(os.getpid(), signal.SIGTERM)
    qtbot.waitUntil(lambda: left == [128 + signal.SIGTERM])
    assert not program.window.isVisible()
    assert load(settings_file(tmp_path))[0].last_game == "omaha8"
    running.deleteLater()


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_whole_program_ends_so(tmp_path, number):
    """With a program in a seat, which is told goodbye."""
    heard, seated = tmp_path / "heard", tmp_path / "seated"
    os.mkfifo(seated)
    reader = os.open(seated, os.O_RDONLY | os.O_NONBLOCK)
    command = f"program:sh -c 'read hello; echo yes >{seated}; cat >{heard}'"
    options = ("--profile", str(tmp_path / "profile"), "play", "--game", "holdem", "--seats", "2", "--players", command)
    with subprocess.Popen(
        [sys.executable, "-m", "pokertable", *options],
        stderr=subprocess.PIPE, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    ) as process:  # fmt: skip
        ready, _, _ = select.select([reader], [], [], patience(60))
        os.close(reader)
        process.send_signal(number if ready else signal.SIGKILL)
        _, said = process.communicate(timeout=patience(30))
    assert (process.returncode, said) == (128 + number, b"")
    assert heard.read_text().endswith('{"type":"bye"}\n')
