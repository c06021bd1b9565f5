"""Statistics as CSV, for a spreadsheet: a header line, points for decimals.

Shares are 0 to 1. `None` of a share (no showdown yet) is an empty field.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from pokertable.session.history.statistics import Figures

_FIGURES = (
    "hands",
    "result",
    "big_bets",
    "big_bets_per_100",
    "adjusted_big_bets",
    "adjusted_per_100",
    "vpip",
    "pfr",
    "went_to_showdown",
    "won_at_showdown",
    "scoop_rate",
    "share_of_low",
)


def write_figures(by: str, figures: Mapping[str, Figures]) -> str:
    """A line for each entry; `by` is the title of the first column, which names them."""
    return _table((by, *_FIGURES), ([key, *(getattr(row, name) for name in _FIGURES)] for key, row in figures.items()))


def _table(header: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([_field(title) for title in header])
    for row in rows:
        writer.writerow([_field(value) for value in row])
    return text.getvalue()


def _field(value: object) -> object:
    """Six decimals are enough; a text that a spreadsheet would run as a formula is quoted with an apostrophe."""
    if isinstance(value, float):
        return f"{value:.6f}".rstrip("0").rstrip(".")
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t"):
        return f"'{value}"
    return "" if value is None else value
