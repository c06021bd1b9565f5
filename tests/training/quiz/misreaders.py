"""Readers who each make one mistake, written apart from the program: what they answer, and what it should be called.

They know a question's JSON alone. An answer may happen to be right all the same; whoever asks them looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.training.quiz import low_games, stud_openers
from tests.training.quiz.card_misreaders import Said, high, low, nuts, play
from tests.training.quiz.oracles import ByTopic
from tests.training.quiz.table_misreaders import live, potlimit, showdown

MISREADERS = ByTopic[Callable[[dict[str, Any]], Iterator[Said]]](
    "readers who misread: MISREADERS in tests/training/quiz/misreaders.py",
    {
        "high": high,
        "low": lambda asked: (low_games.every_low if asked["game"] in low_games.RAZZ else low)(asked),
        "play": play,
        "nuts": nuts,
        "showdown": showdown,
        "potlimit": potlimit,
        "live": live,
        "lower": low_games.lower,
        "badugi": low_games.badugi,
        "throw": low_games.discard,
        "opens": stud_openers.opens,
    },
)
