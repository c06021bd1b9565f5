"""Files damaged in every way: each hand that is still there is saved, for itself; the rest is counted."""

import random
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.session.history.database import renewal, upkeep
from pokertable.session.history.database.found import BY_CRC, LISTED, ONCE, found_rows
from pokertable.session.history.database.log import is_cut, read_log
from pokertable.session.history.database.memory import rescued_memory
from pokertable.session.history.database.window import Window
from pokertable.session.history.faults import Fault, StoreError, aside_notice
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.history.store.history import By
from pokertable.session.phh.exchange import import_files
from pokertable.session.phh.pokerstars import write_hand
from pokertable.session.play.resume import resume
from pokertable.session.record.record import HandRecord
from tests.games import few
from tests.session.history.database import damage
from tests.session.history.store import player as playing
from tests.session.history.store.player import GAMES, HOLDEM, OMAHA8, STUD8, Player, new_table

UNCAPPED = next(
    game
    for game in GAMES
    if game.variant.key == "omaha8" and game.structure is Structure.FIXED and game.house.raise_cap is None
)


def raising(hand: Hand, seed: str):
    """Raises until the events of the hand need several pages."""
    bounds = hand.bounds()
    return RaiseTo(bounds.raise_to[0]) if bounds.raise_to and len(hand.events) < 260 else CheckCall()


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A database as it lies when its window is killed: a file, and a log with the last hands; and its records by id."""
    folder = tmp_path_factory.mktemp("played")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(upkeep, "_CHECKPOINT_WRITES", 10**9)
        return played_in(folder)


def played_in(folder):
    store = Store(folder / "open.db")
    for game, seats in ((HOLDEM, 4), (OMAHA8, 9), (STUD8, 8)):
        player = Player(store, new_table(game, seats=seats))
        player.play(3)
        store.leave_table(player.table_id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "any_action", raising)
        Player(store, new_table(UNCAPPED, seats=3, buy_in=10_000)).play(1)
    for hand_id in History(store).ids()[::3]:
        store.set_note(hand_id, f"Note on {hand_id}")
        store.set_tag(hand_id, "misread")
    store.progress.set_all({"quiz.skills": {"high/holdem": [0.75, 12]}})
    store.read(lambda c: c.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    player = Player(store, new_table(HOLDEM, seed=9))
    player.play(3)
    for _ in range(4):
        player.act() if player.in_hand else player.deal()
    records = {hand_id: store.record(hand_id) for hand_id in History(store).ids()}
    assert len(records) == 13 and player.in_hand
    damage.copies(folder / "open.db", folder / "killed.db")
    store.close()
    shutil.copyfile(folder / "open.db", folder / "closed.db")
    with closing(sqlite3.connect(folder / "closed.db", isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO windows VALUES (1)"
        )  # not closed by its window: it is checked when it is opened
    return folder, records


@pytest.fixture(scope="module")
def closed(played):
    """The database in one file, as it is after its window was closed."""
    sound = damage.Sound.of(played[0] / "closed.db")
    assert sound.left(sound.path.read_bytes()) == set(played[1])
    assert sum(map(bool, sound.chains.values())) == 1, "a hand that takes several pages"
    return sound


def opened(path, records: Mapping[int, HandRecord], left: set[int]) -> Store:
    """The store of a damaged file: all hands that are `left` are in it, as they were, and its notice counts them."""
    store = Store(path)
    assert store.fault is None
    with suppress(StoreError):  # what a check of the file does not find is met when it is read
        History(store).graph(), History(store).figures_by(By.POSITION), History(store).page(), resume(store)
        for hand_id in History(store).ids():
            store.record(hand_id)
    assert store.catch_up()
    notices = [str(notice) for notice in store.take_notices()]
    ids = set(History(store).ids())
    assert left <= ids, f"{len(left - ids)} sound hands were not saved"
    unknown = 0
    for hand_id in ids:
        if hand_id not in records:
            unknown += 1  # the damage was in its id
        elif hand_id in left:
            assert store.record(hand_id).events == records[hand_id].events
        else:
            with suppress(StoreError):  # it says that it is damaged
                assert store.record(hand_id).events == records[hand_id].events
    if ids != set(records):
        (notice,) = (notice for notice in notices if "damaged-1" in notice)
        assert notice.startswith("The stored hands are damaged")
        assert f"{path.name}.damaged-1" in notice and path.with_name(f"{path.name}.damaged-1").exists()
    assert unknown <= len(records) - len(ids & set(records))
    for figures in (
        History(store).figures_by(By.POSITION),
        History(store).figures_by(By.POSITION, HandFilter(since_ms=0)),
    ):
        assert sum(each.hands for each in figures.values()) <= len(ids)
    assert store.check()
    resume(store)
    return store


def tried(sound: damage.Sound, records, folder, kind: str, seed: int) -> None:
    folder.mkdir()
    path = folder / "p.db"
    shutil.copyfile(sound.path, path)
    damage.KINDS[kind](path, random.Random(f"{kind} {seed}"))
    opened(path, records, sound.left(path.read_bytes())).close()
    shutil.rmtree(folder)


@pytest.mark.parametrize("files", few(1, 3))
@pytest.mark.parametrize("kind", damage.KINDS)
def test_every_hand_that_is_still_there_is_saved(played, closed, tmp_path, kind, files):
    for seed in range(files):
        tried(closed, played[1], tmp_path / str(seed), kind, seed)


@pytest.mark.long
@pytest.mark.parametrize("kind", damage.KINDS)
def test_of_a_thousand_damaged_files_every_hand_that_is_still_there_is_saved(played, closed, tmp_path, kind):
    for seed in range(125):
        tried(closed, played[1], tmp_path / str(seed), kind, 1000 + seed)


def changed(closed, tmp_path, change):
    """A copy of the database, changed as SQL tells or as bytes."""
    path = tmp_path / "p.db"
    shutil.copyfile(closed.path, path)
    if isinstance(change, str):
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(change)
            connection.execute("DROP INDEX hands_branches")  # a database that is not as it was made
    else:
        damage.changed(path, change)
    return path


def sound(closed, tmp_path):
    """The database as it was, in a file of its own."""
    shutil.copyfile(closed.path, tmp_path / "sound.db")
    return Store(tmp_path / "sound.db")


def rows_of(path):
    with closing(sqlite3.connect(path)) as connection:
        for table in (
            "tables",
            "hands",
            "events",
            "words",
            "journal",
            "seats",
            "tags",
            "reasons",
            "reviewed",
            "progress",
        ):
            for row in connection.execute(f"SELECT * FROM {table}"):
                yield table, row


def test_a_seat_whose_policy_is_unreadable_is_in_nobodys_statistics(closed, tmp_path):
    """It counted as the player's own."""
    store = Store(changed(closed, tmp_path, "UPDATE seats SET policy = '1.5' WHERE policy LIKE 'rock@%'"))
    usual = sound(closed, tmp_path)
    rescued, before = (History(each).figures_by(By.POSITION) for each in (store, usual))
    assert {place: each.hands for place, each in rescued.items()} == {
        place: each.hands for place, each in before.items()
    }
    store.close()
    usual.close()


def test_all_rows_are_read_without_the_schema(played, tmp_path):
    damage.copies(played[0] / "killed.db", tmp_path / "p.db")
    found = list(found_rows(tmp_path / "p.db"))
    assert {name for name, _ in found} >= {"tables", "hands", "events", "seats", "journal", LISTED, ONCE, BY_CRC}
    assert set(rows_of(tmp_path / "p.db")) <= set(found)


def test_of_a_file_without_its_end_it_is_not_said_that_no_hand_is_missing(closed, tmp_path):
    """Its last pages can take every trace of a hand with them."""

    def cut(data):
        del data[-len(data) // 5 :]

    connection, rescued = rescued_memory(changed(closed, tmp_path, cut))
    connection.close()
    assert 0 < rescued.saved < len(closed.chains) and rescued.is_cut
    notice = aside_notice(Fault.DAMAGED, tmp_path, replace(rescued, lost=0))
    assert f"{rescued.saved} hands were saved, others may be missing." in str(notice)
    connection, whole = rescued_memory(closed.path)
    connection.close()
    assert not whole.is_cut


def test_a_seat_that_reads_null_costs_no_hand(played, closed, tmp_path):
    path = changed(closed, tmp_path, "UPDATE seats SET variant = NULL, position = NULL WHERE seat = 1")
    store = Store(path)
    (notice,) = store.take_notices()
    count = len(played[1])
    assert str(notice) == (
        f"The stored hands are damaged: {count} hands were saved, none is missing."
        f" The damaged file is kept as {path}.damaged-1."
    )
    whole = sound(closed, tmp_path)
    for who in ("", "tag"):
        assert History(store).figures_by(By.POSITION, who=who) == History(whole).figures_by(By.POSITION, who=who)
    assert History(store).page().rows == History(whole).page().rows
    store.close()
    whole.close()


@pytest.mark.parametrize("seed", [1069, 1087])
def test_pages_in_wrong_places_are_not_overwritten_before_the_file_is_checked(played, closed, tmp_path, seed):
    tried(closed, played[1], tmp_path / str(seed), "swap", seed)


UNLISTED = {
    "UPDATE hands SET state = 'x'", "UPDATE hands SET state = 'playing'", "UPDATE hands SET origin = ''",
    "UPDATE seats SET hand_id = 1", "UPDATE hands SET state = 'x'; UPDATE windows SET number = -1",
    "UPDATE hands SET state = 'x'; DELETE FROM tables; UPDATE seats SET policy = 'x'",
}  # fmt: skip


@pytest.mark.parametrize("odd", sorted(UNLISTED))
def test_a_finished_hand_that_no_list_has_is_saved(played, closed, tmp_path, odd):
    path = tmp_path / "p.db"
    shutil.copyfile(closed.path, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        where = f"{'hand_id' if 'hand_id' in odd else 'id'} = {max(played[1])}"
        first, *others = odd.split("; ")
        connection.execute(f"{first} WHERE {where}")
        for other in others:
            connection.execute(other)
    store = opened(path, played[1], set(played[1]))
    assert set(History(store).ids()) == set(played[1]) and path.with_name("p.db.damaged-1").exists()
    store.close()


def test_the_note_of_a_hand_whose_row_is_lost_is_read_from_its_search_text(played, closed, tmp_path):
    """In lower case, as it is searched for."""
    whole = sound(closed, tmp_path)
    notes = {row.id: row.note for row in History(whole).page().rows}
    whole.close()
    lost = next(hand_id for hand_id, note in notes.items() if note)
    store = Store(changed(closed, tmp_path, f"DELETE FROM hands WHERE id = {lost}"))
    assert {row.id: row.note for row in History(store).page().rows} == {**notes, lost: f"note on {lost}"}
    store.close()


def test_whose_hand_an_imported_one_is_and_where_it_came_from_is_saved_too(tmp_path):
    """No seat of it has a policy by which that could be known."""
    own, path = Store(None), tmp_path / "p.db"
    records = [own.record(hand_id) for hand_id in Player(own, new_table(HOLDEM)).play(2)]
    (tmp_path / "hands.txt").write_text("\n\n".join(write_hand(each, 1_795_000_000_000, 2) for each in records))
    store = Store(path)
    assert import_files([tmp_path / "hands.txt"], store.import_hands).done == 2
    before = [(row.id, row.origin, row.hero, row.number, row.places) for row in History(store).page().rows]
    store.close()
    assert {row[1:3] for row in before} == {(Origin.IMPORTED, 2)}
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO windows VALUES (1)")
        connection.execute("DROP INDEX hands_branches")
    store = Store(path)
    assert store.take_notices()
    assert [(row.id, row.origin, row.hero, row.number, row.places) for row in History(store).page().rows] == before
    store.close()


def test_what_could_not_be_read_is_counted(played, closed, tmp_path):
    bad = list(played[1])[:2]
    path = changed(closed, tmp_path, f"UPDATE events SET crc = crc + 1 WHERE hand_id IN ({bad[0]}, {bad[1]})")
    store = Store(path)
    (notice,) = store.take_notices()
    assert f"{len(played[1]) - 2} hands were saved, 2 could not be read." in str(notice)
    assert set(History(store).ids()) == set(played[1]) - set(bad)
    store.close()


def garbage_page(data):
    data[: damage.PAGE] = random.Random(1).randbytes(damage.PAGE)


def test_a_first_page_of_garbage_costs_no_hand(played, closed, tmp_path):
    store = opened(changed(closed, tmp_path, garbage_page), played[1], set(played[1]))
    whole = sound(closed, tmp_path)
    assert History(store).page().rows == History(whole).page().rows
    assert store.progress.all() == whole.progress.all()
    store.close()
    whole.close()


def test_hands_whose_tables_are_lost_stay_in_the_statistics(closed, tmp_path):
    path = changed(closed, tmp_path, "DELETE FROM tables")
    store, whole = Store(path), sound(closed, tmp_path)
    assert History(store).figures_by(By.GAME) == History(whole).figures_by(By.GAME)
    assert History(store).opponents() == History(whole).opponents() and not store.open_tables()
    store.close()
    whole.close()


def test_a_new_file_that_was_ready_when_the_process_was_killed_is_put_in_its_place(played, closed, tmp_path):
    path = changed(closed, tmp_path, garbage_page)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "rename", lambda *_: pytest.fail("killed"))
        patch.setattr(renewal, "set_database_aside", lambda *_: path.unlink(missing_ok=True))
        with pytest.raises(pytest.fail.Exception):
            Store(path)
    assert not path.exists()
    store = Store(path)
    assert set(History(store).ids()) == set(played[1]) and store.take_notices() == []
    store.close()


def test_a_new_file_that_was_cut_off_when_the_process_was_killed_is_begun_anew(played, closed, tmp_path):
    path = changed(closed, tmp_path, garbage_page)
    path.with_name(f"{path.name}.new").write_bytes(closed.path.read_bytes()[: 3 * 4096])
    store = Store(path)
    assert store.fault is None and set(History(store).ids()) == set(played[1])
    store.close()


def test_a_damaged_file_that_another_window_has_open_stays_until_that_is_closed(played, closed, tmp_path):
    path = changed(closed, tmp_path, garbage_page)
    other = Window(path)
    store = Store(path)
    assert store.fault is Fault.DAMAGED and not list(tmp_path.glob("*.damaged-*"))
    assert set(History(store).ids()) == set(played[1])
    other.close()
    assert store.catch_up() and list(tmp_path.glob("*.damaged-1"))
    assert set(History(store).ids()) == set(played[1])
    store.close()


def with_damaged_log(played, closed, folder, seed):
    """Whether the damage was noticed."""
    folder.mkdir()
    path = folder / "p.db"
    damage.copies(played[0] / "killed.db", path)
    damage.damage_log(path, random.Random(seed))
    left = closed.left(path.read_bytes(), damage.log_of(path).read_bytes())
    store = Store(path)
    ids = set(History(store).ids())
    noticed = bool(store.take_notices())
    assert left <= ids and (noticed or ids == set(played[1]))
    for hand_id in ids & set(played[1]):
        assert store.record(hand_id).events == played[1][hand_id].events
    store.close()
    shutil.rmtree(folder)
    return noticed


def test_a_log_that_is_damaged_is_said_and_its_hands_are_saved(played, closed, tmp_path):
    assert sum(with_damaged_log(played, closed, tmp_path / str(seed), seed) for seed in range(4)) > 2


@pytest.mark.long
def test_hundreds_of_damaged_logs_are_said_and_their_hands_saved(played, closed, tmp_path):
    assert sum(with_damaged_log(played, closed, tmp_path / str(seed), seed) for seed in range(100, 400)) > 200


def test_a_log_that_was_not_damaged_is_read_as_sqlite_reads_it(played, closed, tmp_path):
    """The last transaction may be cut off at any place: that is no damage, it was never reported as kept."""
    damage.copies(played[0] / "killed.db", tmp_path / "p.db")
    log = damage.log_of(tmp_path / "p.db")
    data = log.read_bytes()
    whole = read_log(tmp_path / "p.db")
    assert not whole.damaged and not whole.spare
    with closing(sqlite3.connect(tmp_path / "p.db")) as connection:
        assert connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1] == len(list(damage.frames(data)))
        image = (tmp_path / "p.db").read_bytes()
    assert all(image[(number - 1) * damage.PAGE :][: damage.PAGE] == page for number, page in whole.pages.items())
    for size in range(0, len(data), len(data) // 11):
        log.write_bytes(data[:size])
        assert not read_log(tmp_path / "p.db").damaged


CUT = "Part of the file of stored hands is missing: the last hands may be lost."
DAMAGED = "The stored hands are damaged"


@pytest.fixture(scope="module")
def killed(tmp_path_factory):
    """Files of three windows that were killed, with the ids of their hands: the last six are in the log alone."""
    folder = tmp_path_factory.mktemp("killed")
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(upkeep, "_CHECKPOINT_WRITES", 10**9)
        for name, seed, before in (("mine", 1, 6), ("other", 2, 4), ("begun", 5, 0)):
            store = Store(folder / f"{name}.open")
            player = Player(store, new_table(HOLDEM, seed=seed))
            player.play(before)
            store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            player.play(6)
            for side in ("", "-wal", "-shm"):
                shutil.copyfile(folder / f"{name}.open{side}", folder / f"{name}{side}")
            found[name] = History(store).ids()
            store.close()
    return folder, found


def cut(part):
    return lambda folder: (folder / "mine-wal").read_bytes()[: int((folder / "mine-wal").stat().st_size * part)]


def scribbled(folder):
    data = bytearray((folder / "mine-wal").read_bytes())
    at = len(data) // 2
    data[at : at + 9000] = random.Random(1).randbytes(9000)
    return bytes(data)


LOGS = {
    "whole": (cut(1), "", 12),
    "without its last frame": (cut(0.999), CUT, 11),
    "half": (cut(0.5), CUT, 8),
    "empty": (cut(0), CUT, 6),
    "gone": (lambda _: None, CUT, 6),
    "of another file": (lambda folder: (folder / "other-wal").read_bytes(), DAMAGED, 6),
    "of another file that holds all of it": (lambda folder: (folder / "begun-wal").read_bytes(), DAMAGED, 6),
    "scribbled on": (scribbled, DAMAGED, 6),
    "nothing but garbage": (lambda _: random.Random(2).randbytes(400_000), CUT, 6),
}


@pytest.mark.parametrize("log", LOGS)
def test_a_log_that_is_not_as_it_was_left_is_said(killed, tmp_path, log):
    folder, ids = killed
    make, said, least = LOGS[log]
    path = tmp_path / "p.db"
    for side in ("", "-shm"):
        shutil.copyfile(folder / f"mine{side}", f"{path}{side}")
    data = make(folder)
    if data is not None:
        damage.log_of(path).write_bytes(data)
    store = Store(path)
    there = History(store).ids()
    assert set(ids["mine"][:least]) <= set(there)
    assert " ".join(map(str, store.take_notices())).startswith(said)
    assert store.check()
    store.close()
    again = Store(path)
    assert again.take_notices() == [] and History(again).ids() == there, "it is said once"
    again.close()


@pytest.mark.parametrize(("log", "is_short"), [("mine", True), ("other", False)])
def test_only_a_log_of_the_same_round_is_short_of_what_its_index_counts(killed, tmp_path, log, is_short):
    """After a failure of the power the index may be older than the log."""
    folder, _ = killed
    path = tmp_path / "p.db"
    for side in ("", "-shm"):
        shutil.copyfile(folder / f"mine{side}", f"{path}{side}")
    whole = (folder / f"{log}-wal").read_bytes()
    for part, short in ((0.5, is_short), (1, False)):
        damage.log_of(path).write_bytes(whole[: int(len(whole) * part)])
        assert is_cut(path) is short
    damage.log_of(path).unlink()
    assert is_cut(path), "without a log all of it is missing"


def test_a_log_that_was_begun_anew_is_not_damaged(tmp_path):
    """Frames of the round before lie behind those of this one."""
    store = Store(tmp_path / "p.db")
    player = Player(store)
    player.play(6)
    for _ in range(3):
        store.settle()
        store.checkpoint()
        player.play(1)
    damage.copies(tmp_path / "p.db", tmp_path / "killed.db")
    shutil.copyfile(tmp_path / "p.db-shm", tmp_path / "killed.db-shm")
    assert read_log(tmp_path / "killed.db").spare
    killed = Store(tmp_path / "killed.db")
    assert killed.take_notices() == [] and History(killed).ids() == History(store).ids()
    killed.close()
    store.close()


def test_a_copy_of_the_file_alone_has_all_but_the_last_hands(tmp_path):
    store = Store(tmp_path / "p.db")
    player = Player(store)
    for hands in range(1, 31):
        player.play_hand()
        store.settle()
        if hands % 10:
            continue
        shutil.copyfile(tmp_path / "p.db", tmp_path / f"{hands}.db")
        copy = Store(tmp_path / f"{hands}.db")
        ids = History(copy).ids()
        assert copy.take_notices() == [] and hands - 5 <= len(ids) <= hands
        assert [copy.record(hand_id) for hand_id in ids] == [store.record(hand_id) for hand_id in ids]
        copy.close()
    store.close()


def test_a_checkpoint_that_a_reader_cuts_short_is_made_again(tmp_path, monkeypatch):
    """Until it is whole the file alone holds pages of different transactions."""
    store = Store(tmp_path / "p.db")
    player = Player(store)
    player.play(3)
    store.checkpoint()
    reader = sqlite3.connect(tmp_path / "p.db", isolation_level=None, check_same_thread=False)
    player.play(1)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM hands").fetchall()
    player.play(2)
    store.settle()  # else the store's own checkpoint waits too
    waits = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        reader.close()

    monkeypatch.setattr("time.sleep", wait)
    store.checkpoint()
    assert len(waits) == 1
    shutil.copyfile(tmp_path / "p.db", tmp_path / "copy.db")
    copy = Store(tmp_path / "copy.db")
    assert copy.take_notices() == [] and len(History(copy).ids()) == 6
    copy.close()
    store.close()


def test_an_import_is_in_the_file_alone_when_it_is_done(tmp_path):
    source = Store(None)
    records = [source.record(hand_id) for hand_id in Player(source).play(3)]
    store = Store(tmp_path / "p.db")
    for record in records:
        store.import_hands([record])
    store.checkpoint()
    shutil.copyfile(tmp_path / "p.db", tmp_path / "copy.db")
    copy = Store(tmp_path / "copy.db")
    assert len(History(copy).ids()) == 3
    copy.close()
    store.close()


def test_a_rescue_into_memory_leaves_no_tables_of_its_own(played, closed):
    memory, rescued = rescued_memory(closed.path)
    with closing(memory):
        assert rescued.saved == len(played[1])
        assert memory.execute("SELECT name FROM sqlite_temp_master").fetchall() == []
