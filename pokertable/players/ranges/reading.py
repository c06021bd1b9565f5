"""A player's range after each of its actions, given a policy: Bayes over all hands.

Its arithmetic is only here: the likelihood of each action per hand, and the hands after further cards. `readings`
follows a hand; reads and the review keep the same figures in their own ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import comb
from random import Random
from typing import TypeAlias

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
from pokertable.model.caches import kept
from pokertable.model.cards import Card
from pokertable.model.hand.actions import Action, Draw, Fold, RaiseTo
from pokertable.model.hand.observation import Observation
from pokertable.model.variant import Variant
from pokertable.players.seen.policy import AppliedRule, Menu, Policy, mixed
from pokertable.players.seen.spot import require_public
from pokertable.players.seen.walk import action_of, decisions

MOST_EXACT = 270_725
"""Most private hands of a game that are all read; others are sampled."""
SAMPLED = 60_000
DRAWN = 20_000
"""Hands of a draw game that are followed; each draw deals them other cards. With 3,000 a call's frequency was off by
.02."""


@dataclass(frozen=True, eq=False, slots=True)
class Reading:
    """One action: its frequency over the range before it, and the range before and after.

    `hands` (H, k) are the possible private hands, `before` and `after` (H,) their chances, sum 1; `after` equals
    `before` if no hand takes the action (`taken` 0).
    """

    public: Observation
    action: Action
    taken: float
    hands: Cards
    before: Floats
    after: Floats
    exact: bool


Known: TypeAlias = Mapping[Card, int] | Sequence[int]
"""Cards that others are known to hold, optionally with the number of decisions before they had them."""


def readings(policy: Policy, public: Observation, seat: int, known: Known = ()) -> Iterator[Reading]:
    """Evidence of each action of the seat. `known` cards are dead, those received later not yet."""
    variant = public.game.variant
    if variant.draws:
        yield from _readings_of_draws(policy, public, seat, known)
        return
    held: _Held | None = None
    for decision in decisions(public):
        if decision.act.event.seat != seat:
            continue
        held = _Held.dealt(variant, downs_by(variant, decision.public.street), held)
        held.rule_out([*_dead(known, decision.public), *decision.public.in_sight])
        hands, before, action = held.hands, held.weights, action_of(decision.act)
        after = before * _likely(policy, decision.public, action, hands)
        taken = float(after.sum())
        if taken > 0:
            after /= taken
            held.weights = after
        yield Reading(decision.public, action, taken, hands, before, held.weights, exact=hands.shape[1] <= 4)


def _dead(known: Known, public: Observation) -> Sequence[int]:
    """The known cards that others have by now."""
    if not isinstance(known, Mapping):
        return known
    return [card for card, since in known.items() if since <= len(public.acts)]


def _readings_of_draws(policy: Policy, public: Observation, seat: int, known: Known) -> Iterator[Reading]:
    """Readings of hands that draw: a sample, in which each hand discards and gets other cards."""
    drawn: FollowedDraws | None = None
    for decision in decisions(public):
        if decision.act.event.seat == seat:
            dead = _dead(known, decision.public)
            if drawn is None:
                drawn = FollowedDraws(public.game.variant, dead)
            drawn.weights = drawn.without(dead)
            hands, before, action = drawn.hands, drawn.weights / drawn.weights.sum(), action_of(decision.act)
            taken, after = drawn.take(policy, decision.public, action)
            yield Reading(decision.public, action, taken, hands, before, after, exact=False)


class FollowedDraws:
    """Possible hands of a seat in a draw game, (H, k) sorted, with `weights` (H,), as far as followed.

    `discards` (H, any) are each hand's discards that were not shuffled back. A sample: at each draw hands are picked by
    their weights, and discards are replaced at random. `known` are cards that it cannot hold.
    """

    def __init__(self, variant: Variant, known: Sequence[int], count: int = DRAWN, seed: int = 0) -> None:
        self._rng = np.random.default_rng([variant.hole_cards, variant.draws, seed])
        self._gone = card_mask(known)
        self.acts = 0
        """Number of actions applied."""
        self.hands: Cards = np.sort(self._new_cards(np.zeros(count, np.uint64), variant.hole_cards), axis=1)
        self.discards: Cards = self.hands[:, :0]
        self.weights: Floats = np.ones(count)

    def take(self, policy: Policy, public: Observation, action: Action) -> tuple[float, Floats]:
        """Apply one more action of the seat: its frequency, and the chances of the former hands after it.

        An action that no hand takes is ignored; for such a discard random cards are discarded.
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
        """The hands with their discards not shuffled back at this turn, in the form that policies take."""
        view = public.seats[require_public(public).seat]
        self.discards = self.discards[:, self.discards.shape[1] - len(view.discards) :]
        return np.hstack([self.hands, self.discards])

    def without(self, known: Sequence[int]) -> Floats:
        """The chances of hands without these cards, which are no longer drawn either; equal chances if none is left."""
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
        """The cards and discards of each hand."""
        return card_masks(self.hands) | card_masks(self.discards)

    def _picked(self, weights: Floats) -> Ids:
        """Indices of hands by weight, the same number as before, spread evenly."""
        upto = np.cumsum(weights)
        at = (np.arange(len(weights)) + self._rng.random()) / len(weights) * upto[-1]
        found: Ids = np.minimum(np.searchsorted(upto, at, side="right"), len(weights) - 1)
        return found

    def _new_cards(self, taken: Masks, count: int) -> Cards:
        """(H, count): cards for each hand that are neither taken nor gone, in any order."""
        order = self._rng.random((len(taken), 52))
        order[((taken | self._gone)[:, None] >> np.arange(52, dtype=np.uint64)) & np.uint64(1) != 0] = 2.0
        return order.argsort(axis=1)[:, :count].astype(np.uint8)


def _scaled(rules: Sequence[AppliedRule], count: int) -> list[AppliedRule]:
    """The rules for the part of each hand that discards `count` cards, scaled to sum 1 if there is one."""
    discarding = [
        rule._replace(weights=rule.weights * ((~rule.kept()).sum(axis=1) == count))
        for rule in rules
        if rule.kept is not None
    ]
    whole = np.sum([rule.weights for rule in discarding], axis=0)
    return [rule._replace(weights=rule.weights / np.maximum(whole, 1e-12)) for rule in discarding]


def downs_by(variant: Variant, street: int) -> int:
    """Number of private cards of a seat on a street."""
    return sum(each.down for each in variant.streets[: street + 1])


@dataclass(slots=True)
class _Held:
    """Possible private hands of a seat, (H, k), and their chances, sum 1; none holds a card of `gone`."""

    hands: Cards
    weights: Floats
    gone: set[int] = field(default_factory=set)

    @classmethod
    def dealt(cls, variant: Variant, downs: int, held: _Held | None) -> _Held:
        """The hands of `downs` cards: all, or the extensions of the `held` ones by any further card."""
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
        """Remove hands with one of the cards or without a chance."""
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
    """Weights of hands with one more card, (M, k + 1), after dealing any card to those (H, k)."""
    by_number = np.zeros(comb(52, hands.shape[1]))
    by_number[hand_numbers(hands)] = weights
    without_one = [np.delete(more, at, axis=1) for at in range(more.shape[1])]
    grown: Floats = np.sum([by_number[hand_numbers(fewer)] for fewer in without_one], axis=0)
    return grown


def private_hands_or_sample(variant: Variant, downs: int) -> Cards:
    """Every private hand of `downs` cards, or from five on a fixed sample."""
    return private_hands(downs) if downs <= 4 else _sample(variant.hole_cards, downs)


@kept("samples of private hands")
def _sample(seed: int, downs: int) -> Cards:
    rng = Random(seed)
    return frozen(np.array([sorted(rng.sample(range(52), downs)) for _ in range(SAMPLED)], np.uint8))


def likelihood(policy: Policy, public: Observation, action: Action, hands: Cards, weights: Floats | Bools) -> Floats:
    """Frequency of the action for each hand, 0 for hands without weight."""
    return of_action(asked(policy, public, hands, weights), policy.menu(public), action)


def asked(policy: Policy, public: Observation, hands: Cards, weights: Floats | Bools) -> Floats:
    """(H, menu): frequency of each action of the menu for each hand, 0 for hands without weight."""
    at = np.flatnonzero(weights)
    chances = np.zeros((len(hands), len(policy.menu(public).actions)))
    if len(at):
        chances[at] = policy.probabilities(public, hands[at])
    return chances


def of_action(chances: Floats, menu: Menu, action: Action) -> Floats:
    """Frequency of the action for each hand, of those of the menu: (H, menu) -> (H,)."""
    found = on_menu(menu, action)
    if len(found) == 1:
        return chances[:, found[0][0]]  # alone it counts fully
    likely = np.zeros(len(chances))
    for at, part in found:
        likely += part * chances[:, at]
    return likely


def of_any_size(chances: Floats, menu: Menu, action: Action) -> Floats | None:
    """(H,): frequency of a raise of any size for each hand; None for other actions and where there is one size."""
    if not isinstance(action, RaiseTo) or len(menu.raises) == 1:
        return None
    found: Floats = chances[:, list(menu.raises)].sum(axis=1)
    return found


def _likely(policy: Policy, public: Observation, action: Action, hands: Cards) -> Floats:
    """Frequency of the action for each hand."""
    return of_action(policy.probabilities(public, hands), policy.menu(public), action)


def on_menu(menu: Menu, action: Action) -> list[tuple[int, float]]:
    """Index of an action on a menu, with its weight: an amount between two of the menu counts for both, by distance."""
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
