"""The scene on the start page: a hand of the chosen game on the felt, Deal, and the table that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.model.mixes import Mix, Offer
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, CardState
from pokertable.views.cards.curated import curated, tagged
from pokertable.views.kit.fonts import LINE, face, fitted, fitting, grown, least_text, scaled, sized, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import (
    CENTRE,
    Drawn,
    felt_light,
    felt_line,
    paint_box,
    paint_elided,
    paint_fitting,
    paint_words,
    painted,
)
from pokertable.views.kit.theme import MOTION
from pokertable.views.kit.translate import counted, number, shown
from pokertable.views.start.parts import paint_shares, shares_tip
from pokertable.views.start.waiting import Waiting
from pokertable.views.widgets.buttons import Button, Rank, Tone
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.layouts import Arranged

if TYPE_CHECKING:
    from pokertable.views.kit.animation import Transition

CARD: Final = 132
DEAL: Final = (264, 64)
_ABOVE: Final = 82
"""Height in px of name and words above Deal, before it is sized."""
_LEFT: Final = 55
_WORDS: Final = 0.42
"""Part of the scene's width before the words: Deal stays where it is, whatever is dealt."""
_BESIDE: Final = 92
"""Room in px beside the hand, for the dealer button."""
_WAITING: Final = (264, 126)
_INSET: Final = 31
_RAIL: Final = 36


class StartScene(Arranged, Drawn, QWidget):
    """Names the chosen game, shows a hand of it, and has the two buttons: deal, or go on at the table that waits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Offer | None = None
        self._title = self._about = self._error = self._waiting = ""
        self.cards: tuple[Card, ...] = ()
        """The displayed hand."""
        self._dealt = 1.0
        """Number of hands dealt so far: 1, less while the cards come from the shoe."""
        self._coming: Transition | None = None
        self._pictures = CardPictures(tags=False)
        self._felt: tuple[tuple[int, int, float, str], QPixmap] | None = None
        self.resume_button = Button(Tone.OUTLINED, self, key="R")
        self.deal_button = Button(Tone.FILLED, self, rank=Rank.ACT, key=self.tr("Enter"))
        self.resume_button.hide()

    # Input

    def show_game(self, game: Offer) -> None:
        """Show the game, and deal a hand of it."""
        is_new = game is not self._game
        self._game, self._error = game, ""
        self._title = shown(game.short_title)
        self._about = _about(game)
        self.cards = () if isinstance(game, Mix) else curated(game)
        self.setAccessibleName(" ".join(map(str, self.cards)))
        self.setToolTip(plain_tip("" if isinstance(game, Mix) else shares_tip(tagged(game))))
        if is_new and self.cards and look().speed > 0 and self.isVisible():
            self._deal()
        self.update()

    def _deal(self) -> None:
        """Deal the cards one by one."""
        from pokertable.views.kit.animation import Run, Transition

        duration = MOTION.deal + MOTION.deal_gap * len(self.cards)
        self._coming = Transition([Run(self._set_dealt, duration)], look().speed, self)
        self._coming.begin()

    def _set_dealt(self, share: float) -> None:
        self._dealt = share
        self.update()

    def show_error(self, error: str) -> None:
        """Show why no table can be set up with these settings; empty: one can."""
        self._error = error
        self.setToolTip(plain_tip(error))
        self.update()

    def set_waiting(self, waiting: Waiting | None) -> None:
        """Set the table that waits, None if there is none."""
        self._waiting = "" if waiting is None else waiting.words
        self.resume_button.setVisible(waiting is not None)
        self.resume_button.say(self.tr("Resume"))
        self.resume_button.setAccessibleDescription(self._waiting)
        self.arrange()

    @property
    def about(self) -> str:
        """The text under the name."""
        return self._error or self._about

    # Layout

    def arrange(self) -> None:
        """Put Deal under the words, and Resume in its box at the right."""
        words = self._words_box()
        wide, high = min(sized(DEAL[0]), round(words.width())), self._deal_height()
        self.deal_button.setGeometry(
            round(words.x()) - scaled(3), round(words.bottom()) - high - scaled(3), wide + scaled(6), high + scaled(6)
        )
        box = self._waiting_box()
        inside = sized(16)
        left, bottom, high = round(box.x()) + inside, round(box.bottom()) - self._inset(16), sized(46)
        self.resume_button.setGeometry(
            left - scaled(3), bottom - high + scaled(3), round(box.width()) - 2 * inside + scaled(6), high
        )
        self.update()

    def _waiting_box(self) -> QRectF:
        wide, edge = min(sized(_WAITING[0]), round(0.3 * self.width())), scaled(8)
        high = min(sized(_WAITING[1]), self.height() - 2 * edge)
        top = max(float(edge), (self.height() - sized(_RAIL) - high) / 2 + scaled(6))
        return QRectF(self.width() - wide - sized(54), top, wide, high)

    def _inset(self, px: int) -> int:
        """Px between the edge of the box of a waiting table and what is in it: half in a low scene."""
        return sized(px) if self._waiting_box().height() >= sized(_WAITING[1]) else scaled(px) // 2

    def _words_box(self) -> QRectF:
        left = _WORDS * self.width()
        high = sized(_ABOVE) + self._deal_height()
        right = (
            self._waiting_box().x() - sized(24) if not self.resume_button.isHidden() else self.width() - scaled(24.0)
        )
        middle = (self.height() - sized(_RAIL)) / 2 + scaled(4)
        return QRectF(
            left,
            max(scaled(8.0), min(middle - high / 2, self.height() - high - scaled(10))),
            max(scaled(120.0), right - left),
            high,
        )

    def _deal_height(self) -> int:
        """Height of Deal in px, less in a low scene."""
        return min(sized(DEAL[1]), self.height() - sized(_ABOVE) - scaled(20))

    def _card_width(self) -> float:
        return float(round(min(sized(CARD), (self.height() - sized(_RAIL) - scaled(_INSET) - scaled(16)) / CARD_RATIO)))

    def _step(self) -> float:
        wide = self._card_width()
        room = _WORDS * self.width() - scaled(_LEFT) - scaled(_BESIDE) - wide
        return min(wide + scaled(8), room / max(1, len(self.cards) - 1))

    def _hand_width(self) -> float:
        wide = self._card_width()
        if isinstance(self._game, Mix):
            return _WORDS * self.width() - scaled(_LEFT) - scaled(_BESIDE)
        return self._step() * max(0, len(self.cards) - 1) + wide

    # Painting

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.drawPixmap(0, 0, self._drawn_felt())
        if self._game is None:
            return
        self._paint_words(painter, self._game)
        if isinstance(self._game, Mix):
            self._paint_letters(painter, self._game.letters)
        else:
            self._paint_hand(painter, stud=self._game.brings_in)
        if not self.resume_button.isHidden():
            self._paint_waiting(painter)

    def _paint_words(self, painter: QPainter, game: Offer) -> None:
        box = self._words_box()
        shares = () if isinstance(game, Mix) else tagged(game)
        tags = sized(8 + 24 * len(shares)) if shares else 0
        sizes = (34, 28, 22, 17)
        px = fitted(self._title, box.width() - tags, sizes, bold=True)
        line = QRectF(box.x(), box.y(), box.width(), sized(44))
        paint_words(painter, line, self._title, face(px, bold=True), QColor("#FFFFFF"))
        right = box.x() + width_of(self._title, px, bold=True) + tags
        paint_shares(painter, shares, right, line.center().y() + sized(11), sized(22))
        below = QRectF(box.x(), line.bottom(), box.width(), sized(28))
        if self._error:
            self._paint_error(painter, below.adjusted(0, scaled(2), 0, sized(6)))
        else:
            self._paint_about(painter, below)

    def _paint_about(self, painter: QPainter, box: QRectF) -> None:
        """Paint what the game is about, beside a table that waits on two lines if necessary."""
        fits = fitting(self._about, box.width(), (17, 14, 12))
        px = fits or least_text()
        lines = [self._about] if fits else wrapped(self._about, box.width(), px, 2)
        high = LINE * px if len(lines) > 1 else box.height()
        for at, line in enumerate(lines):
            row = QRectF(box.x(), box.y() + at * high, box.width(), high)
            paint_words(painter, row, line, face(px), "text_on_felt")

    def _paint_error(self, painter: QPainter, box: QRectF) -> None:
        """Paint why there is no such table, in the colour of errors, on two lines if necessary."""
        room = box.adjusted(scaled(8), 0, -scaled(8), 0)
        sizes = grown((14, 12, 11))
        px = next((px for px in sizes if len(wrapped(self._error, room.width(), px, 3)) < 3), sizes[-1])
        lines = wrapped(self._error, room.width(), px, 2)
        high = min(LINE * px, room.height() / len(lines))
        wide = min(room.width(), max(width_of(line, px) for line in lines))
        ground = QRectF(box.x(), box.y(), wide + 2 * scaled(8), high * len(lines) + scaled(4))
        paint_box(painter, ground, scaled(5), "raise_")
        for at, line in enumerate(lines):
            row = QRectF(room.x(), box.y() + scaled(2) + at * high, room.width(), high)
            paint_elided(painter, row, line, face(px), "on_raise")

    def _paint_hand(self, painter: QPainter, *, stud: bool) -> None:
        wide, step, top = self._card_width(), self._step(), scaled(_INSET)
        shoe = QPointF(self.width() / 2, -CARD_RATIO * wide)
        for at, card in enumerate(self.cards):
            come = min(1.0, max(0.0, self._dealt * (1 + 0.3 * len(self.cards)) - 0.3 * at))
            if come <= 0:
                continue
            end = QPointF(round(scaled(_LEFT) + at * step), top)
            place = shoe + (end - shoe) * (1 - (1 - come) ** 3)
            self._pictures.paint(painter, place, card, wide, CardState(down=stud and at + 1 < len(self.cards)))
        if not stud:
            radius = sized(16)
            x = scaled(_LEFT) + step * (len(self.cards) - 1) + wide + sized(24) + radius
            self._paint_button(painter, QPointF(x, top + CARD_RATIO * wide - radius), radius)

    def _paint_letters(self, painter: QPainter, letters: str) -> None:
        """Paint the letters of a mix on pieces of felt."""
        high = min(sized(84), self.height() - sized(_RAIL) - 2 * scaled(_INSET))
        step = min(0.72 * high + scaled(8), self._hand_width() / max(1, len(letters)))
        top = (self.height() - sized(_RAIL) - high) / 2 + scaled(6)
        for at, letter in enumerate(letters):
            piece = QRectF(scaled(_LEFT) + at * step, top, step - scaled(6), high)
            paint_box(painter, piece, scaled(6), "felt_centre", "text_on_felt", scaled(1.5))
            paint_fitting(painter, piece, letter, (34, 26, 20, 15), "text_on_felt", CENTRE, bold=True)

    def _paint_button(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(centre + QPointF(0, scaled(2)), radius, radius)
        painter.setPen(QPen(QColor("#12181D"), scaled(1.2)))
        painter.setBrush(QColor("#FBFAF6"))
        painter.drawEllipse(centre, radius, radius)
        painter.setFont(face(round(radius), bold=True))
        disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.tr("D", "the dealer button"))

    def _paint_waiting(self, painter: QPainter) -> None:
        box = self._waiting_box()
        paint_box(painter, box, scaled(10), QColor(0, 0, 0, 70), felt_line(1, 0.5))
        inside = box.adjusted(sized(16), self._inset(10), -sized(16), 0)
        line = QRectF(inside.x(), inside.y(), inside.width(), sized(22))
        paint_fitting(painter, line, self.tr("A table is waiting"), (14, 12, 11), "text_on_felt")
        below, white = line.translated(0, sized(24)), QColor("#FFFFFF")
        paint_fitting(painter, below, self._waiting, (17, 14, 12, 11), white, bold=True)

    def _drawn_felt(self) -> QPixmap:
        """The felt, drawn once per size and theme."""
        theme, ratio = look().theme, self.devicePixelRatioF()
        key = (self.width(), self.height(), ratio, theme.name)
        if self._felt is None or self._felt[0] != key:
            pixmap = painted(*key[:3], lambda painter: paint_scene(painter, QRectF(self.rect())))
            self._felt = key, pixmap
        return self._felt[1]


def _about(game: Offer) -> str:
    """``2 cards of your own, 5 on the board``; in Omaha how many of them play, too."""
    if isinstance(game, Mix):
        return counted("%n game in turn", "%n games in turn", len(game.parts))
    if game.board_cards and game.exactly_from_hole is not None:
        words = counted(
            "%n card of your own, exactly {plays} play, {board} on the board",
            "%n cards of your own, exactly {plays} play, {board} on the board",
            game.hole_cards,
        )
        return words.format(plays=number(game.exactly_from_hole), board=number(game.board_cards))
    if game.board_cards:
        words = counted(
            "%n card of your own, {board} on the board", "%n cards of your own, {board} on the board", game.hole_cards
        )
        return words.format(board=number(game.board_cards))
    if game.draws:
        words = counted("{cards} cards of your own, %n draw", "{cards} cards of your own, %n draws", game.draws)
        return words.format(cards=number(game.hole_cards))
    up = sum(street.up for street in game.streets)
    words = counted("{cards} cards of your own, %n face up", "{cards} cards of your own, %n face up", up)
    return words.format(cards=number(game.hole_cards))


def paint_scene(painter: QPainter, box: QRectF) -> None:
    """A stretch of the table from the player's side: the felt, its line, and the rail at the lower edge."""
    theme = look().theme
    frame = QPainterPath()
    frame.addRoundedRect(box, scaled(10), scaled(10))
    painter.setClipPath(frame)
    painter.fillRect(box, theme.color("rail"))
    w, h = box.width(), box.height()
    felt = QPainterPath()
    felt.addEllipse(QRectF(-0.75 * w, -2.2 * h, 2.5 * w, 3.2 * h - scaled(12)))
    painter.fillPath(felt, felt_light(QPointF(w / 2, 0.46 * h), 0.62 * w))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 150), scaled(2)))
    painter.drawPath(felt)
    painter.setPen(felt_line(1.5, 0.2))
    painter.drawEllipse(QRectF(-0.75 * w, scaled(20), 2.5 * w, 3 * h))
    painter.setClipping(False)
