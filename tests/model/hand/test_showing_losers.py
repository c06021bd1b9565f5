"""A losing hand is mucked, unless its seat shows losers; who wins what stays the same."""

import pytest

from pokertable.model.cards import HIDDEN, parse_cards
from pokertable.model.hand.actions import BringIn, CheckCall
from pokertable.model.hand.events import HandMucked, HandShown, PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from tests.session.history.store.player import HOLDEM, STUD8, new_table

LOSER, WINNER = 0, 1


def down(hand):
    while not hand.over:
        hand.act(CheckCall() if hand.bounds().bring_in is None else BringIn())
    return hand


def deck():
    """Heads-up: the seats in turn get two cards; the aces win."""
    first = parse_cards("AsKcAdQd2c9h8s4d2d5c2h7c")
    return Deck([*first, *(card for card in parse_cards(ALL) if card not in first)])


ALL = "".join(f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs")


def shown_and_mucked(hand):
    return (
        {event.seat for event in hand.events if isinstance(event, HandShown)},
        {event.seat for event in hand.events if isinstance(event, HandMucked)},
    )


@pytest.mark.parametrize(
    ("shows_losers", "shown", "mucked"),
    [
        (frozenset(), {WINNER}, {LOSER}),
        (frozenset({LOSER}), {LOSER, WINNER}, set()),
        (frozenset({WINNER}), {WINNER}, {LOSER}),
    ],
)
def test_a_loser_shows_only_if_it_wants_to(shows_losers, shown, mucked):
    hand = down(Hand(HOLDEM, [400, 400], 0, deck(), shows_losers=shows_losers))
    assert shown_and_mucked(hand) == (shown, mucked)
    plain = down(Hand(HOLDEM, [400, 400], 0, deck()))
    awards = [[event for event in each.events if isinstance(event, PotAwarded)] for each in (hand, plain)]
    assert awards[0] == awards[1]
    assert hand.state.stacks == plain.state.stacks


def test_a_loser_whose_cards_nobody_knows_has_none_to_show():
    stacked = deck()
    cards = [stacked.hole() for _ in range(52)]
    cards[1] = cards[3] = HIDDEN  # those of the button, the loser
    hand = down(Hand(HOLDEM, [400, 400], 0, Deck(cards), shows_losers=frozenset({LOSER})))
    assert shown_and_mucked(hand) == ({WINNER}, {LOSER})


def test_a_resumed_hand_shows_too():
    begun = Hand(HOLDEM, [400, 400], 0, deck())
    assert not begun.over
    hand = down(Hand.resume(begun.events, deck_after(begun), shows_losers=frozenset({LOSER})))
    assert shown_and_mucked(hand) == ({LOSER, WINNER}, set())


def deck_after(hand):
    """The deck without the four cards that are dealt."""
    dealt = deck()
    for seat in (0, 1, 0, 1):
        dealt.hole(seat)
    return dealt


@pytest.mark.parametrize("game", [HOLDEM, STUD8])
def test_the_player_at_a_table_shows_losers_when_asked(game):
    """Every hand that comes to a showdown with the player in it: shown, never mucked; the others as they like."""
    met = mucked_by_others = 0
    table = new_table(game, seats=4)
    for _ in range(25):
        for seat in range(4):
            table.rebuy(seat)
        hand = down(table.deal(hero_shows_losers=True))
        table.settle(hand)
        shown, mucked = shown_and_mucked(hand)
        met += table.hero in shown
        mucked_by_others += len(mucked)
        assert table.hero not in mucked
    assert met and mucked_by_others
