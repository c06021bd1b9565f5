"""``pokertable read``: the best high and low of a hand, the cards that play, and why there is no low."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from pokertable.cli.game_args import add_variant_argument, cards_from, variant_of
from pokertable.cli.language import BadArgument, in_clauses, said, tr
from pokertable.cli.output import Subparsers, json_line
from pokertable.model.cards import Card, show_cards
from pokertable.model.ranking.best import MadeHand, best_hand, ways
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import SHARE_NAMES, PotShare
from pokertable.model.variant import Variant


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``read`` command."""
    parser = subparsers.add_parser(
        "read",
        help=tr("the best high and low of a hand"),
        description=tr("Names the best high and low of a hand, the cards that play, and why there is no low."),
    )
    add_variant_argument(parser)
    parser.add_argument("--hand", required=True, metavar=tr("CARDS"), help=tr("the hole cards, such as AsAh2s3h"))
    parser.add_argument("--board", default="", metavar=tr("CARDS"), help=tr("the board so far, such as 5s6s7s"))
    parser.add_argument("--json", action="store_true", help=tr("print only JSON"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the reading; raises `ValueError` naming a bad game, hand or board."""
    variant = variant_of(args)
    hand, board = cards_from("--hand", args.hand), cards_from("--board", args.board)
    _require_counts(variant, hand, board)
    _require_apart(hand, board)
    if args.json:
        print(json_line(reading(variant, hand, board)))
    else:
        print("\n".join(report(variant, hand, board)))
    return 0


def reading(variant: Variant, hand: Sequence[Card], board: Sequence[Card]) -> dict[str, Any]:
    """The reading as JSON: `high` and `low` null where there is none, `low_reason` why a split game has no low."""
    result: dict[str, Any] = {
        "game": variant.key,
        "hand": show_cards(hand),
        "board": show_cards(board),
        **dict.fromkeys(SHARE_NAMES),
        "low_reason": None,
    }
    for share in variant.shares:
        made = best_hand(share, hand, board)
        result[share.name] = None if made is None else _made_json(made, ways(share, hand, board))
        if share.is_low:
            reason = why_no_low(share, hand, board)
            result["low_reason"] = None if reason is None else str(reason)
    return result


def report(variant: Variant, hand: Sequence[Card], board: Sequence[Card]) -> list[str]:
    """The reading as lines of text."""
    words = tr("{game}: {hand} on {board}") if board else tr("{game}: {hand}")
    lines = [words.format(game=said(variant.title), hand=_spaced(hand), board=_spaced(board))]
    for share in variant.shares:
        lines += _share_report(share, hand, board)
    return lines


def _share_report(share: PotShare, hand: Sequence[Card], board: Sequence[Card]) -> list[str]:
    made = best_hand(share, hand, board)
    if made is None:
        reason = why_no_low(share, hand, board)
        why = tr("fewer than five cards play") if reason is None else said(reason)
        none = tr("low:  none ({reason})") if share.is_low else tr("high: none ({reason})")
        return [none.format(reason=why)]
    words = tr("low:  {name} ({cards})") if share.is_low else tr("high: {name} ({cards})")
    lines = [words.format(name=said(made.name), cards=_spaced(made.cards))]
    if board:
        lines.append(f"      {_sources(made)}")
    others = [hole for hole in ways(share, hand, board) if hole != made.hole]
    if others and board:
        good = in_clauses(_spaced(hole) or tr("the board alone") for hole in others)
        lines.append("      " + tr("equally good: {cards}", cards=good))
    return lines


def _sources(made: MadeHand) -> str:
    if not made.hole:
        return tr("the board plays")
    if not made.board:
        return tr("all from the hand")
    return tr("{hand} from the hand, {board} from the board", hand=_spaced(made.hole), board=_spaced(made.board))


def _made_json(made: MadeHand, holes: Sequence[Sequence[Card]]) -> dict[str, Any]:
    return {
        "category": made.category.value,
        "name": str(made.name),
        "cards": _names(made.cards),
        "hole": _names(made.hole),
        "board": _names(made.board),
        "ways": [_names(hole) for hole in holes],
    }


def _names(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def _spaced(cards: Sequence[Card]) -> str:
    return " ".join(_names(cards))


def _require_counts(variant: Variant, hand: Sequence[Card], board: Sequence[Card]) -> None:
    """Check the card counts: a flop game needs its whole hand; stud takes own cards and at most one shared card."""
    dealt = variant.hole_cards
    most_board = variant.board_cards or int(variant.shared_last_card)
    if len(board) > most_board:
        raise BadArgument(
            "--board {board}: {count}, expected {most}",
            board=show_cards(board),
            count=_count(len(board)),
            most=_at_most(most_board),
        )
    if variant.board_cards:
        if len(hand) != dealt:
            raise BadArgument(
                "--hand {hand}: {count}, expected {expected} in {key}",
                hand=repr(show_cards(hand)),
                count=_count(len(hand)),
                expected=dealt,
                key=variant.key,
            )
    elif not 1 <= len(hand) <= dealt - len(board):
        raise BadArgument(
            "--hand {hand}: {count}, expected 1 to {most} in {key}",
            hand=repr(show_cards(hand)),
            count=_count(len(hand)),
            most=dealt - len(board),
            key=variant.key,
        )


def _require_apart(hand: Sequence[Card], board: Sequence[Card]) -> None:
    for card in board:
        if card in hand:
            raise BadArgument("--board {board}: {card} is in the hand too", board=show_cards(board), card=card)


def _count(cards: int) -> str:
    return tr("1 card") if cards == 1 else tr("{count} cards", count=cards)


def _at_most(cards: int) -> str:
    return tr("at most {cards}", cards=_count(cards)) if cards else tr("none")
