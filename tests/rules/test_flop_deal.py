"""resources/rules/flop-games.md: blinds, antes, button, the order of cards and of acting in flop games."""

from __future__ import annotations

import pytest

from pokertable.model.cards import Card
from pokertable.model.hand.events import (
    AntesPosted,
    BlindPosted,
    BoardDealt,
    CardBurned,
    DealtCard,
    HoleDealt,
    UncalledReturned,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck

from .table import check_down, deal, events_of, flop_game, kinds, play, stacks, top_down

GAME = flop_game("holdem", "none", 5, 10)


@pytest.mark.parametrize("button", range(5))
def test_the_blinds_are_left_of_the_button(button: int) -> None:
    hand = deal(GAME, [100] * 5, button=button)
    small, big = (button + 1) % 5, (button + 2) % 5
    assert set(events_of(hand, BlindPosted)) == {BlindPosted(small, 5, 5), BlindPosted(big, 10, 10)}
    assert hand.to_act == (button + 3) % 5


@pytest.mark.parametrize("button", [0, 1])
def test_heads_up_the_button_posts_the_small_blind_acts_first_before_the_flop_and_last_after(button: int) -> None:
    hand = deal(GAME, [100, 100], button=button)
    other = 1 - button
    assert set(events_of(hand, BlindPosted)) == {BlindPosted(button, 5, 5), BlindPosted(other, 10, 10)}
    play(hand, f"{button}c {other}c")
    for _ in range(3):
        play(hand, f"{other}c {button}c")
    assert hand.over


def test_antes_before_blinds() -> None:
    hand = deal(flop_game("holdem", "none", 5, 10, ante=2), [100] * 3)
    assert kinds(hand.events)[:4] == ["HandStarted", "AntesPosted", "BlindPosted", "BlindPosted"]
    assert hand.state.stacks == [93, 88, 98]


def test_a_short_stack_pays_the_ante_first() -> None:
    hand = deal(flop_game("holdem", "none", 5, 10, ante=4), [6, 4, 100, 100])
    assert events_of(hand, AntesPosted) == [AntesPosted((4, 4, 4, 4))]
    assert set(events_of(hand, BlindPosted)) == {BlindPosted(0, 2, 5), BlindPosted(1, 0, 10)}
    assert hand.bounds().check_call == 10


def test_the_big_blind_pays_the_big_blind_ante_first() -> None:
    hand = deal(flop_game("holdem", "none", 5, 10, big_blind_ante=10), [100, 14, 100, 100])
    assert events_of(hand, AntesPosted) == [AntesPosted((0, 10, 0, 0))]
    assert BlindPosted(1, 4, 10) in hand.events
    assert hand.bounds().check_call == 10


@pytest.mark.parametrize(("seats", "button", "payer"), [(4, 0, 2), (4, 3, 1), (2, 0, 1), (2, 1, 0)])
def test_of_equal_blinds_the_big_one_pays_the_big_blind_ante(seats: int, button: int, payer: int) -> None:
    hand = deal(flop_game("holdem", "none", 10, 10, big_blind_ante=10), [100] * seats, button=button)
    assert events_of(hand, AntesPosted)[0].amounts == tuple(10 * (seat == payer) for seat in range(seats))


@pytest.mark.parametrize("key", ["holdem", "omaha", "omaha8"])
def test_cards_one_at_a_time_clockwise_from_the_left_of_the_button(key: str) -> None:
    hand = Hand(flop_game(key), [100] * 4, 1, Deck.shuffled(7))
    cards = iter(top_down(7))
    dealt = events_of(hand, HoleDealt)[0].cards
    each = hand.state.game.variant.hole_cards
    assert dealt == tuple(DealtCard(seat, next(cards), False) for _ in range(each) for seat in (2, 3, 0, 1))


@pytest.mark.parametrize(("button", "first"), [(0, 1), (1, 0)])
def test_heads_up_the_first_card_goes_to_the_big_blind(button: int, first: int) -> None:
    hand = deal(GAME, [100, 100], button=button)
    assert events_of(hand, HoleDealt)[0].cards[0].seat == first


def test_one_card_is_burned_before_the_flop_the_turn_and_the_river() -> None:
    hand = check_down(Hand(GAME, [100] * 3, 0, Deck.shuffled(3)))
    cards = top_down(3)[6:14]
    dealt = [event for event in hand.events if isinstance(event, CardBurned | BoardDealt)]
    assert dealt == [
        CardBurned(cards[0]),
        BoardDealt(1, tuple(cards[1:4])),
        CardBurned(cards[4]),
        BoardDealt(2, (cards[5],)),
        CardBurned(cards[6]),
        BoardDealt(3, (cards[7],)),
    ]


def test_after_the_flop_the_first_live_seat_left_of_the_button_acts_first() -> None:
    hand = play(deal(GAME, [100] * 4), "2c 3c 0f 1c")
    assert hand.to_act == 1
    play(hand, "1c 2c 3c 1f 2c 3c")
    assert hand.to_act == 2


def test_an_all_in_seat_left_of_the_button_is_passed_over() -> None:
    hand = play(deal(GAME, [50, 100, 100, 100]), "2r50 3c 0c 1c")
    assert hand.to_act == 1


def test_the_hand_ends_when_all_but_one_fold_and_the_uncalled_part_returns() -> None:
    hand = play(deal(GAME, [100] * 4), "2r40 3f 0f 1f")
    assert events_of(hand, UncalledReturned) == [UncalledReturned(2, 30)]
    assert stacks(hand) == [95, 90, 115, 100]
    assert events_of(hand, BoardDealt) == []


def test_a_walk_returns_the_uncalled_half_of_the_big_blind() -> None:
    hand = play(deal(GAME, [100] * 3), "2f 0f")
    assert events_of(hand, UncalledReturned) == [UncalledReturned(1, 5)]
    assert stacks(hand) == [95, 105, 100]


def test_an_uncalled_bet_goes_back_before_the_pot_is_awarded() -> None:
    hand = play(deal(GAME, [100] * 3), "2c 0c 1c 0r60 1f 2f")
    order = kinds(hand.events)
    assert order.index("UncalledReturned") < order.index("BetsCollected", order.index("UncalledReturned"))
    assert order.index("UncalledReturned") < order.index("PotAwarded")
    assert stacks(hand) == [120, 90, 90]


def test_the_uncalled_part_of_a_bet_goes_back_to_the_player() -> None:
    hand = play(deal(GAME, [300, 150, 80]), "2r80 0r300 1c")
    assert events_of(hand, UncalledReturned) == [UncalledReturned(0, 150)]


def test_a_folded_players_chips_are_not_uncalled() -> None:
    hand = play(deal(GAME, [1000, 1000, 25]), "2c 0r40 1r100 2c 0f")
    # Seat 1 put in 100, seat 0's 40 stay: only 60 were not called.
    assert events_of(hand, UncalledReturned) == [UncalledReturned(1, 60)]


def test_every_card_comes_from_the_deck_once() -> None:
    hand = check_down(Hand(flop_game("omaha8"), [100] * 9, 0, Deck.shuffled(1)))
    used: list[Card] = [*hand.state.board, *hand.state.burns]  # type: ignore[list-item]
    used += [card for hole in hand.state.holes for card in hole]  # type: ignore[misc]
    assert len(used) == len(set(used)) == 36 + 5 + 3
