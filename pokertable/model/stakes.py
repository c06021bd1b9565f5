"""Stakes and house rules: forced bets, bet sizes, rake, caps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.text import BadInput, phrase, quoted

USUAL_RAISE_CAP: Final = 3
"""Raises after the bet on a fixed-limit street, unless the table has another cap."""
_AMOUNTS: Final = {
    "small_bet": phrase("small bet"),
    "big_bet": phrase("big bet"),
    "small_blind": phrase("small blind"),
    "big_blind": phrase("big blind"),
    "bring_in": phrase("bring-in"),
    "ante": phrase("ante"),
    "big_blind_ante": phrase("big-blind ante"),
}


@dataclass(frozen=True, kw_only=True, slots=True)
class Stakes:
    """Forced bets and bet sizes in chips.

    Fixed limit: `small_bet` and `big_bet` are the two bets. No- and pot-limit: both are the minimum bet (the big
    blind). `ante` is paid by every player, `big_blind_ante` by the big blind alone (dead money).
    """

    small_bet: int
    big_bet: int
    small_blind: int = 0
    big_blind: int = 0
    bring_in: int = 0
    ante: int = 0
    big_blind_ante: int = 0

    def __post_init__(self) -> None:
        for name in Stakes.__slots__:
            value = getattr(self, name)
            if type(value) is not int or value < 0:
                raise BadInput(
                    "{name} {value}: expected a whole number of chips, 0 or more",
                    name=_AMOUNTS[name],
                    value=quoted(value),
                )
        if not 0 < self.small_bet <= self.big_bet:
            raise BadInput(
                "bets {small}/{big}: expected a small bet above 0 and no larger than the big bet",
                small=str(self.small_bet),
                big=str(self.big_bet),
            )
        if self.small_blind > self.big_blind:
            raise BadInput(
                "blinds {small}/{big}: the small blind is above the big blind",
                small=self.small_blind,
                big=self.big_blind,
            )
        if self.bring_in >= self.small_bet:
            raise BadInput(
                "bring-in {bring_in}: expected less than the small bet of {small}",
                bring_in=str(self.bring_in),
                small=str(self.small_bet),
            )
        if self.ante and self.big_blind_ante:
            raise ValueError(phrase("an ante and a big-blind ante: expected only one of them"))


@dataclass(frozen=True, kw_only=True, slots=True)
class Rake:
    """The house's share of the pot: `per_mille` tenths of a percent, at most `cap` chips per hand.

    The rule: resources/rules/pots-and-showdown.md#rake.
    """

    per_mille: int
    cap: int

    def __post_init__(self) -> None:
        if not 0 <= self.per_mille <= 1000 or self.cap < 0:
            raise BadInput(
                "rake {percent}%/{cap}: expected 0 to 100% and a cap of 0 or more",
                percent=f"{self.per_mille / 10:g}",
                cap=str(self.cap),
            )


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """Table settings. `raise_cap` raises after the bet on a street, None for no cap (fixed limit only).

    `antes_compete`: a short ante competes only for its share (PHH ``ante_trimming_status``); False makes antes dead
    money in the main pot. `antes_alone`: no blinds are posted (draw games with an ante; resources/rules/draw-games.md).
    `qualifier`: the highest card of a low, 7, 8 or 9, in hi/lo games with a board; None: the game's own. `open_pair`:
    while a live hand shows a pair, big bets are allowed on streets with `Street.open_pair`.
    """

    raise_cap: int | None = USUAL_RAISE_CAP
    no_cap_heads_up: bool = False
    antes_compete: bool = True
    rake: Rake | None = None
    antes_alone: bool = False
    qualifier: int | None = None
    open_pair: bool = False

    def __post_init__(self) -> None:
        if self.raise_cap is not None and self.raise_cap < 0:
            raise BadInput("raise cap {cap}: expected 0 or more, or none", cap=str(self.raise_cap))


def blind_stakes(structure: Structure, low: int, high: int, *, ante: int = 0, big_blind_ante: int = 0) -> Stakes:
    """Stakes of a flop game written as ``low/high``: blinds, or in fixed limit the two bets.

    Fixed limit: the big blind is the small bet, the small blind half of it, rounded down.
    """
    if structure is Structure.FIXED:
        return Stakes(
            small_bet=low, big_bet=high, small_blind=low // 2, big_blind=low, ante=ante, big_blind_ante=big_blind_ante
        )
    return Stakes(
        small_bet=high, big_bet=high, small_blind=low, big_blind=high, ante=ante, big_blind_ante=big_blind_ante
    )


def antes_alone_stakes(structure: Structure, low: int, high: int, *, ante: int = 0, big_blind_ante: int = 0) -> Stakes:
    """Stakes of a table without blinds, written as `blind_stakes`: an ante of 0 is half the small blind, at least 1."""
    stakes = blind_stakes(structure, low, high, ante=ante, big_blind_ante=big_blind_ante)
    return stakes if ante or big_blind_ante else replace(stakes, ante=max(1, stakes.small_blind // 2))


def bring_in_stakes(low: int, high: int, *, ante: int | None = None, bring_in: int | None = None) -> Stakes:
    """Stakes of stud written as small bet/big bet.

    Ante and bring-in default to a tenth and a quarter of the small bet, at least 1.
    """
    return Stakes(
        small_bet=low,
        big_bet=high,
        ante=max(1, low // 10) if ante is None else ante,
        bring_in=max(1, low // 4) if bring_in is None else bring_in,
    )
