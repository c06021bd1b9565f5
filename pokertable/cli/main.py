"""The command line: parse, run a command, and report errors in one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from pokertable import __version__
from pokertable.cli import decide, equity, icm, output, play, quiz, read, replay, review, shot, simulate, tournament
from pokertable.cli import range as ranges
from pokertable.cli.language import BadArgument, add_language_argument, fault, speak, tr
from pokertable.cli.streams import settle
from pokertable.session.words.breaks import wrapped

COMMANDS = (play, read, equity, replay, simulate, tournament, icm, decide, ranges, review, quiz, shot)
SILENT = ("play", "shot")
"""Commands that print nothing."""
ASKING = frozenset(("-h", "--help", "--version"))
"""Options that print something without a command."""


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog="pokertable",
        description=tr("A practice table for poker. Without a command it opens the window."),
        formatter_class=Help,
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"pokertable {__version__}",
        help=tr("show program's version number and exit"),
    )
    play.add_profile_argument(parser)
    add_language_argument(parser)
    subparsers = parser.add_subparsers(dest="command", metavar=tr("COMMAND"), parser_class=OneLineParser)
    for command in COMMANDS:
        command.add_parser(subparsers)
    for each in subparsers.choices.values():
        add_language_argument(each, default=argparse.SUPPRESS)  # options before the command stay in force
        each.formatter_class = Help
    return parser


class Help(argparse.HelpFormatter):
    """Help with line breaks that also suit Japanese, and the language's colon after its headings."""

    class _Section(argparse.HelpFormatter._Section):
        def format_help(self) -> str:
            """The section; before Python 3.12 `argparse` sets the colon of English."""
            told = super().format_help()
            heading = tr("%(heading)s:") % {"heading": self.heading}
            return told.replace(f"{self.heading}:\n", f"{heading}\n", 1)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))


class OneLineParser(argparse.ArgumentParser):
    """A parser that reports an error in one line, exit status 2."""

    def error(self, message: str) -> None:  # type: ignore[override]
        """Print the message alone and exit with status 2."""
        output.complain(message, self.prog)
        self.exit(2)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    The exit status is 0, 1 (a replay met an illegal hand, or the output's reader has gone), 2 (bad input, or no way to
    print the answer), 130 (interrupted) or 128 and the number of the signal that ended it.
    """
    settle()
    try:
        try:
            with output.ends_at_signals():
                status = run(argv)
        finally:
            output.flush()
    except KeyboardInterrupt:
        output.complain(tr("interrupted"))
        status = 130
    except BrokenPipeError:  # the reader of our output has gone; there is nobody to tell
        status = 1
    except (ValueError, OSError) as error:
        output.complain(fault(error))
        status = 2
    output.drop_output()
    return status


def run(argv: Sequence[str] | None = None) -> int:
    """Parse the command line and run the command; returns the exit status."""
    words = sys.argv[1:] if argv is None else argv
    speak(words)
    parser = build_parser()
    parser.__class__ = OneLineParser
    if not ASKING.isdisjoint(words):
        output.require_output()
    for word in words:
        if word.startswith("--") and word.endswith("=--"):  # argparse ignores the empty value before Python 3.13
            raise BadArgument("{word}: expected a value", word=repr(word))
    args = parser.parse_args(words)
    if args.command is None:
        return play.open_window(args)
    if args.command not in SILENT:
        output.require_output(in_language=not args.json)
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
