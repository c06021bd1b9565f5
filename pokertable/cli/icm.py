"""``pokertable icm``: what tournament chips are worth in prizes."""

from __future__ import annotations

import argparse
from typing import Final

from pokertable.cli.language import figure, percent, tr
from pokertable.cli.output import Subparsers, json_line
from pokertable.session.words.breaks import padded

_DIGITS: Final = 14
"""Digits of a prize in JSON: the last ones that a float has are the error of the integral."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``icm`` command."""
    parser = subparsers.add_parser(
        "icm",
        help=tr("what each stack of a tournament is worth in prizes"),
        description=tr(
            "Each stack's expected prize if every chip is equally likely to win (ICM, Malmuth–Harville), exact for any "
            "number of players."
        ),
    )
    parser.add_argument(
        "--stacks", required=True, type=numbers, metavar="A,B,...", help=tr("the chips of each player still in")
    )
    parser.add_argument(
        "--prizes",
        required=True,
        type=numbers,
        metavar="X,Y,...",
        help=tr("the prizes left, first place first, in any unit"),
    )
    parser.add_argument("--json", action="store_true", help=tr("print only JSON"))
    parser.set_defaults(run=run)


def numbers(text: str) -> tuple[float, ...]:
    """Numbers separated by commas; raises `argparse.ArgumentTypeError` naming an invalid one."""
    found = []
    for part in text.split(","):
        try:
            found.append(float(part) if part.isascii() and len(part) <= 30 and "_" not in part else float("nan"))
        except ValueError:
            found.append(float("nan"))
        if found[-1] != found[-1]:
            raise argparse.ArgumentTypeError(tr("{text} isn't a number: write 5000,3000,2000", text=repr(part)))
    return tuple(found)


def run(args: argparse.Namespace) -> int:
    """Print each stack's expected prize; raises `ValueError` naming the invalid number."""
    from pokertable.analysis.icm import prizes_expected

    expected = prizes_expected(args.stacks, args.prizes).tolist()
    if args.json:
        told = [float(f"{prize:.{_DIGITS}g}") for prize in expected]
        players = [{"stack": _plain(s), "prize": prize} for s, prize in zip(args.stacks, told, strict=True)]
        print(json_line({"players": players}))
        return 0
    parts = [stack / max(args.stacks) for stack in args.stacks]  # of the largest: the sum of all may be too large
    heads = [tr("stack"), tr("chips in play"), tr("expected prize")]
    print("".join([padded(head, 18, right=True) for head in heads]))
    for stack, part, prize in zip(args.stacks, parts, expected, strict=True):
        print(
            f"{figure(stack, 0 if stack.is_integer() else 2):>18}{percent(part / sum(parts)):>18}{figure(prize, 2):>18}"
        )
    return 0


def _plain(number: float) -> float | int:
    return int(number) if number.is_integer() else number
