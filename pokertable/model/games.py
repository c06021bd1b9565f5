"""The games as data: one `Variant` each in the `CATALOGUE`; a new game is a new value.

No code asks for a variant's key.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import EIGHT
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import phrase
from pokertable.model.variant import BetSize, OddChip, Opener, Street, Variant

_FLOP_STREETS_AFTER = (
    Street(name="flop", board=3, opener=Opener.LEFT_OF_BUTTON, bet=BetSize.SMALL),
    Street(name="turn", board=1, opener=Opener.LEFT_OF_BUTTON, bet=BetSize.BIG),
    Street(name="river", board=1, opener=Opener.LEFT_OF_BUTTON, bet=BetSize.BIG),
)


def _flop_streets(hole_cards: int, *, before_the_flop: int = 0) -> tuple[Street, ...]:
    """The streets of a flop game, with `before_the_flop` board cards dealt before the first betting round."""
    flop, *later = _FLOP_STREETS_AFTER
    return (
        Street(name="preflop", down=hole_cards, board=before_the_flop, opener=Opener.AFTER_BLINDS, bet=BetSize.SMALL),
        flop._replace(board=flop.board - before_the_flop),
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


_HIGH = PotShare(ranking=Ranking.HIGH)
_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=EIGHT)
_OMAHA_HIGH = replace(_HIGH, exactly_from_hole=2)
_OMAHA_SPLIT = (_OMAHA_HIGH, replace(_LOW, exactly_from_hole=2))

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
    structures=(Structure.POT, Structure.FIXED, Structure.NO_LIMIT),
)
OMAHA5: Final = replace(
    OMAHA,
    key="omaha5",
    title=phrase("Five-card Omaha"),
    title_after_limit=phrase("five-card Omaha"),
    short_title=phrase("Omaha 5"),
    phh="O5",
    pokerstars="5 Card Omaha",
    streets=_flop_streets(5),
    max_seats=8,
)
OMAHA6: Final = replace(
    OMAHA,
    key="omaha6",
    title=phrase("Six-card Omaha"),
    title_after_limit=phrase("six-card Omaha"),
    short_title=phrase("Omaha 6"),
    phh="O6",
    pokerstars="6 Card Omaha",
    streets=_flop_streets(6),
    max_seats=7,
)
OMAHA8: Final = replace(
    OMAHA,
    key="omaha8",
    title=phrase("Omaha hi/lo"),
    short_title=phrase("Omaha hi/lo"),
    phh="O/8",
    pokerstars="Omaha Hi/Lo",
    shares=_OMAHA_SPLIT,
)
BIG_O: Final = replace(
    OMAHA5,
    key="bigo",
    title=phrase("Big O"),
    title_after_limit=None,
    short_title=phrase("Big O"),
    phh="O5/8",
    pokerstars="5 Card Omaha Hi/Lo",
    shares=_OMAHA_SPLIT,
)
COURCHEVEL: Final = replace(
    OMAHA5,
    key="courchevel",
    title=phrase("Courchevel"),
    title_after_limit=None,
    short_title=phrase("Courchevel"),
    phh="C",
    pokerstars="Courchevel",
    streets=_flop_streets(5, before_the_flop=1),
)
COURCHEVEL8: Final = replace(
    COURCHEVEL,
    key="courchevel8",
    title=phrase("Courchevel hi/lo"),
    short_title=phrase("Courchevel hi/lo"),
    phh="C/8",
    pokerstars="Courchevel Hi/Lo",
    shares=_OMAHA_SPLIT,
)
TIGHT: Final = replace(
    HOLDEM,
    key="tight",
    title=phrase("Two-card Omaha"),
    title_after_limit=phrase("two-card Omaha"),
    short_title=phrase("Omaha 2"),
    phh="T2",
    pokerstars="2 Card Omaha",
    shares=(_OMAHA_HIGH,),
)
STUD: Final = Variant(
    key="stud",
    title=phrase("Seven-card stud"),
    title_after_limit=phrase("seven-card stud"),
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
STUD8: Final = replace(
    STUD,
    key="stud8",
    title=phrase("Seven-card stud hi/lo"),
    title_after_limit=phrase("seven-card stud hi/lo"),
    short_title=phrase("Stud hi/lo"),
    phh="7S/8",
    pokerstars="7 Card Stud Hi/Lo",
    streets=_stud_streets(Opener.LOWEST_UP_CARD, Opener.HIGHEST_SHOWING),
    shares=(_HIGH, _LOW),
)
RAZZ: Final = replace(
    STUD,
    key="razz",
    title=phrase("Razz"),
    title_after_limit=phrase("razz"),
    short_title=phrase("Razz"),
    phh="R",
    pokerstars="Razz",
    streets=_stud_streets(Opener.HIGHEST_UP_CARD, Opener.LOWEST_SHOWING),
    shares=(PotShare(ranking=Ranking.ACE_TO_FIVE),),
)
FIVE_STUD: Final = Variant(
    key="fivestud",
    title=phrase("Five-card stud"),
    title_after_limit=phrase("five-card stud"),
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
    """The streets of a draw game: a betting round before the first draw and after each draw, with these bet sizes."""
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
    title_after_limit=phrase("five-card draw"),
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
BADUGI: Final = replace(
    TRIPLE27,
    key="badugi",
    title=phrase("Badugi"),
    title_after_limit=phrase("badugi"),
    short_title=phrase("Badugi"),
    phh="B",
    pokerstars="Badugi",
    streets=_draw_streets(4, *_TRIPLE_DRAW),
    shares=(PotShare(ranking=Ranking.BADUGI),),
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
