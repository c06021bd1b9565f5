"""The keeper: everything of a table is in the store, also when the store had to begin anew."""

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM
from pokertable.model.hand.actions import CheckCall
from pokertable.model.stakes import blind_stakes
from pokertable.model.text import phrase
from pokertable.players.opponents.personas import policy_of
from pokertable.session.history.store import History, Store
from pokertable.session.play.keeper import Keeper
from pokertable.session.play.resume import resume, waiting
from pokertable.session.record.rewind import own_decisions, rewind
from pokertable.session.record.table import PROGRAM, Seat, Table
from tests.narrow import known

GAME = Game(variant=HOLDEM, structure=Structure.NO_LIMIT, stakes=blind_stakes(Structure.NO_LIMIT, 1, 2))


@pytest.fixture
def store(tmp_path):
    opened = Store(tmp_path / "hands.sqlite")
    yield opened
    opened.close()


def table():
    return Table(GAME, [Seat("You", None, 100), Seat("Ines", "tag", 100)], buy_in=100, seed=3)


def play_out(keeper, sat):
    hand = sat.deal()
    play = keeper.dealt(sat, hand)
    while not hand.over:
        hand.act(CheckCall())
        play.keep()
    play.settle()
    return play


def test_a_played_hand_is_stored_event_by_event(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    hand = sat.deal()
    play = keeper.dealt(sat, hand)
    while not hand.over:
        assert store.events(play.hand_id) == hand.events
        hand.act(CheckCall())
        play.keep()
    assert store.events(play.hand_id) == hand.events


def test_the_record_says_by_which_version_of_the_rules_a_hand_was_played(store):
    keeper = Keeper(store)
    seats = [Seat("You", None, 100), Seat("Ines", "tag", 100), Seat("Marek", "random", 100), Seat("Tomo", PROGRAM, 100)]
    sat = Table(GAME, seats, buy_in=100, seed=3)
    keeper.sit_down(sat)
    play = play_out(keeper, sat)
    assert store.record(play.hand_id).policies == ("", f"tag@{policy_of('tag').version}", "random@1", "program@1")


def test_a_table_that_is_left_is_not_resumed(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    play_out(keeper, sat)
    keeper.leave()
    assert resume(store) is None
    assert History(store).figures().hands == 1


def test_the_open_table_waits_while_another_is_played(store):
    keeper = Keeper(store)
    first, second = table(), table()
    keeper.sit_down(first)
    hand = keeper.dealt(first, first.deal())
    before = keeper.table_id
    keeper.sit_down(second)
    keeper.dealt(second, second.deal())
    assert [each.table_id for each in waiting(store)] == [keeper.table_id, before]
    assert known(known(resume(store, before)).hand).events == hand.hand.events


def test_a_table_that_was_given_up_for_another_is_left_once_the_other_begins(store):
    keeper = Keeper(store)
    first, second, third = table(), table(), table()
    for sat in (first, second):
        keeper.sit_down(sat)
        play_out(keeper, sat)
    open_id, given_up = [each.table_id for each in waiting(store)]
    third.replaces = given_up
    assert len(waiting(store)) == 2, "not before"
    keeper.sit_down(third)
    assert [each.table_id for each in waiting(store)] == [keeper.table_id, open_id]
    assert f"table.memory.{given_up}" not in store.progress.all()


def test_a_table_that_goes_on_at_another_game_takes_the_place_of_the_open_one(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    play_out(keeper, sat)
    keeper.sit_down(sat.at_game(sat.rotation, buy_in=100, seed=4))
    assert [each.table_id for each in waiting(store)] == [keeper.table_id]


def test_a_table_that_has_gone_on_from_others_knows_them_when_it_is_resumed(store, monkeypatch):
    keeper, resumed, sat = Keeper(store), Keeper(store), table()
    ids = []
    for seed in (4, 5, 6):
        keeper.sit_down(sat)
        ids.append(keeper.table_id)
        play_out(keeper, sat)
        sat = sat.at_game(sat.rotation, buy_in=100, seed=seed)
    assert keeper.earlier == tuple(ids[:2])
    with monkeypatch.context() as without:
        without.setattr(type(store.progress), "all", None)  # all that the quiz keeps is not read for it
        resumed.take_up(known(resume(store)))
    assert resumed.earlier == tuple(ids[:2])
    store.progress.set_all({f"table.earlier.{ids[2]}": ["1"]})
    resumed.take_up(known(resume(store)))
    assert resumed.earlier == ()
    keeper.leave()
    assert keeper.earlier == () and not [key for key in store.progress.all() if key.startswith("table.earlier")]


def test_a_table_that_is_left_leaves_no_memory(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    play_out(keeper, sat)
    assert [key for key in store.progress.all() if key.startswith("table.memory")]
    keeper.leave()
    assert not [key for key in store.progress.all() if key.startswith("table.memory")]


def test_a_reason_is_written_once_with_its_event(store, monkeypatch):
    written: list[int] = []
    append = store.append

    def appended(hand_id, first, events, reasons):
        written.extend(reasons)
        append(hand_id, first, events, reasons)

    monkeypatch.setattr(store, "append", appended)
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    play = keeper.dealt(sat, sat.deal())
    decisions = []
    while not play.hand.over:
        decisions.append(len(play.hand.events))
        play.because(phrase("because"))
        play.hand.act(CheckCall())
        play.keep()
    assert written == decisions


def test_a_store_that_lost_the_table_is_told_all_again(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    hand = sat.deal()
    play = keeper.dealt(sat, hand)
    store.write(lambda connection: connection.execute("DELETE FROM hands"))
    hand.act(CheckCall())
    play.keep()
    assert store.events(play.hand_id) == hand.events
    while not hand.over:
        hand.act(CheckCall())
        play.keep()
    play.settle()
    assert History(store).figures().hands == 1


def test_a_hand_that_was_looked_ahead_in_does_not_count_in_a_store_that_is_told_all_again(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    play = keeper.dealt(sat, sat.deal())
    play.look_ahead()
    store.write(lambda connection: connection.execute("DELETE FROM hands"))
    while not play.hand.over:
        play.hand.act(CheckCall())
        play.keep()
    play.settle()
    assert store.has_looked_ahead(play.hand_id) and History(store).figures().hands == 0
    assert sat.memory == (), "the table learns nothing from it"


@pytest.mark.parametrize("lost", ["hands", "tables"])
def test_a_store_that_lost_the_table_between_two_hands_is_told_it_again(store, lost):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    before = play_out(keeper, sat)
    store.write(lambda connection: connection.execute(f"DELETE FROM {lost}"))
    keeper.bought_in(sat)
    play = play_out(keeper, sat)
    assert store.events(play.hand_id) == play.hand.events
    assert known(resume(store)).table.hand_number == 2
    events = before.hand.events
    rewound = rewind(events, own_decisions(events, 0)[0], seed=1)
    line = keeper.branched(sat, before.hand_id, rewound, looks_ahead=False)
    assert (line.hand_id is None) == (lost == "hands")


@pytest.mark.parametrize("lost", ["hands", "tables"])
def test_a_store_that_lost_a_hand_as_it_ended_is_told_it_again(store, lost):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    play = keeper.dealt(sat, sat.deal())
    while not play.hand.over:
        play.hand.act(CheckCall())
        play.keep()
    store.write(lambda connection: connection.execute(f"DELETE FROM {lost}"))
    play.settle()
    assert store.record(play.hand_id).events == tuple(play.hand.events)
    again = known(resume(store)).table
    assert [seat.stack for seat in again.seats] == [seat.stack for seat in sat.seats]
    assert again.memory == sat.memory != ()
