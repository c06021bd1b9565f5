"""The history as a player meets it: a real store behind it, keys and clicks in front."""

import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QDateTime, QItemSelectionModel, QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QFileDialog

from pokertable.controllers.history_controller import HistoryController
from pokertable.controllers.jobs import Jobs
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.text import phrase
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.rows.stored import MISREAD, Origin
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter, WonLost
from pokertable.session.history.store.history import Order
from pokertable.session.phh.exchange import Format
from pokertable.session.play.tournament_results import listed_tournaments, tournament_results
from pokertable.session.words.outcome import outcome
from pokertable.training.weigh.severity import Severity
from pokertable.views.desk.history import cells
from pokertable.views.desk.history.cells import MARGIN, paint_minis
from pokertable.views.desk.history.list import HandList
from pokertable.views.desk.history.model import HandTableModel, HistoryColumn
from pokertable.views.desk.history.page import HistoryPage
from pokertable.views.desk.history.words import full_title, in_blinds, short_amount, short_title, verdict, verdict_words
from pokertable.views.desk.words import day_words, when_words
from pokertable.views.kit.fonts import scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors
from pokertable.views.tournament.words import ordinal
from tests.games import one_of
from tests.narrow import known, of_kind
from tests.painted import looked_at
from tests.session.play.test_sit_and_go import entered, play_on, shoves
from tests.views.opened import filled_file, practise

LEFT = Qt.MouseButton.LeftButton
DESELECT_ROW = QItemSelectionModel.SelectionFlag.Deselect | QItemSelectionModel.SelectionFlag.Rows


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    return filled_file(tmp_path_factory.mktemp("played") / "hands.sqlite")


class Page(HistoryPage):
    controller: HistoryController


def opened(qtbot, store, size=(1280, 756)):
    page = Page()
    qtbot.addWidget(page)
    controller = HistoryController(page, store, Jobs(page), page)
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    page.controller = controller
    return page


@pytest.fixture
def page(qtbot, store):
    made = opened(qtbot, store)
    made.setUpdatesEnabled(False)  # it is not looked at
    yield made
    made.controller.shut_down()


def listed(page):
    return [page.model.row(place).id for place in range(page.model.total)]


def choose(box, value):
    index = next(i for i in range(box.count()) if box.itemData(i) == value)
    box.setCurrentIndex(index)


def test_all_hands_are_listed_newest_first(page, store):
    assert listed(page) == History(store).ids()[::-1]
    assert page.count.text() == "60 hands"


def test_hands_of_a_sit_and_go_are_told_with_its_place_and_prize_and_are_listed_by_it(qtbot):
    at = entered(field=3, seed=1)
    play_on(at, Random(1), mine=shoves)
    number = known(at.flow.sng).id
    (result,) = tournament_results(at.store)
    page = opened(qtbot, at.store)
    hands = at.store.tournament_hands(number)
    assert hands and listed(page) == hands[::-1]
    place = f"{ordinal(result.place)} of 3" + (f", {result.prize} points" if result.prize else "")
    game = page.model.index(0, HistoryColumn.GAME)
    assert game.data().endswith(f", {place}") and place in game.data(Qt.ItemDataRole.ToolTipRole)
    assert page.filters.tournament.itemText(1).endswith(f": {place}")
    choose(page.filters.tournament, number)
    assert listed(page) == hands[::-1] and page.filters.wanted().tables
    page.filters.clear()
    assert page.filters.wanted() == HandFilter()
    unit = known(page.model.row(0)).big_bet
    at.store.put_reviewed(hands[-1], [ReviewedDecision(0, "flop", "", 90 / unit, 9 / unit, True, 10.0, "mistake")])
    page.controller.refresh()
    about = page.model.headerData(HistoryColumn.VERDICT, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert "what its costliest decision lost" in " ".join(about.split())
    assert page.model.index(0, HistoryColumn.VERDICT).data() == (
        "Review: mistake, 2.00% ± 0.39% of the prize pool lost."
    )
    page.table.choose(page.model.row(0))
    assert page.details.tournament.text().endswith(f": {place}") and "2.00%" in page.details.verdict.text()
    page.controller.shut_down()


def test_the_hands_of_one_of_two_sit_and_goes_are_found_by_its_tables():
    at = entered(field=2, seed=1)
    play_on(at, Random(1), mine=shoves)
    first = known(at.flow.sng).id
    again = entered(field=2, seed=2, store=at.store)
    play_on(again, Random(2), mine=shoves)
    second = known(again.flow.sng).id
    newest, oldest = listed_tournaments(at.store)
    assert (newest.id, oldest.id) == (second, first) and not set(newest.tables) & set(oldest.tables)
    for each in (newest, oldest):
        found = History(at.store).ids(HandFilter(tables=each.tables))
        assert found == at.store.tournament_hands(each.id) and found
        assert History(at.store).page(HandFilter(tables=each.tables)).total == len(found)


def test_a_reviewed_hand_bears_its_verdict(page, qtbot, store):
    weighed, close, open_yet, _ = listed(page)[:4]
    kind = "You folded a hand that had the odds to call."
    store.put_reviewed(
        weighed, [ReviewedDecision(0, "flop", "", 0.2, 0.1), ReviewedDecision(1, "turn", kind, 3.0, 0.2)]
    )
    store.put_reviewed(close, [ReviewedDecision(0, "flop", "", 0.9, 0.6)])
    store.put_reviewed(open_yet, [ReviewedDecision(0, "flop", "", 0.0, 0.0, decided=False)])
    page.controller.refresh()
    said = [page.model.text(page.model.row(place), HistoryColumn.VERDICT) for place in range(4)]
    assert said == [
        "Review: mistake, on the earlier scale, 3.00 ± 0.39 big bets lost. " + kind,
        "Review: undecided.",
        "Review: undecided.",
        "",
    ]
    row = known(page.model.row(0))
    assert row.structure == "fixed"
    blinds = "Review: mistake, on the earlier scale, 6.00 ± 0.78 big blinds lost. " + kind
    assert [verdict_words(replace(row, structure=each)) for each in ("none", "pot")] == [blinds] * 2
    said_of = known(verdict(row))
    assert (said_of.severity, said_of.lost, said_of.is_of_before) == (Severity.MISTAKE, 3.0, True)
    assert said_of.loss_in_units(row.structure) == "−3.00 big bets"
    page.table.choose(row)
    assert page.details.verdict.text() == said[0] and page.details.verdict.isVisible()
    page.table.choose(page.model.row(3))
    qtbot.waitUntil(lambda: not page.details.verdict.isVisible())


FILTERS = (
    ("game", ("omaha8", Structure.POT), HandFilter(variant="omaha8", structure=Structure.POT)),
    ("result", WonLost.WON, HandFilter(outcome=WonLost.WON)),
    ("result", WonLost.LOST, HandFilter(outcome=WonLost.LOST)),
    ("position", "BTN", HandFilter(position="BTN")),
    ("position", "bring-in", HandFilter(position="bring-in")),
    ("showdown", True, HandFilter(showdown=True)),
    ("showdown", False, HandFilter(showdown=False)),
    ("opponent", "maniac", HandFilter(opponent="maniac")),
    ("origin", Origin.PLAYED, HandFilter(origin=Origin.PLAYED)),
)


def test_each_filter_lists_its_hands(page, store):
    for box, value, wanted in FILTERS:
        choose(getattr(page.filters, box), value)
        expected = History(store).ids(wanted)[::-1]
        assert listed(page) == expected, (box, value)
        assert 0 < len(expected) <= 60
        page.filters.clear()
        assert page.model.total == 60


def test_hands_of_some_days(page, store):
    times = sorted(known(page.model.row(place)).played_ms for place in (0, 59))
    days = [QDateTime.fromMSecsSinceEpoch(time).date() for time in times]
    choose(page.filters.time, "custom")
    assert page.filters.since.isVisible() and page.model.total == 0
    page.filters.since.setDate(days[-1])
    page.filters.until.setDate(days[0])
    assert page.model.total == 60, "the two dates may be given in either order"
    page.filters.until.setDate(days[-1].addDays(1))
    page.filters.since.setDate(days[-1].addDays(1))
    assert page.model.total == 0


def test_search_waits_for_the_last_key(page, qtbot, store):
    page.filters.search.setFocus()
    hand_id = listed(page)[7]
    store.set_note(hand_id, "the lone ace")
    qtbot.keyClicks(page.filters.search, "lone")
    assert page.model.total == 60
    qtbot.waitUntil(lambda: page.model.total == 1)
    assert listed(page) == [hand_id]


def test_cards_are_searched(page, qtbot, store):
    qtbot.keyClicks(page.filters.search, "As Kd")
    expected = History(store).ids(HandFilter(text="As Kd"))[::-1]
    qtbot.waitUntil(lambda: listed(page) == expected)
    assert expected


def test_where_nothing_fits_one_button_clears_the_filters(page, qtbot):
    choose(page.filters.tag, MISREAD)
    assert page.clear_button.isVisible() and not page.table.isVisible()
    qtbot.mouseClick(page.clear_button, LEFT)
    assert page.model.total == 60 and page.table.isVisible()


def test_without_a_hand_there_is_one_sentence_and_one_button(qtbot):
    store = Store(None)
    page = opened(qtbot, store)
    assert page.play_button.isVisible() and not page.filters.isVisible() and not page.table.isVisible()
    with qtbot.waitSignal(page.play_button.clicked):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    page.controller.shut_down()


def test_orders(page):
    for order in Order:
        page.filters.set_order(order)
        rows = [page.model.row(place) for place in range(60)]
        key = {Order.NEWEST: lambda r: -r.id, Order.OLDEST: lambda r: r.id, Order.BEST: lambda r: -r.result,
               Order.WORST: lambda r: r.result, Order.LARGEST_POT: lambda r: -r.pot}[order]  # fmt: skip
        assert [key(row) for row in rows] == sorted(key(row) for row in rows)


def test_a_click_on_a_heading_sorts(page, qtbot):
    head = page.table.horizontalHeader()
    x = head.sectionViewportPosition(HistoryColumn.RESULT) + 10
    for order in (Order.BEST, Order.WORST, Order.BEST):
        qtbot.mouseClick(head.viewport(), LEFT, pos=QPoint(x, 12))
        assert page.filters.order() is order


# Reading a hand


def test_enter_and_a_double_click_replay_the_hand(page, qtbot):
    wanted: list[Any] = []
    page.replay_wanted.connect(wanted.append)
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    spot = page.table.visualRect(page.model.index(4, HistoryColumn.GAME)).center()
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=spot)
    qtbot.mouseDClick(page.table.viewport(), LEFT, pos=spot)
    qtbot.mouseClick(page.replay_button, LEFT)
    ids = listed(page)
    assert wanted == [ids[1], ids[4], ids[4]]


def test_the_chosen_hand_is_shown_beside(page, qtbot, store):
    page.table.selectRow(45)
    row = page.model.row(45)
    qtbot.waitUntil(lambda: page.details.notes._hand == row.id)
    assert row.title in page.details._title.text()
    before = replace(row, title="Fixed-limit Seven-card stud hi/lo 10/20", variant="stud8", structure="fixed")
    assert full_title(before) == "Fixed-limit seven-card stud hi/lo 10/20"
    nine = replace(row, title="Pot-limit Omaha hi/lo 5/10, nine or better", variant="omaha8", structure="pot")
    assert short_title(nine) == "PL Omaha hi/lo 5/10"
    assert page.details.felt.isVisible() and page.details.felt.accessibleName().startswith("Your hand: ")
    assert not page.details.uncounted.isVisible()


def test_where_the_details_have_little_room_the_cards_give_way(page, qtbot):
    """With two strips open the cards covered the result, and the tags were cut."""
    details = page.details
    page.resize(1024, 656)
    qtbot.waitUntil(lambda: details.notes._hand is not None)
    details.setFixedHeight(250)
    qtbot.waitUntil(lambda: details.felt.isHidden())
    assert details.layout().minimumHeightForWidth(details.width()) <= 250
    details.setMinimumHeight(0)
    details.setMaximumHeight(1 << 20)
    qtbot.waitUntil(lambda: not details.felt.isHidden() and details.height() > 300)


def test_notes_and_tags_are_kept(page, qtbot, store):
    hand_id = listed(page)[0]
    notes = page.details.notes
    qtbot.keyClicks(notes.note, "counterfeited")
    qtbot.mouseClick(notes.misread, LEFT)
    notes.tags.setText("bluff,  big  pot 、bluff")
    qtbot.keyClick(notes.tags, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: known(History(store).row(hand_id)).note == "counterfeited")
    assert set(known(History(store).row(hand_id)).tags) == {MISREAD, "bluff", "big pot"}
    choose(page.filters.tag, "big pot")
    assert listed(page) == [hand_id]
    notes.tags.setText("bluff")
    qtbot.mouseClick(notes.misread, LEFT)
    notes.flush()
    assert known(History(store).row(hand_id)).tags == ("bluff",)


def test_in_a_window_made_larger_the_note_still_fills_its_room(page):
    notes = page.details.notes
    look().change(ui=1.35, text_scale=1.35)
    page.resize(1920, 1036)
    QApplication.processEvents()
    assert notes.misread.y() - notes.note.geometry().bottom() < scaled(10)
    assert notes.note.y() < scaled(40)


def test_what_was_typed_is_kept_with_its_own_hand(page, qtbot, store):
    first, second = listed(page)[:2]
    qtbot.keyClicks(page.details.notes.note, "mine")
    page.table.selectRow(1)
    qtbot.waitUntil(lambda: page.details.notes._hand == second)
    assert page.details.notes.note.toPlainText() == ""
    assert known(History(store).row(first)).note == "mine" and known(History(store).row(second)).note == ""


def test_closing_keeps_what_was_typed_last(qtbot, store):
    page = opened(qtbot, store)
    hand_id = listed(page)[0]
    qtbot.keyClicks(page.details.notes.note, "late")
    page.controller.shut_down()
    assert known(History(store).row(hand_id)).note == "late"
    page.close()


def test_what_was_played_meanwhile_is_listed_when_the_page_comes_up(page, qtbot, store):
    page.table.selectRow(3)
    chosen = page.table.current().id
    page.hide()
    parent = listed(page)[0]
    store.import_hands([replace(store.record(parent), number=1000)])
    practise(store, parent)
    page.show()
    assert page.model.total == 61 and page.table.current().id == chosen
    choose(page.filters.origin, Origin.PRACTICE)
    assert page.model.total == 1
    page.table.selectRow(0)
    qtbot.waitUntil(page.details.uncounted.isVisible)
    assert page.details.uncounted.text() == "Practice: this line doesn't count."


def test_a_number_without_room_is_rounded_never_cut():
    told = [(1_360_000, 0), (960_000, 0), (-3_400_000_000, 0), (12_345_678, 2), (12_345, 4)]
    assert [short_amount(*each) for each in told] == ["1.36M", "960k", "\N{MINUS SIGN}3.4G", "123k", "1.23"]


# Files


def test_chosen_hands_are_exported_and_taken_in_again(page, qtbot, store, tmp_path, monkeypatch):
    path = tmp_path / "mine.phhs"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    page.table.selectRow(2)
    qtbot.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert page.table.chosen_count() == 2
    qtbot.waitUntil(lambda: page.count.text() == "60 hands, 2 selected")
    page.export_button.menu().actions()[0].trigger()
    qtbot.waitUntil(lambda: page.notice.words.text() == "2 hands were written to mine.phhs")
    ids = listed(page)
    qtbot.mouseClick(page.import_button, LEFT)
    qtbot.waitUntil(lambda: page.notice.words.text() == "No hand was imported, 2 were already there")
    assert listed(page) == ids
    events = [store.record(hand_id).events for hand_id in ids[2:4]]
    for table, key in (("hands", "id"), ("events", "hand_id"), ("seats", "hand_id")):
        store.write(lambda c, of=f"{table} WHERE {key}": c.execute(f"DELETE FROM {of} IN (?, ?)", ids[2:4]))
    qtbot.mouseClick(page.import_button, LEFT)
    qtbot.waitUntil(lambda: page.notice.words.text() == "2 hands were imported")
    assert [hand_id >> 12 for hand_id in listed(page)] == [hand_id >> 12 for hand_id in ids]
    assert [store.record(hand_id).events for hand_id in listed(page)[2:4]] == events


def test_the_menu_says_which_hands_would_be_exported(page, qtbot, monkeypatch):
    def said():
        return [action.text() for action in page.export_button.menu().actions() if not action.isSeparator()]

    page.table.selectRow(0)
    qtbot.waitUntil(lambda: page.count.text() == "60 hands")
    assert said()[0] == "The selected hand as PHH (.phhs)…" and said()[2] == "All 60 listed hands as PHH (.phhs)…"
    qtbot.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: page.count.text() == "60 hands, 2 selected")
    assert said()[1] == "The 2 selected hands as PokerStars-style text…"
    monkeypatch.setattr(page.model, "ids", None)  # to say how many, none is read
    page.table.selectAll()
    qtbot.waitUntil(lambda: len(said()) == 2)
    page.table.selectionModel().select(page.model.index(7, 0), DESELECT_ROW)
    qtbot.waitUntil(lambda: page.count.text() == "60 hands, 59 selected")
    assert said()[1] == "The 59 selected hands as PokerStars-style text…"
    page.table.selectAll()
    qtbot.waitUntil(lambda: len(said()) == 2)
    assert said()[0] == "All 60 listed hands as PHH (.phhs)…"


@pytest.mark.painted
def test_choosing_all_hands_takes_no_longer_the_more_there_are(qtbot, monkeypatch):
    asked = []
    count = HandTableModel.rowCount

    def counted(*args):
        asked.append(args)
        return count(*args)

    monkeypatch.setattr(HandTableModel, "rowCount", counted)
    table = HandList()
    qtbot.addWidget(table)
    for hands in (1000, 2000):
        table.hands.beginResetModel()
        table.hands.total = hands
        table.hands.endResetModel()
        with qtbot.waitExposed(table):
            table.show()
        table.grab()
        asked.clear()
        table.selectAll()
        table.grab()
        assert table.chosen_count() == hands
        assert 0 < len(asked) < 1000


def test_all_listed_hands_can_be_exported_while_one_is_chosen(page, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "all"), ""))
    choose(page.filters.game, ("stud8", Structure.FIXED))
    assert page.table.chosen_count() == 1
    page.export_button.menu().actions()[-1].trigger()
    qtbot.waitUntil(lambda: page.notice.words.text() == "20 hands were written to all.txt")


def test_a_notice_goes_away_by_itself_unless_something_was_wrong(page, qtbot):
    page.notice.clock.setInterval(50)
    page.notice.say("One hand was imported")
    assert page.notice.isVisible()
    qtbot.waitUntil(lambda: not page.notice.isVisible())
    page.notice.say("No hand was imported", ["bad.phh: no hand in it"])
    assert page.notice.isVisible() and not page.notice.clock.isActive()
    page.say_working("Reading hands…")
    assert not page.notice.clock.isActive()


def test_a_notice_goes_away_though_its_page_was_left_with_the_pointer_on_it(page, qtbot):
    page.notice.clock.setInterval(50)
    page.notice.say("One hand was imported")
    page.notice.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    page.hide()
    qtbot.waitUntil(lambda: page.notice.isHidden() and not page.notice.clock.isActive())


def test_tags_are_found_by_the_search(page, qtbot, store):
    ids = listed(page)
    store.set_tag(ids[3], "Tilted again")
    store.set_note(ids[5], "a tilted board")
    page.filters.search.setText("TILTED")
    qtbot.waitUntil(lambda: listed(page) == [ids[3], ids[5]])


def test_half_a_surrogate_pair_in_a_note_tag_or_search_does_no_harm(page, store):
    hand_id = listed(page)[0]
    store.set_note(hand_id, "half \ud83d of it")
    store.set_tag(hand_id, "tag \ud83d")
    row = known(History(store).row(hand_id))
    assert (row.note, row.tags) == ("half ? of it", ("tag ?",))
    assert History(store).ids(HandFilter(text="half \ud83d")) == [hand_id]
    store.set_tag(hand_id, "tag \ud83d", False)
    assert known(History(store).row(hand_id)).tags == ()


def test_all_listed_hands_are_exported_if_none_is_chosen(page, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "all"), ""))
    choose(page.filters.game, ("stud8", Structure.FIXED))
    page.table.clearSelection()
    page.export_button.menu().actions()[1].trigger()
    qtbot.waitUntil(lambda: page.notice.words.text() == "20 hands were written to all.txt")
    assert (tmp_path / "all.txt").read_text("utf-8").count("PokerStars Hand #") == 20


def test_what_is_wrong_with_a_file_is_said_by_the_hand(page, qtbot, tmp_path, monkeypatch):
    path = tmp_path / "bad.phhs"
    path.write_text("[1]\nvariant = 'NT'\n[2]\nvariant = 'XX'\n", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    qtbot.mouseClick(page.import_button, LEFT)
    qtbot.waitUntil(lambda: page.notice.words.text() == "No hand was imported, 2 could not be read")
    assert page.notice.problems.isVisible()
    lines = page.notice.problems.toPlainText().splitlines()
    assert "hand 1" in lines[0] and "hand 2" in lines[1] and "XX" in lines[1]
    qtbot.mouseClick(page.notice.copy_button, LEFT)
    assert QApplication.clipboard().text().splitlines() == lines
    qtbot.mouseClick(page.notice.close_button, LEFT)
    assert not page.notice.isVisible() and page.import_button.isEnabled()


# Many hands, looks, keys


def test_only_the_pages_that_are_looked_at_are_read(page, store):
    asked = []
    history = History(store)

    def fetch(wanted, order, offset, limit):
        asked.append(offset)
        found = history.page(wanted, order, offset % 60, limit)
        return type(found)((found.rows * 100)[:limit], 100_000)

    model = HandTableModel()
    model.set_source(fetch)
    model.show(HandFilter(), Order.NEWEST)
    assert model.rowCount() == 100_000 and asked == [0]
    for place in (0, 99, 50_000, 50_001, 99_999):
        assert model.data(model.index(place, HistoryColumn.GAME))
    assert asked == [0, 50_000, 99_900]


def test_what_happened_is_read_for_the_hands_that_are_looked_at(page, qtbot, store):
    page.setUpdatesEnabled(True)
    told = [page.model.index(place, HistoryColumn.OUTCOME) for place in (0, 59)]
    qtbot.waitUntil(lambda: told[0].data() != "")
    row = known(page.model.row(0))
    words = str(outcome(store.events(row.id), known(row.hero), store.record(row.id).names))
    assert told[0].data() == words[0].upper() + words[1:], "some began with a street and a capital, some with neither"
    assert known(page.model.row(59)).id not in page.model._outcomes, "it is out of sight"
    qtbot.waitUntil(lambda: told[1].data() != "")
    more = [page.model.index(place, HistoryColumn.OUTCOME) for place in range(40, 50)]
    assert not any(each.data() for each in more) and not page.model.is_told
    qtbot.waitUntil(lambda: page.model.is_told)
    assert all(each.data() for each in more), "of twelve hands a picture told four"


def test_what_was_noted_before_the_outcome_was_read_stays_listed(qtbot, store):
    """The hand as it was looked at was put back over it."""
    model = HandTableModel()
    model.set_source(History(store).page, lambda _row: phrase("shown down"))
    model.show(HandFilter(), Order.NEWEST)
    at = model.index(0, HistoryColumn.OUTCOME)
    assert at.data() == ""
    model.replace(replace(known(model.row(0)), note="a call to think about"))
    with qtbot.waitSignal(model.dataChanged):
        pass
    assert at.data() == "Shown down" and known(model.row(0)).note == "a call to think about"


@pytest.mark.parametrize("size", [(1024, 656), (1280, 756), (3840, 2000)])
def test_what_is_in_no_hand_at_the_top_has_no_column_and_results_their_bar(page, store, size):
    page.resize(*size)
    QApplication.processEvents()
    table = page.table
    shown = [column for column in HistoryColumn if not table.isColumnHidden(column)]
    assert HistoryColumn.VERDICT not in shown and HistoryColumn.OUTCOME in shown
    assert sum(map(table.columnWidth, shown[:-1])) <= table.viewport().width()
    assert table.columnWidth(HistoryColumn.OUTCOME) - 2 * MARGIN >= width_of("two pair, aces and kings,", sized(12))
    bare = table._cells.bar
    store.put_reviewed(listed(page)[0], [ReviewedDecision(0, "flop", "", 3.0, 0.2)])
    page.controller.refresh()
    assert not table.isColumnHidden(HistoryColumn.VERDICT) and table._cells.bar <= bare
    assert bare >= scaled(84) or size[0] < 1280, "a usual window has room for it"


@pytest.mark.painted
def test_a_loss_beside_a_verdict_has_its_unit(page, store):
    page.setUpdatesEnabled(True)
    page.resize(1280, 756)
    store.put_reviewed(listed(page)[0], [ReviewedDecision(0, "flop", "", 3.0, 0.2)])
    page.controller.refresh()
    QApplication.processEvents()
    assert known(page.model.row(0)).structure == "fixed"
    said = looked_at(page).texts
    assert "\N{MINUS SIGN}3.00 big bets" in said, [each for each in said if "3.00" in each or "big" in each]


def test_the_time_is_told_as_the_language_writes_it(page):
    assert re.fullmatch(r"Hand \d+ · \d+ \w+ ?\d*, \d\d:\d\d · ([-+\w]+,\s)?\d\sseats", page.details._when.text()), (
        page.details._when.text()
    )


def test_a_large_window_may_become_small_again(qtbot, store):
    """With the program's style sheet too, whose texts are larger."""
    program = of_kind(QApplication, QApplication.instance())
    before = program.styleSheet()
    program.setStyleSheet(stylesheet(DARK))
    try:
        page = opened(qtbot, store, (3840, 2000))
        page.notice.say("2 hands were imported", ["one", "two", "three", "four", "five"])
        assert page.minimumSizeHint().height() <= 656
    finally:
        program.setStyleSheet(before)


@pytest.mark.parametrize("size", one_of(2, [((1024, 656),), ((1280, 756),), ((1920, 1036),)]))
def test_games_and_cards_are_told_whole_in_every_window(page, size):
    page.resize(*size)
    QApplication.processEvents()
    table = page.table
    room = table.columnWidth(HistoryColumn.GAME) - 2 * MARGIN
    for title in ("PL Omaha hi/lo 5/10", "FL Stud hi/lo 10/20"):
        assert width_of(title, 12) <= room
    held = table.columnWidth(HistoryColumn.CARDS) - 2 * MARGIN
    picture = QImage(held + 60, 40, QImage.Format.Format_RGB32)
    picture.fill(look().theme.color("panel"))
    painter = QPainter(picture)
    paint_minis(painter, QRectF(0, 0, held, 40), parse_cards("7cKd8dTcKc2hTs"), page.table._cells.size.card - 2)
    painter.end()
    inked = [
        x
        for x in range(picture.width())
        if any(picture.pixelColor(x, y) != look().theme.color("panel") for y in range(40))
    ]
    assert max(inked) <= held


@pytest.mark.painted
@pytest.mark.parametrize(
    ("theme", "size"),
    one_of(6, [(theme, size) for theme in (DARK, LIGHT) for size in ((1024, 656), (1280, 756), (3840, 2000))]),
)
def test_it_fits_the_window_in_both_themes(qtbot, store, theme, size):
    page = opened(qtbot, store, size)
    look().change(theme=theme)
    look().change(deck=SuitColors.TWO)
    page.notice.say("2 hands were imported", ["one", "two", "three", "four", "five"])
    assert page.size().toTuple() == size and page.minimumSizeHint().height() <= 656
    bar = page.table.horizontalScrollBar()
    assert not bar.isVisible() or bar.maximum() == 0
    picture = page.grab().toImage()
    assert picture.format() != QImage.Format.Format_Invalid
    page.controller.shut_down()


def test_more_filters_lie_behind_a_button_and_one_that_is_set_stays_in_sight(page):
    filters = page.filters
    assert not filters.position.isVisible()
    filters.more_button.click()
    assert filters.position.isVisible()
    choose(filters.position, "BTN")
    filters.more_button.click()
    assert filters.position.isVisible() and filters.more_button.isChecked()
    filters.clear()
    assert not filters.position.isVisible() and not filters.more_button.isChecked()


def test_a_bar_shows_the_result_in_big_blinds(page):
    row = known(page.model.row(0))
    assert in_blinds(replace(row, result=30, big_bet=4)) == 15 and in_blinds(replace(row, result=None)) is None


@pytest.mark.painted
def test_a_result_stands_under_its_head(page, monkeypatch):
    boxes: dict[str, QRectF] = {}

    def note(_painter, box, text, *_):
        boxes.setdefault(text, box)
        return 0.0

    monkeypatch.setattr(cells, "paint_elided", note)
    page.resize(1280, 760)
    page.table.viewport().grab()
    result = HandTableModel.text(known(page.model.row(0)), HistoryColumn.RESULT)
    left = page.table.columnViewportPosition(HistoryColumn.RESULT)
    right = left + page.table.columnWidth(HistoryColumn.RESULT)
    assert page.table._cells.bar and right - 2 * scaled(MARGIN) <= boxes[result].right() <= right
    head = page.model.headerData(HistoryColumn.RESULT, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
    assert head & Qt.AlignmentFlag.AlignRight


def test_a_time_is_told_by_its_day():
    now = datetime(2026, 11, 28, 20, 0)
    for at, said in (
        (datetime(2026, 11, 28, 18, 32), "Today 18:32"),
        (datetime(2026, 11, 27, 21, 40), "Yesterday 21:40"),
        (datetime(2026, 11, 22, 10, 2), "Sun 10:02"),
        (datetime(2026, 11, 21, 10, 2), "21 November"),
        (datetime(2025, 12, 31, 10, 2), "31 December 2025"),
    ):
        assert when_words(round(1000 * at.timestamp()), now) == said


@pytest.mark.parametrize(
    ("spoken", "said"),
    [
        ("en", ["1 December", "2 December", "1 January 2025"]),
        ("fr", ["1er décembre", "2 décembre", "1er janvier 2025"]),
        ("ja", ["12月1日", "12月2日", "2025年1月1日"]),
    ],
)
def test_the_first_of_a_month_is_written_as_the_language_writes_it(speak, spoken, said):
    speak(spoken)
    days = datetime(2026, 12, 1), datetime(2026, 12, 2), datetime(2025, 1, 1)
    assert [day_words(round(1000 * day.timestamp()), datetime(2026, 12, 28)) for day in days] == said


def test_tab_leads_to_everything(page, qtbot):
    reached = set()
    page.filters.more_button.click()
    page.filters.search.setFocus()
    for _ in range(40):
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    filters, notes = page.filters, page.details.notes
    wanted = {
        filters.search, filters.game, filters.time, filters.sorting, filters.result, filters.position,
        filters.showdown, filters.tag, filters.opponent, filters.origin, filters.clear_button, page.table,
        notes.note, notes.misread, notes.tags, page.import_button, page.export_button, page.replay_button,
    }  # fmt: skip
    assert wanted <= reached
    for part in wanted:
        assert part.accessibleName() or part.text(), part


def test_a_large_window_has_larger_text_and_cards_and_boxes_no_wider_than_they_need(page, qtbot):
    usual, felt = page.table.rowHeight(0), page.details.felt.height()
    look().change(ui=1.35, text_scale=1.35)
    page.resize(1920, 1036)
    qtbot.waitUntil(lambda: page.details.felt.height() > felt)
    assert page.table.rowHeight(0) == pytest.approx(1.35 * usual, abs=1)
    boxes = (page.filters.search, page.filters.sorting, page.filters.clear_button)
    assert max(box.mapTo(page, box.rect().bottomRight()).x() for box in boxes) <= 1.35 * (16 + 1240)
    assert page.table.horizontalHeader().length() <= page.table.width()
    look().reset()
    page.resize(1280, 756)
    qtbot.waitUntil(lambda: page.details.felt.height() == felt)
    assert page.table.rowHeight(0) == usual


def test_few_hands_share_the_height_of_the_list(page, qtbot, store):
    usual = page.table.rowHeight(0)
    assert page.model.total * usual > page.table.viewport().height()
    choose(page.filters.position, "bring-in")
    few = page.model.total
    assert 0 < few < 12
    assert page.table.rowHeight(0) == round(1.15 * usual)
    page.filters.clear()
    assert page.table.rowHeight(0) == usual


def test_what_a_hand_brought_is_never_parted_from_its_word(page):
    said = page.details._result.text()
    assert "Pot\N{NO-BREAK SPACE}" in said and " ·" not in said


@pytest.mark.parametrize("scale", [1.0, 2.7])
def test_filters_have_no_smaller_words_than_the_window_asks(page, scale):
    look().change(ui=scale, text_scale=scale)
    page.filters.resize(round(420 * scale), 60)
    page.filters.arrange()
    sizes = [int(px) for px in re.findall(r"font-size: (\d+)px", page.filters.styleSheet())]
    assert sizes and min(sizes) == sized(11)


def test_tags_and_notes_have_a_column_once_a_hand_at_the_top_has_one(page, store):
    page.resize(1920, 1036)
    assert page.table.isColumnHidden(HistoryColumn.REMARKS)
    store.set_tag(listed(page)[0], MISREAD)
    page.controller.refresh()
    assert not page.table.isColumnHidden(HistoryColumn.REMARKS)


def test_files_are_asked_for_at_home_and_then_where_the_last_one_was(page, qtbot, tmp_path, monkeypatch):
    """The dialogs opened in the folder that the program was started from, and forgot the one used a second before."""
    asked: list[Path] = []

    def answers(_page, _title, there, _kinds):
        asked.append(Path(there))
        return str(tmp_path / "some" / "mine.phhs"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answers)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *given: (answers(*given)[:0], ""))
    page.exported.disconnect()
    page.ask_export(Format.PHH, chosen=False)
    page.ask_import()
    assert asked == [Path.home() / "hands.phhs", tmp_path / "some"]
