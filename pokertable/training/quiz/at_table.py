"""A hand of the table as a question of the quiz: "tap your two cards before the showdown"."""

from __future__ import annotations

from pokertable.model.games import Variant
from pokertable.model.ranking.best import Cards
from pokertable.training.quiz.answers import CardSet, PlayAnswer
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.progress import Miss, Progress
from pokertable.training.quiz.topic import QuizError, Topic
from pokertable.training.quiz.topics import Verdict, grade, rebuilt


def read_at_table(
    progress: Progress, variant: Variant, hand: Cards, board: Cards, high: CardSet, low: CardSet | None
) -> tuple[Verdict, Miss | None] | None:
    """Grade the hole cards that the player says play, on a whole board; a misread comes back in the quiz.

    None where there is nothing to misread: a game without hole cards to choose from, or cards that tempt to no error.
    """
    if variant.key not in Topic.PLAY.games or len(board) != variant.board_cards:
        return None
    try:
        question = rebuilt(Topic.PLAY, CardDeal(variant, hand, board))
    except QuizError:
        return None
    given = PlayAnswer(high, low)
    verdict = grade(question, given)
    if verdict.error is None:
        return verdict, None
    return verdict, progress.missed_at_table(question, given, verdict.error)
