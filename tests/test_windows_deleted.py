"""Whole windows opened, played at and deleted, one after the other in one process, garbage collected anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import faulthandler, gc, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from pokertable.app import App, application
from pokertable.session.profile.settings import Settings
from tests.test_app import choice
faulthandler.enable()
app = application()
gc.enable()  # as in a program that makes the application itself
gc.set_threshold(100)
def until(done):
    end = time.monotonic() + 120
    while not done():
        assert time.monotonic() < end
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
for number in range(4):
    gone = []
    program = App(Settings(), Path(sys.argv[1]) / str(number))
    program.window.show()
    program.play(choice("omaha8", seats=4, personas=("station", "loose", "tag")))
    until(lambda: program.tables.hand is not None and program.tables.hand.to_act == 0)
    program.window.bar.odds.trigger()  # counts on a worker while the window goes
    program.window.close()
    program.window.destroyed.connect(lambda: gone.append(True))
    program.window.deleteLater()
    program.deleteLater()
    program = None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone
print("four windows")
"""


@pytest.mark.long
def test_windows_are_deleted_one_after_the_other(tmp_path: Path) -> None:
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True, check=False, env=env
    )
    assert (done.returncode, done.stdout) == (0, "four windows\n"), done.stderr
