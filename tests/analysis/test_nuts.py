from itertools import combinations

import numpy as np
import pytest

from pokertable.analysis.nuts import nuts, playing_ranks, standing, stud_standing
from pokertable.model.cards import DECK, parse_cards, show_cards
from pokertable.model.games import HOLDEM, OMAHA8, STUD8
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import prepare, strength

HIGH, LOW = OMAHA8.shares


@pytest.mark.parametrize("board", ["As6d7h2c9s", "5s6s7s9hTs", "KsKdQh2c7d", "2c3d4h", "9s8sTs2d"])
@pytest.mark.parametrize("share", [HIGH, LOW, HOLDEM.shares[0]])
def test_the_nuts_are_the_best_of_all_pairs(board: str, share: PotShare) -> None:
    cards = parse_cards(board)
    evaluate = prepare(share, cards)
    values = {pair: evaluate(pair) for pair in combinations([card for card in DECK if card not in cards], 2)}
    best = max(values.values())
    found = nuts(share, cards)
    if not best:
        assert found is None
        return
    assert found is not None
    assert found.strength == best
    assert {frozenset(pair) for pair in found.pairs} == {
        frozenset(pair) for pair, value in values.items() if value == best
    }


def test_cards_seen_elsewhere_cannot_make_the_nuts() -> None:
    board = parse_cards("5s6s7s9hTs")
    first = nuts(HIGH, board)
    assert first is not None
    assert [show_cards(pair) for pair in first.pairs] == ["9s8s"]
    second = nuts(HIGH, board, parse_cards("8s"))
    assert second is not None
    assert [show_cards(pair) for pair in second.pairs] == ["4s3s"]


@pytest.mark.parametrize(("cards", "ties"), [("QsQc", False), ("JsTc", True)])
def test_a_hand_stands_among_all_that_share_no_card_with_it(cards: str, ties: bool) -> None:
    board, hand, dead = parse_cards("KsKdQh2c7d"), parse_cards(cards), parse_cards("Ah")
    share = HOLDEM.shares[0]
    evaluate = prepare(share, board)
    live = [card for card in DECK if card not in {*board, *hand, *dead}]
    values = [evaluate(pair) for pair in combinations(live, 2)]
    mine = evaluate(hand)
    found = standing(HOLDEM, share, hand, board, dead)
    assert (found.better, found.equal, found.worse) == (
        sum(value > mine for value in values),
        sum(value == mine for value in values),
        sum(value < mine for value in values),
    )
    assert found.percentile == pytest.approx((found.worse + found.equal / 2) / len(values))
    assert found.better and bool(found.equal) is ties
    assert not standing(HOLDEM, share, parse_cards("KhKc"), board).better


def test_an_omaha_hand_stands_among_123410() -> None:
    found = standing(OMAHA8, LOW, parse_cards("AsKs3h4h"), parse_cards("2d5c8h9sTs"))
    assert found.better + found.equal + found.worse == 123_410
    assert not found.better


def test_a_stud_hand_stands_among_what_an_opponent_may_have() -> None:
    share = STUD8.shares[0]
    hand, showing = parse_cards("AsAhKdKc2c3d4d"), parse_cards("QsQhJd9c")
    dead = parse_cards("QdQc2h2s2d7c7d7h8c8d8h8sTsThTdTc5c5d6c6d")
    live = [card for card in DECK if card not in {*hand, *showing, *dead}]
    mine = strength(share, hand, ())
    values = np.array([strength(share, (*showing, *down), ()) for down in combinations(live, 3)])
    found = stud_standing(share, hand, showing, dead)
    assert (found.better, found.equal) == (int((values > mine).sum()), int((values == mine).sum()))
    assert found.better + found.equal + found.worse == len(values)


def test_the_ranks_that_play_are_those_of_every_choice_that_makes_the_best_and_none_without_a_hand() -> None:
    high, low = OMAHA8.shares
    board = parse_cards("8s7d3cKhQc")
    assert playing_ranks(low, parse_cards("As2dKcKd"), board) == {12, 0}
    assert playing_ranks(low, parse_cards("As2d2hKd"), board) == {12, 0}, "either deuce"
    assert playing_ranks(high, parse_cards("As2dKcKd"), board) == {11}
    assert playing_ranks(low, parse_cards("AsTdKcKd"), board) == set()
