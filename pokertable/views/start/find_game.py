"""Finding a game by its name: what is typed, and which game it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from pokertable.model.mixes import Offer
from pokertable.model.text import Phrase
from pokertable.views.kit.fonts import sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, paint_fitting
from pokertable.views.kit.translate import shown
from pokertable.views.start.parts import Scaled, scaled


def found(text: str, catalogue: Mapping[str, Offer]) -> str | None:
    """The key of the game that the text means: one whose name begins so, else one of whose words does, else holds it.

    Its name in the window's language, or else in English: kana do not come from keys alone. Letters and figures alone
    count (``27t`` finds 2-7 triple draw). None if there is no such game.
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
    """Shows how a game is found by keys, and while one is typed what was typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text: str | None = None
        """What was typed; None while nothing is."""
        self._none = False

    def show_text(self, text: str | None, *, none: bool = False) -> None:
        """Show what was typed; `none`: there is no such game."""
        self.text, self._none = text, none
        self.setAccessibleName(self._title())
        self.update()

    def _title(self) -> str:
        if self.text is None:
            return self.tr("Find a game: /")
        if self._none:
            return self.tr("No game: {text}").format(text=self.text)
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
