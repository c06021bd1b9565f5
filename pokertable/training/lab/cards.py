"""The cards that lie in the lab: places for a hand and a board, some of them empty. Every change gives a new value."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from pokertable.model.cards import DECK, Card, require_distinct
from pokertable.model.games import CATALOGUE, Variant
from pokertable.model.ranking.best import Cards
from pokertable.model.text import phrase


class LabError(ValueError):
    """Cards or a game that the lab cannot show; the text names what was given and what was expected."""


@dataclass(frozen=True, slots=True)
class LabCards:
    """The cards of a variant in their places, None for an empty one. A slot counts the hand first, then the board."""

    variant: Variant
    hand: tuple[Card | None, ...]
    board: tuple[Card | None, ...]

    @classmethod
    def empty(cls, variant: Variant, hole_cards: int | None = None) -> LabCards:
        """No cards yet; `hole_cards` (Omaha: four or five) is the variant's own number unless told."""
        return cls(variant, (None,) * (hole_cards or variant.hole_cards), (None,) * variant.board_cards)

    @classmethod
    def of(cls, variant: Variant, hand: Cards, board: Cards) -> LabCards:
        """These cards, the rest empty; raises `LabError` for too many, `InvalidCard` for a card that comes twice."""
        require_distinct((*hand, *board))
        most, most_board = most_hole_cards(variant), variant.board_cards
        if len(hand) > most:
            raise LabError(
                phrase(
                    "{count} cards in the hand: expected at most {most} in {game}",
                    count=len(hand),
                    most=most,
                    game=variant.title,
                )
            )
        if len(board) > most_board:
            raise LabError(
                phrase(
                    "{count} cards on the board: expected at most {most} in {game}",
                    count=len(board),
                    most=most_board,
                    game=variant.title,
                )
            )
        holes = max(variant.hole_cards, len(hand))
        return cls(variant, _padded(hand, holes), _padded(board, most_board))

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
        """Where the card lies, None if it is in the deck."""
        return self.slots.index(card) if card in self.slots else None

    def put(self, slot: int, card: Card) -> LabCards:
        """The card into this place; if it lies in another one, the two change places."""
        there = self.slot_of(card)
        return self.swap(slot, there) if there is not None else self._with({slot: card})

    def swap(self, slot: int, other: int) -> LabCards:
        """Two places change their cards."""
        slots = self.slots
        return self._with({slot: slots[other], other: slots[slot]})

    def clear(self, slot: int) -> LabCards:
        """The place emptied."""
        return self._with({slot: None})

    def with_hole_cards(self, count: int) -> LabCards:
        """The hand with so many places; cards beyond them go back to the deck."""
        return replace(self, hand=_padded(self.hand[:count], count))

    def in_game(self, variant: Variant) -> LabCards:
        """The same cards read in another game, as far as it has places for them."""
        alike = two_from_hand(variant) and two_from_hand(self.variant)
        holes = len(self.hand) if alike else variant.hole_cards
        return LabCards(
            variant,
            _padded(self.hand[:holes], holes),
            _padded(self.board[: variant.board_cards], variant.board_cards),
        )

    def dealt(self, rng: random.Random) -> LabCards:
        """All places filled at random."""
        cards = rng.sample(DECK, len(self.slots))
        return replace(self, hand=tuple(cards[: len(self.hand)]), board=tuple(cards[len(self.hand) :]))

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
    """The variant of this key; raises `LabError` naming it."""
    if key not in CATALOGUE:
        raise LabError(f"game {key!r}: expected one of {', '.join(CATALOGUE)}")
    return CATALOGUE[key]


def with_low(cards: LabCards, *, wanted: bool) -> LabCards:
    """The same cards in a game where a low shares the pot, or in one where none does; exactly two of the hand play."""
    fitting = [game for game in CATALOGUE.values() if two_from_hand(game) and game.is_split is wanted]
    holes = len(cards.hand)
    return cards.in_game(min(fitting, key=lambda game: abs(game.hole_cards - holes)))


def two_from_hand(variant: Variant) -> bool:
    """Whether the hand must give an exact number of cards (the Omaha games)."""
    return variant.exactly_from_hole is not None


def most_hole_cards(variant: Variant) -> int:
    """The largest hand that the lab reads in this game: Omaha is also read with five."""
    return max(5, variant.hole_cards) if two_from_hand(variant) else variant.hole_cards


def _padded(cards: tuple[Card | None, ...], count: int) -> tuple[Card | None, ...]:
    return (*cards, *(None,) * (count - len(cards)))
