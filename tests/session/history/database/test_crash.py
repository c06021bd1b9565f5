"""kill -9 at any moment: the next start is at the last durable action; no hand missing or doubled, chips conserve."""

import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pokertable.model.hand.events import HandStarted, RakeTaken
from pokertable.session.history.store import Store
from tests.games import few, one_of
from tests.session.history.store.player import GAMES

ROOT = Path(__file__).parents[4]


def killed_after(path, game, steps, rng):
    """Runs the player and kills it after a random number of `steps` at most: where it began, and the last durable place
    it told of.

    One time in five it is killed while it starts; it may then have begun nothing (None).
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.session.history.database.crash_player", str(path), str(game)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    lines = []
    if rng.random() < 0.2:
        time.sleep(0.1 + 0.2 * rng.random())
    else:
        lines += [process.stdout.readline() for _ in range(rng.randint(1, steps))]
        time.sleep(0.01 * rng.random())
    process.send_signal(signal.SIGKILL)
    lines += process.stdout.read().split("\n")[:-1]  # the last one may be cut off
    assert process.wait() == -signal.SIGKILL
    process.stdout.close()
    places = [line.split() for line in lines if len(line.split()) == 3]
    assert all(place[0] in ("begun", "done") for place in places)
    told = [(int(hand), int(events)) for _, hand, events in places]
    return (told[0], told[-1]) if told else None


def stored_place(path):
    """(hand number, events; -1 when it is finished) of the table, read without the store."""
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if connection.execute("PRAGMA user_version").fetchone() == (0,):
            return 0, 0  # killed before the first migration was done
        row = connection.execute("SELECT number, event_count, state FROM hands ORDER BY id DESC LIMIT 1").fetchone()
    finally:
        connection.close()
    if row is None:
        return 0, 0
    return row[0], -1 if row[2] == "finished" else row[1]


def step_after(place, other):
    """Whether `other` is the same place in play or later."""
    return (other[0], 10**6 if other[1] == -1 else other[1]) >= (place[0], 10**6 if place[1] == -1 else place[1])


def check_hands(path):
    """Every hand of the table once, in order; its chips go on into the next."""
    store = Store(path)
    assert not store.in_memory and store.take_notices() == []
    ids = store.read(
        lambda c: c.execute("SELECT id, number FROM hands WHERE state = 'finished' ORDER BY id").fetchall()
    )
    assert [number for _, number in ids] == list(range(1, len(ids) + 1))
    stacks = None
    for hand_id, _ in ids:
        record = store.record(hand_id)
        started = record.events[0]
        assert isinstance(started, HandStarted)
        if stacks is not None:
            bought = [new - old for new, old in zip(started.stacks, stacks, strict=True)]
            assert all(more == 0 or (old == 0 and more == 400) for more, old in zip(bought, stacks, strict=True))
        raked = sum(sum(event.amounts) for event in record.events if isinstance(event, RakeTaken))
        assert sum(started.stacks) == sum(record.final_stacks) + raked
        stacks = record.final_stacks
    seats = store.read(lambda c: c.execute("SELECT count(*) FROM seats WHERE result IS NOT NULL").fetchone())
    assert seats == (4 * len(ids),)
    store.close()
    return len(ids)


def crash(path, kills, seed):
    rng = random.Random(seed)
    game = seed % len(GAMES)
    for _ in range(kills):
        before = stored_place(path) if path.exists() else (0, 0)
        places = killed_after(path, game, 80, rng)
        begun, told = places or (before, before)
        assert step_after(before, begun)
        found = stored_place(path) if path.exists() else (0, 0)
        assert step_after(told, found), f"{told} was durable, {found} is there"
    return check_hands(path)


@pytest.mark.parametrize("kills", few(2, 4))
@pytest.mark.parametrize("seed", one_of(2, [0, 14]))
def test_kills_at_random_moments(tmp_path, seed, kills):
    assert crash(tmp_path / "p.db", kills, seed) > 0


@pytest.mark.long
def test_two_hundred_kills_at_random_moments(tmp_path):
    hands = sum(crash(tmp_path / f"{seed}.db", 20, seed) for seed in range(0, 20, 2))
    assert hands > 200
