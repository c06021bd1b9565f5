"""Values narrowed to what a test knows of them; where it is not so, the test fails there."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def known(value: T | None) -> T:
    """A value that is there."""
    assert value is not None
    return value


def of_kind(kind: type[T], value: object) -> T:
    """A value of this kind."""
    assert isinstance(value, kind)
    return value
