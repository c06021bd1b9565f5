"""The table at which a stored hand is practised: the seats as they were recorded, the player in one of them."""

from dataclasses import replace

import pytest

from pokertable.players.styles.usual import USUAL_MIX
from pokertable.session.history.store import Store
from pokertable.session.play.keeper import Keeper
from pokertable.session.play.practice import CannotPractise, practice_table
from pokertable.session.record.record import HERO
from pokertable.session.record.rewind import own_decisions, rewind
from tests.session.history.store.player import Player, new_table


@pytest.fixture(scope="module")
def record():
    player = Player(Store(None), new_table(seats=4, seed=7))
    player.play_hand()
    return player.store.record(player.play_hand())


def personas(table):
    return [seat.persona for seat in table.seats]


def test_the_opponents_are_those_that_played_with_the_seed_of_their_table(record):
    table, hero = practice_table(record, 0, 7)
    assert hero == table.hero == 0 and personas(table) == [None, "rock", "maniac", "tag"]
    assert [seat.name for seat in table.seats] == list(record.names)
    assert [seat.stack for seat in table.seats] == list(record.started.stacks)
    assert (table.seed, table.button, table.hand_number) == (7, record.started.button, 2)
    assert table.buy_in == max(record.started.stacks)


def test_from_another_seat_the_player_of_then_is_an_opponent_with_a_name_of_its_own(record):
    table, hero = practice_table(record, 2, 7)
    assert hero == table.hero == 2 and table.seats[0].name == HERO
    assert personas(table) == [USUAL_MIX[0], "rock", None, "tag"]


def test_a_line_is_stored_as_played_from_the_practised_seat():
    player = Player(Store(None), new_table(seats=4, seed=7))
    hand_id = player.play_hand()
    record = player.store.record(hand_id)
    table, hero = practice_table(record, 2, 7)
    rewound = rewind(record.events, own_decisions(record.events, hero)[0], seed=record.seed)
    line = Keeper(player.store).branched(table, hand_id, rewound, looks_ahead=False)
    query = "SELECT hero FROM hands WHERE id = ?"
    assert player.store.read(lambda c: c.execute(query, (line.hand_id,)).fetchone()) == (2,)


def test_where_nobody_of_ours_played_the_usual_mix_does(record):
    others = replace(record, policies=(), names=(*record.names[:3], "Zoe"), number=None, seed=None)
    table, _ = practice_table(others, 3, None)
    assert personas(table) == [*USUAL_MIX[:3], None] and table.seats[3].name == "Zoe"
    assert (table.seed, table.hand_number) == (0, 1)


def test_more_players_than_the_game_is_dealt_to_here_are_refused(record, monkeypatch):
    monkeypatch.setattr(type(record.game.variant), "max_seats", property(lambda _: 3))
    with pytest.raises(CannotPractise, match="4 players"):
        practice_table(record, 0, 7)
