"""The history page on a hundred thousand hands: whatever a player does there is painted in 200 ms of processor time."""

from time import process_time

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QApplication

from pokertable.controllers.history_controller import HistoryController
from pokertable.controllers.jobs import Jobs
from pokertable.session.history.store import Store
from pokertable.views.desk.history.page import HistoryPage
from tests.benchmarks.test_store import GOAL_S, HANDS, stored

__all__ = ["stored"]


def search(page):
    page.filters.search.setText("As Kd" if not page.filters.search.text() else "")
    page.refresh()


def all_but_one(page):
    flags = QItemSelectionModel.SelectionFlag
    page.table.selectAll()
    page.table.selectionModel().select(page.model.index(7, 0), flags.Deselect | flags.Rows)


DOINGS = {
    "refresh": lambda page: page.refresh(),
    "scroll to the middle": lambda page: page.table.scrollTo(page.model.index(HANDS // 2, 0)),
    "scroll to the end": lambda page: page.table.scrollToBottom(),
    "one game": lambda page: page.filters.game.setCurrentIndex(7 - page.filters.game.currentIndex()),
    "won": lambda page: page.filters.result.setCurrentIndex(1 - page.filters.result.currentIndex()),
    "misread": lambda page: page.filters.tag.setCurrentIndex(1 - page.filters.tag.currentIndex()),
    "other order": lambda page: page.filters.sorting.setCurrentIndex(3 - page.filters.sorting.currentIndex()),
    "search": search,
    "choose all but one": all_but_one,
}


@pytest.fixture
def page(qtbot, stored):
    store = Store(stored)
    made = HistoryPage()
    qtbot.addWidget(made)
    controller = HistoryController(made, store, Jobs(made), made)
    made.resize(1280, 756)
    made.show()
    yield made
    controller.shut_down()
    store.close()


@pytest.mark.parametrize("name", DOINGS)
@pytest.mark.benchmark(timer=process_time)
def test_the_page_with_a_hundred_thousand_hands(page, benchmark, name):
    def do():
        DOINGS[name](page)
        QApplication.processEvents()
        page.table.viewport().repaint()

    assert page.model.total >= HANDS and page.table.isVisibleTo(page)
    benchmark.pedantic(do, rounds=6, warmup_rounds=1)
    assert benchmark.stats.stats.median < GOAL_S


@pytest.mark.benchmark(timer=process_time)
def test_opening_the_page(qtbot, stored, benchmark):
    """The page built, filled and painted for the first time."""
    store = Store(stored)
    made = []

    def opened():
        page = HistoryPage()
        qtbot.addWidget(page)
        controller = HistoryController(page, store, Jobs(page), page)
        page.resize(1280, 756)
        page.show()
        page.grab()
        made.append((page, controller))

    benchmark.pedantic(opened, rounds=5)
    assert benchmark.stats.stats.median < GOAL_S
    assert made[0][0].model.total >= HANDS
    for _, controller in made:
        controller.shut_down()
    store.close()
