"""The chosen table in a line of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from pokertable.model.betting.structure import Structure
from pokertable.model.game import STRUCTURE_TITLES
from pokertable.model.mixes import MIXED, Mix
from pokertable.session.profile.choice import TableChoice, mixed_personas
from pokertable.views.kit.translate import counted, number, shown

USUAL_MIX: Final = "mix"
BY_SEAT: Final = "seats"
"""Kinds of opponents that are no style: the usual mix, and each chosen for itself."""


def table_words(choice: TableChoice) -> tuple[str, ...]:
    """The choice in a line, then shorter ones: ``No-limit 1/2 · 6 seats · a mixed table · 100 big blinds``."""
    parts = _cash_parts(choice) if choice.sng is None else _tournament_parts(choice, choice.sng)
    return tuple("  ·  ".join(parts[:count]) for count in range(len(parts), 1, -1))


def _cash_parts(choice: TableChoice) -> list[str]:
    unit = "%n big bets" if choice.structure is Structure.FIXED else "%n big blinds"
    stack = counted(unit, unit, choice.stack // choice.high)
    seats = counted("%n seat", "%n seats", choice.seats)
    return [_stakes(choice), seats, opponents_words(choice.personas), stack]


def _tournament_parts(choice: TableChoice, sng: str) -> list[str]:
    from pokertable.session.tournament.structure import parts_of, structure
    from pokertable.views.tournament.words import levels_title

    found = structure(sng)
    limit = shown(STRUCTURE_TITLES[choice.structure])
    if isinstance(choice.offer, Mix) and choice.offer.is_mixed_betting:
        limit = _tr("Mixed limits")
    players = counted("%n player", "%n players", choice.field)
    chips = _tr("{chips} chips").format(chips=number(found.chips))
    levels = counted("%n hand a level", "%n hands a level", found.hands)
    if found.minutes is not None:
        levels = counted("%n minute a level", "%n minutes a level", found.minutes)
    return [limit, players, levels_title(parts_of(sng)[0]), chips, levels, opponents_words(choice.personas)]


def _stakes(choice: TableChoice) -> str:
    """``Pot-limit 5/10``, ``Mixed limits 20/40``."""
    low, high = number(choice.low), number(choice.high)
    if choice.rotation().limit == MIXED:
        return _tr("Mixed limits {low}/{high}").format(low=low, high=high)
    limit = shown(STRUCTURE_TITLES[choice.structure])
    return _tr("{structure} {low}/{high}").format(structure=limit, low=low, high=high)


def opponents_words(personas: Sequence[str]) -> str:
    """The opponents in a word: ``a mixed table``, ``all rock``."""
    kind = kind_of(personas)
    if kind == USUAL_MIX:
        return _tr("a mixed table")
    if kind == BY_SEAT:
        return _tr("chosen opponents")
    from pokertable.players.styles.cast import style_title

    return _tr("all {style}").format(style=shown(style_title(kind)).lower())


def kind_of(personas: Sequence[str]) -> str:
    """Summary of the opponents: the usual mix, all of one style (then the first of them), or chosen one by one."""
    if tuple(personas) == mixed_personas(len(personas)):
        return USUAL_MIX  # without the styles, which the first window does not need
    from pokertable.players.styles.cast import character_of, style_and_skill

    styles = [style_and_skill(persona)[0] for persona in personas]
    if styles == [style_and_skill(persona)[0] for persona in mixed_personas(len(personas))]:
        return USUAL_MIX
    return personas[0] if len(set(styles)) == 1 and character_of(styles[0]) is not None else BY_SEAT


def _tr(text: str) -> str:
    return QCoreApplication.translate("TableWords", text)
