"""Equities that are counted of a spot afterwards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokertable.training.decide.reading import lacks_called, with_called
from tests.training.decide.banks import as_json, spots


def test_the_equity_if_nobody_else_calls_is_counted_where_it_is_not_stored() -> None:
    before_others = [each for each in spots() if each.called is not None]
    assert before_others and not any(map(lacks_called, spots()))
    for spot in before_others:
        bare = replace(spot, called=None)
        assert lacks_called(bare) and "called" not in as_json(bare)
        assert spot.called is not None and (again := with_called(bare, 5).called) is not None
        assert again.equity == pytest.approx(spot.called.equity, abs=4 * spot.called.stderr + 0.01)
        assert again.equity > spot.ranges.equity
