"""Quiz progress between sessions, written after every answer: skills, days, misses.

Stored in the table ``progress`` of the program's database, values by name. Damaged entries are dropped: they only cost
some figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from pokertable.session.history.store.values import number_in
from pokertable.training.learner.rating import RATINGS, Rating, Ratings, started
from pokertable.training.learner.read_scores import READS, ReadScores
from pokertable.training.learner.schedule import Miss, answered, mend, miss_from_json, miss_of, missed, time_of
from pokertable.training.learner.scores import (
    DAYS_SHOWN,
    DayScores,
    Score,
    is_pair,
    score_name,
    score_names,
    scores_from,
    scores_in,
)
from pokertable.training.learner.skill import MOST_COUNTED, TopicSkill
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import AnyQuestion, AnyReply
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topics

if TYPE_CHECKING:
    from pokertable.session.history.store.values import Values

_WEEK: Final = 7
_TODAY: Final = timedelta(hours=12)
"""Time ahead within which a miss counts as due today."""
_MOST_MISSES: Final = 200
_SKILLS, _DAY, _MISS, _RECENT = "quiz.skills", "quiz.day.", "quiz.miss.", "quiz.recent"
_ASKED: Final = "quiz.asked"
_MONTH: Final = timedelta(days=31)
"""Time in which a subject counted beforehand is not asked twice."""


class Progress:
    """The progress of one player. `now` gives seconds since 1970."""

    def __init__(self, store: Values, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        values = store.all()
        self._days = {
            key.removeprefix(_DAY): scores_from(value) for key, value in values.items() if key.startswith(_DAY)
        }
        self._misses = {miss.number: miss for miss in map(_miss, values, values.values()) if miss is not None}
        self._reads, self._ratings = ReadScores(values), Ratings({})
        self._take_in(values)
        self._mended()

    def _take_in(self, values: Mapping[str, Any]) -> None:
        """Take in the values that are stored as a whole, other than those of a day."""
        self._skills = _skills(values.get(_SKILLS))
        asked = values.get(_ASKED)
        self._asked = {str(name): str(day) for name, day in asked.items()} if isinstance(asked, dict) else {}
        self._ratings.renew(values)
        recent = values.get(_RECENT)
        self._recent = [text for text in recent if isinstance(text, str)] if isinstance(recent, list) else []

    def _renew(self, day: str) -> None:
        """Take in what an answer of this day changes: another window of the profile may have counted meanwhile."""
        of_day, reads = f"{_DAY}{day}", f"{READS}{day}"
        values = {key: self._store.get(key) for key in (_SKILLS, _ASKED, _RECENT, RATINGS, of_day, reads)}
        self._take_in(values)
        self._days[day] = scores_from(values[of_day])
        self._reads.renew(day, values[reads])

    # Queries

    def skill(self, topic: AnyTopic, game: str) -> TopicSkill:
        """The player's skill in this topic and game."""
        return self._skills.get(score_name(topic.key, game), TopicSkill())

    def asked_lately(self) -> set[str]:
        """The names of subjects counted beforehand that were asked within a month."""
        since = _day(time_of(self._now()) - _MONTH)
        return {name for name, day in self._asked.items() if day >= since}

    def rating(self, topic: AnyTopic, game: str, theme: str = "") -> Rating:
        """The player's rating in this topic and game, or in a theme of it; from before there were, by the skill."""
        if theme:
            return self._ratings.of(score_name(topic.key, game, theme))
        name = score_name(topic.key, game)
        skill = self._skills.get(name)
        if name not in self._ratings and skill is not None:
            return started(skill.level(topic.hardest))
        return self._ratings.of(name)

    def ratings(self, question: AnyQuestion) -> dict[str, Rating]:
        """The ratings that an answer changes, by name: that of the topic, and that of the question's theme."""
        of_topic, *of_theme = score_names(question)
        rated = {of_topic: self.rating(question.topic, question.game)}
        return rated | {name: self._ratings.of(name) for name in of_theme}

    def level(self, topic: AnyTopic, game: str) -> int:
        """The level of the next question in this topic and game."""
        return min(topic.hardest, self.rating(topic, game).level)

    def due(self, topics: Iterable[AnyTopic], games: Iterable[str]) -> list[Miss]:
        """The misses of these topics and games that are due now, the longest due first."""
        now, topics, games = self._mended(), set(topics), set(games)
        found = [
            miss
            for miss in self._misses.values()
            if miss.topic in topics and miss.deal.get("game") in games and miss.due.due <= now
        ]
        return sorted(found, key=lambda miss: (miss.due.due, miss.number))

    def due_today(self) -> list[Miss]:
        """The misses due now or within some hours, the longest due first."""
        tonight = self._mended() + _TODAY
        found = [miss for miss in self._misses.values() if miss.due.due <= tonight]
        return sorted(found, key=lambda miss: (miss.due.due, miss.number))

    def miss(self, number: int) -> Miss | None:
        """The miss of this number, if it is still waiting."""
        self._mended()
        return self._misses.get(number)

    def due_by_error(self) -> list[tuple[AnyTopic, ErrorKind, int]]:
        """Number of misses due today per topic and error, the largest first."""
        counts = Counter((miss.topic, miss.error) for miss in self.due_today())
        return [(topic, error, count) for (topic, error), count in counts.most_common()]

    def waiting(self) -> int:
        """Number of misses that will return."""
        return len(self._misses)

    def score(self, topic: AnyTopic, game: str | None = None, theme: str = "") -> Score:
        """Right answers of those asked in the last 30 days, in one game or all; of a `theme` alone if given."""
        days = filter(None, self._last_days())
        return sum((score for day in days for score in scores_in(day, topic, game, theme)), Score())

    def reads(self) -> dict[str, tuple[int, float]]:
        """Number of reads of each style in the last 30 days, and their mean score."""
        return self._reads.means(_days_until(time_of(self._now()).date()))

    def by_day(self, topic: AnyTopic | None = None, game: str | None = None) -> DayScores:
        """The answers of each of the last 30 days, of one topic or all, in one game or all."""
        return DayScores(tuple([sum(scores_in(day, topic, game), Score()) for day in self._last_days()]))

    def by_week(self, weeks: int) -> tuple[Score, ...]:
        """The answers of the last `weeks` weeks to what asks for a read, of all games; the last week ends today."""
        reads = {topic.key for topic in topics() if topic.reads}
        today = time_of(self._now()).date()
        days = [(today - timedelta(days=back)).isoformat() for back in range(_WEEK * weeks - 1, -1, -1)]
        scores = [
            sum((each for name, each in self._days.get(day, {}).items() if name.partition("/")[0] in reads), Score())
            for day in days
        ]
        return tuple([sum(scores[at : at + _WEEK], Score()) for at in range(0, len(scores), _WEEK)])

    def _last_days(self) -> list[dict[str, Score]]:
        """The scores of each of the last 30 days."""
        return [self._days.get(day, {}) for day in _days_until(time_of(self._now()).date())]

    def misses(self, topic: AnyTopic | None = None, game: str | None = None) -> list[Miss]:
        """The misses that will return, of one topic or all, in one game or all."""
        self._mended()
        return [
            miss
            for miss in self._misses.values()
            if topic in (None, miss.topic) and game in (None, miss.deal.get("game"))
        ]

    def misses_by_error(self, topic: AnyTopic | None = None, game: str | None = None) -> list[tuple[ErrorKind, int]]:
        """Number of `misses` per error, the commonest first."""
        return Counter(miss.error for miss in self.misses(topic, game)).most_common()

    def due_by_day(self, days: int, topic: AnyTopic | None = None, game: str | None = None) -> list[int]:
        """Number of misses that return today (overdue ones included), in about one day, in about two, and so on."""
        tonight = self._mended() + _TODAY
        counts = [0] * days
        for miss in self.misses(topic, game):
            away = max(0, -((tonight - miss.due.due) // timedelta(days=1)))
            if away < days:
                counts[away] += 1
        return counts

    def misses_of(self, error: ErrorKind) -> Score:
        """Share of the last misses with this error: `right` of `asked`."""
        return Score(len(self._recent), self._recent.count(error.key))

    def _mended(self) -> datetime:
        """The present time.

        Misses whose dates contradict the clock are redated for good: else they would never return.
        """
        now = time_of(self._now())
        changed: dict[str, Any] = {}
        for miss in list(self._misses.values()):
            due = mend(miss.due, now)
            if due != miss.due:
                self._misses[miss.number] = mended = replace(miss, due=due)
                changed[f"{_MISS}{miss.number}"] = mended.json()
        if changed:
            self._store.set_all(changed)
        return now

    # Changes

    def answered(self, reply: AnyReply, miss: Miss | None) -> Miss | None:
        """Keep an answer: `miss` is the one that returned with this question. Returns the miss now waiting, if any."""
        now, question = time_of(self._now()), reply.question
        name = score_name(question.topic.key, question.game)
        self._renew(_day(now))
        rated = dict[str, Any]()
        if reply.counts:
            rated = self._rated(reply)
            self._skills[name] = self.skill(question.topic, question.game).after(right=reply.right)
        self._scored(_day(now), reply, 1)
        if reply.error is not None:
            self._recent = [*self._recent, reply.error.key][-_MOST_MISSES:]
        changed = self._figures(_day(now)) | self._marked(reply, 1) | self._remembered(reply, _day(now)) | rated
        waiting = self._next(reply, miss, now)
        if waiting is not None:
            self._misses[waiting.number] = waiting
            changed[f"{_MISS}{waiting.number}"] = waiting.json()
        self._store.set_all(changed)
        return waiting

    def take_back(
        self, reply: AnyReply, before: TopicSkill, ratings: Mapping[str, Rating], miss: Miss | None, now: Miss | None
    ) -> None:
        """Undo an answer given by a misclick. `miss` returned with it, `now` waits after it.

        `before` and `ratings` are the skill and the ratings before it.
        """
        day = _day(time_of(self._now()))
        name = score_name(reply.question.topic.key, reply.question.game)
        self._renew(day)
        self._skills[name] = before
        self._scored(day, reply, -1)
        if reply.error is not None and self._recent and self._recent[-1] == reply.error.key:
            self._recent.pop()
        changed = self._figures(day) | self._marked(reply, -1) | self._put(ratings)
        if now is not None:
            self._misses.pop(now.number, None)
            changed[f"{_MISS}{now.number}"] = None
        if miss is not None:
            self._misses[miss.number] = miss
            changed[f"{_MISS}{miss.number}"] = miss.json()
        self._store.set_all(changed)

    def missed_at_table(self, reply: AnyReply) -> Miss:
        """Keep a misread at the table or in a lesson: it returns like a miss of the quiz, but counts in no score.

        The same cards misread again return once.
        """
        now = time_of(self._now())
        miss = self._new_miss(reply, now)
        same = (each for each in self._misses.values() if (each.topic, each.deal) == (miss.topic, miss.deal))
        first = next(same, None)
        if first is not None:
            miss = miss_of(reply, first.number, missed(now))
        self._misses[miss.number] = miss
        self._store.set_all({f"{_MISS}{miss.number}": miss.json()})
        return miss

    def read_at_table(self, persona: str, score: int) -> None:
        """Count a read of this opponent at the table."""
        day = _day(time_of(self._now()))
        self._renew(day)
        self._store.set_all(self._reads.add(day, persona, score))

    def forget(self, miss: Miss) -> None:
        """Delete a miss that no longer makes a question."""
        self._misses.pop(miss.number, None)
        self._store.set_all({f"{_MISS}{miss.number}": None})

    def _scored(self, day: str, reply: AnyReply, times: int) -> None:
        """Count an answer of this day, in its topic and in its theme, or (`times` -1) take it back."""
        today = self._days[day]
        for name in score_names(reply.question) if reply.counts else ():
            score = today.get(name, Score())
            today[name] = Score(max(0, score.asked + times), max(0, score.right + times * reply.right))

    def _rated(self, reply: AnyReply) -> dict[str, Any]:
        """The values to store for the ratings after an answer."""
        level, before = reply.question.level, self.ratings(reply.question)
        return self._put({name: rating.after(level, right=reply.right) for name, rating in before.items()})

    def _put(self, ratings: Mapping[str, Rating]) -> dict[str, Any]:
        changed = dict[str, Any]()
        for name, rating in ratings.items():
            changed |= self._ratings.put(name, rating)
        return changed

    def _marked(self, reply: AnyReply, times: int) -> dict[str, Any]:
        """The values to store for the marks of an answer."""
        day, changed = _day(time_of(self._now())), dict[str, Any]()
        for persona, score in reply.marks:
            changed |= self._reads.add(day, persona, score, times=times)
        return changed

    def _remembered(self, reply: AnyReply, day: str) -> dict[str, Any]:
        """The values to store so that a subject counted beforehand is not asked again soon."""
        name = reply.question.topic.name_of(reply.question.deal)
        if not name:
            return {}
        kept = self.asked_lately()
        self._asked = {each: on for each, on in self._asked.items() if each in kept} | {name: day}
        return {_ASKED: self._asked}

    def _figures(self, day: str) -> dict[str, Any]:
        """The skills, the scores of the day and the last errors, in stored form."""
        return {
            _SKILLS: {key: [skill.strength, skill.asked] for key, skill in self._skills.items()},
            f"{_DAY}{day}": {key: [score.asked, score.right] for key, score in self._days[day].items()},
            _RECENT: self._recent,
        }

    def _next(self, reply: AnyReply, miss: Miss | None, now: datetime) -> Miss | None:
        """The miss waiting after an answer."""
        if miss is None:
            return None if reply.right else self._new_miss(reply, now)
        due = answered(miss.due, now, right=reply.right and reply.counts)  # with a hint it comes back soon
        # It returns in its latest form, with the latest error.
        return replace(miss, due=due) if reply.right else miss_of(reply, miss.number, due)

    def _new_miss(self, reply: AnyReply, now: datetime) -> Miss:
        number = max([int(now.timestamp() * 1000), *(known + 1 for known in self._misses)])
        return miss_of(reply, number, missed(now))


def _day(time: datetime) -> str:
    return time.date().isoformat()


@lru_cache(maxsize=2)
def _days_until(today: date) -> tuple[str, ...]:
    """The displayed days, as `_day` names them, today last."""
    return tuple([(today - timedelta(days=back)).isoformat() for back in range(DAYS_SHOWN - 1, -1, -1)])


def _skills(data: object) -> dict[str, TopicSkill]:
    if not isinstance(data, dict):
        return {}
    found = {}
    for key, entry in data.items():
        if is_pair(entry) and 0 <= entry[0] <= 1 and 0 <= entry[1] <= MOST_COUNTED:
            found[str(key)] = TopicSkill(float(entry[0]), int(entry[1]))
    return found


def _miss(key: str, data: object) -> Miss | None:
    number = number_in(key, _MISS)
    return None if number is None else miss_from_json(number, data)
