"""Severities of decisions as shown everywhere: words, colours and signs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from pokertable.training.weigh.severity import Severity
from pokertable.views.kit.fonts import face, scaled
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_words
from pokertable.views.kit.signs import paint_verdict


def severity_word(severity: Severity | None) -> str:
    """Name of a severity; None is undecided."""
    if severity is None:
        return _tr("undecided")
    return {
        Severity.BEST: _tr("best"),
        Severity.FINE: _tr("fine"),
        Severity.INACCURACY: _tr("inaccuracy"),
        Severity.MISTAKE: _tr("mistake"),
        Severity.BLUNDER: _tr("blunder"),
    }[severity]


def severity_ink(severity: Severity | None) -> str:
    """Colour token of a severity."""
    if severity is None:
        return "muted"
    if severity is Severity.INACCURACY:
        return "text"
    return "wrong" if severity.matters else "right"


def paint_severity(painter: QPainter, centre: QPointF, size: float, severity: Severity | None) -> None:
    """Full tick, tick, dash, cross, full cross: in a disc or a ring; None is a ring with a question mark."""
    ink = look().theme.color(severity_ink(severity))
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    full = severity in (Severity.BEST, Severity.BLUNDER)
    painter.setPen(QPen(ink, scaled(1.6)))
    painter.setBrush(ink if full else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box)
    sign = look().theme.color("panel") if full else ink
    if severity is None:
        paint_words(painter, box, "?", face(max(9, round(0.7 * size)), bold=True), sign, CENTRE)
    elif severity is Severity.INACCURACY:
        painter.setPen(QPen(sign, scaled(2.2)))
        painter.drawLine(QPointF(centre.x() - size / 4, centre.y()), QPointF(centre.x() + size / 4, centre.y()))
    else:
        paint_verdict(painter, box, sign, right=not severity.matters, thick=2.0)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Review", text)
