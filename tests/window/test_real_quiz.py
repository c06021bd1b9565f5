"""The quiz of every topic in a real window, by real keys and by a real mouse."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pokertable.training.quiz.topics import FILES
from tests.machine import patience
from tests.window.test_real_window import display, needs_x, require_face

__all__ = ["display"]
pytestmark = pytest.mark.desktop


@needs_x
@pytest.mark.long
@pytest.mark.parametrize("way", [["keys"], ["mouse"], ["keys", "ja"], ["keys", "fr"]])
def test_a_step_of_a_lesson_and_a_session_of_every_topic(qapp, display, tmp_path, way):
    require_face(way[-1])
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.quiz", *way],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=patience(280),
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip().endswith("DONE")
    for topic in FILES.keys() - {"range"}:
        assert f"{topic} " in done.stdout


@needs_x
@pytest.mark.long
def test_what_is_to_be_done_today_from_the_start_page_to_its_end(display, tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.today", str(tmp_path)],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=patience(120),
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Done for today: 4 of 5 right" in done.stdout
    assert done.stdout.strip().endswith("DONE")
