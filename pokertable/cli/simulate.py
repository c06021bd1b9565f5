"""``pokertable simulate``: opponents against each other, headless."""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from pokertable.cli.game_args import MOST_WHOLE, add_game_arguments, file, games_from, players, seconds, whole
from pokertable.cli.language import figure, percent, said, tr
from pokertable.cli.opponents import opponents_from
from pokertable.cli.output import ProgressLine, Subparsers, json_line
from pokertable.cli.seed import hide_seed
from pokertable.cli.streams import shown
from pokertable.model.betting.structure import Structure
from pokertable.model.text import Phrase
from pokertable.players.people.own import is_own, own_opponent
from pokertable.session.profile.choice import TableChoice, is_program
from pokertable.session.profile.whole_file import new_file
from pokertable.session.words.breaks import padded, width

if TYPE_CHECKING:
    from pokertable.session.record.record import HandRecord
    from pokertable.session.simulation.simulated_tables import Result
    from pokertable.session.simulation.simulation import Simulation, Tally


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``simulate`` command."""
    parser = subparsers.add_parser(
        "simulate",
        help=tr("opponents against each other, without a window"),
        description=tr(
            "Plays opponents against each other. All hands start with the same stacks; the button goes round."
        ),
    )
    add_game_arguments(parser)
    parser.add_argument(
        "--players",
        required=True,
        type=players,
        metavar="A,B,...",
        help=tr("who plays, in seat order: tag, lag:expert, your own by name or FILE.toml, or program:COMMAND LINE"),
    )
    parser.add_argument("--hands", required=True, type=whole, metavar="N", help=tr("how many hands"))
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help=tr("play every deal once from each seat; the number of hands is rounded up to whole deals"),
    )
    add_run_arguments(parser)
    parser.set_defaults(run=run)


def add_run_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of any play without a window: seed, time of programs, processes, the file of hands, JSON."""
    parser.add_argument(
        "--seed",
        type=whole,
        metavar="S",
        help=tr("fixes the cards and the choices (default 0; with a program, a long random number)"),
    )
    parser.add_argument(
        "--move-time",
        default=5.0,
        type=seconds,
        metavar="S",
        help=tr("seconds a program has per move (default 5)"),
    )
    parser.add_argument(
        "--jobs",
        default=1,
        type=whole,
        metavar="J",
        help=tr("number of processes, at most one per core; it doesn't affect the results"),
    )
    parser.add_argument("--phh", metavar=tr("OUT.phhs"), type=file, help=tr("write the hands to this file"))
    parser.add_argument("--json", action="store_true", help=tr("print only JSON"))


def run(args: argparse.Namespace) -> int:
    """Play and print the result; raises `ValueError` for an invalid simulation, `OSError` for the file."""
    from pokertable.session.simulation.simulate import simulate

    simulation = simulation_from(args)
    if simulation.has_programs and args.seed is not None:
        hide_seed()
    line = ProgressLine()
    start = time.perf_counter()
    words = tr("{done} of {hands} hands")
    try:
        with hands_file(args.phh) as keep:
            result = simulate(
                simulation,
                jobs=args.jobs,
                keep=keep,
                progress=lambda done: line.say(words.format(done=figure(done, 0), hands=figure(simulation.hands, 0))),
            )
    finally:
        line.clear()
    report = as_json(simulation, result, time.perf_counter() - start, str if args.json else said)
    print(json_line(report) if args.json else "\n".join(as_text(report, simulation)))
    return 0


Keep = Callable[[Sequence["HandRecord"]], None]
"""Takes the records of the next hands."""


@contextlib.contextmanager
def hands_file(path: Path | None) -> Iterator[Keep | None]:
    """A writer of hands to this file, completely or not at all; None without a file. Raises `OSError`, also at once."""
    if path is None:
        yield None
        return
    from pokertable.session.phh.write import write_hands

    with new_file(path) as file:
        written = 0

        def keep(records: Sequence[HandRecord]) -> None:
            nonlocal written
            text = write_hands(records, first=written + 1)
            file.write((f"\n{text}" if written else text).encode())
            written += len(records)

        yield keep


def simulation_from(args: argparse.Namespace) -> Simulation:
    """The simulation of these arguments; raises `ValueError` naming the invalid one."""
    from pokertable.session.simulation.simulation import Simulation

    games = games_from(args)
    structure = Structure.FIXED if games.is_fixed else games.games[0].structure
    return Simulation(
        game=games,
        players=opponents_from(args.players, getattr(args, "profile", None)),
        hands=-(-args.hands // len(args.players)) * len(args.players) if args.duplicate else args.hands,
        seed=seed_from(args),
        stack=TableChoice.usual_stack(structure, games.unit) if args.stack is None else args.stack,
        duplicate=args.duplicate,
        move_time_s=args.move_time,
    )


def seed_from(args: argparse.Namespace) -> int:
    """The seed of the command line; by default one that no program can guess, or 0 if no program plays."""
    if args.seed is None and any(map(is_program, args.players)):
        return SystemRandom().randint(0, MOST_WHOLE)
    return args.seed or 0


def as_json(
    simulation: Simulation, result: Result, seconds: float, say: Callable[[Phrase], str] = str
) -> dict[str, Any]:
    """The result as JSON; `say` words the faults of programs.

    `vpip` and `pfr` are shares of all hands, `went_to_showdown` of the hands in which the player saw a second street,
    `won_at_showdown` of its showdowns; null where there are none.
    """
    return {
        "game": simulation.rotation.key,
        "limit": simulation.rotation.limit,
        "hands": simulation.hands,
        "seed": simulation.seed,
        "hands_per_second": round(simulation.hands / max(seconds, 1e-9), 1),
        "players": [
            _player(name, tally, simulation.rotation.unit, say)
            for name, tally in zip(simulation.players, result.tallies, strict=True)
        ],
    }


def _player(name: str, tally: Tally, unit: int, say: Callable[[Phrase], str]) -> dict[str, Any]:
    error = tally.stderr(unit)
    return {
        "name": tally.name or name,
        "big_bets_per_100": round(tally.per_100(unit), 3),
        "stderr": None if error is None else round(error, 3),
        "vpip": round(tally.entered / tally.hands, 4),
        "pfr": round(tally.raised / tally.hands, 4),
        "went_to_showdown": _share(tally.showdowns, tally.stayed),
        "won_at_showdown": _share(tally.won, tally.showdowns),
        "faults": tally.faults,
        "first_fault": None if tally.first_fault is None else say(tally.first_fault),
    }


def _share(part: int, whole_count: int) -> float | None:
    return round(part / whole_count, 4) if whole_count else None


def as_text(report: dict[str, Any], simulation: Simulation) -> list[str]:
    """The result as a table of text."""
    unit = tr("big bets per 100") if simulation.rotation.is_fixed else tr("big blinds per 100")
    names = [own_opponent(each["name"]).name if is_own(each["name"]) else each["name"] for each in report["players"]]
    column = max(10, *[width(name) + 1 for name in names])
    one, many = tr("{game}: 1 hand, {rate} per second"), tr("{game}: {hands} hands, {rate} per second")
    lines = [
        (one if report["hands"] == 1 else many).format(
            game=said(simulation.rotation.title),
            hands=figure(report["hands"], 0),
            rate=figure(report["hands_per_second"], 0),
        ),
        padded(tr("player"), column)
        + "".join(
            [
                padded(unit, 24, right=True),
                padded("VPIP", 8, right=True),
                padded("PFR", 8, right=True),
                padded(tr("to showdown"), 14, right=True),
                padded(tr("won at showdown"), 20, right=True),
            ]
        ),
    ]
    error = shown("±")
    for name, player in zip(names, report["players"], strict=True):
        result = figure(player["big_bets_per_100"], 1, "+")
        if player["stderr"] is not None:
            result += f" {error} {figure(player['stderr'], 1)}"
        lines.append(
            f"{padded(name, column)}{result:>24}{_percent(player['vpip']):>8}{_percent(player['pfr']):>8}"
            f"{_percent(player['went_to_showdown']):>14}{_percent(player['won_at_showdown']):>20}"
        )
        if player["faults"]:
            one, many = tr("1 fault: {fault}"), tr("{count} faults, the first: {fault}")
            words = one if player["faults"] == 1 else many
            lines.append(
                padded("", column) + words.format(count=figure(player["faults"], 0), fault=player["first_fault"])
            )
    if simulation.has_programs:
        lines.append(tr("--seed {seed} plays the same deals again", seed=simulation.seed))
    return lines


def _percent(part: float | None) -> str:
    return "-" if part is None else percent(part, 0)
