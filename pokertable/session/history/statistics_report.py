"""Statistics on request: the figures of the selected hands, one breakdown of them, and the graph."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.players.styles.cast import CAST
from pokertable.session.history.statistics import Figures
from pokertable.session.history.store.filters import EVERY_HAND, HandFilter
from pokertable.session.history.store.history import By, Graph, History
from pokertable.session.profile.whole_file import write_whole


class Breakdown(Enum):
    """Breakdown into the lines of a report. The value is its name in exports.

    `GAME` (``omaha8 pot``) and `POSITION` (as in `SeatFigures`) divide the player's hands. `OPPONENT` gives the
    player's figures at the tables with such an opponent: a table counts for each type that sits there. `PERSONA` gives
    the figures of the opponents themselves, all seats of a type taken together.
    """

    GAME = "game"
    POSITION = "position"
    OPPONENT = "opponent"
    PERSONA = "persona"


FROM_HANDS: Final = 200
"""Hands from which a result per 100 is told: before, it is luck alone."""


class ResultUnit(Enum):
    """Unit of results. The value: number of them in a stored big bet (`Game.yardstick`)."""

    BIG_BET = 1
    BIG_BLIND = 2


@dataclass(frozen=True, slots=True)
class ReportLine:
    """The figures of one part; `key` as in `Breakdown`."""

    key: str
    figures: Figures
    unit: ResultUnit | None = ResultUnit.BIG_BET
    """None where hands with and without a fixed limit come together: their results have no unit in common."""

    @property
    def per_100(self) -> float | None:
        """Result per 100 hands in `unit`; None without a hand or unit."""
        return _times(self.figures.big_bets_per_100, self.unit)

    @property
    def adjusted_per_100(self) -> float | None:
        """All-in-adjusted result per 100 hands in `unit`; None without a hand or unit, or while one is missing."""
        return _times(self.figures.adjusted_per_100, self.unit)


def _times(big_bets: float | None, unit: ResultUnit | None) -> float | None:
    return None if big_bets is None or unit is None else unit.value * big_bets


@dataclass(frozen=True, kw_only=True, slots=True)
class Report:
    """The player's figures over all selected hands, the lines of the breakdown, and the graph of the result.

    `graph` is in the unit of `total`, in big bets where it has none. `is_split`: one of the games has a high and a low.
    """

    breakdown: Breakdown
    total: ReportLine
    lines: tuple[ReportLine, ...]
    graph: Graph
    is_split: bool
    games: tuple[ReportLine, ...] = ()
    """The player's figures by game, each in its unit."""
    today: tuple[ReportLine, ...] = ()
    """Figures by game of the hands that were played today."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FilterChoices:
    """Choices for filters: games (``omaha8 pot``), positions and personas of stored hands."""

    hands: int
    games: tuple[str, ...] = ()
    positions: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()


def filter_choices(history: History) -> FilterChoices:
    """The choices for filtering the stored hands."""
    games = history.figures_by(By.GAME)
    return FilterChoices(
        hands=sum(figures.hands for figures in games.values()),
        games=tuple(games),
        positions=_in_order(history.figures_by(By.POSITION)),
        opponents=_cast_order(history.opponents()),
    )


def report(
    history: History,
    wanted: HandFilter = EVERY_HAND,
    breakdown: Breakdown = Breakdown.GAME,
    now: datetime | None = None,
) -> Report:
    """The statistics of the selected hands. Reads the store: call it off the GUI thread."""
    midnight = (now or datetime.now()).replace(hour=0, minute=0, second=0, microsecond=0)
    since_ms = max(wanted.since_ms or 0, round(1000 * midnight.timestamp()))
    games = tuple(history.figures_by(By.GAME, wanted))
    unit = unit_of(games)
    return Report(
        breakdown=breakdown,
        total=ReportLine("", history.figures(wanted), unit),
        lines=breakdown_lines(history, wanted, breakdown, unit),
        graph=_in_unit(history.graph(wanted), unit),
        is_split=any(is_split(game) for game in games),
        games=breakdown_lines(history, wanted, Breakdown.GAME),
        today=breakdown_lines(history, replace(wanted, since_ms=since_ms), Breakdown.GAME),
    )


def unit_of(games: Iterable[str]) -> ResultUnit | None:
    """Big bets if all games (``stud8 fixed``) have a fixed limit, big blinds if none has, None if some have."""
    fixed = {game.endswith(f" {Structure.FIXED.value}") for game in games}
    if len(fixed) > 1:
        return None
    return ResultUnit.BIG_BET if True in fixed else ResultUnit.BIG_BLIND


def is_split(game: str) -> bool:
    """Whether high and low share the pot of a game (``omaha8 pot``); True for an unknown game."""
    variant = CATALOGUE.get(game.partition(" ")[0])
    return variant is None or variant.is_split


def _in_unit(graph: Graph, unit: ResultUnit | None) -> Graph:
    if unit is None:
        return graph
    results, adjusted = (tuple([unit.value * value for value in line]) for line in (graph.results, graph.adjusted))
    stderr = None if graph.stderr is None else unit.value * graph.stderr
    return replace(graph, results=results, adjusted=adjusted, stderr=stderr)


def breakdown_lines(
    history: History, wanted: HandFilter, breakdown: Breakdown, unit: ResultUnit | None = ResultUnit.BIG_BET
) -> tuple[ReportLine, ...]:
    """The lines of one breakdown, without empty ones; each game in its own unit, other parts in `unit`."""
    match breakdown:
        case Breakdown.GAME:
            found = history.figures_by(By.GAME, wanted)
        case Breakdown.POSITION:
            by_position = history.figures_by(By.POSITION, wanted)
            found = {key: by_position[key] for key in _in_order(by_position)}
        case Breakdown.OPPONENT:
            names = [wanted.opponent] if wanted.opponent is not None else _cast_order(history.opponents())
            found = {name: history.figures(replace(wanted, met=name)) for name in names}
        case Breakdown.PERSONA:
            found = {name: history.figures(wanted, who=name) for name in _cast_order(history.opponents())}
    by_game = breakdown is Breakdown.GAME
    return tuple(
        [ReportLine(key, each, unit_of((key,)) if by_game else unit) for key, each in found.items() if each.hands]
    )


_POSITIONS: Final = ("BTN", "CO", "HJ", "LJ", "MP", "UTG+2", "UTG+1", "UTG", "BB", "SB", "bring-in", "")


def _in_order(positions: dict[str, Figures]) -> tuple[str, ...]:
    """Positions from the last to act to the first, stud's at the end."""
    return tuple(sorted(positions, key=lambda key: _POSITIONS.index(key) if key in _POSITIONS else len(_POSITIONS)))


def _cast_order(personas: list[str]) -> tuple[str, ...]:
    """Personas in the order of the cast, former ones at the end."""
    offered = list(CAST)
    return tuple(sorted(personas, key=lambda name: offered.index(name) if name in CAST else len(offered)))


def export_csv(history: History, wanted: HandFilter, breakdown: Breakdown, path: Path) -> None:
    """Write a breakdown of the selected hands as CSV, ``all`` first; raises `OSError`, leaving an old file as it is."""
    figures = {"all": history.figures(wanted)}
    figures |= {line.key: line.figures for line in breakdown_lines(history, wanted, breakdown)}
    write_whole(path, write_figures(breakdown.value, figures))


_FIGURES: Final = (
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
    """The figures as CSV for a spreadsheet, a line per entry; `by` is the title of the column of names.

    Decimals have points, shares are 0 to 1, and an undefined share is an empty field.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    rows = [(key, *(getattr(row, name) for name in _FIGURES)) for key, row in figures.items()]
    writer.writerows([_field(value) for value in row] for row in [(by, *_FIGURES), *rows])
    return text.getvalue()


def _field(value: object) -> object:
    """The value as a field: six decimals; a text that a spreadsheet would run as a formula gets an apostrophe."""
    if isinstance(value, float):
        return f"{value:z.6f}".rstrip("0").rstrip(".")
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t"):
        return f"'{value}"
    return "" if value is None else value
