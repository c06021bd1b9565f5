"""The Omaha lab as a player meets it: what is lifted, what slides out, what is said, and all of it by keyboard."""

from __future__ import annotations

import random
import re
from itertools import combinations, pairwise
from typing import Any

import pytest
from phevaluator import evaluate_cards, evaluate_omaha_cards
from pokerkit import Card as KitCard
from pokerkit import EightOrBetterLowHand, OmahaEightOrBetterLowHand
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFontMetricsF, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from pokertable.model.cards import AnyCard, Card, InvalidCard, parse_cards, show_cards
from pokertable.model.ranking.best import Cards
from pokertable.model.text import phrase
from pokertable.training.lab.cards import LabCards, LabError, lab_variant
from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.lesson import Step, why_wrong
from pokertable.training.lab.question import QuestionStep
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CardState
from pokertable.views.kit import painting
from pokertable.views.kit.fonts import face
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import THEMES, SuitColors
from pokertable.views.kit.translate import shown
from pokertable.views.kit.widgets import ActionButton
from pokertable.views.lab import cells as lab_cells
from pokertable.views.lab.drag import CARD_MIME
from pokertable.views.lab.felt import LabFelt
from pokertable.views.lab.page import LabPage
from tests.games import one_of
from tests.training.lab.test_course import right_pick


@pytest.fixture
def page(qtbot: QtBot) -> LabPage:
    page = LabPage(seed=1)
    look().change(speed=0)
    page.resize(1280, 756)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitExposed(page)
    page.lab.legal.felt.setFocus()
    return page


def lifted(felt: LabFelt, page: LabPage, share: str) -> set[Card]:
    cards = (*page.cards.hand_cards, *page.cards.board_cards)
    return {card for card in cards if getattr(felt.state_of(card), share)}


# resources/rules/hands.md: game, board, hand; the high and its cards (None: there is a choice);
# the low and its cards, or the reason
EXAMPLES = [
    ("omaha8", "5s6s7s9hTs", "8hAs9cTc", "straight, ten high", "8hTc6s7s9h", "8-7-6-5-A low", "As8h5s6s7s"),
    (
        "omaha8",
        "5s6s7s9hTs",
        "7cAs9cTc",
        "two pair, tens and nines",
        None,
        "7-7-6-5-A has a pair: the seven in the hand is counterfeited",
        None,
    ),
    (
        "omaha8",
        "5s6s9hTsKd",
        "8hAs9cTc",
        "two pair, tens and nines",
        None,
        "No low: only two low cards on the board",
        None,
    ),
    ("omaha", "Ks9sQsQh5s", "As2h4h5c", "two pair, queens and fives, ace kicker", "As5cQsQh5s", None, None),
    ("omaha", "Ks9sQsQh5s", "2s3sKdJd", "flush, king high", "2s3sKs9sQs", None, None),
    ("omaha", "5s6h7d8hAs", "JdJs4d9s", "pair of jacks", None, None, None),
    ("omaha", "5s6h7d8hAs", "JdJs9d9s", "pair of jacks", None, None, None),
    ("omaha", "5s6h7d8hAs", "JdJs4d3s", "straight, seven high", "4d3s5s6h7d", None, None),
    ("omaha", "JsJd9d5h9c", "As2sJhKd", "three jacks, ace and nine", None, None, None),
    ("omaha", "JsJd9d5h9c", "Jc2c9sTs", "full house, jacks over nines", None, None, None),
    ("omaha", "JsJd9d5h9c", "Ts5c5s2c", "full house, fives over jacks", "5c5s5hJsJd", None, None),
    ("omaha", "JsJdAdJhKc", "As2s3hKd", "three jacks, ace and king", "AsKdJsJdJh", None, None),
    ("omaha8", "2d6hAc5c8s", "2h4s5sKd", "two pair", None, "6-5-4-2-A low", None),
    ("omaha8", "2s5cTh7d8c", "As4s5hKc", "pair of fives", "5h5cAsTh8c", "7-5-4-2-A low", "As4s2s5c7d"),
    ("omaha8", "2s5cTh7d8c", "Ah3hTsTc", "three tens, eight and seven", "TsTcTh8c7d", "7-5-3-2-A low", "Ah3h2s5c7d"),
    (
        "omaha8",
        "2s5cTh7d8c",
        "7c9cJsQs",
        "straight, jack high",
        "Js9cTh8c7d",
        "No low: only one low card in the hand",
        None,
    ),
    ("omaha8", "2s5cTh7d8c", "4h6hKsKd", "straight, eight high", "4h6h5c7d8c", "7-6-5-4-2 low", "4h6h2s5c7d"),
    ("omaha8", "2s5cTh7d8c", "Ad3d6d9h", "straight, ten high", "6d9hTh7d8c", "7-5-3-2-A low", "Ad3d2s5c7d"),
    ("omaha", "Ac3d4h5sKc", "2s2c2h2d", "pair of deuces", None, None, None),
    ("omaha", "QsJsTh", "AsKcQcQh", "straight, ace high", "AsKcQsJsTh", None, None),
    ("omaha8", "As6d7h2c9s", "2s3dKhKd", "pair of kings", None, "7-6-3-2-A low", "2s3dAs6d7h"),
    ("omaha8", "As6d7h2c9s", "2s3d4hKd", "pair of deuces", None, "6-4-3-2-A low", "3d4hAs6d2c"),
    ("holdem", "7c7dAhKc9s", "AsQd", "two pair, aces and sevens, king kicker", "AsAh7c7dKc", None, None),
    ("holdem", "7c7dAhKc9s", "Ad2d", "two pair, aces and sevens, king kicker", "AdAh7c7dKc", None, None),
    ("holdem", "AsKsQsJsTs", "2c2d", "royal flush", "AsKsQsJsTs", None, None),
    ("stud8", "", "5c4d3h2sAcKdKh", "straight, five high", "5c4d3h2sAc", "5-4-3-2-A low", "5c4d3h2sAc"),
    ("stud8", "", "8c6d4h3sAcKdKh", "pair of kings", "KdKhAc8c6d", "8-6-4-3-A low", "8c6d4h3sAc"),
]


def test_examples_of_the_rules(page: LabPage) -> None:
    for game, board, hand, high, high_cards, low, low_cards in EXAMPLES:
        page.open_cards(parse_cards(hand), parse_cards(board), game)
        assert f"High: {high}" in page.text, hand
        highs, lows = lifted(page.lab.legal.felt, page, "high"), lifted(page.lab.legal.felt, page, "low")
        assert len(highs) == 5
        if high_cards is not None:
            assert highs == set(parse_cards(high_cards))
        if game.startswith("omaha"):
            assert len(highs & set(parse_cards(hand))) == 2
        assert ("Low: " in page.text or "No low: " in page.text) is (low is not None)
        if low is not None:
            assert low in page.text
            assert len(lows) == (5 if low.endswith(" low") else 0)
        if low_cards:
            assert lows == set(parse_cards(low_cards))


def test_the_lone_ace_slides_the_fourth_spade_out_and_says_why(page: LabPage) -> None:
    page.open_cards(parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs"), "omaha8")
    assert lifted(page.lab.any_five.felt, page, "illegal") == {Card.parse("Ts")}
    assert page.lab.any_five.reason.text() == "Not a flush: only one spade in your hand."
    assert page.lab.any_five.rule.text() == "A flush needs two spades from the hand and three from the board."
    assert "flush, ace high (As + 5s 6s 7s Ts), not allowed" in page.text
    assert not lifted(page.lab.legal.felt, page, "illegal")
    assert page.lab.any_five.high.accessibleName().startswith("High: Flush, ace high, not allowed")


def cards_said(text: str, share: str) -> tuple[str, ...] | None:
    """The five cards that the page's own text names for a share."""
    line = re.search(rf"^{share}: .*\((.*)\)$", text, re.MULTILINE)
    return tuple(line[1].replace("+", " ").split()) if line else None


@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha8", "stud8"])
def test_random_deals_are_read_as_the_reference_evaluators_read_them(page: LabPage, game: str) -> None:
    for seed in range(10):
        check_reading(page, game, seed)


def check_reading(page: LabPage, game: str, seed: int) -> None:
    """Fails if a random deal is read otherwise than by the reference evaluators."""
    cards = LabCards.empty(lab_variant(game)).dealt(random.Random(f"{game} {seed}"))
    page.open_cards(cards.hand_cards, cards.board_cards, game)
    hand, board = [str(card) for card in cards.hand_cards], [str(card) for card in cards.board_cards]
    five = cards_said(page.text, "High")
    assert five is not None
    if game.startswith("omaha"):
        assert (len(set(five) & set(hand)), len(set(five) & set(board))) == (2, 3)
        best = evaluate_omaha_cards(*board, *hand)
    else:
        best = evaluate_cards(*hand, *board)
    assert evaluate_cards(*five) == best
    if not lab_variant(game).is_split:
        assert "ow: " not in page.text
        return
    kind = OmahaEightOrBetterLowHand if game == "omaha8" else EightOrBetterLowHand
    reference = kind.from_game_or_none(list(KitCard.parse("".join(hand))), list(KitCard.parse("".join(board))))
    low = cards_said(page.text, "Low")
    if reference is None:
        assert low is None
        assert "No low: " in page.text
        return
    assert low is not None
    assert {card[0] for card in low} == {repr(card)[0] for card in reference.cards}
    if game == "omaha8":
        assert len(set(low) & set(hand)) == 2


# Changing the cards


def test_high_only_and_hi_lo(page: LabPage, qtbot: QtBot) -> None:
    assert "Low: 8-7-6-5-A low" in page.text
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_G)
    assert page.cards.variant.key == "omaha"
    assert "Low:" not in page.text
    assert page.lab.grid._grid.has_second_lines is False
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_G)
    assert "Low: 8-7-6-5-A low" in page.text


def test_five_cards_make_a_hundred_hands(page: LabPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_V)
    assert len(page.cards.hand_cards) == 5
    assert len(page.lab.grid._grid.all_cells) == 100
    assert "Big O" in page.text
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_V)
    assert show_cards(page.cards.hand_cards) == "8hAs9cTc"
    assert "Omaha hi/lo" in page.text
    assert len(page.lab.grid._grid.all_cells) == 60


def test_a_card_is_typed_where_the_cursor_stands(page: LabPage, qtbot: QtBot) -> None:
    felt = page.lab.legal.felt
    for _ in range(8):
        qtbot.keyClick(felt, Qt.Key.Key_Right)
    qtbot.keyClicks(felt, "2d")
    assert page.cards.board[4] == Card.parse("2d")
    qtbot.keyClicks(felt, "td")  # a ten, no shortcut for typing and none for dealing
    assert page.cards.board[4] == Card.parse("Td")
    assert not page.header.entry.isVisible()
    qtbot.keyClick(felt, Qt.Key.Key_Delete)
    assert page.cards.board[4] is None
    assert len(page.lab.grid._grid.all_cells) == 24


def test_a_changed_card_says_what_it_changes(page: LabPage) -> None:
    page.open_cards(parse_cards("As2dKhQd"), parse_cards("4c6h8s"), "omaha8")
    page.lab.legal.felt.card_put.emit(7, Card.parse("2s"))
    assert "The deuce on the turn counterfeits your A-2: you stay at 8-6-4-2-A." in page.text
    assert "The deuce on the turn counterfeits your A-2" in page.header.line.text()


def test_a_whole_hand_is_typed_or_pasted(page: LabPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_E)
    assert page.header.entry.hasFocus()
    page.header.entry.clear()
    qtbot.keyClicks(page.header.entry, "AsAh2s3d / 4s5s6h")
    qtbot.keyClick(page.header.entry, Qt.Key.Key_Return)
    assert not page.header.entry.isVisible()
    assert show_cards(page.cards.hand_cards) == "AsAh2s3d"
    QGuiApplication.clipboard().setText("8♥ A♠ 9♣ 10♣ on 5♠ 6♠ 7♠ 9♥ 10♠")
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert show_cards(page.cards.board_cards) == "5s6s7s9hTs"
    assert len(page.cards.hand) == 4  # Ctrl+V is not the key for five cards


def test_a_text_that_is_no_hand_stays_and_is_explained(page: LabPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_E)
    page.header.entry.setText("8h8h")
    qtbot.keyClick(page.header.entry, Qt.Key.Key_Return)
    assert page.header.entry.isVisible()
    assert page.header.line.text() == "8h comes twice"
    qtbot.keyClick(page.header.entry, Qt.Key.Key_Escape)
    assert not page.header.entry.isVisible()
    assert show_cards(page.cards.hand_cards) == "8hAs9cTc"


def test_random_deals_fill_the_lab(page: LabPage, qtbot: QtBot) -> None:
    before = page.cards
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_D)
    assert page.cards != before
    assert None not in page.cards.slots


def test_cards_that_do_not_fit_are_refused_and_nothing_changes(page: LabPage) -> None:
    before = page.text
    with pytest.raises(LabError, match="3 cards in the hand"):
        page.open_cards(parse_cards("AsAhAd"), (), "holdem")
    with pytest.raises(InvalidCard, match="As comes twice"):
        page.open_cards(parse_cards("AsAh2d3d"), parse_cards("As"), "omaha")
    with pytest.raises(LabError, match="game 'whist'"):
        page.open_cards((), (), "whist")
    assert page.text == before


def drop(felt: QWidget, at: QPoint, card: str | None, text: str) -> bool:
    mime = QMimeData()
    if card is not None:
        mime.setData(CARD_MIME, card.encode())
    mime.setText(text)
    actions, button, none = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(at, actions, mime, button, none)
    QGuiApplication.sendEvent(felt, entered)
    if entered.isAccepted():
        QGuiApplication.sendEvent(felt, QDropEvent(QPointF(at), actions, mime, button, none))
    return entered.isAccepted()


def test_cards_are_dropped_on_places_and_back_on_the_deck(page: LabPage) -> None:
    river = page.lab.legal.felt.slots()[8].center().toPoint()
    assert drop(page.lab.legal.felt, river, "Ks", "Ks")
    assert page.cards.board[4] == Card.parse("Ks")
    assert drop(page.lab.legal.felt, river, "8h", "8h")  # from the hand: the two change places
    assert (page.cards.board[4], page.cards.hand[0]) == (Card.parse("8h"), Card.parse("Ks"))
    assert drop(page.lab.any_five.felt, page.lab.any_five.felt.slots()[0].center().toPoint(), "8h", "8h")
    assert page.cards.hand[0] == Card.parse("8h")
    assert drop(page.lab.side.deck, QPoint(5, 5), "Ks", "Ks")
    assert page.cards.board[4] is None
    assert drop(page.lab.legal.felt, river, None, "AsAh2s3d / 4s5s6h")
    assert show_cards(page.cards.board_cards) == "4s5s6h"


def test_a_card_of_the_deck_is_chosen_for_the_place_that_was_clicked(page: LabPage, qtbot: QtBot) -> None:
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(page.lab.legal.felt, left, pos=page.lab.legal.felt.slots()[8].center().toPoint())
    assert page.lab.side.deck.isVisible()
    index = page.lab.side.deck._cards.index(Card.parse("2c"))
    qtbot.mouseClick(page.lab.side.deck, left, pos=page.lab.side.deck.places()[index].center().toPoint())
    assert page.cards.board[4] == Card.parse("2c")


# The grid


def test_the_grid_shows_each_combination_on_the_cards(page: LabPage, qtbot: QtBot) -> None:
    cell = page.lab.grid.cell_rect(0, 0).center().toPoint()
    qtbot.mouseMove(page.lab.grid, cell)
    assert lifted(page.lab.legal.felt, page, "high") == set(parse_cards("8hAs5s6s7s"))
    assert lifted(page.lab.legal.felt, page, "low") == set(parse_cards("8hAs5s6s7s"))
    assert "Ace high" in page.lab.legal.high.accessibleName()
    assert "8-7-6-5-A low" in page.lab.legal.low.accessibleName()
    qtbot.mouseMove(page.lab.grid, page.lab.grid.cell_rect(5, 9).center().toPoint())
    assert lifted(page.lab.legal.felt, page, "high") == set(parse_cards("9cTc7s9hTs"))
    assert lifted(page.lab.legal.felt, page, "low") == set()
    assert (
        "Two pair, tens and nines" in page.lab.legal.high.accessibleName()
        and "No low" in page.lab.legal.low.accessibleName()
    )


def test_the_grid_by_keyboard_begins_at_the_best_and_says_each_cell(page: LabPage, qtbot: QtBot) -> None:
    page.lab.grid.setFocus()
    assert page.lab.grid.cell is not None
    assert page.lab.grid.cell.hands["high"].best
    assert page.lab.grid.cell.cards == parse_cards("8hTc6s7s9h")  # of the two straights the one on the felt above
    qtbot.keyClick(page.lab.grid, Qt.Key.Key_Down)
    assert page.lab.grid.accessibleDescription() == "As 9c + 6s 7s 9h: pair of nines"
    page.lab.legal.felt.setFocus()
    assert lifted(page.lab.legal.felt, page, "high") == set(parse_cards("8hTc6s7s9h"))
    assert (
        "Straight, ten high" in page.lab.legal.high.accessibleName()
        and "8-7-6-5-A low" in page.lab.legal.low.accessibleName()
    )


# Lessons


def test_a_lesson_from_the_first_key_to_the_last_without_a_mouse(page: LabPage, qtbot: QtBot) -> None:
    kept: list[dict[str, object]] = []
    page.progress_changed.connect(kept.append)
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_L)
    first = QGuiApplication.focusObject()
    assert first is page.lessons.tiles[0]
    qtbot.keyClick(page.lessons.tiles[0], Qt.Key.Key_Space)
    felt = page.lab.legal.felt
    assert felt.hasFocus()
    assert "Which two of your cards play for the high?" in page.text
    assert "straight" not in page.text  # the answer is not in any text before the guess
    assert not page.coach.check.isEnabled()
    qtbot.keyClicks(felt, "12")
    assert {card for card in page.cards.hand_cards if felt.state_of(card).picked} == set(parse_cards("8hAs"))
    qtbot.keyClicks(felt, "24")  # the ace goes back, the ten comes
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert "Right." in page.text
    assert "A flush needs two spades from your hand" in page.text
    assert "High: straight, ten high" in page.text
    assert "Low: " not in page.text  # it is asked next
    assert not page.lab.legal.low.isVisible()
    assert not page.lab.grid._grid.has_second_lines
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert "play for the low" in page.text
    qtbot.keyClick(felt, Qt.Key.Key_N)
    assert "Not quite. There is a low." in page.text
    assert "Low: 8-7-6-5-A low" in page.text
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    qtbot.keyClick(felt, Qt.Key.Key_1)
    qtbot.keyClick(felt, Qt.Key.Key_Right)
    qtbot.keyClick(felt, Qt.Key.Key_Right)
    qtbot.keyClick(felt, Qt.Key.Key_Right)
    qtbot.keyClick(felt, Qt.Key.Key_Space)
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert "Right." in page.text
    assert kept[-1] == {"lone-ace": {"done": True, "right": 2, "step": 0}}
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert "Two small spades" in page.text
    qtbot.keyClick(felt, Qt.Key.Key_Escape)
    assert page.header.isVisible()


def test_a_guess_that_is_wrong_says_what_those_two_make(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("lone-ace")
    qtbot.keyClicks(page.lab.legal.felt, "23")
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Return)
    assert "Not quite. With these two, at best: pair of nines" in page.text
    assert lifted(page.lab.any_five.felt, page, "illegal") == {Card.parse("Ts")}


def test_a_lesson_goes_on_where_it_was_left(page: LabPage, qtbot: QtBot) -> None:
    page.set_progress({"lone-ace": {"done": False, "right": 1, "step": 1}, "unknown": {"step": 4}})
    page.open_lesson("lone-ace")
    assert "step 2 of 3" in page.text
    page.set_progress({"lone-ace": {"done": False, "right": 1, "step": 99}})
    page.open_lesson("lone-ace")
    assert "step 1 of 3" in page.text


def test_an_unknown_lesson_is_named(page: LabPage) -> None:
    with pytest.raises(LabError, match="lesson 'nothing'"):
        page.open_lesson("nothing")


def test_every_lesson_runs_to_its_end_with_right_guesses(page: LabPage) -> None:
    for lesson in page.course.lessons:
        page.open_lesson(lesson.key)
        for step in lesson.steps:
            picks = right_pick(step)
            if picks is None:
                page._say_none()
            else:
                for card in picks:
                    page._pick(card)
                page._check()
            assert "Right." in page.text
            if step is not lesson.steps[-1]:
                page._go_on()
    assert page.course.progress.done == {lesson.key for lesson in page.course.lessons}


def test_a_lesson_outside_the_lab_by_keys(page: LabPage, qtbot: QtBot) -> None:
    """The bring-in of razz and what counts in badugi: figures pick, Enter checks and goes on, Escape leaves."""
    page.open_lesson("razz-bring-in")
    felt = page.question.felt
    assert page.body.currentWidget() is page.question and felt.hasFocus() and page.header.isHidden()
    assert "Who brings it in?" in page.coach.words and not page.coach.check.isEnabled()
    kept: list[Any] = []
    page.misread.connect(lambda step, guess: kept.append((step, guess)))
    qtbot.keyClick(felt, Qt.Key.Key_2)
    assert page.course.run is not None and page.course.run.picked == parse_cards("Ah")
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert page.coach.say_label.text() == "Not quite. You took the ace from the wrong end."
    assert page.question.best.hands[0].title == "Player 4" and kept == [(page.course.run.now, parse_cards("Ah"))]
    assert page.coach.next.hasFocus()
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Return)
    assert felt.hasFocus() and "step 2 of 4" in page.coach.words
    qtbot.keyClick(felt, Qt.Key.Key_N)  # nothing can be said instead: somebody opens
    assert not page.course.run.answered
    qtbot.keyClicks(felt, "ks")  # by its name
    qtbot.keyClick(felt, Qt.Key.Key_Return)
    assert page.coach.say_label.text() == "Right." and len(kept) == 1
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Escape)
    assert page.body.currentWidget() is page.lab and page.course.run is None and not page.header.isHidden()
    assert page.course.progress.next_step == {"razz-bring-in": 2}


def test_a_lesson_outside_the_lab_by_mouse(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("badugi")
    felt = page.question.felt
    for place in (0, 1, 1, 2, 3):  # the second deuce's club goes back
        qtbot.mouseClick(felt, Qt.MouseButton.LeftButton, pos=felt.places()[place].center().toPoint())
    assert page.course.run is not None and set(page.course.run.picked) == set(parse_cards("2c7dTh"))
    qtbot.mouseClick(page.coach.check, Qt.MouseButton.LeftButton)
    assert page.coach.say_label.text() == "Right."
    qtbot.mouseClick(page.coach.next, Qt.MouseButton.LeftButton)
    assert "step 2 of 4" in page.coach.words
    page.open_lesson("deuce-ace")
    qtbot.mouseClick(page.coach.none, Qt.MouseButton.LeftButton)
    assert page.course.run.answered and page.coach.say_label.text().startswith("Not quite.")
    page.open_lesson("lone-ace")  # from a question back to a board
    assert page.body.currentWidget() is page.lab and page.lab.legal.felt.hasFocus()


def test_cards_cannot_be_changed_while_a_lesson_asks(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("lone-ace")
    before = page.cards
    page.lab.legal.felt.card_put.emit(0, Card.parse("2d"))
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Delete)
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_G)
    assert page.cards == before


# How it is shown


@pytest.mark.painted
@pytest.mark.parametrize(
    ("theme", "size"),
    one_of(4, [(theme, size) for theme in THEMES for size in ((1024, 664), (1280, 756), (1920, 1036))]),
)
def test_the_page_fits_its_window_in_every_state(qtbot: QtBot, theme: str, size: tuple[int, int]) -> None:
    page = LabPage(seed=2)
    page.setStyleSheet(stylesheet(THEMES[theme]))
    look().change(theme=THEMES[theme])
    look().change(deck=SuitColors.TWO)
    look().change(speed=0)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()

    def answered() -> None:
        page._pick(page.cards.hand_cards[0])
        page._pick(page.cards.hand_cards[1])
        page._check()

    states = [
        page.deal_random,
        page.change_number,
        lambda: page.open_lesson("draws-not-to-the-nuts"),
        answered,
        page.show_lessons,
        lambda: page.open_cards(parse_cards("5c4d3h2sAcKdKh"), (), "stud8"),
    ]
    for show in states:
        show()
        QGuiApplication.processEvents()
        page.grab()
        assert (page.width(), page.height()) == size
        for part in (page.lab.legal, page.lab.grid, page.lab.side):
            if part.isVisible():
                corner = part.mapTo(page, part.rect().bottomRight())
                assert corner.x() < size[0]
                assert corner.y() < size[1]


@pytest.mark.parametrize("size", one_of(2, [((1024, 656),), ((1280, 756),)]))
def test_with_five_cards_no_line_meets_another_and_no_sentence_is_cut(page: LabPage, size: tuple[int, int]) -> None:
    page.setStyleSheet(stylesheet(THEMES["dark"]))
    page.resize(*size)
    page.open_cards(parse_cards("8hAs9cTc2d"), parse_cards("5s6s7s9hTs"), "omaha8")
    QApplication.processEvents()
    assert page.lab.grid.cell_rect(0, 0).height() >= 2 * QFontMetricsF(face(11)).height()
    assert page.lab.any_five.rule.isVisible()
    assert page.lab.any_five.rule.heightForWidth(page.lab.any_five.rule.width()) <= page.lab.any_five.rule.height()
    felt = page.lab.any_five.felt
    for rect, drawn in zip(felt.slots(), felt._drawn(), strict=True):
        low = rect.translated(drawn.pose.x - rect.x(), drawn.pose.y - rect.y()).bottom()
        assert low + 0.08 * rect.width() * bool(drawn.pose.turn) <= felt.height()
    page.open_cards(parse_cards("As2dKhQd3c"), parse_cards("4c6h8sTd"), "omaha8")
    page.set_cards(page.cards.put(9, Card.parse("2s")))
    QApplication.processEvents()
    line = page.header.line
    assert "it: 6-4-3-2-A. The deuce on the river makes" in line.text()
    assert line.heightForWidth(line.width()) <= page.header.height()


def test_a_long_reason_leaves_the_rule_out_instead_of_pressing_on_the_row(qtbot: QtBot) -> None:
    page = LabPage(seed=2)
    page.setStyleSheet(stylesheet(THEMES["dark"]))
    look().change(speed=0)
    qtbot.addWidget(page)
    page.resize(1024, 664)
    page.show()
    for hand, board in (("Ad3d6d9h", "2s5cTh7d8c"), ("8hAs9cTc", "5s6s7s9hTs"), ("5h9cJdQs", "Ac2d3h4sKd")):
        page.open_cards(parse_cards(hand), parse_cards(board), "omaha8")
        QGuiApplication.processEvents()
        panel = page.lab.any_five
        shown = [w for w in (panel.high, panel.low, panel.reason, panel.rule) if w.isVisible()]
        boxes = [panel.felt.geometry(), *(w.geometry() for w in shown)]
        assert all(below.top() > above.bottom() for above, below in pairwise(boxes))
        assert shown[0].height() == shown[0].sizeHint().height()
        assert shown[-1].geometry().bottom() < panel.height()


def test_a_changed_card_moves_what_it_changes(qtbot: QtBot) -> None:
    """The ten takes the nine's place: it starts where it lay, and the card that the rule forbids is pushed out."""
    page = LabPage(seed=1)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    qtbot.waitExposed(page)
    page.open_cards(parse_cards("8hAhTc9c"), parse_cards("5s6s7s9hTs"), "omaha8")
    qtbot.waitUntil(lambda: not page.lab.any_five.felt._moves.running)
    lay = {drawn.card: drawn.pose for drawn in page.lab.any_five.felt._drawn()}
    page.set_cards(page.cards.put(1, Card.parse("As")))
    for felt in (page.lab.any_five.felt, page.lab.legal.felt):
        assert felt._moves.running
    drawn = {drawn.card: drawn for drawn in page.lab.any_five.felt._drawn()}
    ten = Card.parse("Ts")
    assert drawn[ten].state.illegal
    assert drawn[ten].pose.turn == pytest.approx(lay[ten].turn)
    assert drawn[Card.parse("As")].opacity < 1  # it was not there before
    qtbot.waitUntil(lambda: not page.lab.any_five.felt._moves.running)
    assert {drawn.card: drawn.pose for drawn in page.lab.any_five.felt._drawn()}[ten].turn > lay[ten].turn + 1


@pytest.mark.painted
def test_what_moves_ends_where_a_still_page_is(qtbot: QtBot) -> None:
    moving, still = LabPage(seed=2), LabPage(seed=2)
    for page, speed in ((moving, 4.0), (still, 0.0)):
        look().change(speed=speed)
        qtbot.addWidget(page)
        page.resize(1280, 756)
        page.show()
        page.activateWindow()
        page.lab.legal.felt.setFocus()
        page.lab.legal.felt.card_put.emit(8, Card.parse("2d"))
    qtbot.waitUntil(lambda: not moving.lab.any_five.felt._moves.running)
    qtbot.waitUntil(lambda: not moving.lab.legal.felt._moves.running)
    assert moving.lab.any_five.felt.grab().toImage() == still.lab.any_five.felt.grab().toImage()


def test_a_screen_reader_hears_the_cards_and_the_reading(page: LabPage) -> None:
    assert page.lab.side.words.toPlainText() == page.text == page.lab.legal.felt.accessibleDescription()
    assert page.lab.legal.felt.accessibleName() == "Cards: 8hAs9cTc / 5s6s7s9hTs"
    assert page.lab.legal.high.accessibleName() == (
        "High: Straight, ten high; from the hand 8h Tc; from the board 6s 7s 9h"
    )
    assert page.lab.side.tabs.button(2).text() == "Words"


def test_how_far_from_the_nuts_is_told_when_the_cards_rest(page: LabPage, qtbot: QtBot) -> None:
    page.open_cards(parse_cards("As4dKhQd"), parse_cards("2c7h8sTdJc"), "omaha8")
    assert "nut" not in page.text
    qtbot.waitUntil(lambda: "The low is second nut low; 8,674 of 123,410 hands beat this: A-3." in page.text)
    assert (
        page.lab.legal.low.accessibleDescription()
        == "only these two · second nut low; 8,674 of 123,410 hands beat this: A-3"
    )


def test_a_lesson_that_asks_does_not_tell_how_far_from_the_nuts(page: LabPage, qtbot: QtBot) -> None:
    page.open_lesson("redraws")
    page.lab._tell_distances()
    assert "nuts." not in page.text


def test_a_tempting_hand_that_is_allowed_but_not_best_is_not_crossed_out(page: LabPage) -> None:
    page.open_lesson("which-two-are-low")
    page._pick(page.cards.hand_cards[0])
    page._pick(page.cards.hand_cards[2])
    page._check()
    assert page.lab.any_five.low.accessibleDescription() == "allowed, but there is better"
    assert "not allowed" not in page.lab.any_five.low.accessibleName()


def test_the_deck_and_the_words_by_keyboard(page: LabPage, qtbot: QtBot) -> None:
    hand, deck, words = (page.lab.side.tabs.button(number) for number in range(3))
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Tab)
    qtbot.keyClick(page.lab.grid, Qt.Key.Key_Tab)
    assert hand.hasFocus()
    qtbot.keyClick(hand, Qt.Key.Key_Right)
    qtbot.keyClick(deck, Qt.Key.Key_Space)
    assert page.lab.side.deck.isVisible()
    qtbot.keyClick(deck, Qt.Key.Key_Tab)
    assert page.lab.side.deck.hasFocus()
    qtbot.keyClick(page.lab.side.deck, Qt.Key.Key_Right)  # from the ace of spades to the king
    qtbot.keyClick(page.lab.side.deck, Qt.Key.Key_Return)
    assert page.cards.hand[0] == Card.parse("Ks")
    deck.setFocus()
    qtbot.keyClick(deck, Qt.Key.Key_Right)
    qtbot.keyClick(words, Qt.Key.Key_Space)
    assert page.lab.side.words.isVisible()
    assert page.lab.side.words.toPlainText().startswith("Omaha hi/lo\nHand: Ks As 9c Tc")


def longest_wrong(step: Step) -> Cards:
    """The wrong picks of which the most is said."""
    if isinstance(step, QuestionStep):
        one_each = [cards[:1] for cards in step.groups] if len(step.groups) > 1 else combinations(step.groups[0], 2)
        return max(one_each, key=lambda picks: len(shown(step.misread(picks) or phrase(""))))
    return max(combinations(step.hand, 2), key=lambda two: len(shown(why_wrong(step, two))))


@pytest.mark.parametrize("size", [(1024, 664), pytest.param((1920, 1036), marks=pytest.mark.long)])
def test_no_word_of_a_lesson_is_cut(page: LabPage, size: tuple[int, int], qtbot: QtBot) -> None:
    page.setStyleSheet(stylesheet(THEMES["dark"]))
    page.setUpdatesEnabled(False)  # it is laid out, not looked at
    page.resize(*size)
    page.open_lesson("lone-ace")
    QApplication.processEvents()
    cut = []

    def look(where: str) -> None:
        QApplication.processEvents()
        for label in (page.coach.say_label, page.coach.ask_label):
            if label.heightForWidth(label.width()) > label.height():
                cut.append((where, label.text()))

    for lesson in page.course.lessons:
        for step, now in enumerate(lesson.steps):
            page.course.run = LessonRun(lesson, step)
            page._show_step()
            look(f"{lesson.key} {step} asks")
            page._answer(longest_wrong(now))
            look(f"{lesson.key} {step} answers")
    assert cut == []


def test_the_focus_given_to_the_page_goes_to_what_is_next(page: LabPage, qtbot: QtBot) -> None:
    page.setFocus()
    assert page.lab.legal.felt.hasFocus()
    qtbot.keyClicks(page.lab.legal.felt, "2d")
    assert page.cards.hand[0] == Card.parse("2d")
    page.show_lessons()
    page.setFocus()
    assert page.lessons.tiles[0].hasFocus()
    qtbot.keyClick(page.lessons.tiles[0], Qt.Key.Key_Return)  # Enter opens it
    assert page.course.run is not None
    qtbot.keyClicks(page.lab.legal.felt, "24")
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Return)
    assert page.course.run.answered
    page.setFocus()
    assert page.coach.next.hasFocus()


def test_the_keys_go_on_after_a_lesson_is_left(page: LabPage, qtbot: QtBot) -> None:
    outside = QPushButton("elsewhere", page.parentWidget() or page)
    outside.setFocus()
    page.open_lesson("lone-ace")
    qtbot.keyClicks(page.lab.legal.felt, "24")
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_Return)
    assert page.coach.next.hasFocus()
    qtbot.keyClick(page.coach.next, Qt.Key.Key_Escape)
    assert page.lab.legal.felt.hasFocus()
    qtbot.keyClick(page.lab.legal.felt, Qt.Key.Key_L)
    assert page.lessons.tiles[0].hasFocus()
    qtbot.keyClick(page.lessons.tiles[0], Qt.Key.Key_D)  # deals: the tiles go, the cards have the focus
    assert page.lab.legal.felt.hasFocus()


@pytest.mark.painted
@pytest.mark.parametrize("width", one_of(3, [1024, 1280, 1920]))
def test_every_lesson_has_its_whole_title_on_its_tile(
    page: LabPage, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.resize(width, 756)
    page.show_lessons()
    QApplication.processEvents()
    painted: list[tuple[float, float, str]] = []

    class Watched(QPainter):
        def drawText(self, box: Any, flags: Any, text: Any) -> None:  # type: ignore[override]  # noqa: N802
            painted.append((QFontMetricsF(self.font()).horizontalAdvance(text), box.width(), text))
            super().drawText(box, flags, text)

    monkeypatch.setattr(painting, "QPainter", Watched)
    for tile in page.lessons.tiles:
        tile.grab()
    assert {lesson.title for lesson in page.course.lessons} <= {text for _, _, text in painted}
    assert [text for wide, room, text in painted if wide > room + 1] == []


@pytest.mark.painted
@pytest.mark.parametrize(("width", "height"), one_of(2, [(1280, 756), (1920, 1036)]))
def test_lessons_fill_the_page_and_show_their_cards(
    page: LabPage, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.resize(width, height)
    page.show_lessons()
    QApplication.processEvents()
    tiles = page.lessons.tiles
    boxes = [tile.geometry() for tile in tiles]
    assert max(box.right() for box in boxes) - min(box.left() for box in boxes) <= 1400
    assert page.lessons.height() * 0.85 < max(box.bottom() for box in boxes) <= page.lessons.height()
    drawn: list[Card] = []

    class Watched(CardPictures):
        def picture(self, card: AnyCard, state: CardState, width: float, ratio: float) -> QPixmap:
            assert isinstance(card, Card)
            drawn.append(card)
            return super().picture(card, state, width, ratio)

    for tile in tiles:
        monkeypatch.setattr(tile, "_pictures", Watched(tags=False))
    for tile in tiles:
        drawn.clear()
        tile.grab()
        assert drawn == [card for cards in tile.lesson.steps[0].groups for card in cards]


@pytest.mark.painted
def test_words_of_the_low_are_in_the_colour_of_the_text(page: LabPage, monkeypatch: pytest.MonkeyPatch) -> None:
    inks: dict[str, str] = {}

    class Watched(QPainter):
        def drawText(self, box: Any, flags: Any, text: Any) -> None:  # type: ignore[override]  # noqa: N802
            inks[text] = self.pen().color().name()
            super().drawText(box, flags, text)

    monkeypatch.setattr(lab_cells, "QPainter", Watched)
    monkeypatch.setattr(painting, "QPainter", Watched)
    page.resize(1280, 756)
    page.open_cards(parse_cards("Ah2h9cTc"), parse_cards("5s6s7s9hTs"), "omaha8")
    page.grab()
    assert {"Low", "7-6-5-2-A"} <= inks.keys()
    assert {inks["Low"], inks["7-6-5-2-A"]} == {look().theme.color("text").name()}


def test_enter_presses_the_button_that_has_the_focus(page: LabPage, qtbot: QtBot) -> None:
    before = page.cards
    deal = page.header.findChildren(ActionButton)[0]
    deal.setFocus()
    qtbot.keyClick(deal, Qt.Key.Key_Return)
    assert page.cards != before
    page.open_lesson("which-two-are-low")
    assert page.course.run is not None
    assert page.course.run.on_board.has_low
    page.coach.none.setFocus()
    qtbot.keyClick(page.coach.none, Qt.Key.Key_Return)
    assert page.course.run.answered


def test_the_grid_has_a_heading_that_counts_its_hands(page: LabPage) -> None:
    page.set_cards(LabCards.of(lab_variant("omaha8"), parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs")))
    assert page.lab.heading.text() == "All 60 hands"
    assert page.lab.count.text == (
        "6 pairs from the hand × 10 triples from the board; a second line where there is a low"
    )
    page.set_cards(LabCards.empty(lab_variant("omaha8")))
    assert not page.lab.heading.isVisible()
