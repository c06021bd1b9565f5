"""The games on the start page: recently played ones as tiles, all as cells, and search by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from pokertable.model.cards import HIDDEN, AnyCard, Card
from pokertable.model.mixes import Mix, Offer
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import fitting, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, paint_box, paint_fitting
from pokertable.views.kit.signs import key_width, paint_key_at
from pokertable.views.kit.translate import counted, in_a_row, shown
from pokertable.views.start.parts import Scaled, paint_shares, scaled

_HIGH: Final = ("Ah", "Kh", "Qd", "Js", "Tc", "9d", "8s")
_LOW: Final = ("7c", "5d", "4s", "3h", "2c", "As", "8d")
_BOTH: Final = ("As", "2s", "3d", "Kd", "4h", "5c", "Qh")
"""Hands that players of a high, of a low and of a split game like to see."""


class GameButton(Scaled, QAbstractButton):
    """A game that can be chosen by a click; `deal_asked()` on a double click. The page knows the choice."""

    deal_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def nextCheckState(self) -> None:  # noqa: D102, N802  Qt names it
        pass

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.LeftButton:
            self.deal_asked.emit()

    def paint_ground(self, painter: QPainter, radius: float, *, ringed: bool = True) -> None:
        """Paint its box; the chosen one is ringed, unless the ring is elsewhere."""
        chosen = self.isChecked()
        edge, width = ("turn", 2) if chosen and ringed else ("line", 1)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_box(painter, box, radius, "raised" if chosen or self.underMouse() else "panel", edge, width)


class GameTile(GameButton):
    """A click chooses the game; `deal_asked()` on a double click. `key` is printed and chooses it too."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.variant: Offer | None = None
        """The game of the tile."""
        self._stakes: tuple[str, ...] = ()
        self._seats = ""
        self._pictures = CardPictures(tags=False)

    def say(self, variant: Offer, stakes: tuple[str, ...], seats: str) -> None:
        """Show a game, its last settings in wordings from long to short, and in a large window the number of seats."""
        self.variant, self._stakes, self._seats = variant, stakes, seats
        self.setText(shown(variant.short_title))
        self.setAccessibleName(in_a_row((shown(variant.title), stakes[0], self._key)))
        self.update()

    def _cards(self, variant: Variant) -> list[AnyCard]:
        """The first cards of a hand as its player sees them; stud's later cards stay hidden."""
        first = variant.streets[0]
        faces = _BOTH if variant.is_split else _LOW if variant.shares[0].is_low else _HIGH
        dealt: list[AnyCard] = [Card.parse(name) for name in faces[: first.down + first.up]]
        return dealt + [HIDDEN] * (variant.hole_cards - len(dealt))

    def draw(self, painter: QPainter) -> None:
        """Draw the cards above the words, or in a low window beside them."""
        if self.variant is None:
            return
        box = QRectF(self.rect())
        self.paint_ground(painter, 10)
        theme = look().theme
        low = box.height() < sized(60)
        cap = box.right() - 12 - key_width(self._key)
        middle = box.center().y() if low else box.y() + 21
        paint_key_at(painter, cap, middle, self._key, theme.color("muted"))
        if low:
            self._paint_line(painter, self.variant, box.adjusted(8, 4, cap - box.right() - 8, -4))
        else:
            self._paint_block(painter, self.variant, box.adjusted(12, 10, -12, -9), cap)

    def _paint_line(self, painter: QPainter, variant: Offer, box: QRectF) -> None:
        wide, high = 0.42 * box.width(), min(28.0, box.height() - 4)
        at = QRectF(box.x(), box.center().y() - high / 2, wide, high)
        used = self._paint_game(painter, variant, at, hidden=False)
        words = QRectF(box.x() + used + 8, box.y(), box.width() - used - 8, box.height() / 2)
        paint_fitting(painter, words, self.text(), (14, 12, 11), bold=True)
        below = words.translated(0, box.height() / 2)
        paint_fitting(painter, below, self._stakes_in(below.width()), (12, 11), "muted")

    def _stakes_in(self, width: float) -> str:
        """The longest wording that fits the width."""
        return next((words for words in self._stakes if fitting(words, width, (12, 11))), self._stakes[-1])

    def _paint_block(self, painter: QPainter, variant: Offer, box: QRectF, cap: float) -> None:
        scale = self._scale
        at = QRectF(box.x(), box.y(), cap - 8 - box.x(), sized(35 * scale))
        self._paint_game(painter, variant, at, hidden=True)
        line = float(sized(17 * scale))
        left = paint_shares(painter, variant.shares, box.right(), box.bottom(), round(16 * scale))
        stakes = self._stakes_in(left - 4 - box.x())
        rows: list[tuple[str, tuple[int, ...], str, bool]] = [(stakes, (12, 11), "muted", False)]
        if scale > 1:
            rows.insert(0, (self._seats, (12, 11), "muted", False))
        rows.append((self.text(), (14, 12, 11), "text", True))
        for place, (words, sizes, token, bold) in enumerate(rows):
            right = left - 4 if place == 0 else box.right()
            row = QRectF(box.x(), box.bottom() - (place + 1) * line, right - box.x(), line)
            paint_fitting(painter, row, words, scaled(sizes, scale), token, bold=bold)

    def _paint_game(self, painter: QPainter, game: Offer, box: QRectF, *, hidden: bool) -> float:
        """Paint a hand of the game, with hidden cards too, or the letters of a mix; returns its width."""
        if isinstance(game, Mix):
            return _paint_letters(painter, game.letters, box)
        cards = [card for card in self._cards(game) if hidden or isinstance(card, Card)]
        return self._paint_cards(painter, cards, box)

    def _paint_cards(self, painter: QPainter, cards: Sequence[AnyCard], box: QRectF) -> float:
        """Paint the cards from the left of the box, closer if there are many; returns their width."""
        wide = round(box.height() / CARD_RATIO)
        step = min(wide + 3.0, (box.width() - wide) / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            self._pictures.paint(painter, QPointF(round(box.x() + at * step), box.y()), card, wide)
        return step * (len(cards) - 1) + wide


def _paint_letters(painter: QPainter, letters: str, box: QRectF) -> float:
    """Paint letters on small pieces of felt, closer if there are many; returns their width."""
    wide = box.height() / CARD_RATIO
    step = min(wide + 3.0, (box.width() - wide) / max(1, len(letters) - 1))
    for at, letter in enumerate(letters):
        piece = QRectF(box.x() + at * step, box.y(), min(wide, step - 2), box.height())
        paint_box(painter, piece, 3, "felt_centre", "felt_edge")
        paint_fitting(painter, piece, letter, (18, 15, 12), "text_on_felt", CENTRE, bold=True)
    return step * (len(letters) - 1) + wide


class BoxButton(GameButton):
    """Two lines in a box: a name, and below it a remark."""

    special = ""
    """The second line."""
    shares: tuple[PotShare, ...] = ()
    """The shares of the pot, shown as tags."""
    ringed = True

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box = QRectF(self.rect())
        self.paint_ground(painter, 8, ringed=self.ringed)
        inside = box.adjusted(10, 3, -8, -3)
        half = inside.height() / 2
        size = 15 * self._scale if box.height() > 42 else 13  # in a low cell they stay below the name
        tags = paint_shares(painter, self.shares, inside.right(), box.bottom() - 4, round(size))
        below = QRectF(inside.x(), inside.center().y() - 1, tags - inside.x() - 4, half)
        above = QRectF(inside.x(), inside.y() + 1, inside.width(), half)
        paint_fitting(painter, above, self.text(), scaled((14, 12, 11), self._scale), bold=True)
        paint_fitting(painter, below, self.special, scaled((12, 11), self._scale), "muted")


class OwnMixCell(BoxButton):
    """Requests a mix of one's own; not a game that the arrows reach."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(self.tr("Your own mix"))
        self.special = self.tr("choose the games")
        self.setAccessibleName(self.tr("Your own mix: choose the games"))


class GameCell(BoxButton):
    """One of the games; a click chooses it, `deal_asked()` on a double click. The page handles arrows."""

    def __init__(self, variant: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variant = variant
        self.shares = variant.shares
        self.special = _special(variant)
        self.setText(shown(variant.short_title))
        self.setToolTip(shown(variant.title))
        self.setAccessibleName(in_a_row((shown(variant.title), self.special)))

    def set_ringed(self, ringed: bool) -> None:
        """Set whether it is ringed when chosen; not if a tile of the same game is: one choice has one ring."""
        self.ringed = ringed
        self.update()


def _special(game: Offer) -> str:
    """Number of cards of a hand; for a mix, number of games."""
    if isinstance(game, Mix):
        return counted("%n game in turn", "%n games in turn", len(game.parts))
    return counted("%n card", "%n cards", game.hole_cards)


def found(text: str, catalogue: Mapping[str, Offer]) -> str | None:
    """The key of the game found by the text.

    Names that begin with the text go first, then those with such a word, then those that hold it. Names in the window's
    language come first, then in English: kana cannot be typed by keys alone. Only letters and digits count (``27t``
    finds 2-7 triple draw). None if there is no such game.
    """
    wanted = _plain(text)
    return (_named(wanted, catalogue, shown) or _named(wanted, catalogue, str)) if wanted else None


def _named(wanted: str, catalogue: Mapping[str, Offer], said: Callable[[Phrase], str]) -> str | None:
    names = {key: [_plain(said(name)) for name in (game.short_title, game.title)] for key, game in catalogue.items()}
    words = {key: [_plain(word) for word in said(game.title).split()] for key, game in catalogue.items()}
    for names_of in (names, words):
        for key, listed in names_of.items():
            if any(name.startswith(wanted) for name in listed):
                return key
    return next((key for key, listed in names.items() if any(wanted in name for name in listed)), None)


def _plain(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


class FindGame(Scaled, QWidget):
    """Shows how to find a game by keys, and the text typed so far."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text: str | None = None
        """The typed text; None without any."""
        self._none = False

    def show_text(self, text: str | None, *, none: bool = False) -> None:
        """Show the typed text; `none`: there is no such game."""
        self.text, self._none = text, none
        self.setAccessibleName(self._title())
        self.update()

    def _title(self) -> str:
        if self.text is None:
            return self.tr("Find a game: /")
        if self._none:
            return self.tr("No game matches “{text}”").format(text=self.text)
        return self.tr("Find: {text}").format(text=self.text)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box, scale = QRectF(self.rect()), self._scale
        token = "wrong" if self._none else "text"
        if box.height() < 60:
            paint_fitting(painter, box, self._title(), (14, 12), token if self.text else "muted", at=RIGHT)
            return
        painter.setPen(QPen(look().theme.color("line"), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        line = min(float(sized(18 * scale)), (box.height() - 16) / 4)
        help_words = (self.tr("type its name,"), self.tr("arrows move,"), self.tr("Enter deals"))
        rows = [(self._title(), scaled((14, 12, 11), scale), token)]
        rows += [(words, scaled((12, 11), scale), "muted") for words in help_words]
        top = box.y() + max(4.0, (min(box.height(), 98 * scale) - 4 * line) / 2)
        for place, (words, sizes, color) in enumerate(rows):
            paint_fitting(painter, QRectF(10, top + place * line, box.width() - 18, line), words, sizes, color)
