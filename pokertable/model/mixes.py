"""Mixes: several games in turn at one table (resources/rules/mixes.md). Data, as the games are.

A `Mix` lists games and their betting; a `Rotation` is a mix at stakes and gives the game of each hand. A table of one
game has a rotation of that game alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game, has_open_pair, has_qualifier
from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA, OMAHA8, RAZZ, STUD, STUD8, TRIPLE27
from pokertable.model.ranking.share import PotShare
from pokertable.model.stakes import HouseRules, blind_stakes, bring_in_stakes
from pokertable.model.text import BadInput, Phrase, phrase, quoted
from pokertable.model.variant import Variant

PREFIX: Final = "mix:"
"""Prefix of the key of a mix made from a list of games: ``mix:holdem/none,omaha8/fixed``."""


MIXED: Final = "mixed"
"""Limit of a mix whose games have several."""


class InvalidMix(BadInput):
    """A list of games that is not a valid mix; the text names the part and what was expected."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Mix:
    """Games played in turn, each with its betting. Raises `InvalidMix` for fewer than two."""

    key: str
    title: Phrase
    parts: tuple[tuple[Variant, Structure], ...]
    letters: str = ""
    """A letter for each game, which together name the mix; by default the first letters of their titles."""

    def __post_init__(self) -> None:
        if len(self.parts) < 2:
            raise InvalidMix("{key}: a mix needs two games or more", key=quoted(self.key))
        for variant, structure in self.parts:
            if structure not in variant.structures:
                played = ", ".join(each.value for each in variant.structures)
                raise InvalidMix(
                    "{part}: {game} is played with {names}",
                    part=f"{variant.key}/{structure.value}",
                    game=variant.key,
                    names=played,
                )
        if not self.letters:
            object.__setattr__(self, "letters", "".join(str(variant.short_title)[0] for variant, _ in self.parts))

    @property
    def short_title(self) -> Phrase:
        """The short title, equal to the title."""
        return self.title

    @property
    def max_seats(self) -> int:
        """Seats of the game that allows the fewest."""
        return min(variant.max_seats for variant, _ in self.parts)

    @property
    def structures(self) -> tuple[Structure, ...]:
        """How its stakes are written: as in fixed limit if any of its games has that, else as blinds."""
        betting = [structure for _, structure in self.parts]
        return (Structure.FIXED if Structure.FIXED in betting else betting[0],)

    @property
    def usual_structure(self) -> Structure:
        """The structure in which its stakes are written."""
        return self.structures[0]

    @property
    def is_mixed_betting(self) -> bool:
        """Whether its games have several structures."""
        return len({structure for _, structure in self.parts}) > 1

    @property
    def shares(self) -> tuple[PotShare, ...]:
        """Empty: each game of the mix has its own shares."""
        return ()

    @property
    def brings_in(self) -> bool:
        """Whether any of its games has a bring-in."""
        return any(variant.brings_in for variant, _ in self.parts)

    def at_stakes(
        self,
        low: int,
        high: int,
        *,
        ante: int | None = None,
        bring_in: int | None = None,
        house: HouseRules | None = None,
        hands_each: int | None = None,
    ) -> Rotation:
        """The mix at stakes written as ``low/high``: the two bets of fixed limit, or the blinds if no game has it.

        The big blind of games without fixed limit is then half the small bet, at least 2, the small blind half of that,
        rounded down. `ante` and `bring_in` apply to the games that have a bring-in, None: the usual ones. The lows and
        the open pair of `house` apply to the games that have them; raises `ValueError` if none does.
        """
        is_fixed = self.usual_structure is Structure.FIXED
        big_blind = max(2, low // 2) if is_fixed else high
        small_blind = big_blind // 2 if is_fixed else low
        games = []
        for variant, structure in self.parts:
            if variant.brings_in:
                stakes = bring_in_stakes(low, high, ante=ante, bring_in=bring_in)
            elif structure is Structure.FIXED:
                stakes = blind_stakes(structure, low, high)
            else:
                stakes = blind_stakes(structure, small_blind, big_blind)
            own = self._house_of(variant, house or HouseRules())
            games.append(Game(variant=variant, structure=structure, stakes=stakes, house=own))
        return Rotation(games=tuple(games), mix=self, stakes=(low, high), hands_each=hands_each)

    def _house_of(self, variant: Variant, house: HouseRules) -> HouseRules:
        """The house rules without those that only other games have."""
        variants = variants_of(self)
        if any(map(has_qualifier, variants)) and not has_qualifier(variant):
            house = replace(house, qualifier=None)
        if any(map(has_open_pair, variants)) and not has_open_pair(variant):
            house = replace(house, open_pair=False)
        return house


@dataclass(frozen=True, kw_only=True, slots=True)
class Rotation:
    """The games of a table: one, or those of a `mix` in turn at its `stakes`.

    The game changes after `hands_each` hands, None: when each seat has had the button once. `first` is the number of
    the table's hand with which the rotation begins; it makes no two rotations differ.
    """

    games: tuple[Game, ...]
    mix: Mix | None = None
    stakes: tuple[int, int] | None = None
    hands_each: int | None = None
    first: int = field(default=1, compare=False)

    def __post_init__(self) -> None:
        if not self.games or (self.mix is None) != (len(self.games) == 1) or (self.mix is None) != (not self.stakes):
            raise ValueError(f"{len(self.games)} games at {self.stakes}: expected one, or those of a mix at its stakes")
        if self.hands_each is not None and self.hands_each < 1:
            raise BadInput("{hands} hands of each game: expected 1 or more", hands=self.hands_each)

    def of_hand(self, number: int, seats: int) -> Game:
        """The game of a table's hand; the table's first hand is number 1."""
        return self.games[self._place(number) // self._hands_each(seats) % len(self.games)]

    def hands_left(self, number: int, seats: int) -> int | None:
        """Number of hands of the same game after this one; None where the game never changes."""
        if self.mix is None:
            return None
        each = self._hands_each(seats)
        return each - 1 - self._place(number) % each

    def begins_with(self, number: int, seats: int) -> bool:
        """Whether a game of the mix begins with this hand."""
        return self.mix is not None and self._place(number) % self._hands_each(seats) == 0

    def _place(self, number: int) -> int:
        """How many hands of the rotation came before this one."""
        return max(0, number - self.first)

    def _hands_each(self, seats: int) -> int:
        return seats if self.hands_each is None else self.hands_each

    @property
    def max_seats(self) -> int:
        """Seats of the game that allows the fewest."""
        return min(game.variant.max_seats for game in self.games)

    @property
    def key(self) -> str:
        """The key of the mix, else of the one game."""
        return self.games[0].variant.key if self.mix is None else self.mix.key

    @property
    def limit(self) -> str:
        """The structure's name as the command line has it, `MIXED` where the games have several."""
        several = self.mix is not None and self.mix.is_mixed_betting
        return MIXED if several else self.games[0].structure.value

    @property
    def is_fixed(self) -> bool:
        """Whether results are counted in big bets: one of the games has a fixed limit."""
        return any(game.structure is Structure.FIXED for game in self.games)

    @property
    def unit(self) -> int:
        """Unit of results, in chips: the big bet of the games with a fixed limit, else a big blind."""
        return max(game.unit for game in self.games)

    @property
    def title(self) -> Phrase:
        """``Pot-limit Omaha hi/lo 1/2``, or for a mix ``HORSE 20/40``."""
        if self.mix is None or self.stakes is None:
            return self.games[0].title
        low, high = self.stakes
        return phrase("{mix} {low}/{high}", mix=self.mix.title, low=low, high=high)

    @property
    def without_stakes(self) -> Phrase:
        """``No-limit Texas hold'em``, or for a mix ``HORSE``."""
        return self.games[0].without_stakes if self.mix is None else self.mix.title

    @property
    def short_title(self) -> Phrase:
        """The short title, without stakes."""
        return self.games[0].variant.short_title if self.mix is None else self.mix.short_title

    def from_hand(self, number: int) -> Rotation:
        """The rotation, begun with the table's hand of this number."""
        return replace(self, first=number)

    def with_house(self, change: Callable[[HouseRules], HouseRules]) -> Rotation:
        """The rotation with changed house rules."""
        return replace(self, games=tuple([replace(game, house=change(game.house)) for game in self.games]))


def alone(game: Game) -> Rotation:
    """The rotation of a table of one game."""
    return Rotation(games=(game,))


Offer = Variant | Mix
"""A game or mix that a table can be opened for."""


def variants_of(offered: Offer) -> tuple[Variant, ...]:
    """The variants that the offer plays."""
    return (offered,) if isinstance(offered, Variant) else tuple([variant for variant, _ in offered.parts])


HORSE: Final = Mix(
    key="horse",
    title=phrase("HORSE"),
    parts=tuple([(variant, Structure.FIXED) for variant in (HOLDEM, OMAHA8, RAZZ, STUD, STUD8)]),
    letters="HORSE",
)
EIGHT_GAME: Final = Mix(
    key="8game",
    title=phrase("8-game"),
    parts=(
        *[(variant, Structure.FIXED) for variant in (TRIPLE27, HOLDEM, OMAHA8, RAZZ, STUD, STUD8)],
        (HOLDEM, Structure.NO_LIMIT),
        (OMAHA, Structure.POT),
    ),
    letters="THORSEHA",
)
MIXES: Final[dict[str, Mix]] = {mix.key: mix for mix in (HORSE, EIGHT_GAME)}


def offers() -> dict[str, Offer]:
    """Everything a table can be opened for, by key: the games, then the named mixes."""
    return {**CATALOGUE, **MIXES}


def offer(key: str) -> Offer:
    """The game or mix of this key; raises `KeyError` for an unknown key, `InvalidMix` for an invalid list."""
    if key in CATALOGUE:
        return CATALOGUE[key]
    if key in MIXES or not key.startswith(PREFIX):
        return MIXES[key]
    return listed(key)


def listed(key: str) -> Mix:
    """The mix of ``mix:GAME/LIMIT,GAME/LIMIT,…``; raises `InvalidMix` naming the invalid part."""
    parts = []
    for part in key.removeprefix(PREFIX).split(","):
        game, _, limit = part.partition("/")
        variant = CATALOGUE.get(game)
        if variant is None:
            names = ", ".join(CATALOGUE)
            raise InvalidMix("{part}: expected GAME/LIMIT, a game of {names}", part=quoted(part), names=names)
        structure = next((each for each in variant.structures if each.value == limit), None)
        if structure is None:
            played = ", ".join(f"{game}/{each.value}" for each in variant.structures)
            raise InvalidMix("{part}: expected {names}", part=quoted(part), names=played)
        parts.append((variant, structure))
    title = phrase("Mix of {count} games", count=len(parts))
    return Mix(key=key, title=title, parts=tuple(parts))
