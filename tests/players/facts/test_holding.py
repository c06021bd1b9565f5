"""Hands by name, counted card by card with another evaluator: counterfeits, locked lows, draws to the nuts."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Fold
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.facts.holding import at_table, hold_together, holding_of, on_board
from pokertable.players.facts.upcards import door_card_leads, open_pair, rivals_open_pair
from pokertable.players.seen.spot import Spot
from tests.analysis.oracle import low
from tests.games import one_of
from tests.narrow import known
from tests.players.tables import game
from tests.rules.table import deal

OMAHA8 = CATALOGUE["omaha8"]


def spot_on(key, board, street):
    """Heads-up, checked to this street."""
    hand = deal(
        game(key, Structure.POT if key != "holdem" else Structure.NO_LIMIT), [5000, 5000], button=1, board=board
    )
    while hand.state.street < street:
        hand.act(CheckCall())
    return Spot.of(hand.observe(None))


def on(key, board, street, *hands):
    """What these hands are there."""
    return on_board(spot_on(key, board, street), np.array([parse_cards(text) for text in hands], np.uint8))


def spelled(cards):
    return "".join(str(DECK[card]) for card in cards)


def is_nuts(reader, hand, board):
    """Whether no two cards of others beat it."""
    mine = reader(OMAHA8, hand, board)
    rest = [card for card in range(52) if card not in hand and card not in board]
    theirs = [reader(OMAHA8, two, board) for two in combinations(rest, 2)]
    return mine is not None and all(each is None or each <= mine for each in theirs)


@pytest.mark.parametrize("seed", range(3))
def test_counterfeits_of_the_low_are_counted_card_by_card(seed):
    rng = Random(seed)
    lows = [card for card in range(52) if card >> 2 in (12, 0, 1, 2, 3, 4, 5, 6)]
    deck = rng.sample(lows, 6)
    rest = [card for card in range(52) if card not in deck]
    board, hand = [*deck[:2], rng.choice(rest)], [*deck[2:4]]
    hand += rng.sample([card for card in rest if card not in board], 2)
    held = on("omaha8", spelled(board), 1, spelled(hand))
    spoilt = 0
    if is_nuts(low, hand, board):
        spoilt = sum(not is_nuts(low, hand, [*board, card]) for card in set(range(52)) - {*hand, *board})
    assert held.low_counterfeits[0] == spoilt


def test_a_bare_nut_low_is_counterfeited_by_its_own_ranks_and_a_third_card_protects_it():
    held = on("omaha8", "3s6d8h", 1, "AcAd2hKc", "Ac2d4hKc", "KsKdQhJc")
    assert held.low_behind.tolist() == [0, 0, 12]
    bare, protected, none = held.low_counterfeits.tolist()
    assert bare > protected >= none == 0


@pytest.mark.parametrize(
    ("board", "hand", "strong", "nut_low", "poor"),
    [
        ("Ks8s4d", "AsTs7c2d", True, True, False),
        ("Ks8s4d", "QsTs9c9d", False, False, False),
        ("JsTd4c", "QhKc9d2s", True, False, False),
        ("JsTd4c", "QhKc7d2s", False, False, False),
        ("JsJdTc", "QhKc9d2s", False, False, False),
        ("2s5dKc", "6h7cQdJs", False, False, True),
        ("2s5dKc", "Ah3cQdJs", False, True, False),
    ],
)
def test_strong_and_poor_draws(board, hand, strong, nut_low, poor):
    held = on("omaha8", board, 1, hand)
    assert held.wraps_or_nut_draws[0] == strong
    assert held.nut_low_draw[0] == nut_low
    assert held.only_a_poor_low_draw[0] == poor


def fourth_street(seed):
    """Stud hi/lo dealt and called to sixth street."""
    hand = Hand(game("stud8", Structure.FIXED), [5000] * 3, 0, Deck.shuffled(seed))
    while hand.state.street < 3:
        hand.act(BringIn() if hand.state.bring_in_due else CheckCall())
    return hand


@pytest.mark.parametrize("seed", one_of(5, range(25)))
def test_a_locked_low_is_beaten_by_no_cards_that_rivals_may_have(seed):
    hand = fourth_street(seed)
    public = hand.observe(None)
    spot = Spot.of(public)
    seat = known(hand.to_act)
    own = [card for card in hand.state.holes[seat] if card not in hand.state.ups[seat]]
    locked = at_table(spot, np.array([own], np.uint8)).locked_low[0]
    mine = low(CATALOGUE["stud8"], hand.state.holes[seat], [])
    if mine is None:
        assert not locked
        return
    ranks = (12, 0, 1, 2, 3, 4, 5, 6)
    beaten = False
    for rival in spot.rivals:
        ups = list(spot.showing[rival.seat])
        for more in combinations(ranks, 3):
            suits = [next(s for s in range(4) if 4 * rank + s not in ups) for rank in more]
            cards = [*ups, *[4 * rank + suit for rank, suit in zip(more, suits, strict=True)]]
            theirs = low(CATALOGUE["stud8"], cards, [])
            beaten |= theirs is not None and theirs > mine
    assert locked == (not beaten)


def test_open_pairs_and_door_cards_are_read_from_the_up_cards():
    holes = {0: "2h3h9s9c", 1: "4d5dKsKh", 2: "7c8cQd2c"}
    hand = deal(game("stud8", Structure.FIXED), [5000] * 3, holes=holes)
    spot = Spot.of(hand.observe(None))
    assert spot.legal.seat == 0 and open_pair(spot) == rivals_open_pair(spot) == -1 and not door_card_leads(spot)
    hand.act(BringIn())
    assert door_card_leads(Spot.of(hand.observe(None)))
    hand.act(CheckCall())
    hand.act(Fold())
    spot = Spot.of(hand.observe(None))
    assert spot.street == 1 and spot.legal.seat == 1
    assert (open_pair(spot).item(), rivals_open_pair(spot).item()) == (11, 7)


def test_a_door_card_that_another_one_equals_leads_nobody():
    holes = {0: "2h3h9s", 1: "4d5d9h", 2: "7c8c2c"}
    hand = deal(game("stud8", Structure.FIXED), [5000] * 3, holes=holes)
    hand.act(BringIn())
    for _ in range(2):
        spot = Spot.of(hand.observe(None))
        assert {spot.showing[spot.legal.seat][0] >> 2} == {7} and not door_card_leads(spot)
        hand.act(CheckCall())


def figures(held, *, later):
    """By hand, before the flop and later."""
    features = held.features
    first = [features.ace(), features.suited(), features.pairs(2), held.draws.any, held.draws.low]
    if not later:
        return first
    return [*first, held.high_behind, held.low_behind, held.nearest, features.low(), held.nut_low_draw]


@pytest.mark.parametrize("street", [0, 1, 3])
def test_hands_that_are_looked_at_together_are_what_each_is_alone(street):
    spot = spot_on("omaha8", "2s7h8d3sAd", street)
    hands = [np.array([parse_cards(text)], np.uint8) for text in ("AhAc2h3d", "KsQsJs9d", "As3c4h5h", "8s8c7d7c")]
    hold_together(spot, hands)
    for hand in hands:
        part, alone = holding_of(spot, hand), on_board(spot, hand)
        assert part.whole is not None
        for one, other in zip(figures(part, later=street > 0), figures(alone, later=street > 0), strict=True):
            assert one.shape == (1,)
            assert (one == other).all()
