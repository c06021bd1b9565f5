"""Caches of computed values, bounded by bytes over all caches together.

Every `Cache` stands in one `Budget`. Where they weigh too much, what was not asked for longest goes first, in whichever
cache it is. What the entries weigh is looked up now and then instead of when they are kept: boards and ranges work out
more about themselves when they are asked.

Tables that never change are no caches, nor are small answers that are bounded by their number (`functools.cache` and
`lru_cache`). `Budget.held` tells what each cache holds.

To ask a cache is a step of long work: one that nobody waits for ends there (`model.wanted`).
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from itertools import count
from random import Random
from threading import Lock
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

from pokertable.model.wanted import next_step

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")
Asked = ParamSpec("Asked")

LIMIT: Final = 200_000_000
"""Bytes that all caches of the program may weigh together."""
_FULL: Final = 0.9
_NEARLY: Final = 0.85
_ROOM: Final = 0.75
"""Parts of the limit: from the first on all is weighed; if it is more than the second, room is made, down to the third.

Entries grow until they are weighed again. What weighs a little less than the first would be weighed with every entry.
"""
_LITTLE: Final = 0.25
"""Below this part of the limit all is weighed when there are twice as many entries, above it a quarter more."""
_LIGHT: Final = 16_000
"""Bytes. Where entries are no heavier than that, `_SAMPLED` of them are weighed for all."""
_SAMPLED: Final = 24
_LEAST: Final = 16
"""Fewest entries added before all caches are weighed again."""
_NOT_HELD: Final = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType)
"""Types that exist without any cache; their objects are not weighed."""


class _Entry(Generic[Kept]):
    __slots__ = ("found", "made", "used", "weight")

    def __init__(self, found: Kept, now: int, weight: float) -> None:
        self.found = found
        self.made = self.used = now
        self.weight = weight


class Held(NamedTuple):
    """Number of entries of a cache, and their bytes."""

    name: str
    entries: int
    weight: int


class Budget:
    """The bytes that some caches may weigh together. Threads use them at the same time.

    A `moment` tells what was kept since: each comes once.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.clock = count()
        self._caches: list[Cache[Any, Any]] = []
        self._weighing, self._counting = Lock(), Lock()
        self._weight = 0.0
        """Bytes of all entries, about."""
        self._until_weighed = _LEAST

    def __len__(self) -> int:
        """How many entries there are in all caches."""
        return sum(map(len, self._caches))

    def take(self, cache: Cache[Any, Any]) -> None:
        """This cache stands in the budget from now on."""
        self._caches.append(cache)

    def moment(self) -> int:
        """Mark a moment: values kept from now on are kept since it."""
        return next(self.clock)

    @contextmanager
    def up_to(self, limit: int) -> Iterator[None]:
        """Another limit while this lasts."""
        before, self.limit = self.limit, limit
        try:
            yield
        finally:
            self.limit = before

    def forget(self, since: int = 0) -> None:
        """Give back what was kept since a moment; who needs it again works it out anew."""
        for cache in self._caches:
            cache.drop([key for key, entry in cache.entries() if entry.made >= since])

    def held(self) -> list[Held]:
        """The entries and bytes of each cache, weighed now."""
        with self._weighing:
            self._weigh()
            return [Held(each.name, len(each), round(each.weight)) for each in self._caches]

    def kept(self, weight: float) -> None:
        """One more entry is kept, of about this weight."""
        with self._counting:
            self._weight += weight
            self._until_weighed -= 1
        while self._is_too_much and self._weighing.acquire(blocking=False):
            try:
                self._weigh()
                if self._weight > _NEARLY * self.limit:
                    self._make_room()
            finally:
                self._weighing.release()

    @property
    def _is_too_much(self) -> bool:
        """Whether to weigh, and make room; asked again afterwards: others may have kept a lot meanwhile."""
        return self._weight > _FULL * self.limit or self._until_weighed <= 0

    def _weigh(self) -> None:
        seen: set[int] = set()
        for cache in self._caches:
            cache.weigh(seen)
        with self._counting:
            self._weight = sum([each.weight for each in self._caches])
            new = 1 if self._weight < _LITTLE * self.limit else 4
            self._until_weighed = max(_LEAST, len(self) // new)

    def _make_room(self) -> None:
        """Forget what was not asked for longest."""
        every = [(entry, cache, key) for cache in self._caches for key, entry in cache.entries()]
        every.sort(key=lambda each: each[0].used)
        for entry, cache, key in every:
            if self._weight <= _ROOM * self.limit:
                break
            cache.drop([key])
            with self._counting:
                self._weight -= entry.weight


BUDGET: Final = Budget()


class Cache(Generic[Key, Kept]):
    """Answers by what was asked, kept as long as the budget has room. `name` says what they are."""

    def __init__(self, name: str, budget: Budget = BUDGET) -> None:
        self.name = name
        self.mean = 0.0
        """The bytes of an entry, of those that were weighed last."""
        self._entries: dict[Key, _Entry[Kept]] = {}
        self._budget, self._clock = budget, budget.clock
        budget.take(self)

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Key) -> Kept | None:
        """The value kept under this key; raises `NotWanted` if nobody waits for the work that asks."""
        next_step()
        entry = self._entries.get(key)
        if entry is None:
            return None
        entry.used = next(self._clock)
        return entry.found

    def keep(self, key: Key, found: Kept) -> None:
        """Keep this under the key."""
        self._entries[key] = _Entry(found, next(self._clock), self.mean)
        self._budget.kept(self.mean)

    def entries(self) -> list[tuple[Key, _Entry[Kept]]]:
        """All entries, as they are at this moment."""
        return list(self._entries.items())

    def drop(self, keys: Iterable[Key]) -> None:
        """Forget what is kept under these keys."""
        for key in keys:
            self._entries.pop(key, None)

    @property
    def weight(self) -> float:
        """The bytes of all entries."""
        return len(self) * self.mean

    def weigh(self, seen: set[int]) -> None:
        """Find out what the entries weigh, as `weight_of`; what two of them share counts for the first."""
        entries = list(self._entries.values())
        some = entries
        if self.mean <= _LIGHT and len(entries) > _SAMPLED:
            # Drawn: every nth may be the small ones of a regular sequence.
            some = Random(len(entries)).sample(entries, _SAMPLED)
        for each in some:
            each.weight = weight_of(each.found, seen)
        if some:
            self.mean = sum([each.weight for each in some]) / len(some)


def weight_of(held: object, seen: set[int]) -> int:
    """The bytes of an object and everything it refers to, except ids in `seen`; adds the ids it meets to `seen`.

    All that is one step further is asked for at once: most of it was met before.
    """
    total, further = 0, list[Any]([held])
    while further:
        met = {id(each): each for each in further}
        new = [each for key, each in met.items() if key not in seen and not isinstance(each, _NOT_HELD)]
        seen.update(met)
        total += sum(map(sys.getsizeof, new))
        further = gc.get_referents(*new)
        # an array does not tell the collector whose bytes it shows
        further += [each.base for each in new if type(each).__name__ == "ndarray"]
    return total


def kept(name: str, budget: Budget = BUDGET) -> Callable[[Callable[Asked, Kept]], Callable[Asked, Kept]]:
    """The function, whose answers are kept in a cache of this name by its arguments: in order, and hashable."""

    def of(function: Callable[Asked, Kept]) -> Callable[Asked, Kept]:
        cache: Cache[tuple[Any, ...], tuple[Kept]] = Cache(name, budget)

        def answer(*asked: Asked.args, **named: Asked.kwargs) -> Kept:
            known = cache.get(asked)
            if known is None:
                known = (function(*asked, **named),)
                cache.keep(asked, known)
            return known[0]

        return update_wrapper(answer, function)

    return of
