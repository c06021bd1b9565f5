"""The course that the player chose, the units practised, and the best result of each checkpoint, as stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pokertable.training.path.course import Course, Unit, all_courses

if TYPE_CHECKING:
    from pokertable.session.history.store.values import Values

QUESTIONS: Final = 10
"""Questions of a checkpoint."""
TO_PASS: Final = 8
"""Right answers that pass it."""
_PATH: Final = "path"


class Kept:
    """Stored progress on the path. Damaged entries are dropped: they only cost a repeated checkpoint.

    `learns` is the key of the chosen course, None while the player was not asked; empty: the question was skipped.
    `is_new`: the player has never played poker.
    """

    def __init__(self, store: Values) -> None:
        self._store = store
        self.learns: str | None = None
        self.is_new = False
        self._practised: set[str] = set()
        self._best: dict[str, int] = {}
        self._take_in()

    def _take_in(self) -> None:
        """Take in what is stored: another window of the profile may have kept something meanwhile."""
        data = self._store.get(_PATH)
        data = data if isinstance(data, dict) else {}
        learns, practised, best = data.get("learns"), data.get("practised"), data.get("best")
        if learns == "" or (learns and learns in [course.key for course in all_courses()]):
            self.learns = learns
        self.is_new = self.is_new or data.get("new") is True
        self._practised.update(map(str, practised if isinstance(practised, list) else ()))
        for key, count in best.items() if isinstance(best, dict) else ():
            if type(count) is int and 0 <= count <= QUESTIONS:
                self._best[str(key)] = max(count, self._best.get(str(key), 0))

    def best(self, course: Course, unit: Unit) -> int | None:
        """The most right answers in a checkpoint, None if it was never finished."""
        return self._best.get(_name(course, unit))

    def has_practised(self, course: Course, unit: Unit) -> bool:
        """Whether the practice of a unit was gone through once."""
        return _name(course, unit) in self._practised

    def choose(self, learns: str, *, is_new: bool = False) -> None:
        """Keep what the player wants to learn; empty: the question was skipped."""
        self._take_in()
        self.learns, self.is_new = learns, is_new
        self._keep()

    def finished(self, course: Course, unit: Unit, right: int) -> None:
        """Keep the result of a checkpoint if it is the best."""
        self._take_in()
        name = _name(course, unit)
        self._best[name] = max(right, self._best.get(name, 0))
        self._keep()

    def practised(self, course: Course, unit: Unit) -> None:
        """Keep that the practice of a unit was gone through."""
        self._take_in()
        self._practised.add(_name(course, unit))
        self._keep()

    def _keep(self) -> None:
        data: dict[str, Any] = {
            "learns": self.learns,
            "new": self.is_new,
            "best": self._best,
            "practised": sorted(self._practised),
        }
        self._store.set_all({_PATH: data})


def _name(course: Course, unit: Unit) -> str:
    return f"{course.key}/{unit.kind.value}"
