"""The right column of the quiz: what to do and the help before the answer, the verdict and the error after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.progress import Score
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.fonts import face, fitting, follow_text, set_type, sized, width_of
from pokertable.views.kit.labels import PlainLabel, toned
from pokertable.views.kit.layouts import STRETCH, in_column
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.signs import paint_verdict
from pokertable.views.kit.translate import in_a_row


@dataclass(frozen=True, kw_only=True, slots=True)
class SideWords:
    """What the column says. `right` None before the answer; `error`: its name, in a ring.

    `how`: to answer; with cards as a phrase. `figures` with their words, and `keys`, what moves
    what: where there is room. `means` what it means for the price, and what those figures `rest` on.
    """

    headline: str
    right: bool | None = None
    error: str = ""
    note: str = ""
    how: str | Phrase = ""
    figures: tuple[tuple[str, str], ...] = ()
    keys: str = ""
    remember: str = ""
    means: str = ""
    rest: str = ""
    back: str = ""
    back_more: str = ""
    help: str = ""


class QuizSide(QFrame):
    """Words from above to below, then the bars of the skills and, at the foot, how much help there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._accent: bool | None = None
        self._least = 0
        self.headline = PlainLabel(self, tone="heading", wraps=True)
        self.error = ErrorPill(self)
        self.remember = PlainLabel(self, tone="strong", wraps=True)
        self.how, self.back = RichLabel(self), PlainLabel(self, wraps=True)
        self.how.setWordWrap(True)
        self.means = PlainLabel(self, wraps=True)
        muted = (PlainLabel(self, tone="muted", wraps=True) for _ in range(5))
        self.note, self.keys, self.rest, self.back_more, self.help = muted
        self._error_title = toned(QLabel(self.tr("The error"), self), "muted")
        self._remember_title = toned(QLabel(self.tr("Remember"), self), "muted")
        self._means_title = toned(QLabel(self.tr("What it means for you"), self), "muted")
        self._back_title = toned(QLabel(self.tr("Comes back"), self), "muted")
        self.bars = SkillBars(self)
        self.figures = FigureRow(self)
        self._separators = [Separator(self) for _ in range(4)]
        self._build()

    def say(self, words: SideWords, skills: Sequence[tuple[str, Score]]) -> None:
        """Show these words and the skills' figures."""
        self._accent = words.right
        self.headline.setText(words.headline)
        self.error.say(words.error)
        for label, text in (
            (self.note, words.note),
            (self.keys, words.keys),
            (self.remember, words.remember),
            (self.means, words.means),
            (self.rest, words.rest),
            (self.back, words.back),
            (self.back_more, words.back_more),
            (self.help, words.help),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.figures.show_figures(words.figures)
        self.how.show_phrase(words.how if isinstance(words.how, Phrase) else phrase("{how}", how=words.how))
        self.how.setVisible(bool(words.how))
        self.error.setVisible(bool(words.error))
        self._error_title.setVisible(bool(words.error))
        self._remember_title.setVisible(bool(words.remember))
        self._means_title.setVisible(bool(words.means))
        self._back_title.setVisible(bool(words.back))
        begun = bool(words.error or words.note or words.how)
        visible = (begun, bool(words.remember and words.means), bool(words.remember or words.means), bool(words.back))
        for line, seen in zip(self._separators, visible, strict=True):
            line.setVisible(seen)
        self.bars.show_skills(skills)
        self._fit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, and the bar that says right or wrong."""
        super().paintEvent(event)
        if self._accent is None:
            return
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().theme.color("right" if self._accent else "wrong"))
        painter.drawRect(QRectF(0, 20, 4, 100))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out the height."""
        super().resizeEvent(event)
        self._fit()

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        """No: what has no room goes, so that a large window can become small."""
        return False

    def minimumSizeHint(self) -> QSize:
        """As high as what always stays."""
        return QSize(super().minimumSizeHint().width(), self._least)

    def _fit(self) -> None:
        """Where not all has room, the skills go first, then the help, the figures, the keys, with them the note."""
        column = self.layout()
        assert column is not None
        all_gone = 5 if self.keys.text() or self.rest.text() else 4
        least = self._height_without(all_gone)
        air = 0 if self.keys.text() else column.count()  # a px of each
        for gone in range(all_gone + 1):
            spare = air if gone else -self.bars.spacing
            if self._height_without(gone) <= self.height() + spare:
                break
        if least != self._least:
            self._least = least
            self.updateGeometry()

    def _height_without(self, gone: int) -> int:
        """The least height in px when so many parts have gone."""
        self.bars.setVisible(gone < 1)
        self._separators[-1].setVisible(gone < 1 and bool(self.back.text()))
        self.help.setVisible(gone < 2 and bool(self.help.text()))
        self.figures.setVisible(gone < 3 and bool(self.figures.figures))
        self.keys.setVisible(gone < 4 and bool(self.keys.text()))
        self.rest.setVisible(gone < 4 and bool(self.rest.text()))
        self.note.setVisible(gone < 5 and bool(self.note.text()))
        column = self.layout()
        assert column is not None
        column.invalidate()
        return column.minimumHeightForWidth(self.width())

    def _build(self) -> None:
        set_type(self.headline, 26, bold=True)
        set_type(self.remember, 18, bold=True)
        set_type(self.back, 15)
        first, second, third, fourth = self._separators
        parts: list[QWidget] = [self.headline, self._error_title, self.error, self.note, self.figures, self.how]
        parts += [self.keys, first]
        parts += [self._remember_title, self.remember, second, self._means_title, self.means, self.rest]
        parts += [third, self._back_title, self.back, self.back_more, fourth, self.bars]
        in_column(*parts, STRETCH, self.help, of=self, margins=(24, 16, 20, 14), spacing=6)


class Separator(Drawn, QWidget):
    """A thin line with room above and below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(13)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(0, 6, self.width(), 1, look().theme.color("line"))


class FigureRow(Drawn, QWidget):
    """Figures side by side, each with its word below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures: tuple[tuple[str, str], ...] = ()
        """The figures with their words."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self.setFixedHeight, 48)

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:
        """Show these."""
        self.figures = tuple(figures)
        self.setAccessibleName(in_a_row(f"{figure} {words}" for figure, words in figures))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        wide = self.width() / max(1, len(self.figures))
        room = wide - 8
        px = min((fitting(words, room, (12, 11)) or 11 for _, words in self.figures), default=12)
        for at, (figure, words) in enumerate(self.figures):
            box = QRectF(at * wide, sized(4), room, sized(22))
            paint_words(painter, box, figure, face(sized(17), bold=True))
            paint_elided(painter, box.translated(0, sized(22)), words, face(px), "muted")


class ErrorPill(Drawn, QWidget):
    """The error's name in a ring, with a cross."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self.setFixedHeight, 36)

    def say(self, text: str) -> None:
        """The name."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def text(self) -> str:
        """The name."""
        return self._text

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        px = fitting(self._text, self.width() - 54, (15, 14, 12, 11), bold=True) or 11
        wide = min(self.width() - 2.0, width_of(self._text, px, bold=True) + 50)
        box = QRectF(1, 1, wide, self.height() - 2)
        color = look().theme.color("wrong")
        paint_box(painter, box, box.height() / 2, "raised", color, 1.6)
        cross = QRectF(20 - 11.25, box.center().y() - 11.25, 22.5, 22.5)
        paint_verdict(painter, cross, color, right=False, thick=2.2)
        paint_words(painter, box.adjusted(34, 0, -8, 0), self._text, face(px, bold=True))


class SkillBars(Drawn, QWidget):
    """A line a skill: its name, a bar, ``34 of 41``."""

    smooth = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._skills: tuple[tuple[str, Score], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_skills(self, skills: Sequence[tuple[str, Score]]) -> None:
        """The skills in this order."""
        self._skills = tuple(skills)
        said = self.tr("{skill}: {right} of {asked}")
        words = [said.format(skill=name, right=score.right, asked=score.asked) for name, score in skills]
        self.setAccessibleName("; ".join(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line each."""
        return QSize(260, sized(24) + sized(27) * len(self._skills))

    def minimumSizeHint(self) -> QSize:
        """Lines closer together, for low windows."""
        return QSize(220, sized(22) + sized(14) * len(self._skills))

    @property
    def spacing(self) -> int:
        """How much higher it must be than its least for lines that do not touch."""
        return sized(2) * len(self._skills)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        head, top = QRectF(0, 0, self.width(), sized(20)), sized(22)
        paint_words(painter, head, self.tr("Your reading, last 30 days"), face(sized(12)), "muted")
        if self.width() > sized(300):
            paint_words(painter, head, self.tr("right of asked"), face(sized(12)), "muted", RIGHT)
        step = (self.height() - top) / max(1, len(self._skills))
        size = sized(14 if self.width() > sized(300) else 12)
        names = max([40.0, *(width_of(name, size) for name, _ in self._skills)]) + 12
        counts = max([46.0, *(width_of(self._count(score), size) for _, score in self._skills)])
        for index, (name, score) in enumerate(self._skills):
            line = QRectF(0, top + index * step, self.width(), step)
            paint_words(painter, line, name, face(size))
            paint_words(painter, line, self._count(score), face(size), at=RIGHT)
            bar = QRectF(names, line.center().y() - 4, self.width() - names - counts - 10, 8)
            painter.fillRect(bar, theme.color("line"))
            if score.asked:
                filled = bar.width() * score.right / score.asked
                painter.fillRect(QRectF(bar.x(), bar.y(), filled, bar.height()), theme.color("text"))

    def _count(self, score: Score) -> str:
        if not score.asked:
            return "–"
        return self.tr("{right} of {asked}").format(right=score.right, asked=score.asked)
