"""The games on the start page: a cell for each, and search by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from pokertable.model.mixes import Mix, Offer
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase
from pokertable.views.cards.curated import tagged
from pokertable.views.kit.fonts import scaled, sized, width_of
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_fitting
from pokertable.views.kit.translate import counted, in_a_row, shown
from pokertable.views.start.parts import paint_shares, shares_tip
from pokertable.views.widgets.labels import plain_tip


class GameButton(Drawn, QAbstractButton):
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

    def paint_ground(self, painter: QPainter, radius: float) -> None:
        """Paint its box; the chosen one is ringed."""
        chosen = self.isChecked()
        edge, width = ("turn", scaled(2)) if chosen else ("line", scaled(1))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_box(painter, box, radius, "raised" if chosen or self.underMouse() else "panel", edge, width)


class BoxButton(GameButton):
    """A name in a box, and at its right a remark and the tags of the shares."""

    special = ""
    """The remark."""
    shares: tuple[PotShare, ...] = ()
    """The shares of the pot, shown as tags."""
    long = ""
    """The whole name, where there is room for it."""
    ink = "muted"
    """The colour of the remark."""

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        box = QRectF(self.rect())
        self.paint_ground(painter, scaled(8))
        inside = box.adjusted(scaled(10), 0, -scaled(8), 0)
        size = min(sized(16), box.height() - scaled(8))
        right = paint_shares(painter, self.shares, inside.right(), box.center().y() + size / 2, size)
        remark, names = width_of(self.special, sized(12)), (self.long or self.text(), self.text())
        room = right - inside.x()
        fits = next(
            (name for name in names if width_of(name, sized(14), bold=True) + remark + scaled(12) <= room), None
        )
        if fits is not None:
            gap = scaled(6) if self.shares else scaled(2)
            beside = QRectF(right - remark - gap, box.y(), remark + 1, box.height())
            paint_fitting(painter, beside, self.special, (12,), self.ink)
            room -= remark + scaled(12)
        words = QRectF(inside.x(), box.y(), room, box.height())
        paint_fitting(painter, words, fits or self.text(), (14, 12, 11), bold=True)


class OwnMixCell(BoxButton):
    """Requests a mix of one's own; not a game that the arrows reach."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_mix(None)

    def show_mix(self, mix: Offer | None) -> None:
        """Show the chosen mix of one's own, None for none."""
        self.setChecked(mix is not None)
        self.setText(self.tr("Your own mix") if mix is None else shown(mix.short_title))
        self.setAccessibleName(self.tr("Your own mix: choose the games") if mix is None else self.text())
        self.update()


class GameCell(BoxButton):
    """One of the games; a click chooses it, `deal_asked()` on a double click. The page handles arrows."""

    def __init__(self, variant: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variant = variant
        self.shares = () if isinstance(variant, Mix) else tagged(variant)
        self.setText(shown(variant.short_title))
        self.setToolTip(plain_tip("\n".join(filter(None, (shown(variant.title), shares_tip(self.shares))))))
        self.set_waiting(None)

    def set_waiting(self, hand: int | None) -> None:
        """Set the number of the hand at the table of this game that waits, None if there is none."""
        is_there = hand is not None
        self.special = self.tr("hand {number}").format(number=hand) if is_there else _special(self.variant)
        self.ink = "text" if is_there else BoxButton.ink
        self.setAccessibleName(in_a_row(filter(None, (shown(self.variant.title), self.special))))
        self.update()


def _special(game: Offer) -> str:
    """Number of cards of a hand, of draws, or of a mix's games; nothing for stud."""
    if isinstance(game, Mix):
        return counted("%n game", "%n games", len(game.parts))
    if game.brings_in:
        return ""
    if game.draws:
        return counted("%n draw", "%n draws", game.draws)
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


_MOST_TYPED: Final = 10
"""Letters of what was typed in vain that are repeated."""


class FindGame(Drawn, QWidget):
    """Shows how to find a game by keys, and the text typed so far; `asked()` when it is clicked."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.text: str | None = None
        """The typed text; None without any."""
        self._none = False

    def show_text(self, text: str | None, *, none: bool = False) -> None:
        """Show the typed text; `none`: there is no such game."""
        self.text, self._none = text, none
        self.setAccessibleName(self._title())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit()

    def _title(self) -> str:
        if self.text is None:
            return self.tr("Find a game: /")
        if not self.text:
            return self.tr("Type a game's name")
        if self._none:
            text = self.text if len(self.text) <= _MOST_TYPED else f"{self.text[:_MOST_TYPED]}…"
            return self.tr("No game matches “{text}”").format(text=text)
        return self.tr("Find: {text}").format(text=self.text)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        token = "wrong" if self._none else "text"
        box = QRectF(self.rect())
        paint_fitting(painter, box, self._title(), (14, 12, 11), token if self.text else "muted", at=RIGHT)
