"""Evidence of a player's actions about its hand, action by action, so that each can be weighed or left out.

The arithmetic is in `players.ranges.reading`: every possible private hand, multiplied by the frequency with which the
rules take each action with it. Here the factors are kept apart.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, apart_from, sum_by
from pokertable.model.cached import cached_property
from pokertable.model.hand.actions import Action
from pokertable.model.hand.events import BroughtIn, Called, Checked
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.players.ranges.classes import classes_of, classify_at
from pokertable.players.ranges.reading import (
    asked,
    dealt_further,
    downs_by,
    of_action,
    of_any_size,
    on_menu,
    private_hands_or_sample,
)
from pokertable.players.seen.policy import Policy, reason_of
from pokertable.players.seen.spot import Spot
from pokertable.players.seen.walk import action_of, decisions
from pokertable.players.worth.prospects import prospects
from pokertable.training.deals.believed import Believed

EXACT_UP_TO: Final = 4
"""Most private cards for which every hand is examined."""
Shares = tuple[float, ...]
"""Fractions of the classes, sum 1."""


@dataclass(frozen=True, eq=False, slots=True)
class ReadAction:
    """One action: the public view before it, and its frequency with each hand, (H,), of `downs` cards.

    `any_size`: that of a raise of any size, where there are several.
    """

    public: Observation
    act: Act
    downs: int
    likely: Floats
    any_size: Floats | None = None

    @property
    def action(self) -> Action:
        """The action."""
        return action_of(self.act)

    @property
    def street(self) -> int:
        """Street of the action."""
        return self.act.street

    @property
    def forced(self) -> bool:
        """Whether the hand came in involuntarily: a blind or bring-in that did not raise."""
        posted = self.public.started.blinds
        paid = bool(posted) and posted[self.act.event.seat] > 0
        if isinstance(self.act.event, BroughtIn):
            return True
        return paid and self.street == 0 and isinstance(self.act.event, Checked | Called)

    @property
    def rules_out(self) -> bool:
        """Whether hands that never take this action are excluded for every reader: nobody ignores the action."""
        return not self.forced and not isinstance(self.act.event, Checked)


@dataclass(frozen=True, eq=False, slots=True)
class Left:
    """A seat's remaining hands (H, k) after its actions.

    `weights` (H,) after the actions, `dealt` (H,) before them, each with sum 1; `classes` (H,) are their numbers.
    """

    seat: int
    hands: Cards
    dealt: Floats
    weights: Floats
    classes: Ids
    sampled: bool

    def of_class(self, at: int) -> Floats:
        """(H,): weights of the hands of a class, sum 1: after the actions, or as dealt where none remains.

        All 0 for an empty class.
        """
        of_it = self.classes == at
        after = self.weights * of_it
        found: Floats = after if after.any() else self.dealt * of_it
        return np.divide(found, found.sum()) if found.any() else found

    def believed(self, weights: Floats) -> Believed:
        """The hands with these weights, sum 1."""
        return Believed(self.seat, self.hands, self.dealt, weights, (), not self.sampled, read=True)


@dataclass(frozen=True, slots=True)
class Takers:
    """Frequencies of an action: the classes, the fraction of hands in each before it, and how often each takes it.

    None: the class was empty, or the frequency is unknown. `any_size`: how often each raises at all, where there are
    several sizes.
    """

    names: tuple[Phrase, ...]
    had: Shares
    often: tuple[float | None, ...]
    any_size: tuple[float | None, ...] | None = None

    @property
    def at_all(self) -> tuple[float | None, ...]:
        """How often each does this, in whatever size."""
        return self.often if self.any_size is None else self.any_size


def some_of(variant: Variant, count: int, seed: int | Sequence[int]) -> Cards | None:
    """`count` random private hands, (count, k), for a look at a large game; None where all are examined."""
    if not is_slow(variant):
        return None
    decks = np.tile(np.arange(52, dtype=np.uint8), (count, 1))
    found: Cards = np.sort(np.random.default_rng(seed).permuted(decks, axis=1)[:, : variant.hole_cards])
    return found


def takers(names: tuple[Phrase, ...], had: Floats, took: Floats | None, raised: Floats | None = None) -> Takers:
    """Frequencies from class weights before an action, of its takers and, if it has sizes, of all who `raised`.

    None: unknown.
    """

    def parts(of: Floats | None) -> tuple[float | None, ...]:
        return tuple([None if of is None or had[at] <= 0 else float(of[at] / had[at]) for at in range(len(had))])

    return Takers(names, tuple((had / had.sum()).tolist()), parts(took), None if raised is None else parts(raised))


def is_slow(variant: Variant) -> bool:
    """Whether a read examines very many hands."""
    return variant.draws > 0 or (variant.board_cards > 0 and variant.hole_cards >= EXACT_UP_TO)


def why(policy: Policy, step: ReadAction, hand: Cards) -> Phrase:
    """Why a private hand, (k,), takes the action of a step."""
    menu = policy.menu(step.public)
    nearest, _ = max(on_menu(menu, step.action), key=lambda place: place[1])
    return reason_of(policy.applied_rules(step.public, hand[None]), menu.actions[nearest])


class Evidence:
    """The actions of a seat so far, under this policy.

    `known` are the reader's own cards. `some` are the hands to examine, (H, k), instead of all, each standing for
    `stands_for` hands, (H,); only for games whose private cards are dealt at once. Actions are examined up to street
    `until`, exclusive.
    """

    def __init__(
        self,
        policy: Policy,
        public: Observation,
        seat: int,
        known: Sequence[int],
        some: Cards | None = None,
        *,
        stands_for: Floats | None = None,
        until: int | None = None,
    ) -> None:
        self.policy, self.public, self.seat = policy, public, seat
        self._known = list(known)
        self._some = some
        self._stands_for: Floats | float = 1.0 if stands_for is None else stands_for
        self._hands: dict[int, Cards] = {}
        self.steps = tuple(self._steps(len(self.variant.streets) if until is None else until))

    # Hands

    @property
    def variant(self) -> Variant:
        """The game."""
        return self.public.game.variant

    @property
    def downs(self) -> int:
        """Number of the seat's private cards now."""
        return downs_by(self.variant, self.public.street)

    @property
    def hands(self) -> Cards:
        """The private hands, (H, k)."""
        return self._of(self.downs)

    @property
    def sampled(self) -> bool:
        """Whether these are a sample of the hands."""
        return self._some is not None or self.downs > EXACT_UP_TO

    @property
    def leaves_own(self) -> bool:
        """Whether hands have enough private cards to ignore the reader's own cards."""
        return self.downs >= EXACT_UP_TO

    @cached_property
    def possible(self) -> Floats:
        """Number of hands that each stands for, if it holds no card in sight; else 0."""
        found: Floats = np.where(self._without(self.downs, ()), self._stands_for, 0.0)
        return found

    @cached_property
    def live(self) -> Floats:
        """Number of hands that each stands for, if it holds no card that the reader sees; else 0."""
        found: Floats = np.where(self._without(self.downs, self._known), self._stands_for, 0.0)
        return found

    @cached_property
    def names(self) -> tuple[Phrase, ...]:
        """The names of the classes."""
        public = self.public
        return tuple([each.name for each in classes_of(self.variant, public.street, public.known_board)])

    @cached_property
    def numbers(self) -> Ids:
        """The number of each possible hand's class; -1 for the others."""
        found = np.full(len(self.hands), -1, np.int64)
        at = np.flatnonzero(self.possible)
        found[at] = classify_at(self.public, self.seat, self.hands[at])
        return found

    # Readers' queries, also of `DrawnEvidence`

    def prior(self, asked: Callable[[ReadAction], bool]) -> Shares:
        """The spread without the actions that are asked about."""
        return self.shares(self.weights(lambda step: not asked(step)))

    @cached_property
    def exact(self) -> Shares:
        """The spread after all actions."""
        return self.shares(self.weights())

    @property
    def count(self) -> int:
        """Number of possible hands after all actions."""
        return int(np.count_nonzero(self.weights()))

    def after(self, number: int) -> Shares:
        """The spread after the first `number` actions."""
        return self.shares(self._first(number))

    def takers(self, number: int) -> Takers:
        """Frequencies of this step's action by class of the present street."""
        step, before = self.steps[number], self._first(number)
        at = np.flatnonzero(before)
        numbers, count = self.numbers[at], len(self.names)
        had = sum_by(numbers, before[at], count)
        if step.downs != self.downs:
            return takers(self.names, had, None)
        took, raised = (
            None if likely is None else sum_by(numbers, (before * likely)[at], count)
            for likely in (step.likely, step.any_size)
        )
        return takers(self.names, had, took, raised)

    def example(self, number: int) -> tuple[Cards, Phrase]:
        """The likeliest hand, (k,), of the class that this step's action favoured most, and its reason."""
        first, then = self.after(number), self.after(number + 1)
        gained = max(range(len(then)), key=lambda at: then[at] - first[at])
        inside = np.where(self.numbers == gained, self._first(number + 1), 0.0)
        hand = int((inside if inside.any() else self._first(number + 1)).argmax())
        step = self.steps[number]
        if step.downs != self.downs:
            return self.hands[hand], Phrase("")
        return self.hands[hand], why(self.policy, step, self.hands[hand])

    @property
    def left(self) -> Left:
        """The hands that the reader cannot exclude by sight, with their weights after the actions."""
        at = np.flatnonzero(self.live)
        weights = self.weights()[at]
        dealt = self.live[at] / self.live.sum()
        return Left(self.seat, self.hands[at], dealt, weights / weights.sum(), self.numbers[at], self.sampled)

    def leaving_out(self, steps: Collection[ReadAction]) -> Shares | None:
        """The spread without these actions."""
        return self.shares(self.weights(lambda step: step not in steps))

    def as_if_chosen(self, best: float) -> Shares | None:
        """The spread of a reader who takes a cheap first action for a choice of the `best` part of hands.

        None where the first action was not of that kind.
        """
        if not self.steps or not self.steps[0].forced or self.steps[0].downs != self.downs:
            return None
        rank = prospects(Spot.of(self.steps[0].public), self.hands, 1.0).rank
        weights = self.weights(instead={0: np.where(np.asarray(rank) <= best, 1.0, 0.0)})
        return self.shares(weights) if weights.any() else None

    def with_own_cards(self) -> Shares | None:
        """The spread without removing the reader's own cards; None where they matter little."""
        return None if self.leaves_own else self.shares(self.weights(live=self.possible))

    def _first(self, number: int) -> Floats:
        return self.weights(lambda step: step in self.steps[:number])

    # Weights

    def weights(
        self,
        uses: Callable[[ReadAction], bool] = lambda _: True,
        live: Floats | None = None,
        instead: Mapping[int, Floats] | None = None,
    ) -> Floats:
        """Every hand's weight, (H,), after the actions that `uses` selects.

        `live`: other hands than the live ones; `instead`: other likelihoods, by the number of the step. An action that
        no hand takes is ignored.
        """
        kept = self.live if live is None else live
        weights, downs = np.ones(0), 0
        for number, step in enumerate(self.steps):
            weights, downs = self._grown(weights, downs, step.downs), step.downs
            if uses(step):
                likely = step.likely if instead is None else instead.get(number, step.likely)
                after = weights * likely
                counts = after * kept if step.downs == self.downs else after
                weights = after if counts.any() else weights
        return self._grown(weights, downs, self.downs) * kept

    def shares(self, weights: Floats) -> Shares:
        """The fraction of each class; raises `ValueError` if no hand is left."""
        at = np.flatnonzero(weights)
        if not len(at):
            raise ValueError("no hand is left that plays so")
        by_class = np.bincount(self.numbers[at], weights[at], len(self.names))
        return tuple((by_class / by_class.sum()).tolist())

    # Internals

    def _steps(self, until: int) -> list[ReadAction]:
        found: list[ReadAction] = []
        for decision in decisions(self.public):
            if decision.act.event.seat == self.seat and decision.act.street < until:
                downs = downs_by(self.variant, decision.act.street)
                possible = self._without(downs, self._known if self.leaves_own else ())
                for step in found:
                    if step.downs == downs and step.rules_out:
                        possible &= step.likely > 0
                action, menu = action_of(decision.act), self.policy.menu(decision.public)
                chances = asked(self.policy, decision.public, self._of(downs), possible)
                likely, any_size = of_action(chances, menu, action), of_any_size(chances, menu, action)
                found.append(ReadAction(decision.public, decision.act, downs, likely, any_size))
        return found

    def _of(self, downs: int) -> Cards:
        if downs not in self._hands:
            self._hands[downs] = private_hands_or_sample(self.variant, downs) if self._some is None else self._some
        return self._hands[downs]

    def _without(self, downs: int, cards: Sequence[int]) -> Bools:
        """Whether each hand holds none of these cards and none that is in sight at the end."""
        return apart_from(self._of(downs), [*self.public.in_sight, *cards])

    def _grown(self, weights: Floats, downs: int, to: int) -> Floats:
        """The weights of hands after further private cards, drawn from the remaining ones."""
        if not len(weights):
            return np.ones(len(self._of(to)))
        for further in range(downs, to):
            weights = dealt_further(self._of(further), weights, self._of(further + 1))
        return weights
