"""Random hands of every game and structure, by seed, as our table would record them."""

from __future__ import annotations

import random
from functools import cache

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import HouseRules, Rake, blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant
from pokertable.session.record.record import HandRecord

COMBINATIONS = [(variant, structure) for variant in CATALOGUE.values() for structure in variant.structures]


def random_game(variant: Variant, structure: Structure, rng: random.Random) -> Game:
    alone = variant.draws > 0 and rng.random() < 0.2
    house = HouseRules(
        raise_cap=rng.choice([3, 3, 4, None]),
        no_cap_heads_up=rng.random() < 0.2,
        rake=Rake(per_mille=50, cap=7) if rng.random() < 0.2 else None,
        antes_alone=alone,
    )
    if variant.brings_in:
        stakes = bring_in_stakes(20, 40, ante=rng.choice([0, 2, 5]), bring_in=5)
    else:
        ante, table_ante = (3, 0) if alone else rng.choice([(0, 0), (3, 0), (0, 20)])
        stakes = blind_stakes(structure, 10, 20, ante=ante, big_blind_ante=table_ante)
    return Game(variant=variant, structure=structure, stakes=stakes, house=house)


def choose(hand: Hand, rng: random.Random, *, folds: float, all_in: bool) -> Action:
    legal = hand.legal()
    if legal.draw is not None:
        return Draw(tuple(rng.sample(hand.state.holes[legal.seat], rng.choice([0, 1, 2, 3, legal.draw]))))
    if legal.raise_to is not None and rng.random() < 0.35:
        low, high = legal.raise_to
        if not all_in:
            high = min(high, 3 * low)
        return RaiseTo(rng.choice([low, high, rng.randint(low, high)]))
    if legal.bring_in is not None:
        return BringIn()
    if legal.fold and legal.check_call and rng.random() < folds:
        return Fold()
    return CheckCall()


@cache
def random_record(variant: Variant, structure: Structure, seed: int, seats: int | None = None) -> HandRecord:
    """Any house rules, antes and stacks, most of them short."""
    rng = random.Random(f"{variant.key} {structure.value} {seed}")
    n = seats or rng.randint(2, variant.max_seats)
    stacks = [rng.choice([rng.randint(1, 60), rng.randint(60, 800), 2000]) for _ in range(n)]
    hand = Hand(random_game(variant, structure, rng), stacks, rng.randrange(n), Deck.shuffled(seed))
    return played(hand, rng, seed, folds=rng.choice([0.0, 0.2, 0.4]))


def deep_record(variant: Variant, structure: Structure, seed: int) -> HandRecord:
    """A plain table where nobody gets all-in."""
    rng = random.Random(f"deep {variant.key} {structure.value} {seed}")
    stakes = bring_in_stakes(20, 40) if variant.brings_in else blind_stakes(structure, 10, 20)
    n = rng.randint(2, 6)
    hand = Hand(Game(variant=variant, structure=structure, stakes=stakes), [10**7] * n, seed % n, Deck.shuffled(seed))
    return played(hand, rng, seed, folds=0.3, all_in=False)


def odd_record(variant: Variant, structure: Structure, seed: int) -> HandRecord:
    """Stacks below the ante, the blind or the bring-in, and now and then a dead small blind."""
    rng = random.Random(f"odd {variant.key} {structure.value} {seed}")
    n = rng.randint(2, variant.max_seats)
    stacks = [rng.choice([rng.randint(1, 12), rng.randint(1, 60), rng.randint(60, 800), 2000]) for _ in range(n)]
    if variant.brings_in:
        stakes = bring_in_stakes(20, 40, ante=rng.choice([0, 3, 5, 9]), bring_in=rng.choice([3, 5, 10]))
    else:
        ante, table_ante = rng.choice([(0, 0), (3, 0), (7, 0), (0, 20), (0, 15)])
        stakes = blind_stakes(structure, 10, 20, ante=ante, big_blind_ante=table_ante)
    blinds, button = None, rng.randrange(n)
    if not variant.brings_in and n > 2 and rng.random() < 0.2:
        posted = [0] * n
        posted[(button + 2) % n] = stakes.big_blind
        blinds = tuple(posted)
    hand = Hand(
        Game(variant=variant, structure=structure, stakes=stakes), stacks, button, Deck.shuffled(seed), blinds=blinds
    )
    return played(hand, rng, seed, folds=rng.choice([0.0, 0.2, 0.4]))


def played(hand: Hand, rng: random.Random, seed: int, *, folds: float, all_in: bool = True) -> HandRecord:
    while not hand.over:
        hand.act(choose(hand, rng, folds=folds, all_in=all_in))
    n = hand.state.n
    return HandRecord(
        events=tuple(hand.events),
        names=tuple(f"Player {seat}" for seat in range(n)),
        policies=tuple("" if seat == 0 else "rock" for seat in range(n)),
        seed=seed,
        practice=rng.random() < 0.1,
        number=seed,
    )
