"""Interface of rules to hands, by name and type: many hands at one turn, one at each of many, or one alone.

A figure is an array with one entry per hand, (H,), or a number for a single hand.

A rule that asks for a missing figure, or one not in its games, is an error before it is played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from pokertable.analysis.arrays import Bools, Cards
from pokertable.players.facts.holding_in_stud import HoldingInStud
from pokertable.players.facts.holding_on_boards import HoldingOnBoards
from pokertable.players.seen.numbers import Figure
from pokertable.players.seen.turns import Turns
from pokertable.players.worth.features import HandFeatures

Held_co = TypeVar("Held_co", covariant=True)


class OwnHands(Protocol):
    """Figures of the deciding player's hands."""

    @property
    def cards(self) -> Cards:
        """The private cards, (H, k)."""

    @property
    def features(self) -> HandFeatures:
        """Visible features of the cards: pairs, suits, made hands."""

    @property
    def rank(self) -> Figure:
        """On the first street the fraction of all starting hands that are better."""

    @property
    def share(self) -> Figure:
        """Equity at the showdown."""

    def where(self, left: Figure, find: Callable[[], Figure]) -> Figure:
        """The result of `find` for hands of which a part is left; undefined for the others."""

    def __len__(self) -> int: ...


class BeginnersHands(OwnHands, Protocol):
    """Figures for players who ignore others' ranges."""

    @property
    def strong(self) -> Figure:
        """Chance of ending with a strong claim to the pot."""


class RatedHands(OwnHands, Protocol):
    """Figures for players who know others' ranges, in draw games too."""

    @property
    def spot(self) -> Turns:
        """The turns."""

    @property
    def called(self) -> Figure:
        """Equity against the hands that continue when it bets or raises now."""

    @property
    def better(self) -> Figure:
        """Fraction of the seat's apparent range with more equity: 0 the best."""

    @property
    def fair_called(self) -> Figure:
        """Equity from which more chips in the pot gain chips, given the expected callers."""


class ReadHands(RatedHands, Protocol):
    """Figures for players who read others' ranges."""

    @property
    def value_part(self) -> Figure:
        """Fraction of the seat's own range with more than half, or its fair share, against those who call."""

    @property
    def drawing(self) -> Figure:
        """Whether it draws to a straight, a flush or a low; always False in stud."""

    @property
    def nut_low(self) -> Figure:
        """Whether it has the best possible low on the board of a split game."""

    @property
    def fold_equity(self) -> Figure:
        """Chance that a bet or raise wins the pot at once, by the rivals' past folding."""

    @property
    def gives_up(self) -> Figure:
        """Chance that a raise on the first street wins the pot at once."""

    @property
    def folds_more(self) -> Figure:
        """Chance that all fold, minus that of usual rivals."""

    @property
    def raised(self) -> Figure:
        """Chance that a bet is raised, by the rivals' past raises of bets."""

    @property
    def bets_behind(self) -> Figure:
        """Chance of a bet by a seat yet to act after this seat's check."""

    @property
    def bluffing_pays(self) -> Figure:
        """Fraction of the usual bluffs that pays against these rivals."""


class _Named(ReadHands, Protocol[Held_co]):
    @property
    def holding(self) -> Held_co:
        """Names of the hands."""


FlopHands: TypeAlias = _Named[HoldingOnBoards]
"""Figures for players who read ranges, in games with a board."""
StudHands: TypeAlias = _Named[HoldingInStud]
"""Figures for players who read ranges, in stud."""


class DrawnHands(RatedHands, BeginnersHands, Protocol):
    """Figures of hands in draw games, for any skill."""

    @property
    def pat(self) -> Figure:
        """Value of standing pat."""

    @property
    def drawn(self) -> Figure:
        """Value of the best discard of at least one card."""

    @property
    def best(self) -> Figure:
        """The greater of both values."""

    @property
    def kept(self) -> Bools:
        """Whether the best discard of at least one card keeps each card, (H, k)."""

    def worst(self, part: float) -> Figure:
        """How much of each hand is among the worst `part` of the seat's apparent hands."""

    @property
    def bluff_part(self) -> float:
        """Fraction of the seat's apparent hands that its value bets allow as bluffs after the last draw."""

    @property
    def bluffing_pays(self) -> Figure:
        """Fraction of the usual bluffs that pays against these rivals."""

    @property
    def fold_equity(self) -> float:
        """Chance that a raise now, with draws to come, wins the pot at once from the one rival."""

    @property
    def bet_at_alone(self) -> bool:
        """Whether the last bet of the street was made at one opponent alone."""

    @property
    def bets_believed(self) -> float:
        """Belief in the one rival's last bets by those it has shown, 1 for a usual player, less for one who bluffs."""

    @property
    def raising_wins(self) -> Figure:
        """Pots that a raise wins more from the one rival than the better of a call and a fold, without later bets."""

    def defends_at_first(self, calls: float) -> Figure:
        """Frequency of continuing with each hand against the first street's only raiser."""

    @property
    def stood_pat(self) -> bool:
        """Whether the seat drew no card at the last draw."""

    @property
    def draws_fewer(self) -> bool:
        """Whether the seat drew fewer cards than its one rival at the last draw."""

    @property
    def draws_more(self) -> bool:
        """Whether the seat drew more cards than its one rival at the last draw."""
