"""What a player may bet or raise, as the table offers it: amounts that are said, the steps of a fixed limit."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import Action, CheckCall, RaiseTo
from pokertable.model.hand.events import RaiseKind
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.source import Deck
from tests.rules.table import flop_game

CALL = CheckCall()


def turn(structure: str, *actions: Action, stacks: tuple[int, ...] = (400, 400, 400), low: int = 5) -> LegalActions:
    """Of blinds of 5 and 10, or bets of 10 and 20; the button acts first."""
    hand = Hand(flop_game(structure=structure, low=low, high=2 * low), stacks, 0, Deck.shuffled(1))
    for action in actions:
        hand.act(action)
    return hand.legal()


def offered(legal: LegalActions) -> list[int]:
    return [each.amount for each in legal.presets]


@pytest.mark.parametrize(
    ("actions", "amounts"),
    [
        ((), [20, 23, 29, 35, 400]),  # a call of 10 makes 25
        ((RaiseTo(30),), [50, 65, 83, 100, 400]),  # the small blind's call of 25 makes 70
        ((CALL, CALL, CALL), [10, 15, 23, 30, 390]),
    ],
    ids=["blinds", "a raise", "nothing bet"],
)
def test_the_least_parts_of_the_pot_after_a_call_and_all_in_are_offered(
    actions: tuple[Action, ...], amounts: list[int]
) -> None:
    assert offered(turn("none", *actions)) == amounts


def test_big_blinds_are_offered_until_somebody_raises() -> None:
    assert [each.amount for each in turn("none").blind_presets] == [25, 30, 40]
    assert [each.amount for each in turn("none", CALL).blind_presets] == [25, 30, 40]
    assert not turn("none", RaiseTo(30)).blind_presets and not turn("none", CALL, CALL, CALL).blind_presets


@pytest.mark.parametrize(
    ("structure", "stacks", "refused"),
    [
        ("none", (400, 400, 400), []),
        ("none", (25, 400, 400), ["29 is more than your 25", "35 is more than your 25"]),
        ("none", (400, 400, 3), ["19 is below the minimum of 20"]),  # the big blind has three chips
        ("pot", (400, 400, 400), ["400 is above the pot limit of 35"]),
    ],
)
def test_what_is_offered_beyond_the_bounds_says_why_it_may_not_be(
    structure: str, stacks: tuple[int, ...], refused: list[str]
) -> None:
    assert [str(each.reason) for each in turn(structure, stacks=stacks).presets if each.reason] == refused


@pytest.mark.parametrize(
    ("actions", "stacks", "amount"),
    [
        ((), (400, 400, 400), 30),
        ((), (25, 400, 400), 25),
        ((CALL,), (400, 400, 400), 40),
        ((RaiseTo(30),), (400, 400, 400), 65),
        ((CALL, CALL, CALL), (400, 400, 400), 15),
        ((RaiseTo(400),), (400, 400, 400), 0),
    ],
    ids=["three big blinds", "a short stack", "the pot after a call", "half the pot", "half of it", "no raise"],
)
def test_a_legal_amount_is_set_before_the_player_sets_one(
    actions: tuple[Action, ...], stacks: tuple[int, ...], amount: int
) -> None:
    assert turn("none", *actions, stacks=stacks).start == amount


def test_no_more_is_offered_than_puts_every_opponent_all_in_and_more_may_be_bet() -> None:
    """Against 61 chips in all, raises to 65, 85 and 104 were ready, and 187 as the all-in."""
    legal = turn("none", RaiseTo(40), CALL, stacks=(61, 61, 187))
    assert legal.covers and legal.raise_to == (70, 187), "who has 61 is asked for the least raise"
    assert [(each.amount, str(each.reason or "")) for each in legal.presets] == [
        (70, ""), (100, "70 already puts them all-in"), (130, "70 already puts them all-in"),
        (160, "70 already puts them all-in"), (70, ""),
    ]  # fmt: skip
    assert (legal.start, legal.clamp(187)) == (70, 187)
    flop = turn("none", CALL, CALL, CALL, stacks=(187, 61, 61))
    assert not flop.covers, "the player to act has 61"
    button = turn("none", CALL, CALL, CALL, CALL, CALL, stacks=(187, 61, 41))
    assert [each.amount for each in button.presets if each.reason is None] == [10, 15, 23, 30, 51]
    assert not turn("none").covers and turn("none").preset_of(400) is not None


def test_the_limit_of_the_pot_is_reckoned_and_no_other() -> None:
    assert str(turn("pot").arithmetic) == "2 × 10 + 15 = 35"
    assert str(turn("pot", RaiseTo(30)).arithmetic) == "2 × 30 + 40 = 100"
    assert turn("none").arithmetic is None and turn("fixed").arithmetic is None


def test_where_nobody_may_raise_nothing_is_offered_and_no_amount_is_near() -> None:
    legal = turn("none", RaiseTo(400), stacks=(400, 400, 300))
    assert (legal.raise_to, legal.presets, legal.blind_presets) == (None, (), ())
    with pytest.raises(ValueError, match="no raise is legal"):
        legal.clamp(100)
    assert [turn("none").clamp(amount) for amount in (1, 20, 33, 400, 500)] == [20, 20, 33, 400, 400]


def test_a_fixed_limit_has_steps_up_to_its_cap_and_no_other_limit_any() -> None:
    steps = turn("fixed", RaiseTo(20), low=10).ladder
    assert [(each.kind, each.number, each.amount) for each in steps] == [
        (RaiseKind.BET, 0, 10), (RaiseKind.RAISE, 1, 20), (RaiseKind.RAISE, 2, 30), (RaiseKind.RAISE, 3, 40),
    ]  # fmt: skip
    assert [(each.taken, each.current) for each in steps] == [
        (True, False), (True, False), (False, True), (False, False),
    ]  # fmt: skip
    assert not offered(turn("fixed")) and not turn("none").ladder and not turn("pot").ladder
    short = turn("fixed", RaiseTo(20), stacks=(400, 25, 400), low=10).ladder
    assert [each.amount for each in short] == [10, 20, 25, 40], "the next is what the stack has"
