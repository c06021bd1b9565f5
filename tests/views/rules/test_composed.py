"""Composed rules on their page, in the window's languages."""

from __future__ import annotations

import pytest

from pokertable.views.rules.rules_page import RulesPage
from tests.rules.table import any_game
from tests.session.words.test_composed_rules import FIVE_STUD8, SIX_NINE

TOLD = {
    "en": (
        "nine or lower",
        "Exactly 2 of your own cards play",
        "All 5 cards play",
        "Fifth street: 1 card face up; big bets.",
    ),
    "fr": (
        "neuf ou moins",
        "Exactement 2 de vos cartes jouent",
        "Les 5 cartes jouent toutes",
        "5e street : 1 carte ouverte ; grosses mises.",
    ),
    "ja": (
        "9以下の5枚",
        "手札からちょうど2枚",
        "5枚すべてを使います",
        "フィフスストリート：アップカード1枚。ベットはビッグベットです。",
    ),
}


@pytest.mark.parametrize("language", TOLD)
def test_a_game_that_nothing_was_written_about_has_a_page_at_once(qtbot, speak, language) -> None:
    speak(language)
    low, hole, all_play, street = TOLD[language]
    page = RulesPage()
    qtbot.addWidget(page)
    page.show_game(any_game(SIX_NINE, SIX_NINE.usual_structure))
    omaha = page.text.toPlainText().replace("\u2060", "")
    page.show_game(any_game(FIVE_STUD8, FIVE_STUD8.usual_structure))
    stud = page.text.toPlainText().replace("\u2060", "")
    assert low in omaha and hole in omaha
    assert all_play in stud and street in stud and street not in omaha
    assert "](" not in stud + omaha and "**" not in stud + omaha
