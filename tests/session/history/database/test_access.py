"""Threads at one database: a write waits for one short transaction at most, and for no reader, import or rescue."""

import errno
import sqlite3
import threading
from collections import deque
from contextlib import closing

import pytest

from pokertable.session.history.database import database, memory, renewal, upkeep
from pokertable.session.history.database.access import Turns
from pokertable.session.history.database.upkeep import Upkeep
from pokertable.session.history.database.window import Window
from pokertable.session.history.faults import Fault, StoreError
from pokertable.session.history.rows import summary
from pokertable.session.history.statistics import seat_figures
from pokertable.session.history.store import History, Store
from pokertable.session.phh.exchange import import_files
from pokertable.session.phh.write import write_hands
from pokertable.session.play.keeper import Keeper
from pokertable.session.play.resume import resume
from tests.machine import patience
from tests.narrow import known
from tests.session.history.store.player import HOLDEM, Player, any_action, new_table

WAIT_S = patience(20_000) / 1000


@pytest.fixture
def store(tmp_path):
    opened = Store(tmp_path / "p.db")
    yield opened
    opened.close()


def on_a_thread(work):
    """What the work gives on another thread, which nothing that this one holds may stop."""
    found = []
    thread = threading.Thread(target=lambda: found.append(work()), daemon=True)
    thread.start()
    thread.join(WAIT_S)
    assert found, "it waits"
    return found[0]


class Announcing(deque):
    """Tells when somebody begins to wait."""

    def __init__(self):
        super().__init__()
        self.longer = threading.Event()

    def append(self, each):
        super().append(each)
        self.longer.set()


def test_whoever_waits_has_the_next_turn():
    turns, order = Turns(), []
    turns._waiting = waiting = Announcing()

    def take(name):
        with turns:
            order.append(name)

    threads = [threading.Thread(target=take, args=(name,)) for name in ("window", "another")]
    with turns:
        for thread in threads:
            waiting.longer.clear()
            thread.start()
            assert waiting.longer.wait(WAIT_S)
    take("worker again")  # at once: a plain lock would be its own again
    for thread in threads:
        thread.join()
    assert order == ["window", "another", "worker again"]


def test_a_write_goes_through_while_another_thread_reads(store):
    player = Player(store)
    hand_id = player.play_hand()

    def query(connection):
        before = connection.execute("SELECT count(*) FROM hands").fetchone()
        on_a_thread(player.play_hand)
        return before, connection.execute("SELECT count(*) FROM hands").fetchone()

    assert store.read(query) == ((1,), (1,)), "it reads from one moment"
    assert History(store).ids()[0] == hand_id and len(History(store).ids()) == 2


def test_a_read_goes_through_while_another_thread_writes(store):
    Player(store).play(1)

    def work(connection):
        connection.execute("DELETE FROM hands")
        return on_a_thread(lambda: len(History(store).ids()))

    assert store.write(work) == 1 and History(store).ids() == []


def test_a_copy_and_a_check_hold_up_no_write(store, tmp_path, monkeypatch):
    Player(store).play(1)
    player = Player(store, new_table(HOLDEM))
    with store._reading() as connection:
        connection.execute("BEGIN")
        assert connection.execute("SELECT count(*) FROM hands").fetchone() == (1,)
        player.play_hand()
        assert on_a_thread(store.check)
        on_a_thread(lambda: store.copy_to(tmp_path / "copy.db"))
        connection.execute("COMMIT")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM hands").fetchone() == (2,)


def test_between_two_hands_of_an_import_others_write(store, tmp_path):
    source = Store(None)
    records = [source.record(hand_id) for hand_id in Player(source).play(6)]
    (tmp_path / "hands.phhs").write_text(write_hands(records), encoding="utf-8")
    window = Player(store)
    seen = []

    def take(hands):
        on_a_thread(window.act if window.in_hand else window.deal)
        ids = store.import_hands(hands)
        with closing(sqlite3.connect(tmp_path / "p.db")) as other:
            seen.append(other.execute("SELECT count(*) FROM hands WHERE origin = 'imported'").fetchone()[0])
        return ids

    assert import_files([tmp_path / "hands.phhs"], take).done == 6
    assert seen == [1, 2, 3, 4, 5, 6], "each hand is there when it was taken: to stop takes nothing back"
    known(window.hand)


def test_what_an_import_works_out_holds_up_no_write(store, monkeypatch):
    source = Store(None)
    record = source.record(Player(source).play_hand())
    window, figures = Player(store), seat_figures

    def working(events):
        on_a_thread(window.deal)
        return figures(events)

    with monkeypatch.context() as patch:
        patch.setattr(summary, "seat_figures", working)
        assert store.import_hands([record])
    known(window.hand)


class Disk:
    """A disk that is busy until `free`, or fails: what it was asked to sync, and by which thread."""

    def __init__(self, monkeypatch, error=None):
        self.asked, self.free, self._error = [], threading.Event(), error
        monkeypatch.setattr("os.fsync", self._sync)

    def _sync(self, handle):
        self.asked.append(threading.current_thread().name)
        assert self.free.wait(WAIT_S)
        if self._error is not None:
            raise self._error


def test_play_waits_for_no_disk_which_is_asked_once_for_all_that_came_meanwhile(store, monkeypatch):
    store.settle()
    disk, player = Disk(monkeypatch), Player(store)
    player.play(1)
    disk.free.set()
    store.settle()
    assert 1 <= len(disk.asked) <= 2, "as it was asked, and for the writes since"
    before = len(disk.asked)
    player.deal()
    store.settle()
    assert disk.asked[before:] and {*disk.asked} == {"upkeep"}


def test_an_import_asks_for_no_disk_but_from_checkpoint_to_checkpoint(store, monkeypatch):
    source = Store(None)
    records = [source.record(hand_id) for hand_id in Player(source).play(5)]
    store.settle()
    disk, made = Disk(monkeypatch), []
    monkeypatch.setattr(upkeep, "_CHECKPOINT_LONG_WORK", 2)
    monkeypatch.setattr(Upkeep, "checkpoint", lambda self: made.append(len(History(store).ids())))
    for record in records:
        store.import_hands([record])
    assert disk.asked == [] and made[0] == 2


def test_what_an_import_has_logged_is_cut_off_by_no_write(store, tmp_path):
    """To cut it off took the writer that began the log anew up to 15 ms, and a window 40 that waited for it."""
    work = upkeep._CHECKPOINT_LONG_WORK
    pages = "x" * 4096 * 36  # as many as a hand of nine seats writes, with all its indexes
    for _ in range(work):
        store.write(lambda c: c.execute("INSERT OR REPLACE INTO settings VALUES ('a', ?)", (pages,)), is_long_work=True)
    store.checkpoint()
    log = tmp_path / "p.db-wal"
    before = log.stat().st_size
    assert before > 2**22
    store.progress.set_all({"b": 1})
    assert log.stat().st_size == before


@pytest.mark.parametrize(("number", "fault"), [(errno.EIO, Fault.BROKEN), (errno.ENOSPC, Fault.FULL)])
def test_a_disk_that_cannot_sync_is_a_fault_of_the_file(store, monkeypatch, number, fault):
    player = Player(store)
    player.play(1)
    keeping_up = known(store._upkeep)
    keeping_up.settle()
    with monkeypatch.context() as patch:
        Disk(patch, OSError(number, "no")).free.set()
        player.deal()
        keeping_up.settle()
    assert store.fault is fault and len(store.take_notices()) == 1
    hand_id = player.play_hand()
    assert store.unsaved_hands == 1
    assert store.catch_up() and store.record(hand_id).number == 2 and store.check()


def corrupt(connection):
    """What SQLite raises at a page that is damaged."""
    if connection.execute("PRAGMA database_list").fetchone()[2]:  # that in memory has no file
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error


@pytest.mark.parametrize("meets", ["read", "write"])
def test_play_waits_for_no_rescue(store, monkeypatch, meets):
    player = Player(store)
    ids = player.play(12)
    player.deal()
    player.act()
    store.progress.set_all({"quiz.skills": {"high/holdem": [0.75, 12]}})
    with monkeypatch.context() as patch:
        for slow in ("rescue", "copied", "memory_copy"):
            patch.setattr(memory, slow, lambda *_, **__: pytest.fail("play waits"))
        getattr(store, meets)(corrupt)
        assert store.fault is Fault.DAMAGED
        line = list(player.hand.events)
        player.act()
        assert store.events(player.hand_id)[: len(line)] == line
        assert store.progress.all() == {"quiz.skills": {"high/holdem": [0.75, 12]}}
        assert known(resume(store)).hand_id == player.hand_id
        with pytest.raises(StoreError, match="Whatever can be saved will be back soon"):
            store.record(ids[0])
    renew, more = renewal.renew, []

    def renewing(*arguments):
        more.append(on_a_thread(player.play_hand))
        return renew(*arguments)

    monkeypatch.setattr(database, "renew", renewing)
    assert store.catch_up() and store.fault is None and store.check()
    assert History(store).ids() == [*ids, *more] and store.record(ids[0]).number == 1
    assert store.progress.all() == {"quiz.skills": {"high/holdem": [0.75, 12]}}


def test_a_file_that_stays_damaged_is_gone_through_into_memory(store, tmp_path):
    other = Window(tmp_path / "p.db")  # as long as it is open the file stays where it is
    player = Player(store)
    ids = player.play(3)
    store.write(lambda c: c.execute("DROP INDEX hands_branches"))  # it is not as it was made
    store.read(corrupt)
    ids.append(player.play_hand())
    assert History(store).ids() == ids[3:]
    assert not store.catch_up() and History(store).ids() == ids
    ids.append(player.play_hand())
    assert store.unsaved_hands == 2
    other.close()
    assert store.catch_up() and History(store).ids() == ids and store.check()


@pytest.mark.parametrize("odd", ["UPDATE tables SET seats = '[['", "UPDATE hands SET hero = 'x'", "DELETE FROM seats"])
def test_play_goes_on_though_its_own_rows_are_odd(store, odd):
    """What cannot be read of the table or its hand is told anew by who plays it."""
    keeper = Keeper(store)
    table = new_table(HOLDEM)
    keeper.sit_down(table)
    play = keeper.dealt(table, table.deal())
    store.write(lambda c: c.execute(odd))
    store.read(corrupt)
    while not play.hand.over:
        play.hand.act(any_action(play.hand, str(len(play.hand.events))))
        play.keep()
    play.settle()
    assert store.catch_up() and store.record(known(play.hand_id)).events == tuple(play.hand.events)
    assert History(store).figures().hands == 1 and store.check()


@pytest.mark.parametrize("odd", ["seat = seat + 100 WHERE seat > 1", "seat = seat + 100"])
def test_seats_that_are_not_those_of_the_hand_are_damage_when_it_ends(store, odd):
    player = Player(store)
    player.deal()
    store.write(lambda c: c.execute(f"UPDATE seats SET {odd}"))
    hand_id = player.play_hand()
    assert store.fault is Fault.DAMAGED and store.catch_up()
    assert History(store).ids() == [hand_id] and History(store).figures().hands == 1 and store.check()
