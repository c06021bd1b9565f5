"""What is written for each topic apart from the program: a topic without it is told so in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


class ByTopic(dict[str, T]):
    """By the keys of the topics; `what` it is that each topic has."""

    def __init__(self, what: str, of: Mapping[str, T]) -> None:
        super().__init__(of)
        self.what = what

    def __missing__(self, key: str) -> T:
        raise AssertionError(f"topic {key!r} has no {self.what} (.github/CONTRIBUTING.md, Add a quiz topic)")
