"""The table's controller: deals hands, lets the opponents act, and tells the views.

The table view pulls: when it has played an event, the next is fed to it. At speed 0 that is a plain loop. Opponents
think on the worker thread, and act when both their thought and their delay are over.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_feed import TableFeed
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold
from pokertable.model.hand.events import HandStarted, SeatEvent
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.session.opponents import choose_action, turn_of
from pokertable.session.table import Table
from pokertable.session.words import EventWords
from pokertable.views.table_page import TablePage


class TableController(QObject):
    """One table at a time.

    Signals: `sat_down(game)`, `hand_begun(number)`, `asked(seat, observation)` when the player is to act,
    `hand_ended()`; `failed` carries the exception of an opponent. `bot_delay_ms` is the opponents' thinking time on screen.
    """

    sat_down = Signal(object)
    hand_begun = Signal(int)
    asked = Signal(int, object)
    hand_ended = Signal()
    failed = Signal(object)

    def __init__(self, page: TablePage, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.bot_delay_ms = 700
        self.table: Table | None = None
        self.hand: Hand | None = None
        self._words: EventWords | None = None
        self._waiting_table: Table | None = None
        self._jobs = jobs
        self._feed = TableFeed(self)
        self._hurry = False
        self._next_when_over = False
        self._ready = self._pumping = False
        self._decisions = 0
        self._thought: Action | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._bot_acts)
        self._feed.happened.connect(self._happened)
        self._feed.action_needed.connect(self._action_needed)
        self._feed.ended.connect(self._ended)
        self._feed.refused.connect(self.failed)
        page.played.connect(self._pump)
        page.acted.connect(self.act)
        page.went_on.connect(self.go_on)
        page.asked_next.connect(self.deal)
        jobs.failed.connect(self._bot_failed)

    # The table

    def sit_down(self, table: Table) -> None:
        """Leave the present table at once and deal the first hand at this one."""
        self.leave()
        self.table = table
        self.sat_down.emit(table.game)
        names = [seat.name for seat in table.seats]
        self._words = EventWords(names, table.hero)
        self.page.seat(names, table.hero)
        self.deal()

    def change_game(self, table: Table) -> None:
        """Play this table from the next hand on; at once if no hand is being played."""
        if self.hand is None or self.hand.over:
            self.sit_down(table)
        else:
            self._waiting_table = table

    @property
    def next_table(self) -> Table | None:
        """The table that waits for the end of this hand."""
        return self._waiting_table

    def leave(self) -> None:
        """Stop the hand that is being played."""
        self._jobs.forget()
        self._delay.stop()
        self._feed.stop()
        self._thought = None
        self._ready = False
        self.hand = None
        self._waiting_table = None

    def shut_down(self) -> None:
        """Stop for good."""
        self.leave()
        self._jobs.shut_down()

    def deal(self) -> None:
        """Deal the next hand. A player without chips buys in again first: that is what asking for a hand then means."""
        if self._waiting_table is not None:
            self.sit_down(self._waiting_table)
            return
        table = self.table
        if table is None:
            return
        hero = table.hero
        if hero is not None and table.seats[hero].stack == 0:
            table.rebuy(hero)
        self._hurry = self._next_when_over = False
        self._decisions = 0
        self.page.set_hurry(False)
        self.hand = table.deal()
        self._feed.begin(self.hand, hero)
        self.hand_begun.emit(table.hand_number)
        self._pump()

    @property
    def is_busted(self) -> bool:
        """Whether the player has no chips left; the next hand then buys in again."""
        table = self.table
        return table is not None and table.hero is not None and table.seats[table.hero].stack == 0

    def buy_in(self) -> None:
        """Bring the player's stack up to the buy-in before the next hand; nothing during a hand."""
        table = self.table
        if table is not None and table.hero is not None and (self.hand is None or self.hand.over):
            table.rebuy(table.hero)

    def go_on(self) -> None:
        """Space: finish what moves; after folding rush to the next hand; after the hand deal the next."""
        if self.hand is None:
            return
        if self.hand.over and self._feed.is_done:
            self.deal()
        elif self._hero_is_out():
            self._next_when_over = True
            self._rush()
        else:
            self.page.finish_now()

    def act(self, action: Action) -> None:
        """The player's action; nothing unless it is the player's turn."""
        hand, table = self.hand, self.table
        if self._feed.is_waiting and hand is not None and table is not None and hand.to_act == table.hero:
            self._act(action)

    # The hand

    def _hero_is_out(self) -> bool:
        hand, table = self.hand, self.table
        return hand is not None and table is not None and table.hero is not None and not hand.state.live[table.hero]

    def _rush(self) -> None:
        self._hurry = True
        self.page.set_hurry(True)
        self.page.finish_now()
        if self._delay.isActive():
            self._delay.stop()
            self._bot_acts()

    def _pump(self) -> None:
        """Feed the next step; steps that are played at once are fed in a loop, not one inside the other."""
        self._ready = True
        if self._pumping:
            return
        self._pumping = True
        try:
            while self._ready and self.hand is not None:
                self._ready = False
                self._feed.pull()
        finally:
            self._pumping = False

    def _happened(self, event: SeatEvent, after: Observation) -> None:
        assert self.table is not None and self._words is not None
        if isinstance(event, HandStarted):
            self.page.begin_hand(self.table.hand_number, after)
        self.page.play(event, after, self._words.lines(event))

    def _action_needed(self, seat: int, observation: Observation) -> None:
        assert self.table is not None and self.hand is not None
        persona = self.table.seats[seat].persona
        if persona is None:
            assert self._words is not None and observation.legal is not None
            self.page.ask(observation, self._words.turn(observation.legal))
            self.asked.emit(seat, observation)
            return
        self._thought = None
        self._decisions += 1
        turn, seed = turn_of(self.hand), self.table.choice_seed(seat, self._decisions)
        self._jobs.submit(partial(choose_action, persona, turn, seed), self._bot_thought)
        if self.bot_delay_ms and not self._hurry:
            self._delay.start(self.bot_delay_ms)

    def _bot_thought(self, action: Action) -> None:
        self._thought = action
        if not self._delay.isActive():
            self._bot_acts()

    def _bot_failed(self, error: Exception) -> None:
        """An opponent could not make up its mind: say so, and let it check or fold, so that the game goes on."""
        self.failed.emit(error)
        if self.hand is not None and self._feed.is_waiting:
            bounds = self.hand.bounds()
            self._bot_thought(BringIn() if bounds.bring_in else CheckCall() if bounds.check_call == 0 else Fold())

    def _bot_acts(self) -> None:
        if self._thought is not None and self._feed.is_waiting:
            action, self._thought = self._thought, None
            self._act(action)

    def _act(self, action: Action) -> None:
        if self._pumping:
            QTimer.singleShot(0, self, partial(self._act, action))
            return
        self._pumping = True
        try:
            self._feed.act(action)
        finally:
            self._pumping = False
        if self._ready:
            self._pump()

    def _ended(self) -> None:
        assert self.table is not None and self.hand is not None
        self.table.settle(self.hand)
        if self._next_when_over:
            QTimer.singleShot(0, self, self.deal)
            return
        self.page.show_result(self.hand.observe(self.table.hero), self.table.buy_in if self.is_busted else None)
        self.hand_ended.emit()
