"""The table's controller: deals hands, lets the opponents act, and tells the views.

The table view pulls: when it has played an event, the next is fed to it. At speed 0 that is a plain loop. Whatever
happens is stored before it is shown.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_buy_ins import TableBuyIns
from pokertable.controllers.table_feed import TableFeed
from pokertable.controllers.table_opponents import TableOpponents
from pokertable.controllers.table_pointing import TablePointing
from pokertable.controllers.table_programs import TableFaults
from pokertable.controllers.table_telling import TableTelling
from pokertable.model.hand.actions import Action
from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.stakes import Rake
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.play.keeper import Keeper
from pokertable.session.play.opponents import Chosen
from pokertable.session.play.practice import Practice, can_rewind
from pokertable.session.play.resume import Resumed
from pokertable.session.record.rewind import Rewound
from pokertable.session.record.table import Table
from pokertable.views.kit.look import look
from pokertable.views.table.table_page import TablePage


class TableController(QObject):
    """One table at a time.

    Signals: `sat_down()`, `hand_begun(number)`, `hand_ended()`; `asked(seat, observation)` when the player is to
    act; `practising(bool)`, `practice_left(kept)`, whether the line is kept; `failed` carries the exception of an
    opponent; `stored()` comes after every write. `opponents` think and act; `pointing` asks before a showdown;
    `buy_ins` are the player's between hands. `shows_losers`: the player's losing hands are turned up.
    """

    sat_down = Signal()
    hand_begun = Signal(int)
    asked = Signal(int, object)
    hand_ended = Signal()
    practising = Signal(bool)
    practice_left = Signal(bool)
    failed = Signal(object)
    stored = Signal()

    def __init__(self, page: TablePage, jobs: Jobs, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.shows_losers = False
        self.buy_ins = TableBuyIns()
        self.table: Table | None = None
        self.hand: Hand | None = None
        self.next_table: Table | None = None
        """The table that waits for the end of this hand."""
        self._house: tuple[int | None, Rake | None] | None = None
        self.practice = Practice(keeper)
        self.telling = TableTelling(page, self)
        self._jobs = jobs
        self._keeper = keeper
        self.opponents = TableOpponents(jobs, self)
        self.pointing = TablePointing(page, self)
        self._feed = TableFeed(self._waits, self)
        self._next_when_over = False
        self._settled: Hand | None = None
        self._faults = TableFaults(page, self.opponents.programs)
        self.opponents.acted.connect(self._opponent_acted)
        self.opponents.failed.connect(self.failed)
        self.pointing.done.connect(self._feed.pump)
        page.next_game.done.connect(self._feed.pump)
        self.pointing.misread.connect(self._misread)
        self._feed.happened.connect(self._happened)
        self._feed.action_needed.connect(self._action_needed)
        self._feed.ended.connect(self._ended)
        self._feed.refused.connect(self.failed)
        page.table.finished.connect(self._feed.pump)
        page.acted.connect(self.act)
        for button in (page.panel.next_button, page.showdown.next_button):
            button.clicked.connect(self.go_on)

    # The table

    def sit_down(self, table: Table) -> None:
        """Leave the present table at once and deal the first hand at this one."""
        self._stop()
        self._keeper.sit_down(table)
        self._take_seats(table)
        self._faults.sit_down(table)
        self.deal()

    def resume(self, resumed: Resumed) -> None:
        """Go on where a table was left: at the same decision, with the same cards to come."""
        self._stop()
        self._keeper.take_up(resumed)
        self._take_seats(resumed.table)
        self._faults.sit_down(resumed.table)
        if resumed.hand is not None and not resumed.hand.over:
            self.hand_begun.emit(resumed.table.hand_number)
        self._go_on_with(resumed.hand, resumed.decisions)

    def _take_seats(self, table: Table) -> None:
        self._house = None
        self.table = table
        self.opponents.memory = table.memory
        self.sat_down.emit()
        self.telling.seat(table)
        self._faults.at(table)

    def change_game(self, table: Table) -> None:
        """Play this table from the next hand on; at once if no hand is being played that counts.

        One like that of now drops what waits: this table goes on then.
        """
        if self.is_in_hand:
            now = self.open_table
            goes_on = self.next_table is not None and now is not None and now.is_like(table)
            self.next_table = None if goes_on else table
        else:
            self.sit_down(table)

    @property
    def is_in_hand(self) -> bool:
        """Whether a hand that counts is not over; it may wait for a line of practice to end."""
        waiting = self.practice.waiting
        hand = self.hand if waiting is None else waiting.hand
        return hand is not None and not hand.over

    def change_house(self, raise_cap: int | None, rake: Rake | None) -> None:
        """Play the open table with this cap and rake from its next hand on."""
        self._house = raise_cap, rake

    def shut_down(self) -> None:
        """Stop; the table can be resumed with the next start."""
        self._stop()
        self.opponents.programs.shut_down()
        self._jobs.shut_down()

    def _stop(self) -> None:
        self._settle()
        self.opponents.forget()
        self._feed.stop()
        self.pointing.forget()
        self.page.next_game.hide()
        self.hand = None
        self.next_table = None
        self._end_practice()

    def deal(self) -> None:
        """Deal the next hand. A player without chips buys in again first: that is what asking for a hand then means."""
        if self.next_table is not None:
            self.sit_down(self.next_table)
            return
        table = self.table
        if table is None:
            return
        if self._house is not None:
            (raise_cap, rake), self._house = self._house, None
            table.rotation = table.rotation.with_house(lambda house: replace(house, raise_cap=raise_cap, rake=rake))
        before = self.buy_ins.before_hand(table)
        self._next_when_over = False
        self.telling.hurry(False)
        self.opponents.decisions = 0
        self.opponents.memory = table.memory
        self.opponents.programs.deal(table.game, len(table.seats))
        self.hand = table.deal(hero_shows_losers=self.shows_losers)
        self.page.log.add(self.buy_ins.lines(table, before, self.hand.events[0]))
        self._keeper.dealt(table, self.hand)
        self.stored.emit()
        self.telling.game(table)
        self._feed.begin(self.hand, table.hero, self._keep)
        self.hand_begun.emit(table.hand_number)
        self._feed.pump()

    def forget_habits(self) -> None:
        """The table forgets, from the next hand on, what it has seen of how each seat plays."""
        table = self.open_table
        if table is not None:
            table.memory = ()
            self._keeper.remember(table)
            self.stored.emit()

    @property
    def open_table(self) -> Table | None:
        """The table that counts: it may wait for a line of practice to end."""
        waiting = self.practice.waiting
        return self.table if waiting is None else waiting.table

    def buy_in(self) -> None:
        """Bring the player's stack up to the buy-in before the next hand; nothing during a hand."""
        table = self.table
        if table is not None and table.hero is not None and self.hand is not None and self._feed.is_done:
            table.rebuy(table.hero)
            self._keeper.bought_in(table)
            self.stored.emit()

    def go_on(self) -> None:
        """Space: finish what moves; after folding rush to the next hand; after the hand deal the next."""
        if self.hand is None:
            return
        if self.pointing.is_asking:
            self.pointing.skip()
        elif self.page.next_game.is_open:
            self.page.next_game.end()
        elif self.shows_result:
            self._next()
        elif not self.rush_if_out():
            self.page.table.finish_now()

    def _next(self) -> None:
        if self.is_practising:
            self.back_to_hand()
        else:
            self.deal()

    def rush_if_out(self) -> bool:
        """Rush to the next hand if the player has folded in this one; whether that is so."""
        is_out = self.is_out
        if is_out:
            self.hurry(to_next=True)
        return is_out

    def hurry(self, *, to_next: bool = False) -> None:
        """Tell at once all that comes without the player, and stay at the result, or deal the next hand."""
        self._next_when_over = to_next
        self.telling.hurry(True)
        self.page.table.finish_now()
        self.opponents.hurry()

    def act(self, action: Action) -> None:
        """The player's action; nothing unless it is the player's turn."""
        hand, table = self.hand, self.table
        if self._feed.is_waiting and hand is not None and table is not None and hand.to_act == table.hero:
            self.page.next_game.end()
            self._feed.act(action)

    def _opponent_acted(self, chosen: Chosen) -> None:
        """Take an opponent's action; its reason is stored with the event that it becomes, and shown to nobody now."""
        if self.hand is not None and chosen.reason is not None:
            self._keeper.because(len(self.hand.events), chosen.reason)
        self._feed.act(chosen.action)

    # Practice

    @property
    def is_practising(self) -> bool:
        """Whether a line is played that does not count."""
        return self.practice.waiting is not None

    @property
    def hand_id(self) -> int | None:
        """The stored hand that is at the table."""
        return self._keeper.hand_id

    def can_rewind(self) -> bool:
        """Whether the player has decided in this hand."""
        return can_rewind(self.table, self.hand)

    def rewind(self) -> None:
        """Back to the player's decision before this one, to play another line, which does not count."""
        if self.can_rewind():
            assert self.table is not None and self.hand is not None
            rewound = self.practice.before_last_decision(self.table, self.hand)
            self.practise(self.table, self.hand_id, rewound, looks_ahead=not self.hand.over)

    def practise(self, table: Table, hand_id: int | None, rewound: Rewound, *, looks_ahead: bool = False) -> None:
        """Play another line of a hand at its own table; it does not count. The open table waits meanwhile.

        The line is kept with the stored hand, of one that is not stored (None) it is not. `looks_ahead`: it shows
        what is to come in the hand that waits.
        """
        self._settle()
        self.practice.wait(self.table, self.hand, self.opponents.decisions, looks_ahead=looks_ahead)
        if table is not self.table:
            self._take_seats(table)
        self.practice.begin(hand_id, rewound, table.hero)
        self.stored.emit()
        self.practising.emit(True)
        self._take_up(rewound.hand, rewound.decisions)

    def back_to_hand(self) -> None:
        """End the practice: the hand that counts goes on where it was left; if it is over, the next is dealt."""
        line = self.practice.waiting
        if line is None:
            return
        self._settle()
        kept = self._keeper.hand_id is not None
        self._keeper.back_to(line.hand_id, line.hand)
        self._end_practice()
        if line.table is None:
            self._stop()
            self.table = None
        else:
            if line.table is not self.table:
                self._take_seats(line.table)
            self._go_on_with(line.hand, line.decisions)
        self.practice_left.emit(kept)

    def _end_practice(self) -> None:
        if self.is_practising:
            self.practice.end()
            self.practising.emit(False)

    def _go_on_with(self, hand: Hand | None, decisions: int) -> None:
        if hand is None or hand.over:
            self.deal()
        else:
            self._take_up(hand, decisions)

    def _take_up(self, hand: Hand, decisions: int) -> None:
        """Show a hand from its first event at once, up to where it stands, and go on."""
        assert self.table is not None
        self.opponents.forget()
        self.pointing.forget()
        self._next_when_over = False
        self.opponents.decisions = decisions
        self.hand = hand
        hero = self.table.hero
        hand.shows_losers = frozenset({hero}) if self.shows_losers and hero is not None else frozenset()
        self.telling.hurry(True, catches_up=True)
        self._feed.begin(hand, hero, self._keep)
        self._feed.pump()

    # The hand

    def _keep(self, hand: Hand) -> None:
        self.practice.goes_on()
        self._keeper.events_of(hand)
        self.stored.emit()

    @property
    def shows_result(self) -> bool:
        """Whether the hand is over and its result is shown."""
        return self.hand is not None and self.hand.over and self._feed.is_done

    @property
    def is_out(self) -> bool:
        """Whether the player has folded in this hand."""
        hand, table = self.hand, self.table
        return hand is not None and table is not None and table.hero is not None and not hand.state.live[table.hero]

    def _waits(self) -> bool:
        """Whether something comes before the hand goes on: the next game, or a question; practice asks none."""
        if self.page.next_game.is_open and look().speed > 0:
            return True
        return self.hand is not None and not self.is_practising and self.pointing.asks(self.hand)

    def _misread(self) -> None:
        """Mark the hand as the history's filter looks for it."""
        self._keeper.tag(MISREAD)
        self.stored.emit()

    def _happened(self, event: SeatEvent, after: Observation) -> None:
        assert self.table is not None
        self.telling.play(event, after, self.table.hand_number, practice=self.is_practising)

    def _action_needed(self, seat: int, observation: Observation) -> None:
        assert self.table is not None and self.hand is not None
        self.telling.is_up_to_date()
        if seat != self.table.hero:
            hurried = self.telling.is_hurried
            self.opponents.think(self.table, self.hand, seat, at_once=hurried, practice=self.is_practising)
        else:
            self.telling.ask(observation)
            self.asked.emit(seat, observation)

    def _settle(self) -> None:
        """Take over the result of a hand that is over, once: at its end, or when it is left before all is shown."""
        table, hand = self.table, self.hand
        if table is None or hand is None or not hand.over or hand is self._settled:
            return
        self._settled = hand
        if self.is_practising:
            self._keeper.practised()
        else:
            self.opponents.programs.end(table.hand_number, hand, [seat.stack for seat in table.seats])
            table.settle(hand)
            self._keeper.settled(table)
            if not self.practice.has_looked_ahead:
                table.learn(hand)
                self._keeper.remember(table)
        self.stored.emit()

    def _ended(self) -> None:
        assert self.table is not None and self.hand is not None
        self.telling.is_up_to_date()
        self._settle()
        if self._next_when_over:
            QTimer.singleShot(0, self, self._next)
            return
        price = None if self.is_practising else self.buy_ins.price(self.table)
        self.page.show_result(self.hand.observe(self.table.hero), price, practice=self.is_practising)
        self.hand_ended.emit()
