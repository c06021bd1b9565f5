"""What a player's hands can be after each of its actions, if it plays as a given policy does: Bayes over all hands.

The one place of its arithmetic: how likely each hand takes an action, and what hands become that are dealt a further
card. `readings` goes along with a hand; reads and the review keep the same figures in their own ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb
from random import Random

import numpy as np

from pokertable.analysis.arrays import (
    Bools,
    Cards,
    Floats,
    Ids,
    Masks,
    apart_from,
    card_mask,
    card_masks,
    chosen,
    frozen,
    hand_numbers,
    private_hands,
)
from pokertable.model.hand.actions import Action, Draw, Fold, RaiseTo
from pokertable.model.hand.observation import Observation
from pokertable.model.variant import Variant
from pokertable.players.seen.policy import AppliedRule, Menu, Policy, mixed
from pokertable.players.seen.spot import require_public
from pokertable.players.seen.walk import action_of, decisions

MOST_EXACT = 270_725
"""Games with more private hands than Omaha are read by a sample."""
SAMPLED = 60_000
DRAWN = 3000
"""Hands of a draw game: each is drawn out many times over."""


@dataclass(frozen=True, eq=False, slots=True)
class Reading:
    """One action: how often the policy takes it over the range it had, and the range before and after.

    `hands` (H, k) are the private hands that it may have held, `before` and `after` (H,) their chances, summing to 1;
    `after` is `before` where no hand takes the action (`taken` 0): it says nothing then.
    """

    public: Observation
    action: Action
    taken: float
    hands: Cards
    before: Floats
    after: Floats
    exact: bool


def readings(policy: Policy, public: Observation, seat: int, known: Sequence[int] = ()) -> Iterator[Reading]:
    """What each action of the seat says. `known` are the cards that others are known to hold: dead."""
    variant = public.game.variant
    if variant.draws:
        yield from _readings_of_draws(policy, public, seat, known)
        return
    held: _Held | None = None
    for decision in decisions(public):
        if decision.act.event.seat != seat:
            continue
        held = _Held.dealt(variant, downs_by(variant, decision.public.street), held)
        held.rule_out([*known, *decision.public.in_sight])
        hands, before, action = held.hands, held.weights, action_of(decision.act)
        after = before * _likely(policy, decision.public, action, hands)
        taken = float(after.sum())
        if taken > 0:
            after /= taken
            held.weights = after
        yield Reading(decision.public, action, taken, hands, before, held.weights, exact=hands.shape[1] <= 4)


def _readings_of_draws(policy: Policy, public: Observation, seat: int, known: Sequence[int]) -> Iterator[Reading]:
    """The same of hands that draw: a sample, of which each throws and gets other cards for them."""
    drawn = FollowedDraws(public.game.variant, known)
    for decision in decisions(public):
        if decision.act.event.seat == seat:
            hands, before, action = drawn.hands, drawn.weights / drawn.weights.sum(), action_of(decision.act)
            taken, after = drawn.take(policy, decision.public, action)
            yield Reading(decision.public, action, taken, hands, before, after, exact=False)


class FollowedDraws:
    """Hands that a seat of a draw game may hold, (H, k) sorted, with `weights` (H,), as far as it was followed.

    `discards` (H, any) is what each has thrown that was not shuffled back.
    A sample: at each draw hands are picked by their weights, and what they throw is replaced at random. `known` are
    cards that it cannot hold.
    """

    def __init__(self, variant: Variant, known: Sequence[int], count: int = DRAWN, seed: int = 0) -> None:
        self._rng = np.random.default_rng([variant.hole_cards, variant.draws, seed])
        self._gone = card_mask(known)
        self.acts = 0
        """Actions that have been taken in."""
        self.hands: Cards = np.sort(self._new_cards(np.zeros(count, np.uint64), variant.hole_cards), axis=1)
        self.discards: Cards = self.hands[:, :0]
        self.weights: Floats = np.ones(count)

    def take(self, policy: Policy, public: Observation, action: Action) -> tuple[float, Floats]:
        """One more action of the seat: how often the hands take it, and the chances after it of those that there were.

        An action that none takes says nothing; of a throw that none makes any cards are thrown.
        """
        self.acts += 1
        before = self.weights / self.weights.sum()
        private = self.private(public)
        if isinstance(action, Draw):
            rules = policy.applied_rules(public, private)
            likely = mixed(rules, policy.menu(public))[:, len(action.cards)]
        else:
            rules = ()
            likely = likelihood(policy, public, action, private, before)
        taken = float(likely @ before)
        after = likely * before / taken if taken > 0 else before
        if isinstance(action, Draw):
            self._draw(rules, len(action.cards), after)
        else:
            self.weights = after
        return taken, after

    def private(self, public: Observation) -> Cards:
        """The hands with what each has thrown that is not shuffled back at this turn of theirs, as policies ask."""
        view = public.seats[require_public(public).seat]
        self.discards = self.discards[:, self.discards.shape[1] - len(view.discards) :]
        return np.hstack([self.hands, self.discards])

    def without(self, known: Sequence[int]) -> Floats:
        """The chances of hands that hold none of these cards, which are not drawn any more either; even if none is."""
        self._gone = card_mask(known)
        left = self.weights * ((self._masks & self._gone) == 0)
        return left / left.sum() if left.any() else np.full(len(left), 1 / len(left))

    def _draw(self, rules: Sequence[AppliedRule], count: int, after: Floats) -> None:
        picked = self._picked(after)
        hands, fewer = self.hands[picked], self.hands.shape[1] - count
        kept = np.argsort(self._rng.random(hands.shape), axis=1) < fewer
        left = self._rng.random(len(hands))
        for rule in _scaled(rules, count):
            weights = rule.weights[picked]
            takes = (left >= 0) & (left < weights)
            if takes.any() and rule.kept is not None:
                kept[takes] = rule.kept()[picked[takes]]
            left = np.where(takes, -1.0, left - weights)
        new = self._new_cards(self._masks[picked], hands.shape[1])
        self.discards = np.hstack([self.discards[picked], hands[~kept].reshape(len(hands), count)])
        self.hands = np.sort(np.where(kept, hands, new), axis=1)
        self.weights = np.ones(len(hands))

    @property
    def _masks(self) -> Masks:
        """The cards that each hand holds or has thrown."""
        return card_masks(self.hands) | card_masks(self.discards)

    def _picked(self, weights: Floats) -> Ids:
        """Hands by weight, as many as there are, spread evenly."""
        upto = np.cumsum(weights)
        at = (np.arange(len(weights)) + self._rng.random()) / len(weights) * upto[-1]
        found: Ids = np.minimum(np.searchsorted(upto, at, side="right"), len(weights) - 1)
        return found

    def _new_cards(self, taken: Masks, count: int) -> Cards:
        """So many cards for each that are not taken nor gone, in any order: (H, count)."""
        order = self._rng.random((len(taken), 52))
        order[((taken | self._gone)[:, None] >> np.arange(52, dtype=np.uint64)) & np.uint64(1) != 0] = 2.0
        return order.argsort(axis=1)[:, :count].astype(np.uint8)


def _scaled(rules: Sequence[AppliedRule], count: int) -> list[AppliedRule]:
    """The rules for the part of each hand that throws so many cards, together 1 where there is one."""
    throwing = [
        rule._replace(weights=rule.weights * ((~rule.kept()).sum(axis=1) == count))
        for rule in rules
        if rule.kept is not None
    ]
    whole = np.sum([rule.weights for rule in throwing], axis=0)
    return [rule._replace(weights=rule.weights / np.maximum(whole, 1e-12)) for rule in throwing]


def downs_by(variant: Variant, street: int) -> int:
    """Private cards of a seat on a street."""
    return sum(each.down for each in variant.streets[: street + 1])


@dataclass(slots=True)
class _Held:
    """The private hands that a seat may hold, (H, k), and their chances, together 1; none holds a card of `gone`."""

    hands: Cards
    weights: Floats
    gone: set[int] = field(default_factory=set)

    @classmethod
    def dealt(cls, variant: Variant, downs: int, held: _Held | None) -> _Held:
        """Those of so many cards: all, or what those that are `held` become when they are dealt any further card."""
        if held is not None and held.hands.shape[1] == downs:
            return held
        everything = private_hands_or_sample(variant, downs)
        if len(everything) > MOST_EXACT:
            raise ValueError(f"{downs} private cards: too many hands")
        if held is None:
            return cls(everything, np.full(len(everything), 1 / len(everything)))
        weights = dealt_further(held.hands, held.weights, everything)
        return cls(everything, weights / weights.sum())

    def rule_out(self, cards: Iterable[int]) -> None:
        """Leave out the hands that hold one of the cards or have no chance."""
        new, all_likely = {*cards} - self.gone, self.weights.min() > 0
        if not new and all_likely:
            return
        left = apart_from(self.hands, new)
        if not all_likely:
            left &= self.weights > 0
        self.hands, self.weights = chosen(self.hands, left), self.weights[left]
        self.weights /= self.weights.sum()
        self.gone |= new


def dealt_further(hands: Cards, weights: Floats, more: Cards) -> Floats:
    """What hands of one card more, (M, k + 1), weigh if those (H, k) of these weights were dealt any further one."""
    by_number = np.zeros(comb(52, hands.shape[1]))
    by_number[hand_numbers(hands)] = weights
    without_one = [np.delete(more, at, axis=1) for at in range(more.shape[1])]
    grown: Floats = np.sum([by_number[hand_numbers(fewer)] for fewer in without_one], axis=0)
    return grown


def private_hands_or_sample(variant: Variant, downs: int) -> Cards:
    """Every private hand of so many cards, or from five on a fixed sample."""
    return private_hands(downs) if downs <= 4 else _sample(variant.hole_cards, downs)


@lru_cache(maxsize=4)
def _sample(seed: int, downs: int) -> Cards:
    rng = Random(seed)
    return frozen(np.array([sorted(rng.sample(range(52), downs)) for _ in range(SAMPLED)], np.uint8))


def likelihood(policy: Policy, public: Observation, action: Action, hands: Cards, weights: Floats | Bools) -> Floats:
    """How often each hand takes the action, 0 for hands without weight."""
    asked = np.flatnonzero(weights)
    likely = np.zeros(len(hands))
    if len(asked):
        likely[asked] = _likely(policy, public, action, hands[asked])
    return likely


def _likely(policy: Policy, public: Observation, action: Action, hands: Cards) -> Floats:
    """How often each hand takes the action."""
    chances = policy.probabilities(public, hands)
    found = on_menu(policy.menu(public), action)
    if len(found) == 1:
        return chances[:, found[0][0]]  # for it alone counts whole
    likely = np.zeros(len(hands))
    for at, part in found:
        likely += part * chances[:, at]
    return likely


def on_menu(menu: Menu, action: Action) -> list[tuple[int, float]]:
    """Where an action stands on a menu: an amount between two of the menu counts for both, by distance."""
    if isinstance(action, Draw):
        return [(len(action.cards), 1.0)]
    if isinstance(action, Fold):
        return [(0, 1.0)] if isinstance(menu.actions[0], Fold) else []
    if not isinstance(action, RaiseTo):
        return [(menu.call, 1.0)]
    totals = [(at, each.amount) for at in menu.raises if isinstance(each := menu.actions[at], RaiseTo)]
    below = [(at, amount) for at, amount in totals if amount <= action.amount]
    above = [(at, amount) for at, amount in totals if amount >= action.amount]
    if not below or not above:
        return [(at, 1.0) for at, _ in (above[:1] or below[-1:])]
    (low, least), (high, most) = below[-1], above[0]
    if low == high:
        return [(low, 1.0)]
    part = (action.amount - least) / (most - least)
    return [(low, 1 - part), (high, part)]
