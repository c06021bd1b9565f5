"""A game with one low share at the table: rings, plates, the showdown's rows, the text."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from pokertable.views.felt.marks import Marks, hint_marks, result_marks
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.look import look
from pokertable.views.showdown.panel import ShowdownPanel
from pokertable.views.showdown.row import WinnerRow
from tests.narrow import known
from tests.rules.one_low_share import shown_down

NAMES = ("Ines", "Marek", "Tomo")


@pytest.fixture
def view(qtbot):
    made = TableView()
    qtbot.addWidget(made)
    look().change(speed=0)
    made.resize(1024, 600)
    made.players.seat(NAMES)
    return made


def test_the_five_that_win_are_ringed_as_a_low(view):
    final = shown_down().observe(None, everything=True)
    marks = result_marks(final)
    assert {name: {str(card) for card in cards} for name, cards in marks.highlights.plays.items()} == {
        "low": {"8h", "7s", "5d", "3c", "As"}
    }
    view.show_table(final, marks)
    ringed = {str(item.card) for item in view.scene().cards.values() if item.state.low}
    assert ringed == {"8h", "7s", "5d", "3c", "As"}
    assert not any(item.state.high for item in view.scene().cards.values())
    assert [seat for seat, plate in view.scene().plates.items() if plate.look.won.shares] == [1]


@pytest.mark.painted
def test_the_hint_is_one_line_of_the_low(view):
    final = shown_down().observe(1, everything=True)
    ((share, words, _),) = known(hint_marks(final, 1).readings)
    assert share == "low" and words.startswith("8-7-5-3-A low")
    view.show_table(final, Marks(readings=hint_marks(final, 1).readings))
    assert f"Low: {words}" in view.text
    assert not view.grab().isNull()


@pytest.mark.painted
def test_the_showdown_has_one_row_and_no_word_of_a_high(qtbot):
    panel = ShowdownPanel()
    qtbot.addWidget(panel)
    panel.set_names(NAMES, None)
    panel.resize(1016, 200)
    panel.show_result(shown_down().observe(None, everything=True))
    panel.show()
    (row,) = panel.findChildren(WinnerRow)
    assert row.accessibleName().startswith("Marek wins ") and "8-7-5-3-A low" in row.accessibleName()
    assert not any("No low" in label.text() for label in panel.findChildren(QLabel))
    assert not panel.grab().isNull()
