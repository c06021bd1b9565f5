"""Nineteen games for a test: the catalogue's own, and values made of the same parts that stand in for the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA, OMAHA8, STUD8, BetSize, Opener, Street, Variant
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.text import phrase

_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=12)


def _like(model: Variant, key: str, title: str, **changes: object) -> Variant:
    named = {"key": key, "title": phrase(title), "short_title": phrase(title), "phh": key.upper()}
    return replace(model, **named, **changes)  # type: ignore[arg-type]


def _flop(model: Variant, key: str, title: str, cards: int) -> Variant:
    first = replace(model.streets[0], down=cards)
    return _like(model, key, title, streets=(first, *model.streets[1:]), max_seats=min(9, 40 // cards))


def _draw(key: str, title: str, cards: int, shares: tuple[PotShare, ...]) -> Variant:
    street = Street(name="preflop", down=cards, opener=Opener.AFTER_BLINDS, bet=BetSize.SMALL)
    structures = (Structure.FIXED, Structure.POT)
    return _like(HOLDEM, key, title, streets=(street,), shares=shares, max_seats=6, structures=structures)


STAND_INS = (
    HOLDEM,
    OMAHA,
    OMAHA8,
    STUD8,
    _flop(OMAHA, "omaha5", "Five-card Omaha", 5),
    _flop(OMAHA8, "bigo", "Big O", 5),
    _flop(OMAHA, "omaha6", "Six-card Omaha", 6),
    _flop(OMAHA, "courchevel", "Courchevel", 5),
    _flop(OMAHA8, "courchevel8", "Courchevel hi/lo", 5),
    _flop(OMAHA, "omaha2", "Two-card Omaha", 2),
    _flop(HOLDEM, "pineapple", "Irish", 3),
    _like(STUD8, "stud", "Seven-card stud", shares=HOLDEM.shares),
    _like(STUD8, "razz", "Razz", shares=(_LOW,)),
    _like(STUD8, "stud5", "Five-card stud", shares=HOLDEM.shares, streets=STUD8.streets[:4]),
    _draw("draw5", "Five-card draw", 5, HOLDEM.shares),
    _draw("27single", "2-7 single draw", 5, (_LOW,)),
    _draw("27triple", "2-7 triple draw", 5, (_LOW,)),
    _draw("badugi", "Badugi", 4, (_LOW,)),
    _draw("badacey", "Badacey", 5, (*HOLDEM.shares, _LOW)),
)


def nineteen_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play as if the catalogue had them all."""
    for game in STAND_INS:
        monkeypatch.setitem(CATALOGUE, game.key, game)
