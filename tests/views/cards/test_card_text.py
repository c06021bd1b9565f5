"""Cards in a text: drawn suits for the eye, plain letters for a copy or a screen reader."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QRawFont, QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from pokertable.model.cards import HIDDEN, AnyCard, Card, parse_cards
from pokertable.model.text import phrase
from pokertable.session.words.line import CardText
from pokertable.views.cards.art import suit_path
from pokertable.views.cards.card_text import RichLabel, card_html, card_text, insert_card, rows_kept, suits_family
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import LIGHT, SuitColors


@pytest.mark.parametrize("suit", range(4))
def test_the_letters_of_the_font_are_the_drawn_suits(qtbot: QtBot, suit: int) -> None:
    font = QFont(suits_family())
    font.setPixelSize(1000)
    raw = QRawFont.fromFont(font)
    (glyph,) = raw.glyphIndexesForString("cdhs"[suit])
    written, drawn = raw.pathForGlyph(glyph), suit_path(suit)
    written.setFillRule(Qt.FillRule.WindingFill)
    box, whole = written.boundingRect(), drawn.boundingRect()
    assert box.width() / box.height() == pytest.approx(whole.width() / whole.height(), rel=0.02)
    compared = 0
    for x, y in product(range(1, 20), repeat=2):
        here = QPointF(whole.x() + whole.width() * x / 20, whole.y() + whole.height() * y / 20)
        around = QRectF(here - QPointF(0.02, 0.02), here + QPointF(0.02, 0.02))
        if drawn.intersects(around) == drawn.contains(around):  # away from the edge
            there = QPointF(box.x() + box.width() * x / 20, box.y() + box.height() * y / 20)
            assert written.contains(there) == drawn.contains(here)
            compared += 1
    assert compared > 200


def test_a_ten_is_written_out_and_a_hidden_card_stays_hidden() -> None:
    cards: list[AnyCard] = [*parse_cards("Td9c"), HIDDEN]
    assert [card_text(card) for card in cards] == ["10d", "9c", "??"]


def test_what_is_copied_from_a_document_is_plain_text(qtbot: QtBot) -> None:
    document = QTextDocument()
    for card in parse_cards("TdAs"):
        insert_card(QTextCursor(document), card, 14)
    assert document.toPlainText() in ("10dAs", "As10d")


def test_a_label_names_its_cards_plainly_and_follows_the_deck(qtbot: QtBot) -> None:
    label = RichLabel()
    qtbot.addWidget(label)
    label.show_phrase(phrase("You need {cards} & more", cards=CardText(parse_cards("Td"))))
    assert label.accessibleName() == "You need Td & more"
    assert "&amp;\u00a0more" in label.text()
    label.show_html("<b>A&amp;B</b> &lt;3<br>&quot;x&quot;")
    assert label.accessibleName() == 'A&B <3 "x"'
    label.show_phrase(phrase("You need {cards} & more", cards=CardText(parse_cards("Td"))))
    before = label.text()
    look().change(theme=LIGHT, deck=SuitColors.TWO)
    assert label.text() != before
    assert SuitColors.TWO.suit_colors[1] in label.text()
    assert card_html(Card.parse("Td")) in label.text()


def test_an_empty_line_is_half_as_high(qtbot: QtBot) -> None:
    label = RichLabel()
    qtbot.addWidget(label)

    def high(lines: str) -> int:
        label.show_phrase(phrase("{lines}", lines=lines))
        return label.sizeHint().height()

    line = high("one\ntwo") - high("one")
    close = high("one\ntwo")
    assert 0.3 * line < high("one\n\ntwo") - close < 0.7 * line
    assert label.accessibleName() == "one\n\ntwo"


def test_the_first_line_of_a_paragraph_may_be_its_heading(qtbot: QtBot) -> None:
    """The streets of a hand to read were written as its actions were."""
    label = RichLabel()
    qtbot.addWidget(label)
    words = phrase("{lines}", lines="Flop\nNoor bets\nYou call\n\nWhat does Noor have?")
    label.show_phrase(words, headed=True)
    assert re.findall(r'<span style="font-weight: 600[^>]*>([^<]*)</span>', label.text()) == ["Flop"]
    label.show_phrase(words)
    assert "600" not in label.text()


def test_lines_are_as_high_in_every_type_size(qtbot: QtBot) -> None:
    """A face rounds its height to whole px: twelve lines in a window twice as large were 12 px lower than twice."""
    label = RichLabel()
    qtbot.addWidget(label)
    label.show_phrase(phrase("{lines}", lines="\n".join("abcdefghijkl")))
    for px in (10, 20):
        label.setStyleSheet(f"font-size: {px}px")
        label.ensurePolished()
        assert label.sizeHint().height() == 12 * 1.2 * px


def test_a_row_of_cards_is_not_torn() -> None:
    """A long one in its middle at most; a single card at the end stays with the word before it."""
    row = [each for card in parse_cards("2c3c4c5c6c7c8c") for each in (card, " ")]
    said = "".join(map(str, rows_kept(["shows ", *row[:9]])))
    assert said == "shows " + "\u00a0".join(["2c", "3c", "4c", "5c", "6c"])
    assert "".join(map(str, rows_kept(["shows ", *row[:13]]))).count(" ") == 2
    (card,) = parse_cards("Ts")
    assert rows_kept(["brings it in with ", card]) == ["brings it in with\u00a0", card]
    assert rows_kept([card, " / ", card, "."]) == [card, "\u00a0/\u00a0", card, "."]
    assert rows_kept(["ブリングイン：", card]) == ["ブリングイン：\u2060", card]
    assert rows_kept(["Inesが", card, "を捨てる"]) == ["Inesが", card, "\u2060を捨てる"]
    assert rows_kept(["ターン", card, "、ポット3"]) == ["ターン", card, "、ポット3"]
