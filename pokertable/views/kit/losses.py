"""The loss of a decision, with one figure and unit on every page: big bets of a fixed limit, else big blinds."""

from __future__ import annotations

from typing import Final

from pokertable.views.kit.translate import measured, number, point_of

_MINUS: Final = "\N{MINUS SIGN}"
_ONE_PLACE: Final = 10
"""Loss from which it has one decimal, not two."""


def places_of(value: float) -> int:
    """Number of decimals of a loss."""
    return 1 if abs(value) >= _ONE_PLACE else 2


def loss_figure(value: float) -> str:
    """A loss without its sign: ``0.22``, ``12.5``; ``0`` for one that is rounded to it."""
    figure = f"{abs(value):.{places_of(value)}f}"
    return point_of(figure) if any(digit in figure for digit in "123456789") else number(0)


def loss_in_units(value: float, *, fixed: bool, sign: bool = False) -> str:
    """A loss with its unit: ``0.22 big blinds``, of a ``fixed`` limit ``0.11 big bets``; with a `sign` ``−0.22``."""
    words = "{count} big bets" if fixed else "{count} big blinds"
    figure = f"{_MINUS if sign else ''}{loss_figure(value)}"
    return measured(words, value, places_of(value)).format(count=figure)
