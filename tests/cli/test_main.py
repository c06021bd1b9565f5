"""The command line as a program: one line for an error, status 2, never a traceback."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pokertable.cli import main
from tests.games import one_of

in_this_process_too = pytest.mark.parametrize("by_itself", [False, pytest.param(True, marks=pytest.mark.long)])
"""A process of its own takes half a second for each."""


def pokertable(*words, env=None):
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "pokertable", *words],
        capture_output=True,
        text=True,
        errors="replace",
        timeout=60,
        env=kept | (env or {}),
    )


def status(*words: str) -> object:
    """The exit status, in this process."""
    try:
        return main.main(words)
    except SystemExit as left:
        return left.code


@pytest.fixture
def terminal(monkeypatch):
    """Sets what standard output can show."""

    def shows(encoding: str) -> io.BytesIO:
        out = io.TextIOWrapper(io.BytesIO(), encoding)
        monkeypatch.setattr(sys, "stdout", out)
        return out.buffer

    return shows


SIMULATE = ("simulate", "--game", "holdem", "--players", "tag,lag", "--hands", "2")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["deal"], "deal"),
        (["play", "--game", "omaha7"], "omaha7"),
        (["play", "--game", "stud8", "--limit", "none"], "stud8"),
        (["play", "--game", "holdem", "--seats", "12"], "12"),
        (["play", "--game", "holdem", "--seats", "1"], "1"),
        (["play", "--game", "holdem", "--seats", "x"], "x"),
        (["play", "--game", "holdem", "--players", "shark"], "shark"),
        (["play", "--game", "holdem", "--stack", "0"], "stack 0"),
        (["play", "--game", "holdem", "--rake", "5"], "5"),
        (["play"], "--game"),
        (["read", "--game", "holdem", "--hand", "AsXx"], "Xx"),
        (["shot", "nowhere", "x.png"], "nowhere"),
        (
            ["shot", "nowhere", "x.png"],
            "expected one of start, table, showdown, sng, path, learn, sng-end, lab, quiz, reads, session-end, ",
        ),
        (["shot", "start", "x.png", "--odds"], "--odds belongs to the page table"),
        (["shot", "table", "x.png", "--board", "As"], "--board belongs to the page lab"),
        (["shot", "table", "x.gif"], "x.gif"),
        (["shot", "table", "x.png", "--size", "1x1"], "1x1"),
        (["shot", "table", "x.png", "--scale", "99"], "99"),
        (["shot", "table", "x.png", "--text-size", "90"], "--text-size '90'"),
        (["shot", "table", "/no/such/place/x.png"], "/no/such/place/x.png: No such file or directory"),
        (["replay", "no-such-file.phh"], "no-such-file.phh"),
        (["replay", ""], "argument FILE: '': expected the name of a file"),
        (["decide", "", "--as", "tag"], "argument FILE: '': expected the name of a file"),
        (["shot", "table", ""], "argument OUT.png: '': expected the name of a file"),
        (["--profile", ""], "--profile: '': expected the name of a folder"),
        (["range", "x.phh", "--as", "tag", "--player", "x"], "--player: 'x': expected a whole number"),
        (["review", "x.phh", "--player", "1e9"], "--player: '1e9': expected a whole number"),
        (["replay", "x.phh", "--raise-cap", "x"], "--raise-cap: 'x': expected 0 or more, or -1 for no cap"),
        (["replay", "x.phh", "--raise-cap", "-2"], "--raise-cap: '-2': expected 0 or more, or -1 for no cap"),
        (["play", "--game", "stud", "--raise-cap", "1.5"], "--raise-cap: '1.5': expected 0 or more, or -1 for no cap"),
        (["read", "--game", "omaha8", "--hand", "As", "--qualifier", "x"], "'x': expected a whole number"),
        (["play", "--game", "holdem", "--seed", "x"], "--seed: 'x': expected a whole number"),
        (["play", "--game", "holdem", "--seats", "999999999999"], "seats 999999999999"),
        *(
            ([*SIMULATE, *words], named)
            for words, named in (
                (("--stack", "1000000001"), "--stack: '1000000001': expected 0 to 1,000,000,000 chips"),
                (("--ante", "999999999999"), "--ante: '999999999999': expected 0 to 1,000,000,000 chips"),
                (("--bb-ante", "-1"), "--bb-ante: '-1': expected 0 to 1,000,000,000 chips"),
                (("--stakes", "1/1000000001"), "--stakes '1/1000000001': expected two whole amounts of at most 1,000,"),
                (("--rake", "5/1000000001"), "--rake: '5/1000000001': expected a percentage and a cap of at most 1,0"),
                (("--rake", "101/3"), "--rake: '101/3': expected a percentage"),
                (("--rake", "٥/3"), "--rake: '٥/3': expected a percentage"),
                (("--rake", "1_0/3"), "--rake: '1_0/3': expected a percentage"),
                (("--jobs", "1001"), "jobs 1,001: expected 1 to 1,000"),
            )
        ),
        (
            ["tournament", "--game", "holdem", "--players", "tag,lag", "--jobs", "999999999999"],
            "jobs 999,999,999,999: ex",
        ),
        (["tournament", "--game", "holdem", "--players", "tag,lag", "--field", "1"], "field 1: expected 2 to 9"),
        (["shot", "table", "x.png", "--seats", "999999999999"], "seats 999999999999"),
        (["shot", "table", "x.png", "--players", "tag", "--seats", "999999999999"], "seats 999999999999"),
    ],
)
def test_bad_input_is_named_in_one_line_with_status_2(words, named, capsys):
    assert status(*words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert len(said.err.strip().splitlines()) == 1


def test_the_process_says_bad_input_as_the_function_does():
    done = pokertable("play", "--game", "omaha7")
    assert (done.returncode, done.stdout) == (2, "")
    assert "omaha7" in done.stderr and len(done.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux runs without a display")
@pytest.mark.parametrize(
    ("env", "named"),
    [
        pytest.param({}, "no display", marks=pytest.mark.long),
        pytest.param({"DISPLAY": ":987"}, "display :987 does not answer", marks=pytest.mark.long),
        pytest.param(
            {"DISPLAY": "nowhere.invalid:0"}, "display nowhere.invalid:0 does not answer", marks=pytest.mark.long
        ),
        pytest.param({"WAYLAND_DISPLAY": "wayland-987"}, "no display", marks=pytest.mark.long),
        ({"WAYLAND_DISPLAY": "wayland-987", "DISPLAY": ":987"}, "display :987 does not answer"),
        pytest.param({"QT_QPA_PLATFORM": "wrong"}, '"wrong"', marks=pytest.mark.long),
        pytest.param({"QT_QPA_PLATFORM": "eglfs"}, "no window can be opened", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("words", [[], pytest.param(["play", "--game", "omaha"], marks=pytest.mark.long)])
def test_without_a_display_it_explains_itself(words, env, named):
    done = pokertable(*words, env=env)
    assert done.returncode == 2
    assert named in done.stderr and len(done.stderr.strip().splitlines()) == 1
    for way in ("xvfb-run pokertable", "QT_QPA_PLATFORM=vnc pokertable", "pokertable shot"):
        assert way in done.stderr


def test_help_names_every_command(capsys):
    assert status("--help") == 0
    said = capsys.readouterr().out
    for command in ("play", "read", "equity", "replay", "simulate", "shot"):
        assert f"  {command}" in said


def shell(command, env=None):
    """`command` run by a shell, ``pokertable`` being this one."""
    words = f'pokertable() {{ "{sys.executable}" -m pokertable "$@"; }}; {command}'
    return subprocess.run(
        ["bash", "-c", words], capture_output=True, text=True, timeout=60, env={**os.environ, **(env or {})}
    )


READ = "pokertable read --game holdem --hand AsKs"


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell closes the output")
@pytest.mark.parametrize("command", one_of(3, [READ, "pokertable --help", "pokertable --version"]))
def test_a_reader_that_goes_away_ends_it_quietly(command):
    done = shell(f"{command} | true; sleep 0.1")
    assert done.stderr == ""


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell closes the output")
@pytest.mark.parametrize("words", [READ, f"{READ} --json", "pokertable --help", "pokertable simulate --help"])
def test_without_an_output_it_is_said_in_one_line(words, monkeypatch, capsys):
    """In this process: Python has none where it is closed."""
    monkeypatch.setattr(sys, "stdout", None)
    assert status(*words.split()[1:]) == 2
    said = capsys.readouterr().err
    assert "standard output is closed" in said and len(said.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell closes the output")
@pytest.mark.parametrize(
    ("command", "named"),
    [
        pytest.param(f"{READ} >&-", "standard output is closed", marks=pytest.mark.long),
        pytest.param("pokertable --help >&-", "standard output is closed", marks=pytest.mark.long),
        (f"{READ} >/dev/full", "No space left"),
    ],
)
def test_output_that_cannot_be_written_is_said_in_one_line(command, named):
    done = shell(command)
    assert done.returncode == 2
    assert named in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", [command.__name__.rpartition(".")[2] for command in main.COMMANDS])
def test_every_command_prints_its_help(command, capsys):
    """A percent sign in a text of its options had ended `review --help`."""
    assert status(command, "--help") == 0
    said = capsys.readouterr()
    assert said.out.startswith(f"usage: pokertable {command}") and said.err == ""


@pytest.mark.parametrize("command", ["play", "read", "equity", "replay", "simulate", "review", "quiz", "shot"])
@in_this_process_too
def test_help_is_plain_ascii(command, by_itself, capsys):
    if by_itself:
        done = pokertable(command, "--help", env={"PYTHONIOENCODING": "ascii"})
        assert (done.returncode, done.stderr) == (0, "")
    else:
        assert status(command, "--help") == 0
        said = capsys.readouterr()
        assert said.err == ""
        assert command in said.out and said.out.isascii()
        assert not [line for line in said.out.splitlines() if line.endswith("-")], "an option is one word"


HAND = """variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AsKs", "d dh p2 QhQc", "p2 f"]
"""


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_an_endless_file_is_not_read_to_its_end():
    limited = f"ulimit -v 4000000; exec {sys.executable} -m pokertable replay /dev/zero"
    done = subprocess.run(["bash", "-c", limited], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "/dev/zero" in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_long_bad_value_is_not_echoed_whole(capsys):
    assert status("read", "--game", "g" * 100_000, "--hand", "AsKs") == 2
    said = capsys.readouterr().err
    assert "ggg" in said and "omaha8" in said and len(said) < 1000


@pytest.mark.parametrize("words", [["--profile", "DIR", "play"], ["play", "--profile", "DIR"], ["--profile", "DIR"]])
def test_the_profile_is_the_one_that_was_named(words, monkeypatch):
    from pokertable.cli import play

    opened = []

    def open_window(args, choice=None):
        opened.append(args.profile)
        return 0

    monkeypatch.setattr(play, "open_window", open_window)
    assert main.main([*words, *(["--game", "holdem"] if "play" in words else [])]) == 0
    assert [str(folder) for folder in opened] == ["DIR"]


LOADING = """
import os, signal, sys
from importlib.abc import MetaPathFinder

class Interrupts(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name == "pokertable.cli.simulate":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupts())
signal.signal(signal.SIGINT, signal.default_int_handler)
from pokertable.__main__ import main
sys.exit(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_ctrl_c_while_it_is_loaded_ends_it_at_once():
    done = subprocess.run([sys.executable, "-c", LOADING, "--version"], capture_output=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, b"", b"")


def test_the_command_line_loads_neither_qt_nor_numpy():
    script = "import sys, pokertable.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert not [name for name in done.stdout.split() if name.split(".")[0] in ("PySide6", "numpy")]


PAINTING = """
import os, signal, sys
from pokertable.views.felt.table_items import TableItem

draw = []
def interrupted(item, painter, *more):
    draw.append(1)
    os.kill(os.getpid(), signal.SIGINT)

TableItem.paint = interrupted
signal.signal(signal.SIGINT, signal.default_int_handler)
from pokertable.__main__ import main
sys.exit(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_ctrl_c_while_a_picture_is_painted_ends_it(tmp_path):
    words = ["shot", "table", str(tmp_path / "x.png")]
    done = subprocess.run([sys.executable, "-c", PAINTING, *words], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (130, "pokertable: interrupted\n")
    assert list(tmp_path.iterdir()) == []


def test_an_option_whose_value_is_two_hyphens_is_named(capsys):
    assert status("equity", "--game", "holdem", "AsKs", "QhQc", "--board=--") == 2
    said = capsys.readouterr().err
    assert "'--board=--'" in said and len(said.splitlines()) == 1


def test_a_file_named_like_a_module_in_the_folder_is_not_imported(tmp_path):
    """`-m` puts the folder that it is started in before Python's own modules."""
    for name in ("queue", "random", "dataclasses"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('taken for a module')", encoding="utf-8")
    project = str(Path(main.__file__).parents[2])
    env = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"} | {"PYTHONPATH": project}
    done = subprocess.run(
        [sys.executable, "-m", "pokertable", "read", "--game", "omaha8", "--hand", "AsKs2d3d", "--board", "4c5h8sTdJc"],
        capture_output=True, text=True, timeout=60, cwd=tmp_path, env=env,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "8-5-4-2-A" in done.stdout
