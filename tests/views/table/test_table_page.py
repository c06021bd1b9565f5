"""The page of the table, with its parts."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.hand.events import HandMucked
from pokertable.views.felt.marks import hint_marks
from pokertable.views.kit.look import look
from pokertable.views.table.table_page import TablePage
from tests.narrow import known
from tests.views.builders import NAMES, game, moments


@pytest.mark.parametrize("raised_by", ["field", "button"])
def test_when_the_result_takes_the_place_of_the_choices_the_text_for_readers_stays_shut(
    qtbot: QtBot, raised_by: str
) -> None:
    look().change(speed=0.0)
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


@pytest.mark.parametrize("hints", [True, False])
def test_what_my_hand_makes_stays_beside_the_winners_where_hints_are_wanted(qtbot: QtBot, hints: bool) -> None:
    look().change(speed=0.0)
    page = TablePage(guard_ms=0)
    qtbot.addWidget(page)
    page.seat(NAMES[:3], 0)
    page.set_hints(hints)
    hand = next(
        played
        for seed in range(40)
        for played in [moments(game("holdem"), 3, seed=seed, folds=0.0)]
        if any(isinstance(each.event, HandMucked) and each.event.seat == 0 for each in played)
    )
    page.begin_hand(1, hand[0].after)
    page.show_result(hand[-1].after, None)
    own = hint_marks(hand[-1].after, 0).readings
    (line,) = known(own)
    name = line.words.partition(" · ")[0]
    assert f"High: {name}" in page.table.text
    assert (line.words in page.table.text) is hints and line.words != name, "how near to the nuts it is, hints say"


def test_what_was_on_its_way_at_another_table_does_not_arrive_at_this_one(qtbot: QtBot) -> None:
    """The seat to act had no name here: it was an error."""
    page = TablePage(guard_ms=0)
    qtbot.addWidget(page)
    page.seat(NAMES[:3], 0)
    hand = moments(game("holdem"), 3, seed=4)
    page.begin_hand(1, hand[0].after)
    page._arriving = next(each.after for each in hand if each.after.to_act == 2)
    page.seat(NAMES[:2], 0)
    page.table.finished.emit()
    assert NAMES[2] not in page.panel.line.left.text
