"""``pokertable shot``: a page of the window as a picture, no display needed."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Collection, Iterator

from pokertable.cli.game_args import file, whole
from pokertable.cli.language import BadArgument, tr, unknown
from pokertable.cli.output import Subparsers, ends_at_once_at_ctrl_c
from pokertable.cli.play import OPTIONS, add_table_arguments, choice_from
from pokertable.model.cards import parse_cards
from pokertable.session.profile.settings import TEXT_SIZES

_OPTIONS = ("hand", "board", "topic", "odds")
"""Options of single pages: each page names those that it takes."""
MOST_STEPS = 1000
LEAST, MOST = (320, 240), (7680, 4320)


class _Pages(Collection[str]):
    """The names of what can be pictured, looked up where they are read: Qt is loaded for it."""

    def __iter__(self) -> Iterator[str]:
        from pokertable.studio import pictures

        return iter(pictures())

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        return True  # `run` refuses a name in our own words


def add_parser(subparsers: Subparsers) -> None:
    """Add ``shot``."""
    parser = subparsers.add_parser("shot", help=tr("render a page of the window to a picture"), epilog=tr(OPTIONS))
    pages = tr("one of {names}", names="%(choices)s")
    parser.add_argument("page", metavar=tr("PAGE"), choices=_Pages(), help=pages)
    parser.add_argument("out", metavar=tr("OUT.png"), type=file, help=tr("the picture to write"))
    add_table_arguments(parser, game="omaha8")
    parser.add_argument(
        "--step",
        metavar="K",
        type=whole,
        default=0,
        help=tr("play K decisions first, checking or calling; quiz, today: give K answers; review: go K rows down"),
    )
    parser.add_argument("--size", metavar="WxH", default="1280x800", help=tr("size of the window (default 1280x800)"))
    parser.add_argument("--scale", metavar="N", type=float, default=1.0, help=tr("pixels per point (default 1)"))
    parser.add_argument("--theme", metavar="dark|light", default="dark", help=tr("the look of the window"))
    parser.add_argument("--text-size", metavar="100..200", default="100", help=tr("in percent (default 100)"))
    parser.add_argument("--deck", metavar="2|4", default="4", help=tr("colours of the suits"))
    parser.add_argument("--amounts", metavar="chips|blinds", default="chips", help=tr("unit of the amounts shown"))
    parser.add_argument("--hand", metavar="H", help=tr("lab: the hole cards"))
    parser.add_argument("--board", metavar="B", default="", help=tr("lab: the board"))
    parser.add_argument("--topic", metavar="T", help=tr("quiz: the topic of the question"))
    parser.add_argument("--hints", action="store_true", help=tr("show what your hand makes now"))
    parser.add_argument("--odds", action="store_true", help=tr("table: live help, and what an opponent can have"))
    parser.set_defaults(run=run)


def size_from(text: str) -> tuple[int, int]:
    """A size written as ``1280x800``; raises `ValueError` naming the text."""
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text, re.ASCII)
    if match:
        width, height = int(match[1]), int(match[2])
        if LEAST[0] <= width <= MOST[0] and LEAST[1] <= height <= MOST[1]:
            return width, height
    raise BadArgument(
        "--size {text}: expected {least} to {most}, such as 1280x800",
        text=repr(text),
        least="x".join(map(str, LEAST)),
        most="x".join(map(str, MOST)),
    )


def run(args: argparse.Namespace) -> int:
    """Render the page and write the picture; raises `ValueError` or `OSError` naming the invalid input."""
    if args.theme not in ("dark", "light"):
        raise BadArgument("--theme {theme}: expected dark or light", theme=repr(args.theme))
    if args.deck not in ("2", "4"):
        raise BadArgument("--deck {deck}: expected 2 or 4", deck=repr(args.deck))
    if args.amounts not in ("chips", "blinds"):
        raise BadArgument("--amounts {amounts}: expected chips or blinds", amounts=repr(args.amounts))
    if args.text_size not in map(str, TEXT_SIZES):
        raise unknown("--text-size", args.text_size, TEXT_SIZES)
    if not 0.5 <= args.scale <= 4:
        raise BadArgument("--scale {scale}: expected 0.5 to 4", scale=format(args.scale, "g"))
    if args.step > MOST_STEPS:
        raise BadArgument("--step {step}: expected at most {most}", step=args.step, most=MOST_STEPS)
    if args.out.suffix.lower() != ".png":
        raise BadArgument("{out}: expected a name that ends in .png", out=args.out)
    hand, board = parse_cards(args.hand or ""), parse_cards(args.board)
    size = size_from(args.size)
    choice = choice_from(args)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = f"{args.scale:g}"
    with ends_at_once_at_ctrl_c():
        from pokertable.app.pages.page import Wanted
        from pokertable.session.profile.settings import AMOUNTS, Settings
        from pokertable.studio import Studio, pictures

        seed, found = 1 if args.seed is None else args.seed, pictures()
        if args.page not in found:
            raise unknown(tr("page"), args.page, found)
        picture = found[args.page]
        for option in _OPTIONS:
            if getattr(args, option) and option not in picture.options:
                takes = ", ".join(each.name for each in found.values() if option in each.options)
                raise BadArgument("--{option} belongs to the page {page}", option=option, page=takes)
        settings = Settings(theme=args.theme, deck=int(args.deck), speed=0.0, bot_delay_ms=0, hints=args.hints)
        settings.language = args.language or "en"
        settings.amounts = AMOUNTS[args.amounts == "blinds"]
        settings.text_size = int(args.text_size)
        studio = Studio(settings, size, seed=seed)
        wanted = Wanted(
            choice=choice, step=args.step, seed=seed, hand=hand, board=board, topic=args.topic, odds=args.odds
        )
        studio.lead(picture, wanted)
        studio.save(args.out)
    return 0
