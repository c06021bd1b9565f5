"""What looks for words that are cut finds each way in which they can be, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTableView,
    QTextEdit,
    QWidget,
)

from pokertable.views.kit.fonts import NARROWEST, face, narrowed, text_width, width_of
from pokertable.views.kit.language import can_show_japanese
from pokertable.views.kit.painting import Drawn, paint_elided, paint_words
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.labels import FittingLabel, PlainLabel
from tests.fits import covered, words_lost

WORDS = "Which two cards play"


class Words(Drawn, QWidget):
    """Paints words its own way."""

    def __init__(self, parent: QWidget, paint: Callable[[QPainter, QRectF], object]) -> None:
        super().__init__(parent)
        self._paint = paint

    def draw(self, painter: QPainter) -> None:
        self._paint(painter, QRectF(self.rect()))


class Item(QGraphicsItem):
    """Words in an item so many px wide."""

    def __init__(self, wide: float) -> None:
        super().__init__()
        self._wide = wide

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._wide, 20)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setFont(face(14))
        painter.drawText(QPointF(0, 15), WORDS)


def label(top: QWidget) -> QWidget:
    return PlainLabel(top, WORDS)


def wrapped(top: QWidget) -> QWidget:
    made = PlainLabel(top, f"{WORDS} and {WORDS}", wraps=True)
    made.setMaximumHeight(20)
    return made


def elided(top: QWidget) -> QWidget:
    made = QLabel("Which two…", top)
    made.setAccessibleName(WORDS)
    return made


def fitting(top: QWidget) -> QWidget:
    made = FittingLabel(Qt.AlignmentFlag.AlignLeft, top)
    made.say(WORDS)
    return made


def beyond(top: QWidget) -> QWidget:
    return Words(top, lambda painter, box: paint_words(painter, box, WORDS, face(14)))


def from_a_point(top: QWidget) -> QWidget:
    def paint(painter: QPainter, _: QRectF) -> None:
        painter.setFont(face(14))
        painter.drawText(QPointF(0, 15), WORDS)

    return Words(top, paint)


def left_out(top: QWidget) -> QWidget:
    return Words(
        top, lambda painter, box: paint_elided(painter, box.adjusted(0, 0, 10 - box.width(), 0), WORDS, face(14))
    )


def clipped(top: QWidget) -> QWidget:
    def paint(painter: QPainter, box: QRectF) -> None:
        painter.setClipRect(box.adjusted(0, 0, -0.4 * box.width(), 0))
        paint_words(painter, box, WORDS, face(14))

    return Words(top, paint)


def table(top: QWidget) -> QWidget:
    model = QStandardItemModel(1, 2, top)
    model.setHorizontalHeaderLabels([WORDS, WORDS])
    made = QTableView(top)
    made.setModel(model)
    made.setColumnWidth(0, 60)
    return made


def combo(top: QWidget) -> QWidget:
    made = QComboBox(top)
    made.addItem(WORDS)
    return made


def entries(top: QWidget) -> QWidget:
    made = QListWidget(top)
    made.addItem(WORDS)
    return made


def text(top: QWidget) -> QWidget:
    made = QTextEdit(top)
    made.setLineWrapMode(QTextEdit.LineWrapMode.NoWrap)
    made.setPlainText(WORDS)
    made.setAccessibleName("log")
    return made


def field(top: QWidget) -> QWidget:
    made = QLineEdit(top)
    made.setPlaceholderText(WORDS)
    return made


def area(top: QWidget) -> QWidget:
    made = QScrollArea(top)
    inside = PlainLabel(None, WORDS)
    inside.setMinimumWidth(300)
    made.setWidget(inside)
    return made


NARROW = [
    label, wrapped, elided, fitting, beyond, from_a_point, left_out, clipped, table, combo, text, field, area, entries,
    lambda top: QPushButton(WORDS, top), lambda top: QCheckBox(WORDS, top),
    lambda top: Button(Tone.QUIET, top, WORDS),
]  # fmt: skip
"""What loses words where it is 70 px wide."""


def shown(qtbot, made: Callable[[QWidget], QWidget], width: int) -> QWidget:
    top = QWidget()
    qtbot.addWidget(top)
    top.resize(500, 120)
    widget = made(top)
    if widget.maximumWidth() > width:
        widget.setFixedWidth(width)
    widget.resize(QSize(widget.width(), min(widget.maximumHeight(), max(60, widget.height()))))
    top.show()
    return top


@pytest.mark.parametrize("made", NARROW, ids=lambda made: made.__name__.strip("<>"))
def test_words_without_room_are_found(qtbot, made) -> None:
    assert words_lost(shown(qtbot, made, 70))


KEPT = [made for made in NARROW if made not in (elided, left_out, table, area)]


@pytest.mark.parametrize("made", KEPT, ids=lambda made: made.__name__.strip("<>"))
def test_words_with_room_are_not(qtbot, made) -> None:
    assert words_lost(shown(qtbot, made, 420)) == []


@pytest.mark.parametrize("wide", [60, 200])
def test_words_beyond_their_item_are_found(qtbot, wide) -> None:
    scene = QGraphicsScene(0, 0, 400, 30)
    scene.addItem(Item(wide))
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(420, 50)
    view.show()
    assert len(words_lost(view)) == (wide == 60)


def test_words_over_each_other_are_found(qtbot) -> None:
    def paint(painter: QPainter, box: QRectF) -> None:
        for words, down in (("One", 0), ("Two", apart)):
            paint_words(painter, box.translated(0, down), words, face(14), "text", Qt.AlignmentFlag.AlignTop)

    apart = 4
    top = shown(qtbot, lambda top: Words(top, paint), 100)
    assert words_lost(top) == ["'One' lies on 'Two'"]
    apart = 20
    assert words_lost(top) == []


@pytest.mark.parametrize("high", [10, 18])
def test_letters_of_another_font_are_where_that_font_has_them(qtbot, high) -> None:
    """A font with kanji sets its base line lower than one without, so that they fit a line of 18 px."""
    if not can_show_japanese():
        pytest.skip("no font here has Japanese characters")

    def made(top: QWidget) -> QWidget:
        words = Words(top, lambda painter, box: paint_words(painter, box, "答えた後に表示されます。", face(14)))
        words.setMaximumHeight(high)
        return words

    assert bool(words_lost(shown(qtbot, made, 200))) == (high == 10)


def test_what_its_parent_cuts_is_found(qtbot) -> None:
    top = shown(qtbot, lambda top: QPushButton(WORDS, top), 200)
    assert covered(top) == []
    top.findChildren(QPushButton)[0].move(-20, 0)
    assert len(covered(top)) == 1


def test_what_scrolls_is_looked_at_below_its_edge_too(qtbot) -> None:
    def made(top: QWidget) -> QWidget:
        area = QScrollArea(top)
        inside = QWidget()
        inside.resize(200, 400)
        words = Words(inside, lambda painter, box: paint_words(painter, box, WORDS, face(14)))
        words.setGeometry(0, 350, 60, 30)
        area.setWidget(inside)
        return area

    assert words_lost(shown(qtbot, made, 300))


def test_words_are_set_narrower_before_they_are_cut() -> None:
    wide = width_of(WORDS, 14)
    for part in (1.0, 0.9, 0.85):
        assert text_width(narrowed(WORDS, part * wide, face(14)), WORDS) <= part * wide
    assert narrowed(WORDS, wide, face(14)).stretch() in (0, 100)
    assert narrowed(WORDS, 0.4 * wide, face(14)).stretch() == NARROWEST
