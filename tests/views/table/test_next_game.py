"""The change of game in a mix: every game's words have room in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from pokertable.model.games import CATALOGUE
from pokertable.model.text import phrase
from pokertable.views.kit.look import look
from pokertable.views.table.next_game import NextGame
from tests.fits import words_lost
from tests.views.builders import game

pytestmark = pytest.mark.painted


@pytest.mark.parametrize(
    ("language", "width", "height", "scale"),
    [("en", 1024, 480, 1.0), ("ja", 1540, 800, 1.35), ("fr", 1024, 480, 1.0)]
    + [
        pytest.param(*each, marks=pytest.mark.long)
        for each in (("en", 1540, 800, 1.35), ("ja", 1024, 480, 1.0), ("fr", 1540, 800, 1.35))
    ],
)
def test_how_the_pot_is_won_is_said_in_full(qtbot, speak, language, width, height, scale) -> None:
    """On one line, or on two: in French the sentence of a hi/lo game is too long for one."""
    speak(language)
    look().change(ui=scale, text_scale=scale)
    felt = QWidget()
    qtbot.addWidget(felt)
    felt.resize(width, height)
    notice = NextGame(felt)
    felt.show()
    for key in CATALOGUE:
        notice.say(phrase("HORSE"), game(key), 6)
        assert words_lost(notice) == []
        notice.say(phrase("Now playing"), game(key))
        assert words_lost(notice) == []


def test_where_two_cards_must_play_it_says_so(qtbot) -> None:
    """Who came from hold'em to Omaha at the table was told of a high and a low alone."""
    felt = QWidget()
    qtbot.addWidget(felt)
    notice = NextGame(felt)
    said = {}
    for key in CATALOGUE:
        notice.say(phrase("Now playing"), game(key))
        said[key] = notice.accessibleName()
    assert "share the pot. Exactly 2 of your cards play." in said["omaha8"]
    assert {key for key, words in said.items() if "Exactly" in words} == {
        key for key, variant in CATALOGUE.items() if variant.exactly_from_hole
    }
