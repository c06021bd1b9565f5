"""``pokertable replay``: plays PHH files through the engine and prints every hand's log, or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pokertable.cli.game_args import file_name, raises
from pokertable.cli.language import fault, figure, said, tr
from pokertable.cli.output import ProgressLine, Subparsers, complain, json_line
from pokertable.model.hand import events as happened
from pokertable.model.ranking.share import SHARE_NAMES
from pokertable.session.phh.read import PhhHand, Unreadable, in_hand, read_file
from pokertable.session.phh.replay import FileDecision, Replay, log, replay
from pokertable.session.phh.text import Amount, PhhActionError, PhhError


def add_parser(subparsers: Subparsers) -> None:
    """Add the ``replay`` command."""
    parser = subparsers.add_parser(
        "replay",
        help=tr("play hand histories in PHH through the engine"),
        description=tr(
            "Plays PHH files (.phh, .phhs) through the engine and prints every hand's log, or JSON. "
            "The exit status is 1 if a hand has an illegal action, 2 if a file or hand cannot be read."
        ),
    )
    parser.add_argument("files", nargs="+", type=file_name, metavar=tr("FILE"), help=tr("a .phh or .phhs file"))
    parser.add_argument(
        "--raise-cap",
        type=raises,
        metavar="N",
        help=tr(
            "maximum raises after the bet in a fixed-limit round, for files that don't say (default 3; -1: no cap)"
        ),
    )
    parser.add_argument("--json", action="store_true", help=tr("print only JSON, one object per hand"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay the files; 1 if an action was illegal, 2 if a hand or file could not be read (see standard error)."""
    status = 0
    progress = ProgressLine(shows=not sys.stdout.isatty())
    for name in args.files:
        try:
            hands = read_file(Path(name), args.raise_cap)
        except PhhError as error:
            progress.clear()
            complain(fault(error))
            status = 2
            continue
        for number, parsed in enumerate(hands, 1):
            status = max(status, _replay_one(name, parsed, progress, as_json=args.json))
            progress.say(tr("{file}, hands: {count}", file=name, count=figure(number, 0)))
    progress.clear()
    return status


def _replay_one(name: str, parsed: PhhHand | Unreadable, progress: ProgressLine, *, as_json: bool) -> int:
    """Print one hand; its status."""
    error: PhhError
    progress.clear()
    if isinstance(parsed, Unreadable):
        error = parsed.error
    else:
        try:
            played = replay(parsed)
        except PhhError as found:
            error = type(found)(in_hand(name, parsed.index, found))
        else:
            print(json_line(hand_json(name, played)) if as_json else "\n".join(_titled(name, played)))
            return 0
    if as_json:
        print(json_line({"file": name, "index": parsed.index, "error": " ".join(str(error).split())}))
    complain(fault(error))
    return 1 if isinstance(error, PhhActionError) else 2


def _titled(name: str, played: Replay) -> Iterator[str]:
    yield tr("{file}, hand {number}", file=name, number=played.phh.index)
    yield from log(played, said)
    yield ""


# JSON


def hand_json(name: str, played: Replay) -> dict[str, Any]:
    """A replayed hand; players count from 1 in the file's order, amounts are in the file's own units.

    `finishing_stacks` is null if the file ends before the hand is over.
    """
    phh, events = played.phh, played.events
    final = [phh.unit.amount(played.hand.state.stacks[phh.seat(player)]) for player in range(len(phh.stacks))]
    return {
        "file": name,
        "index": phh.index,
        "game": phh.game.variant.key,
        "limit": phh.game.structure.value,
        "starting_stacks": [phh.unit.amount(chips) for chips in phh.stacks],
        "finishing_stacks": final if played.finished else None,
        "decisions": [_decision_json(phh, decision) for decision in played.decisions],
        "pots": _pots_json(phh, events),
        "returned": _returned_json(phh, events),
        "shown": _shown_json(played),
    }


def _decision_json(phh: PhhHand, decision: FileDecision) -> dict[str, Any]:
    legal, amount = decision.legal, phh.unit.amount
    if legal.draw is not None:
        return {
            "player": decision.player + 1,
            "street": decision.street,
            "draw": legal.draw,
            "took": decision.took,
        }
    bounds = legal.raise_to
    return {
        "player": decision.player + 1,
        "street": decision.street,
        "fold": legal.fold,
        "check_call": None if legal.check_call is None else amount(legal.check_call),
        "raise_to": None if bounds is None else [amount(bounds[0]), amount(bounds[1])],
        "raise_reason": None if legal.raise_reason is None else str(legal.raise_reason),
        "bring_in": None if legal.bring_in is None else amount(legal.bring_in),
        "took": decision.took,
    }


def _pots_json(phh: PhhHand, events: list[happened.Event]) -> list[dict[str, Any]]:
    collected = [event.pots for event in events if isinstance(event, happened.BetsCollected)]
    pots: list[dict[str, Any]] = [
        {
            "amount": phh.unit.amount(pot.amount),
            "players": sorted(phh.player(seat) + 1 for seat in pot.seats),
            **dict.fromkeys(SHARE_NAMES),
            **{share.name: {} for share in phh.game.variant.shares if not share.must_qualify},
        }
        for pot in (collected[-1] if collected else ())
    ]
    for event in events:
        if isinstance(event, happened.PotAwarded):
            won = sorted((phh.player(seat) + 1, amount) for seat, amount in event.won)
            pots[event.pot][event.share] = {str(player): phh.unit.amount(amount) for player, amount in won}
    return pots


def _returned_json(phh: PhhHand, events: list[happened.Event]) -> dict[str, Amount]:
    returned: dict[str, int] = {}
    for event in events:
        if isinstance(event, happened.UncalledReturned):
            player = str(phh.player(event.seat) + 1)
            returned[player] = returned.get(player, 0) + event.amount
    return {player: phh.unit.amount(chips) for player, chips in returned.items()}


def _shown_json(played: Replay) -> list[dict[str, Any]]:
    """Hands in the order of showing; a hand turned up before all its cards were dealt is listed with all of them."""
    phh, holes = played.phh, played.hand.state.holes
    shown: list[dict[str, Any]] = []
    for event in played.events:
        if isinstance(event, happened.HandShown):
            shown.append({"player": phh.player(event.seat) + 1, "cards": [str(card) for card in holes[event.seat]]})
        elif isinstance(event, happened.HandMucked):
            shown.append({"player": phh.player(event.seat) + 1, "cards": "muck"})
    return shown
