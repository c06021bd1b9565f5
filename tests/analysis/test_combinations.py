from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest

from pokertable.analysis.arrays import multiset_number, multisets, subset_number, subsets


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_subsets_are_all_there_in_the_order_of_their_numbers(size: int) -> None:
    rows = subsets(size, 12)
    assert set(map(tuple, rows.tolist())) == set(combinations(range(12), size))
    assert subset_number(rows).tolist() == list(range(comb(12, size)))


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_multisets_are_all_there_in_the_order_of_their_numbers(size: int) -> None:
    rows = multisets(size)
    assert set(map(tuple, rows.tolist())) == set(combinations_with_replacement(range(13), size))
    assert multiset_number(rows).tolist() == list(range(len(rows)))


def test_the_empty_set_is_the_only_one_of_its_size() -> None:
    assert subsets(0, 5).shape == (1, 0)
    assert subset_number(np.zeros((1, 0), np.int64)).tolist() == [0]
