"""Why there is no low: the reason is derived from the cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.no_low import why_no_low
from pokertable.model.ranking.share import PotShare, Ranking
from tests.examples import examples

HIGH = PotShare(ranking=Ranking.HIGH)
LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=6)
OMAHA_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=2, qualifier=6)


@pytest.mark.parametrize(
    ("hand", "board", "reason"),
    [
        ("As2h3dKc", "9sThJdQcKs", "no low card on the board"),
        ("As2h3dKc", "4sThJdQcKs", "only one low card on the board"),
        ("As2h3dKc", "4s5hJdQcKs", "only two low cards on the board"),
        ("As2h3dKc", "4s4hJdQcKs", "only one low rank on the board"),
        ("As2h3dKc", "4s4h5dQcKs", "only two low ranks on the board"),
        ("AsQh9dKc", "4s5h6dQcKs", "only one low card in the hand"),
        ("TsQh9dKc", "4s5h6dQcKs", "no low card in the hand"),
        ("AsAhKdKc", "4s5h6dQcKs", "only one low rank in the hand"),
        ("AsAhKdKc", "4s5hJdQcKs", "only two low cards on the board"),
        ("As4hKdKc", "4s5h6dQcKs", "the four in the hand is counterfeited, so 6-5-4-4-A has a pair"),
        (
            "4c5cKdKc",
            "4s5h6dQcKs",
            "the four and the five in the hand are counterfeited, so 6-5-5-4-4 has two pair",
        ),
        # both must play, so it is no use to pair the other one
        ("6d4h6h6c", "9h4s6s7d2h", "the four and the six in the hand are counterfeited, so 7-6-4-4-2 has a pair"),
        # the choice that pairs least is told, and of those the lowest
        ("2c3c5dKh", "As3h5sKdQc", "the three and the five in the hand are counterfeited, so 5-3-3-2-A has a pair"),
        ("9h2hAd4c", "5h4hAc9c2s", "every low card in the hand pairs the board"),
        ("2cAcKdKh", "2sAh8d7cKs", "the ace and the deuce in the hand are counterfeited, so 8-7-2-A-A has a pair"),
        ("2cAcKdKh", "2sAh8dQcKs", "the ace and the deuce in the hand are counterfeited, so 8-2-2-A-A has two pair"),
        ("2c2d2h3c", "2s3d3h3s", "the hand pairs the board's low cards"),
        ("As2h3dKc", "", "wait for the flop"),
        ("KsQh3dKc", "", "only one low card in the hand"),
        ("As2h3dKc", "9s5h6d", "only two low cards on the board so far"),
        ("As2h3dKc", "9sTh6d", "only one low card on the board so far"),
        ("As2h3dKc", "9sTh6dQc", "only one low card on the board"),
        ("As2h3dKc", "9sThJd", "no low card on the board"),
        ("As4hKdKc", "4s5h6d", "the four in the hand is counterfeited, so 6-5-4-4-A has a pair so far"),
    ],
)
def test_reasons_in_omaha(hand: str, board: str, reason: str) -> None:
    assert str(why_no_low(OMAHA_LOW, parse_cards(hand), parse_cards(board))) == reason


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("9sThJdQcKs9dTc", "no low card"),
        ("8sThJdQcKs9dTc", "only one low card, 8"),
        ("8s3h4dAcKs9dTc", "only four low cards, 8-4-3-A"),
        ("8s3h4dAcAs3dTc", "only four low ranks, 8-4-3-A"),
        ("8s8h8d8cKs9dTc", "only one low rank, 8"),
        ("8s3h4dAc", "four to a low: 8-4-3-A"),
        ("8s3h3dAc", "three to a low: 8-3-A"),
        ("As7d2c", "three to a low: 7-2-A"),
        ("As2h9d", "only two low cards so far"),
        ("AsAh2d", "only two low ranks so far"),
        ("", "no low card so far"),
        ("KsQhJdTc", "no low card"),
        ("KsQhJd4c", "only one low card, 4"),
    ],
)
def test_reasons_in_stud(hand: str, reason: str) -> None:
    assert str(why_no_low(LOW, parse_cards(hand), ())) == reason


def test_a_shared_card_is_counted() -> None:
    assert str(why_no_low(LOW, parse_cards("8s3h4dKcKs9d"), parse_cards("Ac"))) == "only four low cards, 8-4-3-A"


def test_no_reason_is_given_for_a_high_or_for_a_low_that_is_there() -> None:
    assert why_no_low(HIGH, parse_cards("9sThJdQcKs"), ()) is None
    assert why_no_low(LOW, parse_cards("8s3h4dAc2s"), ()) is None


@examples(60)
@given(
    exactly=st.sampled_from([None, 0, 1, 2, 3, 4]),
    qualifier=st.integers(3, 12),
    cards=st.lists(st.sampled_from(DECK), unique=True, min_size=9, max_size=9),
    on_board=st.integers(0, 5),
)
def test_there_is_a_reason_exactly_where_there_is_no_low(
    exactly: int | None, qualifier: int, cards: list[Card], on_board: int
) -> None:
    share = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=exactly, qualifier=qualifier)
    board, hole = cards[:on_board], cards[5:7] if exactly is None else cards[5:]
    assert (why_no_low(share, hole, board) is None) == (best_hand(share, hole, board) is not None)


@examples(20)
@given(cards=st.lists(st.sampled_from([card for card in DECK if card.rank < 9]), unique=True, min_size=8, max_size=8))
def test_a_reason_without_so_far_means_that_no_further_card_helps(cards: list[Card]) -> None:
    hole, board = cards[:4], cards[4:]
    reason = why_no_low(OMAHA_LOW, hole, board)
    if reason is None:
        return
    river = [card for card in DECK if card not in cards]
    helped = any(best_hand(OMAHA_LOW, hole, [*board, card]) for card in river)
    assert ("so far" in str(reason)) == helped


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ("2c2d", "paired so far: 2-2"),
        ("2c2d3s", "paired so far: 3-2-2"),
        ("2c3d", "only two low cards so far"),
        ("2c3d5h", "three to a low: 5-3-2"),
    ],
)
def test_reasons_where_every_low_plays(hand: str, reason: str) -> None:
    assert str(why_no_low(PotShare(ranking=Ranking.ACE_TO_FIVE), parse_cards(hand), ())) == reason


@pytest.mark.parametrize(
    "wrong", [{"exactly_from_hole": 6}, {"exactly_from_hole": -1}, {"qualifier": 2}, {"qualifier": 13}]
)
def test_a_share_that_cannot_be_won_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="expected"):
        PotShare(**{"ranking": Ranking.ACE_TO_FIVE, **wrong})  # type: ignore[arg-type]
