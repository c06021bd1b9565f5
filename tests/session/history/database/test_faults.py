"""Files that are damaged, newer, locked, read-only or on a full disk: said, set aside or left; play goes on."""

import contextlib
import errno
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from dataclasses import replace

import pytest

from pokertable.model.text import phrase
from pokertable.session.history.database import file, memory
from pokertable.session.history.database.schema import VERSION
from pokertable.session.history.database.window import Window
from pokertable.session.history.faults import Fault, FileFault, StoreError, memory_notice, reason
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.history.store.history import By
from pokertable.session.play.resume import resume
from tests.games import few, one_of
from tests.narrow import known
from tests.session.history.store.player import HOLDEM, OMAHA8, PERSONAS, Player, new_table


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    """A closed database of 40 hands, and its records by id."""
    path = tmp_path_factory.mktemp("good") / "p.db"
    store = Store(path)
    for game in (HOLDEM, OMAHA8):
        player = Player(store, new_table(game))
        player.play(20)
        store.leave_table(player.table_id)
    records = {hand_id: store.record(hand_id) for hand_id in History(store).ids()}
    store.progress.set_all({"theme": "light"})
    store.close()
    assert [file.name for file in path.parent.iterdir() if "window" not in file.name] == ["p.db"]
    return path, records


@pytest.fixture
def path(good, tmp_path):
    copy = tmp_path / "p.db"
    shutil.copyfile(good[0], copy)
    return copy


def crashed(path):
    """Leave the file as a window does that was killed: it is checked at the next start."""
    connection = sqlite3.connect(path)
    with contextlib.suppress(sqlite3.Error):
        connection.execute("INSERT OR IGNORE INTO windows VALUES (1)")
        connection.commit()
    connection.close()


def asides(path, fault):
    return sorted(f for f in path.parent.iterdir() if f".{fault}-" in f.name and not f.name.endswith("-wal"))


def require_play(store):
    """A hand can be played, stored and read; the store is sound."""
    player = Player(store, new_table(HOLDEM))
    before = History(store).page().total
    hand_id = player.play_hand()
    assert store.record(hand_id).number == 1
    assert History(store).page().total == before + 1
    assert store.check()


def require_good_hands(store, records, *, least):
    """The hands that are there are those that were; at least so many. A hand that is damaged inside says so."""
    kept = [hand_id for hand_id in History(store).ids() if hand_id in records]
    assert len(kept) >= least
    for hand_id in kept:
        found, whole = store.record(hand_id), records[hand_id]
        # What no row is left of is not known, but never wrong.
        assert found.number in (whole.number, None) and found.seed in (whole.seed, None)
        assert replace(found, number=whole.number, seed=whole.seed) == whole
    return len(kept)


def require_totals(store):
    """The figures that are kept added up are those of the seats."""
    for who in ("", *PERSONAS):
        added = History(store).figures_by(By.POSITION, who=who)
        counted = History(store).figures_by(By.POSITION, HandFilter(since_ms=0), who)
        assert added.keys() == counted.keys()
        for position, figures in added.items():
            assert (figures.hands, figures.result) == (counted[position].hands, counted[position].result)


def test_a_file_that_is_no_database_is_set_aside(tmp_path):
    path = tmp_path / "p.db"
    path.write_text("my diary\n" * 2000)
    store = Store(path)
    (notice,) = store.take_notices()
    assert str(notice) == (
        f"The stored hands are damaged: none could be read. They are kept in {path}.damaged-1; a new file was started."
    )
    assert (tmp_path / "p.db.damaged-1").read_text() == "my diary\n" * 2000
    assert not store.in_memory and store.take_notices() == []
    require_play(store)
    store.close()


def test_another_programs_database_is_set_aside(tmp_path):
    path = tmp_path / "p.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE diary (day TEXT)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    store = Store(path)
    assert "none could be read. They are kept in" in str(store.take_notices()[0])
    assert sqlite3.connect(tmp_path / "p.db.damaged-1").execute("SELECT * FROM diary").fetchall() == []
    assert len((tmp_path / "p.db.damaged-1").read_bytes()) == len(before)
    require_play(store)
    store.close()


def test_what_was_set_aside_before_is_not_overwritten(tmp_path):
    path = tmp_path / "p.db"
    for text in ("one", "two", "three"):
        path.write_text(text * 1000)
        store = Store(path)
        assert store.take_notices()
        store.close()
    assert [file.read_text()[:3] for file in asides(path, "damaged")] == ["one", "two", "thr"]


def test_a_newer_database_is_set_aside_unchanged(path, good):
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    store = Store(path)
    notice = str(store.take_notices()[0])
    assert notice.startswith(f"The stored hands are from a newer version. They are kept in {path}.newer-1;")
    assert path.with_name("p.db.newer-1").read_bytes() == before
    assert History(store).page().total == 0
    require_play(store)
    store.close()


@pytest.mark.parametrize("share", one_of(4, [0.0, 0.001, 0.2, 0.5, 0.7, 0.6, 0.9, 0.8, 0.999, 0.95]))
@pytest.mark.parametrize("closed", [True, False])
def test_every_hand_that_a_truncated_database_still_holds_is_taken_over(path, good, share, closed):
    """Its events are all that a hand needs: where its row or its seats were cut off they are made anew."""
    records = good[1]
    if not closed:
        crashed(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        texts = dict(connection.execute("SELECT hand_id, text FROM events"))
    data = path.read_bytes()[: int(path.stat().st_size * share)]
    path.write_bytes(data)
    store = Store(path)
    (notice,) = store.take_notices()
    assert "damaged" in str(notice)
    assert len(asides(path, "damaged")) == 1
    held = sum(text.encode() in data for text in texts.values())
    assert held >= 10 or share < 0.7
    assert require_good_hands(store, records, least=held) >= held
    assert all(row.hero == 0 and row.result is not None for row in History(store).page().rows)
    require_totals(store)
    require_play(store)
    store.close()


def test_the_note_of_a_hand_whose_row_was_cut_off_is_kept(path, good):
    store = Store(path)
    for hand_id in good[1]:
        store.set_note(hand_id, f"folded {hand_id}")
    store.close()
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * 0.9)])
    store = Store(path)
    kept = History(store).page().rows
    assert kept
    assert {row.note for row in kept} == {f"folded {row.id}" for row in kept}
    store.close()


def test_an_empty_file_is_said_to_be_damaged(tmp_path):
    path = tmp_path / "p.db"
    path.touch()
    store = Store(path)
    assert f"They are kept in {path}.damaged-1;" in str(store.take_notices()[0])
    require_play(store)
    store.close()


def test_an_empty_file_that_another_window_begins_is_left_to_it(tmp_path):
    path = tmp_path / "p.db"
    other = Window(path)
    path.touch()
    store = Store(path)
    assert store.take_notices() == [] and asides(path, "damaged") == []
    require_play(store)
    store.close()
    other.close()


def flipped(path, rng, count):
    data = bytearray(path.read_bytes())
    for _ in range(count):
        place = rng.randrange(len(data))
        data[place] ^= 1 << rng.randrange(8)
    path.write_bytes(data)


def try_flips(good, tmp_path, seed, count):
    """Flip bits of a file that was not closed; the hands kept, and whether it was noticed at the start."""
    source, records = good
    path = tmp_path / f"{seed}.db"
    shutil.copyfile(source, path)
    crashed(path)
    flipped(path, random.Random(seed), count)
    store = Store(path)
    notices = store.take_notices()
    assert not store.in_memory or store.fault is not None
    history = History(store)
    kept = 0
    for hand_id in history.ids():
        try:
            record = store.record(hand_id)
        except StoreError:
            continue  # said to be damaged
        if hand_id in records:
            assert record.events == records[hand_id].events
            kept += 1
    history.figures(), history.graph(), history.page(), store.progress.all(), resume(store)
    require_play(store)
    store.close()
    again = Store(path)
    assert not again.in_memory
    again.close()
    return kept, bool(notices)


@pytest.mark.parametrize("seed", one_of(6, range(12)))
def test_a_flipped_bit_loses_one_hand_at_most(good, tmp_path, seed):
    kept, noticed = try_flips(good, tmp_path, seed, 1)
    assert kept >= 39 or noticed


@pytest.mark.long
def test_many_flipped_bits(good, tmp_path):
    noticed = 0
    kept = []
    for seed in range(400):
        found, said = try_flips(good, tmp_path, 1000 + seed, 1 + seed % 20)
        kept.append(found)
        noticed += said
    assert noticed > 40
    assert sum(kept) / len(kept) > 20, "most hands are saved from a file with up to twenty bad bits"


@pytest.mark.parametrize("seed", one_of(4, range(8)))
def test_damage_that_is_met_only_when_it_is_read_stops_no_page(good, tmp_path, seed):
    """A file that was closed well is not checked at the start: its history is read as far as it goes."""
    path = tmp_path / "p.db"
    shutil.copyfile(good[0], path)
    flipped(path, random.Random(seed), 20)
    store = Store(path)
    history = History(store)
    for hand_id in history.ids():
        with contextlib.suppress(StoreError):
            store.record(hand_id)
    history.page(), history.figures(), history.graph(), history.figures_by(By.POSITION), store.open_tables()
    assert store.record(Player(store, new_table(HOLDEM)).play_hand()).number == 1
    store.close()


def test_a_hand_without_its_seats_is_said_to_be_damaged(path, good):
    store = Store(path)
    hand_id = History(store).ids()[0]
    store.write(lambda c: c.execute("DELETE FROM seats WHERE hand_id = ?", (hand_id,)))
    with pytest.raises(StoreError, match=f"hand {hand_id} is damaged"):
        store.record(hand_id)
    store.close()


def test_damage_met_during_play_is_said_and_play_goes_on(path, good):
    """A page in the middle of the file turns bad after the start: the rest is kept, in memory, with what is played."""
    records = good[1]
    store = Store(path)
    player = Player(store, new_table(HOLDEM))
    player.play(1)
    player.deal()
    connection = store._connection
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.execute("PRAGMA cache_size = 0")
    size = path.stat().st_size
    with path.open("r+b") as file:
        for page in range(3, size // 4096, 2):
            file.seek(4096 * page)
            file.write(b"\xff" * 4096)
    connection.execute("PRAGMA shrink_memory").fetchall()
    with contextlib.suppress(sqlite3.Error):
        history = History(store)
        history.page(limit=1000)
        history.figures()
        history.graph()
    assert store.fault is Fault.DAMAGED
    assert "are damaged. What you play now is kept in memory only" in str(store.take_notices()[0])
    require_good_hands(store, records, least=0)
    require_play(store)
    there = History(store).ids()
    assert store.catch_up() and f"The damaged file is kept as {path}.damaged-1." in str(store.take_notices()[0])
    found = History(store).ids()
    assert set(there) < set(found) and store.check()
    assert require_good_hands(store, records, least=5)
    store.close()
    again = Store(path)
    assert not again.in_memory and again.take_notices() == [] and History(again).ids() == found
    assert len(asides(path, "damaged")) == 1
    again.close()


def test_a_locked_database_is_left_alone(path, good):
    before = path.read_bytes()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA journal_mode = WAL").fetchall()
    holder.execute("BEGIN IMMEDIATE")
    store = Store(path, wait_s=0.05)
    assert store.fault is Fault.LOCKED and store.in_memory
    assert str(store.take_notices()[0]).startswith("Another program is using")
    require_good_hands(store, good[1], least=40)
    require_play(store)
    store.close()
    holder.execute("ROLLBACK")
    holder.close()
    assert path.read_bytes()[100:] == before[100:]
    again = Store(path)
    assert not again.in_memory and History(again).page().total == 40
    again.close()


def test_a_lock_during_play(path, good):
    store = Store(path, wait_s=0.05)
    player = Player(store, new_table(HOLDEM))
    first = player.play_hand()
    player.deal()
    player.act()
    durable = len(player.hand.events)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    second = player.play_hand()
    assert store.fault is Fault.LOCKED and len(store.take_notices()) == 1
    third = player.play_hand()
    assert [store.record(hand_id).number for hand_id in (first, second, third)] == [1, 2, 3]
    assert History(store).page().total == 43
    shutil.copyfile(path, path.with_name("killed.db"))
    shutil.copyfile(path.with_name("p.db-wal"), path.with_name("killed.db-wal"))
    killed = Store(path.with_name("killed.db"))  # what a process that is killed now would find
    found = known(resume(killed))
    assert found.hand_id == second and len(known(found.hand).events) == durable
    killed.close()
    holder.execute("ROLLBACK")
    holder.close()
    assert store.catch_up()
    (notice,) = store.take_notices()
    assert str(notice).startswith("Hands are being saved again, including the 2 played in the meantime.")
    fourth = player.play_hand()
    store.close()
    again = Store(path)
    assert History(again).ids()[-4:] == [first, second, third, fourth]
    require_totals(again)
    again.close()


@pytest.mark.parametrize("windows", few(2, 3))
def test_two_windows_write_at_once(tmp_path, windows):
    path = tmp_path / "p.db"
    code = (
        "import sys; from pathlib import Path; from pokertable.session.history.store import Store;"
        "from tests.session.history.store.player import Player, new_table;"
        "store = Store(Path(sys.argv[1])); player = Player(store, new_table(seed=int(sys.argv[2])));"
        "player.play(8); assert not store.in_memory, store.take_notices(); store.close()"
    )
    processes = [subprocess.Popen([sys.executable, "-c", code, str(path), str(seed)]) for seed in range(windows)]
    assert [process.wait(120) for process in processes] == [0] * windows
    store = Store(path)
    assert store.check()
    query = "SELECT table_id, count(*), max(number) FROM hands GROUP BY 1"
    rows = store.read(lambda c: c.execute(query).fetchall())
    assert [row[1:] for row in rows] == [(8, 8)] * windows
    for hand_id in History(store).ids():
        store.record(hand_id)
    assert History(store).figures().hands == 8 * windows
    store.close()


# A small disk of our own


@pytest.fixture
def disk(tmp_path):
    """A file system of one megabyte; skips where none can be made."""
    mount = tmp_path / "disk"
    mount.mkdir()
    made = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "pokertable-test", str(mount)], capture_output=True, check=False
    )
    if not made or made.returncode:
        pytest.skip("no small file system can be mounted here")
    yield mount
    subprocess.run(["umount", "-l", str(mount)], check=True)


def fill(disk, store):
    """Leave 16 KiB, once nothing is written any more."""
    store.settle()
    (disk / "ballast").write_bytes(b"x" * (shutil.disk_usage(disk).free - 16384))


@pytest.mark.parametrize("room", [0, 4096, 16384])
def test_a_disk_that_is_full_at_the_start_is_called_full(disk, room):
    path = disk / "p.db"
    store = Store(path)
    ids = Player(store, new_table(HOLDEM)).play(3)
    store.close()
    (disk / "ballast").write_bytes(b"x" * (shutil.disk_usage(disk).free - room))
    store = Store(path)
    (notice,) = store.take_notices()
    assert store.fault is Fault.FULL and str(notice).startswith("The disk is full.")
    assert History(store).ids() == ids
    (disk / "ballast").unlink()
    assert store.catch_up()
    store.close()


@pytest.mark.parametrize(
    ("number", "known"), [(errno.ENOSPC, Fault.FULL), (errno.EDQUOT, Fault.FULL), (errno.EIO, Fault.BROKEN)]
)
def test_an_error_of_the_disk_is_asked_for_its_cause(tmp_path, monkeypatch, number, known):
    def fail(**_):
        raise OSError(number, "no room or no disk")

    assert file.known_fault(tmp_path / "p.db", Fault.BROKEN) is Fault.BROKEN
    monkeypatch.setattr(tempfile, "TemporaryFile", fail)
    assert file.known_fault(tmp_path / "p.db", Fault.BROKEN) is known
    assert file.known_fault(tmp_path / "p.db", Fault.LOCKED) is Fault.LOCKED


def played_until_full(disk):
    """A store whose disk has no more room, who plays there, and the ids of the hands."""
    store = Store(disk / "p.db")
    player = Player(store, new_table(HOLDEM))
    ids = player.play(3)
    fill(disk, store)
    while not store.in_memory:
        ids.append(player.play_hand())
        assert len(ids) < 500
    return store, player, ids


def test_a_full_disk_is_said_and_play_goes_on(disk):
    store, player, ids = played_until_full(disk)
    (notice,) = store.take_notices()
    assert str(notice).startswith("The disk is full.")
    ids += player.play(5)
    assert [store.record(hand_id).number for hand_id in ids] == list(range(1, len(ids) + 1))
    saved = disk.parent / "saved.db"
    store.copy_to(saved)
    store.close()
    (disk / "ballast").unlink()
    again = Store(disk / "p.db")
    assert not again.in_memory and again.take_notices() == [] and again.check()
    kept = History(again).ids()
    assert kept == ids[: len(kept)] and len(kept) >= 3
    found = known(resume(again))
    assert found.hand_id is None or found.hand_id == ids[len(kept)]
    again.close()
    copy = Store(saved)
    assert History(copy).ids() == ids
    copy.close()


def test_a_disk_that_has_room_again_takes_what_was_played_meanwhile(disk):
    store, player, ids = played_until_full(disk)
    ids += player.play(5)
    store.set_note(ids[0], "Before the disk was full")
    store.set_tag(ids[-1], "misread")
    store.progress.set_all({"skill": 3})
    player.deal()
    player.act()
    (disk / "more ballast").write_bytes(b"x" * shutil.disk_usage(disk).free)  # its log made room as it was closed
    assert store.in_memory and store.unsaved_hands >= 7 and not store.catch_up()
    store.take_notices()
    (disk / "ballast").unlink()
    line = list(player.hand.events)
    player.act()
    assert store.catch_up() and not store.in_memory and store.unsaved_hands == 0
    (notice,) = store.take_notices()
    assert str(notice).startswith("Hands are being saved again, including the ")
    connection = sqlite3.connect(disk / "p.db")  # what another process sees at once
    assert connection.execute("SELECT count(*) FROM hands").fetchone() == (len(ids) + 1,)
    connection.close()
    store.close()
    again = Store(disk / "p.db")
    assert not again.in_memory and again.take_notices() == [] and again.check()
    assert History(again).ids() == ids
    assert [again.record(hand_id).number for hand_id in ids] == list(range(1, len(ids) + 1))
    assert known(History(again).row(ids[0])).note == "Before the disk was full"
    assert known(History(again).row(ids[-1])).tags == ("misread",) and again.progress.all().get("skill") == 3
    require_totals(again)
    assert known(known(resume(again)).hand).events[: len(line)] == line
    again.close()


@pytest.mark.parametrize("barred", ["p.db", "p.db-wal", "p.db-shm", ""])
def test_what_may_not_be_written_is_named_with_the_reason(path, monkeypatch, barred):
    for side in ("-wal", "-shm"):
        path.with_name(path.name + side).touch()
    assert "Nothing can be saved: the file cannot be opened for writing." in refused(path)
    wanted = path.with_name(barred) if barred else path.parent
    access = os.access
    monkeypatch.setattr(os, "access", lambda file, how: access(file, how) and (how == os.F_OK or file != wanted))
    assert f"Nothing can be saved: {barred or path.parent}: Permission denied." in refused(path)


def refused(path):
    """The notice when SQLite says no more than that it cannot open a file."""
    error = sqlite3.OperationalError("unable to open database file")
    error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
    return str(memory_notice(Fault.READ_ONLY, path, reason(error)))


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (sqlite3.SQLITE_IOERR_WRITE, "Input/output error"),
        (sqlite3.SQLITE_FULL, "No space left on device"),
        (sqlite3.SQLITE_BUSY, "another program is using the file"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "the file cannot be opened for writing"),
    ],
)
def test_an_error_of_sqlite_is_a_phrase_that_can_be_translated(code, said):
    error = sqlite3.OperationalError("in SQLite's words")
    error.sqlite_errorcode = code
    assert reason(error) == phrase(said)


def test_a_disk_that_is_full_at_the_start(disk, good):
    (disk / "ballast").write_bytes(b"x" * shutil.disk_usage(disk).free)
    store = Store(disk / "p.db")
    assert store.in_memory and store.fault in (Fault.FULL, Fault.READ_ONLY, Fault.BROKEN)
    assert len(store.take_notices()) == 1
    require_play(store)
    (disk / "ballast").unlink()
    assert store.catch_up() and History(store).page().total == 1
    store.close()
    again = Store(disk / "p.db")
    assert resume(again) is not None and History(again).page().total == 1
    again.close()


def test_a_read_only_disk_shows_the_history_and_plays_in_memory(disk, path, good):
    shutil.copyfile(path, disk / "p.db")
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    store = Store(disk / "p.db")
    assert store.fault is Fault.READ_ONLY
    assert str(store.take_notices()[0]).startswith("Nothing can be saved:")
    require_good_hands(store, good[1], least=40)
    require_play(store)
    subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
    assert store.catch_up() and History(store).page().total == 41
    require_totals(store)
    store.close()
    again = Store(disk / "p.db")
    require_good_hands(again, good[1], least=40)
    assert History(again).page().total == 41
    again.close()


def test_a_fault_that_two_threads_meet_is_left_once(path):
    """The slower one reads in memory, where the quicker one went."""
    store = Store(path)
    readers = known(store._readers)
    for _ in range(2):
        store._leave_file(readers, FileFault(Fault.READ_ONLY, phrase("gone")))
    assert store.fault is Fault.READ_ONLY and len(store.take_notices()) == 1
    assert len(History(store).ids()) == 40
    store.close()


def test_a_page_limit_stands_for_a_full_disk_where_none_can_be_made(path, good):
    store = Store(path)
    store.write(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
    player = Player(store, new_table(HOLDEM))
    ids = player.play(60)
    assert store.fault is Fault.FULL and len(store.take_notices()) == 1
    assert [store.record(hand_id).number for hand_id in ids] == list(range(1, 61))
    store.close()
    again = Store(path)
    require_good_hands(again, good[1], least=40)
    assert [again.record(hand_id).number for hand_id in ids] == list(range(1, 61)), "closing finds room"
    require_totals(again)
    again.close()


def test_what_another_window_played_meanwhile_stays(path, good, tmp_path):
    store, other = Store(path, wait_s=0.05), Store(path)
    mine, others = Player(store, new_table(HOLDEM)), Player(other, new_table(OMAHA8, seed=7))
    store.write(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
    while not store.in_memory:
        mine.play_hand()
    mine.play(3)
    others.play(4)
    assert store.catch_up()
    mine.play(2)
    others.play(2)
    found = History(other).ids()
    assert found == History(store).ids() and len(found) == 40 + 6 + mine.table.hand_number
    require_totals(store)
    assert store.check()
    store.close()
    other.close()


def test_a_fault_in_the_midst_of_catching_up_loses_nothing(path, good, monkeypatch):
    store = Store(path)
    player = Player(store, new_table(HOLDEM))
    store.write(lambda c: c.execute("PRAGMA max_page_count = 1").fetchone())
    while not store.in_memory:
        player.play_hand()
    player.play(3)
    there = History(store).ids()
    monkeypatch.setattr(memory, "add_tables", raise_full)
    monkeypatch.setattr(file, "require_sound", lambda *_, **__: pytest.fail("the whole file was checked"))
    assert not store.catch_up() and store.in_memory and History(store).ids() == there
    held = sqlite3.connect(path)
    assert held.execute("SELECT max(id) FROM hands").fetchone()[0] < there[-1], "all or nothing"
    held.close()
    monkeypatch.undo()
    assert store.catch_up() and History(store).ids() == there
    store.close()


def raise_full(*_):
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


@pytest.mark.parametrize("folder", ["file", "file/profile"])
def test_a_directory_that_cannot_be_made(tmp_path, folder):
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / folder / "p.db")
    assert store.fault is Fault.READ_ONLY
    assert "Nothing can be saved: Not a directory" in str(store.take_notices()[0])
    require_play(store)
    store.close()


def test_a_database_that_is_a_directory(tmp_path):
    (tmp_path / "p.db").mkdir()
    store = Store(tmp_path / "p.db")
    assert store.in_memory and len(store.take_notices()) == 1
    require_play(store)
    store.close()


def test_copying_to_a_file_that_exists_is_refused(tmp_path):
    store = Store(None)
    (tmp_path / "there").write_text("x")
    with pytest.raises(FileExistsError):
        store.copy_to(tmp_path / "there")
    with pytest.raises(OSError, match="missing"):
        store.copy_to(tmp_path / "missing" / "p.db")


def test_a_copy_that_a_full_disk_cut_off_is_taken_away(disk):
    store = Store(None)
    Player(store, new_table(HOLDEM)).play(1)
    (disk / "ballast").write_bytes(b"x" * (shutil.disk_usage(disk).free - 32768))
    with pytest.raises(OSError, match="full") as full:
        store.copy_to(disk / "copy.db")
    assert full.value.errno == errno.ENOSPC and [each.name for each in disk.iterdir()] == ["ballast"]


@pytest.mark.parametrize("what", ["file", "folder", "another file", "log"])
def test_a_file_that_is_deleted_while_it_is_open_is_written_anew(tmp_path, what):
    folder = tmp_path / "profile"
    store = Store(folder / "p.db")
    player = Player(store, new_table(HOLDEM))
    ids = player.play(2)
    store.checkpoint()
    shutil.copyfile(folder / "p.db", tmp_path / "before.db")
    ids += player.play(1)
    player.deal()
    if what == "folder":
        shutil.rmtree(folder)
    else:
        (folder / ("p.db-wal" if what == "log" else "p.db")).unlink()
    if what == "another file":
        shutil.copyfile(tmp_path / "before.db", folder / "p.db")
    while player.in_hand:
        player.act()
    ids += player.play(2)
    (notice,) = store.take_notices()
    assert str(notice).startswith("The file of stored hands was missing: all hands were written to a new one.")
    store.close()
    again = Store(folder / "p.db")
    assert again.take_notices() == [] and again.check()
    assert len(History(again).ids()) == 6 and History(again).ids()[:3] == ids[:3]
    require_totals(again)
    again.close()
