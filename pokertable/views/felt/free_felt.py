"""Where something can lie on the felt beside a plate without covering anything. Pure functions, no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pokertable.views.cards.card_state import LIFT
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.table_picture import TablePicture

_AROUND: Final = 0.06
"""What is left free around cards, chips and plates, in card widths: their rings, tags and shadows."""
_TOUCH: Final = 0.01
"""What two share at an edge that is one, in px."""
_EDGE: Final = 6
"""Px that are kept from the edge of the scene."""


def taken(picture: TablePicture, layout: Layout) -> tuple[Rect, ...]:
    """What must not be covered: cards with the room in which they rise, the board's places, plates, chips, button."""
    around, lift = _AROUND * layout.unit, LIFT * layout.unit
    cards = [look.rect for look in picture.cards.values()] + [look.place for look in picture.throws.values()]
    lying = [Rect(card.x, card.y - lift, card.w, card.h + lift) for card in (*cards, *layout.board)]
    lying += [plate.rect for plate in picture.plates.values()] + [bet.rect for bet in picture.bets.values()]
    lying += [] if picture.button is None else [picture.button]
    lying += [] if picture.tray is None else [picture.tray.rect]
    lying += [] if layout.draws is None else [layout.draws.whole]
    return tuple([Rect(x - around, y - around, w + 2 * around, h + 2 * around) for x, y, w, h in lying])


def free_place(width: float, height: float, beside: Rect, lying: Sequence[Rect], scene: Rect) -> Rect | None:
    """The spot of this size within the scene, nearest to `beside`, that shares nothing with what lies there.

    It keeps a few px from the scene's. None: there is no such spot.
    """
    within = Rect(scene.x + _EDGE, scene.y + _EDGE, scene.w - 2 * _EDGE, scene.h - 2 * _EDGE)
    if width > within.w or height > within.h:
        return None
    best: Rect | None = None
    least = float("inf")
    ordered = [(each, each.bottom - _TOUCH) for each in sorted(lying) if each.overlaps(within)]
    for y in _tops(height, beside, lying, within):
        low = y + height - _TOUCH
        for left, right in _gaps([each for each, bottom in ordered if each.y < low and y < bottom], within):
            if right - left < width:
                continue
            spot = Rect(min(max(beside.x, left), right - width), y, width, height)
            far = _distance(spot, beside)
            if far < least:
                best, least = spot, far
    return best


def _tops(height: float, beside: Rect, lying: Sequence[Rect], within: Rect) -> set[float]:
    """The upper edges to be tried: at the scene's ends, beside the plate, and where it touches something."""
    last = within.bottom - height
    edges = [within.y, last, beside.y, beside.bottom - height, beside.centre[1] - height / 2]
    edges += [each.bottom for each in lying] + [each.y - height for each in lying]
    return {y for y in edges if within.y <= y <= last}


def _gaps(band: Sequence[Rect], within: Rect) -> Iterator[tuple[float, float]]:
    """Left and right end of what is free between these, which come from the left."""
    left = within.x
    for each in band:
        if each.x > left:
            yield left, min(each.x, within.right)
        left = max(left, each.right)
    if left < within.right:
        yield left, within.right


def apart(one: Rect, other: Rect) -> float:
    """How far one rectangle lies from another in px, across and down together; 0: they touch."""
    across = max(0.0, other.x - one.right, one.x - other.right)
    return across + max(0.0, other.y - one.bottom, one.y - other.bottom)


def _distance(spot: Rect, beside: Rect) -> float:
    """How far apart two rectangles are, and then their middles."""
    middles = abs(spot.centre[0] - beside.centre[0]) + abs(spot.centre[1] - beside.centre[1])
    return apart(spot, beside) + middles / 1000
