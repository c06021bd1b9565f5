"""A fold of the first in is judged by what a raise is known to win against tags."""

from __future__ import annotations

from typing import Any

import pytest

from pokertable.training.starts.start import start
from pokertable.training.weigh.first_in import raise_worth
from pokertable.training.weigh.severity import Severity
from tests.games import one_of
from tests.narrow import known
from tests.training.weigh.test_graded import weighed


def folded(hand: str, *, game: str = "holdem", stack: int = 200, before: str = "") -> dict[str, Any]:
    """A hand folded on the button of six, blinds 1 and 2, after these actions of those before."""
    before = before or "p3 f, p4 f, p5 f"
    return {
        "name": hand, "game": game, "seats": 6, "hero": 6, "hand": hand, "stack": stack,
        "actions": f"{before}, p6 f", "grade": "fine",
    }  # fmt: skip


@pytest.mark.parametrize("hand", one_of(3, ["Jh4c", "8h3c", "9h2c"]))
def test_a_fold_of_what_no_raise_wins_with_is_settled_by_a_few_deals(hand: str) -> None:
    """Some 50 deals leave an error of a fifth of the stake and more; against tags none is needed."""
    verdict = weighed(folded(hand), deals=50, opponents="loose")
    assert verdict.so_far in (Severity.BEST, Severity.FINE) and verdict.is_certain
    verdict = weighed(folded(hand), deals=50)
    assert verdict.so_far in (Severity.BEST, Severity.FINE) and verdict.is_over and not verdict.deals


def test_a_fold_loses_no_more_than_a_raise_wins_against_tags() -> None:
    verdict = weighed(folded("AhAs"), deals=50)
    at = known(start(verdict.moment.public.game.variant, 2, verdict.moment.own))
    assert verdict.units == pytest.approx(known(at.raised))
    assert verdict.so_far is Severity.BLUNDER


@pytest.mark.parametrize(
    "spot",
    [
        folded("8h3c", before="p3 cbr 6, p4 f, p5 f"),
        folded("8h3c", before="p3 cc, p4 f, p5 f"),
        folded("8h3c", stack=60),
        folded("8h3c4d2s", game="omaha"),
        folded("8h3c", game="fixed holdem"),
    ],
    ids=["raised before", "limped before", "thirty blinds", "another game", "another limit"],
)
def test_it_is_known_only_where_it_was_counted(spot: dict[str, Any]) -> None:
    assert raise_worth(weighed(spot, deals=2).moment) is None


@pytest.mark.parametrize(("hand", "found"), [("Jh6c", Severity.MISTAKE), ("AhAs", Severity.BEST)])
def test_a_raise_that_tags_may_call_is_known_too(hand: str, found: Severity) -> None:
    """Jack-six under the gun was 5% ± 10 of the stake, too close to call."""
    spot = {**folded(hand), "hero": 3, "actions": "p3 cbr 6"}
    verdict = weighed(spot, deals=50)
    assert verdict.so_far is found and verdict.is_over and not verdict.deals
    worth = known(raise_worth(verdict.moment))
    assert known(verdict.measured).means[1] == worth.mean
    huge = weighed({**spot, "actions": "p3 cbr 16"}, deals=2)
    assert huge.deals, "the values are those of usual raises"


def test_a_raise_that_wins_against_tags_is_fine_unless_it_is_known_to_lose_here() -> None:
    """Ace-nine suited was too close to call against a mixed table."""
    spot = {**folded("As9s"), "actions": "p3 f, p4 f, p5 f, p6 cbr 6"}
    verdict = weighed(spot, deals=50, opponents="lag")
    assert verdict.deals and verdict.so_far in (Severity.BEST, Severity.FINE) and verdict.is_certain
