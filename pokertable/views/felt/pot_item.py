"""The tray in the middle: the total pot, and the main pot and each side pot with its chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from pokertable.views.felt.chips import chip_columns, columns_width, paint_columns
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.table_items import TableItem
from pokertable.views.felt.table_picture import TrayLook
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import enlarged, scaled, table_font, text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box, paint_words
from pokertable.views.kit.theme import Theme
from pokertable.views.kit.translate import headed, number
from pokertable.views.widgets.labels import plain_tip

_GROUND: Final = QColor(8, 24, 20, 115)
_CELL: Final = 2.4
"""Width of the cell of the total, in card widths: it never changes, so the total never wanders."""
_MOST_COLUMNS: Final = 3


def pot_chips(layout: Layout) -> Rect:
    """Where the chips of the pot lie: left of the total's cell, in stud's tall tray below it."""
    tray, unit = layout.tray, layout.unit
    wide = columns_width(((1, 1),) * _MOST_COLUMNS) * unit
    if layout.stud:
        return Rect(tray.x + (tray.w - wide) / 2, tray.bottom - 0.5 * unit, wide, 0.4 * unit)
    return Rect(tray.x + (tray.w - _CELL * unit) / 2 - _gap(unit) - wide, tray.y, wide, tray.h)


def _gap(unit: float) -> float:
    """The air between the cell and what lies beside it, in px."""
    return max(8.0, 0.14 * unit)


@dataclass(frozen=True, slots=True)
class _Sizes:
    """One way to fit the pots: type sizes and columns of chips, in card widths."""

    label: float
    amount: float
    columns: int
    gap: float


_FITS: Final = (
    _Sizes(0.22, 0.26, 3, 0.3),
    _Sizes(0.22, 0.26, 2, 0.16),
    _Sizes(0.2, 0.23, 2, 0.16),
    _Sizes(0.2, 0.23, 1, 0.2),
    _Sizes(0.17, 0.19, 1, 0.16),
    _Sizes(0.17, 0.19, 0, 0.16),
)


class PotItem(TableItem):
    """Draws a `TrayLook`; what was in the pots before the bets of the street is its tooltip."""

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
        before = QCoreApplication.translate("PotItem", "Pot before bets")
        self.setToolTip(plain_tip(headed(before, amounts.text(sum(look.pots))) if look.pots and not look.paid else ""))
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
        """Draw the total in a cell of constant width; beside it the chips, or the main pot and the side pots."""
        unit, rect = self._unit, QRectF(0, 0, look.rect.w, look.rect.h)
        cell = QRectF((rect.width() - _CELL * unit) / 2, 0, _CELL * unit, rect.height())
        _ground(painter, cell, rect.height() / 2)
        _Total(self._theme, unit, self._amounts.text(look.total), paid=look.paid).paint(painter, cell)
        gap = _gap(unit)
        pots = self._entries(look)
        if not pots:
            chips = chip_columns(sum(look.pots), _MOST_COLUMNS)
            left = cell.left() - gap - columns_width(chips) * unit
            paint_columns(painter, left, rect.height() - 0.1 * unit, unit, chips)
            return
        room = cell.left() - gap
        main, _ = self._fit(pots[:1], room)
        sides, rows = self._fit(pots[1:], room)
        before = QRectF(room - self._row_width(pots[:1], main), 0, room, rect.height())
        self._paint_rows(painter, before, [pots[:1]], main)
        self._paint_rows(painter, QRectF(cell.right() + gap, 0, room, rect.height()), rows, sides)

    def _draw_tall(self, painter: QPainter, look: TrayLook) -> None:
        """Draw two lines: the total in its cell, then the chips or the pots."""
        unit, rect = self._unit, QRectF(0, 0, look.rect.w, look.rect.h)
        cell = QRectF((rect.width() - _CELL * unit) / 2, 0.04 * unit, _CELL * unit, 0.62 * unit)
        _ground(painter, cell, cell.height() / 2)
        _Total(self._theme, unit, self._amounts.text(look.total), paid=look.paid).paint(painter, cell)
        pots = self._entries(look)
        if not pots:
            chips = chip_columns(sum(look.pots), 4)
            left = (rect.width() - columns_width(chips) * unit) / 2
            paint_columns(painter, left, rect.height() - 0.1 * unit, unit, _low(chips))
            return
        fit, rows = self._fit(pots, rect.width() - 0.2 * unit, without_chips=True)
        widest = max((self._row_width(row, fit) for row in rows), default=0)
        height = (0.4 if len(rows) < 2 else 0.5) * unit
        lower = QRectF((rect.width() - widest) / 2, rect.height() - height - 0.03 * unit, widest, height)
        self._paint_rows(painter, lower, rows, fit)

    def _entries(self, look: TrayLook) -> list[tuple[str, int]]:
        """Label and amount of each pot where there are side pots."""
        if len(look.pots) < 2:
            return []
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
                    left += columns_width(columns) * unit + _gap(unit)
                left = _text(painter, left, line, label, label_font, self._theme.text_on_felt) + 0.07 * unit
                left = _text(painter, left, line, self._amounts.text(amount), amount_font, "#FFFFFF") + fit.gap * unit

    def _row_width(self, row: list[tuple[str, int]], fit: _Sizes) -> float:
        unit = self._unit
        label_font, amount_font = table_font(fit.label * unit), table_font(fit.amount * unit, bold=True)
        width = 0.0
        for label, amount in row:
            columns = chip_columns(amount, fit.columns)
            width += columns_width(columns) * unit + _gap(unit) if columns else 0
            width += text_width(label_font, label) + 0.07 * unit + text_width(amount_font, self._amounts.text(amount))
        return width + fit.gap * unit * (len(row) - 1)


class _Total:
    """``Pot 259``: the word small, the number large."""

    def __init__(self, theme: Theme, unit: float, amount: str, *, paid: bool) -> None:
        self._theme, self._unit, self._amount = theme, unit, amount
        tr = QCoreApplication.translate
        self._word = tr("PotItem", "Paid out") if paid else tr("PotItem", "Pot")

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Paint both in the middle of the box, smaller where the number is long."""
        unit, gap = self._unit, 0.12 * self._unit
        for scale in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5):
            word, number = table_font(enlarged(0.2 * unit * scale)), table_font(0.4 * unit * scale, bold=True)
            wide = text_width(word, self._word) + gap + text_width(number, self._amount)
            if wide <= box.width() - 0.2 * unit:
                break
        left = box.center().x() - wide / 2
        baseline = box.center().y() + 0.36 * number.pixelSize()
        painter.setPen(QColor(self._theme.text_on_felt))
        painter.setFont(word)
        painter.drawText(QPointF(left, baseline), self._word)
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(number)
        painter.drawText(QPointF(left + text_width(word, self._word) + gap, baseline), self._amount)


def _low(chips: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The columns, at most three chips high."""
    return tuple((value, min(3, count)) for value, count in chips)


def _text(painter: QPainter, left: float, line: QRectF, text: str, font: QFont, ink: str) -> float:
    """Draw text from `left`; returns its right end."""
    width = text_width(font, text)
    paint_words(painter, QRectF(left, line.top(), width + scaled(2), line.height()), text, font, QColor(ink))
    return left + width


def _ground(painter: QPainter, rect: QRectF, radius: float) -> None:
    paint_box(painter, rect, radius, _GROUND)
