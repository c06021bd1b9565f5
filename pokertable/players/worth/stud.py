"""Stud: a hand's standing at the showdown, over the cards to come to it and to each opponent.

Everybody has own cards only. Face-up cards, folded hands' included, cannot come any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, card_masks, frozen
from pokertable.analysis.seven import best_fives
from pokertable.model.caches import Cache, kept
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Variant
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import Rivals
from pokertable.players.worth.variants import numbered_variant

OWN_FUTURES = 96
"""Number of completions of one's own hand."""
NEAR = 24
"""Number of the first completions, over which all hands of a sample are examined."""
RIVAL_HANDS = 160
"""Stand-ins for an opponent's unknown cards."""
RANKED_UPS, RANKED_DOWNS = 40, 40
"""Random starting hands used for ranking: up cards, and down cards with each."""

_COMPLETIONS, _EACH_CARD = 12, 3
"""Completions for a pair of down cards; with one card to come every third one, about as many."""
_DIFFERENT = 509
"""Number of completions from which those of all pairs are taken."""
_ROUNDS_OF_PAIRS = 10

Ups = tuple[int, ...]

_ORDERS = np.array([Random(order).sample(range(52), 52) for order in range(RIVAL_HANDS)], np.uint8)
"""Shuffled decks."""
_SPREAD: Cards = frozen((21 * np.arange(52) % 52).astype(np.uint8))
"""All cards, ranks and suits evenly mixed in every part of the order."""


@kept("cards to come in stud")
def draws(cards: int, dead: Ups, count: int) -> Cards:
    """(count, cards): `count` sets of cards that are not `dead`; for one card, each of them.

    They are dealt from whole stubs, so that every card is about equally frequent.
    """
    return frozen(draws_at(cards, alive(dead)[None], count)[0].copy())


def alive(dead: Sequence[int]) -> Bools:
    """(52,): whether each card is unseen, given those in sight."""
    marks = np.ones(52, np.bool_)
    marks[list(dead)] = False
    return marks


def draws_at(cards: int, unseen: Bools, count: int) -> Cards:
    """(G, count, cards): sets of cards at tables with equal numbers of unseen cards, (G, 52) marks."""
    tables, live = len(unseen), int(unseen[:1].sum())
    if cards == 0:
        return np.zeros((tables, 1, 0), np.uint8)
    if cards == 1:
        return _marked(_SPREAD[None], unseen[:, _SPREAD]).reshape(tables, live, 1)
    per_stub = live // cards
    stubs = _ORDERS[: -(-count // per_stub)]
    dealt = _marked(stubs, unseen[:, stubs]).reshape(tables, len(stubs), live)[:, :, : per_stub * cards]
    return dealt.reshape(tables, -1, cards)[:, :count]


def _marked(cards: Cards, marks: Bools) -> Cards:
    """The marked cards, one after another; of each table all those marked there."""
    return np.broadcast_to(cards, marks.shape)[marks]


@cache
def _down_cards(count: int) -> Cards:
    """Sets of `count` down cards: every card in equally many of them; for one card each of them."""
    if count == 1:
        return frozen(np.arange(52, dtype=np.uint8)[:, None])
    rng = Random(count)
    decks = [rng.sample(range(52), 52)[: 52 // count * count] for _ in range(_ROUNDS_OF_PAIRS)]
    return frozen(np.array(decks, np.uint8).reshape(-1, count))


def sampled_downs(variant: Variant, downs: int, unseen: Bools) -> tuple[Cards, Bools]:
    """Sets of down cards at tables with equal numbers of unseen cards, (G, N, downs), and possible ones, (G, N).

    Those of the first street are always the same; with one more card each goes on with every third unseen card, all
    with the first, then all with the next.
    """
    first = _down_cards(variant.streets[0].down)
    held, dead = card_masks(first), np.where(unseen, np.uint64(0), card_masks(np.arange(52)[:, None])).sum(axis=1)
    sets = np.broadcast_to(first, (len(unseen), 1, *first.shape))
    live = ((held & dead[:, None]) == 0)[:, None]
    if downs > first.shape[1]:
        more = draws_at(1, unseen, 1)[:, ::_EACH_CARD]
        shape = (len(unseen), more.shape[1], len(first))
        wide = np.broadcast_to(more[:, :, None], (*shape, 1))
        sets = np.concatenate([np.broadcast_to(sets, (*shape, first.shape[1])), wide], axis=-1)
        live = live & ((held & card_masks(more)[:, :, None]) == 0)
    return sets.reshape(len(unseen), -1, downs), live.reshape(len(unseen), -1)


def completions(to_come: int, unseen: Bools, sets: int) -> tuple[Cards, Ids]:
    """Completions of sets of down cards at such tables, (G, W, to_come), and the index of each.

    By completion and set its index, (C, sets). Of one card every third one, of more others for each set: the same few
    for all would make a whole table's hands too good or too bad.
    """
    if to_come < 2:
        each = draws_at(to_come, unseen, 1)[:, ::_EACH_CARD]
        return each, np.broadcast_to(np.arange(each.shape[1])[:, None], (each.shape[1], sets))
    different = draws_at(to_come, unseen, _DIFFERENT)
    return different, (np.arange(_COMPLETIONS)[:, None] + _COMPLETIONS * np.arange(sets)) % different.shape[1]


def values(shares: Sequence[PotShare], *cards: Cards) -> list[Strengths]:
    """Strengths by share of hands of all these cards, (…, k) each, with compatible leading shapes."""
    shape = np.broadcast_shapes(*[each.shape[:-1] for each in cards])
    columns = [np.broadcast_to(each[..., at], shape).ravel() for each in cards for at in range(each.shape[-1])]
    return [each.reshape(shape) for each in best_fives(shares, columns)]


def several_values(
    shares: Sequence[PotShare], hands: Sequence[Cards], to_follow: Sequence[Cards]
) -> list[list[Strengths]]:
    """Strengths by share (B, H) of hands at several tables, (H, k) each, with cards to follow, (B, 7 - k) each."""
    if len(hands) == 1:
        return [values(shares, hands[0], to_follow[0][:, None])]
    alike: dict[int, list[int]] = {}
    for number, each in enumerate(to_follow):
        alike.setdefault(len(each), []).append(number)
    found: list[list[Strengths]] = [[] for _ in hands]
    for numbers in alike.values():
        own = [hands[number] for number in numbers]
        follow = [
            np.broadcast_to(each[:, None], (len(each), len(these), each.shape[1]))
            for number, these in zip(numbers, own, strict=True)
            for each in [to_follow[number]]
        ]
        made = values(shares, np.concatenate(own), np.concatenate(follow, axis=1))
        ends = np.cumsum([len(these) for these in own])[:-1]
        for number, *parts in zip(numbers, *[np.split(each, ends, axis=1) for each in made], strict=True):
            found[number] = parts
    return found


class Table(NamedTuple):
    """The open cards of a table: those of some opponents, equally many each, and all cards in sight, sorted."""

    showing: tuple[Ups, ...]
    dead: Ups


_rivals: Cache[tuple[object, ...], tuple[Rivals, ...]] = Cache("final hands of stud by up cards")


def rivals_showing(variant: int, table: Table) -> tuple[Rivals, ...]:
    """The final hands of opponents who show these cards, one row each, in each share of the pot.

    The variant by number.
    """
    return rivals_at(variant, [table])[0]


def rivals_at(variant: int, tables: Sequence[Table]) -> list[tuple[Rivals, ...]]:
    """The final hands at several tables of one street, the uncached ones together."""
    known = {table: _rivals.get((variant, *table)) for table in tables}
    missing = [table for table, found in known.items() if found is None]
    if missing:
        game = numbered_variant(variant)
        to_come = game.hole_cards - len(missing[0].showing[0])
        unknown = [draws(to_come, table.dead, RIVAL_HANDS) for table in missing]
        made = several_values(game.shares, [np.array(each.showing, np.uint8) for each in missing], unknown)
        for table, values_there in zip(missing, made, strict=True):
            rivals = tuple([Rivals(each.T) for each in values_there])
            _rivals.keep((variant, *table), rivals)
            known[table] = rivals
    found = [known[table] for table in tables]
    return [each for each in found if each is not None]


class Own(NamedTuple):
    """Hands at a table: their down cards, (H, k), and up cards, (H, u) or (1, u), and the opponents' hands."""

    downs: Cards
    ups: Cards
    dead: Ups
    rivals: tuple[Rivals, ...]


def own_outcomes(variant: int, own: Own, to_come: int, most: int = OWN_FUTURES) -> Outcomes:
    """Outcomes of the hands, with `to_come` more cards.

    At most `most` completions, the first of those for more.
    """
    return own_outcomes_at(variant, [own], to_come, most)[0]


def own_outcomes_at(variant: int, owns: Sequence[Own], to_come: int, most: int = OWN_FUTURES) -> list[Outcomes]:
    """Outcomes of hands at several tables, computed together."""
    to_follow = [draws(to_come, own.dead, OWN_FUTURES)[:most] for own in owns]
    hands = [np.hstack([np.broadcast_to(own.ups, (len(own.downs), own.ups.shape[1])), own.downs]) for own in owns]
    made = several_values(numbered_variant(variant).shares, hands, to_follow)
    return [
        Outcomes((card_masks(follow)[:, None] & card_masks(own.downs)) == 0, values_there, own.rivals, apart=True)
        for own, follow, values_there in zip(owns, to_follow, made, strict=True)
    ]


@kept("what starting hands of stud are ranked among")
def starting_shares(variant: int, against: float) -> Floats:
    """Sorted equities of random starting hands against this number of hidden hands."""
    game = numbered_variant(variant)
    first = game.streets[0]
    rng = Random(RANKED_UPS)
    rivals = rivals_showing(variant, Table(((),), ()))
    shares = []
    for _ in range(RANKED_UPS):
        deck = rng.sample(range(52), 52)
        ups, rest = tuple(sorted(deck[: first.up])), deck[first.up :]
        downs = np.array([rng.sample(rest, first.down) for _ in range(RANKED_DOWNS)], np.uint8)
        to_come = game.hole_cards - first.down - first.up
        outcomes = own_outcomes(variant, Own(downs, np.array([ups], np.uint8), ups, rivals), to_come)
        shares.append(outcomes.expected((0,), np.array([against])))
    return frozen(np.sort(np.concatenate(shares)))
