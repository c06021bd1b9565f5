"""``pokertable shot quiz`` and ``today``: each state as a picture, the same in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from pokertable.app.pages import quiz
from pokertable.app.pages import today as day
from pokertable.cli.main import main
from pokertable.training.learner.request import prepare
from pokertable.training.today import plan
from pokertable.views.quiz import feed
from pokertable.views.window.main_window import MainWindow
from tests.training.quiz.asked import prepared

SIZE = (1024, 700)


def words(path: Path, step: int, *more: str, page: str = "quiz") -> list[str]:
    return ["shot", page, str(path), "--size", "1024x700", "--seed", "4", "--step", str(step), *more]


def shot(path: Path, step: int, *more: str, page: str = "quiz") -> QImage:
    """In this process."""
    assert main(words(path, step, *more, page=page)) == 0
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.close()
            window.deleteLater()
    return QImage(str(path))


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], QImage]:
    """A question of pot limit after so many answers of a short session, the same picture for every test."""
    folder = tmp_path_factory.mktemp("taken")

    @cache
    def picture(step: int) -> QImage:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(quiz, "SESSION", SHORT_SESSION)
            return shot(folder / f"{step}.png", step, "--topic", "potlimit")

    return picture


def shot_by_itself(path: Path, step: int, *more: str) -> QImage:
    """In a process of its own."""
    run = subprocess.run(
        [sys.executable, "-m", "pokertable", *words(path, step, *more)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return QImage(str(path))


@pytest.fixture(autouse=True)
def in_this_process(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the command sets for its own process; one question is worked out once."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("QT_SCALE_FACTOR", "1")
    monkeypatch.setattr(feed, "prepare", prepared)


EVERY_STATE = (0, 1, 2, 11, 12)
SHORT_SESSION = 2


def test_every_state_has_its_picture(taken: Callable[[int], QImage]) -> None:
    """A question, the verdict, and after the last the summary."""
    expect_all_different([taken(step) for step in (0, 1, SHORT_SESSION + 1)])


@pytest.mark.long
@pytest.mark.parametrize("topic", ["potlimit", "play"])
def test_every_state_of_a_whole_session_has_its_picture(tmp_path: Path, topic: str) -> None:
    expect_all_different([shot(tmp_path / f"{step}.png", step, "--topic", topic) for step in EVERY_STATE])


def expect_all_different(pictures: list[QImage]) -> None:
    assert all(picture.size().toTuple() == SIZE for picture in pictures)
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


def test_the_same_picture_again(
    tmp_path: Path, taken: Callable[[int], QImage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quiz, "SESSION", SHORT_SESSION)
    assert shot(tmp_path / "again.png", 1, "--topic", "potlimit") == taken(1)


@pytest.mark.long
@pytest.mark.parametrize("step", [0, 1])
@pytest.mark.parametrize("first", [shot, shot_by_itself])
def test_the_same_picture_in_every_process(
    tmp_path: Path, step: int, first: Callable[..., QImage], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the question that the program finds, not of one that is written down."""
    monkeypatch.setattr(feed, "prepare", prepare)
    picture = first(tmp_path / "first.png", step, "--game", "holdem", "--topic", "potlimit")
    assert shot_by_itself(tmp_path / "second.png", step, "--game", "holdem", "--topic", "potlimit") == picture


def test_the_text_size_is_seen(tmp_path: Path, taken: Callable[[int], QImage]) -> None:
    larger = shot(tmp_path / "130.png", 0, "--topic", "potlimit", "--text-size", "130")
    assert taken(0).size() == larger.size() and taken(0) != larger


@pytest.mark.long
def test_the_usual_text_size_can_be_named(
    tmp_path: Path, taken: Callable[[int], QImage], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quiz, "SESSION", SHORT_SESSION)
    assert shot(tmp_path / "100.png", 0, "--topic", "potlimit", "--text-size", "100") == taken(0)


def test_today_has_its_plan_and_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four questions, a lesson's among them."""
    monkeypatch.setattr(plan, "QUESTIONS", 4)
    monkeypatch.setattr(day, "_MISSED", day._MISSED[:1])
    expect_all_different([shot(tmp_path / f"{step}.png", step, page="today") for step in (0, 99)])


@pytest.mark.long
def test_today_has_its_plan_its_questions_and_its_end(tmp_path: Path) -> None:
    expect_all_different([shot(tmp_path / f"{step}.png", step, page="today") for step in (0, 1, 99)])


@pytest.mark.long
def test_today_again_is_the_same_picture(tmp_path: Path) -> None:
    first, again = (shot(tmp_path / f"{time}.png", 0, page="today") for time in (1, 2))
    assert first == again


@pytest.mark.parametrize("page", ["reads", "table", "today"])
def test_a_topic_belongs_to_the_quiz(tmp_path: Path, capsys: pytest.CaptureFixture[str], page: str) -> None:
    assert main(["shot", page, str(tmp_path / "no.png"), "--topic", "nuts"]) == 2
    assert "--topic belongs to the page quiz" in capsys.readouterr().err
    assert not (tmp_path / "no.png").exists()
