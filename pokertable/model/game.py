"""A game as played at a table, and its options.

``Game = Variant × Structure × Stakes × HouseRules`` (resources/rules/).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.ranking.names import RANK_NAMES
from pokertable.model.ranking.share import Ranking
from pokertable.model.stakes import HouseRules, Stakes
from pokertable.model.text import BadInput, Phrase, phrase
from pokertable.model.variant import BetSize, Variant

_SMALL: Final = BetSize.SMALL  # reading an enum's attribute is slow


QUALIFIERS: Final = (7, 8, 9)
"""Highest cards of a low that a table may choose (resources/rules/hands.md#lows)."""


def has_qualifier(variant: Variant) -> bool:
    """Whether a table may choose the highest card of a low."""
    return variant.board_cards > 0 and variant.is_split


def has_open_pair(variant: Variant) -> bool:
    """Whether a table may let an open pair double the bet."""
    return any(street.open_pair for street in variant.streets)


def may_ante_alone(variant: Variant) -> bool:
    """Whether a table may do without blinds (resources/rules/draw-games.md#antes-alone)."""
    return variant.draws > 0 and variant.shares[0].ranking is Ranking.HIGH


@lru_cache(maxsize=32)
def with_qualifier(variant: Variant, highest: int) -> Variant:
    """The variant with `highest` as the highest card of its lows; raises `ValueError` if that is not allowed."""
    if not has_qualifier(variant) or highest not in QUALIFIERS:
        raise BadInput(
            "a low of {highest} or lower: expected 7, 8 or 9, and only in a hi/lo game with a board",
            highest=str(highest),
        )
    rank = highest - 2
    shares = tuple([replace(share, qualifier=rank) if share.is_low else share for share in variant.shares])
    return variant if shares == variant.shares else replace(variant, shares=shares)


@dataclass(frozen=True, kw_only=True, slots=True)
class Game:
    """A variant with a betting structure, stakes and house rules; rejects combinations that are not played."""

    variant: Variant
    structure: Structure
    stakes: Stakes
    house: HouseRules = field(default_factory=HouseRules)

    def __post_init__(self) -> None:
        if self.structure not in self.variant.structures:
            played = ", ".join(structure.value for structure in self.variant.structures)
            raise BadInput(
                "{game} is not played with limit {limit}: expected {names}",
                game=self.variant.key,
                limit=repr(self.structure.value),
                names=played,
            )
        if self.variant.brings_in and not self.stakes.bring_in:
            raise BadInput("{game} needs a bring-in", game=self.variant.key)
        if not self.variant.brings_in and not self.stakes.big_blind:
            raise BadInput("{game} needs blinds", game=self.variant.key)
        if self.house.qualifier is not None:
            object.__setattr__(self, "variant", with_qualifier(self.variant, self.house.qualifier))
        if self.house.open_pair and not has_open_pair(self.variant):
            raise ValueError(phrase("open pair: expected seven-card stud, high only"))
        if self.house.antes_alone and not (self.variant.draws and self.stakes.ante):
            raise ValueError(phrase("antes alone: expected a draw game with an ante"))

    @property
    def without_stakes(self) -> Phrase:
        """``Pot-limit Omaha hi/lo``: structure and game."""
        return limit_and_game(self.structure, self.variant)

    @property
    def title(self) -> Phrase:
        """``Pot-limit Omaha hi/lo 1/2``: structure, game and stakes."""
        if self.structure is Structure.FIXED:
            low, high = self.stakes.small_bet, self.stakes.big_bet
        else:
            low, high = self.stakes.small_blind, self.stakes.big_blind
        said = phrase(
            "{structure} {game} {low}/{high}",
            structure=STRUCTURE_TITLES[self.structure],
            game=self.variant.title_after_limit or self.variant.title,
            low=low,
            high=high,
        )
        if self.house.qualifier is None:
            return said
        return phrase("{table}, {rank} or better", table=said, rank=RANK_NAMES[self.house.qualifier - 2])

    @property
    def unit(self) -> int:
        """Unit of a table's results, in chips: the big bet in fixed limit, else the big blind."""
        return self.stakes.big_bet if self.structure is Structure.FIXED else self.stakes.big_blind

    @property
    def yardstick(self) -> int:
        """Unit for comparing results across games, in chips: the big bet, else two big blinds.

        Statistics call it a big bet in every game, as trackers do; the stakes' own big bet is the bet of the table.
        """
        return self.unit if self.structure is Structure.FIXED else 2 * self.unit

    @property
    def amount_unit(self) -> int:
        """Unit for a table's amounts, in chips: the big blind, or the small bet where there are no blinds."""
        return self.stakes.big_blind or self.stakes.small_bet

    def larger_bet(self, street: int) -> int:
        """The larger bet that an open pair allows on this street; 0: none."""
        doubles = self.house.open_pair and self.variant.streets[street].open_pair
        return self.stakes.big_bet if doubles else 0

    def bet_size(self, street: int) -> int:
        """The bet of this street in fixed limit, the minimum bet otherwise."""
        return self.stakes.small_bet if self.variant.streets[street].bet is _SMALL else self.stakes.big_bet


STRUCTURE_TITLES: Final = {
    Structure.FIXED: phrase("Fixed-limit"),
    Structure.POT: phrase("Pot-limit"),
    Structure.NO_LIMIT: phrase("No-limit"),
}


def limit_and_game(structure: Structure, variant: Variant) -> Phrase:
    """``Fixed-limit seven-card stud``: the betting, then the game."""
    game = variant.title_after_limit or variant.title
    return phrase("{structure} {game}", structure=STRUCTURE_TITLES[structure], game=game)
