"""``pokertable equity``."""

from __future__ import annotations

import argparse
import io
import json
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from pokertable.analysis import equity as analysis_equity
from pokertable.analysis import ranges
from pokertable.analysis.arrays import Bools
from pokertable.cli import equity
from pokertable.cli.main import main
from pokertable.model.cards import Card


def run(*options: str) -> int:
    parser = argparse.ArgumentParser()
    equity.add_parser(parser.add_subparsers())
    args = parser.parse_args(["equity", *options])
    return int(args.run(args))


def read_json(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    assert run(*options, "--json") == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_json_of_an_exact_answer(capsys: pytest.CaptureFixture[str]) -> None:
    found = read_json(capsys, "--game", "holdem", "AsKs", "QhQc", "--dead", "2c2d")
    assert list(found) == ["game", "board", "dead", "method", "boards", "seed", "hands"]
    assert (found["game"], found["board"], found["dead"]) == ("holdem", "", "2c2d")
    assert (found["method"], found["boards"], found["seed"]) == ("exact", 1_370_754, None)
    first, second = found["hands"]
    assert (first["hand"], first["stderr"], first["low"]) == ("AsKs", 0, None)
    assert first["equity"] + second["equity"] == pytest.approx(1)
    assert first["scoop"] == first["high"]["win"]
    assert first["equity"] == pytest.approx(first["high"]["win"] + first["high"]["tie"] / 2)


def test_json_of_a_split_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = read_json(
        capsys, "--game", "omaha8", "--board", "2s5cTh7d8c", "As4s5hKc", "Ah3hTsTc", "7c9cJsQs", "Ad3d6d9h"
    )
    quartered = found["hands"][1]
    assert quartered == {
        "hand": "Ah3hTsTc",
        "equity": 0.25,
        "stderr": 0.0,
        "scoop": 0.0,
        "quartered": 1.0,
        "high": {"win": 0.0, "tie": 0.0},
        "low": {"win": 0.0, "tie": 1.0},
    }


def test_json_of_a_sample_repeats_with_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--game", "omaha8", "AsAh2s3h", "****", "KK**", "--samples", "3000"]
    first = read_json(capsys, *options)
    assert (first["method"], first["boards"]) == ("sampled", 3000)
    assert first["hands"][0]["stderr"] > 0
    assert read_json(capsys, *options, "--seed", str(first["seed"])) == first


def test_the_table_names_every_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "stud8", "As2s3s4s9d5h", "KdKcQd8d8h7c") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["hand", "As2s3s4s9d5h", "KdKcQd8d8h7c", "exact,"]
    assert lines[-1] == "exact, over all 1,560 deals"


def test_with_the_board_complete_there_is_one_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "holdem", "AsKs", "QdQc", "--board", "2c3c9hTsJd") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "exact"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--game", "holdem", "AsKs", "AsQd"], "As appears twice"),
        (["--game", "holdem", "AsKs"], "number of hands 1: expected 2 to 9"),
        (["--game", "omaha", "AsKs", "QdQc"], "'AsKs': expected 4 cards, not 2"),
        (["--game", "holdem", "AsKx", "QdQc"], "'AsKx'"),
        (["--game", "holdem", "AsKs", "QdQc", "--board", "2c2x2d"], "--board '2c2x2d': '2x' isn't a card"),
        (["--game", "holdem", "AsKs", "QdQc", "--board", "QdJdTd"], "Qd appears twice"),
        (["--game", "holdem", "AsKs", "QQ", "--board", "QsQhQc"], "'QQ': no hand is left"),
        (["--game", "razz9", "AsKs", "QQ"], "'razz9'"),
        (["--game", "omaha8", "*", "*", "--exact"], "deals to look at"),
        (["--game", "holdem", "AsKs", "QQ", "--samples", "0"], "--samples 0"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["equity", *options]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("pokertable: ")
    assert message in captured.err


def test_the_command_line_knows_the_command_without_numpy() -> None:
    script = "import sys; from pokertable.cli.main import build_parser; build_parser(); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "shows"), [(Terminal(), True), (io.StringIO(), False)])
def test_progress_is_for_terminals(stream: io.StringIO, shows: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_equity, "_SECONDS_BETWEEN_REPORTS", 0.0)
    monkeypatch.setattr(sys, "stderr", stream)
    assert run("--game", "holdem", "--board", "2d7d9hTc", "AsKs", "*") == 0
    assert ("%" in stream.getvalue()) is shows
    if shows:
        assert stream.getvalue().endswith("\r\x1b[K")  # the line is empty again


def test_an_interrupt_stops_it_cleanly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    refine = analysis_equity.refine
    reports = []

    def interrupted(*args: Any, **options: Any) -> Iterator[Any]:
        for report in refine(*args, **options):
            reports.append(report)
            signal.raise_signal(signal.SIGINT)
            yield report

    monkeypatch.setattr(analysis_equity, "refine", interrupted)
    # A shell that runs the tests in the background has them ignore the signal.
    former = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert main(["equity", "--game", "holdem", "AsKs", "*", "*", "--samples", "900000000"]) == 130
    finally:
        signal.signal(signal.SIGINT, former)
    assert len(reports) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == "pokertable: interrupted\n"


@pytest.fixture
def expanded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the hands among which those of a range's item were looked for."""
    sizes: list[int] = []
    found = ranges._with_cards

    def counted(cards: Sequence[Card], ranks: Mapping[int, int], hole_cards: int) -> Bools:
        sizes.append(hole_cards)
        return found(cards, ranks, hole_cards)

    monkeypatch.setattr(ranges, "_with_cards", counted)
    return sizes


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["AA", "AsKsQsJsTs"], "'AsKsQsJsTs': expected 6 cards, not 5"),
        (["AA", "AAAAA*"], "no 6-card hand"),
        (["AA", "KK:2"], "weight '2'"),
        (["AA", "KK", "--board", "2c2c"], "2c appears twice"),
        (["AA", "KK", "--board", "2c2d2h2s3c4c"], "cards on the board: 6"),
        (["AA", "2c3c4c5c6c7c", "--dead", "2c"], "2c appears twice"),
        (["AA"] * 8, "number of hands 8"),
        (["AA", "KK", "--samples", "0"], "--samples 0"),
    ],
)
def test_all_is_checked_before_the_hands_of_a_range_are_found(
    words: list[str], named: str, expanded: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["equity", "--game", "omaha6", *words]) == 2
    said = capsys.readouterr().err
    assert named in said and len(said.splitlines()) == 1
    assert expanded == []


def test_the_hands_of_a_range_that_comes_twice_are_found_once(
    expanded: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["equity", "--game", "omaha", "AA", "AA", "KK", "--samples", "10", "--seed", "1"]) == 0
    assert expanded == [4, 4]
    assert capsys.readouterr().out.count("AA") == 2


def test_only_a_split_game_has_scoops_and_halves(capsys: pytest.CaptureFixture[str]) -> None:
    """Hold'em had columns for scoops and for a high beside no low."""
    board = ("--board", "2c3d8hTs")
    assert run("--game", "holdem", "AsKs", "QhQc", *board) == 0
    assert capsys.readouterr().out.split("\n")[0].split() == ["hand", "equity", "win", "tie"]
    assert run("--game", "omaha8", "AsKs4h5h", "QhQcJdJc", *board) == 0
    heads = capsys.readouterr().out.split("\n")[0]
    assert " ".join(heads.split()) == "hand equity scoop quarter high win high tie low win low tie"
