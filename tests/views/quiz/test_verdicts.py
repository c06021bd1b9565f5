"""What the verdict shows: where the difference is, in the place where the question stood."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.games import BIG_O, OMAHA
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.answers import Counted, Picked, ShowdownAnswer
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.parts import CardsPart, HandPart
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.topics import topic_from
from pokertable.training.quiz.topics.showdown import ShowdownCards, pots_of
from pokertable.views.cards.card_state import LIFT
from pokertable.views.kit.fonts import face, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.board import made
from pokertable.views.quiz.board.felt import FeltGroup, FeltRow, QuizFelt
from pokertable.views.quiz.page import QuizPage
from tests.games import one_of
from tests.narrow import of_kind
from tests.session.memory import in_memory
from tests.training.quiz.asked import STORED, asked
from tests.views.quiz.shown import show_question
from tests.views.quiz_driver import said


def page_with(qtbot: QtBot, question: AnyQuestion, *, hints: bool = True, styled: bool = False) -> QuizPage:
    page = QuizPage(in_memory(), seed=1)
    if styled:  # in the program's type
        page.setStyleSheet(stylesheet(look().theme))
    qtbot.addWidget(page)
    page.set_hints(hints)
    page.resize(1280, 756)
    page.show()
    show_question(page, question)
    return page


def two_flushes() -> tuple[AnyQuestion, Picked]:
    deal = CardDeal(OMAHA, parse_cards("As9s6sKd"), parse_cards("Qs8s3s2h5d"))
    return topic_from("high").rebuilt(deal), Picked(frozenset(parse_cards("As6sQs8s3s")))


def test_the_title_of_cards_stands_clear_of_those_that_are_raised(qtbot: QtBot) -> None:
    """After the answer the ring of a raised card touched it."""
    felt = QuizFelt()
    qtbot.addWidget(felt)
    for width, height in ((1100, 240), (520, 170)):
        felt.resize(width, height)
        felt.show_rows([FeltRow((FeltGroup("Your hand", parse_cards("As9s6sKd")),))])
        card = felt.rects()[parse_cards("As")[0]]
        title = felt.title_box(felt.rows[0].groups[0], card)
        raised = card.top() - LIFT * card.width() - 0.07 * card.width()  # with its ring
        assert raised - (title.top() + QFontMetricsF(face(sized(14))).height()) >= 2


def test_two_hands_of_one_name_are_told_apart_by_their_first_card(qtbot: QtBot) -> None:
    question, given = two_flushes()
    page = page_with(qtbot, question)
    page.give(given)
    board = page.session.board
    assert [hand.title for hand in board.panels.given.hands] == [hand.title for hand in board.panels.best.hands]
    assert "the six should be the nine" in board.panels.given.accessibleName()
    (hand,) = board.panels.given.hands
    assert hand.picture is not None and hand.picture.out == parse_cards("6s")


def test_a_bracket_is_red_only_where_the_count_is_wrong(qtbot: QtBot) -> None:
    question, given = two_flushes()
    page = page_with(qtbot, question)
    page.give(given)
    assert not page.session.board.panels.given.hands[0].miscounted
    page = page_with(qtbot, question)
    page.give(Picked(frozenset(parse_cards("As9s6sQs8s"))))
    assert page.session.board.panels.given.hands[0].miscounted


@pytest.mark.painted
@pytest.mark.parametrize("width", one_of(2, [240, 300, 392, 560]))
def test_the_words_under_two_brackets_never_meet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    """High and low in one panel, at every height: side by side with the cards where there is no room under them."""
    words: list[tuple[float, float, float]] = []

    def note(painter: QPainter, rect: QRectF, text: str, color: QColor) -> None:
        half = width_of(text, 14, bold=True) / 2
        words.append((rect.y(), rect.center().x() - half, rect.center().x() + half))

    monkeypatch.setattr(made, "paint_bracket", note)
    deal = CardDeal(BIG_O, parse_cards("6dJs8d4d9s"), parse_cards("2c7dTd3hAd"))
    question = topic_from("play").rebuilt(deal)
    hands = made.PanelHand.of(Reply(question, question.answer), rings=True)
    assert len(hands) == 2
    panel = made.MadePanel()
    qtbot.addWidget(panel)
    panel.say("The best", hands, right=True)
    for height in range(240, 620, 10):
        panel.resize(width, height)
        panel.grab()
        for (y, _, end), (next_y, start, _) in pairwise(words):
            assert y != next_y or end + 4 <= start, (width, height)
        words.clear()


def test_nothing_moves_when_the_answer_is_given(qtbot: QtBot) -> None:
    question, given = two_flushes()
    page = page_with(qtbot, question)
    board = page.session.board
    qtbot.waitUntil(lambda: board.panels.height() > 100)
    parts = (board.felt, board.panels, board.why)
    before = [part.geometry() for part in parts]
    assert board.panels.best.isHidden() and board.panels.given.width() == board.panels.width()
    assert page.session.side.bars.isHidden()
    page.give(given)
    qtbot.waitUntil(lambda: bool(board.panels.best.hands[0].title))
    assert [part.geometry() for part in parts] == before
    qtbot.waitUntil(lambda: board.panels.best.geometry().left() > board.panels.given.geometry().right())


def test_hints_can_be_turned_off(qtbot: QtBot) -> None:
    question, _ = two_flushes()
    asked = page_with(qtbot, question).session
    asked.ask_for_hint()
    assert asked.board.why_text.text()
    page = page_with(qtbot, question, hints=False)
    page.session.ask_for_hint()
    assert not page.session.board.why_text.text()
    assert page.session.side.help.text() == "No hints here."


def test_a_right_number_is_not_coral_and_comes_back_with_other_amounts(qtbot: QtBot) -> None:
    question = topic_from("potlimit").ask(OMAHA, random.Random(1))
    page = page_with(qtbot, question)
    assert isinstance(question.answer, Counted)
    page.give(Counted((question.answer.numbers[0] + 7,)))
    (field,) = page.session.board.numbers.fields
    assert field.property("tone") == "wrong"
    assert "other amounts" in said(page.session.side) and "suits" not in said(page.session.side)


def test_the_board_never_plays_in_omaha() -> None:
    for part in topic_from("play").ask(OMAHA, random.Random(1)).parts:
        assert isinstance(part, CardsPart) and "board plays" not in str(part.none)


def test_every_winning_hand_is_ringed() -> None:
    """The high of one player and the low of another."""
    for question in asked(topic_from("showdown"), "omaha8", 100):
        answer, deal = question.answer, question.deal
        assert isinstance(answer, ShowdownAnswer) and isinstance(deal, PlayedDeal)
        pot = answer.pots[0]
        if pot["low"] and {seat for seat, _ in pot["low"]} != {seat for seat, _ in pot["high"]}:
            found = ShowdownCards.of(deal.play().observe(None, everything=True)).winning_cards(answer)
            assert len(found["high"]) >= 5 and len(found["low"]) >= 5
            return
    raise AssertionError("no pot with two winners")


def test_pots_keep_their_places_when_chips_and_verdict_come(qtbot: QtBot) -> None:
    question = next(iter(asked(topic_from("showdown"), "bigo", 1)))
    page = page_with(qtbot, question, styled=True)
    pots = page.session.board.pots

    def places() -> list[int]:
        QApplication.processEvents()
        return [cell.mapTo(page, cell.rect().topLeft()).x() for cell in pots.cells.values()]

    asked_at = places()
    first = next(iter(pots.cells.values()))
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_1)
    assert places() == asked_at
    page.give(question.tempting[0].answer)
    assert places() == asked_at


@pytest.mark.parametrize("count", [STORED, pytest.param(100, marks=pytest.mark.long)])
def test_the_reason_says_that_nobody_has_a_low(count: int) -> None:
    seen = set()
    for question in asked(topic_from("showdown"), "bigo", count):
        answer = question.answer
        assert isinstance(answer, ShowdownAnswer) and isinstance(question.deal, PlayedDeal)
        contested = len(pots_of(question.deal.play().observe(None, everything=True)).seats[0]) > 1
        none = contested and not any(pot["low"] for pot in answer.pots)
        assert ("nobody has a low" in shown(question.explanation)) is none
        seen.add(none)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("topic", "size"), one_of(3, [("play", (1024, 664)), ("play", (1280, 756)), ("nuts", (1280, 756))])
)
def test_nothing_moves_when_a_question_of_two_parts_is_answered(
    qtbot: QtBot, topic: str, size: tuple[int, int]
) -> None:
    question = next(each for each in asked(topic_from(topic), "omaha8", 20) if len(each.parts) == 2)
    page = page_with(qtbot, question)
    page.resize(*size)
    board = page.session.board

    def places() -> list[QRect]:
        for _ in range(3):  # the layouts ask one another again after the window's size has changed
            QApplication.processEvents()
        parts = [
            board.felt,
            *([board.panels, board.why] if topic == "play" else []),
        ]
        return [part.geometry() for part in parts]

    asked_at = places()
    page.give(question.tempting[0].answer)
    assert places() == asked_at


def test_the_part_before_stays_in_sight(qtbot: QtBot) -> None:
    question = next(each for each in asked(topic_from("play"), "omaha8", 20) if len(each.parts) == 2)
    page = page_with(qtbot, question)
    given = page.session.board.panels.given
    assert [hand.title for hand in given.hands] == ["High", "Low"]
    QTest.keyClicks(page.session.board.felt, "12")
    QTest.keyClick(page.session.board.felt, Qt.Key.Key_Return)
    high, low = given.hands
    assert high.picture is not None and len(high.picture.hole) == 2 and low.picture is None


@pytest.mark.parametrize(("width", "height"), [(1280, 756), (1920, 1036)])
def test_what_the_reasons_do_not_need_the_cards_have(qtbot: QtBot, width: int, height: int) -> None:
    question, given = two_flushes()
    page = page_with(qtbot, question, styled=True)
    page.resize(width, height)
    page.give(given)
    qtbot.wait_until(lambda: page.session.board.why.isVisible())
    QApplication.processEvents()
    board = page.session.board
    assert board.why.height() <= 80
    assert board.panels.geometry().bottom() + 16 >= board.why.y()


def test_the_place_of_the_reasons_has_a_frame_once_there_are_some(qtbot: QtBot) -> None:
    """An empty box stood below the cards to be picked."""
    question, given = two_flushes()
    page = page_with(qtbot, question)
    why = page.session.board.why
    assert why.objectName() == "" and not why.isHidden()
    page.give(given)
    assert why.objectName() == "card"


@pytest.mark.parametrize(("topic", "game"), [("opens", "stud"), ("lower", "razz")])
def test_the_pick_of_a_hand_names_its_player_and_shows_its_cards(qtbot: QtBot, topic: str, game: str) -> None:
    question = next(asked(topic_from(topic), game, 1))
    part = of_kind(HandPart, question.parts[0])
    page = page_with(qtbot, question)
    page.session._toggle(part.hands[1][0])
    (hand,) = page.session.board.panels.given.hands
    assert hand.title == "Player 2"
    drawn = hand.picture.hole if hand.picture is not None else ()
    assert drawn == (part.hands[1] if len(part.hands[1]) <= 5 else ())
