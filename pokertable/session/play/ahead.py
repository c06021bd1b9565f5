"""Decisions that the player takes before the turn comes, and when they lapse."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from pokertable.model.hand.actions import Action, CheckCall, Fold
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation


class Ahead(Enum):
    """A decision taken ahead. A check never becomes a call; only `CALL_ANY` calls an amount not seen yet."""

    CHECK_FOLD = "check or fold"
    """Check if that is free, else fold to any bet."""
    CHECK = "check"
    CALL = "call"
    """Call the amount shown, and no other."""
    CALL_ANY = "call any"


class Lapse(Enum):
    """Why a decision taken ahead is cancelled."""

    CARDS = "the next cards were dealt"
    ROUND = "the betting round is over"
    BET = "the bet has changed"


class Facing(NamedTuple):
    """A street, the largest bet in front of anybody, and the chips that a call of it costs."""

    street: int
    bet: int
    call: int


class AheadOfTurn:
    """One decision at a time, for the hand that is watched."""

    def __init__(self) -> None:
        self.choice: Ahead | None = None
        self.facing: Facing | None = None
        """The present situation; None before the first."""

    @property
    def owes(self) -> bool:
        """Whether there is a bet to call."""
        return self.facing is not None and self.facing.call > 0

    @property
    def offered(self) -> tuple[Ahead, ...]:
        """The decisions on offer: a check while it is free, else the call of the present bet."""
        return Ahead.CHECK_FOLD, Ahead.CALL if self.owes else Ahead.CHECK, Ahead.CALL_ANY

    def clear(self) -> None:
        """Drop the decision and the situation."""
        self.choice = self.facing = None

    def choose(self, choice: Ahead | None) -> None:
        """Take this decision, unless it is not on offer; None: none."""
        self.choice = choice if choice in self.offered else None

    def watch(self, seen: Observation, seat: int) -> Lapse | None:
        """Follow the hand as `seat` sees it; returns why the decision was cancelled, None if it was not.

        Cards to come cancel every decision; a changed bet cancels those that do not hold for any bet. Before the
        bring-in is posted it is faced already: nobody can check.
        """
        view = seen.seats[seat]
        bet = max(each.bet for each in seen.seats)
        if seen.game.variant.brings_in and not seen.acts:
            bet = seen.game.stakes.bring_in
        before, self.facing = self.facing, Facing(seen.street, bet, min(view.stack, max(0, bet - view.bet)))
        if before is None or self.choice is None:
            return None
        lapse = self._lapse(before, self.facing)
        if lapse is not None:
            self.choice = None
        return lapse

    def _lapse(self, before: Facing, now: Facing) -> Lapse | None:
        if before.street != now.street:
            return Lapse.CARDS
        if before.bet == now.bet:
            return None
        if not now.bet:
            return Lapse.ROUND
        holds_for_any = self.choice in (Ahead.CHECK_FOLD, Ahead.CALL_ANY) and now.call > 0
        same_call = self.choice is Ahead.CALL and before.call == now.call
        return None if holds_for_any or same_call else Lapse.BET

    def taken(self, legal: LegalActions) -> Action | None:
        """The action of the decision now that the turn has come; None if it was cancelled, or there is none."""
        match self.choice:
            case Ahead.CHECK | Ahead.CHECK_FOLD | Ahead.CALL_ANY if legal.free:
                return CheckCall()
            case Ahead.CHECK_FOLD if legal.fold:
                return Fold()
            case Ahead.CALL if self.facing is not None and legal.check_call == self.facing.call:
                return CheckCall()
            case Ahead.CALL_ANY if legal.check_call is not None:
                return CheckCall()
            case _:
                return None
