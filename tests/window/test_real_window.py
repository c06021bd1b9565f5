"""A real window on a virtual display, driven by real key and mouse events."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

needs_x = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
)


@pytest.fixture
def display():
    """A virtual display of its own; its number."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


@needs_x
@pytest.mark.parametrize(
    "language", [[], pytest.param(["ja"], marks=pytest.mark.long), pytest.param(["fr"], marks=pytest.mark.long)]
)
def test_a_hand_of_each_game_from_the_start_page_to_the_award(display, tmp_path, language):
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.drive", *language],
        cwd=root, capture_output=True, text=True, timeout=240,
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip().endswith("DONE")
    for game in ("holdem", "omaha", "omaha8", "stud8"):
        assert f"{game}: hand 1:" in done.stdout
    assert ": 2 pots" in done.stdout or ": 3 pots" in done.stdout


@needs_x
@pytest.mark.long
def test_cards_are_pointed_at_before_a_showdown_of_each_game(display, tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.point"],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=240,
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip().endswith("DONE")
