"""The headings of a table's columns, never cut."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from pokertable.views.kit.fonts import LINE, face, narrowed, scaled, text_width, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, paint_elided


class ColumnHeads(QHeaderView):
    """Column headings on the lines of their titles, narrowed or wrapped where they have no room."""

    px = 12
    """Type size in px."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802  Qt names it
        """Paint ground, lines of words, and the line below."""
        theme, model = look().theme, self.model()
        painter.fillRect(rect, theme.color("panel"))
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, theme.color("line"))
        font, high = face(self.px, bold=True), LINE * self.px
        box = QRectF(rect).adjusted(scaled(8), 0, -scaled(8), 0)
        rows: list[str] = []
        for words in str(model.headerData(section, Qt.Orientation.Horizontal)).split("\n"):
            fits = text_width(narrowed(words, box.width(), font), words) <= box.width()
            rows += [words] if fits else wrapped(words, box.width(), self.px, 2, bold=True)
        for at, words in enumerate(rows):
            row = QRectF(box.x(), box.center().y() + (at - len(rows) / 2) * high, box.width(), high)
            paint_elided(painter, row, words, font, "muted", RIGHT if section else LEFT)
