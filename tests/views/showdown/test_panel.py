from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGraphicsView, QLabel, QVBoxLayout, QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import blind_stakes
from pokertable.model.text import phrase
from pokertable.views.felt.highlights import ReadingLine
from pokertable.views.felt.marks import result_marks, result_readings
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import LIGHT, SuitColors
from pokertable.views.showdown.panel import ShowdownPanel
from pokertable.views.showdown.row import WinnerRow, column_boxes
from pokertable.views.table.table_page import TablePage
from tests.painted import noting
from tests.views.builders import game, moments, moments_of
from tests.views.showdowns import pictured, six_tied
from tests.views.table.staged import half_won
from tests.views.turns import NAMES, fixed_deck, holdem, no_low, played_out, pot_limit, stud

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
    panel.show_result(six_tied().observe(None))
    panel.set_names(("You", "Ines"), 0)
    look().change(theme=LIGHT)
    assert panel._final is None


def beside_a_table(qtbot, result, size):
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    panel = ShowdownPanel(window)
    panel.set_names(SEATED, 0)
    panel.set_compact(size[1] < 700)
    column.addWidget(QGraphicsView(), 1)
    column.addWidget(panel)
    panel.show_result(result)
    window.resize(*size)
    window.show()
    qtbot.waitUntil(lambda: panel.width() == size[0])
    return window, panel


def rows(panel):
    return [row.accessibleName() for row in panel.findChildren(WinnerRow)]


def words(panel):
    return [label.text() for label in panel.findChildren(QLabel) if label.text()]


def ringed(table):
    return {str(look.card) for look in table._scene.picture.cards.values() if look.state.high or look.state.low}


def test_each_winner_has_a_row_with_hand_cards_chips_and_pots_mine_first(panel):
    panel.show_result(played_out(pot_limit()).observe(0))
    assert rows(panel) == [
        "You win 159, 7-5-4-2-A low, 7c 5h 4h 2s As, main 36, side 123",
        "Marek wins 160, three fours, ten and eight, 4s 4h 4d 10h 8h, main 37 with the odd chip, side 123",
    ]
    assert panel.winner.seat == 0
    assert panel._title.text() == "You win 159"
    assert panel._note.text() == "159 of 319; you're up 59 on the hand"


def test_who_gets_back_what_it_put_in_is_even(panel):
    """ "You win 22" stood alone over what had been put in."""
    panel.set_names(SEATED[:2], 0)
    split = next(
        each
        for seed in range(200)
        for each in [moments(game("holdem"), 2, seed, viewer=0, folds=0.0, raises=0.0)[-1].after]
        if {won.seat for award in each.awards for won in award.won} == {0, 1}
    )
    panel.show_result(split)
    assert panel._title.text() == f"You win {split.seats[0].put_in:,}"
    assert panel._note.text().endswith("; you're even on the hand")


def test_where_i_lose_my_row_is_last_and_quiet(panel):
    """It says what I had and what beat it, has no amount, and neither keys nor pointer choose it."""
    panel.set_names(SEATED, 3)
    final = next(
        each
        for seed in range(60)
        for each in [moments(game("holdem"), 4, seed, viewer=3, folds=0.0)[-1].after]
        if not each.seats[3].folded and 3 not in {won.seat for award in each.awards for won in award.won}
    )
    panel.show_result(final)
    *winners, mine = panel._rows
    assert mine.quiet and not any(row.quiet for row in winners)
    assert mine.accessibleName().startswith("You, ") and "beaten by " in mine.accessibleName()
    assert panel._title.text() == f"You lose {final.seats[3].put_in:,}"
    for _ in range(len(panel._rows)):
        panel._step(1)
    assert winners[-1].is_chosen and not mine.is_chosen
    mine.pointed_at.emit()
    assert not mine.is_chosen


@pytest.mark.painted
def test_in_large_text_the_name_of_a_hand_is_whole_and_no_smaller_than_its_pots(panel):
    """The name was cut, and the pots beside it stood in larger type."""
    look().change(text_scale=1.4)
    panel.resize(997, 168)
    panel.show_result(played_out(pot_limit()).observe(0))
    for row in panel._rows:
        with noting() as painted:
            row.grab()
        assert painted.cut == [] and not row.form.two_lines
        *_, (name, _, _), (pots, _, _) = painted.sizes
        assert name >= pots


def test_without_a_low_the_reason_stands_in_the_head(panel):
    panel.show_result(no_low().observe(0))
    assert rows(panel)[0].endswith("scoops")
    assert "no low: there " in panel._note.text() and panel._note.text().endswith("on the board")


def test_a_pot_that_only_one_player_has_a_claim_to_is_told_so_that_the_rows_add_up(panel):
    """One of the two with chips folds to a bet on the turn: the side pot is the other's alone."""
    hand = holdem(RaiseTo(20), CheckCall(), CheckCall(), stacks=(200, 20, 200))
    for action in (CheckCall(), RaiseTo(30), CheckCall(), RaiseTo(50), Fold()):
        hand.act(action)
    panel.show_result(hand.observe(0))
    assert sum("uncontested" in row for row in rows(panel)) == 1


def test_a_hand_that_all_others_folded_shows_no_cards(panel):
    panel.show_result(holdem(RaiseTo(6), Fold(), Fold()).observe(0))
    assert rows(panel) == []
    assert panel.winner is None
    assert panel._title.text() == "You win 5"
    assert panel._note.text() == "everybody else folded; you're up 3 on the hand"


def test_it_stays_until_it_is_dismissed(panel, qtbot):
    panel.show_result(played_out(stud()).observe(0))
    with qtbot.waitSignal(panel.next_button.clicked):
        qtbot.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    assert panel.next_button.accessibleDescription() == "Space"


def test_a_player_without_chips_is_told_of_the_buy_in(panel):
    panel.show_result(played_out(holdem()).observe(0), 200)
    assert panel.next_button.detail == "you buy in again for 200"
    panel.show_result(played_out(holdem()).observe(0))
    assert panel.next_button.detail == ""


def test_the_selected_winners_cards_are_ringed_what_plays_for_nobody_is_veiled(page):
    page.show_result(pictured().observe(0), None)
    assert page.showdown.winner.seat == 0
    assert ringed(page.table) == {"As", "2d", "8h", "7s", "3s"}
    veiled = {str(look.card) for look in page.table._scene.picture.cards.values() if look.state.dim}
    assert veiled == {"Ks", "8d", "2h", "Ah", "9s", "5h", "Jc", "Td"} - {"2h", "Ah"}
    assert sorted(seat for seat, look in page.table._scene.picture.plates.items() if look.won.total) == [0, 1, 2, 3]


def test_up_and_down_choose_which_cards_are_lit_and_nothing_else(page, qtbot):
    page.show_result(pictured().observe(0), None)
    page.setFocus()
    cards = page.table._scene.picture.cards
    veiled = {key for key, look in cards.items() if look.state.dim}
    for seat, lit in (
        (3, "Jd Th 8h 7s 9d"),
        (1, "8s 8c 8h 9d Kh Ah 2h 7s 3s"),
        (2, "Ts 6h 9d 8h 7s"),
        (2, None),
    ):
        qtbot.keyClick(page, Qt.Key.Key_Down)
        assert page.showdown.winner.seat == seat
        if lit:
            assert ringed(page.table) == {str(card) for card in parse_cards(lit)}
        picture = page.table._scene.picture
        assert {key for key, look in picture.cards.items() if look.state.dim} == veiled
        assert sum(bool(look.won.shares or look.won.unopposed) for look in picture.plates.values()) == 4
    qtbot.keyClick(page, Qt.Key.Key_Up)
    assert page.showdown.winner.seat == 1
    assert sum(row.is_chosen for row in page.showdown.findChildren(WinnerRow)) == 1


def test_the_pointer_chooses_and_leaves_its_choice(page, qtbot):
    page.show_result(pictured().observe(0), None)
    marek = page.showdown.findChildren(WinnerRow)[2]
    qtbot.mouseMove(marek, QPoint(40, 10))
    qtbot.mouseMove(marek, QPoint(44, 12))
    qtbot.waitUntil(lambda: page.showdown.winner.seat == 1)
    qtbot.mouseMove(page.table)
    assert page.showdown.winner.seat == 1


def test_a_click_on_a_winners_plate_chooses_its_row(page, qtbot):
    table = page.table
    plates, viewport = table._scene.plates, table.viewport()

    def at(seat):
        return table.mapFromScene(plates[seat].mapToScene(plates[seat].boundingRect().center()))

    page.show_result(pictured().observe(0), None)
    assert page.showdown.winner.seat == 0
    for seat in (3, 1, 0):
        qtbot.mouseMove(viewport, at(seat))
        qtbot.waitUntil(lambda seat=seat: viewport.cursor().shape() == Qt.CursorShape.PointingHandCursor)
        qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at(seat))
        assert page.showdown.winner.seat == seat
    page.begin_hand(2, moments(game("holdem"), 6, 2)[0][1])
    with qtbot.assertNotEmitted(table.winner_wanted):
        qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at(3))


def test_where_one_hand_won_each_half_both_are_ringed_until_a_row_is_chosen(page, qtbot):
    page.show_result(moments_of(half_won())[-1].after, None)
    low, high = ({str(card) for card in parse_cards(cards)} for cards in ("As 3s 2h 5c 7d", "Js 7s 7d Jd Jc"))
    assert page.showdown.winner.seat == 0 and ringed(page.table) == low | high
    mine, _ = page.showdown.findChildren(WinnerRow)
    mine.pointed_at.emit()
    assert ringed(page.table) == low
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert ringed(page.table) == high


def test_my_plate_names_the_hand_that_won_or_was_beaten(page):
    page.show_result(moments_of(half_won())[-1].after, None)
    plates = page.table._scene.picture.plates
    assert plates[0].readings == (ReadingLine("low", "7-5-3-2-A low"),)
    final = moments_of(half_won(), viewer=2)[-1].after
    assert result_readings(final, 2) == (
        ReadingLine("high", "pair of jacks, ace kicker"),
        ReadingLine("low", "7-5-4-2-A low"),
    )
    assert result_readings(holdem(RaiseTo(6), Fold(), Fold()).observe(0), 0) is None
    assert all(look.readings is None for seat, look in plates.items() if seat)


def test_until_a_winner_is_chosen_all_winning_cards_are_ringed():
    plays = result_marks(pictured().observe(0)).highlights.plays
    assert len(plays["high"]) > 5 and len(plays["low"]) > 5


SIZES = [(1024, 664), (1016, 756), (1600, 1036), (3840, 2116)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [no_low, pictured, six_tied, lambda: holdem(RaiseTo(6), Fold(), Fold())])
def test_it_is_as_high_as_the_choices_whatever_the_result(qtbot, size, hand):
    _window, panel = beside_a_table(qtbot, hand().observe(0), size)
    panel.set_verdict(phrase("Wrong kicker. {cards} play.", cards="As Kd"), right=False)
    assert panel.height() == (136 if size[1] < 700 else 168)
    assert panel.rect().contains(panel.next_button.geometry())
    assert panel._list.y() >= panel.next_button.geometry().bottom()


@pytest.mark.parametrize("size", SIZES)
def test_a_long_verdict_takes_no_room_from_the_rows(qtbot, size):
    _window, panel = beside_a_table(qtbot, pictured().observe(0), size)
    kicker = "Wrong kicker. The hand is right, but you had a higher kicker."
    panel.set_verdict(phrase(f"{kicker} For the high As Qc Tc 9c 8h play: ace high, queen kicker."), right=False)
    qtbot.waitUntil(lambda: panel._verdict.width() > 300)
    assert panel._list.y() <= 48


@pytest.mark.parametrize("size", SIZES)
def test_three_rows_are_seen_and_more_scroll(qtbot, size):
    _window, panel = beside_a_table(qtbot, six_tied().observe(0), size)
    bar = panel._list.verticalScrollBar()
    assert len(rows(panel)) == 6 and bar.maximum() > 0
    assert panel._list.viewport().height() >= 3 * panel._rows[0].height()
    for _ in range(5):
        panel._step(1)
    last = panel._rows[5]
    assert last.is_chosen
    assert panel._list.viewport().rect().contains(last.geometry().translated(0, -bar.value()))


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
    panel.show_result(holdem(RaiseTo(6), Fold(), Fold()).observe(0))
    assert panel._title.textFormat() is Qt.TextFormat.PlainText
    assert hostile in panel._title.text()
    panel.show_result(pictured().observe(0))
    panel.grab()
    assert not any(hostile in row.toolTip() for row in panel.findChildren(WinnerRow))


@pytest.mark.painted
def test_it_is_drawn_again_in_another_theme(panel):
    panel.show_result(played_out(pot_limit()).observe(0))
    before = panel.grab().toImage()
    look().change(theme=LIGHT, deck=SuitColors.TWO)
    assert panel.grab().toImage() != before


def test_the_verdict_on_the_players_reading_takes_the_place_of_the_note(panel):
    panel.show_result(played_out(pot_limit()).observe(0))
    panel.set_verdict(phrase("Wrong kicker. {cards} play.", cards="As Kd"), right=False)
    assert panel.verdict == "Wrong kicker. As Kd play."
    assert panel._verdict.isVisible() and not panel._note.isVisible()
    panel.set_verdict(None)
    assert panel.verdict == "" and panel._note.isVisible()


def test_a_new_result_replaces_the_old(panel):
    panel.show_result(played_out(pot_limit()).observe(0))
    panel.show_result(played_out(holdem()).observe(0))
    shown = [row for row in panel.findChildren(WinnerRow) if row.isVisible()]
    assert all("main" not in row for row in rows(panel)[-1:])
    assert len(shown) == len(panel._rows)


def test_what_is_lost_counts_the_ante_and_is_that_of_the_history(panel):
    """With a big-blind ante of 50 from 1,067 chips it said 1,017, the history 1,067."""
    stakes = blind_stakes(Structure.NO_LIMIT, 25, 50, big_blind_ante=50)
    rules = Game(variant=HOLDEM, structure=Structure.NO_LIMIT, stakes=stakes)
    made = Hand(rules, [2000, 2000, 1067], 0, fixed_deck(2))
    while not made.over:
        most = made.bounds().raise_to
        made.act(RaiseTo(most[1]) if most else CheckCall())
    final = made.observe(2)
    lost = 1067 - final.seats[2].stack
    panel.set_names(("Ines", "Marek", "You"), 2)
    panel.show_result(final)
    assert lost == 1067 and panel._title.text() == "You lose 1,067"


def test_who_folds_is_told_whose_loss_it_is(panel):
    panel.set_names(NAMES, 2)
    panel.show_result(holdem(Fold(), RaiseTo(6), Fold()).observe(2))
    assert panel._title.text() == "Ines wins 4" and panel._note.text() == (
        "everybody else folded; you're down 2 on the hand"
    )


def test_no_scroll_bar_flashes_beside_rows_that_have_room(page):
    """It was painted once, before the rows had been laid out."""
    page.begin_hand(1, moments_of(half_won())[0].after)
    page.show_result(half_won().observe(0), None)
    assert len(rows(page.showdown)) == 2
    assert not page.showdown._list.verticalScrollBar().isVisible()


def test_what_would_have_come_stays_where_it_is_once_my_hand_is_shown(panel):
    hand = holdem(Fold(), stacks=(200, 200))
    panel.show_result(hand.observe(0), None)
    panel.offer_afterwards(shows=True, looks=True)
    after = panel.afterwards
    panel.layout().activate()
    after.layout().activate()
    place = after.look_button.geometry()
    assert place.x() > after.show_button.geometry().x()
    panel.tell_afterwards(phrase("You show"), shows=True)
    after.layout().activate()
    assert after.show_button.isHidden() and after.look_button.geometry() == place
    panel.tell_afterwards(phrase("You show"), shows=False)
    after.layout().activate()
    assert after.words.x() < place.x(), "the words stood beside two buttons that were gone"
