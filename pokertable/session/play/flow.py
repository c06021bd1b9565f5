"""The course of play at a table: hands, the tables that wait, practice, sitting out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pokertable.model.hand.actions import Action
from pokertable.model.hand.hand import Hand
from pokertable.model.stakes import Rake
from pokertable.session.play.after_hand import AfterHand
from pokertable.session.play.buy_ins import BuyIns
from pokertable.session.play.feed import Feed, Pace
from pokertable.session.play.hands import Hands
from pokertable.session.play.keeper import Keeper, Play
from pokertable.session.play.opponents import Chosen
from pokertable.session.play.resume import Resumed
from pokertable.session.play.rounds import Rounds
from pokertable.session.play.sit_and_go import SitAndGo
from pokertable.session.play.sitting_out import SittingOut
from pokertable.session.play.steps import (
    AllTold,
    BeforeShowdown,
    Begun,
    Cleared,
    HandStep,
    PracticeLeft,
    Practising,
    Result,
    Seated,
    Settled,
    TableStep,
)
from pokertable.session.record.rewind import Rewound
from pokertable.session.record.table import Table


class TableFlow:
    """One table at a time, with its `hands`: one that counts, and beside it at most one line of practice.

    ::

        no table --sit_down, resume--> hand --its last event told--> result --go_on--> the next hand
            |                           |  ^                          |                at this table, or at the
            |                  practise |  | back_to_hand    practise |                one that waits for it
            |                           v  |                          v
            +--practise-------------> line of practice --its last event told--> result --go_on--> back_to_hand

    The hand that counts stays as it is while a line is practised; afterwards it goes on at its decision, if it was over
    the next hand is dealt, and where no table was open none is. Another game that is chosen during a hand waits as
    `next_table`. A result is taken over once: when all of it is told, or when the hand is left before that. What the
    player has looked ahead in from a line is played for its chips, but counts in no statistics and teaches no habits.

    What happens is said to `tell`, step by step, everything stored before it is told. A hand's next step comes when the
    view is `ready` after the one before, and after `ActionNeeded` when the player or the opponent acts.

    While the player sits out, the others may play on, in a hand beside the player's last one. `sit_out`
    holds from the next hand on, `sit_in` too. `after` is what the player may do while a result is shown, `rounds` leads
    from hand to hand in a sit and go.

    `shows_losers`: the player's losing hands are turned up. `points`: the player wants to be asked before a showdown
    which cards play; the view then is `ready` when that is answered. Practice never asks.
    """

    def __init__(self, keeper: Keeper, tell: Callable[[TableStep], None]) -> None:
        self.hands, self.sitting_out = Hands(), SittingOut()
        self.next_table: Table | SitAndGo | None = None
        """The table that waits for the end of the hand that counts."""
        self.buy_ins = BuyIns()
        self.shows_losers = self.points = False
        self.after = AfterHand(keeper, tell)
        self.rounds = Rounds(keeper, tell, deal=self._begin_hand, leave=self.leave, change=self._change)
        self._seated: Table | None = None
        """The table told last."""
        self._takes_up = False
        """Whether the next hand is the first at a table that is resumed between two hands."""
        self._keeper, self._tell = keeper, tell
        self._feed = Feed(self._told)

    # State

    @property
    def sng(self) -> SitAndGo | None:
        """The sit and go of the open table."""
        return self._keeper.sng

    @property
    def table_id(self) -> int | None:
        """The id of the open table in the store, None where no table is open."""
        return None if self.hands.counts is None else self._keeper.table_id

    @property
    def sitting(self) -> tuple[int, ...]:
        """The ids of the open table and of those that it has gone on from, with the same players; none without it."""
        return () if self.table_id is None else (*self._keeper.earlier, self.table_id)

    @property
    def is_hurried(self) -> bool:
        """Whether all is told without delay."""
        return self._feed.pace is not Pace.USUAL

    @property
    def is_in_hand(self) -> bool:
        """Whether the hand that counts goes on, perhaps after a line of practice, or its end has not been told yet."""
        counts = self.hands.counts
        is_told = self.shows_result or self.hands.now is not counts
        return counts is not None and not (counts.hand.over and is_told)

    @property
    def shows_result(self) -> bool:
        """Whether the hand is over and its result is shown."""
        return self.after.play is not None

    @property
    def can_sit_out(self) -> bool:
        """Whether the player sits at a table that can be left for a while."""
        return self.hands.table is not None and self.hands.table.hero is not None and self.sng is None

    @property
    def waits(self) -> bool:
        """Whether no hand is dealt before the player comes back."""
        sits_out = self.sitting_out.wanted and self.shows_result and not self.hands.is_practising
        return sits_out and not self.sitting_out.plays_on(self.hands.table)

    @property
    def goes_on_alone(self) -> bool:
        """Whether the next hand may be dealt without a word of the player.

        Not after practice, not while the table waits for the player, and not where a rebuy is to be announced.
        """
        counts = self.hands.counts
        if counts is None or not self.shows_result or self.hands.is_practising or self.waits:
            return False
        if self.sng is not None:
            return not self.rounds.waits
        return self.hands.aside is not None or self.buy_ins.price(counts.table) is None

    @property
    def is_my_turn(self) -> bool:
        """Whether the player is asked for an action."""
        now = self.hands.now
        return now is not None and self._feed.needs_action and now.hand.to_act == now.table.hero

    # Tables and hands

    def sit_down(self, table: Table | SitAndGo) -> None:
        """Leave the present table at once and deal the first hand at this one, or of this sit and go.

        A table that goes on from another one (`Table.at_game`) keeps its log.
        """
        self.leave()
        if isinstance(table, Table):
            self._keeper.sit_down(table)
            self._deal(table, begins=True)
        else:
            self.rounds.deal(table, None)

    def resume(self, resumed: Resumed) -> None:
        """Resume a table: at the same decision, with the same cards to come."""
        self.leave()
        self.hands.counts = play = self._keeper.take_up(resumed)
        self._takes_up = play is None
        if play is not None:
            self._seat(resumed.table, begins=True)
            self._tell(Begun(resumed.table, bought_in=None))
        if resumed.sng is not None:
            self.rounds.resume(resumed.sng, resumed.table, in_hand=play is not None)
        elif play is None:
            self._deal(resumed.table)
        if play is not None:
            self._take_up(play)

    def leave(self) -> None:
        """Leave the present hand: a line of practice ends, the table can be resumed."""
        self.rounds.waits = False
        self.rounds.stop_clock()
        self._settle()
        self._feed.stop()
        self.after.end()
        was_practising = self.hands.is_practising
        self.sitting_out.end()
        self.hands.clear()
        self.next_table, self._seated, self._takes_up = None, None, False
        self._tell(Cleared())
        if was_practising:
            self._tell(Practising(on=False))

    def change_game(self, table: Table | SitAndGo) -> None:
        """Play this table or sit and go from the next hand on; at once if no hand that counts is running.

        A table like the present one cancels a waiting one: the present table goes on.
        """
        if self.hands.counts is None or not (self.is_in_hand or self.rounds.waits):
            self.sit_down(table)
        else:
            self.next_table = None if self.goes_on_with(table) else table

    def goes_on_with(self, table: Table | SitAndGo) -> bool:
        """Whether this is a table like the present one, chosen while another one waits for the end of the hand."""
        open_yet = self.hands.table if self.next_table is not None and self.sng is None else None
        return open_yet is not None and isinstance(table, Table) and open_yet.is_like(table)

    def change_house(self, raise_cap: int | None, rake: Rake | None) -> None:
        """Play the open table with this cap and rake from its next hand on; a sit and go keeps its own."""
        if self.hands.table is not None:
            self.hands.table.house_wanted = raise_cap, rake

    def go_on(self) -> None:
        """Go on after the result, and only then: back from practice, else to the next hand.

        A player without chips buys in again first.
        """
        if self.shows_result and self.hands.is_practising:
            self.back_to_hand()
        elif self.shows_result:
            self._next_hand()

    def _next_hand(self) -> None:
        if self._change() or (table := self.hands.table) is None:
            return
        if self.sng is not None:
            self.rounds.next_hand()
        elif self.sitting_out.plays_on(table):
            self._deal_aside(self.sitting_out.others_of(table))
        else:
            self.sitting_out.end()
            if self.hands.aside is not None:
                self.hands.aside = None
                self._seat(table, begins=False, continues=True)
            self._deal(table)

    def _change(self) -> bool:
        """Sit down at the table that waits; returns whether one did."""
        wanted = self.next_table
        if wanted is not None:
            self.sit_down(wanted)
        return wanted is not None

    # Sitting out

    def sit_out(self) -> None:
        """Deal no more hands to the player after this one; not in a sit and go, which nobody can leave for a while."""
        if self.can_sit_out:
            self.sitting_out.wanted = True

    def sit_in(self) -> None:
        """Deal to the player again from the next hand on; at once if the table waits."""
        waits, self.sitting_out.wanted = self.waits, False
        if waits:
            self._next_hand()

    def _deal_aside(self, table: Table) -> None:
        self.hands.aside = self._keeper.unstored(table, table.deal())
        if self._seated is not table:
            self._seat(table, begins=False, continues=True)
        self._feed_hand(self.hands.aside)
        self._tell(Begun(table, ()))

    def _seat(self, table: Table, *, begins: bool, continues: bool = False) -> None:
        self._seated = table
        self._tell(Seated(table, begins, continues))

    def _deal(self, table: Table, *, begins: bool = False) -> None:
        before = self.buy_ins.before_hand(table)
        self._begin_hand(table, self._keeper.dealt, before, begins=begins)

    def _begin_hand(
        self, table: Table, keep: Callable[[Table, Hand], Play], before: Sequence[int] = (), *, begins: bool
    ) -> None:
        """Deal a hand at a table; `before` are the stacks before buy-ins.

        A table that has played goes on from the one shown, with its log; a resumed one from where it was left.
        """
        goes_on, takes_up = table.hand_number > 0, self._takes_up
        hand = table.deal(hero_shows_losers=self.shows_losers)
        self.hands.counts = keep(table, hand)
        if begins or takes_up:
            self._takes_up = False
            self._seat(table, begins=True, continues=goes_on and not takes_up)
        self._feed_hand(self.hands.counts)
        self.rounds.tell_standings()
        self._tell(Begun(table, self.buy_ins.lines(table, before, hand.events[0]) if before else ()))

    def forget_habits(self) -> None:
        """Let the open table forget, from the next hand on, each seat's past play."""
        if self.hands.table is not None:
            self.hands.table.memory = ()
            self._keeper.remember(self.hands.table)

    # The hand

    def _feed_hand(self, play: Play, pace: Pace = Pace.USUAL) -> None:
        """Tell this hand from its first event on, each when the view is ready for it."""
        self.after.end()
        self._feed.begin(play.hand, play.table.hero, self.hands.keep, pace)

    def ready(self) -> None:
        """Note that the view has shown the last step."""
        self._feed.ready()

    def act(self, action: Action) -> None:
        """Take the player's action; ignored unless it is the player's turn."""
        if self.is_my_turn:
            self._feed.act(action)

    def opponent_acts(self, chosen: Chosen) -> None:
        """Take an opponent's action; its reason is stored with the resulting event, and told to nobody."""
        if self.hands.now is not None and chosen.reason is not None:
            self.hands.now.because(chosen.reason)
        self._feed.act(chosen.action)

    def hurry(self, *, to_next: bool = False) -> None:
        """Tell everything up to the player's next decision without delay; stop at the result, or deal the next hand."""
        self._feed.pace = Pace.RUSHED if to_next else Pace.HURRIED

    def _told(self, step: HandStep) -> None:
        now = self.hands.now
        match step:
            case BeforeShowdown() if now is not self.hands.counts or not self.points:
                self._feed.ready()
            case AllTold():
                self._end()
            case _:
                self._tell(step)

    def _end(self) -> None:
        now = self.hands.now
        assert now is not None
        self._settle()
        self.after.begin(now, None if self.hands.is_practising else self.hands.table)
        if self._feed.pace is Pace.RUSHED and not self.waits:
            self.go_on()
        else:
            price = self.buy_ins.price(now.table) if now is self.hands.counts and self.sng is None else None
            self._tell(Result(now.hand.observe(now.table.hero), price))

    def _settle(self) -> None:
        now = self.hands.now
        if now is not None and now.hand.over and not now.is_settled:
            if now is self.hands.aside and self.hands.table is not None:
                self.sitting_out.settle(self.hands.table, now.hand)
                self._keeper.bought_in(self.hands.table)
            if now is self.hands.counts:
                self._tell(Settled(now.table.hand_number, now.hand))
            now.settle()
            if now is self.hands.counts:
                self.rounds.mine_over(now.hand)

    # Practice

    def rewind(self) -> None:
        """Return to the player's previous decision, to play another line, which does not count."""
        now, rewound = self.hands.now, self.hands.rewound()
        if now is not None and rewound is not None:
            looks_ahead = now.looks_ahead if self.hands.is_practising else not now.hand.over
            self.practise(now.table, now.hand_id, rewound, looks_ahead=looks_ahead)

    def practise(self, table: Table, hand_id: int | None, rewound: Rewound, *, looks_ahead: bool = False) -> None:
        """Play another line of a hand at its own table; it does not count. The hand that counts waits meanwhile.

        The line is stored with the stored hand, and not stored without one (None). `looks_ahead`: it reveals cards to
        come of the hand that counts.
        """
        self._settle()
        before = self.hands.now
        self.hands.line = self._keeper.branched(table, hand_id, rewound, looks_ahead=looks_ahead)
        if before is not None and before.table is table:
            self.hands.line.memory = before.memory
        else:
            self._seat(table, begins=False)
        self._tell(Practising(on=True))
        self._take_up(self.hands.line)

    def back_to_hand(self) -> None:
        """End the practice: the hand that counts goes on where it was left; if it is over, the next is dealt."""
        line, counts = self.hands.line, self.hands.counts
        if line is None:
            return
        self._settle()
        self.hands.line = None
        self._tell(Practising(on=False))
        if counts is None:
            self.leave()
        else:
            if counts.table is not line.table:
                self._seat(counts.table, begins=False)
            if counts.hand.over:
                self._next_hand()
            else:
                self._take_up(counts)
        self._tell(PracticeLeft(kept=line.hand_id is not None))

    def _take_up(self, play: Play) -> None:
        """Show a hand from its first event at once, up to its present point, and go on."""
        play.hand.shows_losers = play.table.turned_up(self.shows_losers)
        self._feed.pace = Pace.CATCHING_UP
        self._tell(Cleared())
        self._feed_hand(play, Pace.CATCHING_UP)
        self._feed.ready()
