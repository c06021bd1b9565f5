"""The text size is a setting: it applies at once, on every page, and no words are lost by it in a small window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from pokertable.app import App, application
from pokertable.session.history.store import History
from pokertable.session.profile.settings import TEXT_SIZES, Settings, load, save
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.views.felt.log_panel import LogPanel
from pokertable.views.kit.fonts import fitting, follow_text, grown, set_lines, set_type, sized, width_of
from pokertable.views.kit.labels import FittingLabel
from pokertable.views.kit.look import look
from pokertable.views.kit.widgets import ActionButton
from tests.narrow import known
from tests.test_app import WAIT_MS, check_down, choice, my_turn_or_over
from tests.test_desk import started

LARGEST = TEXT_SIZES[-1]
SMALL, LARGE = (1024, 700), (1920, 1080)


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path, text_size=LARGEST)
    made.window.setMinimumSize(1, 1)
    made.window.resize(*SMALL)
    yield made
    made.window.close()


def words_lost(root: QWidget) -> list[str]:
    """Each label, button or box below `root` that is seen and has no room for its words."""
    lost = []
    for part in root.findChildren(QWidget):
        if not part.isVisible() or part.visibleRegion().isEmpty():
            continue
        room, metrics = part.contentsRect(), part.fontMetrics()
        if isinstance(part, FittingLabel):
            said, fits = (
                part.text,
                any(fitting(words, part.width(), (*part.sizes, 11), bold=part._heading) for words in part._wordings),
            )
        elif isinstance(part, QLabel) and part.text():
            said = part.text()
            if part.wordWrap():
                fits = part.heightForWidth(part.width()) <= part.height() + 1
            else:
                fits = part.sizeHint().width() <= part.width() + 1 and metrics.height() <= part.height() + 1
        elif isinstance(part, ActionButton):
            said = part.text()
            fits = "…" not in "".join(set_lines(said, room.width() - 18, room.height(), (11,))[1])
        elif isinstance(part, QAbstractButton) and part.text() and not part.metaObject().className().startswith("Game"):
            said, fits = part.text(), metrics.horizontalAdvance(part.text().replace("&", "")) <= room.width()
        elif isinstance(part, QComboBox):
            said, fits = part.currentText(), metrics.horizontalAdvance(part.currentText()) <= room.width() - 36
        elif isinstance(part, QScrollArea):
            said, fits = part.accessibleName(), not part.horizontalScrollBar().isVisible()
        else:
            continue
        if not fits:
            lost.append(f"{part.metaObject().className()}: {said!r} in {part.width()}×{part.height()}")
    return lost


def check_words(qtbot: QtBot, program: App) -> QWidget:
    """The page in sight; fails if its layout has come to rest and words are lost."""

    def none_lost() -> None:
        assert words_lost(program.window) == []

    qtbot.waitUntil(none_lost, timeout=WAIT_MS)
    assert (program.window.width(), program.window.height()) == SMALL
    return known(program.window.pages.currentWidget())


@pytest.mark.parametrize("key", ["table", "lab", "quiz", "history", "statistics", "settings"])
def test_no_words_are_lost_on_a_page_without_hands(qtbot, program, key):
    program.window.bar.tab_chosen.emit(key)
    check_words(qtbot, program)


@pytest.mark.parametrize("game", ["omaha8", "stud8", "holdem"])
def test_no_words_are_lost_while_a_hand_is_played_and_at_its_end(qtbot, program, game):
    program.play(choice(game))
    assert my_turn_or_over(qtbot, program)
    check_words(qtbot, program)
    check_down(qtbot, program)
    check_words(qtbot, program)


@pytest.mark.parametrize("key", ["history", "statistics", "replayer", "rules"])
def test_no_words_are_lost_where_hands_are_looked_at(qtbot, program, key):
    program.play(choice("omaha8"))
    check_down(qtbot, program)
    if key == "replayer":
        program.pages.replay(History(program.store).ids()[0])
    elif key == "rules":
        program.show_rules()
    else:
        program.open_page(key)
    if key == "statistics":
        qtbot.waitUntil(program.pages.statistics.graph.isVisible)
    page = check_words(qtbot, program)
    controls = getattr(page, "controls", None)
    if controls is not None:
        assert "…" not in controls.words.text()


@pytest.mark.parametrize("topic", [topic for topic in topics() if topic.find is None], ids=lambda topic: topic.key)
def test_no_words_are_lost_in_the_quiz(qtbot, program, topic):
    program.open_page("quiz")
    quiz = program.pages.quiz
    quiz.set_seed(7)
    quiz.start([topic], [topic.games[-1]], 5)
    qtbot.waitUntil(lambda: quiz.question is not None)
    check_words(qtbot, program)
    question = known(quiz.question)
    quiz.give(question.tempting[0].answer if question.tempting else question.answer)
    check_words(qtbot, program)


def test_pots_keep_their_places_when_chips_are_awarded(qtbot, program):
    program.open_page("quiz")
    quiz = program.pages.quiz
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


def test_no_words_are_lost_in_a_lesson(qtbot, program):
    program.open_page("lab")
    lab = program.pages.lab
    lab.open_lesson(lab.lessons.tiles[0].lesson.key)
    check_words(qtbot, program)


@pytest.mark.parametrize("key", ["quiz", "history"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_a_size_that_is_set_looks_as_if_it_had_always_been(qtbot, tmp_path, key, size):
    programs, pages = [], []
    application()
    for before in (100, LARGEST):
        made = App(Settings(speed=0.0, bot_delay_ms=0, text_size=before), tmp_path / str(before), seed=4, guard_ms=0)
        qtbot.addWidget(made.window)
        made.window.resize(*size)
        made.window.show()
        made.open_page(key)
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


def test_the_log_grows_with_the_text_size(qtbot, program):
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
    with pytest.raises(ValueError, match=r"text scale 0\.5"):
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
    assert "text_size 300: expected one of 100, 115, 130" in known(problem)
