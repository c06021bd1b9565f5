"""resources/rules/betting.md#pot-limit: every row of the table, and what the pot counts."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import IllegalAction, RaiseTo
from pokertable.model.hand.hand import Hand

from .table import deal, flop_game, play

DEEP = [100_000] * 6
"""Seats 0 and 1 post 100 and 200, 2 is UTG, 3 the hijack, 4 the cutoff, 5 the button."""


@pytest.mark.parametrize("key", ["holdem", "omaha", "omaha8"])
@pytest.mark.parametrize(
    ("line", "most", "arithmetic"),
    [
        ("2r700 3f 4f", 2400, "2 × 700 + 1,000 = 2,400"),
        ("2r700 3c", 3100, "2 × 700 + 1,700 = 3,100"),
        ("2r700 3c 4r3100", 11_000, "2 × 3,100 + 4,800 = 11,000"),
        ("2r700 3c 4r3100 5r11000 0f 1f 2f 3f", 34_700, "2 × 11,000 + 12,700 = 34,700"),
        ("", 700, "2 × 200 + 300 = 700"),
        ("2f 3f 4f 5f", 600, "2 × 200 + 200 = 600"),
    ],
    ids=[
        "button-after-utg",
        "cutoff-pots",
        "button-re-pots",
        "cutoff-re-re-pots",
        "utg-unopened",
        "small-blind-unopened",
    ],
)
def test_row_of_the_pot_limit_table(key: str, line: str, most: int, arithmetic: str) -> None:
    hand = play(deal(flop_game(key, "pot", 100, 200), DEEP), line)
    legal = hand.legal()
    assert legal.raise_to is not None
    assert legal.raise_to[1] == most
    assert str(legal.arithmetic) == arithmetic
    seat, before = hand.to_act, list(hand.events)
    with pytest.raises(IllegalAction, match=f"raise to {most + 1}: the maximum is {most}"):
        hand.act(RaiseTo(most + 1))
    assert hand.events == before
    hand.act(RaiseTo(most), seat)


def test_with_nothing_bet_the_maximum_is_the_pot() -> None:
    hand = play(deal(flop_game("omaha", "pot", 100, 200), DEEP), "2c 3f 4f 5f 0c 1c")
    assert hand.bounds().raise_to == (200, 600)


def test_antes_are_part_of_the_pot() -> None:
    hand = deal(flop_game("omaha", "pot", 100, 200, ante=10), DEEP)
    assert hand.bounds().raise_to == (400, 2 * 200 + 300 + 60)


def test_a_big_blind_ante_is_part_of_the_pot() -> None:
    hand = deal(flop_game("omaha", "pot", 100, 200, big_blind_ante=200), DEEP)
    assert hand.bounds().raise_to == (400, 2 * 200 + 300 + 200)


def test_a_short_big_blind_counts_in_full_to_call_but_the_pot_counts_the_chips_that_are_there() -> None:
    hand = deal(flop_game("omaha", "pot", 100, 200), [100_000, 30, *DEEP[2:]])
    legal = hand.legal()
    assert legal.check_call == 200
    assert legal.raise_to == (400, 2 * 200 + 100 + 30)


def test_a_stack_below_the_pot_is_the_maximum() -> None:
    hand = deal(flop_game("omaha", "pot", 100, 200), [100_000, 100_000, 650, *DEEP[3:]])
    assert hand.bounds().raise_to == (400, 650)


def test_the_minimum_is_that_of_no_limit() -> None:
    hand = play(deal(flop_game("omaha", "pot", 100, 200), DEEP), "2r700")
    assert hand.bounds().raise_to == (1200, 2 * 700 + 1000)


def test_a_player_short_of_the_minimum_may_raise_all_in() -> None:
    hand = play(deal(flop_game("omaha", "pot", 100, 200), [*DEEP[:3], 900, *DEEP[4:]]), "2r700")
    assert hand.bounds().raise_to == (900, 900)


def test_presets_are_shares_of_the_pot_after_calling() -> None:
    hand = play(deal(flop_game("omaha", "pot", 100, 200), DEEP), "2r700 3f 4f")
    amounts = {preset.key.value: (preset.amount, preset.reason is None) for preset in hand.legal().presets}
    # The pot after calling 700 is 1,700.
    assert amounts == {
        "min": (1200, True),
        "half": (700 + 850, True),
        "three_quarters": (700 + 1275, True),
        "pot": (2400, True),
        "all_in": (100_000, False),
    }


def offered(hand: Hand) -> dict[str, tuple[int, bool]]:
    return {preset.key.value: (preset.amount, preset.reason is None) for preset in hand.legal().offered}


def test_before_a_raise_openings_count_in_big_blinds() -> None:
    hand = deal(flop_game("omaha", "pot", 100, 200), DEEP)
    # The pot limit of an opening is 3½ big blinds: 2 × 200 + 300.
    assert offered(hand) == {
        "min": (400, True),
        "blinds_2_5": (500, True),
        "blinds_3": (600, True),
        "blinds_4": (800, False),
        "pot": (700, True),
        "all_in": (100_000, False),
    }
    assert hand.legal().start == 600
    limped = play(deal(flop_game("omaha", "pot", 100, 200), DEEP), "2c 3c")
    assert offered(limped)["blinds_4"] == (800, True)
    assert limped.legal().start == offered(limped)["pot"][0] == 1100


def test_after_a_raise_and_after_the_flop_presets_count_in_shares_of_the_pot() -> None:
    hand = play(deal(flop_game("omaha", "pot", 100, 200), DEEP), "2r700")
    assert set(offered(hand)) == {"min", "half", "three_quarters", "pot", "all_in"}
    assert hand.legal().start == offered(hand)["half"][0]


def test_an_opening_of_half_a_chip_is_rounded_up_and_more_than_the_stack_is_refused() -> None:
    hand = deal(flop_game("holdem", "none", 12, 25), [70, 70, 60])
    assert offered(hand)["blinds_2_5"] == (63, False)
    assert hand.legal().start == 60
