"""The question before a showdown, on its own."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from pokertable.views.kit.look import look
from pokertable.views.kit.theme import SuitColors
from pokertable.views.table.table_pointing import PointingPanel


def test_the_suit_colours_that_are_set_stay_when_the_table_is_built(qtbot: QtBot) -> None:
    look().change(deck=SuitColors.TWO)
    qtbot.addWidget(PointingPanel())
    assert look().deck is SuitColors.TWO
