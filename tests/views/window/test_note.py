"""Notes of the window: in full wherever they are shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSlider, QWidget

from pokertable.app.pages import PAGES, START
from pokertable.model.text import phrase
from pokertable.session.profile.settings import Settings
from pokertable.views.felt.places.layout import table_layout
from pokertable.views.kit.fonts import scaled
from pokertable.views.table.table_page import TablePage
from pokertable.views.widgets.notices import NoticeStrip
from pokertable.views.window.main_window import MainWindow
from tests.views.builders import game, moments

LONG = "hands.sqlite is damaged and was set aside as hands.sqlite.damaged-1. " * 2


@pytest.fixture
def window(qtbot) -> MainWindow:
    made = MainWindow(Settings(), PAGES)
    made.show_page(START, made.start, "Pokertable")
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    return made


def test_a_short_note_stands_in_the_bar(window) -> None:
    window.say("Saved")
    assert window.bar.note == "Saved"
    assert window.bar.note_fits
    assert not window.strip.isVisible()


def test_a_long_note_stands_in_full_under_the_bar_until_it_is_closed(window) -> None:
    window.say(LONG)
    assert window.strip.isVisible()
    assert window.strip.text == LONG
    window.strip.findChild(QPushButton).click()
    assert not window.strip.isVisible()
    window.resize(1100, 720)
    assert not window.strip.isVisible()
    window.say(LONG)
    window.say(None)
    assert (window.bar.note, window.strip.isVisible()) == ("", False)


def test_a_note_moves_to_where_it_has_room(window) -> None:
    window.say(LONG)
    window.resize(2400, 700)
    assert not window.strip.isVisible()
    window.resize(1024, 700)
    assert window.strip.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_at_a_table_it_lies_over_a_corner_of_the_felt_which_stays_where_it_is(window, qtbot, size) -> None:
    window.resize(*size)
    page = TablePage(guard_ms=0)
    window.add_table(page)
    window.show_table(START, [phrase("Omaha")], 1)
    table = page.table
    qtbot.waitUntil(lambda: table.width() > 600 and table.height() > 400)
    before = table.mapTo(window, QPoint()), table.size()
    window.say(LONG * 3)
    strip = window.strip
    assert strip.isVisible()
    assert (table.mapTo(window, QPoint()), table.size()) == before
    at = QRect(strip.mapTo(window, QPoint()), strip.size())
    felt = QRect(*before)
    assert felt.contains(at) and at.bottomLeft() - felt.bottomLeft() == QPoint(scaled(6), -scaled(6))
    plate = table_layout(6, felt.width(), felt.height()).seats[0].plate
    assert at.right() < felt.x() + plate.x
    words = strip.words
    assert words.width() > strip.width() * 0.8 and words.height() >= words.heightForWidth(words.width())
    window.show_page(START, window.start, "Pokertable")
    qtbot.waitUntil(lambda: strip.width() == window.width())


def test_at_a_table_it_leaves_the_hint_of_a_first_time_in_sight(window, qtbot) -> None:
    window.resize(1024, 700)
    page = TablePage(guard_ms=0)
    window.add_table(page)
    window.show_table(START, [phrase("Omaha")], 1)
    qtbot.waitUntil(lambda: page.table.height() > 400)
    page.note.say("New to this game? F1 shows its rules")
    window.say(LONG)
    strip = window.strip
    qtbot.waitUntil(strip.isVisible)
    hint = QRect(page.note.mapTo(window, QPoint()), page.note.size())
    assert page.note.isVisible() and not hint.intersects(QRect(strip.mapTo(window, QPoint()), strip.size()))


def test_at_a_full_table_it_lies_over_no_plate(window, qtbot) -> None:
    """With eight seats in stud the button below the words pushed them over an opponent's name and stack."""
    window.resize(1280, 800)
    page = TablePage(guard_ms=0)
    window.add_table(page)
    window.show_table(START, [phrase("Stud")], 1)
    qtbot.waitUntil(lambda: page.table.height() > 400)
    page.seat(["You", "Ines", "Marek", "Tomo", "Adaeze", "Lou", "Bea", "Yusuf"], 0)
    dealt = moments(game("stud8"), 8, seed=2)
    page.table.show_table(next(each.after for each in dealt if each.after.to_act is not None))
    window.say("Practice: this line doesn't count. You return to your hand afterwards")
    strip = window.strip
    qtbot.waitUntil(strip.isVisible)
    at = QRect(strip.mapTo(window, QPoint()), strip.size()).translated(-page.table.mapTo(window, QPoint()))
    plates = [plate.rect for plate in page.table._scene.picture.plates.values()]
    assert len(plates) == 8
    assert not [rect for rect in plates if at.intersects(QRect(*(round(side) for side in rect)))]
    assert strip.words.height() >= strip.words.heightForWidth(strip.words.width())


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize(("key", "seats"), [("stud8", 8), ("omaha8", 9), ("holdem", 9)])
def test_two_at_a_full_table_lie_over_no_plate_nor_each_other(window, qtbot, key, seats, size) -> None:
    """At a full disk what was said and what to do about it lay over a plate together."""
    window.resize(*size)
    page = TablePage(guard_ms=0)
    window.add_table(page)
    window.show_table(START, [phrase("Omaha")], 1)
    qtbot.waitUntil(lambda: page.table.height() > 400)
    page.seat(["You", "Ines", "Marek", "Tomo", "Adaeze", "Lou", "Bea", "Yusuf", "Nina"][:seats], 0)
    dealt = moments(game(key), seats, seed=2)
    page.table.show_table(next(each.after for each in dealt if each.after.to_act is not None))
    full = NoticeStrip(window)
    full.add_button("Try again")
    full.add_button("Save a copy…")
    window.add_strip(full)
    full.say("The disk is full. 3 hands are in memory alone.")
    window.say("Practice: this line doesn't count. You return to your hand afterwards")
    qtbot.waitUntil(lambda: full.isVisible() and window.strip.isVisible())
    strips = full, window.strip
    felt = page.table.mapTo(window, QPoint())
    lie = [QRect(each.mapTo(window, QPoint()) - felt, each.size()) for each in strips]
    plates = [QRect(*map(round, plate.rect)) for plate in page.table._scene.picture.plates.values()]
    assert len(plates) == seats
    for place in lie:
        assert window.rect().contains(place.translated(felt))
        covered = [rect for rect in (*plates, page.tools.geometry()) if place.intersects(rect)]
        assert len(covered) <= ((key, size) == ("omaha8", (1024, 700))), "there it has no room"
    if size == (1280, 800):
        assert not lie[0].intersects(lie[1])
    elif lie[0].intersects(lie[1]):
        assert lie[0] == lie[1] and window.strip.isAncestorOf(window.childAt(lie[0].translated(felt).center()))


class Heights(QObject):
    """The heights that a widget is given."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.seen = {watched.height()}
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self.seen.add(event.size().height())
        return super().eventFilter(watched, event)


def test_a_strip_that_is_added_at_a_table_presses_the_page_at_no_moment(window, qtbot) -> None:
    window.resize(1366, 768)
    window.add_table(TablePage(guard_ms=0))
    window.show_table(START, [phrase("Omaha")], 1)
    qtbot.waitUntil(lambda: window.table.height() > 400)
    heights = Heights(window.table)
    strip = NoticeStrip(window)
    slider = QSlider(Qt.Orientation.Horizontal, strip)
    strip.add_beside(slider)
    strip.add_button("Turn on")
    window.add_strip(strip)
    strip.say("Play the sounds of cards and chips?")
    assert strip.isVisible() and len(heights.seen) == 1
    QApplication.processEvents()
    assert len(heights.seen) == 1
