"""The rows of a course's trail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QCursor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pokertable.session.history.store import Store
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.scores import Score
from pokertable.training.path.course import all_courses
from pokertable.training.path.kept import Kept
from pokertable.training.path.standing import standing
from pokertable.views.kit.fonts import scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.path.items import Item, ItemKind, bar_of, bar_words, checkpoint_words, score_words
from pokertable.views.path.page import PathPage
from pokertable.views.path.side import RatedUnit, RatingsPicture
from pokertable.views.path.trail import ItemRow, OpenUnit, Trail, UnitRow
from tests.narrow import known


@pytest.mark.painted
def test_a_row_has_its_ring_for_those_who_come_by_keys_alone(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = ItemRow(Item(ItemKind.LESSON, "Two from your hand", "1 minute", done=False, next=False), window)
    row.resize(400, 40)
    with qtbot.waitActive(window):
        window.show()
    plain = row.grab().toImage()
    for reason, ringed in ((Qt.FocusReason.OtherFocusReason, False), (Qt.FocusReason.TabFocusReason, True)):
        row.clearFocus()
        row.setFocus(reason)
        assert row.hasFocus() and (row.grab().toImage() != plain) is ringed, reason


@pytest.mark.painted
@pytest.mark.parametrize(
    ("kind", "said", "green"), [(ItemKind.LESSON, "passed", True), (ItemKind.PRACTICE, "done", False)]
)
def test_practice_is_done_and_has_no_tick_and_what_can_be_passed_is_passed(
    qtbot: QtBot, kind: ItemKind, said: str, green: bool
) -> None:
    row = ItemRow(Item(kind, "Read", "5 of 5 right", done=True, next=False))
    qtbot.addWidget(row)
    row.resize(400, 40)
    assert row.accessibleName() == f"Read, 5 of 5 right, {said}"
    assert ItemRow(Item(kind, "Read", said, done=True, next=False), row).accessibleName() == f"Read, {said}", "once"
    image, tick = row.grab().toImage(), look().theme.color("right").rgb()
    inks = {image.pixel(x, y) for x in range(84, 120) for y in range(40)}
    assert (tick in inks) is green
    todo = ItemRow(Item(kind, "Read", "5 of 5 right", done=False, next=False))
    qtbot.addWidget(todo)
    todo.resize(400, 40)
    assert todo.grab().toImage() != image


def trail(qtbot: QtBot, height: int, opened: int = 3) -> Trail:
    made = Trail()
    qtbot.addWidget(made)
    course = next(each for each in all_courses() if len(each.units) > 4)
    store = Store(None)
    kept, progress = Kept(store.progress), Progress(store.progress, lambda: 0.0)
    kept.finished(course, course.units[0], 9)
    made.resize(760, height)
    made.show()
    made.show_course(standing(course, frozenset(course.units[0].lessons), progress, kept, ()), opened)
    return made


@pytest.mark.parametrize("spoken", ["en", "fr", "ja"])
def test_the_open_unit_says_its_checkpoint_once_and_its_practice_whole(
    qtbot: QtBot, speak: Callable[[str], str | None], spoken: str
) -> None:
    """The unit and its line said "checkpoint 9 of 10" both, and the practice's score was cut."""
    speak(spoken)
    made = trail(qtbot, 612, 0)
    unit = known(made.rows[0].standing)
    *_, practice, checkpoint = [line.item for line in made.items]
    assert checkpoint.kind is ItemKind.CHECKPOINT and "9" in checkpoint.about and "10" in checkpoint.about
    assert checkpoint_words(unit) != checkpoint.about
    assert checkpoint_words(unit) not in made.rows[0].accessibleName()
    assert practice.kind is ItemKind.PRACTICE
    assert width_of(score_words(replace(unit, score=Score(88, 77))), 11) <= 200


@pytest.mark.painted
def test_a_passed_unit_without_enough_answers_has_no_empty_bar_and_its_line_begins_with_a_capital(
    qtbot: QtBot,
) -> None:
    """An empty bar beside the tick read as nothing done, "checkpoint 9 of 10" began small."""
    row = trail(qtbot, 612).rows[0]
    unit = known(row.standing)
    unit = replace(unit, unit=replace(unit.unit, lessons=()), score=Score(0, 0))
    for passed in (True, False):
        row.show_unit(replace(unit, passed=passed), 1, last=False, here=False, opened=False)
        assert row.accessibleName().endswith(", Checkpoint 9 of 10")
        beside = row.rect().adjusted(row.width() - scaled(224), 0, -scaled(12), -2)
        image = row.grab(beside).toImage()
        pixels = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
        assert (len(pixels) == 1) is passed


@pytest.mark.parametrize("height", [612, 596, 520, 900])
def test_units_give_way_until_all_are_in_sight_and_no_further(qtbot: QtBot, height: int) -> None:
    made = trail(qtbot, height)
    QApplication.processEvents()
    heights = {row.height() for row in made.rows}
    assert len(heights) == 1 and 70 <= min(heights) <= 86
    lines = {line.height() for line in made.items}
    assert lines == {40 if 70 * len(made.rows) + 40 * len(made.items) + 8 <= height else 34}
    fits = 70 * len(made.rows) + 34 * len(made.items) + 8 <= height
    assert (made.verticalScrollBar().maximum() == 0) is fits


def test_units_are_parted_by_lines_but_at_the_open_one_and_the_trail_is_green_as_far_as_it_is_passed(
    qtbot: QtBot,
) -> None:
    rows = trail(qtbot, 612).rows
    assert [row.ruled for row in rows] == [at not in (2, 3) and at + 1 < len(rows) for at in range(len(rows))]
    assert [row.after for row in rows] == ["", "right", *["line"] * (len(rows) - 2)]


@pytest.mark.parametrize("spoken", ["en", "fr", "ja"])
@pytest.mark.parametrize(("opened", "here"), [(1, True), (3, False)])
def test_under_the_disc_of_the_open_unit_it_says_whether_the_player_is_here(
    qtbot: QtBot, speak: Callable[[str], str | None], spoken: str, opened: int, here: bool
) -> None:
    speak(spoken)
    unit = known(trail(qtbot, 612, opened).findChild(OpenUnit))
    qtbot.waitUntil(lambda: unit.here.height() > 10)
    assert unit.here.isVisible() is here
    assert unit.here.width() >= unit.here.minimumSizeHint().width(), "no word is cut"
    assert unit.rect().contains(unit.here.geometry())
    look().change(ui=1.8)
    assert unit.here.geometry().right() < scaled(84) - scaled(16) - scaled(2), "it lay on the ring of the unit"


def test_where_the_player_is_stands_whole_under_the_disc_in_type_that_grew(qtbot: QtBot) -> None:
    made = trail(qtbot, 612, 1)
    made.setStyleSheet("font-size: 14px")
    unit = known(made.findChild(OpenUnit))
    QApplication.processEvents()
    made.setStyleSheet("font-size: 30px")
    QApplication.processEvents()
    assert unit.here.height() == unit.here.heightForWidth(unit.here.width()) > 50


def test_the_scale_of_ratings_stands_clear_of_names_and_figures(qtbot: QtBot) -> None:
    picture = RatingsPicture()
    qtbot.addWidget(picture)
    for wide, names in ((362, ("Read", "Put them on a hand")), (278, ("Mettre sur une main, et encore une autre",))):
        picture.show_units([RatedUnit(name, None) for name in names])
        picture.resize(wide, picture.sizeHint().height())
        box = picture.scale_box
        widest = max(width_of(name, 14) for name in names)
        assert box.x() >= min(widest, 0.45 * wide) + 12 and box.right() <= wide - 64
        assert box.width() >= 60


@pytest.mark.parametrize(("width", "is_there"), [(1280, True), (700, False)])
def test_the_rules_button_is_whole_or_left_out(qtbot: QtBot, width: int, is_there: bool) -> None:
    page = PathPage(all_courses(), ())
    qtbot.addWidget(page)
    page.resize(width, 756)
    page.arrange()
    assert page.rules_button.isVisibleTo(page) is is_there


def test_the_keys_of_the_first_question_work_after_a_click_in_it(qtbot: QtBot) -> None:
    page = PathPage(all_courses(), ())
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.ask()
    qtbot.mouseClick(page.question.plays[0], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.question.answered) as answered:
        qtbot.keyClick(known(QApplication.focusWidget()), Qt.Key.Key_1)
    assert answered.args[1] is True


def test_the_score_of_a_unit_says_that_answers_after_a_hint_are_left_out() -> None:
    """Practice had ended with four of five right, one of them after a hint; the path said three of four."""
    course = all_courses()[0]
    store = Store(None).progress
    unit = standing(course, (), Progress(store, lambda: 0.0), Kept(store), ()).units[0]
    assert score_words(replace(unit, score=Score(4, 3))) == "3 of 4 right without hints"
    few, enough = (replace(unit, topics=("high",), score=Score(asked, 3)) for asked in (4, 10))
    assert "once you've answered 10 questions" in bar_words(few) and bar_words(enough) == score_words(enough)


@pytest.mark.painted
def test_the_bar_of_a_unit_without_questions_fills_with_its_lessons(qtbot: QtBot) -> None:
    """First steps' bar stayed empty with four of four lessons passed."""
    first = all_courses()[0]
    lessons, store = first.units[0].lessons, Store(None)
    made, bars, pictures = Trail(), [], []
    qtbot.addWidget(made)
    made.resize(760, 612)
    made.show()
    for count in range(len(lessons) + 1):
        stands = standing(first, lessons[:count], Progress(store.progress, lambda: 0.0), Kept(store.progress), ())
        made.show_course(stands, 0)
        bars.append(bar_of(stands.units[0]))
        row = made.rows[0]
        pictures.append(row.grab().toImage().copy(row.width() - 220, 0, 220, row.height()))
    assert bars == [None, (0.25, "1 of 4"), (0.5, "2 of 4"), (0.75, "3 of 4"), (1.0, "4 of 4")]
    assert all(before != after for before, after in pairwise(pictures))
    asks = next(unit for unit in trail(qtbot, 612).rows if known(unit.standing).topics)
    assert bar_of(known(asks.standing)) is None, "its lessons are no right answers"


def test_a_row_that_was_moved_from_under_the_pointer_is_not_marked(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A unit below the pointer wore its frame: Qt hears of rows laid out anew when the pointer moves again."""
    row = UnitRow()
    qtbot.addWidget(row)
    row.setGeometry(0, 0, 400, 60)
    row.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    for y, pointed in ((30, True), (90, False)):
        monkeypatch.setattr(QCursor, "pos", lambda y=y: row.mapToGlobal(QPoint(30, y)))
        assert row.pointed_at is pointed


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_figure_beside_a_bar_takes_its_room_from_the_bar(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    """In text of 150% "93% right" and "100% right" stood in two sizes."""
    boxes: list[QRectF] = []
    monkeypatch.setattr("pokertable.views.path.trail.paint_fitting", lambda _, box, *__, **___: boxes.append(box))
    look().change(text_scale=scale)
    row = trail(qtbot, 612).rows[0]
    row.show_unit(replace(known(row.standing), score=Score(20, 20)), 1, last=False, here=False, opened=False)
    image = QPixmap(row.size())
    painter = QPainter(image)
    row.draw(painter)
    painter.end()
    title, figure = boxes
    assert title.right() < figure.x() and figure.right() <= row.width()
    assert width_of("100% right", sized(14), bold=True) <= figure.width()
