"""A sit and go in words: places, level, prizes."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.session.tournament.structure import parts_of
from pokertable.session.words.ordinal import ordinal as place_words
from pokertable.views.kit.translate import capital, counted, number, shown

if TYPE_CHECKING:
    from pokertable.session.tournament.standings import Standings

_MINUTE_S: Final = 60


def ordinal(place: int) -> str:
    """``1st``, ``2nd``, ``13th`` in the language of the window."""
    return shown(place_words(place))


def stakes_words(game: Game) -> str:
    """``50/100``, ``50/100, ante 100``: the blinds, or the bets with a fixed limit."""
    ante = game.stakes.ante or game.stakes.big_blind_ante
    bets = bets_words(game)
    return _tr("{bets}, ante {ante}").format(bets=bets, ante=number(ante)) if ante else bets


def bets_words(game: Game) -> str:
    """``50/100``, without antes."""
    stakes = game.stakes
    low, high = (
        (stakes.small_bet, stakes.big_bet)
        if game.structure is Structure.FIXED
        else (stakes.small_blind, stakes.big_blind)
    )
    return _tr("{low}/{high}").format(low=number(low), high=number(high))


def levels_title(key: str) -> str:
    """The title of a structure by its key; an unknown key as it is."""
    titles = {"standard": _tr("Standard"), "turbo": _tr("Turbo"), "deep": _tr("Deep stacks")}
    file, by_minutes = parts_of(key)
    title = titles.get(file, file)
    return _tr("{levels}, by the clock").format(levels=title) if by_minutes else title


def header(standings: Standings) -> tuple[str, ...]:
    """The line beside the title: level, time to the next, the player's place; then shorter ones, at last the stakes."""
    game = standings.game
    level = _level(standings)
    mine, bubble = _mine(standings), _on_bubble(standings)
    parts = [level_words(standings), bubble or mine]
    shorter = [f"{level} · {place}" for place in (bubble, mine) if place]
    return " · ".join([_left(standings), *parts]), " · ".join(parts), *shorter, level, bets_words(game)


def level_words(standings: Standings) -> str:
    """``level 1: 10/20 · next in 3 hands``."""
    return " · ".join(filter(None, (_level(standings), _to_next(standings))))


def level_lines(standings: Standings) -> tuple[str, ...]:
    """``Level 1: 10/20``, ``Next in 3 hands`` (empty on the last level), in a mix ``Next game in 2 hands``."""
    lines = capital(_level(standings)), capital(_to_next(standings))
    if standings.to_next_game is None:
        return lines
    return *lines, counted("Next game in %n hand", "Next game in %n hands", standings.to_next_game)


def _level(standings: Standings) -> str:
    return _tr("level {level}: {stakes}").format(level=standings.level, stakes=stakes_words(standings.game))


def _to_next(standings: Standings) -> str:
    """``next in 3 hands``, ``next in 5 minutes``; empty on the last level."""
    if standings.to_next is not None:
        return counted("next in %n hand", "next in %n hands", standings.to_next)
    if standings.seconds_to_next is None:
        return ""
    seconds = ceil(standings.seconds_to_next)
    if seconds <= 0:
        return _tr("next level with the next hand")
    if seconds < _MINUTE_S:
        return counted("next in %n second", "next in %n seconds", seconds)
    return counted("next in %n minute", "next in %n minutes", ceil(seconds / _MINUTE_S))


def foot_words(standings: Standings) -> str:
    """How many are left, where not all sit at the table; the bubble; the prizes: a line each."""
    left = _left(standings) if standings.setup.field > standings.setup.cap else ""
    bubble = "" if standings.is_done else capital(_on_bubble(standings))
    return "\n".join(filter(None, (left, bubble, _prizes(standings))))


def _mine(standings: Standings) -> str:
    place = ordinal(standings.mine.place)
    tied = sum(row.place == standings.mine.place for row in standings.rows) > 1
    return (_tr("you're tied for {place}") if tied else _tr("you're {place}")).format(place=place)


def _on_bubble(standings: Standings) -> str:
    """``you're 4th, on the bubble``; empty before and after."""
    return _tr("{place}, on the bubble").format(place=_mine(standings)) if standings.is_bubble else ""


def _left(standings: Standings) -> str:
    return _tr("{left} of {field} left").format(left=standings.left, field=standings.setup.field)


def _prizes(standings: Standings) -> str:
    """``Prizes: 450 / 270 / 180 points``."""
    prizes = standings.setup.prizes
    if len(prizes) == 1:
        return counted("Winner takes all: %n point", "Winner takes all: %n points", prizes[0])
    return _tr("Prizes: {prizes} points").format(prizes="\N{NO-BREAK SPACE}/ ".join(map(number, prizes)))


def out_words(standings: Standings) -> str:
    """``You're out: 5th of 6``, or that the player has won; empty for who is still in."""
    mine = standings.mine
    if not mine.is_out:
        return ""
    if mine.place == 1:
        return _tr("You win the sit and go")
    words = _tr("You're out: {place} of {field}")
    return words.format(place=ordinal(mine.place), field=number(standings.setup.field))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Tournament", text)
