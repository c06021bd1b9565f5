"""``pokertable shot quiz``: question, both verdicts, summary and graphs as pictures, the same every time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

SIZE = (1024, 700)


def shot(path: Path, step: int, *more: str) -> QImage:
    command = [sys.executable, "-m", "pokertable", "shot", "quiz", str(path), "--size", "1024x700", "--seed", "4"]
    run = subprocess.run(
        [*command, "--step", str(step), *more],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return QImage(str(path))


def test_every_state_has_its_picture(tmp_path: Path) -> None:
    pictures = [shot(tmp_path / f"{step}.png", step, "--topic", "play") for step in (0, 1, 2, 11, 12)]
    assert all(picture.size().toTuple() == SIZE for picture in pictures)
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


@pytest.mark.parametrize("step", [pytest.param(0, marks=pytest.mark.long), 1])
def test_the_same_picture_again(tmp_path: Path, step: int) -> None:
    first = shot(tmp_path / "first.png", step, "--game", "holdem", "--topic", "potlimit")
    assert shot(tmp_path / "second.png", step, "--game", "holdem", "--topic", "potlimit") == first


def test_the_text_size_is_seen(tmp_path: Path) -> None:
    usual, larger = shot(tmp_path / "usual.png", 0), shot(tmp_path / "larger.png", 0, "--text-size", "130")
    assert usual.size() == larger.size() and usual != larger
    assert shot(tmp_path / "named.png", 0, "--text-size", "100") == usual
