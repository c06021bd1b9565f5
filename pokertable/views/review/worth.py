"""The value of each choice: bars from a zero line, with their errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from pokertable.model.text import INTERVAL
from pokertable.training.explain.choices import said
from pokertable.training.weigh.severity import TICK, Severity
from pokertable.views.cards.card_text import pieces_width, set_pieces
from pokertable.views.kit.fonts import face, least_text, scaled, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, paint_fitting, paint_words
from pokertable.views.kit.severities import paint_severity, severity_ink, severity_word
from pokertable.views.kit.translate import Piece, headed, in_a_row, in_clauses, number, percent
from pokertable.views.review.parts import (
    ReviewPart,
    action_in,
    tr,
    unit_words,
    unsigned,
    with_error,
)

if TYPE_CHECKING:
    from pokertable.training.weigh.verdict import Choice

_SIGN = 18
_ROW, _ROW_LARGE = 30, 50
"""Greatest height of a choice, in px."""
_NAMES = 0.36
"""Greatest part of the width for signs and names."""


class ChoiceBars(ReviewPart):
    """The choices of one decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What each action is worth"), parent)

    def renew(self) -> None:  # noqa: D102
        if self.sheet.pool is not None:
            self.aside = tr("% of the prize pool, 0 if you give up the pot, ± is the 95% interval")
        else:
            self.aside = tr("{unit}, ± is the 95% interval").format(unit=unit_words(self.sheet))

    def shows(self) -> object:  # noqa: D102
        return self.at, self.verdict.choices, self.verdict.is_rough, self._feet(), self.sheet.pool

    def said(self) -> str:  # noqa: D102
        choices = self.verdict.choices
        said = [
            headed(self._name(each), in_a_row((self._value(each), severity_word(each.severity)))) for each in choices
        ]
        if not self._counted or self.verdict.is_rough:
            said = [self._name(each) for each in choices]
        return in_clauses([*said, *self._feet()])

    def _name(self, choice: Choice) -> str:
        return "".join(map(str, self._named(choice)))

    def _named(self, choice: Choice) -> list[Piece]:
        """Name of a choice, a discard with its cards."""
        taken = tr("{action}, yours") if self.sheet.player is None else tr("{action}, taken")
        return action_in(
            taken if choice.taken else "{action}", said(choice.action, self.verdict.moment.legal), self.sheet.game
        )

    @property
    def _counted(self) -> bool:
        return self.verdict.measured is not None

    def _wide(self, px: int) -> float:
        """Width of the widest name at this size, in px."""
        return max(pieces_width(self._named(each), px, bold=each.taken) for each in self.verdict.choices)

    def _value(self, choice: Choice) -> str:
        return "" if choice.mean is None else with_error(choice.mean, choice.stderr, self.sheet)

    @property
    def _sampled(self) -> bool:
        """Whether values have errors."""
        return any(each.stderr for each in self.verdict.choices)

    def _foot(self) -> str:
        verdict = self.verdict
        if not self._counted:
            return tr("analysing")
        if not verdict.deals:
            return tr("all deals, for a sample of their hands") if self._sampled else tr("exact")
        words = tr("{count} deals played out").format(count=number(verdict.deals))
        if not verdict.is_rough and any(each.severity is None for each in verdict.choices):
            words = tr("{words}; ? = too close to call: the difference is within the margin of error").format(
                words=words
            )
        return words if verdict.settled else tr("{words}, analysing").format(words=words)

    def _feet(self) -> list[str]:
        """The lines below the bars: how they were counted, what is missing, what the verdict and the loss go by."""
        verdict, now, feet = self.verdict, self.verdict.measured, [self._foot()]
        if verdict.moment.leaves_out_a_call:
            feet.append(tr("Calling isn't counted: whoever is first in should raise or fold."))
        by = percent(TICK, places=0)
        if now is not None and not verdict.is_rough and not verdict.decided:
            feet.append(tr("Another action may be better by more than {part} of the pot.").format(part=by))
        elif verdict.so_far is Severity.FINE and not verdict.is_forgiven and self._sampled:
            feet.append(tr("Another action is unlikely to be better by more than {part} of the pot.").format(part=by))
        if now is None or not verdict.decided or not verdict.loss:
            return feet
        if now.here is not None:
            if verdict.so_far is not None and verdict.so_far.matters:
                lost = tr("The loss doesn't count what is lost only against these particular opponents; the bars do.")
                feet.append(lost)
            return feet
        apart, loss = (unsigned(each, self.sheet) for each in (verdict.apart, verdict.loss))
        if apart != loss:
            words = tr("The bars differ by {apart}; allowing for luck, the loss counts as {loss}.")
            feet.append(words.format(apart=apart, loss=loss))
        return feet

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        high, feet = float(self.px(18)), self._feet()
        foot = high * len(feet)
        for at, words in enumerate(feet):
            below = QRectF(box.x(), box.bottom() - foot + at * high, box.width(), high)
            paint_fitting(painter, below, words, (self.designed(12), 11), "muted")
        choices = self.verdict.choices
        rows = box.adjusted(0, 0, 0, -foot - scaled(2))
        high = min(float(self.px(_ROW_LARGE if self.large else _ROW)), rows.height() / len(choices))
        least = least_text()
        largest = min(self.px(15 if self.large else 13), max(least, int(high * 0.72)))
        widest = _NAMES * box.width() - scaled(_SIGN) - scaled(10)
        px = next((px for px in range(largest, least, -1) if self._wide(px) <= widest), least)
        names = min(self._wide(px), widest) + scaled(_SIGN) + scaled(10)
        values = max(width_of(self._value(each), px, bold=True) for each in choices) + scaled(10)
        bars = QRectF(
            box.x() + names + scaled(8), rows.y(), box.width() - names - values - scaled(8), high * len(choices)
        )
        ends = [
            (each.mean - reach, each.mean + reach)
            for each in choices
            if each.mean is not None
            for reach in [INTERVAL * each.stderr]
        ]
        low = min([0.0, *[end for end, _ in ends]])
        most = max([0.0, *[end for _, end in ends]])
        scale = bars.width() / max(most - low, 1e-9)
        zero = bars.x() - low * scale
        line = look().theme.color("line")
        if self._counted:
            painter.setPen(QPen(line, scaled(1.2)))
            painter.drawLine(QLineF(zero, bars.top(), zero, bars.bottom()))
        for at, choice in enumerate(choices):
            row = QRectF(box.x(), rows.y() + at * high, box.width(), high)
            name = QRectF(row.x() + scaled(_SIGN) + scaled(8), row.y(), names - scaled(_SIGN) - scaled(8), high)
            set_pieces(painter, name, self._named(choice), px, bold=choice.taken)
            if choice.mean is None:
                continue
            ink = "muted" if self.verdict.is_rough else "text"
            if not self.verdict.is_rough:
                sign = min(float(scaled(_SIGN)), 0.8 * high)
                paint_severity(painter, QPointF(row.x() + sign / 2, row.center().y()), sign, choice.severity)
            paint_words(painter, row, self._value(choice), face(px, bold=choice.taken), ink, RIGHT)
            self._paint_bar(
                painter, QRectF(bars.x(), row.y(), bars.width(), high), choice, zero, zero + choice.mean * scale, scale
            )

    def _paint_bar(self, painter: QPainter, row: QRectF, choice: Choice, zero: float, end: float, scale: float) -> None:
        theme = look().theme
        grave = choice.severity is not None and choice.severity.matters
        ink = "muted" if grave and not choice.taken else severity_ink(choice.severity)
        quiet = "line" if self.verdict.is_rough else ""
        thick = 0.46 * row.height()
        left, right = min(zero, end), max(zero, end)
        bar = QRectF(left, row.center().y() - thick / 2, max(scaled(2.0), right - left), thick)
        painter.fillRect(bar, theme.color(quiet or ink))
        if choice.stderr:
            reach, y = INTERVAL * choice.stderr * scale, row.center().y()
            painter.setPen(QPen(theme.color("muted" if quiet else "text"), scaled(1.6)))
            painter.drawLine(QLineF(end - reach, y, end + reach, y))
            for x in (end - reach, end + reach):
                painter.drawLine(QLineF(x, y - scaled(4), x, y + scaled(4)))
