"""``pokertable simulate``."""

from __future__ import annotations

import argparse
import functools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from pokertable.cli import simulate
from pokertable.cli.game_args import players
from pokertable.cli.main import main
from pokertable.cli.play import add_profile_argument
from pokertable.session.phh import write
from pokertable.session.phh.read import PhhHand, read_file
from pokertable.session.phh.write import write_hands
from pokertable.session.record.record import HandRecord
from pokertable.session.simulation import simulate as simulate_module


def run(*options: str) -> int:
    parser = argparse.ArgumentParser()
    add_profile_argument(parser)
    simulate.add_parser(parser.add_subparsers())
    args = parser.parse_args(["simulate", *options])
    return int(args.run(args))


SMALL = ("--game", "omaha8", "--limit", "fixed", "--players", "tag,station,random", "--hands", "15", "--seed", "3")


def as_json(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    assert run(*options, "--json") == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert printed.out.count("\n") == 1
    found = json.loads(printed.out)
    assert isinstance(found, dict)
    return found


def test_a_mix_is_played_with_the_lows_and_the_open_pair_of_its_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "horse.phhs"
    chosen = ("--qualifier", "9", "--open-pair", "--phh", str(file))
    players_of = ("--players", "random,random", "--hands", "10", "--seed", "1")
    assert as_json(capsys, "--game", "horse", *players_of, *chosen)["hands"] == 10
    games = [read.game for read in read_file(file) if isinstance(read, PhhHand)]
    assert [(game.variant.key, game.house.qualifier, game.house.open_pair) for game in games[::2]] == [
        ("holdem", None, False), ("omaha8", 9, False), ("razz", None, False), ("stud", None, True),
        ("stud8", None, False),
    ]  # fmt: skip
    with pytest.raises(ValueError, match="open pair: expected seven-card stud"):
        run("--game", "mix:holdem/fixed,razz/fixed", *players_of, "--open-pair")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *SMALL, "--hands", "30")
    assert list(found) == ["game", "limit", "hands", "seed", "hands_per_second", "players"]
    assert (found["game"], found["limit"], found["hands"], found["seed"]) == ("omaha8", "fixed", 30, 3)
    assert found["hands_per_second"] > 0
    assert [player["name"] for player in found["players"]] == ["tag", "station", "random"]
    for player in found["players"]:
        assert list(player) == [
            "name", "big_bets_per_100", "stderr", "vpip", "pfr", "went_to_showdown", "won_at_showdown",
            "faults", "first_fault",
        ]  # fmt: skip
        assert 0 <= player["pfr"] <= player["vpip"] <= 1
        assert 0 <= player["went_to_showdown"] <= 1
        assert 0 <= player["won_at_showdown"] <= 1
        assert player["stderr"] > 0
    assert sum(player["big_bets_per_100"] for player in found["players"]) == pytest.approx(0, abs=0.01)


def test_the_same_seed_gives_the_same_result_and_hands_with_any_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"{jobs}.phhs" for jobs in (1, 2)]
    one, two = (as_json(capsys, *SMALL, "--phh", str(file), "--jobs", file.stem) for file in files)
    assert one["players"] == two["players"]
    assert one["players"] != as_json(capsys, *SMALL, "--seed", "4")["players"]
    assert one["players"] != as_json(capsys, *SMALL, "--stack", "4")["players"]
    assert files[0].read_text() == files[1].read_text()
    assert [hand.index for hand in read_file(files[0])] == list(range(1, 16))


def test_no_showdown_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    """With one hand somebody saw no showdown."""
    found = as_json(capsys, "--game", "holdem", "--limit", "none", "--players", "rock,rock,rock", "--hands", "1")
    shares = [player["won_at_showdown"] for player in found["players"]]
    assert None in shares
    assert all(player["stderr"] is None for player in found["players"]), "a single hand has no spread"


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*SMALL) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("Fixed-limit Omaha hi/lo 2/4: 15 hands")
    assert [line.split()[0] for line in out[2:]] == ["tag", "station", "random"]


def test_one_hand_is_no_plural(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "holdem", "--players", "rock,rock", "--hands", "1") == 0
    assert ": 1 hand, " in capsys.readouterr().out.splitlines()[0]


def test_columns_stand_under_each_other_whatever_a_name_is_long(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*SMALL, "--players", "random,maniac:beginner", "--hands", "2") == 0
    heads, *rows = capsys.readouterr().out.splitlines()[1:]
    assert [row.split()[0] for row in rows] == ["random", "maniac:beginner"]
    assert {len(row) for row in rows} == {len(heads)}


CALLER = "program:sh " + str(Path(__file__).parents[2] / "resources" / "programs" / "caller.sh")


def test_a_program_plays_and_its_hands_name_no_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hands.phhs"
    options = (*SMALL, "--players", f"tag,{CALLER},station", "--hands", "6", "--jobs", "2", "--phh", str(path))
    found = as_json(capsys, *options)
    assert [player["name"] for player in found["players"]] == ["tag", "Caller", "station"]
    assert [(player["faults"], player["first_fault"]) for player in found["players"]] == [(0, None)] * 3
    assert found["players"][1]["pfr"] == 0 and found["players"][1]["went_to_showdown"] > 0
    assert "caller.sh" not in path.read_text() and "Caller 2" in path.read_text()
    assert as_json(capsys, *options)["players"] == found["players"]


def test_the_faults_of_a_program_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    options = (*SMALL, "--players", f"tag,program:'{sys.executable}' -I -c 'input();print(5)',rock", "--hands", "6")
    player = as_json(capsys, *options)["players"][1]
    assert player["faults"] == 2
    assert player["first_fault"].startswith('hello: "5": expected a JSON object')
    assert run(*options) == 0
    assert "2 faults, the first: hello" in capsys.readouterr().out


def test_commas_in_quotes_belong_to_a_command() -> None:
    assert players('"program:./bot --x a,b", tag ,program:./bot \'a, b\' "c,d"') == (
        "program:./bot --x a,b",
        "tag",
        "program:./bot 'a, b' \"c,d\"",
    )
    with pytest.raises(argparse.ArgumentTypeError, match="not closed"):
        players('tag,"program:./bot')


def test_in_duplicate_the_hands_are_whole_deals(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *SMALL, "--duplicate", "--hands", "7")
    assert found["hands"] == 9
    same = as_json(capsys, *SMALL, "--duplicate", "--players", "tag,tag,tag")
    assert [(player["big_bets_per_100"], player["stderr"]) for player in same["players"]] == [(0, 0)] * 3


def test_a_path_that_cannot_be_written_is_known_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        run(*SMALL, "--hands", "1000000", "--phh", str(tmp_path / "nowhere" / "hands.phhs"))


@pytest.mark.parametrize("options", [("--players", "tag,shark"), ("--stack", "0"), ("--jobs", "0")])
def test_a_bad_option_leaves_the_file_as_it_is(options: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "hands.phhs"
    path.write_text("what was there")
    with pytest.raises(ValueError, match=r"."):
        run(*SMALL, "--phh", str(path), *options)
    assert path.read_text() == "what was there"
    assert list(tmp_path.iterdir()) == [path]


def test_a_pipe_or_device_is_written_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    as_json(capsys, *SMALL, "--phh", os.devnull)
    assert not Path(os.devnull).is_file()


@pytest.mark.skipif(os.name != "posix", reason="pipes have names on POSIX")
def test_hands_go_into_a_pipe_that_a_shell_opens(capsys: pytest.CaptureFixture[str]) -> None:
    """As ``--phh >(gzip >hands.phhs.gz)`` has it."""
    out, into = os.pipe()
    with os.fdopen(into, "wb"):
        as_json(capsys, *SMALL, "--phh", f"/dev/fd/{into}")
    with os.fdopen(out, "rb") as reader:
        assert reader.read().count(b"variant = ") == 15


def shell(options: str, command: str) -> subprocess.CompletedProcess[bytes]:
    """A command of a shell in which ``P`` is a simulation with these options."""
    program = f'P() {{ "{sys.executable}" -m pokertable simulate {options} "$@"; }}; {command}'
    return subprocess.run(["bash", "-c", program], capture_output=True, timeout=60, cwd=Path(__file__).parents[2])


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell opens the pipes")
@pytest.mark.parametrize(
    "command",
    [
        "P --phh /dev/stdout | head -1",
        pytest.param("P --phh >(head -1) | cat; wait $!", marks=pytest.mark.long),
        pytest.param("P --jobs 2 --phh /dev/stdout | head -1", marks=pytest.mark.long),
    ],
)
def test_a_reader_of_hands_that_goes_away_ends_it_quietly(command: str) -> None:
    done = shell("--game holdem --players random,random --hands 401", command)
    assert (done.stdout, done.stderr) == (b"[1]\n", b"")


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell opens the output")
def test_hands_go_before_the_report_where_both_go_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "all"
    done = shell("--game holdem --players random,random --hands 2", f"P --phh /dev/stdout >{file}")
    lines = file.read_text().splitlines()
    assert (done.returncode, done.stderr) == (0, b"")
    assert (lines[0], lines[-1].split()[0]) == ("[1]", "random") and len([x for x in lines if "variant" in x]) == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_what_cannot_be_written_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *SMALL, "--phh", "/dev/full"]) == 2
    assert capsys.readouterr().err == "pokertable: /dev/full: No space left on device\n"


@pytest.mark.long
def test_processes_find_the_program_where_it_is_not_installed() -> None:
    """They look where the first one was started, its folder coming last."""
    command = [sys.executable, "-m", "pokertable", "simulate", *SMALL, "--hands", "301", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, timeout=60, cwd=Path(__file__).parents[2])
    assert (done.returncode, done.stderr) == (0, b"")


def test_there_are_never_more_processes_than_cores(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []
    monkeypatch.setattr(simulate_module, "cores", lambda: 2)

    def workers(count: int) -> ThreadPoolExecutor:
        started.append(count)
        return ThreadPoolExecutor(count)

    monkeypatch.setattr(simulate_module, "_workers", workers)
    as_json(capsys, *SMALL, "--players", "random,random", "--hands", "201", "--jobs", "40")
    assert started == [2]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (("--players", "tag,shark"), "'shark'"),
        (("--players", "tag"), "1 player:"),
        (("--game", "go"), "'go'"),
        (("--game", "stud8", "--limit", "pot"), "stud8 is not played with limit 'pot'"),
        (("--hands", "0"), "hands 0"),
        (("--jobs", "0"), "jobs 0"),
        (("--players", "tag,program:./no-such-bot"), "no-such-bot"),
        (("--stakes", "x"), "'x'"),
    ],
)
def test_bad_options_name_the_offending_part(options: tuple[str, ...], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        run(*SMALL, *options)


def workers_at_work(pid: int) -> int:
    """How many child processes have used half a second of processor time: they play."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ticks = [int(Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[11]) for child in children]
    return sum(2 * used >= os.sysconf("SC_CLK_TCK") for used in ticks)


def test_interrupted_while_hands_are_written_it_says_so_and_leaves_the_file_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process; in the long run as a terminal does it."""
    path = tmp_path / "hands.phhs"
    path.write_text("what was there")
    written: list[int] = []

    def interrupted(records: Sequence[HandRecord], *, first: int = 1) -> str:
        if written:
            raise KeyboardInterrupt
        written.append(first)
        return write_hands(records, first=first)

    monkeypatch.setattr(write, "write_hands", interrupted)
    monkeypatch.setattr(simulate_module, "TABLES_AT_ONCE", 1)
    options = ("--players", "random,random", "--hands", "401", "--jobs", "1")
    assert main(["simulate", *SMALL, *options, "--phh", str(path)]) == 130
    out, err = capsys.readouterr()
    assert (written, out, err.strip()) == ([1], "", "pokertable: interrupted")
    assert path.read_text() == "what was there"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="child processes are looked up in /proc")
@pytest.mark.parametrize(
    ("stop", "status", "said"),
    [
        (lambda process: os.killpg(process.pid, signal.SIGINT), 130, "pokertable: interrupted"),
        (lambda process: process.send_signal(signal.SIGTERM), 143, ""),
    ],
    ids=["Ctrl-C", "SIGTERM"],
)
def test_what_stops_it_leaves_no_traceback_no_worker_and_no_half_file(
    stop: Callable[[subprocess.Popen[bytes]], None], status: int, said: str, tmp_path: Path
) -> None:
    """Ctrl-C in a terminal goes to the whole group, workers too; a termination signal to the process alone."""
    path = tmp_path / "hands.phhs"
    path.write_text("what was there")
    options = (*SMALL[:-4], "--hands", "100000", "--jobs", "2", "--phh", str(path))
    command = [sys.executable, "-m", "pokertable.cli.main", "simulate", *options]
    # A shell that runs the tests in the background has them ignore the signal; a terminal has not.
    listening = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, start_new_session=True, preexec_fn=listening) as process:
        try:
            give_up = time.monotonic() + 120
            while workers_at_work(process.pid) < 2 and process.poll() is None and time.monotonic() < give_up:
                time.sleep(0.05)
            assert process.poll() is None
            stop(process)
            out, err = process.communicate(timeout=120)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == status
    assert out == b""
    assert err.decode().strip() == said
    assert path.read_text() == "what was there"
    assert list(tmp_path.iterdir()) == [path]
    while is_there(process.pid) and time.monotonic() < give_up:
        time.sleep(0.05)
    assert not is_there(process.pid)


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="child processes are looked up in /proc")
def test_a_process_that_the_system_ends_is_told_and_not_waited_for() -> None:
    command = [sys.executable, "-m", "pokertable", "simulate", *SMALL[:-4], "--hands", "100000", "--jobs", "2"]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, start_new_session=True) as process:
        try:
            give_up = time.monotonic() + 120
            while workers_at_work(process.pid) < 2 and process.poll() is None and time.monotonic() < give_up:
                time.sleep(0.05)
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
            os.kill(int(children[-1]), signal.SIGKILL)
            out, err = process.communicate(timeout=120)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out) == (2, b"")
    assert err.decode() == "pokertable: a process that played hands was ended by the system: try fewer --jobs\n"


def test_a_process_that_ends_is_an_error_that_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Ended(ThreadPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            ended: Future[Any] = Future()
            ended.set_exception(BrokenProcessPool())
            return ended

    monkeypatch.setattr(simulate_module, "_workers", Ended)
    monkeypatch.setattr(simulate_module, "cores", lambda: 2)
    assert main(["simulate", *SMALL, "--players", "random,random", "--hands", "401", "--jobs", "2"]) == 2
    assert "ended by the system: try fewer --jobs" in capsys.readouterr().err


def is_there(group: int) -> bool:
    """Whether any process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
