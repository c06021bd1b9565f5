"""The right column of the quiz: the task and the help before the answer, the verdict and the error after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from pokertable.model.text import Phrase, phrase
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.fonts import face, fitted, follow_scale, follow_text, scaled, set_type, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.signs import paint_verdict
from pokertable.views.kit.translate import in_a_row, in_clauses
from pokertable.views.widgets.key_list import KeyList, Keys
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column


@dataclass(frozen=True, kw_only=True, slots=True)
class SideWords:
    """The column's texts. `right` None before the answer; `error`: its name, in a ring. `is_score`: so is the headline.

    `how`: how to answer; with cards as a phrase. `figures` with their words, and `keys` with their commands: where
    there is room. `means` the consequences for the price, and the basis of those figures in `rest`. Where there is room
    for everything the first of `at_length` that fits replaces `how`, the very first with headings; where room is short
    `note_short` and the shorter ones of `hows` replace `note` and `how`.
    """

    headline: str
    is_score: bool = False
    right: bool | None = None
    error: str = ""
    note: str = ""
    note_short: str = ""
    how: str | Phrase = ""
    hows: tuple[Phrase, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    keys: Keys = ()
    remember: str = ""
    means: str = ""
    rest: str = ""
    back: str = ""
    back_more: str = ""
    help: str = ""
    at_length: tuple[Phrase, ...] = ()


_HEADLINE, _SCORE = (26, 18), (44, 26)
"""Largest and smallest type of the headline and of a score, in px."""
_MARGINS: Final = (24, 16, 20, 14)
_EDGES: Final = _MARGINS[0] + _MARGINS[2] + 2
"""Room beside the words, the frame included, in px."""


class QuizSide(Arranged, QWidget):
    """Words from top to bottom on a card, after the answer the bars of the skills and, at the foot, the help's step.

    The card is as high as its words.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = SideCard(self)
        self._least = 0
        self.headline = PlainLabel(self, tone="heading", wraps=True)
        self.error = ErrorPill(self)
        self.remember = PlainLabel(self, tone="strong", wraps=True)
        self.how, self.back = RichLabel(self), PlainLabel(self, wraps=True)
        self.how.setWordWrap(True)
        self.means = PlainLabel(self, wraps=True)
        self.keys = KeyList(self)
        muted = (PlainLabel(self, tone="muted", wraps=True) for _ in range(4))
        self.note, self.rest, self.back_more, self.help = muted
        titles = self.tr("The error"), self.tr("Remember"), self.tr("What it means for you"), self.tr("Comes back")
        titled = self.error, self.remember, self.means, self.back
        self._titles = {part: toned(QLabel(title, self), "muted") for part, title in zip(titled, titles, strict=True)}
        self.bars = SkillBars(self)
        self.figures = FigureRow(self)
        self._separators = [Separator(self) for _ in range(4)]
        self._wanted: set[QWidget] = set()
        self._notes: tuple[str, str] = "", ""
        self._told: tuple[SideWords, BarWords] | None = None
        """The displayed texts."""
        self._hows: tuple[Phrase, ...] = (phrase(""),)
        self._at_length: tuple[Phrase, ...] = ()
        self._build()

    def say(self, words: SideWords, bars: BarWords) -> None:
        """Show these words, and the results of the skills or reads."""
        told = words, bars
        if told == self._told:
            return
        self._told = told
        self.card.set_right(words.right)
        self._notes = words.note, words.note_short
        self._hows = (words.how if isinstance(words.how, Phrase) else phrase("{how}", how=words.how), *words.hows)
        self._at_length = words.at_length
        self.headline.setText(words.headline)
        self.error.say(words.error)
        self.figures.show_figures(words.figures)
        self.keys.show_keys(words.keys)
        self.bars.show_bars(bars)
        texts = {
            self.remember: words.remember,
            self.means: words.means,
            self.rest: words.rest,
            self.back: words.back,
            self.back_more: words.back_more,
            self.help: words.help,
        }
        for label, text in texts.items():
            label.setText(text)
        besides = (self.error, words.error), (self.note, words.note), (self.figures, words.figures)
        said = [*texts.items(), *besides, (self.how, words.how), (self.keys, words.keys)]
        wanted = {part for part, what in said if what}
        shows_bars = words.right is not None and bool(bars.bars)
        self._wanted = {
            *((self.bars,) if shows_bars else ()),
            *wanted,
            *(title for part, title in self._titles.items() if part in wanted),
        }
        self.arrange()

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        """False: parts without room are hidden, so that a large window can be made small."""
        return False

    def minimumSizeHint(self) -> QSize:
        """The height of the parts that always stay."""
        return QSize(super().minimumSizeHint().width(), self._least)

    def arrange(self) -> None:
        """Hide parts without room: the skills first, then the help, the figures, the keys, the note, the return time.

        Finally the titles, and shorter words are used.
        """
        self._fit_headline(*_HEADLINE)
        all_gone = len(self._going) + len(self._hows) - 1
        least = self._height_without(all_gone)
        if self._told is not None and self._told[0].is_score:
            self._fit_headline(*_SCORE)
            if self._height_without(0) > self.height():
                self._fit_headline(*_HEADLINE)
        crowded = self.keys in self._wanted or self.means.text() or look().chosen_text > 1
        air = 0 if crowded else self._column.count()  # a px of each
        spare = -self.bars.spacing
        if not any(self._height_without(0, how) <= self.height() + spare for how in self._at_length):
            for gone in range(all_gone + 1):
                if self._height_without(gone) <= self.height() + spare:
                    break
                spare = air
        if least != self._least:
            self._least = least
            self.updateGeometry()
        for layout in (self._column, self._around):  # the card's size is that of these words in the first picture too
            layout.activate()

    def _fit_headline(self, largest: int, least: int) -> None:
        """In its size, or a smaller one in which each of its parts has room: a part of Japanese may be long."""
        px, room = sized(largest), self.width() - scaled(_EDGES)
        while px > least and any(width_of(part, px, bold=True) > room for part in self.headline.parts):
            px -= 1
        sheet = f"font-size: {px}px; font-weight: 600;"
        if sheet != self.headline.styleSheet():
            self.headline.setStyleSheet(sheet)

    @property
    def _going(self) -> tuple[tuple[QWidget, ...], ...]:
        """The parts to hide in a small window, in order."""
        back = (self._titles[self.back], self.back)
        titles = (self._titles[self.error], self._titles[self.remember], self._titles[self.means])
        first = (self.bars,), (self.help,), (self.figures, self.back_more), (self.keys, self.rest), (self.note,)
        return (*first, back, titles)

    def _height_without(self, gone: int, how: Phrase | None = None) -> int:
        """The least height in px with the first `gone` parts hidden; with this `how`, None: the usual or a shorter."""
        leave = {part for parts in self._going[:gone] for part in parts}
        note = self._notes[self.note in leave]
        self.note.setText(note)
        self.how.show_phrase(how or self._hows[max(0, gone - len(self._going))], headed=how in self._at_length[:1])
        for section in self._sections:
            for part in section:
                part.setVisible(part in self._wanted and (part not in leave or (part is self.note and bool(note))))
        seen = [any(not part.isHidden() for part in section) for section in self._sections]
        for at, line in enumerate(self._separators, start=1):
            line.setVisible(seen[at] and any(seen[:at]))
        self.help.setVisible(self.help in self._wanted - leave)
        self._column.invalidate()
        edges = self.card.height() - self.card.contentsRect().height()
        return self._column.minimumHeightForWidth(self.width() - edges) + edges

    @property
    def _sections(self) -> tuple[tuple[QWidget, ...], ...]:
        return (
            (self._titles[self.error], self.error, self.note, self.figures, self.how, self.keys),
            (self._titles[self.remember], self.remember),
            (self._titles[self.means], self.means, self.rest),
            (self._titles[self.back], self.back, self.back_more),
            (self.bars,),
        )

    def _build(self) -> None:
        look().changed.connect(self.arrange)
        set_type(self.remember, 18, bold=True)
        set_type(self.back, 15)
        first, *sections = self._sections
        parts: list[QWidget] = [self.headline, *first]
        for line, section in zip(self._separators, sections, strict=True):
            parts += [line, *section]
        self._column = in_column(*parts, self.help, of=self.card, margins=_MARGINS, spacing=6)
        self._around = in_column(self.card, STRETCH, of=self, margins=NO_MARGINS)


class SideCard(QFrame):
    """The ground of the words, with a bar at its edge for right or wrong."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._right: bool | None = None

    def set_right(self, right: bool | None) -> None:
        """Set whether the answer was right, None before it."""
        self._right = right
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the bar."""
        super().paintEvent(event)
        if self._right is None:
            return
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look().theme.color("right" if self._right else "wrong"))
        painter.drawRect(QRectF(0, scaled(20), scaled(4), scaled(100)))
        painter.end()


class Separator(Drawn, QWidget):
    """A thin line with room above and below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_scale(self.setFixedHeight, 13)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(0, scaled(6), self.width(), 1, look().theme.color("line"))


class FigureRow(Drawn, QWidget):
    """Figures side by side, each with its word below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures: tuple[tuple[str, str], ...] = ()
        """The figures with their words."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self.setFixedHeight, 48)

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:  # noqa: D102
        self.figures = tuple(figures)
        self.setAccessibleName(in_a_row(f"{figure} {words}" for figure, words in figures))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        wide = self.width() / max(1, len(self.figures))
        room = wide - scaled(8)
        px = min((fitted(words, room, (12, 11)) for _, words in self.figures), default=sized(12))
        for at, (figure, words) in enumerate(self.figures):
            box = QRectF(at * wide, sized(4), room, sized(22))
            paint_words(painter, box, figure, face(sized(17), bold=True))
            paint_elided(painter, box.translated(0, sized(22)), words, face(px), "muted")


class ErrorPill(Drawn, QWidget):
    """The error's name in a ring, with a cross."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self.setFixedHeight, 36)

    def say(self, text: str) -> None:
        """Set the name."""
        self.setAccessibleName(text)
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        text = self.accessibleName()
        px = fitted(text, self.width() - scaled(54), (15, 14, 12, 11), bold=True)
        wide = min(self.width() - scaled(2.0), width_of(text, px, bold=True) + scaled(50))
        box = QRectF(1, 1, wide, self.height() - scaled(2))
        color = look().theme.color("wrong")
        paint_box(painter, box, box.height() / 2, "raised", color, scaled(1.6))
        cross = QRectF(scaled(20) - scaled(11.25), box.center().y() - scaled(11.25), scaled(22.5), scaled(22.5))
        paint_verdict(painter, cross, color, right=False, thick=2.2)
        paint_words(painter, box.adjusted(scaled(34), 0, -scaled(8), 0), text, face(px, bold=True))


@dataclass(frozen=True, slots=True)
class Bar:
    """A line: its name, its fill from 0 to 1, and the figure."""

    name: str
    full: float
    figure: str


@dataclass(frozen=True, slots=True)
class BarWords:
    """Lines with a title, and the meaning of their figures."""

    title: str
    figures: str
    bars: tuple[Bar, ...]


class SkillBars(Drawn, QWidget):
    """A line per skill: its name, a bar, ``34 of 41``."""

    smooth = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = BarWords("", "", ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_bars(self, words: BarWords) -> None:
        """Show the lines in this order."""
        self._words = words
        said = self.tr("{skill}: {figure}")
        self.setAccessibleName(in_clauses(said.format(skill=each.name, figure=each.figure) for each in words.bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(260), sized(24) + sized(27) * len(self._words.bars))

    def minimumSizeHint(self) -> QSize:
        """Room for lines closer together, for low windows."""
        return QSize(scaled(220), sized(22) + sized(14) * len(self._words.bars))

    @property
    def spacing(self) -> int:
        """Height above the minimum, in px, at which lines do not touch."""
        return sized(2) * len(self._words.bars)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, bars = look().theme, self._words.bars
        head, top = QRectF(0, 0, self.width(), sized(20)), sized(22)
        paint_words(painter, head, self._words.title, face(sized(12)), "muted")
        if self.width() > sized(300):
            paint_words(painter, head, self._words.figures, face(sized(12)), "muted", RIGHT)
        step = (self.height() - top) / max(1, len(bars))
        size = sized(14 if self.width() > sized(300) else 12)
        names = max([40.0, *(width_of(each.name, size) for each in bars)]) + scaled(12)
        figures = max([46.0, *(width_of(each.figure, size) for each in bars)])
        for index, each in enumerate(bars):
            line = QRectF(0, top + index * step, self.width(), step)
            paint_words(painter, line, each.name, face(size))
            paint_words(painter, line, each.figure, face(size), at=RIGHT)
            bar = QRectF(names, line.center().y() - scaled(4), self.width() - names - figures - scaled(10), scaled(8))
            painter.fillRect(bar, theme.color("line"))
            painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * each.full, bar.height()), theme.color("text"))
