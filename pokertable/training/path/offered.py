"""The topics and games that the quiz is begun with: those that the player ticked, else those of the chosen course."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pokertable.model.games import CATALOGUE
from pokertable.training.path.standing import CourseStanding
from pokertable.training.quiz.topics import FILES

if TYPE_CHECKING:
    from pokertable.session.history.store.values import Values

_TICKED: Final = "quiz.ticked"


class Offered(NamedTuple):
    """Keys of topics of reading, the easiest first, and of games."""

    topics: Sequence[str]
    games: Sequence[str]


def of_course(standing: CourseStanding) -> Offered:
    """The course's games, with the topics of the unit where the player is.

    Where that asks about no reading, those of the last unit before it that does; at the end of the course all of them.
    """
    asked = [[key for key in FILES if key in unit.topics] for unit in standing.units]
    here = standing.here
    if here is None:
        found = [key for key in FILES if any(key in topics for topics in asked)]
    else:
        before = asked[: standing.units.index(here) + 1]
        found = next((topics for topics in (*reversed(before), *asked) if topics), [])
    return Offered(found, standing.course.games)


def keep_ticked(store: Values, topics: Iterable[str], games: Iterable[str]) -> None:
    """Keep the topics and games that the player ticked."""
    store.set_all({_TICKED: {"topics": list(topics), "games": list(games)}})


def ticked(store: Values) -> Offered | None:
    """The topics and games that the player ticked; None for none, or where they are damaged."""
    data = store.get(_TICKED)
    topics, games = (_listed(data, name) for name in Offered._fields)
    found = Offered([key for key in FILES if key in topics], [key for key in CATALOGUE if key in games])
    return found if found.topics and found.games else None


def _listed(data: Any, name: str) -> list[Any]:
    entry = data.get(name) if isinstance(data, dict) else None
    return entry if isinstance(entry, list) else []
