"""Opponents heads-up against the baselines, in one process and in batches: what the question says, a policy answers.

Every deal is played twice, each player in either seat. After so many deals those who remember take in what they saw.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation, SeenCard
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.text import Phrase
from pokertable.players.opponents.persona import raising_menu
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.people.character import Character
from pokertable.players.seen.habits import Memory, learned
from pokertable.players.seen.policy import AppliedRule, Menu, Policy
from pokertable.players.seen.spot import Turn, require_public
from pokertable.session.play import protocol
from pokertable.session.play.batch import Row, play_out
from tests.narrow import known
from tests.players.baselines import BASELINES, answer
from tests.players.tables import game

CHANCE = "random"
AGAINST = (CHANCE, *BASELINES)
DEALS_AT_ONCE = 25
LEAST = 50
"""Deals that are played in any case."""
CLEAR = 3.0
"""Standard errors of a result from nothing with which no more deals are played."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Baseline:
    """A program of `baselines` as a policy for single hands."""

    character: Character
    version: int = 1
    looks_back = True

    @property
    def name(self) -> str:
        return self.character.name

    def menu(self, public: Observation) -> Menu:
        return raising_menu(require_public(public))

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        own = own_view(known(turn.public), [DECK[card] for card in hands[0]])
        question = protocol.act(0, own, [""] * len(own.seats))
        line = json.dumps(answer(self.name, question, turn.spot.variant)).encode()
        action = protocol.action(line, turn.spot.legal, own.seats[turn.spot.legal.seat].known)
        yield AppliedRule(np.ones(1), lambda: [(action, 1.0)], self.character.about)

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        raise NotImplementedError("a baseline plays single hands")

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        raise NotImplementedError("a baseline plays single hands")


def own_view(public: Observation, private: list[Card]) -> Observation:
    """What the seat to act sees that holds these private cards."""
    seat, unseen = known(public.to_act), iter(private)
    view = public.seats[seat]
    cards = tuple([each if each.up else SeenCard(next(unseen), False) for each in view.cards])
    seats = [*public.seats[:seat], replace(view, cards=cards), *public.seats[seat + 1 :]]
    return replace(public, viewer=seat, seats=tuple(seats))


def policy(name: str) -> Policy:
    if name not in BASELINES:
        return policy_of(name)
    text = Phrase(name)
    return Baseline(character=Character(name, text, text, text))


class Result(NamedTuple):
    """Per 100 hands, in big bets of fixed limit, else in big blinds."""

    won: float
    error: float
    deals: int

    @property
    def errors(self) -> float:
        return self.won / self.error


def duel(key: str, name: str, other: str, most: int, seed: int = 1) -> Result:
    """What `name` wins from `other`, over as many deals as make the sign clear, at most so many."""
    won = np.zeros(0)
    memory: Memory = ()
    while True:
        deals = range(len(won), len(won) + DEALS_AT_ONCE)
        of_deals, hands = played(key, (name, other), deals, seed, memory)
        won = np.append(won, of_deals)
        for at, hand in enumerate(hands):
            turned = -1 if at % 2 else 1
            memory = learned(memory[::turned], [seen_by(event, None) for event in hand.events])[::turned]
        result = Result(100 * won.mean(), 100 * won.std(ddof=1) / len(won) ** 0.5, len(won))
        if len(won) >= most or (len(won) >= LEAST and abs(result.errors) > CLEAR):
            return result


def played(key: str, names: tuple[str, str], deals: range, seed: int, memory: Memory = ()) -> tuple[Floats, list[Hand]]:
    """What the first wins in each deal, a mean over both seats: (deals,), and the hands, two of each deal.

    `memory` is what the table has seen of the two.
    """
    variant = CATALOGUE[key]
    table = game(key, variant.usual_structure)
    stack = (25 if table.structure is Structure.FIXED else 100) * table.stakes.big_bet
    rows = []
    for deal in deals:
        for turned in (False, True):
            hand = Hand(table, [stack] * 2, deal % 2, Deck.shuffled(seed * 1_000_003 + deal))
            numbers = [Random(f"{seed} {deal} {seat}") for seat in range(2)]
            seated, remembered = (names[::-1], memory[::-1]) if turned else (names, memory)
            rows.append(Row(hand, [with_memory(policy(each), remembered) for each in seated], numbers))
    stacks = play_out(rows).reshape(-1, 2, 2)
    mine: Floats = (stacks[:, 0, 0] + stacks[:, 1, 1] - 2 * stack) / 2 / table.unit
    return mine, [row.hand for row in rows]
