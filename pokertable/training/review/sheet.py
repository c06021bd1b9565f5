"""A review as it is shown: plain values and phrases, no array, so that the window can draw them."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import AnyCard, Card
from pokertable.model.game import Game
from pokertable.model.text import Phrase
from pokertable.training.review.severity import Severity


@dataclass(frozen=True, kw_only=True, slots=True)
class ChoiceSheet:
    """A choice: what it is worth in chips with its error (0: exact), and how bad it would have been.

    `mean` is None until it has been played out. `severity` is None where that is not decided: it may be the best one or
    not, its distance lies within its error.
    """

    words: Phrase
    mean: float | None
    stderr: float
    taken: bool
    severity: Severity | None


@dataclass(frozen=True, kw_only=True, slots=True)
class ShareSheet:
    """What of the pot the hand was worth, 0 to 1: by share of the pot and in all, with its error (0: exact)."""

    parts: tuple[float, ...]
    equity: float
    stderr: float
    ends: tuple[float, ...]
    """How often nothing, a quarter or less, up to a half, less than all, all."""
    deals: int


@dataclass(frozen=True, kw_only=True, slots=True)
class RangeSheet:
    """What one opponent could hold: a row a class, in per cent as dealt and after each action in `columns`.

    `earlier` are its actions between, whose shares are not told. `had` is the class of what it had, None where that is
    not known. `presumed`: how it plays is not known either.
    """

    name: str
    presumed: bool
    columns: tuple[Phrase, ...]
    classes: tuple[Phrase, ...]
    shares: tuple[tuple[int, ...], ...]
    had: int | None
    earlier: tuple[Phrase, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Earlier:
    """What an earlier review made of a decision: how bad it was, None if undecided, and what it lost in chips.

    `sentence` says what would have been better; None where little or nothing was.
    """

    street: Phrase
    severity: Severity | None
    sentence: Phrase | None
    loss: float
    loss_stderr: float


@dataclass(frozen=True, kw_only=True, slots=True)
class DecisionSheet:
    """One decision. Amounts are in chips; `severity` is None until it is known; at first choices have no figures."""

    street_key: str
    street: Phrase
    taken: Phrase
    sentence: Phrase
    figures: Phrase
    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    ups: tuple[tuple[str, tuple[Card, ...]], ...]
    """The up cards of the opponents still in, by name."""
    drew: tuple[tuple[str, tuple[int, ...]], ...]
    """How many cards those drew at each draw so far, 0 for pat."""
    severity: Severity | None
    loss: float
    loss_stderr: float
    big_bets: float
    big_bets_stderr: float
    choices: tuple[ChoiceSheet, ...]
    deals: int
    rough: bool
    """Whether the figures of the choices rest on so few deals that they say nothing yet."""
    settled: bool
    """Whether no more deals come in, for now."""
    decided: bool
    """Whether the errors say how bad it was, as of `Verdict.decided`."""
    price: float | None
    """The part of the pot that a call has to win, None where there is nothing to call."""
    ranges: ShareSheet
    random: ShareSheet
    could_hold: tuple[RangeSheet, ...]
    drills: tuple[str, ...]
    """Topics of the quiz, by their keys, that are like it."""
    earlier: Earlier | None = None
    """What is kept of an earlier review."""

    @property
    def so_far(self) -> Severity | None:
        """How bad it was; None as long as that is not decided."""
        return self.severity if self.decided else None

    @property
    def stands(self) -> Earlier | None:
        """What is kept of an earlier review, as long as this one says nothing."""
        return self.earlier if self.severity is None else None


@dataclass(frozen=True, kw_only=True, slots=True)
class Had:
    """What an opponent had, and what it did with the reason for it, as far as that is known."""

    name: str
    style: Phrase | None
    cards: tuple[AnyCard, ...]
    acts: tuple[tuple[Phrase, Phrase | None], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class FaceUp:
    """The player's part of the pot on a street with the cards of all who were in face up, 0 to 1; None: not counted."""

    street_key: str
    share: float | None


@dataclass(frozen=True, kw_only=True, slots=True)
class HandSheet:
    """The review of a hand, as far as it has come; `result` in chips, None for a hand that is not over."""

    hand_id: int
    game: Game
    decisions: tuple[DecisionSheet, ...]
    costliest: int | None
    result: int | None
    done: bool
    had: tuple[Had, ...]
    player: str | None = None
    """Whose decisions these are, by name; None: one's own."""
    face_up: tuple[FaceUp, ...] = ()
    """Street by street, as far as the cards are known; chance, no part of the verdicts."""
