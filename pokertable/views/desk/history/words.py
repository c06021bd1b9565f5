"""Texts about stored hands: results, times, tags, origins."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime

from pokertable.model.betting.structure import Structure
from pokertable.model.game import limit_and_game
from pokertable.model.games import CATALOGUE
from pokertable.model.text import INTERVAL
from pokertable.session.history.rows.stored import MISREAD, HandRow, Origin
from pokertable.session.history.statistics_report import ResultUnit
from pokertable.session.phh.text import Unit
from pokertable.session.play.tournament_results import ListedTournament
from pokertable.training.explain.reasons import kept
from pokertable.training.weigh.severity import Severity, gravest, is_of_before, worst
from pokertable.views.desk.words import day_words
from pokertable.views.kit.losses import loss_figure, loss_in_units, places_of
from pokertable.views.kit.severities import severity_word
from pokertable.views.kit.translate import measured, number, percent_gained, shown
from pokertable.views.tournament.words import ordinal

NOTHING: Final = "–"
_MINUS: Final = "\N{MINUS SIGN}"


def amount(chips: int, places: int) -> str:
    """Chips in the hand's own amounts, for an imported hand with its decimals."""
    return str(Unit(places).text(chips)) if places else number(chips)


def short_amount(chips: int, places: int) -> str:
    """Chips in few characters, rounded: "1.36M", "960k"; for a cell with little room."""
    value = abs(chips) / 10**places
    sign = _MINUS if chips < 0 else ""
    for size, letter in ((10**9, _tr("G")), (10**6, _tr("M")), (10**3, _tr("k"))):
        if value >= size:
            return f"{sign}{value / size:.3g}{letter}"
    return f"{sign}{value:.3g}"


def in_blinds(row: HandRow) -> float | None:
    """The player's result in big blinds, in fixed limit in half big bets; None if the player was not in the hand."""
    return None if row.result is None or not row.big_bet else 2 * row.result / row.big_bet


def result(row: HandRow) -> str:
    """The player's net result, with its sign; a dash if the player was not in the hand."""
    if row.result is None:
        return NOTHING
    sign = "+" if row.result > 0 else _MINUS if row.result < 0 else ""
    return sign + amount(abs(row.result), row.places)


class Verdict(NamedTuple):
    """Verdict of a hand's review: severity of the worst decision (None: undecided), and what the costliest lost.

    `lost` is in the game's unit, in a sit and go a part of the prize pool (`is_part`), and so is its `error` (95%).
    `is_of_before`: the severity is of the scale that reviews had before. `kind` names the better choice.
    """

    severity: Severity | None
    lost: float = 0.0
    error: float = 0.0
    is_of_before: bool = False
    is_part: bool = False
    kind: str = ""

    @property
    def loss(self) -> str:
        """The loss with its sign; empty for none."""
        figure = percent_gained(self.lost, places=2) if self.is_part else loss_figure(self.lost)
        return _MINUS + figure if any(digit in figure for digit in "123456789") else ""

    def loss_in_units(self, structure: str) -> str:
        """The loss with its unit; in a sit and go the part of the prize pool."""
        if self.is_part or not self.loss:
            return self.loss
        return loss_in_units(self.lost, fixed=structure == Structure.FIXED.value, sign=True)


def verdict(row: HandRow, of: ListedTournament | None = None) -> Verdict | None:
    """The verdict of a hand's review, in the prizes of its sit and go; None if it was not reviewed."""
    if not row.reviewed:
        return None
    severity, by = worst(row.reviewed), gravest(row.reviewed)
    if severity is None or by is None:
        return Verdict(severity)
    unit = ResultUnit.BIG_BET if row.structure == Structure.FIXED.value else ResultUnit.BIG_BLIND
    each = unit.value if of is None else row.big_bet / of.setup.chips
    lost, error = each * by.big_bets, INTERVAL * each * by.stderr
    return Verdict(severity, lost, error, is_of_before(by), of is not None, by.kind)


def verdict_words(row: HandRow, of: ListedTournament | None = None) -> str:
    """The verdict in words, with the better choice in the costliest decision; empty if it was not reviewed."""
    said = verdict(row, of)
    if said is None:
        return ""
    of_before, word = _tr("{severity}, on the earlier scale"), severity_word(said.severity)
    word = of_before.format(severity=word) if said.is_of_before else word
    if not said.loss:
        words = _tr("Review: {verdict}.").format(verdict=word)
    elif said.is_part:
        words = _tr("Review: {verdict}, {loss} ± {error} of the prize pool lost.").format(
            verdict=word, loss=percent_gained(said.lost, places=2), error=percent_gained(said.error, places=2)
        )
    else:
        fixed, places = row.structure == Structure.FIXED.value, places_of(said.lost)
        words = (
            measured("Review: {verdict}, {loss} ± {error} big bets lost.", said.lost, places)
            if fixed
            else measured("Review: {verdict}, {loss} ± {error} big blinds lost.", said.lost, places)
        ).format(verdict=word, loss=loss_figure(said.lost), error=loss_figure(said.error))
    return f"{words} {shown(kept(said.kind))}" if said.kind else words


def tournament_title(of: ListedTournament) -> str:
    """A sit and go by its game, field, and the player's place and prize."""
    game = shown(of.setup.rotation(1).without_stakes)
    return _tr("{game}: {result}").format(game=game, result=tournament_words(of))


def tournament_words(of: ListedTournament) -> str:
    """The player's place and prize in a sit and go: "2nd of 6, 210 points"."""
    if of.place is None:
        return _tr("not over, {field} players").format(field=of.setup.field)
    words = _tr("{place} of {field}, {prize} points") if of.prize else _tr("{place} of {field}")
    return words.format(place=ordinal(of.place), field=of.setup.field, prize=number(of.prize or 0))


def played(row: HandRow) -> str:
    """The time of play: "21 November, 08:50", in local time."""
    at = QDateTime.fromMSecsSinceEpoch(row.played_ms)
    return _tr("{day}, {time}").format(day=day_words(row.played_ms), time=at.toString("HH:mm"))


def short_title(row: HandRow) -> str:
    """A short title of the game: "PL Omaha hi/lo 1/2"."""
    kinds = {"none": _tr("NL"), "pot": _tr("PL"), "fixed": _tr("FL")}
    if row.variant not in CATALOGUE or row.structure not in kinds:
        return row.title
    # The stakes in the stored title are in chips; an imported hand's may be in another unit.
    stakes = "" if row.places else next(iter(re.findall(r"\d+/\d+", row.title)), "")
    return f"{kinds[row.structure]} {shown(CATALOGUE[row.variant].short_title)} {stakes}".rstrip()


def full_title(row: HandRow) -> str:
    """The full title of the game in the window's language; an unknown one as stored."""
    if row.variant not in CATALOGUE or row.structure not in {each.value for each in Structure}:
        return row.title
    title = limit_and_game(Structure(row.structure), CATALOGUE[row.variant])
    stored = len(str(title))  # earlier versions stored "Fixed-limit Seven-card stud", with a capital inside
    return f"{shown(title)}{row.title[stored:]}" if row.title.lower().startswith(str(title).lower()) else row.title


def tag_title(tag: str) -> str:  # noqa: D103
    return _tr("I misread it") if tag == MISREAD else tag


def remarks(row: HandRow) -> str:
    """Tags, note and origin in a line."""
    parts = [tag_title(tag) for tag in row.tags]
    if row.note:
        parts.append(" ".join(row.note.split()))
    if row.origin is not Origin.PLAYED:
        parts.insert(0, origin_title(row.origin))
    elif row.looked_ahead:
        parts.insert(0, _tr("Looked ahead"))
    return " · ".join(parts)


def does_not_count(row: HandRow) -> str:
    """Why the player's doing excludes a hand from statistics; empty for one that counts."""
    if row.origin is Origin.PRACTICE:
        return _tr("Practice: this line doesn't count.")
    return _tr("You looked ahead in this hand, so it isn't in the statistics.") if row.looked_ahead else ""


def origin_title(origin: Origin) -> str:
    """Name of a hand's origin."""
    return {Origin.PLAYED: _tr("Played"), Origin.PRACTICE: _tr("Practice"), Origin.IMPORTED: _tr("Imported")}[origin]


def hand_title(row: HandRow) -> str:
    """A hand's own name: "Hand 27", or its origin."""
    if row.number is None:
        return origin_title(row.origin)
    return _tr("Hand {number}").format(number=number(row.number))


def _tr(text: str) -> str:
    return QCoreApplication.translate("HandWords", text)
