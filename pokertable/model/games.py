"""The games as data: ``Game = Variant × Structure × Stakes × HouseRules`` (resources/rules/).

A variant is a value of the `CATALOGUE`; nothing in the program asks which variant it is. A new game is a new value.
What could not be dealt or written down is refused when the value is made.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK
from pokertable.model.ranking.names import RANK_NAMES
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import Phrase, phrase, quoted

MOST_SEATS: Final = 10
_HAND: Final = 5
"""Cards of a hand."""


class BetSize(Enum):
    """Which of the two fixed-limit bets a street has."""

    SMALL = 0
    BIG = 1


class Opener(Enum):
    """Who acts first on a street."""

    AFTER_BLINDS = "left of the largest blind"
    LEFT_OF_BUTTON = "first live seat left of the button"
    LOWEST_UP_CARD = "lowest up card, which brings it in"
    HIGHEST_SHOWING = "highest hand showing"
    HIGHEST_UP_CARD = "highest up card, which brings it in, the ace being low"
    LOWEST_SHOWING = "lowest hand showing"


class OddChip(Enum):
    """Who gets the odd chips of a tied share (resources/rules/pots-and-showdown.md#odd-chips)."""

    LEFT_OF_BUTTON = "first winners left of the button"
    HIGHEST_CARD = "the winner whose playing cards hold the highest card, or for a low the lowest"


@dataclass(frozen=True, kw_only=True, slots=True)
class Street:
    """One street: cards dealt (down and up to each seat, to the board), who opens, and the size of its bets.

    `draw`: before its betting each live seat throws cards and gets as many (resources/rules/draw-games.md#the-draw).
    `open_pair`: a table may let everybody bet big on it while a pair shows (resources/rules/stud.md#open-pair).
    """

    name: str
    down: int = 0
    up: int = 0
    board: int = 0
    draw: bool = False
    open_pair: bool = False
    opener: Opener
    bet: BetSize


@dataclass(frozen=True, kw_only=True, slots=True)
class Variant:
    """The rules of one game apart from its betting. Hole cards, board size and the like are derived from the streets.

    `structures` are those the game is played with, the usual one first. The first of `shares` has the odd chip and the
    pots that nobody contests. A card is burned before each street
    after the first. Where the cards run out, the last card is shared (`shared_last_card`;
    resources/rules/stud.md#when-the-cards-run-out).
    `short_title` is the title in few letters; `phh` the game's code in hand histories of the PHH format without the
    letter of its structure (``O/8``), `pokerstars` its name in hand histories as PokerStars writes them.
    """

    key: str
    title: Phrase
    short_title: Phrase
    phh: str
    pokerstars: str
    streets: tuple[Street, ...]
    shares: tuple[PotShare, ...]
    max_seats: int
    structures: tuple[Structure, ...]
    odd_chip: OddChip = OddChip.LEFT_OF_BUTTON
    shared_last_card: bool = False
    hole_cards: int = field(init=False, repr=False, compare=False)
    """Cards dealt to each seat in the whole hand."""
    board_cards: int = field(init=False, repr=False, compare=False)
    """Cards dealt to the board in the whole hand."""
    draws: int = field(init=False, repr=False, compare=False)
    """How many draws a hand has; 0: it is no draw game."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hole_cards", sum(street.down + street.up for street in self.streets))
        object.__setattr__(self, "board_cards", sum(street.board for street in self.streets))
        object.__setattr__(self, "draws", sum(street.draw for street in self.streets))
        if not self.streets or not self.shares:
            raise ValueError(f"{self.key}: a variant needs streets and pot shares")
        if len({share.name for share in self.shares}) < len(self.shares):
            raise ValueError(f"{self.key}: two pot shares of one name")
        if not 2 <= self.max_seats <= MOST_SEATS:
            raise ValueError(f"{self.key}: {self.max_seats} seats")
        if not self.structures:
            raise ValueError(f"{self.key}: no betting structure")
        if not self.phh:
            raise ValueError(f"{self.key}: no PHH code")
        if self._most_cards() > len(DECK):
            raise ValueError(
                f"{self.key}: {self.max_seats} seats need {self._most_cards()} cards, there are {len(DECK)}"
            )

    def _most_cards(self) -> int:
        """Cards that a full table takes if nobody folds; a card that may be shared is dealt once.

        Where cards are drawn, a throw of a whole hand can be met: what was thrown before comes back.
        """
        if self.draws:
            return self.hole_cards * (self.max_seats + 1)
        if self.shared_last_card:
            return (self.hole_cards - 1) * self.max_seats + 1 + len(self.streets) - 2
        return self.hole_cards * self.max_seats + self.board_cards + len(self.streets) - 1

    @property
    def brings_in(self) -> bool:
        """Whether the first bet is a bring-in (stud) instead of blinds."""
        return self.streets[0].opener in (Opener.LOWEST_UP_CARD, Opener.HIGHEST_UP_CARD)

    @property
    def usual_structure(self) -> Structure:
        """The structure it is played with unless another is asked for: the first of `structures`."""
        return self.structures[0]

    @property
    def is_split(self) -> bool:
        """Whether several shares divide the pot (high and low)."""
        return len(self.shares) > 1

    @property
    def exactly_from_hole(self) -> int | None:
        """How many hole cards must play for every share (the Omaha games), None where any five cards may."""
        numbers = {share.exactly_from_hole for share in self.shares}
        return numbers.pop() if len(numbers) == 1 else None

    @property
    def plays_every_card(self) -> bool:
        """Whether a hand is all the cards that a player gets: there is nothing to choose."""
        return self.hole_cards + self.board_cards <= _HAND

    @property
    def wins(self) -> Phrase:
        """What the pot is won by, in a sentence without its full stop."""
        if self.is_split:
            return phrase("The highest hand and the lowest share the pot")
        return phrase("The lowest hand wins") if self.shares[0].is_low else phrase("The highest hand wins")

    def share(self, name: str) -> PotShare:
        """The share of this name (`PotShare.name`); raises `KeyError` if the game has none."""
        for share in self.shares:
            if share.name == name:
                return share
        raise KeyError(f"{self.key} has no {name}")


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
                raise ValueError(
                    phrase(
                        "{name} {value}: expected a whole number of chips, 0 or more",
                        name=_AMOUNTS[name],
                        value=quoted(value),
                    )
                )
        if not 0 < self.small_bet <= self.big_bet:
            raise ValueError(
                phrase(
                    "bets {small}/{big}: expected a small bet above 0 and no larger than the big bet",
                    small=str(self.small_bet),
                    big=str(self.big_bet),
                )
            )
        if self.small_blind > self.big_blind:
            raise ValueError(
                phrase(
                    "blinds {small}/{big}: the small blind is above the big blind",
                    small=self.small_blind,
                    big=self.big_blind,
                )
            )
        if self.bring_in >= self.small_bet:
            raise ValueError(
                phrase(
                    "bring-in {bring_in}: expected less than the small bet of {small}",
                    bring_in=str(self.bring_in),
                    small=str(self.small_bet),
                )
            )
        if self.ante and self.big_blind_ante:
            raise ValueError(phrase("an ante and a big-blind ante: expected one of them"))


@dataclass(frozen=True, kw_only=True, slots=True)
class Rake:
    """A share of the pot for the house: `per_mille` tenths of a percent, at most `cap` chips a hand.

    The rule: resources/rules/pots-and-showdown.md#rake.
    """

    per_mille: int
    cap: int

    def __post_init__(self) -> None:
        if not 0 <= self.per_mille <= 1000 or self.cap < 0:
            raise ValueError(
                phrase(
                    "rake {percent} %/{cap}: expected 0 to 100 % and a cap of 0 or more",
                    percent=f"{self.per_mille / 10:g}",
                    cap=str(self.cap),
                )
            )


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseRules:
    """Table settings. `raise_cap` raises after the bet on a street, None for no cap (fixed limit only).

    `antes_compete`: a short ante competes only for its share (PHH ``ante_trimming_status``); False makes antes dead
    money in the main pot. `antes_alone`: no blinds are posted (draw games with an ante; resources/rules/draw-games.md).
    `qualifier`: the highest card of a low, 7, 8 or 9, in hi/lo games with a board; None as the game has it.
    `open_pair`: while a live hand shows a pair, bets may be big on the street that has it so (`Street.open_pair`).
    """

    raise_cap: int | None = 3
    no_cap_heads_up: bool = False
    antes_compete: bool = True
    rake: Rake | None = None
    antes_alone: bool = False
    qualifier: int | None = None
    open_pair: bool = False

    def __post_init__(self) -> None:
        if self.raise_cap is not None and self.raise_cap < 0:
            raise ValueError(phrase("raise cap {cap}: expected 0 or more, or none", cap=str(self.raise_cap)))


_SMALL: Final = BetSize.SMALL  # an attribute of an enum is slow to read


QUALIFIERS: Final = (7, 8, 9)
"""The highest cards of a low that a table may choose (resources/rules/hands.md#lows)."""


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
    """The variant whose lows go up to this card; raises `ValueError` where a table may not choose it."""
    if not has_qualifier(variant) or highest not in QUALIFIERS:
        raise ValueError(
            phrase(
                "a low of {highest} or lower: expected 7, 8 or 9, in a hi/lo game with a board", highest=str(highest)
            )
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
            raise ValueError(
                phrase(
                    "{game} is not played with structure {limit}: expected {names}",
                    game=self.variant.key,
                    limit=repr(self.structure.value),
                    names=played,
                )
            )
        if self.variant.brings_in and not self.stakes.bring_in:
            raise ValueError(phrase("{game} needs a bring-in", game=self.variant.key))
        if not self.variant.brings_in and not self.stakes.big_blind:
            raise ValueError(phrase("{game} needs blinds", game=self.variant.key))
        if self.house.qualifier is not None:
            object.__setattr__(self, "variant", with_qualifier(self.variant, self.house.qualifier))
        if self.house.open_pair and not has_open_pair(self.variant):
            raise ValueError(phrase("open pair: expected seven-card stud, high only"))
        if self.house.antes_alone and not (self.variant.draws and self.stakes.ante):
            raise ValueError(phrase("antes alone: expected a draw game with an ante"))

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
            game=self.variant.title,
            low=low,
            high=high,
        )
        if self.house.qualifier is None:
            return said
        return phrase("{table}, {rank} or better", table=said, rank=RANK_NAMES[self.house.qualifier - 2])

    @property
    def unit(self) -> int:
        """What results are counted in, in chips: a big bet with a fixed limit, else a big blind."""
        return self.stakes.big_bet if self.structure is Structure.FIXED else self.stakes.big_blind

    @property
    def amount_unit(self) -> int:
        """What a table's amounts can be said in beside chips: a big blind; where there are no blinds, a small bet."""
        return self.stakes.big_blind or self.stakes.small_bet

    def larger_bet(self, street: int) -> int:
        """The bet that an open pair allows besides that of the street; 0: none."""
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

_FLOP_STREETS_AFTER = (
    Street(name="flop", board=3, opener=Opener.LEFT_OF_BUTTON, bet=BetSize.SMALL),
    Street(name="turn", board=1, opener=Opener.LEFT_OF_BUTTON, bet=BetSize.BIG),
    Street(name="river", board=1, opener=Opener.LEFT_OF_BUTTON, bet=BetSize.BIG),
)


def _flop_streets(hole_cards: int, *, before_the_flop: int = 0) -> tuple[Street, ...]:
    """The streets of a flop game; so many cards of the flop are dealt before the first betting round."""
    flop, *later = _FLOP_STREETS_AFTER
    return (
        Street(name="preflop", down=hole_cards, board=before_the_flop, opener=Opener.AFTER_BLINDS, bet=BetSize.SMALL),
        replace(flop, board=flop.board - before_the_flop),
        *later,
    )


def _stud_streets(brings_in: Opener, showing: Opener, *, open_pair: bool = False) -> tuple[Street, ...]:
    return (
        Street(name="third", down=2, up=1, opener=brings_in, bet=BetSize.SMALL),
        Street(name="fourth", up=1, opener=showing, bet=BetSize.SMALL, open_pair=open_pair),
        Street(name="fifth", up=1, opener=showing, bet=BetSize.BIG),
        Street(name="sixth", up=1, opener=showing, bet=BetSize.BIG),
        Street(name="seventh", down=1, opener=showing, bet=BetSize.BIG),
    )


_EIGHT: Final = 6
_HIGH = PotShare(ranking=Ranking.HIGH)
_OMAHA_HIGH = PotShare(ranking=Ranking.HIGH, exactly_from_hole=2)
_OMAHA_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=2, qualifier=_EIGHT)
_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=_EIGHT)
_EVERY_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE)

_POT_FIRST = (Structure.POT, Structure.FIXED, Structure.NO_LIMIT)

HOLDEM: Final = Variant(
    key="holdem",
    title=phrase("Texas hold'em"),
    short_title=phrase("Hold'em"),
    phh="T",
    pokerstars="Hold'em",
    streets=_flop_streets(2),
    shares=(_HIGH,),
    max_seats=9,
    structures=(Structure.NO_LIMIT, Structure.POT, Structure.FIXED),
)
OMAHA: Final = Variant(
    key="omaha",
    title=phrase("Omaha"),
    short_title=phrase("Omaha"),
    phh="O",
    pokerstars="Omaha",
    streets=_flop_streets(4),
    shares=(_OMAHA_HIGH,),
    max_seats=9,
    structures=_POT_FIRST,
)
OMAHA5: Final = Variant(
    key="omaha5",
    title=phrase("Five-card Omaha"),
    short_title=phrase("Omaha 5"),
    phh="O5",
    pokerstars="5 Card Omaha",
    streets=_flop_streets(5),
    shares=(_OMAHA_HIGH,),
    max_seats=8,
    structures=_POT_FIRST,
)
OMAHA6: Final = Variant(
    key="omaha6",
    title=phrase("Six-card Omaha"),
    short_title=phrase("Omaha 6"),
    phh="O6",
    pokerstars="6 Card Omaha",
    streets=_flop_streets(6),
    shares=(_OMAHA_HIGH,),
    max_seats=7,
    structures=_POT_FIRST,
)
OMAHA8: Final = Variant(
    key="omaha8",
    title=phrase("Omaha hi/lo"),
    short_title=phrase("Omaha hi/lo"),
    phh="O/8",
    pokerstars="Omaha Hi/Lo",
    streets=_flop_streets(4),
    shares=(_OMAHA_HIGH, _OMAHA_LOW),
    max_seats=9,
    structures=_POT_FIRST,
)
BIG_O: Final = Variant(
    key="bigo",
    title=phrase("Big O"),
    short_title=phrase("Big O"),
    phh="O5/8",
    pokerstars="5 Card Omaha Hi/Lo",
    streets=_flop_streets(5),
    shares=(_OMAHA_HIGH, _OMAHA_LOW),
    max_seats=8,
    structures=_POT_FIRST,
)
COURCHEVEL: Final = Variant(
    key="courchevel",
    title=phrase("Courchevel"),
    short_title=phrase("Courchevel"),
    phh="C",
    pokerstars="Courchevel",
    streets=_flop_streets(5, before_the_flop=1),
    shares=(_OMAHA_HIGH,),
    max_seats=8,
    structures=_POT_FIRST,
)
COURCHEVEL8: Final = Variant(
    key="courchevel8",
    title=phrase("Courchevel hi/lo"),
    short_title=phrase("Courchevel hi/lo"),
    phh="C/8",
    pokerstars="Courchevel Hi/Lo",
    streets=_flop_streets(5, before_the_flop=1),
    shares=(_OMAHA_HIGH, _OMAHA_LOW),
    max_seats=8,
    structures=_POT_FIRST,
)
TIGHT: Final = Variant(
    key="tight",
    title=phrase("Two-card Omaha"),
    short_title=phrase("Omaha 2"),
    phh="T2",
    pokerstars="2 Card Omaha",
    streets=_flop_streets(2),
    shares=(_OMAHA_HIGH,),
    max_seats=9,
    structures=(Structure.NO_LIMIT, Structure.POT, Structure.FIXED),
)
STUD: Final = Variant(
    key="stud",
    title=phrase("Seven-card stud"),
    short_title=phrase("Stud"),
    phh="7S",
    pokerstars="7 Card Stud",
    streets=_stud_streets(Opener.LOWEST_UP_CARD, Opener.HIGHEST_SHOWING, open_pair=True),
    shares=(_HIGH,),
    max_seats=8,
    odd_chip=OddChip.HIGHEST_CARD,
    structures=(Structure.FIXED,),
    shared_last_card=True,
)
STUD8: Final = Variant(
    key="stud8",
    title=phrase("Seven-card stud hi/lo"),
    short_title=phrase("Stud hi/lo"),
    phh="7S/8",
    pokerstars="7 Card Stud Hi/Lo",
    streets=_stud_streets(Opener.LOWEST_UP_CARD, Opener.HIGHEST_SHOWING),
    shares=(_HIGH, _LOW),
    max_seats=8,
    odd_chip=OddChip.HIGHEST_CARD,
    structures=(Structure.FIXED,),
    shared_last_card=True,
)
RAZZ: Final = Variant(
    key="razz",
    title=phrase("Razz"),
    short_title=phrase("Razz"),
    phh="R",
    pokerstars="Razz",
    streets=_stud_streets(Opener.HIGHEST_UP_CARD, Opener.LOWEST_SHOWING),
    shares=(_EVERY_LOW,),
    max_seats=8,
    odd_chip=OddChip.HIGHEST_CARD,
    structures=(Structure.FIXED,),
    shared_last_card=True,
)
FIVE_STUD: Final = Variant(
    key="fivestud",
    title=phrase("Five-card stud"),
    short_title=phrase("Stud 5"),
    phh="5S",
    pokerstars="5 Card Stud",
    streets=(
        Street(name="second", down=1, up=1, opener=Opener.LOWEST_UP_CARD, bet=BetSize.SMALL),
        Street(name="third", up=1, opener=Opener.HIGHEST_SHOWING, bet=BetSize.SMALL),
        Street(name="fourth", up=1, opener=Opener.HIGHEST_SHOWING, bet=BetSize.BIG),
        Street(name="fifth", up=1, opener=Opener.HIGHEST_SHOWING, bet=BetSize.BIG),
    ),
    shares=(_HIGH,),
    max_seats=9,
    odd_chip=OddChip.HIGHEST_CARD,
    structures=(Structure.FIXED,),
)


def _draw_streets(hole_cards: int, *draws: BetSize) -> tuple[Street, ...]:
    """The streets of a draw game: a betting round before the first draw, and one after each with bets of this size."""
    names = ("first_draw", "second_draw", "third_draw")[: len(draws)]
    return (
        Street(name="predraw", down=hole_cards, opener=Opener.AFTER_BLINDS, bet=BetSize.SMALL),
        *[
            Street(name=name, draw=True, opener=Opener.LEFT_OF_BUTTON, bet=bet)
            for name, bet in zip(names, draws, strict=True)
        ],
    )


_TRIPLE_DRAW = (BetSize.SMALL, BetSize.BIG, BetSize.BIG)
_DEUCE = PotShare(ranking=Ranking.DEUCE_TO_SEVEN)
DRAW5: Final = Variant(
    key="draw5",
    title=phrase("Five-card draw"),
    short_title=phrase("5-card draw"),
    phh="5D",
    pokerstars="5 Card Draw",
    streets=_draw_streets(5, BetSize.BIG),
    shares=(_HIGH,),
    max_seats=6,
    structures=(Structure.POT, Structure.NO_LIMIT, Structure.FIXED),
)
SINGLE27: Final = Variant(
    key="single27",
    title=phrase("2-7 single draw"),
    short_title=phrase("2-7 single"),
    phh="2L1D",
    pokerstars="Single Draw 2-7 Lowball",
    streets=_draw_streets(5, BetSize.BIG),
    shares=(_DEUCE,),
    max_seats=8,
    structures=(Structure.NO_LIMIT, Structure.POT),
)
TRIPLE27: Final = Variant(
    key="triple27",
    title=phrase("2-7 triple draw"),
    short_title=phrase("2-7 triple"),
    phh="2L3D",
    pokerstars="Triple Draw 2-7 Lowball",
    streets=_draw_streets(5, *_TRIPLE_DRAW),
    shares=(_DEUCE,),
    max_seats=6,
    structures=(Structure.FIXED, Structure.POT),
)
BADUGI: Final = Variant(
    key="badugi",
    title=phrase("Badugi"),
    short_title=phrase("Badugi"),
    phh="B",
    pokerstars="Badugi",
    streets=_draw_streets(4, *_TRIPLE_DRAW),
    shares=(PotShare(ranking=Ranking.BADUGI),),
    max_seats=6,
    structures=(Structure.FIXED, Structure.POT),
)
CATALOGUE: Final[dict[str, Variant]] = {
    variant.key: variant
    for variant in (
        HOLDEM,
        OMAHA,
        OMAHA5,
        OMAHA6,
        OMAHA8,
        BIG_O,
        COURCHEVEL,
        COURCHEVEL8,
        TIGHT,
        STUD,
        STUD8,
        RAZZ,
        FIVE_STUD,
        DRAW5,
        SINGLE27,
        TRIPLE27,
        BADUGI,
    )
}


def blind_stakes(structure: Structure, low: int, high: int, *, ante: int = 0, big_blind_ante: int = 0) -> Stakes:
    """Stakes of a flop game said as ``low/high``: blinds, or with fixed limit the two bets.

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
    """The same of a table where nobody posts a blind: an ante of 0 is half the small blind, at least 1."""
    stakes = blind_stakes(structure, low, high, ante=ante, big_blind_ante=big_blind_ante)
    return stakes if ante or big_blind_ante else replace(stakes, ante=max(1, stakes.small_blind // 2))


def bring_in_stakes(low: int, high: int, *, ante: int | None = None, bring_in: int | None = None) -> Stakes:
    """Stakes of stud said as small bet/big bet.

    Ante and bring-in default to a tenth and a quarter of the small bet, at least 1.
    """
    return Stakes(
        small_bet=low,
        big_bet=high,
        ante=max(1, low // 10) if ante is None else ante,
        bring_in=max(1, low // 4) if bring_in is None else bring_in,
    )
