"""Outs as small cards: one of each rank with their number, at most nine, then how many more there are."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.views.table.odds_bars import OutsRow


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
