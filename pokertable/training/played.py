"""A partly played hand as the subject of a question: the table, the deck, the actions."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card, known, parse_cards, show_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import Discarded, HandStarted
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.best import Cards
from pokertable.model.stakes import Stakes
from pokertable.model.variant import Variant
from pokertable.players.seen.walk import action_of

if TYPE_CHECKING:
    import random

_UNITS: Final = (1, 2, 3, 5, 10)
"""Chips of which all amounts of a disguise may be multiples."""


class OtherUnit(NamedTuple):
    """Amounts in the same proportion: all were multiples of `unit`, and become those of `new`."""

    unit: int
    new: int

    def chips(self, amount: int) -> int:
        """An amount."""
        return amount // self.unit * self.new

    def action(self, act: Action) -> Action:
        """An action with its amount, if it has one."""
        return RaiseTo(self.chips(act.amount)) if isinstance(act, RaiseTo) else act


def other_units(unit: int, rng: random.Random) -> list[int]:
    """The other units that a disguise may have, in random order."""
    return [new for new in rng.sample(_UNITS, len(_UNITS)) if new != unit]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A partly played hand: the table, the deck from the top, and the actions."""

    game: Game
    stacks: tuple[int, ...]
    button: int
    deck: Cards
    acts: tuple[Action, ...]

    @property
    def variant(self) -> Variant:
        """The game's variant."""
        return self.game.variant

    @property
    def seen(self) -> Cards:
        """All cards of the deck."""
        return self.deck

    @property
    def own_and_board(self) -> tuple[Cards, Cards]:
        """No own cards, and the board."""
        return (), known(self.play().state.board)

    def play(self) -> Hand:
        """The hand after these actions; raises `IllegalAction` if one of them is not legal."""
        hand = Hand(self.game, self.stacks, self.button, Deck(self.deck))
        for action in self.acts:
            hand.act(action)
        return hand

    def exchanged(self, exchange: Mapping[Card, Card]) -> PlayedDeal:
        """The hand with exchanged cards."""
        acts = tuple(
            Draw(tuple(exchange[card] for card in known(act.cards))) if isinstance(act, Draw) else act
            for act in self.acts
        )
        return replace(self, deck=tuple(exchange[card] for card in self.deck), acts=acts)

    @property
    def unit(self) -> int:
        """The most chips of which every amount of the hand is a multiple."""
        stakes = [getattr(self.game.stakes, name) for name in Stakes.__slots__]
        return math.gcd(*stakes, *self.stacks, *[act.amount for act in self.acts if isinstance(act, RaiseTo)])

    def in_units(self, new: int) -> PlayedDeal:
        """The hand with all amounts in the same proportion, their common `unit` now the `new` one."""
        moved = OtherUnit(self.unit, new)
        stakes = {name: moved.chips(getattr(self.game.stakes, name)) for name in Stakes.__slots__}
        game = replace(self.game, stakes=Stakes(**stakes))
        return replace(
            self, game=game, stacks=tuple(map(moved.chips, self.stacks)), acts=tuple(map(moved.action, self.acts))
        )

    def json(self) -> dict[str, Any]:
        """The deal in plain JSON values."""
        stakes = self.game.stakes
        return {
            "game": self.variant.key,
            "limit": self.game.structure.value,
            "stakes": {name: getattr(stakes, name) for name in Stakes.__slots__ if getattr(stakes, name)},
            "stacks": list(self.stacks),
            "button": self.button,
            "deck": show_cards(self.deck),
            "acts": [act_text(act) for act in self.acts],
        }

    def facts(self) -> dict[str, Any]:
        """The stakes, the stacks, every action with its player, and the board, as plain JSON values."""
        hand, stakes = self.play(), self.game.stakes
        started = hand.events[0]
        assert isinstance(started, HandStarted)
        return {
            "limit": self.game.structure.value,
            "small_bet": stakes.small_bet,
            "big_bet": stakes.big_bet,
            "antes": list(started.antes),
            "blinds": list(started.blinds),
            "bring_in": stakes.bring_in,
            "button": self.button + 1,
            "starting_stacks": list(self.stacks),
            "actions": self._told(),
            "board": [str(card) for card in known(hand.state.board)],
        }

    def _told(self) -> list[str]:
        """The actions in PHH's words, with the player of each: ``p3 cbr 40``."""
        hand = Hand(self.game, self.stacks, self.button, Deck(self.deck))
        said = []
        for act in self.acts:
            said.append(f"p{(hand.to_act or 0) + 1} {act_text(act)}")
            hand.act(act)
        return said

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> PlayedDeal:
        """The hand of `json`; raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        variant = CATALOGUE[data["game"]]
        game = Game(variant=variant, structure=Structure(data["limit"]), stakes=Stakes(**data["stakes"]))
        return cls(
            game,
            tuple(int(stack) for stack in data["stacks"]),
            int(data["button"]),
            parse_cards(data["deck"]),
            tuple(act_from(text) for text in data["acts"]),
        )


def done(hand: Hand) -> tuple[Action, ...]:
    """The actions of a hand that the dealer knows, discards with their cards."""
    discarded = iter([event for event in hand.events if isinstance(event, Discarded)])
    acts = (action_of(act) for act in hand.state.acts)
    return tuple([Draw(known(next(discarded).cards)) if isinstance(act, Draw) else act for act in acts])


def act_text(act: Action) -> str:
    """An action as PHH writes it: ``f``, ``cc``, ``pb``, ``cbr 40``."""
    match act:
        case Fold():
            return "f"
        case CheckCall():
            return "cc"
        case BringIn():
            return "pb"
        case RaiseTo(amount):
            return f"cbr {amount}"
        case Draw(cards):
            return f"sd {show_cards(cards)}".rstrip()


def act_from(text: str) -> Action:
    """The action of `act_text`; raises `KeyError` or `ValueError` for anything else."""
    if text.startswith("cbr "):
        return RaiseTo(int(text[4:]))
    if text.startswith("sd"):
        return Draw(parse_cards(text[2:]))
    acts: dict[str, Action] = {"f": Fold(), "cc": CheckCall(), "pb": BringIn()}
    return acts[text]
