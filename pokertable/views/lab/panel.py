"""One of the two readings: a heading with a verdict, the cards on felt, and a row each for high and low."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from pokertable.model.ranking.share import PotShare
from pokertable.views.cards.made_hand import MadeHandRow, RowSize
from pokertable.views.kit.fonts import face, follow_text, grown, scaled, sized, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_words
from pokertable.views.kit.signs import paint_verdict
from pokertable.views.lab.felt import LabFelt
from pokertable.views.widgets.labels import FittingLabel, PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, Arranged, in_column, in_row


class VerdictLabel(Drawn, QWidget):
    """A tick or a cross with its word, drawn in the theme's colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._right: bool | None = None
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, right: bool | None, words: str) -> None:
        """Show a tick, a cross or (None) nothing, and the words."""
        self._right, self._words = right, words
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(max(scaled(132), math.ceil(width_of(self._words, sized(14), bold=True)) + scaled(28)), sized(22))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if self._right is None:
            return
        color: QColor = look().theme.color("right" if self._right else "wrong")
        font = face(sized(14), bold=True)
        width = QFontMetrics(font).horizontalAdvance(self._words)
        sign = QRectF(self.width() - width - scaled(28), self.height() / 2 - scaled(12), scaled(24), scaled(24))
        paint_verdict(painter, sign, color, right=self._right)
        paint_words(painter, QRectF(self.rect()), self._words, font, color, RIGHT)


class LabPanel(Arranged, QFrame):
    """`felt` shows the cards; `high` and `low` their hands; `reason` and `rule` comment on them."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._title = toned(QLabel(title, self), "strong")
        self._detail = FittingLabel(Qt.AlignmentFlag.AlignLeft, self)
        self._detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        follow_text(self._detail.setFixedHeight, 20)
        self.verdict = VerdictLabel(self)
        self._rows = RowSize.MEDIUM
        self.felt = LabFelt(self)
        self.high = MadeHandRow(False, self)
        self.low = MadeHandRow(True, self)
        self.high.beside, self.low.beside = (self.low,), (self.high,)
        self.reason = PlainLabel(self, tone="strong", wraps=True)
        self.rule = PlainLabel(self, tone="muted", wraps=True)
        for label in (self.reason, self.rule):
            label.hide()
        head = in_row(self._title, (self._detail, 1), self.verdict, spacing=8)
        in_column(
            head,
            self.felt,
            self.high,
            self.low,
            self.reason,
            self.rule,
            STRETCH,
            of=self,
            margins=(12, 8, 12, 8),
            spacing=4,
        )

    def row(self, share: PotShare) -> MadeHandRow:  # noqa: D102
        return self.low if share.is_low else self.high

    def show_rows(self, shares: Iterable[PotShare]) -> None:
        """Show only the rows of these shares."""
        rows = [self.row(share) for share in shares]
        for row in (self.high, self.low):
            row.setVisible(row in rows)

    def set_heading(self, title: str, *details: str) -> None:
        """Set the title of the reading and its details: wordings, the longest first."""
        self._title.setText(title)
        self._detail.say(*details, token="muted")

    def say(self, reason: str, rule: str = "") -> None:
        """Set the sentence under the rows, and the rule behind it; empty texts take no room."""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.rule.setText(rule)
        self.arrange()

    def arrange(self) -> None:
        """Hide the rule if the reason needs all the room."""
        room = self.width() - scaled(24)
        wraps = self.reason.heightForWidth(room) > 1.5 * self.reason.fontMetrics().height()
        below = self._rows.height - self.reason.fontMetrics().height()
        fits = (px for px in grown((14, 13, 12)) if 1.2 * px * len(wrapped(self.rule.text(), room, px, 9)) <= below)
        px = next(fits, None)
        sheet = f"font-size: {px or scaled(12)}px"
        if sheet != self.rule.styleSheet():
            self.rule.setStyleSheet(sheet)
        self.rule.setVisible(bool(self.rule.text()) and not wraps and px is not None)

    def set_felt_height(self, height: int, rows: RowSize, count: int = 2) -> None:
        """Set the height of the felt in px, the size of the rows under it, and the number that fit."""
        self._rows = rows
        self.high.set_size(rows)
        self.low.set_size(rows)
        self.felt.setFixedHeight(height)
        self.setFixedHeight(height + count * rows.height + scaled(32) + sized(22))
        self.arrange()
