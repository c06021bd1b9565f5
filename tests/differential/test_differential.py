"""Random hands in our engine and in pokerkit: the same actor, bounds, pots and final stacks, or a named difference."""

from __future__ import annotations

import pytest

from pokertable.model.betting.round import BettingRound
from pokertable.model.betting.structure import Structure
from pokertable.model.hand import decide, hand, openers
from pokertable.model.hand.decide import Bounds
from pokertable.model.hand.showdown import Showdown
from pokertable.model.hand.state import HandState
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Opener
from tests.games import few, one_of

from .match import GAMES, Tally, UnexplainedError, play_one


def run(first: int, count: int) -> Tally:
    """`count` hands of each game."""
    tally = Tally()
    for seed in range(first, first + count):
        for key, structure in GAMES:
            play_one(seed, key, structure, tally)
    return tally


@pytest.mark.parametrize("count", few(1, 100))
def test_hands_of_every_game_agree(count: int, capsys: pytest.CaptureFixture[str]) -> None:
    tally = run(0, count)
    with capsys.disabled():
        print(f"\n{tally}")
    assert tally.hands == count * len(GAMES)
    assert tally.decisions > 10 * tally.hands
    assert tally.excused_share < 0.03


def test_who_has_no_more_than_the_bring_in_only_brings_it_in() -> None:
    tally = Tally()
    play_one(700_014, "stud8", Structure.FIXED, tally)
    assert tally.excused["all-in for the bring-in"] == 1


@pytest.mark.long
def test_twenty_thousand_hands_agree(capsys: pytest.CaptureFixture[str]) -> None:
    tally = run(10_000, 20_000 // len(GAMES))
    with capsys.disabled():
        print(f"\n{tally}")
    assert tally.hands == 20_000
    assert tally.excused_share < 0.03


# The test can fail: faults put into our side are caught


def caught(key: str, structure: Structure, hands: int = 400) -> str:
    """The words of the first unexplained difference."""
    for seed in range(hands):
        try:
            play_one(seed, key, structure, Tally())
        except UnexplainedError as error:
            return str(error)
    pytest.fail(f"{hands} hands and nothing noticed")


def test_a_cap_that_is_off_by_one_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(self: BettingRound) -> bool:
        return self.structure is Structure.FIXED and self.cap is not None and self.raises > self.cap + 1

    monkeypatch.setattr(BettingRound, "is_capped", late)
    assert "bounds" in caught("holdem", Structure.FIXED)


def test_antes_left_out_of_the_pot_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = decide.bounds

    def without_antes(at: HandState, seat: int) -> Bounds:
        antes, at.pot = sum(at.antes), at.pot - sum(at.antes)
        try:
            return right(at, seat)
        finally:
            at.pot += antes

    monkeypatch.setattr(decide, "bounds", without_antes)
    monkeypatch.setattr(hand, "bounds", without_antes)
    assert "bounds" in caught("omaha", Structure.POT)


@pytest.mark.parametrize(("key", "structure"), one_of(2, [("holdem", Structure.NO_LIMIT), ("omaha8", Structure.FIXED)]))
def test_an_odd_chip_to_the_wrong_seat_is_caught(
    key: str, structure: Structure, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Showdown._odd_chip_order

    def backwards(self: Showdown, share: PotShare, winners: list[int]) -> list[int]:
        return right(self, share, winners)[::-1]

    monkeypatch.setattr(Showdown, "_odd_chip_order", backwards)
    assert "final stacks" in caught(key, structure, hands=1500)


def test_a_bring_in_by_the_wrong_suit_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    spades_lowest = {Opener.LOWEST_UP_CARD: lambda up: -(4 * (up[0] >> 2) + 3 - (up[0] & 3))}
    monkeypatch.setattr(openers, "SHOWN", {**openers.SHOWN, **spades_lowest})
    assert "asked" in caught("stud8", Structure.FIXED)


def test_a_short_all_in_that_reopens_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BettingRound, "is_open_to", lambda self, seat: True)
    assert "bounds" in caught("holdem", Structure.NO_LIMIT)
