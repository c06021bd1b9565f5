"""A read at the table: asked for at any moment, kept as given, and scored when the hand is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokertable.model.cards import Card
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.seen import SeenHand
from pokertable.model.text import Phrase, inside, phrase
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.players.seen.walk import last_word
from pokertable.session.words.line import CardText
from pokertable.session.words.words import title_in
from pokertable.training.deals.standing import Standing, standing
from pokertable.training.reads.meaning import MISTAKES, Mistake, meaning
from pokertable.training.reads.spread import GOOD, STEPS, Spread, in_common, rounded

if TYPE_CHECKING:
    from pokertable.training.reads.drawn import AnyEvidence
    from pokertable.training.reads.held import Held
    from pokertable.training.reads.read import Read
    from pokertable.training.reads.spot import ReadSpot
    from pokertable.training.reads.worth import Worth


@dataclass(frozen=True, eq=False, slots=True)
class ReadAsked:
    """The moment of a read: the hand as the reader knows it, and the opponents by seat.

    `opponents` are the personas of those still in; `memory` is their memory of each seat,
    `prizes` what is left to win in a sit and go.
    """

    standing: Standing
    opponents: dict[int, str]
    memory: Memory
    prizes: PrizesLeft | None = None

    @property
    def public(self) -> Observation:
        """The public view."""
        return self.standing.public

    @property
    def known(self) -> tuple[Card, ...]:
        """The reader's own cards."""
        return self.standing.own

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The reader's discards that were not shuffled back."""
        return self.standing.discarded

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards that nobody else can hold."""
        return (*self.known, *self.discarded)

    @property
    def names(self) -> tuple[Phrase, ...]:
        """Names of this street's classes."""
        from pokertable.players.ranges.classes import classes_of

        public = self.public
        return tuple([each.name for each in classes_of(public.game.variant, public.street, public.known_board)])

    @property
    def to_read(self) -> tuple[int, ...]:
        """The opponents who have acted; the others' hands are unknown."""
        acted = {act.event.seat for act in self.public.acts}
        return tuple([seat for seat in self.opponents if seat in acted])

    @property
    def likeliest(self) -> int:
        """The default opponent to ask about: the last to bet or raise, else the last to act."""
        return max(self.to_read, key=lambda seat: last_word(self.public.acts, seat))


def held_by_seat(asked: ReadAsked) -> dict[int, Held]:
    """Possible classes and examples for each seat that can be asked about; slow, for a worker thread."""
    from pokertable.training.reads.held import held

    return {seat: held(asked.public, seat, asked.gone) for seat in asked.to_read}


def opening_by_seat(asked: ReadAsked) -> dict[int, Spread]:
    """For each seat what it could have before its last telling action: where a read begins; slow, for a worker thread.

    Where that says nearly what all actions say, the read begins an action earlier: else it would be good as it opens.
    No draw is left out, everybody knows how many cards came: where nothing has told much since, the read begins evenly.
    """
    from pokertable.players.opponents.personas import policy_of, with_memory, with_prizes
    from pokertable.training.reads.drawn import evidence_of

    found = {}
    for seat in asked.to_read:
        policy = with_prizes(with_memory(policy_of(asked.opponents[seat]), asked.memory), asked.prizes)
        try:
            evidence = evidence_of(policy, asked.public, seat, asked.gone)
            begins = _opening(evidence)
            if begins is not None:
                found[seat] = begins
        except ValueError:  # no hand plays this way: the read begins evenly
            continue
    return found


def _opening(evidence: AnyEvidence) -> Spread | None:
    """Where the read of a seat begins; None: evenly. Raises `ValueError` if no hand plays this way."""
    told, begins = evidence.exact, rounded(evidence.after(0), STEPS[0])
    for known in reversed(range(len(evidence.steps))):
        if isinstance(evidence.steps[known].action, Draw):
            return None
        begins = rounded(evidence.after(known), STEPS[0])
        if in_common(begins, told) < GOOD:
            break
    return begins


@dataclass(frozen=True, eq=False, slots=True)
class ScoredRead:
    """A scored read: the opponent's name and persona, the spread given and its moment, and the exact range.

    `had` are the opponent's down cards at that moment, if shown since.
    """

    name: str
    street: Phrase
    persona: str
    given: Spread
    read: Read
    worth: Worth
    had: tuple[Card, ...] = ()
    class_had: Phrase | None = None
    """The class of those cards."""
    spot: ReadSpot | None = None
    """A quiz question about this hand; its read assumes an opponent without memory."""
    asked: ReadAsked | None = None
    """The moment at which it was asked for."""
    changed: bool = True
    """Whether the player changed the read that it began with; else it is not counted as the player's."""

    @property
    def line(self) -> Phrase:
        """The log's line about the read."""
        told: dict[str, str | int | Phrase] = {
            "name": self.name,
            "street": inside(self.street),
            "score": self.read.score(self.given),
            "prior": self.read.prior_score_beside(self.given),
        }
        if not self.changed:
            return phrase(
                "Your unchanged read of {name} ({street}): {score} out of 100; ignoring the betting, {prior}", **told
            )
        return phrase("Your read of {name} ({street}): {score} out of 100; ignoring the betting, {prior}", **told)

    @property
    def showed(self) -> Phrase | None:
        """The opponent's hand, where it was shown."""
        if self.class_had is None:
            return None
        return phrase(
            "{name} had {cards}: {made}", name=self.name, cards=CardText(self.had), made=inside(self.class_had)
        )

    @property
    def mistake(self) -> Mistake | None:
        """The mistake nearest to a bad read, where that is clear, and what to remember."""
        found = None if self.read.score(self.given) >= GOOD else self.read.misreading(self.given)
        return None if found is None else MISTAKES[found.name]

    @property
    def meaning(self) -> tuple[Phrase, ...]:
        """Consequences of the read for the price."""
        return meaning(self.worth, self.read, self.given, self.name)


def moment(
    seen: SeenHand, personas: dict[int, str], memory: Memory, prizes: PrizesLeft | None = None
) -> ReadAsked | None:
    """The moment for a read by the seat of `seen`; None if no opponent with known rules is left."""
    stands = standing(seen)
    live = {seat: name for seat, name in personas.items() if seat in stands.opponents}
    return ReadAsked(stands, live, memory, prizes) if live and not stands.public.over else None


def scored(
    asked: ReadAsked, seat: int, name: str, given: Spread, spot: ReadSpot | None = None, had: tuple[Card, ...] = ()
) -> ScoredRead:
    """The read of this seat, with the `spot` if it was bad; slow, for a worker thread.

    `had` are the seat's down cards, if it has shown them. Raises `ValueError` if no hand plays this way.
    """
    from pokertable.players.opponents.personas import policy_of, with_memory, with_prizes
    from pokertable.training.reads.read import read_seat
    from pokertable.training.reads.worth import worth_of

    policies = {
        at: with_prizes(with_memory(policy_of(each), asked.memory), asked.prizes)
        for at, each in asked.opponents.items()
    }
    read = read_seat(policies[seat], asked.public, seat, asked.gone)
    worth = worth_of(asked.standing, read.left, len(read.names), policies)
    asked_again = spot is not None and not is_good(spot, given)
    street = title_in(asked.public.game.variant, asked.public.street)
    again = spot if asked_again else None
    return ScoredRead(
        name, street, asked.opponents[seat], given, read, worth, had, _class_of(asked, seat, had), again, asked
    )


def _class_of(asked: ReadAsked, seat: int, had: tuple[Card, ...]) -> Phrase | None:
    """The class of a seat's down cards; None without any."""
    from pokertable.players.ranges.classes import class_at

    return asked.names[class_at(asked.public, seat, had)] if had else None


def is_good(spot: ReadSpot, given: Spread) -> bool:
    """Whether a spread is a good read; True if the spot makes no question."""
    try:
        return spot.hand.to_act != spot.own or not spot.read.shifts or spot.read.score(given) >= GOOD
    except ValueError:  # the hand of a table with rules of its own
        return True
