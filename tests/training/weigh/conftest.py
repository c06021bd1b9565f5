"""What of the pot goes to a hand, counted by the readable rules: written down, and counted anew in the long run."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.training.weigh.spots import Count, Counting

WRITTEN: dict[str, list[float | list[float]]] = json.loads(Path(__file__).with_name("counted.json").read_text("utf-8"))


@pytest.fixture(params=["written", pytest.param("anew", marks=pytest.mark.long)])
def count(request: pytest.FixtureRequest) -> Callable[[str, Counting], Count]:
    """To count takes three times as long as the review that is held against it.

    Where the long run fails because a case is another, its message says what is to be written in `counted.json`.
    """

    def counted_once(name: str, counting: Counting) -> Count:
        written = Count.from_json(WRITTEN.get(name))
        if request.param == "anew":
            found = Count.of(*counting())
            assert written == found, f'"{name}": {json.dumps(found)}'
        assert written is not None, name
        return written

    return counted_once
