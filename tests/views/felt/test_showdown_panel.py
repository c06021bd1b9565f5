import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsView, QLabel, QVBoxLayout, QWidget

from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.settlement import settle
from pokertable.model.text import phrase
from pokertable.views.felt.showdown_panel import ShowdownPanel
from pokertable.views.felt.showdown_row import WinnerRow
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import LIGHT, Deck
from tests.views.turns import NAMES, holdem, no_low, played_out, pot_limit, stud


@pytest.fixture
def panel(qtbot):
    made = ShowdownPanel()
    qtbot.addWidget(made)
    made.set_names(NAMES, 0)
    made.resize(1016, 300)
    made.show()
    return made


def rows(panel):
    return [row.accessibleName() for row in panel.findChildren(WinnerRow)]


def words(panel):
    return [label.text() for label in panel.findChildren(QLabel) if label.text()]


def test_each_pot_and_half_names_its_winner_hand_and_chips(panel):
    panel.show_result(settle(played_out(pot_limit()).observe(0)))
    assert rows(panel) == [
        "Marek wins 37, three fours, ten and eight, 4s 4h 4d Th 8h, odd chip",
        "You win 36, 7-5-4-2-A low, 7c 5h 4h 2s As",
        "Marek wins 123, three fours, ten and eight, 4s 4h 4d Th 8h",
        "You win 123, 7-5-4-2-A low, 7c 5h 4h 2s As",
    ]
    assert {"Main pot", "73", "Side pot", "246"} <= set(words(panel))
    assert "Marek wins 160, you win 159" in words(panel)


def test_without_a_low_the_reason_is_given_and_the_winner_scoops(panel):
    panel.show_result(settle(no_low().observe(0)))
    assert any(row.endswith("scoops") for row in rows(panel))
    assert any(text.startswith("No low: there ") and text.endswith("on the board") for text in words(panel))


def test_a_pot_that_only_one_player_has_a_claim_to_is_listed_so_that_the_rows_add_up(panel):
    """One of the two with chips folds to a bet on the turn: the side pot is the other's alone."""
    hand = holdem(RaiseTo(20), CheckCall(), CheckCall(), stacks=(200, 20, 200))
    for action in (CheckCall(), RaiseTo(30), CheckCall(), RaiseTo(50), Fold()):
        hand.act(action)
    final = hand.observe(0)
    result = settle(final)
    assert [pot.contested for pot in result.pots] == [True, False]
    panel.show_result(result)
    side = result.pots[1]
    winner = side.shares[0].winners[0]
    sentence = panel._sentence(winner.seat, winner.amount)
    assert f"{sentence}: nobody else has a claim" in words(panel)
    assert {"Main pot", "Side pot", str(side.amount)} <= set(words(panel))


def test_a_hand_that_all_others_folded_shows_no_cards(panel):
    panel.show_result(settle(holdem(RaiseTo(6), Fold(), Fold()).observe(0)))
    assert rows(panel) == []
    assert "You win 5: everybody else folded" in words(panel)
    assert panel.wanted_height() < 80


def test_it_stays_until_it_is_dismissed(panel, qtbot):
    panel.show_result(settle(played_out(stud()).observe(0)))
    with qtbot.waitSignal(panel.dismissed):
        qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    assert panel.next_button.accessibleDescription() == "Space"


def test_a_player_without_chips_is_told_of_the_buy_in(panel):
    panel.show_result(settle(played_out(holdem()).observe(0)), 200)
    assert panel.next_button.detail == "buys in for 200"
    panel.show_result(settle(played_out(holdem()).observe(0)))
    assert panel.next_button.detail == ""


@pytest.mark.parametrize("width", [700, 1016, 1600])
def test_everything_is_in_sight_at_the_wanted_height(panel, qtbot, width):
    panel.show_result(settle(played_out(pot_limit()).observe(0)))
    look().change(theme=LIGHT, deck=Deck.TWO)
    panel.resize(width, panel.wanted_height())
    qtbot.wait(10)
    for row in panel.findChildren(WinnerRow):
        corner = row.mapTo(panel, row.rect().bottomRight())
        assert panel.rect().contains(corner)
    assert panel._pots.verticalScrollBar().maximum() == 0


def test_beside_a_table_it_takes_the_height_of_its_pots(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    panel = ShowdownPanel(window)
    panel.set_names(NAMES, 0)
    column.addWidget(QGraphicsView(), 1)
    column.addWidget(panel)
    panel.show_result(settle(played_out(pot_limit()).observe(0)))
    window.resize(1024, 664)
    window.show()
    qtbot.waitUntil(lambda: panel.height() == panel.wanted_height())
    window.resize(1024, 380)  # where there is no room the pots scroll, the button stays
    qtbot.wait(10)
    assert panel.rect().contains(panel.next_button.geometry())


def test_many_pots_in_a_low_window_leave_the_table_its_room(qtbot):
    hand = holdem(stacks=(400, 20, 60, 150, 400))
    while not hand.over:
        most = hand.bounds().raise_to
        hand.act(RaiseTo(most[1]) if most else CheckCall())
    result = settle(hand.observe(0))
    assert len(result.pots) == 4
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    panel = ShowdownPanel(window)
    panel.set_names(NAMES, 0)
    column.addWidget(QGraphicsView(), 1)
    column.addWidget(panel)
    panel.show_result(result)
    window.resize(1024, 664)
    window.show()
    qtbot.waitUntil(lambda: all(row.is_tight for row in panel.findChildren(WinnerRow)))
    assert panel.height() <= 0.4 * 664 + 1


def test_the_verdict_on_the_players_reading_takes_its_own_line(panel, qtbot):
    panel.show_result(settle(played_out(pot_limit()).observe(0)))
    before = panel.wanted_height()
    panel.set_verdict(phrase("Wrong kicker. {cards} play.", cards="As Kd"), right=False)
    assert panel.verdict == "Wrong kicker. As Kd play."
    assert panel.wanted_height() > before
    panel.set_verdict(None)
    assert panel.verdict == "" and panel.wanted_height() == before


def test_a_new_result_replaces_the_old(panel):
    panel.show_result(settle(played_out(pot_limit()).observe(0)))
    panel.show_result(settle(played_out(holdem()).observe(0)))
    shown = [row for row in panel.findChildren(WinnerRow) if row.isVisible()]
    assert all("main pot" not in text.lower() for text in words(panel) if text)
    assert len(shown) == len(panel._rows)
