"""Topic g: put an opponent on a hand. A hundred spread over classes, scored against the rules that acted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.text import Phrase, inside, phrase
from pokertable.model.variant import Variant
from pokertable.players.ranges.classes import is_known
from pokertable.session.words.line import listed
from pokertable.training.quiz.answers import WithoutCards
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.errors import ErrorKind, error_kind
from pokertable.training.quiz.parts import SpreadPart
from pokertable.training.quiz.question import HARDEST, Hint, Question, Tempting, Topic, temptations
from pokertable.training.quiz.reasons import before
from pokertable.training.reads.meaning import meaning, rests_on
from pokertable.training.reads.mistakes import MISTAKES
from pokertable.training.reads.spot import HARDEST_READ, ReadSpot
from pokertable.training.reads.spread import GOOD, WHOLE, Spread, apart, rounded, step_of

RANGE_NOT_MOVED: Final = ErrorKind("range_not_moved", phrase("Range not moved"), *MISTAKES["UNMOVED"])
CHECK_NOT_READ: Final = ErrorKind("check_not_read", phrase("Check not read"), *MISTAKES["CHECK"])
BLIND_FORGOTTEN: Final = ErrorKind("blinds_range_forgotten", phrase("The blind's range forgotten"), *MISTAKES["BLIND"])
TOO_MANY_BLUFFS: Final = ErrorKind("too_many_bluffs", phrase("Too many bluffs"), *MISTAKES["BLUFFS"])
GAVE_THE_NUTS: Final = ErrorKind("gave_the_nuts", phrase("Gave them the nuts"), *MISTAKES["NUTS"])
DEAD_COUNTED: Final = ErrorKind("dead_cards_counted", phrase("Dead cards counted"), *MISTAKES["DEAD"])
ELSEWHERE: Final = error_kind(
    "hundred_elsewhere",
    "Weight on the wrong hands",
    "You gave too much to hands that do not play this way.",
    "Go through the actions one by one: which hands do this?",
)


@dataclass(frozen=True, slots=True)
class RangeAnswer(WithoutCards):
    """Per cent by class, in the order of the classes."""

    names: tuple[Phrase, ...]
    spread: Spread

    @property
    def values(self) -> tuple[Any, ...]:
        """The one spread."""
        return (self.spread,)

    def json(self) -> dict[str, int]:
        """By the names of the classes."""
        return {str(name): part for name, part in zip(self.names, self.spread, strict=True)}


def build(spot: ReadSpot) -> Question | None:
    """The question about a spot; None if its hand is over, nobody asks, or the opponent has done nothing to read."""
    if spot.hand.to_act != spot.own:
        return None
    read = spot.read
    if not read.shifts:
        return None
    assert spot.held, "what the classes are is worked out here too, on a worker thread"
    answer = RangeAnswer(read.names, rounded(read.exact))
    from pokertable.training.reads.words import explanation

    means = meaning(spot.worth, read, None, spot.name(spot.seat))
    said = [explanation(read), *means, *([rests_on(spot.worth)] if means else [])]
    return Question(
        topic=TOPIC,
        deal=spot,
        negative=False,
        prompt=phrase("What does {name} hold?", name=spot.name(spot.seat)),
        answer=answer,
        accept=(),
        explanation=phrase("{said}", said=listed(said, "{items} {item}")),
        tempting=temptations(_tempting(spot), (answer,)),
        hint=Hint(frozenset(), _hint(spot)),
    )


def spot_of(question: Question) -> ReadSpot:
    """What a question of this topic is about."""
    assert isinstance(question.deal, ReadSpot), question.topic.key
    return question.deal


def find(variant: Variant, level: int, rng: random.Random) -> ReadSpot:
    """A spot of this level; raises `QuizError` if none is found."""
    from pokertable.training.reads.find import NoSpot, find_spot

    try:
        return find_spot(variant, level, rng)
    except NoSpot as error:
        raise QuizError(str(error)) from error


def name_error(question: Question, given: RangeAnswer) -> ErrorKind:
    """The mistake that the spread is nearest to."""
    return misread(question, given) or ELSEWHERE


def misread(question: Question, given: RangeAnswer) -> ErrorKind | None:
    """The same where it is clear, of a good read too."""
    found = spot_of(question).read.misreading(given.spread)
    return None if found is None else _KINDS[found.name]


def disguise(question: Question, wrong: RangeAnswer | None, rng: random.Random) -> Question | None:
    """The same hand in other suits, with other chips and names; None if it does not fool in the same way."""
    from pokertable.training.quiz.disguise import other_suits

    spot = spot_of(question)
    spot = spot.exchanged(other_suits(rng)).scaled(rng.choice((1, 2, 5, 10)))
    moved = build(spot.renamed(rng.randrange(1, 8)))
    if moved is None or wrong is None or is_right(question, wrong):
        return moved
    if is_right(moved, wrong) or name_error(moved, wrong) != name_error(question, wrong):
        return None
    return moved.tempted_by(wrong, name_error(question, wrong))


def is_right(question: Question, given: RangeAnswer) -> bool:
    """Whether it is a good read."""
    return spot_of(question).read.score(given.spread) >= GOOD


def _tempting(spot: ReadSpot) -> Iterator[Tempting]:
    read = spot.read
    for misreading, shares in read.misread.items():
        answer = RangeAnswer(read.names, rounded(shares))
        away = apart(shares, read.exact)
        if away >= _PULLS[0]:
            yield Tempting(answer, _KINDS[misreading.name], 1 + (away >= _PULLS[1]) + (away >= _PULLS[2]))


_PULLS: Final = (5, 15, 30)
"""Points of a hundred from which on a mistake tempts, tempts more and most."""


_KINDS: Final = {
    "UNMOVED": RANGE_NOT_MOVED,
    "CHECK": CHECK_NOT_READ,
    "BLIND": BLIND_FORGOTTEN,
    "BLUFFS": TOO_MANY_BLUFFS,
    "NUTS": GAVE_THE_NUTS,
    "DEAD": DEAD_COUNTED,
}
"""The errors by the names of the misreadings, whose file loads the arrays."""


def _hint(spot: ReadSpot) -> Phrase:
    """What the last action leaves out."""
    from pokertable.training.reads.words import HARDLY, NEARLY_ALL, THERE, did

    shift = spot.read.shifts[-1]
    takers = shift.takers
    often = [
        (part, inside(name))
        for part, had, name in zip(takers.often, takers.had, takers.names, strict=True)
        if part is not None and (had >= THERE or max(takers.had) < THERE)
    ]
    least, name = min(often, key=lambda each: each[0])
    if least < HARDLY:
        return phrase("{did}: hardly ever with {name}.", did=did(shift.act.event), name=name)
    if least >= NEARLY_ALL:
        return phrase("{did}: with nearly every hand that was left.", did=did(shift.act.event))
    return phrase("{did}: least often with {name}.", did=did(shift.act.event), name=name)


def _headline(question: Question, given: RangeAnswer, _error: ErrorKind) -> Phrase:
    return phrase("{score} of 100", score=spot_of(question).read.score(given.spread))


def _explained(question: Question, given: RangeAnswer | None) -> Phrase:
    """Where most lies wrong, then what the actions say."""
    if given is None:
        return question.explanation
    read = spot_of(question).read
    exact = rounded(read.exact, step_of(given.spread))
    off = [mine - right for mine, right in zip(given.spread, exact, strict=True)]
    worst = max(range(len(off)), key=lambda at: abs(off[at]))
    if not off[worst]:
        return question.explanation
    return before(
        phrase(
            "You gave {mine} % to “{name}”; it has {right} %.",
            mine=given.spread[worst],
            name=inside(read.names[worst]),
            right=exact[worst],
        ),
        question.explanation,
    )


def _read(question: Question, data: Any) -> RangeAnswer:
    """A spread that was written down; raises `ValueError` if its classes or its sum are others."""
    names = spot_of(question).read.names
    spread = tuple(int(data[str(name)]) for name in names)
    if len(data) != len(names) or sum(spread) != WHOLE or min(spread) < 0:
        raise ValueError(f"{data}: expected per cent by class, together {WHOLE}")
    return RangeAnswer(names, spread)


TOPIC: Final = Topic(
    key="range",
    title=phrase("Put them on a hand"),
    fits=is_known,
    levels=lambda _: (0, 0, 0),
    level=lambda question: spot_of(question).level,
    negatives=(0.0,) * HARDEST,
    errors=(*_KINDS.values(), ELSEWHERE),
    rare=lambda _: (),
    deal=lambda variant, rng: find(variant, rng.randint(1, HARDEST_READ), rng),
    find=find,
    hardest=HARDEST_READ,
    build=build,
    parts=lambda _: (SpreadPart(phrase("Spread 100 % over what they can hold")),),
    answer=lambda question, values: RangeAnswer(spot_of(question).read.names, values[0]),
    read=_read,
    is_right=is_right,
    name_error=name_error,
    headline=_headline,
    correct=_explained,
    confirm=_explained,
    disguise=disguise,
    mark=lambda question, given: (spot_of(question).persona, spot_of(question).read.score(given.spread)),
)
