"""What can be chosen for each setting, in words: for the settings page, and for the window's menu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from pokertable.session.profile.settings import (
    AMOUNTS,
    BOT_DELAYS_MS,
    DECKS,
    LANGUAGES,
    RAISE_CAPS,
    REBUYS,
    SPEEDS,
    TELLS_OPPONENTS,
    TEXT_SIZES,
    THEMES,
    VOLUMES,
)
from pokertable.views.kit import language


@dataclass(frozen=True, slots=True)
class Offer:
    """A field of `Settings` by its `name`: its title, its values with their words, and what more is to be said."""

    name: str
    title: str
    values: Mapping[object, str]
    tip: str = ""


def look_offers() -> tuple[Offer, ...]:
    """What the player can set of look and speed."""
    units = tr(
        "In the replayer too; history and quiz count in chips. Big blinds (BB) are never big bets; in stud, "
        "which has no blinds, the unit is the small bet (SB)"
    )
    points = tr("I point at the cards that play before a hand is shown; a misread comes back in the quiz")
    dead = tr("Stud: keep showing the up cards of folded hands, and list them under the log")
    tells = _words(TELLS_OPPONENTS, tr("Always"), tr("After the hand"), tr("Never"))
    rings = tr("Rings and words before you answer, until you read a skill well")
    return (
        Offer("theme", tr("Theme"), _words(THEMES, tr("Dark"), tr("Light"))),
        Offer("deck", tr("Deck"), _words(DECKS, tr("Two colours"), tr("Four colours"))),
        Offer("amounts", tr("Amounts at the table"), _words(AMOUNTS, tr("Chips"), tr("Big blinds")), units),
        Offer("text_size", tr("Text size"), _words(TEXT_SIZES, tr("Normal"), tr("Large"), tr("Very large"))),
        Offer("speed", tr("Animation"), _words(SPEEDS, tr("Off"), tr("Slow"), tr("Normal"), tr("Fast"))),
        Offer(
            "bot_delay_ms",
            tr("Opponents' pause"),
            _words(BOT_DELAYS_MS, tr("None"), tr("Short"), tr("Normal"), tr("Long")),
        ),
        Offer("hints", tr("Hints"), {False: tr("Off"), True: tr("On")}, tr("Always show what my hand makes now")),
        Offer(
            "points",
            tr("Before a showdown"),
            {False: tr("Show it"), True: tr("I point at the cards that play")},
            points,
        ),
        Offer("dead_cards", tr("Up cards after a fold"), {False: tr("Clear away"), True: tr("Show dimmed")}, dead),
        Offer("tells_opponents", tr("Opponents' style"), tells, tr("When a plate shows its player's style and skill")),
        Offer("quiz_hints", tr("Hints in the quiz"), {True: tr("While a skill is new"), False: tr("Off")}, rings),
        Offer("volume", tr("Sound"), _words(VOLUMES, tr("Off"), tr("Low"), tr("Medium"), tr("Full"))),
    )


def language_offer() -> Offer:
    """The languages, each by its own name; in English where no font has its characters."""
    japanese = language.LANGUAGES["ja"] if language.can_show_japanese() else "Japanese"
    names = [japanese if key == "ja" else name for key, name in language.LANGUAGES.items()]
    return Offer("language", tr("Language"), _words(LANGUAGES, tr("System"), *names), tr("From the next start on"))


def table_offers() -> tuple[Offer, ...]:
    """What the player can set for every table."""
    muck = tr("What I do with a losing hand at the showdown")
    rebuys = _words(REBUYS, tr("Ask"), tr("Buy in again"), tr("Always full"))
    full = tr("“Always full” fills my stack up to the buy-in before every hand")
    caps = _words(RAISE_CAPS, tr("Three"), tr("Four"), tr("No cap"))
    often = tr("Fixed limit: how often a bet can be raised on a street")
    return (
        Offer("auto_muck", tr("My losing hand"), {True: tr("Muck it"), False: tr("Show it")}, muck),
        Offer("rebuy", tr("Out of chips"), rebuys, full),
        Offer("raise_cap", tr("Raises after the bet"), caps, often),
    )


def tr(text: str) -> str:
    """A sentence of the settings."""
    return QCoreApplication.translate("SettingsPage", text)


def _words(values: tuple[object, ...], *words: str) -> dict[object, str]:
    return dict(zip(values, words, strict=True))
