"""Which skill is the weakest, from what is kept of the answers of the last 30 days.

The rule: of each skill it is counted how many answers of a hundred were wrong; of a decision, how many the review calls
worse than fine. A skill ranks by what that is at least (`Rate.at_least`, one standard error below), so that a few
unlucky answers do not make it the weakest, nor many good ones hide it. Skills of which fewer than `LEAST` answers are
kept are not ranked; they come after the others, in the order in which the quiz has its topics, the easiest first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.training.rate import Rate

LEAST: Final = 5
"""Answers from which on a skill is ranked."""


class Area(Enum):
    """What is trained."""

    READING = "reading"
    READS = "reads"
    DECISIONS = "decisions"


@dataclass(frozen=True, slots=True)
class TrainedSkill:
    """Something that is trained in a game: by questions of these `topics`, the keys of the quiz's."""

    area: Area
    topics: tuple[str, ...]
    game: str
    rate: Rate = field(default_factory=Rate)

    @property
    def is_ranked(self) -> bool:
        """Whether so much is known of it that it is compared."""
        return self.rate.asked >= LEAST


def skills(
    progress: Progress, decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str]
) -> list[TrainedSkill]:
    """All skills in these games, the weakest first; those not ranked after them, the easiest first.

    `decided`: reviewed decisions of the last 30 days with their games.
    """
    found = []
    for topic in topics():
        for game in games:
            if game in topic.games:
                score = progress.score(topic, game)
                area = Area.READING if topic.find is None else Area.READS
                found.append(TrainedSkill(area, (topic.key,), game, Rate(score.asked - score.right, score.asked)))
    found += _decisions(decided, games)
    ranked = [skill for skill in found if skill.is_ranked]
    ranked.sort(key=lambda skill: -skill.rate.at_least)
    return ranked + [skill for skill in found if not skill.is_ranked]


def _decisions(decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str]) -> list[TrainedSkill]:
    """What was decided, game by game, drilled by what cost most there; without a mistake there is nothing to drill."""
    by_game: dict[str, list[ReviewedDecision]] = {}
    for game, decision in decided:
        by_game.setdefault(game, []).append(decision)
    found = []
    for game in games:
        decisions = by_game.get(game, [])
        bad = [each for each in decisions if each.kind]
        if bad:
            worst = max(bad, key=lambda each: each.big_bets)
            asked = _drilled(worst.kind, game)
            if asked:
                found.append(TrainedSkill(Area.DECISIONS, asked, game, Rate(len(bad), len(decisions))))
    return found


def _drilled(kind: str, game: str) -> tuple[str, ...]:
    """Keys of the topics that drill this kind of loss, as a review names it, as far as they are asked in the game."""
    from pokertable.training.review.why import drilled  # late: its neighbours load the arrays

    return tuple([key for key in drilled(kind) if game in topic_from(key).games])
