"""The text of the dealer's log: lines in plain words with drawn suits, and made hands drawn over the text.

A made hand is written before its name, ``High, 8h 10c + 6s 7s 9h``, transparent and as wide as the picture over it. So
screen readers, selections and copies get plain text.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from pokertable.model.cards import Card
from pokertable.model.ranking.best import MadeHand
from pokertable.session.words.breaks import parts
from pokertable.session.words.line import Line, LineKind
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_text import card_text, insert_card, rows_kept
from pokertable.views.cards.made_hand import MadePicture, made_size, paint_made
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, narrowed, scaled, text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import ByKeys, paint_box
from pokertable.views.kit.spoken import Written, as_seen
from pokertable.views.kit.stylesheet import selection
from pokertable.views.kit.translate import capital, pieces, shown

MOST_LINES: Final = 1000
"""Most lines kept; finished hands are in the hand records."""
_LINE: Final = 1.44
"""Height of a line in any face, relative to the type size."""
_CAPITAL: Final = 0.72
"""Height of a capital, relative to the type size."""
_INDENT: Final = 8.0
_HANGS: Final = 12.0
"""Indentation of a line's second row, in px."""
_ASIDE: Final = 14.0
"""Indentation of a reason below its action, in px."""
_CARD: Final = 1.25
"""Width of the cards of a made hand relative to the type size: five of them and a name fit on a line."""
_ABOVE, _BELOW = 5.0, 12.0
"""Margins of the line of a made hand, whose cards are higher than the text, in px."""
_AFTER_CARDS: Final = 9.0
_HIGHER: Final = 1.4
"""Height of the line of a made hand with its name below, relative to the type size."""
_SPACINGS: Final = 32
"""Steps per pixel of letter spacing: a document keeps every format it ever had, so there must be few."""


class LogText(ByKeys, Written, QTextEdit):
    """The text itself, with the mark of the current line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(tags=False)
        self._px = 14
        self.amounts = Amounts()
        """The format of chips in the lines to come."""
        self._written: list[tuple[Line, Amounts]] = []
        self._made: dict[int, MadePicture] = {}
        """The pictures by the number in their block's user state, in order."""
        self._width_of_names = 0
        """Width in px for which the names beside them were set."""
        self.setObjectName("log")
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setCursorWidth(0)  # nothing is typed here
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Dealer log"))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.document().setMaximumBlockCount(MOST_LINES)
        self._set_margins()
        look().changed.connect(self.write_anew)

    def _set_margins(self) -> None:
        """Set the page's margins, below with room for the cards of a last line: a last block's own does not count."""
        self.document().setDocumentMargin(scaled(8))
        root = self.document().rootFrame()
        frame = root.frameFormat()
        frame.setBottomMargin(scaled(_INDENT + _BELOW))
        root.setFrameFormat(frame)

    def write_anew(self) -> None:
        """Rewrite the text in another look or size."""
        bar = self.verticalScrollBar()
        at_end, place = self.at_end, bar.value()
        written, self._written = self._written, []
        self._show(written)
        bar.setValue(bar.maximum() if at_end else place)

    @property
    def _wide(self) -> int:
        """The width of the text, without that of the bar: no line is broken anew when the bar appears."""
        return max(1, self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width())

    @property
    def _card(self) -> float:
        return float(round(_CARD * self._px))

    def set_px(self, px: int) -> None:
        """Set the type size in px."""
        if px != self._px:
            self._px = px
            self.write_anew()

    def set_amounts(self, amounts: Amounts) -> None:
        """Set the format of chips in the lines to come: those of another level or game keep theirs."""
        self.amounts = amounts

    def set_lines(self, lines: Iterable[Line]) -> None:
        """Show these lines instead, scrolled to the newest; an unchanged beginning is kept."""
        self._show([(line, self.amounts) for line in lines])

    def follow(self, before: LogText) -> None:
        """Put the lines of an earlier log first, without its last hand if that is told here again."""
        earlier, head = before._written, next((line for line, _ in self._written), None)
        again = [at for at, (line, _) in enumerate(earlier) if line == head]
        self._show([*earlier[: again[-1] if again else None], *self._written])

    def _show(self, shown: list[tuple[Line, Amounts]]) -> None:
        self.forget_turn()
        kept = len(self._written)
        if not kept or self._written != shown[:kept]:
            self._written, self._made, kept = [], {}, 0
            self.clear()
            self._set_margins()
        self._append(shown[kept:])
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    @property
    def at_end(self) -> bool:
        """Whether the newest line is visible."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay at the newest line if it was visible; names beside their cards are set anew for another width."""
        at_end = self.at_end
        super().resizeEvent(event)
        self.setLineWrapColumnOrWidth(self._wide)
        if self._made and self.width() != self._width_of_names:
            self.write_anew()
        if at_end:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    @property
    def lines(self) -> tuple[Line, ...]:  # noqa: D102
        return tuple([line for line, _ in self._written])

    def add(self, lines: Iterable[Line]) -> None:
        """Append lines; a line about the turn is removed when the next one comes. Stays put when scrolled up."""
        self._append([(line, self.amounts) for line in lines])

    def _append(self, lines: list[tuple[Line, Amounts]]) -> None:
        follow, whole = self.at_end, QTextCursor(self.document())
        whole.beginEditBlock()  # laid out once, not with every piece
        for line, amounts in lines:
            self.forget_turn()
            self._write(line, amounts, first=not self._written)
            self._written.append((line, amounts))
        whole.endEditBlock()
        del self._written[:-MOST_LINES]
        self._forget_dropped()
        if follow:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        self.viewport().update()

    def _forget_dropped(self) -> None:
        """Forget the pictures of the blocks that the document has dropped."""
        block = self.document().firstBlock()
        while block.isValid() and block.userState() < 0:
            block = block.next()
        first = block.userState() if block.isValid() else math.inf
        while self._made and (oldest := next(iter(self._made))) < first:
            del self._made[oldest]

    def forget_turn(self) -> None:
        """Remove the line that names the seat to act."""
        if self._written and self._written[-1][0].kind is LineKind.TURN:
            self._drop_last()

    def _drop_last(self) -> None:
        self._written.pop()
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.deletePreviousChar()

    def _write(self, line: Line, amounts: Amounts, *, first: bool) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        block = QTextBlockFormat()
        heading = line.kind is LineKind.HEADING
        block.setTopMargin(0 if first or not heading else scaled(8))
        block.setLineHeight(round(_LINE * self._px), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        aside = _ASIDE if line.kind is LineKind.REASON else 0
        block.setLeftMargin(scaled(_INDENT) + scaled(aside) + scaled(_HANGS))
        block.setTextIndent(-scaled(_HANGS))
        if first:
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        said = rows_kept(pieces(line.text if line.brief is None else line.brief, amounts.text))
        for piece in said:
            if isinstance(piece, Card):
                insert_card(cursor, piece, self._px)
            else:
                cursor.insertText(as_seen(piece.replace(" %", "\u00a0%")), self._format(line.kind))
        for made in line.made:
            self._write_made(cursor, made)

    def _write_made(self, cursor: QTextCursor, made: MadeHand) -> None:
        """Write a made hand in letters that the picture covers, then its name; a long name wraps under itself.

        A name with a word that has no room beside the picture is written below it.
        """
        picture, name = MadePicture.of(made, inline=True), capital(shown(made.name))
        wide = made_size(picture, self._card).width() + scaled(_AFTER_CARDS)
        left = scaled(_INDENT) + scaled(2)
        self._width_of_names = self.width()
        room = self._wide - 2 * self.document().documentMargin() - left - wide
        room -= scaled(3)  # the letters under the picture are as wide within a px, joiners and a last letter are wider
        fonts = [(narrowed(word, room, face(self._px)), word) for word in parts(as_seen(name))]
        below = any(text_width(font, word) > room for font, word in fonts)
        block = QTextBlockFormat()
        block.setTopMargin(scaled(_ABOVE))
        block.setBottomMargin(scaled(_BELOW))
        block.setLeftMargin(left + (0 if below else wide))
        block.setTextIndent(0 if below else -wide)
        cursor.insertBlock(block)
        cards = " + ".join(" ".join(map(card_text, side)) for side in (picture.hole, picture.board) if side)
        template = self.tr("Low, {cards}: ") if picture.low else self.tr("High, {cards}: ")
        words = template.format(cards=cards)
        style = self._format(LineKind.ACTION)
        style.setForeground(QColor(0, 0, 0, 0))
        font = face(round(_HIGHER * self._px) if below else self._px)
        spare = wide - QFontMetricsF(font).horizontalAdvance(words)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, round(_SPACINGS * spare / len(words)) / _SPACINGS)
        style.setFont(font)
        number = next(reversed(self._made), 0) + 1
        self._made[number] = picture
        cursor.block().setUserState(number)
        cursor.insertText(words, style)
        style = self._format(LineKind.ACTION)
        if not below:
            style.setFont(min((font for font, _ in fonts), key=QFont.stretch))
        cursor.insertText(("\u2028" if below else "") + as_seen(name), style)

    def _format(self, kind: LineKind) -> QTextCharFormat:
        style = QTextCharFormat()
        strong = kind not in (LineKind.ACTION, LineKind.REASON)
        font = face(self._px, bold=strong)
        style.setFont(font)
        style.setForeground(look().theme.color("muted" if kind in (LineKind.HEADING, LineKind.REASON) else "text"))
        return style

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the current line's mark, the text, then the made hands over their letters."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_mark(painter)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        block = self.cursorForPosition(self.viewport().rect().topLeft()).block()
        while block.isValid() and self._box(block).top() <= self.viewport().height():
            self._paint_made(painter, block)
            block = block.next()
        painter.end()

    def _box(self, block: QTextBlock) -> QRectF:
        """A block's rectangle in the viewport."""
        offset = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return self.document().documentLayout().blockBoundingRect(block).translated(-offset)

    def _paint_mark(self, painter: QPainter) -> None:
        """Paint a frame and a bar at the left of the newest line, its hands included."""
        if not self._written:
            return
        block = self.document().lastBlock()
        line, _ = self._written[-1]
        above = len(line.made) + (line.kind is LineKind.REASON)
        for _ in range(above):
            block = block.previous()
        box = self._box(block).united(self._box(self.document().lastBlock()))
        # Qt puts the baseline of a line at four fifths of its height, and gives its box the height of the face.
        lower = (0.8 * _LINE - _CAPITAL / 2) * self._px - QFontMetricsF(face(self._px)).height() / 2
        box.adjust(0, lower - (scaled(2) if line.made else 0), 0, scaled(_BELOW) if line.made else lower)
        frame = QRectF(scaled(4), box.top() - scaled(2), self.viewport().width() - scaled(8), box.height() + scaled(4))
        paint_box(painter, frame, scaled(4), "raised", "line")
        painter.fillRect(QRectF(scaled(4), frame.top(), scaled(3), frame.height()), look().theme.color("turn"))

    def _paint_made(self, painter: QPainter, block: QTextBlock) -> None:
        """Paint the picture of a made hand over its letters."""
        picture = self._made.get(block.userState())
        if picture is None:
            return
        box = self._box(block)
        size = made_size(picture, self._card)
        line = block.layout().lineAt(0)
        below = line.textLength() < block.length() - 1 and block.text()[line.textLength() - 1] == "\u2028"
        text = line.rect() if below else block.layout().boundingRect()
        left = box.x() + line.x()
        at = QPointF(round(left), round(box.y() + text.y() + (text.height() - size.height()) / 2))
        chosen = self.textCursor()
        if chosen.selectionStart() <= block.position() < chosen.selectionEnd():
            painter.fillRect(
                QRectF(at, size).adjusted(-scaled(2), -scaled(2), scaled(2), scaled(2)), QColor(selection(look().theme))
            )
        paint_made(painter, at, self._card, picture, look().theme, look().deck, self._pictures)
