"""A worked-out read: the exact spread over classes before and after each action, and the misreaders' spreads.

A misreader makes one mistake; a read is named by the nearest misreader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from pokertable.model.cached import cached_property
from pokertable.model.cards import Card
from pokertable.model.hand.events import Checked, Raised
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.text import Phrase
from pokertable.players.seen.policy import Policy
from pokertable.training.reads.drawn import AnyEvidence, evidence_of
from pokertable.training.reads.evidence import Left, ReadAction, Shares, Takers
from pokertable.training.reads.spread import Spread, apart, in_common, rounded, step_of

NEAR: Final = 25.0
"""Most points, of 100, between a read and the misreader it is attributed to."""
CLEARER: Final = 2.0
"""Least number of points by which that misreader must be nearer than any other."""
TOLD_APART: Final = 8.0
"""Least points between a misreader and the truth for a mistake that a spread in steps of 5 can show."""
_NUTS: Final = 0.5
"""Fraction that the misreader who fears the nuts gives them."""
_BLUFFS: Final = 0.4
"""Fraction that the misreader who sees bluffs gives the weakest class."""
_LEAST: Final = 0.01
"""Least fraction of a class that a misreader considers."""
_CHOSEN: Final = 0.25
"""Fraction of best hands that a misreader assumes who takes a blind for a voluntary action."""


class Misreading(Enum):
    """The mistakes."""

    UNMOVED = "did not update"
    CHECK = "did not update on the check"
    BLIND = "forgot the blind's range"
    BLUFFS = "too many bluffs"
    NUTS = "gave the nuts"
    DEAD = "counted dead cards"


def misreadings(
    evidence: AnyEvidence, asked: Callable[[ReadAction], bool], prior: Shares, exact: Shares
) -> dict[Misreading, Shares]:
    """Each misreader's spread; misreaders who would be right or do not apply are left out.

    `asked` selects the actions that the question is about; earlier ones are in the prior.
    """
    found: dict[Misreading, Shares] = {Misreading.UNMOVED: prior}
    checks = [step for step in evidence.steps if asked(step) and isinstance(step.act.event, Checked)]
    unchecked = evidence.leaving_out(checks) if checks else None
    if unchecked is not None:
        found[Misreading.CHECK] = unchecked
    chosen = evidence.as_if_chosen(_CHOSEN) if evidence.steps and asked(evidence.steps[0]) else None
    if chosen is not None:
        found[Misreading.BLIND] = chosen
    if any(asked(step) and isinstance(step.act.event, Raised) for step in evidence.steps):
        weakest = max(at for at, share in enumerate(prior) if share >= _LEAST)
        found[Misreading.BLUFFS] = _leaning(exact, weakest, _BLUFFS)
    found[Misreading.NUTS] = _leaning(exact, next(at for at, share in enumerate(exact) if share >= _LEAST), _NUTS)
    with_own_cards = evidence.with_own_cards()
    if with_own_cards is not None:
        found[Misreading.DEAD] = with_own_cards
    return found


def nearest(spread: Spread, exact: Shares, misread: Mapping[Misreading, Shares]) -> Misreading | None:
    """The misreader nearest to the spread; None if that is unclear, or the exact spread is nearest."""
    away = sorted(
        (apart(spread, shares), name.value, name)
        for name, shares in misread.items()
        if apart(shares, exact) >= TOLD_APART
    )
    if not away:
        return None
    first, _, name = away[0]
    second = min([apart(spread, exact), *(distance for distance, _, _ in away[1:2])])
    return name if first <= NEAR and second - first >= CLEARER else None


def _leaning(exact: Shares, at: int, part: float) -> Shares:
    """The spread with fraction `part` moved to one class."""
    return tuple([(1 - part) * share + part * (number == at) for number, share in enumerate(exact)])


@dataclass(frozen=True, slots=True)
class Shift:
    """One action: the spread after it, over the present classes, and its frequencies.

    `example` is the likeliest hand of the class that gained most, `reason` its reason.
    """

    act: Act
    public: Observation
    after: Shares
    takers: Takers
    example: tuple[Card, ...]
    reason: Phrase


@dataclass(frozen=True)
class Read:
    """A player's range by classes: `prior` before the actions that are asked about, `exact` after them."""

    names: tuple[Phrase, ...]
    prior: Shares
    exact: Shares
    shifts: tuple[Shift, ...]
    misread: Mapping[Misreading, Shares]
    hands: int
    sampled: bool
    left: Left = field(repr=False, compare=False)

    def score(self, spread: Spread) -> int:
        """Number of points, of 100, in the right place."""
        return in_common(spread, self.exact)

    @cached_property
    def prior_spread(self) -> Spread:
        """The prior in whole percent: the spread of a reader who ignores the actions."""
        return rounded(self.prior)

    @property
    def prior_score(self) -> int:
        """Score of the prior."""
        return self.score(self.prior_spread)

    def prior_score_beside(self, spread: Spread) -> int:
        """Score of the prior in the steps of this spread."""
        return self.score(rounded(self.prior, step_of(spread)))

    def misreading(self, spread: Spread) -> Misreading | None:
        """The mistake nearest to this spread, where that is clear."""
        return nearest(spread, self.exact, self.misread)


def read_seat(policy: Policy, public: Observation, seat: int, known: tuple[Card, ...]) -> Read:
    """A seat's present range under this policy; `known` are the reader's own cards.

    Raises `ValueError` if no hand plays this way.
    """
    return read_of(evidence_of(policy, public, seat, known))


def read_of(evidence: AnyEvidence, *, whole: bool = True) -> Read:
    """The read of this evidence; `whole`: all actions are asked about, else those of this street.

    Raises `ValueError` if no hand plays this way.
    """
    asked = _asked(evidence, whole)
    prior, exact = before_and_after(evidence, whole)
    return Read(
        names=evidence.names,
        prior=prior,
        exact=exact,
        shifts=tuple([_shift(evidence, number) for number, step in enumerate(evidence.steps) if asked(step)]),
        misread=misreadings(evidence, asked, prior, exact),
        hands=evidence.count,
        sampled=evidence.sampled,
        left=evidence.left,
    )


def before_and_after(evidence: AnyEvidence, whole: bool) -> tuple[Shares, Shares]:
    """Only the prior and the exact spread, which decide whether there is something to ask."""
    return evidence.prior(_asked(evidence, whole)), evidence.exact


def _asked(evidence: AnyEvidence, whole: bool) -> Callable[[ReadAction], bool]:
    return lambda step: whole or step.street == evidence.public.street


def _shift(evidence: AnyEvidence, number: int) -> Shift:
    step = evidence.steps[number]
    cards, reason = evidence.example(number)
    private = sorted((Card(card) for card in cards.tolist()), reverse=True)
    return Shift(step.act, step.public, evidence.after(number + 1), evidence.takers(number), tuple(private), reason)
