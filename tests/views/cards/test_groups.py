"""Groups of cards in a room: laid as large as it allows."""

from __future__ import annotations

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.views.cards.groups import GroupsFelt


def test_three_hands_in_a_high_room_are_two_and_one(qtbot: QtBot) -> None:
    """In one row their cards were two thirds as large, in a large empty felt."""
    felt = GroupsFelt()
    qtbot.addWidget(felt)
    hands = "AsAhKdKc9s", "7c7d7s4h2c", "JhTd9c8s7h"
    felt.show_groups([("Ines", parse_cards(hand)) for hand in hands])
    assert felt.card_width(QSize(1248, 404)) > 90
    assert 55 < felt.card_width(QSize(1248, 140)) < 70, "one row"
    assert felt.card_width(QSize(400, 404)) > 50, "one below another"
