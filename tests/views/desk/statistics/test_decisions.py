"""What the player's decisions lost, as a table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pokertable.session.history.decisions import DecisionsReport, Lost
from pokertable.views.desk.statistics.decisions import LossTable

KIND = "You paid for the whole pot with a draw to half of it."


@pytest.mark.painted
def test_a_kind_has_more_lines_where_one_is_too_short(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the least window kinds were cut, and their ends are what tells them apart."""
    table = LossTable()
    qtbot.addWidget(table)
    painted: list[str] = []
    monkeypatch.setattr(
        "pokertable.views.desk.statistics.decisions.paint_elided",
        lambda _painter, _box, words, *_: painted.append(words),
    )
    total = Lost((), 12, 36, 668.3, 77.6)
    table.show_report(DecisionsReport(total, (), (), (Lost((KIND,), 12, 8, 242.5, 86.6),), ()))
    lowest = {}
    for width in (1400, 574, 440):
        table.resize(width, 400)
        painted.clear()
        table.grab()
        lowest[width] = table.minimumHeight()
        assert KIND in " ".join(painted)
        assert (KIND in painted) == (width == 1400)
    assert lowest[440] > lowest[574] > lowest[1400]
