"""The options of each setting in words, for the settings page and the window's menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from pokertable.session.profile.settings import OFFERED, RAISE_CAPS, TEXT_SIZES
from pokertable.views.kit import language
from pokertable.views.kit.translate import whole_percent


class Offer(NamedTuple):
    """A field of `Settings` by its `name`: its title, its values with their words, and a remark."""

    name: str
    title: str
    values: Mapping[Any, str]
    tip: str = ""


def look_offers() -> tuple[Offer, ...]:
    """Settings of look and speed."""
    units = tr(
        "The replayer uses them too; the history and the quiz show chips. BB here always means big blinds, never big "
        "bets. Stud has no blinds, so its unit is the small bet (SB)."
    )
    grows = tr("Limited by the window's size: up to 130% at 1024 × 700, 200% at 1920 × 1080")
    still = tr("Always off if your system reduces motion")
    advice = tr("Whether the odds at the table also say if a call pays, counting the bets to come")
    points = tr("You point at the cards that play before hands are shown; misreads come back in the quiz")
    dead = tr("Stud: keep showing the up cards of folded hands, and list them under the log")
    figures = tr("How often each has played and raised in the first betting round, from what this table has seen")
    rings = tr("A right answer with a hint doesn't change your rating")
    return (
        _offer("theme", tr("Theme"), tr("Dark"), tr("Light")),
        _offer("deck", tr("Deck"), tr("Two colours"), tr("Four colours")),
        _offer("felt", tr("Felt"), tr("Green"), tr("Blue"), tr("Wine")),
        _offer("back", tr("Card backs"), tr("Lozenges"), tr("Chevrons"), tr("Stars")),
        _offer("hole_cards", tr("My hole cards"), tr("As dealt"), tr("By rank"), tip=tr("In games with a board")),
        _offer("amounts", tr("Amounts at the table"), tr("Chips"), tr("Big blinds"), tip=units),
        _offer("text_size", tr("Text size"), *map(whole_percent, TEXT_SIZES), tip=grows),
        _offer("speed", tr("Animation"), tr("Off"), tr("Slow"), tr("Normal"), tr("Fast"), tip=still),
        _offer("bot_delay_ms", tr("Opponents' pause"), tr("None"), tr("Short"), tr("Normal"), tr("Long")),
        _offer("hints", tr("Hints"), tr("Off"), tr("On"), tip=tr("Always show what your hand makes now")),
        _offer("advises", tr("Live help"), tr("Figures only"), tr("With advice on a call"), tip=advice),
        _offer(
            "points", tr("Before a showdown"), tr("Show the hands"), tr("I point at the cards that play"), tip=points
        ),
        _offer("dead_cards", tr("Up cards after a fold"), tr("Clear away"), tr("Show dimmed"), tip=dead),
        _offer(
            "tells_opponents",
            tr("Opponents' style"),
            tr("Always"),
            tr("After the hand"),
            tr("Never"),
            tip=tr("When plates show the opponents' style and skill"),
        ),
        _offer("figures", tr("Figures at the seats"), tr("Off"), tr("VPIP/PFR (hands)"), tip=figures),
        _offer("quiz_hints", tr("Hints in the quiz"), tr("When asked for (H)"), tr("Off"), tip=rings),
        _offer("sounds", tr("Sound"), tr("Off"), tr("On")),
    )


def language_offer() -> Offer:
    """The languages, each by its own name; in English where no font has its characters."""
    japanese = language.LANGUAGES["ja"] if language.can_show_japanese() else "Japanese"
    names = [japanese if key == "ja" else name for key, name in language.LANGUAGES.items()]
    return _offer("language", tr("Language"), tr("System"), *names)


def table_offers() -> tuple[Offer, ...]:
    """Settings that apply to every table."""
    muck = tr("What happens to your losing hand at the showdown")
    full = tr("“Always full” tops your stack up to the buy-in before every hand")
    caps = dict(zip(RAISE_CAPS, (tr("Three"), tr("Four"), tr("No cap")), strict=True))
    seconds = [tr("After {seconds} s").format(seconds=each) for each in OFFERED["next_hand_s"][1:]]
    often = tr("How often a bet can be raised in one betting round")
    return (
        _offer("auto_muck", tr("My losing hand"), tr("Muck it"), tr("Show it"), tip=muck),
        _offer("rebuy", tr("Out of chips"), tr("Ask"), tr("Buy in again"), tr("Always full"), tip=full),
        _offer("next_hand_s", tr("Next hand"), tr("When I ask"), *seconds, tip=tr("Space deals it at once")),
        _offer("others_play", tr("While I sit out"), tr("The others play on"), tr("The table waits")),
        Offer("raise_cap", tr("Fixed-limit raises"), caps, often),
    )


def tr(text: str) -> str:
    """A translated sentence of the settings."""
    return QCoreApplication.translate("SettingsPage", text)


def _offer(name: str, title: str, *words: str, tip: str = "") -> Offer:
    return Offer(name, title, dict(zip(OFFERED[name], words, strict=True)), tip)
