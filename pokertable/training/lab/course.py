"""Taking lessons: the progress in each, the current step, the picked cards, the verdict."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.model.resources import root
from pokertable.model.text import Phrase, phrase
from pokertable.training.lab.again import again
from pokertable.training.lab.cards import LabError
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.lesson import (
    Lesson,
    LessonStep,
    QuestionStep,
    Step,
    grade,
    in_order,
    parse_lesson,
    why_wrong,
)
from pokertable.training.picking import Picking
from pokertable.training.quiz.answering import Answering
from pokertable.training.quiz.parts import NO_LOW

LESSONS: Final = "lessons"
"""The folder of the lessons among the resources, and the context of their translation."""
_MOST_STEPS: Final = 1000
"""More steps than a lesson has; a stored number that is not below is damaged."""
_STEP: Final = re.compile(r"[0-9]{1,3}")
"""The number of a step in a text."""


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Every ``resources/lessons/*.toml`` in the order of the lessons; raises `InvalidLesson` naming a bad file."""
    files = [file for file in root().joinpath(LESSONS).iterdir() if file.name.endswith(".toml")]
    return in_order(parse_lesson(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in files)


class LessonRun:
    """One `step` of a lesson, counted from 0. `wrong`: the mistake in the guess, None without one.

    `now`: the step as it is asked; `once_more`: it was missed, and is asked with other cards. `guess`: the picked
    cards, None for "there is none"; `chosen`: the chosen answer of a step that offers some. They count once `answered`.
    `ends`: the lesson ends with this answer.
    """

    def __init__(self, lesson: Lesson, step: int, rng: random.Random | None = None) -> None:
        self.lesson = lesson
        self.step = step
        self.once_more = rng is not None
        self.now: Step = lesson.steps[step] if rng is None else again(lesson.steps[step], rng)
        self.answered = self.ends = False
        self.chosen: str | None = None
        self.guess: Cards | None = None
        self.wrong: Phrase | None = None
        self._picking: Picking[None] = Picking()
        now = self.now
        self._answering = Answering(now.question) if isinstance(now, QuestionStep) else None

    @property
    def on_board(self) -> LessonStep:
        """The current step, if it lies on a board of the lab."""
        assert isinstance(self.now, LessonStep), self.lesson.key
        return self.now

    @property
    def has_other_cards(self) -> bool:
        """Whether the step shows other cards than in the lesson: it is asked once more."""
        return self.now.groups != self.lesson.steps[self.step].groups

    @property
    def has_other_ranks(self) -> bool:
        """Whether a hand or the board has other ranks than in the lesson, not only other suits."""
        steps = self.lesson.steps[self.step], self.now
        before, now = ([sorted(card.rank for card in cards) for cards in step.groups] for step in steps)
        return before != now

    @property
    def has_other_numbers(self) -> bool:
        """Whether the sums of the step are others than in the lesson."""
        steps = self.lesson.steps[self.step], self.now
        before, now = (step.numbers if isinstance(step, ChoiceStep) else {} for step in steps)
        return before != now

    @property
    def low_is_next(self) -> bool:
        """Whether the next step asks for the low of the same cards: until then the low is not shown."""
        if self.once_more or self.step + 1 == len(self.lesson.steps):
            return False
        now, after = self.now, self.lesson.steps[self.step + 1]
        if not (isinstance(now, LessonStep) and isinstance(after, LessonStep)):
            return False
        return after.has_low and not now.has_low and after.cards == now.cards

    @property
    def picked(self) -> Cards:
        """The picked cards; all cards of a hand that is picked as a whole."""
        return self._picking.picks if self._answering is None else self._answering.picks

    @property
    def ready(self) -> bool:
        """Whether the picked cards are an answer."""
        return len(self.picked) == 2 if self._answering is None else self._answering.picked is not None

    @property
    def none(self) -> Phrase | None:
        """The answer for picking nothing, None where there is no such answer."""
        now = self.now
        if isinstance(now, QuestionStep):
            return now.part.none
        return NO_LOW if isinstance(now, LessonStep) and now.has_low else None

    def toggle(self, card: Card) -> None:
        """Pick a card or put it back; a third card replaces the first."""
        if self._answering is None:
            self._picking.toggle(card, 2, replace=True)
        else:
            self._answering.toggle(card)

    def answer(self, guess: Cards | None) -> None:
        """Grade the picked cards, or None for "there is none"."""
        now = self.now
        if isinstance(now, QuestionStep):
            self.wrong = now.misread(guess)
        elif isinstance(now, LessonStep):
            self.wrong = None if grade(now, guess).right else why_wrong(now, guess)
        self.guess, self.answered = guess, True

    def choose(self, choice: str) -> None:
        """Grade one of the offered answers."""
        assert isinstance(self.now, ChoiceStep), self.lesson.key
        self.wrong = None if choice == self.now.expect else phrase("The right answer is marked.")
        self.chosen, self.answered = choice, True


class Course:
    """All lessons, the progress in them, and the `run` of the current one (None: no lesson).

    After the last step of a lesson those that were missed are asked again, with other cards, until each is right.
    """

    def __init__(self, lessons: Sequence[Lesson], rng: random.Random | None = None) -> None:
        self.lessons = tuple(lessons)
        self._rng = rng or random.Random()
        self.progress = LessonProgress()
        self.run: LessonRun | None = None

    @property
    def guessing(self) -> bool:
        """Whether a step waits for a guess."""
        return self.run is not None and not self.run.answered

    @property
    def done(self) -> int:
        """Number of lessons completed."""
        return len(self.progress.done & {lesson.key for lesson in self.lessons})

    @property
    def number(self) -> int:
        """The place of the current lesson, counted from 1."""
        assert self.run is not None
        return self.lessons.index(self.run.lesson) + 1

    def begin(self, key: str) -> None:
        """Begin or resume a lesson; raises `LabError` for an unknown key."""
        lesson = next((lesson for lesson in self.lessons if lesson.key == key), None)
        if lesson is None:
            raise LabError(f"lesson {key!r}: expected one of {', '.join(lesson.key for lesson in self.lessons)}")
        step = self.progress.next_step.get(key, 0)
        step = step if step < len(lesson.steps) else 0
        if step == 0 and 0 not in self.progress.wrong.get(key, ()):
            self.progress = self.progress.begun(key)
        self.run = self._asked(lesson, step)

    def _asked(self, lesson: Lesson, step: int) -> LessonRun:
        """A step to ask: one that was missed with other cards."""
        once_more = step in self.progress.wrong.get(lesson.key, ())
        return LessonRun(lesson, step, self._rng if once_more else None)

    def answer(self, guess: Cards | None) -> None:
        """Grade the picked cards, or None for "there is none", and note the result in the progress."""
        run = self.run
        assert run is not None
        run.answer(guess)
        self._note(run)

    def choose(self, choice: str) -> None:
        """Grade one of the offered answers, and note the result in the progress."""
        run = self.run
        assert run is not None
        run.choose(choice)
        self._note(run)

    def _note(self, run: LessonRun) -> None:
        key, steps, right = run.lesson.key, len(run.lesson.steps), run.wrong is None
        self.progress = self.progress.answered(key, run.step, steps, right=right, once_more=run.once_more)
        run.ends = key in self.progress.done

    def go_on(self) -> None:
        """Go to the next step, or the next lesson; after the last one there is no current lesson."""
        run = self.run
        assert run is not None
        if not run.ends:
            self.run = self._asked(run.lesson, self.progress.next_step[run.lesson.key])
        elif self.number < len(self.lessons):
            self.begin(self.lessons[self.number].key)
        else:
            self.run = None


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """`done`: lessons whose last try of each step was right; `right`: right first guesses last time.

    `next_step`: where each stopped. `wrong`: the steps of each whose last try was wrong.
    """

    done: frozenset[str] = frozenset()
    right: Mapping[str, int] = field(default_factory=dict)
    next_step: Mapping[str, int] = field(default_factory=dict)
    wrong: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @classmethod
    def from_json(cls, data: object) -> LessonProgress:
        """The progress of a parsed file; invalid entries are dropped: they only cost a repeated lesson."""
        if not isinstance(data, dict):
            return cls()
        entries = {key: entry for key, entry in data.items() if isinstance(key, str) and isinstance(entry, dict)}
        return cls(
            frozenset(key for key, entry in entries.items() if entry.get("done") is True),
            {key: entry["right"] for key, entry in entries.items() if _is_count(entry.get("right"))},
            {key: entry["step"] for key, entry in entries.items() if _is_count(entry.get("step"))},
            {key: steps for key, entry in entries.items() if (steps := _steps(entry.get("wrong")))},
        )

    def to_json(self) -> dict[str, Any]:
        """``{"lone-ace": {"done": true, "right": 2, "step": 0}}``, with the steps that are ``wrong``, if any."""
        keys = sorted({*self.done, *self.right, *self.next_step})
        return {
            key: {"done": key in self.done, "right": self.right.get(key, 0), "step": self.next_step.get(key, 0)}
            | ({"wrong": " ".join(map(str, self.wrong[key]))} if self.wrong.get(key) else {})
            for key in keys
        }

    def begun(self, key: str) -> LessonProgress:
        """The progress after a lesson is started."""
        return replace(
            self, right={**self.right, key: 0}, next_step={**self.next_step, key: 0}, wrong={**self.wrong, key: ()}
        )

    def answered(self, key: str, step: int, steps: int, *, right: bool, once_more: bool = False) -> LessonProgress:
        """The progress after a guess at a step, counted from 0, of a lesson of `steps` steps.

        `once_more`: a step that was missed was asked again.
        """
        missed = {*self.wrong.get(key, ())} - {step}
        if not right:
            missed.add(step)
        later = [each for each in sorted(missed) if each > step] or sorted(missed)
        ends = once_more or step + 1 >= steps
        return LessonProgress(
            self.done | {key} if ends and not missed else self.done - {key} if missed else self.done,
            {**self.right, key: self.right.get(key, 0) + (right and not once_more)},
            {**self.next_step, key: (later[0] if later else 0) if ends else step + 1},
            {**self.wrong, key: tuple(sorted(missed))},
        )


def steps_left(lesson: Lesson, taken: LessonProgress) -> tuple[int, ...]:
    """The steps of a lesson that are not passed: those not reached, and those whose last try was wrong."""
    if lesson.key in taken.done:
        return ()
    wrong, reached = taken.wrong.get(lesson.key, ()), taken.next_step.get(lesson.key, 0)
    over = reached in wrong  # after the last step it goes on at one that was missed
    return tuple([at for at in range(len(lesson.steps)) if at in wrong or (at >= reached and not over)])


def _steps(text: object) -> tuple[int, ...]:
    """The numbers of steps in a text: an entry of the settings holds no list."""
    return tuple([int(each) for each in text.split() if _STEP.fullmatch(each)]) if isinstance(text, str) else ()


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < _MOST_STEPS
