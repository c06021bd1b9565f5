"""The next hand by itself, and a player who sits out, at the page."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QMenu

from pokertable.controllers.next_hand import OTHERS_S
from pokertable.model.hand.actions import Fold
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.table_picture import BOARD
from tests.narrow import known
from tests.session.history.store.player import new_table
from tests.views.turns import holdem


@pytest.fixture
def seen(desk, qtbot):
    """The page is looked at."""
    desk.page.resize(1280, 756)
    with qtbot.waitExposed(desk.page):
        desk.page.show()
    return desk


def clock(desk):
    return desk.tables.next_hand._clock


def runs_out(desk):
    """Its time is over, once."""
    clock(desk).stop()
    clock(desk).timeout.emit()


def over(desk, seconds=3, seats=2):
    table = new_table(seats=seats)
    desk.tables.next_hand.seconds = seconds
    desk.flow.sit_down(table)
    desk.play_on()
    return table


def test_off_it_waits_for_the_player(seen):
    over(seen, 0)
    assert not clock(seen).isActive() and seen.page.showdown.next_button.detail == ""


def test_some_seconds_after_the_result_the_next_hand_is_dealt_and_space_deals_it_at_once(seen):
    table = over(seen)
    assert clock(seen).isActive() and clock(seen).interval() == 3000
    assert seen.page.showdown.next_button.detail == "by itself after 3 s"
    runs_out(seen)
    assert table.hand_number == 2 and not clock(seen).isActive()
    seen.play_on()
    seen.tables.go_on()
    assert table.hand_number == 3 and not clock(seen).isActive()


def test_it_waits_while_a_dialog_or_another_page_is_looked_at(seen, qtbot):
    table = over(seen)
    dialog = QDialog(seen.page)
    dialog.open()
    runs_out(seen)
    assert table.hand_number == 1 and clock(seen).isActive()
    dialog.close()
    seen.page.hide()
    qtbot.waitUntil(lambda: not clock(seen).isActive())
    runs_out(seen)
    assert table.hand_number == 1
    seen.page.show()
    qtbot.waitUntil(lambda: clock(seen).isActive())


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_it_waits_while_a_menu_is_open(seen):
    table = over(seen)
    menu = QMenu(seen.page)
    menu.addAction("Review")
    menu.popup(seen.page.mapToGlobal(seen.page.rect().center()))
    runs_out(seen)
    assert table.hand_number == 1 and clock(seen).isActive()
    menu.close()
    runs_out(seen)
    assert table.hand_number == 2


def test_a_rebuy_and_the_end_of_practice_are_not_passed_over(seen):
    table = over(seen)
    table.seats[0].stack = 0
    seen.tables.next_hand.wait()
    assert not clock(seen).isActive()
    table.seats[0].stack = 5
    seen.flow.rewind()
    seen.play_on()
    assert seen.flow.shows_result and not clock(seen).isActive()


def test_the_others_play_on_in_the_same_log_until_i_come_back(seen):
    table = over(seen, 0, seats=4)
    before = len(seen.page.log.text.lines)
    seen.page.tools.sit_out.click()
    assert seen.page.tools.sit_out.text() == "I'm back"
    seen.jobs.at_once = False
    seen.tables.go_on()
    assert seen.flow.hands.aside is not None and seen.page.panel.line.left.text.startswith("You're sitting out")
    assert len(seen.page.log.text.lines) > before
    seen.jobs.at_once = True
    seen.jobs.answer()
    assert clock(seen).interval() == 1000 * OTHERS_S and clock(seen).isActive()
    runs_out(seen)
    assert table.hand_number == 3
    seen.page.tools.sit_out.click()
    assert seen.flow.hands.aside is None and table.hand_number == 4 and seen.page.tools.sit_out.text() == "Sit out"


def test_while_i_sit_out_my_place_stays_mine_and_nobody_moves(seen):
    table = over(seen, 0, seats=4)
    view, tools = seen.page.table, seen.page.tools
    where = {look.name: (look.rect, look.place) for look in view._scene.picture.plates.values()}
    buttons = [button.geometry() for button in tools.buttons]
    tools.sit_out.click()
    assert seen.page.log.text.lines[-1].text.template == "You sit out from the next hand on"
    assert [button.geometry() for button in tools.buttons] == buttons
    seen.jobs.at_once = False
    seen.tables.go_on()
    picture = view._scene.picture
    assert {look.name: (look.rect, look.place) for look in picture.plates.values()} == where
    (mine,) = [look for look in picture.plates.values() if look.name == "You"]
    assert mine.out and str(mine.pill.words) == "sitting out" and mine.stack == table.seats[0].stack
    assert view.text.endswith("You; sitting out")
    (place, _far), other = known(view.felt.free_place(3, 200, 40)), known(view.felt.free_place(0, 200, 40))[0]
    away = [(known(view.free_at_foot(200, 40)).center() - each.center()).manhattanLength() for each in (place, other)]
    assert away[0] <= 12 < away[1], "beside my plate, not beside an opponent's"
    names = [seat.name for seat in seen.flow.hands.aside.table.seats]
    assert [names[seat] for seat in view.clockwise(range(3))] == [seat.name for seat in table.seats[1:]]


def test_who_comes_back_during_the_others_hand_is_dealt_in_when_it_is_over(seen):
    table = over(seen, 0, seats=4)
    seen.page.tools.sit_out.click()
    seen.jobs.at_once = False
    seen.tables.go_on()
    seen.page.tools.sit_out.click()
    assert seen.flow.hands.aside is not None, "it is played out first"
    seen.jobs.at_once = True
    seen.jobs.answer()
    assert seen.flow.hands.aside is None and table.hand_number == 3


def test_where_the_table_waits_the_way_on_leads_back(seen):
    table = over(seen)
    seen.page.tools.sit_out.click()
    button = seen.page.showdown.next_button
    assert button.text() == "I'm back" and not clock(seen).isActive()
    button.click()
    assert table.hand_number == 2 and not seen.page.tools.sit_out.isChecked()


@pytest.mark.parametrize("size", [(1024, 664), (1280, 756), (1920, 1036)])
def test_the_tools_lie_in_the_corner_over_nothing(desk, qtbot, size):
    desk.page.resize(*size)
    with qtbot.waitExposed(desk.page):
        desk.page.show()
    desk.flow.sit_down(new_table(seats=6))
    tools, layout = desk.page.tools, desk.page.table.felt.layout
    assert tools.isVisible() and desk.page.table.felt.corner.contains(tools.geometry())
    at = tools.geometry()
    box = Rect(at.x(), at.y(), at.width(), at.height())
    assert not any(box.overlaps(seat.plate) for seat in layout.seats)
    reached = [button for button in tools.buttons if button.isVisible()]
    assert tools.read in reached and tools.odds in reached
    assert tools.more.isVisible() or len(reached) == 5
    asked = []
    tools.review.clicked.connect(lambda: asked.append(True))
    tools.more.menu().aboutToShow.emit()
    next(entry for entry in tools.more.menu().actions() if entry.text().startswith("Review")).trigger()
    assert asked == [True]


def test_after_a_fold_out_my_hand_and_the_board_can_be_asked_for_where_no_rows_are(desk):
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    afterwards = desk.page.showdown.afterwards
    assert desk.page.showdown._rows and afterwards.isHidden()
    assert desk.page.showdown.show_button.isHidden() is not desk.flow.after.can_show
    desk.flow.go_on()
    desk.play_on(Fold())
    assert not desk.page.showdown._rows and afterwards.show_button.isHidden() and not afterwards.look_button.isHidden()
    picture = desk.page.table._scene.picture
    dealt = {look.card for key, look in picture.cards.items() if key.seat == BOARD}
    assert not any(look.state.to_come for look in picture.cards.values())
    desk.flow.after.look_on()
    board = [look for key, look in desk.page.table._scene.picture.cards.items() if key.seat == BOARD]
    assert len(board) == 5 > len(dealt)
    assert {look.card for look in board if not look.state.to_come} == dealt, "the others are marked"
    assert afterwards.look_button.isHidden() and not afterwards.words.isHidden()
    assert str(desk.page.log.text.lines[-1]).startswith("What would have come: ")
    desk.flow.go_on()
    assert not any(look.state.to_come for look in desk.page.table._scene.picture.cards.values())


def own_on_felt(desk):
    """My plate, and my cards."""
    picture = desk.page.table._scene.picture
    return picture.plates[0], [look for key, look in picture.cards.items() if key.seat == 0]


def test_a_mucked_hand_has_a_button_to_show_it_once(desk):
    desk.flow.sit_down(new_table(seats=2))
    button = desk.page.showdown.show_button
    for _ in range(20):
        desk.play_on()
        if desk.tables.hand.state.mucked[0]:
            break
        assert button.isHidden()
        desk.flow.go_on()
    assert desk.page.showdown._rows and not button.isHidden()
    plate, cards = own_on_felt(desk)
    assert str(plate.pill.words) == "mucked" and plate.out and any(card.state.dim for card in cards)
    desk.flow.after.show_hand()
    plate, cards = own_on_felt(desk)
    assert plate.pill is None and not plate.out
    marks = desk.page.table._marks.highlights
    assert not any(card.state.dim and card.card not in marks.dim for card in cards)
    assert button.isHidden() and str(desk.page.log.text.lines[-1]).startswith("You show ")


def test_the_next_hand_is_in_one_place_after_a_fold_and_at_the_result(desk, qtbot):
    desk.page.resize(1280, 756)
    with qtbot.waitExposed(desk.page):
        desk.page.show()
    page = desk.page
    page.panel.arrange()
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    page.showdown.layout().activate()
    assert page.panel.next_button.geometry() == page.showdown.next_button.geometry()


def test_the_tools_keep_their_form_when_players_leave(desk, qtbot):
    desk.page.resize(1280, 756)
    with qtbot.waitExposed(desk.page):
        desk.page.show()
    desk.flow.sit_down(new_table(seats=6))
    tools = desk.page.tools
    before = [button.text() for button in (*tools.buttons, tools.more) if button.isVisible()]
    desk.page.seat(("You", "Ines"), 0, keeps_log=True)
    desk.page.table.show_table(holdem().observe(0))
    assert [button.text() for button in (*tools.buttons, tools.more) if button.isVisible()] == before
