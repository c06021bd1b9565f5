"""The dealer's log: a real text, street by street, with the suits drawn (EXPERIENCE "At the table" 9).

In the text a card is written ``8h``; the letter of the suit is transparent and the suit is drawn over it. So screen
readers, selections and copies get plain text, and no font has to know suits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextLine,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QTextEdit, QVBoxLayout, QWidget

from pokertable.model.cards import Card
from pokertable.model.text import Phrase
from pokertable.session.line import Line, LineKind
from pokertable.views.art import paint_suit
from pokertable.views.stylesheet import selection
from pokertable.views.theme import DARK, Deck, Theme
from pokertable.views.translate import pieces
from pokertable.views.widgets import face

MOST_LINES = 3000
"""Older lines are dropped; finished hands are in the hand records."""
_SUIT = QTextFormat.Property.UserProperty + 1
_SIZE = 13


class LogText(QTextEdit):
    """The text itself, with its suits and the mark of the current line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._deck = DARK, Deck.FOUR
        self._lines: list[Line] = []
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
        self.document().setDocumentMargin(8)
        self.document().setMaximumBlockCount(MOST_LINES)

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Take a theme and a deck; the text is written anew."""
        self._theme, self._deck = theme, deck
        bar = self.verticalScrollBar()
        at_end, place = self.at_end, bar.value()
        self.set_lines(self._lines)
        bar.setValue(bar.maximum() if at_end else place)

    def set_lines(self, lines: Iterable[Line]) -> None:
        """Show these lines instead of what is there."""
        shown = list(lines)
        self._lines = []
        self.clear()
        self.add(shown)

    @property
    def at_end(self) -> bool:
        """Whether the newest line is in sight."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines shown."""
        return tuple(self._lines)

    def add(self, lines: Iterable[Line]) -> None:
        """Append lines; a line that says whose turn it is goes when the next one comes. Stays put when scrolled up."""
        follow = self.at_end
        for line in lines:
            if self._lines and self._lines[-1].kind is LineKind.TURN:
                self._drop_last()
            self._write(line, first=not self._lines)
            self._lines.append(line)
        del self._lines[:-MOST_LINES]
        if follow:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        self.viewport().update()

    def forget_turn(self) -> None:
        """Take away the line that says whose turn it is."""
        if self._lines and self._lines[-1].kind is LineKind.TURN:
            self._drop_last()

    def _drop_last(self) -> None:
        self._lines.pop()
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        cursor.deletePreviousChar()

    def _write(self, line: Line, *, first: bool) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        block = QTextBlockFormat()
        heading = line.kind is LineKind.HEADING
        block.setTopMargin(0 if first or not heading else 8)
        block.setLineHeight(120, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        block.setLeftMargin(8)
        if first:
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        for piece in pieces(line.text):
            if isinstance(piece, Card):
                self._write_card(cursor, piece, line.kind)
            else:
                cursor.insertText(piece, self._format(line.kind))

    def _format(self, kind: LineKind) -> QTextCharFormat:
        look = QTextCharFormat()
        strong = kind is not LineKind.ACTION
        font = face(_SIZE, bold=strong)
        look.setFont(font)
        look.setForeground(self._theme.color("muted" if kind is LineKind.HEADING else "text"))
        return look

    def _write_card(self, cursor: QTextCursor, card: Card, kind: LineKind) -> None:
        """Rank and suit in the suit's colour; the letter keeps the drawn suit's place."""
        rank, suit = str(card)[0], str(card)[1]
        look = self._format(kind)
        look.setFont(face(_SIZE, bold=True))
        look.setForeground(QColor(self._deck.on_panel(self._theme)[card.suit]))
        cursor.insertText(rank, look)
        look.setForeground(QColor(0, 0, 0, 0))
        look.setProperty(_SUIT, card.suit + 1)
        font = face(_SIZE, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(suit)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, max(0.0, _SIZE * 0.92 - wide))
        look.setFont(font)
        cursor.insertText(suit, look)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The current line's mark, the text, then the suits over their letters."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_mark(painter)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        block = self.cursorForPosition(self.viewport().rect().topLeft()).block()
        while block.isValid() and self._box(block).top() <= self.viewport().height():
            self._paint_suits(painter, block)
            block = block.next()
        painter.end()

    def _box(self, block: QTextBlock) -> QRectF:
        """A block's rectangle in the viewport."""
        offset = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return self.document().documentLayout().blockBoundingRect(block).translated(-offset)

    def _paint_mark(self, painter: QPainter) -> None:
        """A frame and a bar at the left of the newest line."""
        if not self._lines:
            return
        box = self._box(self.document().lastBlock())
        frame = QRectF(4, box.top() + 1, self.viewport().width() - 8, box.height() - 1)
        painter.setPen(QPen(self._theme.color("line"), 1))
        painter.setBrush(self._theme.color("raised"))
        painter.drawRoundedRect(frame, 4, 4)
        painter.fillRect(QRectF(4, frame.top(), 3, frame.height()), self._theme.color("turn"))

    def _paint_suits(self, painter: QPainter, block: QTextBlock) -> None:
        colors = self._deck.on_panel(self._theme)
        top_left = self._box(block).topLeft()
        chosen = self.textCursor()
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            suit = fragment.charFormat().intProperty(_SUIT)
            if suit:
                at = fragment.position() - block.position()
                line = block.layout().lineForTextPosition(at)
                x = _edge(line, at)
                size = _SIZE * 0.82
                spot = top_left + QPointF(x + _SIZE * 0.06, line.y() + line.ascent() - size * 0.95)
                if chosen.selectionStart() <= fragment.position() < chosen.selectionEnd():
                    ground = QRectF(spot.x() - 1, top_left.y() + line.y(), _SIZE * 0.92, line.height())
                    painter.fillRect(ground, QColor(selection(self._theme)))
                paint_suit(painter, spot, size, suit - 1, QColor(colors[suit - 1]))
            iterator += 1


def _edge(line: QTextLine, at: int) -> float:
    """The left edge of a character in its line; Qt for Python returns it with the position, or alone."""
    edge: Any = line.cursorToX(at)
    return float(edge[0] if isinstance(edge, tuple) else edge)


class LogPanel(QWidget):
    """The log with its title, a button that copies it, and a line at the foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = DARK
        self.text = LogText(self)
        self.copy_button = QPushButton(self.tr("Copy"), self)
        self.copy_button.setProperty("tone", "link")
        self.copy_button.setToolTip(self.tr("Copy the log as plain text"))
        self.copy_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.copy_button.clicked.connect(self.copy)
        self.newest_button = QPushButton(self.tr("Newest line"), self)
        self.newest_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.newest_button.clicked.connect(self.show_newest)
        self.newest_button.hide()
        self.foot = QLabel(self)
        self.foot.setProperty("tone", "muted")
        self.foot.setContentsMargins(16, 0, 16, 0)
        self.foot.setFixedHeight(44)
        self.foot.hide()
        self._lay_out()
        self.text.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.set_look(DARK, Deck.FOUR)

    def _lay_out(self) -> None:
        title = QLabel(self.tr("Dealer log"), self)
        title.setProperty("tone", "strong")
        title.setContentsMargins(16, 0, 0, 0)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 4, 0)
        head.addWidget(title, 1)
        head.addWidget(self.copy_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.text, 1)
        whole.addWidget(self.newest_button)
        whole.addWidget(self.foot)

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Take a theme and a deck."""
        self._theme = theme
        self.text.set_look(theme, deck)
        self.update()

    def set_foot(self, words: str) -> None:
        """The line at the foot; none if empty."""
        self.foot.setText(words)
        self.foot.setVisible(bool(words))

    def start_hand(self, title: Phrase) -> None:
        """A heading before a hand, such as "Hand 27"."""
        self.add([Line(title, LineKind.HEADING)])

    def add(self, lines: Iterable[Line]) -> None:
        """Append lines. Stays where it is if the player scrolled up; then a button leads to the newest line."""
        added = list(lines)
        follow = self.text.at_end
        self.text.add(added)
        if added and not follow:
            self.newest_button.show()

    def set_turn(self, line: Line | None) -> None:
        """The last line, which says whose turn it is; the next line takes its place."""
        self.text.forget_turn()
        if line is not None:
            self.add([line])

    def clear(self) -> None:
        """Empty the log."""
        self.text.set_lines([])

    def set_lines(self, lines: Iterable[Line]) -> None:
        """Show these lines instead of what is there (after a rewind)."""
        self.text.set_lines(lines)

    def copy(self) -> None:
        """Put the whole log on the clipboard as plain text."""
        QApplication.clipboard().setText(self.text.toPlainText())

    def show_newest(self) -> None:
        """Scroll to the newest line."""
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _scrolled(self) -> None:
        if self.text.at_end:
            self.newest_button.hide()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The panel's ground and the lines between its parts."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("panel"))
        line = self._theme.color("line")
        painter.fillRect(0, 0, 1, self.height(), line)
        painter.fillRect(0, self.text.y(), self.width(), 1, line)
        if self.foot.isVisible():
            painter.fillRect(0, self.foot.y(), self.width(), 1, line)
        painter.end()
