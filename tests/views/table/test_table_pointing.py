"""The question before a showdown, on its own."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.games import HOLDEM, OMAHA
from pokertable.model.variant import Variant
from pokertable.training.learner.at_table import Pointing
from pokertable.training.quiz.deals import CardDeal
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import SuitColors
from pokertable.views.table.table_pointing import PointingPanel
from tests.rules.one_low_share import HOLES, LOWBALL


def test_the_suit_colours_that_are_set_stay_when_the_table_is_built(qtbot: QtBot) -> None:
    look().change(deck=SuitColors.TWO)
    qtbot.addWidget(PointingPanel())
    assert look().deck is SuitColors.TWO


def test_the_buttons_grow_with_the_window(qtbot: QtBot) -> None:
    panel = PointingPanel()
    qtbot.addWidget(panel)
    before = panel.skip_button.size()
    look().change(ui=1.5)
    after = panel.skip_button.size()
    assert (after.width(), after.height()) == (round(1.5 * before.width()), round(1.5 * before.height()))


def test_a_game_with_one_low_share_is_asked_for_its_low_and_nothing_else(qtbot: QtBot) -> None:
    panel = PointingPanel()
    qtbot.addWidget(panel)
    given: list[object] = []
    panel.pointed.connect(given.append)
    panel.ask(Pointing(CardDeal(LOWBALL, parse_cards(HOLES[1]), ())))
    assert panel.words == "Your best low: which five?"
    assert panel.none_button.isHidden()  # every five ranks are a low
    for card in parse_cards("8h7s5d3cAs"):
        panel.pick(card)
    panel.confirm()
    assert given == [(frozenset(parse_cards("8h7s5d3cAs")),)]


@pytest.mark.parametrize(("game", "title"), [(HOLDEM, "None of them"), (OMAHA, "Confirm")])
def test_that_none_of_ones_cards_plays_can_be_said_where_it_can_be(qtbot: QtBot, game: Variant, title: str) -> None:
    panel = PointingPanel()
    qtbot.addWidget(panel)
    given: list[object] = []
    panel.pointed.connect(given.append)
    hand = parse_cards("2c3d4h9s")[: game.hole_cards]
    panel.ask(Pointing(CardDeal(game, hand, parse_cards("AsKsQsJsTs"))))
    assert panel.confirm_button.text() == title
    panel.confirm()
    assert given == ([(frozenset(),)] if game is HOLDEM else [])
