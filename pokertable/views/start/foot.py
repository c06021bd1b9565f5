"""The foot of the start page: today's due questions, and for a newcomer the first lesson."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.fonts import face, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_box, paint_fitting, paint_words
from pokertable.views.kit.translate import counted, number
from pokertable.views.start.layout import EDGE
from pokertable.views.start.parts import scaled
from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.layouts import Arranged, in_tab_order

_LOW: Final = 100
"""Height in px below which the foot is one line."""
_BUTTON, _TITLE = 164, 240
"""Width in px of a button in the one line, and the least width of the words beside it."""


class StartFoot(Arranged, Drawn, QWidget):
    """The foot's buttons: `today_button`, `quiz_button`, `lesson_button` (the first lesson), `lab_button`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.due: tuple[tuple[str, int], ...] = ()
        """Number of due questions by topic, the largest first."""
        self._scale = 1.0
        self.today_button = ActionButton(Tone.OUTLINED, self, self.tr("Today"), key="T")
        self.today_button.setToolTip(self.tr("About ten minutes: what is due, then your weakest skill"))
        self.quiz_button = ActionButton(Tone.QUIET, self, key="Q")
        self.lesson_button = ActionButton(Tone.QUIET, self, self.tr("First lesson"), key="L")
        self.lab_button = ActionButton(Tone.QUIET, self, self.tr("Omaha lab"))
        in_tab_order(*reversed(self._buttons()))
        self.set_newcomer(True)
        self.set_due(())

    def set_due(self, due: Sequence[tuple[str, int]]) -> None:
        """Set today's due questions: each topic and its number; empty for none."""
        counts: Counter[str] = Counter()
        for topic, count in due:
            counts[topic] += count
        self.due = tuple(counts.most_common())
        self.quiz_button.say(self.tr("Start the quiz"))
        self.setAccessibleName(". ".join([self.title, *(f"{count} {topic}" for topic, count in self.due)]))
        self.arrange()

    def set_newcomer(self, newcomer: bool) -> None:
        """Set whether the first lesson is offered: to those who have had none."""
        self.lesson_button.setVisible(newcomer)
        self.lab_button.setVisible(newcomer)
        self.arrange()

    @property
    def title(self) -> str:
        """Number of due questions, in words."""
        due = sum(count for _, count in self.due)
        if not due:
            return self.tr("Nothing due: play a hand")
        return counted("Due today: %n question", "Due today: %n questions", due)

    def set_scale(self, scale: float) -> None:
        """Scale the text with the window."""
        self._scale = scale
        self.arrange()

    # Layout

    def _buttons(self) -> tuple[ActionButton, ...]:
        return self.today_button, self.quiz_button, self.lesson_button, self.lab_button

    @property
    def _is_low(self) -> bool:
        return self.height() < _LOW

    @property
    def _zoom(self) -> float:
        """Scale of everything except text that grows with the text size itself, which is not in `_scale`."""
        return self._scale * look().text_scale

    @property
    def _middle(self) -> float:
        """Start of the half for newcomers, in px."""
        return 0.51 * self.width()

    def arrange(self) -> None:
        """Put the buttons at their places."""
        scale = self._zoom
        wide, high = round(176 * scale), round(50 * scale)
        if self._is_low:
            shown = [button for button in self._buttons() if not button.isHidden()]
            step = min(sized(_BUTTON), (self.width() - 2 * EDGE - _TITLE) // len(shown))
            high = self.height() - 10
            right = self.width() - EDGE + 3
            for button in shown:
                right -= step
                button.setGeometry(right, 5, step - 2, high)
        else:
            end = (self._middle - EDGE) if not self.lesson_button.isHidden() else min(self.width() - EDGE, 860 * scale)
            first, second = round(10 * scale), self.height() - high - round(10 * scale)
            self.today_button.setGeometry(round(end) - wide, first, wide, high)
            self.quiz_button.setGeometry(round(end) - wide, second, wide, high)
            left, top = round(self._middle) + EDGE - 3, self.height() - high - round(12 * scale)
            self.lesson_button.setGeometry(left, top, wide, high)
            self.lab_button.setGeometry(left + wide + 6, top, round(156 * scale), high)
        self.update()

    # Painting

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, scale, zoom = look().theme, self._scale, self._zoom
        painter.fillRect(self.rect(), theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, theme.color("line"))
        if self._is_low:
            end = min(button.x() for button in self._buttons() if not button.isHidden()) - 12
            room = QRectF(EDGE, 0, max(_TITLE, end - EDGE) - 12, self.height())
            used = paint_fitting(painter, room, self.title, (17, 14, 12), bold=True)
            self._paint_due(painter, EDGE + used + 16, self.height() / 2 - 14 * zoom, end)
        else:
            box = QRectF(EDGE, 22 * zoom, self.quiz_button.x() - EDGE - 12, 24 * zoom)
            paint_fitting(painter, box, self.title, scaled((17, 14, 12), scale), bold=True)
            if not self.due:
                below = box.translated(0, 26 * zoom)
                words = self.tr("Questions you miss come back here")
                paint_fitting(painter, below, words, scaled((14, 12, 11), scale), "muted")
            self._paint_due(painter, EDGE, 76 * zoom, self.quiz_button.x() - 12)
            if not self.lesson_button.isHidden():
                self._paint_newcomer(painter)

    def _paint_due(self, painter: QPainter, left: float, top: float, right: float) -> None:
        """Paint a pill per topic while there is room, then the number of further ones; nothing without room for one."""
        scale = self._zoom
        px, high = round(12 * scale), 28 * scale
        for place, (topic, count) in enumerate(self.due):
            rest = sum(more for _, more in self.due[place + 1 :])
            figure = number(count)
            wide = width_of(figure, px, bold=True) + width_of(topic, px) + 30 * scale
            after = 0.0 if not rest else width_of(_more(rest), px) + 12
            if left + wide + after > right:
                if place:
                    paint_words(painter, QRectF(left, top, right - left, high), _more(rest + count), face(px), "muted")
                return
            pill = QRectF(left, top, wide, high)
            paint_box(painter, pill, high / 2, "raised", "line")
            inside = pill.adjusted(12 * scale, 0, -8 * scale, 0)
            for words, token, bold in ((figure, "text", True), (topic, "muted", False)):
                paint_words(painter, inside, words, face(px, bold=bold), token)
                inside.adjust(width_of(words, px, bold=bold) + 6, 0, 0, 0)
            left = pill.right() + 8

    def _paint_newcomer(self, painter: QPainter) -> None:
        scale, zoom = self._scale, self._zoom
        line = look().theme.color("line")
        painter.fillRect(QRectF(self._middle, 22 * zoom, 1, self.height() - 44 * zoom), line)
        left = self._middle + EDGE
        box = QRectF(left, 16 * zoom, self.width() - left - EDGE, 24 * zoom)
        title = self.tr("New to Omaha? Exactly two of your cards play")
        paint_fitting(painter, box, title, scaled((17, 14, 12), scale), bold=True)
        words = self.tr("Four spades on the board, one in your hand: is it a flush? See card by card.")
        below = box.translated(0, 25 * zoom)
        paint_fitting(painter, below, words, scaled((14, 12, 11), scale), "muted")


def _more(count: int) -> str:
    return counted("and %n more", "and %n more", count)
