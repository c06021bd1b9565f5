"""What every question has to stand: the second opinion on its answers, the misreaders on the names of its errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.wire import question_json
from tests.training.quiz.explanations import EXPLANATIONS, is_negative
from tests.training.quiz.low_games import RAZZ, check_badugi, check_discard, check_every_low, check_lower
from tests.training.quiz.misreaders import MISREADERS
from tests.training.quiz.oracles import ByTopic
from tests.training.quiz.second_opinion import (
    check_high,
    check_live,
    check_low,
    check_nuts,
    check_play,
    check_potlimit,
    check_showdown,
)
from tests.training.quiz.stud_openers import check_opens

CHECKS = ByTopic[Callable[[dict[str, Any]], None]](
    "second opinion on its answers: CHECKS in tests/training/quiz/checks.py",
    {
        "high": check_high,
        "low": lambda asked: (check_every_low if asked["game"] in RAZZ else check_low)(asked),
        "play": check_play,
        "nuts": check_nuts,
        "showdown": check_showdown,
        "potlimit": check_potlimit,
        "live": check_live,
        "lower": check_lower,
        "badugi": check_badugi,
        "throw": check_discard,
        "opens": check_opens,
    },
)


def check_answers(question: AnyQuestion) -> None:
    said = json.loads(json.dumps(question_json(question)))
    check_deal(said)
    CHECKS[question.topic.key](said)
    EXPLANATIONS[question.topic.key](said)
    assert is_negative(said) in (None, question.negative)
    assert all(Reply(question, answer).right for answer in question.accept)
    for tempting in question.tempting:
        graded = Reply(question, tempting.answer)
        assert not graded.right and graded.error == tempting.error
        assert 1 <= tempting.pull <= 3
    assert said["error_kinds"] and 1 <= said["level"] <= 4


def check_deal(asked: dict[str, Any]) -> None:
    """Nobody has more cards than the game deals, or shows more than it turns up."""
    game, facts = CATALOGUE[asked["game"]], asked["facts"]
    hands = [facts.get("hand", ()), *facts.get("hands", {}).values()]
    assert max(map(len, hands)) <= game.hole_cards and len(facts.get("board", ())) <= game.board_cards, facts
    shown = max((len(other["up"]) for other in facts.get("others", ())), default=0)
    assert shown <= sum(street.up for street in game.streets), facts


def check_errors(question: AnyQuestion) -> list[str]:
    """The errors that the misreaders of this topic made."""
    said = json.loads(json.dumps(question_json(question)))
    met = []
    for answer, error in MISREADERS[question.topic.key](said):
        graded = Reply(question, question.topic.stored_answer(question.deal, answer))
        if not graded.right:
            assert graded.error is not None
            assert graded.error.key == error, (said, answer)
            met.append(error)
    return met
