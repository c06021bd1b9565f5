"""An opponent's range: 100 points spread over classes, scored against the rules it plays by."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.text import Phrase, inside, phrase
from pokertable.model.variant import Variant
from pokertable.players.ranges.classes import is_known
from pokertable.session.words.line import listed
from pokertable.training.played import other_units
from pokertable.training.quiz.answers import WithoutCards
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.disguise import no_disguise, other_suits, with_wrong
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.parts import Part, SpreadPart, Value
from pokertable.training.quiz.question import HARDEST, Hint, Question, Tempting
from pokertable.training.quiz.reasons import before
from pokertable.training.quiz.topic import Topic
from pokertable.training.reads.meaning import MISTAKES, meaning, rests_on
from pokertable.training.reads.spot import HARDEST_READ, ReadSpot
from pokertable.training.reads.spread import GOOD, WHOLE, Spread, apart, rounded, step_of

RANGE_NOT_MOVED: Final = ErrorKind("range_not_moved", phrase("Range not updated"), *MISTAKES["UNMOVED"])
CHECK_NOT_READ: Final = ErrorKind("check_not_read", phrase("Ignored the check"), *MISTAKES["CHECK"])
BLIND_FORGOTTEN: Final = ErrorKind("blinds_range_forgotten", phrase("Forgot the blind's range"), *MISTAKES["BLIND"])
TOO_MANY_BLUFFS: Final = ErrorKind("too_many_bluffs", phrase("Too many bluffs"), *MISTAKES["BLUFFS"])
GAVE_THE_NUTS: Final = ErrorKind("gave_the_nuts", phrase("Overestimated the nuts"), *MISTAKES["NUTS"])
DEAD_COUNTED: Final = ErrorKind("dead_cards_counted", phrase("Counted dead cards"), *MISTAKES["DEAD"])
ELSEWHERE: Final = error_kind(
    "hundred_elsewhere",
    "Weight on the wrong hands",
    "You gave too much weight to hands that aren't played this way.",
    "Go through the actions one by one: which hands would do this?",
)


_PULLS: Final = (5, 15, 30)
"""Least points, of 100, from which a mistake has pull 1, 2 and 3."""
_KINDS: Final = {
    "UNMOVED": RANGE_NOT_MOVED,
    "CHECK": CHECK_NOT_READ,
    "BLIND": BLIND_FORGOTTEN,
    "BLUFFS": TOO_MANY_BLUFFS,
    "NUTS": GAVE_THE_NUTS,
    "DEAD": DEAD_COUNTED,
}
"""The errors by the names of the misreadings, whose module loads numpy."""
_TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class RangeAnswer(WithoutCards):
    """Percentages by class, in the order of the classes; `also` for a second opponent."""

    names: tuple[Phrase, ...]
    spread: Spread
    also: Spread | None = None

    @property
    def spreads(self) -> tuple[Spread, ...]:
        """A spread per opponent asked about."""
        return (self.spread,) if self.also is None else (self.spread, self.also)

    @property
    def values(self) -> tuple[Value, ...]:
        """A part per opponent asked about."""
        return tuple([Value(numbers=spread) for spread in self.spreads])

    def by_seat(self) -> list[dict[str, int]]:
        """Percentages by the names of the classes, for each opponent asked about."""
        return [{str(name): part for name, part in zip(self.names, each, strict=True)} for each in self.spreads]


_Question = Question[ReadSpot, RangeAnswer]


class TheirRange(Topic[ReadSpot, RangeAnswer]):
    """The range of one opponent, or of each of two."""

    key = "range"
    title = phrase("Put them on a hand")
    deals = ReadSpot
    negatives = (0.0,) * HARDEST
    weights = (0, 0, 0)
    errors = (*_KINDS.values(), ELSEWHERE)
    hardest = HARDEST_READ
    finds_deals = True

    def fits(self, variant: Variant) -> bool:
        return is_known(variant)

    def level(self, question: _Question) -> int:
        return question.deal.level

    def deal(self, variant: Variant, rng: random.Random) -> ReadSpot:
        return self.find(variant, rng.randint(1, self.hardest), rng)

    def find(self, variant: Variant, level: int, rng: random.Random) -> ReadSpot:
        """A spot of this level; raises `QuizError` if none is found."""
        from pokertable.training.reads.find import NoSpot, find_spot

        try:
            return find_spot(variant, level, rng)
        except NoSpot as error:
            raise QuizError(str(error)) from error

    def search(self, variant: Variant, rng: random.Random, level: int | None) -> _Question:
        """A question about a spot searched for at this level, 1 to 5 (None: any)."""
        found = self.build(self.find(variant, rng.randint(1, self.hardest) if level is None else level, rng))
        assert found is not None, "what was looked for gives a question"
        return found

    def accepted(self, deal: ReadSpot) -> Sequence[RangeAnswer]:
        """The exact spreads; none if the hand is over, it is not the reader's turn, or there is no action to read."""
        if deal.hand.to_act != deal.own or not all(each.read.shifts for each in deal.each):
            return ()
        return (RangeAnswer(deal.read.names, *[rounded(each.read.exact) for each in deal.each]),)

    def misreadings(self, deal: ReadSpot, accept: Sequence[RangeAnswer]) -> Iterator[Tempting[RangeAnswer]]:
        read, others = deal.read, [each.read for each in deal.each[1:]]
        for misreading, shares in read.misread.items():
            misread = [other.misread.get(misreading, other.exact) for other in others]
            answer = RangeAnswer(read.names, *map(rounded, (shares, *misread)))
            away = apart(shares, read.exact)
            if away >= _PULLS[0]:
                yield Tempting(answer, _KINDS[misreading.name], 1 + (away >= _PULLS[1]) + (away >= _PULLS[2]))

    def about(self, deal: ReadSpot) -> _Question | None:
        """The question with its slow parts, the classes and the words, worked out here on a worker thread."""
        question = super().about(deal)
        if question is not None:
            _ = [each.held for each in deal.each], question.explanation, question.hint
        return question

    def teaches(self, question: _Question) -> bool:
        return True

    def is_negative(self, question: _Question) -> bool:
        return False

    def disguised(self, question: _Question, wrong: RangeAnswer | None, rng: random.Random) -> _Question:
        """The hand in other suits, with other chips and names."""
        for _ in range(_TRIES):
            spot = question.deal.exchanged(other_suits(rng)).in_units(other_units(question.deal.played.unit, rng)[0])
            moved = self.build(spot.renamed(rng.randrange(1, 8)))
            found = None if moved is None else with_wrong(question, moved, wrong, wrong)
            if found is not None:
                return found
        raise no_disguise(question)

    def comes_back(self, when: str) -> Phrase:
        return phrase("{when}, with other suits, amounts and names", when=when)

    # Answers

    def parts(self, deal: ReadSpot) -> tuple[Part, ...]:
        ask = phrase("Spread 100% over the hands they can have")
        names, count = deal.read.names, len(deal.each)
        return tuple(
            [
                SpreadPart(ask=ask, classes=names, name=each.name(each.seat), number=number, count=count)
                for number, each in enumerate(deal.each)
            ]
        )

    def answer(self, deal: ReadSpot, values: Sequence[Value]) -> RangeAnswer:
        return RangeAnswer(deal.read.names, *[value.numbers for value in values])

    def json(self, deal: ReadSpot, answer: RangeAnswer) -> dict[str, int] | list[dict[str, int]]:
        """Percentages by the names of the classes; a list for two opponents."""
        return answer.by_seat()[0] if answer.also is None else answer.by_seat()

    def read(self, deal: ReadSpot, data: Any) -> RangeAnswer:
        """Stored spreads; raises `ValueError` for too few, or for other classes or sums."""
        names = deal.read.names
        parts = [data] if deal.also is None else list(data)
        spreads = [tuple(int(part[str(name)]) for name in names) for part in parts]
        if len(spreads) != len(deal.each) or any(len(part) != len(names) for part in parts):
            raise ValueError(f"{data}: expected per cent by class of each opponent")
        if any(sum(spread) != WHOLE or min(spread) < 0 for spread in spreads):
            raise ValueError(f"{data}: expected per cent by class, together {WHOLE}")
        return RangeAnswer(names, *spreads)

    def is_right(self, question: _Question, given: RangeAnswer) -> bool:
        """Whether it is a good read."""
        return score_of(question.deal, given.spreads) >= GOOD

    def name_error(self, question: _Question, given: RangeAnswer) -> ErrorKind:
        """The mistake nearest to the spread, of two spreads the worse one's."""
        return misread(question.deal, given.spreads) or ELSEWHERE

    def marks(self, question: _Question, given: RangeAnswer) -> tuple[tuple[str, int], ...]:
        personas = [each.persona for each in question.deal.each]
        return tuple(zip(personas, scores_of(question.deal, given.spreads), strict=True))

    def facts(self, question: _Question) -> dict[str, Any]:
        """The deal's facts, with the answer for a second opponent if there is one."""
        found, said = question.deal.facts(), question.answer.by_seat()
        return found | ({"also": found["also"] | {"answer": said[1]}} if "also" in found else {})

    def told(self, question: _Question, answer: RangeAnswer) -> dict[str, int]:
        """The answer for the first opponent; that for the second is among the facts."""
        return answer.by_seat()[0]

    def accept_json(self, question: _Question) -> None:
        """None: answers are scored."""

    # Words

    def prompt(self, deal: ReadSpot) -> Phrase:
        if deal.also is None:
            return phrase("What does {name} have?", name=deal.name(deal.seat))
        return phrase("What do {name} and {other} have?", name=deal.name(deal.seat), other=deal.name(deal.also))

    def hint(self, deal: ReadSpot) -> Hint:
        """Hands that the last action of each opponent excludes."""
        hints = [_hint(deal)] if deal.also is None else [_named(each, _hint(each)) for each in deal.each]
        return Hint(phrase("{said}", said=listed(hints, "{items} {item}")))

    def headline(self, question: _Question, given: RangeAnswer) -> Phrase:
        return phrase("{score} out of 100", score=score_of(question.deal, given.spreads))

    def correct(self, question: _Question, given: RangeAnswer) -> Phrase:
        return self.confirm(question, given)

    def confirm(self, question: _Question, given: RangeAnswer | None) -> Phrase:
        """The largest difference, then the evidence of the actions."""
        if given is None:
            return question.explanation
        at = worst_of(question.deal, given.spreads)
        asked, spread = question.deal.each[at], given.spreads[at]
        exact = rounded(asked.read.exact, step_of(spread))
        off = [mine - right for mine, right in zip(spread, exact, strict=True)]
        worst = max(range(len(off)), key=lambda at: abs(off[at]))
        if not off[worst]:
            return question.explanation
        said = phrase(
            "You gave “{name}” {mine}%; the right figure is {right}%.",
            mine=spread[worst],
            name=inside(asked.read.names[worst]),
            right=exact[worst],
        )
        return before(said if question.deal.also is None else _named(asked, said), question.explanation)

    def explanation(self, question: _Question) -> Phrase:
        """The evidence of each action, then the consequences for the price."""
        from pokertable.training.reads.words import explanation, names_now

        spot, said = question.deal, [explanation(question.deal.read)]
        if spot.also is not None:
            said = [_named(each, explanation(each.read)) for each in spot.each]
        if any(names_now(each.read) for each in spot.each):
            said.insert(0, phrase("Hands are named by what they are now."))
        means = meaning(spot.worth, spot.read, None, spot.name(spot.seat))
        legal = spot.hand.observe(spot.own).legal
        share, even = spot.worth.against(spot.read.exact), 1 / (1 + len(spot.each))
        is_free = legal is not None and legal.free and share is not None and share.part <= even
        free = [phrase("Checking is free.")] if is_free else []  # who is ahead bets
        said += [*means, *free, rests_on(spot.worth)] if means else []
        return phrase("{said}", said=listed(said, "{items} {item}"))


def score_of(spot: ReadSpot, given: Sequence[Spread]) -> int:
    """Score out of 100: points in the right place; for two opponents the mean."""
    scores = scores_of(spot, given)
    return round(sum(scores) / len(scores))


def scores_of(spot: ReadSpot, given: Sequence[Spread]) -> list[int]:
    """Score out of 100 for each opponent asked about."""
    return [each.read.score(spread) for each, spread in zip(spot.each, given, strict=True)]


def prior_score(spot: ReadSpot, given: Sequence[Spread]) -> int:
    """Score of the prior, in the steps of the given spreads."""
    scores = [each.read.prior_score_beside(spread) for each, spread in zip(spot.each, given, strict=True)]
    return round(sum(scores) / len(scores))


def worst_of(spot: ReadSpot, given: Sequence[Spread]) -> int:
    """Index of the opponent with the worst read."""
    scores = scores_of(spot, given)
    return scores.index(min(scores))


def misread(spot: ReadSpot, given: Sequence[Spread]) -> ErrorKind | None:
    """The mistake nearest to the spread where that is clear, for good reads too; of two spreads the worse."""
    at = worst_of(spot, given)
    found = spot.each[at].read.misreading(given[at])
    return None if found is None else _KINDS[found.name]


def _hint(spot: ReadSpot) -> Phrase:
    """Hands that the last action excludes."""
    from pokertable.training.reads.words import HARDLY, NEARLY_ALL, THERE, did

    shift = spot.read.shifts[-1]
    takers = shift.takers
    often = [
        (part, inside(name))
        for part, had, name in zip(takers.at_all, takers.had, takers.names, strict=True)
        if part is not None and (had >= THERE or max(takers.had) < THERE)
    ]
    if not often:  # takers before its last down card are unknown in the present classes
        return phrase("{did}, before the last card was dealt.", did=did(shift.act.event))
    least, name = min(often, key=lambda each: each[0])
    if least < HARDLY:
        return phrase("{did}: hardly ever with {name}.", did=did(shift.act.event), name=name)
    if least >= NEARLY_ALL:
        return phrase("{did}: with nearly every hand left in the range.", did=did(shift.act.event))
    return phrase("{did}: least often with {name}.", did=did(shift.act.event), name=name)


def _named(spot: ReadSpot, said: Phrase) -> Phrase:
    """The text about one of two opponents."""
    return phrase("{name}: {said}", name=spot.name(spot.seat), said=said)


TOPIC: Final = TheirRange()
