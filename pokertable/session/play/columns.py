"""Whole hands as columns: all hands of a flop game in which beginners play, each decision of theirs worked out in one.

The event engine says how a hand begins, which card goes where, and what a pot is shared out to; `replay` has it play
the same actions, for the records of the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.analysis.boards import boards_of_columns
from pokertable.analysis.onboards import strengths_on_boards
from pokertable.model.betting.pots import layered_pots
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, shuffled_deck
from pokertable.model.game import Game
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import HoleDealt
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.showdown import left_of, shared_out
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.variant import OddChip, Opener
from pokertable.players.opponents.many import Players, decide
from pokertable.players.opponents.persona import Persona
from pokertable.players.people.character import Skill
from pokertable.players.rules.families import family_of
from pokertable.players.rules.rule import Table
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.worth.many import Foreseen, foresee_on_boards, foresee_starting


def are_columns(game: Game, policies: Sequence[Policy]) -> bool:
    """Whether hands of a game between these can be played so: a board, no card of it before the flop, beginners."""
    variant, house = game.variant, game.house
    openers = {street.opener for street in variant.streets[1:]}
    return (
        all(isinstance(policy, Persona) and policy.skill is Skill.BEGINNER for policy in policies)
        and openers == {Opener.LEFT_OF_BUTTON}
        and not variant.draws
        and not variant.streets[0].board
        and variant.board_cards == 5
        and variant.odd_chip is OddChip.LEFT_OF_BUTTON
        and house.rake is None
        and not (house.no_cap_heads_up and game.structure is Structure.FIXED)
    )


class Played(NamedTuple):
    """What hands came to, (R, n) each, as `SeatFigures` counts it, and what was done in them in turn."""

    results: Ids
    voluntary: Bools
    raised: Bools
    saw_second: Bools
    showdown: Bools
    won_showdown: Bools
    actions: list[list[int]]
    """By hand its actions: the total of a raise, `_CALLS` or `_FOLDS`."""

    def of_player(self, seats: Ids) -> Played:
        """What they came to for who sat in these seats, (R,): (R,) each."""
        rows = np.arange(len(seats))
        columns = {name: getattr(self, name)[rows, seats] for name in Played._fields[:-1]}
        return Played(**columns, actions=self.actions)


_CALLS, _FOLDS = 0, -1


class _Dealt:
    """The cards of hands of a game, by the seats that the engine deals them to."""

    def __init__(self, game: Game, stacks: Sequence[int]) -> None:
        self.starts: list[HandState] = []
        holes, boards = [], []
        for button in range(len(stacks)):
            hand = Hand(game, stacks, button, Deck(DECK))
            dealt = next(at for at, event in enumerate(hand.events) if isinstance(event, HoleDealt))
            self.starts.append(HandState.fold(hand.events[: dealt + 1]))
            while not hand.over:
                hand.act(CheckCall())
            holes.append(hand.state.holes)
            boards.append(hand.state.board)
        self._holes, self._board = np.array(holes, np.int64), np.array(boards, np.int64)

    def of(self, decks: Cards, buttons: Ids) -> tuple[Cards, Cards]:
        """The hole cards, (R, n, k), and the whole boards, (R, 5), of shuffled decks, (R, 52)."""
        rows = np.arange(len(decks))
        return decks[rows[:, None, None], self._holes[buttons]], decks[rows[:, None], self._board[buttons]]


class Hands(NamedTuple):
    """Hands that are played side by side: of each the button, the seed of its deck, and by seat who plays."""

    buttons: Sequence[int]
    deck_seeds: Sequence[int]
    who: Sequence[Sequence[int]]
    numbers: Sequence[Sequence[Random]]
    """By seat where its numbers are drawn."""


def play_columns(game: Game, stacks: Sequence[int], personas: Sequence[Persona], hands: Hands) -> Played:
    """Play hands of a game, all with the same stacks, to their ends; `personas` are those that `hands.who` numbers."""
    table = _Table(game, stacks, Players(personas), hands)
    return table.play()


class _Table:
    """The hands, and how far they are."""

    def __init__(self, game: Game, stacks: Sequence[int], players: Players, hands: Hands) -> None:
        dealt = _Dealt(game, stacks)
        buttons = np.array(hands.buttons)
        decks = np.array([bytes(shuffled_deck(Random(seed))) for seed in hands.deck_seeds])
        self._holes, self._boards = dealt.of(decks.view(np.uint8).reshape(-1, len(DECK)), buttons)
        self._variant = game.variant
        self._players, self._who = players, np.array(hands.who)
        self._numbers = hands.numbers
        self._tables = family_of(game.variant).tables(Skill.BEGINNER)
        self._bets = Bets(dealt.starts, buttons)
        self._told = Told(self._bets)
        self._before: Ids = np.array(stacks)
        self._foreseen: Foreseen
        self._place: Ids
        shape = self._bets.stacks.shape
        self._voluntary, self._raised = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        self._actions: list[list[int]] = [[] for _ in hands.buttons]

    def play(self) -> Played:
        """All of it."""
        bets = self._bets
        saw_second = np.zeros(bets.stacks.shape, np.bool_)
        while True:
            self._foresee()
            self._bet()
            bets.close()
            if bets.over.all() or bets.street + 1 == len(self._variant.streets):
                break
            if not bets.street:
                saw_second[~bets.over] = bets.live[~bets.over]
            bets.open_street()
            self._told.on()
        showdown = bets.live & ~bets.over[:, None]
        won = self._settle()
        return Played(
            bets.stacks + won - self._before,
            self._voluntary,
            self._raised,
            saw_second,
            showdown,
            showdown & (won > 0),
            self._actions,
        )

    def _foresee(self) -> None:
        """What the hands may become whose betting goes on."""
        bets = self._bets
        rows, seats = np.nonzero(bets.live & (bets.to_act != NOBODY)[:, None])
        if not len(rows):
            return
        self._place = np.full(bets.stacks.shape, NOBODY)
        self._place[rows, seats] = np.arange(len(rows))
        cards = self._holes[rows, seats]
        if not bets.street:
            self._foreseen = foresee_starting(self._variant, cards)
        else:
            shown = sum(street.board for street in self._variant.streets[: bets.street + 1])
            going_on, on = np.unique(rows, return_inverse=True)
            self._foreseen = foresee_on_boards(self._variant, self._boards[going_on, :shown], on, cards)

    def _bet(self) -> None:
        """The betting of a street, one decision in each hand at a time."""
        bets = self._bets
        while len(rows := np.flatnonzero(bets.to_act != NOBODY)):
            if not bets.street:
                self._decide(self._tables.first_street, rows)
                continue
            facing = bets.price[rows] > bets.bets[rows, bets.to_act[rows]]
            for table, those in ((self._tables.facing_a_bet, rows[facing]), (self._tables.checked_to, rows[~facing])):
                if len(those):
                    self._decide(table, those)

    def _decide(self, table: Table, rows: Ids) -> None:
        bets = self._bets
        seats = bets.to_act[rows]
        spots = Spots(bets, self._told, rows)
        places = self._place[rows, seats]
        hands = self._foreseen._replace(rows=self._foreseen.rows[places])
        numbers = [self._numbers[row][seat].random() for row, seat in zip(rows.tolist(), seats.tolist(), strict=True)]
        who = self._who[rows, seats]
        done = decide(self._players, table, spots, hands, self._holes[rows, seats], who, np.array(numbers))
        chips = np.where(done.folds, 0, spots.owed)
        if not bets.street:
            self._raised[rows, seats] |= done.raise_to > 0
            self._voluntary[rows, seats] |= (done.raise_to > 0) | (chips > 0)
        self._told.tell(rows, done.folds, done.raise_to, chips)
        bets.act(rows, done.folds, done.raise_to)
        for row, act in zip(rows.tolist(), np.where(done.folds, _FOLDS, done.raise_to).tolist(), strict=True):
            self._actions[row].append(act)

    def _settle(self) -> Ids:
        """What each seat wins of the pots: (R, n)."""
        bets = self._bets
        won = np.where(bets.live & bets.over[:, None], bets.pot[:, None], 0)
        rows = np.flatnonzero(~bets.over)
        at, seats = np.nonzero(bets.live[rows])
        at = rows[at]
        boards = boards_of_columns([np.ascontiguousarray(column) for column in self._boards[at].T])
        holes = [np.ascontiguousarray(column) for column in self._holes[at, seats].T]
        strengths = np.zeros((*won.shape, len(self._variant.shares)), np.int16)
        for number, share in enumerate(self._variant.shares):
            strengths[at, seats, number] = strengths_on_boards(share, holes, boards)
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
        """The pots of one hand."""
        bets = self._bets
        button, n = int(bets.buttons[row]), bets.seats
        pots = layered_pots(bets.put_in[row].tolist(), bets.live[row].tolist(), int(bets.dead[row]))
        for amount, seats in pots:
            if len(seats) == 1:
                won[seats[0]] += amount
                continue
            claims = {seat: strengths[seat].tolist() for seat in seats}
            for _, parts in shared_out(
                amount, self._variant.shares, claims, lambda _, winners: left_of(button, n, winners)
            ):
                for seat, chips in parts:
                    won[seat] += chips


def replay(hand: Hand, actions: Sequence[int]) -> Hand:
    """A dealt hand, played on by the event engine with the actions that were taken."""
    for act in actions:
        hand.act(Fold() if act == _FOLDS else CheckCall() if act == _CALLS else RaiseTo(act))
    return hand
