from dataclasses import replace

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.text import ChipCount, phrase
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import number, shown
from tests.views.builders import game

AT_2 = Amounts(2)
AT_3 = Amounts(3)


@pytest.fixture
def in_blinds(qapp):
    look().change(in_blinds=True)


def test_chips_are_written_with_separators_and_read_as_whole_numbers(qapp):
    assert AT_2.text(12_345) == "12,345"
    assert AT_2.brief(12_345_678) == "12.3M"
    assert AT_2.chips_tip(3) == ""
    assert [AT_2.read(text) for text in ("1,234", "15", "7.5", "7 BB", "")] == [1234, 15, None, None, None]


@pytest.mark.parametrize(
    ("amounts", "chips", "text"),
    [
        (AT_2, 0, "0\u00a0BB"), (AT_2, 15, "7.5\u00a0BB"), (AT_2, 20, "10\u00a0BB"), (AT_2, 24_691, "12,345.5\u00a0BB"),
        (AT_3, 10, "3.33\u00a0BB"), (AT_3, 11, "3.67\u00a0BB"), (Amounts(1000), 1, "0.001\u00a0BB"),
        (Amounts(8), 1, "0.13\u00a0BB"),
    ],
)  # fmt: skip
def test_in_big_blinds_two_decimals_and_no_zeros_at_the_end(in_blinds, amounts, chips, text):
    assert amounts.text(chips) == text


def test_little_room_leaves_one_decimal_then_none(in_blinds):
    assert [AT_3.brief(chips) for chips in (10, 299, 400, 40_000)] == [
        "3.3\u00a0BB",
        "99.7\u00a0BB",
        "133\u00a0BB",
        "13.3k\u00a0BB",
    ]
    assert Amounts(1000).brief(1) == "0.001\u00a0BB"


def test_where_the_figure_is_rounded_the_chips_are_said(in_blinds):
    assert AT_2.chips_tip(15) == ""
    assert AT_3.chips_tip(1000) == "1,000 chips"
    assert AT_3.chips_tip(1) == "one chip"


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("7.5", 15), ("7,5", 15), (" 7.5 bb ", 15), ("7.5BB", 15), ("8", 16), ("1,000", 2000), ("1,000.5", 2001),
        (".5", 1), ("7.4", 15), ("7.2", 14), ("-1", None), ("1e3", None), ("7.5.5", None), ("BB", None),
        ("7.5 SB", None), ("9" * 40, (10**19 - 1) * 2),
    ],
)  # fmt: skip
def test_what_is_typed_is_in_the_unit_shown_to_the_nearest_chip(in_blinds, text, chips):
    assert AT_2.read(text) == chips


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_unit_is_the_big_blind_and_in_games_without_blinds_the_small_bet(in_blinds, key):
    played = game(key)
    amounts = Amounts.of(played)
    blind = played.stakes.big_blind
    assert (amounts.unit, amounts.sign) == ((blind, "BB") if blind else (played.stakes.small_bet, "SB"))
    assert amounts.text(3 * amounts.unit) == f"3\u00a0{amounts.sign}"


def test_stacks_of_a_sit_and_go_are_in_big_blinds_and_with_a_fixed_limit_in_chips(qapp):
    """In HORSE the plates would change their unit with the game."""
    holdem, stud = game("holdem"), game("stud8")
    limit = replace(holdem, structure=Structure.FIXED)
    assert Amounts.of(limit, stacks_in_blinds=True).of_stacks.text(1496) == "1,496"
    assert Amounts.of(holdem, stacks_in_blinds=True).of_stacks.text(15 * holdem.amount_unit) == "15\N{NO-BREAK SPACE}BB"
    assert Amounts.of(stud, stacks_in_blinds=True).of_stacks.text(1496) == "1,496"
    tournament = Amounts.of(holdem, stacks_in_blinds=True)
    assert (tournament.beside_stack(1496), tournament.stack_tip(1496)) == ("1,496", "1,496 chips")
    assert not Amounts.of(stud, stacks_in_blinds=True).stack_tip(1496), "the plate says it"


def test_only_the_chips_of_a_sentence_change_their_unit(in_blinds):
    said = phrase(
        "{count} antes of {amount}: {inner}", count=3, amount=ChipCount(3), inner=phrase("{a}", a=ChipCount(5))
    )
    assert shown(said, AT_2.text) == "3 antes of 1.5\u00a0BB: 2.5\u00a0BB"
    assert shown(said) == shown(said, number) == str(said) == "3 antes of 3: 5"
