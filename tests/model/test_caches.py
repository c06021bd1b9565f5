"""Caches bounded by bytes over all of them, what was not asked for longest going first."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from threading import Thread

import numpy as np
import pytest

from pokertable.model import caches
from pokertable.model.caches import Budget, Cache, kept, weight_of
from pokertable.model.garbage import not_collecting
from pokertable.model.wanted import NotWanted, while_wanted

KB = 1000


class Found:
    """So many bytes that were worked out."""

    def __init__(self, size: int) -> None:
        self.parts = [bytearray(size)]


@pytest.fixture
def budget() -> Budget:
    return Budget(limit=1000 * KB)


def test_what_is_kept_is_found_until_it_is_forgotten(budget):
    cache: Cache[str, Found] = Cache("found", budget)
    found = Found(KB)
    cache.keep("a", found)
    assert cache.get("a") is found
    assert cache.get("b") is None
    budget.forget()
    assert cache.get("a") is None


def test_work_that_is_not_wanted_any_more_ends_where_it_asks_a_cache(budget):
    cache: Cache[int, int] = Cache("found", budget)
    asked: list[int] = []

    def work() -> None:
        for number in range(10):
            cache.get(number)
            asked.append(number)

    with pytest.raises(NotWanted), while_wanted(lambda: len(asked) < 3):
        work()
    assert asked == [0, 1, 2]
    work()
    assert len(asked) == 13, "other work goes on"


def test_two_caches_share_one_limit_and_what_was_not_asked_for_longest_goes(budget):
    one: Cache[int, Found] = Cache("one", budget)
    other: Cache[int, Found] = Cache("other", budget)
    for number in range(200):
        (one if number % 2 else other).keep(number, Found(20 * KB))
        assert one.get(1) or number < 1, "it is asked for again and again"
        assert 20 * KB * (len(one) + len(other)) <= budget.limit + 20 * KB * caches._LEAST
    assert [each.weight <= budget.limit for each in budget.held()] == [True, True]
    assert min(len(one), len(other)) > 5
    assert one.get(199) and other.get(198) and one.get(3) is None and other.get(2) is None


def test_a_limit_may_be_another_for_a_while(budget):
    cache: Cache[int, Found] = Cache("found", budget)
    with budget.up_to(3000 * KB):
        for number in range(100):
            cache.keep(number, Found(20 * KB))
        assert len(cache) == 100
    assert budget.limit == 1000 * KB
    for number in range(100, 160):
        cache.keep(number, Found(20 * KB))
    assert len(cache) <= 50 + caches._LEAST


def test_what_grows_after_it_was_kept_is_weighed_again(budget):
    cache: Cache[int, Found] = Cache("found", budget)
    for number in range(10):
        cache.keep(number, Found(0))
    for number in range(10):
        cache.entries()[number][1].found.parts.append(bytearray(200 * KB))
    for number in range(10, 10 + caches._LEAST):
        cache.keep(number, Found(0))
    assert sum(each.weight for each in budget.held()) <= budget.limit
    assert cache.get(0) is None and cache.get(25) is not None


def test_what_is_nearly_too_heavy_is_not_weighed_with_every_entry(budget, monkeypatch):
    """Where all weighed a little less than was thought, no room was made and the next entry was too much again."""
    cache: Cache[int, Found] = Cache("found", budget)
    found = [Found(55 * KB) for _ in range(40)]
    weigh, weighed = cache.weigh, list[int]()

    def counted(seen: set[int]) -> None:
        weighed.append(len(cache))
        weigh(seen)

    monkeypatch.setattr(cache, "weigh", counted)
    for number, each in enumerate(found):
        cache.keep(number, each)
        if number >= 15:
            found[number - 15].parts.clear()
            found[number - 14].parts[:] = [bytearray(40 * KB)]
    assert len(weighed) < 10 and sum(held.weight for held in budget.held()) <= 900 * KB


def test_what_is_kept_since_a_moment_is_given_back_at_once_without_a_search_for_garbage(budget):
    cache: Cache[int, Found] = Cache("found", budget)
    cache.keep(1, Found(KB))
    moment = budget.moment()
    cache.keep(2, Found(KB))
    gone = weakref.ref(cache.entries()[1][1].found)
    with not_collecting():
        budget.forget(moment)
        assert cache.get(1) is not None and cache.get(2) is None and gone() is None


def test_what_two_entries_share_is_weighed_once_and_an_array_with_those_it_shows():
    rows = np.zeros((10, KB), np.int16)
    seen: set[int] = set()
    assert 20 * KB <= weight_of([rows[:1], rows[1:]], seen) <= 21 * KB
    assert weight_of([rows[2:]], seen) <= KB


def test_a_function_is_called_once_for_each_question(budget):
    asked = []

    @kept("doubled", budget)
    def doubled(number: int) -> int | None:
        """Twice as much."""
        asked.append(number)
        return 2 * number or None

    assert [doubled(number) for number in (1, 0, 1, 0)] == [2, None, 2, None]
    assert asked == [1, 0] and doubled.__doc__ == "Twice as much."
    assert [(each.name, each.entries) for each in budget.held()] == [("doubled", 2)]


def test_entries_of_regular_sizes_weigh_what_they_are(budget):
    """Every twentieth was weighed of a sequence in which every twentieth was small: twice the limit was kept."""
    budget.limit = 100_000 * KB
    cache: Cache[int, Found] = Cache("found", budget)
    for number in range(480):
        cache.keep(number, Found(50 if number % 20 == 0 else 4 * KB))
    budget.held()
    assert 0.7 * 4 * KB < cache.mean < 1.1 * 4 * KB


def test_threads_keep_and_ask_at_the_same_time(budget):
    cache: Cache[int, Found] = Cache("found", budget)
    wrong: list[int] = []

    def work(start: int) -> None:
        for number in _spread(start):
            found = cache.get(number)
            if found is None:
                cache.keep(number, Found(number * 10))
            elif len(found.parts[0]) != number * 10:
                wrong.append(number)

    threads = [Thread(target=work, args=(start,)) for start in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert wrong == []
    assert sum(each.weight for each in budget.held()) <= budget.limit * 1.2


def _spread(start: int) -> Iterator[int]:
    for step in range(5000):
        yield (start * 7919 + step * 104729) % 613
