"""The page of the table, with its parts."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pokertable.views.table.table_page import TablePage
from tests.views.builders import NAMES, game, moments


@pytest.mark.parametrize("raised_by", ["field", "button"])
def test_when_the_result_takes_the_place_of_the_choices_the_text_for_readers_stays_shut(
    qtbot: QtBot, raised_by: str
) -> None:
    page = TablePage(guard_ms=0)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.seat(NAMES[:3], 0)
    hand = moments(game("holdem"), 3, seed=4)
    page.begin_hand(1, hand[0].after)
    legal = next(each.after.legal for each in hand if each.after.legal is not None)
    page.panel.set_choices(legal)
    choices = page.panel.choices
    (choices.editor.field if raised_by == "field" else choices.raise_button).setFocus()
    page.show_result(hand[-1].after, None)
    assert page.showdown.isVisible()
    assert not page.mirror.hasFocus() and page.mirror.height() == 1
    assert page.hasFocus()
