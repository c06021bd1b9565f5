"""Hands (resources/rules/hands.md) read two ways: what an eye sees, what is allowed, and why not."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest

from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import five_rank
from pokertable.model.ranking.strength import strength
from pokertable.training.lab.cards import LabCards, lab_variant
from pokertable.training.lab.reading import LabReading, TwoReadings, best_of_any, read_lab
from pokertable.training.misread import why_no_such_low
from tests.games import one_of


def both(game: str, hand: str, board: str) -> LabReading:
    return read_lab(LabCards.of(lab_variant(game), parse_cards(hand), parse_cards(board)))


def set_of(text: str) -> set[Card]:
    return set(parse_cards(text))


# game, hand, board, what the eye sees, the reason
MISREAD_HIGHS = [
    ("omaha8", "8hAs9cTc", "5s6s7s9hTs", "flush, ace high", "Not a flush: only one spade in your hand."),
    ("omaha", "As2h4h5c", "Ks9sQsQh5s", "flush, ace high", "Not a flush: only one spade in your hand."),
    ("omaha", "Ah2h4h5c", "Ks9sQsTs5s", "flush, king high", "Not a flush: no spade in your hand."),
    ("omaha", "AhKh9h4h", "Qh7hTs3c2d", "flush, ace high", "Not a flush: only two hearts on the board."),
    ("omaha", "2s3sKdJd", "Ks9sQsQh5s", "flush, king high", "Wrong flush: a second spade from your hand must play."),
    (
        "omaha",
        "JdJs4d9s",
        "5s6h7d8hAs",
        "straight, nine high",
        "Not a straight: only one of your cards fits, the nine.",
    ),
    (
        "omaha",
        "JdJs4d3s",
        "5s6h7d8hAs",
        "straight, eight high",
        "Wrong straight: only one of your cards fits, the four.",
    ),
    (
        "omaha8",
        "7c9cJsQs",
        "2s5cTh7d8c",
        "straight, queen high",
        "Wrong straight: only two cards on the board fit, the eight and the ten.",
    ),
    (
        "omaha",
        "As2sJhKd",
        "JsJd9d5h9c",
        "full house, jacks over nines",
        "Not a full house: only one jack or nine in your hand.",
    ),
    (
        "omaha",
        "As2s3hKd",
        "JsJdAdJhKc",
        "full house, jacks over aces",
        "Not a full house: only one jack or ace in your hand.",
    ),
    (
        "omaha",
        "2s2c2h2d",
        "Ac3d4h5sKc",
        "four deuces, ace kicker",
        "Not four of a kind: only two of your four deuces may play.",
    ),
    (
        "omaha",
        "AsAhAdKc",
        "Th7d4s9c2h",
        "three aces, king and ten",
        "Not three of a kind: only two of your three aces may play.",
    ),
    (
        "omaha",
        "Kh2s9c9d",
        "8s8d8h8cAd",
        "four eights, ace kicker",
        "Not four of a kind: there are four eights on the board, but only three board cards may play.",
    ),
    (
        "omaha",
        "Ad2s5c6h",
        "KsKh9d9cTs",
        "two pair, kings and nines, ace kicker",
        "Not two pair: kings and nines take four cards from the board, but only three may play.",
    ),
    (
        "omaha",
        "AdKd7c7h",
        "7sQh9d4c2s",
        "three sevens, ace and king",
        "Wrong kicker: exactly two cards from your hand must play.",
    ),
]


@pytest.mark.parametrize(("game", "hand", "board", "seen", "why"), MISREAD_HIGHS)
def test_what_the_eye_sees_and_why_it_may_not_be_played(game: str, hand: str, board: str, seen: str, why: str) -> None:
    high = both(game, hand, board).shares[0]
    assert high.misread
    assert high.any_five is not None
    assert str(high.any_five.name) == seen
    assert str(high.why) == why
    assert high.out
    assert set(high.out) <= set(high.any_five.cards)


def test_the_lone_ace_slides_one_board_spade_out_that_does_not_play() -> None:
    high = both("omaha8", "8hAs9cTc", "5s6s7s9hTs").shares[0]
    assert high.legal is not None
    assert set(high.legal.cards) == set_of("8hTc6s7s9h")
    assert [set(pair) for pair in high.ways] == [set_of("8hTc"), set_of("8h9c")]
    assert high.out == parse_cards("Ts")
    assert str(high.rule) == "A flush needs two spades from the hand and three from the board."


MISREAD_LOWS = [
    ("Ad3d6d9h", "2s5cTh7d8c", "Not 6-5-3-2-A: only two cards on the board fit, the deuce and the five."),
    ("5h9cJdQs", "Ac2d3h4sKd", "No low: only one low card in the hand."),
    ("As2d3h4c", "8s7dQhJcKs", "No low: only two low cards on the board."),
]


@pytest.mark.parametrize(("hand", "board", "why"), MISREAD_LOWS)
def test_lows_that_may_not_be_played(hand: str, board: str, why: str) -> None:
    low = both("omaha8", hand, board).of("low")
    assert low is not None
    assert low.misread
    assert str(low.why) == why


@pytest.mark.parametrize(
    ("hand", "board", "reason"),
    [
        ("7cAs9cTc", "5s6s7s9hTs", "the seven in the hand is counterfeited, so 7-7-6-5-A has a pair"),
        ("8hAs9cTc", "5s6s9hTsKd", "only two low cards on the board"),
        ("7c9cJsQs", "2s5cTh7d8c", "only one low card in the hand"),
        ("As2dQhQc", "Kc8dJh8s5c", "only two low ranks on the board"),
    ],
)
def test_why_there_is_no_low(hand: str, board: str, reason: str) -> None:
    low = both("omaha8", hand, board).of("low")
    assert low is not None
    assert low.legal is None
    assert str(low.none) == reason


@pytest.mark.parametrize("game", ["holdem", "stud8"])
def test_where_any_five_may_play_the_eye_is_right(game: str) -> None:
    rng = random.Random(5)
    variant = lab_variant(game)
    for _ in range(20):
        reading = read_lab(LabCards.empty(variant).dealt(rng))
        assert not reading.misread
        assert all(read.any_five == read.legal for read in reading.shares)


def can_be_played(read: TwoReadings, cards: LabCards) -> bool:
    """Whether some choice of two and three is worth as much as what the eye sees."""
    assert read.any_five is not None
    seen = five_rank(read.share, read.any_five.cards)
    return any(
        seen == five_rank(read.share, hole + board)
        for hole in combinations(cards.hand_cards, 2)
        for board in combinations(cards.board_cards, 3)
    )


@pytest.mark.parametrize("seed", one_of(8, range(150)))
def test_random_deals_are_misread_exactly_when_no_two_and_three_are_as_good(seed: int) -> None:
    rng = random.Random(seed)
    cards = LabCards.empty(CATALOGUE[rng.choice(["omaha8", "omaha8", "bigo", "omaha6", "tight"])]).dealt(rng)
    hand, board = cards.hand_cards, cards.board_cards
    reading = read_lab(cards)
    for read in reading.shares:
        assert read is not None
        free = replace(read.share, exactly_from_hole=None)
        seen = best_of_any(read.share, hand, board)
        assert (strength(free, hand, board) or None) == (seen.strength if seen else None)
        assert (strength(read.share, hand, board) or None) == (read.legal.strength if read.legal else None)
        if read.any_five is None:
            assert not read.misread
        else:
            assert read.misread is not can_be_played(read, cards)
        if read.misread:
            assert read.any_five is not None
            assert len(read.any_five.hole) != 2
            assert len(read.out) == abs(len(read.any_five.hole) - 2)
            assert "{" not in str(read.why)


@pytest.mark.parametrize("seed", one_of(6, range(60)))
def test_crowded_deals_always_find_the_reason_that_holds(seed: int) -> None:
    """Decks of few ranks and suits: shortages of every kind; the reason names a shortage that is there."""
    rng = random.Random(1000 + seed)
    ranks = rng.sample(range(13), 4)
    deck = [card for card in DECK if card.rank in ranks] if seed % 2 else [card for card in DECK if card.suit < 2]
    chosen = rng.sample(deck, 9)
    cards = LabCards.of(CATALOGUE["omaha"], tuple(chosen[:4]), tuple(chosen[4:]))
    read = read_lab(cards).shares[0]
    if not read.misread:
        return
    assert read.any_five is not None
    text = str(read.why)
    if "exactly two cards from your hand must play" in text or "of your" in text:
        assert len(read.any_five.hole) != 2
    if "in your hand" in text and "only one" in text and " or " in text:
        named = {card.rank for card in read.any_five.cards}
        assert sum(card.rank in named for card in cards.hand_cards) == 1
    assert "None" not in text


@pytest.mark.parametrize(
    ("five", "reason"),
    [
        ("As9c5s6s7s", "no low: the nine is above eight"),
        ("As2d5s6sKd", "no low: the king is above eight"),
        ("AsAd5s6s7s", "no low with a pair of aces"),
    ],
)
def test_why_five_cards_are_no_low(five: str, reason: str) -> None:
    assert str(why_no_such_low(parse_cards(five), CATALOGUE["omaha8"].shares[1].qualifier or 0)) == reason
