"""A changed card in the lab: read both ways, the grid, and everything drawn, within a frame of 60 a second."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from pokertable.model.cards import DECK
from pokertable.model.games import BIG_O, OMAHA8
from pokertable.training.lab.cards import LabCards
from pokertable.training.lab.grid import combination_grid
from pokertable.training.lab.reading import read_lab
from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import THEMES
from pokertable.views.lab.page import LabPage
from tests.narrow import known

FRAME_MS = 1000 / 60
GAMES = {4: OMAHA8, 5: BIG_O}


def changes(holes: int) -> Callable[[], LabCards]:
    """Lab cards that differ from call to call."""
    rng = random.Random(holes)
    empty = LabCards.empty(GAMES[holes])
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
    median = known(benchmark.stats)["median"]
    benchmark.extra_info["share of a frame"] = round(median * 1000 / FRAME_MS, 2)
    assert median * 1000 < FRAME_MS


@pytest.mark.parametrize("holes", [4, 5])
@pytest.mark.parametrize("size", [(1024, 656), (1920, 1036)])
def test_a_changed_card_on_the_page(
    benchmark: BenchmarkFixture, qtbot: QtBot, holes: int, size: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    """One card is changed and everything is drawn; the share of a frame is printed, in processor time."""
    page = LabPage(seed=1)
    look().change(speed=0)
    page.setStyleSheet(stylesheet(THEMES["dark"]))
    page.resize(*size)
    qtbot.addWidget(page)
    page.show()
    rng = random.Random(holes)
    cards = LabCards.empty(GAMES[holes]).dealt(rng)
    page.open_cards(cards.hand_cards, cards.board_cards, "omaha8")
    QApplication.processEvents()
    spent = []

    def work() -> None:
        taken = set(page.cards.slots)
        slot = rng.randrange(len(page.cards.slots))
        card = rng.choice([card for card in DECK if card not in taken])
        start = time.process_time()
        page.set_cards(page.cards.put(slot, card))
        QApplication.processEvents()  # draws what changed
        spent.append(1000 * (time.process_time() - start))

    for _ in range(30):
        work()  # fills the caches as a player does who has changed some cards
    spent.clear()
    benchmark.pedantic(work, rounds=150)
    median = statistics.median(spent)
    benchmark.extra_info["processor time, ms"] = round(median, 1)
    benchmark.extra_info["share of a frame"] = round(median / FRAME_MS, 2)
    with capsys.disabled():
        print(f"\n{holes} hole cards, {size[0]}x{size[1]}: {median:.1f} ms, {median / FRAME_MS:.2f} of a frame")
    assert median < FRAME_MS
