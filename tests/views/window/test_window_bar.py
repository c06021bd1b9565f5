"""The bar over the pages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.app.pages import PAGES
from pokertable.views.window.game_menu import GameMenu
from pokertable.views.window.window_bar import WindowBar


def test_a_bar_that_goes_while_its_menu_closes_is_not_asked_for_the_pointer(qtbot: QtBot) -> None:
    """A language chosen in the menu replaces the window."""
    bar = WindowBar(PAGES)
    bar.menu.menu().aboutToHide.emit()
    bar.deleteLater()
    QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete)
    with qtbot.captureExceptions() as errors:
        QApplication.processEvents()
    assert not errors


def test_the_games_stand_by_families(qtbot: QtBot) -> None:
    """Nineteen lines stood below one another without a break."""
    games = GameMenu()
    qtbot.addWidget(games)
    games.set_choices([])
    assert not games.menu().actions(), "made when it opens"
    games.menu().aboutToShow.emit()
    lines = [line for line in games.menu().actions() if line.text()]
    heads = [line.text() for line in lines if not line.isEnabled()]
    assert heads == ["Flop games", "Stud", "Draw", "Mixed"]
    assert lines[1] is games.actions_by_game["holdem"] and lines[-1] is games.actions_by_game["8game"]
    assert [line for line in lines if line.isEnabled()] == [*games.actions_by_game.values()]
