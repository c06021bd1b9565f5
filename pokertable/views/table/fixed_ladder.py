"""The fixed-limit street as a ladder: bet, raise 1, 2, 3, and the current rung."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.hand.events import RaiseKind
from pokertable.model.hand.legal import LadderStep, LegalActions
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, fitted, scaled
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_words
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import in_clauses

_MOST_RUNGS = 5
_SIZES = (14, 12, 11)


class FixedLadder(Drawn, QWidget):
    """Shows `LegalActions.ladder`. With a single legal amount there is nothing to set.

    `chosen(amount)`: one of the two bets that an open pair allows was clicked.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.amounts = Amounts()
        self._legal: LegalActions | None = None
        self._amount = 0
        self._dimmed = False

    def set_dimmed(self, dimmed: bool) -> None:
        """Draw it at 70% opacity."""
        self._dimmed = dimmed
        self.update()

    def set_legal(self, legal: LegalActions | None) -> None:
        """Set the choices whose ladder is shown."""
        self._legal = legal
        self.say_again()

    def set_amount(self, amount: int) -> None:
        """Set the chosen one of two legal bets."""
        self._amount = amount
        self.say_again()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set one of two bets by a click."""
        at = event.position()
        chosen = next((amount for amount, box in self.two_boxes() if box.contains(at)), None)
        if chosen is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(chosen)

    def two_boxes(self) -> list[tuple[int, QRectF]]:
        """The two bets that an open pair allows and their boxes; empty with a single legal amount."""
        legal = self._legal
        if legal is None or legal.raise_to is None or not legal.two_bets:
            return []
        box = next(box for step, box in self._boxes() if step.current)
        left = QRectF(box.x(), box.y(), box.width() / 2, box.height())
        return [(legal.raise_to[0], left), (legal.raise_to[1], left.translated(left.width(), 0))]

    def say_again(self) -> None:
        """Write the rungs' amounts in the present format."""
        steps = self._legal.ladder if self._legal is not None else ()
        text = self.amounts.text
        words = [f"{self._title(step)} {text(self._amount_of(step))}" for step in steps]
        self.setAccessibleName(in_clauses(words))
        self.update()

    def _title(self, step: LadderStep) -> str:
        """The rung's name; the current one is named like the raise button."""
        match self._legal.raise_kind if step.current and self._legal is not None else step.kind:
            case RaiseKind.BET:
                return self.tr("Bet")
            case RaiseKind.COMPLETE:
                return self.tr("Complete")
            case RaiseKind.RAISE:
                return self.tr("Raise {number}").format(number=step.number)

    def _amount_of(self, step: LadderStep) -> int:
        """The amount of a rung: for the current one as set."""
        return self._amount if step.current and self.two_boxes() else step.amount

    def _cap_words(self) -> str:
        cap = self._legal.raise_cap if self._legal is not None else None
        if cap is None:
            return self.tr("no cap on raises")
        words = [
            self.tr("no raises"),
            self.tr("capped after one raise"),
            self.tr("capped after two raises"),
            self.tr("capped after three raises"),
            self.tr("capped after four raises"),
        ]
        return words[cap] if cap < len(words) else self.tr("capped after {count} raises").format(count=cap)

    def _rungs(self) -> Sequence[LadderStep]:
        """The rungs that fit: those around the next one."""
        steps = self._legal.ladder if self._legal is not None else ()
        taken = sum(step.taken for step in steps)
        first = max(0, min(taken - 2, len(steps) - _MOST_RUNGS))
        return steps[first : first + _MOST_RUNGS]

    def draw(self, painter: QPainter) -> None:
        """Draw a heading and the rungs: made ones filled, the next one ringed in coral."""
        painter.setOpacity(0.7 if self._dimmed else 1.0)
        head = QRectF(scaled(2), 0, self.width() - scaled(4), self.height() * 0.36)
        left, right = self.tr("This round"), self._cap_words()
        font = face(fitted(f"{left}   {right}", head.width(), _SIZES, height=head.height()))
        paint_words(painter, head, left, font, "muted")
        paint_words(painter, head, right, font, "muted", RIGHT)
        for step, box in self._boxes():
            self._paint_rung(painter, box, step)

    def _boxes(self) -> list[tuple[LadderStep, QRectF]]:
        """The rungs and their boxes; one with two bets is twice as wide."""
        rungs, gap = self._rungs(), 6.0
        legal = self._legal
        wide = [2 if step.current and legal is not None and legal.two_bets else 1 for step in rungs]
        each = (self.width() - gap * (len(rungs) - 1)) / max(1, sum(wide))
        top, x, found = self.height() * 0.36 + scaled(2), 0.0, []
        for step, times in zip(rungs, wide, strict=True):
            box = QRectF(x, top, each * times, self.height() - top - 1)
            found.append((step, box.adjusted(1, 1, -1, -1)))
            x += each * times + gap
        return found

    def _paint_rung(self, painter: QPainter, box: QRectF, step: LadderStep) -> None:
        edge, width = ("raise_", 2) if step.current else ("line", 1)
        lit = step.taken or step.current
        paint_box(painter, box, scaled(SIZES.radius[1]), "raised" if lit else "panel", edge, width)
        ink = "text" if lit else "unavailable"
        upper = QRectF(box.x(), box.y() + scaled(2), box.width(), box.height() / 2 - scaled(2))
        title = self._title(step)
        px = fitted(title, box.width() - scaled(6), _SIZES, height=upper.height())
        paint_words(painter, upper, title, face(px), ink, CENTRE)
        two = self.two_boxes() if step.current else []
        for one, part in two:
            self._paint_one_of_two(painter, part, one)
        if two:
            return
        amount = self.amounts.text(step.amount)
        px = fitted(amount, box.width() - scaled(6), _SIZES, bold=True, height=upper.height())
        lower = upper.translated(0, box.height() / 2 - 1)
        paint_words(painter, lower, amount, face(px, bold=step.current), ink, CENTRE)

    def _paint_one_of_two(self, painter: QPainter, part: QRectF, amount: int) -> None:
        """Draw one of two bets, filled if set."""
        set_ = amount == self._amount
        lower = QRectF(part.x() + scaled(4), part.center().y(), part.width() - scaled(8), part.height() / 2 - scaled(3))
        paint_box(
            painter, lower, scaled(SIZES.radius[0]), "raise_" if set_ else "panel", "raise_" if set_ else "line", 1
        )
        words = self.amounts.text(amount)
        px = fitted(words, lower.width() - scaled(4), _SIZES, bold=True, height=lower.height())
        paint_words(painter, lower, words, face(px, bold=set_), "on_raise" if set_ else "text", CENTRE)
