"""A review as displayed: its verdicts, and separately the information revealed afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from pokertable.model.cards import AnyCard
from pokertable.model.game import Game
from pokertable.model.text import Phrase
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.explain.reasons import kind_of
from pokertable.training.explain.why import costliest, sentence
from pokertable.training.weigh.severity import UNDECIDED

if TYPE_CHECKING:
    from pokertable.training.weigh.loss import Known
    from pokertable.training.weigh.prize_pool import PrizePool
    from pokertable.training.weigh.verdict import Verdict


@dataclass(frozen=True, kw_only=True, slots=True)
class RangeSheet:
    """One opponent's range: a row per class, in percent as dealt and after each action in `columns`.

    `earlier` are its actions between, without percentages. `had` is the class of its hand, None if unknown. `presumed`:
    its rules are unknown too.
    """

    name: str
    presumed: bool
    columns: tuple[Phrase, ...]
    classes: tuple[Phrase, ...]
    shares: tuple[tuple[int, ...], ...]
    had: int | None
    earlier: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class DecisionSheet:
    """One decision: its verdict, the opponents' ranges then, and the stored result of an earlier review."""

    verdict: Verdict
    could_hold: tuple[RangeSheet, ...]
    earlier: ReviewedDecision | None = None

    @property
    def stands(self) -> ReviewedDecision | None:
        """The stored result of an earlier review, while this one has none."""
        return self.earlier if self.verdict.is_early else None

    def to_keep(self, place: int) -> ReviewedDecision:
        """The stored form, as decision number `place` of the hand; with a sentence if it was worse than fine."""
        of = self.verdict
        kind = kind_of(sentence(of)) if of.so_far is not None and of.so_far.matters else ""
        word = UNDECIDED if of.so_far is None else of.so_far.value
        unit = of.game.yardstick
        lost = of.big_bets, of.big_bets_stderr
        return ReviewedDecision(place, of.street, kind, *lost, of.decided, of.stake / unit, word)


@dataclass(frozen=True, slots=True)
class ToCome:
    """A decision of which nothing is known yet: the key of its street, and the action taken."""

    street: str
    taken: Phrase


@dataclass(frozen=True, kw_only=True, slots=True)
class Had:
    """An opponent's cards, and its actions with reasons, as far as known."""

    name: str
    style: Phrase | None
    cards: tuple[AnyCard, ...]
    acts: tuple[tuple[Phrase, Phrase | None], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class FaceUp:
    """The player's equity on a street with the cards of all players known, 0 to 1; None: not computed."""

    street_key: str
    share: float | None


@dataclass(frozen=True, kw_only=True, slots=True)
class HandSheet:
    """The review of a hand so far; `result` in chips, None for an unfinished hand.

    In a sit and go the verdicts are in prizes, in the unit of its `pool`, and so is the result `in_prizes`.
    """

    hand_id: int
    game: Game
    names: tuple[str, ...]
    """Names of the players, by seat."""
    decisions: tuple[DecisionSheet, ...]
    to_come: tuple[ToCome, ...] = ()
    """The decisions after those, whose analysis has not begun."""
    result: int | None
    done: bool
    had: tuple[Had, ...]
    player: str | None = None
    """Name of the player of these decisions; None: one's own."""
    face_up: tuple[FaceUp, ...] = ()
    """Equities by street, as far as the cards are known; luck, not part of the verdicts."""
    pool: PrizePool | None = None
    in_prizes: float | None = None

    @property
    def lost(self) -> Known:
        """The loss of the settled decisions together, in the unit of the verdicts, with its standard error."""
        from pokertable.training.weigh.loss import Known

        settled = [each.verdict for each in self.decisions if each.verdict.decided]
        return Known(sum(each.loss for each in settled), hypot(*[each.loss_stderr for each in settled]))

    @property
    def costliest(self) -> int | None:
        """The decision that mattered, None if all were fine."""
        return costliest([each.verdict for each in self.decisions])
