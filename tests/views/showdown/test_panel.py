from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsView, QLabel, QVBoxLayout, QWidget

from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.settlement import settle
from pokertable.model.text import phrase
from pokertable.views.felt.marks import result_marks
from pokertable.views.kit import painting
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import LIGHT, SuitColors
from pokertable.views.showdown.panel import ShowdownPanel
from pokertable.views.showdown.row import WinnerRow, column_boxes
from pokertable.views.table.table_page import TablePage
from tests.views.showdowns import pictured, six_tied
from tests.views.turns import NAMES, holdem, no_low, played_out, pot_limit, stud

SEATED = ("You", "Marek", "Tomo", "Lou", "Adaeze", "Ines")


@pytest.fixture
def panel(qtbot):
    made = ShowdownPanel()
    qtbot.addWidget(made)
    made.set_names(NAMES, 0)
    made.resize(1016, 300)
    made.show()
    return made


@pytest.fixture
def page(qtbot):
    made = TablePage(guard_ms=0)
    qtbot.addWidget(made)
    made.resize(1280, 756)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.seat(SEATED, 0)
    look().change(speed=0.0)
    return made


def test_another_look_at_a_smaller_table_says_nothing_of_the_hand_of_the_one_before(panel):
    """The pot of a seat that is there no more was written again: an error."""
    panel.show_result(settle(six_tied().observe(None)))
    panel.set_names(("You", "Ines"), 0)
    look().change(theme=LIGHT)
    assert panel._settlement.pots == ()


def beside_a_table(qtbot, result, size):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    panel = ShowdownPanel(window)
    panel.set_names(SEATED, 0)
    column.addWidget(QGraphicsView(), 1)
    column.addWidget(panel)
    panel.show_result(result)
    window.resize(*size)
    window.show()
    qtbot.waitUntil(lambda: panel.height() == panel.wanted_height())
    return window, panel


def rows(panel):
    return [row.accessibleName() for row in panel.findChildren(WinnerRow)]


def words(panel):
    return [label.text() for label in panel.findChildren(QLabel) if label.text()]


def ringed(table):
    return {str(look.card) for look in table._scene.picture.cards.values() if look.state.high or look.state.low}


def test_each_winner_has_a_row_with_hand_cards_chips_and_pots(panel):
    panel.show_result(settle(played_out(pot_limit()).observe(0)))
    assert rows(panel) == [
        "Marek wins 160, three fours, ten and eight, 4s 4h 4d 10h 8h, main 37 with the odd chip, side 123",
        "You win 159, 7-5-4-2-A low, 7c 5h 4h 2s As, main 36, side 123",
    ]
    assert "319 in 2 pots, 2 winners" in words(panel)


def test_without_a_low_the_reason_stands_in_the_lanes_head(panel):
    panel.show_result(settle(no_low().observe(0)))
    assert rows(panel)[0].endswith("scoops")
    said = panel._heads.accessibleName()
    assert said.startswith("No low: there ") and said.endswith("on the board")


@pytest.mark.painted
def test_high_and_low_are_in_the_colour_of_the_text_beside_their_marks(panel, monkeypatch):
    inks = {}

    class Watched(QPainter):
        def drawText(self, box, flags, text):  # type: ignore[override]  # noqa: N802
            inks[text] = self.pen().color()
            super().drawText(box, flags, text)

    monkeypatch.setattr(painting, "QPainter", Watched)
    panel.show_result(settle(pictured().observe(0)))
    panel._heads.grab()
    assert inks["High"] == inks["Low"] == look().theme.color("text")


def test_a_pot_that_only_one_player_has_a_claim_to_is_told_so_that_the_rows_add_up(panel):
    """One of the two with chips folds to a bet on the turn: the side pot is the other's alone."""
    hand = holdem(RaiseTo(20), CheckCall(), CheckCall(), stacks=(200, 20, 200))
    for action in (CheckCall(), RaiseTo(30), CheckCall(), RaiseTo(50), Fold()):
        hand.act(action)
    panel.show_result(settle(hand.observe(0)))
    assert sum("unopposed" in row for row in rows(panel)) == 1


def test_a_hand_that_all_others_folded_shows_no_cards(panel):
    panel.show_result(settle(holdem(RaiseTo(6), Fold(), Fold()).observe(0)))
    assert rows(panel) == []
    assert panel.winner is None
    assert "You win 5: everybody else folded" in words(panel)
    assert panel.wanted_height() < 80


def test_it_stays_until_it_is_dismissed(panel, qtbot):
    panel.show_result(settle(played_out(stud()).observe(0)))
    with qtbot.waitSignal(panel.next_button.clicked):
        qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    assert panel.next_button.accessibleDescription() == "Space"


def test_a_player_without_chips_is_told_of_the_buy_in(panel):
    panel.show_result(settle(played_out(holdem()).observe(0)), 200)
    assert panel.next_button.detail == "buys in for 200"
    panel.show_result(settle(played_out(holdem()).observe(0)))
    assert panel.next_button.detail == ""


def test_the_first_winners_cards_are_ringed_and_all_others_veiled(page):
    page.show_result(pictured().observe(0), None)
    assert page.showdown.winner.seat == 3
    assert ringed(page.table) == {"Jd", "Th", "8h", "7s", "9d"}
    veiled = [look.card for look in page.table._scene.picture.cards.values() if look.state.dim]
    assert len(veiled) == 4 * 4 + 5 - 5
    assert [seat for seat, look in page.table._scene.picture.plates.items() if look.won.total] == [3]


def test_up_and_down_choose_one_winner_at_a_time(page, qtbot):
    page.show_result(pictured().observe(0), None)
    page.setFocus()
    for seat, cards in ((0, "As 2d 8h 7s 3s"), (1, "8s 8c 8h 9d Kh Ah 2h 7s 3s"), (2, "Ts 6h 9d 8h 7s"), (2, None)):
        qtbot.keyClick(page, Qt.Key.Key_Down)
        assert page.showdown.winner.seat == seat
        if cards:
            assert ringed(page.table) == {str(card) for card in parse_cards(cards)}
    qtbot.keyClick(page, Qt.Key.Key_Up)
    assert page.showdown.winner.seat == 1
    assert sum(row.is_chosen for row in page.showdown.findChildren(WinnerRow)) == 1


def test_the_pointer_chooses_and_leaves_its_choice(page, qtbot):
    page.show_result(pictured().observe(0), None)
    tomo = page.showdown.findChildren(WinnerRow)[3]
    qtbot.mouseMove(tomo, QPoint(40, 10))
    qtbot.mouseMove(tomo, QPoint(44, 12))
    qtbot.waitUntil(lambda: page.showdown.winner.seat == 2)
    qtbot.mouseMove(page.table)
    assert page.showdown.winner.seat == 2


def test_marks_of_a_hand_without_a_chosen_winner_are_the_first_ones():
    final = pictured().observe(0)
    assert result_marks(final).highlights.winner == 3


@pytest.mark.parametrize("size", [(1024, 664), (1280, 756), (1920, 1036), (3840, 2116)])
def test_a_six_way_tie_needs_no_scroll_bar(qtbot, size):
    _, panel = beside_a_table(qtbot, settle(six_tied().observe(0)), size)
    assert len(rows(panel)) == 6
    assert panel._list.verticalScrollBar().maximum() == 0


def test_four_winners_take_the_height_of_the_design(qtbot):
    window, panel = beside_a_table(qtbot, settle(pictured().observe(0)), (1016, 756))
    assert panel.height() == 246
    assert not any(not row.form.two_lines for row in panel.findChildren(WinnerRow))
    window.resize(1024, 664)
    qtbot.waitUntil(lambda: all(not row.form.two_lines for row in panel.findChildren(WinnerRow)))


@pytest.mark.parametrize("size", [(1024, 664), (1016, 756), (1600, 1036)])
def test_the_heads_of_the_columns_stand_below_the_button(qtbot, size):
    _, panel = beside_a_table(qtbot, settle(no_low().observe(0)), size)
    assert panel._heads.y() >= panel.next_button.geometry().bottom()
    assert panel._list.y() >= panel._heads.geometry().bottom()


def test_where_there_is_no_room_the_rows_scroll_and_the_button_stays(qtbot):
    window, panel = beside_a_table(qtbot, settle(six_tied().observe(0)), (1024, 664))
    window.resize(1024, 380)
    qtbot.waitUntil(lambda: panel._list.verticalScrollBar().maximum() > 0)
    assert panel.rect().contains(panel.next_button.geometry())
    for _ in range(5):
        panel._step(1)
    row = panel.findChildren(WinnerRow)[5]
    assert row.is_chosen
    assert (
        panel._list.viewport().rect().intersects(row.geometry().translated(0, -panel._list.verticalScrollBar().value()))
    )


@pytest.mark.parametrize("width", [700, 1016, 1600])
@pytest.mark.parametrize("columns", [1, 2])
def test_columns_lie_side_by_side_within_the_row(width, columns):
    boxes = column_boxes(width, columns)
    assert boxes[0][0] >= 138 and boxes[-1][1] <= width
    assert all(left < right for left, right in boxes)
    assert all(before[1] <= after[0] for before, after in pairwise(boxes))


@pytest.mark.painted
def test_names_from_files_are_plain_text(panel, qtbot):
    hostile = "<img src='/etc/hostname'><b>Marek"
    panel.set_names((hostile,) * 6, None)
    panel.show_result(settle(holdem(RaiseTo(6), Fold(), Fold()).observe(0)))
    assert panel._summary.textFormat() is Qt.TextFormat.PlainText
    assert hostile in panel._summary.text()
    panel.show_result(settle(pictured().observe(0)))
    panel.grab()
    assert not any(hostile in row.toolTip() for row in panel.findChildren(WinnerRow))


@pytest.mark.painted
def test_it_is_drawn_again_in_another_theme(panel):
    panel.show_result(settle(played_out(pot_limit()).observe(0)))
    before = panel.grab().toImage()
    look().change(theme=LIGHT, deck=SuitColors.TWO)
    assert panel.grab().toImage() != before


def test_the_verdict_on_the_players_reading_takes_its_own_line(panel):
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
    assert all("main" not in row for row in rows(panel)[-1:])
    assert len(shown) == len(panel._rows)


def test_without_its_buttons_the_head_takes_less_room(panel):
    panel.show_result(settle(pictured().observe(0)))
    with_button = panel.wanted_height()
    panel.hide_ways_on()
    assert panel.wanted_height() < with_button
