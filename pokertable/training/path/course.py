"""Courses as data (``resources/courses/*.toml``): a row of units, each lessons, topics of the quiz and a checkpoint."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any, Final

from pokertable.model.games import CATALOGUE
from pokertable.model.resources import root
from pokertable.model.text import Phrase, phrase
from pokertable.training.decide import bank
from pokertable.training.decide.themes import WORDS
from pokertable.training.lab.course import all_lessons
from pokertable.training.lab.lesson import Lesson
from pokertable.training.quiz.topics import DECIDE, FILES, topic_from

COURSES: Final = "courses"
"""The folder of the courses among the resources, and the context of their translation."""


class Kind(Enum):
    """The kinds of units, in the order of a course."""

    FIRST = "first"
    READ = "read"
    COUNT = "count"
    START = "start"
    PRICE = "price"
    HAND = "hand"
    SNG = "sng"
    PLAY = "play"

    @property
    def title(self) -> Phrase:
        """The title of such a unit."""
        return _TITLES[self]


_TITLES: Final = {
    Kind.FIRST: phrase("First steps"),
    Kind.READ: phrase("Read"),
    Kind.COUNT: phrase("Count"),
    Kind.START: phrase("Start"),
    Kind.PRICE: phrase("Price"),
    Kind.HAND: phrase("Put them on a hand"),
    Kind.SNG: phrase("Sit & go"),
    Kind.PLAY: phrase("Play 20 hands"),
}


class InvalidCourse(ValueError):
    """A course that cannot be read; the text names the course and the unit."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of a course: `key` is its kind, `about` one line about it in English.

    `topics` are keys of the quiz's topics, `themes` keys of its decisions; its checkpoint asks those that there are.
    """

    kind: Kind
    about: str
    lessons: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()

    @property
    def is_played(self) -> bool:
        """Whether its checkpoint is hands at the table."""
        return self.kind is Kind.PLAY


@dataclass(frozen=True, slots=True)
class Course:
    """A titled row of units about these games, the main one first; courses are sorted by `order`."""

    key: str
    order: int
    title: str
    games: tuple[str, ...]
    units: tuple[Unit, ...]

    def skills(self, unit: Unit) -> tuple[tuple[str, str], ...]:
        """The topics of a unit with each of the course's games that they fit; decisions where a bank has enough."""
        found = [(topic, game) for topic in unit.topics for game in self.games if game in topic_from(topic).games]
        return (*found, *[(DECIDE, game) for game in self.games if self.themes(unit, game)])

    def rated(self, unit: Unit) -> tuple[tuple[str, str, str], ...]:
        """The skills of a unit with the themes of its decisions, "" for what has none: each counts in one unit."""
        return tuple(
            (topic, game, theme)
            for topic, game in self.skills(unit)
            for theme in (self.themes(unit, game) if topic == DECIDE else ("",))
        )

    def themes(self, unit: Unit, game: str) -> tuple[str, ...]:
        """The themes of a unit that the bank of a game has, with enough spots together for an exercise; else none."""
        if not unit.themes or game not in bank.games():
            return ()
        counts = Counter(spot["theme"] for spot in bank.bank(game) if spot["theme"] in unit.themes)
        return tuple([theme for theme in unit.themes if theme in counts]) if counts.total() >= bank.ENOUGH else ()

    def topics(self, unit: Unit) -> tuple[str, ...]:
        """The topics that are asked in a unit, each once; empty: it is passed by its lessons."""
        return tuple(dict.fromkeys(topic for topic, _ in self.skills(unit)))


@cache
def all_courses() -> tuple[Course, ...]:
    """Every course in order; raises `InvalidCourse` naming a bad file."""
    files = [file for file in root().joinpath(COURSES).iterdir() if file.name.endswith(".toml")]
    found = [parse_course(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in files]
    return tuple(sorted(found, key=lambda course: course.order))


@cache
def taught_lessons() -> tuple[Lesson, ...]:
    """All lessons in the order of the courses, each where it is taught first; those that no course has come last."""
    lessons = {lesson.key: lesson for lesson in all_lessons()}
    taught = [key for course in all_courses() for unit in course.units for key in unit.lessons]
    return tuple([lessons[key] for key in dict.fromkeys([*taught, *lessons])])


def lesson_about(topic: str, game: str, done: Collection[str]) -> str | None:
    """The lesson that teaches this topic in this game: the first of its unit that is not `done`; None without any."""
    for course in all_courses():
        for unit in course.units:
            if (topic, game) in course.skills(unit) and unit.lessons:
                return next((key for key in unit.lessons if key not in done), unit.lessons[0])
    return None


def parse_course(key: str, text: str) -> Course:
    """The course of a TOML text; raises `InvalidCourse` naming the missing or wrong entry."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidCourse(f"{key}: {error}") from error
    title, order, games, units = (data.get(name) for name in ("title", "order", "games", "unit"))
    if not isinstance(title, str) or not isinstance(order, int) or not isinstance(units, list) or not units:
        raise InvalidCourse(f"{key}: expected a title, an order, games and at least one unit")
    known = _among(key, "game", games or (), CATALOGUE)
    if not known:
        raise InvalidCourse(f"{key}: expected a title, an order, games and at least one unit")
    course = Course(key, order, title, known, tuple([_unit(key, entry) for entry in units]))
    kinds = [unit.kind for unit in course.units]
    if len(set(kinds)) < len(kinds):
        raise InvalidCourse(f"{key}: two units of one kind")
    for unit in course.units:
        if unit.topics and not course.skills(replace(unit, themes=())):
            raise InvalidCourse(f"{key}, {unit.kind.value}: none of its topics is asked in {', '.join(course.games)}")
    return course


def _unit(course: str, data: Mapping[str, Any]) -> Unit:
    where = f"{course}, {data.get('kind', '?')}"
    unknown = data.keys() - {"kind", "about", "lessons", "topics", "themes"}
    if unknown:
        raise InvalidCourse(f"{where}: unknown {', '.join(sorted(unknown))}")
    if data.get("kind") not in {kind.value for kind in Kind} or not isinstance(data.get("about"), str):
        raise InvalidCourse(f"{where}: expected a kind ({', '.join(kind.value for kind in Kind)}) and a line about it")
    return Unit(
        kind=Kind(data["kind"]),
        about=data["about"],
        lessons=_among(where, "lesson", data.get("lessons", ()), [lesson.key for lesson in all_lessons()]),
        topics=_among(where, "topic", data.get("topics", ()), FILES),
        themes=_among(where, "theme", data.get("themes", ()), WORDS),
    )


def _among(where: str, what: str, keys: Iterable[Any], known: Iterable[str]) -> tuple[str, ...]:
    found, there = tuple(keys), set(known)
    for key in found:
        if key not in there:
            raise InvalidCourse(f"{where}: {what} {key!r} is not known")
    return found
