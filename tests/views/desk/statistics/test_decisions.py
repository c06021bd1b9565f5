"""What the player's decisions lost: kinds and the worst ten, each of which is drilled."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from pokertable.session.history.decisions import DecisionsReport, Lost, Worst
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.statistics_report import ResultUnit
from pokertable.views.desk.statistics import decisions
from pokertable.views.desk.statistics.decisions import DecisionsPanel, LossTable
from pokertable.views.widgets.labels import PlainLabel

KIND = "You paid for the whole pot with a draw to half of it."


@pytest.fixture
def panel(qtbot: QtBot) -> DecisionsPanel:
    made = DecisionsPanel()
    qtbot.addWidget(made)
    decision = ReviewedDecision(2, "turn", KIND, 4.5, 0.5)
    kinds = (Lost((KIND,), 240, 8, 242.5, 86.6),)
    worst = (Worst(7, "omaha pot", decision),)
    made.show_report(DecisionsReport(Lost((), 240, 36, 668.3, 77.6), (), (), kinds, worst, {KIND: "omaha8"}))
    made.resize(900, 500)
    made.show()
    return made


def click(qtbot: QtBot, listed: QListWidget) -> None:
    place = listed.visualItemRect(listed.item(0)).center()
    qtbot.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_drills_a_kind_in_the_game_in_which_it_cost_most(qtbot: QtBot, panel: DecisionsPanel) -> None:
    assert panel.kinds.item(0).text() == f"485.0 ± 339.5 big blinds · {KIND}"
    with qtbot.waitSignal(panel.drill_wanted) as drilled:
        click(qtbot, panel.kinds)
    assert drilled.args == ["omaha8", KIND]


def test_of_the_worst_a_click_opens_the_review_and_d_drills(qtbot: QtBot, panel: DecisionsPanel) -> None:
    with qtbot.waitSignal(panel.review_wanted) as opened:
        click(qtbot, panel.worst)
    assert opened.args == [7]
    panel.worst.setFocus()
    with qtbot.waitSignal(panel.drill_wanted) as drilled:
        qtbot.keyClick(panel.worst, Qt.Key.Key_D)
    assert drilled.args == ["omaha", KIND]


def test_a_kind_is_told_whole_on_more_lines_where_one_is_too_short(qtbot: QtBot, panel: DecisionsPanel) -> None:
    """Their ends are what tells them apart."""
    high = panel.kinds.visualItemRect(panel.kinds.item(0)).height()
    panel.resize(2400, 500)
    qtbot.waitUntil(lambda: panel.kinds.visualItemRect(panel.kinds.item(0)).height() < high)


def test_columns_make_room_for_the_names_of_games(qtbot: QtBot) -> None:
    """In a narrow window with large text decisions and hands are left out, not the names."""
    losses = LossTable()
    qtbot.addWidget(losses)
    game = Lost(("stud8", "fixed"), 240, 36, 668.3, 77.6)
    losses.show_report(DecisionsReport(game, (game,), (), (), (), {}))
    counts = []
    for width in (600, 470, 380, 100):
        losses.resize(width, 300)
        counts.append(losses.counts)
    assert counts == [2, 1, 0, 0]


def test_the_loss_is_told_with_its_95_percent_interval(panel: DecisionsPanel) -> None:
    game = Lost(("stud8", "fixed"), 240, 36, 68.0, 10.0)
    panel.losses.show_report(DecisionsReport(replace(game, key=()), (game,), (), (), (), {}))
    assert panel.losses.accessibleDescription() == (
        "All reviewed hands: 68.0 ± 19.6 big bets; Fixed-limit seven-card stud hi/lo: 68.0 ± 19.6 big bets"
    )


def test_each_game_has_its_unit_and_nothing_is_added_over_two(panel: DecisionsPanel) -> None:
    """A fixed limit's losses are in big bets, the others' in big blinds."""
    fixed, pot = (Lost(game, 200, 30, 50.0, None) for game in (("stud8", "fixed"), ("omaha8", "pot")))
    street = Lost(("turn",), 400, 9, 20.0, None)
    kind = Lost((KIND,), 400, 8, 40.0, None)
    worst = tuple(
        [
            Worst(at, game, ReviewedDecision(2, "turn", KIND, 4.5, 0.5))
            for at, game in enumerate(("omaha8 pot", "stud8 fixed"))
        ]
    )
    total = Lost((), 400, 60, 50.0, None)
    panel.show_report(DecisionsReport(total, (fixed, pot), (street,), (kind,), worst, {KIND: "omaha8"}))
    assert panel.losses.accessibleDescription() == (
        "Fixed-limit seven-card stud hi/lo: 50.0 big bets; Pot-limit Omaha hi/lo: 100.0 big blinds"
    )
    assert panel.kinds.count() == 0
    assert any("can't be added" in each.text() for each in panel.findChildren(PlainLabel) if each.isVisible())
    said = [panel.worst.item(at).text() for at in range(2)]
    assert said[0].startswith("9.00 ± 1.96 big blinds · ") and said[1].startswith("4.50 ± 0.98 big bets · ")


def test_lists_without_a_mistake_say_so_and_offer_nothing(qtbot: QtBot, panel: DecisionsPanel) -> None:
    def hints() -> list[str]:
        return [each.text() for each in panel.findChildren(PlainLabel) if each.isVisible()]

    assert any("drill this" in each for each in hints())
    panel.show_report(DecisionsReport(Lost((), 1, 4, 0.0, None), (), (), (), (), {}))
    assert "±" not in panel.losses.accessibleDescription()
    assert hints().count("Nothing costly yet.") == 2
    assert not any("drill this" in each for each in hints())


def test_of_too_few_hands_nothing_is_told_per_100(panel: DecisionsPanel) -> None:
    """Two hands had 1406.3 ± 2668.9 big blinds per 100."""
    game, kind = Lost(("omaha8", "pot"), 2, 5, 703.1, 680.8), Lost((KIND,), 2, 1, 703.1, 680.8)
    panel.show_report(DecisionsReport(replace(game, key=()), (game,), (), (kind,), (), {KIND: "omaha8"}))
    assert panel.losses._told(replace(game, key=()), ResultUnit.BIG_BLIND) == "after 200 hands"
    assert panel.losses._told(game, ResultUnit.BIG_BLIND) == "–"
    assert panel.losses.accessibleDescription() == "All reviewed hands: –; Pot-limit Omaha hi/lo: –"
    assert panel.kinds.item(0).text() == KIND


@pytest.mark.painted
def test_a_street_names_no_number_of_hands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The river, which one of two hands had reached, had 2: the number over which every loss is spread."""
    told: list[str] = []
    monkeypatch.setattr(decisions, "paint_words", lambda _, __, words, *____: told.append(words))
    losses = LossTable()
    qtbot.addWidget(losses)
    losses.resize(900, 400)
    game, river = Lost(("omaha8", "pot"), 777, 36, 8.3, 7.6), Lost(("river",), 777, 31, 8.3, 7.6)
    losses.show_report(DecisionsReport(replace(game, key=()), (game,), (river,), (), (), {}))
    losses.grab()
    assert (told.count("777"), told.count("36"), told.count("31")) == (2, 2, 1)


@pytest.mark.painted
def test_what_is_no_figure_yet_is_not_painted_as_one(panel: DecisionsPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "after 200 hands" stood among the figures like a value."""
    inks: dict[str, str] = {}
    monkeypatch.setattr(decisions, "paint_words", lambda _, __, words, ___, ink, *____: inks.update({words: ink}))
    panel.losses.grab()
    assert {ink for words, ink in inks.items() if "±" in words} == {"text"}
    few = Lost((), 199, 5, 703.1, 680.8)
    panel.show_report(DecisionsReport(few, (replace(few, key=("omaha8", "pot")),), (), (), (), {}))
    panel.losses.grab()
    assert inks["after 200 hands"] == inks["–"] == "muted"


def test_without_a_review_that_counts_it_says_which_ones_do(panel: DecisionsPanel) -> None:
    """After reviews that were left early, and those of sit and goes, it said that there was none."""
    panel.show_report(DecisionsReport(Lost((), 0, 0, 0.0, None), (), (), (), (), {}))
    assert panel.empty.isVisible()
    for words in ("reviewed to the end", "wait until every decision is analysed", "Sit-and-go hands don't count"):
        assert words in panel.empty.text()
