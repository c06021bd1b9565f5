"""What a page or a table needed is given back when it is left; what the table needs stays while a page is shown."""

from __future__ import annotations

import pytest

from pokertable.app import giving_back
from pokertable.app.pages import HISTORY, LAB, QUIZ, RULES, START, STATISTICS, TABLE
from pokertable.model.caches import Budget, Cache
from tests.games import one_of
from tests.test_app import choice, my_turn_or_over, started


@pytest.fixture
def budget(monkeypatch):
    own = Budget()
    monkeypatch.setattr(giving_back, "BUDGET", own)
    return own


@pytest.fixture
def cache(budget):
    return Cache("found", budget)


@pytest.fixture
def trims(monkeypatch):
    done: list[int] = []
    monkeypatch.setattr(giving_back, "trim", lambda: done.append(1))
    return done


@pytest.fixture
def program(qtbot, tmp_path, cache, trims):
    made = started(qtbot, tmp_path)
    made.giving_back._timer.setInterval(0)
    yield made
    made.window.close()


@pytest.fixture
def at_table(qtbot, program, trims):
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    qtbot.waitUntil(lambda: bool(trims))
    trims.clear()
    return program


@pytest.mark.parametrize("page", one_of(3, [LAB, QUIZ, STATISTICS, HISTORY, RULES]), ids=lambda page: page.key)
def test_what_was_kept_for_a_page_goes_when_it_is_left_and_what_the_table_has_stays(
    qtbot, at_table, cache, trims, page
):
    cache.keep("the table's", 1)
    at_table.open_page(page)
    cache.keep("the page's", 2)
    assert cache.get("the page's") == 2
    at_table.open_page(TABLE)
    qtbot.waitUntil(lambda: bool(trims))
    assert cache.get("the page's") is None and cache.get("the table's") == 1


def test_from_page_to_page_each_gives_back_its_own(qtbot, at_table, cache, trims):
    at_table.open_page(LAB)
    cache.keep("the lab's", 1)
    at_table.giving_back._timer.setInterval(10_000)
    at_table.open_page(QUIZ)
    at_table.open_page(STATISTICS)
    cache.keep("of the one that is shown", 2)
    assert cache.get("the lab's") == 1, "not at once"
    at_table.giving_back.give_back()
    qtbot.waitUntil(lambda: bool(trims))
    assert cache.get("the lab's") is None


def test_on_the_start_page_nothing_is_kept(qtbot, at_table, cache, trims):
    cache.keep("the table's", 1)
    at_table.open_page(START)
    qtbot.waitUntil(lambda: bool(trims))
    assert cache.get("the table's") is None


def test_what_comes_after_a_page_was_left_is_given_back_on_the_start_page(qtbot, at_table, cache, trims):
    """A review that was left goes on for some seconds."""
    giving = at_table.giving_back
    giving._timer.setInterval(10_000)
    cache.keep("the table's", 1)
    at_table.open_page(START)
    giving.give_back()
    qtbot.waitUntil(lambda: bool(trims))
    cache.keep("late", 2)
    assert giving._timer.isActive()
    giving.give_back()
    qtbot.waitUntil(lambda: not len(cache))


def test_another_table_begins_with_nothing(qtbot, at_table, cache, trims):
    cache.keep("the table's", 1)
    at_table.play(choice("stud8"))
    qtbot.waitUntil(lambda: bool(trims))
    assert cache.get("the table's") is None


def test_after_a_hand_what_is_free_is_given_back_and_all_that_is_kept_stays(qtbot, at_table, cache, trims):
    cache.keep("the table's", 1)
    at_table.tables.hand_ended.emit()
    qtbot.waitUntil(lambda: bool(trims))
    assert cache.get("the table's") == 1
