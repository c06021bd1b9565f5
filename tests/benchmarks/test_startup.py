"""Cold start: a usable window of ours against an empty PySide6 window, whole processes, measured in pairs.

python -m pytest tests/benchmarks/test_startup.py --benchmark-enable --benchmark-only -s
"""

import os
import statistics
import subprocess
import sys
import time

import pytest

PAIRS = 25
"""With 9 the ratio of one program came out from 1.92 to 2.13."""
EMPTY = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1280, 800)
window.show()
app.processEvents()
window.grab()
"""
OURS = """
from pokertable.app import App, application
from pokertable.session.profile.settings import Settings
app = application()
program = App(Settings())
program.window.resize(1280, 800)
program.window.show()
app.processEvents()
program.window.grab()
program.window.close()
import sys
assert not {"numpy", "datetime", "socket", "pokertable.views.widgets.dialog"} & sys.modules.keys()
"""


@pytest.fixture
def seconds(tmp_path):
    """Time a program that finds compiled modules, as after an installation."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(tmp_path)}

    def run(program: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True, env=env)
        return time.perf_counter() - begin

    run(EMPTY), run(OURS)
    return run


def test_cold_start_against_an_empty_window(benchmark, capsys, seconds):
    pairs = []
    benchmark.pedantic(lambda: pairs.append((seconds(OURS), seconds(EMPTY))), rounds=PAIRS)
    ours, empty = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(a / b for a, b in pairs)
    with capsys.disabled():
        print(
            f"\ncold start: ours {ours:.3f} s, empty window {empty:.3f} s, ratio {ratio:.2f} (median of {PAIRS} pairs)"
        )
    assert ratio <= 2.1
