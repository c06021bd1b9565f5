"""Errors that nobody caught are logged and shown, with a way to copy them; the program goes on."""

import contextlib
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from pokertable.controllers.errors import ErrorHandling
from pokertable.session.profile.bug_log import BLOT
from tests.narrow import known

FULL = Path("/dev/full")


@pytest.fixture
def handling(tmp_path, qapp):
    before = sys.excepthook, threading.excepthook
    handling = ErrorHandling(tmp_path / "logs" / "pokertable.log")
    yield handling
    if handling.dialog is not None:
        known(handling.dialog).close()
    handling.remove()
    assert (sys.excepthook, threading.excepthook) == before


def logged(handling):
    return handling.path.read_text(encoding="utf-8")


def fail(words="it broke"):
    raise RuntimeError(words)


def words_of(dialog):
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_an_error_in_a_slot_is_shown_and_logged(handling, qtbot):
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: handling.dialog is not None)
    assert "RuntimeError: it broke" in handling.dialog.details.toPlainText()
    assert "RuntimeError: it broke" in logged(handling)
    assert handling.dialog.isVisible() and not handling.dialog.isModal()
    assert f"It is also in the log, {handling.path}." in words_of(handling.dialog)


def test_it_can_be_copied_with_the_versions(handling, qtbot):
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: handling.dialog is not None)
    handling.dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert "RuntimeError: it broke" in copied and "PySide6" in copied and "Python" in copied


def test_an_error_on_another_thread_is_shown_too(handling, qtbot):
    thread = threading.Thread(target=fail, args=("off the window's thread",))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: handling.dialog is not None)
    assert "off the window's thread" in handling.dialog.report


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
def test_an_error_is_shown_where_standard_error_cannot_be_written(handling, qtbot, monkeypatch):
    """As when the terminal that it was started from is gone."""
    with FULL.open("w", buffering=1) as full:
        monkeypatch.setattr(sys, "stderr", full)
        handling.report(RuntimeError("it broke"))
        qtbot.waitUntil(lambda: handling.dialog is not None)
        with contextlib.suppress(OSError):
            full.close()
    assert "RuntimeError: it broke" in handling.dialog.report


def test_a_fault_that_repeats_opens_one_dialog(handling, qtbot):
    for _ in range(50):
        QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: handling.dialog is not None and "49 more" in handling.dialog.report)
    assert handling.dialog.report.count("RuntimeError: it broke") == 1
    assert logged(handling).count("RuntimeError: it broke") == 50


def test_after_it_is_closed_the_next_error_is_shown_again(handling, qtbot):
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: handling.dialog is not None)
    handling.dialog.close_button.click()
    qtbot.waitUntil(lambda: handling.dialog is None)
    QTimer.singleShot(0, lambda: fail("again"))
    qtbot.waitUntil(lambda: handling.dialog is not None)
    assert "again" in handling.dialog.report


def test_cards_are_neither_shown_nor_logged(handling, qtbot):
    QTimer.singleShot(0, lambda: fail("seat 2 holds QsJd"))
    qtbot.waitUntil(lambda: handling.dialog is not None)
    for text in (handling.dialog.report, logged(handling)):
        assert "QsJd" not in text and f"seat 2 holds {BLOT}" in text


def test_warnings_of_qt_are_logged(handling):
    qWarning("something about a font")
    assert "Qt: something about a font" in logged(handling)


def test_without_a_log_errors_are_still_shown(tmp_path, qtbot):
    (tmp_path / "taken").write_text("")
    handling = ErrorHandling(tmp_path / "taken" / "pokertable.log")
    try:
        assert handling.problem is not None
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: handling.dialog is not None)
        assert "pokertable.log" not in words_of(known(handling.dialog)), "nothing can be read there"
        known(handling.dialog).close()
    finally:
        handling.remove()


@pytest.mark.skipif(os.name != "posix", reason="pipes have names on POSIX alone")
def test_a_log_that_cannot_be_written_has_no_file_of_crashes_beside_it(tmp_path, qapp):
    os.mkfifo(tmp_path / "pokertable.log")
    handling = ErrorHandling(tmp_path / "pokertable.log")
    there = [file.name for file in tmp_path.iterdir()]
    handling.remove()
    assert "pokertable.log" in str(handling.problem) and there == ["pokertable.log"]


def test_the_log_begins_with_what_runs(handling):
    assert "started: Pokertable" in logged(handling) and "PySide6" in logged(handling)


CRASH = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QLabel, QApplication
from pokertable.controllers.errors import ErrorHandling
app = QApplication([])
handling = ErrorHandling(Path(sys.argv[1]))
import faulthandler
faulthandler._sigsegv()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_crash_of_the_interpreter_leaves_where_it_was(tmp_path):
    script = [sys.executable, "-c", CRASH, str(tmp_path / "pokertable.log")]
    assert subprocess.run(script, capture_output=True, timeout=60).returncode < 0
    assert "Segmentation fault" in (tmp_path / "pokertable.crash").read_text()


def test_without_a_crash_no_file_is_left_for_it(tmp_path, qapp):
    handling = ErrorHandling(tmp_path / "pokertable.log")
    assert {entry.name for entry in tmp_path.iterdir()} == {"pokertable.log", "pokertable.crash"}
    handling.remove()
    assert [entry.name for entry in tmp_path.iterdir()] == ["pokertable.log"]
