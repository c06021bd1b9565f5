"""resources/rules/stud.md#when-the-cards-run-out: burns, the burned cards shuffled in, the shared seventh card."""

from __future__ import annotations

import pytest

from pokertable.model.cards import Card
from pokertable.model.hand.actions import BringIn, CheckCall, Fold
from pokertable.model.hand.events import BoardDealt, BurnsShuffledIn, CardBurned, HandShown, HoleDealt, PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck

from .table import check_down, deal, events_of, stacks, stud_game, top_down

GAME = stud_game()


def played_to_seventh(seats: int, folds: dict[int, int], seed: int = 5) -> Hand:
    """Everybody checks and calls, but on street `s` the last `folds[s]` to act fold."""
    hand = Hand(GAME, [500] * seats, 0, Deck.shuffled(seed))
    left = dict(folds)
    while not hand.over:
        street = hand.state.street
        if hand.state.bring_in_due:
            hand.act(BringIn())
        elif left.get(street, 0) and sum(hand.state.live) > 2:
            left[street] -= 1
            hand.act(Fold())
        else:
            hand.act(CheckCall())
    assert not any(left.values())
    return hand


def all_cards(hand: Hand) -> list[Card]:
    """Every card that was dealt to a seat or to the middle, folded hands included."""
    dealt = [card.card for event in events_of(hand, HoleDealt) for card in event.cards]
    return [*dealt, *(card for event in events_of(hand, BoardDealt) for card in event.cards)]


def test_a_card_is_burned_before_each_street_after_the_first() -> None:
    hand = played_to_seventh(4, {})
    assert len(events_of(hand, CardBurned)) == 4
    assert events_of(hand, BurnsShuffledIn) == []


def test_what_is_shuffled_in_comes_in_another_order() -> None:
    """Neither the stub nor the burned cards lie where they lay; the same seed gives the same order."""
    dealt, burns, orders = top_down(5), top_down(5)[:12], []
    for _ in range(2):
        deck = Deck(dealt[12:], 5)
        deck.shuffle_in(burns)
        orders.append([deck.hole() for _ in range(deck.stub())])
    assert orders[0] == orders[1] and set(orders[0]) == set(dealt) and len(orders[0]) == 52
    as_it_lay = [*dealt[12:], *burns]
    assert sum(now == before for now, before in zip(orders[0], as_it_lay, strict=True)) < 10
    assert len({*orders[0][-12:]} & {*burns}) < 12, "the burned cards are not all at the bottom"


def test_each_time_that_cards_are_shuffled_in_their_order_is_drawn_anew() -> None:
    deck, cards = Deck([], 5), top_down(5)
    orders = []
    for _ in range(3):
        deck.shuffle_in(cards)
        orders.append(tuple(deck.hole() for _ in cards))
    assert len({*orders}) == 3


def test_eight_who_all_stay_share_one_card_face_up_in_the_middle() -> None:
    hand = played_to_seventh(8, {})
    assert len(events_of(hand, CardBurned)) == 3
    assert len(events_of(hand, BurnsShuffledIn)) == 1
    shared = events_of(hand, BoardDealt)
    assert [len(event.cards) for event in shared] == [1]
    assert all(len(hole) == 6 for hole in hand.state.holes)
    # The shared card is the last of the stub or one of the burned cards.
    stub = top_down(5)[51:]
    burned = [event.card for event in events_of(hand, CardBurned)]
    assert shared[0].cards[0] in [*stub, *burned]
    assert len(set(all_cards(hand))) == 49


def test_seven_left_of_eight_still_share_a_card() -> None:
    # 8 × 6 cards and three burns leave one card; with the burns four.
    hand = played_to_seventh(8, {3: 1})
    assert [len(event.cards) for event in events_of(hand, BoardDealt)] == [1]


def test_the_burned_cards_are_shuffled_in_when_that_is_enough() -> None:
    # One folds on third street: 8 × 3 + 7 × 3 cards and three burns leave four, with the burns seven.
    hand = played_to_seventh(8, {0: 1})
    assert len(events_of(hand, BurnsShuffledIn)) == 1
    assert events_of(hand, BoardDealt) == []
    seventh = events_of(hand, HoleDealt)[-1]
    assert len(seventh.cards) == 7
    burned = {event.card for event in events_of(hand, CardBurned)}
    assert burned <= {card.card for card in seventh.cards}
    assert len(set(all_cards(hand))) == 52


@pytest.mark.parametrize(
    ("folds", "left"),
    [({0: 2, 1: 1}, 9), ({0: 1, 2: 2}, 6), ({0: 2}, 7)],
    ids=["nine-for-five", "six-for-five", "seven-for-six"],
)
def test_a_burn_on_seventh_street_when_the_stub_can_spare_it(folds: dict[int, int], left: int) -> None:
    hand = played_to_seventh(8, folds)
    assert len(events_of(hand, CardBurned)) == 4
    last = events_of(hand, HoleDealt)[-1]
    assert 52 - (len(all_cards(hand)) - len(last.cards)) - 3 == left
    assert events_of(hand, BurnsShuffledIn) == []


def test_no_burn_when_the_stub_is_just_enough() -> None:
    # 8 × 3 + 7 + 7 + 6 cards and three burns leave five for the five who are left.
    hand = played_to_seventh(8, {0: 1, 2: 1, 3: 1})
    assert len(events_of(hand, CardBurned)) == 3
    assert events_of(hand, BurnsShuffledIn) == events_of(hand, BoardDealt) == []
    assert len(events_of(hand, HoleDealt)[-1].cards) == 5


def test_five_left_for_six_are_not_enough() -> None:
    hand = played_to_seventh(8, {0: 1, 2: 1})
    assert len(events_of(hand, BurnsShuffledIn)) == 1
    assert len(events_of(hand, CardBurned)) == 3, "none of the eight that are left now"
    assert len(events_of(hand, HoleDealt)[-1].cards) == 6


@pytest.mark.parametrize("seed", range(5))
def test_folded_cards_stay_dead(seed: int) -> None:
    hand = played_to_seventh(8, {0: 1}, seed)
    folded = next(seat for seat in range(8) if len(hand.state.holes[seat]) == 3)
    dead = set(hand.state.holes[folded])
    assert dead.isdisjoint(card.card for card in events_of(hand, HoleDealt)[-1].cards)


def test_the_shared_card_counts_as_everyones_seventh_card() -> None:
    holes = {0: "KcQdJcTcTdQc", 1: "KsKhQsQhJhAc"}
    three_pair = ("2c2d5c5d8c8d", "2h2s5h5s8h8s", "3c3d6c6d9c9d", "3h3s6h6s9h9s", "4c4d7c7dThTs", "4h4s7h7sJdJs")
    holes.update(enumerate(three_pair, start=2))
    hand = check_down(deal(GAME, [500] * 8, holes=holes, board="As"))
    # With the ace seat 0 has a straight and seat 1 aces and kings; without it kings and queens would win.
    (award,) = events_of(hand, PotAwarded)
    assert [won.seat for won in award.won] == [0]
    assert all(len(event.cards) == 6 for event in events_of(hand, HandShown))


def test_the_shared_card_does_not_count_for_who_opens() -> None:
    holes = {seat: f"{down}{up}" for seat, (down, up) in enumerate([("2c3d", "KsQd9h7s"), ("4c5d", "8d8h4h6s")])}
    hand = deal(GAME, [500] * 8, holes=holes, board="Kd")
    while hand.state.street < 4:
        hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    assert hand.state.board == [Card.parse("Kd")]
    # A king in the middle pairs nobody's up cards: the eights open.
    assert hand.to_act == 1


def test_chips_and_cards_are_right_to_the_end_with_eight_players() -> None:
    for seed in range(20):
        hand = played_to_seventh(8, {}, seed)
        assert sum(stacks(hand)) == 8 * 500
