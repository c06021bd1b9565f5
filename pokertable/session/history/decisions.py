"""Losses of the player's decisions, without luck: by game, by street, by kind; and the costliest ones."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, NamedTuple

from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store.filters import EVERY_HAND, Conditions, HandFilter
from pokertable.session.history.store.store import Store
from pokertable.session.words.words import STREET_TITLES

WORST: Final = 10
"""Number of costliest decisions listed."""


class _Row(NamedTuple):
    hand_id: int
    variant: str
    structure: str
    decision: ReviewedDecision


@dataclass(frozen=True, slots=True)
class Lost:
    """Loss of a group of decisions in big bets per hundred hands, with its standard error from hand to hand.

    A single hand has no error: it tells nothing of the variation between hands.
    """

    key: tuple[str, ...]
    hands: int
    """Number of reviewed hands over which the loss is spread."""
    decisions: int
    per_100: float
    stderr: float | None


@dataclass(frozen=True, slots=True)
class Worst:
    """One of the costliest decisions that have a kind: a close one, whose loss may be chance, has none."""

    hand_id: int
    game: str
    """Variant and structure."""
    decision: ReviewedDecision


@dataclass(frozen=True, slots=True)
class DecisionsReport:
    """The reviewed hands of a filter, by game (variant and structure) and kind, the costliest first; by street."""

    total: Lost
    games: tuple[Lost, ...]
    streets: tuple[Lost, ...]
    kinds: tuple[Lost, ...]
    worst: tuple[Worst, ...]
    games_of_kinds: Mapping[str, str]
    """Variant in which each kind cost most."""


def decisions_report(store: Store, wanted: HandFilter = EVERY_HAND) -> DecisionsReport:
    """The report over the player's own hands that count and have been reviewed."""
    rows = _rows(store, wanted)
    hands = len({row.hand_id for row in rows})
    named = [row for row in rows if row.decision.kind and row.decision.big_bets > 0]
    costliest = sorted(named, key=lambda row: -row.decision.big_bets)[:WORST]
    return DecisionsReport(
        total=_lost((), rows, hands),
        games=_grouped(rows, lambda row: (row.variant, row.structure), None),
        streets=_as_played(_grouped(rows, lambda row: (row.decision.street,), hands)),
        kinds=_grouped(named, lambda row: (row.decision.kind,), hands),
        worst=tuple([Worst(row.hand_id, f"{row.variant} {row.structure}", row.decision) for row in costliest]),
        games_of_kinds=_games_of_kinds(named),
    )


def decided(store: Store, wanted: HandFilter = EVERY_HAND) -> list[tuple[str, ReviewedDecision]]:
    """The player's reviewed decisions in hands that count, with the keys of their games."""
    return [(row.variant, row.decision) for row in _rows(store, wanted)]


def reviewed_hands(store: Store, games: Sequence[str], since_ms: int) -> list[tuple[ReviewedDecision, ...]]:
    """The player's reviewed decisions in these games since then, hand by hand, the oldest hand first."""
    rows = [row for row in _rows(store, HandFilter(since_ms=since_ms)) if row.variant in games]
    return [tuple([row.decision for row in hand]) for _, hand in groupby(rows, key=lambda row: row.hand_id)]


def _rows(store: Store, wanted: HandFilter) -> list[_Row]:
    conditions = Conditions(wanted, "s")
    where = conditions.where("s.who = ''")
    query = (
        "SELECT r.hand_id, s.variant, s.structure, r.place, r.street, r.kind, r.big_bets, r.stderr, r.decided,"
        " r.stake, r.severity"
        f" FROM reviewed r JOIN seats s ON s.hand_id = r.hand_id {where} ORDER BY r.hand_id, r.place"
    )

    def read(connection: sqlite3.Connection) -> list[_Row]:
        found = connection.execute(query, conditions.values)
        return [_row(row) for row in found]

    return store.read(read)


def _row(row: Sequence[Any]) -> _Row:
    hand_id, variant, structure = checked("seat", row[:3], "ITT")
    return _Row(hand_id, variant, structure, ReviewedDecision.of(f"review of hand {hand_id}", row[3:]))


def _grouped(rows: Iterable[_Row], key: Callable[[_Row], tuple[str, ...]], hands: int | None) -> tuple[Lost, ...]:
    """The groups; the loss is spread over `hands`, or with None over those of the group."""
    groups: defaultdict[Hashable, list[_Row]] = defaultdict(list)
    for row in rows:
        groups[key(row)].append(row)
    found = [_lost(key(group[0]), group, hands or len({row.hand_id for row in group})) for group in groups.values()]
    return tuple(sorted(found, key=lambda lost: -lost.per_100))


def _as_played(streets: Sequence[Lost]) -> tuple[Lost, ...]:
    """The streets in the order in which they are played, one that is not known any more at the end."""
    order = list(STREET_TITLES)
    return tuple(sorted(streets, key=lambda lost: order.index(lost.key[0]) if lost.key[0] in order else len(order)))


def _games_of_kinds(rows: Iterable[_Row]) -> dict[str, str]:
    lost: defaultdict[tuple[str, str], float] = defaultdict(float)
    for row in rows:
        lost[row.decision.kind, row.variant] += row.decision.big_bets
    return dict(sorted(lost, key=lambda kind_and_game: lost[kind_and_game]))


def _lost(key: tuple[str, ...], rows: Iterable[_Row], hands: int) -> Lost:
    by_hand: defaultdict[int, float] = defaultdict(float)
    measured, count = 0.0, 0
    for row in rows:
        by_hand[row.hand_id] += row.decision.big_bets
        measured += row.decision.stderr**2
        count += 1
    if not hands:
        return Lost(key, 0, 0, 0.0, None)
    mean = sum(by_hand.values()) / hands
    if hands == 1:
        return Lost(key, hands, count, 100 * mean, None)
    squares = sum(lost**2 for lost in by_hand.values()) - hands * mean**2
    spread = max(0.0, squares) / (hands - 1) / hands
    return Lost(key, hands, count, 100 * mean, 100 * (spread + measured / hands**2) ** 0.5)
