"""How far from the nuts: words, and every kind of holding against the arrays of the analysis."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from pokertable.analysis.nuts import nuts
from pokertable.model.cards import DECK, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import strength
from pokertable.session.words.nuts_distance import nuts_distance


def share_of(game: str, name: str) -> PotShare:
    return next(share for share in CATALOGUE[game].shares if share.name == name)


@pytest.mark.parametrize(
    ("game", "hand", "board", "name", "words"),
    [
        ("omaha", "AsKcQcQh", "QsJsTh", "high", "the nuts"),
        ("holdem", "KhKd", "Kc8s8d4h", "high", "second nuts; beaten by 8-8"),
        ("omaha", "9s9dKh2c", "8s8d9hKcAd", "high", "3 better holdings, up to 8-8"),
        ("omaha", "Qs2sJdJh", "As9s4s8h3d", "high", "second nuts; beaten by K-x of spades"),
        ("omaha", "Js2sKdKh", "As9s4s8h3d", "high", "third nuts; beaten by K-x of spades and Q-x of spades"),
        ("holdem", "Kh2d", "Ah9h5h3hTd", "high", "second nuts; beaten by a straight flush in hearts"),
        ("holdem", "AcAd", "5c6d7s8hKc", "high", "18 better holdings, up to T-9"),
        ("omaha8", "As3dKhQd", "2c7h8sTdJc", "low", "the nut low"),
        ("omaha8", "As4dKhQd", "2c7h8sTdJc", "low", "second nut low; beaten by A-3"),
    ],
)
def test_words(game: str, hand: str, board: str, name: str, words: str) -> None:
    distance = nuts_distance(share_of(game, name), parse_cards(hand), parse_cards(board))
    assert distance is not None
    assert str(distance.words) == words


def test_four_to_a_straight_in_holdem_is_any_nine_and_in_omaha_a_nine_with_its_card() -> None:
    holdem = nuts_distance(share_of("holdem", "high"), parse_cards("AcAd"), parse_cards("5c6d7s8hKc"))
    assert holdem is not None
    assert [str(kind) for kind in holdem.better][:3] == ["T-9", "any nine", "any four"]
    omaha = nuts_distance(share_of("omaha", "high"), parse_cards("AcAd2h3h"), parse_cards("5c6d7s8hKc"))
    assert omaha is not None
    assert [str(kind) for kind in omaha.better][:2] == ["T-9", "9-8"]


def test_nothing_is_said_before_the_flop_or_without_a_low() -> None:
    assert nuts_distance(share_of("omaha", "high"), parse_cards("AsAh2s3h"), ()) is None
    assert nuts_distance(share_of("omaha8", "low"), parse_cards("AsAh2s3h"), parse_cards("KsQsJd")) is None


@pytest.mark.parametrize(("game", "name"), [("holdem", "high"), ("omaha", "high"), ("omaha8", "low")])
@pytest.mark.parametrize("seed", range(15))
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
