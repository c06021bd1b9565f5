"""The command line: parse, run a command, and say errors in one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from pokertable import __version__
from pokertable.cli import equity, play, quiz, read, replay, shot, simulate

COMMANDS = (play, read, equity, replay, simulate, quiz, shot)


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog="pokertable", description="A practice table for poker. Without a command it opens the window."
    )
    parser.add_argument("--version", action="version", version=f"pokertable {__version__}")
    play.add_profile_argument(parser)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=OneLineParser)
    for command in COMMANDS:
        command.add_parser(subparsers)
    return parser


class OneLineParser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line, exit status 2."""

    def error(self, message: str) -> None:  # type: ignore[override]
        """Print the message alone and leave with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    The exit status is 0, 1 (a replay met an illegal hand), 2 (bad input) or 130 (interrupted).
    """
    parser = build_parser()
    parser.__class__ = OneLineParser
    args = parser.parse_args(argv)
    run = play.open_window if args.command is None else args.run
    try:
        status: int = run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("pokertable: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader of our output has gone; there is nobody to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (ValueError, OSError) as error:
        print(f"pokertable: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    sys.exit(main())
