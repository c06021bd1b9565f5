"""Every hand of the corpus through our engine: nobody's results but theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from tests.corpus.comparison import compare
from tests.corpus.recorded import CORPUS, GAMES, hands
from tests.games import few

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not beside the checkout")

MOST_STOPPED = 0.1
"""Unclean hands part ways with pokerkit where it asks another price; more than this share would hide something."""
MOST_STOPPED_IN = {"F2L3D": 0.14}
"""Four rounds of short stacks: of its 60 hands three have a short big blind, five a raise over a short all-in."""


FILES = [("reference", game) for game in GAMES] + [("real", game) for game in GAMES if game not in ("PLHE", "PLO8")]


@pytest.mark.parametrize("one_in", few(4, 1))
@pytest.mark.parametrize(("folder", "game"), FILES)
def test_recorded_hands_are_played_alike(
    folder: str, game: str, one_in: int, record_property: Callable[[str, object], None]
) -> None:
    counts: Counter[str] = Counter()
    differences: list[str] = []
    for recorded in islice(hands(folder, game), None, None, one_in):
        found = compare(recorded)
        differences += found.differences
        counts["hands"] += 1
        counts["clean"] += recorded["clean"]
        counts["settled"] += found.settled
        counts["decisions"] += found.decisions
        counts["excused"] += found.excused
        counts["stopped"] += found.stopped is not None
        assert found.settled or not recorded["clean"] or found.differences
    print(folder, game, dict(counts))
    for name, count in counts.items():
        record_property(name, count)
    assert not differences, "\n".join(differences)
    assert counts["hands"] and counts["decisions"]
    assert counts["stopped"] <= MOST_STOPPED_IN.get(game, MOST_STOPPED) * counts["hands"]


def a_clean_hand(game: str, tag: str) -> dict[str, Any]:
    return next(each for each in hands("reference", game) if each["clean"] and tag in each["tags"])


def test_a_wrong_final_stack_is_caught() -> None:
    recorded = a_clean_hand("PLO8", "side_pots")
    recorded["final"][0] += 1
    assert [text for text in compare(recorded).differences if "final" in text]


def test_a_cap_off_by_one_is_caught() -> None:
    recorded = a_clean_hand("FLHE", "cap_reached")
    recorded["cfg"]["cap"] = [cap + 1 for cap in recorded["cfg"]["cap"]]
    assert [text for text in compare(recorded).differences if "raise to" in text]


@pytest.mark.parametrize(("key", "what"), [("lo", "raise to"), ("hi", "raise to"), ("cc", "call"), ("pot", "pot")])
def test_a_wrong_bound_is_caught(key: str, what: str) -> None:
    recorded = a_clean_hand("PLO", "showdown")
    step = next(step for step in recorded["steps"] if step["t"] == "act" and key in step and step["cc"])
    step[key] += 1
    assert [text for text in compare(recorded).differences if what in text]
