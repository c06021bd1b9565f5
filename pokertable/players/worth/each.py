"""Figures of hands, worked out for many at once and asked for one by one: an object of many hands, and its parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

import numpy as np

Figures = TypeVar("Figures")


class Hands:
    """Figures of many hands, or of a single one: a part of a `whole`, at its `place`."""

    whole: Hands | None = None
    place = 0

    def part_of(self, whole: Hands, place: int) -> None:
        """From now on this is a single hand of the whole, which finds its figures."""
        self.whole, self.place = whole, place


class of_each(Generic[Figures]):  # noqa: N801  as `cached_property`
    """A property, kept when it is first asked for: arrays (H, …) of hands, of which a part takes its own row.

    What is no array, and has no `part` either, is the same for all hands.
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
        figures = self._find(hands) if hands.whole is None else self._of_one(hands.whole, hands.place)
        hands.__dict__[self._name] = figures
        return figures

    def _of_one(self, whole: Hands, place: int) -> Any:
        figures = getattr(whole, self._name)
        if isinstance(figures, np.ndarray):
            return figures[place : place + 1]
        return figures.part(place) if hasattr(figures, "part") else figures
