"""Positions of everything on the table: seats × variant data × scene size → spots in scene px. A pure function, no Qt.

All measures are in card widths W, the largest that fits the scene. The hero owns the bottom; the others sit clockwise
from its left: a side, the top row, a side. A side or top seat is a block: cards above, plate over their foot.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import CAPTION, DECK_CARD, FAN_EDGE, DrawSpots, Layout, Place, SeatSpot

_EDGE: Final = 0.2
_BET: Final = (1.8, 0.56)
_SIDE_BET: Final = (1.0, 0.92)
_UNDER_PLATE: Final = 0.12
_BUTTON: Final = 0.5
_HERO_FOOT: Final = 0.14
_HERO_GAP: Final = 0.06
_HERO_BET_GAP: Final = 0.27
_TRAY: Final = 0.62
_TRAY_GAP: Final = 0.24
_BOARD_CARD: Final = 1.08
_BOARD_GAP: Final = 0.18
_SHOWN_STEP: Final = 1.06
_RAISED: Final = 0.2
"""Gap of a side's bet above the hero's wide hand, in which a card that plays rises."""
_DOTS: Final = (6.1, 0.34)
_DECK_AT, _HEAP_AT = -0.68, 0.72
"""Centres of the deck and of the heap relative to the table's, in card widths."""
_DRAW_GAP: Final = 0.12
_SHOE: Final = (0.52, 0.4)
_SHOE_TOP: Final = 0.28
_SHOE_AWAY: Final = 0.55
_SIDES: Final = (0, 0, 1, 1, 2, 2, 2, 2, 2)
"""Number of seats on each side, for 2 seats onwards."""
_MOST_STUD: Final = 9
_TEN: Final = 10
_TEN_WIDTH: Final = 15.6
"""Width for ten seats, as in hands from elsewhere: five in the top row need more than our nine."""


def table_layout(
    seats: int,
    width: float,
    height: float,
    *,
    stud: bool = False,
    board_cards: int = 5,
    shared_card: bool = False,
    slots: int = 0,
) -> Layout:
    """The spots of a table of `seats` in a scene of `width` × `height` px.

    `stud`: up and down cards in wide blocks, one-line plates. `shared_card`: stud's one card in the middle. `slots`:
    number of cards in a draw game's hand, whose places stay during a draw. Raises `ValueError` for an impossible number
    of seats, and for an empty scene.
    """
    most = _MOST_STUD if stud else len(FLOP.top_rows) + 1
    if not 2 <= seats <= most:
        raise ValueError(f"{seats} seats: expected 2 to {most}")
    style = (STUD_NINE if seats == _MOST_STUD else STUD) if stud else DRAW if slots else FLOP
    if width <= 0 or height <= 0:
        raise ValueError(f"scene of {width} × {height} px")
    unit = min(width / (_TEN_WIDTH if seats == _TEN else style.width), height / style.height)
    table_width = min(width, 2.1 * height)
    plan = _Plan(style, table_width / unit, height / unit, stud)
    left = (width - table_width) / 2

    def px(box: Rect) -> Rect:
        return Rect(left + box.x * unit, box.y * unit, box.w * unit, box.h * unit)

    hero = plan.hero()
    others = plan.others(seats)
    spots = tuple(
        SeatSpot(
            place=place,
            block=px(block),
            plate=px(plan.plate(place, block)),
            bet=px(plan.bet(place, block)),
            button=px(plan.button(place, block)),
            card_w=(style.hero_card if place is Place.HERO else 1) * unit,
            unit=unit,
            stud=stud,
            step=(style.hero_step if place is Place.HERO else _SHOWN_STEP) * unit,
            slots=slots,
        )
        for place, block in ((Place.HERO, hero), *others)
    )
    tray, board = plan.centre(1 if shared_card else 0 if stud else board_cards)
    return Layout(
        scene=Rect(0, 0, width, height),
        table=Rect(left, 0, table_width, height),
        unit=unit,
        stud=stud,
        one_line=style is STUD,
        seats=spots,
        tray=px(tray),
        board=tuple(px(card) for card in board),
        draws=DrawSpots(*map(px, plan.draws(tray))) if slots else None,
        shoe=px(plan.shoe([block for place, block in others if place is Place.TOP])),
    )


@dataclass(frozen=True, slots=True)
class _Plan:
    """The layout in card widths: a table `w` × `h` W large."""

    style: Measures
    w: float
    h: float
    stud: bool

    def hero(self) -> Rect:
        cards = self.style.hero_card * CARD_RATIO
        wide, height = self.style.hero_block, cards + _HERO_GAP + HERO_PLATE[1]
        return Rect((self.w - wide) / 2, self.h - _HERO_FOOT - height, wide, height)

    def others(self, seats: int) -> list[tuple[Place, Rect]]:
        """Blocks clockwise from the hero's left."""
        block_w, block_h = self.style.block, self.style.block_height
        half = self.w / 2
        row = self.style.top_rows[min(seats - 2, len(self.style.top_rows) - 1)]
        tops = [
            (Place.TOP, Rect(half + u * (half - _EDGE - block_w / 2) - block_w / 2, _EDGE, block_w, block_h))
            for u in row
        ]
        heights = self.side_tops(seats, row)
        left = [(Place.LEFT, Rect(_EDGE, y, block_w, block_h)) for y in reversed(heights)]
        right = [(Place.RIGHT, Rect(self.w - _EDGE - block_w, y, block_w, block_h)) for y in heights]
        return [*left, *tops, *right]

    def side_tops(self, seats: int, row: tuple[float, ...]) -> list[float]:
        """Upper ends of the blocks on a side, from the top down."""
        block = self.style.block_height
        row_end = _EDGE + block
        match _SIDES[seats - 2]:
            case 0:
                return []
            case 1:
                middle = (row_end + self.hero().y) / 2 - block / 2
                return [max(middle, row_end + 0.8) if len(row) > 1 else middle]
            case _:
                lower = self.h - self.style.lower_end - block
                if max(row) > 0.6 or (self.stud and len(row) == 2):
                    upper = row_end + 0.8
                elif len(row) == 1 and not self.stud:
                    upper = _EDGE + 0.6 * block
                else:
                    upper = row_end + 0.1
                slack = lower - (upper + block)
                return [upper + min(0.5, max(0, slack / 4)), lower]

    def plate(self, place: Place, block: Rect) -> Rect:
        wide, height = HERO_PLATE if place is Place.HERO else (block.w, self.style.plate)
        return Rect(block.x + (block.w - wide) / 2, block.bottom - height, wide, height)

    def bet(self, place: Place, block: Rect) -> Rect:
        w, h = _BET
        if place is Place.HERO:
            return Rect(block.x + (block.w - w) / 2, block.y - _HERO_BET_GAP - h, w, h)
        if place is Place.TOP:
            x = block.x + (block.w - w) / 2
            off_centre = (block.x + block.w / 2 - self.w / 2) / (self.w / 2)
            if self.stud and abs(off_centre) > 0.5:
                x = block.x if off_centre > 0 else block.right - w
            return Rect(x, block.bottom + _UNDER_PLATE, w, h)
        w, h = _SIDE_BET
        x = block.right + _UNDER_PLATE if place is Place.LEFT else block.x - _UNDER_PLATE - w
        y = block.y + self.style.side_bet_drop
        if self.stud:
            y = min(y, self.hero().y - 0.38 - h)
        elif self.style is DRAW:
            y = min(y, self.hero().y - _RAISED - h)
        return Rect(x, y, w, h)

    def button(self, place: Place, block: Rect) -> Rect:
        plate = self.plate(place, block)
        gap = _UNDER_PLATE
        y = plate.y + (plate.h - _BUTTON) / 2
        match place:
            case Place.HERO | Place.RIGHT:
                return Rect(plate.x - gap - _BUTTON, y, _BUTTON, _BUTTON)
            case Place.LEFT:
                return Rect(plate.right + gap, y, _BUTTON, _BUTTON)
            case _:
                outer_is_left = block.x + block.w / 2 < self.w / 2 - 0.01
                x = plate.x if outer_is_left else plate.right - _BUTTON
                return Rect(x, plate.bottom + gap, _BUTTON, _BUTTON)

    def centre(self, board_cards: int) -> tuple[Rect, list[Rect]]:
        """The tray and the board, in the middle of the room left by the bets of the top row and the hero."""
        above = _EDGE + self.style.block_height + _UNDER_PLATE + _BET[1]
        below = self.hero().y - _HERO_BET_GAP - _BET[1]
        middle = (above + below) / 2
        if self.stud:
            return self._stud_centre(middle, board_cards)
        card_h = _BOARD_CARD * CARD_RATIO
        step = _BOARD_CARD + _BOARD_GAP
        width = step * 5 - _BOARD_GAP
        under = _TRAY_GAP + card_h
        if self.style is DRAW:
            under = 2 * _DRAW_GAP + _DOTS[1] + DECK_CARD * CARD_RATIO + CAPTION
        top = middle - (_TRAY + under) / 2
        tray = Rect((self.w - width) / 2, top, width, _TRAY)
        left = (self.w - (step * board_cards - _BOARD_GAP)) / 2
        cards = [Rect(left + step * i, tray.bottom + _TRAY_GAP, _BOARD_CARD, card_h) for i in range(board_cards)]
        return tray, cards

    def shoe(self, tops: list[Rect]) -> Rect:
        """On the top rail: in the middle, or where a seat is there, at its right."""
        w, h = _SHOE
        middle = self.w / 2
        there = next((block for block in tops if abs(block.x + block.w / 2 - middle) < 0.01), None)
        if there is not None:
            following = min((block.x for block in tops if block.x > there.x), default=self.w)
            middle = there.right + min(_SHOE_AWAY, (following - there.right) / 2)
        return Rect(middle - w / 2, _SHOE_TOP, w, h)

    def draws(self, tray: Rect) -> tuple[Rect, Rect, Rect]:
        """The draws as dots under the tray, below them the deck and the heap."""
        w, h = _DOTS
        dots = Rect((self.w - w) / 2, tray.bottom + _DRAW_GAP, w, h)
        top, high = dots.bottom + _DRAW_GAP, DECK_CARD * CARD_RATIO
        deck, heap = (Rect(self.w / 2 + at - DECK_CARD / 2, top, DECK_CARD, high) for at in (_DECK_AT, _HEAP_AT))
        return dots, deck, heap

    def _stud_centre(self, middle: float, board_cards: int) -> tuple[Rect, list[Rect]]:
        left = self.w / 2 - 1.8
        if not board_cards:
            return Rect(left, middle - 0.6, 3.6, 1.2), []
        return Rect(left, middle - 0.6, 2.45, 1.2), [Rect(left + 2.6, middle - 0.7, 1, CARD_RATIO)]


HERO_PLATE: Final = (5.6, 0.86)
_HERO_STEP: Final = 1.45
_DRAW_STEP: Final = 1.33
_DRAW_HERO: Final = 4 * _DRAW_STEP + 1.25 + 2 * FAN_EDGE
"""Width of the hero's five cards side by side, none covered."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Measures:
    """Measures that differ between flop games, stud and draw games, in card widths."""

    width: float
    height: float
    block: float
    plate: float
    overlap: float
    hero_card: float
    lower_end: float
    side_bet_drop: float
    top_rows: tuple[tuple[float, ...], ...]
    hero_block: float = HERO_PLATE[0]
    hero_step: float = _HERO_STEP
    """Greatest distance between the hero's cards."""

    @property
    def block_height(self) -> float:
        """Height of the cards and the plate over their foot."""
        return CARD_RATIO - self.overlap + self.plate


FLOP: Final = Measures(
    width=14.6,
    height=9.2,
    block=2.9,
    plate=0.86,
    overlap=0.2,
    hero_card=1.25,
    lower_end=0.95,
    side_bet_drop=0.25,
    top_rows=(
        (0,),
        (-0.56, 0.56),
        (0,),
        (-0.42, 0.42),
        (0,),
        (-0.36, 0.36),
        (-0.7, 0, 0.7),
        (-0.93, -0.31, 0.31, 0.93),
        (-1, -0.5, 0, 0.5, 1),
    ),
)
STUD: Final = Measures(
    width=14.7,
    height=8.1,
    block=4.1,
    plate=0.54,
    overlap=0.14,
    hero_card=1.15,
    lower_end=1.1,
    side_bet_drop=0.1,
    hero_step=1.334,
    top_rows=((0,), (-0.7, 0.7), (0,), (-0.5, 0.5), (0,), (-0.46, 0.46), (-0.93, 0, 0.93)),
)
STUD_NINE: Final = replace(
    STUD, height=8.9, block=3.5, plate=0.86, overlap=0.2, lower_end=0.95, top_rows=((-1, -1 / 3, 1 / 3, 1),)
)
"""Blocks for nine stud seats: narrower, for five cards, with plates of two lines."""
DRAW: Final = replace(FLOP, hero_block=_DRAW_HERO, hero_step=_DRAW_STEP)
