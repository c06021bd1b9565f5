"""Sharing out pots: marks split evenly, the chips that do not divide stay until somebody is given them."""

from __future__ import annotations

from pokertable.training.quiz.sharing import HIGH, LOW, PotShares, Sharing, ShowdownAnswer


def test_a_winner_gets_the_pot() -> None:
    sharing = Sharing.of((100, 40), split=False).toggled(0, HIGH, 2).toggled(1, HIGH, 3)
    assert sharing.complete
    assert sharing.answer() == ShowdownAnswer((PotShares(((2, 100),), None), PotShares(((3, 40),), None)))


def test_the_odd_chips_are_left() -> None:
    sharing = Sharing.of((101,), split=True).toggled(0, HIGH, 0).toggled(0, LOW, 1).toggled(0, LOW, 2)
    assert sharing.given == ((((0, 50),), ((1, 25), (2, 25))),)
    assert sharing.left(0) == 1 and not sharing.complete
    given = sharing.put(0, HIGH, 0, 51)
    assert given.complete
    assert given.answer() == ShowdownAnswer((PotShares(((0, 51),), ((1, 25), (2, 25))),))


def test_a_mark_can_be_taken_back() -> None:
    sharing = Sharing.of((100,), split=True).toggled(0, HIGH, 0).toggled(0, LOW, 1)
    assert sharing.amount(0, HIGH, 0) == 50
    back = sharing.toggled(0, LOW, 1)
    assert back.amount(0, HIGH, 0) == 100 and back.amount(0, LOW, 1) is None


def test_too_many_chips_are_not_complete() -> None:
    sharing = Sharing.of((10,), split=False).toggled(0, HIGH, 0).put(0, HIGH, 1, 5)
    assert sharing.left(0) == -5 and not sharing.complete
