"""Dialogs with text of 200 % on a screen of 1920×1080, of 130 % on one of 1024×700: nothing is cut, all has room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog

from pokertable.app import App
from tests.everywhere import gone_to, leave, on_screen, opened
from tests.fits import check_room
from tests.narrow import known

DIALOGS = ("habits", "how it plays", "own opponents", "own mix", "read", "about", "error")
GROW = {"read": 760, "how it plays": 860, "own mix": 900}
"""Dialogs whose lists need the more room, the larger their text: the width in px that they are designed in."""


@pytest.mark.parametrize(
    ("places", "size", "text"),
    [
        pytest.param(("how it plays", "own mix", "about"), (1920, 1080), 200, id="200"),
        pytest.param(DIALOGS, (1920, 1080), 200, id="all at 200", marks=pytest.mark.long),
        pytest.param(GROW, (1024, 700), 130, id="130", marks=pytest.mark.long),
        pytest.param([place for place in DIALOGS if place not in GROW], (1024, 700), 130, marks=pytest.mark.long),
    ],
)
def test_dialogs_have_room_for_large_text(qtbot, tmp_path, monkeypatch, places, size, text):
    room = on_screen(monkeypatch, size)
    program: App | None = None
    for place in places:
        if program is None:
            program, top = opened(qtbot, tmp_path, place, size, text_size=text)
        else:
            top = gone_to(qtbot, program, place)
        assert isinstance(top, QDialog), place
        check_room(qtbot, top)
        assert top.width() <= room.width() and top.height() <= room.height(), (place, top.size())
        if place in GROW and text == 200:
            assert top.width() >= min(2 * GROW[place], room.width() - 40), place
    leave(known(program))
