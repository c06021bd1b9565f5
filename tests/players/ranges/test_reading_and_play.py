"""What is read of an action against play: of the hands that came so far as many take it, within the errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import hypot, prod
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from pokertable.model.cards import known
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, Draw
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.persona import Asked, choose_all
from pokertable.players.opponents.personas import policy_of
from pokertable.players.ranges.reading import DRAWN, FollowedDraws, downs_by, readings
from pokertable.players.seen.policy import Policy, choose
from pokertable.players.seen.spot import Spot, Turn, require_public
from pokertable.players.seen.walk import SeenDecision, action_of, decisions
from pokertable.session.play.opponents import turn_of
from tests.players.tables import game

WHO = ["lag", "tag", "lag:expert", "maniac", "tag:beginner", "station", "loose:expert", "maniac:beginner", "rock"]
RARE, COMMON, LEAST = 0.01, 0.03, 80
"""An action is looked at that is no rarer nor surer, after acts that together are so common, of so many hands left."""


class Read(NamedTuple):
    """What is read of an action, with the error of that, and how many of the hands that are asked take it."""

    said: float
    error: float
    taken: int
    asked: int

    @property
    def off(self) -> float:
        """How far they are apart, in standard errors."""
        by_hands = self.said * (1 - self.said) / self.asked
        return (self.taken / self.asked - self.said) / hypot(self.error, by_hands**0.5)


def reads(key: str, asked: int) -> Iterator[Read]:
    """A decision each of many hands that opponents play, of their second half."""
    variant, rng = CATALOGUE[key], Random(key)
    while True:
        seats, stack, seed = rng.randint(2, 4), rng.choice([300, 2000]), rng.randrange(10**6)
        names, luck = [rng.choice(WHO) for _ in range(seats)], Random(seed)
        hand = Hand(game(key, variant.usual_structure), [stack] * seats, 0, Deck.shuffled(seed))
        while hand.to_act is not None:
            turn = turn_of(hand)
            hand.act(choose(policy_of(names[hand.to_act]), turn.public, turn.own_cards, luck).action)
        public = hand.observe(None)
        steps = [*decisions(public)]
        last = rng.randrange(len(steps) // 2, len(steps))
        seat = steps[last].act.event.seat
        own, policy = [each for each in steps[: last + 1] if each.act.event.seat == seat], policy_of(names[seat])
        said = [each.taken for each in islice(readings(policy, public, seat), len(own))]
        before = prod(said[:-1])
        if before < COMMON or not RARE < said[-1] < 1 - RARE:
            continue
        taken, left = dealt_through(policy, own, round(asked / before), seed)
        if left >= LEAST:
            error = error_of_a_sample(policy, own) if variant.draws else 0.0
            yield Read(said[-1], error, taken, left)


def dealt_through(policy: Policy, steps: Sequence[SeenDecision], count: int, seed: int) -> tuple[int, int]:
    """How many of the hands that have come through all but the last step take that, and how many came so far.

    Each of the hands that are dealt acts as it does at a table, and has a deck of its own.
    """
    variant, rng = steps[0].public.game.variant, np.random.default_rng(seed)
    decks = rng.random((count, 52)).argsort(axis=1).astype(np.uint8)
    used = variant.hole_cards if variant.draws else 0
    hands, discarded, takes = decks[:, :used], decks[:, :0], np.ones(count, np.bool_)
    for public, act in steps:
        hands, discarded, decks = hands[takes], discarded[takes], decks[takes]
        if not variant.draws:
            hands = decks[:, : downs_by(variant, public.street)]
            free = ~np.isin(hands, [int(card) for card in public.in_sight]).any(axis=1)
            hands, discarded, decks = hands[free], discarded[free], decks[free]
        not_back = len(public.seats[require_public(public).seat].discards)
        private = np.hstack([hands, discarded[:, discarded.shape[1] - not_back :]])
        wanted, turn = action_of(act), Turn(Spot.of(public), public)
        asked = [
            Asked(policy, turn, row[None], number)
            for row, number in zip(private, rng.random(len(private)).tolist(), strict=True)
        ]
        actions = [each.action for each in choose_all(asked)]
        takes = np.array([same(each, wanted) for each in actions], np.bool_)
        if isinstance(wanted, Draw):
            out = [
                [int(card) for card in known(act.cards)] if isinstance(act, Draw) and take else row[: len(wanted.cards)]
                for row, act, take in zip(hands.tolist(), actions, takes, strict=True)
            ]
            kept = np.array([~np.isin(row, cards) for row, cards in zip(hands, out, strict=True)])
            new = decks[:, used : used + len(wanted.cards)]
            discarded = np.hstack([discarded, hands[~kept].reshape(new.shape)])
            hands = np.hstack([hands[kept].reshape(len(hands), -1), new])
            used += len(wanted.cards)
    return int(takes.sum()), len(takes)


def same(one: Action, other: Action) -> bool:
    """Of discards everybody sees how many cards."""
    if isinstance(one, Draw) and isinstance(other, Draw):
        return len(one.cards) == len(other.cards)
    return one == other


def error_of_a_sample(policy: Policy, steps: Sequence[SeenDecision]) -> float:
    """The standard error of what a sample of `DRAWN` hands says of the last step, by four of a quarter."""
    variant, said = steps[0].public.game.variant, []
    for seed in range(1, 5):
        followed = FollowedDraws(variant, (), DRAWN // 4, seed)
        *_, taken = [followed.take(policy, public, action_of(act))[0] for public, act in steps]
        said.append(taken)
    return float(np.std(said, ddof=1)) / 2


@pytest.mark.parametrize(
    ("keys", "each", "asked"),
    [
        (("holdem",), 1, 100),
        pytest.param(
            ("badugi", "triple27", "single27", "draw5", "holdem", "omaha", "omaha8", "stud8", "razz"),
            12,
            600,
            marks=pytest.mark.long,
        ),
    ],
    ids=["a few", "many"],
)
def test_hands_act_as_often_as_is_read_of_them(keys, each, asked):
    """Over many actions what is read is off by its error: the mean of the squares is 1, and none is far."""
    off = [read.off for key in keys for read in islice(reads(key, asked), each)]
    assert np.abs(off).max() < 4
    assert len(off) < 100 or 0.8 < np.sqrt(np.mean(np.square(off))) < 1.2
