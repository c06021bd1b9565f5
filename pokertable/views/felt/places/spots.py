"""The spots of a table in scene px."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.felt.places.rect import Rect

FAN_EDGE: Final = 0.025
"""Margin between the ends of a full fan and those of the plate below it, in card widths."""
_INDEX: Final = 0.47
"""Visible part of a card where faces are seen, in its own widths: its index."""
_HIDDEN_STEP: Final = 0.56
_HIDDEN_PEEK: Final = 0.74
_STUD_DOWN_STEP: Final = 0.26
_STUD_UP_STEP: Final = 0.73
_STUD_DOWN_DROP: Final = 0.1
DECK_CARD: Final = 0.64
CAPTION: Final = 0.3


class Place(Enum):
    """The edge of the table at which a seat is."""

    HERO = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """One seat: its plate, the block with the cards above it, its bet, its button, and the fan of its cards."""

    place: Place
    block: Rect
    plate: Rect
    bet: Rect
    button: Rect
    card_w: float
    unit: float
    stud: bool
    step: float
    """Greatest distance between cards whose faces are all seen, in px."""
    slots: int
    """Number of places kept for a hand while it has fewer cards (draw games)."""

    @property
    def bet_below(self) -> bool:
        """Whether the amount is below the chips (sides) instead of beside them."""
        return self.place in (Place.LEFT, Place.RIGHT)

    def cards(self, ups: Sequence[bool], *, shown: bool) -> tuple[Rect, ...]:
        """Spots of the cards in dealing order; `ups`: whether each was dealt face up; `shown`: all faces are seen."""
        if self.place is Place.HERO or shown:
            return self._open(len(ups))
        if self.stud:
            return self._stud_fan(ups)
        backs = self.plate.y - _HIDDEN_PEEK * self.card_w  # above the plate
        return self._even(len(ups), _HIDDEN_STEP * self.card_w, backs)

    def _open(self, count: int) -> tuple[Rect, ...]:
        """Cards with all indices visible: smaller if there are many, with their feet in line."""
        w = min(self.card_w, self._fan.w / (1 + _INDEX * (max(count, self.slots) - 1)))
        return self._even(count, self.step, self.block.y + (self.card_w - w) * CARD_RATIO, w)

    @property
    def _fan(self) -> Rect:
        """Area for the cards: the block without its edges, so that the plate's corners stay visible."""
        edge = FAN_EDGE * self.unit
        return self.block._replace(x=self.block.x + edge, w=self.block.w - 2 * edge)

    def _even(self, count: int, greatest_step: float, top: float, w: float | None = None) -> tuple[Rect, ...]:
        """Evenly spaced cards, at most `greatest_step` px apart; `w`: their width, if not the usual one."""
        w, places = w or self.card_w, max(count, self.slots) - 1
        step = min((self._fan.w - w) / max(1, places), greatest_step)
        left = self.block.x + (self.block.w - w - step * places) / 2
        return tuple(Rect(left + step * i, top, w, w * CARD_RATIO) for i in range(count))

    def _stud_fan(self, ups: Sequence[bool]) -> tuple[Rect, ...]:
        """First down cards close together, the up cards in order, a last down card tucked behind them at the end."""
        w = self.card_w
        first_up = ups.index(True) if True in ups else len(ups)
        spots = []
        x = self._fan.x
        last_up = x
        for i, up in enumerate(ups):
            if not up and i > first_up:
                x = max(self._fan.right - w, last_up)
            spots.append(Rect(x, self.block.y + (0 if up else _STUD_DOWN_DROP * w), w, w * CARD_RATIO))
            if up:
                last_up = x
            x += (_STUD_UP_STEP if up else _STUD_DOWN_STEP) * w
        return tuple(spots)

    def dead_cards(self, count: int) -> tuple[Rect, ...]:
        """Spots of a folded hand's up cards: small, side by side, their heads above the plate."""
        w = min(0.82 * self.unit, self.block.w / max(1, count) - 0.04 * self.unit)
        step = w + 0.04 * self.unit
        left = self.block.x + (self.block.w - step * count + 0.04 * self.unit) / 2
        return tuple(Rect(left + step * i, self.plate.y - w, w, w * CARD_RATIO) for i in range(count))


@dataclass(frozen=True, slots=True)
class DrawSpots:
    """The middle of a draw game's table: its draws as dots, the deck, and the heap of discards."""

    dots: Rect
    deck: Rect
    heap: Rect

    @property
    def whole(self) -> Rect:
        """The whole area, with a line of words under deck and heap."""
        return self.dots._replace(h=self.deck.bottom + CAPTION * self.deck.w / DECK_CARD - self.dots.y)


@dataclass(frozen=True, slots=True)
class Layout:
    """All spots of a table. `seats` are counted clockwise from the hero, who is 0; `unit` is the card width W in px."""

    scene: Rect
    table: Rect
    unit: float
    stud: bool
    one_line: bool
    """Whether the other seats' plates have one line."""
    seats: tuple[SeatSpot, ...]
    tray: Rect
    board: tuple[Rect, ...]
    draws: DrawSpots | None
    shoe: Rect
    """The dealer's box at the top rail, from which cards are dealt where no deck lies in the middle."""

    @property
    def corner(self) -> Rect:
        """The lower right corner, free of plates whatever happens in a hand."""
        own, *others = [seat.plate for seat in self.seats]
        top = max((plate.bottom for plate in others if plate.right > own.right), default=self.scene.y)
        edge = 0.08 * self.unit
        right, bottom = self.scene.right - edge, self.scene.bottom - edge
        top, left = max(top, self.scene.centre[1]) + edge, own.right + 2 * edge
        return Rect(left, top, max(0.0, right - left), max(0.0, bottom - top))

    @property
    def deck(self) -> tuple[float, float]:
        """Centre of the next card to deal: from the shoe it comes with its head in the mouth."""
        if self.draws is not None:
            return self.draws.deck.centre
        return self.shoe.centre[0], self.shoe.y + CARD_RATIO / 2 * self.unit

    @property
    def heap(self) -> tuple[float, float]:
        """Destination of folded and discarded cards: the heap, if there is one."""
        return (self.draws.heap if self.draws else self.tray).centre
