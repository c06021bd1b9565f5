"""Dialogs with text of 200 % on a screen of 1920×1080, of 130 % on one of 1024×700: nothing is cut, all has room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog

from tests.everywhere import leave, on_screen, opened
from tests.fits import check_room

DIALOGS = ("habits", "how it plays", "own opponents", "own mix", "read", "about", "error")
GROW = {"read": 760, "how it plays": 860, "own mix": 900}
"""Dialogs whose lists need the more room, the larger their text: the width in px that they are designed in."""


@pytest.mark.parametrize(
    ("place", "size", "text"),
    [pytest.param(place, (1920, 1080), 200, id=f"{place}-200") for place in DIALOGS]
    + [
        pytest.param(place, (1024, 700), 130, id=f"{place}-130", marks=() if place in GROW else pytest.mark.long)
        for place in DIALOGS
    ],
)
def test_a_dialog_has_room_for_large_text(qtbot, tmp_path, monkeypatch, place, size, text):
    room = on_screen(monkeypatch, size)
    program, top = opened(qtbot, tmp_path, place, size, text_size=text)
    assert isinstance(top, QDialog)
    check_room(qtbot, top)
    assert top.width() <= room.width() and top.height() <= room.height(), top.size()
    if place in GROW and text == 200:
        assert top.width() >= min(2 * GROW[place], room.width() - 40)
    leave(program)
