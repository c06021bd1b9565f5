"""The cards in the lab: places for a hand and a board, some of them empty. Every change gives a new value.

Cards can be typed or pasted: a hand and a board in one text.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pokertable.model.cards import DECK, SUIT_OF_SIGN, Card, parse_cards, require_distinct, show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import Cards
from pokertable.model.text import BadInput, phrase
from pokertable.model.variant import Variant


class LabError(BadInput):
    """Cards or a game that the lab cannot show; the text names the input and what was expected."""


@dataclass(frozen=True, slots=True)
class LabCards:
    """The cards of a variant in their places, None for an empty one. Slots number the hand first, then the board."""

    variant: Variant
    hand: tuple[Card | None, ...]
    board: tuple[Card | None, ...]

    @classmethod
    def empty(cls, variant: Variant) -> LabCards:
        """No cards yet."""
        return cls(variant, (None,) * variant.hole_cards, (None,) * variant.board_cards)

    @classmethod
    def of(cls, variant: Variant, hand: Cards, board: Cards) -> LabCards:
        """These cards, the other places empty; a hand too large for the variant selects the related game that deals it.

        Raises `LabError` for too many cards, `InvalidCard` for a repeated card.
        """
        require_distinct((*hand, *board))
        larger = [game for game in _kin(variant) if game.hole_cards >= len(hand)]
        if len(hand) > variant.hole_cards and larger:
            return cls.of(larger[0], hand, board)
        most, most_board = max(game.hole_cards for game in (variant, *_kin(variant))), variant.board_cards
        if len(hand) > most:
            raise LabError(
                "{count} cards in the hand: expected at most {most} in {game}",
                count=len(hand),
                most=most,
                game=variant.title,
            )
        if board and not most_board:
            raise LabError("{game} is played without a board", game=variant.title)
        if len(board) > most_board:
            raise LabError(
                "{count} cards on the board: expected at most {most} in {game}",
                count=len(board),
                most=most_board,
                game=variant.title,
            )
        return cls(variant, _padded(hand, variant.hole_cards), _padded(board, most_board))

    @property
    def hand_cards(self) -> Cards:
        """The cards in the hand, without the empty places."""
        return tuple(card for card in self.hand if card is not None)

    @property
    def board_cards(self) -> Cards:
        """The cards on the board, without the empty places."""
        return tuple(card for card in self.board if card is not None)

    @property
    def slots(self) -> tuple[Card | None, ...]:
        """All places, the hand's first."""
        return (*self.hand, *self.board)

    def slot_of(self, card: Card) -> int | None:
        """The card's slot, None if it is in the deck."""
        return self.slots.index(card) if card in self.slots else None

    def put(self, slot: int, card: Card) -> LabCards:
        """Put the card into this place; if it lies in another one, the two places swap."""
        there = self.slot_of(card)
        return self.swap(slot, there) if there is not None else self._with({slot: card})

    def swap(self, slot: int, other: int) -> LabCards:
        """The cards with two places swapped."""
        slots = self.slots
        return self._with({slot: slots[other], other: slots[slot]})

    def clear(self, slot: int) -> LabCards:
        """The cards without the one in this place."""
        return self._with({slot: None})

    def in_game(self, variant: Variant) -> LabCards:
        """These cards in another game, as far as it has places for them."""
        return LabCards(
            variant,
            _padded(self.hand[: variant.hole_cards], variant.hole_cards),
            _padded(self.board[: variant.board_cards], variant.board_cards),
        )

    def dealt(self, rng: random.Random) -> LabCards:
        """All places filled at random."""
        cards = rng.sample(DECK, len(self.slots))
        return replace(self, hand=tuple(cards[: len(self.hand)]), board=tuple(cards[len(self.hand) :]))

    def with_full_hand(self, rng: random.Random) -> LabCards:
        """The empty places of the hand filled at random."""
        free = rng.sample([card for card in DECK if card not in self.slots], len(self.hand))
        return replace(self, hand=tuple(free.pop() if card is None else card for card in self.hand))

    def street_of(self, slot: int) -> str:
        """``hand``, ``flop``, ``turn`` or ``river``."""
        place = slot - len(self.hand)
        if place < 0:
            return "hand"
        return ("flop", "flop", "flop", "turn", "river")[place]

    def _with(self, changes: dict[int, Card | None]) -> LabCards:
        slots = list(self.slots)
        for slot, card in changes.items():
            slots[slot] = card
        count = len(self.hand)
        return replace(self, hand=tuple(slots[:count]), board=tuple(slots[count:]))


def lab_variant(key: str) -> Variant:
    """The variant of this key, which must not be a draw game; raises `LabError` naming the key."""
    read_here = [variant.key for variant in CATALOGUE.values() if not variant.draws]
    if key not in read_here:
        raise LabError(f"game {key!r}: expected one of {', '.join(read_here)}")
    return CATALOGUE[key]


def with_low(cards: LabCards, *, wanted: bool) -> LabCards:
    """These cards in a related game with a low share, or without one; exactly two hole cards play."""
    holes = len(cards.hand)
    return cards.in_game(min(_two_card_games(split=wanted), key=lambda game: abs(game.hole_cards - holes)))


def with_another_number(cards: LabCards) -> LabCards:
    """These cards in the related game with the next larger hand; after the largest the smallest."""
    larger = [game for game in _kin(cards.variant) if game.hole_cards > len(cards.hand)]
    return cards.in_game((larger or _kin(cards.variant))[0])


def _kin(variant: Variant) -> list[Variant]:
    """The games with the same reading rules, the smallest hand first; empty if any five cards play."""
    return _two_card_games(split=variant.is_split) if two_from_hand(variant) else []


def _two_card_games(*, split: bool) -> list[Variant]:
    fitting = [game for game in CATALOGUE.values() if two_from_hand(game) and game.is_split is split]
    return sorted(fitting, key=lambda game: game.hole_cards)


def two_from_hand(variant: Variant) -> bool:
    """Whether the hand must give an exact number of cards (the Omaha games)."""
    return variant.exactly_from_hole is not None


def _padded(cards: tuple[Card | None, ...], count: int) -> tuple[Card | None, ...]:
    return (*cards, *(None,) * (count - len(cards)))


_SUIT_OF_SIGN: Final = {ord(sign): suit for sign, suit in SUIT_OF_SIGN.items()}
_BETWEEN: Final = re.compile(r"\s+on\s+|[/|;:\n]|\bboard\b", re.IGNORECASE)
_NOISE: Final = re.compile(r"\bhand\b|[\[\](){}+]", re.IGNORECASE)


class Typed(NamedTuple):
    """The typed hand and board."""

    hand: Cards
    board: Cards


def parse_lab_text(text: str, variant: Variant) -> Typed:
    """The hand and the board of a text such as ``8hAs9cTc / 5s6s7s9hTs`` or ``8h As 9c Tc on 5s 6s 7s``.

    Without a separator the hand is the first cards, as many as the game deals (five where that leaves a board of five).
    Suit signs and ``10`` are understood. Raises `InvalidCard` or `LabError` naming the invalid part.
    """
    cleaned = _NOISE.sub(" ", text.translate(_SUIT_OF_SIGN)).strip()
    parts = [part for part in _BETWEEN.split(cleaned) if part.strip()]
    if not parts:
        raise LabError(phrase("no cards: expected a hand and a board, such as 8hAs9cTc / 5s6s7s9hTs"))
    if len(parts) > 2:
        raise LabError("{count} groups of cards: expected a hand and a board", count=len(parts))
    cards = parse_cards(" ".join(parts))
    if len(parts) == 2:
        hand, board = parse_cards(parts[0]), parse_cards(parts[1])
    else:
        hand, board = _divided(cards, variant)
    LabCards.of(variant, hand, board)
    return Typed(hand, board)


def lab_text(cards: LabCards) -> str:
    """The cards as a text that `parse_lab_text` reads: ``8hAs9cTc / 5s6s7s9hTs``."""
    hand, board = show_cards(cards.hand_cards), show_cards(cards.board_cards)
    return f"{hand} / {board}" if board else hand


def _divided(cards: Cards, variant: Variant) -> tuple[Cards, Cards]:
    holes = variant.hole_cards
    if len(cards) > holes + variant.board_cards:
        holes = len(cards) - variant.board_cards
    return cards[:holes], cards[holes:]
