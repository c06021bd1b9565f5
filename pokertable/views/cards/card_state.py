"""Marks of a card beside its face, and its measures. Plain data, no Qt."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from pokertable.model.cards import Card

CARD_RATIO: Final = 1.4
"""Height of a card relative to its width."""
LIFT: Final = 0.1
"""Rise of a card that plays, in card widths."""
STEP: Final = 1.1
"""Distance between cards of a hand or a board, in card widths."""


class CardState(NamedTuple):
    """Marks of a card beside its face. Several may hold at once (a card that plays high and low)."""

    down: bool = False
    """Whether it is the viewer's own down card: a strip of the back at its foot."""
    high: bool = False
    """Whether it plays for a high share: a solid ring. The mark follows the kind of share, not the number of shares."""
    low: bool = False
    """Whether it plays for a low share: a dashed ring."""
    picked: bool = False
    hovered: bool = False
    discarded: bool = False
    """Whether it is to be discarded, or has been: slightly veiled, ringed in white; the table raises its spot."""
    dim: bool = False
    """Whether it does not play while others do."""
    illegal: bool = False
    """Whether it was taken out of a hand in which it may not play: coral ring (the item tilts it)."""
    dead: bool = False
    """Whether it is an up card of a folded hand: flat and felt-tinted, only its head visible."""
    to_come: bool = False
    """Whether it was not dealt, but would have come: veiled, with a dashed edge."""
    gone: bool = False
    """Whether it would have helped and lies with somebody else: a coral bar above its head."""
    foot_hidden: bool = False
    """Whether its foot lies under a plate, so that the tag of the low goes to the top as well."""
    key: int = 0
    """The digit key that picks it, printed at its foot; 0 for none."""

    @property
    def lifted(self) -> bool:
        """Whether it is raised a little above the others."""
        return self.high or self.low or self.picked


PLAIN: Final = CardState()


def playing(card: Card, plays: Mapping[str, Collection[Card]]) -> CardState:
    """The state of a card given the cards that play for each share name: ringed if it plays, else tinted."""
    shares = {name for name, cards in plays.items() if card in cards}
    return CardState(high="high" in shares, low="low" in shares, dim=not shares and any(plays.values()))
