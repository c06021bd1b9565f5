"""Pots to share out: a column for each share that the game has."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pokertable.model.games import OMAHA, OMAHA8
from pokertable.model.text import phrase
from pokertable.model.variant import Variant
from pokertable.training.quiz.parts import PotsPart
from pokertable.views.quiz.board.pots import ShareGrid
from tests.rules.one_low_share import LOWBALL


@pytest.mark.parametrize(
    ("variant", "shares", "heads"),
    [(OMAHA, ["high"], []), (OMAHA8, ["high", "low"], ["High", "Low"]), (LOWBALL, ["low"], [])],
)
def test_a_cell_for_every_share_and_claimant(
    qtbot: QtBot, variant: Variant, shares: list[str], heads: list[str]
) -> None:
    grid = ShareGrid()
    qtbot.addWidget(grid)
    grid.ask(PotsPart(ask=phrase("Share it"), amounts=(100,), seats=((0, 2),), shares=variant.shares))
    assert list(grid.cells) == [(0, share, seat) for share in shares for seat in (0, 2)]
    assert [label.text() for label in grid.findChildren(QLabel) if label.property("tone") == "section"] == heads
    grid.cells[0, shares[-1], 2].toggled.emit()
    assert grid.sharing.given == {(0, shares[-1], 2): 100 // len(shares)}


@pytest.mark.parametrize(
    ("amounts", "named"),
    [
        ((100,), ["Pot 100"]),
        ((100, 40), ["Main pot 100", "Side pot 40"]),
        ((100, 40, 6), ["Main pot 100", "Side pot 1, 40", "Side pot 2, 6"]),
    ],
)
def test_side_pots_are_numbered_only_where_there_are_several_as_in_the_log(
    qtbot: QtBot, amounts: tuple[int, ...], named: list[str]
) -> None:
    grid = ShareGrid()
    qtbot.addWidget(grid)
    grid.ask(PotsPart(ask=phrase("Share it"), amounts=amounts, seats=((0, 2),) * len(amounts), shares=OMAHA.shares))
    assert [label.text() for label in grid.findChildren(QLabel) if label.property("tone") == "strong"] == named
