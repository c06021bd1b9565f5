"""The line above the choices and the odds panel say the same of a call."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from pokertable.training.live.view import Called, NextOuts, Odds, Played
from pokertable.views.table.odds_panel import OddsPanel
from pokertable.views.table.table_page import TablePage

ENDS = (0.6, 0.0, 0.12, 0.0, 0.28)
TURN = Odds(97, 0.299, None, 0.34, 0.004, ENDS, True, 16000, True, (), NextOuts(), (), True, plays_on=True)
"""34% where 29.9% is needed, the bets to come not played out yet."""
LOSES = Played(share=0.14, error=0.025, gains=-0.159, unsure=0.025, settled=True)

NO_ESTIMATE = "No reliable estimate with the bets to come."


@pytest.fixture
def panel(qtbot: QtBot) -> OddsPanel:
    made = OddsPanel()
    qtbot.addWidget(made)
    made.advice.setChecked(True)
    return made


def said(panel: OddsPanel, odds: Odds) -> str:
    panel.show_odds(odds)
    return panel.in_play.text().replace("\u00a0", " ")


def test_the_line_says_the_value_with_the_bets_to_come_as_the_panel_does(qtbot: QtBot) -> None:
    page = TablePage()
    qtbot.addWidget(page)
    words = page.help._have_words
    assert words(TURN) == "You have 34% if nobody bets again"
    called = "A call wins about 14% of the pot on average, counting the bets to come"
    assert words(replace(TURN, played=LOSES)) == called
    behind = replace(TURN, called=Called(0.5, 0.01))
    assert words(behind) == "" and words(replace(behind, played=LOSES)) == called
    free = replace(TURN, needs=None, played=replace(LOSES, gains=None))
    assert words(free) == "A check wins about 14% of the pot on average, counting the bets to come"


def test_the_line_says_no_equity_that_answers_otherwise_than_the_panel(qtbot: QtBot) -> None:
    page = TablePage()
    qtbot.addWidget(page)
    words = page.help._have_words
    assert words(replace(TURN, played=replace(LOSES, in_prizes=(-2.4, 0.5)))) == "", "in prizes there is no share"
    agrees = replace(LOSES, gains=0.1, in_prizes=(2.4, 0.5))
    assert words(replace(TURN, played=agrees)) == "You have 34% if nobody bets again"
    vague = replace(LOSES, gains=-0.5, unsure=0.1)
    assert words(replace(TURN, played=vague)) == "", "known to lose, though not how much"
    assert words(replace(TURN, played=replace(LOSES, share=-0.1, gains=-0.4))) == ""


def test_a_word_on_a_call_stands_alone_where_the_value_is_too_uncertain_to_say(panel: OddsPanel) -> None:
    """ "No reliable estimate with the bets to come. A call makes money." """
    sure = replace(LOSES, gains=0.5, unsure=0.1)
    assert said(panel, replace(TURN, played=sure)) == "<b>A call makes money, counting the bets to come.</b>"
    lost = said(panel, replace(TURN, played=replace(sure, gains=-0.5)))
    assert lost == "<b>A call loses money, counting the bets to come: fold.</b>", "with 34% where 29.9% is needed"
    unsure = replace(sure, unsure=0.4)
    assert said(panel, replace(TURN, played=unsure)) == NO_ESTIMATE + "<br>So there's no advice."
    going_on = replace(TURN, played=replace(unsure, settled=False), settled=False)
    assert said(panel, going_on) == "Playing out the bets to come…"


def test_a_start_too_weak_and_a_last_call_have_their_word(panel: OddsPanel) -> None:
    weak = replace(TURN, share=0.1, called=Called(0.21, 0.006), reach=4.5)
    assert said(panel, weak) == "<b>Too weak to play here: fold.</b>"
    assert said(panel, replace(weak, needs=None, among=5)) == "<b>Too weak to play here: fold.</b>"
    assert said(panel, replace(TURN, plays_on=False, share=0.2)) == "<b>A call loses money: fold.</b>"
    panel.advice.setChecked(False)
    assert "fold" not in said(panel, weak)
    assert said(panel, replace(weak, plays_on=False)) == ""


def test_a_start_that_is_played_has_its_word_too(panel: OddsPanel) -> None:
    """Only weak ones had: for the others nothing was said beside a ticked box."""
    opens = replace(TURN, needs=None, among=5, reach=0.6, opens=True)
    assert said(panel, opens) == "<b>Good enough to open: raise.</b>"
    assert said(panel, replace(opens, opens=False)) == "<b>Good enough to play here.</b>"


def test_where_there_is_no_advice_it_is_said_why(panel: OddsPanel) -> None:
    free = replace(LOSES, gains=None)
    assert said(panel, replace(TURN, needs=None, played=free)).endswith("<br>Nothing to call.")
    assert said(panel, replace(TURN, ranges=False)) == "No advice against random hands."
    assert said(panel, replace(TURN, needs=None, among=5)) == "No advice while others may still fold."
    perhaps = replace(TURN, played=replace(LOSES, gains=-0.04, settled=False), settled=False)
    assert said(panel, perhaps).endswith("<br>calculating…")
    panel.advice.setChecked(False)
    unsure = replace(LOSES, gains=None, unsure=0.4)
    assert said(panel, replace(TURN, needs=None, played=unsure)) == NO_ESTIMATE


@pytest.mark.painted
def test_nothing_moves_when_the_value_and_the_word_come(panel: OddsPanel) -> None:
    """The tick box went down by a line below the pointer."""
    panel.resize(265, 500)
    panel.show()
    places = set()
    for odds in (replace(TURN, settled=False), replace(TURN, played=LOSES)):
        panel.show_odds(odds)
        panel._column.activate()
        places.add((panel.advice.y(), panel.ends.y()))
    assert len(places) == 1


@pytest.mark.painted
def test_the_box_for_advice_stays_under_the_pointer(panel: OddsPanel) -> None:
    """A tick added a line below it, and the value had three lines where two were kept: the panel grew upwards."""
    panel.resize(265, 700)
    panel.show()
    free = replace(TURN, needs=None, settled=False)
    heights = set()
    for odds in (free, replace(free, played=replace(LOSES, gains=None))):
        for ticked in (False, True):
            panel.advice.setChecked(ticked)
            panel.show_odds(odds)
            heights.add(panel._column.totalHeightForWidth(panel.viewport().width()))
    assert len(heights) == 1


def test_a_small_error_is_told(panel: OddsPanel) -> None:
    """ "Equity: 0% ±" and nothing: "<0.1%" was taken for markup."""
    panel.show_odds(replace(TURN, share=0.0, error=0.0001, plays_on=False))
    assert panel.share.accessibleName() == "Equity: 0% ± <0.1%"


def test_what_is_close_is_said_without_a_pun(panel: OddsPanel) -> None:
    close = said(panel, replace(TURN, played=replace(LOSES, gains=0.01)))
    assert close.endswith("<b>A call and a fold are worth about the same.</b>")


def test_two_others_are_both(panel: OddsPanel) -> None:
    """It said "if all 2 others stay in"."""
    for others, told in ((2, "if both others stay in"), (3, "if all 3 others stay in")):
        panel.show_odds(replace(TURN, needs=None, among=others))
        assert panel.share.text().replace("\u00a0", " ").endswith(told)


def test_advice_is_asked_for_where_it_is_missed(panel: OddsPanel) -> None:
    """It was only a setting, which nobody found who looked at the figures."""
    panel.advice.click()
    assert said(panel, replace(TURN, plays_on=False, share=0.2)) == "" and panel.advice.isVisibleTo(panel)
    panel.advice.click()
    assert panel.in_play.accessibleName() == "A call loses money: fold." and not panel.in_play.isHidden()
    panel.clear()
    panel.advice.click()
    assert panel.in_play.isHidden()


def test_what_the_odds_are_against_is_explained_by_each_of_its_two_labels(panel: OddsPanel) -> None:
    """They were lower-case words, and one tip for both named them once more."""
    assert [each.text() for each in (panel.ranges, panel.random)] == ["Ranges", "Random"]
    ranges, random = panel.ranges.toolTip(), panel.random.toolTip()
    assert ranges.startswith("Against their ranges: the hands they can have") and random != ranges
    assert random.startswith("Against random hands: whatever could have")
