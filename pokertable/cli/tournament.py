"""``pokertable tournament``: sit and goes of opponents and programs, headless."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pokertable.cli.game_args import add_variant_argument, offer_from, players, structure_from, whole
from pokertable.cli.language import figure, said, tr
from pokertable.cli.opponents import opponents_from
from pokertable.cli.output import ProgressLine, Subparsers, json_line
from pokertable.cli.seed import hide_seed
from pokertable.cli.simulate import add_run_arguments, hands_file, seed_from
from pokertable.cli.streams import shown
from pokertable.model.text import Phrase
from pokertable.players.people.own import is_own, own_opponent
from pokertable.session.tournament.structure import USUAL, structure, structure_keys
from pokertable.session.words.breaks import padded, width
from pokertable.session.words.ordinal import ordinal

if TYPE_CHECKING:
    from pokertable.session.simulation.tournaments import Played, Standing, Tournaments


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``tournament`` command."""
    parser = subparsers.add_parser(
        "tournament",
        help=tr("sit and goes between opponents and programs"),
        description=tr(
            "Plays sit and goes to the last chip. Seats and the first button are drawn for each; a level lasts a "
            "number of hands."
        ),
    )
    add_variant_argument(parser, mixes=True)
    parser.add_argument(
        "--limit",
        metavar=tr("LIMIT"),
        help=tr("fixed, pot or none (default: the game's usual limit, such as pot for Omaha)"),
    )
    parser.add_argument(
        "--players",
        required=True,
        type=players,
        metavar="A,B,...",
        help=tr("who plays, repeated until the field is full: tag, lag:expert, your own, or program:COMMAND LINE"),
    )
    parser.add_argument(
        "--field", type=whole, metavar="N", help=tr("players: 2 to 9, 18, 27 or 45 (default: those that are named)")
    )
    names = ", ".join(structure_keys())
    parser.add_argument("--structure", default=USUAL, metavar="S", help=tr("levels and chips: {names}", names=names))
    parser.add_argument("--tournaments", default=1, type=whole, metavar="N", help=tr("how many (default 1)"))
    add_run_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print the places; raises `ValueError` for what cannot be played, `OSError` for the file."""
    from pokertable.session.simulation.tournaments import Tournaments, play_tournaments, standings

    offered = offer_from(args.game)
    asked = Tournaments(
        offered=offered,
        betting=structure_from(args.limit, offered),
        structure=structure(args.structure),
        players=opponents_from(args.players, getattr(args, "profile", None)),
        field=len(args.players) if args.field is None else args.field,
        count=args.tournaments,
        seed=seed_from(args),
        move_time_s=args.move_time,
    )
    if asked.has_programs and args.seed is not None:
        hide_seed()
    line = ProgressLine()
    words = tr("{done} of {count} tournaments")
    try:
        with hands_file(args.phh) as keep:
            played = list(
                play_tournaments(
                    asked,
                    jobs=args.jobs,
                    keep=keep,
                    progress=lambda done: line.say(words.format(done=figure(done, 0), count=figure(asked.count, 0))),
                )
            )
    finally:
        line.clear()
    report = as_json(asked, played, standings(asked, played), str if args.json else said)
    print(json_line(report) if args.json else "\n".join(as_text(asked, report)))
    return 0


def as_json(
    asked: Tournaments, played: list[Played], found: list[Standing], say: Callable[[Phrase], str] = str
) -> dict[str, Any]:
    """The places as JSON; `say` words the faults of programs. `levels` and `out` are told of a single tournament."""
    report: dict[str, Any] = {
        "game": asked.offered.key,
        "limit": asked.setup(0).rotation(1).limit,
        "field": asked.field,
        "structure": asked.structure.key,
        "tournaments": asked.count,
        "seed": asked.seed,
        "hands": sum([each.hands for each in played]),
        "prizes": list(asked.setup(0).prizes),
        "players": [_player(name, one, say) for name, one in zip(asked.players, found, strict=True)],
    }
    if asked.count == 1:
        (one,) = played
        names = [each["name"] for each in report["players"]]
        report["levels"] = [
            {"level": level, "hand": hand, "stakes": _stakes(asked, level)} for level, hand in one.levels
        ]
        report["out"] = [
            {"player": names[asked.listed(each.player)], "place": each.place, "prize": each.prize, "hand": each.hand}
            for each in one.out
        ]
    return report


def _player(name: str, one: Standing, say: Callable[[Phrase], str]) -> dict[str, Any]:
    told = {
        "name": one.name or name,
        "tournaments": one.tournaments,
        "place_mean": round(one.places / one.entries, 4),
        "wins": one.wins,
        "in_prizes": one.in_prizes,
        "prize_mean": round(one.prize_mean, 3),
        "stderr": None if one.stderr is None else round(one.stderr, 3),
    }
    if one.name is not None:
        told |= {"faults": one.faults, "first_fault": None if one.first_fault is None else say(one.first_fault)}
    return told


def _stakes(asked: Tournaments, level: int) -> str:
    """``10/20``: the blinds, or the bets with a fixed limit."""
    rotation = asked.setup(0).rotation(level)
    if rotation.stakes is not None:
        return "{}/{}".format(*rotation.stakes)
    stakes = rotation.games[0].stakes
    return f"{stakes.small_bet}/{stakes.big_bet}" if rotation.is_fixed else f"{stakes.small_blind}/{stakes.big_blind}"


def as_text(asked: Tournaments, report: dict[str, Any]) -> list[str]:
    """The places as a table of text."""
    names = [own_opponent(each["name"]).name if is_own(each["name"]) else each["name"] for each in report["players"]]
    column = max(10, *[width(name) + 1 for name in names])
    one, many = tr("{game}: 1 sit and go, {field} players"), tr("{game}: {count} sit and goes, {field} players")
    lines = [
        (one if asked.count == 1 else many).format(
            game=said(asked.setup(0).rotation(1).short_title), count=figure(asked.count, 0), field=asked.field
        ),
        padded(tr("player"), column)
        + "".join(
            [
                padded(tr("average place"), 14, right=True),
                padded(tr("wins"), 10, right=True),
                padded(tr("in the money"), 16, right=True),
                padded(tr("average prize (points)"), 26, right=True),
            ]
        ),
    ]
    for name, player in zip(names, report["players"], strict=True):
        prize = figure(player["prize_mean"], 1)
        if player["stderr"] is not None:
            prize += f" {shown('±')} {figure(player['stderr'], 1)}"
        lines.append(
            f"{padded(name, column)}{figure(player['place_mean'], 2):>14}{figure(player['wins'], 0):>10}"
            f"{figure(player['in_prizes'], 0):>16}{prize:>26}"
        )
        if player.get("faults"):
            once, often = tr("1 fault: {fault}"), tr("{count} faults, the first: {fault}")
            words = once if player["faults"] == 1 else often
            lines.append(
                padded("", column) + words.format(count=figure(player["faults"], 0), fault=player["first_fault"])
            )
    for level in report.get("levels", []):
        lines.append(tr("level {level} from hand {hand}: {stakes}", **level))
    for out in report.get("out", []):
        words = tr("hand {hand}: {player} finishes {place}")
        if out["prize"]:
            words = tr("hand {hand}: {player} finishes {place} and wins {prize} points")
        lines.append(words.format(**out | {"place": said(ordinal(out["place"]))}))
    if asked.has_programs:
        lines.append(tr("--seed {seed} plays the same deals again", seed=asked.seed))
    return lines
