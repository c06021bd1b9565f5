"""Equity against the ranges and against random hands, with the price; and the possible outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from pokertable.model.text import INTERVAL
from pokertable.views.kit.fonts import LINE, face, least_text, scaled, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, paint_box, paint_elided, paint_words
from pokertable.views.kit.terms import EQUITY, explained
from pokertable.views.kit.theme import mixed
from pokertable.views.kit.translate import decimal, in_a_row, number, percent
from pokertable.views.review.parts import ReviewPart, tr
from pokertable.views.widgets.labels import plain_tip

if TYPE_CHECKING:
    from pokertable.training.deals.shares import PotEquity

_NAMED: Final = 0.01
"""Least chance of an outcome named under the bar: the name of a sliver would be under its neighbour."""


_DARK: Final = 3
"""From which outcome on the bar is too dark for dark figures."""


class PotEquityPart(ReviewPart):
    """The equities at one decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Your equity"), parent)
        self._line = 0.0

    def renew(self) -> None:  # noqa: D102
        name = self.sheet.player
        yours = tr("Your equity")
        self.title = yours if name is None else tr("{name}'s equity").format(name=name)
        self.setAccessibleName(self.title)
        self.setToolTip(plain_tip(explained(EQUITY)))

    def shows(self) -> object:  # noqa: D102
        return self.verdict.ranges, self.verdict.random, self.verdict.called, self.verdict.needed

    def said(self) -> str:  # noqa: D102
        said = [f"{name} {_with_error(share)}" for name, share in self._rows()]
        if self.verdict.needed is not None:
            said.append(self._price())
        ends = [f"{word} {percent(part)}" for word, part in self._ends(self.verdict.ranges) if word]
        return in_a_row([*said, tr("Possible outcomes, against their ranges"), *ends, self._size()])

    def _rows(self) -> list[tuple[str, PotEquity]]:
        """The equity that is compared with the price, then another."""
        called = self.verdict.called
        if called is not None:
            return [(tr("nobody else calls"), called), (tr("everybody calls"), self.verdict.ranges)]
        return [(tr("their ranges"), self.verdict.ranges), (tr("random hands"), self.verdict.random)]

    def _price(self) -> str:
        return tr("{percent} needed").format(percent=percent(self.verdict.needed or 0.0))

    def _size(self) -> str:
        share = self.verdict.ranges
        if share.deals == 1:  # nothing is left to chance
            return tr("exact")
        words = tr("{count} deals") if share.stderr else tr("exact, {count} deals")
        return words.format(count=number(share.deals))

    def _inks(self) -> list[str]:
        return ["low_on_paper" if share.is_low else "high_on_paper" for share in self.sheet.game.variant.shares]

    def _ends(self, share: PotEquity) -> list[tuple[str, float]]:
        """The outcomes in words with their chances, the best first, as at the table."""
        if len(self.sheet.game.variant.shares) == 1:
            nothing, *between, whole = share.ends
            return [(tr("win"), whole), ("", 0.0), (tr("split"), sum(between)), ("", 0.0), (tr("nothing"), nothing)]
        words = (tr("scoop"), tr("¾"), tr("half"), tr("¼ or less"), tr("nothing"))
        return list(zip(words, reversed(share.ends), strict=True))

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        line = self._line = min(float(self.px(40 if self.large else 27)), box.height() / 6.4)
        px = self._px(13)
        names = max(width_of(name, px, bold=True) for name, _ in self._rows()) + scaled(14)
        values = max(width_of(_with_error(share), px, bold=True) for _, share in self._rows()) + scaled(12)
        bars = QRectF(box.x() + names, box.y(), box.width() - names - values, line)
        price = self.verdict.needed
        line_at = None if price is None else bars.x() + price * bars.width()
        for at, (name, share) in enumerate(self._rows()):
            row = QRectF(box.x(), box.y() + at * line, box.width(), line)
            paint_elided(painter, QRectF(row.x(), row.y(), names, line), name, face(px, bold=not at))
            paint_words(painter, row, _with_error(share), face(px, bold=True), "text", RIGHT)
            self._paint_parts(
                painter, bars.translated(0, at * line).adjusted(0, scaled(2), 0, -scaled(2)), share.by_share, line_at
            )
        y = box.y() + 2 * line
        self._paint_legend(painter, QRectF(box.x(), y, names, line))
        if line_at is not None:
            painter.setPen(QPen(look().theme.color("turn"), scaled(2)))
            painter.drawLine(QLineF(line_at, box.y() - scaled(2), line_at, y))
            wide = width_of(self._price(), self._px(12)) + scaled(4)
            left = min(max(bars.x(), line_at - wide / 2), bars.right() - wide)
            paint_words(
                painter,
                QRectF(left, y + scaled(2), wide, line - scaled(4)),
                self._price(),
                face(self._px(12)),
                "text",
                CENTRE,
            )
        y += line
        head = QRectF(box.x(), y, box.width(), line)
        size = width_of(self._size(), self._px(12)) + scaled(12)
        title = tr("Possible outcomes, against their ranges")
        paint_elided(painter, head.adjusted(0, 0, -size, 0), title, face(self._px(12)), "muted")
        paint_words(painter, head, self._size(), face(self._px(12)), "muted", RIGHT)
        share = self.verdict.ranges
        self._paint_ends(painter, QRectF(box.x(), y + line, box.width(), line), self._ends(share))

    def _px(self, size: int) -> int:
        """The type size, limited by the line's height."""
        return min(self.px(size), max(least_text(), round(self._line / LINE)))

    def _paint_parts(self, painter: QPainter, box: QRectF, parts: Sequence[float], line_at: float | None) -> None:
        """Paint the parts with their figures, clear of the line of the price."""
        theme = look().theme
        paint_box(painter, box, scaled(3), "window", "line")
        x = box.x()
        for part, ink in zip(parts, self._inks(), strict=True):
            wide = part * box.width()
            color = theme.color(ink)
            painter.fillRect(QRectF(x, box.y(), wide, box.height()), color)
            words = number(round(100 * part))
            part_box = QRectF(x, box.y(), wide, box.height())
            if line_at is not None and x < line_at < x + wide:
                left, right = line_at - x - 1, x + wide - line_at - 1
                part_box = QRectF(x, box.y(), left, box.height())
                if right > left:
                    part_box = QRectF(line_at + 1, box.y(), right, box.height())
            if part_box.width() > width_of(words, self._px(12), bold=True) + scaled(6):
                ground = "on_tag" if theme.is_dark else "panel"
                paint_words(painter, part_box, words, face(self._px(12), bold=True), ground, CENTRE)
            x += wide

    def _paint_legend(self, painter: QPainter, box: QRectF) -> None:
        shares = self.sheet.game.variant.shares
        if len(shares) < 2:
            return
        x = box.x()
        for share, ink in zip(shares, self._inks(), strict=True):
            painter.fillRect(QRectF(x, box.center().y() - scaled(5), scaled(10), scaled(10)), look().theme.color(ink))
            words = tr("low") if share.is_low else tr("high")
            wide = width_of(words, self._px(12))
            paint_words(
                painter,
                QRectF(x + scaled(14), box.y(), wide + scaled(4), box.height()),
                words,
                face(self._px(12)),
                "muted",
            )
            x += wide + scaled(24)

    def _paint_ends(self, painter: QPainter, box: QRectF, ends: Sequence[tuple[str, float]]) -> None:
        theme = look().theme
        there = [(at, word, part) for at, (word, part) in enumerate(ends) if part > 0.0005]
        x, free = box.x(), box.x()
        for at, word, part in there:
            wide = part * box.width()
            ground = mixed(theme.color("raised"), theme.color("text"), (0.95, 0.75, 0.55, 0.35, 0.12)[at])
            painter.fillRect(QRectF(x, box.y(), max(1.0, wide - scaled(2)), box.height()), ground)
            words = percent(part) if wide > 70 else number(round(100 * part))
            if wide > width_of(words, self._px(12), bold=True) + scaled(4):
                ink = "text" if at >= _DARK else "panel"
                segment = QRectF(x, box.y(), wide - scaled(2), box.height())
                paint_words(painter, segment, words, face(self._px(12), bold=True), ink, CENTRE)
            size = width_of(word, self._px(12)) + scaled(6)
            left = max(free, min(x + (wide - size) / 2, box.right() - size))
            if part >= _NAMED and left + size <= box.right() + 1:
                below = QRectF(left, box.bottom() + 1, size, self._px(17))
                paint_words(painter, below, word, face(self._px(12)), "muted", CENTRE)
                free = left + size
            x += wide


def _with_error(share: PotEquity) -> str:
    """Equity, with its 95% interval where it is sampled."""
    said = percent(share.equity, error=share.stderr)
    if not share.stderr or not share.equity:
        return said
    return tr("{share} ± {error}").format(share=said, error=decimal(100 * INTERVAL * share.stderr))
