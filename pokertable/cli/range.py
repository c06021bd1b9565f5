"""``pokertable range``: a player's range after each of its actions, assuming a given persona."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from pokertable.cli.decide import raise_kind, stopped_hand
from pokertable.cli.game_args import file, whole
from pokertable.cli.language import choice, outside, percent, said, street, tr
from pokertable.cli.opponents import opponent_from
from pokertable.cli.output import Subparsers, json_line
from pokertable.model.cards import Card, show_cards
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.events import RaiseKind
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.session.phh.replay import Replay
from pokertable.session.record.known_since import known_since
from pokertable.session.words.breaks import padded

if TYPE_CHECKING:
    from pokertable.players.ranges.reading import Reading

TOP = 10
"""Number of likeliest hands listed."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``range`` command."""
    parser = subparsers.add_parser(
        "range",
        help=tr("what a player can have after each action, assuming it plays like a persona"),
        description=tr(
            "What a player can have after each action, assuming it plays like a persona: classes of hands "
            "and the likeliest ones. Cards that the file gives for others are dead once dealt; the player's "
            "own are not used."
        ),
    )
    parser.add_argument("file", metavar=tr("FILE"), type=file, help=tr("a .phh file"))
    parser.add_argument(
        "--player", required=True, type=whole, metavar="N", help=tr("counted from 1, in the file's order")
    )
    parser.add_argument(
        "--as", dest="persona", required=True, metavar=tr("PERSONA"), help=tr("such as tag or tag:expert")
    )
    parser.add_argument("--json", action="store_true", help=tr("print only JSON, one object per action"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the range after each action; raises `ValueError` for an unreadable hand, `OSError` for the file."""
    played = stopped_hand(args.file)
    if not 1 <= args.player <= len(played.phh.stacks):
        raise outside("--player", args.player, len(played.phh.stacks))
    persona, say = opponent_from(args.persona, getattr(args, "profile", None)), str if args.json else said
    variant = played.hand.observe(None).game.variant
    for found, kind in ranges(played, args.player, persona, say):
        print(json_line(found) if args.json else "\n".join(as_text(found, kind, variant)), flush=True)
    return 0


def ranges(
    played: Replay, player: int, persona: str, say: Callable[[Phrase], str] = str
) -> Iterator[tuple[dict[str, Any], RaiseKind]]:
    """The player's actions one by one as JSON, each with the kind of a raise; `note` marks one that no hand takes.

    `say` words the classes and the note.
    """
    from pokertable.players.opponents.personas import policy_of
    from pokertable.players.ranges.reading import readings

    seat = played.phh.seat(player - 1)
    for read in readings(policy_of(persona), played.hand.observe(None), seat, known_since(played.events, seat)):
        yield _as_json(played, player, seat, read, say), raise_kind(read.public)


def _as_json(played: Replay, player: int, seat: int, read: Reading, say: Callable[[Phrase], str]) -> dict[str, Any]:
    import numpy as np

    from pokertable.players.ranges.classes import classes_of, classify_at

    public = read.public
    variant, street = public.game.variant, public.street
    names = classes_of(variant, street, public.known_board)
    some = np.flatnonzero(read.before)
    number = classify_at(public, seat, read.hands[some])
    before = np.bincount(number, read.before[some], len(names))
    after = np.bincount(number, read.after[some], len(names))
    top = np.argsort(-read.after, kind="stable")[:TOP]
    did = played.phh.unit.action(read.action, free=public.legal is not None and public.legal.free)
    took = f"{did['do']} to {did['to']}" if "to" in did else did["do"]
    if isinstance(read.action, Draw):
        took = f"draw {len(read.action.cards)}" if read.action.cards else "pat"
    found = {
        "player": player,
        "street": public.street_rules.name,
        "took": took,
        "p": read.taken,
        "hands": int(np.count_nonzero(read.after)),
        "classes": [
            {"class": say(each.name), "before": float(first), "after": float(then)}
            for each, first, then in zip(names, before, after, strict=True)
        ],
        "top": [
            {"hand": show_cards(sorted(map(Card, read.hands[at].tolist()), reverse=True)), "p": float(read.after[at])}
            for at in top
            if read.after[at] > 0
        ],
        "method": "exact" if read.exact else "sampled",
    }
    if not read.taken:
        found["note"] = say(phrase("no hand in the range does this, so nothing can be said"))
    return found


def _took(words: str, kind: RaiseKind) -> str:
    if words == "pat":
        return tr("stand pat")
    if words.startswith("draw "):
        return tr("draw {count}", count=words.removeprefix("draw "))
    do, _, to = words.partition(" to ")
    return choice({"do": do, "to": to} if to else {"do": do}, kind)


def as_text(found: dict[str, Any], kind: RaiseKind, variant: Variant) -> list[str]:
    """One action as lines of text, a raise of this kind."""
    head = tr("p{player}, {street}: {took} ({share} of the range)")
    where, share = street(found["street"], variant), percent(found["p"])
    lines = [head.format(player=found["player"], street=where, took=_took(found["took"], kind), share=share)]
    for each in found["classes"]:
        before, after = (percent(each[when]).rjust(6) for when in ("before", "after"))
        lines.append(f"  {padded(each['class'], 44)} {before} → {after}")
    if "note" in found:
        lines.append(f"  {found['note']}")
    return lines
