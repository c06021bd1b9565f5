from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from pokertable.cli import replay
from tests.corpus.recorded import CORPUS
from tests.games import few

LEGAL = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.5, 1, 0]
min_bet = 1
starting_stacks = [40, 12.5, inf]
players = ["Ann", "Bo", "Cy"]
actions = [
  "d dh p1 AsKs", "d dh p2 ????", "d dh p3 7c7d",
  "p3 cbr 2.5", "p1 cbr 40", "p2 cc", "p3 cc",
  "p1 sm -", "p2 sm 2h3h", "p3 sm -",
  "d db Ac2c3c", "d db 9h", "d db Jd",
]
"""
ILLEGAL = LEGAL.replace("cbr 40", "cbr 3.5")
STUD = """
variant = "F7S/8"
antes = [1, 1]
bring_in = 3
small_bet = 10
big_bet = 20
starting_stacks = [100, 100]
actions = ["d dh p1 ????2c", "d dh p2 ????Kh", "p1 pb", "p2 f"]
"""


def run(*args: object) -> int:
    parser = argparse.ArgumentParser()
    replay.add_parser(parser.add_subparsers())
    parsed = parser.parse_args(["replay", *map(str, args)])
    status: int = parsed.run(parsed)
    return status


@pytest.fixture
def write(tmp_path: Path) -> Any:
    def written(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def objects(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_json_to_the_letter(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = write("hand.phh", LEGAL)
    assert run("--json", path) == 0
    (found,) = objects(capsys)
    first = {
        "player": 3,
        "street": "preflop",
        "fold": True,
        "check_call": 1,
        "raise_to": [2, "inf"],
        "raise_reason": None,
        "bring_in": None,
        "took": "cbr 2.5",
    }
    last = {
        "player": 3,
        "street": "preflop",
        "fold": True,
        "check_call": 37.5,
        "raise_to": None,
        "raise_reason": "nobody left has chips to call a raise",
        "bring_in": None,
        "took": "cc",
    }
    assert found.pop("decisions")[0::3] == [first, last]
    assert found == {
        "file": str(path),
        "index": 1,
        "game": "holdem",
        "limit": "none",
        "starting_stacks": [40, 12.5, "inf"],
        "finishing_stacks": [55, 37.5, "inf"],
        "pots": [
            {"amount": 37.5, "players": [1, 2, 3], "high": {"2": 37.5}, "low": None},
            {"amount": 55, "players": [1, 3], "high": {"1": 55}, "low": None},
        ],
        "returned": {},
        "shown": [
            {"player": 1, "cards": ["As", "Ks"]},
            {"player": 2, "cards": ["2h", "3h"]},
            {"player": 3, "cards": ["7c", "7d"]},
        ],
    }


def test_json_of_a_bring_in_and_what_is_returned(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json", write("stud.phh", STUD)) == 0
    (found,) = objects(capsys)
    assert found["decisions"] == [
        {
            "player": 1,
            "street": "third",
            "fold": False,
            "check_call": None,
            "raise_to": [10, 10],
            "raise_reason": None,
            "bring_in": 3,
            "took": "pb",
        },
        {
            "player": 2,
            "street": "third",
            "fold": True,
            "check_call": 3,
            "raise_to": [10, 10],
            "raise_reason": None,
            "bring_in": None,
            "took": "f",
        },
    ]
    assert found["returned"] == {"1": 3}
    assert found["pots"] == [{"amount": 2, "players": [1], "high": {"1": 2}, "low": None}]
    assert found["shown"] == []
    assert found["finishing_stacks"] == [101, 99]


def test_an_illegal_action_ends_that_hand_alone(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = write("three.phhs", f"[1]\n{LEGAL}\n[2]\n{ILLEGAL}\n[3]\n{STUD}")
    assert run("--json", path) == 1
    first, second, third = objects(capsys)
    assert first["index"] == 1
    assert second == {
        "file": str(path),
        "index": 2,
        "error": f"{path}, hand 2: action 5 'p1 cbr 3.5': the minimum is 4",
    }
    assert (third["index"], third["game"], third["limit"]) == (3, "stud8", "fixed")


def test_json_of_a_file_that_ends_early(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json", write("stud.phh", STUD.replace(', "p2 f"', ""))) == 0
    (found,) = objects(capsys)
    assert found["finishing_stacks"] is None
    assert [decision["took"] for decision in found["decisions"]] == ["pb"]


def test_the_log(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(write("hand.phh", LEGAL)) == 0
    text = capsys.readouterr().out
    stacks = "Stacks: Ann: 55, Bo: 37.5, Cy: inf"
    for line in ("hand 1", "Ann is dealt As Ks", "Cy raises to 2.5", "Bo calls 11.5, 12.5 in all, all-in", stacks):
        assert line in text


def test_what_cannot_be_read_is_said_in_one_line(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    garbage = write("garbage.phh", "\x00\x01")
    other = write("short-deck.phh", STUD.replace("F7S/8", "NS"))
    good = write("good.phh", STUD)
    assert run("--json", garbage, "nowhere.phh", other, good) == 2
    out, err = capsys.readouterr()
    assert [line.partition(":")[0] for line in err.splitlines()] == ["pokertable"] * 3
    assert "garbage.phh: not a PHH file" in err
    assert "cannot read nowhere.phh" in err
    assert "variant 'NS' is not played here" in err
    assert ["error" in json.loads(line) for line in out.splitlines()] == [True, False]


def test_the_raise_cap_is_for_files_that_do_not_say(write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    deal = '"d dh p1 AsKs", "d dh p2 7c7d"'
    raises = '"p2 cbr 4", "p1 cbr 6", "p2 cbr 8", "p1 cbr 10", "p2 f"'
    text = (
        "variant = 'FT'\nantes = []\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\n"
        f"starting_stacks = [90, 90]\nactions = [{deal}, {raises}]\n"
    )
    silent, told = write("silent.phh", text), write("told.phh", text + "_raise_cap = 3\n")
    assert [run(silent), run("--raise-cap", 4, silent), run("--raise-cap", -1, silent)] == [1, 0, 0]
    assert run("--raise-cap", 4, told) == 1
    assert "capped: one bet and three raises" in capsys.readouterr().err


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not beside the checkout")
@pytest.mark.parametrize("one_in", few(30, 1))
def test_every_real_hand_of_the_four_games(one_in: int, capsys: pytest.CaptureFixture[str]) -> None:
    codes = ("NT", "FT", "PO", "FO-8", "F7S-8")
    files = sorted(path for code in codes for path in (CORPUS / "real/phh" / code).iterdir())[::one_in]
    assert run("--json", *files) == 0
    found = objects(capsys)
    assert list(dict.fromkeys(each["file"] for each in found)) == [*map(str, files)]
    assert len(found) == 614 or one_in > 1
    for each in found:
        assert sum(each["starting_stacks"]) == sum(each["finishing_stacks"])
        paid = [amount for pot in each["pots"] for half in (pot["high"], pot["low"] or {}) for amount in half.values()]
        assert sum(paid) == sum(pot["amount"] for pot in each["pots"])
