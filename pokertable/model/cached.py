"""What an object works out once, when it is first asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

Value = TypeVar("Value")


class cached_property(Generic[Value]):  # noqa: N801  it is written as property is
    """A property that is worked out when it is first asked, and kept in its object; without a lock.

    That of `functools` holds, before Python 3.12, one lock for the property of all objects while one is worked out: two
    threads wait for each other's for ever if each needs what the other works out, of quite another object. Here two
    threads that ask one object at the same moment both work it out; all that is kept so says the same again.
    """

    def __init__(self, worked_out: Callable[[Any], Value]) -> None:
        self._worked_out = worked_out
        self.__doc__ = worked_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, kept_in: None, owner: type | None = None) -> Self: ...
    @overload
    def __get__(self, kept_in: object, owner: type | None = None) -> Value: ...
    def __get__(self, kept_in: object | None, owner: type | None = None) -> Self | Value:
        """Only asked while nothing is kept: what is found in the object itself goes before."""
        if kept_in is None:
            return self
        value = kept_in.__dict__[self._name] = self._worked_out(kept_in)
        return value
