import numpy as np
import pytest

from pokertable.analysis.arrays import hand_number
from pokertable.analysis.ranges import InvalidRange, Range
from pokertable.model.cards import parse_cards


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("AA", 6),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("KA", 16),
        ("aks", 4),
        ("AKS", 4),
        ("a2S-a5S", 16),
        ("TT+", 30),
        ("A9s+", 20),
        ("KTo+", 36),
        ("55-88", 24),
        ("88-55", 24),
        ("A2s-A5s", 16),
        ("AsKs", 1),
        ("As", 51),
        ("AsK", 4),
        ("A*", 198),
        ("*", 1326),
        ("AA, KK ,AKs", 16),
        ("QQ+,AA", 18),
    ],
)
def test_holdem_notation_names_as_many_hands_as_the_field_counts(text: str, hands: int) -> None:
    assert len(Range.parse(text, 2).numbers) == hands


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("AA**", 6961),  # C(4,2)·C(48,2) + 4·48 + 1
        ("AA", 6961),
        ("AdAc**", 1225),
        ("AAA*", 193),
        ("AAAA", 1),
        ("As2s3h4h", 1),
        ("*", 270_725),
        ("****", 270_725),
        ("A2**", 270_725 - 2 * 194_580 + 135_751),  # less those without an ace, without a deuce, plus without both
        ("AsA**", 3529),  # As and another ace at least: C(51,3) - C(48,3)
    ],
)
def test_omaha_notation_names_the_hands_that_hold_the_cards(text: str, hands: int) -> None:
    assert len(Range.parse(text, 4).numbers) == hands


def test_weights_are_those_of_the_last_item_that_names_a_hand() -> None:
    weights = Range.parse("AA:0.25,AsAh,KK:0.5", 2).weights
    assert weights[hand_number(parse_cards("AsAh"))] == 1
    assert weights[hand_number(parse_cards("AsAd"))] == 0.25
    assert weights[hand_number(parse_cards("KsKd"))] == 0.5
    assert weights[hand_number(parse_cards("QsQd"))] == 0


@pytest.mark.parametrize(
    ("text", "hole_cards", "named"),
    [
        ("", 2, "''"),
        ("AX", 2, "'AX'"),
        ("AKQ", 2, "'AKQ': 3 cards"),
        ("AA,,KK", 2, "''"),
        ("AAs", 2, "'AAs'"),
        ("AA+s", 2, "'AA.s'"),
        ("AK-QJ", 2, "'AK-QJ'"),
        ("55-A8", 2, "'55-A8'"),
        ("AKs-A5o", 2, "'AKs-A5o'"),
        ("AA:0", 2, "weight '0'"),
        ("AA:1.5", 2, "weight '1.5'"),
        ("AA:x", 2, "weight 'x'"),
        ("AA:nan", 2, "weight 'nan'"),
        ("AsAs", 2, "As appears twice"),
        ("AAAAA", 4, "5 cards"),
        ("AsAsKK", 4, "As appears twice"),
        ("TT+", 4, "'TT.'"),
        ("AAAAA", 5, "no 5-card hand"),
        ("AAAAA*", 6, "no 6-card hand"),
    ],
)
def test_what_is_no_range_is_named(text: str, hole_cards: int, named: str) -> None:
    with pytest.raises(InvalidRange, match=named):
        Range.parse(text, hole_cards)


def test_known_cards_are_removed() -> None:
    aces = Range.parse("AA**", 4).without(parse_cards("AsKd"))
    assert len(aces.numbers) == 3 * 1081 + 47  # two of three aces with C(47,2) others, or all three with one
    assert Range.parse("AA", 2).without(parse_cards("AsAhAd")).total == 0


def test_weights_must_fit_the_hands() -> None:
    with pytest.raises(InvalidRange, match="one for each hand"):
        Range(2, np.ones(5))
    with pytest.raises(InvalidRange, match="below 0"):
        Range(2, -np.ones(1326))
    with pytest.raises(InvalidRange, match="not finite"):
        Range(2, np.full(1326, np.nan))


def test_every_hand_is_as_likely() -> None:
    assert Range.every_hand(4).total == 270_725
