"""Hands out of the store and into another one by PHH; statistics as CSV."""

import csv
import datetime
import io
import re
from dataclasses import replace

import pytest

from pokertable.session.history.rows import journal
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.statistics import Figures
from pokertable.session.history.statistics_report import write_figures
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.history import By
from pokertable.session.phh import write as phh_write
from pokertable.session.phh.exchange import Format, export_hands, import_files
from pokertable.session.phh.read import PhhHand
from pokertable.session.record.rewind import own_decisions, rewind
from tests.games import few, one_of
from tests.session.history.store.player import GAMES, OMAHA8, Player, new_table
from tests.session.phh.texts import read_text


@pytest.mark.parametrize("count", few(4, 8))
@pytest.mark.parametrize("game", one_of(2, GAMES), ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_exported_hands_come_back_the_same(game, count, tmp_path):
    store = Store(None)
    records = [store.record(hand_id) for hand_id in Player(store, new_table(game)).play(count)]
    (tmp_path / "hands.phhs").write_text(phh_write.write_hands(records), encoding="utf-8")
    other = Store(None)
    found = import_files([tmp_path / "hands.phhs"], other.import_hands)
    assert found.problems == () and found.done == count
    for hand_id, record in zip(History(other).ids(), records, strict=True):
        assert other.record(hand_id).events == record.events
        assert other.record(hand_id).names == record.names
        assert other.record(hand_id).seed == record.seed
    assert {row.origin for row in History(other).page().rows} == {Origin.IMPORTED}
    assert History(other).page().total == count


def test_an_imported_hand_can_be_played_again_from_any_seat(tmp_path):
    store = Store(None)
    record = store.record(Player(store).play(3)[-1])
    (tmp_path / "hand.phh").write_text(phh_write.write_hand(record), encoding="utf-8")
    other = Store(None)
    import_files([tmp_path / "hand.phh"], other.import_hands)
    (hand_id,) = History(other).ids()
    events = other.record(hand_id).events
    for seat in range(4):
        for kept in own_decisions(events, seat):
            again = rewind(events, kept, seed=other.record(hand_id).seed)
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
    assert read(write_figures("game", {"x": Figures(big_bets=-1e-9)}))[0]["big_bets"] == "0"


def test_a_text_that_a_spreadsheet_would_run_is_quoted():
    (row,) = read(write_figures("=1+1", {'=SUM(A1) "quoted", with comma': Figures()}))
    assert row["'=1+1"] == '\'=SUM(A1) "quoted", with comma'


def test_a_hand_keeps_its_date_its_names_and_which_seat_is_mine(tmp_path):
    played_at = 1_600_000_000_000
    store = Store(None, now=lambda: played_at / 1000)
    Player(store, new_table(OMAHA8)).play(3)
    ids = History(store).ids()
    export_hands(ids, store.record, tmp_path / "hands.phhs", Format.PHH)
    other = Store(None)
    import_files([tmp_path / "hands.phhs"], other.import_hands)
    before, after = History(store).page().rows, History(other).page().rows
    assert [row.number for row in after] == [row.number for row in before] == [3, 2, 1]
    for mine, theirs in zip(before, after, strict=True):
        assert theirs.played_ms == mine.played_ms
        assert (theirs.hero, theirs.cards, theirs.result) == (0, mine.cards, mine.result)
        assert other.record(theirs.id).names == ("Hero", *store.record(mine.id).names[1:])
    assert History(other).figures().hands == 0  # only what is played here counts


def test_hands_that_are_there_already_are_not_taken_again(tmp_path):
    store = Store(None)
    Player(store, new_table(OMAHA8)).play(4)
    ids = History(store).ids()
    path = tmp_path / "hands.phhs"
    export_hands(ids, store.record, path, Format.PHH)
    report = import_files([path], store.import_hands)
    assert (str(report.summary), report.done) == ("No hand was imported, 4 were already there", 0)
    assert History(store).ids() == ids
    other = Store(None)
    export_hands(ids[:3], store.record, tmp_path / "three.phhs", Format.PHH)
    assert import_files([tmp_path / "three.phhs"], other.import_hands).done == 3
    report = import_files([path, path], other.import_hands)
    assert str(report.summary) == "One hand was imported, 7 were already there"
    assert History(other).page().total == 4


def test_a_hand_played_here_is_known_from_its_text_in_the_style_of_pokerstars(tmp_path):
    """The text tells neither cards that nobody saw nor parts of a second: the hand was there twice."""
    store = Store(None, now=lambda: 1_600_000_000.0)
    Player(store, new_table(OMAHA8)).play(4)
    ids, path = History(store).ids(), tmp_path / "hands.txt"
    export_hands(ids, store.record, path, Format.POKERSTARS)
    report = import_files([path], store.import_hands)
    assert str(report.summary) == "No hand was imported, 4 were already there"
    assert History(store).ids() == ids
    other = Store(None)
    other.import_hands([store.record(ids[0])])
    report = import_files([path], other.import_hands)
    assert str(report.summary) == "3 hands were imported, one was already there", "all four are of one second"


def test_of_hands_of_one_day_without_a_time_few_are_read_again(tmp_path, monkeypatch):
    """Each was compared with up to a thousand others: of 600 hands in one file the import took ten times as long."""
    store, path, read = Store(None), tmp_path / "hands.phhs", []
    Player(store, new_table(OMAHA8)).play(12)
    export_hands(History(store).ids(), store.record, path, Format.PHH)
    dated = re.sub(r"(?m)^time.*\n", "", path.read_text())
    path.write_text(re.sub(r"(?m)^year = .*", "year = 2019", dated))
    other, lines = Store(None), journal._lines

    def noted(text):
        read.append(text)
        return lines(text)

    monkeypatch.setattr(journal, "_lines", noted)
    assert import_files([path], other.import_hands).done == 12
    assert len(read) == 12, "only its own"


def test_the_same_cards_under_other_names_are_another_hand(tmp_path):
    store = Store(None)
    (hand_id,) = Player(store).play(1)
    record = store.record(hand_id)
    assert store.import_hands([replace(record, names=("You", "Ann", *record.names[2:]))])
    assert store.import_hands([replace(record, number=77)])
    assert store.import_hands([replace(record, names=("Me", *record.names[1:]))]) == []


def test_hands_of_one_day_stay_in_the_order_of_their_file(tmp_path):
    store = Store(None)
    records = [store.record(hand_id) for hand_id in Player(store).play(5)]
    noon = 1_500_000_000_000
    other = Store(None)
    ids = other.import_hands([replace(record, played_ms=noon) for record in records])
    assert ids == sorted(set(ids)) and {hand_id >> 12 for hand_id in ids} == set(range(noon, noon + 5))
    assert [row.number for row in History(other).page().rows] == [5, 4, 3, 2, 1]


def test_a_date_to_come_is_not_believed():
    store = Store(None, now=lambda: 1_600_000_000.0)
    (hand_id,) = Player(store).play(1)
    (new,) = Store(None, now=lambda: 1_600_000_000.0).import_hands(
        [replace(store.record(hand_id), played_ms=2_000_000_000_000)]
    )
    assert new >> 12 == 1_600_000_000_000


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("day = 5\nmonth = 6\nyear = 2009", datetime.datetime(2009, 6, 5, 12)),
        ("day = 5\nmonth = 6\nyear = 2009\ntime = 01:02:03", datetime.datetime(2009, 6, 5, 1, 2, 3)),
        (
            "day = 5\nmonth = 6\nyear = 2009\ntime = 01:02:03.004\ntime_zone = 'UTC'",
            datetime.datetime(2009, 6, 5, 1, 2, 3, 4000, datetime.UTC),
        ),
        ("day = 5\nmonth = 6\nyear = 2009\ntime_zone = '../Nowhere'", datetime.datetime(2009, 6, 5, 12)),
        ("day = 31\nmonth = 2\nyear = 2009", None),
        ("day = 5\nmonth = 6", None),
        ("day = 'x'\nmonth = 6\nyear = 2009", None),
        ("day = 1\nmonth = 1\nyear = 9999999999", None),
    ],
)
def test_dates_of_other_programs(keys, expected):
    hand = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [9, 9]\n"
    (read,) = read_text(f"{hand}actions = []\n{keys}\n")
    assert isinstance(read, PhhHand)
    assert read.played_ms == (None if expected is None else round(expected.timestamp() * 1000))
