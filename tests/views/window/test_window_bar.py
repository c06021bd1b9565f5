"""The bar over the pages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.app.pages import PAGES
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
