"""Whole hands as columns: all hands of a game of beginners and regulars, each decision computed at once.

The event engine gives the beginning of a hand, the place of each card, and the shares of a pot; `replay` plays the same
actions with it, for the records of the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.model.betting.pots import layered_pots
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK
from pokertable.model.game import Game
from pokertable.model.hand import events as happened
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.showdown import shared_out
from pokertable.model.variant import OddChip, Opener, Variant
from pokertable.players.facts.many import ManyFacts
from pokertable.players.opponents.many import Decisions, Players, Turns, decide, of_regulars, respect
from pokertable.players.opponents.persona import Persona
from pokertable.players.people.character import Skill
from pokertable.players.ranges.many import seen_actions
from pokertable.players.rules.families import family_of
from pokertable.players.rules.rule import Table as Rules
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.many_habits import ManyHabits
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.spots import Told
from pokertable.players.worth.many import ManyProspects
from pokertable.session.simulation.column_cards import ColumnCards, Starts
from pokertable.session.simulation.flop_columns import FlopCards
from pokertable.session.simulation.generators import Generators, shuffled_decks
from pokertable.session.simulation.stud_columns import StudCards


def are_columns(game: Game, policies: Sequence[Policy], seats: int) -> bool:
    """Whether these hands can be played as columns: flop games and stud.

    There must be no board card before the flop, no open pair that doubles a bet, and a card for everybody.
    """
    variant, house = game.variant, game.house
    skills = {policy.skill if isinstance(policy, Persona) else None for policy in policies}
    return (
        skills <= {Skill.BEGINNER, Skill.REGULAR}
        and not variant.draws
        and (_is_flop_game(variant) or _is_stud(game, seats))
        and house.rake is None
        and not (house.no_cap_heads_up and game.structure is Structure.FIXED)
    )


def _is_flop_game(variant: Variant) -> bool:
    openers = {street.opener for street in variant.streets[1:]}
    by_button = openers == {Opener.LEFT_OF_BUTTON} and variant.odd_chip is OddChip.LEFT_OF_BUTTON
    return by_button and not variant.streets[0].board and variant.board_cards == _BOARD


def _is_stud(game: Game, seats: int) -> bool:
    variant = game.variant
    enough = seats * variant.hole_cards + len(variant.streets) <= len(DECK)
    larger = any(map(game.larger_bet, range(len(variant.streets))))
    return variant.brings_in and enough and not (variant.board_cards or variant.plays_every_card or larger)


class Played(NamedTuple):
    """Results of hands, (R, n) each, as counted by `SeatFigures`, and their actions in order."""

    results: Ids
    voluntary: Bools
    raised: Bools
    saw_second: Bools
    showdown: Bools
    won_showdown: Bools
    actions: list[list[int]]
    """Actions of each hand: the total of a raise, `_CALLS` or `_FOLDS`."""
    events: list[list[happened.SeatEvent]]
    """Public events of each hand as needed by `learned`; the start alone if nobody looks back."""

    def of_player(self, seats: Ids) -> Played:
        """(R,) each: results of the players in these seats, (R,)."""
        rows = np.arange(len(seats))
        columns = {name: getattr(self, name)[rows, seats] for name in _COUNTED}
        return self._replace(**columns)

    @classmethod
    def joined(cls, parts: Sequence[Played], order: Ids) -> Played:
        """Several parts as one, their hands in this order; only the counts."""
        columns = {name: np.concatenate([getattr(part, name) for part in parts])[order] for name in _COUNTED}
        return cls(**columns, actions=[], events=[])


_COUNTED = Played._fields[:-2]


_CALLS, _FOLDS = 0, -1
_BOARD = 5


class Hands(NamedTuple):
    """Hands played side by side: the button, the seed of the deck, and the player in each seat."""

    buttons: Sequence[int]
    deck_seeds: Sequence[int]
    who: Sequence[Sequence[int]]
    draws_by: Sequence[str]
    """Seeds of the seats' random numbers, hand after hand, in each by seat."""
    memories: Sequence[Memory] = ((),)
    """The tables' memories of their players."""
    tables: Sequence[int] = ()
    """Table of each hand; by default the first for all."""


def play_columns(game: Game, stacks: Sequence[int], personas: Sequence[Persona], hands: Hands) -> Played:
    """Play hands of a game, all with the same stacks, to their ends; `hands.who` are indices of `personas`."""
    return ColumnTable(game, stacks, Players(personas), hands, shuffled_decks(hands.deck_seeds)).play()


class ColumnTable:
    """The hands and their progress; `decks` (R, 52)."""

    def __init__(self, game: Game, stacks: Sequence[int], players: Players, hands: Hands, decks: Cards) -> None:
        starts = Starts(game, stacks)
        buttons = np.array(hands.buttons)
        self._variant = game.variant
        self._players, self._who = players, np.array(hands.who)
        self._numbers = Generators(hands.draws_by)
        family = family_of(game.variant)
        alike: dict[object, list[int]] = {}
        for number, each in enumerate(players.personas):
            alike.setdefault((each.skill, id(each.own)), []).append(number)
        firsts = [players.personas[numbers[0]] for numbers in alike.values()]
        self._by_tables = [
            (each.skill, each.tables_of(family), np.isin(np.arange(len(players.personas)), numbers))
            for each, numbers in zip(firsts, alike.values(), strict=True)
        ]
        """The seats that play by equal tables, and the tables."""
        self._skilled: Bools = np.array([each.looks_back for each in players.personas])[self._who]
        self._looked_at = bool(self._skilled.any())
        self._bets = Bets(starts.states, buttons)
        self._told = Told(self._bets)
        self._before: Ids = np.array(stacks)
        cards = FlopCards if game.variant.board_cards else StudCards
        self._cards: ColumnCards = cards(self._bets, self._skilled, starts, decks)
        shape = self._bets.stacks.shape
        tables = np.array(hands.tables) if hands.tables else np.zeros(len(buttons), np.int64)
        self._habits = ManyHabits(hands.memories, tables, self._who)
        self._voluntary, self._raised = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        self._actions: list[list[int]] = [[] for _ in hands.buttons]
        started = [start.started for start in starts.states]
        self._events: list[list[happened.SeatEvent]] = [[started[button]] for button in hands.buttons]

    def play(self) -> Played:
        """Play all hands to their ends."""
        bets = self._bets
        saw_second = np.zeros(bets.stacks.shape, np.bool_)
        while True:
            if (bets.to_act != NOBODY).any():
                self._cards.foresee()
            self._bet()
            bets.close()
            self._closed()
            if bets.over.all() or bets.street + 1 == len(self._variant.streets):
                break
            if not bets.street:
                saw_second[~bets.over] = bets.live[~bets.over]
            self._cards.open_street()
            self._told.on()
            self._opened()
        showdown = bets.live & ~bets.over[:, None]
        won = self._settle()
        self._say_end(won)
        return Played(
            bets.stacks + won - self._before,
            self._voluntary,
            self._raised,
            saw_second,
            showdown,
            showdown & (won > 0),
            self._actions,
            self._events,
        )

    def _closed(self) -> None:
        """The bets of a street are collected."""

    def _opened(self) -> None:
        """The cards of a street are dealt."""
        if self._looked_at:
            for row in np.flatnonzero(~self._bets.over).tolist():
                self._events[row].append(self._cards.came(row))

    def _say_end(self, won: Ids) -> None:
        """Record the end: the last street's last bettor shows first, and the winners."""
        bets, told = self._bets, self._told
        if not self._looked_at:
            return
        last = len(self._variant.streets) - 1
        for row in np.flatnonzero(~bets.over & (told.raised_on == last)).tolist():
            seat = int(told.raiser[row])
            self._events[row].append(happened.HandShown(seat, tuple(self._cards.whole(row, seat))))
        for row, own in enumerate(won.tolist()):
            awarded = tuple([happened.Won(seat, amount) for seat, amount in enumerate(own) if amount])
            self._events[row].append(happened.PotAwarded(0, self._variant.shares[0].name, awarded))

    def _bet(self) -> None:
        """Play the betting of a street, one decision in each hand at a time."""
        bets = self._bets
        while len(rows := np.flatnonzero(bets.to_act != NOBODY)):
            self._do(rows, *self._choose(rows))

    def _choose(self, rows: Ids) -> tuple[Bools, Ids]:
        """Folds and totals of raises: the decisions of the seats to act in these rows."""
        bets = self._bets
        folds, raise_to = np.zeros(len(rows), np.bool_), np.zeros(len(rows), np.int64)
        seats = bets.to_act[rows]
        facing = bets.price[rows] > bets.bets[rows, seats]
        for skill, tables, players in self._by_tables:
            own = players[self._who[rows, seats]]
            first = not bets.street
            parts = (
                [(tables.first_street, own)]
                if first
                else [(tables.facing_a_bet, own & facing), (tables.checked_to, own & ~facing)]
            )
            for table, those in parts:
                if those.any():
                    done = self._decide(skill, table, rows[those])
                    folds[those], raise_to[those] = done.folds, done.raise_to
        return folds, raise_to

    def _decide(self, skill: Skill, table: Rules[Any], rows: Ids) -> Decisions:
        """Decisions in these rows, by one table of rules."""
        bets = self._bets
        seats = bets.to_act[rows]
        spots = self._cards.spots(self._told, rows)
        who = self._who[rows, seats]
        numbers = self._numbers.random(bets.seats * rows + seats)
        seen: ManyProspects | ManyFacts
        if skill is Skill.BEGINNER:
            seen = self._cards.prospects(spots, rows, respect(self._players, spots, who))
        else:
            ranked = None if bets.street else self._cards.prospects(spots, rows, np.zeros(len(rows)))
            turns = Turns(rows, who, self._cards.private(rows, seats), self._cards.places(rows, seats))
            seen = of_regulars(self._players, self._cards.street(self._habits), spots, turns, ranked)
        return decide(self._players, table, spots, seen, who, numbers)

    def _do(self, rows: Ids, folds: Bools, raise_to: Ids) -> None:
        """Apply these decisions in these rows."""
        bets = self._bets
        seats = bets.to_act[rows]
        chips = np.where(folds, 0, bets.calls(rows))
        brings_in = bets.bring_in
        if not bets.street:
            self._raised[rows, seats] |= raise_to > 0
            self._voluntary[rows, seats] |= (raise_to > 0) | ((chips > 0) & (not brings_in))
        says = ~folds if not brings_in else raise_to > 0  # a bring-in is no evidence
        stay = np.flatnonzero(says & (bets.live[rows] & self._skilled[rows]).any(axis=1))
        if len(stay):
            pairs = self._cards.open_pairs(rows[stay], seats[stay])
            seen = seen_actions(bets, self._told, rows[stay], raise_to[stay], chips[stay], pairs)
            self._cards.tell(rows[stay], seats[stay], seen)
        self._told.tell(rows, folds, raise_to, chips)
        bets.act(rows, folds, raise_to)
        acts = zip(rows.tolist(), np.where(folds, _FOLDS, raise_to).tolist(), strict=True)
        for (row, act), seat, amount in zip(acts, seats.tolist(), chips.tolist(), strict=True):
            self._actions[row].append(act)
            if self._looked_at and not (brings_in and act == _CALLS):
                self._events[row].append(_event(act, seat, amount))

    def _settle(self) -> Ids:
        """(R, n): each seat's winnings from the pots."""
        bets = self._bets
        won = np.where(bets.live & bets.over[:, None], bets.pot[:, None], 0)
        rows = np.flatnonzero(~bets.over)
        at, seats = np.nonzero(bets.live[rows])
        at = rows[at]
        strengths = np.zeros((*won.shape, len(self._variant.shares)), np.int16)
        strengths[at, seats] = self._cards.strengths(at, seats)
        own = strengths[rows, :, 0]
        best = own.max(axis=1)
        most = bets.put_in[rows].max(axis=1)
        one_pot = ((bets.put_in[rows] == most[:, None]) | ~bets.live[rows]).all(axis=1)
        alone = one_pot & ((own == best[:, None]).sum(axis=1) == 1) & (strengths.shape[2] == 1)
        winners = own.argmax(axis=1)
        won[rows[alone], winners[alone]] = bets.pot[rows[alone]]
        for row in rows[~alone].tolist():
            self._share_out(won[row], row, strengths[row])
        return won

    def _share_out(self, won: Ids, row: int, strengths: Strengths) -> None:
        """Share out the pots of one hand."""
        bets = self._bets
        odd_chips = self._cards.odd_chips(row, strengths)
        pots = layered_pots(bets.put_in[row].tolist(), bets.live[row].tolist(), int(bets.dead[row]))
        for amount, seats in pots:
            if len(seats) == 1:
                won[seats[0]] += amount
                continue
            claims = {seat: strengths[seat].tolist() for seat in seats}
            for _, parts in shared_out(amount, self._variant.shares, claims, odd_chips):
                for seat, chips in parts:
                    won[seat] += chips


def _event(act: int, seat: int, chips: int) -> happened.SeatEvent:
    """The public event of an action, as far as it is counted."""
    if act > 0:
        return happened.Raised(seat, chips, act, happened.RaiseKind.RAISE)
    if act == _FOLDS:
        return happened.Folded(seat)
    return happened.Called(seat, chips, chips) if chips else happened.Checked(seat)


def replay(hand: Hand, actions: Sequence[int]) -> Hand:
    """A dealt hand, played on by the event engine with the actions that were taken."""
    for act in actions:
        calls = BringIn() if hand.state.bring_in_due else CheckCall()
        hand.act(Fold() if act == _FOLDS else calls if act == _CALLS else RaiseTo(act))
    return hand
