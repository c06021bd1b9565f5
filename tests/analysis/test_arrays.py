"""Counting marks: eight at a time where the length allows it."""

import numpy as np
import pytest

from pokertable.analysis.arrays import count_true


@pytest.mark.parametrize("length", [0, 1, 7, 8, 520, 2040, 2048, 3120])
def test_marks_are_counted_along_the_last_axis(length):
    marks = np.random.default_rng(length).random((3, 2, length)) < 0.9
    assert (count_true(marks) == marks.sum(axis=-1)).all()
    assert (count_true(np.ones((2, length), np.bool_)) == length).all()


def test_marks_that_do_not_lie_side_by_side_are_counted_too():
    marks = np.random.default_rng(1).random((16, 24)) < 0.5
    assert (count_true(marks.T) == marks.sum(axis=0)).all()
