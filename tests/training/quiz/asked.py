"""Questions for the tests: the same ones every time.

To find one takes a hundred times as long as to build it, so the first of each topic and game are written down in
`asked.jsonl`. What is asked now has to be what stands there (`test_asked.py`); when questions are found in another way,
`python -m tests.training.quiz.asked KEY` writes those of a topic anew. A topic or game that is not there is asked now.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count as numbers
from itertools import islice
from pathlib import Path
from typing import Any, Final

from pokertable.model.games import CATALOGUE
from pokertable.training.learner.request import Prepared, Request, prepare
from pokertable.training.quiz.deals import deal_from_json
from pokertable.training.quiz.errors import (
    BETTER_LOW_OVERLOOKED,
    PAIRED_LOW,
    PLAYED_BOARD,
    TOO_HIGH,
    USED_FIVE,
    ErrorKind,
)
from pokertable.training.quiz.kinds import CountingTopic
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import their_range, topics
from pokertable.training.quiz.topics.which_is_lower import TIE_OVERLOOKED
from tests.games import one_of

AGAIN: Final = "python -m tests.training.quiz.asked"
"""What writes the questions down anew, of the topics whose keys follow or of all."""
FEW = 3
"""Questions of each topic and game in the default run."""
STORED = 16
"""So many of each are written down."""
SEED = 7
FOR_ERRORS = 11
"""The seed of the questions that are searched for errors."""
NAMED_ONLY = {"lower": TIE_OVERLOOKED} | {
    topic.key: topic.errors[-1] for topic in topics() if isinstance(topic, CountingTopic)
}
"""What names an answer that nothing tempts to: in topics of counting the last error."""
SELDOM = {
    "low": (TOO_HIGH,),
    "play": (BETTER_LOW_OVERLOOKED, TOO_HIGH),
    "nuts": (PLAYED_BOARD, PAIRED_LOW, TOO_HIGH),
}
"""What names an answer that hardly ever tempts."""
FILE: Final = Path(__file__).with_name("asked.jsonl")
SPOTS: Final = Path(__file__).parents[1] / "reads" / "spots.jsonl"
# topics whose deals are looked for have tests of their own (tests/training/reads)
EVERY = [(topic, game) for topic in topics() if not topic.finds_deals for game in topic.games]
QUARTER = [each for topic in topics() for each in one_of(4, [pair for pair in EVERY if pair[0] is topic])]
"""Of every topic every fourth game; the others take the long run."""
SIXTH = [each for topic in topics() for each in one_of(6, [pair for pair in EVERY if pair[0] is topic])]
"""Of every topic every sixth game."""
ONE = [each for topic in topics() for each in one_of(len(EVERY), [pair for pair in EVERY if pair[0] is topic])]
"""Of every topic one game."""


def asked(topic: AnyTopic, game: str, count: int) -> Iterator[AnyQuestion]:
    """The first so many, of each level in turn; none is worked out twice in a process."""
    written = len(_written().get((topic.key, game), ()))
    for number in range(count):
        yield _rebuilt(topic, game, number) if number < written else _asked_now(topic, game, number)


def asked_now(topic: AnyTopic, game: str, count: int, seed: int = SEED) -> Iterator[AnyQuestion]:
    """The same, found by the program as it is now."""
    known, more = _found(topic, game, seed)
    for number in range(count):
        if number == len(known):
            known.append(next(more))
        yield known[number]


def prepared(request: Request) -> Prepared:
    """As `prepare`, but a new question is one that is written down, of any level, or found once in a process."""
    if request.miss is not None:
        return prepare(request)
    written = len(_written().get((request.topic.key, request.game), ()))
    if not written:
        return _new(request)
    return Prepared(_rebuilt(request.topic, request.game, request.seed % written), request, None)


def tempting_to(topic: AnyTopic, error: ErrorKind) -> AnyQuestion:
    """A question that tempts to this error."""
    if (topic.key, error.key) not in _written():
        raise AssertionError(f"no {topic.key} question that tempts to {error.key} is written down: {AGAIN} {topic.key}")
    return _rebuilt(topic, error.key, 0)


def tempting_errors(topic: AnyTopic) -> list[ErrorKind]:
    """What tempts in a topic, in one of its games at least."""
    seldom = {NAMED_ONLY.get(topic.key), *SELDOM.get(topic.key, ())}
    if all(CATALOGUE[game].hole_cards < 5 for game in topic.games if CATALOGUE[game].board_cards):
        seldom.add(USED_FIVE)
    return [error for error in topic.errors if error not in seldom]


def search(topic: AnyTopic) -> dict[ErrorKind, AnyQuestion]:
    """For each error that tempts a question that tempts to it, as far as some hundred of each game have one."""
    missing = set(tempting_errors(topic))
    found: dict[ErrorKind, AnyQuestion] = {}
    for of_each in zip(*(asked_now(topic, game, 400, FOR_ERRORS) for game in topic.games), strict=True):
        for question in of_each:
            found |= dict.fromkeys(missing & {tempting.error for tempting in question.tempting}, question)
            missing -= found.keys()
        if not missing:
            break
    return found


def write(keys: Sequence[str] = ()) -> None:
    """Find anew what is written down of these topics, of all where none is named: some of them take a minute."""
    every = {topic.key: topic for topic in topics() if not topic.finds_deals}
    found = {key: _lines(every[key]) for key in keys or every}
    for line in FILE.read_text("utf-8").splitlines() if keys else ():
        if (key := json.loads(line)["topic"]) not in keys:
            found.setdefault(key, []).append(line)
    lines = [line for key in every for line in found.get(key, ())]
    FILE.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _lines(topic: AnyTopic) -> list[str]:
    found = search(topic)
    unmet = [error.key for error in tempting_errors(topic) if error not in found]
    assert not unmet, f"no question of {topic.key!r} tempts to {', '.join(unmet)}: its misreadings, or `SELDOM` here"
    return [
        *[_line(topic, game, asked_now(topic, game, STORED)) for game in topic.games],
        *[_line(topic, error.key, [found[error]]) for error in tempting_errors(topic)],
    ]


_new = cache(prepare)


def _asked_now(topic: AnyTopic, game: str, number: int) -> AnyQuestion:
    return next(islice(asked_now(topic, game, number + 1), number, None))


@cache
def _found(topic: AnyTopic, game: str, seed: int) -> tuple[list[AnyQuestion], Iterator[AnyQuestion]]:
    """What was asked so far, and what goes on from there."""
    rng = random.Random(f"{topic.key} {game} {seed}")
    return [], (topic.ask(CATALOGUE[game], rng, 1 + number % 4) for number in numbers())


@cache
def _rebuilt(topic: AnyTopic, of: str, number: int) -> AnyQuestion:
    return topic.rebuilt(deal_from_json(_written()[topic.key, of][number]))


@cache
def _written() -> dict[tuple[str, str], list[Any]]:
    """Deals by topic, and by the game or by the error that they tempt to; spots for the one about ranges."""
    lines = map(json.loads, FILE.read_text("utf-8").splitlines())
    deals: dict[tuple[str, str], list[Any]] = {(line["topic"], line["of"]): line["deals"] for line in lines}
    for spot in map(json.loads, SPOTS.read_text("utf-8").splitlines()):
        deals.setdefault((their_range.TOPIC.key, spot["game"]), []).append(spot)
    return deals


def _line(topic: AnyTopic, of: str, questions: Iterable[AnyQuestion]) -> str:
    return json.dumps({"topic": topic.key, "of": of, "deals": [question.deal.json() for question in questions]})


if __name__ == "__main__":
    write(sys.argv[1:])
