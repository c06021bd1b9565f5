"""Where the parts of the action panel lie: a pure function of its size."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

WIDEST = 1280
"""Beyond this the panel's parts keep together in its middle."""


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """Rectangles in px. Buttons include 3 px around them for the focus ring."""

    line: QRect
    """The line of words."""
    fold: QRect
    call: QRect
    amount: QRect
    raise_: QRect


def panel_places(width: int, height: int) -> PanelPlaces:
    """Fold and Raise at the ends, Fold well apart from Call, what is left for the amount."""
    used = min(width, WIDEST)
    roomy = used >= 900
    left = (width - used) // 2 + (13 if roomy else 7)
    right = (width + used) // 2 - (13 if roomy else 7)
    tight = height < 120
    top = 5 if tight else 9
    line = QRect(left + 3, top, right - left - 6, 20)
    row_top = top + (22 if tight else 26)
    row = height - row_top - (6 if tight else 9)
    fold_width = max(96, min(131, round(used * 0.129)))
    call_width = max(122, min(180, round(used * 0.168)))
    raise_width = max(138, min(212, round(used * 0.2)))
    fold = QRect(left, row_top, fold_width, row)
    call = QRect(fold.right() + 1 + (50 if roomy else 22), row_top, call_width, row)
    raise_ = QRect(right - raise_width, row_top, raise_width, row)
    gap = 22 if roomy else 7
    start = call.right() + 1 + gap
    amount = QRect(start, row_top, raise_.left() - gap - start, row)
    return PanelPlaces(line, fold, call, amount, raise_)
