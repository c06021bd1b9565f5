"""The buttons over the felt's corner."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from pokertable.views.felt.felt import Felt
from pokertable.views.felt.table_view import TableView
from pokertable.views.table.table_tools import TableTools


@pytest.mark.parametrize("width", [260, 400])
def test_rows_of_buttons_begin_and_end_alike(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    """Of two rows the second began further to the right."""
    view = TableView()
    qtbot.addWidget(view)
    tools = TableTools(view)
    monkeypatch.setattr(Felt, "corner", QRect(0, 0, width, 80))
    tools.arrange()
    places = [button.geometry() for button in tools.buttons]
    rows = [list(row) for _, row in groupby(places, QRect.y)]
    assert len(rows) == 2 - (width == 400)
    assert len({(row[0].left(), row[-1].right()) for row in rows}) == 1
    assert tools.rect().contains(rows[0][0].united(rows[-1][-1]))
    assert all(row[at].right() < row[at + 1].left() for row in rows for at in range(len(row) - 1))


def test_the_button_to_sit_out_says_where_it_works_if_not_here(qtbot: QtBot) -> None:
    """In a sit and go it said what it would do, not why it is off."""
    view = TableView()
    qtbot.addWidget(view)
    tools = TableTools(view)
    usual = tools.sit_out.toolTip()
    tools.allow_sitting_out(False)
    assert not tools.sit_out.isEnabled() and "Only in a cash game" in tools.sit_out.toolTip()
    tools.allow_sitting_out(True)
    assert tools.sit_out.isEnabled() and tools.sit_out.toolTip() == usual


def test_the_menu_has_only_what_has_no_button_beside_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four of its five lines stood beside it too."""
    view = TableView()
    qtbot.addWidget(view)
    view.show()
    tools = TableTools(view)
    for width, lines in ((300, 1), (220, 3), (60, 5)):
        monkeypatch.setattr(Felt, "corner", QRect(0, 0, width, 32))
        tools.begin()
        tools.arrange()
        tools.more.menu().aboutToShow.emit()
        entries = [entry for entry in tools.more.menu().actions() if entry.isVisible()]
        assert len(entries) == lines == sum(button.isHidden() for button in tools.buttons), width
        assert entries[-1].text().startswith("Sit out")


def test_what_a_button_does_not_do_here_its_line_of_the_menu_does_not_offer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sit and go "Sit out" could be chosen from the menu, and nothing happened."""
    view = TableView()
    qtbot.addWidget(view)
    view.show()
    tools = TableTools(view)
    monkeypatch.setattr(Felt, "corner", QRect(0, 0, 60, 32))
    tools.begin()
    tools.arrange()
    for allowed in (False, True):
        tools.allow_sitting_out(allowed)
        tools.more.menu().aboutToShow.emit()
        offered = [entry.text().startswith("Sit out") for entry in tools.more.menu().actions() if entry.isEnabled()]
        assert any(offered) is allowed
