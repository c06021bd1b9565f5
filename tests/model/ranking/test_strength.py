"""The quick evaluator against the readable definition and against independent programs."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pokerkit
import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import _pheval

from pokertable.model.cards import DECK, Card, parse_cards, show_cards
from pokertable.model.ranking.best import best_hand, ways
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import category, prepare, strength
from tests.examples import examples
from tests.games import few

HIGH = PotShare(ranking=Ranking.HIGH)
LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=6)
OMAHA_HIGH = PotShare(ranking=Ranking.HIGH, exactly_from_hole=2)
OMAHA_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=2, qualifier=6)

shares = st.builds(
    lambda low, exactly, qualifier: PotShare(
        ranking=Ranking.ACE_TO_FIVE if low else Ranking.HIGH,
        exactly_from_hole=exactly,
        qualifier=qualifier if low else None,
    ),
    st.booleans(),
    st.one_of(st.none(), st.integers(0, 5)),
    st.integers(3, 12),
)
# few ranks or few suits, so that paired, flush and low hands come often
decks = st.sampled_from(
    [DECK, [card for card in DECK if card.suit < 2], [card for card in DECK if card.rank < 7 or card.rank == 12]]
)


def pheval_strength(worth: int) -> int:
    return 7463 - worth


def sampled(seed: int, count: int, cards: int) -> list[list[Card]]:
    rng = random.Random(seed)
    return [rng.sample(DECK, cards) for _ in range(count)]


@examples(100)
@given(share=shares, data=st.data(), deck=decks)
def test_quick_equals_readable(share: PotShare, data: st.DataObject, deck: list[Card]) -> None:
    on_board = data.draw(st.integers(0, 5))
    most = 6 if share.exactly_from_hole is not None else 7 - on_board
    in_hand = data.draw(st.integers(0, most))
    cards = data.draw(st.lists(st.sampled_from(deck), unique=True, min_size=on_board + in_hand, max_size=11))
    board, hole = cards[:on_board], cards[on_board : on_board + in_hand]
    best = best_hand(share, hole, board)
    evaluate = prepare(share, board)
    assert evaluate(hole) == (best.strength if best else 0)
    assert evaluate(hole) == evaluate(hole[::-1])
    if best is not None:
        assert category(share, best.strength) is best.category


@examples(30)
@given(share=shares, cards=st.lists(st.sampled_from(DECK), unique=True, min_size=9, max_size=9))
def test_every_way_makes_the_best_hand_and_no_other_set_does(share: PotShare, cards: list[Card]) -> None:
    board, hole = cards[:5], cards[5:]
    if share.exactly_from_hole is None:
        hole = hole[:2]
    best = best_hand(share, hole, board)
    found = ways(share, hole, board)
    if best is None:
        assert found == ()
        return
    assert found[0] == best.hole
    for number in range(6) if share.exactly_from_hole is None else [share.exactly_from_hole]:
        exactly = PotShare(ranking=share.ranking, exactly_from_hole=number, qualifier=share.qualifier)
        for chosen in combinations(hole, number):
            assert (strength(exactly, chosen, board) == best.strength) == (chosen in found)


def test_an_evaluator_can_be_asked_about_many_hands_in_any_order() -> None:
    board, rng = parse_cards("2s5cTh7d8c"), random.Random(4)
    hands = [rng.sample([card for card in DECK if card not in board], 4) for _ in range(300)]
    kept = prepare(OMAHA_HIGH, board)
    assert [kept(hand) for hand in hands] == [strength(OMAHA_HIGH, hand, board) for hand in hands]


def test_too_few_cards_make_no_hand() -> None:
    for share in (HIGH, LOW, OMAHA_HIGH, OMAHA_LOW):
        assert strength(share, (), ()) == 0
        assert strength(share, parse_cards("As2s"), parse_cards("3s4s")) == 0
    assert category(HIGH, 0) is None
    assert category(LOW, 56) is Category.LOW


@pytest.mark.parametrize("count", few(1000, 5000))
def test_seven_card_highs_agree_with_phevaluator(count: int) -> None:
    for cards in sampled(1, count, 7):
        assert strength(HIGH, cards, ()) == pheval_strength(_pheval.evaluate_7cards(*cards))


@pytest.mark.parametrize("count", few(500, 2000))
@pytest.mark.parametrize("on_board", [3, 4, 5])
def test_holdem_highs_agree_with_phevaluator(on_board: int, count: int) -> None:
    reference = {5: _pheval.evaluate_5cards, 6: _pheval.evaluate_6cards, 7: _pheval.evaluate_7cards}[on_board + 2]
    for cards in sampled(2, count, on_board + 2):
        assert strength(HIGH, cards[on_board:], cards[:on_board]) == pheval_strength(reference(*cards))


@pytest.mark.parametrize("count", few(500, 2000))
def test_suited_sevens_agree_with_phevaluator(count: int) -> None:
    rng = random.Random(3)
    two_suits = [card for card in DECK if card.suit in (1, 2)]
    for _ in range(count):
        cards = rng.sample(two_suits, 7)
        assert strength(HIGH, cards, ()) == pheval_strength(_pheval.evaluate_7cards(*cards))


@pytest.mark.parametrize("count", few(800, 5000))
def test_omaha_highs_agree_with_phevaluator(count: int) -> None:
    for cards in sampled(5, count, 9):
        expected = pheval_strength(_pheval.evaluate_omaha_cards(*cards))
        assert strength(OMAHA_HIGH, cards[5:], cards[:5]) == expected


def require_same_lows(pairs: list[tuple[pokerkit.Hand | None, int]]) -> None:
    """The same hands qualify, and every two of them compare alike."""
    assert all((theirs is None) == (ours == 0) for theirs, ours in pairs)
    lows = [(theirs, ours) for theirs, ours in pairs if theirs is not None]
    assert len(lows) > 100
    lows.sort(key=lambda pair: pair[1])
    for (worse, low), (better, high) in pairwise(lows):
        assert (worse < better, worse == better) == (low < high, low == high)


@pytest.mark.parametrize("count", few(650, 2000))
def test_seven_card_lows_agree_with_pokerkit(count: int) -> None:
    require_same_lows(
        [
            (pokerkit.EightOrBetterLowHand.from_game_or_none(show_cards(cards)), strength(LOW, cards, ()))
            for cards in sampled(6, count, 7)
        ]
    )


@pytest.mark.parametrize("count", few(300, 1000))
def test_omaha_lows_agree_with_pokerkit(count: int) -> None:
    require_same_lows(
        [
            (
                pokerkit.OmahaEightOrBetterLowHand.from_game_or_none(show_cards(cards[5:]), show_cards(cards[:5])),
                strength(OMAHA_LOW, cards[5:], cards[:5]),
            )
            for cards in sampled(7, count, 9)
        ]
    )


@pytest.mark.parametrize("count", few(150, 1000))
def test_unqualified_lows_agree_with_pokerkit_where_nothing_pairs(count: int) -> None:
    any_low = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=12)
    pairs = []
    for cards in sampled(8, count, 7):
        theirs = pokerkit.RegularLowHand.from_game(show_cards(cards))
        unpaired = len({card.rank for card in cards}) >= 5
        pairs.append((theirs if unpaired else None, strength(any_low, cards, ())))
    require_same_lows(pairs)
