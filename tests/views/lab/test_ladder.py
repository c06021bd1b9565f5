"""Hands with their names in a row: where little height is left, the whole line about each stays."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from pokertable.views.kit.fonts import sized
from pokertable.views.lab.ladder import HandLadder


def test_a_line_about_a_hand_gives_way_in_size_before_it_is_cut(qtbot: QtBot) -> None:
    """In large text it ended in an ellipsis."""
    made = HandLadder()
    qtbot.addWidget(made)
    about = "two cards of one rank and two of another."
    px, lines = made._about_lines(about, QRectF(0, 0, sized(500), sized(58)))
    assert (px, lines) == (sized(12), [about])
    width = next(w for w in range(100, 600) if made._about_lines(about, QRectF(0, 0, w, sized(40)))[1] == [about])
    px, lines = made._about_lines(about, QRectF(0, 0, width, sized(40)))
    assert px == sized(10) and lines == [about]
