"""The statistics as they are asked for: the figures of the hands wanted, broken down one way, and the graph."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from pokertable.players.cast import CAST
from pokertable.session.history.statistics import Figures
from pokertable.session.history.statistics_csv import write_figures
from pokertable.session.history.store.filters import EVERY_HAND, HandFilter
from pokertable.session.history.store.history import By, Graph, History
from pokertable.session.profile.whole_file import write_whole


class Breakdown(Enum):
    """What the lines of a report are. The value is its name in exports.

    `GAME` (``omaha8 pot``) and `POSITION` (as in `SeatFigures`) part the player's hands. `OPPONENT` gives the player's
    figures at the tables where such an opponent sat: a table counts for each type that sits there. `PERSONA` gives the
    figures of the opponents themselves, all seats of a type taken together.
    """

    GAME = "game"
    POSITION = "position"
    OPPONENT = "opponent"
    PERSONA = "persona"


@dataclass(frozen=True, slots=True)
class ReportLine:
    """The figures of one part; `key` as in `Breakdown`."""

    key: str
    figures: Figures


@dataclass(frozen=True, kw_only=True, slots=True)
class Report:
    """The player's figures over all hands wanted, the lines of the breakdown, and the course of the result."""

    breakdown: Breakdown
    total: Figures
    lines: tuple[ReportLine, ...]
    graph: Graph


@dataclass(frozen=True, kw_only=True, slots=True)
class FilterChoices:
    """What there is to filter by: games (``omaha8 pot``), positions and personas that hands are stored of."""

    hands: int
    games: tuple[str, ...] = ()
    positions: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()


def filter_choices(history: History) -> FilterChoices:
    """What the stored hands can be filtered by."""
    games = history.figures_by(By.GAME)
    return FilterChoices(
        hands=sum(figures.hands for figures in games.values()),
        games=tuple(games),
        positions=_in_order(history.figures_by(By.POSITION)),
        opponents=_cast_order(history.opponents()),
    )


def report(history: History, wanted: HandFilter = EVERY_HAND, breakdown: Breakdown = Breakdown.GAME) -> Report:
    """The statistics of the hands wanted. Reads the store: call it off the GUI thread."""
    return Report(
        breakdown=breakdown,
        total=history.figures(wanted),
        lines=breakdown_lines(history, wanted, breakdown),
        graph=history.graph(wanted),
    )


def breakdown_lines(history: History, wanted: HandFilter, breakdown: Breakdown) -> tuple[ReportLine, ...]:
    """The lines of one breakdown, those without a hand left out."""
    match breakdown:
        case Breakdown.GAME:
            found = history.figures_by(By.GAME, wanted)
        case Breakdown.POSITION:
            by_position = history.figures_by(By.POSITION, wanted)
            found = {key: by_position[key] for key in _in_order(by_position)}
        case Breakdown.OPPONENT:
            names = [wanted.opponent] if wanted.opponent is not None else _cast_order(history.opponents())
            found = {name: history.figures(replace(wanted, opponent=name)) for name in names}
        case Breakdown.PERSONA:
            found = {name: history.figures(wanted, who=name) for name in _cast_order(history.opponents())}
    return tuple([ReportLine(key, figures) for key, figures in found.items() if figures.hands])


_POSITIONS: Final = ("BTN", "CO", "HJ", "LJ", "MP", "UTG+2", "UTG+1", "UTG", "BB", "SB", "bring-in", "")


def _in_order(positions: dict[str, Figures]) -> tuple[str, ...]:
    """Positions from the last to act to the first, stud's at the end."""
    return tuple(sorted(positions, key=lambda key: _POSITIONS.index(key) if key in _POSITIONS else len(_POSITIONS)))


def _cast_order(personas: list[str]) -> tuple[str, ...]:
    """Personas as they are offered, those that are not offered any more at the end."""
    offered = list(CAST)
    return tuple(sorted(personas, key=lambda name: offered.index(name) if name in CAST else len(offered)))


def export_csv(history: History, wanted: HandFilter, breakdown: Breakdown, path: Path) -> None:
    """Write a breakdown of the hands wanted as CSV, ``all`` of them first; raises `OSError`, an old file then stays."""
    figures = {"all": history.figures(wanted)}
    figures |= {line.key: line.figures for line in breakdown_lines(history, wanted, breakdown)}
    write_whole(path, write_figures(breakdown.value, figures))
