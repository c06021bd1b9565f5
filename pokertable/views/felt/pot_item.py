"""The tray in the middle: the total pot, and the main pot and each side pot with its chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from pokertable.views.felt.chips import chip_columns, columns_width, paint_columns
from pokertable.views.felt.table_items import TableItem
from pokertable.views.felt.table_picture import TrayLook
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import sized, table_font, text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box, paint_words
from pokertable.views.kit.theme import Theme
from pokertable.views.kit.translate import number

_GROUND: Final = QColor(8, 24, 20, 115)


@dataclass(frozen=True, slots=True)
class _Sizes:
    """One way to fit the pots: type sizes and columns of chips, in card widths."""

    label: float
    amount: float
    columns: int
    gap: float


_FITS: Final = (
    _Sizes(0.2, 0.23, 3, 0.3),
    _Sizes(0.19, 0.21, 3, 0.16),
    _Sizes(0.19, 0.21, 2, 0.16),
    _Sizes(0.17, 0.19, 2, 0.14),
    _Sizes(0.19, 0.21, 1, 0.2),
    _Sizes(0.17, 0.19, 0, 0.16),
)


class PotItem(TableItem):
    """Draws a `TrayLook`: as wide as necessary, at most as wide as its spot."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = 1.0
        self._amounts = Amounts()
        self.look: TrayLook | None = None

    def set_look(self, look: TrayLook, amounts: Amounts, *, unit: float) -> None:
        """Set everything to draw at once."""
        if (look, amounts, unit) == (self.look, self._amounts, self._unit):
            return
        self.look, self._amounts, self._unit = look, amounts, unit
        self.lie(look.rect)

    @property
    def _theme(self) -> Theme:
        return look().theme

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        look = self.look
        if look is None:
            return
        if look.tall:
            self._draw_tall(painter, look)
        else:
            self._draw_flat(painter, look)

    def _draw_flat(self, painter: QPainter, look: TrayLook) -> None:
        """Draw total, divider and pots in one line; many pots on more lines."""
        unit, rect = self._unit, QRectF(0, 0, look.rect.w, look.rect.h)
        pad, gap = 0.24 * unit, 0.3 * unit
        total = _Total(self._theme, unit, self._amounts.text(look.total))
        pots = self._entries(look)
        fit, rows = self._fit(pots, rect.width() - 2 * pad - total.width - gap)
        widest = max((self._row_width(row, fit) for row in rows), default=0)
        chips = () if pots else chip_columns(look.total, 3)
        chips_w = (columns_width(chips) + 0.16) * unit if chips else 0
        width = 2 * pad + total.width + chips_w + (gap + widest if pots else 0)
        tray = QRectF((rect.width() - width) / 2, 0, width, rect.height())
        _ground(painter, tray, rect.height() / 2)
        left = tray.left() + pad
        if chips:
            paint_columns(painter, left, rect.height() - 0.1 * unit, unit, chips)
            left += chips_w
        total.paint(painter, left, rect)
        left += total.width
        if not pots:
            return
        line = QColor(self._theme.text_on_felt)
        line.setAlphaF(0.4)
        painter.setPen(QPen(line, 1))
        painter.drawLine(QPointF(left + gap / 2, 0.14 * unit), QPointF(left + gap / 2, rect.height() - 0.14 * unit))
        self._paint_rows(painter, QRectF(left + gap, 0, widest, rect.height()), rows, fit)

    def _draw_tall(self, painter: QPainter, look: TrayLook) -> None:
        """Draw two lines: chips and total, then the pots."""
        unit, rect = self._unit, QRectF(0, 0, look.rect.w, look.rect.h)
        _ground(painter, rect, 0.17 * unit)
        total = _Total(self._theme, unit, self._amounts.text(look.total))
        pots = self._entries(look)
        upper = QRectF(0, 0.08 * unit, rect.width(), (0.66 if pots else 1.04) * unit)
        chips = chip_columns(look.total, 4)
        while chips and (columns_width(chips) + 0.16) * unit + total.width > rect.width() - 0.2 * unit:
            chips = chips[:-1]
        chips_w = (columns_width(chips) + 0.16) * unit if chips else 0
        left = (rect.width() - chips_w - total.width) / 2
        paint_columns(painter, left, upper.center().y() + 0.27 * unit, unit, chips)
        total.paint(painter, left + chips_w, upper)
        fit, rows = self._fit(pots, rect.width() - 0.2 * unit, without_chips=True)
        widest = max((self._row_width(row, fit) for row in rows), default=0)
        height = (0.4 if len(rows) < 2 else 0.5) * unit
        lower = QRectF((rect.width() - widest) / 2, rect.height() - height - 0.03 * unit, widest, height)
        self._paint_rows(painter, lower, rows, fit)

    def _entries(self, look: TrayLook) -> list[tuple[str, int]]:
        """Label and amount of each pot; none where the total is enough."""
        if not look.pots or look.pots == (look.total,):
            return []
        if len(look.pots) == 1:
            return [(QCoreApplication.translate("PotItem", "Pot before bets"), look.pots[0])]
        labels = [QCoreApplication.translate("PotItem", "Main")]
        if len(look.pots) == 2:
            labels.append(QCoreApplication.translate("PotItem", "Side"))
        else:
            side = QCoreApplication.translate("PotItem", "Side {number}")
            labels += [side.format(number=number(index)) for index in range(1, len(look.pots))]
        return list(zip(labels, look.pots, strict=True))

    def _fit(
        self, pots: list[tuple[str, int]], room: float, *, without_chips: bool = False
    ) -> tuple[_Sizes, list[list[tuple[str, int]]]]:
        """The roomiest sizes that fit: with chips, with fewer, without, then in two rows."""
        if not pots:
            return _FITS[-1], []
        for fit in _FITS:
            if (fit.columns == 0 or not without_chips) and self._row_width(pots, fit) <= room:
                return fit, [pots]
        return _FITS[-1], self._rows(pots, room)

    def _rows(self, pots: list[tuple[str, int]], room: float) -> list[list[tuple[str, int]]]:
        """The pots in two rows; very many with short labels, then in three."""
        short = QCoreApplication.translate("PotItem", "S{number}", "a side pot, short")
        brief = [pots[0], *((short.format(number=number(i)), amount) for i, (_, amount) in enumerate(pots[1:], 1))]
        for named, count in ((pots, 2), (brief, 2), (brief, 3)):
            length = -(-len(named) // count)
            rows = [named[at : at + length] for at in range(0, len(named), length)]
            if all(self._row_width(row, _FITS[-1]) <= room for row in rows):
                break
        return rows

    def _paint_rows(self, painter: QPainter, rect: QRectF, rows: list[list[tuple[str, int]]], fit: _Sizes) -> None:
        unit = self._unit
        height = rect.height() / max(1, len(rows))
        label_font, amount_font = table_font(fit.label * unit), table_font(fit.amount * unit, bold=True)
        for index, row in enumerate(rows):
            left = rect.left()
            line = QRectF(0, rect.top() + index * height, 0, height)
            for label, amount in row:
                columns = chip_columns(amount, fit.columns)
                if columns:
                    paint_columns(painter, left, line.center().y() + 0.22 * unit, unit, columns)
                    left += (columns_width(columns) + 0.08) * unit
                left = _text(painter, left, line, label, label_font, self._theme.text_on_felt) + 0.07 * unit
                left = _text(painter, left, line, self._amounts.text(amount), amount_font, "#FFFFFF") + fit.gap * unit

    def _row_width(self, row: list[tuple[str, int]], fit: _Sizes) -> float:
        unit = self._unit
        label_font, amount_font = table_font(fit.label * unit), table_font(fit.amount * unit, bold=True)
        width = 0.0
        for label, amount in row:
            columns = chip_columns(amount, fit.columns)
            width += (columns_width(columns) + 0.08) * unit if columns else 0
            width += text_width(label_font, label) + 0.07 * unit + text_width(amount_font, self._amounts.text(amount))
        return width + fit.gap * unit * (len(row) - 1)


class _Total:
    """``Pot 259``: the word small, the number large."""

    def __init__(self, theme: Theme, unit: float, amount: str) -> None:
        self._theme = theme
        self._word = QCoreApplication.translate("PotItem", "Pot")
        self._amount = amount
        self._word_font = table_font(sized(0.2 * unit))
        self._amount_font = table_font(0.34 * unit, bold=True)
        self._gap = 0.1 * unit

    @property
    def width(self) -> float:
        """Width in px."""
        return text_width(self._word_font, self._word) + self._gap + text_width(self._amount_font, self._amount)

    def paint(self, painter: QPainter, left: float, line: QRectF) -> None:
        painter.setPen(QColor(self._theme.text_on_felt))
        baseline = line.center().y() + 0.12 * self._amount_font.pixelSize() / 0.34
        painter.setFont(self._word_font)
        painter.drawText(QPointF(left, baseline), self._word)
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(self._amount_font)
        painter.drawText(QPointF(left + text_width(self._word_font, self._word) + self._gap, baseline), self._amount)


def _text(painter: QPainter, left: float, line: QRectF, text: str, font: QFont, ink: str) -> float:
    """Draw text from `left`; returns its right end."""
    width = text_width(font, text)
    paint_words(painter, QRectF(left, line.top(), width + 2, line.height()), text, font, QColor(ink))
    return left + width


def _ground(painter: QPainter, rect: QRectF, radius: float) -> None:
    paint_box(painter, rect, radius, _GROUND)
