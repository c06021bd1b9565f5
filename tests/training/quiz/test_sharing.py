"""Sharing out pots: marks split evenly, the chips that do not divide stay until somebody is given them."""

from __future__ import annotations

from pokertable.model.games import OMAHA, OMAHA8
from pokertable.training.quiz.sharing import PotShares, Sharing
from tests.rules.one_low_share import LOWBALL


def test_a_winner_gets_the_pot() -> None:
    sharing = Sharing.of((100, 40), OMAHA.shares).toggled((0, "high", 2)).toggled((1, "high", 3))
    assert sharing.complete
    assert sharing.pots() == (PotShares((("high", ((2, 100),)),)), PotShares((("high", ((3, 40),)),)))


def test_the_odd_chips_are_left() -> None:
    sharing = Sharing.of((101,), OMAHA8.shares).toggled((0, "high", 0)).toggled((0, "low", 1)).toggled((0, "low", 2))
    assert sharing.given == {(0, "high", 0): 50, (0, "low", 1): 25, (0, "low", 2): 25}
    assert sharing.left(0) == 1 and not sharing.complete
    given = sharing.put((0, "high", 0), 51)
    assert given.complete
    assert given.pots() == (PotShares((("high", ((0, 51),)), ("low", ((1, 25), (2, 25))))),)


def test_who_wins_both_halves_has_the_odd_chip_too() -> None:
    """A scoop of 183 was 91 and 91, and could not be checked before the last chip had been typed."""
    sharing = Sharing.of((183, 20), OMAHA8.shares).toggled((0, "high", 2)).toggled((0, "low", 2))
    assert sharing.given == {(0, "high", 2): 92, (0, "low", 2): 91} and sharing.left(0) == 0
    assert sharing.toggled((0, "low", 1)).left(0) == 2, "two who share a low are asked who gets the odd chips"


def test_a_mark_can_be_taken_back() -> None:
    sharing = Sharing.of((100,), OMAHA8.shares).toggled((0, "high", 0)).toggled((0, "low", 1))
    assert sharing.given[0, "high", 0] == 50
    assert sharing.toggled((0, "low", 1)).given == {(0, "high", 0): 100}


def test_a_low_alone_wins_only_half() -> None:
    """The high is always won: a pot whose chips all lie at the low is not shared out."""
    sharing = Sharing.of((100,), OMAHA8.shares).toggled((0, "low", 1))
    assert sharing.given == {(0, "low", 1): 50}
    assert not sharing.put((0, "low", 1), 100).complete


def test_one_low_share_is_the_whole_pot() -> None:
    sharing = Sharing.of((100,), LOWBALL.shares).toggled((0, "low", 1))
    assert sharing.given == {(0, "low", 1): 100} and sharing.complete
    assert sharing.pots() == (PotShares((("low", ((1, 100),)),)),)


def test_too_many_chips_are_not_complete() -> None:
    sharing = Sharing.of((10,), OMAHA.shares).toggled((0, "high", 0)).put((0, "high", 1), 5)
    assert sharing.left(0) == -5 and not sharing.complete
