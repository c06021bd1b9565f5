"""The replayer as a player meets it: stored hands of a real store, stepped through with keys and clicks."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from pokertable.controllers.replayed_hand import ReplayedHand
from pokertable.controllers.replayer_controller import ReplayerController
from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import BoardDealt, HandShown
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.phh.read import PhhHand
from pokertable.session.phh.replay import replay
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import StopKind, stops, street_stops
from pokertable.session.words.breaks import apart
from pokertable.views.desk.replayer.buttons import TimeLine
from pokertable.views.desk.replayer.page import ReplayerPage
from pokertable.views.kit.fonts import width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors
from tests.games import one_of
from tests.narrow import known, of_kind
from tests.painted import looked_at
from tests.session.history.store.player import HOLDEM, Player, new_table
from tests.session.phh.texts import read_text
from tests.session.random_hands import random_record
from tests.session.record.test_spectator import hidden_again
from tests.views.opened import filled_file, practise

LEFT = Qt.MouseButton.LeftButton
TEN = """
variant = 'NT'
antes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
blinds_or_straddles = [0.25, 0.5]
min_bet = 0.5
starting_stacks = [50, 50, 50, 50, 50, 50, 50, 50, 50, 50]
actions = [
  'd dh p1 ????', 'd dh p2 ????', 'd dh p3 AsAh', 'd dh p4 ????', 'd dh p5 ????', 'd dh p6 ????', 'd dh p7 ????',
  'd dh p8 ????', 'd dh p9 ????', 'd dh p10 ????',
  'p3 cbr 1.5', 'p4 f', 'p5 f', 'p6 f', 'p7 f', 'p8 f', 'p9 f', 'p10 cc', 'p1 f', 'p2 f',
  'd db 2c7dTh', 'p3 cbr 2', 'p10 cc', 'd db Jc', 'p3 cc', 'p10 cc', 'd db 3c', 'p3 cc', 'p10 cc',
  'p3 sm AsAh', 'p10 sm KdKc',
]
players = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Guy', 'Hal', 'Ida', 'Jon']
"""


def review_hand(store):
    """A hand of Omaha hi/lo with a showdown of ours and decisions after the flop."""
    for hand_id in History(store).ids(HandFilter(variant="omaha8", showdown=True)):
        if len(own_decisions(store.record(hand_id).events, 0)) > 3:
            return hand_id
    raise AssertionError("no such hand among those played")


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    path = filled_file(tmp_path_factory.mktemp("played") / "hands.sqlite")
    store = Store(path)
    practise(store, review_hand(store))
    store.close()
    return path


@pytest.fixture
def hand_id(store):
    """The hand that was practised from."""
    return review_hand(store)


class Page(ReplayerPage):
    controller: ReplayerController


@pytest.fixture
def page(qtbot, store):
    made = Page()
    qtbot.addWidget(made)
    made.controller = ReplayerController(made, store, made)
    look().change(speed=0)
    made.resize(1280, 756)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    made.setUpdatesEnabled(False)  # whoever looks at it has it painted
    yield made
    made.controller.shut_down()


def press(qtbot, *keys):
    for key in keys:
        qtbot.keyClick(QApplication.focusWidget(), key)


def seen_cards(page, seat):
    return [each.card for each in page.table.observation.seats[seat].cards]


def log(page):
    return apart(page.side.log.text.toPlainText())


# Steps


def test_a_hand_opens_at_its_first_deal(page, store, hand_id):
    assert page.controller.open(hand_id)
    record = store.record(hand_id)
    table = page.table.observation
    assert page.controller.stop == 0 and table.street == 0 and not table.acts
    assert all(isinstance(card, Card) for card in seen_cards(page, 0))
    assert "You are dealt" in log(page) and record.names[1] in log(page)


def test_keys_step_through_every_stop_and_back(page, qtbot, store, hand_id):
    page.controller.open(hand_id)
    found = stops(store.record(hand_id).events)
    forth = [page.table.observation]
    for number in range(1, len(found)):
        press(qtbot, Qt.Key.Key_Right)
        assert page.controller.stop == number
        forth.append(page.table.observation)
    press(qtbot, Qt.Key.Key_Right)
    assert page.controller.stop == len(found) - 1
    for number in reversed(range(len(found) - 1)):
        press(qtbot, Qt.Key.Key_Left)
        assert page.controller.stop == number and page.table.observation == forth[number]
    acts = sum(stop.kind is StopKind.DECISION for stop in found)
    assert len(forth[-1].acts) == acts and forth[-1].over


def test_keys_step_by_the_street(page, qtbot, store, hand_id):
    page.controller.open(hand_id)
    marks = street_stops(stops(store.record(hand_id).events))
    for mark in marks[1:]:
        press(qtbot, Qt.Key.Key_PageDown)
        assert page.controller.stop == mark
    for mark in reversed(marks[:-1]):
        press(qtbot, Qt.Key.Key_PageUp)
        assert page.controller.stop == mark
    press(qtbot, Qt.Key.Key_End)
    assert page.controller.stop == marks[-1]
    press(qtbot, Qt.Key.Key_Home)
    assert page.controller.stop == 0


def test_the_time_line_names_the_draws(page, store):
    """A draw begins with what a player discards, not with cards that are dealt: it was called the end."""
    marks = set()
    for seed in range(5):
        record = random_record(CATALOGUE["triple27"], CATALOGUE["triple27"].structures[0], seed)
        (hand_id,) = store.import_hands([record])
        page.controller.open(hand_id)
        names = [name for _, name in page.controls.line.marks]
        assert names.count("End") == 1 and names[-1] == "End"
        marks |= set(names)
    assert {"Before the draw", "First draw", "Second draw", "Third draw"} <= marks


@pytest.mark.painted
def test_the_time_line_names_a_street_that_begins_soon_after_another(qtbot):
    """Beside its mark if the name before needs the room: the flop had none."""
    line, names = TimeLine(), ("Before the flop", "Flop", "Turn", "River", "Showdown", "End")
    qtbot.addWidget(line)
    line.resize(round(4.75 * width_of(names[0], 11) + 30), 44)
    line.set_stops(20, tuple(zip((0, 4, 8, 12, 16, 19), names, strict=True)))
    line.show()
    painted = looked_at(line)
    assert painted.texts == [*names] and painted.over_each_other() == []


def test_the_time_line_leads_to_any_stop(page, qtbot, hand_id):
    page.controller.open(hand_id)
    line = page.controls.line
    qtbot.mouseClick(line, LEFT, pos=QPoint(line.width() - 10, 11))
    assert page.controller.stop == line.maximum() and page.table.observation.over
    qtbot.mouseClick(line, LEFT, pos=QPoint(10, 11))
    assert page.controller.stop == 0


def test_the_time_line_stays_as_long_as_it_is(page, store, hand_id):
    """Its counter grew from "1 of 41" to "28 of 41": a click on the end of the line missed it."""
    page.controller.open(hand_id)
    controls = page.controls
    assert controls.line.maximum() >= 10
    places = set()
    for stop in range(controls.line.maximum() + 1):
        controls.line.setValue(stop)
        QApplication.processEvents()
        places.add(controls.line.geometry().getRect())
    assert len(places) == 1


def test_the_moves_of_a_step_are_played_one_by_one(page, qtbot, hand_id):
    page.controller.open(hand_id)
    look().change(speed=8)
    found = page.controller.hand.stops
    deal = next(n for n, stop in enumerate(found) if stop.kind is StopKind.DEAL and n)
    page.controller.go(deal - 1)
    qtbot.waitUntil(lambda: not page.table.is_animating)
    press(qtbot, Qt.Key.Key_Right)
    assert page.table.is_animating
    qtbot.waitUntil(lambda: not page.table.is_animating and len(page.table.observation.board) == 3)
    for number in range(deal + 1, len(found)):
        press(qtbot, Qt.Key.Key_Right)
        if number % 3 == 0:
            press(qtbot, Qt.Key.Key_Right, Qt.Key.Key_Left)  # in the midst of the moves
        assert page.controller.stop == number
        if number % 2:
            qtbot.waitUntil(lambda: not page.table.is_animating and not page.controller._moves)
            assert page.table.observation == page.controller.hand.observe(found[number].count)
    qtbot.waitUntil(page.showdown.isVisible)
    assert page.table.observation.over


def test_it_plays_by_itself_to_the_end(page, qtbot, hand_id):
    page.controller.pace_ms = 1
    page.controller.open(hand_id)
    press(qtbot, Qt.Key.Key_P)
    assert page.controls.steps["play"].accessibleName() == "Pause"
    qtbot.waitUntil(lambda: page.table.observation.over)
    qtbot.waitUntil(lambda: page.controls.steps["play"].accessibleName() == "Play")
    press(qtbot, Qt.Key.Key_P, Qt.Key.Key_P)
    assert page.controller.stop == 0


def test_the_end_tells_who_won(page, qtbot, hand_id):
    page.controller.open(hand_id)
    assert not page.showdown.isVisible()
    press(qtbot, Qt.Key.Key_End)
    assert page.showdown.isVisible() and not page.showdown.next_button.isVisible()
    press(qtbot, Qt.Key.Key_Left)
    assert not page.showdown.isVisible()


# What is seen


def test_opponents_cards_are_hidden_until_asked(page, qtbot, store, hand_id):
    page.controller.open(hand_id)
    assert not any(isinstance(card, Card) for card in seen_cards(page, 1))
    assert log(page).count(" dealt ") == 1
    press(qtbot, Qt.Key.Key_A)
    assert page.controls.all_cards.isChecked()
    assert all(isinstance(card, Card) for seat in range(4) for card in seen_cards(page, seat))
    assert log(page).count(" dealt ") == 4
    press(qtbot, Qt.Key.Key_A)
    assert not any(isinstance(card, Card) for card in seen_cards(page, 1))
    press(qtbot, Qt.Key.Key_A)
    page.controller.open(hand_id)
    assert not page.controls.all_cards.isChecked(), "off again with the next hand"


def test_a_hand_is_watched_from_any_seat(page, store, hand_id):
    page.controller.open(hand_id)
    page.controls.seats.setCurrentIndex(2)
    assert all(isinstance(card, Card) for card in seen_cards(page, 2))
    assert not any(isinstance(card, Card) for card in seen_cards(page, 0))
    assert "You are dealt" not in log(page) and f"{store.record(hand_id).names[2]} is dealt" in log(page)
    page.controls.seats.setCurrentIndex(4)
    assert not any(isinstance(card, Card) for seat in range(4) for card in seen_cards(page, seat))


@pytest.mark.painted
def test_ten_players_and_cards_that_nobody_saw(page, qtbot, store):
    (hand,) = read_text(TEN)
    (hand_id,) = store.import_hands([replay(of_kind(PhhHand, hand)).record()])
    page.setUpdatesEnabled(True)
    assert page.controller.open(hand_id)
    assert "0.01" in page.side.about.text()
    assert page.controls.seats.currentText() == "Cid", "the first whose cards are known"
    assert [str(card) for card in seen_cards(page, page.controls.seats.currentData())] == ["As", "Ah"]
    jon = page.controls.seats.findText("Jon")
    page.controls.seats.setCurrentIndex(jon)
    assert [str(card) for card in seen_cards(page, jon)] == ["Kd", "Kc"], "shown at the end, known from the deal"
    press(qtbot, Qt.Key.Key_A, Qt.Key.Key_End)
    assert page.showdown.isVisible()
    assert sum(isinstance(card, Card) for seat in range(10) for card in seen_cards(page, seat)) == 4
    page.grab()


GAMES = [(variant.key, structure) for variant in CATALOGUE.values() for structure in variant.structures]
ONE_OF_EACH = [(variant.key, variant.structures[0]) for variant in CATALOGUE.values()]


def stepped_through(page, store, key, structure, looks):
    """A hand of others, stepped through once for each seat to watch from and whether all cards lie open."""
    record = hidden_again(random_record(CATALOGUE[key], structure, 5))
    (hand_id,) = store.import_hands([record])
    assert page.controller.open(hand_id)
    for viewer, all_cards in looks(len(record.names)):
        page.controller.watch_from(viewer)
        page.controller.show_all_cards(all_cards)
        for stop in range(len(stops(record.events))):
            page.controller.go(stop)
        page.controller.go(0)


@pytest.mark.parametrize(("key", "structure"), one_of(20, ONE_OF_EACH), ids=str)
def test_hands_of_others_can_be_stepped_through(page, store, key, structure):
    stepped_through(page, store, key, structure, lambda seats: [(None, True), (seats - 1, False)])


@pytest.mark.long
@pytest.mark.parametrize(("key", "structure"), GAMES, ids=str)
def test_hands_of_others_can_be_stepped_through_from_every_seat(page, store, key, structure):
    stepped_through(page, store, key, structure, lambda seats: [(seat, False) for seat in (None, *range(seats - 1))])


@pytest.mark.long
@pytest.mark.parametrize(("key", "structure"), GAMES, ids=str)
def test_hands_of_others_can_be_stepped_through_with_all_cards_open(page, store, key, structure):
    stepped_through(page, store, key, structure, lambda seats: [(seat, True) for seat in (None, *range(seats))])


# Playing on, notes


def test_play_from_here_names_the_decision(page, qtbot, store, hand_id):
    page.controller.open(hand_id)
    record = store.record(hand_id)
    decisions = own_decisions(record.events, 0)
    asked = []
    page.practice_wanted.connect(lambda *wanted: asked.append(wanted))
    for number, stop in enumerate(stops(record.events)):
        page.controller.go(number)
        assert page.controls.practice_button.isEnabled() == (stop.count in decisions)
        press(qtbot, Qt.Key.Key_T)
    assert asked == [(hand_id, number, 0) for number in range(len(decisions))]
    page.controls.seats.setCurrentIndex(4)
    assert not page.controls.practice_button.isEnabled()
    assert page.controls.practice_button.toolTip() == "Choose a seat to play"


def test_n_leads_from_decision_to_decision(page, qtbot, store, hand_id):
    page.controller.open(hand_id)
    record = store.record(hand_id)
    decisions = own_decisions(record.events, 0)
    found = stops(record.events)
    places = [number for number, stop in enumerate(found) if stop.count in decisions]
    page.controller.go(len(found) - 1)
    for place in reversed(places):
        qtbot.keyClick(page, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
        assert page.controller.stop == place
    for place in places[1:]:
        press(qtbot, Qt.Key.Key_N)
        assert page.controller.stop == place
    press(qtbot, Qt.Key.Key_N)
    assert page.controller.stop == places[-1]


def test_practised_lines_are_listed_and_lead_there_and_back(page, qtbot, store, hand_id):
    page.controller.open(hand_id)
    titles = []
    page.controller.opened.connect(lambda *words: titles.append(words))
    branches = page.side.branches
    assert branches.isVisible() and branches.count() == 1
    (line,) = History(store).branches(hand_id)
    step = 1 + [stop.count for stop in page.controller.hand.stops].index(line.branch_at)
    assert branches.item(0).text().startswith(f"Practice from step {step}: ")
    branches.setFocus()
    branches.setCurrentRow(0)
    press(qtbot, Qt.Key.Key_Return)
    assert known(page.controller.hand).row.id == History(store).branches(hand_id)[0].id
    assert "doesn't count" in page.side.about.text() and not branches.isVisible()
    assert titles[-1][1].endswith(", practice")
    qtbot.mouseClick(page.side.parent_button, LEFT)
    assert known(page.controller.hand).row.id == hand_id and not page.side.parent_button.isVisible()


def test_a_line_practised_meanwhile_is_listed(page, store, hand_id):
    page.controller.open(hand_id)
    page.hide()
    practise(store, hand_id)
    page.show()
    assert page.side.branches.count() == 2


def test_notes_are_kept_and_take_the_keys(page, qtbot, store, hand_id):
    page.controller.open(hand_id)
    page.controller.go(5)
    page.side.notes.note.setFocus()
    press(qtbot, Qt.Key.Key_T, Qt.Key.Key_A, Qt.Key.Key_P, Qt.Key.Key_Left, Qt.Key.Key_Home)
    assert page.controller.stop == 5 and not page.controls.all_cards.isChecked()
    qtbot.mouseClick(page.side.notes.misread, LEFT)
    page.side.notes.flush()
    row = known(History(store).row(hand_id))
    assert row.note == "tap" and row.tags == (MISREAD,)


def test_a_hand_that_is_not_there_is_said(page, qtbot):
    with qtbot.waitSignal(page.controller.failed) as said:
        assert not page.controller.open(12345)
    assert "12345" in str(said.args[0])


def test_escape_leads_back(page, qtbot, hand_id):
    page.controller.open(hand_id)
    with qtbot.waitSignal(page.controls.back_button.clicked):
        press(qtbot, Qt.Key.Key_Escape)


# Its look


@pytest.mark.painted
@pytest.mark.parametrize(
    ("theme", "size"),
    one_of(6, [(theme, size) for theme in (DARK, LIGHT) for size in ((1024, 656), (1280, 756), (3840, 2000))]),
)
def test_it_fits_the_window_in_both_themes(page, qtbot, hand_id, theme, size):
    page.setUpdatesEnabled(True)
    page.controller.open(hand_id)
    look().change(theme=theme)
    look().change(deck=SuitColors.TWO)
    page.set_hints(True)
    page.resize(*size)
    press(qtbot, Qt.Key.Key_End)
    assert page.size().toTuple() == size
    assert page.table.height() >= 300
    assert page.grab().toImage().format() != QImage.Format.Format_Invalid
    ways = (page.controls.back_button, *page.controls.hand_buttons.values())
    assert all(way.isVisible() and page.rect().contains(way.mapTo(page, way.rect().center())) for way in ways)
    drawer = size[0] < 1200
    assert page.side.isVisible() != drawer and page.controls.side_button.isVisible() == drawer
    press(qtbot, Qt.Key.Key_L)
    assert page.side.isVisible() and page.rect().contains(page.side.geometry())


def test_the_table_is_there_in_words(page, qtbot, hand_id):
    page.controller.open(hand_id)
    press(qtbot, Qt.Key.Key_End, Qt.Key.Key_PageUp)
    assert "Board: " in page.mirror.toPlainText()
    reached = set()
    for _ in range(40):
        press(qtbot, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    controls = page.controls
    wanted = {
        page.mirror, page.side.log.text, page.side.notes.note, page.side.notes.misread, page.side.notes.tags,
        page.side.branches, controls.line, controls.seats, controls.all_cards, controls.back_button,
        *(button for button in controls.steps.values() if button.isEnabled()),
    }  # fmt: skip
    assert wanted <= reached
    for part in wanted:
        assert part.accessibleName() or part.text(), part


def test_hands_that_lie_open_before_the_last_card_are_an_all_in_and_else_a_showdown(qapp):
    store = Store(None)
    words = set()
    for hand_id in Player(store, new_table(HOLDEM, seats=3, buy_in=100)).play(40):
        record, row = store.record(hand_id), known(History(store).row(hand_id))
        kinds = [type(event) for event in record.events]
        told = {name for _, name in ReplayedHand(row, record).for_page.streets} & {"All-in", "Showdown"}
        if HandShown in kinds:
            comes = BoardDealt in kinds[kinds.index(HandShown) :]
            assert told == {"All-in" if comes else "Showdown"}
            words |= told
    assert words == {"All-in", "Showdown"}
