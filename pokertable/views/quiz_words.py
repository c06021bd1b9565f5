"""Texts of the quiz: phrases with their suits drawn, durations, and the names of what is asked."""

from __future__ import annotations

from datetime import timedelta
from html import escape

from PySide6.QtCore import QCoreApplication

from pokertable.model.cards import RANKS, Card
from pokertable.model.games import CATALOGUE
from pokertable.model.text import Phrase
from pokertable.views.theme import Deck, Theme
from pokertable.views.translate import pieces, shown

SUIT_SIGNS = "♣♦♥♠"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Quiz", text)


def rich(phrase: Phrase, theme: Theme, deck: Deck) -> str:
    """The phrase as rich text, its cards with coloured suits."""
    colors = deck.on_panel(theme)
    parts = []
    for piece in pieces(phrase):
        if isinstance(piece, Card):
            rank = "10" if RANKS[piece.rank] == "T" else RANKS[piece.rank]
            sign = f'<span style="color:{colors[piece.suit]}">{SUIT_SIGNS[piece.suit]}</span>'
            parts.append(f"<b>{rank}</b>{sign}")
        else:
            parts.append(escape(piece))
    return "".join(parts)


def game_title(key: str) -> str:
    """The name of a game."""
    return shown(CATALOGUE[key].title)


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def in_about(time: timedelta) -> str:
    """When a miss comes back."""
    minutes = max(1, round(time.total_seconds() / 60))
    if minutes < 90:
        return _tr("In about {count} minutes, under other suits and ranks").format(count=minutes)
    days = max(1, round(time.total_seconds() / 86400))
    if days == 1:
        return _tr("In about a day, under other suits and ranks")
    return _tr("In about {count} days, under other suits and ranks").format(count=days)
