"""Outs as small cards: one of each rank with their number, at most nine, then how many more there are.

And the equity over them, whose price is told from the equity.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.training.live.all_in import OpenEquities, PotEquity
from pokertable.training.live.view import Called, LowNow, NextOuts, Odds, Played
from pokertable.views.kit.translate import whole_percent
from pokertable.views.table.all_in_panel import AllInPanel
from pokertable.views.table.odds_bars import EndsBar, OutsRow, ShareBar
from pokertable.views.table.odds_panel import low_words
from tests.painted import noting


def test_outs_are_shown_by_rank_those_to_the_nuts_first_and_no_more_than_nine(qtbot: QtBot) -> None:
    row = OutsRow(low=False)
    qtbot.addWidget(row)
    row.resize(236, 100)
    row.show_cards("8 to a straight", parse_cards("9c9d9h9s4c4d4h4s"), parse_cards("9s"))
    placed = [(each.card and str(each.card), each.copies) for each in row._placed(236)]
    assert placed == [("9s", 1), ("9h", 3), ("4s", 4)]
    row.show_cards("13 to a flush", parse_cards("AsKsQsJsTs9s8s7s6s5s4s3s2s2h"))
    placed = [(each.card and str(each.card), each.copies) for each in row._placed(236)]
    assert len(placed) == 10 and placed[0] == ("As", 1) and placed[-1] == (None, 5)
    row.show_cards("10 to a flush", parse_cards("AsKsQsJsTs9s8s7s6s5s"))
    assert [str(each.card) for each in row._placed(236)][-1] == "5s", "it stood as +1 more"


def test_the_tip_of_outs_says_what_is_counted(qtbot: QtBot) -> None:
    """A three of diamonds was none where the ace of diamonds was one, without a word."""
    row, low = OutsRow(low=False), OutsRow(low=True)
    qtbot.addWidget(row)
    qtbot.addWidget(low)
    row.show_cards("5 to a pair", parse_cards("AsAdAc3s3c"))
    assert "you beat many more hands than now" in " ".join(row.toolTip().split())
    low.show_cards("4 to a low", parse_cards("2s2d2c2h"))
    assert "make or improve your low" in " ".join(low.toolTip().split())
    low.show_cards("the nuts")
    assert "improve" not in low.toolTip()


@pytest.mark.painted
def test_outcomes_are_named_in_the_bar_and_below_it_where_they_have_no_room(qtbot: QtBot) -> None:
    """Five greys could not be told apart."""
    bar = EndsBar()
    qtbot.addWidget(bar)
    bar.show_odds(Odds(8, None, None, 0.29, 0.006, (0.44, 0.01, 0.51, 0.01, 0.03), False, 4000, True, (), NextOuts(),
                       (), True))  # fmt: skip
    bar.resize(236, bar.heightForWidth(236))
    with noting() as seen:
        bar.grab()
    assert seen.texts == ["half", "51%", "nothing", "44%", "scoop 3%", "¾ 1%", "¼ or less 1%"] and not seen.cut


@pytest.mark.painted
def test_the_price_stands_below_the_bar_with_its_figure(qtbot: QtBot) -> None:
    """The equity is said above: both stood in three places."""
    bar = ShareBar()
    qtbot.addWidget(bar)
    bar.show_odds(Odds(16, 5 / 16, None, 0.32, 0.006, (), False, 16000, True, (), NextOuts(), (), True))
    bar.resize(236, bar.sizeHint().height())
    with noting() as seen:
        bar.grab()
    assert seen.texts == ["31.2% needed"] and not seen.cut


def test_a_bar_is_green_only_where_a_call_is_known_to_pay(qtbot: QtBot) -> None:
    """Before the flop it was green for the worst hands: enough if nobody else calls, and with no bets to come."""
    odds = Odds(16, 0.3, None, 0.25, 0.006, (), False, 16000, True, (), NextOuts(), (), True)
    assert not odds.pays and replace(odds, share=0.4).pays
    assert not replace(odds, share=0.31).pays and replace(odds, share=0.31, error=0.005).pays
    assert replace(odds, share=0.3, error=0.0).pays, "where it is exact, as much as is needed is enough"
    early = replace(odds, called=Called(0.41, 0.01), plays_on=True)
    assert not early.pays
    for gains, unsure, pays in ((0.2, 0.02, True), (-0.2, 0.02, False), (0.01, 0.02, False), (0.3, 0.2, False)):
        played = Played(share=0.4, error=0.01, gains=gains, unsure=unsure, settled=True)
        assert replace(early, played=played).pays is pays
    assert not replace(odds, share=0.4, needs_in_prizes=0.42).pays
    bar = ShareBar()
    qtbot.addWidget(bar)
    bar.show_odds(early)
    assert not bar.pays


def test_a_bar_is_as_long_as_the_value_with_the_bets_to_come_once_that_is_told(qtbot: QtBot) -> None:
    """It stood at 34% of 29.9% needed above "About 14%, counting the bets to come"."""
    bar = ShareBar()
    qtbot.addWidget(bar)
    odds = Odds(97, 0.299, None, 0.34, 0.004, (), True, 16000, True, (), NextOuts(), (), True, plays_on=True)
    bar.show_odds(odds)
    assert bar.value is None
    played = Played(share=0.14, error=0.025, gains=-0.159, unsure=0.025, settled=True)
    bar.show_odds(replace(odds, played=played))
    assert bar.value == pytest.approx(0.14)
    bar.show_odds(replace(odds, played=replace(played, unsure=0.06)))
    assert bar.value is None, "the panel doesn't tell it"
    bar.show_odds(replace(odds, played=replace(played, gains=0.9)))
    assert bar.value == 1


@pytest.mark.parametrize(
    ("share", "outs", "said"),
    [
        (0.0, (), "Drawing dead: none of the 44 cards left helps"),
        (0.5, (), ""),
        (0.1, parse_cards("9c"), "one out in 44 cards"),
        (0.9, None, ""),
    ],
)
def test_without_an_out_the_hand_is_drawing_dead_unless_the_pot_is_shared(qtbot, share, outs, said) -> None:
    """It said "0 outs in 44 cards"."""
    panel = AllInPanel()
    qtbot.addWidget(panel)
    equities = OpenEquities({}, exact=True, to_come=1, pots=(PotEquity(100, share, 0),), outs=outs, unseen=44)
    assert panel._outs(equities) == said


def test_one_card_spoils_a_low_and_several_spoil_it() -> None:
    one, two = parse_cards("2c"), parse_cards("2c2d")
    assert str(low_words(NextOuts(spoilers=one))) == "1 spoils your low"
    assert str(low_words(NextOuts(spoilers=two))) == "2 spoil your low"
    assert str(low_words(NextOuts(spoilers=one, low_now=LowNow.THERE))) == "a made low; 1 spoils it"
    assert str(low_words(NextOuts(spoilers=two, low_now=LowNow.THERE))) == "a made low; 2 spoil it"


def test_figures_that_are_not_exact_say_so_beside_the_share(qtbot: QtBot) -> None:
    """The sign stood before the words, which began with a small letter."""
    panel = AllInPanel()
    qtbot.addWidget(panel)
    pots = PotEquity(100, 0.25, 25), PotEquity(60, 0.5, 50)
    assert (
        panel._note(OpenEquities({}, exact=False, to_come=5, pots=pots[:1]))
        == f"Your equity ≈ {whole_percent(25)}: 25 of 100"
    )
    both = panel._note(OpenEquities({}, exact=False, to_come=5, pots=pots))
    assert both.startswith(f"Your equity: ≈ {whole_percent(25)} of the main pot")
