"""A draw at the table: what is thrown is picked by click or by key, and the panel takes the action panel's place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.model.betting.structure import Structure
from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27, Game, Variant, blind_stakes
from pokertable.model.hand.actions import CheckCall, Draw
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.session.words.words import EventWords
from pokertable.views.table.draw_panel import DrawPanel
from pokertable.views.table.table_page import TablePage

GAMES = (DRAW5, SINGLE27, TRIPLE27, BADUGI)


def at_my_draw(variant: Variant = TRIPLE27, number: int = 1, seats: int = 3, thrown: int = 1) -> Hand:
    """A table at draw `number`, seat 0 to draw; everybody has drawn `thrown` cards before."""
    structure = variant.usual_structure
    low, high = (20, 40) if structure is Structure.FIXED else (10, 20)
    game = Game(variant=variant, structure=structure, stakes=blind_stakes(structure, low, high))
    hand = Hand(game, [2000] * seats, seats - 1, Deck.shuffled(4))
    while not (hand.state.drawing and hand.to_act == 0 and hand.state.street == number):
        seat = hand.to_act
        assert seat is not None
        hand.act(Draw(tuple(hand.state.holes[seat][:thrown])) if hand.state.drawing else CheckCall())
    return hand


def asked(qtbot: QtBot, hand: Hand, guard_ms: int = 0) -> tuple[TablePage, list[object]]:
    page = TablePage(guard_ms=guard_ms)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    names = ["You", "Adaeze", "Lou", "Ines", "Marek", "Tomo", "Kim", "Bo"][: len(hand.state.stacks)]
    page.seat(names, 0)
    given: list[object] = []
    page.acted.connect(given.append)
    seen = hand.observe(0)
    page.begin_hand(1, seen)
    assert seen.legal is not None
    words = EventWords(names, 0)
    page.ask(seen, words.turn(seen.legal))
    return page, given


def press(qtbot: QtBot, page: TablePage, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget() or page, key)


def test_what_is_picked_by_click_and_by_key_is_thrown(qtbot: QtBot) -> None:
    hand = at_my_draw()
    page, given = asked(qtbot, hand)
    held = hand.observe(0).seats[0].known
    assert page.drawing.isVisible()
    assert page.panel.isHidden()
    assert page.drawing.highlights.pool == held
    page.table.tapped.emit(held[3])
    press(qtbot, page, Qt.Key.Key_1)
    assert page.table.observation is not None
    assert page.drawing.thrown == (held[0], held[3])
    assert page.drawing.draw_button.text() == "Draw 2"
    press(qtbot, page, Qt.Key.Key_1)  # kept after all
    press(qtbot, page, Qt.Key.Key_R)
    assert given == [Draw((held[3],))]
    (action,) = given
    assert isinstance(action, Draw)
    assert hand.act(action)


def test_standing_pat_takes_its_own_key_and_only_while_nothing_is_picked(qtbot: QtBot) -> None:
    page, given = asked(qtbot, at_my_draw(BADUGI))
    press(qtbot, page, Qt.Key.Key_Return)  # nothing is picked: Enter decides nothing
    press(qtbot, page, Qt.Key.Key_2)
    press(qtbot, page, Qt.Key.Key_C)
    assert given == []
    press(qtbot, page, Qt.Key.Key_Backspace)
    press(qtbot, page, Qt.Key.Key_C)
    assert given == [Draw(())]


def test_an_answer_is_given_once(qtbot: QtBot) -> None:
    page, given = asked(qtbot, at_my_draw())
    for _ in range(2):
        page.drawing.stand_pat()
    assert given == [Draw(())]


def test_input_is_dead_for_a_moment(qtbot: QtBot) -> None:
    page, given = asked(qtbot, at_my_draw(), guard_ms=60_000)
    page.drawing.stand_pat()
    assert given == []
    assert not page.drawing.live


def test_after_the_draw_the_action_panel_is_back(qtbot: QtBot) -> None:
    hand = at_my_draw()
    page, _ = asked(qtbot, hand)
    while hand.state.drawing:
        hand.act(Draw())
    while hand.to_act != 0:
        hand.act(CheckCall())
    seen = hand.observe(0)
    assert seen.legal is not None
    page.ask(seen, EventWords(["You", "A", "B"], 0).turn(seen.legal))
    assert page.panel.isVisible()
    assert page.drawing.isHidden()
    assert not page.drawing.is_asking


def test_what_i_threw_before_is_told(qtbot: QtBot) -> None:
    page, _ = asked(qtbot, at_my_draw(TRIPLE27, 3))
    labels = [label.text() for label in page.drawing.findChildren(type(page.drawing._words))]
    assert any("The last draw" in text for text in labels)
    assert any("Thrown before" in text for text in labels)


@pytest.mark.parametrize("variant", GAMES)
def test_the_panel_fits_the_smallest_window_at_most_seats(qtbot: QtBot, variant: Variant) -> None:
    page, _ = asked(qtbot, at_my_draw(variant, 1, variant.max_seats))
    panel = page.drawing
    inside = panel.rect()
    for button in (panel.keep_button, panel.pat_button, panel.draw_button):
        assert inside.contains(button.geometry())
    assert not panel.keep_button.geometry().intersects(panel.pat_button.geometry())
    assert not panel.pat_button.geometry().intersects(panel.draw_button.geometry())


def test_a_panel_that_asks_nothing_takes_nothing(qtbot: QtBot) -> None:
    panel = DrawPanel(guard_ms=0)
    qtbot.addWidget(panel)
    given: list[object] = []
    panel.acted.connect(given.append)
    panel.stand_pat()
    panel.draw_cards()
    assert given == []
    assert panel.highlights.pool == ()
