"""Who acts first on a street (resources/rules/flop-games.md#the-deal, resources/rules/stud.md#who-opens)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pokertable.model.cards import AnyCard, Card
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.upcards import showing_low_rank, showing_rank
from pokertable.model.variant import Opener

# An attribute of an enum is slow to read.
_AFTER_BLINDS: Final = Opener.AFTER_BLINDS
_LEFT_OF_BUTTON: Final = Opener.LEFT_OF_BUTTON
_LOWEST_UP_CARD: Final = Opener.LOWEST_UP_CARD
_HIGHEST_UP_CARD: Final = Opener.HIGHEST_UP_CARD
_HIGHEST_SHOWING: Final = Opener.HIGHEST_SHOWING


def opening_seat(
    opener: Opener, blinds: tuple[int, ...], order: tuple[int, ...], ups: Sequence[Sequence[Card]], live: Sequence[bool]
) -> int:
    """The seat that opens a street, by this rule of its variant; it may have folded, or have no chips left.

    `ups` are the up cards by seat, without those that nobody saw; `order` is the order of dealing.
    """
    if opener is _LEFT_OF_BUTTON:
        return order[0]
    if opener is _AFTER_BLINDS:
        return left_of_largest_blind(blinds, order)
    if opener is _LOWEST_UP_CARD or opener is _HIGHEST_UP_CARD:
        brings_in = lowest_up_card if opener is _LOWEST_UP_CARD else highest_up_card
        return brings_in([up[0] if up else None for up in ups], order)
    return (highest_showing if opener is _HIGHEST_SHOWING else lowest_showing)(ups, live, order)


@lru_cache
def left_of_largest_blind(blinds: tuple[int, ...], order: tuple[int, ...]) -> int:
    """The seat left of the largest blind, of equal blinds the later one; a newcomer's post (negative) is none."""
    largest = order[0]
    for seat in order:
        if blinds[seat] >= blinds[largest]:
            largest = seat
    return (largest + 1) % len(blinds)


def lowest_up_card(ups: Sequence[AnyCard | None], order: Sequence[int]) -> int:
    """The seat with the lowest up card, ace high, equal ranks by suit, clubs lowest. Unknown cards count as high."""
    return min(order, key=lambda seat: card if isinstance(card := ups[seat], Card) else 52)


def highest_up_card(ups: Sequence[AnyCard | None], order: Sequence[int]) -> int:
    """The seat with the highest up card, ace low, equal ranks by suit, spades highest. Unknown cards count as low."""
    return max(order, key=lambda seat: (low_place(card), card.suit) if isinstance(card := ups[seat], Card) else (-1, 0))


def highest_showing(ups: Sequence[Sequence[Card]], live: Sequence[bool], order: Sequence[int]) -> int:
    """The live seat with the highest up cards; a tie goes to the first dealt."""
    seats = [seat for seat in order if live[seat]]
    ranks = [showing_rank(ups[seat]) for seat in seats]
    return seats[ranks.index(max(ranks))]


def lowest_showing(ups: Sequence[Sequence[Card]], live: Sequence[bool], order: Sequence[int]) -> int:
    """The live seat with the lowest up cards, ace low; a tie goes to the first dealt."""
    seats = [seat for seat in order if live[seat]]
    ranks = [showing_low_rank(ups[seat]) for seat in seats]
    return seats[ranks.index(min(ranks))]
