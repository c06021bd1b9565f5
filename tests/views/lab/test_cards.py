"""Cards in the lab: typed, dropped, dealt, refused; and the grid of what they make."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.model.cards import Card, InvalidCard, parse_cards, show_cards
from pokertable.training.lab.cards import LabError
from pokertable.views.lab.drag import CARD_MIME
from pokertable.views.lab.page import LabPage
from tests.views.lab.lifted import lifted


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
    assert page.header.line.text() == "8h appears twice"
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
    with pytest.raises(InvalidCard, match="As appears twice"):
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
