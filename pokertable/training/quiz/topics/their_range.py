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
from pokertable.training.reads.meaning import MISTAKES, meaning, rests_on
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
    """Per cent by class, in the order of the classes; of a second opponent `also`."""

    names: tuple[Phrase, ...]
    spread: Spread
    also: Spread | None = None

    @property
    def values(self) -> tuple[Spread, ...]:
        """A spread for each opponent asked about."""
        return (self.spread,) if self.also is None else (self.spread, self.also)

    def by_seat(self) -> list[dict[str, int]]:
        """By the names of the classes, for each opponent asked about."""
        return [{str(name): part for name, part in zip(self.names, each, strict=True)} for each in self.values]

    def json(self) -> dict[str, int] | list[dict[str, int]]:
        """As it is kept: by the names of the classes; of two opponents a list."""
        return self.by_seat()[0] if self.also is None else self.by_seat()


def build(spot: ReadSpot) -> Question | None:
    """The question about a spot; None if its hand is over, nobody asks, or the opponent has done nothing to read."""
    if spot.hand.to_act != spot.own:
        return None
    read = spot.read
    if not all(each.read.shifts for each in spot.each):
        return None
    for each in spot.each:
        assert each.held, "what the classes are is worked out here too, on a worker thread"
    answer = RangeAnswer(read.names, *[rounded(each.read.exact) for each in spot.each])
    from pokertable.training.reads.words import explanation

    means = meaning(spot.worth, read, None, spot.name(spot.seat))
    said = [explanation(read), *means, *([rests_on(spot.worth)] if means else [])]
    hints = [_hint(spot)]
    if spot.also is not None:
        said = [_named(each, explanation(each.read)) for each in spot.each] + said[1:]
        hints = [_named(each, _hint(each)) for each in spot.each]
    return Question(
        topic=TOPIC,
        deal=spot,
        negative=False,
        prompt=_prompt(spot),
        answer=answer,
        accept=(),
        explanation=phrase("{said}", said=listed(said, "{items} {item}")),
        tempting=temptations(_tempting(spot), (answer,)),
        hint=Hint(frozenset(), phrase("{said}", said=listed(hints, "{items} {item}"))),
    )


def _prompt(spot: ReadSpot) -> Phrase:
    if spot.also is None:
        return phrase("What does {name} hold?", name=spot.name(spot.seat))
    return phrase("What do {name} and {other} hold?", name=spot.name(spot.seat), other=spot.name(spot.also))


def _named(spot: ReadSpot, said: Phrase) -> Phrase:
    """What is said of one of two opponents."""
    return phrase("{name}: {said}", name=spot.name(spot.seat), said=said)


def score_of(spot: ReadSpot, given: RangeAnswer) -> int:
    """What of a hundred lies where it belongs; of two opponents the mean."""
    scores = scores_of(spot, given)
    return round(sum(scores) / len(scores))


def scores_of(spot: ReadSpot, given: RangeAnswer) -> list[int]:
    """The same of each opponent asked about."""
    return [each.read.score(spread) for each, spread in zip(spot.each, given.values, strict=True)]


def prior_score(spot: ReadSpot, given: RangeAnswer) -> int:
    """What no read at all would have scored, in the steps of what was given."""
    scores = [each.read.prior_score_beside(spread) for each, spread in zip(spot.each, given.values, strict=True)]
    return round(sum(scores) / len(scores))


def worst_of(spot: ReadSpot, given: RangeAnswer) -> int:
    """Which of the opponents asked about was read worst."""
    scores = scores_of(spot, given)
    return scores.index(min(scores))


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
    """The mistake that the spread is nearest to, of two the worse one."""
    return misread(question, given) or ELSEWHERE


def misread(question: Question, given: RangeAnswer) -> ErrorKind | None:
    """The same where it is clear, of a good read too."""
    spot = spot_of(question)
    at = worst_of(spot, given)
    found = spot.each[at].read.misreading(given.values[at])
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
    return score_of(spot_of(question), given) >= GOOD


def _tempting(spot: ReadSpot) -> Iterator[Tempting]:
    read, others = spot.read, [each.read for each in spot.each[1:]]
    for misreading, shares in read.misread.items():
        misread = [other.misread.get(misreading, other.exact) for other in others]
        answer = RangeAnswer(read.names, *map(rounded, (shares, *misread)))
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
    return phrase("{score} of 100", score=score_of(spot_of(question), given))


def _explained(question: Question, given: RangeAnswer | None) -> Phrase:
    """Where most lies wrong, then what the actions say."""
    if given is None:
        return question.explanation
    spot = spot_of(question)
    at = worst_of(spot, given)
    asked, spread = spot.each[at], given.values[at]
    exact = rounded(asked.read.exact, step_of(spread))
    off = [mine - right for mine, right in zip(spread, exact, strict=True)]
    worst = max(range(len(off)), key=lambda at: abs(off[at]))
    if not off[worst]:
        return question.explanation
    said = phrase(
        "You gave {mine} % to “{name}”; it has {right} %.",
        mine=spread[worst],
        name=inside(asked.read.names[worst]),
        right=exact[worst],
    )
    return before(said if spot.also is None else _named(asked, said), question.explanation)


def _read(question: Question, data: Any) -> RangeAnswer:
    """Spreads that were written down; raises `ValueError` if there are too few, or classes or a sum are others."""
    spot = spot_of(question)
    names = spot.read.names
    parts = [data] if spot.also is None else list(data)
    spreads = [tuple(int(part[str(name)]) for name in names) for part in parts]
    if len(spreads) != len(spot.each) or any(len(part) != len(names) for part in parts):
        raise ValueError(f"{data}: expected per cent by class of each opponent")
    if any(sum(spread) != WHOLE or min(spread) < 0 for spread in spreads):
        raise ValueError(f"{data}: expected per cent by class, together {WHOLE}")
    return RangeAnswer(names, *spreads)


def _parts(spot: ReadSpot) -> tuple[SpreadPart, ...]:
    ask = phrase("Spread 100 % over what they can hold")
    return tuple([SpreadPart(ask, number) for number in range(len(spot.each))])


def _marks(question: Question, given: RangeAnswer) -> tuple[tuple[str, int], ...]:
    spot = spot_of(question)
    return tuple(zip([each.persona for each in spot.each], scores_of(spot, given), strict=True))


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
    parts=_parts,
    answer=lambda question, values: RangeAnswer(spot_of(question).read.names, *values),
    read=_read,
    is_right=is_right,
    name_error=name_error,
    headline=_headline,
    correct=_explained,
    confirm=_explained,
    disguise=disguise,
    marks=_marks,
)
