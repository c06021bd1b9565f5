"""``pokertable read``."""

from __future__ import annotations

import argparse
import json
import re
from typing import Any

import pytest

from pokertable.cli import read
from pokertable.model.games import CATALOGUE


def run(*options: str) -> int:
    parser = argparse.ArgumentParser()
    read.add_parser(parser.add_subparsers())
    args = parser.parse_args(["read", *options])
    return int(args.run(args))


def read_json(capsys: pytest.CaptureFixture[str], game: str, hand: str, board: str = "") -> dict[str, Any]:
    assert run("--game", game, "--hand", hand, "--board", board, "--json") == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_json_of_a_split_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = read_json(capsys, "omaha8", "8hAs9cTc", "5s6s7s9hTs")
    assert found == {
        "game": "omaha8",
        "hand": "8hAs9cTc",
        "board": "5s6s7s9hTs",
        "high": {
            "category": "straight",
            "name": "straight, ten high",
            "cards": ["Tc", "9h", "8h", "7s", "6s"],
            "hole": ["8h", "Tc"],
            "board": ["6s", "7s", "9h"],
            "ways": [["8h", "Tc"], ["8h", "9c"]],
        },
        "low": {
            "category": "low",
            "name": "8-7-6-5-A low",
            "cards": ["8h", "7s", "6s", "5s", "As"],
            "hole": ["8h", "As"],
            "board": ["5s", "6s", "7s"],
            "ways": [["8h", "As"]],
        },
        "low_reason": None,
    }
    assert list(found) == ["game", "hand", "board", "high", "low", "low_reason"]
    assert list(found["high"]) == ["category", "name", "cards", "hole", "board", "ways"]


def test_low_reason_says_why_there_is_no_low(capsys: pytest.CaptureFixture[str]) -> None:
    found = read_json(capsys, "omaha8", "8hAs9cTc", "5s6s9hTsKd")
    assert found["low"] is None
    assert found["low_reason"] == "only two low cards on the board"


def test_a_game_without_a_low_has_no_reason_either(capsys: pytest.CaptureFixture[str]) -> None:
    found = read_json(capsys, "omaha", "8hAs9cTc", "5s6s9hTsKd")
    assert (found["low"], found["low_reason"]) == (None, None)


def test_incomplete_boards_are_read_as_far_as_they_go(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_json(capsys, "omaha8", "8hAs9cTc")["high"] is None
    assert read_json(capsys, "holdem", "8hAs", "5s6s")["high"] is None
    assert read_json(capsys, "holdem", "8hAs", "5s6s7c")["high"]["category"] == "high_card"
    assert read_json(capsys, "omaha8", "8hAs9cTc", "5s6s7c")["low"]["hole"] == ["8h", "As"]


def test_stud_reads_its_own_cards_and_a_shared_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_json(capsys, "stud8", "8c6d4h3s")["high"] is None
    own = read_json(capsys, "stud8", "8c6d4h3sAcKdKh")
    assert own["high"]["name"] == "pair of kings, ace kicker"
    assert own["low"]["cards"] == ["8c", "6d", "4h", "3s", "Ac"]
    shared = read_json(capsys, "stud8", "8c6d4h3sAcKd", "Kh")
    assert shared["high"]["board"] == ["Kh"]


def test_cards_may_be_written_with_blanks_and_in_either_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_json(capsys, "holdem", "aS 10d", "5S6s7C")["hand"] == "AsTd"


def test_text_names_the_hands_and_the_cards_that_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "omaha8", "--hand", "7cAs9cTc", "--board", "5s6s7s9hTs") == 0
    assert capsys.readouterr().out.splitlines() == [
        "Omaha hi/lo: 7c As 9c Tc on 5s 6s 7s 9h Ts",
        "high: two pair, tens and nines, seven kicker (Ts Tc 9h 9c 7s)",
        "      9c Tc from the hand, 7s 9h Ts from the board",
        "low:  none (the seven in the hand is counterfeited, so 7-7-6-5-A has a pair)",
    ]


def test_text_says_that_the_board_plays_and_what_is_as_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "holdem", "--hand", "AcKd", "--board", "AsKsQhJdTd") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2:] == ["      the board plays", "      equally good: Ac; Kd; Ac Kd"]


@pytest.mark.parametrize(
    ("game", "hand", "board", "message"),
    [
        ("razz8", "AsKs", "", f"--game 'razz8': expected one of {', '.join(CATALOGUE)}"),
        ("holdem", "AsXs", "", "--hand 'AsXs': 'Xs' isn't a card"),
        ("holdem", "AsK", "", "--hand 'AsK': 'K' isn't a card"),
        ("holdem", "AsAs", "", "--hand 'AsAs': As appears twice"),
        ("holdem", "AsKs", "2c2c3c", "--board '2c2c3c': 2c appears twice"),
        ("holdem", "AsKs", "2cAs3c", "--board 2cAs3c: As is in the hand too"),
        ("holdem", "As", "", "--hand 'As': 1 card, expected 2 in holdem"),
        ("omaha8", "AsKsQsJsTs", "", "--hand 'AsKsQsJsTs': 5 cards, expected 4 in omaha8"),
        ("omaha8", "AsKsQsJs", "2c3c4c5c6c7c", "--board 2c3c4c5c6c7c: 6 cards, expected at most 5 cards"),
        ("stud8", "", "", "--hand '': 0 cards, expected 1 to 7 in stud8"),
        ("stud8", "2c3c4c5c6c7c8c", "9c", "--hand '2c3c4c5c6c7c8c': 7 cards, expected 1 to 6 in stud8"),
        ("stud8", "2c3c4c5c6c7c", "9cTc", "--board 9cTc: 2 cards, expected at most 1 card"),
    ],
)
def test_bad_input_is_named_with_what_was_expected(game: str, hand: str, board: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as error:
        run("--game", game, "--hand", hand, "--board", board, "--json")
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)
