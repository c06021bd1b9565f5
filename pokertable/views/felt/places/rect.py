"""Rectangles and their relative positions."""

from __future__ import annotations

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle in px; y grows downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:  # noqa: D102
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:  # noqa: D102
        return self.x + self.w / 2, self.y + self.h / 2

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share more than an edge (a hundredth of a px counts as an edge)."""
        return (
            self.x < other.right - 0.01
            and other.x < self.right - 0.01
            and self.y < other.bottom - 0.01
            and other.y < self.bottom - 0.01
        )

    def inside(self, other: Rect) -> bool:
        """Whether it lies within `other`."""
        return (
            self.x >= other.x - 0.01
            and self.y >= other.y - 0.01
            and self.right <= other.right + 0.01
            and self.bottom <= other.bottom + 0.01
        )
