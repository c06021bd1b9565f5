"""Tables of a sit and go: drawn, broken, evened out (resources/rules/tournaments.md#tables)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.session.tournament.button import Positions
from pokertable.session.tournament.seating import SeatedTable, Seating


def seating(*tables: str, cap: int = 9, has_blinds: bool = True) -> Seating:
    """Tables written as their taken seats; the big blind is at the third of them."""
    found, player = [], 0
    for text in tables:
        seats = {}
        for seat in map(int, text):
            seats[seat] = player
            player += 1
        order = sorted(seats)
        found.append(SeatedTable(seats, Positions(order[0], order[1], order[2]) if has_blinds else None))
    return Seating(cap, Random(1), has_blinds, found)


def test_the_next_big_blind_moves():
    tables = seating("012345", "0123")
    (moved,) = tables.next_hand(played_blinds=True)
    assert moved.player == 3  # seat 3 of the first table was to have the big blind
    assert moved.table == 1


def test_a_moved_player_takes_the_seat_that_has_the_big_blind_soonest():
    tables = seating("012345", "0245", cap=6)
    (moved,) = tables.next_hand(played_blinds=True)
    # The big blind was at seat 4, the small blind goes there; seat 1 is reached before seat 3.
    assert moved.seat == 1
    assert tables.tables[1].positions == Positions(2, 4, 5)


def test_a_moved_player_may_have_the_big_blind_again():
    tables = seating("012345", "0124", cap=6)
    (moved,) = tables.next_hand(played_blinds=True)
    assert (moved.player, moved.seat) == (3, 3)
    assert tables.tables[1].positions == Positions(1, 2, 3)


def test_a_moved_player_is_never_put_at_the_small_blind():
    tables = seating("012345", "0134", cap=6)
    tables.tables[1].seats.pop(3)  # the big blind is out: its seat is the next small blind
    moved = tables.next_hand(played_blinds=True)
    assert 3 not in [each.seat for each in moved if each.table == 1]


def test_without_blinds_the_last_player_takes_the_last_open_seat():
    tables = seating("012345", "0123", cap=8, has_blinds=False)
    (moved,) = tables.next_hand(played_blinds=False)
    assert (moved.player, moved.seat) == (5, 7)


def test_a_table_that_is_not_needed_breaks_and_the_last_is_drawn_anew():
    tables = seating("01234", "0123", cap=9)
    moved = tables.next_hand(played_blinds=True)
    assert len(tables.tables) == 1
    assert sorted(each.player for each in moved) == list(range(9))
    positions = tables.tables[0].positions
    assert positions is not None
    assert positions.button in tables.tables[0].seats


def test_of_three_tables_one_breaks_onto_the_others():
    tables = seating("0123", "0123", "0123", cap=6)
    moved = tables.next_hand(played_blinds=True)
    assert [len(table.seats) for table in tables.tables] == [6, 6]
    assert sorted(each.player for each in moved) == [8, 9, 10, 11]


@pytest.mark.parametrize(
    ("taken", "due"),
    [
        ("01234", (0, 1, 2)),
        ("0134", (0, 1, 3)),
        ("0234", (0, 1, 2)),
        ("034", (0, 1, 3)),
        ("1234", (0, 1, 2)),
        ("14", (1, 1, 4)),
        ("01", (1, 1, 0)),
        ("24", (4, 4, 2)),
    ],
    ids=["nobody out", "big", "small", "small and big", "button", "heads-up", "heads-up, big", "heads-up, small"],
)
def test_blinds_that_wait_through_games_without_them_are_those_of_the_next_hand_whoever_goes_out(taken, due):
    """Who had been the big blind last became the button, and posted no small blind, if the next one went out."""
    table = SeatedTable({seat: seat for seat in range(5)}, Positions(0, 1, 2))
    table.move_blinds(played=False)
    assert table.positions == Positions(0, 1, 2)
    for gone in set(range(5)) - set(map(int, taken)):
        del table.seats[gone]
        table.move_blinds(played=False)
    assert table.positions == Positions(*due)


def test_the_same_players_have_the_blinds_whether_a_game_without_them_comes_between():
    """Whoever goes out in the hand after which the blinds wait, or while they do."""
    for gone in range(5):
        at_once = SeatedTable({seat: seat for seat in range(5)}, Positions(4, 0, 1))
        waits = SeatedTable({seat: seat for seat in range(5)}, Positions(4, 0, 1))
        waits.move_blinds(played=True)
        for table in (at_once, waits):
            del table.seats[gone]
        at_once.move_blinds(played=True)
        waits.move_blinds(played=False)
        assert waits.positions == at_once.positions, gone


def test_a_player_who_moves_while_the_blinds_wait_is_the_next_big_blind():
    tables = seating("012345", "0123")
    (moved,) = tables.next_hand(played_blinds=False)
    assert (moved.player, moved.seat) == (2, 4), "seat 2 was due, not the one after it"
    tables = seating("012345", "0245", cap=6)
    (moved,) = tables.next_hand(played_blinds=False)
    assert moved.seat == 3 and tables.tables[1].positions == Positions(0, 2, 3)


@given(st.sampled_from([6, 8, 9]), st.sampled_from([18, 27, 45]), st.booleans(), st.integers(0, 10**6))
def test_every_player_has_one_seat_and_tables_differ_by_one_at_most(cap, field, has_blinds, seed):
    random = Random(seed)
    tables = Seating(cap, Random(random.random()), has_blinds)
    tables.begin(range(field))
    left = set(range(field))
    while len(left) > 1:
        sizes = [len(table.seats) for table in tables.tables]
        assert len(sizes) == -(-len(left) // cap)
        assert max(sizes) - min(sizes) <= 1
        assert sorted(player for table in tables.tables for player in table.players) == sorted(left)
        for table in tables.tables:
            assert all(0 <= seat < cap for seat in table.seats)
            if table.positions is not None:
                assert table.positions.big in table.seats
                assert sum(table.positions.blinds(table.order, 1, 2)) in (2, 3)
        for player in random.sample(sorted(left), random.choice([0, 1, 1, 2, 3])) if len(left) > 4 else [max(left)]:
            left.discard(player)
            tables.remove(player)
        tables.next_hand(played_blinds=has_blinds and random.random() < 0.8)


@pytest.mark.parametrize("cap", [6, 9])
def test_seats_are_drawn_by_the_generator_alone(cap):
    first, second = Seating(cap, Random(5), True), Seating(cap, Random(5), True)
    first.begin(range(18))
    second.begin(range(18))
    assert [table.seats for table in first.tables] == [table.seats for table in second.tables]
