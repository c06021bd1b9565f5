"""The table's controller: passes the flow's steps to the views, and the player's actions to the flow."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.next_hand import NextHand
from pokertable.controllers.table_all_in import TableAllIn
from pokertable.controllers.table_opponents import TableOpponents
from pokertable.controllers.table_pointing import TablePointing
from pokertable.controllers.table_programs import TableFaults
from pokertable.controllers.table_telling import TableTelling
from pokertable.controllers.table_tournament import TableTournament
from pokertable.model.hand.actions import Action
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.session.history.store import Store
from pokertable.session.play import steps
from pokertable.session.play.flow import TableFlow
from pokertable.session.play.keeper import Keeper
from pokertable.session.record.table import Table
from pokertable.views.kit.look import look
from pokertable.views.table.table_page import TablePage


class TableController(QObject):
    """One table at a time; its `flow` decides what may happen next.

    Signals: `sat_down()`, `hand_begun(number)`, `hand_ended()`; `told(event)` before an event is shown, unless
    everything is told without delay; `asked(seat, observation)` when the player is to act; `practising(bool)`,
    `practice_left(kept)`, whether the line is kept; `failed` carries the exception of an opponent; `stored()` comes
    after every write. `opponents` think and act; `pointing` asks before a showdown.
    """

    sat_down = Signal()
    hand_begun = Signal(int)
    told = Signal(object)
    asked = Signal(int, object)
    hand_ended = Signal()
    practising = Signal(bool)
    practice_left = Signal(bool)
    failed = Signal(object)
    stored = Signal()

    def __init__(self, page: TablePage, jobs: Jobs, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.flow = TableFlow(Keeper(store, self.stored.emit), self._tell)
        self.opponents = TableOpponents(jobs, self)
        self.pointing = TablePointing(page, self)
        self.tournament = TableTournament(self.flow, page, store, self)
        self.tournament.failed.connect(self.failed)
        self._jobs = jobs
        self._telling = TableTelling(page)
        self._faults = TableFaults(page, self.opponents.programs)
        self.all_in = TableAllIn(page, self)
        self.next_hand = NextHand(page, self.flow, self)
        self._after: Observation | None = None
        """The observation after the last event told."""
        self.all_in.done.connect(self.flow.ready)
        page.all_in.next_button.clicked.connect(self.all_in.skip)
        self.opponents.acted.connect(self.flow.opponent_acts)
        self.opponents.failed.connect(self.failed)
        self.pointing.answered.connect(lambda right: self.flow.hands.answered(right=right))
        for shown in (page.table.finished, page.next_game.done, self.pointing.done):
            shown.connect(self._shown)
        page.table.paid.connect(self.told)
        page.acted.connect(self.act)
        page.tools.sit_out.clicked.connect(self.sit_out)
        for button in (page.panel.next_button, page.showdown.next_button):
            button.clicked.connect(self.go_on)

    @property
    def table(self) -> Table | None:
        """The displayed table."""
        return None if self.flow.hands.now is None else self.flow.hands.now.table

    @property
    def hand(self) -> Hand | None:
        """The displayed hand."""
        return None if self.flow.hands.now is None else self.flow.hands.now.hand

    @property
    def hand_id(self) -> int | None:
        """The id of the displayed hand in the store."""
        return None if self.flow.hands.now is None else self.flow.hands.now.hand_id

    def shut_down(self) -> None:
        """Stop; the table can be resumed with the next start."""
        self.flow.leave()
        self.opponents.programs.shut_down()
        self.all_in.shut_down()
        self.tournament.shut_down()
        self._jobs.shut_down()

    # The player's actions

    def act(self, action: Action) -> None:
        """The player's action; nothing unless it is the player's turn."""
        if self.flow.is_my_turn:
            self.page.next_game.end()
            self.flow.act(action)

    def deal(self) -> None:
        """After the result deal the next hand; from practice return to the hand that counts."""
        self.flow.go_on()

    def go_on(self) -> None:
        """Space: end the moment of the result, and no more; answer or end the open question; after the result go on.

        After folding it rushes to the next hand.
        """
        if self.all_in.is_holding and not self.flow.hands.is_out:
            self.all_in.skip()
        elif self.page.is_staging:
            self.hurry()
        elif self.pointing.is_asking:
            self.pointing.skip()
        elif self.page.next_game.is_open:
            self.page.next_game.end()
        elif self.flow.shows_result:
            if not self.page.showdown.is_guarded:
                self.deal()
        elif not self.rush_if_out():
            self.page.table.finish_now()

    def rush_if_out(self) -> bool:
        """Rush to the next hand if the player has folded in this one; returns whether that was so."""
        is_out = self.flow.hands.is_out
        if is_out:
            self.hurry(to_next=True)
        return is_out

    def hurry(self, *, to_next: bool = False) -> None:
        """Show everything up to the player's next decision without delay; stop at the result, or deal the next hand."""
        self.flow.hurry(to_next=to_next)
        self.page.set_hurry(True)
        self.page.table.finish_now()
        self.opponents.hurry()
        self.all_in.skip()

    def sit_out(self, out: bool) -> None:
        """Sit out from the next hand on, or come back: at once if the table waits, else after the others' hand."""
        flow = self.flow
        if out:
            flow.sit_out()
            self._telling.sits_out()
        else:
            flow.sit_in()
            if flow.hands.aside is not None:
                self.hurry(to_next=True)
                if flow.shows_result:
                    flow.go_on()
        self._say_sitting_out()

    def _say_sitting_out(self) -> None:
        self.page.tools.allow_sitting_out(self.flow.can_sit_out)
        self.page.set_sitting_out(self.flow.sitting_out.wanted, waits=self.flow.waits)
        self.next_hand.wait()

    def set_points(self, wanted: bool) -> None:
        """Set whether to ask before a showdown; turning it off drops an open question."""
        self.flow.points = wanted
        if not wanted:
            self.pointing.skip()

    # The flow's steps

    def _shown(self) -> None:
        """Ask for the next step after the page has shown one, unless it announces a new game or asks a question."""
        says_game = self.page.next_game.is_open and look().speed > 0
        if says_game or self.pointing.is_asking:
            return
        if self._after is None or not self.all_in.holds(self._after):
            self.flow.ready()

    def _tell(self, step: steps.TableStep) -> None:
        flow, page = self.flow, self.page
        page.set_hurry(flow.is_hurried)
        match step:
            case steps.Cleared():
                self._after = None
                self.opponents.forget()
                self.pointing.forget()
                self.all_in.forget()
                page.next_game.hide()
                self._say_sitting_out()
            case steps.Seated(table, begins, continues):
                self.tournament.seat()
                self.sat_down.emit()
                self._telling.seat(table, begins=begins, continues=continues)
                self._faults.at(table)
                if begins:
                    self._faults.sit_down(table)
            case steps.Begun(table, bought_in):
                if bought_in is not None:
                    self.opponents.programs.deal(table.game, len(table.seats))
                    page.log.add(bought_in)
                    self._telling.game(table)
                self._telling.figures(table)
                self.hand_begun.emit(table.hand_number)
                self._say_sitting_out()
                if flow.hands.aside is not None:
                    page.set_away()
                self._shown()
            case steps.Happened(event, after):
                if not flow.is_hurried and not (isinstance(event, PotAwarded) and page.table.takes_time):
                    self.told.emit(event)  # staged awards are told when their chips set off
                assert self.table is not None
                self._after = after
                self._telling.play(event, after, self.table.hand_number, practice=flow.hands.is_practising)
            case steps.BeforeShowdown(seen):
                self.pointing.ask(seen)
                self._shown()
            case steps.ActionNeeded(seat, observation) if flow.is_my_turn:
                self._telling.ask(observation)
                self.asked.emit(seat, observation)
            case steps.ActionNeeded(seat):
                assert flow.hands.now is not None
                self.opponents.think(flow.hands.now, seat, at_once=flow.is_hurried, practice=flow.hands.is_practising)
            case steps.ActionRefused(error):
                self.failed.emit(error)
            case steps.Settled(number, hand):
                self.opponents.programs.end(number, hand)
            case steps.Result(final, price):
                page.show_result(final, price, practice=flow.hands.is_practising)
                page.showdown.offer_afterwards(shows=flow.after.can_show, looks=flow.after.can_look_on)
                self.hand_ended.emit()
                self._say_sitting_out()
            case steps.BoughtIn(chips):
                self._telling.bought_in(chips)
            case steps.Afterwards(cards, shows):
                self._telling.afterwards(cards, shows=shows)
            case steps.Practising(on):
                self.tournament.practise(on=on)
                self.practising.emit(on)
            case steps.PracticeLeft(kept):
                self.practice_left.emit(kept)
            case steps.Round(standings, others):
                self.tournament.play(others)
                self.tournament.tell(standings, over=False)
            case steps.TournamentOver(standings):
                self.tournament.tell(standings, over=True)
            case _:
                assert_never(step)
