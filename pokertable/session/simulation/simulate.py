"""Opponents against each other, without a window: the work of a simulation, divided among processes."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import Final, TypeVar

from pokertable.model.text import phrase
from pokertable.session.record.record import HandRecord
from pokertable.session.simulation.simulated_columns import plays_columns
from pokertable.session.simulation.simulated_tables import Result, play_tables
from pokertable.session.simulation.simulation import InvalidSimulation, Simulation, Tally

TABLES_AT_ONCE = 10
LEARNING_TABLES_AT_ONCE = 2
COLUMN_TABLES_AT_ONCE = 20
"""Tables played side by side without programs: if nobody looks back, if somebody does, or all by columns.

A process plays them and reports."""


_AHEAD = 4
"""Parts per process requested before the first result is taken."""


def simulate(
    simulation: Simulation,
    *,
    jobs: int = 1,
    keep: Callable[[Sequence[HandRecord]], object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play all hands, in `jobs` processes, at most one per core (one if a program plays).

    `keep` gets the records of all hands, in order and some at a time; `progress` the number done. Raises
    `InvalidSimulation`.
    """
    require_jobs(jobs)
    total = Result([Tally() for _ in simulation.players])
    most = 1 if simulation.has_programs else cores()
    with contextlib.closing(_tables(simulation, min(jobs, most), keep is not None)) as parts:
        for part in parts:
            for tally, more in zip(total.tallies, part.tallies, strict=True):
                tally.add(more)
            if keep is not None:
                keep(part.records)
            if progress is not None:
                progress(total.tallies[0].hands)
    return total


def cores() -> int:
    """Number of processes that can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def require_jobs(jobs: int) -> None:
    """Raise `InvalidSimulation` for a number of processes that no machine has."""
    if not 1 <= jobs <= _MOST_JOBS:
        raise InvalidSimulation("jobs {jobs}: expected 1 to {most}", jobs=jobs, most=_MOST_JOBS)


_MOST_JOBS: Final = 1000


def _tables(simulation: Simulation, jobs: int, record: bool) -> Generator[Result]:
    starts = range(0, simulation.hands, simulation.hands_a_table)
    jobs = min(jobs, len(starts))
    at_once = min(_side_by_side(simulation), -(-len(starts) // jobs))
    parts = [starts[at : at + at_once] for at in range(0, len(starts), at_once)]
    if jobs == 1:
        for part in parts:
            yield play_tables(simulation, part, record)
        return
    yield from in_processes(jobs, partial(play_tables, simulation, record=record), parts)


def _side_by_side(simulation: Simulation) -> int:
    if simulation.has_programs:
        return 1
    if plays_columns(simulation):
        return COLUMN_TABLES_AT_ONCE
    return LEARNING_TABLES_AT_ONCE if simulation.learns else TABLES_AT_ONCE


def _workers(count: int) -> Executor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))


Part = TypeVar("Part")


def in_processes(jobs: int, play: Callable[[range], Part], parts: Sequence[range]) -> Generator[Part]:
    """The results of all parts in order. The processes end with this generator, however it ends.

    Raises `InvalidSimulation` if the system has ended one of them, for want of memory for example.
    """
    workers, asked, left = _workers(jobs), deque[Future[Part]](), iter(parts)
    try:
        while True:
            with _leaving_interrupts_to_us():
                asked.extend(workers.submit(play, part) for part in islice(left, _AHEAD * jobs - len(asked)))
            if not asked:
                break
            yield asked.popleft().result()
    except BrokenExecutor:
        ended = phrase("a process that played hands was ended by the system: try fewer --jobs")
        raise InvalidSimulation(ended) from None
    finally:
        workers.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


@contextlib.contextmanager
def _leaving_interrupts_to_us() -> Iterator[None]:
    """Context in which started processes ignore an interrupt (Ctrl-C), because we end them; main thread only.

    They inherit it from their start.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, ours)
