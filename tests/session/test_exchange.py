"""Hands out of the store and into another one by PHH; statistics as CSV."""

import csv
import io

import pytest

from pokertable.session import phh_write
from pokertable.session.phh_import import import_file
from pokertable.session.phh_text import PhhError
from pokertable.session.rewind import own_decisions, rewind
from pokertable.session.statistics import Figures
from pokertable.session.statistics_csv import write_figures, write_graph, write_rows
from pokertable.session.store import History, Store
from pokertable.session.store.history import By
from pokertable.session.store.rows import Origin
from tests.session.store.player import GAMES, Player, new_table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_exported_hands_come_back_the_same(game, tmp_path):
    store = Store(None)
    records = [store.record(hand_id) for hand_id in Player(store, new_table(game)).play(8)]
    phh_write.save(records, tmp_path / "hands.phhs")
    other = Store(None)
    found = import_file(other, tmp_path / "hands.phhs")
    assert found.errors == () and len(found.ids) == 8
    for hand_id, record in zip(found.ids, records, strict=True):
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
    (hand_id,) = import_file(other, tmp_path / "hand.phh").ids
    events = other.record(hand_id).events
    for seat in range(4):
        for kept in own_decisions(events, seat):
            again = rewind(events, kept, hero=seat, seed=other.record(hand_id).seed)
            assert again.hand.to_act == seat and again.hand.events == list(events[:kept])


def test_hands_with_errors_are_left_out_and_named(tmp_path):
    store = Store(None)
    records = [store.record(hand_id) for hand_id in Player(store).play(3)]
    text = phh_write.write_hands(records)
    bad = text.replace("[2]\n", '[2]\nvariant = "XX"\n_', 1)
    (tmp_path / "hands.phhs").write_text(bad, encoding="utf-8")
    other = Store(None)
    found = import_file(other, tmp_path / "hands.phhs")
    assert len(found.ids) == 2 and len(found.errors) == 1
    assert "hand 2" in str(found.errors[0])
    with pytest.raises(PhhError):
        import_file(other, tmp_path / "missing.phhs")
    assert History(other).page().total == 2


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


def test_the_graph_and_the_list_as_csv():
    store = Store(None)
    player = Player(store)
    ids = player.play(5)
    store.set_note(ids[0], '=SUM(A1) "quoted", with comma')
    store.set_tag(ids[0], "misread")
    history = History(store)
    graph = history.graph()
    rows = read(write_graph(graph))
    assert [int(row["hands"]) for row in rows] == list(graph.hands)
    assert [float(row["big_bets"]) for row in rows] == [pytest.approx(x, abs=1e-5) for x in graph.results]
    listed = read(write_rows(history.page().rows))
    assert [int(row["id"]) for row in listed] == ids[::-1]
    assert (listed[-1]["note"], listed[-1]["tags"]) == ('\'=SUM(A1) "quoted", with comma', "misread")
