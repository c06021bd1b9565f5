"""Hands in PHH, read from a text."""

from __future__ import annotations

from collections.abc import Iterator

from pokertable.session.phh.read import PhhHand, Unreadable, read_hands
from pokertable.session.phh.text import load_tables


def read_text(text: str, name: str = "PHH", raise_cap: int | None = None) -> Iterator[PhhHand | Unreadable]:
    return read_hands(load_tables(text.encode("utf-8", "surrogatepass"), name), name, raise_cap)
