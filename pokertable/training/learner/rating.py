"""A player's rating per skill with its deviation: Glicko-2, every answer a game against the question.

Mark E. Glickman, "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf; the steps are named as
there. An answer is a rating period of its own, so the volatility begins lower than the paper's 0.06.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Any, Final

from pokertable.model.text import INTERVAL
from pokertable.training.learner.skill import MOST_COUNTED

_SCALE: Final = 173.7178
"""Points per unit of the paper's inner scale."""
_TAU: Final = 0.5
"""How much the volatility may change."""
_TOLERANCE: Final = 1e-6
_START: Final = (1200.0, 350.0, 0.04)
LEVELS: Final = (1050, 1200, 1350, 1500, 1650)
"""Ratings of questions of levels 1 to 5."""
_QUESTION_DEVIATION: Final = 60.0
LEAST: Final = 10
"""Answers before a rating is shown."""
_LEVEL_ABOVE: Final = 150
"""Points above the level of a question that is answered right seven times out of ten."""
EASIEST, HARDEST = LEVELS[0] + _LEVEL_ABOVE, LEVELS[-1] + _LEVEL_ABOVE
"""Ratings with which the easiest and the hardest questions are answered right seven times out of ten."""
_KNOWN: Final = 200.0
"""Deviation of a player whose level alone is known."""
_LIKELY: Final = 0.7
"""Chance of a right answer from which a level fits."""


@dataclass(frozen=True, slots=True)
class Rating:
    """`points` with their `deviation` (one standard error), and how much they change, after `answers`.

    `level` is that of the next question.
    """

    points: float = _START[0]
    deviation: float = _START[1]
    volatility: float = _START[2]
    answers: int = 0
    level: int = 1

    @property
    def spread(self) -> float:
        """Half of the 95% interval, in points."""
        return INTERVAL * self.deviation

    @property
    def is_known(self) -> bool:
        """Whether there are enough answers to show it."""
        return self.answers >= LEAST

    def after(self, level: int, *, right: bool) -> Rating:
        """The rating after an answer to a question of this level; its own level moves by one step at most."""
        mu, phi = (self.points - 1500) / _SCALE, self.deviation / _SCALE
        mu_q, phi_q = (LEVELS[level - 1] - 1500) / _SCALE, _QUESTION_DEVIATION / _SCALE
        g = 1 / sqrt(1 + 3 * phi_q**2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - mu_q)))
        v = 1 / (g**2 * expected * (1 - expected))
        surprise = g * (right - expected)
        sigma = _volatility(phi, v, v * surprise, self.volatility)
        phi_after = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
        points = 1500 + _SCALE * (mu + phi_after**2 * surprise)
        after = Rating(points, min(_START[1], _SCALE * phi_after), sigma, self.answers + 1, self.level)
        step = max(-1, min(1, after.fitting - self.level))
        return Rating(after.points, after.deviation, after.volatility, after.answers, self.level + step)

    @property
    def fitting(self) -> int:
        """The highest level of questions that the player is likely to answer, from 1."""
        fits = [level for level, points in enumerate(LEVELS, 1) if self.chance(points) >= _LIKELY]
        return max(fits, default=1)

    def chance(self, points: float) -> float:
        """Chance of a right answer to a question of this rating."""
        return 1 / (1 + exp((points - self.points) / _SCALE))

    def json(self) -> list[float]:
        """The rating in plain JSON values."""
        return [round(self.points, 2), round(self.deviation, 2), round(self.volatility, 6), self.answers, self.level]


def _volatility(phi: float, v: float, delta: float, sigma: float) -> float:
    """Step 5 of the paper: the volatility after a surprise `delta`, by the Illinois algorithm."""
    a = log(sigma**2)

    def f(x: float) -> float:
        e = exp(x)
        return e * (delta**2 - phi**2 - v - e) / (2 * (phi**2 + v + e) ** 2) - (x - a) / _TAU**2

    low, high = a, log(delta**2 - phi**2 - v) if delta**2 > phi**2 + v else a - _TAU
    while delta**2 <= phi**2 + v and f(high) < 0:
        high -= _TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _TOLERANCE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


RATINGS: Final = "quiz.ratings"


def started(level: int) -> Rating:
    """The rating of a player whose skill is known by this level of questions alone."""
    return Rating(points=float(LEVELS[level - 1] + _LEVEL_ABOVE), deviation=_KNOWN, level=level)


class Ratings:
    """The ratings by topic and game, as stored; damaged ones begin anew."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        data = values.get(RATINGS)
        entries = data.items() if isinstance(data, dict) else ()
        found = {str(key): _rating(entry) for key, entry in entries}
        self._ratings = {key: rating for key, rating in found.items() if rating is not None}

    def renew(self, values: Mapping[str, Any]) -> None:
        """Take in what is stored; it is rounded, so ratings that are stored as they are here stay."""
        exact, self._ratings = self._ratings, Ratings(values)._ratings
        self._ratings |= {
            key: rating
            for key, rating in exact.items()
            if key in self._ratings and rating.json() == self._ratings[key].json()
        }

    def __contains__(self, skill: str) -> bool:
        return skill in self._ratings

    def of(self, skill: str) -> Rating:
        """The rating in a skill, named ``topic/game``."""
        return self._ratings.get(skill, Rating())

    def put(self, skill: str, rating: Rating) -> dict[str, Any]:
        """Set a rating; returns what is to be stored."""
        self._ratings[skill] = rating
        return {RATINGS: {key: each.json() for key, each in self._ratings.items()}}


def _rating(entry: object) -> Rating | None:
    if not isinstance(entry, list) or len(entry) != 5 or not all(type(each) in (int, float) for each in entry):
        return None
    points, deviation, volatility, answers, level = entry
    if not (-3000 <= points <= 6000 and 0.01 <= deviation <= 350 and 1e-6 <= volatility < 1):
        return None  # the least are those of `Rating.json`: the square of a smaller one may be 0
    return (
        Rating(float(points), float(deviation), float(volatility), int(answers), int(level))
        if 1 <= level <= 5 and 0 <= answers <= MOST_COUNTED
        else None
    )


def together(ratings: list[Rating], least: int = LEAST) -> Rating | None:
    """Several skills as one, each weighted by its precision; None until they have `least` answers together."""
    known = [rating for rating in ratings if rating.answers]
    if sum(rating.answers for rating in known) < least:
        return None
    weights = [1 / rating.deviation**2 for rating in known]
    points = sum(weight * rating.points for weight, rating in zip(weights, known, strict=True)) / sum(weights)
    return Rating(points, sum(weights) ** -0.5, _START[2], sum(rating.answers for rating in known))
