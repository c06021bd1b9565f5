"""Texts of the quiz: phrases with their suits drawn, durations, and the names of what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.model.text import Phrase
from pokertable.views.kit.card_text import card_html
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import pieces, shown

if TYPE_CHECKING:
    from datetime import timedelta


def tr(text: str) -> str:
    """A sentence of the quiz in the window's language."""
    return QCoreApplication.translate("Quiz", text)


class RichLabel(QLabel):
    """Shows a phrase with its suits in their colours; its name for a screen reader is the plain text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phrase: Phrase | None = None
        self.setTextFormat(Qt.TextFormat.RichText)
        look().changed.connect(self._write)

    def show_phrase(self, phrase: Phrase) -> None:
        """Show this phrase."""
        self._phrase = phrase
        self._write()
        self.setAccessibleName(shown(phrase))

    def _write(self) -> None:
        if self._phrase is not None:
            self.setText(rich(self._phrase))


def rich(phrase: Phrase) -> str:
    """The phrase as rich text, its cards with coloured suits."""
    from html import escape  # late: the table's page is there before any text is rich

    return "".join(card_html(piece) if isinstance(piece, Card) else escape(piece) for piece in pieces(phrase))


def game_title(key: str) -> str:
    """The name of a game."""
    return shown(CATALOGUE[key].title)


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def counted(one: str, many: str, count: int) -> str:
    """A sentence about a number of things, both with ``%n`` for it; translations have their own plural forms."""
    return QCoreApplication.translate("Quiz", one if count == 1 else many, None, count)


def in_about(time: timedelta) -> str:
    """When a miss comes back: ``in about 2 days``."""
    minutes = max(1, round(time.total_seconds() / 60))
    if minutes < 90:
        return counted("in about a minute", "in about %n minutes", minutes)
    return counted("in about a day", "in about %n days", max(1, round(time.total_seconds() / 86400)))


def comes_back(time: timedelta) -> str:
    """The sentence that says so."""
    return tr("{when}, under other suits and ranks").format(when=capital(in_about(time)))
