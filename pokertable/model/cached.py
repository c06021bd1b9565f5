"""Properties that an object works out once, on first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

Value = TypeVar("Value")


class cached_property(Generic[Value]):  # noqa: N801 named like property
    """A property that is worked out on first use and kept in its object; without a lock.

    Before Python 3.12 the one of `functools` holds a single lock per property for all objects: two threads deadlock if
    each needs what the other is working out for another object. Here two threads that ask the same object at the same
    moment both work the value out; every value kept this way is the same each time.
    """

    def __init__(self, worked_out: Callable[[Any], Value]) -> None:
        self._worked_out = worked_out
        self.__doc__ = worked_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def kept(self, owner: object) -> Value | None:
        """The value kept in the object, None before the first use: ``Profile.store.kept(profile)``."""
        return vars(owner).get(self._name)

    @overload
    def __get__(self, kept_in: None, owner: type | None = None) -> Self: ...
    @overload
    def __get__(self, kept_in: object, owner: type | None = None) -> Value: ...
    def __get__(self, kept_in: object | None, owner: type | None = None) -> Self | Value:
        """Work the value out; Python calls this only while the object holds none."""
        if kept_in is None:
            return self
        value = kept_in.__dict__[self._name] = self._worked_out(kept_in)
        return value
