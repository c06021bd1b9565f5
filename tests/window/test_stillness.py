"""No motion where the desktop asks for none, over a real bus; and what then moves no more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pokertable.app import dress
from pokertable.views.kit.animation import Move, Transition
from pokertable.views.kit.look import look
from tests.test_app import choice, my_turn_or_over, started
from tests.window.test_screen_reader import needs_bus


@needs_bus
@pytest.mark.desktop
@pytest.mark.parametrize(
    ("setting", "still"),
    [
        pytest.param(("org.gnome.desktop.interface", "enable-animations", "false"), True, marks=pytest.mark.long),
        pytest.param(("org.gnome.desktop.interface", "enable-animations", "true"), False, marks=pytest.mark.long),
        pytest.param(("org.freedesktop.appearance", "reduced-motion", "uint32 1"), True, marks=pytest.mark.long),
    ],
)
def test_the_desktop_is_asked_over_its_portal(tmp_path, setting, still):
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "tests.window.asked", *setting],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=60,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split("\n")[:2] == ["alone False", f"asked {still}"]


@pytest.mark.parametrize("asks", [True, pytest.param(False, marks=pytest.mark.long)])
def test_nothing_moves_where_the_system_asks_for_that_whatever_is_set(qtbot, tmp_path, monkeypatch, asks):
    program = started(qtbot, tmp_path, painted=True)
    program.window.change("speed", 2.0)
    monkeypatch.setattr(dress, "asks_for_stillness", lambda: asks)
    program.heed_system()
    assert look().speed == (0 if asks else 2.0) and program.settings.speed == 2.0
    begun: list[Transition] = []
    begin = Transition.begin

    def noted(moves: Transition) -> None:
        begun.append(moves)
        begin(moves)

    monkeypatch.setattr(Transition, "begin", noted)
    program.play(choice("holdem", seats=2))
    assert my_turn_or_over(qtbot, program)
    moved = [step for moves in begun for step in moves._steps if isinstance(step, Move)]
    assert begun and bool(moved) is not asks
    program.window.close()
