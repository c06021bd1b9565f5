"""What is played is there: tables, hands, records, values, ids."""

import sqlite3

import pytest

from pokertable.model.hand.events import HandEnded
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from tests.narrow import known
from tests.session.history.store.player import GAMES, Player, new_table


@pytest.fixture
def store(tmp_path):
    found = Store(tmp_path / "profile" / "pokertable.db")
    yield found
    found.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_played_hands_are_stored_with_everything(game, tmp_path):
    store = Store(tmp_path / "p.db")
    assert not store.in_memory and not store.take_notices()
    player = Player(store, new_table(game))
    player.deal()
    hand, hand_id = player.hand, player.hand_id
    player.play_hand()
    record = store.record(hand_id)
    assert list(record.events) == hand.events
    assert record.names == ("You", "Ines", "Marek", "Tomo")
    assert record.policies == ("", "rock@1", "maniac@1", "tag@2")
    assert (record.seed, record.number, record.practice) == (player.table.deck_seed(), 1, False)
    store.close()
    again = Store(tmp_path / "p.db")
    assert again.record(hand_id) == record
    again.close()


def test_every_action_is_in_the_file_when_append_returns(store):
    player = Player(store)
    player.deal()
    path = store.path
    while not player.hand.over:
        player.act()
        other = sqlite3.connect(path)
        text = "".join(row[0] for row in other.execute("SELECT text FROM journal WHERE hand_id = ?", (player.hand_id,)))
        assert len(text.splitlines()) == len(player.hand.events)
        other.close()
    pragmas = ("journal_mode", "synchronous")
    modes = store.write(lambda c: [c.execute(f"PRAGMA {name}").fetchone() for name in pragmas])
    assert modes == [("wal",), (1,)], "the log is synced beside it"


def test_a_hand_is_never_doubled(store):
    player = Player(store)
    player.deal()
    with pytest.raises(StoreError, match=r"hand 1 of table .* is there already"):
        store.begin_hand(player.table_id, player.table, player.hand)
    before = len(player.hand.events)
    player.act()
    with pytest.raises(StoreError, match="cannot add"):
        store.append(player.hand_id, before, player.hand.events[before:])
    player.play_hand()
    assert History(store).page().total == 1


def test_a_refused_transaction_leaves_nothing(store):
    player = Player(store)
    player.play_hand()
    stored = store.open_tables()
    for seat in player.table.seats:
        seat.stack += 7
    player.table.hand_number = 0
    hand = player.table.deal()  # hand 1 once more, with other stacks
    with pytest.raises(StoreError, match="is there already"):
        store.begin_hand(player.table_id, player.table, hand)
    assert store.open_tables() == stored


def test_finishing_needs_a_hand_that_is_over(store):
    player = Player(store)
    player.deal()
    with pytest.raises(StoreError, match="is not over"):
        store.finish_hand(player.hand_id)
    with pytest.raises(StoreError, match="not finished"):
        store.record(player.hand_id)
    with pytest.raises(StoreError, match="there is no hand 5"):
        store.record(5)
    with pytest.raises(StoreError, match="there is no table 5"):
        store.save_table(5, player.table)


def test_finishing_twice_does_no_harm(store):
    player = Player(store)
    hand_id = player.play_hand()
    record = store.record(hand_id)
    store.finish_hand(hand_id)
    assert store.record(hand_id) == record
    assert History(store).figures().hands == 1


def test_a_hand_that_is_left_is_abandoned_and_not_listed(store):
    player = Player(store)
    player.play_hand()
    player.deal()
    store.leave_table(player.table_id)
    assert store.open_tables() == []
    assert History(store).page().total == 1
    with pytest.raises(StoreError, match="abandoned"):
        store.append(player.hand_id, len(player.hand.events), [HandEnded((0,) * 4)])


def test_ids_grow_even_when_the_clock_goes_back(tmp_path):
    times = iter([50.0, 40.0, 40.0, 30.0, 60.0, 1.0, 1.0, 1.0])
    store = Store(tmp_path / "p.db", now=lambda: next(times))
    player = Player(store, new_table())
    ids = [player.table_id, *player.play(4)]
    assert ids == sorted(set(ids))
    store.close()
    store = Store(tmp_path / "p.db", now=lambda: 0.0)
    assert Player(store).play_hand() > ids[-1]
    store.close()


def test_values_are_kept_by_name(tmp_path):
    store = Store(tmp_path / "p.db")
    store.progress.set_all({"seen": "all", "cards": [1, 2.5, None], "keys": {"fold": "F"}})
    store.progress.set_all({"gone": 1})
    store.progress.set_all({"gone": None})
    store.close()
    store = Store(tmp_path / "p.db")
    assert store.progress.all() == {"seen": "all", "cards": [1, 2.5, None], "keys": {"fold": "F"}}
    assert store.progress.all().get("cards") == [1, 2.5, None]
    assert store.progress.all().get("gone") is None
    store.close()


def test_a_table_that_was_bought_into_is_kept(store):
    player = Player(store)
    player.play_hand()
    player.table.seats[0].stack = 1234
    store.save_table(player.table_id, player.table)
    assert store.open_tables()[0].stacks[0] == 1234


def test_imported_hands_are_listed_but_not_counted(store):
    player = Player(store)
    records = [store.record(hand_id) for hand_id in player.play(3)]
    other = Store(None)
    ids = other.import_hands(records)
    history = History(other)
    assert [row.id for row in history.page().rows] == ids[::-1]
    assert {row.origin for row in history.page().rows} == {Origin.IMPORTED}
    assert [other.record(hand_id) for hand_id in ids] == records
    assert history.figures().hands == 0 and history.figures(who="rock").hands == 0


def test_notes_and_tags(store):
    player = Player(store)
    first, second = player.play(2)
    history = History(store)
    store.set_note(first, "Überspielt")
    store.set_tag(first, "misread")
    store.set_tag(first, "misread")
    store.set_tag(first, "hero call")
    store.set_tag(second, "misread")
    store.set_tag(second, "misread", False)
    assert known(history.row(first)).note == "Überspielt"
    assert known(history.row(first)).tags == ("hero call", "misread")
    assert history.tags() == {"hero call": 1, "misread": 1}
    with pytest.raises(StoreError):
        store.set_tag(first, " ")
    store.set_note(first, "")
    assert known(history.row(first)).note == ""


def test_a_hand_that_was_looked_ahead_in_is_listed_and_counts_nowhere():
    store = Store(None)
    player = Player(store, new_table())
    player.play(2)
    player.deal()
    player.act()
    store.mark_looked_ahead(player.hand_id)
    store.mark_looked_ahead(player.hand_id)
    marked = player.play_hand()
    history = History(store)
    assert store.has_looked_ahead(marked) and store.record(marked).practice
    assert [row.looked_ahead for row in history.page().rows] == [True, False, False]
    for who in ("", "tag", "rock", "maniac"):
        assert history.figures(who=who).hands == history.figures(HandFilter(since_ms=0), who).hands == 2
    assert len(history.graph().hands) == 3 and marked not in store.pending_adjustments()
    with pytest.raises(StoreError, match=f"hand {marked} is finished"):
        store.mark_looked_ahead(marked)
