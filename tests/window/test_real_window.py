"""A real window on a virtual display, driven by real key and mouse events."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA8, STUD8
from pokertable.views.kit.language import can_show_japanese
from tests.machine import patience

pytestmark = pytest.mark.desktop
_DRAWS = [game for game in CATALOGUE.values() if game.draws]
needs_x = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
)


def require_face(language: str) -> None:
    """Skip the test where nothing can be shown in this language. Needs an application."""
    if language == "ja" and not can_show_japanese():
        pytest.skip("no font with Japanese characters is installed")


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


def seen(display: str, home: Path, module: str, *arguments: str) -> str:
    """What a module of this room prints, run on the display; it must come to its end."""
    done = subprocess.run(
        [sys.executable, "-m", f"tests.window.{module}", *arguments],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=patience(240),
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(home)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip().endswith("DONE")
    return done.stdout


@needs_x
@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("en", (HOLDEM, *_DRAWS[-1:])),
        pytest.param("en", tuple(CATALOGUE.values()), marks=pytest.mark.long),
        pytest.param("ja", (HOLDEM, OMAHA8, STUD8, *_DRAWS[:1]), marks=pytest.mark.long),
        pytest.param("fr", (HOLDEM, OMAHA8, STUD8, *_DRAWS[:1]), marks=pytest.mark.long),
    ],
)
def test_a_hand_of_each_game_from_the_start_page_to_the_award(qapp, display, tmp_path, language, games):
    require_face(language)
    printed = seen(display, tmp_path, "drive", language, *(game.key for game in games))
    for game in games:
        assert f"{game.key}: hand 1:" in printed
        assert all(f"{game.key}: draw {number}: discarded" in printed for number in range(1, game.draws + 1))
    assert ": 2 pots" in printed or ": 3 pots" in printed


@needs_x
@pytest.mark.long
def test_a_whole_rotation_of_horse_is_announced_and_played(display, tmp_path):
    printed = seen(display, tmp_path, "rotation")
    order = [line.partition(":")[0] for line in printed.splitlines() if "hand" in line.lower()]
    played = [game for game in order if game in CATALOGUE]
    assert list(dict.fromkeys(played)) == ["holdem", "omaha8", "razz", "stud", "stud8"]
    assert played[-1] == "holdem"


@needs_x
@pytest.mark.long
def test_cards_are_pointed_at_before_a_showdown_of_each_game(display, tmp_path):
    seen(display, tmp_path, "point")
