"""A sit and go from hand to hand: a round is over, and the next dealt, when all its hands are over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from pokertable.model.hand.hand import Hand
from pokertable.session.play.keeper import Keeper, Play
from pokertable.session.play.sit_and_go import SitAndGo
from pokertable.session.play.steps import Round, TableStep, TournamentOver
from pokertable.session.record.table import Table
from pokertable.session.tournament.standings import Standings
from pokertable.session.tournament.tournament import Tournament


class Deal(Protocol):
    """Deals a hand at a table and has it kept; `begins`: the player sits down there."""

    def __call__(self, table: Table, keep: Callable[[Table, Hand], Play], *, begins: bool) -> None:  # noqa: D102
        ...


class Rounds:
    """The rounds of the keeper's sit and go; without one nothing happens.

    `waits`: the player's next hand waits for hands at other tables. `leave` leaves the table, `change` sits down at
    another that was chosen meanwhile and returns whether one was.
    """

    def __init__(
        self,
        keeper: Keeper,
        tell: Callable[[TableStep], None],
        *,
        deal: Deal,
        leave: Callable[[], None],
        change: Callable[[], bool],
    ) -> None:
        self.waits = False
        self._keeper, self._tell = keeper, tell
        self._deal, self._leave, self._change = deal, leave, change
        self._table: Table | None = None
        """The table of the last hand that was dealt."""

    def deal(self, sng: SitAndGo, before: Table | None) -> None:
        """Deal the next hand; `before` is the table of the last one, None for the first."""
        values = sng.deal()
        table = self._table = sng.table(before)
        begins = table is not before
        if values:
            self._keeper.keep_round(values)
        if begins and not sng.watches:
            self._keeper.seat(sng, table)
        self._deal(table, self._keeper.unstored if sng.watches else self._keeper.dealt, begins=begins)

    def resume(self, sng: SitAndGo, table: Table, *, in_hand: bool) -> None:
        """Go on in a round: in its hand, with the other tables', or with the next."""
        self._table = table
        if not in_hand and table.hand_number < sng.tournament.hand:
            self.deal(sng, table)
            return
        self.waits = not in_hand
        self.tell_standings()
        if not in_hand:
            self._end()

    def pass_time(self, seconds: float) -> Standings | None:
        """Let the clock of levels by minutes go on; returns the standings with it, None where no such clock runs."""
        sng = self._keeper.sng
        if sng is None or sng.setup.structure.minutes is None or (sng.is_out and not sng.watches):
            return None
        if values := sng.pass_time(seconds):
            self._keeper.keep_round(values)
        return sng.standings

    def stop_clock(self) -> None:
        """Store the clock: the table is left."""
        if self._keeper.sng is not None and (values := self._keeper.sng.stop_clock()):
            self._keeper.keep_round(values)

    def next_hand(self) -> None:
        """Deal the player's next hand as soon as the hands at the other tables are over."""
        self.waits = True
        self._next()

    def mine_over(self, hand: Hand) -> None:
        """Take the result of the hand at the player's table."""
        sng = self._keeper.sng
        if sng is not None:
            sng.mine_over(hand.state.stacks)
            self._end()

    def others_played(self, sng: SitAndGo, hand: int, stacks: Mapping[int, int]) -> None:
        """Take the stacks at the other tables after the hand of this number; ignored for another round."""
        if sng is self._keeper.sng and hand == sng.tournament.hand:
            sng.others_over(stacks)
            self._end()

    def watch(self) -> None:
        """Look on at the sit and go that the player is out of, from its next hand on."""
        sng = self._keeper.sng
        if sng is not None and sng.is_out and not sng.tournament.over:
            sng.watches = True
            self.deal(sng, None)

    def finish(self, sng: SitAndGo, tournament: Tournament) -> None:
        """Take over the end of a sit and go that the others have played without the player; its table is left."""
        if sng is self._keeper.sng:
            self._leave()
            self._keeper.keep_round(sng.finished(tournament))
            self._over(sng)

    def tell_standings(self) -> None:
        """Tell the standings before this hand, and the hands to be played at the other tables."""
        sng = self._keeper.sng
        if sng is not None:
            self._tell(Round(sng.standings, sng.others()))

    def _end(self) -> None:
        """End the round when all its hands are over, and go on if that was waited for."""
        sng = self._keeper.sng
        if sng is not None and sng.is_round_over:
            self._keeper.keep_round(sng.settle())
            self._tell(Round(sng.standings))
            self._next()

    def _next(self) -> None:
        sng, before = self._keeper.sng, self._table
        if sng is None or not self.waits or (before is not None and sng.plays(before.hand_number)):
            return
        self.waits = False
        if sng.tournament.over or (sng.is_out and not sng.watches):
            self._leave()
            self._over(sng)
        elif not self._change():
            self.deal(sng, before)

    def _over(self, sng: SitAndGo) -> None:
        self._keeper.rest()
        self._tell(TournamentOver(sng.standings))
