"""A decision and what was said of it: the cards as its seat sees them, and what they come to, dealt out.

Nothing here asks `players.rules` or `players.worth`. What opponents believe of each other's ranges is taken as it is:
whether the figures that are told follow from it can then be checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Floats
from pokertable.analysis.evaluate import strengths
from pokertable.model.betting.structure import Structure
from pokertable.model.cached import cached_property
from pokertable.model.hand.events import Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Act
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges.ranges import read_of, scene_of
from pokertable.players.seen.policy import choose
from pokertable.players.seen.spot import Spot
from pokertable.players.styles.cast import Skill
from tests.narrow import known, of_kind
from tests.players.tables import game

READS = {Skill.REGULAR: 0.8, Skill.EXPERT: 1.0}
"""How far a skilled player believes the ranges."""
FIXED_CALLS, CALLS_A_RAISE = 0.75, 1 / 1.8 + 0.08
"""How likely who is yet to act is thought to call a bet."""
FUTURES, DRAWN, ANYTHING = 40, 30, 400
"""Boards or own cards to come, hands of each rival with each, and hands that stand for any."""

OWN = 24
"""Hands that stand for all that the player seems to hold."""

Hands = npt.NDArray[np.int64]


class Held(NamedTuple):
    """What a rival may hold: sets of down cards, (N, k), their weights, and how likely it is to stay in."""

    ups: list[int]
    downs: Hands
    weights: Floats
    plays: float


@dataclass(frozen=True)
class Told:
    """A decision before it is carried out; the hand must not go on while it is read."""

    hand: Hand
    policy: Persona
    said: Phrase

    @property
    def words(self) -> str:
        """The reason without its figures."""
        return self.said.template

    def figure(self, name: str) -> int:
        return of_kind(int, dict(self.said.fields)[name])

    @cached_property
    def spot(self) -> Spot:
        return Spot.of(self.hand.observe(None))

    @property
    def state(self) -> HandState:
        return self.hand.state

    @cached_property
    def seat(self) -> int:
        return known(self.hand.to_act)

    @property
    def variant(self) -> Variant:
        return self.state.game.variant

    @cached_property
    def own(self) -> list[int]:
        """All own cards."""
        return [int(card) for card in self.state.holes[self.seat] if isinstance(card, int)]

    @property
    def downs(self) -> list[int]:
        return [card for card in self.own if card not in self.ups(self.seat)]

    @cached_property
    def board(self) -> list[int]:
        return [int(card) for card in self.state.board if isinstance(card, int)]

    @cached_property
    def rivals(self) -> list[int]:
        return [seat for seat in self.state.live_seats() if seat != self.seat]

    def ups(self, seat: int) -> list[int]:
        return [int(card) for card in self.state.ups[seat] if isinstance(card, int)]

    @cached_property
    def unseen(self) -> list[int]:
        """Cards that this seat has not seen."""
        ups = [card for seat in range(self.state.n) for card in self.ups(seat)]
        return sorted(set(range(52)) - {*self.own, *self.board, *ups})

    @property
    def acts(self) -> Sequence[Act]:
        return self.state.acts

    @property
    def raisers(self) -> list[int]:
        """Who bet or raised in this hand, the last one at the end."""
        return [act.event.seat for act in self.acts if isinstance(act.event, Raised)]

    def has_acted(self, seat: int) -> bool:
        """Whether it has done something on this street."""
        return any(act.street == self.state.street and act.event.seat == seat for act in self.acts)

    @property
    def price(self) -> float:
        """What a call costs, in percent of all that it can win: of nobody more chips than one has oneself."""
        state = self.state
        owed = min(state.stacks[self.seat], max(state.bets) - state.bets[self.seat])
        most = state.put_in[self.seat] + owed
        return 100 * owed / (sum(min(each, most) for each in state.put_in) + owed)

    # The share, dealt out

    @cached_property
    def share(self) -> tuple[float, float]:
        """What the hand expects of the pot in percent, by what this player believes, and the standard error."""
        rng = np.random.default_rng(len(self.acts))
        held = [*self._anything(rng)] if self.policy.skill is Skill.BEGINNER else [*self._believed()]
        last = self.state.street == len(self.variant.streets) - 1
        found = np.array([self._future(self.own, held, rng) for _ in range(FUTURES // 4 if last else FUTURES)])
        return 100 * float(found.mean()), 100 * float(found.std(ddof=1) / len(found) ** 0.5)

    @cached_property
    def outdone(self) -> float:
        """The part of the hands that it seems to hold which expect more than its own; of a game with a board."""
        public, held = self.hand.observe(None), [*self._believed()]
        scene, ranges = scene_of(public), read_of(public, self.policy.presumed).ranges
        weights, read = scene.live(self.seat).astype(np.float64), ranges.get(self.seat)
        if read is not None:
            weights = weights * scene.dealt_on(read)
        picked = np.random.default_rng(2).choice(len(weights), OWN, p=weights / weights.sum())

        def expects(own: list[int]) -> float:
            rng = np.random.default_rng(3)
            return float(np.mean([self._future(own, held, rng) for _ in range(FUTURES // 4)]))

        mine = expects(self.own)
        return float(np.mean([expects(own) > mine for own in scene.sample(self.seat)[picked].tolist()]))

    def _believed(self) -> Iterator[Held]:
        public = self.hand.observe(None)
        scene, ranges = scene_of(public), read_of(public, self.policy.presumed).ranges
        for rival in self.spot.rivals:
            weights, read = scene.live(rival.seat).astype(np.float64), ranges.get(rival.seat)
            if read is not None:
                weights = weights * scene.dealt_on(read) ** READS[self.policy.skill]
            plays = rival.plays if not self.spot.street or not rival.undecided else self._goes_on
            yield Held(self.ups(rival.seat), scene.sample(rival.seat).astype(np.int64), weights, plays)

    @property
    def _goes_on(self) -> float:
        if not self.spot.bets:
            return 1.0
        return FIXED_CALLS if self.state.game.structure is Structure.FIXED else CALLS_A_RAISE

    def _anything(self, rng: np.random.Generator) -> Iterator[Held]:
        """A beginner's: random hands, for more than one where strength was shown."""
        size = len(self.state.holes[self.rivals[0]]) - len(self.ups(self.rivals[0]))
        respect = self.policy.style.respect
        if "{price}" in self.words and self.spot.owed >= 0.4 * self.spot.legal.stack and not self._fixed:
            respect = max(respect, 0.8)
        for rival in self.spot.rivals:
            downs = np.array([rng.choice(self.unseen, size, replace=False) for _ in range(ANYTHING)])
            count = rival.plays + respect * rival.pressure
            while count > 0:
                yield Held(self.ups(rival.seat), downs, np.ones(ANYTHING), min(1.0, count))
                count -= 1

    @property
    def _fixed(self) -> bool:
        return self.state.game.structure is Structure.FIXED

    def _future(self, own: list[int], rivals: Sequence[Held], rng: np.random.Generator) -> float:
        """One way for the board, in stud for these own cards, to go on: the part of the pot, over rivals' hands."""
        unseen = sorted({*self.unseen, *self.own} - {*own})
        stub = [int(card) for card in rng.permutation(unseen)]
        board, mine = self.board, own
        if self.variant.board_cards:
            board = [*board, *stub[: self.variant.board_cards - len(board)]]
        else:
            mine = [*mine, *stub[: self._to_come(len(mine))]]
        free = np.array(sorted(set(unseen) - {*board, *mine}))
        hands = [self._drawn(rival, free, rng) for rival in rivals]
        there = np.array([rng.random(DRAWN) < rival.plays for rival in rivals])
        won: list[Floats] = []
        for share in self.variant.shares:
            value = int(strengths(share, np.array([mine], np.uint8), board)[0])
            others = np.array([strengths(share, each.astype(np.uint8), board) for each in hands]) * there
            ties = 1 + (others == value).sum(axis=0)
            part = np.where((others > value).any(axis=0) | (value == 0), 0.0, 1 / ties)
            nobody = (others == 0).all(axis=0) & (value == 0)
            won.append(np.where(nobody, won[0], part) if won else part)
        return float(np.mean(won))

    def _to_come(self, held: int) -> int:
        return self.variant.hole_cards - held - len(self.board)

    def _drawn(self, rival: Held, free: Hands, rng: np.random.Generator) -> Hands:
        """Hands by their weights, of free cards, in stud with what comes to them."""
        weights = rival.weights * np.isin(rival.downs, free).all(axis=1)
        downs = rival.downs[rng.choice(len(weights), DRAWN, p=weights / weights.sum())]
        if self.variant.board_cards:
            return downs
        whole = np.hstack([np.tile(np.array(rival.ups, np.int64), (DRAWN, 1)), downs])
        order = rng.random((DRAWN, len(free)))
        order[(downs[:, :, None] == free).any(axis=1)] = 2.0
        return np.hstack([whole, free[order.argsort(axis=1)[:, : self._to_come(whole.shape[1])]]])


def decisions_told(key: str, structure: Structure, names: Sequence[str], hands: range, stack: int) -> Iterator[Told]:
    """Every decision of so many hands that these opponents play, before it is carried out."""
    for number in hands:
        hand = Hand(game(key, structure), [stack] * len(names), number % len(names), Deck.shuffled(number))
        rng = Random(number)
        while hand.to_act is not None:
            policy = PERSONAS[names[hand.to_act]]
            choice = choose(policy, hand.observe(None), hand.state.holes[hand.to_act], rng)
            yield Told(hand, of_kind(Persona, policy), choice.reason)
            hand.act(choice.action)
