"""What a question is about: cards that lie there, or a hand that was played. Everything follows from it again.

A deal can be written down as JSON (a miss is kept that way) and changed into another one with other suits and ranks.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

from pokertable.model.cards import Card, parse_cards, show_cards, shuffled_deck
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.best import Cards
from pokertable.model.text import BadInput
from pokertable.model.variant import Variant
from pokertable.training.played import PlayedDeal
from pokertable.training.reads.spot import ReadSpot


class QuizError(BadInput):
    """A topic, game, count or stored deal that the quiz cannot use; the text names it and what was expected."""


@dataclass(frozen=True, slots=True)
class UpHand:
    """What another stud player shows."""

    cards: Cards
    folded: bool


@dataclass(frozen=True, slots=True)
class CardDeal:
    """One's own cards, the board, in stud what the others show, and the draws to come, one that is due among them."""

    variant: Variant
    hand: Cards
    board: Cards
    others: tuple[UpHand, ...] = ()
    draws: int = 0

    @property
    def seen(self) -> Cards:
        """All cards that lie there."""
        return (*self.hand, *self.board, *(card for other in self.others for card in other.cards))

    def exchanged(self, exchange: Mapping[Card, Card]) -> CardDeal:
        """The same with other cards, each group in the order it lies best: from the highest down."""
        others = tuple(UpHand(_moved(other.cards, exchange), other.folded) for other in self.others)
        return CardDeal(self.variant, _moved(self.hand, exchange), _moved(self.board, exchange), others, self.draws)

    def json(self) -> dict[str, Any]:
        """As plain JSON values."""
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
    """The hands of several players, open to see."""

    variant: Variant
    hands: tuple[Cards, ...]

    @property
    def seen(self) -> Cards:
        """All cards that lie there."""
        return tuple(card for hand in self.hands for card in hand)

    def exchanged(self, exchange: Mapping[Card, Card]) -> HandsDeal:
        """The same with other cards, each hand in its order."""
        return HandsDeal(self.variant, tuple(_moved(hand, exchange) for hand in self.hands))

    def json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {"game": self.variant.key, "hands": [show_cards(hand) for hand in self.hands]}


Deal = Union[CardDeal, HandsDeal, PlayedDeal, ReadSpot]


def deal_from_json(data: object) -> Deal:
    """A deal that was written down; raises `QuizError` for anything else."""
    try:
        return _read(data)
    except QuizError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise QuizError(f"a stored deal cannot be read: {error}") from error


def _read(data: Any) -> Deal:
    if not isinstance(data, dict):
        raise QuizError(f"a stored deal cannot be read: {type(data).__name__} instead of an object")
    variant = CATALOGUE[data["game"]]
    if "hands" in data:
        return HandsDeal(variant, tuple(parse_cards(hand) for hand in data["hands"]))
    if "deck" not in data:
        others = tuple(UpHand(parse_cards(cards), bool(folded)) for cards, folded in data.get("others", ()))
        draws = int(data.get("draws", 0))
        return CardDeal(variant, parse_cards(data["hand"]), parse_cards(data["board"]), others, draws)
    return ReadSpot.from_json(data) if "players" in data else PlayedDeal.from_json(data)


def _moved(cards: Sequence[Card], exchange: Mapping[Card, Card]) -> Cards:
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
    """A hand of random actions, played to its end, or with `most_acts` to some decision after so many at the most."""
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
    """A legal action: a raise of some size, a fold in the face of a bet, else a check or call."""
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
