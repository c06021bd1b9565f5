import pytest
from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QApplication

from pokertable.model.cards import parse_cards
from pokertable.model.hand.sight import seen_by
from pokertable.model.text import phrase
from pokertable.session.line import CardText, Line, LineKind
from pokertable.session.words import EventWords
from pokertable.views.log_panel import LogPanel
from pokertable.views.theme import DARK, LIGHT, Deck
from pokertable.views.translate import pieces, shown
from tests.views.turns import NAMES, played_out, pot_limit


@pytest.fixture
def log(qtbot):
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(264, 500)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def lines_of(hand):
    words = EventWords(NAMES, 0)
    return [line for event in hand.events for line in words.lines(seen_by(event, 0))]


def numbered(count):
    return [Line(phrase("line {n}", n=n)) for n in range(count)]


def test_the_text_is_the_lines_in_plain_words(log):
    lines = lines_of(played_out(pot_limit()))
    log.add(lines)
    assert log.text.toPlainText() == "\n".join(str(line) for line in lines)
    assert log.text.accessibleName() == "Dealer log"


def test_copy_puts_plain_text_on_the_clipboard(log):
    lines = lines_of(pot_limit())
    log.add(lines)
    log.copy_button.click()
    assert QApplication.clipboard().text() == "\n".join(str(line) for line in lines)


def test_suits_are_drawn_in_their_colours_whatever_the_font(log):
    log.set_look(LIGHT, Deck.FOUR)
    log.add([Line(phrase("{cards}", cards=CardText(parse_cards("AhKd"))))])
    picture = log.text.grab().toImage()
    seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(min(60, picture.height()))}
    heart, diamond = Deck.FOUR.suit_colors[2], Deck.FOUR.suit_colors[1]
    assert {QColor(heart).name(), QColor(diamond).name()} <= seen


def test_a_hidden_card_in_a_line_stays_text():
    from pokertable.model.cards import HIDDEN

    line = phrase("shows {cards}", cards=CardText([HIDDEN, *parse_cards("2c")]))
    assert pieces(line) == ["shows ?? ", parse_cards("2c")[0]]
    assert shown(line) == "shows ?? 2c"


def test_it_follows_at_the_end_and_stays_put_when_scrolled_up(log, qtbot):
    bar = log.text.verticalScrollBar()
    log.add(numbered(100))
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == bar.maximum()
    assert log.newest_button.isHidden()
    bar.setValue(10)
    log.add(numbered(5))
    assert bar.value() == 10
    assert log.newest_button.isVisible()
    log.newest_button.click()
    assert bar.value() == bar.maximum()
    assert log.newest_button.isHidden()


def test_the_turn_line_gives_way_to_the_next(log):
    log.add(numbered(2))
    turn = Line(phrase("Your turn: {amount} to call", amount=60), LineKind.TURN)
    log.set_turn(turn)
    assert log.text.toPlainText().splitlines()[-1] == "Your turn: 60 to call"
    log.add([Line(phrase("You fold"))])
    assert log.text.toPlainText().splitlines() == ["line 0", "line 1", "You fold"]
    log.set_turn(turn)
    log.set_turn(None)
    assert log.text.toPlainText().splitlines() == ["line 0", "line 1", "You fold"]


def test_a_turn_line_alone_can_go(log):
    log.set_turn(Line(phrase("Your turn"), LineKind.TURN))
    log.add([Line(phrase("You fold"))])
    assert log.text.toPlainText().strip() == "You fold"


def test_a_change_of_theme_keeps_the_text_and_the_place(log, qtbot):
    log.add(numbered(100))
    bar = log.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(25)
    before = log.text.toPlainText()
    log.set_look(DARK, Deck.TWO)
    assert log.text.toPlainText() == before
    assert bar.value() == 25


def test_old_lines_are_dropped_from_a_long_session(log):
    from pokertable.views.log_panel import MOST_LINES

    log.add(numbered(MOST_LINES + 50))
    assert len(log.text.lines) == MOST_LINES
    assert log.text.document().blockCount() == MOST_LINES


def test_a_selection_copies_the_letters_of_the_suits(log):
    log.add([Line(phrase("Flop {cards}", cards=CardText(parse_cards("8h7s3s"))))])
    cursor = log.text.textCursor()
    cursor.select(QTextCursor.SelectionType.Document)
    log.text.setTextCursor(cursor)
    log.text.copy()
    assert QApplication.clipboard().text() == "Flop 8h 7s 3s"
