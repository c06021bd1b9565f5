"""A read at the table: asked for at any moment, kept as it was meant, and scored when the hand is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.seen import SeenHand
from pokertable.model.text import Phrase, inside, phrase
from pokertable.players.seen.habits import Memory
from pokertable.players.seen.walk import last_word
from pokertable.session.words.line import CardText
from pokertable.session.words.words import STREET_TITLES
from pokertable.training.deals.standing import Standing, standing
from pokertable.training.reads.meaning import MISTAKES, meaning
from pokertable.training.reads.spread import GOOD, Spread

if TYPE_CHECKING:
    from pokertable.training.reads.held import Held
    from pokertable.training.reads.read import Read
    from pokertable.training.reads.spot import ReadSpot
    from pokertable.training.reads.worth import Worth


@dataclass(frozen=True, eq=False, slots=True)
class ReadAsked:
    """When a read is asked for: the hand as it stands for the reader, and the opponents by seat.

    `opponents` are the personas of those who are still in; `memory` is what they have seen of each seat.
    """

    standing: Standing
    opponents: dict[int, str]
    memory: Memory

    @property
    def public(self) -> Observation:
        """What everybody saw."""
        return self.standing.public

    @property
    def known(self) -> tuple[Card, ...]:
        """The reader's own cards."""
        return self.standing.own

    @property
    def thrown(self) -> tuple[Card, ...]:
        """What the reader threw and was not shuffled back."""
        return self.standing.thrown

    @property
    def gone(self) -> tuple[Card, ...]:
        """The cards that nobody else holds."""
        return (*self.known, *self.thrown)

    @property
    def names(self) -> tuple[Phrase, ...]:
        """The classes of this street."""
        from pokertable.players.ranges.classes import classes_of

        public = self.public
        return tuple([each.name for each in classes_of(public.game.variant, public.street, public.known_board)])

    @property
    def to_read(self) -> tuple[int, ...]:
        """Those who have acted: of the others nothing is known but that they were dealt cards."""
        acted = {act.event.seat for act in self.public.acts}
        return tuple([seat for seat in self.opponents if seat in acted])

    @property
    def likeliest(self) -> int:
        """Whom one asks about: the last of those to bet or raise, else to act."""
        return max(self.to_read, key=lambda seat: last_word(self.public.acts, seat))


def held_by_seat(asked: ReadAsked) -> dict[int, Held]:
    """What the classes are, by the seats that can be asked about; slow, for a worker thread."""
    from pokertable.training.reads.held import held

    return {seat: held(asked.public, seat, asked.gone) for seat in asked.to_read}


@dataclass(frozen=True, eq=False, slots=True)
class ScoredRead:
    """A read and what was right: the opponent's name and who it is, what was given when, and the exact range.

    `had` are the cards that lay face down before the opponent then, if it has shown them since.
    """

    name: str
    street: Phrase
    persona: str
    given: Spread
    read: Read
    worth: Worth
    had: tuple[Card, ...] = ()
    class_had: Phrase | None = None
    """The class that those are of."""
    spot: ReadSpot | None = None
    """The same hand as a question of the quiz; its own read is of an opponent who remembers nothing."""

    @property
    def line(self) -> Phrase:
        """What the log says of it."""
        return phrase(
            "Your read of {name} ({street}): {score} of 100; without the actions {prior}",
            name=self.name,
            street=inside(self.street),
            score=self.read.score(self.given),
            prior=self.read.prior_score_beside(self.given),
        )

    @property
    def showed(self) -> Phrase | None:
        """What the opponent had, where that was seen."""
        if self.class_had is None:
            return None
        return phrase(
            "{name} had {cards}: {made}", name=self.name, cards=CardText(self.had), made=inside(self.class_had)
        )

    @property
    def mistake(self) -> Phrase | None:
        """Of a read that was no good one the mistake that it is nearest to, where that is clear; what to remember."""
        found = None if self.read.score(self.given) >= GOOD else self.read.misreading(self.given)
        return None if found is None else phrase("{misread} {remember}", **MISTAKES[found.name]._asdict())

    @property
    def meaning(self) -> tuple[Phrase, ...]:
        """What it means for the price."""
        return meaning(self.worth, self.read, self.given, self.name)


def moment(seen: SeenHand, personas: dict[int, str], memory: Memory) -> ReadAsked | None:
    """The moment for a read by who saw the hand so; None if nobody is left whose rules are known."""
    stands = standing(seen)
    live = {seat: name for seat, name in personas.items() if seat in stands.opponents}
    return ReadAsked(stands, live, memory) if live and not stands.public.over else None


def scored(
    asked: ReadAsked, seat: int, name: str, given: Spread, spot: ReadSpot | None = None, had: tuple[Card, ...] = ()
) -> ScoredRead:
    """The read of this seat, with the `spot` if it was no good one; slow, for a worker thread.

    `had` are the cards that lay face down before it, if it has shown them. Raises `ValueError` if no hand plays so.
    """
    from pokertable.players.opponents.personas import policy_of, with_memory
    from pokertable.training.reads.read import read_seat
    from pokertable.training.reads.worth import worth_of

    policies = {at: with_memory(policy_of(each), asked.memory) for at, each in asked.opponents.items()}
    read = read_seat(policies[seat], asked.public, seat, asked.gone)
    worth = worth_of(asked.standing, read.left, len(read.names), policies)
    asked_again = spot is not None and not is_good(spot, given)
    street = STREET_TITLES[asked.public.street_rules.name]
    again = spot if asked_again else None
    return ScoredRead(name, street, asked.opponents[seat], given, read, worth, had, _class_of(asked, seat, had), again)


def _class_of(asked: ReadAsked, seat: int, had: tuple[Card, ...]) -> Phrase | None:
    """The class of the cards face down before a seat; None for none."""
    from pokertable.players.ranges.classes import class_at

    return asked.names[class_at(asked.public, seat, had)] if had else None


def is_good(spot: ReadSpot, given: Spread) -> bool:
    """Whether a spread is a good read; as good as one if the spot makes no question."""
    try:
        return spot.hand.to_act != spot.own or not spot.read.shifts or spot.read.score(given) >= GOOD
    except ValueError:  # the hand of a table with rules of its own
        return True
