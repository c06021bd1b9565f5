"""Words that several pages say alike: counts, durations, names of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from pokertable.model.games import CATALOGUE
from pokertable.views.kit.translate import shown

if TYPE_CHECKING:
    from datetime import timedelta


def tr(text: str) -> str:
    """A sentence of the quiz in the window's language."""
    return QCoreApplication.translate("Quiz", text)


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
