"""The line over the question, and the buttons below it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.training.quiz.topics import topic_from
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.look import look
from pokertable.views.quiz.board.dots import QuizDots
from pokertable.views.quiz.head_and_foot import QuizFoot, QuizHead
from pokertable.views.widgets.buttons import Button
from tests.training.quiz.asked import asked
from tests.views.quiz.test_verdicts import page_with


def test_a_long_question_in_smaller_type_moves_nothing(qtbot: QtBot) -> None:
    tops = []
    for topic in ("high", "play"):
        (question,) = asked(topic_from(topic), "omaha8", 1)
        page = page_with(qtbot, question, styled=True)
        QApplication.processEvents()
        tops.append(page.session.board.y())
    assert tops[0] == tops[1] > 0


def test_dots_grow_with_the_window_that_shows_them(qtbot: QtBot) -> None:
    dots = QuizDots()
    qtbot.addWidget(dots)
    dots.show_marks([True], 10)
    before = dots.size()
    look().change(ui=2.0)
    assert dots.size() == dots.sizeHint() and dots.size() == before * 2


@pytest.mark.painted
def test_the_last_dot_is_whole_in_a_window_of_any_size(qtbot: QtBot) -> None:
    """At 2560×1440 the last of ten was cut at the right."""
    dots = QuizDots(step=22)
    qtbot.addWidget(dots)
    for ui in (1.0, 1.8):
        look().change(ui=ui)
        dots.show_marks([], 10)
        picture = dots.grab().toImage()
        right = picture.width() - 1
        assert {picture.pixelColor(right, y).name() for y in range(picture.height())} == {
            picture.pixelColor(0, 0).name()
        }


def test_the_skill_is_written_smaller_before_its_level_is_cut(qtbot: QtBot) -> None:
    head = QuizHead()
    qtbot.addWidget(head)
    head.where.setText("Lire la main adverse, Stud à sept cartes hi-lo, niveau 5")
    head.show()
    for px in (14, 12):
        wide = width_of(head.where.text(), px) + 1
        head.fit(round(wide) + head.dots.width() + head.place.sizeHint().width() + 28)
        assert f"font-size: {px}px" in head.where.styleSheet()


def test_in_too_narrow_a_row_the_widest_buttons_give_way(qtbot: QtBot) -> None:
    foot = QuizFoot()
    qtbot.addWidget(foot)
    foot.show_verdict(lab=True, plays=True, missed=True, misclick=True, last=False)
    buttons = [each for each in foot.findChildren(Button) if not each.isHidden()]
    foot.resize(4000, 64)
    foot.arrange()
    wanted = {each: each.width() for each in buttons}
    foot.resize(sum(wanted.values()), 64)
    foot.arrange()
    assert foot.leave_button.width() == wanted[foot.leave_button] == min(wanted.values())
    given = sorted(each.width() for each in buttons)
    assert foot.width() - 100 < sum(given) < foot.width() and given[-1] - given[-2] <= 1


def test_the_words_of_the_check_button_are_centred_on_it_beside_its_key(qtbot: QtBot) -> None:
    foot = QuizFoot()
    qtbot.addWidget(foot)
    foot.check_button.say("Check", reason="0 of 5 picked")
    foot.resize(1280, 64)
    foot.arrange()
    box, *_ = foot.check_button._set_type()
    assert box.center().x() == foot.check_button.rect().width() / 2
