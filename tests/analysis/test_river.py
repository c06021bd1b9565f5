"""Range against range on a complete board: every outcome counted, beside dealing pair after pair."""

from __future__ import annotations

import pytest

from pokertable.analysis import equity as equity_module
from pokertable.analysis.equity import CannotEnumerate, equity
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.analysis.river import can_count_ranges
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from tests.games import one_of


def spot(game: str, hands: str, board: str, dead: str = "") -> Matchup:
    variant = CATALOGUE[game]
    holdings = [KnownCards.parse(hand, variant) for hand in hands.split()]
    return Matchup(variant, holdings, parse_cards(board), parse_cards(dead))


SPOTS = [
    ("holdem", "AK,QQ:0.5,76s TT+,A2s-A9s:0.25", "2d7c9hKdTs"),
    ("holdem", "AK,55 *", "2d3d4d5h6s", "AsKs"),
    ("tight", "AQ,87:0.3 TT+,98s", "2d7c9hKdTs"),
    ("omaha", "AsAh2,7s7d8:0.4 KsKhQ,6s8s9,AdAc2", "2d7c9hKdTs"),
    ("omaha8", "AsAh2,7s7d8:0.4,As2c3 KsKhQ,6s8s9,AdAc2,AdAc3:0.1", "2d7c4hKd5s"),
    ("omaha8", "AsAh2,7s7d8 KsKhQ,6s8s9,AdAc2", "2d2c9hKdTs"),
    ("omaha8", "AsAh2:0.3,5d6d7,5s6s9 Qs7s,6c7cA,JsTsT", "4s8sKs2d3c", "9c"),
]


@pytest.mark.parametrize("told", one_of(4, [(each,) for each in SPOTS]))
def test_outcomes_are_those_of_dealing_pair_after_pair(told: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    question = spot(*told)
    assert can_count_ranges(question)
    counted = equity(question, exact=True)
    monkeypatch.setattr(equity_module, "can_count_ranges", lambda _: False)
    dealt = equity(question, exact=True)
    assert (counted.exact, counted.seed, counted.deals) == (True, None, dealt.deals)
    for mine, theirs in zip(counted.hands, dealt.hands, strict=True):
        assert mine.equity == pytest.approx(theirs.equity, abs=1e-12)
        assert mine.scoop == pytest.approx(theirs.scoop, abs=1e-12)
        assert mine.quartered == pytest.approx(theirs.quartered, abs=1e-12)
        for one, other in zip(mine.shares, theirs.shares, strict=True):
            assert (one.win, one.tie) == pytest.approx((other.win, other.tie), abs=1e-12)
    assert any(each.shares[0].tie for each in counted.hands) or question.variant.key != "omaha8"


def test_whole_ranges_are_counted_where_they_were_drawn() -> None:
    """Twenty thousand million pairs of hands."""
    report = equity(spot("omaha8", "* *", "2d7c4hKd5s"))
    assert report.exact and report.deals == 178_365 * 123_410
    assert [hand.equity for hand in report.hands] == pytest.approx([0.5, 0.5])
    assert report.hands[0].shares[1].win == pytest.approx(report.hands[1].shares[1].win)
    assert 0 < report.hands[0].quartered < report.hands[0].shares[1].tie


def test_ranges_that_exclude_each_other_have_no_deal() -> None:
    with pytest.raises(CannotEnumerate, match="exclude each other"):
        equity(spot("holdem", "AsKs,AsQs AsJs,AsTs", "2d7c4hKd5s"))


@pytest.mark.parametrize(
    ("game", "hands", "board"),
    [("holdem", "AA KK", "2d7c4hKd"), ("holdem", "AA KK QQ", "2d7c4hKd5s"), ("omaha8", "AsAh2s3h *", "2d7c4hKd5s"),
     ("omaha5", "* *", "2d7c4hKd5s"), ("stud8", "AA KK", "")],
)  # fmt: skip
def test_other_matchups_are_counted_otherwise(game: str, hands: str, board: str) -> None:
    assert not can_count_ranges(spot(game, hands, board))
