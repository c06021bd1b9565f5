"""The text size is a setting: it applies at once, on every page, and no words are lost by it in a small window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from pokertable.app import App, application
from pokertable.app.dress import scales
from pokertable.app.pages import HISTORY, QUIZ
from pokertable.session.profile.settings import Settings, load, save
from pokertable.training.quiz.topics import topic_from
from pokertable.views.kit.fonts import fitting, follow_text, grown, set_type, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.log.panel import LogPanel
from tests.fits import words_lost
from tests.narrow import known
from tests.test_app import WAIT_MS, choice, my_turn_or_over, started

LARGEST = 130
"""In percent, in a small window."""
SMALL, LARGE = (1024, 700), (1920, 1080)


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path, painted=True, text_size=LARGEST)
    made.window.setMinimumSize(1, 1)
    made.window.resize(*SMALL)
    yield made
    made.window.close()


def check_words(qtbot: QtBot, program: App) -> QWidget:
    """The page in sight; fails if its layout has come to rest and words are lost."""

    def none_lost() -> None:
        assert words_lost(program.window) == []

    qtbot.waitUntil(none_lost, timeout=WAIT_MS)
    assert (program.window.width(), program.window.height()) == SMALL
    return known(program.window.pages.currentWidget())


@pytest.mark.long
def test_pots_keep_their_places_when_chips_are_awarded(qtbot, program):
    program.open_page(QUIZ)
    quiz = program.pages.of(QUIZ).page
    quiz.set_seed(7)
    quiz.start([topic_from("showdown")], ["bigo"], 5)
    qtbot.waitUntil(lambda: quiz.question is not None)
    check_words(qtbot, program)
    cells = list(quiz.session.board.pots.cells.values())
    before = [cell.x() for cell in cells]
    cells[0].setFocus()
    qtbot.keyClick(cells[0], Qt.Key.Key_1)
    check_words(qtbot, program)
    assert [cell.x() for cell in cells] == before


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "shown"),
    [
        pytest.param(SMALL, QUIZ, id="small quiz"),
        pytest.param(LARGE, HISTORY, id="large history", marks=pytest.mark.long),
        pytest.param(LARGE, QUIZ, id="large quiz", marks=pytest.mark.long),
        pytest.param(SMALL, HISTORY, id="small history", marks=pytest.mark.long),
    ],
)
def test_a_size_that_is_set_looks_as_if_it_had_always_been(qtbot, tmp_path, shown, size):
    programs, pages = [], []
    application()
    for before in (100, LARGEST):
        made = App(Settings(speed=0.0, bot_delay_ms=0, text_size=before), tmp_path / str(before), seed=4, guard_ms=0)
        qtbot.addWidget(made.window)
        made.window.resize(*size)
        made.window.show()
        made.open_page(shown)
        made.window.change("text_size", LARGEST)
        page = known(made.window.pages.currentWidget())
        programs.append(made)
        pages.append(page)

    def alike() -> None:
        for page in pages:
            focus = page.window().focusWidget()  # only one window can be active
            if focus is not None:
                focus.clearFocus()
        first, second = (page.grab().toImage() for page in pages)
        assert first == second

    qtbot.waitUntil(alike, timeout=WAIT_MS)
    for made in programs:
        made.window.close()


@pytest.mark.parametrize(
    ("window", "wanted", "taken"),
    [
        (SMALL, 200, (1.0, 1.3)),
        (SMALL, 115, (1.0, 1.15)),
        ((1280, 800), 100, (1.0, 1.0)),
        ((1360, 840), 200, (1.05, 1.5)),
        ((1280, 800), 150, (1.0, 1.3)),
        ((1366, 768), 150, (1.0, 1.3 + 0.2 * 68 / 140)),
        ((1600, 860), 200, (1.075, 1.5 + 0.5 * 20 / 160)),
        ((1920, 900), 100, (1.125, 1.125)),
        (LARGE, 100, (1.35, 1.35)),
        (LARGE, 130, (1.35, 1.755)),
        (LARGE, 200, (1.35, 2 * 1920 / 1840)),
        ((2560, 1440), 100, (1.8, 1.8)),
        ((3840, 2160), 100, (2.7, 2.7)),
        ((7680, 4320), 130, (2.7, 3.51)),
    ],
)
def test_everything_grows_with_the_window_and_text_as_far_as_it_has_room(window, wanted, taken):
    assert scales(wanted, QSize(*window)) == pytest.approx(taken)


@pytest.fixture
def unseen(qtbot, tmp_path):
    made = started(qtbot, tmp_path, text_size=LARGEST)
    made.window.setMinimumSize(1, 1)
    made.window.resize(*SMALL)
    yield made
    made.window.close()


def test_large_text_comes_with_a_large_window_and_goes_with_it(unseen):
    program = unseen
    program.window.change("text_size", 200)
    assert look().text_scale == 1.3
    program.window.resize(*LARGE)
    assert look().text_scale > 2.0 and program.settings.text_size == 200
    program.window.resize(*SMALL)
    assert look().text_scale == 1.3


def test_the_log_grows_with_the_text_size(qtbot, unseen):
    program = unseen
    program.window.resize(1280, 800)
    program.play(choice("omaha8"))
    assert my_turn_or_over(qtbot, program)
    log = known(program.window.table.findChild(LogPanel))
    assert log.text._px == sized(14) == 18
    program.window.change("text_size", 100)
    assert log.text._px == 14


def test_what_follows_the_text_is_set_again(qtbot):
    label = QLabel("Pot")
    qtbot.addWidget(label)
    follow_text(label.setFixedHeight, 20)
    set_type(label, 26, bold=True)
    assert label.height() == 20
    look().change(text_scale=1.3)
    assert label.height() == 26 and label.styleSheet() == "font-size: 34px; font-weight: 600;"


def test_sizes_grow_as_far_as_a_line_has_the_height(qtbot):
    assert grown((20, 14)) == (20, 14)
    look().change(text_scale=1.3)
    assert grown((20, 14)) == [26, 20, 18, 14]
    assert grown((20, 14), height=25) == [20, 18, 14]
    wide = width_of("Straight", 20)
    assert fitting("Straight", wide, (20, 14)) == 20
    assert fitting("Straight", 2 * wide, (20, 14)) == 26


def test_a_text_scale_below_one_is_refused_and_nothing_changes():
    with pytest.raises(ValueError, match=r"scale 0\.5"):
        look().change(text_scale=0.5)
    assert look().text_scale == 1.0


def test_a_profile_of_before_has_the_normal_size_and_a_bad_value_is_named(tmp_path):
    old = tmp_path / "old.json"
    old.write_text('{"theme": "light"}', encoding="utf-8")
    assert load(old)[0].text_size == 100
    kept = tmp_path / "kept.json"
    save(Settings(text_size=115), kept)
    assert load(kept)[0].text_size == 115
    bad = tmp_path / "bad.json"
    bad.write_text('{"text_size": 300}', encoding="utf-8")
    settings, problem = load(bad)
    assert settings.text_size == 100
    assert "back to their defaults: text_size." in str(problem)


@pytest.mark.parametrize("size", [100, pytest.param(LARGEST, marks=pytest.mark.long)])
def test_the_amount_has_its_size_in_another_theme_too(qtbot, tmp_path, size):
    """A font that is set upon a widget ends with the style sheet under which it was set."""
    program = started(qtbot, tmp_path, painted=True, text_size=size)
    program.play(choice())
    my_turn_or_over(qtbot, program)
    field = known(program.window.table.panel.findChild(QLineEdit, "amount"))
    before = field.fontInfo().pixelSize(), field.fontInfo().bold()
    program.window.settings_changed.emit(replace(program.settings, theme="light"))
    assert (field.fontInfo().pixelSize(), field.fontInfo().bold()) == before == (17, True)
    program.window.close()
