"""Memory: a thousand hands in the window take no more than a hundred, beyond noise. A long run.

Everything that is kept has a bound. After 100 hands caches of boards and the pages that SQLite keeps (at most 4 MiB)
are not yet full; from 400 hands on nothing grows (178.8 MiB after 100 hands, 183.3 after 400, 183.0 after 1,000).
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from pokertable.app import App, application
from pokertable.model.hand.actions import BringIn, CheckCall
from pokertable.session.profile.settings import Settings
from tests.test_app import choice

def resident_mib():
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20

app = application()
program = App(Settings(speed=0.0, bot_delay_ms=0), Path(sys.argv[1]), seed=5, guard_ms=0)
tables = program.tables
hands = 0

def asked(_seat, observation):
    action = CheckCall() if observation.legal.bring_in is None else BringIn()
    QTimer.singleShot(0, tables, lambda: tables.act(action))

def ended():
    global hands
    hands += 1
    if hands in (100, 1000):
        print(hands, round(resident_mib(), 1), flush=True)
    if hands == 1000:
        app.quit()
    else:
        QTimer.singleShot(0, tables, tables.deal)

tables.asked.connect(asked)
tables.hand_ended.connect(ended)
program.window.resize(1280, 800)
program.window.show()
program.play(choice("omaha8", seats=4))
app.exec()
program.window.close()
"""


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="resident memory is read from /proc")
def test_a_thousand_hands_take_no_more_memory_than_a_hundred(tmp_path, capsys):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, timeout=1500,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    measured = {int(hands): float(mib) for hands, mib in (line.split() for line in done.stdout.splitlines())}
    with capsys.disabled():
        print(f"\nresident after 100 hands {measured[100]} MiB, after 1,000 hands {measured[1000]} MiB")
    assert measured[1000] - measured[100] < 10
