"""Opponents against each other, without a window: the work of a simulation, shared out among processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing.pool import Pool

from pokertable.session.play.simulated_columns import plays_columns
from pokertable.session.play.simulated_tables import Result, play_tables
from pokertable.session.play.simulation import InvalidSimulation, Simulation, Tally
from pokertable.session.record.record import HandRecord

TABLES_AT_ONCE = 10
LEARNING_TABLES_AT_ONCE = 2
COLUMN_TABLES_AT_ONCE = 20
"""So many tables are played side by side where no program plays: nobody looks back, somebody does, or all by columns.

A process plays them and reports.
"""


def simulate(
    simulation: Simulation,
    *,
    jobs: int = 1,
    keep: Callable[[Sequence[HandRecord]], object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play all hands, in so many processes, but no more than there are cores (one if a program plays).

    `keep` is given the records of all hands, in order and some at a time; `progress` hears how many are done. Raises
    `InvalidSimulation`.
    """
    if jobs < 1:
        raise InvalidSimulation("jobs {jobs}: expected 1 or more", jobs=jobs)
    total = Result([Tally() for _ in simulation.players])
    most = 1 if simulation.has_programs else cores()
    for part in _tables(simulation, min(jobs, most), keep is not None):
        for tally, more in zip(total.tallies, part.tallies, strict=True):
            tally.add(more)
        if keep is not None:
            keep(part.records)
        if progress is not None:
            progress(total.tallies[0].hands)
    return total


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _tables(simulation: Simulation, jobs: int, record: bool) -> Iterator[Result]:
    starts = range(0, simulation.hands, simulation.hands_a_table)
    jobs = min(jobs, len(starts))
    at_once = min(_side_by_side(simulation), -(-len(starts) // jobs))
    parts = [starts[at : at + at_once] for at in range(0, len(starts), at_once)]
    if jobs == 1:
        for part in parts:
            yield play_tables(simulation, part, record)
        return
    with _workers(jobs) as workers:
        yield from workers.imap(partial(play_tables, simulation, record=record), parts)


def _side_by_side(simulation: Simulation) -> int:
    if simulation.has_programs:
        return 1
    if plays_columns(simulation):
        return COLUMN_TABLES_AT_ONCE
    return LEARNING_TABLES_AT_ONCE if simulation.learns else TABLES_AT_ONCE


def _workers(count: int) -> Pool:
    """Processes that leave an interrupt (Ctrl-C) to us: we end them.

    They inherit that from the moment they start; only the main thread can set it.
    """
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(count)
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return context.Pool(count)
    finally:
        signal.signal(signal.SIGINT, ours)
