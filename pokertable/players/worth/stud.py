"""Stud: where a hand may stand at the showdown, over the cards that may still come to it and to each opponent.

Everybody's cards are their own. What lies face up, folded hands too, cannot come any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Strengths, frozen
from pokertable.analysis.hands import card_masks
from pokertable.analysis.seven import best_fives
from pokertable.model.ranking.share import PotShare
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import Rivals
from pokertable.players.worth.variants import numbered_variant

OWN_FUTURES = 96
"""Ways for one's own hand to go on."""
NEAR = 24
"""Of those the first so many, over which all hands of a sample are looked at."""
RIVAL_HANDS = 160
"""Hands that stand for an opponent's unknown cards."""
RANKED_UPS, RANKED_DOWNS = 40, 40
"""Random starting hands that the others are ranked among: up cards, and down cards with each."""

Ups = tuple[int, ...]

_ORDERS = np.array([Random(order).sample(range(52), 52) for order in range(RIVAL_HANDS)], np.uint8)
"""Shuffled decks."""
_SPREAD: Cards = frozen((21 * np.arange(52) % 52).astype(np.uint8))
"""All cards, in whatever part of the order ranks and suits alike."""


@lru_cache(maxsize=256)
def draws(cards: int, dead: Ups, count: int) -> Cards:
    """`count` sets of so many cards out of those not `dead`: (count, cards); of one card, each of them.

    They are dealt from whole stubs, so that every card comes about equally often.
    """
    live = 52 - len(dead)
    if cards == 0:
        return frozen(np.zeros((1, 0), np.uint8))
    is_live = np.ones(52, np.bool_)
    is_live[list(dead)] = False
    if cards == 1:
        return frozen(_SPREAD[is_live[_SPREAD]][:, None])
    per_stub = live // cards
    stubs = _ORDERS[: -(-count // per_stub)]
    dealt = stubs[is_live[stubs]].reshape(len(stubs), live)[:, : per_stub * cards]
    return frozen(dealt.reshape(-1, cards)[:count].copy())


def values(shares: Sequence[PotShare], hands: Cards, to_follow: Cards) -> list[Strengths]:
    """By share the strength of each hand, (H, k), with each of the cards to follow, (B, 7 - k): (B, H) each.

    With (B, H, 7 - k) different cards follow each hand.
    """
    columns = np.empty((hands.shape[1] + to_follow.shape[-1], len(to_follow), len(hands)), np.uint8)
    columns[: hands.shape[1]] = hands.T[:, None]
    columns[hands.shape[1] :] = np.moveaxis(to_follow, -1, 0) if to_follow.ndim > 2 else to_follow.T[:, :, None]
    made = best_fives(shares, list(columns.reshape(len(columns), -1)))
    return [each.reshape(len(to_follow), len(hands)) for each in made]


@lru_cache(maxsize=64)
def rivals_showing(variant: int, showing: tuple[Ups, ...], dead: Ups) -> tuple[Rivals, ...]:
    """The final hands of opponents who show these cards, a row each, under each share of the pot.

    All show equally many; `dead` are all cards in sight. The variant by number.
    """
    game = numbered_variant(variant)
    unknown = draws(game.hole_cards - len(showing[0]), dead, RIVAL_HANDS)
    ups = np.array(showing, np.uint8)
    return tuple([Rivals(made.T) for made in values(game.shares, ups, unknown)])


def own_outcomes(
    variant: int,
    downs: Cards,
    ups: Cards,
    to_come: int,
    dead: Ups,
    rivals: tuple[Rivals, ...],
    most: int = OWN_FUTURES,
) -> Outcomes:
    """What hands of these down cards, (H, k), and up cards, (H, u) or (1, u), come to, with `to_come` more cards.

    They may come in so many ways at most, the first of those that there are for more.
    """
    to_follow = draws(to_come, dead, OWN_FUTURES)[:most]
    possible = (card_masks(to_follow)[:, None] & card_masks(downs)) == 0
    hands = np.hstack([np.broadcast_to(ups, (len(downs), ups.shape[1])), downs])
    made = values(numbered_variant(variant).shares, hands, to_follow)
    return Outcomes(possible, made, rivals, apart=True)


@lru_cache(maxsize=32)
def starting_shares(variant: int, against: float) -> Floats:
    """What random starting hands expect against so many who show nothing, sorted."""
    game = numbered_variant(variant)
    first = game.streets[0]
    rng = Random(RANKED_UPS)
    rivals = rivals_showing(variant, ((),), ())
    shares = []
    for _ in range(RANKED_UPS):
        deck = rng.sample(range(52), 52)
        ups, rest = tuple(sorted(deck[: first.up])), deck[first.up :]
        downs = np.array([rng.sample(rest, first.down) for _ in range(RANKED_DOWNS)], np.uint8)
        to_come = game.hole_cards - first.down - first.up
        outcomes = own_outcomes(variant, downs, np.array([ups], np.uint8), to_come, ups, rivals)
        shares.append(outcomes.expected((0,), np.array([against])))
    return frozen(np.sort(np.concatenate(shares)))
