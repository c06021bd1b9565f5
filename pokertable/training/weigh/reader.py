"""The opponents' ranges at a decision, by Bayes over all actions of each of them, street by street."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import comb

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, apart_from, private_hands, sum_by
from pokertable.analysis.deals import deal
from pokertable.model.cards import DECK, Card
from pokertable.model.hand.actions import Draw, RaiseTo
from pokertable.model.hand.observation import Observation
from pokertable.players.ranges.presumed import Ordered, SeenAction, Taken, likelihoods
from pokertable.players.ranges.reading import FollowedDraws, asked, dealt_further, downs_by, of_action
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.walk import SeenDecision, action_of, decisions
from pokertable.players.worth.draws import draws
from pokertable.players.worth.flop.boards import USUAL_RIVALS, board_futures
from pokertable.players.worth.variants import variant_number
from pokertable.training.deals.believed import AfterAction, Believed
from pokertable.training.deals.standing import Standing

MOST_HANDS = 1326
"""Games with more private hands are read by a sample."""
SAMPLED = 40_000
"""Hands of such a sample as dealt: of a tight range that bets again and again one in a thousand is left."""
FOLLOWED = 6000
"""Hands of such a sample that are followed once the opponent has acted."""
DRAWN = 10_000
"""Number of hands followed in a draw game; after standing pat and betting again 1% of them are left."""
KEPT = 0.2
"""Part of a range that stays as it was before the last action: nobody plays exactly as presumed."""
ANYTHING = 0.02
"""Part of a range, where all hands are followed, that is any hand: after three bets none is surely without a bluff."""
_BY_POLICY = 0.5
"""Part of what a raise tells that is above all that a policy makes, and no larger than the pot, which is left to it."""
_LARGEST = 4.0
"""Size of a raise, in pots, from which a larger one tells no more: else only the nuts would make one of ten pots."""
_SEATS = 16
"""More than sit at any table: each seat has a sample of its own."""


@dataclass(slots=True)
class _DrawingSeat:
    """The reading of a seat that draws, those that it was dealt `first`; weights not yet normalised.

    `before` are those before its last action; None if that was a draw, which changes the hands.
    """

    drawn: FollowedDraws
    first: Cards
    before: Floats | None = None
    acts: int = 0
    steps: list[AfterAction] = field(default_factory=list)


@dataclass(slots=True)
class _Seat:
    """The reading of a seat as far as it has come; weights not yet normalised. `first` are the hands as dealt.

    `before` are the weights before its last action. Of a sample ever fewer `hands` are followed; each step has its own.
    """

    first: Cards
    hands: Cards
    weights: Floats
    before: Floats
    exact: bool
    rng: np.random.Generator
    acts: int = 0
    steps: list[AfterAction] = field(default_factory=list)


class Reader:
    """Reads the opponents of a hand, decision after decision; `policies` are how they are taken to play, by seat.

    Nothing is used but what the player could know: its own cards and those in sight are dead, the other hidden hands
    count as random. Of the range that is weighed the part `kept` stays as it was before the last action, and a little
    is any hand (`ANYTHING`), which its `steps` do not have: they say what each action tells. 0 where the policies are
    sure.
    """

    def __init__(self, policies: Mapping[int, Policy], seed: int, *, kept: float = KEPT) -> None:
        self._policies = policies
        self._kept = kept
        self._seed = seed
        self._seats: dict[int, _Seat] = {}
        self._sample: Cards | None = None
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
            self._seats[seat] = self._dealt(moment, seat)
        known = self._seats[seat]
        for decision in self._walked[known.acts :]:
            if decision.act.event.seat == seat:
                self._take(moment, known, decision)
        known.acts = len(self._walked)
        self._deal_more(known, moment.public)
        gone = [*moment.own, *moment.in_sight]
        steps = _left(known.steps, gone)
        alive = apart_from(known.hands, gone)
        weights = self._with_kept(known.weights * alive, known.before * alive)
        if known.exact and self._kept and len(steps) > 1:  # before the first action it was any hand
            rest = ANYTHING * (_shares(alive.astype(np.float64)) - _shares(known.weights * alive))
            weights = weights + rest
        return Believed(
            seat,
            known.hands,
            dealt=_shares(alive.astype(np.float64)),
            weights=weights,
            steps=steps,
            exact=known.exact,
            read=bool(steps),
            first=None if known.exact else known.first[apart_from(known.first, gone)],
        )

    def _read_drawing(self, moment: Standing, seat: int) -> Believed:
        """The range of an opponent in a draw game: a sample followed from draw to draw."""
        dead = [*moment.own, *moment.discarded]
        if seat not in self._drawing:
            drawn = FollowedDraws(moment.public.game.variant, dead, DRAWN, seed=_SEATS * self._seed + seat)
            self._drawing[seat] = _DrawingSeat(drawn, drawn.hands)
        known = self._drawing[seat]
        known.drawn.without(dead)
        for public, act in self._walked[known.acts :]:
            if act.event.seat == seat:
                action, before = action_of(act), known.drawn.weights
                known.drawn.take(self._policies[seat], public, action)
                known.before = None if isinstance(action, Draw) else before
                known.steps.append(AfterAction(act, known.drawn.hands, known.drawn.weights))
        known.acts = len(self._walked)
        steps = _left(known.steps, dead)
        hands, which = np.unique(known.drawn.hands, axis=0, return_inverse=True)  # many stand pat with the same cards
        even = np.full(len(hands), 1 / len(hands))
        alive = known.drawn.without(dead)
        if known.before is not None:
            private = np.hstack([known.drawn.hands, known.drawn.discards])
            alive = self._with_kept(alive, known.before * apart_from(private, dead))
        weights = sum_by(which.ravel(), alive, len(hands))
        return Believed(seat, hands, even, weights, steps, exact=False, read=bool(steps), first=known.first)

    def _with_kept(self, after: Floats, before: Floats) -> Floats:
        """The weights after the last action, sum 1, with the part of those before it that is kept."""
        return (1 - self._kept) * _shares(after) + self._kept * _shares(before)

    def _dealt(self, moment: Standing, seat: int) -> _Seat:
        """All hands of the first street, or a sample of those that can be."""
        downs, rng = moment.public.game.variant.streets[0].down, np.random.default_rng([self._seed, seat])
        exact = comb(52, downs) <= MOST_HANDS
        hands = private_hands(downs) if exact else self._sampled(moment)
        even = np.ones(len(hands))
        return _Seat(hands, hands, even, even, exact=exact, rng=rng)

    def _sampled(self, moment: Standing) -> Cards:
        """One sample for all seats, so that its dealt hands are evaluated once."""
        if self._sample is None:
            first = moment.public.game.variant.streets[0]
            own = moment.own[: first.down + first.up]
            live = np.array([card for card in DECK if card not in own], np.uint8)
            drawn = deal(np.random.default_rng(self._seed), SAMPLED, len(live), first.down)
            self._sample = np.sort(live[np.stack(drawn, axis=1)], axis=1)
        return self._sample

    def _deal_more(self, known: _Seat, public: Observation) -> None:
        """Follow the hands by further down cards where the street has dealt them; all hands, a sample cannot be."""
        for downs in range(known.hands.shape[1] + 1, downs_by(public.game.variant, public.street) + 1):
            hands, more = known.hands, private_hands(downs)
            known.weights = dealt_further(hands, known.weights, more)
            known.before = dealt_further(hands, known.before, more)
            known.steps = [
                replace(step, hands=more, weights=dealt_further(hands, step.weights, more)) for step in known.steps
            ]
            known.hands = more

    def _take(self, moment: Standing, known: _Seat, decision: SeenDecision) -> None:
        """One more action; one that no hand takes says nothing."""
        public = decision.public
        self._deal_more(known, public)
        weights = known.weights * apart_from(known.hands, [*moment.own, *public.in_sight])
        after = weights * self._likely(decision, known.hands, weights)
        known.before = weights
        if after.sum() > 0:
            known.weights = after / after.max()
        if not known.exact:
            _thin(known, self._with_kept(known.weights, known.before))
        known.steps.append(AfterAction(decision.act, known.hands, known.weights))

    def _likely(self, decision: SeenDecision, hands: Cards, weights: Floats) -> Floats:
        """How much likelier than others each hand takes an action.

        A raise of a size that no hand chooses counts as one of any size. If it is above all that are chosen, and the
        policies aren't sure, what its size tells is left to a usual player, the more the larger it is.
        """
        public, act = decision
        policy, action = self._policies[act.event.seat], action_of(act)
        menu, chances = policy.menu(public), asked(policy, public, hands, weights)
        likely: Floats = of_action(chances, menu, action)
        if not isinstance(action, RaiseTo):
            return likely
        chosen = [
            each.amount for at in menu.raises if chances[:, at].any() and isinstance(each := menu.actions[at], RaiseTo)
        ]
        if (weights * likely).any() and action.amount <= max(chosen):
            return likely
        likely = chances[:, list(menu.raises)].sum(axis=1)
        if not (self._kept and chosen and action.amount > max(chosen) and public.game.variant.board_cards):
            return likely
        seen = SeenAction.of(public, act)
        seen = replace(seen, size=min(seen.size, _LARGEST))
        usual, part = _usual(public, seen, hands, weights), _BY_POLICY / max(1.0, seen.size)
        found: Floats = part * likely / (likely @ weights) + (1 - part) * usual / (usual @ weights)
        return found


def _usual(public: Observation, seen: SeenAction, hands: Cards, weights: Floats) -> Floats:
    """Likelihood that a usual player takes the action with each hand."""
    variant, board = public.game.variant, tuple(map(int, public.known_board))
    futures = board_futures(variant_number(variant), board).outcomes(hands)
    order = Ordered(futures.expected((), np.array([USUAL_RIVALS])))
    found: Floats = likelihoods([Taken(seen, order, draws(variant, hands, board).any, weights)])[0]
    return found


def _thin(known: _Seat, weights: Floats) -> None:
    """Follow a part of a sample: each hand as often as `weights` ask for, the likely ones surely, spread evenly."""
    scale = FOLLOWED / weights.sum()
    wanted = weights * scale
    upto = np.floor(np.cumsum(wanted) + known.rng.random())
    stays = np.diff(upto, prepend=0.0) > 0
    each = scale / np.minimum(1.0, wanted[stays])
    known.hands = known.hands[stays]
    known.weights, known.before = known.weights[stays] * each, known.before[stays] * each


def _left(steps: Sequence[AfterAction], gone: Sequence[Card]) -> tuple[AfterAction, ...]:
    """The steps without the hands that hold a card that is gone."""
    return tuple([replace(step, weights=_shares(step.weights * apart_from(step.hands, gone))) for step in steps])


def _shares(weights: Floats) -> Floats:
    """Weights that sum to 1; even ones where nothing is left."""
    total = float(weights.sum())
    return weights / total if total > 0 else np.full(len(weights), 1 / len(weights))
