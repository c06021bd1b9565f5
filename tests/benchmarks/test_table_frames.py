"""How long one frame of an animation takes at a full table, in processor time of its thread: less than 16 ms."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from pokertable.model.hand.events import HoleSeen
from pokertable.training.review.review import HandReview
from pokertable.views.felt.table_view import TableView
from tests.benchmarks.test_review import hands
from tests.narrow import known
from tests.views.builders import NAMES, game, moments

TABLES = [("omaha8", 9), ("stud8", 8), ("triple27", 6)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_frame_of_the_deal(qtbot, qapp, benchmark, key: str, seats: int) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1920, 990)
    view.players.seat(NAMES)
    view.show()
    hand = moments(game(key), seats, 5)
    at = next(i for i, moment in enumerate(hand) if isinstance(moment.event, HoleSeen))
    view.show_table(hand[at - 1].after)
    view.play(*hand[at])
    transition = known(view._transition)
    transition.pause()
    clock = 0

    def frame() -> None:
        nonlocal clock
        clock = (clock + 16) % transition.duration()
        transition.setCurrentTime(clock)
        qapp.processEvents()

    benchmark(frame)
    assert benchmark.stats is None or benchmark.stats["mean"] < 0.016
    view.finish_now()


@contextmanager
def counting() -> Iterator[list[int]]:
    """A review that counts on a thread of its own; how many steps it has shown."""
    some = [seen for seen, _ in zip(hands("omaha8", game("omaha8").structure), range(2), strict=False)]
    steps, ends = [0], threading.Event()

    def count() -> None:
        while not ends.is_set():
            for seen, names in some:
                for _ in HandReview(seen, names, samples=100_000, seconds=3):
                    steps[0] += 1
                    if ends.is_set():
                        return

    thread = threading.Thread(target=count)
    thread.start()
    try:
        yield steps
    finally:
        ends.set()
        thread.join()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_frames_of_whole_hands(qtbot, qapp, benchmark, capsys, key: str, seats: int) -> None:
    """Every animated event of some hands at 1920 × 1080, a frame each 16 ms of its course."""
    slowest = slowest_frame(qtbot, qapp, benchmark, capsys, key, seats, "alone")
    assert slowest < 16


def test_frames_of_whole_hands_while_a_review_counts(qtbot, qapp, benchmark, capsys) -> None:
    with counting() as steps:
        slowest = slowest_frame(qtbot, qapp, benchmark, capsys, *TABLES[0], "beside a review")
    assert slowest < 16 and steps[0] > 5


def slowest_frame(qtbot, qapp, benchmark, capsys, key: str, seats: int, how: str) -> float:
    """The 99th percentile of the frames, in ms."""
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1920, 1080)
    view.players.seat(NAMES)
    view.show()
    frames: list[float] = []

    def play(seed: int) -> None:
        first, *rest = moments(game(key), seats, seed)
        view.show_table(first.after)
        qapp.processEvents()
        for moment in rest:
            view.play(*moment)
            transition = view._transition
            if transition is None:
                continue
            transition.pause()
            for clock in range(0, transition.duration(), 16):
                begin = time.thread_time()
                transition.setCurrentTime(clock)
                qapp.processEvents()
                frames.append((time.thread_time() - begin) * 1000)
            view.finish_now()

    seeds = iter(range(5, 10))
    benchmark.pedantic(lambda: play(next(seeds)), rounds=5)
    slowest = statistics.quantiles(frames, n=100)[98]
    with capsys.disabled():
        median = statistics.median(frames)
        print(
            f"\n{key}, {seats} seats, {how}: {len(frames)} frames, median {median:.1f} ms, "
            f"99th percentile {slowest:.1f} ms"
        )
    return slowest
