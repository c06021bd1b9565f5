import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.games import OMAHA8
from pokertable.model.hand.sight import seen_by
from pokertable.model.ranking.best import best_hands
from pokertable.model.text import ChipCount, phrase
from pokertable.session.words.breaks import apart
from pokertable.session.words.line import CardText, Line, LineKind
from pokertable.session.words.words import EventWords
from pokertable.views.cards.made_hand import MadePicture, made_size, paint_made
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors
from pokertable.views.kit.translate import pieces, shown
from pokertable.views.log import text as log_text
from pokertable.views.log.panel import LogPanel
from pokertable.views.table.table_page import TablePage
from tests.views.builders import game, moments
from tests.views.turns import NAMES, played_out, pot_limit


@pytest.fixture
def log(qtbot):
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(264, 500)
    panel.show()
    return panel


def lines_of(hand):
    words = EventWords(NAMES, 0)
    return [line for event in hand.events for line in words.lines(seen_by(event, 0))]


def on_screen(line):
    """A line as it is written on the screen: a ten is ``10``."""
    return re.sub(r"\bT(?=[cdhs]\b)", "10", str(line))


def numbered(count):
    return [Line(phrase("line {n}", n=n)) for n in range(count)]


def test_lines_of_another_level_or_game_keep_their_amounts_and_are_not_written_anew(log, qtbot):
    """Of a mix, or at a new level, the whole log was written again, the blinds of old hands in new ones."""
    post = Line(phrase("{name} posts {amount}", name="Ines", amount=ChipCount(20)), LineKind.ACTION)
    look().change(in_blinds=True)
    try:
        for blind in (20, 40):
            log.text.set_amounts(Amounts(blind))
            with qtbot.waitSignal(log.text.document().contentsChange) as changed:
                log.add([post])
            assert changed.args[0] > 0 or blind == 20, "what was there stays"
        as_posted = ["Ines posts 1 BB", "Ines posts 0.5 BB"]
        assert apart(log.text.toPlainText()).splitlines() == as_posted
        log.text.write_anew()
        assert apart(log.text.toPlainText()).splitlines() == as_posted
    finally:
        look().change(in_blinds=False)


def test_the_text_is_the_lines_in_plain_words(log):
    lines = lines_of(pot_limit())
    log.add(lines)
    assert apart(log.text.toPlainText()) == "\n".join(on_screen(line) for line in lines)
    assert log.text.accessibleName() == "Dealer log"


def test_shown_hands_say_how_the_hand_is_made_and_awards_are_text(log):
    log.add(lines_of(played_out(pot_limit())))
    words = apart(log.text.toPlainText())
    showdown = words[words.index("Showdown") :].splitlines()
    assert showdown[1:6] == [
        "Marek shows 4d 4s 5s Js",
        "High, 4d 4s + 8h 10h 4h: Three fours, ten and eight",
        "Tomo shows Jd 10s 7s 5c",
        "High, 10s 5c + 8h 10h 5h: Two pair, tens and fives, eight kicker",
        "Low, 7s 5c + 8h 4h 2s: 8-7-5-4-2 low",
    ]
    assert showdown[-2:] == [
        "Marek wins 123, half the side pot (high)",
        "You win 123, half the side pot (low)",
    ]
    log.copy_button.click()
    assert QApplication.clipboard().text() == words


@pytest.mark.painted
@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_shown_hands_are_drawn_with_the_drawing_of_every_made_hand(log, theme, monkeypatch):
    drawn = []

    def paint(painter, at, card_width, picture, *look):
        drawn.append((picture, QRectF(at, made_size(picture, card_width))))
        paint_made(painter, at, card_width, picture, *look)

    monkeypatch.setattr(log_text, "paint_made", paint)
    look().change(theme=theme, deck=SuitColors.FOUR)
    lines = lines_of(played_out(pot_limit()))
    log.add(lines)
    log.text.grab()
    made = [each for line in lines for each in line.made]
    assert [picture for picture, _ in drawn][-2:] == [MadePicture.of(each, inline=True) for each in made[-2:]]
    boxes = list(dict.fromkeys((box.y(), box.x(), box.right(), box.bottom()) for _, box in drawn))
    assert all(above[3] < below[0] for above, below in pairwise(boxes))  # none over another
    assert all(left >= 0 and right <= log.text.viewport().width() / 2 + 24 for _, left, right, _ in boxes)


@pytest.mark.parametrize("width", [256, 264, 300])
@pytest.mark.parametrize("own", ["7d8c5c3d", "Ac3h6hKh", "8d7c5h3c"])
def test_no_low_beside_its_cards_is_broken_in_a_word_or_between_its_ranks(log, qtbot, own, width):
    made = best_hands(OMAHA8.shares, parse_cards(own), parse_cards("Kc4h5s2cTc"))
    log.resize(width, 500)
    log.add([Line(phrase("You show"), made=tuple(each for each in made if each is not None))])
    block = log.text.document().lastBlock()
    layout, text = block.layout(), block.text()
    starts = [layout.lineAt(at).textStart() for at in range(1, layout.lineCount())]
    assert "low" in text and all(text[start - 1] in " \u2028" for start in starts), [text[start:] for start in starts]


def shown_lines():
    """A hand up to the last one that is shown."""
    return [line for line in lines_of(played_out(pot_limit())) if line.kind is not LineKind.RESULT]


def test_the_letters_under_a_drawing_are_as_wide_as_it_is(log):
    lines = shown_lines()
    log.add(lines)
    block = log.text.document().lastBlock()
    hidden = block.begin().fragment()
    layout = block.layout()
    layout_line = layout.lineForTextPosition(hidden.length())
    edge = layout_line.cursorToX(hidden.length())
    wide = (edge[0] if isinstance(edge, tuple) else edge) - layout.lineAt(0).x()
    assert hidden.charFormat().foreground().color().alpha() == 0
    assert layout_line.lineNumber() == 0
    assert wide == pytest.approx(made_size(MadePicture.of(lines[-1].made[0], inline=True), 18).width() + 9, abs=1.5)


def test_copy_puts_plain_text_on_the_clipboard(log):
    lines = lines_of(pot_limit())
    log.add(lines)
    log.copy_button.click()
    assert QApplication.clipboard().text() == "\n".join(on_screen(line) for line in lines)


@pytest.mark.painted
def test_suits_are_drawn_in_their_colours_whatever_the_font(log):
    look().change(theme=LIGHT, deck=SuitColors.FOUR)
    log.add([Line(phrase("{cards}", cards=CardText(parse_cards("AhKd"))))])
    picture = log.text.grab().toImage()
    seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(min(60, picture.height()))}
    heart, diamond = SuitColors.FOUR.suit_colors[2], SuitColors.FOUR.suit_colors[1]
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


@pytest.mark.parametrize("ui", [1.0, 2.0])
def test_lines_are_as_high_as_designed_and_none_is_broken_anew_where_the_bar_appears(log, qtbot, ui):
    """The bar's room made a line longer, which was the reason for the bar: it stayed in a window made larger."""
    look().change(ui=ui)
    log.resize(QSize(264, 500) * ui)
    log.text.set_px(round(14 * ui))
    words = Line(phrase("Uncalled bet of 123,456 returned to somebody with a long name"))

    def broken() -> list[str]:
        block = log.text.document().firstBlock()
        lines = map(block.layout().lineAt, range(block.layout().lineCount()))
        return [block.text()[line.textStart() :][: line.textLength()] for line in lines]

    log.add([words, words])
    high, alone = log.text.document().size().height(), broken()
    log.add([words] * 30)
    qtbot.waitUntil(log.text.verticalScrollBar().isVisible)
    assert len(alone) > 1 and broken() == alone
    rows = 30 * len(alone)
    assert log.text.document().size().height() - high == pytest.approx(rows * 20 * ui, abs=rows / 2)


@pytest.mark.painted
def test_the_mark_lies_round_the_middle_of_its_words(log, monkeypatch):
    """Its words lay at its lower edge, and it cut the line above."""
    frames = []
    monkeypatch.setattr(log_text, "paint_box", lambda _painter, frame, *_: frames.append(QRectF(frame)))
    log.add(numbered(2))
    log.text.viewport().grab()
    line = log.text._box(log.text.document().lastBlock()).top()
    baseline = line + 0.8 * round(1.44 * 14)
    assert frames[-1].center().y() == pytest.approx(baseline - 0.36 * 14, abs=0.6)


def test_the_turn_line_gives_way_to_the_next(log):
    log.add(numbered(2))
    turn = Line(phrase("Your turn: {amount} to call", amount=60), LineKind.TURN)
    log.set_turn(turn)
    assert apart(log.text.toPlainText()).splitlines()[-1] == "Your turn: 60 to call"
    log.add([Line(phrase("You fold"))])
    assert apart(log.text.toPlainText()).splitlines() == ["line 0", "line 1", "You fold"]
    log.set_turn(turn)
    log.set_turn(None)
    assert apart(log.text.toPlainText()).splitlines() == ["line 0", "line 1", "You fold"]


def test_lines_that_go_on_are_what_they_would_be_alone(log, qtbot):
    """Steps of a replayer, forth and back, of a hand with a showdown: those in common are not written anew."""
    lines = lines_of(played_out(pot_limit()))
    turn = Line(phrase("Your turn"), LineKind.TURN)
    alone = LogPanel()
    qtbot.addWidget(alone)
    alone.resize(log.size())
    alone.show()
    for step in ([*lines[:3], turn], lines[:4], [*lines[:5], turn], lines, lines[:2], [*lines[1:4], turn], []):
        log.text.set_lines(step)
        alone.text.set_lines([])
        alone.text.set_lines(step)
        assert log.text.lines == tuple(step)
        assert log.text.document().toHtml() == alone.text.document().toHtml()
        assert log.text.at_end
    log.text.set_lines(lines[:2])
    block = log.text.document().firstBlock()
    revision = block.revision()
    log.text.set_lines(lines)
    assert block.isValid() and block.revision() == revision


def test_a_turn_line_alone_can_go(log):
    log.set_turn(Line(phrase("Your turn"), LineKind.TURN))
    log.add([Line(phrase("You fold"))])
    assert apart(log.text.toPlainText()).strip() == "You fold"


def test_a_change_of_theme_keeps_the_text_and_the_place(log, qtbot):
    log.add(numbered(100))
    bar = log.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(25)
    before = apart(log.text.toPlainText())
    look().change(theme=DARK, deck=SuitColors.TWO)
    assert apart(log.text.toPlainText()) == before
    assert bar.value() == 25


def test_old_lines_are_dropped_from_a_long_session(qtbot, monkeypatch):
    assert log_text.MOST_LINES >= 1000
    monkeypatch.setattr(log_text, "MOST_LINES", 100)
    text = log_text.LogText()
    qtbot.addWidget(text)
    text.add(numbered(150))
    assert len(text.lines) == text.document().blockCount() == 100


def test_what_is_kept_of_a_long_session_has_a_bound(log, monkeypatch):
    """The pictures go with their lines; a document keeps every format it ever had."""
    monkeypatch.setattr(log_text, "MOST_LINES", 300)
    log.text.document().setMaximumBlockCount(300)
    lines = lines_of(played_out(pot_limit()))
    formats, pictures = [], []
    for _ in range(10):
        log.add(lines)
        formats.append(len(log.text.document().allFormats()))
        pictures.append(len(log.text._made))
    assert formats[-1] == formats[0]
    assert pictures[-1] == pictures[-2] < pictures[0] * 300 / len(lines)
    states = [block.userState() for block in blocks(log.text.document()) if block.userState() >= 0]
    assert states == list(log.text._made)


def blocks(document):
    block = document.firstBlock()
    while block.isValid():
        yield block
        block = block.next()


def test_a_selection_copies_the_letters_of_the_suits(log):
    log.add([Line(phrase("Flop {cards}", cards=CardText(parse_cards("8h7s3s"))))])
    cursor = log.text.textCursor()
    cursor.select(QTextCursor.SelectionType.Document)
    log.text.setTextCursor(cursor)
    log.text.copy()
    assert QApplication.clipboard().text() == "Flop 8h 7s 3s"


def test_a_lower_log_stays_at_its_newest_line_or_where_it_was(log):
    log.add(numbered(60))
    log.resize(264, 300)
    assert log.text.at_end
    log.text.verticalScrollBar().setValue(40)
    log.resize(264, 250)
    assert log.text.verticalScrollBar().value() == 40


def test_the_cards_of_the_last_line_are_in_sight(log, qtbot):
    log.resize(264, 400)
    log.add(shown_lines())
    qtbot.waitUntil(lambda: log.text.verticalScrollBar().maximum() > 0)
    text = log.text
    line = text._box(text.document().lastBlock())
    cards = made_size(MadePicture.of(text.lines[-1].made[0], inline=True), 18)
    assert line.center().y() + cards.height() / 2 <= text.viewport().height() - 4
    log.text.set_lines([])
    log.add(shown_lines())  # a new table's log is no different
    line = text._box(text.document().lastBlock())
    assert line.center().y() + cards.height() / 2 <= text.viewport().height() - 4


@pytest.mark.parametrize("key", ["holdem", "omaha8"])
def test_in_a_narrow_window_the_log_lies_over_the_felt_which_stays_still_and_over_no_button(qtbot, key):
    page = TablePage()
    qtbot.addWidget(page)
    page.resize(1024, 650)
    page.show()
    page.seat(NAMES[:4], 0)
    hands = [moments(game(key), 4, seed, folds=0, raises=0) for seed in range(3)]
    for hand in hands:
        page.begin_hand(1, hand[0].after)
        page.show_result(hand[-1].after, None)
        page.set_log_open(False)
        qtbot.waitUntil(lambda: page.table.width() == page.width())
        felt = page.table.geometry()
        page.set_log_open(True)
        qtbot.wait(0)
        for panel in (page.showdown, page.log):
            assert panel.isVisible()
        below = page.showdown.mapTo(page, page.showdown.rect().topLeft()).y()
        assert page.log.geometry().bottom() < below
        assert page.table.geometry() == felt and page.log.geometry().right() == felt.right()
        tools = page.tools
        assert tools.isHidden() or tools.mapTo(page, tools.rect().topRight()).x() < page.log.x()
        assert page.showdown.width() == page.width()


def test_the_second_row_of_a_line_is_indented(log):
    log.add([Line(phrase("Uncalled bet of 123,456 returned to somebody with a long name"))])
    layout = log.text.document().lastBlock().layout()
    assert layout.lineCount() > 1 and layout.lineAt(1).x() > layout.lineAt(0).x()


@pytest.mark.parametrize("height", [900, 500])
def test_what_stands_over_the_log_is_told_the_room_that_a_panel_below_leaves(
    log: LogPanel, qtbot: QtBot, height: int
) -> None:
    told: list[tuple[int, int]] = []
    log.add_above(QWidget(), lambda *room: told.append(room))
    below = QWidget()
    below.setMinimumHeight(0)
    below.sizeHint = lambda: QSize(200, 120)  # type: ignore[method-assign]
    below.minimumSizeHint = lambda: QSize(200, 50)  # type: ignore[method-assign]
    log.add_below(below)
    log.resize(264, height)
    room = height - log._head.sizeHint().height() - log.text.minimumHeight()
    below.hide()
    qtbot.waitUntil(lambda: told[-1:] == [(room, room)])
    below.show()
    qtbot.waitUntil(lambda: told[-1:] == [(room - 120, room - 50)])
