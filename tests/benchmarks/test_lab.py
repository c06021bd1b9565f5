"""A changed card in the lab: read both ways, the grid, and everything drawn, within a frame of 60 a second."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from pokertable.model.games import OMAHA8
from pokertable.training.combination_grid import combination_grid
from pokertable.training.lab import read_lab
from pokertable.training.lab_cards import LabCards
from pokertable.views.lab_page import LabPage

FRAME_MS = 1000 / 60


def changes(holes: int) -> Callable[[], LabCards]:
    """Lab cards that differ from call to call."""
    rng = random.Random(holes)
    empty = LabCards.empty(OMAHA8, holes)
    return lambda: empty.dealt(rng)


@pytest.mark.parametrize("holes", [4, 5])
def test_reading_both_ways_and_the_grid(benchmark: BenchmarkFixture, holes: int) -> None:
    cards = changes(holes)
    read_lab(cards())  # the tables of strengths are built once

    def work() -> None:
        now = cards()
        read_lab(now)
        combination_grid(now)

    benchmark(work)
    assert benchmark.stats["median"] * 1000 < FRAME_MS


@pytest.mark.parametrize("holes", [4, 5])
def test_a_changed_card_on_the_page(benchmark: BenchmarkFixture, qtbot: QtBot, holes: int) -> None:
    page = LabPage(seed=1)
    page.set_speed(0)
    page.resize(1280, 756)
    qtbot.addWidget(page)
    page.show()
    page.set_cards(page.cards.with_hole_cards(holes))
    cards = changes(holes)
    page.set_cards(cards())

    def work() -> None:
        page.set_cards(cards())

    benchmark(work)
    assert benchmark.stats["median"] * 1000 < FRAME_MS
    begun = []
    for _ in range(20):
        page.set_cards(cards())
        start = time.perf_counter()
        page.repaint()
        page.grab()
        begun.append(1000 * (time.perf_counter() - start))
    benchmark.extra_info["whole page drawn, ms"] = round(statistics.median(begun), 1)
