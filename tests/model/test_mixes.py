"""Mixes (resources/rules/mixes.md): whose turn each game is, and what is played for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import MIXED, MIXES, InvalidMix, Mix, Rotation, alone, listed, offer, offers
from pokertable.model.stakes import HouseRules
from pokertable.session.record.event_codec import decode_rotation, encode_rotation
from tests.rules.table import any_game

THREE = "mix:holdem/none,omaha8/fixed,stud8/fixed"


def named(rotation: Rotation, hands: int, seats: int) -> list[str]:
    return [rotation.of_hand(number, seats).variant.key for number in range(1, hands + 1)]


def test_the_game_changes_when_each_seat_has_had_the_button_once() -> None:
    rotation = listed(THREE).at_stakes(20, 40)
    assert named(rotation, 14, 4) == ["holdem"] * 4 + ["omaha8"] * 4 + ["stud8"] * 4 + ["holdem"] * 2
    assert [rotation.hands_left(number, 4) for number in (1, 2, 3, 4, 5)] == [3, 2, 1, 0, 3]
    assert [rotation.begins_with(number, 4) for number in (1, 2, 4, 5, 13)] == [True, False, False, True, True]


def test_or_after_so_many_hands_as_the_table_sets() -> None:
    rotation = listed(THREE).at_stakes(20, 40, hands_each=2)
    assert named(rotation, 7, 4) == ["holdem", "holdem", "omaha8", "omaha8", "stud8", "stud8", "holdem"]
    with pytest.raises(ValueError, match="0 hands of each game"):
        listed(THREE).at_stakes(20, 40, hands_each=0)


@given(st.integers(1, 400), st.integers(2, 8), st.none() | st.integers(1, 20))
def test_so_many_hands_are_left_as_come(number: int, seats: int, each: int | None) -> None:
    rotation = listed(THREE).at_stakes(2, 4, hands_each=each)
    left = rotation.hands_left(number, seats)
    assert left is not None
    now = rotation.of_hand(number, seats)
    assert all(rotation.of_hand(number + more, seats) is now for more in range(left + 1))
    assert rotation.of_hand(number + left + 1, seats) is not now and rotation.begins_with(number + left + 1, seats)


def test_blinds_of_games_without_a_fixed_limit_are_half_the_small_bet_and_half_of_that() -> None:
    none, omaha8, stud8 = listed(THREE).at_stakes(20, 40).games
    assert (none.stakes.small_blind, none.stakes.big_blind, none.unit) == (5, 10, 10)
    assert (omaha8.stakes.small_bet, omaha8.stakes.big_bet, omaha8.stakes.big_blind) == (20, 40, 20)
    assert (stud8.stakes.small_bet, stud8.stakes.ante, stud8.stakes.bring_in) == (20, 2, 5)
    smallest = listed(THREE).at_stakes(2, 4).games[0].stakes
    assert (smallest.small_blind, smallest.big_blind) == (1, 2)


def test_without_a_fixed_limit_the_stakes_are_blinds() -> None:
    rotation = listed("mix:holdem/none,omaha/pot").at_stakes(5, 10)
    assert {(game.stakes.small_blind, game.stakes.big_blind) for game in rotation.games} == {(5, 10)}
    assert not rotation.is_fixed and rotation.unit == 10 and rotation.limit == MIXED


def test_results_are_counted_in_the_big_bets_of_fixed_limit() -> None:
    rotation = listed(THREE).at_stakes(20, 40)
    assert rotation.is_fixed and rotation.unit == 40 and rotation.limit == MIXED
    assert listed("mix:omaha8/fixed,stud8/fixed").at_stakes(20, 40).limit == "fixed"
    assert str(rotation.title) == "Mix of 3 games 20/40"


def test_as_many_sit_there_as_the_smallest_game_seats() -> None:
    mix = listed("mix:holdem/none,bigo/pot")
    assert mix.max_seats == CATALOGUE["bigo"].max_seats == mix.at_stakes(1, 2).max_seats


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("mix:holdem/none", "two games or more"),
        ("mix:", "expected GAME/LIMIT"),
        ("mix:holdem/none,pinochle/pot", "'pinochle/pot': expected GAME/LIMIT"),
        ("mix:holdem,omaha/pot", "'holdem': expected holdem/none"),
        ("mix:holdem/none,stud8/pot", "'stud8/pot': expected stud8/fixed"),
    ],
)
def test_a_list_that_is_no_mix_names_what_is_wrong(key: str, said: str) -> None:
    with pytest.raises(InvalidMix, match=said):
        offer(key)


def test_an_offer_is_a_game_or_a_mix() -> None:
    assert offer("omaha8") is CATALOGUE["omaha8"] and isinstance(offer(THREE), Mix)
    assert list(offers()) == [*CATALOGUE, *MIXES]
    with pytest.raises(KeyError):
        offer("pinochle")


def test_house_rules_are_those_of_every_game() -> None:
    rotation = listed(THREE).at_stakes(20, 40).with_house(lambda _: HouseRules(raise_cap=4))
    assert {game.house.raise_cap for game in rotation.games} == {4}


def test_lows_and_the_open_pair_are_set_for_the_games_that_know_them() -> None:
    rotation = MIXES["horse"].at_stakes(20, 40, house=HouseRules(qualifier=9, open_pair=True, raise_cap=4))
    found = {game.variant.key: (game.house.qualifier, game.house.open_pair) for game in rotation.games}
    assert found == {
        "holdem": (None, False), "omaha8": (9, False), "razz": (None, False), "stud": (None, True),
        "stud8": (None, False),
    }  # fmt: skip
    lows = {game.variant.key: game.variant.share("low").qualifier for game in rotation.games if game.variant.is_split}
    assert lows == {"omaha8": 7, "stud8": 6}
    assert {game.house.raise_cap for game in rotation.games} == {4}
    assert decode_rotation(encode_rotation(rotation)) == rotation


@pytest.mark.parametrize(
    ("house", "said"),
    [
        (HouseRules(qualifier=9), "a low of 9 or lower: expected 7, 8 or 9, and only in a hi/lo game"),
        (HouseRules(qualifier=6), "a low of 6 or lower: expected 7, 8 or 9"),
        (HouseRules(open_pair=True), "open pair: expected seven-card stud"),
    ],
)
def test_where_no_game_of_a_mix_knows_them_they_are_refused(house: HouseRules, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        listed("mix:holdem/none,omaha/pot" if house.qualifier != 6 else THREE).at_stakes(5, 10, house=house)


def test_one_game_is_a_rotation_that_never_changes() -> None:
    game = any_game(CATALOGUE["omaha"], Structure.POT)
    rotation = alone(game)
    assert rotation.of_hand(99, 6) is game and rotation.hands_left(1, 6) is None and not rotation.begins_with(1, 6)
    assert rotation.title == game.title and rotation.unit == game.unit and rotation.key == "omaha"
    with pytest.raises(ValueError, match="expected one, or those of a mix"):
        Rotation(games=(game, game))


def test_horse() -> None:
    rotation = MIXES["horse"].at_stakes(20, 40)
    assert named(rotation, 32, 6)[::6] == ["holdem", "omaha8", "razz", "stud", "stud8", "holdem"]
    assert rotation.limit == "fixed" and rotation.max_seats == 8 and str(rotation.title) == "HORSE 20/40"
    assert {(game.stakes.small_bet, game.stakes.big_bet) for game in rotation.games} == {(20, 40)}


def test_a_game_of_a_mix_is_played_with_a_limit_that_it_has() -> None:
    parts = ((CATALOGUE["holdem"], Structure.NO_LIMIT), (CATALOGUE["stud8"], Structure.POT))
    with pytest.raises(InvalidMix, match="stud8/pot: stud8 is played with fixed"):
        Mix(key="odd", title=MIXES["horse"].title, parts=parts)


def test_the_shares_of_the_pot_are_those_of_each_game() -> None:
    assert MIXES["horse"].shares == () and all(variant.shares for variant, _ in MIXES["horse"].parts)
