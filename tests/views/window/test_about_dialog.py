"""About: versions and where the files lie, to be copied."""

import platform

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from pokertable import __version__
from pokertable.views.window.about_dialog import AboutDialog


def test_versions_and_places_can_be_copied(qtbot, tmp_path):
    dialog = AboutDialog(tmp_path, tmp_path / "pokertable.log")
    qtbot.addWidget(dialog)
    dialog.copy_button.click()
    text = QGuiApplication.clipboard().text()
    for part in (__version__, platform.python_version(), qVersion(), PySide6.__version__, str(tmp_path), "MIT"):
        assert part in text


def test_without_a_folder_nothing_is_offered_to_open(qtbot):
    dialog = AboutDialog(None, None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.folder_button.isVisible()
    assert dialog.text.count("nothing is kept") == 2


def test_it_is_as_high_as_its_lines(qtbot, tmp_path):
    """Half of it was empty where its width was not yet known."""
    dialog = AboutDialog(tmp_path, None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.height() == dialog.column.totalHeightForWidth(dialog.width()))
