"""A card in a text: its rank, ten as ``10``, and its suit drawn, both in the suit's colour.

The suits are a font of our own whose letters c, d, h and s are the drawings (``resources/art/make_font``): the text
contains ``10h``, which is copied and read aloud.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QLabel, QWidget

from pokertable.model.cards import RANK_TEXTS, SUIT_SIGNS, AnyCard, Card
from pokertable.model.resources import resource
from pokertable.model.text import Phrase
from pokertable.session.words.breaks import BLANK, JOINER, NO_BREAK
from pokertable.views.kit.fonts import LINE, face, grown, scaled, width_of
from pokertable.views.kit.language import for_html, unbroken, unbroken_html, unbroken_lines
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_elided, paint_words
from pokertable.views.kit.translate import Piece, Write, number, pieces, shown

_BETWEEN_CARDS: Final = (" ", " / ")
_LONG_ROW: Final = 5
"""Gaps in a row of cards from which it may be broken."""
_TAG: Final = re.compile("<[^>]+>")
_HEAD: Final = re.compile(r"\A.+(?=\n)")
"""The first of several lines."""


@cache
def suits_family() -> str:
    """The font family of the suits, loaded on first use."""
    number = QFontDatabase.addApplicationFontFromData(resource("art", "suits.otf").read_bytes())
    return QFontDatabase.applicationFontFamilies(number)[0]


def rank_text(card: Card) -> str:
    """The rank as displayed: ``10``, not ``T``."""
    return RANK_TEXTS[card.rank]


def card_text(card: AnyCard) -> str:
    """The card in plain text: ``10h``; ``??`` for a hidden one."""
    return rank_text(card) + str(card)[1] if isinstance(card, Card) else str(card)


def card_html(card: Card) -> str:
    """The card for a label with rich text."""
    suit = f"<span style=\"font-family: '{suits_family()}'; font-weight: 400\">{str(card)[1]}</span>"
    return f'<span style="color: {_color(card)}"><b>{rank_text(card)}</b>{suit}</span>'


def insert_card(cursor: QTextCursor, card: Card, px: int) -> None:
    """Write the card into a document, `px` high."""
    style = QTextCharFormat()
    style.setForeground(QColor(_color(card)))
    style.setFont(face(px, bold=True))
    cursor.insertText(rank_text(card), style)
    style.setFont(_suits(px))
    cursor.insertText(str(card)[1], style)


def paint_rich(painter: QPainter, box: QRectF, phrase: Phrase, line: float) -> None:
    """Paint the phrase from the box's upper left corner, wrapped, in the painter's font and colour.

    Lines are `line` px high; suits have their own colours.
    """
    page = QTextDocument()
    page.setDocumentMargin(0)
    page.setDefaultFont(painter.font())
    page.setTextWidth(box.width())
    page.setHtml(f'<p style="color: {painter.pen().color().name()}; margin: 0">{rich(phrase)}</p>')
    fixed = QTextBlockFormat()
    fixed.setLineHeight(line, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    QTextCursor(page).mergeBlockFormat(fixed)
    painter.save()
    painter.translate(box.topLeft())
    page.drawContents(painter)
    painter.restore()


def pieces_width(said: Sequence[Piece], px: int, *, bold: bool = False) -> float:
    """Width of a line of text and cards in px, as set by `paint_pieces`."""
    return sum(_piece_width(piece, px, bold=bold) for piece in said)


def _piece_width(piece: Piece, px: int, *, bold: bool) -> float:
    if not isinstance(piece, Card):
        return width_of(piece, px, bold=bold)
    return width_of(rank_text(piece), px, bold=True) + _suit_width(str(piece)[1], px)


def paint_pieces(
    painter: QPainter, box: QRectF, said: Sequence[Piece], sizes: Sequence[int], *, bold: bool = False
) -> None:
    """Paint a line of text and cards, suits in their colours, in the largest fitting size; else cut."""
    fits = [px for px in grown(sizes, box.height()) if pieces_width(said, px, bold=bold) <= box.width()]
    set_pieces(painter, box, said, max(fits, default=scaled(sizes[-1])), bold=bold)


def set_pieces(painter: QPainter, box: QRectF, said: Sequence[Piece], px: int, *, bold: bool = False) -> None:
    """Paint a line of text and cards in a size in px, cut where it has no room."""
    if not any(isinstance(piece, Card) for piece in said):
        paint_elided(painter, box, "".join(map(str, said)), face(px, bold=bold))
        return
    painter.save()
    painter.setClipRect(box)
    left = box.x()
    for piece in said:
        at = QRectF(left, box.y(), box.right() - left, box.height())
        if isinstance(piece, Card):
            ink, rank = QColor(_color(piece)), rank_text(piece)
            paint_words(painter, at, rank, face(px, bold=True), ink)
            paint_words(painter, at.adjusted(width_of(rank, px, bold=True), 0, 0, 0), str(piece)[1], _suits(px), ink)
        else:
            paint_words(painter, at, piece, face(px, bold=bold))
        left += _piece_width(piece, px, bold=bold)
    painter.restore()


@cache
def _suit_width(suit: str, px: int) -> float:
    return QFontMetricsF(_suits(px)).horizontalAdvance(suit)


@cache
def _suits(px: int) -> QFont:
    font = QFont(suits_family())
    font.setPixelSize(px)
    return font


def _color(card: Card) -> str:
    return look().deck.on_panel(look().theme)[card.suit]


class RichLabel(QLabel):
    """Shows a phrase with coloured suits; its name for a screen reader is the plain text.

    Its lines are as high in every face; an empty line of the phrase is half as high as the others.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phrase: Phrase | None = None
        self._headed = False
        self.setTextFormat(Qt.TextFormat.RichText)
        look().changed.connect(self._write)

    def show_phrase(self, phrase: Phrase, *, headed: bool = False) -> None:
        """Show this phrase, its amounts in chips; `headed`: the first of several lines of a paragraph is a heading."""
        self._phrase, self._headed = phrase, headed
        self._write()

    def show_html(self, html: str) -> None:
        """Show this markup; a screen reader gets it as text: without tags, entities and joiners."""
        from html import unescape  # late: the first page has no markup

        self.setText(unbroken_html(html))
        self.setAccessibleName(unescape(_TAG.sub("", html.replace("<br>", " "))))

    def _write(self) -> None:
        if self._phrase is not None:
            high = round(LINE * self.fontInfo().pixelSize())
            line = f"line-height: {high}px; -qt-line-height-type: fixed"
            apart = f'</p><p style="margin: {high // 2}px 0 0 0; {line}">'
            parts = rich(self._phrase).split("\n\n")
            if self._headed:
                parts = [_HEAD.sub(_heading, part) for part in parts]
            words = apart.join(parts).replace("\n", "<br>")
            self.setText(f'<p style="margin: 0; {line}">{words}</p>' if words else "")
            self.setAccessibleName(shown(self._phrase))

    def changeEvent(self, event: QEvent) -> None:
        """Write the phrase anew in another font, whose lines have another height."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._write()


def _heading(line: re.Match[str]) -> str:
    ink = look().theme.color("muted").name()
    return f'<span style="font-weight: 600; color: {ink}">{line[0]}</span>'


def rich_within(phrase: Phrase, width: float, font: QFont, write: Write = number) -> str:
    """The phrase of `rich`, cut with an ellipsis if it is wider than `width` px of this font."""
    metrics, left, html = QFontMetricsF(font), width, ""
    for piece in pieces(phrase, write):
        text = card_text(piece) if isinstance(piece, Card) else piece
        left -= metrics.horizontalAdvance(text)
        if left < 0:
            room = left + metrics.horizontalAdvance(text)
            kept = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            return html + ("…" if isinstance(piece, Card) else for_html(kept))
        html += card_html(piece) if isinstance(piece, Card) else for_html(piece)
    return html


def rich(phrase: Phrase) -> str:
    """The phrase as rich text, its cards with coloured suits."""
    said = rows_kept(pieces(phrase))
    laid = [each if isinstance(each, Card) else unbroken(each) for each in said[:-1]]
    laid += [each if isinstance(each, Card) else unbroken_lines(each).replace(BLANK, NO_BREAK) for each in said[-1:]]
    return "".join([card_html(each) if isinstance(each, Card) else for_html(each) for each in laid])


def rows_kept(said: Sequence[Piece]) -> list[Piece]:
    """The pieces without a line break between cards that follow each other; a long row may be broken in its middle.

    A single card at the end stays with the word before it, and a Japanese particle with the card before it.
    """
    kept = list(said)
    if len(said) > 1 and isinstance(said[-1], Card) and said[-2] != " ":
        before = str(said[-2])
        kept[-2] = f"{before[:-1]}{NO_BREAK}" if before.endswith(" ") else before + JOINER
    blanks: list[int] = []
    for at, piece in enumerate([*said, "."]):
        if isinstance(piece, Card):
            continue
        if at and isinstance(said[at - 1], Card) and "ぁ" <= piece[:1] <= "ゖ":
            kept[at] = JOINER + piece
        if piece in _BETWEEN_CARDS and isinstance(said[at - 1], Card):
            blanks.append(at)
            continue
        if len(blanks) >= _LONG_ROW:
            del blanks[len(blanks) // 2]
        for place in blanks:
            kept[place] = str(kept[place]).replace(" ", NO_BREAK)
        blanks = []
    return kept


def with_signs(phrase: Phrase) -> str:
    """The phrase as plain text, the suits of its cards as signs: ``10♥``."""
    said = pieces(phrase)
    return "".join([f"{rank_text(each)}{SUIT_SIGNS[each.suit]}" if isinstance(each, Card) else each for each in said])
