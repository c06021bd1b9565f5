"""A draw at the table: what is discarded is picked by click or by key, and the panel takes the action panel's place."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.model.hand.actions import CheckCall, Draw
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes
from pokertable.model.variant import Variant
from pokertable.session.words.words import EventWords
from pokertable.views.cards.card_text import rank_text
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.look import look
from pokertable.views.table.choice_row import panel_places
from pokertable.views.table.draw_panel import DrawPanel
from pokertable.views.table.table_page import TablePage

GAMES = (DRAW5, SINGLE27, TRIPLE27, BADUGI)


def at_my_draw(
    variant: Variant = TRIPLE27, number: int = 1, seats: int = 3, discarded: int = 1, *, last: bool = False
) -> Hand:
    """A table at draw `number`, seat 0 to draw, the first or the `last`; all have drawn `discarded` cards before."""
    structure = variant.usual_structure
    low, high = (20, 40) if structure is Structure.FIXED else (10, 20)
    game = Game(variant=variant, structure=structure, stakes=blind_stakes(structure, low, high))
    hand = Hand(game, [2000] * seats, 0 if last else seats - 1, Deck.shuffled(4))
    while not (hand.state.drawing and hand.to_act == 0 and hand.state.street == number):
        seat = hand.to_act
        assert seat is not None
        hand.act(Draw(tuple(hand.state.holes[seat][:discarded])) if hand.state.drawing else CheckCall())
    return hand


def asked(qtbot: QtBot, hand: Hand, guard_ms: int = 0) -> tuple[TablePage, list[object]]:
    page = TablePage(guard_ms=guard_ms)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
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


def test_what_is_picked_by_click_and_by_key_is_discarded(qtbot: QtBot) -> None:
    hand = at_my_draw()
    page, given = asked(qtbot, hand)
    held = hand.observe(0).seats[0].known
    assert page.drawing.isVisible()
    assert page.panel.isHidden()
    assert page.drawing.highlights.pool == held
    page.table.tapped.emit(held[3])
    press(qtbot, page, Qt.Key.Key_1)
    assert page.table.observation is not None
    assert page.drawing.discarded == (held[0], held[3])
    assert page.drawing.draw_button.text() == "Discard 2"
    press(qtbot, page, Qt.Key.Key_1)  # kept after all
    press(qtbot, page, Qt.Key.Key_D)
    assert given == [Draw((held[3],))]
    (action,) = given
    assert isinstance(action, Draw)
    assert hand.act(action)


def test_cards_are_picked_on_the_panel_too(qtbot: QtBot) -> None:
    page, _ = asked(qtbot, at_my_draw())
    panel, held = page.drawing, page.drawing.highlights.pool
    seven = panel.toggles[2]
    assert seven.detail == "keep" and not seven.isChecked()
    seven.click()
    assert panel.discarded == (held[2],) and seven.detail == "discard" and seven.isChecked()
    assert (panel.draw_button.text(), panel.draw_button.detail) == ("Discard 1", f"discards {rank_text(held[2])}")
    seven.click()
    assert not panel.discarded and not seven.isChecked()
    assert not panel.draw_button.isEnabled() and panel.draw_button.detail == "choose cards"


def test_fold_keeps_its_place_grey(qtbot: QtBot) -> None:
    page, given = asked(qtbot, at_my_draw())
    places = panel_places(page.drawing.width(), page.drawing.height())
    assert page.drawing.fold_button.geometry() == places.fold
    assert not page.drawing.fold_button.isEnabled() and page.drawing.fold_button.detail == "no bet"
    assert page.drawing.pat_button.geometry() == places.call
    assert page.drawing.draw_button.geometry() == places.raise_
    press(qtbot, page, Qt.Key.Key_F)
    assert given == []


def test_standing_pat_takes_its_own_key(qtbot: QtBot) -> None:
    page, given = asked(qtbot, at_my_draw(BADUGI))
    assert page.drawing.pat_button.detail == "keep all four"
    for key in (Qt.Key.Key_Return, Qt.Key.Key_C, Qt.Key.Key_R, Qt.Key.Key_D, Qt.Key.Key_5):
        press(qtbot, page, key)  # no key of a bet decides a draw, and nothing is picked to be discarded
    assert given == [] and page.drawing.discarded == ()
    press(qtbot, page, Qt.Key.Key_P)
    assert given == [Draw(())]


def test_standing_pat_asks_while_cards_are_picked(qtbot: QtBot) -> None:
    page, given = asked(qtbot, at_my_draw(BADUGI))
    press(qtbot, page, Qt.Key.Key_2)
    press(qtbot, page, Qt.Key.Key_P)
    assert given == [] and page.drawing.pat_button.detail == "discard none? P\xa0again"
    press(qtbot, page, Qt.Key.Key_3)  # something else: the question is dropped
    assert page.drawing.pat_button.detail == "keep all four"
    press(qtbot, page, Qt.Key.Key_P)
    press(qtbot, page, Qt.Key.Key_Escape)
    assert page.drawing.discarded == () and page.drawing.pat_button.detail == "keep all four"
    press(qtbot, page, Qt.Key.Key_1)
    press(qtbot, page, Qt.Key.Key_P)
    press(qtbot, page, Qt.Key.Key_P)
    assert given == [Draw(())]


def test_other_keys_can_be_set(qtbot: QtBot) -> None:
    look().change(keys=KeyMap(stand_pat="N", draw="X"))
    page, given = asked(qtbot, at_my_draw())
    held = page.drawing.highlights.pool
    press(qtbot, page, Qt.Key.Key_1)
    press(qtbot, page, Qt.Key.Key_D)
    assert given == []
    press(qtbot, page, Qt.Key.Key_X)
    assert given == [Draw((held[0],))]


def test_the_others_draws_are_told(qtbot: QtBot) -> None:
    page, _ = asked(qtbot, at_my_draw(TRIPLE27, 2, last=True))
    assert page.drawing.line.left.text.startswith("Second draw.")
    assert page.drawing.line.right.text == "Adaeze drew 1, Lou drew 1"
    page, _ = asked(qtbot, at_my_draw(TRIPLE27, 2, last=True, discarded=0))
    assert page.drawing.line.right.text == "Adaeze stood pat, Lou stood pat"
    page, _ = asked(qtbot, at_my_draw(TRIPLE27, 2))
    assert page.drawing.line.right.text == "You draw first"


def test_a_screen_reader_is_told_what_is_discarded(qtbot: QtBot) -> None:
    page, _ = asked(qtbot, at_my_draw(TRIPLE27, 2))
    held = page.drawing.highlights.pool
    assert page.drawing.toggles[0].accessibleName() == f"{card_name(held[0])}, keep"
    assert page.drawing.toggles[0].isCheckable()
    press(qtbot, page, Qt.Key.Key_1)
    assert page.drawing.toggles[0].accessibleName() == f"{card_name(held[0])}, discard"
    assert page.drawing.draw_button.toolTip() == card_name(held[0])
    discarded = hand_discarded(page)
    assert f"discarded {discarded}" in page.table.text


def hand_discarded(page: TablePage) -> str:
    seen = page.table.observation
    assert seen is not None
    return ", ".join(card_name(card) for cards in seen.seats[0].discarded for card in cards)


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


def test_the_last_draw_is_called_so(qtbot: QtBot) -> None:
    page, _ = asked(qtbot, at_my_draw(TRIPLE27, 3))
    assert page.drawing.line.left.text.startswith("Last draw.")
    page, _ = asked(qtbot, at_my_draw(SINGLE27, 1))
    assert page.drawing.line.left.text.startswith("Your draw.")


@pytest.mark.parametrize("variant", GAMES)
def test_the_panel_fits_the_smallest_window_at_most_seats(qtbot: QtBot, variant: Variant) -> None:
    page, _ = asked(qtbot, at_my_draw(variant, 1, variant.max_seats))
    panel = page.drawing
    toggles = [toggle for toggle in panel.toggles if toggle.isVisible()]
    assert len(toggles) == variant.hole_cards
    buttons = (panel.fold_button, panel.pat_button, *toggles, panel.draw_button)
    assert all(panel.rect().contains(button.geometry()) for button in buttons)
    assert all(min(button.width(), button.height()) >= 44 for button in buttons)
    assert not any(a.geometry().intersects(b.geometry()) for a, b in combinations(buttons, 2))


def test_a_panel_that_asks_nothing_takes_nothing(qtbot: QtBot) -> None:
    panel = DrawPanel(guard_ms=0)
    qtbot.addWidget(panel)
    given: list[object] = []
    panel.acted.connect(given.append)
    panel.stand_pat()
    panel.draw_cards()
    assert given == []
    assert panel.highlights.pool == ()
