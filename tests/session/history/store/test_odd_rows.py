"""Rows whose values are not of the kinds that were written: said as damage and worked out anew, never an error."""

import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime

import pytest

from pokertable.session.history.decisions import decided, decisions_report
from pokertable.session.history.faults import StoreError
from pokertable.session.history.misreads import misread_by_week
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.rows.stored import LAST_ID
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.history.store.history import By, Order
from pokertable.session.play.resume import resume
from tests.session.history.database.damage import taking_null
from tests.session.history.store.player import HOLDEM, OMAHA8, PERSONAS, Player, new_table

ODD = ("NULL", "9e999", "'x'", "'[[['", "x'ff00'", "9223372036854775807", "-1", "1.5", "'999999999999999999999999'")
COLUMNS = {
    "hands": ("variant", "structure", "origin", "title", "seat_count", "hero", "position", "result", "showdown", "pot",
              "big_bet", "places", "cards", "board", "note", "event_count", "looked_ahead", "number", "seed"),
    "seats": ("name", "policy", "variant", "structure", "position", "result", "big_bets", "adjusted", "voluntary"),
    "tables": ("owner", "game", "seed", "buy_in", "seats", "stacks", "button", "hand_number"),
    "totals": ("result", "big_bets", "adjusted", "voluntary", "low_shares", "hands"),
    "reviewed": ("place", "street", "kind", "big_bets", "stderr", "decided"),
    "progress": ("value",),
    "tags": ("tag",),
    "words": ("words",),
    "reasons": ("text",),
}  # fmt: skip
QUICK = {
    ("hands", "result", "NULL"), ("hands", "pot", "NULL"), ("hands", "cards", "'x'"), ("hands", "event_count", "NULL"),
    ("hands", "seed", "1.5"),
    ("seats", "big_bets", "9e999"), ("seats", "result", "9223372036854775807"), ("seats", "name", "x'ff00'"),
    ("tables", "seats", "'[[['"), ("tables", "stacks", "'x'"), ("tables", "hand_number", "NULL"),
    ("totals", "result", "9223372036854775807"), ("totals", "adjusted", "9e999"), ("reviewed", "big_bets", "NULL"),
}  # fmt: skip
"""What the default run takes."""


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    path = tmp_path_factory.mktemp("played") / "p.db"
    store = Store(path)
    for game in (HOLDEM, OMAHA8):
        player = Player(store, new_table(game))
        player.play(4)
        store.leave_table(player.table_id)
    decision = ReviewedDecision(0, "flop", "A call was better.", 1.5, 0.1, True)
    for hand_id in History(store).ids()[:4]:
        store.put_reviewed(hand_id, [decision])
        store.set_tag(hand_id, "misread")
    player = Player(store, new_table(HOLDEM))
    player.play(1)
    player.deal()
    store.progress.set_all({"quiz.skills": {"high/holdem": [0.75, 12]}})
    store.close()
    return path


def spoil(path, table, column, value):
    """Put the value into the column of every row that takes it, in spite of the table's rules."""
    with taking_null(path) as connection:
        connection.execute(f"UPDATE OR IGNORE {table} SET {column} = {value}")


def look_at_everything(store):
    """What the pages of the window ask for."""
    resume(store)
    history = History(store)
    for order in Order:
        history.page(order=order)
    history.tags(), history.opponents(), history.graph(), store.progress.all(), history.won_at(1)
    for who in ("", *PERSONAS):
        for wanted in (HandFilter(), HandFilter(since_ms=0), HandFilter(opponent="tag")):
            history.figures(wanted, who), history.figures_by(By.GAME, wanted, who)
    decisions_report(store), decided(store), misread_by_week(store, 4, 2**41)
    for hand_id in history.ids():
        store.record(hand_id), store.reviewed(hand_id), store.table_seed(hand_id), history.row(hand_id)
    store.pending_adjustments()


@pytest.mark.parametrize("key", ["x'ff00'", "7", "1.5"])
def test_progress_whose_name_is_no_text_is_passed_over(played, tmp_path, key):
    path = tmp_path / "p.db"
    shutil.copyfile(played, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"INSERT INTO progress VALUES ({key}, '1')")
    store = Store(path)
    assert set(map(type, store.progress.all())) == {str}
    assert store.progress.all()["quiz.skills"] == {"high/holdem": [0.75, 12]}
    store.close()


def case(table, column, value):
    quick = (table, column, value) in QUICK
    return pytest.param(table, column, value, marks=() if quick else pytest.mark.long)


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [case(table, column, value) for table, names in COLUMNS.items() for column in names for value in ODD],
)
def test_odd_values_are_damage_that_is_said_and_mended(played, tmp_path, table, column, value):
    path = tmp_path / "p.db"
    shutil.copyfile(played, path)
    spoil(path, table, column, value)
    store = Store(path)
    with suppress(StoreError):  # what was listed is gone until it is saved
        look_at_everything(store)
    notices = " ".join(map(str, store.take_notices()))
    if store.fault is not None:
        assert notices.startswith("The stored hands are damaged")
        assert store.catch_up()
        assert "9 hands were saved, none is missing." in str(store.take_notices()[0])
    look_at_everything(store)
    assert store.take_notices() == []
    if notices:
        assert store.check()
        shutil.copyfile(played, tmp_path / "sound.db")
        whole = Store(tmp_path / "sound.db")
        assert History(store).ids() == History(whole).ids()
        assert History(store).figures() == History(whole).figures()
        whole.close()
    store.close()
    assert notices or (table, column, value) not in QUICK


def test_a_seed_of_more_digits_than_python_reads_loses_no_hand(played, tmp_path):
    path = tmp_path / "p.db"
    shutil.copyfile(played, path)
    spoil(path, "hands", "seed", f"'{'9' * 5000}'")
    store = Store(path)
    ids = History(store).ids()
    with pytest.raises(StoreError, match="The stored hands are damaged"):
        store.record(ids[0])
    assert store.catch_up() and History(store).ids() == ids
    assert all(store.record(hand_id).seed is not None for hand_id in ids)
    store.close()


@pytest.mark.parametrize("odd", [2**63 - 1, 2**63 - 4096, LAST_ID + 4096, -4096])
def test_an_id_of_no_calendar_day_costs_neither_its_hand_nor_the_next(tmp_path, odd):
    store = Store(tmp_path / "p.db")
    player = Player(store, new_table(HOLDEM))
    first, *rest = player.play(3)
    store.close()
    with closing(sqlite3.connect(tmp_path / "p.db")) as file:
        for table in ("events", "words", "journal", "seats", "tags", "reasons", "reviewed"):
            file.execute(f"UPDATE {table} SET hand_id = ? WHERE hand_id = ?", (odd, first))
        file.execute("UPDATE hands SET id = ? WHERE id = ?", (odd, first))
        file.commit()
    store = Store(tmp_path / "p.db")
    (new,) = Player(store, new_table(HOLDEM)).play(1)
    assert rest[-1] < new < LAST_ID and set(History(store).ids()) == {odd, *rest, new}
    for row in History(store).page().rows:
        assert datetime.fromtimestamp(row.played_ms / 1000).year in range(1969, 10_000)
    assert History(store).graph() is not None
    store.close()
