"""The column after the answer: the severity, the headline, three facts, and the ways on."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.betting.structure import Structure
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.words import Fact, facts, headline
from pokertable.training.learner.run import QuizRun
from pokertable.training.weigh.severity import Severity
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.cards.card_text import with_signs
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import face, fitting, follow_scale, scaled, set_type, sized, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.losses import loss_in_units
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.severities import paint_severity, severity_ink, severity_word
from pokertable.views.kit.terms import EQUITY, explained
from pokertable.views.kit.translate import capital, headed, in_a_row, number, percent, point_of, shown, tr
from pokertable.views.quiz.decide.choices import signed
from pokertable.views.widgets.buttons import RING, Button, Tone
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, Gap, in_column
from pokertable.views.widgets.segments import Segments

_HEADLINE, _LOW_HEADLINE, _LEAST_HEADLINE = 18, 15, 14
"""Largest type of the headline, in px, also in a low window, and its smallest."""
_HEADLINE_LINES: Final = 3
_LOW_LINES: Final = 5
"""Lines of the headline above which a low window has no room for when the question returns."""
_TOGETHER: Final = 16, 15, 14, 13
"""Type sizes of the severity and the loss on one line; where they have no room there is one above the other."""
TAKE_BACK_MS: Final = 1000
"""Time in which a wrong key can be taken back, in ms."""
_MOST_CARDS: Final = 9
_MINI: Final = 24
_NOTE_LINES: Final = 2
_LOW: Final = 760
_BESIDE: Final = 0.66
"""Part of the width that a value may take beside its title."""


class SeverityLine(Drawn, QWidget):
    """The sign and word of a severity, and what was lost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._severity: Severity | None = None
        self._word, self._lost = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_spot(self, spot: DecideSpot, taken: int) -> None:
        """Show the severity of a choice; of the two right ones of a close spot only that it is right."""
        verdict = spot.verdict(taken)
        right = spot.is_close and taken in spot.accept
        self._severity = Severity.FINE if right else verdict.so_far
        word = tr("Too close to call") if self._severity is None else capital(severity_word(self._severity))
        self._word = tr("Right") if right else word
        lost = spot.value(verdict.loss)
        self._lost = ""
        if lost > 0 and not right:
            if spot.pool is not None:
                self._lost = tr("{loss}% of the prize pool").format(loss=signed(-lost))
            else:
                self._lost = loss_in_units(lost, fixed=spot.hand.state.game.structure is Structure.FIXED, sign=True)
        self.setAccessibleName(in_a_row(filter(None, (self._word, self._lost))))
        self.update()

    @property
    def said(self) -> str:
        """The line in words."""
        return self.accessibleName()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(200), sized(46))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box, size = QRectF(self.rect()), float(sized(22))
        paint_severity(painter, QPointF(size / 2 + scaled(1), box.center().y()), size, self._severity)
        words = box.adjusted(size + scaled(10), 0, 0, 0)
        both = in_a_row((self._word, self._lost)) if self._lost else self._word
        together = fitting(both, words.width(), _TOGETHER, bold=True)
        if together is not None:
            font = face(together, bold=True)
            paint_words(painter, words, self._word, font, severity_ink(self._severity))
            paint_words(painter, words, self._lost, font, "text", RIGHT)
            return
        words.setHeight(box.height() / 2)
        sizes = 16, 14, 12, 11
        paint_fitting(painter, words, self._word, sizes, severity_ink(self._severity), bold=True)
        paint_fitting(painter, words.translated(0, words.height()), self._lost, sizes, "text", bold=True)


class FactBox(Drawn, QWidget):
    """One fact: its title and value, its note, cards that are gone, or a bar of what is had beside what is needed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fact: Fact | None = None
        self._pictures = CardPictures(tags=False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_fact(self, fact: Fact | None) -> None:
        """Show a fact; None: nothing."""
        self._fact = fact
        self.setAccessibleName("" if fact is None else in_a_row(self._lines()))
        terms = () if fact is None else (*([EQUITY] if fact.has is not None else []), fact.value)
        self.setToolTip(plain_tip(explained(*terms)))
        self.updateGeometry()
        self.update()

    @property
    def has_fact(self) -> bool:
        """Whether there is one."""
        return self._fact is not None

    @property
    def title(self) -> str:
        """The title of the fact."""
        return "" if self._fact is None else shown(self._fact.title)

    def _lines(self) -> list[str]:
        fact = self._fact
        assert fact is not None
        said = [headed(shown(fact.title), shown(fact.value))]
        if fact.needs is not None:
            said.insert(0, headed(tr("You need"), percent(fact.needs)))
        said += [card_name(card) for card in fact.cards]
        return [*said, *([shown(fact.note)] if fact.note else [])]

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(200), self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        """True: a value that is too long stands below its title."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802  Qt names it
        """Height of the fact in px."""
        fact = self._fact
        if fact is None:
            return 0
        line, high = sized(22), sized(22) + scaled(12) + len(self._below(width)) * sized(19)
        high += line * (fact.needs is not None) + (scaled(14) if fact.has is not None else 0)
        high += round(sized(_MINI) * CARD_RATIO) + scaled(6) if fact.cards else 0
        return high + (_NOTE_LINES * sized(17) + sized(12) if fact.note else 0)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        fact = self._fact
        if fact is None:
            return
        painter.fillRect(0, 0, self.width(), 1, look().theme.color("line"))
        row = QRectF(0, scaled(6), self.width(), sized(22))
        if fact.needs is not None:
            self._pair(painter, row, tr("You need"), percent(fact.needs), "text")
            row.translate(0, row.height())
        short = fact.needs is not None and fact.has is not None and fact.has < fact.needs
        below = self._below(self.width())
        self._pair(painter, row, shown(fact.title), "" if below else shown(fact.value), "wrong" if short else "text")
        row.translate(0, row.height())
        for line in below:
            paint_words(painter, row, line, face(sized(14), bold=True))
            row.translate(0, sized(19))
        if fact.has is not None:
            self._bar(
                painter, QRectF(0, row.y() + scaled(3), self.width(), scaled(8)), fact.has, fact.needs, short=short
            )
            row.translate(0, scaled(14))
        if fact.cards:
            wide = sized(_MINI)
            for at, card in enumerate(fact.cards[:_MOST_CARDS]):
                self._pictures.paint(painter, QPointF(at * (wide + scaled(3)), row.y() + scaled(2)), card, wide)
            row.translate(0, round(wide * CARD_RATIO) + scaled(6))
        if fact.note is not None:
            row.setHeight(sized(17))
            for line in wrapped(shown(fact.note), row.width(), sized(12), _NOTE_LINES):
                paint_words(painter, row, line, face(sized(12)), "muted")
                row.translate(0, row.height())

    def _below(self, width: int) -> list[str]:
        """The lines of a value that has no room beside its title in this width; none of another one."""
        value = "" if self._fact is None else shown(self._fact.value)
        if width_of(value, sized(14), bold=True) <= _BESIDE * width:
            return []
        return wrapped(value, 0.96 * width, sized(14), _NOTE_LINES)

    def _pair(self, painter: QPainter, row: QRectF, title: str, value: str, ink: str) -> None:
        wide = min(_BESIDE * row.width(), width_of(value, sized(14), bold=True))
        paint_elided(painter, row.adjusted(row.width() - wide - 1, 0, 0, 0), value, face(sized(14), bold=True), ink)
        paint_fitting(painter, row.adjusted(0, 0, -wide - scaled(8), 0), title, (14, 13, 12, 11), "muted")

    def _bar(self, painter: QPainter, box: QRectF, has: float, needs: float | None, *, short: bool) -> None:
        theme = look().theme
        paint_box(painter, box, scaled(4), "line")
        paint_box(
            painter,
            QRectF(box.x(), box.y(), max(scaled(4.0), has * box.width()), box.height()),
            scaled(4),
            "muted" if needs is None else "wrong" if short else "right",
        )
        if needs is not None:
            painter.fillRect(
                QRectF(needs * box.width() - 1, box.y() - scaled(3), scaled(2), box.height() + scaled(6)),
                theme.color("text"),
            )


class DecideVerdict(Arranged, Drawn, QWidget):
    """The verdict on an answer; `again_button`, `lesson_button`, `back_button` and `next_button` lead on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = SeverityLine(self)
        self.headline = PlainLabel(self, wraps=True)
        self.returns = PlainLabel(self, tone="muted", wraps=True)
        set_type(self.returns, 13)
        self.facts = [FactBox(self) for _ in range(3)]
        labels = [number(at) for at in range(1, len(self.facts) + 1)]
        self.fact_tabs = Segments(tr("Facts"), range(len(self.facts)), labels, self, whole=True, in_form=False)
        self.fact_tabs.chosen.connect(self.arrange)
        self.back_button = Button(Tone.QUIET, self, tr("It was a misclick"), key="M")
        self.again_button = Button(Tone.QUIET, self, tr("Other cards"), key="T")
        self.lesson_button = Button(Tone.QUIET, self, tr("Lesson"), key="L")
        self.next_button = Button(Tone.FILLED, self, tr("Next"), key=tr("Space"))
        for button, high in zip(self.buttons, (36, 36, 36, 48), strict=True):
            follow_scale(button.setMinimumHeight, high)
        self.clock = QTimer(self, singleShot=True, interval=TAKE_BACK_MS)
        self.clock.timeout.connect(self.back_button.hide)
        told = QWidget(self)
        told.setMinimumWidth(1)  # Qt asks for the height at its least width, which that of the tabs would be
        in_column(
            self.line, self.headline, Gap(6), self.fact_tabs, *self.facts, self.returns,
            of=told, margins=(RING, 0, RING, 0), spacing=6,
        )  # fmt: skip
        ways = in_column(*self.buttons, spacing=2)
        in_column(told, STRETCH, ways, of=self, margins=NO_MARGINS, spacing=6)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(self.rect(), look().theme.color("panel"))

    def arrange(self) -> None:
        """Show all facts, in a low window one, the others a tab away."""
        low = self.window().height() < sized(_LOW)
        self.fact_tabs.setVisible(low)
        px = self._headline_px(low=low)
        self.headline.setStyleSheet(f"font-size: {px}px; font-weight: 600;")
        self.returns.setVisible(bool(self.returns.text()) and not (low and self._lines(px) > _LOW_LINES))
        for at, box in enumerate(self.facts):
            box.setVisible(box.has_fact and (not low or at == self.fact_tabs.value))
            box.updateGeometry()  # another width has other lines
        for at, tab in enumerate(self.fact_tabs.buttons):
            tab.setVisible(self.facts[at].has_fact)
            tab.setText(self.facts[at].title)

    def _headline_px(self, *, low: bool) -> int:
        """The largest type in which the headline takes no more than its lines."""
        least = sized(_LEAST_HEADLINE)
        sizes = range(sized(_LOW_HEADLINE if low else _HEADLINE), least, -1)
        return next((px for px in sizes if self._lines(px) <= _HEADLINE_LINES), least)

    def _lines(self, px: int) -> int:
        """Lines of the headline in this type."""
        return len(wrapped(self.headline.text(), self.width() - 2 * scaled(RING), px, 9, bold=True))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The ways on."""
        return self.back_button, self.again_button, self.lesson_button, self.next_button

    def show_spot(self, spot: DecideSpot, taken: int, *, returns: str, run: QuizRun, lesson: bool) -> None:
        """Show the verdict on a choice in a session; `returns` says when it comes back."""
        self.line.show_spot(spot, taken)
        self.headline.setText(with_signs(headline(spot, taken)))
        for box, fact in zip_longest(self.facts, facts(spot)):
            box.show_fact(fact)
        self.fact_tabs.set_value(len(facts(spot)) - 1)
        self.returns.setText(returns)
        self.arrange()
        self.again_button.setVisible(run.can_ask_again)
        self.lesson_button.setVisible(lesson)
        self.next_button.say(tr("To the summary") if run.over else tr("Next"))
        self.back_button.setVisible(not run.is_test)
        self.clock.stop()
        if not run.is_test:
            self.clock.start()

    @property
    def can_take_back(self) -> bool:
        """Whether a wrong key can still be taken back."""
        return self.clock.isActive()

    @property
    def said(self) -> str:
        """The verdict in words."""
        parts = [self.line.said, self.headline.text(), *[box.accessibleName() for box in self.facts]]
        return point_of(" ".join(filter(None, parts)))
