"""A strip of felt with a hand and a board; cards can be dragged, typed, cleared, or picked as a guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.training.lab.cards import LabCards
from pokertable.views.cards.card import CARD_RADIUS, ILLEGAL_TILT
from pokertable.views.cards.card_state import CARD_RATIO, LIFT, PLAIN, STEP, CardState
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import face, follow_scale, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_box, paint_felt, paint_words
from pokertable.views.kit.spoken import announce_focused
from pokertable.views.kit.theme import MOTION
from pokertable.views.lab.drag import CARD_MIME, DragField, card_of

GROUP_GAP: Final = 0.55
"""Gap between hand and board, in card widths."""
LABEL: Final = 20.0
"""Height of the line that names the groups, in px."""
SIDE: Final = 0.32
"""Room at the left and right, in card widths: a removed card turns and stays on the felt."""
BELOW: Final = 0.29
"""Room under the cards for removed and turned ones, in card widths."""
ABOVE: Final = 0.22
"""Room between the label and the cards for raised ones, in card widths."""
MOST_WIDTH: Final = 84.0


def felt_slots(width: float, height: float, hand: int, board: int) -> list[QRectF]:
    """The slots of a hand and a board on a felt of this size, centred, as large as possible."""
    steps = (hand + board) * STEP - (STEP - 1) * (2 if board else 1) + (GROUP_GAP if board else 0)
    card = min(width / (steps + 2 * SIDE), (height - scaled(LABEL)) / (CARD_RATIO + BELOW + ABOVE), scaled(MOST_WIDTH))
    left = (width - steps * card) / 2
    top = scaled(LABEL) + ABOVE * card + (height - scaled(LABEL) - (CARD_RATIO + BELOW + ABOVE) * card) / 2
    board_x = left + (hand * STEP - (STEP - 1) + GROUP_GAP) * card
    lefts = [left + n * STEP * card for n in range(hand)] + [board_x + n * STEP * card for n in range(board)]
    return [QRectF(x, top, card, CARD_RATIO * card) for x in lefts]


def pose_of(slot: QRectF, state: CardState) -> Pose:
    """Pose of a card in this slot: raised if it plays or is picked, slid out if it may not play."""
    x, y, width = slot.x(), slot.y(), slot.width()
    if state.illegal:
        return Pose(x + 0.12 * width, y + 0.2 * width, ILLEGAL_TILT)
    return Pose(x, y - (LIFT * width if state.lifted else 0))


_LIFTED: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
_PUSHED_OUT: Final = QEasingCurve(QEasingCurve.Type.OutBack)
"""Easing beyond the end and back."""


class Pose(NamedTuple):
    """Pose of a card: its upper left corner in px, and its rotation in degrees."""

    x: float
    y: float
    turn: float = 0.0


class DrawnCard(NamedTuple):
    """A moving card: its state, its pose, and its opacity (1: full)."""

    card: Card
    state: CardState
    pose: Pose
    opacity: float


class CardMoves(QObject):
    """The present pose of each card. `moved()`: draw again."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._from: dict[Card, Pose] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(lambda _value: self.moved.emit())

    def begin(self, before: Mapping[Card, Pose], after: Mapping[Card, Pose], *, slides: bool) -> None:
        """Move from these poses to those, if any differ; `slides`: one card is pushed out."""
        self._from = dict(before)
        self._clock.stop()
        if look().speed and any(before.get(card) != pose for card, pose in after.items()):
            self._clock.setDuration(round((MOTION.slide_out if slides else MOTION.lift) / look().speed))
            self._clock.start()

    def stop(self) -> None:
        """Put every card at its final pose."""
        self._from = {}
        self._clock.stop()

    @property
    def running(self) -> bool:
        """Whether any card is moving."""
        return self._clock.state() == QVariantAnimation.State.Running

    def now(self, card: Card, state: CardState, pose: Pose) -> DrawnCard:
        """The present drawing of a card that belongs at `pose`."""
        if not self.running:
            return DrawnCard(card, state, pose, 1.0)
        share = float(self._clock.currentValue())
        start = self._from.get(card)
        if start is None:
            return DrawnCard(card, state, pose, share)
        share = (_PUSHED_OUT if state.illegal else _LIFTED).valueForProgress(share)
        x, y, turn = (a + (b - a) * share for a, b in zip(start, pose, strict=True))
        return DrawnCard(card, state, Pose(x, y, turn), 1.0)


class LabFelt(DragField):
    """Shows cards, each in a state, and reports the player's actions on them.

    `card_put(slot, card)`: a card was dropped or typed into a place. `cleared(slot)`: a place is to be emptied.
    `selected(slot)`: the cursor moved there. `pressed()`: a place was clicked. `pasted(text)`: some other text was
    dropped. `picked(card)` is emitted while picking: then only the hand's cards can be reached.
    """

    card_put = Signal(int, object)
    cleared = Signal(int)
    selected = Signal(int)
    pressed = Signal()
    pasted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: LabCards | None = None
        self._states: dict[Card, CardState] = {}
        self._drop: int | None = None
        self._picking = False
        self._moves = CardMoves(self)
        self._moves.moved.connect(self.update)
        follow_scale(self.setMinimumHeight, 86)

    # Input

    def show_cards(self, cards: LabCards, states: Mapping[Card, CardState]) -> None:
        """Show these cards, each in its state; changes are animated."""
        before = self._poses()
        grown = self._cards is None or len(self._cards.slots) != len(cards.slots)
        self._cards, self._states = cards, dict(states)
        self.cursor_place = min(self.cursor_place, len(cards.slots) - 1)
        if grown:
            self.pictures.clear()
        if grown or not self.isVisible():
            self._moves.stop()
        else:
            self._moves.begin(before, self._poses(), slides=any(state.illegal for state in states.values()))
        self.update()

    def set_picking(self, picking: bool) -> None:
        """Set whether a click picks a card of the hand instead of changing it."""
        self._picking = picking
        self.rank = ""
        self.update()

    def show_cursor(self, slot: int) -> None:
        """Follow another felt's cursor."""
        super().move_cursor(slot)

    def state_of(self, card: Card) -> CardState:
        """The state of a displayed card."""
        return self._states.get(card, PLAIN)

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(480), scaled(130))

    # Layout

    def slots(self) -> list[QRectF]:
        """The slots of hand and board."""
        cards = self._cards
        return [] if cards is None else felt_slots(self.width(), self.height(), len(cards.hand), len(cards.board))

    def places(self) -> list[QRectF]:
        """The slots; while picking those of the hand."""
        slots = self.slots()
        return slots[: len(self._cards.hand)] if self._cards is not None and self._picking else slots

    def card_in(self, place: int) -> Card | None:
        """The card in this slot."""
        return None if self._cards is None else self._cards.slots[place]

    def reach(self, rect: QRectF) -> QRectF:
        """The area of a place, including the raised and pushed-out card."""
        return rect.adjusted(-scaled(2), -0.15 * rect.width(), scaled(2), 0.15 * rect.width())

    @property
    def numbered(self) -> bool:
        """Whether digits pick cards by their number; otherwise they are typed as ranks."""
        return self._picking

    def _poses(self) -> dict[Card, Pose]:
        """The final pose of every card."""
        if self._cards is None:
            return {}
        slots = zip(self._cards.slots, self.slots(), strict=True)
        return {card: pose_of(rect, self.state_of(card)) for card, rect in slots if card is not None}

    # The player's actions

    def move_cursor(self, place: int) -> None:
        """Put the cursor on a place; the other felt follows."""
        super().move_cursor(place)
        card = self.card_in(place)
        announce_focused(self, self.tr("empty") if card is None else card_name(card))
        self.selected.emit(place)

    def press(self, place: int, point: QPoint) -> None:
        """Pick, or prepare for a drag."""
        self.pressed.emit()
        if self._picking:
            self.pick(place)
        else:
            super().press(place, point)

    def take_name(self, card: Card) -> None:
        """Put the typed card at the cursor, and go on to the next place."""
        if self._picking:
            super().take_name(card)
        else:
            slot = self.cursor_place
            self.card_put.emit(slot, card)
            self.move_cursor(min(slot + 1, len(self.places()) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete a partly typed name, else the card in the place."""
        if self._picking or event.key() not in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            super().keyPressEvent(event)
        elif self.rank:
            self.rank = ""
            self.update()
        else:
            self.cleared.emit(self.cursor_place)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept cards, and texts of cards."""
        if event.mimeData().hasFormat(CARD_MIME) or event.mimeData().hasText():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show the place where the card would go."""
        self._drop = self.place_at(event.position())
        if self._drop is not None or not event.mimeData().hasFormat(CARD_MIME):
            event.acceptProposedAction()
        else:
            event.ignore()
        self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002, D102
        self._drop = None
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: D102
        slot, self._drop = self.place_at(event.position()), None
        card = card_of(event.mimeData())
        if card is not None and slot is not None:
            event.acceptProposedAction()
            self.move_cursor(slot)
            self.card_put.emit(slot, card)
        elif card is None and event.mimeData().hasText():
            event.acceptProposedAction()
            self.pasted.emit(event.mimeData().text())
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.selected.emit(self.cursor_place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw at the new size without animation."""
        super().resizeEvent(event)
        self._moves.stop()

    # Drawing

    def draw(self, painter: QPainter) -> None:
        """Draw the felt, the places, and the cards in their present poses."""
        paint_felt(painter, QRectF(self.rect()))
        slots = self.slots()
        if self._cards is not None:
            self._paint_places(painter, self._cards, slots)
        pushed_out_last = sorted(self._drawn(), key=lambda drawn: drawn.state.illegal)  # over the others
        for card, state, pose, opacity in pushed_out_last:
            rect = QRectF(pose.x, pose.y, slots[0].width(), slots[0].height())
            self.paint_card(painter, rect, card, state, turn=pose.turn, opacity=opacity)
        if slots and self.hasFocus():
            self._paint_cursor(painter, slots[self.cursor_place])

    def _drawn(self) -> list[DrawnCard]:
        return [self._moves.now(card, self.state_of(card), pose) for card, pose in self._poses().items()]

    def _paint_places(self, painter: QPainter, cards: LabCards, slots: list[QRectF]) -> None:
        """Draw the titles of hand and board, the empty places, and the drop target."""
        color = look().theme.color("text_on_felt")
        groups = [(self.tr("Hand"), slots[0])] + ([(self.tr("Board"), slots[len(cards.hand)])] if cards.board else [])
        for title, first in groups:
            box = QRectF(first.x(), first.y() - ABOVE * first.width() - scaled(19), scaled(120), scaled(18))
            paint_words(painter, box, title, face(sized(12)), color)
        if self._drop is not None:
            paint_box(
                painter,
                slots[self._drop].adjusted(-scaled(3), -scaled(3), scaled(3), scaled(3)),
                scaled(8),
                edge=color,
                width=scaled(3),
            )
        color.setAlphaF(0.55)
        for card, box in zip(cards.slots, slots, strict=True):
            if card is None:
                paint_box(painter, box, CARD_RADIUS * box.width(), edge=color, width=1.5)
                painter.drawLine(box.center() - QPointF(scaled(5), 0), box.center() + QPointF(scaled(5), 0))
                painter.drawLine(box.center() - QPointF(0, scaled(5)), box.center() + QPointF(0, scaled(5)))

    def _paint_cursor(self, painter: QPainter, box: QRectF) -> None:
        """Draw the cursor at the place of a typed card, with its typed part."""
        self.paint_cursor(painter, box)
        if not self.rank:
            return
        paint_box(painter, box, scaled(5), "panel")
        name = self.tr("{rank} of ?").format(rank="10" if self.rank == "T" else self.rank)
        paint_words(painter, box, name, face(sized(17), bold=True), "text", CENTRE | Qt.TextFlag.TextWordWrap)
