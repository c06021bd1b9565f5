"""The next step beside the trail: its cards are shown where they can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from pokertable.model.games import OMAHA8
from pokertable.training.lab.course import all_lessons
from pokertable.training.learner.rating import EASIEST, HARDEST, LEVELS, Rating
from pokertable.views.cards.groups import GroupsFelt
from pokertable.views.path.side import NextStep, RatedUnit, RatingsCard


@pytest.mark.parametrize(
    ("key", "size", "there"), [("stud8-deal", (404, 314), True), ("stud8-deal", (320, 190), False)]
)
def test_the_cards_of_a_lesson_are_shown_where_they_can_be_read(
    qtbot: QtBot, key: str, size: tuple[int, int], there: bool
) -> None:
    step = NextStep()
    qtbot.addWidget(step)
    step.resize(*size)
    step.show()
    step.show_lesson(next(lesson for lesson in all_lessons() if lesson.key == key))
    qtbot.waitUntil(lambda: step.cards.isVisible() is there)
    assert not there or step.cards.card_width(step.cards.size()) >= 22


def _step(qtbot: QtBot, size: tuple[int, int]) -> NextStep:
    step = NextStep()
    qtbot.addWidget(step)
    step.resize(*size)
    step.show()
    return step


def test_the_question_stands_below_its_cards(qtbot: QtBot) -> None:
    step = _step(qtbot, (404, 420))
    step.show_lesson(next(lesson for lesson in all_lessons() if lesson.key == "stud8-deal"))
    qtbot.waitUntil(lambda: 0 < step.question.y() - step.cards.geometry().bottom() < 20)
    assert step.question.geometry().bottom() > 300


def test_a_question_without_cards_is_drawn_with_its_answers(qtbot: QtBot) -> None:
    """The felt was empty below two lines."""
    step = _step(qtbot, (404, 560))
    step.show_lesson(next(lesson for lesson in all_lessons() if lesson.key == "draw-deal"))
    qtbot.waitUntil(step.answers.isVisible)
    assert step.answers.height() > 100
    assert step.go_button.y() - step.answers.geometry().bottom() < 20
    assert not step.cards.isVisible()
    step.resize(404, 260)  # without room for them the question has it all
    qtbot.waitUntil(lambda: not step.answers.isVisible())


def test_a_step_in_words_is_drawn_with_a_hand_of_its_game(qtbot: QtBot) -> None:
    step = _step(qtbot, (404, 560))
    step.show_words("Checkpoint: Count", "Ten questions, 8 of 10 right to pass.", "Begin", OMAHA8)
    qtbot.waitUntil(step.cards.isVisible)
    assert step.cards.card_width(step.cards.size()) > 60


def test_without_a_rating_it_is_said_once_what_it_takes(qtbot: QtBot) -> None:
    """A newcomer saw a table of "0 of 10"; with the first answers it stays as it is, until there is a rating."""
    card = RatingsCard()
    qtbot.addWidget(card)
    units = [
        [RatedUnit("Read", None), RatedUnit("Count", None)],
        [RatedUnit("Read", None, answers=4), RatedUnit("Count", None)],
        [RatedUnit("Read", Rating(1312.4, answers=10), answers=10), RatedUnit("Count", None)],
    ]
    heights = []
    for each in units:
        card.show_units(each)
        heights.append(card.heightForWidth(404))
        assert card.picture.isVisibleTo(card) is ("95%" in card.line.text()) is (each is units[-1])
    assert heights[0] == heights[1] < heights[2]


def test_what_a_rating_means_is_said_beside_it(qtbot: QtBot) -> None:
    card = RatingsCard()
    qtbot.addWidget(card)
    card.show_units([RatedUnit("Read", Rating(1312.4, answers=10), answers=10)])
    assert "At 1,200 you get 70% of the easiest questions right, at 1,800 70% of the hardest." in card.line.text()
    for points, level in ((EASIEST, LEVELS[0]), (HARDEST, LEVELS[-1])):
        assert Rating(points).chance(level) == pytest.approx(0.7, abs=0.005)


def test_hands_lie_side_by_side_where_the_felt_is_low(qtbot: QtBot) -> None:
    felt = GroupsFelt()
    qtbot.addWidget(felt)
    hands = [("Ines", ()), ("Lou", ()), ("Marek", ())]
    cards = all_lessons()[0].steps[0].groups[0][:3]
    felt.show_groups([(name, cards) for name, _ in hands])
    assert felt.card_width(QSize(360, 120)) >= 25


def test_a_unit_says_how_many_answers_its_rating_takes() -> None:
    assert RatedUnit("Read", None, answers=4).figure == "4 of 10"
    assert RatedUnit("Read", Rating(1312.4, answers=10)).figure == "1,312"
