"""Free places on the felt beside a plate. Pure functions, no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pokertable.views.cards.card_state import LIFT
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout
from pokertable.views.felt.table_picture import TablePicture

_AROUND: Final = 0.06
"""Margin around cards, chips and plates for their rings, tags and shadows, in card widths."""
_TOUCH: Final = 0.01
"""Overlap that counts as a shared edge, in px."""
_EVEN: Final = 0.5
"""Difference between distances that counts as none, in px: places on the felt are rounded."""
_EDGE: Final = 6
"""Margin at the edge of the scene, in designed px."""
_BESIDE: Final = 1
"""Margin on each side of a place, in designed px: places are rounded."""


def taken(picture: TablePicture, layout: Layout) -> tuple[Rect, ...]:
    """Areas that must not be covered: cards with room to rise, the board's places, plates, chips, button."""
    around, lift = _AROUND * layout.unit, LIFT * layout.unit
    cards = [look.rect for look in picture.cards.values()] + [look.place for look in picture.discards.values()]
    lying = [Rect(card.x, card.y - lift, card.w, card.h + lift) for card in (*cards, *layout.board)]
    lying += [plate.rect for plate in picture.plates.values()] + [bet.rect for bet in picture.bets.values()]
    lying += [] if picture.button is None else [picture.button]
    lying += [] if picture.tray is None else [picture.tray.rect]
    lying += [] if layout.draws is None else [layout.draws.whole]
    return tuple([Rect(x - around, y - around, w + 2 * around, h + 2 * around) for x, y, w, h in lying])


def free_place(width: float, height: float, beside: Rect, lying: Sequence[Rect], within: Rect) -> Rect | None:
    """The spot of this size `within` a part of the scene, nearest to `beside`, that overlaps none of `lying`.

    Of equally near spots it is that whose middle is nearest, then the leftmost: the felt is symmetrical, and rounding
    must not decide. None: there is no such spot.
    """
    if width > within.w or height > within.h:
        return None
    found: list[tuple[float, float, Rect]] = []
    ordered = [(each, each.bottom - _TOUCH) for each in sorted(lying) if each.overlaps(within)]
    for y in _tops(height, beside, lying, within):
        low = y + height - _TOUCH
        for left, right in _gaps([each for each, bottom in ordered if each.y < low and y < bottom], within):
            if right - left < width:
                continue
            spot = Rect(min(max(beside.x, left), right - width), y, width, height)
            middles = abs(spot.centre[0] - beside.centre[0]) + abs(spot.centre[1] - beside.centre[1])
            found.append((apart(spot, beside), middles, spot))
    if not found:
        return None
    nearest = min(far for far, _, _ in found)
    near = [(middles, spot) for far, middles, spot in found if far <= nearest + _EVEN]
    least = min(middles for middles, _ in near)
    return min(spot for middles, spot in near if middles <= least + _EVEN)


def _tops(height: float, beside: Rect, lying: Sequence[Rect], within: Rect) -> set[float]:
    """Candidate upper edges: at the scene's ends, beside the plate, and where the spot touches something."""
    last = within.bottom - height
    edges = [within.y, last, beside.y, beside.bottom - height, beside.centre[1] - height / 2]
    edges += [each.bottom for each in lying] + [each.y - height for each in lying]
    return {y for y in edges if within.y <= y <= last}


def _gaps(band: Sequence[Rect], within: Rect) -> Iterator[tuple[float, float]]:
    """Left and right ends of the gaps between these rectangles, which are sorted from the left."""
    left = within.x
    for each in band:
        if each.x > left:
            yield left, min(each.x, within.right)
        left = max(left, each.right)
    if left < within.right:
        yield left, within.right


def apart(one: Rect, other: Rect) -> float:
    """Distance between two rectangles in px, across plus down; 0: they touch."""
    across = max(0.0, other.x - one.right, one.x - other.right)
    return across + max(0.0, other.y - one.bottom, one.y - other.bottom)


def free_beside(
    seat: int,
    width: int,
    height: int,
    picture: TablePicture,
    layout: Layout,
    ui: float,
    besides: Sequence[Rect] = (),
) -> tuple[Rect, float] | None:
    """The free place of this size nearest to a seat's cards or plate, in whole px, and its distance.

    `ui`: how many times larger than designed the window is; `besides`: what else must not be covered. None: there is
    none.
    """
    plate = picture.plates.get(seat)
    if plate is None:
        return None
    hand = [look.rect for key, look in picture.cards.items() if key.seat == seat]
    top = min(rect.y for rect in (*hand, plate.rect))
    own = plate.rect._replace(y=top, h=plate.rect.bottom - top)
    edge, air = _EDGE * ui, _BESIDE * ui
    x, y, w, h = layout.scene
    within = Rect(x + edge, y + edge, w - 2 * edge, h - 2 * edge)
    spot = free_place(width + 2 * air, height + 2 * air, own, (*taken(picture, layout), *besides), within)
    return None if spot is None else (Rect(round(spot.x + air), round(spot.y + air), width, height), apart(spot, own))
