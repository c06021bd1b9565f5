"""Whole hands as columns: all hands of a flop game of beginners and regulars, each decision worked out in one.

The event engine says how a hand begins, which card goes where, and what a pot is shared out to; `replay` has it play
the same actions, for the records of the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.analysis.boards import boards_of_columns, strengths_on_boards
from pokertable.model.betting.limits import chips_to_call
from pokertable.model.betting.pots import layered_pots
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK
from pokertable.model.game import Game
from pokertable.model.hand import events as happened
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.showdown import left_of, shared_out
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.variant import OddChip, Opener
from pokertable.players.facts.holding_on_boards import HoldingOnBoards
from pokertable.players.facts.many import ManyFacts, Street
from pokertable.players.opponents.many import Decisions, Players, Turns, decide, of_beginners, of_regulars
from pokertable.players.opponents.persona import Persona
from pokertable.players.people.character import Skill
from pokertable.players.ranges.many import ManyRanges, Tables, seen_actions
from pokertable.players.rules.families import family_of
from pokertable.players.rules.rule import Table as Rules
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.many_habits import ManyHabits
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.worth.flop.against_ranges import ManyHands, hands_on_boards, starting_hands
from pokertable.players.worth.flop.sampled import SAMPLE
from pokertable.players.worth.many import Foreseen, ManyProspects, foresee_on_boards, foresee_starting
from pokertable.session.play.generators import Generators, shuffled_decks


def are_columns(game: Game, policies: Sequence[Policy]) -> bool:
    """Whether hands of a game between these can be played so: a board, no card of it before the flop."""
    variant, house = game.variant, game.house
    openers = {street.opener for street in variant.streets[1:]}
    skills = {policy.skill if isinstance(policy, Persona) else None for policy in policies}
    return (
        skills <= {Skill.BEGINNER, Skill.REGULAR}
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
    events: list[list[happened.SeatEvent]]
    """By hand what everybody saw of it as far as `learned` asks; nothing where nobody looks back."""

    def of_player(self, seats: Ids) -> Played:
        """What they came to for who sat in these seats, (R,): (R,) each."""
        rows = np.arange(len(seats))
        columns = {name: getattr(self, name)[rows, seats] for name in _COUNTED}
        return self._replace(**columns)

    @classmethod
    def joined(cls, parts: Sequence[Played], order: Ids) -> Played:
        """Several parts as one, their hands in this order; counts alone."""
        columns = {name: np.concatenate([getattr(part, name) for part in parts])[order] for name in _COUNTED}
        return cls(**columns, actions=[], events=[])


_COUNTED = Played._fields[:-2]


_CALLS, _FOLDS = 0, -1


class _Dealt:
    """The cards of hands of a game, by the seats that the engine deals them to."""

    def __init__(self, game: Game, stacks: Sequence[int]) -> None:
        self.starts: list[HandState] = []
        holes, boards = [], []
        for button in range(len(stacks)):
            hand = Hand(game, stacks, button, Deck(DECK))
            dealt = next(at for at, event in enumerate(hand.events) if isinstance(event, happened.HoleDealt))
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
    draws_by: Sequence[str]
    """The seeds of what seats draw their numbers from, hand after hand, in each by seat."""
    memories: Sequence[Memory] = ((),)
    """What tables have seen of their players."""
    tables: Sequence[int] = ()
    """At which of them each is played; all at the first if nothing is said."""


def play_columns(game: Game, stacks: Sequence[int], personas: Sequence[Persona], hands: Hands) -> Played:
    """Play hands of a game, all with the same stacks, to their ends; `personas` are those that `hands.who` numbers."""
    table = _Table(game, stacks, Players(personas), hands)
    return table.play()


class _Table:
    """The hands, and how far they are."""

    def __init__(self, game: Game, stacks: Sequence[int], players: Players, hands: Hands) -> None:
        dealt = _Dealt(game, stacks)
        buttons = np.array(hands.buttons)
        self._holes, self._boards = dealt.of(shuffled_decks(hands.deck_seeds), buttons)
        self._variant = game.variant
        self._players, self._who = players, np.array(hands.who)
        self._numbers = Generators(hands.draws_by)
        family = family_of(game.variant)
        self._by_skill = [
            (skill, family.tables(skill), np.array([each.skill is skill for each in players.personas]))
            for skill in (Skill.BEGINNER, Skill.REGULAR)
        ]
        self._skilled: Bools = self._by_skill[1][2][self._who]
        self._looked_at = bool(self._skilled.any())
        self._bets = Bets(dealt.starts, buttons)
        self._told = Told(self._bets)
        self._before: Ids = np.array(stacks)
        self._foreseen: Foreseen
        self._against: ManyHands
        self._boards_read: Tables
        self._holding: HoldingOnBoards
        self._place, self._board_of = np.zeros((2, *self._who.shape), np.int64)
        shape = self._bets.stacks.shape
        tables = np.array(hands.tables) if hands.tables else np.zeros(len(buttons), np.int64)
        self._habits = ManyHabits(hands.memories, tables, self._who)
        if self._looked_at:
            self._ranges = ManyRanges(shape, SAMPLE)
        self._voluntary, self._raised = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
        self._actions: list[list[int]] = [[] for _ in hands.buttons]
        started = [start.started for start in dealt.starts]
        self._events: list[list[happened.SeatEvent]] = [[started[button]] for button in hands.buttons]

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
            self._say_board()
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

    def _say_board(self) -> None:
        """The cards that lie on the board now."""
        bets = self._bets
        if self._looked_at:
            shown = sum(street.board for street in self._variant.streets[: bets.street])
            for row in np.flatnonzero(~bets.over).tolist():
                came = self._boards[row, shown : shown + self._variant.streets[bets.street].board]
                self._events[row].append(
                    happened.BoardDealt(bets.street, tuple([DECK[card] for card in came.tolist()]))
                )

    def _say_end(self, won: Ids) -> None:
        """Who bet last on the last street shows first, as always, and who has won."""
        bets, told = self._bets, self._told
        if not self._looked_at:
            return
        last = len(self._variant.streets) - 1
        for row in np.flatnonzero(~bets.over & (told.raised_on == last)).tolist():
            seat = int(told.raiser[row])
            self._events[row].append(
                happened.HandShown(seat, tuple([DECK[card] for card in self._holes[row, seat].tolist()]))
            )
        for row, own in enumerate(won.tolist()):
            awarded = tuple([happened.Won(seat, amount) for seat, amount in enumerate(own) if amount])
            self._events[row].append(happened.PotAwarded(0, self._variant.shares[0].name, awarded))

    def _foresee(self) -> None:
        """What the hands may become whose betting goes on."""
        bets = self._bets
        going_on = bets.to_act != NOBODY
        if not going_on.any():
            return
        if not bets.street:
            self._foresee_starting()
            return
        shown = sum(street.board for street in self._variant.streets[: bets.street + 1])
        for skilled in (False, True):
            rows, seats = np.nonzero(bets.live & going_on[:, None] & (self._skilled == skilled))
            if not len(rows):
                continue
            self._place[rows, seats] = np.arange(len(rows))
            hands, on = np.unique(rows, return_inverse=True)
            lying, cards = self._boards[hands, :shown], self._holes[rows, seats]
            if skilled:
                self._against = hands_on_boards(self._variant, lying, on, cards)
                self._board_of[hands] = np.arange(len(hands))[:, None]
                self._read_boards(lying)
            else:
                self._foreseen = foresee_on_boards(self._variant, lying, on, cards)

    def _foresee_starting(self) -> None:
        """The same before any card has come."""
        rows, seats = np.nonzero(self._bets.live)
        self._place[rows, seats] = np.arange(len(rows))
        cards = self._holes[rows, seats]
        self._foreseen = foresee_starting(self._variant, cards)
        if self._looked_at:
            self._against = starting_hands(self._variant, cards, self._foreseen)
            self._read_boards(np.zeros((1, 0), np.uint8))

    def _read_boards(self, lying: Cards) -> None:
        against = self._against
        self._boards_read = Tables.of(against.boards)
        self._holding = HoldingOnBoards(self._variant, against.cards, lying, against.on)

    def _bet(self) -> None:
        """The betting of a street, one decision in each hand at a time."""
        bets = self._bets
        while len(rows := np.flatnonzero(bets.to_act != NOBODY)):
            folds, raise_to = np.zeros(len(rows), np.bool_), np.zeros(len(rows), np.int64)
            seats = bets.to_act[rows]
            facing = bets.price[rows] > bets.bets[rows, seats]
            for skill, tables, players in self._by_skill:
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
            self._do(rows, folds, raise_to)

    def _decide(self, skill: Skill, table: Rules, rows: Ids) -> Decisions:
        """What who is to act in these rows does, by one table of rules."""
        bets = self._bets
        seats = bets.to_act[rows]
        spots = Spots(bets, self._told, rows)
        places, who = self._place[rows, seats], self._who[rows, seats]
        cards = self._holes[rows, seats]
        numbers = self._numbers.random(bets.seats * rows + seats)
        first = not bets.street
        seen: ManyProspects | ManyFacts
        if skill is Skill.BEGINNER:
            seen = of_beginners(self._players, spots, self._foreseen.of(places), cards, who)
        else:
            street = Street(self._against, self._boards_read, self._ranges, self._habits, self._holding)
            turns = Turns(rows, who, cards, self._foreseen.rows[places] if first else places)
            seen = of_regulars(self._players, street, spots, turns, self._foreseen.of(places) if first else None)
        return decide(self._players, table, spots, seen, who, numbers)

    def _do(self, rows: Ids, folds: Bools, raise_to: Ids) -> None:
        """Who is to act in these rows does this."""
        bets = self._bets
        seats = bets.to_act[rows]
        owed = chips_to_call(bets.price[rows], bets.bets[rows, seats], bets.stacks[rows, seats], np.minimum, np.maximum)
        chips = np.where(folds, 0, owed)
        if not bets.street:
            self._raised[rows, seats] |= raise_to > 0
            self._voluntary[rows, seats] |= (raise_to > 0) | (chips > 0)
        stay = np.flatnonzero(~folds & (bets.live[rows] & self._skilled[rows]).any(axis=1))
        if len(stay):
            seen = seen_actions(bets, self._told, rows[stay], raise_to[stay], chips[stay])
            on = self._board_of[rows[stay], seats[stay]]
            self._ranges.tell(rows[stay], seats[stay], seen, self._boards_read, on)
        self._told.tell(rows, folds, raise_to, chips)
        bets.act(rows, folds, raise_to)
        acts = zip(rows.tolist(), np.where(folds, _FOLDS, raise_to).tolist(), strict=True)
        for (row, act), seat, amount in zip(acts, seats.tolist(), chips.tolist(), strict=True):
            self._actions[row].append(act)
            if self._looked_at:
                self._events[row].append(_event(act, seat, amount))

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


def _event(act: int, seat: int, chips: int) -> happened.SeatEvent:
    """What everybody sees of an action, as far as is counted."""
    if act > 0:
        return happened.Raised(seat, chips, act, happened.RaiseKind.RAISE)
    if act == _FOLDS:
        return happened.Folded(seat)
    return happened.Called(seat, chips, chips) if chips else happened.Checked(seat)


def replay(hand: Hand, actions: Sequence[int]) -> Hand:
    """A dealt hand, played on by the event engine with the actions that were taken."""
    for act in actions:
        hand.act(Fold() if act == _FOLDS else CheckCall() if act == _CALLS else RaiseTo(act))
    return hand
