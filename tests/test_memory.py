"""Memory: caches stay within their limit in all games and on all pages, and what is left is given back. Long runs.

A thousand hands in the window take no more than a hundred, beyond noise.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from pokertable.app.pages import REVIEW, START
from pokertable.model.caches import BUDGET, LIMIT
from tests.memory_walk import PLACES, SHOWN
from tests.narrow import known
from tests.test_app import check_down, choice, started
from tests.views.widgets.test_layouts import wrapped_items

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from pokertable.app import App, application
from pokertable.model.hand.actions import BringIn, CheckCall
from pokertable.session.profile.settings import Settings
from tests.narrow import known
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


SEEN = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="resident memory is read from /proc")


class At(NamedTuple):
    """The memory at a place of `tests.memory_walk`."""

    game: str
    place: str
    resident: float
    caches: float
    windows: int


def walked(*games: str) -> list[At]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.memory_walk", *games],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, timeout=6000, check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    rows = [line.split(",") for line in done.stdout.splitlines()]
    return [At(game, place, float(held), float(caches), int(windows)) for game, place, held, caches, windows in rows]


@pytest.mark.long
@SEEN
def test_a_walk_through_all_games_and_pages(capsys):
    """The review holds most; what is left after a game is what was left after the first, beyond its lasting tables."""
    found = walked()
    with capsys.disabled():
        print(
            "\n" + "\n".join(f"{at.game:12} {at.place:10} {at.resident:6.0f} MiB {at.caches:6.1f} MB" for at in found)
        )
    assert {at.place for at in found} == {"start", *PLACES}
    assert max(at.caches for at in found) <= 1.05 * LIMIT / 1e6, "entries grow until they are weighed again"
    assert max(at.resident for at in found) < MOST
    left = [at for at in found if at.place == "left"]
    assert left[-1].resident - left[0].resident < GROWTH
    assert left[-1].windows <= left[0].windows + MENUS


MOST = 750
"""MiB at any place."""
GROWTH = 250
"""MiB of tables that never change and of what lies between blocks that are used, of all other games."""
MENUS = 4
"""Of widgets that a game has and the first one has not."""
AN_HOUR = 3_600_000
"""Ms."""


@pytest.mark.long
def test_pages_that_are_left_give_back_what_they_had_and_leave_no_windows(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    windows, before = [], wrapped_items()
    for _ in range(2):
        BUDGET.forget()
        program.giving_back._timer.setInterval(AN_HOUR)  # nothing of the hand is given back while it is played
        program.play(choice("omaha8", seats=2, personas=("tag",)))
        check_down(qtbot, program)
        assert len(BUDGET) > 10
        program.giving_back._timer.setInterval(0)
        program.pages.of(REVIEW).review(known(program.tables.hand_id))
        for page in SHOWN:
            program.open_page(page)
        program.open_page(START)
        qtbot.waitUntil(lambda: not len(BUDGET))
        windows.append(len(QApplication.topLevelWidgets()))
    assert windows[0] == windows[1]
    assert not [each for each in wrapped_items() if each not in before], "Qt deletes them and Python is not told"
    program.window.close()


@pytest.mark.long
@SEEN
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
