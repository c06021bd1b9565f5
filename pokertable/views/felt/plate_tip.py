"""Meanings of the short words of a plate: its position, its opponent's style, the dots of the skill."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pokertable.model.hand.positions import MEANINGS
from pokertable.views.felt.table_picture import PlateLook
from pokertable.views.kit.translate import headed, shown


def plate_tip(look: PlateLook) -> str:
    """A line for each short word on the plate; empty where there is none."""
    lines = []
    if look.label in MEANINGS:
        lines.append(headed(shown(look.label), shown(MEANINGS[look.label])))
    mark = look.opponent
    if mark is not None:
        lines.append(headed(shown(mark.style), shown(mark.title)))
        if mark.skill is not None:
            lines.append(QCoreApplication.translate("Plate", "Dots: one beginner, two intermediate, three expert"))
    return "\n".join(lines)
