"""The structure of a sit and go: entry, chips, and the levels with their stakes. Data: ``resources/structures``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from pokertable.model.betting.structure import Structure as Betting
from pokertable.model.game import Game
from pokertable.model.mixes import Offer, Rotation, alone
from pokertable.model.resources import read_text, root
from pokertable.model.stakes import Stakes, blind_stakes, bring_in_stakes
from pokertable.model.text import BadInput, quoted
from pokertable.model.variant import Variant

_BY_MINUTES: Final = "minutes"
_MOST: Final = {"entry": 10**6, "chips": 10**8, "hands": 10**4, "ante_from": 10**4, "minutes": 24 * 60}
_MOST_BIG_BLIND: Final = 10**8
_MOST_LEVELS: Final = 100
"""Bounds within which every figure of a sit and go can be shown, counted and stored."""
_ANTE: Final = 5
_BRING_IN: Final = 3, 10
"""Stud's ante is a fifth of the small bet, its bring-in three tenths."""


class InvalidStructure(BadInput):
    """A structure that cannot be played, or an unknown one; the text names it and what was expected."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TournamentStructure:
    """Entry, chips and levels of a sit and go.

    `entry` points are paid by each player and `chips` received for them. A level lasts `hands` hands, or `minutes` of
    play where they are given; then `hands` are as many as a level has where no clock runs. `levels` are small blind and
    big blind of each; the last goes on. From level `ante_from` on (the first is 1) the big blind pays an ante of its
    own size in no-limit and pot-limit games with blinds. Raises `InvalidStructure`.
    """

    key: str
    title: str
    entry: int
    chips: int
    hands: int
    ante_from: int
    levels: tuple[tuple[int, int], ...]
    minutes: int | None = None

    def __post_init__(self) -> None:
        for name in ("entry", "chips", "hands", "ante_from", *(() if self.minutes is None else ("minutes",))):
            value = getattr(self, name)
            if type(value) is not int or not 1 <= value <= _MOST[name]:
                raise InvalidStructure(
                    "{key}, {name} {value}: expected a whole number from 1 to {most}",
                    key=self.key,
                    name=name,
                    value=quoted(value),
                    most=_MOST[name],
                )
        before = 0
        for small, big in self.levels:
            is_pair = type(small) is int and type(big) is int
            if not is_pair or not 0 < small < big <= _MOST_BIG_BLIND or big <= before:
                raise InvalidStructure(
                    "{key}, level {small}/{big}: expected a small blind below the big blind, and each level above the "
                    "one before",
                    key=self.key,
                    small=quoted(small),
                    big=quoted(big),
                )
            before = big
        if not 1 <= len(self.levels) <= _MOST_LEVELS:
            raise InvalidStructure("{key}: expected 1 to {most} levels", key=self.key, most=_MOST_LEVELS)

    def level_of(self, hand: int, seconds: float = 0) -> int:
        """The level of a hand, both counted from 1, that is dealt after this number of seconds of play."""
        risen = (hand - 1) // self.hands if self.minutes is None else int(seconds // (60 * self.minutes))
        return min(risen + 1, len(self.levels))

    @property
    def hand_s(self) -> float:
        """Seconds of play that a hand counts for where no clock runs."""
        return 0 if self.minutes is None else 60 * self.minutes / self.hands

    def rotation(self, offered: Offer, betting: Betting, level: int, hands_each: int) -> Rotation:
        """The game, or the mix with `hands_each` hands of each game, at the stakes of a level.

        A fixed limit and stud bet the big blind and twice as much.
        """
        small, big = self.levels[level - 1]
        ante = big if level >= self.ante_from else 0
        if isinstance(offered, Variant):
            return alone(_game(offered, betting, small, big, ante))
        is_fixed = offered.usual_structure is Betting.FIXED
        low, high = (big, 2 * big) if is_fixed else (small, big)
        stud = _stud(big)
        rotation = offered.at_stakes(low, high, ante=stud.ante, bring_in=stud.bring_in, hands_each=hands_each)
        return replace(rotation, games=tuple([_with_ante(game, ante) for game in rotation.games]))


def _game(variant: Variant, betting: Betting, small: int, big: int, ante: int) -> Game:
    if variant.brings_in:
        return Game(variant=variant, structure=betting, stakes=_stud(big))
    low, high = (big, 2 * big) if betting is Betting.FIXED else (small, big)
    return _with_ante(Game(variant=variant, structure=betting, stakes=blind_stakes(betting, low, high)), ante)


def _stud(small_bet: int) -> Stakes:
    part, whole = _BRING_IN
    return bring_in_stakes(
        small_bet, 2 * small_bet, ante=max(1, small_bet // _ANTE), bring_in=max(1, small_bet * part // whole)
    )


def _with_ante(game: Game, ante: int) -> Game:
    """The game with a big-blind ante, at most a big blind, where it has blinds and no fixed limit."""
    if game.variant.brings_in or game.structure is Betting.FIXED:
        return game
    paid = min(ante, game.stakes.big_blind)
    return replace(game, stakes=replace(game.stakes, big_blind_ante=paid))


def structure_files() -> tuple[str, ...]:
    """The names of all files of structures, the usual one first."""
    found = sorted(file.stem for file in (root() / "structures").glob("*.toml"))
    return tuple(sorted(found, key=lambda key: key != USUAL))


def structure_keys() -> tuple[str, ...]:
    """The keys of all structures: of each file by hands, then of each by minutes, as ``turbo:minutes``."""
    return tuple([structure_key(file, minutes=minutes) for minutes in (False, True) for file in structure_files()])


def structure_key(file: str, *, minutes: bool) -> str:
    """The key of a file's structure with levels by hands or by minutes."""
    return f"{file}:{_BY_MINUTES}" if minutes else file


def parts_of(key: str) -> tuple[str, bool]:
    """The file of a structure's key, and whether its levels rise by minutes."""
    file, _, pace = key.partition(":")
    return file, pace == _BY_MINUTES


USUAL: Final = "standard"


@cache
def structure(key: str) -> TournamentStructure:
    """The structure of this key; raises `InvalidStructure`."""
    if key not in structure_keys():
        raise InvalidStructure("{key}: expected one of {names}", key=quoted(key), names=", ".join(structure_keys()))
    file, by_minutes = parts_of(key)
    data: dict[str, Any] = tomllib.loads(read_text("structures", f"{file}.toml"))
    try:
        levels = tuple([(int(small), int(big)) for small, big in data.pop("levels")])
        minutes = data.pop("minutes")
        return TournamentStructure(key=key, levels=levels, minutes=minutes if by_minutes else None, **data)
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidStructure("{key}: {problem}", key=key, problem=str(error)) from error
