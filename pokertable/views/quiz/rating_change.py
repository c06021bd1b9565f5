"""Ratings before and after a session, each with its 95% interval."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.training.learner.rating import Rating, together
from pokertable.training.learner.run import QuizRun
from pokertable.training.learner.scores import score_name
from pokertable.training.path.unit_run import UnitRun
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from
from pokertable.views.kit.fonts import face, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_fitting, paint_words
from pokertable.views.kit.translate import game_title, in_a_row, in_clauses, number, shown
from pokertable.views.quiz.skills import NO_BREAK

_ROW: Final = 34
_MOST: Final = 3
"""Most skills shown."""


class Change(NamedTuple):
    """A skill's rating before a session and now."""

    title: str
    before: Rating
    now: Rating

    @property
    def points(self) -> int:
        """Points won."""
        return round(self.now.points) - round(self.before.points)

    @property
    def is_sure(self) -> bool:
        """Whether the intervals are apart: beyond chance."""
        return abs(self.now.points - self.before.points) > self.before.spread + self.now.spread


def changes(run: QuizRun) -> list[Change]:
    """The skills of a session whose ratings are known, as they were before it and are now.

    Of questions on a unit of the path it is the unit's rating, as the path shows it.
    """
    if isinstance(run, UnitRun):
        return _of_unit(run)
    first = dict[tuple[AnyTopic, str], Rating]()
    for outcome in run.outcomes:
        question = outcome.reply.question
        first.setdefault((question.topic, question.game), outcome.rating)
    found = []
    for (topic, game), before in first.items():
        now = run.progress.rating(topic, game)
        if before.answers and now.is_known:
            title = in_a_row([shown(topic.title), game_title(game)]).replace("/", NO_BREAK)
            found.append(Change(title, before, now))
    return found[:_MOST]


def _of_unit(run: UnitRun) -> list[Change]:
    first = dict[str, Rating]()
    for outcome in run.outcomes:
        first = {**outcome.ratings, **first}
    rated = [(topic_from(topic), game, theme) for topic, game, theme in run.course.rated(run.unit)]
    now = [run.progress.rating(*each) for each in rated]
    names = [score_name(topic.key, game, theme) for topic, game, theme in rated]
    before = together([first.get(name, rating) for name, rating in zip(names, now, strict=True)], least=1)
    after = together(now)
    return [Change(shown(run.unit.kind.title), before, after)] if before and after else []


class RatingChanges(Drawn, QWidget):
    """A row a skill: before muted, now white, on one scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Change] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_run(self, run: QuizRun) -> None:
        """Show what a session changed; nothing while no rating is known."""
        self.rows = changes(run)
        self.setVisible(bool(self.rows))
        self.setAccessibleName(in_clauses(in_a_row([row.title, *self._figures(row)]) for row in self.rows))
        self.updateGeometry()
        self.update()

    def _figures(self, row: Change) -> tuple[str, str]:
        """The change in words, and the rating now."""
        said = self.tr("no change")
        if row.points:
            signed = f"{row.points:+d}".replace("-", "−")
            said = signed if row.is_sure else self.tr("{points} so far").format(points=signed)
        return said, number(round(row.now.points))

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(400), sized(_ROW) * len(self.rows))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, high, wide = look().theme, float(sized(_ROW)), float(self.width())
        ends = [each.points + side * each.spread for row in self.rows for each in row[1:] for side in (-1, 1)]
        low, most = min(ends), max(ends)
        left, right = 0.3 * wide, wide - sized(190)
        for at, row in enumerate(self.rows):
            top = at * high
            paint_fitting(painter, QRectF(0, top, left - scaled(12), high), row.title, (14, 13, 12, 11), bold=True)
            for rating, ink, y in ((row.before, "muted", 0.33), (row.now, "text", 0.67)):
                middle = top + y * high
                x = [
                    left + (right - left) * (points - low) / max(1.0, most - low)
                    for points in (rating.points - rating.spread, rating.points, rating.points + rating.spread)
                ]
                painter.setPen(QPen(theme.color(ink), scaled(2)))
                painter.drawLine(QPointF(x[0], middle), QPointF(x[2], middle))
                for end in (x[0], x[2]):
                    painter.drawLine(QPointF(end, middle - scaled(4)), QPointF(end, middle + scaled(4)))
                painter.setBrush(theme.color(ink))
                painter.drawEllipse(QPointF(x[1], middle), scaled(4), scaled(4))
            said, figure = self._figures(row)
            room = QRectF(right + scaled(12), top, sized(178) - scaled(12), high)
            paint_words(painter, room, figure, face(sized(17), bold=True), "text", RIGHT)
            paint_fitting(painter, room.adjusted(0, 0, -sized(58), 0), said, (13, 12, 11), "muted", RIGHT)
