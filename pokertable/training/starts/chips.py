"""Why a start is good or bad, in a few words each: by what the game has, never by its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.variant import Variant
from pokertable.training.starts.draw_chips import draw_chips
from pokertable.training.starts.flop_chips import omaha_chips, two_card_chips
from pokertable.training.starts.holding import Chip, Holding
from pokertable.training.starts.stud_chips import stud_chips

_MOST: Final = 3
_TWO: Final = 2


def chips(variant: Variant, cards: Sequence[Card], seen: Sequence[Card]) -> tuple[Chip, ...]:
    """At most three reasons, those that weigh most first."""
    found = sorted(_all(Holding(variant, cards, seen)), key=lambda chip: -chip.weight)
    return tuple(found[:_MOST])


def _all(hand: Holding) -> Iterator[Chip]:
    if hand.variant.draws:
        return draw_chips(hand)
    if not hand.variant.board_cards:
        return stud_chips(hand)
    return two_card_chips(hand) if len(hand.cards) <= _TWO else omaha_chips(hand)
