"""The decisions of a sit and go that cost most: cards, words, and the loss in per cent of the prize pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from pokertable.model.text import uncapital
from pokertable.session.words.words import street_title
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import face, grown, is_cut, scaled, sized, width_of, wrapped
from pokertable.views.kit.losses import loss_figure
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_fitting, paint_words
from pokertable.views.kit.translate import headed, in_a_row, number, shown
from pokertable.views.widgets.layouts import Arranged

if TYPE_CHECKING:
    from pokertable.training.review.prizes import CostlyDecision, Weighed

_CARD: Final = 92
_HEAD: Final = 36
_MOST: Final = 3
_WHERE: Final = (14, 13, 12, 11)
"""Type sizes of the words below a decision's name, in px."""
_ON_TWO_LINES: Final = 13
"""The smallest of them with which a reason has two lines; with those below it has three."""


class CostlyDecisions(Arranged, Drawn, QWidget):
    """At most three decisions, the costliest first; `chosen(hand_id, place)` at a click."""

    chosen = Signal(object, int)  # Qt's own integer has 32 bits: the id of a hand has more

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._weighed: Weighed | None = None
        self._buttons = [_CostlyButton(self) for _ in range(_MOST)]
        for button in self._buttons:
            button.clicked.connect(lambda _=False, button=button: self._press(button))
            button.hide()

    @property
    def decisions(self) -> tuple[CostlyDecision, ...]:
        """The decisions that are shown."""
        return () if self._weighed is None else self._weighed.costly[:_MOST]

    def show_weighed(self, weighed: Weighed | None) -> None:
        """Show the costliest of these decisions; None: they are being looked for."""
        self._weighed = weighed
        shown_now = self.decisions
        for at, button in enumerate(self._buttons):
            button.setVisible(at < len(shown_now))
            if at < len(shown_now):
                button.say(shown_now[at])
        self.arrange()

    def _press(self, button: _CostlyButton) -> None:
        if button.decision is not None:
            self.chosen.emit(button.decision.hand_id, button.decision.place)

    @property
    def note(self) -> str:
        """A line for what is not shown."""
        now = self._weighed
        if now is None:
            return ""
        if now.done < now.total:
            words = self.tr("{done} of your {count} biggest decisions analysed")
            return words.format(done=number(now.done), count=number(now.total))
        if now.settled < now.total:
            words = self.tr("{settled} of your {count} biggest decisions settled")
            return words.format(settled=number(now.settled), count=number(now.total))
        if not self.decisions:
            return self.tr("No costly decisions")
        return self.tr("Chips valued in prizes (ICM); ± is the 95% interval")

    def arrange(self) -> None:
        """Put the decisions below one another."""
        high, gap = sized(_CARD), scaled(12)
        for at, button in enumerate(self._buttons):
            button.setGeometry(0, sized(_HEAD) + at * (high + gap), self.width(), high)
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        head = QRectF(0, 0, self.width(), sized(28))
        used = paint_fitting(painter, head, self.tr("Costliest decisions"), (17, 14, 12), bold=True)
        if self.decisions:
            paint_fitting(
                painter,
                head.adjusted(used + scaled(12), 0, 0, 0),
                self.tr("% of the prize pool"),
                (14, 12),
                "muted",
                RIGHT,
            )
        at = len(self.decisions)
        below = QRectF(0, sized(_HEAD) + at * (sized(_CARD) + scaled(12)), self.width(), sized(24))
        paint_fitting(painter, below, self.note, (14, 12, 11), "muted")


class _CostlyButton(Drawn, QAbstractButton):
    """One decision."""

    ringed = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.decision: CostlyDecision | None = None
        self._pictures = CardPictures(tags=False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, decision: CostlyDecision) -> None:
        """Show this decision."""
        self.decision = decision
        self.setAccessibleName(
            in_a_row((self._what(decision), self._where(decision), self._loss(decision), shown(decision.why)))
        )
        self.update()

    def _what(self, decision: CostlyDecision) -> str:
        return headed(shown(street_title(decision.street)), uncapital(shown(decision.words)))

    def _loss(self, decision: CostlyDecision) -> str:
        loss, error = loss_figure(decision.loss), loss_figure(decision.error)
        return (
            self.tr("−{loss}").format(loss=loss)
            if error == number(0)
            else self.tr("−{loss} ± {error}").format(loss=loss, error=error)
        )

    def _where(self, decision: CostlyDecision) -> str:
        words = self.tr("Hand {hand}, {left} players left")
        return words.format(hand=number(decision.hand), left=number(decision.left))

    def draw(self, painter: QPainter) -> None:
        if self.decision is None:
            return
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, box, scaled(10), "raised" if self.underMouse() else "panel", "line")
        high = box.height() - scaled(24)
        wide = round(high / CARD_RATIO)
        step = min(wide + scaled(4.0), (0.34 * box.width() - wide) / max(1, len(self.decision.cards) - 1))
        for at, card in enumerate(self.decision.cards):
            self._pictures.paint(painter, QPointF(round(scaled(20) + at * step), scaled(12)), card, wide)
        left = scaled(20) + step * (len(self.decision.cards) - 1) + wide + scaled(24)
        lost, large = self._loss(self.decision), sized(22)
        loss = QRectF(box).adjusted(0, 0, -scaled(20), 0)
        loss.setLeft(loss.right() - width_of(lost, large, bold=True))
        paint_words(painter, loss, lost, face(large, bold=True), "wrong", RIGHT)
        room = loss.x() - scaled(12) - left
        px, where = _in_lines(self._where(self.decision), shown(self.decision.why), room)
        above, line = 0.3 * box.height(), 1.25 * px
        y = box.center().y() - (above + line * len(where)) / 2
        title = QRectF(left, y, room, above)
        paint_fitting(painter, title, self._what(self.decision), (17, 14, 12, 11), bold=True)
        for at, words in enumerate(where):
            paint_words(painter, QRectF(left, title.bottom() + at * line, room, line), words, face(px), "muted")


def _in_lines(where: str, why: str, room: float) -> tuple[int, list[str]]:
    """The largest type in px in which both texts have room, the reason on two lines or three small ones; the lines."""
    ways = [(px, [where, *wrapped(why, room, px, 2 if px >= sized(_ON_TWO_LINES) else 3)]) for px in grown(_WHERE)]
    fitting = (way for way in ways if width_of(where, way[0]) <= room and not is_cut(way[1]))
    return next(fitting, ways[-1])
