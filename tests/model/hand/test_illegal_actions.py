"""Nonsense at a player's turn: a clear `IllegalAction`, and the hand as it was."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.cards import AnyCard
from pokertable.model.hand.actions import BringIn, CheckCall, Fold, IllegalAction, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from tests.examples import examples

from ...rules.table import check_down, deal, flop_game, play, stud_game, top_down
from .random_hands import Table, forwarded, tables

ODD_AMOUNTS: list[Any] = [0, -5, 1.5, 10**12, "abc", "20", True, None, float("nan"), float("inf"), b"20", [20], 2 + 0j]
NO_ACTIONS: list[Any] = [None, "fold", 20, Fold, CheckCall, RaiseTo, ..., [Fold()], {}]


def refused(hand: Hand, action: Any, seat: Any = None) -> str:
    """The words of the refusal; fails if the action is taken or anything has changed."""
    events, before = list(hand.events), hand.state.copy()
    with pytest.raises(IllegalAction) as caught:
        hand.act(action, seat)
    assert hand.events == events
    assert hand.state.same(before)
    return str(caught.value)


@pytest.mark.parametrize("amount", ODD_AMOUNTS, ids=repr)
@pytest.mark.parametrize("structure", ["none", "pot", "fixed"])
def test_an_odd_amount_is_named_and_refused(amount: Any, structure: str) -> None:
    hand = deal(flop_game("holdem", structure, 5, 10), [1000] * 4)
    assert repr(amount) in refused(hand, RaiseTo(amount))


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused(action: Any) -> None:
    assert "not an action" in refused(deal(flop_game(), [1000] * 4), action)


def test_true_is_not_the_amount_of_one() -> None:
    hand = play(deal(flop_game("holdem", "none", 1, 1), [100] * 3), "2c 0c 1c")
    assert hand.bounds().raise_to == (1, 99)
    refused(hand, RaiseTo(True))


@pytest.mark.parametrize("seat", [0, 1, 3, -1, 4, 99, "2", 1.5, ...], ids=repr)
def test_out_of_turn(seat: Any) -> None:
    hand = deal(flop_game(), [1000] * 4)
    assert "seat 2 is to act" in refused(hand, CheckCall(), seat)


def test_after_the_end_nobody_is_to_act() -> None:
    hand = play(deal(flop_game(), [1000] * 3), "2f 0f")
    assert "nobody is to act" in refused(hand, CheckCall())
    with pytest.raises(ValueError, match="nobody is to act"):
        hand.legal()
    with pytest.raises(ValueError, match="nobody is to act"):
        hand.bounds()


def test_a_bring_in_that_is_not_due() -> None:
    assert "no bring-in is due" in refused(deal(flop_game(), [1000] * 3), BringIn())
    assert "no bring-in is due" in refused(play(deal(stud_game(), [100] * 3, holes={0: "9c9d2c"}), "0b"), BringIn())


def test_a_check_when_the_bring_in_is_due() -> None:
    hand = deal(stud_game(), [100] * 3, holes={0: "9c9d2c"})
    assert "expected the bring-in or a completion" in refused(hand, CheckCall())
    assert "can't fold" in refused(hand, Fold())


def test_a_raise_that_is_capped_says_so() -> None:
    hand = play(deal(flop_game("holdem", "fixed", 10, 20), [100] * 4), "2r20 3r30 0r40")
    assert refused(hand, RaiseTo(50)) == "raise to 50: capped: one bet and three raises"


@examples(5)
@given(tables(), st.integers() | st.floats() | st.text() | st.binary() | st.none() | st.booleans(), st.integers(-3, 12))
def test_any_amount_and_seat_is_taken_or_refused_with_nothing_changed(table: Table, amount: Any, seat: int) -> None:
    def try_it(hand: Hand) -> None:
        found = hand.bounds().raise_to
        legal = type(amount) is int and found is not None and found[0] <= amount <= found[1]
        if not legal:
            refused(hand, RaiseTo(amount))
        if seat != hand.to_act:
            refused(hand, CheckCall(), seat)
        if found is not None:
            refused(hand, RaiseTo(found[0] - 1))
            refused(hand, RaiseTo(found[1] + 1))

    table.play(try_it)


# A table that cannot be


@pytest.mark.parametrize(
    "stacks", [[100], [100] * 10, [], [100, 0], [100, -5], [100, 1.5], [100, True], [100, "9"], [100, None]]
)
def test_impossible_stacks(stacks: Any) -> None:
    with pytest.raises(ValueError, match=r"seats|stack"):
        Hand(flop_game(), stacks, 0, Deck.shuffled(1))


@pytest.mark.parametrize("button", [-1, 3, 99])
def test_an_impossible_button(button: int) -> None:
    with pytest.raises(ValueError, match="button"):
        Hand(flop_game(), [100] * 3, button, Deck.shuffled(1))


# Cards that run out


class RunsOut(ValueError):
    """The source below has no more cards."""


class ShortDeck(Deck):
    """A deck that remembers how many cards it may still deal."""

    def __init__(self, seed: int, cards: int) -> None:
        super().__init__(top_down(seed), seed)
        self.left = cards

    def hole(self, seat: int | None = None) -> AnyCard:
        if not self.left:
            raise RunsOut
        self.left -= 1
        return super().hole(seat)

    board = burn = hole


@examples(30)
@given(tables(), st.integers(20, 50))
def test_a_source_that_fails_leaves_a_hand_that_can_go_on_with_another(table: Table, size: int) -> None:
    whole = check_down(table.deal())
    source = ShortDeck(table.seed, 52)
    hand = table.deal(source)
    source.left = max(0, size - 52 + source.stub())
    try:
        check_down(hand)
    except RunsOut:
        assert HandState.fold(hand.events).same(hand.state)
        assert hand.events == whole.events[: len(hand.events)]
        hand = check_down(Hand.resume(hand.events, forwarded(Deck.shuffled(table.seed), hand.events)))
    assert hand.events == whole.events


def test_an_empty_deck_says_that_it_has_run_out() -> None:
    with pytest.raises(ValueError, match="the deck has run out of cards"):
        Hand(flop_game(), [100] * 3, 0, Deck([]))
