"""The seed on the command line is not for a program in a seat, which could deal every card by it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pokertable.cli.main import main
from pokertable.cli.seed import _values, hide_seed

SECRET = "987654321012"
SPY = """
import json, os, sys
for line in sys.stdin:
    if json.loads(line)["type"] == "hello":
        with open(sys.argv[1], "w") as seen, open(f"/proc/{os.getppid()}/cmdline") as line:
            seen.write(line.read())
        print(json.dumps({"type": "ready", "name": "Spy"}), flush=True)
    else:
        print(json.dumps({"do": "call"}), flush=True)
"""
SMALL = ("simulate", "--game", "holdem", "--stakes", "1/2", "--hands", "6", "--json")
TOP = Path(__file__).parents[2]
CALLER = f"tag,program:sh '{TOP}/resources/programs/caller.sh'"


@pytest.fixture
def spy(tmp_path: Path) -> str:
    (tmp_path / "spy.py").write_text(SPY)
    return f"program:'{sys.executable}' -I -S '{tmp_path / 'spy.py'}' '{tmp_path / 'seen'}'"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="command lines are read from /proc")
@pytest.mark.parametrize("seed", [["--seed", SECRET], pytest.param([f"--seed={SECRET}"], marks=pytest.mark.long)])
def test_a_program_does_not_find_it_on_our_command_line(spy: str, tmp_path: Path, seed: list[str]) -> None:
    command = [sys.executable, "-m", "pokertable", *SMALL, "--players", f"{spy},tag", *seed]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=TOP)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["seed"] == int(SECRET)
    seen = (tmp_path / "seen").read_text().split("\0")
    assert seen[1:6] == ["-m", "pokertable", "simulate", "--game", "holdem"]
    assert [word for word in seen if "--seed" in word or "*" in word] == [
        each.replace(SECRET, "*" * 12) for each in seed
    ]


def words(*each: str) -> bytes:
    return b"".join(word.encode() + b"\0" for word in each)


@pytest.mark.parametrize(
    ("line", "values"),
    [
        (words("p", "--seed", "12", "--json"), [b"12"]),
        (words("p", "--seed=12"), [b"12"]),
        (words("p", "--see", "12", "--seeds", "3", "--seats", "4"), [b"12"]),
        (words("p", "--seed=1", "--seed", "23"), [b"1", b"23"]),
        (words("p", "-s", "--", "seed", "5"), []),
        (words("p", "--seed"), [b""]),
    ],
)
def test_its_value_is_found_however_it_is_written(line: bytes, values: list[bytes]) -> None:
    assert [line[begin : begin + length] for begin, length in _values(line)] == values


def test_where_there_is_none_nothing_happens() -> None:
    hide_seed()


def test_where_a_program_plays_one_is_drawn_that_plays_the_same_deals_again(capsys: pytest.CaptureFixture[str]) -> None:
    def played(*seed: str) -> dict[str, object]:
        assert main([*SMALL, "--players", CALLER, *seed]) == 0
        found: dict[str, object] = json.loads(capsys.readouterr().out)
        del found["hands_per_second"]
        return found

    first, second = played(), played()
    assert first["seed"] != second["seed"] and int(str(first["seed"])) > 2**20
    assert played("--seed", str(first["seed"])) == first
    assert main([*SMALL[:-1], "--players", CALLER, "--seed", "5"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "--seed 5 plays the same deals again"
    assert main([*SMALL, "--players", "tag,rock"]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] == 0
