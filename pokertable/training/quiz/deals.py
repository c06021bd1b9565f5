"""The subject of a question: laid-out cards, or a played hand. All other data follows from it.

A deal can be stored as JSON (as for a miss) and changed into another one with other suits and ranks.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeAlias

from pokertable.model.cards import Card, parse_cards, show_cards, shuffled_deck
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.best import Cards
from pokertable.model.text import BadInput
from pokertable.model.variant import Variant
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.played import PlayedDeal
from pokertable.training.reads.spot import ReadSpot

Exchange = Mapping[Card, Card]


class QuizError(BadInput):
    """A topic, game, count or stored deal that the quiz cannot use; the text names it and what was expected."""


class Deal(Protocol):
    """The subject of a question, as a value; `json` and `facts` are plain JSON values."""

    @property
    def variant(self) -> Variant:
        """The game's variant."""

    @property
    def seen(self) -> Cards:
        """All cards of the deal."""

    @property
    def own_and_board(self) -> tuple[Cards, Cards]:
        """One's own cards and the board."""

    def exchanged(self, exchange: Exchange) -> Self:
        """The deal with exchanged cards."""

    def json(self) -> dict[str, Any]:
        """The stored form."""

    def facts(self) -> dict[str, Any]:
        """The facts from which an answer follows."""


@dataclass(frozen=True, slots=True)
class UpHand:
    """Another stud player's up cards."""

    cards: Cards
    folded: bool


@dataclass(frozen=True, slots=True)
class CardDeal:
    """One's own cards, the board, in stud the others' up cards, and the number of draws to come, a due one included."""

    variant: Variant
    hand: Cards
    board: Cards
    others: tuple[UpHand, ...] = ()
    draws: int = 0

    @property
    def seen(self) -> Cards:
        """All cards of the deal."""
        return (*self.hand, *self.board, *(card for other in self.others for card in other.cards))

    @property
    def own_and_board(self) -> tuple[Cards, Cards]:
        """One's own cards and the board."""
        return self.hand, self.board

    def facts(self) -> dict[str, Any]:
        """All cards, the others' up cards included, as plain JSON values."""
        found: dict[str, Any] = {"hand": list(map(str, self.hand)), "board": list(map(str, self.board))}
        if self.others:
            found["others"] = [{"up": list(map(str, each.cards)), "folded": each.folded} for each in self.others]
        return found

    def exchanged(self, exchange: Exchange) -> CardDeal:
        """The deal with exchanged cards, each group sorted from the highest down."""
        others = tuple(UpHand(_moved(other.cards, exchange), other.folded) for other in self.others)
        return CardDeal(self.variant, _moved(self.hand, exchange), _moved(self.board, exchange), others, self.draws)

    def json(self) -> dict[str, Any]:
        """The deal in plain JSON values."""
        data: dict[str, Any] = {
            "game": self.variant.key,
            "hand": show_cards(self.hand),
            "board": show_cards(self.board),
        }
        if self.others:
            data["others"] = [[show_cards(other.cards), other.folded] for other in self.others]
        if self.draws:
            data["draws"] = self.draws
        return data


@dataclass(frozen=True, slots=True)
class HandsDeal:
    """The hands of several players, face up."""

    variant: Variant
    hands: tuple[Cards, ...]

    @property
    def seen(self) -> Cards:
        """All cards of the deal."""
        return tuple(card for hand in self.hands for card in hand)

    @property
    def own_and_board(self) -> tuple[Cards, Cards]:
        """No cards: every hand is some player's."""
        return (), ()

    def facts(self) -> dict[str, Any]:
        """The hands by player, counted from 1, as plain JSON values."""
        return {"hands": {str(player): list(map(str, hand)) for player, hand in enumerate(self.hands, 1)}}

    def exchanged(self, exchange: Exchange) -> HandsDeal:
        """The deal with exchanged cards, each hand sorted."""
        return HandsDeal(self.variant, tuple(_moved(hand, exchange) for hand in self.hands))

    def json(self) -> dict[str, Any]:
        """The deal in plain JSON values."""
        return {"game": self.variant.key, "hands": [show_cards(hand) for hand in self.hands]}


AnyDeal: TypeAlias = CardDeal | HandsDeal | PlayedDeal | ReadSpot | DecideSpot


def deal_from_json(data: object) -> AnyDeal:
    """The deal of a stored form; raises `QuizError` for anything else."""
    try:
        return _read(data)
    except QuizError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise QuizError(f"a stored deal cannot be read: {error}") from error


def _read(data: Any) -> AnyDeal:
    if not isinstance(data, dict):
        raise QuizError(f"a stored deal cannot be read: {type(data).__name__} instead of an object")
    variant = CATALOGUE[data["game"]]
    if "hands" in data:
        return HandsDeal(variant, tuple(parse_cards(hand) for hand in data["hands"]))
    if "choices" in data:
        return DecideSpot.from_json(data)
    if "deck" not in data:
        others = tuple(UpHand(parse_cards(cards), bool(folded)) for cards, folded in data.get("others", ()))
        draws = int(data.get("draws", 0))
        return CardDeal(variant, parse_cards(data["hand"]), parse_cards(data["board"]), others, draws)
    return ReadSpot.from_json(data) if "players" in data else PlayedDeal.from_json(data)


def _moved(cards: Sequence[Card], exchange: Exchange) -> Cards:
    return tuple(exchange[card] for card in cards)


def random_hand(
    game: Game,
    stacks: tuple[int, ...],
    rng: random.Random,
    *,
    folds: float,
    raises: float,
    most_acts: int | None = None,
) -> PlayedDeal:
    """A hand of random actions, played to its end, or with `most_acts` to some decision after at most that many."""
    button = rng.randrange(len(stacks))
    deck = tuple(shuffled_deck(rng))
    hand = Hand(game, stacks, button, Deck(deck))
    count = None if most_acts is None else rng.randint(1, most_acts)
    acts: list[Action] = []
    while not hand.over and len(acts) != count:
        acts.append(_random_action(hand, rng, folds=folds, raises=raises))
        hand.act(acts[-1])
    if count is not None and hand.over:
        acts.pop()
    return PlayedDeal(game, stacks, button, deck, tuple(acts))


def _random_action(hand: Hand, rng: random.Random, *, folds: float, raises: float) -> Action:
    """A legal action: a raise of some size, a fold facing a bet, else a check or call."""
    found = hand.bounds()
    draw = rng.random()
    if found.raise_to is not None and draw < raises:
        least, most = found.raise_to
        return RaiseTo(rng.choice((least, most, rng.randint(least, most), min(most, 2 * least))))
    if found.bring_in is not None:
        return BringIn()
    if found.fold and found.check_call and draw > 1 - folds:
        return Fold()
    return CheckCall() if found.check_call is not None else Fold()
