"""A card of the page Today: how many questions, what about, and the cards of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pokertable.views.cards.groups import Group, GroupsFelt
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, set_type, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_fitting
from pokertable.views.kit.translate import headed, in_a_row, number
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Stretch, in_column, in_row

_CARDS = 9
"""Most cards shown."""
_BUTTON = 48
_COUNT, _LEAST_COUNT = 44, 36
"""Height of a line with a count, in px, and where there is little room."""


class TodayPart(NamedTuple):
    """A part of the day: the number of `questions` about `title`; `tag` says why they are asked.

    `groups`: cards of one of them; `counts`: how many there are of what, in the cards' place; `strong` and `about`:
    lines below. `go`: the words of a button, if there is one.
    """

    questions: int
    title: str
    tag: str
    groups: Sequence[Group] = ()
    strong: str = ""
    about: str = ""
    go: str = ""
    counts: Sequence[tuple[str, int]] = ()


class Counts(Drawn, QWidget):
    """A line for each thing with its count, parted by thin lines; what has no room is added up in the last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Sequence[tuple[str, int]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_counts(self, counts: Sequence[tuple[str, int]]) -> None:
        """Show these."""
        self._counts = counts
        self.setAccessibleName(in_a_row(headed(words, number(count)) for words, count in counts))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(200), sized(_LEAST_COUNT) * len(self._counts))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(0, sized(_LEAST_COUNT))

    @property
    def lines(self) -> list[tuple[str, int]]:
        """The lines that there is room for."""
        most = max(1, self.height() // sized(_LEAST_COUNT))
        if len(self._counts) <= most:
            return list(self._counts)
        rest = sum(count for _, count in self._counts[most - 1 :])
        return [*self._counts[: most - 1], (self.tr("others"), rest)]

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        lines = self.lines
        high = min(float(sized(_COUNT)), self.height() / max(1, len(lines)))
        for at, (words, count) in enumerate(lines):
            row = QRectF(0, at * high, self.width(), high)
            if at:
                painter.fillRect(QRectF(0, row.y(), row.width(), 1), look().theme.color("line"))
            figure = paint_fitting(painter, row, number(count), (17,), at=RIGHT, bold=True)
            paint_fitting(painter, row.adjusted(0, 0, -figure - scaled(12), 0), words, (14, 13, 12, 11))


class TodayCard(QFrame):
    """Shows a part of the day. `wanted()`: its button was pressed."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._has_cards, self._low = False, False
        self.count = PlainLabel(self)
        set_type(self.count, 26, bold=True)
        self.title = PlainLabel(self, wraps=True)
        set_type(self.title, 17, bold=True)
        self.tag = PlainLabel(self, tone="muted")
        self.felt = GroupsFelt(self)
        follow_scale(self.felt.setMinimumHeight, 60)
        follow_scale(self.felt.setMaximumHeight, 190)
        self.counts = Counts(self)
        self.strong = PlainLabel(self, wraps=True, tone="strong")
        self.about = PlainLabel(self, wraps=True, tone="muted")
        self.button = Button(Tone.OUTLINED, self, clicked=self.wanted)
        follow_text(self.button.setFixedHeight, _BUTTON)
        self.words = QWidget(self)
        """The lines under the cards, and the button."""
        in_column(self.strong, self.about, STRETCH, self.button, of=self.words, margins=NO_MARGINS, spacing=8)
        head = in_row(self.count, (self.title, 1), spacing=12)
        in_column(
            self.tag, head, (self.felt, 1), (self.counts, 1), self.words, Stretch(0),
            of=self, margins=(20, 14, 20, 14), spacing=8,
        )  # fmt: skip

    def show_part(self, part: TodayPart) -> None:
        """Show this part."""
        self.count.setText(number(part.questions))
        self.count.setVisible(bool(part.questions))
        self.title.setText(part.title)
        self.tag.setText(part.tag)
        self.felt.show_groups(part.groups, most=_CARDS)
        self._has_cards = bool(part.groups)
        self.counts.show_counts(part.counts)
        self.counts.setVisible(bool(part.counts))
        self._show_felt()
        for label, words in ((self.strong, part.strong), (self.about, part.about)):
            label.setText(words)
            label.setVisible(bool(words))
        self.button.say(part.go)
        self.button.setVisible(bool(part.go))

    def set_low(self, low: bool) -> None:
        """Set whether there is too little room for cards."""
        self._low = low
        self._show_felt()

    @property
    def words_height(self) -> int:
        """The height that the words under the cards need."""
        return self.words.heightForWidth(self.words.width())

    def _show_felt(self) -> None:
        self.felt.setVisible(self._has_cards and not self._low)
