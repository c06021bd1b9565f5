"""What is said of a wrong answer: hands of one name by their cards, and a note in full."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.answers import Counted
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import DECIDE, topic_from
from pokertable.views.kit.painting import paint_words
from pokertable.views.kit.translate import number, shown
from pokertable.views.quiz.board import made
from pokertable.views.quiz.board.panels import MadePanels
from pokertable.views.quiz.missed import MissCard, answers
from pokertable.views.quiz.page import QuizPage
from tests.narrow import known
from tests.painted import looked_at
from tests.session.memory import in_memory
from tests.training.quiz.asked import asked
from tests.views.quiz.test_verdicts import page_with, two_flushes

NOTE = "In Omaha exactly two of your cards play, with three from the board."


def test_two_hands_of_one_name_are_told_apart_by_their_cards() -> None:
    """The end of a session said "straight, king high" of the wrong answer and of the right one."""
    question, given = two_flushes()
    said = answers(Reply(question, given))
    assert said is not None and said[0] != said[1]
    assert all(each.startswith("flush, ace") and "♠" in each for each in said)


def test_of_two_halves_only_the_wrong_one_is_said() -> None:
    """The right answer listed "No low" too, which had been answered."""
    replies = (Reply(each, wrong.answer) for each in asked(topic_from("play"), "omaha8", 9) for wrong in each.tempting)
    reply = next(each for each in replies if [hand.right for hand in each.hands] == [False, True])
    right = reply.question.topic.hands(reply.question, reply.question.answer)
    assert answers(reply) == (shown(reply.hands[0].name), shown(right[0].name))


@pytest.mark.painted
def test_the_note_under_a_hand_wraps(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    question, given = two_flushes()
    panel, painted = made.MadePanel(), list[str]()
    qtbot.addWidget(panel)
    write = paint_words

    def note(painter: Any, rect: Any, text: str, *more: Any) -> None:
        painted.append(text)
        write(painter, rect, text, *more)

    monkeypatch.setattr(made, "paint_words", note)
    panel.say("Not the best", made.PanelHand.of(Reply(question, given), rings=False), NOTE, right=False)
    panel.resize(300, 320)
    panel.grab()
    assert NOTE in " ".join(painted)


def test_due_decisions_are_said_to_come_from_ones_own_hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who had never opened Decide was told of misses there."""
    page = QuizPage(in_memory(), seed=1)
    qtbot.addWidget(page)
    for key, told in (("high", False), (DECIDE, True)):
        topic = topic_from(key)
        monkeypatch.setattr(page.progress, "due_by_error", lambda topic=topic: [(topic, topic.errors[0], 2)])
        page.intro.show_progress(page.progress)
        assert ("hands you reviewed" in page.intro.due.text()) is told


def test_of_equally_good_answers_the_one_that_was_given_is_the_best(qtbot: QtBot) -> None:
    deal = CardDeal(CATALOGUE["omaha8"], parse_cards("6h5c4dAs"), parse_cards("7s6c5d8d4c"))
    question = topic_from("low").rebuilt(deal)
    panels = MadePanels()
    qtbot.addWidget(panels)
    for given in question.accept:
        panels.show_verdict(Reply(question, given))
        assert panels.given.hands == panels.best.hands, given
    assert len(question.accept) == 3


@pytest.mark.painted
def test_the_names_of_the_given_hand_and_the_best_are_of_one_size(qtbot: QtBot) -> None:
    """The longer one was smaller than the one beside it."""
    question, given = two_flushes()
    panels = MadePanels()
    qtbot.addWidget(panels)
    panels.resize(700, 300)
    panels.show()
    panels.show_verdict(Reply(question, given))
    assert panels.given.title_px == panels.best.title_px == 17
    (hand,) = panels.best.hands
    panels.best.hands = (replace(hand, title=f"{hand.title}, and words for more of a line"),)
    assert panels.best.title_px < 17
    titles = {each.hands[0].title for each in (panels.given, panels.best)}
    assert {px for px, words, _ in looked_at(panels).sizes if words in titles} == {panels.best.title_px}


@pytest.mark.parametrize("width", [520, 200])
def test_every_miss_says_when_it_comes_back(qtbot: QtBot, width: int) -> None:
    """Beside a long topic it was left out, where other cards said it."""
    question, given = two_flushes()
    page = page_with(qtbot, question)
    page.give(given)
    card = MissCard(1, 1, known(page.outcome), "in about 10 minutes")
    qtbot.addWidget(card)
    card.fit(width, narrow=width < 300)
    card.resize(width, 290)
    card.show()
    assert card.back.isVisible() and card.back.text() == "in about 10 minutes"
    below = card.back.geometry().top() >= card.about.geometry().bottom()
    assert below or card.back.geometry().left() > card.about.geometry().left()
    assert below is (width == 200)
    assert below or card.back.height() < 2 * card.back.fontMetrics().height(), "on one line"


def test_of_numbers_the_given_and_the_right_ones_are_said() -> None:
    """A missed maximum said "Forgot the call" alone."""
    reply = next(Reply(each, each.tempting[0].answer) for each in asked(topic_from("potlimit"), "omaha8", 1))
    given, right = known(reply.answer).values[0].numbers[0], reply.question.answer.values[0].numbers[0]
    assert answers(reply) == (number(given), number(right)) and given != right
    question = next(iter(asked(topic_from("live"), "stud8", 1)))
    dead, low, flush = question.answer.values[0].numbers
    said = answers(Reply(question, Counted((dead + 1, low, flush))))
    assert said == (f"Dead low cards: {dead + 1}", f"Dead low cards: {dead}")
