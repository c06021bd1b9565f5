"""8-game at a table: left and resumed in each of its games, rewound, written and read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from pokertable.model.mixes import EIGHT_GAME
from pokertable.session.history.store import History, Store
from pokertable.session.phh.read import PhhHand
from pokertable.session.phh.replay import replay
from pokertable.session.phh.write import write_hands
from pokertable.session.record.record import HandRecord
from pokertable.session.record.rewind import own_decisions, rewind
from pokertable.session.record.table import Table
from tests.session.history.store.player import Player, new_table
from tests.session.phh.texts import read_text
from tests.session.record.test_rewind import replayed

KEYS = ["triple27", "holdem", "omaha8", "razz", "stud", "stud8", "holdem", "omaha"]
LIMITS = ["fixed"] * 6 + ["none", "pot"]


def table() -> Table:
    sat = new_table(EIGHT_GAME.at_stakes(20, 40, hands_each=1), buy_in=1500, seed=3)
    for seat in sat.seats:
        seat.stack = 30_000  # nobody is broke before the ninth hand
    return sat


@pytest.fixture(scope="module")
def straight() -> Player:
    """Nine hands that were never left."""
    player = Player(Store(None, now=lambda: 1_795_000_000.0), table())
    player.play(9)
    return player


def records(player: Player) -> list[HandRecord]:
    return [player.store.record(row.id) for row in History(player.store).page().rows][::-1]


def test_its_games_come_in_their_order_each_with_its_betting(straight: Player) -> None:
    games = [record.game for record in records(straight)]
    assert [game.variant.key for game in games] == [*KEYS, KEYS[0]]
    assert [game.structure.value for game in games] == [*LIMITS, LIMITS[0]]


def test_left_in_the_middle_of_each_game_it_goes_on_as_one_that_was_not(straight: Player, tmp_path: Path) -> None:
    path = tmp_path / "profile.db"
    store = Store(path, now=lambda: 1_795_000_000.0)
    player = Player(store, table())
    for number in range(1, 10):
        player.deal()
        for _ in range(5):
            if player.in_hand:
                player.act()
        store.close()
        store = Store(path, now=lambda: 1_795_000_000.0)
        player = Player(store)
        assert player.table.hand_number == number and player.table.rotation == straight.table.rotation
        while player.in_hand:
            player.act()
    assert records(player) == records(straight)
    assert [seat.stack for seat in player.table.seats] == [seat.stack for seat in straight.table.seats]
    store.close()


def test_every_own_decision_can_be_taken_again(straight: Player) -> None:
    again = table()
    rewound = 0
    for record in records(straight):
        hand = again.deal()
        for kept in own_decisions(record.events, 0):
            back = rewind(record.events, kept, seed=record.seed)
            assert back.hand.state.game == hand.state.game
            assert replayed(back, record.events, 0, again) == list(record.events)
            rewound += 1
        for event in record.events[len(hand.events) :]:
            hand.state.apply(event)
        again.settle(hand)
    assert rewound >= 9


def test_a_file_of_all_its_games_is_read_back(straight: Player) -> None:
    text = write_hands(records(straight))
    read = [replay(hand).record() for hand in read_text(text) if isinstance(hand, PhhHand)]
    assert [each.events for each in read] == [each.events for each in records(straight)]
    assert [each.game for each in read] == [each.game for each in records(straight)]
