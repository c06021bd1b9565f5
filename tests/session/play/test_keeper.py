"""The keeper: everything of a table is in the store, also when the store had to begin anew."""

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM
from pokertable.model.hand.actions import CheckCall
from pokertable.model.stakes import blind_stakes
from pokertable.players.opponents.personas import policy_of
from pokertable.session.history.store import History, Store
from pokertable.session.play.keeper import Keeper
from pokertable.session.play.resume import resume
from pokertable.session.record.table import PROGRAM, Seat, Table

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
    keeper.dealt(sat, hand)
    while not hand.over:
        hand.act(CheckCall())
        keeper.events_of(hand)
    sat.settle(hand)
    keeper.settled(sat)
    return hand


def test_a_played_hand_is_stored_event_by_event(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    hand = sat.deal()
    keeper.dealt(sat, hand)
    while not hand.over:
        assert store.events(keeper.hand_id) == hand.events
        hand.act(CheckCall())
        keeper.events_of(hand)
    assert store.events(keeper.hand_id) == hand.events


def test_the_record_says_by_which_version_of_the_rules_a_hand_was_played(store):
    keeper = Keeper(store)
    seats = [Seat("You", None, 100), Seat("Ines", "tag", 100), Seat("Marek", "random", 100), Seat("Tomo", PROGRAM, 100)]
    sat = Table(GAME, seats, buy_in=100, seed=3)
    keeper.sit_down(sat)
    play_out(keeper, sat)
    assert store.record(keeper.hand_id).policies == ("", f"tag@{policy_of('tag').version}", "random@1", "program@1")


def test_a_table_that_is_left_is_not_resumed(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    play_out(keeper, sat)
    keeper.leave()
    assert resume(store) is None
    assert History(store).figures().hands == 1


def test_a_store_that_lost_the_table_is_told_all_again(store):
    keeper = Keeper(store)
    sat = table()
    keeper.sit_down(sat)
    hand = sat.deal()
    keeper.dealt(sat, hand)
    store.write(lambda connection: connection.execute("DELETE FROM hands"))
    hand.act(CheckCall())
    keeper.events_of(hand)
    assert store.events(keeper.hand_id) == hand.events
    while not hand.over:
        hand.act(CheckCall())
        keeper.events_of(hand)
    sat.settle(hand)
    keeper.settled(sat)
    assert History(store).figures().hands == 1
