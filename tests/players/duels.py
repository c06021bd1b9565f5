"""Opponents heads-up against each other, the baselines and programs, in batches.

Who is asked from outside answers a question as a program does, or is one. Every deal is played twice, each player in
either seat. After so many deals those who remember take in what they saw; with a new table they begin anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation, SeenCard
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.text import Phrase
from pokertable.players.opponents.persona import raising_menu
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.people.character import Character
from pokertable.players.seen.habits import Memory, by_seat, learned, learned_by_player
from pokertable.players.seen.policy import AppliedRule, Menu, Policy
from pokertable.players.seen.spot import Turn, require_public
from pokertable.session.programs import protocol
from pokertable.session.programs.program import Program
from pokertable.session.simulation.batch import Row, play_out
from tests.narrow import known
from tests.players.baselines import BASELINES, SIMPLE, answer
from tests.players.tables import game

CHANCE = "random"
AGAINST = (CHANCE, *SIMPLE)
Player = str | Program
"""A name of the cast or of a baseline, or a program that has sat down."""
DEALS_AT_ONCE = 25
DEALS_OF_A_TABLE = 100
"""After these its players get up and forget, as in `simulate`."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Outsider:
    """Who is asked from outside, as a policy for single hands."""

    character: Character
    answer: Callable[[Observation], Action]
    """What it does, from its own view."""
    version: int = 1
    looks_back = True

    @property
    def name(self) -> str:
        return self.character.name

    def menu(self, public: Observation) -> Menu:
        return raising_menu(require_public(public))

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        action = self.answer(own_view(known(turn.public), [DECK[card] for card in hands[0]]))
        yield AppliedRule(np.ones(1), lambda: [(action, 1.0)], self.character.about)

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        raise NotImplementedError("who is asked from outside plays single hands")

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        raise NotImplementedError("who is asked from outside plays single hands")


def own_view(public: Observation, private: list[Card]) -> Observation:
    """What the seat to act sees that holds these private cards."""
    seat, unseen = known(public.to_act), iter(private)
    view = public.seats[seat]
    cards = tuple([each if each.up else SeenCard(next(unseen), False) for each in view.cards])
    seats = [*public.seats[:seat], replace(view, cards=cards), *public.seats[seat + 1 :]]
    return replace(public, viewer=seat, seats=tuple(seats))


def answered(name: str, own: Observation) -> Action:
    """What a program of `baselines` does."""
    question, legal = protocol.act(0, own, [""] * len(own.seats)), known(own.legal)
    line = json.dumps(answer(name, question, own.game.variant)).encode()
    return protocol.action(line, legal, own.seats[legal.seat].known)


def policy(player: Player, number: int = 0) -> Policy:
    """Who plays hand `number`."""
    if isinstance(player, str) and player not in BASELINES:
        return policy_of(player)
    name = player if isinstance(player, str) else player.name
    text = Phrase(name)

    def chosen(own: Observation) -> Action:
        return answered(player, own) if isinstance(player, str) else player.choose(number, own, [""] * len(own.seats))

    return Outsider(character=Character(name, text, text, text), answer=chosen)


class Result(NamedTuple):
    """Per 100 hands, in big bets of fixed limit, else in big blinds."""

    won: float
    error: float
    deals: int

    @property
    def errors(self) -> float:
        return self.won / self.error


def result_of(won: Floats) -> Result:
    """The result of deals."""
    return Result(100 * won.mean(), 100 * won.std(ddof=1) / len(won) ** 0.5, len(won))


def sittings(
    key: str, players: tuple[Player, Player], seed: int, structure: Structure | None = None
) -> Iterator[tuple[Floats, list[Hand]]]:
    """Deals without end, `DEALS_AT_ONCE` by `DEALS_AT_ONCE`, as `played`; the usual limit unless told."""
    memory: Memory = ()
    for first in count(0, DEALS_AT_ONCE):
        if first % DEALS_OF_A_TABLE == 0:
            memory = ()
        of_deals, hands = played(key, players, range(first, first + DEALS_AT_ONCE), seed, memory, structure)
        yield of_deals, hands
        for at, hand in enumerate(hands):
            turned = -1 if at % 2 else 1
            memory = learned(memory[::turned], [seen_by(event, None) for event in hand.events])[::turned]


def played(
    key: str,
    players: tuple[Player, Player],
    deals: range,
    seed: int,
    memory: Memory = (),
    structure: Structure | None = None,
) -> tuple[Floats, list[Hand]]:
    """What the first wins in each deal, a mean over both seats: (deals,), and the hands, two of each deal.

    `memory` is what the table has seen of the two.
    """
    table = game(key, structure or CATALOGUE[key].usual_structure)
    stack = (25 if table.structure is Structure.FIXED else 100) * table.stakes.big_bet
    rows = []
    for deal in deals:
        for turned in (False, True):
            hand = Hand(table, [stack] * 2, deal % 2, Deck.shuffled(seed * 1_000_003 + deal))
            numbers = [Random(f"{seed} {deal} {seat}") for seat in range(2)]
            seated, remembered = (players[::-1], memory[::-1]) if turned else (players, memory)
            rows.append(Row(hand, [with_memory(policy(each, deal), remembered) for each in seated], numbers))
    stacks = play_out(rows).reshape(-1, 2, 2)
    mine: Floats = (stacks[:, 0, 0] + stacks[:, 1, 1] - 2 * stack) / 2 / table.unit
    return mine, [row.hand for row in rows]


def at_a_table(
    key: str, names: tuple[Player, ...], deals: int, seed: int, structure: Structure | None = None
) -> Floats:
    """What the first player of a table wins in each deal, a mean over all its seats: (deals,); the usual limit."""
    table, count = game(key, structure or CATALOGUE[key].usual_structure), len(names)
    stack = (25 if table.structure is Structure.FIXED else 100) * table.stakes.big_bet
    memory: Memory = ()
    found: list[Floats] = []
    for first in range(0, deals, DEALS_AT_ONCE):
        rows, players = [], []
        for deal in range(first, min(deals, first + DEALS_AT_ONCE)):
            for turned in range(count):
                seats = [(seat + turned) % count for seat in range(count)]
                remembered = by_seat(memory, seats)
                hand = Hand(table, [stack] * count, deal % count, Deck.shuffled(seed * 1_000_003 + deal))
                numbers = [Random(f"{seed} {deal} {seat}") for seat in range(count)]
                rows.append(Row(hand, [with_memory(policy(names[each], deal), remembered) for each in seats], numbers))
                players.append(seats)
        stacks = play_out(rows)
        mine = [left[seats.index(0)] - stack for left, seats in zip(stacks, players, strict=True)]
        found.append(np.array(mine).reshape(-1, count).mean(axis=1) / table.unit)
        for row, seats in zip(rows, players, strict=True):
            memory = learned_by_player(memory, seats, [seen_by(event, None) for event in row.hand.events])
    return np.concatenate(found)
