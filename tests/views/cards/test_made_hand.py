"""The one drawing of how a hand is made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import MadeHand, best_hand
from pokertable.views.cards.made_hand import BRACKET, MadeHandRow, MadePicture, RowSize, made_size, paint_made
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors
from pokertable.views.widgets.layouts import in_column
from tests.painted import looked_at, noting


def made(game: str, hand: str, board: str = "") -> MadeHand:
    best = best_hand(CATALOGUE[game].shares[0], parse_cards(hand), parse_cards(board))
    assert best is not None
    return best


def drawn(picture: MadePicture, width: float) -> QRectF:
    """The bounds of what was painted, at a place away from the edges."""
    image = QImage(400, 120, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_made(painter, QPointF(20, 20), width, picture, DARK, SuitColors.FOUR)
    painter.end()
    solid = [(x, y) for x in range(400) for y in range(120) if QColor.fromRgba(image.pixel(x, y)).alpha() > 200]
    xs, ys = [x for x, _ in solid], [y for _, y in solid]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.mark.parametrize("brackets", [False, True])
def test_it_is_drawn_in_the_room_it_asks_for(qtbot: QtBot, brackets: bool) -> None:
    picture = MadePicture.of(made("omaha", "8hAs9cTc", "5s6s7s9hTs"), brackets=brackets)
    size = made_size(picture, 29)
    bounds = drawn(picture, 29)
    assert bounds.width() == pytest.approx(size.width(), abs=2)
    assert size.height() - 6 <= bounds.height() <= size.height() + 3


def test_brackets_take_their_height_and_a_missing_side_no_width(qtbot: QtBot) -> None:
    plain = MadePicture.of(made("omaha", "8hAs9cTc", "5s6s7s9hTs"))
    counted = MadePicture.of(made("omaha", "8hAs9cTc", "5s6s7s9hTs"), brackets=True)
    assert made_size(counted, 29).height() == made_size(plain, 29).height() + BRACKET
    board = MadePicture.of(made("holdem", "2c2d", "AsKsQsJsTs"))
    assert (board.hole, len(board.board)) == ((), 5)
    assert made_size(board, 29).width() < made_size(plain, 29).width()


def test_a_stud_hand_is_shown_in_the_order_of_what_it_makes(qtbot: QtBot) -> None:
    picture = MadePicture.of(made("stud8", "8c6d4h3sAcKdKh"))
    assert picture.hole == parse_cards("KhKdAc8c6d")
    assert picture.board == ()


@pytest.mark.painted
def test_a_row_says_what_it_shows_and_that_it_may_not_be_played(qtbot: QtBot) -> None:
    row = MadeHandRow(False)
    qtbot.addWidget(row)
    look().change(theme=LIGHT)
    look().change(deck=SuitColors.TWO)
    row.say(made("omaha", "8hAs9cTc", "5s6s7s9hTs"), "also 8h 9c")
    assert row.accessibleName() == "High: Straight, ten high: 8h Tc from the hand, 6s 7s 9h from the board"
    assert row.accessibleDescription() == "also 8h 9c"
    flush = MadePicture(hole=parse_cards("As"), board=parse_cards("5s6s7sTs"), out=parse_cards("Ts"), brackets=True)
    row.say_cards("flush, ace high", flush, "1 from the hand + 4 from the board", crossed=True)
    assert row.accessibleName().startswith("High: Flush, ace high, not allowed")
    row.say_none("No low", "only two low cards on the board")
    assert row.accessibleName() == "High: No low"
    row.resize(row.minimumSizeHint())
    assert not row.grab().isNull()


@pytest.mark.painted
def test_titles_of_rows_beside_each_other_are_of_one_size(qtbot: QtBot) -> None:
    """A long high was set much smaller than the low below it."""
    panel = QWidget()
    qtbot.addWidget(panel)
    high, low = MadeHandRow(False, panel), MadeHandRow(True, panel)
    high.beside, low.beside = (low,), (high,)
    in_column(high, low, of=panel)
    high.say(made("omaha8", "7d7h6cAc", "2hJhTd2c4c"), "only these two")
    low.say_none("No low", "only two low ranks on the board")
    panel.resize(460, 150)
    panel.show()

    def sizes() -> dict[str, float]:
        return {text[:6]: px for px, text, _ in looked_at(panel).sizes}

    together = sizes()
    assert together["No low"] == together["Two pa"] < 20
    high.hide()
    assert sizes()["No low"] == 20


@pytest.mark.painted
def test_in_larger_text_the_title_gives_way_to_the_note(qtbot: QtBot) -> None:
    """The note stayed at 12 px."""
    row = MadeHandRow(low=False)
    qtbot.addWidget(row)
    row.set_size(RowSize.MEDIUM)
    row.say(made("omaha", "8hAs9cTc", "5s6s7s9hTs"), "only these two, and 21% of hands beat it; a flush is the best")
    sizes = []
    for scale in (1.0, 1.4):
        look().change(text_scale=scale)
        row.resize(640, row.sizeHint().height())
        with noting() as painted:
            row.grab()
        assert not painted.cut
        title = next(px for px, words, _ in painted.sizes if words == "Straight, ten high")
        sizes.append(next(px for px, words, _ in painted.sizes if "only" in words))
        assert title > sizes[-1]
    assert sizes[0] == 12 and sizes[1] >= 14
