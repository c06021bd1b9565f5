"""A learner who forgets and relearns, by a stated model; and weeks of questions in our order or at random.

The model has the form of Pavlik and Anderson, "Practice and Forgetting Effects on Vocabulary Memory: An
Activation-Based Model of the Spacing Effect", Cognitive Science 29 (2005), 559-586: the activation of a pattern after
n encounters, t_i seconds ago, is m = ln(sum t_i^-d_i); the decay of each is d_i = c exp(m) + a, of the activation m
that the pattern had when it was met: what is met again too soon is forgotten sooner. It is read well with the chance
1 / (1 + exp((tau - m) / s)). A second between two sessions counts as h seconds.

The figures below are to be taken as ours: they could not be checked against the paper's own fits. The formula is not
the one by which the quiz's schedule (FSRS) works.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.question import AnyQuestion, Reply
from tests.session.memory import in_memory

DECAY, SCALE, THRESHOLD, NOISE, BETWEEN = 0.177, 0.217, -0.704, 0.255, 0.025
"""a, c, tau, s and h of the model."""
DAY = 86_400.0
EACH = 30.0
"""Seconds that a question takes."""
NOON = 1_800_000_000.0
KNOWN_DAYS, KNOWN_OFTEN = 60, 0.25
"""For so many days before, each known pattern was met with this chance a day."""
DUE_PART = 0.7
"""Of a day's questions, what is due at the most, as Today has it."""


@dataclass(slots=True)
class Learner:
    """Meets patterns by their numbers; `now` is in the learner's seconds, of which a day has few."""

    rng: random.Random
    now: float = 0.0
    met: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """Of each pattern when it was met, and the decay of that."""

    def activation(self, pattern: int) -> float:
        """How present it is."""
        met = self.met.get(pattern, [])
        total = sum(max(1.0, self.now - at) ** -decay for at, decay in met)
        return math.log(total) if total else -math.inf

    def chance(self, pattern: int) -> float:
        """How likely it is read well now."""
        return 1 / (1 + math.exp(min(700.0, (THRESHOLD - self.activation(pattern)) / NOISE)))

    def meet(self, pattern: int) -> bool:
        """It is asked; whether it is read well. The verdict tells what was right, so it is met either way."""
        right = self.rng.random() < self.chance(pattern)
        decay = SCALE * math.exp(self.activation(pattern)) + DECAY
        self.met.setdefault(pattern, []).append((self.now, decay))
        self.now += EACH
        return right

    def sleep(self) -> None:
        """Until the next day's session."""
        self.now += BETWEEN * DAY


@dataclass(frozen=True, kw_only=True, slots=True)
class Weeks:
    """So many `patterns`, `days` and questions a day. The `known` part was practised now and then before."""

    patterns: int
    known: float
    days: int
    each: int = 20


def misread_by_day(questions: Sequence[AnyQuestion], weeks: Weeks, seed: int, *, ours: bool) -> list[float]:
    """How much of a hundred the learner would misread at the beginning of each day, over all patterns.

    Ours: by the store and the schedule of the program, what is due first, then patterns by chance. Else all by chance.
    The questions stand for the patterns in turn: the program keeps them, the learner tells them apart.
    """
    learner, order = Learner(random.Random(f"learner {seed}")), random.Random(f"order {seed}")
    patterns = range(weeks.patterns)
    for _ in range(KNOWN_DAYS):
        for pattern in patterns[: int(weeks.known * weeks.patterns)]:
            if order.random() < KNOWN_OFTEN:
                learner.meet(pattern)
        learner.sleep()
    clock = [NOON]
    progress = Progress(in_memory(), lambda: clock[0])
    pattern_of: dict[int, int] = {}
    found = []
    for _ in range(weeks.days):
        found.append(100 * sum(1 - learner.chance(pattern) for pattern in patterns) / len(patterns))
        due = progress.due_today()[: int(DUE_PART * weeks.each)] if ours else []
        asked: list[tuple[int, Miss | None]] = [(pattern_of[miss.number], miss) for miss in due]
        asked += [(order.choice(patterns), None) for _ in range(weeks.each - len(asked))]
        for pattern, miss in asked:
            question, right = questions[pattern % len(questions)], learner.meet(pattern)
            given = question.answer if right else question.tempting[0].answer
            waits = progress.answered(Reply(question, given), miss)
            if waits is not None:
                pattern_of[waits.number] = pattern
            clock[0] += EACH
        learner.sleep()
        clock[0] += DAY - EACH * weeks.each
    return found
