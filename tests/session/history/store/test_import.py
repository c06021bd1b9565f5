"""Hands out of the store and into another one by PHH; statistics as CSV."""

import csv
import io

import pytest

from pokertable.session.history.statistics import Figures
from pokertable.session.history.statistics_csv import write_figures
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.history import By
from pokertable.session.history.store.rows import Origin
from pokertable.session.phh import write as phh_write
from pokertable.session.phh.exchange import import_files
from pokertable.session.record.rewind import own_decisions, rewind
from tests.session.history.store.player import GAMES, Player, new_table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_exported_hands_come_back_the_same(game, tmp_path):
    store = Store(None)
    records = [store.record(hand_id) for hand_id in Player(store, new_table(game)).play(8)]
    phh_write.save(records, tmp_path / "hands.phhs")
    other = Store(None)
    found = import_files([tmp_path / "hands.phhs"], other.import_hands)
    assert found.problems == () and found.done == 8
    for hand_id, record in zip(History(other).ids(), records, strict=True):
        assert other.record(hand_id).events == record.events
        assert other.record(hand_id).names == record.names
        assert other.record(hand_id).seed == record.seed
    assert {row.origin for row in History(other).page().rows} == {Origin.IMPORTED}
    assert History(other).page().total == 8


def test_an_imported_hand_can_be_played_again_from_any_seat(tmp_path):
    store = Store(None)
    record = store.record(Player(store).play(3)[-1])
    phh_write.save([record], tmp_path / "hand.phh")
    other = Store(None)
    import_files([tmp_path / "hand.phh"], other.import_hands)
    (hand_id,) = History(other).ids()
    events = other.record(hand_id).events
    for seat in range(4):
        for kept in own_decisions(events, seat):
            again = rewind(events, kept, hero=seat, seed=other.record(hand_id).seed)
            assert again.hand.to_act == seat and again.hand.events == list(events[:kept])


def read(text):
    return list(csv.DictReader(io.StringIO(text)))


def test_statistics_as_csv():
    store = Store(None)
    player = Player(store)
    player.play(40)
    figures = History(store).figures_by(By.POSITION)
    rows = read(write_figures("position", figures))
    assert [row["position"] for row in rows] == list(figures)
    for row in rows:
        own = figures[row["position"]]
        assert int(row["hands"]) == own.hands and int(row["result"]) == own.result
        assert float(row["big_bets_per_100"]) == pytest.approx(own.big_bets_per_100, abs=1e-5)
        assert float(row["vpip"]) == pytest.approx(own.vpip, abs=1e-5)
        assert row["scoop_rate"] == "", "hold'em is not shared"
    assert read(write_figures("game", {"x": Figures()}))[0]["vpip"] == ""


def test_a_text_that_a_spreadsheet_would_run_is_quoted():
    (row,) = read(write_figures("=1+1", {'=SUM(A1) "quoted", with comma': Figures()}))
    assert row["'=1+1"] == '\'=SUM(A1) "quoted", with comma'
