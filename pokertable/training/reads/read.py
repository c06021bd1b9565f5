"""A read worked out: the exact spread over classes before the actions and after each, and what the misreaders say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pokertable.model.cached import cached_property
from pokertable.model.cards import Card
from pokertable.model.hand.observation import Act, Observation
from pokertable.model.text import Phrase
from pokertable.players.seen.policy import Policy
from pokertable.training.reads.drawn import AnyEvidence, evidence_of
from pokertable.training.reads.evidence import Left, ReadAction, Shares, Takers
from pokertable.training.reads.misreaders import Misreading, misreadings, nearest
from pokertable.training.reads.spread import Spread, in_common, rounded, step_of


@dataclass(frozen=True, slots=True)
class Shift:
    """One action: the spread after it, over the classes of now, and who takes it.

    `example` is the likeliest hand of the class that gained most, `reason` why it acts so.
    """

    act: Act
    public: Observation
    after: Shares
    takers: Takers
    example: tuple[Card, ...]
    reason: Phrase


@dataclass(frozen=True)
class Read:
    """What a player can hold, by classes: `prior` before the actions that are asked about, `exact` after them."""

    names: tuple[Phrase, ...]
    prior: Shares
    exact: Shares
    shifts: tuple[Shift, ...]
    misread: Mapping[Misreading, Shares]
    hands: int
    sampled: bool
    left: Left = field(repr=False, compare=False)

    def score(self, spread: Spread) -> int:
        """How much of the hundred lies where it belongs."""
        return in_common(spread, self.exact)

    @cached_property
    def prior_spread(self) -> Spread:
        """The spread of who takes nothing from the actions, in whole per cent."""
        return rounded(self.prior)

    @property
    def prior_score(self) -> int:
        """What that would score."""
        return self.score(self.prior_spread)

    def prior_score_beside(self, spread: Spread) -> int:
        """What it would score in the steps of this spread."""
        return self.score(rounded(self.prior, step_of(spread)))

    def misreading(self, spread: Spread) -> Misreading | None:
        """The mistake that this spread is nearest to, where that is clear."""
        return nearest(spread, self.exact, self.misread)


def read_seat(policy: Policy, public: Observation, seat: int, known: tuple[Card, ...]) -> Read:
    """What a seat can hold now if it plays by this policy; `known` are the reader's own cards.

    Raises `ValueError` if no hand plays so.
    """
    return read_of(evidence_of(policy, public, seat, known))


def read_of(evidence: AnyEvidence, *, whole: bool = True) -> Read:
    """The read of this evidence; `whole`: all actions are asked about, else those of this street.

    Raises `ValueError` if no hand plays so.
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
    """The prior and the exact spread alone, of which a look says whether there is something to ask."""
    return evidence.prior(_asked(evidence, whole)), evidence.exact


def _asked(evidence: AnyEvidence, whole: bool) -> Callable[[ReadAction], bool]:
    return lambda step: whole or step.street == evidence.public.street


def _shift(evidence: AnyEvidence, number: int) -> Shift:
    step = evidence.steps[number]
    cards, reason = evidence.example(number)
    private = sorted((Card(card) for card in cards.tolist()), reverse=True)
    return Shift(step.act, step.public, evidence.after(number + 1), evidence.takers(number), tuple(private), reason)
