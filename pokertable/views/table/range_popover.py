"""An opponent's range beside its plate on free felt: in the largest form that covers nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.training.live.view import HeldClasses
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.fonts import LEAST_TEXT, NARROWEST, face, largest, least_text, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import shown, whole_percent
from pokertable.views.widgets.buttons import Tone, push_button
from pokertable.views.widgets.labels import plain_tip

_PAD: Final = 10
_LEAST_BAR: Final = 12
_LONGEST_BAR: Final = 76
_BESIDE: Final = 30.0
"""Distance in px from a seat's cards or plate within which the range counts as beside them."""
_NEAR: Final = 90.0
"""Largest distance in px at which a fuller form is preferred to one beside the seat."""
_AFTER_NAME: Final = 6
_BETWEEN: Final = 6
"""Px between a name and its bar, and between columns."""
_EXPECTED: Final = 7
"""Number of classes for which a frame has room while they are counted."""


class _Form(NamedTuple):
    """Type size, row height and width in px; columns of classes; the most classes, further ones being summed up."""

    px: int
    row: int
    width: int
    columns: int = 1
    most: int = 99
    foot: bool = False

    @property
    def pad(self) -> int:
        return scaled(_PAD) if self.foot else scaled(6)

    @property
    def head(self) -> int:
        return self.row + scaled(4) if self.foot else self.row

    def lines(self, classes: int) -> int:
        """Number of lines for this number of classes."""
        return -(-min(classes, self.most) // self.columns)

    def height(self, classes: int) -> int:
        """Height of the whole form, in px."""
        return 2 * self.pad + self.head + self.lines(classes) * self.row + (self.row if self.foot else 0)

    @property
    def cell(self) -> float:
        """Width of a class: its name, its bar and its figure."""
        return (self.width - 2 * self.pad - scaled(4)) / self.columns - (scaled(_BETWEEN) if self.columns > 1 else 0)

    def is_legible(self, parts: Sequence[tuple[str, int]]) -> bool:
        """Whether each of these classes has room for its whole name beside a bar."""
        room = self.cell - _figures(self.px, parts) - scaled(_LEAST_BAR) - scaled(_AFTER_NAME)
        return all(_narrowest(name) <= room for name, _ in parts)


_FORMS: Final = (
    _Form(13, 21, 292, foot=True),
    _Form(12, 18, 268, foot=True),
    _Form(12, 17, 250),
    _Form(12, 17, 220),
    _Form(11, 15, 250),
    _Form(11, 15, 392, columns=2),
    _Form(11, 15, 190),
    _Form(11, 15, 330, columns=2),
    _Form(11, 15, 172, most=5),
    _Form(11, 15, 330, columns=2, most=4),
    _Form(11, 14, 160, most=3),
    _Form(11, 14, 150, most=2),
    _Form(11, 13, 264, columns=2, most=2),
)
"""Forms from the fullest to the one that fits even the fullest table."""


class RangePopover(Drawn, QWidget):
    """The range of one opponent at a time; hidden at first."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table.viewport())
        self._table = table
        self.seat: int | None = None
        """The seat whose range is open."""
        self._asked_how: int | None = None
        """The seat whose style was asked for last."""
        self._holdings: dict[int, HeldClasses] = {}
        self._form = _FORMS[0]
        self.how_button = push_button(self.tr("How it plays"), self, self._ask_how, tone=Tone.LINK)
        self.how_button.setStyleSheet("min-height: 0; min-width: 0")
        self.how_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        table.redrawn.connect(self._place)
        look().changed.connect(self._place)
        self.hide()

    # Input

    def show_holdings(self, holdings: Sequence[HeldClasses]) -> None:
        """Set the opponents' ranges; empty: they are being computed."""
        self._holdings = {each.seat: each for each in holdings}
        if self.seat is not None:
            self._fill()

    def open(self, seat: int) -> None:
        """Show this opponent's range, and no other."""
        self.seat = seat
        self._table.set_chosen(seat)
        self._fill()

    def open_next(self) -> bool:
        """Open the range of the next opponent, clockwise from the open one; after the last close it.

        Returns False where no range is known.
        """
        seats = self._table.clockwise(self._table.plates.ranges)
        at = seats.index(self.seat) + 1 if self.seat in seats else 0
        if at < len(seats):
            self.open(seats[at])
        elif seats:
            self.close_range()
        return bool(seats)

    def ask_next_how(self) -> None:
        """Request the style of the opponent whose range is open; else of the next one clockwise from the last."""
        seats = self._table.clockwise(self._table.plates.telling())
        if self.seat in seats:
            self._asked_how = self.seat
            self._ask_how()
        elif seats:
            at = seats.index(self._asked_how) + 1 if self._asked_how in seats else 0
            self._asked_how = seats[at % len(seats)]
            self._table.ask_how(self._asked_how)

    def close_range(self) -> bool:
        """Close the range; returns whether one was open."""
        was_open, self.seat = self.seat is not None, None
        if was_open:
            self._table.set_chosen(None)
        self.hide()
        return was_open

    def _fill(self) -> None:
        parts = [self.tr("{name}: {part}%").format(name=name, part=part) for name, part in self._parts(99)]
        words = "\n".join([self._title(full=True), *parts])
        self.setAccessibleName(f"{words}\n{self._foot()}")
        self.setToolTip(plain_tip(self.accessibleName()))
        self._place()
        announce(self, self.accessibleName())

    # Words

    def _title(self, *, full: bool) -> str:
        assert self.seat is not None
        name = self._table.name_of(self.seat)
        return self.tr("{name}'s range").format(name=name) if full else name

    def _foot(self) -> str:
        holding = None if self.seat is None else self._holdings.get(self.seat)
        if self.seat is None or holding is None:
            return self.tr("calculating…")
        if not holding.read:
            return self.tr("any hand: no action yet")
        if holding.presumed:
            return self.tr("from its actions, assuming an intermediate player")
        style = self._table.style_of(self.seat)
        return self.tr("{style}; from its own rules").format(style=style) if style else self.tr("from its own rules")

    def _parts(self, most: int) -> list[tuple[str, int]]:
        """The classes with their percentages, the largest first; from `most` on they are summed up."""
        holding = None if self.seat is None else self._holdings.get(self.seat)
        if holding is None:
            return []
        parts = sorted(zip(holding.names, holding.spread, strict=True), key=lambda each: -each[1])
        told = [(shown(name), part) for name, part in parts if part]
        if len(told) <= most:
            return told
        return [*told[: most - 1], (self.tr("other"), sum(part for _, part in told[most - 1 :]))]

    # Layout

    def _place(self) -> None:
        """Place the frame beside the seat on free felt."""
        if self.seat is None:
            return
        found = self._find(self.seat)
        if found is None:
            self.hide()
            return
        self._form, spot = found
        self._lay_out(spot)
        self.show()
        self.raise_()
        self.update()

    def _find(self, seat: int) -> tuple[_Form, QRect] | None:
        """A place near the seat: the most classes, with whole names, beside the seat, and of these the largest form.

        Without room near the seat, the least distant place.
        """
        parts = self._parts(99)
        classes = len(parts) or _EXPECTED
        best: tuple[tuple[float, int, bool, bool], _Form, QRect] | None = None
        for form in _forms():
            place = self._table.felt.free_place(seat, form.width, form.height(classes))
            if place is None:
                continue
            spot, far = place
            left_out = max(0, classes - form.most)
            order = far if far > scaled(_NEAR) else 0.0, left_out, not form.is_legible(parts), far > scaled(_BESIDE)
            if best is None or order < best[0]:
                best = order, form, spot
            if not any(order):
                break
        return None if best is None else best[1:]

    def _lay_out(self, spot: QRect) -> None:
        form = self._form
        self.setGeometry(spot)
        full = self.tr("How it plays")
        title = width_of(self._title(full=False), form.px, bold=True)
        fits = title + width_of(full, form.px) + 3 * form.pad + scaled(14) <= form.width
        self.how_button.setText(full if fits else "?")
        self.how_button.set_largest(max(LEAST_TEXT, round(100 * form.px / sized(100)) - 1))
        self.how_button.setAccessibleName(full)
        self.how_button.setToolTip(plain_tip(full))
        wide = self.how_button.sizeHint().width()
        high = form.head + form.pad - scaled(2)  # level with the title
        self.how_button.setGeometry(form.width - wide - scaled(4), (form.pad - scaled(2)) // 2, wide, high)

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore clicks: they end no animation and open no other range."""
        event.accept()

    def _ask_how(self) -> None:
        if self.seat is not None:
            self._table.ask_how(self.seat)

    # Drawing

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if self.seat is None:
            return
        form = self._form
        paint_box(
            painter,
            QRectF(self.rect()).adjusted(scaled(1), scaled(1), -scaled(1), -scaled(1)),
            scaled(8),
            "panel",
            "turn",
            scaled(1.5),
        )
        room = self.how_button.x() - form.pad - scaled(2)
        full = self._title(full=True)
        title = full if width_of(full, form.px, bold=True) <= room else self._title(full=False)
        box = QRectF(form.pad + scaled(2), form.pad - scaled(2), room, form.head)
        paint_elided(painter, box, title, face(form.px, bold=True), "text", LEFT)
        parts = self._parts(form.most)
        top = form.pad + form.head - scaled(2)
        if not parts:
            paint_words(
                painter, QRectF(form.pad + scaled(2), top, room, form.row), self._foot(), face(form.px), "muted", LEFT
            )
            return
        names = max(width_of(name, form.px) for name, _ in parts) + scaled(8)
        figures, most = _figures(form.px, parts), max(part for _, part in parts)
        for (name, part), cell in zip(parts, self._cells(len(parts), top), strict=True):
            self._draw_class(painter, cell.adjusted(0, 0, -figures, 0), name, part / max(1, most), names)
            paint_words(painter, cell, whole_percent(part), face(form.px, bold=True), "text", RIGHT)
        if form.foot:
            left = QRectF(
                form.pad + scaled(2),
                self.height() - form.pad - form.row,
                form.width - 2 * form.pad - scaled(4),
                form.row,
            )
            _paint_name(painter, left, self._foot(), form.px - scaled(1), "muted")

    def _cells(self, count: int, top: float) -> Iterator[QRectF]:
        """A cell per class, column by column."""
        form, lines = self._form, self._form.lines(count)
        for place in range(count):
            column, line = divmod(place, lines)
            yield QRectF(
                form.pad + scaled(2) + column * (form.cell + scaled(_BETWEEN)),
                top + line * form.row,
                form.cell,
                form.row,
            )

    def _draw_class(self, painter: QPainter, cell: QRectF, name: str, part: float, names: float) -> None:
        """Draw a name, and a bar in proportion to the largest; the bar gives way to the names, finally altogether."""
        form = self._form
        if _narrowest(name) > cell.width() - scaled(_LEAST_BAR) - scaled(_AFTER_NAME):
            _paint_name(painter, cell, name, form.px)
            return
        left = max(min(cell.left() + names, cell.right() - scaled(_LEAST_BAR)), cell.right() - scaled(_LONGEST_BAR))
        bar = QRectF(left, cell.center().y() - 0.22 * form.row, cell.right() - left, 0.44 * form.row)
        box = QRectF(cell.left(), cell.top(), left - cell.left() - scaled(_AFTER_NAME), cell.height())
        _paint_name(painter, box, name, form.px)
        paint_box(painter, bar, scaled(2), "line")
        paint_box(painter, bar.adjusted(0, 0, (part - 1) * bar.width(), 0), scaled(2), "muted")


def _paint_name(painter: QPainter, box: QRectF, words: str, px: int, ink: str = "text") -> None:
    """Words as large as `px` allows, or in the least size, cut where even that has no room."""
    found = largest(words, box.width(), (px, least_text()))
    paint_elided(painter, box, words, face(found or least_text()), ink, LEFT)


def _narrowest(name: str) -> float:
    """Least width of a name, in px."""
    return width_of(name, least_text()) * (NARROWEST + 5) / 100


def _figures(px: int, parts: Sequence[tuple[str, int]]) -> float:
    """Width of these classes' figures at this type size, with the gap before them, in px."""
    return max((width_of(whole_percent(part), px, bold=True) for _, part in parts), default=0) + scaled(4)


def _forms() -> Iterator[_Form]:
    """Each form at the chosen text size, followed by those of usual text."""
    for scale in sorted({look().text_scale, look().ui}, reverse=True):
        for form in _FORMS:
            yield form._replace(px=round(scale * form.px), row=round(scale * form.row), width=round(scale * form.width))
