"""Play goes on where it stood: the same table, hand, deck and decisions, whenever it was left."""

import json

import pytest

from pokertable.model.hand.events import HandStarted
from pokertable.model.mixes import alone
from pokertable.session.history.store import History, Store
from pokertable.session.play.resume import memory_of, put_memory, resume, waiting
from tests.games import few, one_of
from tests.narrow import known, of_kind
from tests.session.history.store.player import GAMES, Player, new_table


def told(player):
    """All that must be the same after a restart."""
    table, hand = player.table, player.hand
    seats = [(seat.name, seat.persona, seat.stack) for seat in table.seats]
    return (
        seats,
        table.game,
        table.buy_in,
        table.seed,
        table.button,
        table.hand_number,
        list(hand.events),
    )


@pytest.mark.parametrize("hands", few(2, 4))
@pytest.mark.parametrize("game", one_of(8, GAMES[::3]), ids=lambda game: f"{game.title} {game.house.raise_cap}")
def test_a_game_that_is_left_after_every_step_goes_as_one_that_is_not(game, hands, tmp_path):
    noon = 1_795_000_000.0
    straight = Player(Store(None, now=lambda: noon), new_table(game))
    straight.play(hands)
    path = tmp_path / "p.db"
    store = Store(path, now=lambda: noon)
    broken = Player(store, new_table(game))
    for _ in range(hands):
        broken.deal()
        while broken.in_hand:
            before = told(broken)
            store.close()
            store = Store(path, now=lambda: noon)
            broken = Player(store)
            if broken.in_hand:
                assert told(broken) == before
                broken.act()
    ids = [row.id for row in History(store).page().rows][::-1]
    others = [row.id for row in History(straight.store).page().rows][::-1]
    assert len(ids) == hands
    for own, other in zip(ids, others, strict=True):
        assert store.record(own) == straight.store.record(other)
    assert [seat.stack for seat in broken.table.seats] == [seat.stack for seat in straight.table.seats]
    store.close()


def test_a_hand_that_was_over_but_not_settled_is_settled_once():
    store = Store(None)
    player = Player(store)
    player.deal()
    while not player.hand.over:
        player.act()
    found = known(resume(store))
    assert known(found.hand).over and found.hand_id == player.hand_id
    assert [seat.stack for seat in found.table.seats] == known(found.hand).state.stacks
    assert store.record(known(found.hand_id)).events == tuple(player.hand.events)
    again = known(resume(store))
    assert again.hand is None and [seat.stack for seat in again.table.seats] == known(found.hand).state.stacks
    assert again.table.hand_number == 1
    next_player = Player(store)
    assert next_player.play_hand() > known(found.hand_id) and next_player.table.hand_number == 2
    assert History(store).page().total == 2


@pytest.mark.parametrize("looked_ahead", [True, False])
def test_a_table_learns_from_a_hand_that_was_cut_off_at_its_end_unless_it_was_looked_ahead_in(looked_ahead):
    store = Store(None)
    player = Player(store)
    player.deal()
    if looked_ahead:
        store.mark_looked_ahead(player.hand_id)
    while not player.hand.over:
        player.act()
    memory = known(resume(store)).table.memory
    assert (memory == ()) == looked_ahead
    assert known(resume(store)).table.memory == memory, "it is settled once"


def test_between_two_hands_the_next_one_is_dealt():
    store = Store(None)
    player = Player(store)
    player.play(3)
    found = known(resume(store))
    assert found.hand is None and found.hand_id is None
    assert found.table.hand_number == 3 and found.table.button == player.table.button
    assert found.table.deal().events == player.table.deal().events


def test_there_is_nothing_to_resume_at_first_or_after_leaving():
    store = Store(None)
    assert resume(store) is None
    player = Player(store)
    player.deal()
    store.leave_table(player.table_id)
    assert resume(store) is None


def test_the_table_that_was_played_last_is_resumed():
    store = Store(None)
    first, second = Player(store, new_table(seed=1)), Player(store, new_table(seed=2))
    first.play(1)
    assert known(resume(store)).table_id == first.table_id
    second.play(1)
    assert known(resume(store)).table_id == second.table_id


def test_every_table_that_was_not_left_waits_and_each_can_be_resumed():
    store = Store(None)
    players = [Player(store, new_table(seed=seed)) for seed in range(3)]
    for player, hands in zip(players, (3, 2, 1), strict=True):
        player.play(hands)
    ids = [player.table_id for player in players]
    assert [(each.table_id, each.table.hand_number) for each in waiting(store)] == list(
        zip(ids[::-1], (1, 2, 3), strict=True)
    )
    for table_id in ids:
        assert known(resume(store, table_id)).table_id == table_id
    store.leave_table(ids[1])
    assert [each.table_id for each in waiting(store)] == [ids[2], ids[0]] and resume(store, ids[1]) is None


def test_another_windows_table_is_not_taken(tmp_path):
    path = tmp_path / "p.db"
    one, two = Store(path), Store(path)
    assert (one.window, two.window) == (1, 2)
    first = Player(one, new_table(seed=5))
    first.deal()
    assert resume(two) is None
    second = Player(two)
    assert second.table_id != first.table_id
    second.play(2)
    first.play(2)
    one.close()
    found = known(resume(two))
    assert found.table_id == first.table_id, "the first window has gone: its table was played last"
    two.close()
    third = Store(path)
    assert known(resume(third)).table_id == first.table_id
    third.close()


@pytest.mark.parametrize("damage", ["text = replace(text, '10', '11')", "first = -first"])
def test_a_hand_that_cannot_be_read_is_given_up_and_the_table_goes_on(damage):
    store = Store(None)
    player = Player(store)
    player.play_hand()
    player.deal()
    stacks = list(of_kind(HandStarted, player.hand.events[0]).stacks)
    player.act()
    store.write(lambda c: c.execute(f"UPDATE journal SET {damage}"))
    found = known(resume(store))
    assert found.hand is None and found.table.hand_number == 2
    assert [seat.stack for seat in found.table.seats] == stacks
    assert store.hand_in_progress(found.table_id) is None


def test_a_hand_with_another_deck_is_given_up():
    store = Store(None)
    player = Player(store)
    player.deal()
    store.write(lambda c: c.execute("UPDATE tables SET seed = '77'"))
    assert known(resume(store)).hand is None


@pytest.mark.parametrize(
    "damage", ["game = '{}'", "game = 'x'", "seats = '[]'", "stacks = '[1]'", "button = 9", "seed = 'x'", "buy_in = -1",
     f"hand_number = {2**63 - 1}", """seats = replace(seats, '"tag"', 'null')""",
     """seats = replace(seats, '"tag"', '"nobody"')""", "stacks = '[' || '-5' || substr(stacks, instr(stacks, ','))"],
)  # fmt: skip
def test_a_table_that_cannot_be_read_is_passed_over(damage):
    store = Store(None)
    good = Player(store, new_table(seed=3))
    good.play(1)
    bad = Player(store, new_table(seed=4))
    bad.play(1)
    store.write(lambda c: c.execute(f"UPDATE tables SET {damage} WHERE id = ?", (bad.table_id,)))
    assert known(resume(store)).table_id == good.table_id
    assert [each.id for each in store.open_tables()] == [good.table_id], "it is given up"


@pytest.mark.parametrize(
    "damage", ["game = '{}'", "game = 'x'", """seats = replace(seats, '"tag"', '"nobody"')""",
     "stacks = '[' || '-5' || substr(stacks, instr(stacks, ','))"],
)  # fmt: skip
def test_a_table_that_cannot_be_played_is_set_aside_and_the_player_is_told(damage):
    """An opponent that nobody knows raised an error at its turn, again and again."""
    store = Store(None)
    Player(store, new_table(seed=4)).play(1)
    store.write(lambda c: c.execute(f"UPDATE tables SET {damage}"))
    assert resume(store) is None
    (notice,) = store.take_notices()
    assert str(notice).startswith("A cash table can't be resumed: its stored data is damaged.")
    assert len(History(store).ids()) == 1


def test_a_hand_of_another_number_of_seats_is_set_aside():
    store = Store(None)
    player = Player(store, new_table(seats=4))
    player.deal()
    seats, stacks = store.read(lambda c: c.execute("SELECT seats, stacks FROM tables").fetchone())
    changes = json.dumps(json.loads(seats)[:3]), json.dumps(json.loads(stacks)[:3])
    store.write(lambda c: c.execute("UPDATE tables SET seats = ?, stacks = ?, button = 0", changes))
    found = known(resume(store))
    assert found.hand is None and len(found.table.seats) == 3 and len(store.take_notices()) == 1


def test_the_memory_of_another_number_of_seats_is_none():
    store = Store(None)
    player = Player(store, new_table(seats=4))
    player.deal()
    while not player.hand.over:
        player.act()
    player.table.learn(player.hand)
    put_memory(store, player.table_id, player.table.memory)
    assert memory_of(store, player.table_id, 4) == player.table.memory != ()
    assert memory_of(store, player.table_id, 3) == memory_of(store, player.table_id + 1, 4) == ()


def test_house_rules_that_were_changed_between_hands_are_kept():
    store = Store(None)
    player = Player(store, new_table(GAMES[0]))
    player.play_hand()
    player.table.rotation = alone(GAMES[1])
    assert GAMES[0] != GAMES[1]
    player.deal()
    found = known(resume(store))
    assert found.table.game == GAMES[1] and known(found.hand).state.game == GAMES[1]
