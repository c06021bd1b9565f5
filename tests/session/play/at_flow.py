"""A table that is played without a window: what the flow tells is shown at once, opponents check or call."""

from __future__ import annotations

from typing import TypeVar

from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold
from pokertable.model.hand.hand import Hand
from pokertable.session.history.store import History, Store
from pokertable.session.play.flow import TableFlow
from pokertable.session.play.keeper import Keeper, Play
from pokertable.session.play.opponents import Chosen
from pokertable.session.play.resume import resume
from pokertable.session.play.steps import BeforeShowdown, Begun, Happened, Round, TableStep
from pokertable.session.record.rewind import Rewound, own_decisions, rewind
from pokertable.session.record.table import Table
from tests.narrow import known
from tests.session.history.store.player import new_table

T = TypeVar("T")


def passive(hand: Hand) -> Action:
    """Check, call or bring in; stand pat."""
    bounds = hand.bounds()
    if bounds.draw is not None:
        return Draw()
    return CheckCall() if bounds.bring_in is None else BringIn()


class AtTable:
    """`told` is all that was told, in order. Not `shows`: what is told stays on its way until `show` is called."""

    def __init__(self, store: Store | None = None, *, shows: bool = True, points: bool = False) -> None:
        self.store = Store(None) if store is None else store
        self.told: list[TableStep] = []
        self.shows, self.plays_others = shows, True
        self.flow = TableFlow(Keeper(self.store), self._tell)
        self.flow.points = points

    def _tell(self, step: TableStep) -> None:
        self.told.append(step)
        if self.shows and isinstance(step, Begun | Happened):
            self.flow.ready()
        if isinstance(step, Round) and step.others and self.plays_others:
            self.others_play(step)

    def others_play(self, step: Round) -> None:
        """At each other table the shortest stack loses five big blinds to the next seat, in no time."""
        found = {}
        for dealt in step.others:
            stacks = dict(zip(dealt.players, dealt.stacks, strict=True))
            loser = min(dealt.players, key=lambda player: (stacks[player], player))
            winner = next(player for player in dealt.players if player != loser)
            lost = min(stacks[loser], 5 * dealt.game.amount_unit)
            found.update({**stacks, loser: stacks[loser] - lost, winner: stacks[winner] + lost})
        self.flow.rounds.others_played(known(self.flow.sng), step.others[0].number, found)

    def heard(self, kind: type[T]) -> list[T]:
        return [step for step in self.told if isinstance(step, kind)]

    @property
    def now(self) -> Play:
        return known(self.flow.hands.now)

    @property
    def counts(self) -> Play:
        """The hand that counts."""
        return known(self.flow.hands.counts)

    @property
    def history(self) -> History:
        return History(self.store)

    def show(self) -> None:
        """All that was told is shown, and what comes with it."""
        self.shows = True
        self.flow.ready()

    def sit_down(self, table: Table | None = None) -> Table:
        sat = new_table(seats=2) if table is None else table
        self.flow.sit_down(sat)
        return sat

    def resume(self) -> None:
        self.flow.resume(known(resume(self.store)))

    def opponents(self) -> None:
        """They act until the player is asked, a showdown waits, or the result is shown."""
        while not (self.flow.is_my_turn or self.flow.shows_result or isinstance(self.told[-1], BeforeShowdown)):
            self.flow.opponent_acts(Chosen(passive(self.now.hand)))

    def my_turn(self) -> bool:
        self.opponents()
        return self.flow.is_my_turn

    def act(self, action: Action | None = None) -> None:
        """The player's next action; without one, as the opponents act."""
        assert self.my_turn()
        self.flow.act(passive(self.now.hand) if action is None else action)

    def play_on(self) -> None:
        """To the end of the hand, or the question before its showdown."""
        hand = self.now.hand
        while self.my_turn() and self.now.hand is hand:
            self.act()

    def fold(self) -> None:
        self.act(Fold())
        self.opponents()

    def next_hand(self) -> None:
        self.play_on()
        self.flow.go_on()

    def line_of(self, hand_id: int, decision: int = 0) -> Rewound:
        """A stored hand as it stood at the player's decision of this number."""
        record = self.store.record(hand_id)
        return rewind(record.events, own_decisions(record.events, 0)[decision], seed=record.seed)
