"""Long work is said, the window lives meanwhile, and what it gives or raises comes back."""

import threading
import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog

from pokertable.app import patience, profile
from pokertable.app.patience import patiently_done
from pokertable.app.profile import Profile
from pokertable.session.profile.settings import Settings


def dialogs():
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QProgressDialog)]


def test_short_work_shows_nothing(qapp, monkeypatch):
    monkeypatch.setattr(patience, "_say", lambda *_: pytest.fail("said"))
    assert patiently_done(lambda: 7, "Working …") == 7


def test_long_work_is_said_and_the_window_lives(qapp, monkeypatch):
    monkeypatch.setattr(patience, "AT_ONCE_S", 0.01)
    lived: list[str] = []
    gate = threading.Event()

    def live():
        lived.extend(dialog.labelText() for dialog in dialogs() if dialog.isVisible() and dialog.isModal())
        gate.set()

    QTimer.singleShot(100, live)
    assert patiently_done(lambda: gate.wait(10), "Working …")
    assert lived == ["Working …"] and not any(dialog.isVisible() for dialog in dialogs())


def test_an_error_of_the_work_comes_back(qapp, monkeypatch):
    monkeypatch.setattr(patience, "AT_ONCE_S", 0.01)

    def fail():
        time.sleep(0.05)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        patiently_done(fail, "Working …")


def test_a_large_store_is_opened_so_and_works_on_this_thread(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(profile, "_LARGE_BYTES", 1)
    monkeypatch.setattr(patience, "AT_ONCE_S", 0.0)
    first = Profile(Settings(), tmp_path)
    first.store.progress.set_all({"skill": 1})
    first.store.close()
    again = Profile(Settings(), tmp_path)
    assert again.store.progress.all().get("skill") == 1 and not again.store.in_memory
    again.store.close()
