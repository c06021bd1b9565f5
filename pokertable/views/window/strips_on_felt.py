"""Places over the felt for the window's strips: free of cards, plates and buttons, so that nothing moves for them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect

from pokertable.views.kit.fonts import scaled
from pokertable.views.widgets.notices import NoticeStrip

if TYPE_CHECKING:
    from pokertable.views.table.table_page import TablePage

_PART: Final = 0.29
_EDGE: Final = 6
"""Part of the felt's width that a strip takes: the player's cards begin beside it; px between it and the edges."""
_FORMS: Final = ((1, False), (1, True), (1.6, True), (1.3, True), (0.8, False), (2.0, True))
"""Widths relative to that, the best first, and whether the buttons are beside the words."""
StripPlace = tuple[QRect, bool]
"""A place in px of the felt, and whether the buttons are beside the words."""


def places_on_felt(page: TablePage, strips: Sequence[NoticeStrip]) -> list[StripPlace]:
    """Places for strips: one above another at the player's plate.

    Where only so none covers a plate, apart or in other forms; at last one upon another: the upper one can be closed.
    """
    felt, edge = page.table, scaled(_EDGE)
    wide = round(_PART * felt.width()) - edge
    heights = [strip.heights(wide)[0] for strip in strips]
    high = sum(heights) + edge * (len(heights) - 1)
    free = felt.free_at_foot(wide, high)
    over = [part.geometry() for part in (page.tools, page.note) if part.isVisibleTo(felt)]
    if len(strips) > 1 and free is None:
        return _apart(page, strips, wide, over) or _pile(page, strips, wide, over)
    if strips and free is None and (spot := _free_for(page, strips, wide, over)):
        return [spot]
    free = free or QRect(edge, felt.height() - high - edge, wide, high)
    for place in over:
        if free.adjusted(-edge, -edge, edge, edge).intersects(place):
            free.moveBottom(place.y() - edge)
    bottoms = accumulate(heights, lambda bottom, each: bottom - each - edge, initial=free.y() + high)
    places = [QRect(free.x(), bottom - each, wide, each) for bottom, each in zip(bottoms, heights, strict=False)]
    return [(place, False) for place in places]


def _apart(page: TablePage, strips: Sequence[NoticeStrip], wide: int, over: Sequence[QRect]) -> list[StripPlace] | None:
    """A place for each strip; at last one is at the log's foot. None: not for each."""
    found = list[StripPlace]()
    at_log = page.log.isVisible() and len(strips) > 1
    for strip in strips:
        spot = _free_for(page, [strip], wide, (*over, *(place for place, _ in found)))
        if spot is None and not at_log:
            return None
        found.append(spot or (_at_log(page, strip), False))
        at_log = at_log and spot is not None
    return found


def _pile(page: TablePage, strips: Sequence[NoticeStrip], wide: int, over: Sequence[QRect]) -> list[StripPlace]:
    """One place for all, with room for each; at a full table in a small window it covers a plate."""
    high = max(strip.heights(wide)[0] for strip in strips)
    at_foot = QRect(scaled(_EDGE), page.table.height() - high - scaled(_EDGE), wide, high)
    return [_free_for(page, strips, wide, over) or (at_foot, False)] * len(strips)


def _free_for(page: TablePage, strips: Sequence[NoticeStrip], wide: int, over: Sequence[QRect]) -> StripPlace | None:
    """A free place with room for any of these, its buttons below or beside the words; None: there is none."""
    edge = scaled(_EDGE)
    besides = [place.adjusted(-edge, -edge, edge, edge) for place in over]
    for wider, low in _FORMS:
        width = round(wider * wide)
        place = page.table.free_at_foot(width, max(strip.heights(width)[low] for strip in strips), besides)
        if place is not None:
            return place, low
    return None


def _at_log(page: TablePage, strip: NoticeStrip) -> QRect:
    """The foot of the log, in px of the felt: words of the past rather than a player."""
    edge, log = scaled(_EDGE), page.log.geometry()
    wide = log.width() - 2 * edge
    high = strip.heights(wide)[0]
    return QRect(page.width() - edge - wide, log.bottom() + 1 - edge - high, wide, high).translated(-page.table.pos())
