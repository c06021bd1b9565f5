import random
from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from pokertable.analysis.boards import Boards, boards_of_columns, completions
from pokertable.analysis.deals import deal
from pokertable.model.cards import DECK, parse_cards


def counted(boards: Boards) -> Counter[tuple[int, int]]:
    counts = [1] * len(boards) if boards.counts is None else boards.counts.tolist()
    found: Counter[tuple[int, int]] = Counter()
    for ranks, suited, count in zip(boards.ranks.tolist(), boards.suited.tolist(), counts, strict=True):
        found[ranks, suited] += count
    return found


@pytest.mark.parametrize("seed", range(4))
def test_classes_of_boards_count_the_boards_of_any_deck(seed: int) -> None:
    rng = random.Random(seed)
    deck = rng.sample(DECK, 21) if seed else [card for card in DECK if card.suit == 2] + rng.sample(DECK[::4], 8)
    one_by_one = np.array(list(combinations(deck, 5)), np.uint8)
    expected = counted(boards_of_columns(list(np.ascontiguousarray(one_by_one.T))))
    assert counted(completions((), deck)) == expected


def test_a_whole_deck_has_152_thousand_classes() -> None:
    boards = completions((), DECK)
    assert len(boards) == 152_607
    assert boards.total == comb(52, 5)


def test_a_board_is_completed_with_live_cards_only() -> None:
    flop = parse_cards("2d7d9d")
    live = parse_cards("AsKsQdJd")
    boards = completions(flop, live)
    expected = [[*flop, *rest] for rest in combinations(live, 2)]
    assert counted(boards) == counted(boards_of_columns(list(np.array(expected, np.uint8).T)))


def test_a_complete_board_is_itself() -> None:
    assert completions(parse_cards("2d7d9dAsKs"), DECK).total == 1


def test_deals_are_uniform_and_without_repetition() -> None:
    rng = np.random.default_rng(1)
    taken = [np.full(60_000, 2, np.uint8), np.full(60_000, 0, np.uint8)]
    columns = deal(rng, 60_000, 6, 3, taken)
    dealt = np.stack(columns, axis=1)
    found = Counter(map(tuple, dealt.tolist()))
    assert set(found) == {cards for cards in ((a, b, c) for a in range(6) for b in range(6) for c in range(6))
                          if len({*cards, 0, 2}) == 5}  # fmt: skip
    expected = 60_000 / 24
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_square < 50  # 23 degrees of freedom: one in a thousand is above 50
