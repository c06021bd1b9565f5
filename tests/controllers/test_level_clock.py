"""The clock of levels by minutes."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.controllers.level_clock import LevelClock


def test_it_runs_on_when_a_hand_begins(qtbot: QtBot) -> None:
    """Each hand asks it to run: the time since its last second counts all the same."""
    page = QWidget()
    qtbot.addWidget(page)
    clock = LevelClock(page, page)
    clock.run(on=True)
    clock._since.invalidate()
    clock.run(on=True)
    assert clock._timer.isActive() and not clock._since.isValid()
    clock.run(on=False)
    assert not clock._timer.isActive()
    clock.run(on=True)
    assert clock._timer.isActive() and clock._since.isValid()
