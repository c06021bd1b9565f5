"""``pokertable equity``: each hand's equity."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from pokertable.cli.game_args import MOST_WHOLE, add_variant_argument, cards_from, variant_of, whole
from pokertable.cli.language import figure, outside, percent, tr
from pokertable.cli.output import ProgressLine, Subparsers, json_line
from pokertable.cli.streams import shown
from pokertable.model.cards import Card, show_cards
from pokertable.model.ranking.share import SHARE_NAMES
from pokertable.model.variant import Variant
from pokertable.session.words.breaks import padded

if TYPE_CHECKING:
    from pokertable.analysis.equity import EquityReport, HandEquity


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``equity`` command."""
    parser = subparsers.add_parser(
        "equity",
        help=tr("each hand's equity"),
        description=tr(
            "Each hand's equity: exact for up to 20 million deals (before the flop, equivalent boards are "
            "counted together), sampled beyond that."
        ),
        epilog=tr(
            "A range is a list of hands separated by commas, each made of cards (As), ranks (A) and * for any card: "
            "AA**, A2, AdAc** in Omaha; in hold'em also AKs, AKo, TT+, A2s-A5s. AA:0.5 gives those hands half the "
            "weight."
        ),
    )
    add_variant_argument(parser)
    parser.add_argument(
        "hands",
        nargs="+",
        metavar=tr("HAND"),
        help=tr(
            "two or more hands: AsKs, * is an unknown card (* alone: all unknown); or a range such as "
            "AA,AKs:0.5,TT+ or A2**; stud: up to seven cards; AA/Kd7s means two down cards from a range plus "
            "the known cards"
        ),
    )
    parser.add_argument("--board", default="", metavar=tr("CARDS"), help=tr("the board so far"))
    parser.add_argument("--dead", default="", metavar=tr("CARDS"), help=tr("cards that are known to be out of play"))
    method = parser.add_mutually_exclusive_group()
    method.add_argument("--samples", type=whole, metavar="N", help=tr("how many random deals"))
    method.add_argument("--exact", action="store_true", help=tr("all deals, even if that takes a minute"))
    parser.add_argument("--seed", type=whole, metavar="S", help=tr("makes a sample repeatable"))
    parser.add_argument("--json", action="store_true", help=tr("print only JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the equities; raises `ValueError` naming the invalid input."""
    from pokertable.analysis.equity import refine
    from pokertable.analysis.matchup import KnownCards, Matchup

    variant = variant_of(args)
    if args.samples == 0:
        raise outside("--samples", args.samples, MOST_WHOLE)
    board, dead = cards_from("--board", args.board), cards_from("--dead", args.dead)
    holdings = {hand: KnownCards.parse(hand, variant) for hand in args.hands}  # equal texts are parsed once
    matchup = Matchup(variant, [holdings[hand] for hand in args.hands], board, dead)
    progress = ProgressLine()
    try:
        for so_far in refine(matchup, samples=args.samples, exact=args.exact, seed=args.seed):
            report = so_far
            if so_far.progress < 1:
                progress.say(f"{so_far.progress:4.0%}")
    finally:
        progress.clear()
    if args.json:
        print(json_line(report_json(variant, matchup.board, matchup.dead, report)))
    else:
        print("\n".join(report_lines(variant, report)))
    return 0


def report_json(
    variant: Variant, board: tuple[Card, ...], dead: tuple[Card, ...], report: EquityReport
) -> dict[str, Any]:
    """The report as JSON."""
    return {
        "game": variant.key,
        "board": show_cards(board),
        "dead": show_cards(dead),
        "method": "exact" if report.exact else "sampled",
        "boards": report.deals,
        "seed": report.seed,
        "hands": [_hand_json(variant, hand) for hand in report.hands],
    }


def _hand_json(variant: Variant, hand: HandEquity) -> dict[str, Any]:
    result: dict[str, Any] = {
        "hand": hand.text,
        "equity": hand.equity,
        "stderr": hand.stderr,
        "scoop": hand.scoop,
        "quartered": hand.quartered,
    } | dict.fromkeys(SHARE_NAMES)
    for share, chances in zip(variant.shares, hand.shares, strict=True):
        result[share.name] = {"win": chances.win, "tie": chances.tie}
    return result


def report_lines(variant: Variant, report: EquityReport) -> list[str]:
    """The report as a table."""
    width = max(4, *(len(hand.text) for hand in report.hands))
    heads = [tr("equity"), *([] if report.exact else [shown("±")])]
    if variant.is_split:
        heads += [tr("scoop"), tr("quarter")]
        for share in variant.shares:
            heads += [tr("low win"), tr("low tie")] if share.is_low else [tr("high win"), tr("high tie")]
    else:
        heads += [tr("win"), tr("tie")]
    lines = [padded(tr("hand"), width) + "".join(padded(head, 10, right=True) for head in heads)]
    for hand in report.hands:
        figures = [hand.equity, *([] if report.exact else [hand.stderr])]
        figures += [hand.scoop, hand.quartered] if variant.is_split else []
        figures += [figure for share in hand.shares for figure in (share.win, share.tie)]
        lines.append(hand.text.ljust(width) + "".join(percent(each, 3).rjust(10) for each in figures))
    if report.exact:
        how = tr("exact") if report.deals == 1 else tr("exact, over all {deals} deals")
    else:
        how = tr("sampled with seed {seed}, {deals} deals")
    lines.append(how.format(seed=report.seed, deals=figure(report.deals, 0)))
    return lines
