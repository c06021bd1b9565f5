"""A sit and go in words: places, level, prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.views.kit.translate import counted, number

if TYPE_CHECKING:
    from pokertable.session.tournament.standings import Standings


def ordinal(place: int) -> str:
    """``1st``, ``2nd``, ``13th``."""
    words = {1: _tr("{number}st"), 2: _tr("{number}nd"), 3: _tr("{number}rd")}
    usual = _tr("{number}th")
    last = 0 if place // 10 % 10 == 1 else place % 10
    return words.get(last, usual).format(number=number(place))


def stakes_words(game: Game) -> str:
    """``50/100``, ``50/100, ante 100``: the blinds, or the bets with a fixed limit."""
    stakes = game.stakes
    low, high = (
        (stakes.small_bet, stakes.big_bet)
        if game.structure is Structure.FIXED
        else (stakes.small_blind, stakes.big_blind)
    )
    ante = stakes.ante or stakes.big_blind_ante
    words = _tr("{low}/{high}, ante {ante}") if ante else _tr("{low}/{high}")
    return words.format(low=number(low), high=number(high), ante=number(ante))


def levels_title(key: str) -> str:
    """The title of a structure by its key; an unknown key as it is."""
    titles = {"standard": _tr("Standard"), "turbo": _tr("Turbo"), "deep": _tr("Deep stacks")}
    return titles.get(key, key)


def header(standings: Standings) -> tuple[str, str]:
    """The line beside the title: level, the hands to the next, the player's place; then the level alone."""
    level = _tr("level {level}: {stakes}").format(level=standings.level, stakes=stakes_words(standings.game))
    left = _tr("{left} of {field} left").format(left=standings.left, field=standings.setup.field)
    mine = _tr("you're {place}").format(place=ordinal(standings.mine.place))
    parts = [left, level]
    if standings.to_next is not None:
        parts.append(counted("next in %n hand", "next in %n hands", standings.to_next))
    if standings.is_bubble:
        mine = _tr("you're {place}, on the bubble").format(place=ordinal(standings.mine.place))
    return " · ".join([*parts, mine]), _tr("level {level}").format(level=standings.level)


def prizes_words(standings: Standings) -> str:
    """``Prizes: 3 places, 900 points``."""
    pool = number(sum(standings.setup.prizes))
    words = counted("Winner takes all: {pool} points", "Prizes: %n places, {pool} points", len(standings.setup.prizes))
    return words.format(pool=pool)


def worth_words(standings: Standings) -> str:
    """``Your stack is worth 171 points``, by ICM; empty for who is out."""
    worth = standings.worth
    return "" if worth is None else counted("Your stack is worth %n point", "Your stack is worth %n points", worth)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Tournament", text)
