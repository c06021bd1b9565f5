"""The long run: two thousand questions of each topic and game against the second opinion and the misreaders."""

from __future__ import annotations

from collections import Counter
from time import perf_counter

import pytest

from pokertable.training.quiz.topic import AnyTopic
from tests.training.quiz.asked import EVERY, asked_now
from tests.training.quiz.checks import check_answers, check_errors

MANY = 2000
OFTEN = 20
"""So many questions of those with an error among what tempts, and a misreader has to have made it."""


@pytest.mark.long
@pytest.mark.parametrize(("topic", "game"), EVERY)
def test_two_thousand_questions(topic: AnyTopic, game: str) -> None:
    """No wrong answer, no wrong name, negatives 40 to 60 %, and whatever tempts is met by a misreader."""
    started = perf_counter()
    met: Counter[str] = Counter()
    tempted: Counter[str] = Counter()
    negatives = 0
    for question in asked_now(topic, game, MANY, seed=2000):
        check_answers(question)
        met.update(check_errors(question))
        tempted.update({tempting.error.key for tempting in question.tempting})
        negatives += question.negative
    seconds = perf_counter() - started
    print(f"{topic.key} {game}: {MANY} questions in {seconds:.0f} s, {negatives / MANY:.1%} negatives")
    print(f"  {sum(met.values())} misreadings, each named alike: {dict(met.most_common())}")
    print(f"  questions in which it tempts: {dict(tempted.most_common())}")
    least, most = (0.4, 0.6) if topic.key != "potlimit" else (0.0, 0.2)  # all-in is seldom the pot-limit answer
    assert least <= negatives / MANY <= most
    assert {error for error, count in tempted.items() if count >= OFTEN} <= set(met)
