"""The quiz's first page: topics, games, length; today's due questions, and recent results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from pokertable.model.games import CATALOGUE
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.scores import DayScores, Score
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import DECIDE, topics
from pokertable.views.kit.fonts import face, fitted, follow_scale, follow_text, scaled, sized
from pokertable.views.kit.key_map import Acts
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_words
from pokertable.views.kit.signs import tick_icon
from pokertable.views.kit.translate import counted, shown
from pokertable.views.quiz.skills import SkillTable, games
from pokertable.views.widgets.buttons import Button, Tone, push_button, text_button
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, Gap, Part, in_column, in_row, scrolled
from pokertable.views.widgets.segments import Segments

COUNTS: Final = (5, 10, 20, 50)
SECONDS: Final = (0, 60, 30, 15)
_LEAST, _HIGHEST = 25, 60
"""Least and greatest height of a topic or a game, in px."""
_LEAST_FIGURES: Final = 160
"""Least height of the way to the graphs, in px: the rest of its room goes to the games."""
_TOPICS_ACROSS: Final = 3
_GAMES_ACROSS: Final = ((6, 2), (18, 3), (99, 4))
"""Number of games up to which this number is side by side."""
_LARGEST: Final = (1400, 760)
"""Greatest width and height of the contents, in px; they are centred in a larger window."""
_TICK: Final = 10
"""Width of the tick before marked entries, in px."""
_GAP: Final = 6
_ALL: Final = 20
"""Height of the buttons that mark all or none, in px before it is sized."""
_SIZES: Final = (14, 12, 11)
"""Type sizes of the topics and games, in px."""


class QuizStart(Arranged, QWidget):
    """`wanted(topics, games, count, seconds)`: begin a session; 0 seconds: no timer. `figures`: the graphs.

    `decisions_wanted(game)`: open those of this game, "" for any. `ticked()`: the player changed the marked topics or
    games. `today_wanted()` and `left()` lead to other pages of learning.
    """

    wanted = Signal(object, object, int, int)
    decisions_wanted = Signal(str)
    ticked = Signal()
    today_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.all_topics = self._all_button()
        self.topics = {topic: self._toggle(shown(topic.title)) for topic in topics()}
        self.all_games = self._all_button()
        self.games = {key: self._toggle(_title(key)) for key in games()}
        limits = [self.tr("{count} s").format(count=limit) if limit else self.tr("No timer") for limit in SECONDS]
        self.counts = Segments(self.tr("Questions"), COUNTS, [*map(str, COUNTS)], self, whole=True)
        self.seconds = Segments(self.tr("Time per question"), SECONDS, limits, self, whole=True)
        self.counts.set_value(10)
        self.seconds.set_value(0)
        self.all_topics.clicked.connect(lambda: self._mark_all(self.topics.values()))
        self.all_games.clicked.connect(lambda: self._mark_all(self.games.values()))
        for button in (*self.topics.values(), *self.games.values()):
            button.setChecked(True)
            button.clicked.connect(self._tick)
        self.back = Button(Tone.OUTLINED, self, self.tr("Back to the path"), key=self.tr("Esc"), clicked=self.left)
        follow_text(self.back.setFixedHeight, 52)
        self.begin = Button(Tone.FILLED, self, key=self.tr("Enter"), clicked=self.start)
        follow_text(self.begin.setFixedHeight, 52)
        self.today = Button(Tone.QUIET, self, self.tr("Today"), key="T", clicked=self.today_wanted)
        self.figures = Button(Tone.QUIET, self, self.tr("Progress in graphs"), key="P")
        for button in (self.today, self.figures):
            follow_scale(button.setMinimumWidth, _LEAST_FIGURES)
        self.due = PlainLabel(self, wraps=True)
        self.due_title = PlainLabel(self, tone="heading", wraps=True)  # its words leave the games their room
        self.strip = DayStrip(self)
        self.table = SkillTable(self)
        self.table.wanted.connect(self.choose_alone)
        self._build()
        self._fit()
        look().changed.connect(self._fit)

    # Input

    def show_progress(self, progress: Progress) -> None:
        """Show due questions, the days, the skills by game, the errors."""
        due = progress.due_by_error()
        count = sum(number for _, _, number in due)
        if count:
            self.due_title.setText(
                counted("%n missed question comes back today", "%n missed questions come back today", count)
            )
            line = self.tr("{error} ({topic})\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{count}")
            lines = [
                line.format(error=shown(error.title), topic=shown(topic.title), count=number)
                for topic, error, number in due[:4]
            ]
            more = sum(number for _, _, number in due[4:])
            if more:
                lines.append(counted("and %n more", "and %n more", more))
            if any(topic.key == DECIDE for topic, _, _ in due):
                lines.append(self.tr("Costly decisions in hands you reviewed come back here too."))
            self.due.setText("\n".join(lines))
        else:
            self.due_title.setText(self.tr("Nothing comes back today"))
            waiting = progress.waiting()
            words = counted("%n missed question comes back later.", "%n missed questions come back later.", waiting)
            self.due.setText(words if waiting else self.tr("Questions you miss come back here with different cards."))
        self.strip.show_days(progress.by_day())
        self.table.show_progress(progress)
        self._fit()

    def say_wait(self) -> None:
        """Show that the first question is being prepared."""
        self.begin.say(self.tr("Begin"), reason=self.tr("Dealing the first question…"))

    def choose(self, topics: Sequence[AnyTopic], games: Sequence[str]) -> None:  # noqa: D102
        for topic, button in self.topics.items():
            button.setChecked(topic in topics)
        for key, game in self.games.items():
            game.setChecked(key in games)
        self._fit()

    def choose_alone(self, topic: AnyTopic | None, game: str | None) -> None:
        """Mark only this topic and this game; None: the marked ones stay if they fit together, else all are marked.

        Decisions have a page of their own.
        """
        if topic is not None and topic.key == DECIDE:
            self.decisions_wanted.emit(game or "")
            return
        topics, games = self.marked
        if topic is not None:
            topics = [topic]
            games = [key for key in games if key in topic.games] or list(topic.games)
        if game is not None:
            games = [game]
            topics = [each for each in topics if game in each.games] or [
                each for each in self.topics if game in each.games
            ]
        self.choose(topics, games)
        self.ticked.emit()

    def _tick(self) -> None:
        self._fit()
        self.ticked.emit()

    def _mark_all(self, buttons: Iterable[Button]) -> None:
        """Mark all of them; none, if all are marked."""
        is_all = all(button.isChecked() for button in buttons)
        for button in buttons:
            button.setChecked(not is_all)
        self._tick()

    def start(self) -> None:
        """Begin with the marked entries."""
        topics, games = self.marked
        if self.begin.isEnabled():
            self.wanted.emit(topics, games, self.counts.value, self.seconds.value)

    def keys(self) -> Acts:
        """The keys of the page."""
        key = Qt.Key
        return {
            key.Key_Return: self.start,
            key.Key_Enter: self.start,
            key.Key_P: self.figures.click,
            key.Key_T: self.today.click,
            key.Key_Escape: self.back.click,
        }

    # Internals

    def arrange(self) -> None:
        """Fit the text to the longest topic's button."""
        left = 5 * (self.width() - scaled(72)) // 9
        titles = {shown(topic.title): _TOPICS_ACROSS for topic in self.topics}
        titles |= {_title(key): _games_across(len(self.games)) for key in self.games}
        besides = scaled(32 + _TICK + 4)
        rooms = {title: (left - (across - 1) * scaled(_GAP)) // across - besides for title, across in titles.items()}
        px = min(fitted(title, room, _SIZES, bold=True) for title, room in rooms.items())
        for button in (*self.topics.values(), *self.games.values()):
            button.set_largest(max((size for size in _SIZES if sized(size) <= px), default=_SIZES[-1]))

    @property
    def marked(self) -> tuple[list[AnyTopic], list[str]]:
        """The marked topics and games."""
        topics = [topic for topic, button in self.topics.items() if button.isChecked()]
        games = [key for key, button in self.games.items() if button.isChecked()]
        return topics, games

    def _fit(self) -> None:
        topics, games = self.marked
        tick = tick_icon(scaled(_TICK), self.devicePixelRatioF())
        for button in (*self.topics.values(), *self.games.values()):
            button.setIconSize(QSize(scaled(_TICK), scaled(_TICK)))
            button.setIcon(tick if button.isChecked() else QIcon())
        for every, count, marked in (
            (self.all_topics, len(self.topics), len(topics)),
            (self.all_games, len(self.games), len(games)),
        ):
            every.say(self.tr("None") if marked == count else self.tr("All"))
        asked = [topic for topic in topics if any(game in topic.games for game in games)]
        reason = "" if asked else self.tr("choose a topic and a game that go together")
        self.begin.say(self.tr("Begin"), reason=reason)

    def _toggle(self, text: str) -> Button:
        button = push_button(text, self, checkable=True)
        follow_scale(button.setMinimumHeight, _LEAST)
        follow_scale(button.setMaximumHeight, _HIGHEST)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        return button

    def _all_button(self) -> Button:
        """Marks all of a group with one click, or none."""
        button = text_button(self.tr("None"), self)
        button.set_largest(12)
        follow_text(button.setFixedHeight, _ALL)
        return button

    def _build(self) -> None:
        said = self.tr("Read hands. Each question you miss comes back until you get it right.")
        heading = PlainLabel(self, said, tone="heading", wraps=True)  # one line would take the room of the table beside
        games = _games_across(len(self.games))
        groups = QWidget(self)
        in_column(
            *self._group(self.tr("Topic"), self.all_topics, [*self.topics.values()], _TOPICS_ACROSS),
            *self._group(self.tr("Game"), self.all_games, [*self.games.values()], games),
            of=groups, margins=NO_MARGINS, spacing=6,
        )  # fmt: skip
        self.groups = scrolled(groups, self)
        self.groups.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        left = in_column(
            heading,
            Gap(4),
            (self.groups, 1),
            toned(QLabel(self.tr("Questions"), self), "section"),
            self.counts,
            toned(QLabel(self.tr("Time per question"), self), "section"),
            self.seconds,
            Gap(8),
            in_row((self.back, 2), (self.begin, 3), spacing=6),
            spacing=6,
        )
        side = QFrame(self)
        side.setObjectName("card")
        right = in_column(
            self.due_title, self.due, self.strip, self.table, in_row((self.today, 1), (self.figures, 1), spacing=6),
            of=side, margins=(14, 14, 14, 14), spacing=6,
        )  # fmt: skip
        right.setStretchFactor(self.table, 1)
        inner = QWidget(self)
        follow_scale(inner.setMaximumSize, *_LARGEST)
        in_row(inner, of=self, margins=(24, 16, 24, 16))
        in_row((left, 5), (side, 4), of=inner, margins=NO_MARGINS, spacing=24)

    def _group(self, title: str, every: Button, buttons: Sequence[Button], across: int) -> tuple[Part, ...]:
        grid = QGridLayout()
        follow_scale(grid.setSpacing, _GAP)
        for index, button in enumerate(buttons):
            grid.addWidget(button, index // across, index % across)
        head = in_row(toned(QLabel(title, self), "section"), STRETCH, every, spacing=8)
        return head, (grid, -(-len(buttons) // across)), Gap(4)


def _title(game: str) -> str:
    """The short title of a game, as at the top of the table beside it."""
    return shown(CATALOGUE[game].short_title)


def _games_across(count: int) -> int:
    return next(across for most, across in _GAMES_ACROSS if count <= most)


class DayStrip(Drawn, QWidget):
    """A bar per day for the last 30 days: answers, the right ones filled."""

    smooth = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: tuple[Score, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self.setFixedHeight, 104)

    def show_days(self, scores: DayScores) -> None:  # noqa: D102
        self._days, total = scores.days, scores.total
        words = self.tr("Last 30 days: {right} of {asked} right").format(right=total.right, asked=total.asked)
        self.setAccessibleName(words)
        self.setVisible(bool(total.asked))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(300), sized(104))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        paint_words(
            painter, QRectF(0, scaled(4), self.width(), sized(18)), self.accessibleName(), face(sized(12)), "muted"
        )
        most = max([10, *(score.asked for score in self._days)])
        box = QRectF(0, sized(28), self.width(), self.height() - sized(28) - scaled(6))
        step = box.width() / max(1, len(self._days))
        for index, score in enumerate(self._days):
            x = box.x() + index * step
            full = box.height() * score.asked / most
            good = box.height() * score.right / most
            painter.fillRect(QRectF(x, box.bottom() - scaled(2), step - scaled(2), scaled(2)), theme.color("line"))
            painter.fillRect(QRectF(x, box.bottom() - full, step - scaled(2), full), theme.color("line"))
            painter.fillRect(QRectF(x, box.bottom() - good, step - scaled(2), good), theme.color("right"))
