"""Hands for the views' tests: real ones, played by a seeded random player, seen event by event."""

from __future__ import annotations

import random
from typing import NamedTuple

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.sight import observe, seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.stakes import blind_stakes, bring_in_stakes

NAMES = ("Ines", "Marek", "Tomo", "Adaeze", "Lou", "You", "Bea", "Yusuf", "Constantine-Alexander")


class Moment(NamedTuple):
    """An event as the viewer sees it and the table after it."""

    event: SeatEvent
    after: Observation


def game(key: str, structure: Structure | None = None, stakes: tuple[int, int] | None = None, **extra: int) -> Game:
    variant = CATALOGUE[key]
    chosen = structure or (Structure.FIXED if variant.brings_in else Structure.POT)
    low, high = stakes or ((20, 40) if variant.brings_in else (1, 2))
    made = bring_in_stakes(low, high, **extra) if variant.brings_in else blind_stakes(chosen, low, high, **extra)
    return Game(variant=variant, structure=chosen, stakes=made)


def moments_of(hand: Hand, viewer: int | None = 0) -> list[Moment]:
    """A played hand as the viewer sees it."""
    state: HandState | None = None
    seen = []
    for event in hand.events:
        if state is None:
            state = HandState.fold([event])
        else:
            state.apply(event)
        seen.append(Moment(seen_by(event, viewer), observe(state, viewer)))
    return seen


def random_action(legal: LegalActions, rng: random.Random, folds: float = 0.12, raises: float = 0.25) -> Action:
    if legal.bring_in is not None:
        return BringIn()
    draw = rng.random()
    if legal.raise_to and draw < raises:
        low, high = legal.raise_to
        return RaiseTo(rng.choice([low, low, low, high, rng.randint(low, high)]))
    if legal.check_call is None or (draw > 1 - folds and not legal.free):
        return Fold()
    return CheckCall()


def moments(
    chosen: Game,
    seats: int,
    seed: int,
    viewer: int | None = 0,
    stacks: tuple[int, ...] | None = None,
    folds: float = 0.12,
    raises: float = 0.25,
    everything: bool = False,
) -> list[Moment]:
    """One whole hand as `viewer` sees it; `everything` adds a last moment with all cards turned up."""
    rng = random.Random(seed)
    if stacks is None:
        stacks = tuple(rng.choice([37, 120, 200, 460, 1_118, 12_345]) for _ in range(seats))
    hand = Hand(chosen, stacks, rng.randrange(seats), Deck.shuffled(seed))
    while not hand.over:
        legal = hand.legal()
        if legal.draw is not None:
            hand.act(Draw(tuple(rng.sample(hand.state.holes[legal.seat], rng.randint(0, 3)))))
        else:
            hand.act(random_action(legal, rng, folds, raises))
    seen = moments_of(hand, viewer)
    if everything:
        seen.append(Moment(seen[-1].event, hand.observe(viewer, everything=True)))
    return seen
