"""The window comes back where it was."""

import pytest
from PySide6.QtWidgets import QWidget

from pokertable.app.dress import geometry_text, restore_geometry


def test_size_and_place_are_kept(qtbot):
    before, after = QWidget(), QWidget()
    for window in (before, after):
        qtbot.addWidget(window)
    before.setGeometry(40, 50, 640, 480)
    before.show()
    assert restore_geometry(after, geometry_text(before))
    after.show()
    assert after.size() == before.size() and after.pos() == before.pos()


@pytest.mark.parametrize("text", ["", "?", "AAAA", "é", "x" * 500])
def test_a_text_that_is_none_changes_nothing(qtbot, text):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(321, 234)
    assert not restore_geometry(window, text)
    assert (window.width(), window.height()) == (321, 234)
