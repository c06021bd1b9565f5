"""What the opponents can hold at a decision, by Bayes over all that each of them has done, street by street."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import comb
from random import Random

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.analysis.hands import apart_from, private_hands
from pokertable.model.cards import DECK
from pokertable.model.hand.actions import Action
from pokertable.model.hand.observation import Observation
from pokertable.players.opponents.personas import at_a_glance
from pokertable.players.ranges.reading import FollowedDraws, dealt_further, downs_by, likelihood
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.walk import SeenDecision, action_of, decisions
from pokertable.training.deals.believed import AfterAction, Believed
from pokertable.training.deals.standing import Standing

MOST_HANDS = 1326
"""Games with more private hands are read by a sample."""
SAMPLED = 5000
DRAWN = 600
"""Hands of a draw game that are followed: each throw of each is weighed."""


@dataclass(slots=True)
class _DrawingSeat:
    """The reading of a seat that draws, those that it was dealt `first`; weights not yet normalised."""

    drawn: FollowedDraws
    first: Cards
    acts: int = 0
    steps: list[AfterAction] = field(default_factory=list)


@dataclass(slots=True)
class _Seat:
    """The reading of a seat as far as it has come; weights not yet normalised."""

    hands: Cards
    weights: Floats
    exact: bool
    acts: int = 0
    steps: list[tuple[Observation, Action, Floats]] = field(default_factory=list)


class Reader:
    """Reads the opponents of a hand, decision after decision; `policies` are how they are taken to play, by seat.

    Nothing is used but what the player could know: its own cards and those in sight are dead, the other hidden hands
    count as random.
    """

    def __init__(self, policies: Mapping[int, Policy], seed: int) -> None:
        self._policies = {seat: at_a_glance(policy) for seat, policy in policies.items()}
        self._rng = Random(f"review {seed}")
        self._seats: dict[int, _Seat] = {}
        self._drawing: dict[int, _DrawingSeat] = {}
        self._walked: list[SeenDecision] = []

    def at(self, moment: Standing) -> tuple[Believed, ...]:
        """The opponents still in, by seat; moments must be asked for in their order."""
        self._walked = list(decisions(moment.public))
        return tuple([self._read(moment, seat) for seat in moment.opponents])

    def _read(self, moment: Standing, seat: int) -> Believed:
        if moment.public.game.variant.draws:
            return self._read_drawing(moment, seat)
        if seat not in self._seats:
            self._seats[seat] = self._dealt(moment)
        known = self._seats[seat]
        for decision in self._walked[known.acts :]:
            if decision.act.event.seat == seat:
                self._take(moment, known, decision)
        known.acts = len(self._walked)
        self._deal_more(known, moment.public)
        alive = apart_from(known.hands, [*moment.own, *moment.in_sight])
        steps = [
            AfterAction(public, action, known.hands, _shares(weights * alive))
            for public, action, weights in known.steps
        ]
        weights = _shares(known.weights * alive)
        dealt = _shares(alive.astype(np.float64))
        return Believed(seat, known.hands, dealt, weights, tuple(steps), known.exact, read=bool(steps))

    def _read_drawing(self, moment: Standing, seat: int) -> Believed:
        """The same of hands that draw: a sample that is followed from draw to draw."""
        dead = [*moment.own, *moment.thrown]
        if seat not in self._drawing:
            drawn = FollowedDraws(moment.public.game.variant, dead, DRAWN, seed=seat)
            self._drawing[seat] = _DrawingSeat(drawn, drawn.hands)
        known = self._drawing[seat]
        known.drawn.without(dead)
        for public, act in self._walked[known.acts :]:
            if act.event.seat == seat:
                action = action_of(act)
                known.drawn.take(self._policies[seat], public, action)
                known.steps.append(AfterAction(public, action, known.drawn.hands, known.drawn.weights))
        known.acts = len(self._walked)
        steps = [replace(step, weights=_shares(step.weights * apart_from(step.hands, dead))) for step in known.steps]
        hands = known.drawn.hands
        even = np.full(len(hands), 1 / len(hands))
        weights = known.drawn.without(dead)
        return Believed(seat, hands, even, weights, tuple(steps), exact=False, read=bool(steps), first=known.first)

    def _dealt(self, moment: Standing) -> _Seat:
        """All hands of the first street, or a sample of those that can be."""
        variant = moment.public.game.variant
        downs = variant.streets[0].down
        if comb(52, downs) <= MOST_HANDS:
            return _Seat(private_hands(downs), np.ones(comb(52, downs)), exact=True)
        first = moment.own[: downs + variant.streets[0].up]
        live = [card for card in DECK if card not in first]
        hands = np.array([self._rng.sample(live, downs) for _ in range(SAMPLED)], np.uint8)
        return _Seat(hands, np.ones(SAMPLED), exact=False)

    def _deal_more(self, known: _Seat, public: Observation) -> None:
        """Follow the hands by further down cards where the street has dealt them; all hands, a sample cannot be."""
        for downs in range(known.hands.shape[1] + 1, downs_by(public.game.variant, public.street) + 1):
            hands, more = known.hands, private_hands(downs)
            known.weights = dealt_further(hands, known.weights, more)
            known.steps = [(seen, took, dealt_further(hands, then, more)) for seen, took, then in known.steps]
            known.hands = more

    def _take(self, moment: Standing, known: _Seat, decision: SeenDecision) -> None:
        """One more action. One that no hand takes says nothing."""
        public = decision.public
        self._deal_more(known, public)
        weights = known.weights * apart_from(known.hands, [*moment.own, *public.in_sight])
        action = action_of(decision.act)
        policy = self._policies[decision.act.event.seat]
        after = weights * likelihood(policy, public, action, known.hands, weights)
        if after.sum() > 0:
            known.weights = after / after.max()
        known.steps.append((public, action, known.weights))


def _shares(weights: Floats) -> Floats:
    """Weights that sum to 1; even ones where nothing is left."""
    total = float(weights.sum())
    return weights / total if total > 0 else np.full(len(weights), 1 / len(weights))
