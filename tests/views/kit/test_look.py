"""The look: one for the application, read when something is drawn."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.cards import Card
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import PLAIN
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.look import Look, look
from pokertable.views.kit.theme import DARK, LIGHT, SuitColors
from pokertable.views.widgets.switches import TickBox


def test_there_is_one_and_it_begins_as_usual() -> None:
    assert look() is look()
    assert (look().theme, look().deck, look().speed, look().keys) == (DARK, SuitColors.FOUR, 1.0, KeyMap())


def test_only_a_change_is_said(qtbot: QtBot) -> None:
    own, said = Look(), []
    own.changed.connect(lambda: said.append((own.theme, own.deck)))
    own.change(theme=DARK, speed=1.0)
    assert said == []
    own.change(theme=LIGHT, deck=SuitColors.TWO)
    assert said == [(LIGHT, SuitColors.TWO)]
    own.reset()
    assert said[1:] == [(DARK, SuitColors.FOUR)]


def test_a_negative_speed_is_refused_and_nothing_changes() -> None:
    with pytest.raises(ValueError, match="speed -1"):
        look().change(theme=LIGHT, speed=-1)
    assert look().theme is DARK


@pytest.mark.painted
def test_what_is_shown_is_drawn_again_without_being_told(qtbot: QtBot) -> None:
    tick = TickBox("Rake")
    qtbot.addWidget(tick)
    with qtbot.waitExposed(tick):
        tick.show()
    dark = tick.grab().toImage()
    painted: list[bool] = []
    tick.paintEvent = lambda event: painted.append(True)  # type: ignore[method-assign]
    look().change(theme=LIGHT)
    qtbot.waitUntil(lambda: bool(painted))
    del tick.paintEvent
    assert tick.grab().toImage() != dark


def test_cards_that_are_kept_are_drawn_in_the_colours_of_now(qtbot: QtBot) -> None:
    pictures = CardPictures()
    diamond = Card.parse("7d")
    four = pictures.picture(diamond, PLAIN, 60, 1).toImage()
    look().change(deck=SuitColors.TWO)
    two = pictures.picture(diamond, PLAIN, 60, 1).toImage()
    assert two != four
    look().reset()
    assert pictures.picture(diamond, PLAIN, 60, 1).toImage() == four
