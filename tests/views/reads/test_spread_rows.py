"""The tracks of a read: they show what a click sets, and a knob stays where it was put."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from pokertable.model.text import phrase
from pokertable.views.kit.fonts import least_text
from pokertable.views.reads import track
from pokertable.views.reads.spread_rows import SpreadRows


@pytest.fixture
def rows(qtbot):
    made = SpreadRows()
    qtbot.addWidget(made)
    made.resize(640, 400)
    made.ask([phrase("One pair"), phrase("Two pair"), phrase("High card")], (70, 20, 10))
    made.show()
    return made


def at(rows, row, points):
    track = rows.track
    x = track.left + track.width * points / track.most
    return QPoint(round(x), round(rows._rows()[row].center().y()))


def knob(rows, row):
    track = rows.track
    return track.left + track.width * rows.spread[row] / track.most


def test_a_click_puts_the_knob_under_the_pointer_even_where_no_class_has_half_any_more(rows):
    for points in (65, 30, 45):
        place = at(rows, 1, points)
        QTest.mouseMove(rows, place)
        QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=place)
        assert rows.spread[1] == points and abs(knob(rows, 1) - place.x()) <= 1
    assert max(rows.spread) <= 50


def test_before_the_click_the_points_are_shown_that_it_sets_but_not_where_it_sets_none(rows):
    QTest.mouseMove(rows, at(rows, 2, 35))
    assert rows._hover == (2, 35)
    QTest.mouseMove(rows, QPoint(20, round(rows._rows()[2].center().y())))
    assert rows._hover is None
    rows._choose(2)
    rows._lock()
    QTest.mouseMove(rows, at(rows, 2, 40))
    assert rows._hover is None


def test_a_track_that_has_reached_past_half_stays_whole_when_the_points_go_down_unseen(rows):
    rows.ask([phrase("One pair"), phrase("High card"), phrase("Flush")], (40, 30, 30))
    rows._set(60)
    rows.undo()
    assert max(rows.spread) == 40 and rows.track.most == 100


def test_the_next_question_begins_with_the_finer_track_again(rows):
    assert rows.track.most == 100
    rows.ask([phrase("One pair"), phrase("High card")], (50, 50))
    assert rows.track.most == 50


@pytest.mark.parametrize("high", [36.0, 41.0, 52.0])
def test_the_figure_of_a_click_stands_under_the_line_round_its_row(monkeypatch, high):
    """The line crossed "80%" at the top of the row."""
    written = []
    monkeypatch.setattr(track, "paint_words", lambda _painter, room, words, *_: written.append((room, words)))
    picture, row = QImage(400, 60, QImage.Format.Format_RGB32), QRectF(0, 2, 400, high)
    painter = QPainter(picture)
    track.Track(20, 300, 100).draw_preview(painter, 80, row, "80%")
    painter.end()
    for room, _ in written:
        assert room.top() >= row.top() + 3 and room.height() >= least_text() and room.bottom() < row.center().y()
    assert len(written) == (high > 36)
