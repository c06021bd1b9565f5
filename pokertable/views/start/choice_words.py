"""What is said of a table that is chosen: its stakes, its seats."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from pokertable.model.game import STRUCTURE_TITLES
from pokertable.model.mixes import MIXED
from pokertable.session.profile.choice import TableChoice
from pokertable.views.kit.translate import counted, number, shown


def stakes(choice: TableChoice) -> str:
    """``Pot-limit 5/10``, ``Mixed limits 20/40``."""
    if choice.rotation().limit == MIXED:
        words = QApplication.translate("StartPage", "Mixed limits {low}/{high}")
        return words.format(low=number(choice.low), high=number(choice.high))
    words = QApplication.translate("StartPage", "{structure} {low}/{high}")
    return words.format(
        structure=shown(STRUCTURE_TITLES[choice.structure]), low=number(choice.low), high=number(choice.high)
    )


def seats(choice: TableChoice) -> str:
    """``6 seats``."""
    return counted("%n seat", "%n seats", choice.seats)
