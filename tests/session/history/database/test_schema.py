"""A database of version 1 becomes one of today, with everything that was in it."""

import sqlite3
from dataclasses import replace

import pytest

from pokertable.session.history.adjusted import adjusted_results
from pokertable.session.history.database.schema import APPLICATION_ID, STEPS, VERSION, migrate
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.history.store.history import By
from pokertable.session.play.resume import resume
from tests.narrow import known
from tests.session.history.store.player import OMAHA8, Player, new_table

LATER = ("totals", "words", "tags")


def version_1(path, source, version=1):
    """The rows of a store as version 1 (or a later one) of the program kept them."""
    connection = sqlite3.connect(path, isolation_level=None)
    for step in STEPS[:version]:
        step(connection)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    assert version > 1 or not set(LATER) & set(tables)
    for table in tables:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        query = f"SELECT {', '.join(columns)} FROM {table}"
        rows = source.read(lambda c, query=query: c.execute(query).fetchall())
        connection.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", rows)
    connection.close()


@pytest.fixture
def played():
    store = Store(None)
    player = Player(store, new_table(OMAHA8))
    player.play(12)
    player.deal()
    player.act()
    for hand_id in store.pending_adjustments():
        store.put_adjusted(hand_id, adjusted_results(store.events(hand_id)))
    store.progress.set_all({"theme": "light"})
    return store, player


def test_version_1_becomes_the_present_one(tmp_path, played):
    old, player = played
    version_1(tmp_path / "p.db", old)
    new = Store(tmp_path / "p.db")
    assert not new.in_memory and new.take_notices() == []
    assert new.read(lambda c: c.execute("PRAGMA user_version").fetchone()) == (VERSION,)
    assert new.check()
    assert History(new).page() == History(old).page()
    for hand_id in History(old).ids():
        assert new.record(hand_id) == old.record(hand_id)
    pending = new.pending_adjustments()
    assert pending
    for hand_id in pending:
        new.put_adjusted(hand_id, adjusted_results(new.events(hand_id)))
    for who in ("", "rock"):
        before, after = History(old).figures_by(By.POSITION, who=who), History(new).figures_by(By.POSITION, who=who)
        assert before.keys() == after.keys()
        for key, figures in before.items():
            assert after[key].hands == figures.hands and after[key].result == figures.result
            assert after[key].adjusted_big_bets == pytest.approx(figures.adjusted_big_bets)
    assert History(new).ids(HandFilter(text="As")) == History(old).ids(HandFilter(text="As"))
    assert new.progress.all().get("theme") == "light"
    assert known(known(resume(new)).hand).events == player.hand.events
    new.close()


def test_version_2_has_the_same_hands_and_figures_and_none_looked_ahead_in(tmp_path, played):
    old, player = played
    version_1(tmp_path / "p.db", old, version=2)
    new = Store(tmp_path / "p.db")
    assert not new.in_memory and new.take_notices() == [] and new.check()
    assert History(new).page() == History(old).page()
    before, after = (History(each).figures_by(By.POSITION) for each in (old, new))
    assert before.keys() == after.keys()
    for position, figures in before.items():  # added up anew, in another order
        adjusted = after[position].adjusted_big_bets
        assert adjusted == pytest.approx(figures.adjusted_big_bets, rel=1e-12)
        assert after[position] == replace(figures, adjusted_big_bets=adjusted)
    assert not any(row.looked_ahead for row in History(new).page().rows)
    found = known(resume(new))
    assert known(found.hand).events == player.hand.events and not new.has_looked_ahead(known(found.hand_id))
    new.close()


def test_a_migration_that_is_cut_off_leaves_the_old_version(tmp_path, played):
    version_1(tmp_path / "p.db", played[0])
    connection = sqlite3.connect(tmp_path / "p.db", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    migrate(connection, 1)
    connection.close()  # no commit: the process has ended
    connection = sqlite3.connect(tmp_path / "p.db")
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    found = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert not set(LATER) & found
    connection.close()
    new = Store(tmp_path / "p.db")
    assert History(new).page() == History(played[0]).page()
    new.close()


def test_a_hand_that_is_damaged_does_not_stop_the_migration(tmp_path, played):
    old, _ = played
    version_1(tmp_path / "p.db", old)
    bad = History(old).ids()[3]
    connection = sqlite3.connect(tmp_path / "p.db")
    connection.execute("UPDATE events SET text = '[]' WHERE hand_id = ?", (bad,))
    connection.commit()
    connection.close()
    new = Store(tmp_path / "p.db")
    assert not new.in_memory and History(new).page().total == 12
    with pytest.raises(ValueError, match=f"hand {bad} is damaged"):
        new.record(bad)
    new.close()


def test_a_new_database_and_a_migrated_one_have_the_same_schema(tmp_path, played):
    version_1(tmp_path / "p.db", played[0])
    new = Store(tmp_path / "p.db")
    query = "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name"
    schemas = [store.read(lambda c: c.execute(query).fetchall()) for store in (new, played[0])]
    assert schemas[0] == schemas[1]
    new.close()
