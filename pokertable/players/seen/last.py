"""Caching the last answer, for repeated questions about the same object."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def remembers_last(of: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """The function with its last answer cached by the identity of the object.

    The object must not change.
    """
    last: tuple[Asked, Answer] | None = None

    def answer(asked: Asked) -> Answer:
        nonlocal last
        kept = last  # read once: other threads may ask too
        if kept is None or kept[0] is not asked:
            kept = last = asked, of(asked)
        return kept[1]

    return answer
