"""Games are values that reject nonsense."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game, limit_and_game
from pokertable.model.games import CATALOGUE, DRAW5, HOLDEM, OMAHA8, STUD8
from pokertable.model.stakes import HouseRules, Rake, Stakes, antes_alone_stakes, blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant


@pytest.mark.parametrize(
    ("key", "hole", "board", "seats", "split"),
    [
        ("holdem", 2, 5, 9, False),
        ("omaha", 4, 5, 9, False),
        ("omaha5", 5, 5, 8, False),
        ("omaha6", 6, 5, 7, False),
        ("omaha8", 4, 5, 9, True),
        ("bigo", 5, 5, 8, True),
        ("courchevel", 5, 5, 8, False),
        ("courchevel8", 5, 5, 8, True),
        ("tight", 2, 5, 9, False),
        ("stud", 7, 0, 8, False),
        ("stud8", 7, 0, 8, True),
        ("razz", 7, 0, 8, False),
        ("fivestud", 5, 0, 9, False),
    ],
)
def test_what_follows_from_the_streets(key: str, hole: int, board: int, seats: int, split: bool) -> None:
    variant = CATALOGUE[key]
    assert (variant.hole_cards, variant.board_cards, variant.max_seats, variant.is_split) == (hole, board, seats, split)


@pytest.mark.parametrize(
    "wrong",
    [
        {"small_bet": 0, "big_bet": 0},
        {"small_bet": 20, "big_bet": 10},
        {"small_bet": 10, "big_bet": 10, "small_blind": 11, "big_blind": 10},
        {"small_bet": 10, "big_bet": 20, "bring_in": 10},
        {"small_bet": 10, "big_bet": 10, "ante": 1, "big_blind_ante": 10},
        {"small_bet": -5, "big_bet": 10},
        {"small_bet": 1.5, "big_bet": 10},
        {"small_bet": True, "big_bet": 10},
        {"small_bet": 5, "big_bet": 10, "ante": "1"},
    ],
    ids=str,
)
def test_stakes_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"expected|above|ante"):
        Stakes(**wrong)


def test_antes_alone_are_those_of_every_player() -> None:
    """Half the small blind where none is named; the ante of one player is refused for what it is."""
    assert antes_alone_stakes(Structure.FIXED, 10, 20).ante == 2
    stakes = antes_alone_stakes(Structure.FIXED, 10, 20, big_blind_ante=10)
    with pytest.raises(ValueError, match="antes alone: expected a draw game with an ante"):
        Game(variant=DRAW5, structure=Structure.FIXED, stakes=stakes, house=HouseRules(antes_alone=True))


@pytest.mark.parametrize(
    ("variant", "changed", "message"),
    [
        (OMAHA8, {"max_seats": 10, "streets": (OMAHA8.streets[0]._replace(down=5), *OMAHA8.streets[1:])}, "58 cards"),
        (OMAHA8, {"max_seats": 9, "streets": (OMAHA8.streets[0]._replace(down=5), *OMAHA8.streets[1:])}, "53 cards"),
        (STUD8, {"max_seats": 9}, "58 cards"),
        (STUD8, {"shared_last_card": False}, "60 cards"),
        (HOLDEM, {"max_seats": 11}, "11 seats"),
        (HOLDEM, {"structures": ()}, "no betting structure"),
        (HOLDEM, {"streets": ()}, "streets"),
        (HOLDEM, {"shares": HOLDEM.shares * 2}, "two pot shares of one name"),
        (HOLDEM, {"phh": ""}, "no PHH code"),
    ],
)
def test_variants_that_cannot_be_played(variant: Variant, changed: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"{variant.key}: .*{message}"):
        replace(variant, **changed)


def test_the_most_seats_that_the_cards_allow() -> None:
    """Hole cards × seats + board + burns ≤ 52; where the last card may be shared, eight seats."""
    five_cards = (OMAHA8.streets[0]._replace(down=5), *OMAHA8.streets[1:])
    assert replace(OMAHA8, streets=five_cards, max_seats=8).hole_cards == 5
    assert STUD8.max_seats == 8


def test_the_catalogue_tells_its_games_apart() -> None:
    games = list(CATALOGUE.values())
    for name in ("key", "title", "short_title", "phh", "pokerstars"):
        assert len({str(getattr(game, name)) for game in games}) == len(games)


def test_results_are_counted_in_big_bets_with_a_fixed_limit_else_in_big_blinds() -> None:
    fixed, pot, stud = blind_stakes(Structure.FIXED, 5, 10), blind_stakes(Structure.POT, 5, 10), bring_in_stakes(20, 40)
    assert Game(variant=HOLDEM, structure=Structure.FIXED, stakes=fixed).unit == 10
    assert Game(variant=OMAHA8, structure=Structure.POT, stakes=pot).unit == 10
    assert Game(variant=STUD8, structure=Structure.FIXED, stakes=stud).unit == 40


def test_shares_by_name() -> None:
    assert [OMAHA8.share(name) for name in ("high", "low")] == list(OMAHA8.shares)
    with pytest.raises(KeyError, match="holdem has no low"):
        HOLDEM.share("low")


def test_the_odd_stake_is_named() -> None:
    with pytest.raises(ValueError, match="big blind -1"):
        Stakes(small_bet=5, big_bet=10, big_blind=-1)


def test_a_structure_that_is_not_played() -> None:
    with pytest.raises(ValueError, match="stud8 is not played with limit 'pot': expected fixed"):
        Game(variant=STUD8, structure=Structure.POT, stakes=bring_in_stakes(10, 20))


def test_stud_needs_a_bring_in_and_flop_games_blinds() -> None:
    with pytest.raises(ValueError, match="bring-in"):
        Game(variant=STUD8, structure=Structure.FIXED, stakes=blind_stakes(Structure.FIXED, 10, 20))
    with pytest.raises(ValueError, match="blinds"):
        Game(variant=HOLDEM, structure=Structure.FIXED, stakes=bring_in_stakes(10, 20))


def test_variants_that_cannot_be() -> None:
    for wrong in ({"streets": ()}, {"shares": ()}, {"max_seats": 1}, {"max_seats": 11}, {"structures": ()}):
        with pytest.raises(ValueError, match="holdem"):
            replace(HOLDEM, **wrong)


def test_house_rules_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="raise cap -1"):
        HouseRules(raise_cap=-1)
    with pytest.raises(ValueError, match="rake"):
        Rake(per_mille=1001, cap=5)


def test_stakes_by_the_two_numbers_that_players_say() -> None:
    fixed = blind_stakes(Structure.FIXED, 5, 10)
    assert (fixed.small_blind, fixed.big_blind, fixed.small_bet, fixed.big_bet) == (2, 5, 5, 10)
    pot = blind_stakes(Structure.POT, 5, 10)
    assert (pot.small_blind, pot.big_blind, pot.small_bet, pot.big_bet) == (5, 10, 10, 10)
    stud = bring_in_stakes(20, 40)
    assert (stud.ante, stud.bring_in, stud.small_bet, stud.big_bet) == (2, 5, 20, 40)


def test_the_title_says_structure_game_and_stakes() -> None:
    game = Game(variant=OMAHA8, structure=Structure.POT, stakes=blind_stakes(Structure.POT, 1, 2))
    assert str(game.title) == "Pot-limit Omaha hi/lo 1/2"


def test_a_game_has_no_capital_after_its_limit_unless_it_is_a_name() -> None:
    said = {key: str(limit_and_game(game.usual_structure, game)).partition(" ")[2] for key, game in CATALOGUE.items()}
    for key, game in CATALOGUE.items():
        assert said[key].lower() == str(game.title).lower()
    names = ("Texas", "Omaha", "Big O", "Courchevel")
    assert [words for words in said.values() if words[0].isupper() and not words.startswith(names)] == []
