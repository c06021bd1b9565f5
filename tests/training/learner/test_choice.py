"""What is asked next leans to the weakest skill, at the level and with the help that fit it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import next_request, prepare
from pokertable.training.learner.skill import TopicSkill
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from
from tests.session.memory import in_memory

DRAWS = 3000
STRENGTHS = {"holdem": 0.95, "omaha": 0.7, "omaha8": 0.45, "stud8": 0.1}

HIGH = topic_from("high")


def known(strengths: dict[str, float], topic: AnyTopic = HIGH) -> Progress:
    """Somebody who reads this topic so well in each game."""
    store = in_memory()
    store.set_all({"quiz.skills": {f"{topic.key}/{game}": [strength, 20] for game, strength in strengths.items()}})
    return Progress(store, lambda: 1_800_000_000.0)


def test_the_weaker_the_skill_the_more_it_is_asked() -> None:
    """Four games of one topic: the weakest more than half of the time, each by what is missing, none forgotten."""
    progress, rng = known(STRENGTHS), random.Random(1)
    games = list(STRENGTHS)
    drawn = Counter(next_request(progress, [topic_from("high")], games, rng).game for _ in range(DRAWS))
    assert [drawn[game] for game in games] == sorted(drawn.values())
    missing = {game: 0.08 + (1 - strength) ** 2 for game, strength in STRENGTHS.items()}
    for game in games:
        share = missing[game] / sum(missing.values())
        four_sigma = 4 * (share * (1 - share) / DRAWS) ** 0.5
        assert abs(drawn[game] / DRAWS - share) < four_sigma
    assert drawn["stud8"] > DRAWS / 2 and drawn["holdem"] > DRAWS / 50


def test_equal_skills_are_asked_alike() -> None:
    progress, rng = known(dict.fromkeys(STRENGTHS, 0.5)), random.Random(2)
    drawn = Counter(next_request(progress, [topic_from("high")], list(STRENGTHS), rng).game for _ in range(DRAWS))
    assert all(abs(count / DRAWS - 0.25) < 0.035 for count in drawn.values())


def test_topics_that_were_never_asked_come_in_their_order() -> None:
    """The first question of all was the hardest topic, in a game that the player had not heard of."""
    topics, rng = [topic_from(key) for key in ("high", "nuts", "range")], random.Random(6)
    fresh = Progress(in_memory(), lambda: 1_800_000_000.0)
    assert {next_request(fresh, topics, ["omaha8"], rng).topic.key for _ in range(20)} == {"high"}
    asked = [next_request(fresh, topics, ["omaha8"], rng)]
    assert {next_request(fresh, topics, ["omaha8"], rng, asked).topic.key for _ in range(40)} == {"high", "nuts"}
    begun = known({"omaha8": 0.5})
    assert {next_request(begun, topics, ["omaha8"], rng).topic.key for _ in range(40)} == {"high", "nuts"}


def test_the_level_is_that_of_the_skill() -> None:
    progress, rng = known(STRENGTHS), random.Random(3)
    levels = {game: next_request(progress, [topic_from("high")], [game], rng).level for game in STRENGTHS}
    assert levels == {"holdem": 4, "omaha": 3, "omaha8": 2, "stud8": 1}


@pytest.mark.parametrize("count", [5, pytest.param(30, marks=pytest.mark.long)])
def test_who_knows_much_is_asked_harder_questions(count: int) -> None:
    rng = random.Random(4)
    weights = []
    for strength in (0.1, 0.95):
        progress = known({"omaha8": strength})
        requests = [next_request(progress, [topic_from("high")], ["omaha8"], rng) for _ in range(count)]
        weights.append(sum(prepare(request).question.weight for request in requests))
    assert weights[1] > 1.3 * weights[0]


@pytest.mark.parametrize(
    ("strength", "asked", "scaffold"),
    [(0.9, 0, 1), (0.9, 2, 1), (0.4, 50, 1), (0.6, 5, 2), (0.6, 50, 2), (0.9, 7, 2), (0.9, 8, 3), (0.74, 99, 2)],
)
def test_help_fades_only_where_the_skill_has_settled(strength: float, asked: int, scaffold: int) -> None:
    assert TopicSkill(strength, asked).scaffold == scaffold


def test_help_returns_after_misses() -> None:
    skill = TopicSkill(0.9, 20)
    seen = []
    for _ in range(6):
        seen.append(skill.scaffold)
        skill = skill.after(right=False)
    assert seen[0] == 3 and seen[-1] == 1 and seen == sorted(seen, reverse=True)
