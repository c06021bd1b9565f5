"""Results of each skill: topics down, games across."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.games import CATALOGUE
from pokertable.session.words.breaks import lines
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.scores import Score
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import DECIDE, topic_from, topics
from pokertable.views.kit.fonts import face, follow_text, least_text, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_elided, paint_words
from pokertable.views.kit.translate import game_title, in_a_row, in_clauses, shown
from pokertable.views.widgets.labels import plain_tip

_HEAD: Final = 40
"""Height of the games' names above the columns, with room for two lines, in px before it is sized."""
_ROW: Final = 15
"""Least height of a topic's line, in px."""
_TALLY: Final = "00/00"
"""Text for which a column has at least room."""
_JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
_LONGEST: Final = 6
"""Characters of a Japanese word that stay on one line."""
_TWO_LINES: Final = 3.0
"""Height of a line of the table, of the type size, from which a title of two stands apart from the next."""
_SMALLEST: Final = 12
"""Designed type size at which columns are counted."""
_BREAK: Final = "\N{ZERO WIDTH SPACE}"
NO_BREAK: Final = "/\u2060"
"""A slash without a line break after it."""


def skills() -> tuple[AnyTopic, ...]:
    """The topics of reading, and the decisions."""
    return (*topics(), topic_from(DECIDE))


def games() -> list[str]:
    """The keys of the games that fit some topic."""
    return [key for key in CATALOGUE if any(key in topic.games for topic in topics())]


class SkillTable(Drawn, QWidget):
    """Topics down, games across: right of asked in the last 30 days.

    `wanted(topic, game)`: a click on a cell; on a topic or a game alone the other is None.
    """

    smooth = False

    wanted = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores: dict[tuple[AnyTopic, str], Score] = {}
        self._places: list[tuple[QRectF, AnyTopic | None, str | None]] = []
        """Clickable areas with their topic and game."""
        self.setMouseTracking(True)
        follow_text(self.setMinimumHeight, _HEAD + _ROW * len(skills()))

    def show_progress(self, progress: Progress) -> None:
        """Set the figures."""
        self._scores = {(topic, game): progress.score(topic, game) for topic in skills() for game in topic.games}
        said = self.tr("{topic}, {game}: {right} of {asked}")
        words = [
            said.format(topic=shown(topic.title), game=game_title(game), right=score.right, asked=score.asked)
            for (topic, game), score in self._scores.items()
            if score.asked
        ]
        self.setAccessibleName(in_clauses(words))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        columns = self.columns()
        heads = list(map(_head, columns))
        top = sized(_HEAD)
        step = min(float(sized(72)), (self.height() - top) / len(skills()))
        usual = 14 if self.width() > scaled(380) else 12
        at_usual_size = (scaled(usual), scaled(12)), (scaled(12), scaled(11))
        for size, small in ((sized(usual), sized(12)), *at_usual_size):
            needs = column_needs(heads, small)
            names = self._names_width(size, self.width() - sum(needs))
            if names + sum(needs) <= self.width() and (
                step >= _TWO_LINES * size or names >= self._names_width(size, 9999)
            ):
                break
        edges = column_edges(needs, names, self.width())
        self._places = []
        centre = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        beside = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        for (left, right), head, game in zip(pairwise(edges), heads, columns, strict=True):
            box = QRectF(left, 0, right - left, top - scaled(4))
            paint_words(painter, box, head, face(small), "muted", centre)
            self._places.append((box, None, game))
        for row, topic in enumerate(skills()):
            y = top + row * step
            room, title = QRectF(0, y, names - scaled(12), step), shown(topic.title)
            self._places.append((room, topic, None))
            apart = int(step / _TWO_LINES)  # the largest type in which two lines stand apart from the next title
            if apart < least_text() or width_of(title, size) <= room.width():
                paint_elided(painter, room, title, face(size))
            else:
                paint_words(painter, room, title, face(min(size, apart)), "text", beside)
            for (left, right), game in zip(pairwise(edges), columns, strict=True):
                box = QRectF(left + scaled(2), y + scaled(2), right - left - scaled(4), step - scaled(4))
                score = self._scores.get((topic, game))
                if score is not None:
                    self._paint_cell(painter, box, score, small)
                    self._places.append((box, topic, game))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the topic or game under the pointer."""
        found = self._place_at(event.position())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(*found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the effect of a click."""
        found = self._place_at(event.position())
        self.setCursor(Qt.CursorShape.ArrowCursor if found is None else Qt.CursorShape.PointingHandCursor)
        if found is None:
            self.setToolTip("")
            return
        topic, game = found
        names = [*([shown(topic.title)] if topic else []), *([game_title(game)] if game else [])]
        decides = topic is not None and topic.key == DECIDE
        says = self.tr("Open: {names}") if decides else self.tr("Select only this: {names}")
        self.setToolTip(plain_tip(says.format(names=in_a_row(names))))

    def _place_at(self, point: QPointF) -> tuple[AnyTopic | None, str | None] | None:
        return next(((topic, game) for box, topic, game in self._places if box.contains(point)), None)

    def columns(self) -> list[str]:
        """The games that fit beside the topics in one line, in the catalogue's order.

        Those asked most are kept first, then each topic's first one. A topic loses its last game only once there is
        nothing else to leave out that wasn't asked.
        """
        asked = {game: sum(score.asked for (_, of), score in self._scores.items() if of == game) for game in games()}
        first = {next(game for game in games() if game in topic.games) for topic in skills()}
        wanted = sorted(asked, key=lambda game: (-asked[game], game not in first))
        small = scaled(_SMALLEST)
        room = self.width() - self._names_width(small, 9999)
        while len(wanted) > 1 and sum(column_needs(list(map(_head, wanted)), small)) > room:
            spare = [game for game in wanted if not asked[game] and _is_spare(game, wanted)]
            wanted.remove([*wanted, *spare][-1])
        return [game for game in games() if game in wanted]

    def _names_width(self, size: int, room: float) -> float:
        """The width of the topics' column: their titles in one line, or in two where the games leave no more `room`."""
        titles = [shown(topic.title) for topic in skills()]
        one_line = max(width_of(title, size) for title in titles) + scaled(12)
        return min(one_line, max(room, *(_widest_word(title, size) + scaled(12) for title in titles)))

    def _paint_cell(self, painter: QPainter, box: QRectF, score: Score, px: int) -> None:
        theme = look().theme
        painter.fillRect(box, theme.color("raised"))
        if score.asked:
            filled = box.width() * score.right / score.asked
            painter.fillRect(QRectF(box.x(), box.bottom() - scaled(3), filled, scaled(3)), theme.color("right"))
            paint_words(painter, box, f"{score.right}/{score.asked}", face(px), "text", CENTRE)


def _is_spare(game: str, columns: Sequence[str]) -> bool:
    """Whether each topic of this game has another of the columns."""
    return all(game not in topic.games or set(columns) & {*topic.games} - {game} for topic in skills())


def _head(game: str) -> str:
    """The name over a column, on at most two lines: a long Japanese word may break in the middle."""
    title = shown(CATALOGUE[game].short_title)
    if not _JAPANESE.search(title):
        return title.replace("/", NO_BREAK)
    half = -(-len(title) // 2)
    return title if " " in title or len(title) <= _LONGEST else title[:half] + _BREAK + title[half:]


def column_needs(heads: Sequence[str], px: int) -> list[float]:
    """The least width of each column in px: its heading on two lines, and a tally, in type of this size."""
    return [max(_in_two_lines(head, px) + scaled(6), width_of(_TALLY, px) + scaled(4)) for head in heads]


def _in_two_lines(title: str, size: int) -> float:
    """Width of the longer of two lines, broken where that is least, in px."""
    parts = list(lines(title, lambda _: False))
    ways = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(len(parts))]
    return min(max(width_of(line, size) for line in way) for way in ways)


def _widest_word(title: str, size: int) -> float:
    """Width of the longest unbreakable part, in px."""
    return max(width_of(part, size) for part in lines(title, lambda _: False))


def column_edges(needs: Sequence[float], left: float, right: float) -> list[float]:
    """The edges of columns between `left` and `right`, equal if that suffices for each, else as they need."""
    each = (right - left) / len(needs)
    spare = (right - left - sum(needs)) / len(needs)
    widths = [each if each >= max(needs) else need + spare for need in needs]
    return list(accumulate(widths, initial=left))
