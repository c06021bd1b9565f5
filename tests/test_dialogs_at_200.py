"""Dialogs with text of 200 % on a screen of 1920×1080, of 130 % on one of 1024×700: nothing is cut, all has room."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

from tests.everywhere import leave, opened
from tests.fits import covered, words_lost
from tests.machine import patience

DIALOGS = ("habits", "how it plays", "own opponents", "own mix", "read", "about", "error")
GROW = {"read": 760, "how it plays": 860, "own mix": 900}
"""Dialogs whose lists need the more room, the larger their text: the width in px that they are designed in."""
SETTLED_MS = patience(3000)


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 200), ((1024, 700), 130)])
@pytest.mark.parametrize("place", DIALOGS)
def test_a_dialog_has_room_for_large_text(qtbot, tmp_path, monkeypatch, place, size, text):
    room = QSize(size[0], size[1] - 40)
    monkeypatch.setattr(QDialog, "screen", lambda _: SimpleNamespace(availableSize=lambda: room))
    program, top = opened(qtbot, tmp_path, place, size, text_size=text)
    assert isinstance(top, QDialog)

    def nothing_lost() -> None:
        assert [*words_lost(top), *covered(top)] == []

    qtbot.waitUntil(nothing_lost, timeout=SETTLED_MS)
    assert top.width() <= room.width() and top.height() <= room.height(), top.size()
    if place in GROW and text == 200:
        assert top.width() >= min(2 * GROW[place], room.width() - 40)
    leave(program)
