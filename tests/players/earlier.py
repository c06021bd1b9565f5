"""An opponent of another version of this program as a program in a seat, so that versions can play each other.

    git worktree add /tmp/before COMMIT
    pokertable simulate --game stud8 --limit fixed --hands 2000 --seed 1 --duplicate \\
        --players "tag,program:env PYTHONPATH=/tmp/before python tests/players/earlier.py tag"

Nothing is imported from here: the package comes from the other checkout. The hand is dealt again from what the
question tells, so the other version sees what this seat sees.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import HIDDEN, AnyCard, parse_cards, show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand

if TYPE_CHECKING:
    from pokertable.model.game import Game

try:
    from pokertable.model.hand.actions import Draw
except ImportError:  # versions without draw games

    class Draw:  # type: ignore[no-redef]
        """Nobody draws."""

        __match_args__ = ("cards",)


Message = dict[str, Any]
Cards = Sequence[AnyCard]


def first_of(*names: str) -> Any:
    """The first of these modules that the version has."""
    for name in names:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    raise SystemExit(f"none of {', '.join(names)}")


class Seen:
    """The dealer's cards as one seat has seen them."""

    def __init__(self, holes: Sequence[Cards], board: Cards) -> None:
        self._holes = [iter(cards) for cards in holes]
        self._board = iter(board)
        self._left = 52

    def hole(self, seat: int) -> AnyCard:
        """The next card of a seat."""
        self._left -= 1
        return next(self._holes[seat], HIDDEN)

    def board(self) -> AnyCard:
        """The next card of the board."""
        self._left -= 1
        return next(self._board, HIDDEN)

    def burn(self) -> AnyCard:
        """A card that nobody sees."""
        self._left -= 1
        return HIDDEN

    def stub(self) -> int:
        """Cards that are left."""
        return self._left

    def shuffle_in(self, burns: Cards) -> None:
        """Put burned cards back."""
        self._left += len(burns)


def action(act: Message) -> Action:
    """An action of the history."""
    match act["do"]:
        case "fold":
            return Fold()
        case "raise":
            return RaiseTo(act["to"])
        case "bring-in":
            return BringIn()
        case "draw":
            return Draw((HIDDEN,) * act["discarded"])
        case _:
            return CheckCall()


def answer(chosen: Action) -> Message:
    """An action as an answer."""
    match chosen:
        case Fold():
            return {"do": "fold"}
        case RaiseTo(to):
            return {"do": "raise", "to": to}
        case BringIn():
            return {"do": "bring-in"}
        case Draw(cards):
            return {"do": "draw", "discard": show_cards(cards)}
        case _:
            return {"do": "call"}


def cards_of(question: Message, seat: int, downs: int) -> Cards:
    """A seat's cards in the order dealt; what lies face down is hidden unless it is ours."""
    view = question["seats"][seat]
    if seat == question["seat"]:
        return own_cards(question)[0]
    return [*[HIDDEN] * min(downs, view["cards"]), *parse_cards(view["up"]), *[HIDDEN] * 7]


def own_cards(question: Message) -> tuple[Cards, list[Cards]]:
    """Our own cards in the order dealt, and what we discarded at each draw."""
    drew = [act["discarded"] for act in question["history"] if act["do"] == "draw" and act["seat"] == question["seat"]]
    held, discarded = list(parse_cards(question["hole"])), list(parse_cards(question.get("thrown", "")))
    drawn: list[AnyCard] = []
    discards: list[Cards] = []
    for count in reversed(drew):
        kept, gone = len(held) - count, len(discarded) - count
        drawn = [*held[kept:], *drawn]
        discards.insert(0, discarded[gone:])
        held, discarded = [*held[:kept], *discarded[gone:]], discarded[:gone]
    return [*held, *drawn], discards


def dealt_again(question: Message, game: Game) -> Hand:
    """The hand as the seat to act sees it."""
    seats = question["seats"]
    downs = game.variant.streets[0].down
    holes = [cards_of(question, seat, downs) for seat in range(len(seats))]
    stacks = [seat["stack"] + seat["put_in"] for seat in seats]
    hand = Hand(game, stacks, question["button"], Seen(holes, parse_cards(question["board"])))
    _, discards = own_cards(question)
    for act in question["history"]:
        own = act["do"] == "draw" and act["seat"] == question["seat"]
        hand.act(Draw(tuple(discards.pop(0))) if own else action(act), act["seat"])
    return hand


def main(name: str) -> None:
    """Answer the questions on standard input until it ends."""
    policies = first_of("pokertable.players.opponents.personas", "pokertable.players.personas").PERSONAS
    choose = first_of("pokertable.players.seen.policy", "pokertable.players.policy").choose
    game: Game | None = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            stakes = first_of("pokertable.model.stakes", "pokertable.model.games").Stakes(**told["stakes"])
            kind = first_of("pokertable.model.game", "pokertable.model.games").Game
            game = kind(variant=CATALOGUE[told["game"]], structure=Structure(told["limit"]), stakes=stakes)
            said = {"type": "ready", "name": f"earlier {name}"}
        elif told["type"] == "act" and game is not None:
            hand = dealt_again(told, game)
            rng = Random(f"{told['hand']} {told['seat']} {len(told['history'])}")
            chosen = choose(policies[name], hand.observe(None), hand.state.holes[told["seat"]], rng).action
            said = answer(chosen)
        else:
            continue
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
