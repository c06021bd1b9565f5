"""One of several values on a track: its ring is shown to those who come by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.kit.fonts import face
from pokertable.views.kit.look import look
from pokertable.views.widgets.segments import Segments


@pytest.fixture
def segments(qtbot: QtBot) -> Segments:
    made = Segments("Deck", (2, 4), ("Two", "Four"))
    qtbot.addWidget(made)
    made.set_value(2)
    with qtbot.waitActive(made):
        made.show()
    return made


def test_a_click_chooses_without_a_ring_and_an_arrow_with_one(segments: Segments) -> None:
    said: list[object] = []
    segments.chosen.connect(said.append)
    QTest.mouseClick(segments[4], Qt.MouseButton.LeftButton)
    assert said == [4] and segments[4].hasFocus() and not segments[4].focus_seen
    QTest.keyClick(segments[4], Qt.Key.Key_Left)
    assert said == [4, 2] and segments.value == 2 and segments[2].focus_seen


def test_outside_a_form_a_click_leaves_the_keys_where_they_were(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    beside = Segments("Beside", (2, 4), ("Two", "Four"), page, in_form=False)
    said: list[object] = []
    beside.chosen.connect(said.append)
    beside.set_value(2)
    with qtbot.waitActive(page):
        page.show()
    page.setFocus()
    QTest.mouseClick(beside[4], Qt.MouseButton.LeftButton)
    assert said == [4] and page.hasFocus()
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert beside[4].hasFocus() and beside[4].focus_seen
    QTest.keyClick(beside[4], Qt.Key.Key_Left)
    assert said == [4, 2] and beside[2].hasFocus() and beside[2].focus_seen


def test_no_value_may_be_chosen(segments: Segments) -> None:
    segments.set_value(None)
    assert segments.value is None and not any(button.isChecked() for button in segments.buttons)
    segments.set_value(4)
    assert segments.value == 4


def test_longer_words_have_more_room_where_equal_parts_are_too_narrow_for_them(qtbot: QtBot) -> None:
    """In Japanese the tabs of the statistics were all as small as the longest of them had to be."""
    words = ("A", "B", "C", "The longest of these words")
    made = Segments("Figures", words, words, whole=True)
    qtbot.addWidget(made)
    made.resize(sum(button.sizeHint().width() for button in made.buttons) + 20, 40)
    made.show()
    qtbot.waitUntil(lambda: made.type_size == 14)
    made.resize(4 * made.buttons[-1].sizeHint().width() + 40, 40)
    qtbot.waitUntil(
        lambda: max(each.width() for each in made.buttons) <= min(each.width() for each in made.buttons) + 1
    )


@pytest.mark.painted
def test_all_values_are_written_in_one_size_at_every_scale(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Deep stacks" stood smaller between "Standard" and "Turbo" at 1920x1080."""
    written: list[int] = []

    def noted(px: int, **kind: bool) -> object:
        written.append(px)
        return face(px, **kind)

    monkeypatch.setattr("pokertable.views.widgets.segments.face", noted)
    sizes = set()
    for ui in (1.0, 1.2, 1.35, 1.6):
        look().change(ui=ui)
        for wide in range(180, 400, 5):
            made = Segments("Levels", (1, 2, 3), ("Standard", "Deep stacks", "Turbo"), whole=True, breaks=True)
            qtbot.addWidget(made)
            made.set_value(1)
            made.resize(round(wide * ui), round(36 * ui))
            written.clear()
            made.grab()
            assert len(set(written)) == 1, (ui, wide, written)
            sizes.add(written[0])
    assert len(sizes) > 2
