"""Figures of hands, computed for many at once and used one by one: an object of many hands, and its parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar, overload

import numpy as np

from pokertable.analysis.arrays import Ids

Figures = TypeVar("Figures")


Places: TypeAlias = slice | Ids


class Hands:
    """Figures of many hands, or of some of them: a part of a `whole`, at its `places`."""

    whole: Hands | None = None
    places: Places = slice(None)

    def part_of(self, whole: Hands, places: Places) -> None:
        """Make these hands a part of the whole, at these indices, which computes their figures."""
        self.whole, self.places = whole, places


class of_each(Generic[Figures]):  # noqa: N801  as `cached_property`
    """A cached property: arrays (H, …) of hands, of which a part takes its own rows.

    Values that are neither arrays nor have `part` are common to all hands.
    """

    def __init__(self, find: Callable[[Any], Figures]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, hands: None, owner: type) -> of_each[Figures]: ...
    @overload
    def __get__(self, hands: Hands, owner: type) -> Figures: ...

    def __get__(self, hands: Hands | None, owner: type) -> of_each[Figures] | Figures:
        if hands is None:
            return self
        figures = self._find(hands) if hands.whole is None else self._of_part(hands.whole, hands.places)
        hands.__dict__[self._name] = figures
        return figures

    def _of_part(self, whole: Hands, places: Places) -> Any:
        figures = getattr(whole, self._name)
        if isinstance(figures, np.ndarray):
            return figures[places]
        return figures.part(places) if hasattr(figures, "part") else figures
