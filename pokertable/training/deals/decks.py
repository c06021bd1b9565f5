"""Whole decks for deals of a player's unseen cards: what was dealt before lies where it came from."""

from __future__ import annotations

import numpy as np

from pokertable.analysis.arrays import Cards
from pokertable.model.cards import DECK, Card, known
from pokertable.model.hand.events import BoardDealt, CardBurned, HoleDealt
from pokertable.training.deals.dealer import SampledDeals
from pokertable.training.deals.standing import Standing

_OPEN = 255


def decks(standing: Standing, drawn: SampledDeals) -> Cards:
    """(D, 52): the decks of these deals, in dealing order; cards that nobody looks at any more lie anywhere."""
    found = np.full((len(drawn), len(DECK)), _OPEN, np.uint8)
    downs = {seat: iter(cards.T) for seat, cards in drawn.downs.items()}
    at = 0
    for event in standing.hand.events:
        if isinstance(event, CardBurned):
            at += 1
        elif isinstance(event, BoardDealt):
            found[:, at : at + len(event.cards)] = known(event.cards)
            at += len(event.cards)
        elif isinstance(event, HoleDealt):
            for seat, card, _ in event.cards:
                if isinstance(card, Card):
                    found[:, at] = card
                elif seat in downs:
                    found[:, at] = next(downs[seat])
                at += 1
    found[:, at:] = drawn.to_come
    open_at = np.flatnonzero(found[0] == _OPEN)
    lies = np.zeros((len(found), _OPEN + 1), np.bool_)
    np.put_along_axis(lies, found.astype(np.int64), True, axis=1)
    found[:, open_at] = np.argsort(lies[:, : len(DECK)], axis=1, kind="stable")[:, : len(open_at)]
    return found
