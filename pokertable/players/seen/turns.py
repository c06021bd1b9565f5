"""Interface of rules to turns: the same names for one (`Spot`) and for many, one row each (`Spots`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from pokertable.analysis.arrays import Bools, Cards
from pokertable.model.hand.legal import LegalActions
from pokertable.model.variant import Variant
from pokertable.players.seen.numbers import Column, Truth
from pokertable.players.seen.prizes import InPrizes

NO_CARD = 52
"""Placeholder for a card that was not dealt."""


class Turns(Protocol):
    """Turns of one game on one street. A figure is a number of one turn, or a column of numbers, (R,).

    Other values are the same for all of them. Conditions are joined with ``&`` and ``|``; choices are made with
    `numbers.either`, never with ``if``.
    """

    @property
    def variant(self) -> Variant:
        """The game."""

    @property
    def street(self) -> int:
        """The street, from 0."""

    @property
    def streets_left(self) -> int:
        """Number of streets after this one."""

    @property
    def first_street(self) -> bool:
        """Whether no card has come since the deal."""

    @property
    def seats(self) -> int:
        """Number of seats dealt in."""

    @property
    def bring_in(self) -> bool:
        """Whether the bring-in is due."""

    @property
    def legal(self) -> LegalActions:
        """The legal actions, with columns for numbers."""

    @property
    def may_raise(self) -> Truth:
        """Whether a bet or raise is legal."""

    @property
    def facing(self) -> Truth:
        """Whether staying in costs chips."""

    @property
    def owed(self) -> int | Column:
        """Chips that staying in costs."""

    @property
    def price(self) -> float | Column:
        """Equity that a call needs."""

    @property
    def bets(self) -> int | Column:
        """Bets and raises on this street."""

    @property
    def led(self) -> Truth:
        """Whether the seat to act made the last bet or raise of the hand."""

    @property
    def raiser_behind(self) -> Truth:
        """Whether nobody has bet on this street and the previous street's last raiser is yet to act."""

    @property
    def unopened(self) -> Truth:
        """Whether nobody has come in on the first street except by a blind or the bring-in."""

    @property
    def opened(self) -> Truth:
        """Whether the seat to act made the first raise of the first street."""

    @property
    def behind_opener(self) -> int | Column:
        """Number of players who had yet to act when the first raise of the first street was made; 0 without one."""

    @property
    def opponents(self) -> int | Column:
        """Number of live opponents."""

    @property
    def fair(self) -> float | Column:
        """A fair share of the pot."""

    @property
    def last_to_act(self) -> Truth:
        """Whether every rival has acted on this street."""

    @property
    def waiting(self) -> int | Column:
        """Number of rivals yet to act on this street."""

    @property
    def came_in(self) -> int | Column:
        """Number of rivals who have shown strength."""

    @property
    def in_or_coming(self) -> int | Column:
        """Number of rivals who have shown strength or may yet."""

    @property
    def all_may_fold(self) -> Truth:
        """Whether nobody is all-in."""

    @property
    def depth(self) -> float | Column:
        """Chips that can be lost to the richest opponent, in big blinds."""

    @property
    def stack_to_pot(self) -> float | Column:
        """Chips that can still be lost to that opponent, the call included, in pots."""

    @property
    def in_prizes(self) -> InPrizes | None:
        """How the turn stands in prizes; None in cash games, and where chips are worth the same."""

    @property
    def ups(self) -> Cards:
        """The up cards of each seat, (R, n, u), of one turn (1, n, u); `NO_CARD` for those a folded seat missed."""

    @property
    def boards(self) -> Cards:
        """The board, (R, cards), of one turn (1, cards); in stud a shared card."""

    @property
    def against(self) -> Bools:
        """The seats of the rivals, (R, n), of one turn (1, n)."""

    @property
    def drew_by_rivals(self) -> Sequence[Sequence[int]]:
        """Number of cards that each rival drew in each draw so far; empty for many turns."""


def own_ups(turns: Turns) -> Cards:
    """The up cards of the seats to act, (R, u)."""
    own: Cards = turns.ups[np.arange(len(turns.ups)), turns.legal.seat]
    return own
