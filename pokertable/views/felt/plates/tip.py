"""Meanings of the short words of a plate: position, chips, opponent's style, dots of the skill, rank of a start."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pokertable.views.felt.table_picture import PlateLook
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.terms import explained
from pokertable.views.kit.translate import headed, shown


def plate_tip(look: PlateLook, amounts: Amounts) -> str:
    """A line for each short word on the plate; empty where there is none."""
    tr = QCoreApplication.translate
    lines = []
    if position := explained(look.label):
        lines.append(position)
    if look.in_for is None and (chips := amounts.stack_tip(look.stack)):
        lines.append(chips)
    mark = look.opponent
    if mark is not None:
        style, title = shown(mark.style), shown(mark.title)
        lines.append(title if title.startswith(style) else headed(style, title))
        if mark.skill is not None:
            lines.append(tr("Plate", "Dots: one beginner, two intermediate, three expert"))
    if look.readings and not look.readings[0].share:
        told = tr(
            "Plate",
            "Rank among all starting hands: in hold'em by what an opening raise wins from this seat, in other games "
            "by equity against the hands that stay in.",
        )
        lines.append(told)
    return "\n".join(lines)
