"""The history's controller where things go wrong: damaged hands, work that is stopped, a window that closes."""

import json
import threading
import zlib

import pytest

from pokertable.controllers import history_controller
from pokertable.controllers.history_controller import HistoryController
from pokertable.controllers.jobs import Jobs
from pokertable.session.history.faults import StoreError
from pokertable.session.history.store import History, Store
from pokertable.session.phh.exchange import Format, read_hands
from pokertable.session.phh.write import write_hands
from pokertable.views.desk.history.page import HistoryPage
from tests.narrow import known
from tests.session.history.store.player import OMAHA8, Player, new_table


@pytest.fixture
def desk(qtbot, tmp_path):
    store = Store(tmp_path / "hands.sqlite")
    Player(store, new_table(OMAHA8)).play(8)
    page = HistoryPage()
    qtbot.addWidget(page)
    controller = HistoryController(page, store, Jobs(page), page)
    page.show()
    yield store, page, controller
    controller.shut_down()
    store.close()


def test_a_damaged_hand_is_named_and_the_others_are_written(desk, qtbot, tmp_path):
    store, page, controller = desk
    ids = History(store).ids()
    store.write(lambda c: c.execute("UPDATE events SET crc = crc + 1 WHERE hand_id = ?", (ids[3],)))
    controller.export(None, tmp_path / "all.phhs", Format.PHH)
    qtbot.waitUntil(lambda: page.notice.words.text() == "7 hands were written to all.phhs")
    assert f"hand {ids[3]} is damaged" in page.notice.problems.toPlainText()
    written = [taken.record for taken in read_hands(tmp_path / "all.phhs")]
    assert [known(record).number for record in written] == [1, 2, 3, 5, 6, 7, 8]


def fewer_seats(lines):
    """Seats that are not there act."""
    kind, game, stacks, button, antes, blinds = json.loads(lines[0])
    return [json.dumps([kind, game, stacks[:2], button % 2, antes[:2], blinds[:2]]), *lines[1:]]


def test_a_hand_whose_events_are_of_no_hand_is_told_to_be_damaged_wherever_it_is_read(desk):
    store, _page, controller = desk
    damaged, whole = History(store).ids()[:2]
    ((text,),) = store.read(lambda c: c.execute("SELECT text FROM events WHERE hand_id = ?", (damaged,)).fetchall())
    text = "".join(f"{line}\n" for line in fewer_seats(text.splitlines()))
    put = "UPDATE events SET text = ?, crc = ? WHERE hand_id = ?"
    store.write(lambda c: c.execute(put, (text, zlib.crc32(text.encode()), damaged)))
    for read in (store.events, store.record):
        with pytest.raises(StoreError, match=f"hand {damaged} is damaged"):
            read(damaged)
    history = History(store)
    words = [str(controller._outcome(known(history.row(hand_id)))) for hand_id in (damaged, whole)]
    assert words[0] == "damaged: it can't be read" != words[1]


def test_an_export_can_be_stopped(desk, qtbot, tmp_path, monkeypatch):
    store, page, controller = desk
    began, go_on = threading.Event(), threading.Event()
    load = store.record

    def slowly(hand_id):
        began.set()
        assert go_on.wait(10)
        return load(hand_id)

    monkeypatch.setattr(store, "record", slowly)
    controller.export(None, tmp_path / "all.phhs", Format.PHH)
    assert began.wait(10)
    assert page.notice.stop_button.isVisibleTo(page) and not page.export_button.isEnabled()
    page.notice.stop_button.click()
    go_on.set()
    qtbot.waitUntil(lambda: "was stopped" in page.notice.words.text())
    assert not (tmp_path / "all.phhs").exists() and page.export_button.isEnabled()


def test_what_goes_wrong_in_the_program_is_said(desk, qtbot, tmp_path, monkeypatch):
    _store, page, controller = desk

    def broken(*_):
        raise RuntimeError("out of paper")

    monkeypatch.setattr(history_controller, "import_files", broken)
    controller.take_in([tmp_path / "hands.phh"])
    qtbot.waitUntil(lambda: page.notice.words.text() == "That didn't work: out of paper")
    assert page.import_button.isEnabled()


def test_nothing_is_written_after_it_was_shut_down(desk, qtbot):
    store, page, controller = desk
    page.details.notes.note.setPlainText("kept")
    controller.shut_down()
    page.details.notes.note.setPlainText("too late")
    page.details.notes.flush()
    assert known(History(store).row(History(store).ids()[-1])).note == "kept"


def test_the_page_lists_its_hands_once_when_it_is_opened_and_outlives_its_store(qtbot, tmp_path):
    store = Store(tmp_path / "hands.sqlite")
    Player(store, new_table(OMAHA8)).play(3)
    page = HistoryPage()
    qtbot.addWidget(page)
    listed: list[bool] = []
    page.model.modelReset.connect(lambda: listed.append(True))
    controller = HistoryController(page, store, Jobs(page), page)
    page.show()
    assert len(listed) == 1 and page.model.total == 3, "once, though the page is new"
    controller.shut_down()
    store.close()
    page.table.selectAll()
    page.filters.search.setText("late")
    page.refresh()
    page.grab()
    page.hide()
    page.show()


def test_every_write_shows_result(desk, qtbot):
    _store, page, controller = desk
    with qtbot.waitSignal(controller.stored):
        page.details.notes.note.setPlainText("look again")
        page.details.notes.flush()
    with qtbot.waitSignal(controller.stored):
        page.details.notes.misread.setChecked(True)
    assert page.model.row(0).note == "look again" and page.model.row(0).tags == ("misread",)


def test_an_import_that_brings_nothing_changes_no_list(desk, qtbot, tmp_path):
    _store, page, controller = desk
    stored: list[bool] = []
    controller.stored.connect(lambda: stored.append(True))
    (tmp_path / "no.phh").write_text("nothing")
    controller.take_in([tmp_path / "no.phh"])
    qtbot.waitUntil(lambda: page.notice.words.text().startswith("No hand was imported"))
    assert stored == []


def test_a_note_or_tag_that_cannot_be_written_is_said_on_the_page(desk, monkeypatch):
    store, page, controller = desk
    hand_id = History(store).ids()[0]
    stored: list[bool] = []
    controller.stored.connect(lambda: stored.append(True))

    def full(*_):
        raise StoreError("the disk is full")

    for name, tell in (
        ("set_note", lambda: page.details.notes.note_written.emit(hand_id, "slow")),
        ("set_tag", lambda: page.details.notes.tag_set.emit(hand_id, "tricky", True)),
    ):
        monkeypatch.setattr(store, name, full)
        page.notice.say("")
        tell()
        assert page.notice.words.text() == "the disk is full"
    assert len(stored) == 2 and not known(History(store).row(hand_id)).note


def test_what_was_imported_is_listed_and_said_to_be_stored(desk, qtbot, tmp_path):
    store, page, controller = desk
    other = Store(None)
    ids = Player(other, new_table(OMAHA8, seed=9)).play(2)
    (tmp_path / "two.phhs").write_text(write_hands([other.record(each) for each in ids]), encoding="utf-8")
    before = len(History(store).ids())
    with qtbot.waitSignal(controller.stored):
        controller.take_in([tmp_path / "two.phhs"])
    assert len(History(store).ids()) == before + 2 == page.model.rowCount()
    assert "2 hands" in page.notice.words.text()
