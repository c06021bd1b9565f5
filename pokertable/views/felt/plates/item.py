"""A seat's plate: name, position, stack, last action; for the hero also the present hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from pokertable.model.text import ChipCount, phrase
from pokertable.session.words.breaks import parts
from pokertable.views.cards.card import paint_tag
from pokertable.views.felt.pill import Pill, PillKind
from pokertable.views.felt.places.spots import Place
from pokertable.views.felt.plates.draw_counts import counts_width, own_width, paint_counts, paint_own
from pokertable.views.felt.plates.equity import PlateEquity, paint_equity
from pokertable.views.felt.plates.fit import (
    StackFit,
    divider,
    drawn_lines,
    fit_readings,
    fit_stack,
    in_two,
    reading_wordings,
    reads_in_full,
)
from pokertable.views.felt.plates.mark_painting import opponent_width, paint_opponent, pill_colors
from pokertable.views.felt.plates.tip import plate_tip
from pokertable.views.felt.table_items import TableItem, paint_ground
from pokertable.views.felt.table_picture import NO_LABEL, PlateLook
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import least_text, table_font, text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, paint_box, paint_elided, paint_words
from pokertable.views.kit.theme import Theme
from pokertable.views.kit.translate import comma, shown
from pokertable.views.widgets.labels import plain_tip

FOLDED: Final = 0.8
"""Opacity of the plate of a folded seat."""
_PAD: Final = 0.15
_HERO_DIVIDER: Final = 2.1
_WON: Final = 0.42
"""Type size of what the hero wins, in card widths."""
_PILL_GAP: Final = 0.12
"""Gap between the stack and the pill, in card widths."""


class PlateItem(TableItem):
    """Draws a `PlateLook`; its position is the plate's upper left corner. `stack` differs while chips come in."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = self._type = 1.0
        self._scale = 1.0
        self._amounts = Amounts()
        self.look: PlateLook | None = None
        self.stack = self.won = 0
        self.equity: PlateEquity | None = None
        """The equity of a hand that lies open; None: nothing is said of it."""
        self._bars: tuple[float, ...] = ()
        self.answers = False
        """Whether the pointer is on it and a click does something: it is raised and ringed."""

    def set_answers(self, answers: bool) -> None:
        """Raise and ring it, or no longer."""
        if answers != self.answers:
            self.answers = answers
            self.update()

    def set_equity(self, equity: PlateEquity | None) -> None:
        """Show this equity; its bars are there at once."""
        if equity != self.equity:
            self.equity, self._bars = equity, () if equity is None else equity.bars
            self.update()

    def move_bars(self, before: PlateEquity | None, share: float) -> None:
        """Show the bars on their way from those before, `share` from 0 to 1."""
        if self.equity is not None:
            start = before.bars if before is not None else (0.0,) * len(self.equity.bars)
            self._bars = tuple([a + (b - a) * share for a, b in zip(start, self.equity.bars, strict=True)])
            self.update()

    def set_look(self, look: PlateLook, amounts: Amounts, *, unit: float) -> None:
        """Set everything to draw at once."""
        scale = self._text_scale
        as_before = (look, amounts, unit, scale) == (self.look, self._amounts, self._unit, self._scale)
        if as_before and (self.stack, self.won) == (look.stack, look.won.total):
            return
        self.won = look.won.total
        self.look, self._amounts, self._unit, self._scale, self.stack = look, amounts, unit, scale, look.stack
        self._set_type(look)
        self.setToolTip(plain_tip(plate_tip(look, amounts)))
        self.lie(look.rect, ring=max(8.0, 0.16 * unit))

    def count(self, stack: int, won: int) -> None:
        """Show this stack, and this much won, while chips come in."""
        if (stack, won) != (self.stack, self.won):
            self.stack, self.won = stack, won
            self.update()

    @property
    def _text_scale(self) -> float:
        return look().chosen_text

    @property
    def _theme(self) -> Theme:
        return look().theme

    def _set_type(self, look: PlateLook) -> None:
        """The card width for type sizes: enlarged with the text size as far as no word is lost."""
        self._type = self._unit
        if self._scale == 1:
            return
        designed, reads = self._words(look), look.place is Place.HERO and bool(look.readings)
        for share in (1.0, 0.75, 0.5, 0.25):
            self._type = self._unit * (1 + share * (self._scale - 1))
            # readings grow by themselves, in the room beside the usual place of the line before them
            if self._hero_left(look) <= _HERO_DIVIDER * self._unit if reads else self._words(look) == designed:
                return
        self._type = self._unit

    def _words(self, look: PlateLook) -> tuple[str, str, bool]:
        """Stack, pill, and whether name and label stay apart, as far as the plate has room."""
        unit, width = self._unit, look.rect.w
        name = text_width(table_font(0.23 * self._type, bold=True), look.name) + 2
        label_w = self._label_width(look)
        if look.opponent is not None:
            label_w += opponent_width(look.opponent, unit, self._type) + 0.12 * unit
        if look.draws is not None:  # label and mark give way to the counts, the name does not
            own = look.place is Place.HERO
            label_w = label_w + own_width(look.draws, unit) if own else self._counts_width(look)
        if not look.one_line or look.place is Place.HERO:
            room = width - 2 * (_PAD + (0.03 if look.place is Place.HERO else 0.0)) * unit
            fit = self._fit(look, room)
            return fit.stack, fit.pill, name + label_w <= room
        room, gap = width - (_PAD + 0.1) * unit, 0.12 * unit
        fit = self._fit(look, room - min(name, 1.42 * unit) - gap)
        pill = text_width(table_font(0.19 * self._type, bold=True), fit.pill) + self._pill_air(look.pill) + gap
        stack = fit.stack_width + gap
        return fit.stack, fit.pill, name + label_w + stack + (pill if look.pill else 0.0) <= room

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        look = self.look
        if look is None:
            return
        rect = QRectF(0, 0, look.rect.w, look.rect.h)
        if self.answers:
            painter.translate(0, -1)
        paint_ground(painter, rect, look, self._unit, answers=self.answers)
        if self.equity is not None:
            rect = paint_equity(painter, rect, self.equity, self._bars, self._unit, own=look.place is Place.HERO)
            look = replace(look, pill=None, readings=None)
        if look.pill is not None and look.pill.kind is PillKind.WON and look.place is not Place.HERO:
            won = phrase("+{amount}", amount=ChipCount(self.won))
            look = replace(look, pill=replace(look.pill, words=won) if self.won else None)
        if look.place is Place.HERO:
            self._draw_hero(painter, look, rect)
        elif look.one_line:
            self._draw_line(painter, look, rect)
        else:
            self._draw_block(painter, look, rect)

    # The three shapes

    def _draw_block(self, painter: QPainter, look: PlateLook, rect: QRectF) -> None:
        pad = _PAD * self._unit
        upper, lower = self._rows(rect.adjusted(pad, 0, -pad, 0))
        if look.draws is not None:
            paint_counts(painter, upper, look.draws, self._unit, self._type)
            look = self._with_room_for_name(look, upper.width() - self._counts_width(look))
        left = upper.adjusted(0, 0, -self._counts_width(look), 0)
        self._name_and_label(painter, look, left, label_right=look.draws is None)
        self._stack_and_pill(painter, look, lower)

    def _counts_width(self, look: PlateLook) -> float:
        return counts_width(look.draws, self._unit, self._type)

    def _draw_line(self, painter: QPainter, look: PlateLook, rect: QRectF) -> None:
        """Draw stud's single line; the stack stays at its place unless name and label need the room."""
        unit = self._unit
        line = rect.adjusted(_PAD * unit, 0, -0.1 * unit, 0)
        gap = 0.12 * unit
        name_w = text_width(table_font(0.23 * self._type, bold=True), look.name) + 2
        fit = self._fit(look, line.width() - min(name_w, 1.42 * unit) - gap)
        pill_w = self._pill(painter, look.pill, fit.pill, line) + gap if look.pill else 0
        stack_w = fit.stack_width + gap
        mark_w = opponent_width(look.opponent, unit, self._type) + gap if look.opponent else 0
        room = line.width() - pill_w - stack_w
        look = self._with_room_for_name(look, room - mark_w)  # in stud the label is said by an action or the log
        label_w = self._label_width(look)
        left_w = min(max(1.42 * unit, name_w + label_w + mark_w), room)
        self._name_and_label(painter, look, QRectF(line.left(), line.top(), left_w, line.height()), label_right=False)
        stack = QRectF(line.left() + left_w + gap, line.top(), stack_w, line.height())
        self._stack(painter, look, fit, stack)

    def _label_width(self, look: PlateLook) -> float:
        label = shown(look.label)
        return text_width(table_font(0.19 * self._type), label) + 0.12 * self._unit if label else 0.0

    def _with_room_for_name(self, look: PlateLook, room: float) -> PlateLook:
        """The look without a label that leaves no room for the name: the name matters more."""
        name = text_width(table_font(0.23 * self._type, bold=True), look.name) + 2
        return replace(look, label=NO_LABEL) if room - self._label_width(look) < name else look

    def _draw_hero(self, painter: QPainter, look: PlateLook, rect: QRectF) -> None:
        unit = self._unit
        pad = (_PAD + 0.03) * unit
        if look.draws is not None and self._has_room_for_draws(look, rect.width()):
            own = QRectF(rect.right() - pad - own_width(look.draws, unit), rect.top(), 0, rect.height())
            own.setRight(rect.right() - pad)
            paint_own(painter, own, look.draws, unit)
            rect = rect.adjusted(0, 0, -own.width() - pad, 0)
        if look.pill is not None and look.pill.kind is PillKind.WON:
            rect = self._draw_won(painter, look, rect.adjusted(0, 0, -pad, 0)).adjusted(0, 0, pad, 0)
            look = replace(look, pill=None)
        said = drawn_lines(look.readings)
        if not said:
            upper, lower = self._rows(rect.adjusted(pad, 0, -pad, 0))
            self._name_and_label(painter, look, upper, label_right=False)
            self._stack_and_pill(painter, look, lower, pill_right=False)
            return
        texts = [line.words for line in said]
        total = rect.width() - 0.38 * unit - self._tag_size
        left = self._hero_left(look)
        at = divider(left, texts, usual=_HERO_DIVIDER * unit, total=total, unit=unit)
        mine = look.pill is not None and look.pill.kind in (PillKind.QUIET, PillKind.OUT)
        tight = mine and not reads_in_full(texts, total - left, unit)
        if look.pill and (tight or at < left):
            look = replace(look, pill=None)  # the hero's last action matters less than stack and hand
            left = self._hero_left(look)
            at = divider(left, texts, usual=_HERO_DIVIDER * unit, total=total, unit=unit)
        if len(said) == 1 and not reads_in_full(texts, total - left, unit):
            said = in_two(said[0], lambda words: reads_in_full((words,), total - left, unit))
            texts = [line.words for line in said]
            at = divider(left, texts, usual=_HERO_DIVIDER * unit, total=total, unit=unit)
        upper, lower = self._rows(QRectF(rect.left() + pad, rect.top(), at - pad - 0.12 * unit, rect.height()))
        self._name_and_label(painter, look, upper, label_right=False)
        self._stack_and_pill(painter, look, lower)
        painter.setPen(QPen(self._theme.color("line"), 1))
        painter.drawLine(QPointF(at, 0.14 * unit), QPointF(at, rect.height() - 0.14 * unit))
        right = QRectF(at + 0.14 * unit, rect.top(), rect.width() - at - 0.26 * unit, rect.height())
        rows = self._rows(right) if len(said) == 2 else (right,)
        font, wordings = fit_readings(said, right.width() - self._tag_air, unit)
        for at, (line, row, text) in enumerate(zip(said, rows, wordings, strict=True)):
            if line.share:
                self._tag(painter, row, line.share)
            ink = "text" if line.share or not at else "muted"  # the end of a line stands back
            paint_elided(painter, row.adjusted(self._tag_air, 0, 0, 0), text, font, ink)

    def _has_room_for_draws(self, look: PlateLook, width: float) -> bool:
        """Whether the hand can be read beside the discards: these are in the log too, and give way to it."""
        unit, said = self._unit, drawn_lines(look.readings)
        if look.draws is None or not said:
            return True
        least = [reading_wordings(line.words)[-1].split(comma())[0] for line in said]
        words = parts(least[0]) if len(least) == 1 else least
        won = self._won_width(look) if look.pill is not None and look.pill.kind is PillKind.WON else 0.0
        beside = self._hero_left_width(replace(look, pill=None)) + won + own_width(look.draws, unit)
        hand = self._tag_air + max(text_width(table_font(least_text()), word) for word in words)
        return beside + hand + (3 * _PAD + 0.6) * unit <= width

    def _won_width(self, look: PlateLook) -> float:
        """Width of what is won, when all of it has come, and of the gap before it."""
        words = shown(phrase("+{amount}", amount=ChipCount(look.won.total)), self._amounts.text)
        return text_width(table_font(_WON * self._unit, bold=True), words) + 0.2 * self._unit

    def _draw_won(self, painter: QPainter, look: PlateLook, rect: QRectF) -> QRectF:
        """Draw large at the right what is won, as far as it has come; returns the rest."""
        font = table_font(_WON * self._unit, bold=True)
        text = self._amounts.text
        words = shown(phrase("+{amount}", amount=ChipCount(self.won)), text)
        if self.won:
            paint_words(painter, rect, words, font, "text", RIGHT)
        return rect.adjusted(0, 0, -self._won_width(look), 0)

    def _hero_left(self, look: PlateLook) -> float:
        """Width from the plate's edge to the line before the readings, as name and stack need it."""
        return (_PAD + 0.15) * self._unit + self._hero_left_width(look)

    def _hero_left_width(self, look: PlateLook) -> float:
        """Width of name and label, or of stack and pill."""
        unit = self._unit
        name = text_width(table_font(0.23 * self._type, bold=True), look.name)
        label = self._label_width(look)
        fit = self._fit(look, 2.6 * unit)
        pill = (
            text_width(table_font(0.19 * self._type, bold=True), fit.pill) + self._pill_air(look.pill)
            if look.pill
            else 0
        )
        return max(name + label, fit.stack_width + pill) + 2

    def _rows(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        height = 0.36 * self._unit
        middle = rect.center().y()
        gap = 0.005 * self._unit
        return (
            QRectF(rect.left(), middle - gap - height, rect.width(), height),
            QRectF(rect.left(), middle + gap, rect.width(), height),
        )

    # The words

    def _name_and_label(self, painter: QPainter, look: PlateLook, rect: QRectF, *, label_right: bool) -> None:
        unit = self._unit
        label = shown(look.label)
        label_w = self._label_width(look)
        painter.save()
        painter.setOpacity(FOLDED if look.out else 1)
        name = QRectF(rect.left(), rect.top(), max(1.0, rect.width() - label_w), rect.height())
        used = paint_elided(painter, name, look.name, table_font(0.23 * self._type, bold=True))
        painter.setOpacity(1)  # already muted
        if look.opponent is not None:
            gap = 0.1 * unit
            ink = self._theme.color("wrong" if look.opponent.is_wrong else "muted")
            box = name.adjusted(used + gap, 0, 0, 0)
            used = min(name.width(), used + paint_opponent(painter, box, look.opponent, ink, unit, self._type) + gap)
        place = rect if label_right else rect.adjusted(used + 0.12 * unit, 0, 0, 0)
        at = RIGHT if label_right else LEFT
        paint_elided(painter, place, label, table_font(0.19 * self._type), "muted", at)
        painter.restore()

    def _stack_and_pill(self, painter: QPainter, look: PlateLook, rect: QRectF, *, pill_right: bool = True) -> None:
        fit = self._fit(look, rect.width())
        if look.pill and not pill_right:
            left = fit.stack_width + 0.2 * self._unit
            box = rect.adjusted(left, 0, 0, 0)
            self._pill(painter, look.pill, fit.pill, box, at_left=True)
            self._stack(painter, look, fit, rect)
            return
        pill_w = self._pill(painter, look.pill, fit.pill, rect) + _PILL_GAP * self._unit if look.pill else 0
        self._stack(painter, look, fit, rect.adjusted(0, 0, -pill_w, 0))

    def _fit(self, look: PlateLook, width: float) -> StackFit:
        """Stack and pill fitted to this width."""
        words = None if look.in_for is None else phrase("in for {amount}", amount=ChipCount(look.in_for))
        pill = look.pill.words if look.pill else None
        room = width - self._pill_air(look.pill)
        amount = self.stack if look.in_for is None else look.in_for
        least = look.pill.least if look.pill else ()
        return fit_stack(amount, words, pill, self._amounts, unit=self._type, room=room, least=least)

    def _pill_air(self, pill: Pill | None) -> float:
        """Width of the pill's paddings and the gap before it."""
        if pill is None:
            return 0
        return _PILL_GAP * self._unit + 1 + 2 * self._pill_pad(pill)

    def _pill_pad(self, pill: Pill) -> float:
        return 0 if pill.kind is PillKind.OUT else 0.11 * self._unit

    def _stack(self, painter: QPainter, look: PlateLook, fit: StackFit, room: QRectF) -> None:
        painter.save()
        painter.setOpacity(FOLDED if look.out else 1)
        paint_elided(painter, room, fit.stack, fit.stack_font, "text" if look.in_for is None else "muted")
        if fit.chips:
            paint_elided(painter, room.adjusted(fit.chips_at, 0, 0, 0), fit.chips, fit.chips_font, "muted")
        painter.restore()

    def _pill(self, painter: QPainter, pill: Pill, text: str, rect: QRectF, *, at_left: bool = False) -> float:
        """Draw the last action at the right end, or at the left; returns its width."""
        unit, theme = self._unit, self._theme
        font = table_font(0.19 * self._type, bold=True)
        pad = self._pill_pad(pill)
        width = min(text_width(font, text) + 2 * pad + 1, rect.width())
        height = max(16.0, 0.32 * unit)
        box = QRectF(rect.left() if at_left else rect.right() - width, rect.center().y() - height / 2, width, height)
        ground, edge, ink = pill_colors(pill.kind, theme)
        if ground is not None:
            paint_box(painter, box, height / 2, ground, edge)
        paint_elided(painter, box.adjusted(pad, 0, -pad, 0), text, font, ink)
        return width

    @property
    def _tag_size(self) -> float:
        return max(13.0, 0.235 * self._unit)

    @property
    def _tag_air(self) -> float:
        """Width of a tag in a reading's row."""
        return self._tag_size + 0.1 * self._unit

    def _tag(self, painter: QPainter, row: QRectF, share: str) -> None:
        """Draw a tag at the left of a row; under it the line of its ring, solid for high, dashed for low."""
        unit, theme = self._unit, self._theme
        size = self._tag_size
        tag = QRectF(row.left(), row.center().y() - size / 2 - 0.015 * unit, size, size)
        paint_tag(painter, tag, theme, low=share == "low")
        pen = QPen(theme.color(f"{share}_on_paper"), max(1.5, 0.03 * unit))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if share == "low":
            pen.setDashPattern([size / pen.widthF() / 5] * 2)
        painter.setPen(pen)
        under = tag.bottom() + max(2.5, 0.045 * unit)
        painter.drawLine(QPointF(tag.left(), under), QPointF(tag.right(), under))
