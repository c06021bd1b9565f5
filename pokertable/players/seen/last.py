"""Remembering the last answer, for what is asked again and again about the same thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def remembers_last(of: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """The function, which is not called again for the very object that it was last called for.

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
