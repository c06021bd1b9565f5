"""Evidence of a player's actions in draw games, in which hands change: a sample followed from draw to draw."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final, TypeAlias

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, sum_by
from pokertable.model.cached import cached_property
from pokertable.model.cards import Card
from pokertable.model.hand.actions import Action, Draw, RaiseTo
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.players.ranges.classes import classes_of, classify
from pokertable.players.ranges.reading import FollowedDraws, asked, of_any_size
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.spot import Spot
from pokertable.players.seen.walk import action_of, decisions
from pokertable.players.worth.discarding.drawing import DrawHands
from pokertable.training.reads.evidence import Evidence, Left, ReadAction, Shares, Takers, is_slow, takers, why

FOLLOWED: Final = 1200
"""Number of hands followed."""
_COSTS_FROM: Final = 1
"""First street on which hands are costed one by one: for all hands of four cards that takes half a minute."""
_PICKED: Final = 10_000
"""Number of hands examined on those streets."""


@dataclass(frozen=True, eq=False, slots=True)
class _Moved:
    """The hands before and after a step: `private` (H, k and discards) each time."""

    private: Cards
    before: Floats
    took: Floats
    raised: Floats | None
    hands: Cards
    weights: Floats


class DrawnEvidence:
    """`Evidence` for a draw game: `count` hands are followed, and resampled by weight at each draw.

    Actions before the last draw have selected the hands and can no longer be left out. A reader who ignores the actions
    keeps the hands as dealt.
    """

    sampled = True

    def __init__(
        self, policy: Policy, public: Observation, seat: int, known: Sequence[int], count: int = FOLLOWED
    ) -> None:
        self.policy, self.public, self.seat = policy, public, seat
        drawn = FollowedDraws(self.variant, known, count, seed=seat)
        self._dealt = drawn.hands
        steps, moved = [], []
        for decision in decisions(public):
            if decision.act.event.seat != seat:
                continue
            private, before = drawn.private(decision.public), drawn.weights / drawn.weights.sum()
            action = action_of(decision.act)
            raised = self._raised(decision.public, action, private, before)
            taken, after = drawn.take(self.policy, decision.public, action)
            likely = taken * np.divide(after, before, out=np.zeros(len(before)), where=before > 0)
            steps.append(ReadAction(decision.public, decision.act, self.variant.hole_cards, likely))
            moved.append(_Moved(private, before, after, raised, drawn.hands, drawn.weights / drawn.weights.sum()))
        self.steps, self._moved = tuple(steps), tuple(moved)

    @property
    def variant(self) -> Variant:
        """The game."""
        return self.public.game.variant

    @cached_property
    def names(self) -> tuple[Phrase, ...]:
        """The names of the classes."""
        return tuple([each.name for each in classes_of(self.variant, self.public.street, ())])

    # Readers' queries

    def prior(self, asked: Callable[[ReadAction], bool]) -> Shares:
        """The spread without the actions that are asked about: those of a street, or all."""
        return self.after(next((number for number, step in enumerate(self.steps) if asked(step)), len(self.steps)))

    @property
    def exact(self) -> Shares:
        """The spread after all actions."""
        return self.after(len(self.steps))

    @property
    def count(self) -> int:
        """Number of possible hands after all actions."""
        return int(np.count_nonzero(self._moved[-1].weights)) if self._moved else len(self._dealt)

    def after(self, number: int) -> Shares:
        """The spread after the first `number` actions."""
        if not number:
            return self._shares(self._dealt, np.ones(len(self._dealt)))
        moved = self._moved[number - 1]
        return self._shares(moved.hands, moved.weights)

    def takers(self, number: int) -> Takers:
        """Frequencies of the step's action by class at that time; hands as they were then, because they change."""
        step, moved = self.steps[number], self._moved[number]
        names, classes = self._then(number)
        had, took = (sum_by(classes, each, len(names)) for each in (moved.before, moved.took))
        raised = None if moved.raised is None else sum_by(classes, moved.raised, len(names))
        return takers(names, had, np.multiply(took, step.likely @ moved.before), raised)

    def example(self, number: int) -> tuple[Cards, Phrase]:
        """The likeliest hand, (k,), of the class that this action favoured most, and its reason."""
        moved = self._moved[number]
        names, classes = self._then(number)
        gained = int(np.bincount(classes, moved.took - moved.before, len(names)).argmax())
        hand = int(np.where(classes == gained, moved.took, 0.0).argmax())
        return self._held(moved)[hand], why(self.policy, self.steps[number], moved.private[hand])

    @property
    def left(self) -> Left:
        """The remaining hands after all actions; dealt hands stand for classes without any."""
        last = (self._moved[-1].hands, self._moved[-1].weights) if self._moved else (self._dealt, np.zeros(0))
        hands = np.concatenate([last[0], self._dealt]) if self._moved else self._dealt
        weights = np.concatenate([last[1], np.zeros(len(self._dealt))]) if self._moved else np.ones(len(hands))
        even = np.full(len(hands), 1 / len(hands))
        return Left(self.seat, hands, even, weights / weights.sum(), self._classes(hands), sampled=True)

    def leaving_out(self, steps: Collection[ReadAction]) -> Shares | None:
        """The spread without these actions; None if all of them were before the last draw."""
        if not any(step in steps for step in self._since):
            return None
        return self._since_the_draw([step.likely for step in self._since if step not in steps])

    def as_if_chosen(self, best: float) -> Shares | None:
        """The spread of `Evidence.as_if_chosen`, before the first draw."""
        if not self.steps or not self.steps[0].forced or len(self._since) < len(self.steps):
            return None
        rank = DrawHands(Spot.of(self.steps[0].public), self._dealt, 1.0, watches=False).rank
        chosen = np.where(rank <= best, 1.0, 0.0)
        return self._since_the_draw([chosen, *[step.likely for step in self.steps[1:]]])

    def with_own_cards(self) -> Shares | None:
        """None: among many private cards the reader's own matter little."""
        return None

    # Internals

    def _raised(self, public: Observation, action: Action, private: Cards, before: Floats) -> Floats | None:
        """The chances of the hands, (H,), that raise at all, where a raise has several sizes."""
        menu = self.policy.menu(public)
        if not isinstance(action, RaiseTo) or len(menu.raises) == 1:
            return None
        any_size = of_any_size(asked(self.policy, public, private, before), menu, action)
        return None if any_size is None else before * any_size

    @property
    def _since(self) -> tuple[ReadAction, ...]:
        """The steps since the last draw, during which hands are unchanged."""
        draws = [number for number, step in enumerate(self.steps) if isinstance(step.action, Draw)]
        return self.steps[draws[-1] + 1 :] if draws else self.steps

    def _since_the_draw(self, likely: Sequence[Floats]) -> Shares | None:
        hands = self._moved[-1].hands
        weights: Floats = prod(likely, start=np.ones(len(hands)))
        return self._shares(hands, weights) if weights.any() else None

    def _held(self, moved: _Moved) -> Cards:
        return moved.private[:, : self.variant.hole_cards]

    def _then(self, number: int) -> tuple[tuple[Phrase, ...], Ids]:
        """The classes at the time of a step, and those of the hands then: before a draw, with the cards before it."""
        step = self.steps[number]
        street = step.street - isinstance(step.action, Draw)
        names = tuple([each.name for each in classes_of(self.variant, street, ())])
        return names, classify(self.variant, street, self._held(self._moved[number]), (), ())

    def _classes(self, hands: Cards) -> Ids:
        return classify(self.variant, self.public.street, hands, (), ())

    def _shares(self, hands: Cards, weights: Floats | Bools) -> Shares:
        by_class = np.bincount(self._classes(hands), weights, len(self.names))
        return tuple((by_class / by_class.sum()).tolist())


AnyEvidence: TypeAlias = Evidence | DrawnEvidence


def evidence_of(
    policy: Policy, public: Observation, seat: int, known: Sequence[Card], some: Cards | None = None
) -> AnyEvidence:
    """Evidence of a seat's actions under this policy, an `Evidence` or `DrawnEvidence`."""
    variant = public.game.variant
    if variant.draws:
        return DrawnEvidence(policy, public, seat, known, FOLLOWED if some is None else len(some))
    if some is None and is_slow(variant) and public.street >= _COSTS_FROM:
        return _of_likely_hands(policy, public, seat, known)
    return Evidence(policy, public, seat, known, some)


def _of_likely_hands(policy: Policy, public: Observation, seat: int, known: Sequence[Card]) -> Evidence:
    """Evidence from a sample of hands: half likely ones so far, half random ones."""
    early = Evidence(policy, public, seat, known, until=_COSTS_FROM)
    weights, live = early.weights(), early.live
    chances = (weights / weights.sum() + live / live.sum()) / 2
    at = (np.arange(_PICKED) + 0.5) / _PICKED
    hands, times = np.unique(np.searchsorted(np.cumsum(chances), at).clip(max=len(live) - 1), return_counts=True)
    stands_for: Floats = times / (_PICKED * chances[hands])
    return Evidence(policy, public, seat, known, early.hands[hands], stands_for=stands_for)
