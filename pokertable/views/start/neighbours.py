"""The nearest cell that way, where cells lie in columns of unequal height."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect

_ASIDE = 4
"""Px by which a cell must lie further that way to be ahead."""


def neighbour(here: QRect, cells: Mapping[str, QRect], across: int, down: int) -> str | None:
    """The key of the nearest cell `across` (1 right, −1 left) or `down` (1, −1 up) from here; None at the edge."""
    (x, y), middles = _middle(here), {key: _middle(box) for key, box in cells.items()}
    ahead = {key: (u, v) for key, (u, v) in middles.items() if (u - x) * across + (v - y) * down > _ASIDE}
    return min(ahead, key=lambda key: _far((x, y), ahead[key], across), default=None)


def _middle(box: QRect) -> tuple[float, float]:
    return box.x() + box.width() / 2, box.y() + box.height() / 2


def _far(here: tuple[float, float], there: tuple[float, float], across: int) -> float:
    """Distance to a cell, `across` the page or down; a sideways offset counts more."""
    (x, y), (u, v) = here, there
    ahead, aside = (abs(u - x), abs(v - y)) if across else (abs(v - y), abs(u - x))
    return ahead + 4 * aside
