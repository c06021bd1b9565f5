"""The list of topics: each is a file of this folder that defines its `TOPIC`, loaded on first use."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pokertable.training.quiz.topic import AnyTopic

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
    "throw": "what_to_discard",
    "opens": "who_opens",
}
"""The files of the topics of reading by key, in display order."""
DECIDE: Final = "decide"
BANKED: Final = {DECIDE: "what_to_do"}
"""The files of topics whose questions are counted beforehand: asked on pages of their own."""
_ALL: Final = FILES | BANKED


@cache
def topics() -> tuple[AnyTopic, ...]:
    """All topics of reading."""
    return tuple(map(topic_from, FILES))


@cache
def topic_from(key: str) -> AnyTopic:
    """The topic of this key; raises `QuizError` listing the valid ones."""
    from pokertable.training.quiz.deals import QuizError

    if key not in _ALL:
        raise QuizError("topic {topic}: expected one of {names}", topic=repr(key), names=", ".join(_ALL))
    topic: AnyTopic = import_module(f"{__name__}.{_ALL[key]}").TOPIC
    if topic.key != key:
        raise TypeError(f"{_ALL[key]}.py is listed as the topic {key!r} and makes {topic.key!r}")
    return topic


def warm_up() -> None:
    """Load the modules that the first question of a process needs. For a worker thread."""
    from pokertable.training.quiz.topics.nuts_readers import load_arrays

    topics()
    load_arrays()
