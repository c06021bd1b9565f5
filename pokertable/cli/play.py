"""``pokertable`` and ``pokertable play``: the window."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any, Final, NoReturn

from pokertable.cli.game_args import add_game_arguments, folder, offer_from, players, stakes_from, structure_from, whole
from pokertable.cli.language import BadArgument, tr
from pokertable.cli.opponents import opponents_from
from pokertable.cli.output import Subparsers, complain
from pokertable.cli.seed import hide_seed
from pokertable.model.stakes import USUAL_RAISE_CAP
from pokertable.session.play.opponents import usual_personas
from pokertable.session.profile.choice import USUAL_SEATS, TableChoice, sng_choice, usual_seats
from pokertable.session.tournament.structure import USUAL, structure, structure_keys
from pokertable.session.tournament.tournament import Setup

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext

_NO_SERVER: Final = "could not connect to display"


def require_display() -> None:
    """Make the `QApplication`; without a screen report it and end the process with status 2.

    Qt calls its message handler before it aborts; only there can the abort be prevented.
    """
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from pokertable.app import application

    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:  # noqa: ARG001
        said.append(message.strip())
        if kind is QtMsgType.QtFatalMsg:
            _end(said)

    former = qInstallMessageHandler(hear)
    application()
    qInstallMessageHandler(former)
    if not QApplication.screens():
        _end(said)
    for message in said:
        complain(message)


def _end(said: list[str]) -> NoReturn:
    ways = tr("use `xvfb-run pokertable`, `QT_QPA_PLATFORM=vnc pokertable` or, for a picture, `pokertable shot`")
    complain(f"{_why(said)}: {ways}")
    os._exit(2)


def _why(said: list[str]) -> str:
    """The reason among Qt's messages; the last one only says that Qt gives up."""
    unanswered = next((words for words in said if words.startswith(_NO_SERVER)), None)
    if unanswered is not None:
        display = unanswered.removeprefix(_NO_SERVER).strip()
        return tr("the display {display} does not answer", display=display) if display else tr("no display")
    return tr("no window can be opened here ({why})", why=said[0]) if said else tr("no display")


OPTIONS = """\
Variant options: --game stud8 takes --bring-in (and --ante; there are no blinds); flop and draw games take --ante or
--bb-ante.
"""


def add_table_arguments(parser: argparse.ArgumentParser, *, game: str | None = None) -> None:
    """Add the options of a table: the game, seats, opponents, stacks, seed."""
    add_game_arguments(parser, game=game)
    parser.add_argument(
        "--seats",
        metavar="N",
        type=whole,
        help=tr("players, you included (default {count})", count=USUAL_SEATS),
    )
    parser.add_argument(
        "--players",
        type=players,
        metavar="A,B,...",
        help=tr(
            "opponents clockwise from your left, repeated if fewer: tag, lag:expert, your own by name or FILE.toml"
        ),
    )
    parser.add_argument("--seed", metavar="S", type=whole, help=tr("seed of the deck and the opponents"))
    parser.add_argument("--sng", action="store_true", help=tr("a sit and go instead of a cash table"))
    field = tr("players of the sit and go: 2 to 9, 18, 27 or 45 (default: --seats)")
    parser.add_argument("--field", metavar="N", type=whole, help=field)
    parser.add_argument(
        "--structure", metavar="S", help=tr("levels and chips: {names}", names=", ".join(structure_keys()))
    )


def add_parser(subparsers: Subparsers) -> None:
    """Add ``play``."""
    parser = subparsers.add_parser("play", help=tr("open a table at once"), epilog=tr(OPTIONS))
    add_table_arguments(parser)
    add_profile_argument(parser, default=argparse.SUPPRESS)  # options before the command stay in force
    parser.set_defaults(run=run)


def add_profile_argument(parser: argparse.ArgumentParser, **extra: Any) -> None:
    """Add ``--profile``; `extra` as for `argparse.ArgumentParser.add_argument`."""
    parser.add_argument(
        "--profile", metavar=tr("DIR"), type=folder, **extra, help=tr("keep settings and hands in this folder")
    )


def choice_from(args: argparse.Namespace) -> TableChoice:
    """The table or sit and go of these arguments; raises `ValueError` naming the invalid one."""
    if args.sng:
        return tournament_from(args)
    for name in ("field", "structure"):
        if getattr(args, name) is not None:
            raise BadArgument("--{name} {value}: only with --sng", name=name, value=str(getattr(args, name)))
    variant = offer_from(args.game)
    structure = structure_from(args.limit, variant)
    low, high = stakes_from(args.stakes, structure)
    seats = usual_seats(variant) if args.seats is None else args.seats
    others = min(max(0, seats - 1), variant.max_seats)
    return TableChoice(
        variant=variant.key,
        structure=structure,
        low=low,
        high=high,
        seats=seats,
        personas=_personas(args, others),
        stack=TableChoice.usual_stack(structure, high) if args.stack is None else args.stack,
        ante=args.ante,
        big_blind_ante=args.bb_ante,
        bring_in=args.bring_in,
        raise_cap=args.raise_cap,
        rake=args.rake,
        hands_each=args.hands_each,
        qualifier=args.qualifier,
        open_pair=args.open_pair,
        antes_alone=args.antes_alone,
    )


_OF_CASH: Final[dict[str, object]] = {
    **dict.fromkeys(("stakes", "stack", "ante", "bring_in", "rake", "hands_each", "qualifier")),
    "bb_ante": 0,
    "raise_cap": USUAL_RAISE_CAP,
    "open_pair": False,
    "antes_alone": False,
}
"""The options that a sit and go does not take, with their values where they are not given."""


def tournament_from(args: argparse.Namespace) -> TableChoice:
    """The sit and go of these arguments; raises `ValueError` naming the invalid one."""
    for name, usual in _OF_CASH.items():
        if getattr(args, name) != usual:
            raise BadArgument("--{name}: a sit and go has its own stakes and rules", name=name.replace("_", "-"))
    offered = offer_from(args.game)
    seats = usual_seats(offered) if args.seats is None else args.seats
    setup = Setup(
        offered=offered,
        betting=structure_from(args.limit, offered),
        structure=structure(args.structure or USUAL),
        field=seats if args.field is None else args.field,
        seed="",
    )
    personas = _personas(args, min(setup.field, offered.max_seats) - 1)
    return sng_choice(setup.offered.key, setup.betting, setup.structure.key, setup.field, personas)


def _personas(args: argparse.Namespace, others: int) -> tuple[str, ...]:
    """The opponents for the other seats; raises `ValueError` if more are named."""
    if not args.players:
        return usual_personas(others)
    wanted = opponents_from(args.players, getattr(args, "profile", None))
    if len(wanted) > others > 0:
        raise BadArgument(
            "--players: {count} opponents, expected at most {most}, one for each other seat",
            count=len(wanted),
            most=others,
        )
    return usual_personas(others, wanted)


def run(args: argparse.Namespace) -> int:
    """Open the table of these arguments."""
    choice = choice_from(args)
    if args.seed is not None:
        hide_seed()  # a program may join at any time
    return open_window(args, choice)


def open_window(args: argparse.Namespace, choice: TableChoice | None = None) -> int:
    """Open the window: at this table, or on the start page. Without a display, explain why not."""
    from pokertable.cli.play import require_display

    require_display()
    from pokertable.app import run_window

    seed = getattr(args, "seed", None)
    return run_window(choice, seed=seed, profile=args.profile, language=args.language)
