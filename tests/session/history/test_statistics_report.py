"""Reports: their parts add up to the whole, and what is exported is what is shown."""

import csv
from dataclasses import astuple, replace
from datetime import datetime, timedelta

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.session.history.adjusted import adjusted_results
from pokertable.session.history.statistics import Figures, seat_figures
from pokertable.session.history.statistics_report import (
    Breakdown,
    ResultUnit,
    _cast_order,
    export_csv,
    filter_choices,
    is_split,
    report,
)
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import EVERY_HAND, HandFilter
from tests.session.history.store.player import HOLDEM, OMAHA8, STUD8, Player, new_table


@pytest.fixture(scope="module")
def store():
    store = Store(None)
    for game in (HOLDEM, OMAHA8, STUD8):
        Player(store, new_table(game, seats=5)).play(12)
    for hand_id in store.pending_adjustments():
        store.put_adjusted(hand_id, adjusted_results(store.events(hand_id)))
    yield store
    store.close()


@pytest.fixture(scope="module")
def history(store):
    return History(store)


def _sum(lines):
    return tuple(map(sum, zip(*(astuple(line.figures) for line in lines), strict=True)))


@pytest.mark.parametrize("breakdown", [Breakdown.GAME, Breakdown.POSITION])
@pytest.mark.parametrize("wanted", [EVERY_HAND, HandFilter(variant="omaha8"), HandFilter(since_ms=1)])
def test_parts_add_up_to_all_hands(history, breakdown, wanted):
    found = report(history, wanted, breakdown)
    assert _sum(found.lines) == pytest.approx(astuple(found.total.figures))
    assert found.graph.hands[-1] == found.total.figures.hands
    unit = 1 if found.total.unit is None else found.total.unit.value
    assert found.graph.results[-1] == pytest.approx(found.total.figures.big_bets * unit)


def test_games_are_parted_by_structure(history):
    assert {line.key: line.figures.hands for line in report(history).lines} == {
        "holdem none": 12,
        "omaha8 pot": 12,
        "stud8 fixed": 12,
    }


def test_results_are_in_big_blinds_where_there_are_no_big_bets(history):
    found = report(history)
    assert {line.key: line.unit for line in found.lines} == {
        "holdem none": ResultUnit.BIG_BLIND,
        "omaha8 pot": ResultUnit.BIG_BLIND,
        "stud8 fixed": ResultUnit.BIG_BET,
    }
    assert (found.total.unit, found.total.per_100, found.total.adjusted_per_100) == (None, None, None)
    blinds = report(history, HandFilter(variant="holdem"), Breakdown.POSITION)
    assert {blinds.total.unit, *(line.unit for line in blinds.lines)} == {ResultUnit.BIG_BLIND}
    per_100 = 100 * blinds.total.figures.result / HOLDEM.stakes.big_blind / 12
    assert blinds.total.per_100 == pytest.approx(per_100)
    assert blinds.graph.results[-1] == pytest.approx(per_100 * 12 / 100)


def test_games_of_today_are_those_played_since_midnight(history):
    """Each game is in its own unit, whatever units the others have."""
    found = report(history)
    assert found.games == found.lines and found.total.unit is None
    times = [datetime.fromtimestamp(row.played_ms / 1000) for row in history.page().rows]
    noon = max(times).replace(hour=12)
    same = sum(each.date() == noon.date() for each in times)
    assert sum(line.figures.hands for line in report(history, now=noon).today) == same > 0
    assert report(history, now=noon + timedelta(days=1)).today == ()
    (stud,) = report(history, HandFilter(variant="stud8"), Breakdown.POSITION, noon).games
    assert stud.key == "stud8 fixed" and stud.unit is ResultUnit.BIG_BET


def test_a_low_is_counted_only_where_a_game_has_one(history):
    assert report(history).is_split and report(history, HandFilter(variant="stud8")).is_split
    assert not report(history, HandFilter(variant="holdem")).is_split
    assert is_split("a game of yesterday fixed")


def test_positions_stand_from_the_button_on(history):
    keys = [line.key for line in report(history, breakdown=Breakdown.POSITION).lines]
    assert keys[:5] == ["BTN", "CO", "UTG", "BB", "SB"]
    assert set(keys[5:]) == {"bring-in", ""}


def met(store, persona, variant=None):
    """The player's seats of hands in which the player and a seat of this persona reached the second street."""
    records = [store.record(each) for each in History(store).ids()]
    found = []
    for record in records:
        if variant not in (None, record.game.variant.key):
            continue
        seats = seat_figures(record.events)
        its = [at for at, policy in enumerate(record.policies) if policy.partition("@")[0] == persona]
        if seats[record.hero].saw_second and any(seats[at].saw_second for at in its):
            found.append(seats[record.hero])
    return found


def test_against_are_hands_that_both_played_on_not_all_at_one_table(store, history):
    """At a fixed table every style sat in every hand: all lines were alike."""
    lines = {line.key: line.figures for line in report(history, breakdown=Breakdown.OPPONENT).lines}
    assert list(lines) == ["tag", "rock", "maniac"]
    for persona, figures in lines.items():
        found = met(store, persona)
        assert 0 < figures.hands == figures.saw_second == len(found) < 36
        assert figures.result == sum(seat.result for seat in found)
        assert figures.showdowns == sum(seat.showdown for seat in found)
    assert len({(each.hands, each.result) for each in lines.values()}) == 3


def test_only_the_opponent_filtered_for_is_listed(store, history):
    wanted = HandFilter(opponent="rock", structure=Structure.POT)
    lines = report(history, wanted, Breakdown.OPPONENT).lines
    assert [(line.key, line.figures.hands) for line in lines] == [("rock", len(met(store, "rock", "omaha8")))]


def test_the_chips_of_all_players_come_to_nothing(history):
    rake_free = report(history, breakdown=Breakdown.PERSONA)
    results = rake_free.total.figures.result + sum(line.figures.result for line in rake_free.lines)
    assert results == 0


def test_what_there_is_to_filter_by(history):
    choices = filter_choices(history)
    assert choices.hands == 36
    assert choices.games == ("holdem none", "omaha8 pot", "stud8 fixed")
    assert choices.opponents == ("tag", "rock", "maniac")
    assert choices.positions[0] == "BTN"


def test_opponents_of_before_come_last():
    assert _cast_order(["of_before", "rock", "tag"]) == ("tag", "rock", "of_before")


def test_without_hands():
    store = Store(None)
    found = report(History(store))
    assert (found.total.figures, found.lines, found.graph.hands) == (Figures(), (), (0,))
    assert filter_choices(History(store)).hands == 0
    store.close()


def test_the_export_holds_the_figures_shown(history, tmp_path):
    path = tmp_path / "new" / "figures.csv"
    wanted = HandFilter(structure=Structure.FIXED)
    export_csv(history, wanted, Breakdown.GAME, path)
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == ["all", "stud8 fixed"]
    total = report(history, wanted).total.figures
    assert int(rows[0]["hands"]) == total.hands
    assert float(rows[0]["vpip"]) == pytest.approx(total.vpip, abs=1e-6)
    assert [entry.name for entry in path.parent.iterdir()] == ["figures.csv"]


def test_a_failed_export_leaves_the_old_file(history, tmp_path, monkeypatch):
    path = tmp_path / "figures.csv"
    path.write_text("old")
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError("no space left")))
    with pytest.raises(OSError, match="no space"):
        export_csv(history, replace(EVERY_HAND), Breakdown.GAME, path)
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["figures.csv"]
