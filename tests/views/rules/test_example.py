"""The picture at the head of a game's rules: a whole hand of that game, and what plays in it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pokertable.model.games import CATALOGUE
from pokertable.views.rules import example as drawn
from pokertable.views.rules.example import Example
from pokertable.views.rules.rules_page import RulesPage
from tests.views.builders import game


@pytest.mark.parametrize("key", CATALOGUE)
def test_it_is_a_whole_hand_of_the_game_that_makes_something_for_each_share(key: str) -> None:
    variant = CATALOGUE[key]
    example = Example(variant)
    cards = (*example.hand, *example.board)
    assert (len(example.hand), len(example.board)) == (variant.hole_cards, variant.board_cards)
    assert len(set(cards)) == len(cards)
    for share, made in zip(variant.shares, example.made, strict=True):
        assert made is not None and len(made.cards) == (4 if key == "badugi" else 5), share
        assert variant.board_cards == 0 or share.is_low or made.hole, "one's own cards play"


def test_a_split_game_of_five_cards_has_a_hand_for_both_shares() -> None:
    both = replace(CATALOGUE["fivestud"], key="fivestud8", shares=CATALOGUE["stud8"].shares)
    assert all(Example(both).made)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("key", ["omaha6", "holdem", "stud"])
@pytest.mark.parametrize("width", [320, 785, 1100])
def test_hand_and_board_have_room_side_by_side(key: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    right: list[float] = []
    monkeypatch.setattr(drawn, "paint_card", lambda painter, box, *more: right.append(box.right()))
    Example(CATALOGUE[key]).picture(width, 1.0)
    assert len(right) >= 7 and 0.5 * width < max(right) < width


@pytest.mark.painted
def test_the_first_screen_of_the_rules_has_the_picture(qtbot: QtBot) -> None:
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show_game(game("omaha8"))
    with qtbot.waitExposed(page):
        page.show()
    picture = page.text.example
    assert picture is not None
    seen = page.text.viewport().grab().toImage()
    shades = [seen.pixelColor(x, 150) for x in range(60, 600, 20)]
    assert any(shade.green() - shade.red() > 30 for shade in shades)
    page.resize(1800, 1000)
    assert page.text._picture_px > 700


@pytest.mark.painted
def test_the_text_shows_the_focus_to_those_who_come_by_keys_alone(qtbot: QtBot) -> None:
    page = RulesPage()
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
    for reason, seen in (
        (Qt.FocusReason.OtherFocusReason, False),
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
    ):
        page.contents.setFocus()
        page.text.setFocus(reason)
        assert page.text.hasFocus() and bool(page.text.property("reached")) is seen, reason
