"""The statistics in words: the names of games, positions and opponents, and figures as text."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from pokertable.model.betting.structure import Structure
from pokertable.model.game import STRUCTURE_TITLES, limit_and_game
from pokertable.model.games import CATALOGUE
from pokertable.model.text import Phrase
from pokertable.players.styles.cast import character_of
from pokertable.session.history.statistics_report import FROM_HANDS, Breakdown, ResultUnit
from pokertable.views.kit.translate import number, percent, shown

_DAYS_NAMED = 7
"""Days up to today that are told by their names."""
NOTHING = "–"
"""Text where there is nothing to take a share of."""


def game_title(key: str) -> str:
    """``omaha8 pot`` as "Pot-limit Omaha hi/lo"; an unknown game as stored."""
    variant, _, structure = key.partition(" ")
    if _known_game(key) is None:
        return key
    return shown(limit_and_game(Structure(structure), CATALOGUE[variant]))


def _known_game(key: str) -> tuple[Phrase, Phrase] | None:
    """Titles of variant and structure; None if one is unknown."""
    variant, _, structure = key.partition(" ")
    if variant not in CATALOGUE or structure not in {each.value for each in Structure}:
        return None
    return CATALOGUE[variant].title, STRUCTURE_TITLES[Structure(structure)]


def position_title(key: str) -> str:
    """A position of `SeatFigures`; stud's seats without one did not bring it in."""
    if not key:
        return QCoreApplication.translate("Statistics", "stud, not the bring-in")
    if key == "bring-in":
        return QCoreApplication.translate("Statistics", "stud, the bring-in")
    return key


def opponent_title(key: str) -> str:
    """A persona's title."""
    found = character_of(key)
    return key if found is None else shown(found.title)


def line_title(breakdown: Breakdown, key: str) -> tuple[str, str]:
    """The name of a report's line, for a game its short name, and the small text below it: its structure."""
    if breakdown is Breakdown.GAME:
        known = _known_game(key)
        return (key, "") if known is None else (shown(CATALOGUE[key.split()[0]].short_title), shown(known[1]))
    return (position_title(key) if breakdown is Breakdown.POSITION else opponent_title(key)), ""


def unit_words(unit: ResultUnit) -> str:
    """A unit by its name."""
    tr = QCoreApplication.translate
    return tr("Statistics", "big bets") if unit is ResultUnit.BIG_BET else tr("Statistics", "big blinds")


def counting() -> str:
    """Text in place of a figure that is being worked out."""
    return QCoreApplication.translate("Statistics", "calculating…")


def from_hands() -> str:
    """Text in place of a result per 100 hands of too few hands."""
    words = QCoreApplication.translate("Statistics", "after {count} hands")
    return words.format(count=number(FROM_HANDS))


def day_words(ms: int, now: datetime | None = None) -> str:
    """The day of a time in ms since 1970, of another year with that: "2 September".

    `QLocale` has no ordinals, which the first day of a month takes in French: "1er décembre".
    """
    day = datetime.fromtimestamp(ms / 1000)
    form = QCoreApplication.translate("Statistics", "d MMMM", "a day and its month, in the letters of QLocale")
    if day.year != (now or datetime.now()).year:
        form = QCoreApplication.translate("Statistics", "d MMMM yyyy", "a day, its month and year")
    if day.day == 1:
        form = form.replace("d", QCoreApplication.translate("Statistics", "d", "the first day of a month"))
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def date_form() -> str:
    """How a date is written in a field, in the letters of `QLocale`."""
    return QCoreApplication.translate("Statistics", "d MMM yyyy", "a day, its month in short and year")


def when_words(ms: int, now: datetime | None = None) -> str:
    """A time in ms since 1970: "Today 18:32", "Yesterday 21:40", "Sat 10:02", "2 September"."""
    at, now = datetime.fromtimestamp(ms / 1000), now or datetime.now()
    days = (now.date() - at.date()).days
    if not 0 <= days < _DAYS_NAMED:
        return day_words(ms, now)
    day = QLocale().dayName(at.isoweekday(), QLocale.FormatType.ShortFormat)
    if days < 2:
        today = QCoreApplication.translate("Statistics", "Today")
        day = QCoreApplication.translate("Statistics", "Yesterday") if days else today
    return QCoreApplication.translate("Statistics", "{day} {time}").format(day=day, time=f"{at:%H:%M}")


def signed(value: float) -> str:
    """A result with sign: ``+12.4``, without decimals from a thousand up."""
    figure = f"{abs(value):,.0f}" if abs(value) >= 999.95 else f"{abs(value):.1f}"
    if figure == "0.0":
        return _with_marks(figure)
    return ("+" if value > 0 else "−") + _with_marks(figure)


def share(part: float | None) -> str:
    """A share of 0 to 1 as a percentage."""
    return NOTHING if part is None else percent(part)


def of(some: int, whole: int) -> str:
    """The sample of a share: "3 of 12"."""
    return QCoreApplication.translate("Statistics", "{some} of {whole}").format(some=number(some), whole=number(whole))


def _with_marks(figure: str) -> str:
    point = QCoreApplication.translate("number", ".", "before decimals")
    comma = QCoreApplication.translate("number", ",", "between thousands")
    return figure.translate({ord(","): comma, ord("."): point})
