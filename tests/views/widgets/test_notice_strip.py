"""A strip's buttons look like buttons and keep their size, however wide the strip is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.widgets.notices import NoticeStrip


@pytest.mark.painted
@pytest.mark.parametrize("narrow", [False, True])
def test_a_strip_has_framed_buttons_no_wider_than_their_words(qtbot: QtBot, narrow: bool) -> None:
    strip = NoticeStrip()
    qtbot.addWidget(strip)
    buttons = [strip.add_button(words) for words in ("Turn on", "No, thanks")]
    strip.set_narrow(narrow)
    strip.say("Play the sounds of cards and chips?")
    strip.resize(900, 120)
    with qtbot.waitExposed(strip):
        strip.show()
    assert [button.width() for button in buttons] == [button.sizeHint().width() for button in buttons]
    assert all(button.height() >= 36 for button in buttons)
    picture = buttons[0].grab().toImage()
    ground, middle = picture.pixel(8, 8), picture.height() // 2
    assert any(picture.pixel(x, middle) != ground for x in range(4)), "its frame"


def test_a_part_beside_the_words_makes_the_strip_no_higher(qtbot: QtBot) -> None:
    """The offer of sound had its slider in a row of its own, under the bar of every page."""
    strip, part = NoticeStrip(), QWidget()
    qtbot.addWidget(strip)
    strip.add_button("Turn on")
    strip.set_narrow(False)
    strip.say("Play the sounds of cards and chips?")
    before = strip.sizeHint().height()
    part.setFixedSize(150, 20)
    strip.add_beside(part)
    strip.resize(900, before)
    strip.show()
    assert strip.sizeHint().height() == before and part.y() + part.height() <= before
    strip.set_narrow(True)
    qtbot.waitUntil(lambda: part.y() > strip.words.geometry().bottom())
