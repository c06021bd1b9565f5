"""A table for tests: games in one word, stacked cards, and actions written as text."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, Card, parse_cards, shuffled_deck, split_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import Event
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import HouseRules, Stakes, blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant


def flop_game(
    key: str = "holdem",
    structure: str = "none",
    low: int = 5,
    high: int = 10,
    *,
    ante: int = 0,
    big_blind_ante: int = 0,
    **house: Any,
) -> Game:
    """A game with blinds; `low`/`high` are the blinds, or with fixed limit the two bets."""
    kind = Structure(structure)
    return Game(
        variant=CATALOGUE[key],
        structure=kind,
        stakes=blind_stakes(kind, low, high, ante=ante, big_blind_ante=big_blind_ante),
        house=HouseRules(**house),
    )


def stud_game(low: int = 10, high: int = 20, *, ante: int = 1, bring_in: int = 3, **house: Any) -> Game:
    """Fixed-limit seven-card stud hi/lo."""
    return Game(
        variant=CATALOGUE["stud8"],
        structure=Structure.FIXED,
        stakes=bring_in_stakes(low, high, ante=ante, bring_in=bring_in),
        house=HouseRules(**house),
    )


def any_game(variant: Variant, structure: Structure, **house: Any) -> Game:
    """A game of any variant value, at stakes that suit it."""
    stakes: Stakes = bring_in_stakes(10, 20) if variant.brings_in else blind_stakes(structure, 10, 20)
    return Game(variant=variant, structure=structure, stakes=stakes, house=HouseRules(**house))


class Stacked:
    """A card source that deals chosen cards to seats and board, whatever the order, and other cards elsewhere."""

    def __init__(self, holes: Mapping[int, str] | None = None, board: str = "", burns: str = "") -> None:
        self._holes = {seat: list(parse_cards(text)) for seat, text in (holes or {}).items()}
        self._board = list(parse_cards(board))
        self._burns = list(parse_cards(burns))
        chosen = {*self._board, *self._burns, *(card for cards in self._holes.values() for card in cards)}
        assert len(chosen) == len(self._board) + len(self._burns) + sum(map(len, self._holes.values())), "a card twice"
        # From the middle of the deck out, so that filler cards are neither the lowest nor the highest.
        self._rest = sorted((card for card in DECK if card not in chosen), key=lambda card: abs(card - 26))
        self._given = 0
        self.returned: list[Card] = []

    def _next(self, wanted: list[Card]) -> Card:
        self._given += 1
        return wanted.pop(0) if wanted else self._rest.pop(0)

    def hole(self, seat: int) -> Card:
        return self._next(self._holes.get(seat, []))

    def board(self) -> Card:
        return self._next(self._board)

    def burn(self) -> Card:
        return self._next(self._burns)

    def stub(self) -> int:
        return 52 - self._given

    def shuffle_in(self, burns: Sequence[Any]) -> None:
        self.returned = list(burns)
        self._rest.extend(burns)
        self._given -= len(burns)


def deal(
    game: Game,
    stacks: Sequence[int],
    *,
    button: int | None = None,
    holes: Mapping[int, str] | None = None,
    board: str = "",
    burns: str = "",
) -> Hand:
    """A hand with the button on the last seat: seats 0 and 1 are the blinds (heads-up: 1 and 0)."""
    return Hand(game, stacks, len(stacks) - 1 if button is None else button, Stacked(holes, board, burns))


_MOVE = re.compile(r"(\d)([fcbrd])([2-9TJQKAcdhs]*|\d*)$")


def play(hand: Hand, line: str) -> Hand:
    """Play moves such as ``2r700 3f 4c 5b 1dKs2c``: seat, then fold, check/call, bring-in, raise-to or draw."""
    for word in line.split():
        seat, action = move(word)
        assert hand.to_act == seat, f"{word}: seat {hand.to_act} is to act"
        hand.act(action, seat)
    return hand


def move(word: str) -> tuple[int, Action]:
    """The seat and the action of one move."""
    match = _MOVE.match(word)
    assert match, word
    kind = match[2]
    plain: dict[str, Action] = {"f": Fold(), "c": CheckCall(), "b": BringIn()}
    if kind == "d":
        return int(match[1]), Draw(parse_cards(match[3]))
    return int(match[1]), RaiseTo(int(match[3])) if kind == "r" else plain[kind]


def check_down(hand: Hand) -> Hand:
    """Check or call (bring in where it is due, stand pat at a draw) to the end."""
    while not hand.over:
        hand.act(Draw() if hand.state.drawing else BringIn() if hand.state.bring_in_due else CheckCall())
    return hand


def events_of(hand: Hand, kind: type[Any]) -> list[Any]:
    """The hand's events of one kind, in order."""
    return [event for event in hand.events if isinstance(event, kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of the events' types."""
    return [type(event).__name__ for event in events]


def stacks(hand: Hand) -> list[int]:
    """Chips by seat."""
    return list(hand.state.stacks)


def cards(text: str) -> list[Card]:
    """The cards of a text, where the same card may come more than once."""
    return [Card.parse(name) for name in split_cards(text)]


def top_down(seed: int) -> list[Card]:
    """The cards of `Deck.shuffled` with this seed, the top card first."""
    return shuffled_deck(random.Random(seed))
