"""How far from the nuts: words, and every kind of holding against the arrays of the analysis."""

from __future__ import annotations

import random
from itertools import combinations
from math import comb

import pytest

from pokertable.analysis.nuts import nuts
from pokertable.model.cards import DECK, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import prepare, strength
from pokertable.session.words.nuts_distance import hands_without, nuts_distance
from tests.games import one_of


def share_of(game: str, name: str) -> PotShare:
    return next(share for share in CATALOGUE[game].shares if share.name == name)


@pytest.mark.parametrize(
    ("game", "hand", "board", "name", "words"),
    [
        ("omaha", "AsKcQcQh", "QsJsTh", "high", "the nuts"),
        ("holdem", "KhKd", "Kc8s8d4h", "high", "second nuts; 1 of 1,035 hands beats it: 8-8"),
        ("holdem", "Ad3c", "KsTdQh9c", "high", "62% of hands beat it; the best is A-J"),
        ("omaha", "9s9dKh2c", "8s8d9hKcAd", "high", "3% of hands beat it; the best is 8-8"),
        ("omaha", "Qs2sJdJh", "As9s4s8h3d", "high", "second nuts; 4% of hands beat it: K-x of spades"),
        (
            "omaha",
            "Js2sKdKh",
            "As9s4s8h3d",
            "high",
            "third nuts; 7% of hands beat it: K-x of spades and Q-x of spades",
        ),
        ("holdem", "Kh2d", "Ah9h5h3hTd", "high", "second nuts; 1 of 990 hands beats it: a straight flush in hearts"),
        ("holdem", "AcAd", "5c6d7s8hKc", "high", "43% of hands beat it; the best is 10-9"),
        ("omaha8", "As3dKhQd", "2c7h8sTdJc", "low", "the nut low"),
        ("omaha8", "As4dKhQd", "2c7h8sTdJc", "low", "second nut low; 7% of hands beat it: A-3"),
        ("omaha8", "Ks8d5h7c", "6hAs9c4c7d", "low", "sixth nut low; 47% of hands beat it; the best is 2-3"),
        # 6-4-3-2-A with
        ("omaha8", "5sJd6h7h", "2d3d4d6s7d", "low", "third nut low; 24% of hands beat it; the best is A-5"),
        # a nine with any of 5-6-7-8
        ("omaha", "AcAd4h8c", "5c6d7s8hKc", "high", "third nuts; 25% of hands beat it; the best is 10-9"),
    ],
)
def test_words(game: str, hand: str, board: str, name: str, words: str) -> None:
    distance = nuts_distance(share_of(game, name), parse_cards(hand), parse_cards(board))
    assert distance is not None
    assert str(distance.words) == words


def test_four_to_a_straight_in_holdem_is_any_nine_and_in_omaha_a_nine_with_its_card() -> None:
    holdem = nuts_distance(share_of("holdem", "high"), parse_cards("AcAd"), parse_cards("5c6d7s8hKc"))
    assert holdem is not None
    assert [str(kind) for kind in holdem.better][:3] == ["10-9", "any nine", "any four"]
    omaha = nuts_distance(share_of("omaha", "high"), parse_cards("AcAd2h3h"), parse_cards("5c6d7s8hKc"))
    assert omaha is not None
    assert [str(kind) for kind in omaha.better][:2] == ["10-9", "9-8"]


def test_the_short_words_name_what_is_assumed() -> None:
    holdem = nuts_distance(share_of("holdem", "high"), parse_cards("Ad3c"), parse_cards("KsTdQh9c"))
    assert holdem is not None
    assert str(holdem.short) == "62% of random hands beat it"
    omaha = nuts_distance(share_of("omaha", "high"), parse_cards("Qs2sJdJh"), parse_cards("As9s4s8h3d"))
    assert omaha is not None
    assert str(omaha.short) == "second nuts; 4% of hands beat it, assuming any four unseen cards"


@pytest.mark.parametrize(("game", "name"), [("holdem", "high"), ("omaha", "high"), ("omaha8", "low")])
@pytest.mark.parametrize("seed", one_of(4, range(4)))
def test_every_hand_that_beats_this_is_counted(game: str, name: str, seed: int) -> None:
    """Hand by hand, each valued whole by the model."""
    rng = random.Random(f"{game} {name} {seed}")
    holes, share = CATALOGUE[game].hole_cards, share_of(game, name)
    distance = None
    while distance is None:
        cards = rng.sample(DECK, holes + rng.choice([3, 4, 5]))
        hand, board = tuple(cards[:holes]), tuple(cards[holes:])
        distance = nuts_distance(share, hand, board)
    live = [card for card in DECK if card not in cards]
    evaluate, mine = prepare(share, board), strength(share, hand, board)
    better = sum(evaluate(other) > mine for other in combinations(live, holes)) if holes == 2 else None
    if better is None:  # all 123,410 hands and more, by the pairs in each
        beats = {pair: evaluate(pair) > mine for pair in combinations(live, 2)}
        better = sum(any(map(beats.__getitem__, combinations(other, 2))) for other in combinations(live, holes))
    assert (distance.beaten_by, distance.hands) == (better, comb(len(live), holes))


@pytest.mark.parametrize("seed", one_of(5, range(30)))
def test_hands_without_any_of_some_pairs_are_counted_like_one_by_one(seed: int) -> None:
    rng = random.Random(seed)
    cards = rng.sample(DECK, 12)
    every = list(combinations(cards, 2))
    pairs = rng.sample(every, rng.randrange(len(every) + 1))
    for size in (2, 3, 4, 5):
        hands = [hand for hand in combinations(cards, size) if not any(set(pair) <= set(hand) for pair in pairs)]
        assert hands_without(pairs, cards, size) == len(hands)


def test_nothing_is_said_before_the_flop_or_without_a_low() -> None:
    assert nuts_distance(share_of("omaha", "high"), parse_cards("AsAh2s3h"), ()) is None
    assert nuts_distance(share_of("omaha8", "low"), parse_cards("AsAh2s3h"), parse_cards("KsQsJd")) is None


@pytest.mark.parametrize(("game", "name"), [("holdem", "high"), ("omaha", "high"), ("omaha8", "low")])
@pytest.mark.parametrize("seed", one_of(5, range(15)))
def test_there_are_better_holdings_exactly_where_the_analysis_finds_them(game: str, name: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    holes = CATALOGUE[game].hole_cards
    cards = rng.sample(DECK, holes + rng.choice([3, 4, 5]))
    hand, board = tuple(cards[:holes]), tuple(cards[holes:])
    share = share_of(game, name)
    distance = nuts_distance(share, hand, board)
    if distance is None:
        assert strength(share, hand, board) == 0
        return
    live = [card for card in DECK if card not in {*hand, *board}]
    better = {
        value
        for pair in combinations(live, 2)
        if (value := strength(share, pair, board)) > strength(share, hand, board)
    }
    assert bool(distance.better) is bool(better)
    assert len(distance.better) <= len(better)
    best = nuts(share, board, hand)
    assert best is not None
    if not distance.better:
        assert strength(share, hand, board) >= best.strength
