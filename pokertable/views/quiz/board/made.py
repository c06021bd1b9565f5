"""The picked hand beside the best: the same drawing of a made hand, with brackets that count both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.names import RANK_NAMES
from pokertable.training.quiz.deals import AnyDeal
from pokertable.training.quiz.hands import AnswerHand, first_difference
from pokertable.training.quiz.question import AnyReply
from pokertable.views.cards.card import CardPictures, paint_tag
from pokertable.views.cards.card_state import CARD_RATIO, STEP
from pokertable.views.cards.made_hand import GAP, MadePicture, made_size, paint_made, paint_plus
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import designed, face, fitted, follow_scale, scaled, sized, width_of, wrapped
from pokertable.views.kit.language import contracted
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_box, paint_elided, paint_felt, paint_words
from pokertable.views.kit.signs import paint_verdict
from pokertable.views.kit.theme import Theme
from pokertable.views.kit.translate import capital, counted, in_a_row, in_clauses, shown, tr

_MOST: Final = 116.0
_FIVE: Final = 1 + 4 * STEP + GAP
"""Width of five cards from both sides, in card widths."""
_TAGS: Final = 0.16
"""Room for the tags above the cards, in card widths."""
_PAD: Final = 25.0
_SIDE: Final = 14.0
_COUNTS: Final = 34
_BESIDE: Final = 96
_NAME: Final = 22
_FOOT: Final = 40
"""Room in px around the cards, for the counts under or beside them, for a hand's name, and for the note; counts and
name are to be `sized`."""
_NOTE_LINES: Final = 3
_TITLES: Final = (17, 14, 12, 11)
"""Type sizes of the name of a hand, in px; of one of two hands without the largest."""
"""Most lines of the note."""
_TIGHT: Final = 10.0
"""Room around the cards of two hands, in px."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PanelHand:
    """A hand in the panel: its name, its cards (None: none, as the title says), the counts under them.

    `room`: number of places for the cards that are picked; outlines show those still free.
    """

    title: str
    right: bool
    picture: MadePicture | None
    hole_count: str = ""
    board_count: str = ""
    room: int = 0
    low: bool = False
    miscounted: bool = False

    @classmethod
    def of(cls, reply: AnyReply, *, rings: bool) -> list[PanelHand]:
        """The hands of an answer; `rings`: as on the table, for the right one."""
        return [_shown_hand(hand, rings, None) for hand in reply.hands]

    @classmethod
    def wrong(cls, reply: AnyReply, best: AnyReply) -> tuple[list[PanelHand], str]:
        """The hands of a wrong answer, its first wrong card marked, and the right card there."""
        hands, note = [], ""
        for hand, right in zip(reply.hands, best.hands, strict=True):
            parted = None if hand.right or hand.miscounted else first_difference(hand, right)
            hands.append(_shown_hand(hand, rings=False, off=None if parted is None else parted[0]))
            if parted is not None:
                names = [RANK_NAMES[card.rank] for card in parted]
                said = tr("The right hand, but the {given} should be the {best}.")
                note = contracted(said.format(given=shown(names[0]), best=shown(names[1])))
        return hands, note

    @classmethod
    def picked(
        cls, deal: AnyDeal, picks: Cards, *, title: str, room: int, low: bool, counted: bool, held: bool = True
    ) -> PanelHand:
        """The cards picked so far of `room`, each side by itself; `counted`: with the numbers under them.

        `held`: those beside the board's are the player's own.
        """
        hole, board = (tuple(card for card in side if card in picks) for side in deal.own_and_board)
        others = tuple(card for card in picks if card not in hole and card not in board)
        picture = MadePicture(hole=(*hole, *others), board=board, low=low, rings=False) if picks else None
        hole_count, board_count = "", ""
        if counted and deal.own_and_board[1] and picks:
            hole_count, board_count = _counts(len(hole) + len(others), len(board), held=held)
        return cls(
            title=title, right=True, picture=picture, hole_count=hole_count, board_count=board_count, room=room, low=low
        )


def _shown_hand(hand: AnswerHand, rings: bool, off: Card | None) -> PanelHand:
    """The panel's hand; `off`: the card to mark as wrong."""
    name = capital(shown(hand.name))
    if not hand.hole and not hand.board:
        return PanelHand(title=name, right=hand.right, picture=None, low=hand.low)
    out = () if off is None else (off,)
    picture = MadePicture(hole=hand.hole, board=hand.board, low=hand.low, rings=rings and hand.plays, out=out)
    hole_count, board_count = _counts(len(hand.hole), len(hand.board), held=hand.held) if hand.counted else ("", "")
    return PanelHand(
        title=name,
        right=hand.right,
        picture=picture,
        hole_count=hole_count,
        board_count=board_count if hand.board else "",
        low=hand.low,
        miscounted=hand.miscounted,
    )


def _counts(hole: int, board: int, *, held: bool) -> tuple[str, str]:
    of_hand, of_deck = counted("%n from hand", "%n from hand", hole), counted("%n hole card", "%n hole cards", hole)
    return of_hand if held else of_deck, counted("%n from board", "%n from board", board)


def _counts_fit(hand: PanelHand, card: float) -> bool:
    """Whether the words under the two brackets stay apart at this card width."""
    picture = hand.picture
    if picture is None or not (picture.hole and picture.board and hand.hole_count and hand.board_count):
        return True
    apart = (1 + (len(picture.hole) + len(picture.board) - 2) * STEP / 2 + GAP) * card
    words = sum(width_of(count, sized(14), bold=True) for count in (hand.hole_count, hand.board_count))
    return words / 2 + 8 <= apart


class MadePanel(Drawn, QWidget):
    """A heading with a tick or a cross, then one or two hands on felt, and a note.

    `chosen(number)`: one of several hands that are still being picked was clicked.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._right: bool | None = None
        self._pictures = CardPictures()
        self._heading = ""
        self.hands: tuple[PanelHand, ...] = ()
        """The displayed hands."""
        self._note = ""
        self._at: int | None = None
        """The number of the hand that is being picked, of several."""
        self.beside: tuple[MadePanel, ...] = ()
        """The panels whose hand's name has the same type as that of this one."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_scale(self.setMinimumHeight, 150)

    def say(
        self,
        heading: str,
        hands: Sequence[PanelHand],
        note: str = "",
        *,
        right: bool | None = None,
        at: int | None = None,
    ) -> None:
        """Show these hands and a note of one line; `right` None: no verdict yet. `at`: the one that is being picked."""
        self._heading, self.hands, self._note, self._right = heading, tuple(hands), note, right
        self._at = at if len(self.hands) > 1 else None
        self.setCursor(Qt.CursorShape.ArrowCursor if self._at is None else Qt.CursorShape.PointingHandCursor)
        words = [heading, *(_spoken(hand) for hand in hands), note]
        self.setAccessibleName(in_clauses(word for word in words if word))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(380), scaled(260))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box = QRectF(self.rect())
        paint_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), scaled(8), "panel", "line")
        several = len(self.hands) > 1
        head = self._head
        self._paint_head(painter, QRectF(scaled(14), scaled(6), box.width() - scaled(28), head))
        note_px, notes = self._notes()
        rows = self._rows()
        beside = several and self._counts_beside(rows[0].width(), rows[0].height() - sized(_NAME))
        for at, (hand, rect) in enumerate(zip(self.hands, rows, strict=True)):
            y = rect.y()
            if several:
                paint_tag(
                    painter,
                    QRectF(scaled(16), y + (sized(20) - scaled(16)) / 2, scaled(16), scaled(16)),
                    look().theme,
                    low=hand.low,
                )
                self._paint_title(painter, QRectF(scaled(40), y, box.width() - scaled(56), sized(20)), hand.title)
                rect.setTop(y + sized(_NAME))
            self._paint_line(painter, rect, hand, beside=beside, current=at == self._at)
        y = box.height() - scaled(_FOOT) + scaled(8) - max(0, len(notes) - 1) * scaled(20)
        for note in notes:
            paint_words(
                painter, QRectF(scaled(16), y, box.width() - scaled(32), scaled(20)), note, face(note_px), "muted"
            )
            y += scaled(20)

    @property
    def _head(self) -> float:
        """Height of the heading."""
        return float(sized(30 if len(self.hands) > 1 else 46))

    def _notes(self) -> tuple[int, list[str]]:
        """The note in lines, and its type size in px."""
        wide = self.width() - scaled(32)
        px = fitted(self._note, wide, (14,), height=scaled(20))
        return px, wrapped(self._note, wide, px, _NOTE_LINES) if self._note else []

    def _rows(self) -> list[QRectF]:
        """The place of each hand, with its name."""
        has_foot = self._note or (self._right is not None and len(self.hands) < 2)
        foot = scaled(_FOOT if has_foot else 4) + max(0, len(self._notes()[1]) - 1) * scaled(20)
        top, wide = self._head + scaled(10), self.width() - scaled(24)
        each = (self.height() - top - foot) / max(1, len(self.hands))
        return [QRectF(scaled(12), top + at * each, wide, each) for at in range(len(self.hands))]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the hand of the click."""
        at = next((at for at, row in enumerate(self._rows()) if row.contains(event.position())), None)
        if self._at is not None and at is not None:
            self.chosen.emit(at)

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        x = rect.x() + scaled(2)
        if self._right is not None:
            mark = (
                QRectF(rect.x(), rect.y() + scaled(10), scaled(26), scaled(26))
                if len(self.hands) < 2
                else QRectF(rect.x(), rect.y(), scaled(24), scaled(24))
            )
            paint_mark(painter, mark, look().theme, right=self._right)
            x += scaled(36)
        width = rect.right() - x
        one = len(self.hands) == 1 and self.hands[0].title
        top = rect.y() + (scaled(2) if len(self.hands) > 1 or one else scaled(12))
        paint_words(painter, QRectF(x, top, width, sized(20)), self._heading, face(sized(14)), "muted")
        if one:
            px = min(self.title_px, *[each.title_px for each in self.beside if each.isVisible()], sized(_TITLES[0]))
            paint_elided(painter, QRectF(x, rect.y() + sized(21), width, sized(24)), one, face(px, bold=True))

    @property
    def title_px(self) -> int:
        """The largest type in px in which the name of its one hand fits; without one the largest of all."""
        if len(self.hands) != 1:
            return sized(_TITLES[0])
        wide = self.width() - scaled(28 + 2) - (36 if self._right is not None else 0)
        return fitted(self.hands[0].title, wide, _TITLES, bold=True, height=sized(24))

    def _paint_title(self, painter: QPainter, rect: QRectF, title: str) -> None:
        """Paint the name of one of two hands."""
        px = fitted(title, rect.width(), _TITLES[1:], bold=True, height=rect.height())
        paint_elided(painter, rect, title, face(px, bold=True))

    def _beside(self) -> float:
        """Width of the counts beside the cards."""
        counts = [count for hand in self.hands for count in (hand.hole_count, hand.board_count)]
        return max([float(scaled(_BESIDE)), *(width_of(count, sized(12), bold=True) + scaled(6) for count in counts)])

    def _counts_beside(self, width: float, height: float) -> bool:
        """Whether the counts are beside the cards: these are then larger, or the words under them would touch."""
        below = self._card_width(width, height - sized(_COUNTS), scaled(_TIGHT))
        return self._card_width(width - self._beside(), height, scaled(_TIGHT)) > below or not all(
            _counts_fit(hand, below) for hand in self.hands
        )

    def _paint_line(self, painter: QPainter, rect: QRectF, hand: PanelHand, *, beside: bool, current: bool) -> None:
        """Paint the cards in the middle of their felt; the counts under or beside them; `current`: with an edge."""
        theme = look().theme
        counts = [count for count in (hand.hole_count, hand.board_count) if count and hand.picture is not None]
        pad = scaled(4.0) if rect.height() < scaled(56) else scaled(_TIGHT) if len(self.hands) > 1 else scaled(_PAD)
        right, below = (self._beside(), 0.0) if beside else (0.0, sized(_COUNTS))
        card = self._card_width(rect.width() - right, rect.height() - below, pad)
        apart = 8.0 if beside else 0.0
        high = max(rect.height() - below - apart, (CARD_RATIO + _TAGS) * card + 2 * pad)
        felt = QRectF(rect.x(), rect.y(), rect.width(), high)
        paint_felt(painter, felt)
        if current:
            paint_box(painter, felt.adjusted(1, 1, -1, -1), scaled(8), edge="turn", width=scaled(2))
        top = felt.center().y() + (_TAGS - CARD_RATIO) / 2 * card
        middle = felt.center().x() - right / 2
        if hand.room:
            at = self._paint_room(painter, middle, top, card, hand)
        elif hand.picture is None:
            paint_words(painter, felt, hand.title, face(sized(17), bold=True), "text_on_felt", CENTRE)
            return
        else:
            at = QPointF(middle - made_size(hand.picture, card).width() / 2, top)
        picture = hand.picture
        if picture is not None:
            paint_made(painter, at, card, picture, theme, pictures=self._pictures)
            if picture.hole and picture.board:
                width = (1 + (len(picture.hole) - 1) * STEP + GAP / 2) * card
                paint_plus(painter, at + QPointF(width, CARD_RATIO * card / 2), card, theme.color("text_on_felt"))
        if counts and not beside:
            self._paint_counts(painter, at.x(), felt.bottom() + scaled(5), card, hand)
        elif counts:
            box = QRectF(felt.right() - right, felt.y(), right - scaled(4), felt.height())
            paint_words(painter, box, "\n".join(counts), face(sized(12), bold=True), "text_on_felt")

    def _card_width(self, width: float, height: float, pad: float) -> float:
        """Width of a card, with five cards from both sides in a felt of this size."""
        return min((width - 2 * scaled(_SIDE)) / _FIVE, (height - 2 * pad) / (CARD_RATIO + _TAGS), scaled(_MOST))

    def _paint_room(self, painter: QPainter, middle: float, top: float, card: float, hand: PanelHand) -> QPointF:
        """Paint outlines for cards still to come; returns the start of the picked ones."""
        wide = 1 + (hand.room - 1) * STEP
        picture = hand.picture
        if picture is not None and picture.hole and picture.board:
            wide += GAP
        at = QPointF(middle - wide * card / 2, top)
        picked = 0 if picture is None else len(picture.hole) + len(picture.board)
        x = at.x() + (0.0 if picture is None else made_size(picture, card).width() + (STEP - 1) * card)
        color = look().theme.color("text_on_felt")
        color.setAlphaF(0.45)
        edge = QPen(color, scaled(1.5))  # dashes mean low
        for place in range(hand.room - picked):
            box = QRectF(x + place * STEP * card, at.y(), card, CARD_RATIO * card)
            paint_box(painter, box.adjusted(1, 1, -1, -1), 0.08 * card, edge=edge)
        return at

    def _paint_counts(self, painter: QPainter, x: float, y: float, card: float, hand: PanelHand) -> None:
        assert hand.picture is not None
        token = "muted" if self._right is None else "wrong" if hand.miscounted else "right" if hand.right else "muted"
        color = look().theme.color(token)
        for cards, words in ((hand.picture.hole, hand.hole_count), (hand.picture.board, hand.board_count)):
            if cards:
                width = (1 + (len(cards) - 1) * STEP) * card
                paint_bracket(painter, QRectF(x, y, width, sized(26)), words, color)
                x += width + GAP * card


def paint_bracket(painter: QPainter, rect: QRectF, words: str, color: QColor) -> None:
    """A bracket with words under it."""
    painter.setPen(QPen(color, scaled(1.8)))
    y = rect.y() + scaled(6)
    painter.drawLine(QPointF(rect.left(), rect.y()), QPointF(rect.left(), y))
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    painter.drawLine(QPointF(rect.right(), y), QPointF(rect.right(), rect.y()))
    wide = max(rect.width(), width_of(words, sized(14), bold=True) + scaled(4))
    box = QRectF(rect.center().x() - wide / 2, y + scaled(3), wide, sized(20))
    paint_words(painter, box, words, face(sized(14), bold=True), color, CENTRE)


def paint_mark(painter: QPainter, rect: QRectF, theme: Theme, *, right: bool) -> None:
    """A tick or a cross in a ring."""
    color = theme.color("right" if right else "wrong")
    size = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, max(1.4, size * 0.075)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect)
    paint_verdict(painter, rect, color, right=right, thick=max(1.6, designed(size) * 0.1))
    painter.restore()


def _spoken(hand: PanelHand) -> str:
    """The hand for screen readers: its name, its cards, the number from each side."""
    if hand.picture is None:
        return hand.title
    cards = in_a_row(map(card_name, (*hand.picture.hole, *hand.picture.board)))
    counts = in_a_row(count for count in (hand.hole_count, hand.board_count) if count)
    return in_clauses(part for part in (hand.title, cards, counts) if part)
