"""The list of topics: each is a file of this folder that makes its `TOPIC`, loaded when it is first wanted."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from pokertable.training.quiz.question import Topic

FILES: Final = {
    "high": "best_high",
    "low": "best_low",
    "play": "which_play",
    "nuts": "the_nuts",
    "showdown": "who_wins",
    "potlimit": "pot_maximum",
    "live": "live_cards",
    "range": "their_range",
    "lower": "which_is_lower",
    "badugi": "how_many_count",
    "throw": "what_to_throw",
    "opens": "who_opens",
}
"""The topics by key, in the order in which they are shown, and their files."""


@cache
def topics() -> tuple[Topic, ...]:
    """All topics."""
    return tuple(map(topic_from, FILES))


@cache
def topic_from(key: str) -> Topic:
    """The topic of this key; raises `QuizError` naming those there are."""
    from pokertable.training.quiz.deals import QuizError

    if key not in FILES:
        raise QuizError("topic {topic}: expected one of {names}", topic=repr(key), names=", ".join(FILES))
    return cast("Topic", import_module(f"{__name__}.{FILES[key]}").TOPIC)


def warm_up() -> None:
    """Load what the first question of a process waits for. For a worker thread."""
    from pokertable.training.quiz.topics.nuts_readers import load_arrays

    topics()
    load_arrays()
