"""The foot of the start page: one way on. For a newcomer the path, else what is due today and the next step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.fonts import LINE, face, fitting, is_cut, scaled, sized, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_fitting, paint_words
from pokertable.views.kit.translate import counted
from pokertable.views.start.layout import EDGE
from pokertable.views.widgets.buttons import RING, Button, Tone
from pokertable.views.widgets.layouts import Arranged


class StartFoot(Arranged, Drawn, QWidget):
    """`lesson_wanted()` and `today_wanted()`: its button, whose `key` is printed on it."""

    lesson_wanted = Signal()
    today_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.due = 0
        """Number of due questions."""
        self.newcomer = True
        """Whether the path is offered: to those who have passed no lesson."""
        self.step = ""
        """The next step of the path, in few words; empty before one was chosen."""
        self.button = Button(Tone.OUTLINED, self)
        self.button.clicked.connect(lambda: (self.lesson_wanted if self.newcomer else self.today_wanted).emit())
        self.set_due((), newcomer=True)

    def set_due(self, due: Sequence[tuple[str, int]], *, newcomer: bool) -> None:
        """Set the due questions, each topic with its number, and whether the player has had no lesson yet."""
        self.due = sum(count for _, count in due)
        self.newcomer = newcomer and not self.due
        self.button.say(self.tr("Learn") if self.newcomer else self.tr("Today"))
        self.button.set_key(self.key.upper())
        self.setAccessibleName(f"{self.title}. {self.detail}")
        self.arrange()

    def set_step(self, step: str) -> None:
        """Set the next step of the path; empty at its end."""
        self.step = step
        self.setAccessibleName(f"{self.title}. {self.detail}")
        self.update()

    @property
    def key(self) -> str:
        """The key of the button."""
        return "l" if self.newcomer else "t"

    @property
    def title(self) -> str:
        """The words in front, bold."""
        if self.newcomer:
            return self.tr("Your path starts here") if self.step else self.tr("New here? Choose what you want to learn")
        if not self.due:
            return self.tr("No missed questions today: play a hand")
        return counted("%n missed question comes back today", "%n missed questions come back today", self.due)

    @property
    def detail(self) -> str:
        """The words after the title."""
        if self.step:
            return self.tr("Next on your path: {step}").format(step=self.step)
        if self.newcomer:
            return self.tr("Lessons, questions and hands, from your first deal to solid play.")
        return self.tr("Ten questions: what you missed, your next lesson, your weakest skill")

    def set_detail(self, room: float) -> tuple[int, list[str]]:
        """The size of its type in px and its lines, two at most; none where the whole has no room."""
        one = fitting(self.detail, room, (17, 14))
        if one is not None:
            return one, [self.detail]
        for px in (sized(14), sized(12)):
            lines = wrapped(self.detail, room, px, 2)
            if not is_cut(lines):
                return px, lines
        return sized(12), []

    def arrange(self) -> None:
        """Put the button at the right end."""
        wide, high = min(sized(206), self.width() // 3), self.height() - sized(16)
        self.button.setGeometry(self.width() - scaled(EDGE - RING) - wide, sized(8), wide, high)
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        painter.fillRect(self.rect(), theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, theme.color("line"))
        room = QRectF(scaled(EDGE), 0, self.button.x() - scaled(EDGE) - scaled(16), self.height())
        used = paint_fitting(painter, room, self.title, (20, 17, 14, 12), bold=True)
        rest = room.adjusted(used + scaled(12), 0, 0, 0)
        px, lines = self.set_detail(rest.width())
        for at, line in enumerate(lines):
            high = LINE * px
            row = QRectF(rest.x(), rest.center().y() + (at - len(lines) / 2) * high, rest.width(), high)
            paint_words(painter, row, line, face(px), "muted")
