"""Where the cards of a lab felt lie: pure measures, in px."""

from __future__ import annotations

from typing import Final, NamedTuple

from pokertable.views.felt.layout import CARD_RATIO, LIFT, Rect

STEP: Final = 1.1
"""From one card to the next, in card widths."""
GROUP_GAP: Final = 0.55
"""Between hand and board, in card widths."""
LABEL: Final = 20.0
"""Height in px of the line that names the groups."""
SIDE: Final = 0.32
"""Room at the left and right, in card widths: a card that slides out turns and still lies on the felt."""
BELOW: Final = 0.2
"""Room under the cards, in card widths, for what slides out."""
ABOVE: Final = 0.22
"""Room between the label and the cards, in card widths, for what is lifted."""
MOST_WIDTH: Final = 84.0


class Spot(NamedTuple):
    """Where a card lies: its upper left corner and how far it is turned, in degrees."""

    x: float
    y: float
    turn: float = 0.0


class FeltPlaces(NamedTuple):
    """Card width and the place of every slot."""

    card: float
    slots: tuple[Rect, ...]
    board_x: float


def felt_places(width: float, height: float, hand: int, board: int) -> FeltPlaces:
    """The slots of a hand and a board on a felt of this size, centred, as large as they can be."""
    steps = (hand + board) * STEP - (STEP - 1) * (2 if board else 1) + (GROUP_GAP if board else 0)
    card = min(width / (steps + 2 * SIDE), (height - LABEL) / (CARD_RATIO + BELOW + ABOVE), MOST_WIDTH)
    used = steps * card
    left = (width - used) / 2
    top = LABEL + ABOVE * card + (height - LABEL - (CARD_RATIO + BELOW + ABOVE) * card) / 2
    board_x = left + (hand * STEP - (STEP - 1) + GROUP_GAP) * card
    slots = [Rect(left + n * STEP * card, top, card, CARD_RATIO * card) for n in range(hand)]
    slots += [Rect(board_x + n * STEP * card, top, card, CARD_RATIO * card) for n in range(board)]
    return FeltPlaces(card, tuple(slots), board_x)


def spot_of(slot: Rect, *, lifted: bool, out: bool, tilt: float) -> Spot:
    """Where a card in this slot is drawn: lifted if it plays, slid out if it may not."""
    if out:
        return Spot(slot.x + 0.12 * slot.w, slot.y + 0.2 * slot.w, tilt)
    return Spot(slot.x, slot.y - (LIFT * slot.w if lifted else 0))


def between(start: Spot, stop: Spot, share: float) -> Spot:
    """A share of the way from one spot to another."""
    x, y, turn = (a + (b - a) * share for a, b in zip(start, stop, strict=True))
    return Spot(x, y, turn)
