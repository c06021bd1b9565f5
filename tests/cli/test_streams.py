"""Standard streams that are closed, and encodings that lack signs: every command does its work or says why not."""

import io
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pokertable.cli import main, streams
from tests.games import one_of

ROOT = Path(__file__).parents[2]
HAND = """variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
players = ['Łukasz', 'José 太郎']
actions = ["d dh p1 AsKs", "d dh p2 QhQc"%s]
"""
COMMANDS = {
    "read": "read --game omaha8 --hand 8hAs9cTc --board 5s6s7s9hTs",
    "equity": "equity --game omaha AsKs7c8h QhQc2d3d --samples 20 --seed 1",
    "replay": "replay OVER",
    "simulate": "simulate --game holdem --players tag,tag --hands 2",
    "decide": "decide STOPPED --as tag:beginner",
    "range": "range OVER --player 2 --as tag:beginner",
    "review": "review OVER --player 2 --as tag:beginner --samples 4",
    "quiz": "quiz --game omaha8 --topic potlimit",
    "help": "--help",
    "help of a command": "simulate --help",
}


@pytest.fixture
def words(tmp_path):
    """The words of a command, its files written."""
    for name, more in (("OVER", ', "p2 cc", "p1 cc", "d db 2c7d9h", "p1 cbr 4", "p2 f"'), ("STOPPED", "")):
        (tmp_path / name).write_text(HAND % more, encoding="utf-8")

    def of(command):
        return [str(tmp_path / word) if word.isupper() else word for word in COMMANDS[command].split()]

    return of


@pytest.fixture
def terminal(monkeypatch):
    """Sets what standard output and error can show."""

    def shows(encoding: str) -> tuple[io.BytesIO, io.BytesIO]:
        out, err = (
            io.TextIOWrapper(io.BytesIO(), encoding),
            io.TextIOWrapper(io.BytesIO(), encoding, write_through=True),
        )
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        return out.buffer, err.buffer

    return shows


def status(*words: str) -> object:
    """The exit status, in this process."""
    try:
        return main.main(words)
    except SystemExit as left:
        return left.code


@pytest.mark.parametrize("encoding", one_of(3, ["ascii", "latin-1", "cp1252"]))
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_signs_that_an_encoding_lacks_have_stand_ins(command, language, encoding, words, terminal):
    out, err = terminal(encoding)
    assert (status(*words(command), "--language", language), err.getvalue()) == (0, b"")
    said = out.getvalue().decode(encoding)
    assert said.count("?") == 2 * said.count("Jos") + (command == "quiz")
    if command == "simulate":
        assert " +/- " in said or encoding != "ascii"
    if command == "replay":
        assert "Lukasz" in said and ("José" if encoding != "ascii" else "Jose") in said


@pytest.mark.parametrize("command", COMMANDS)
def test_a_language_that_an_encoding_lacks_is_refused_in_one_line(command, words, terminal):
    out, err = terminal("ascii")
    assert (status(*words(command), "--language", "ja"), out.getvalue()) == (2, b"")
    said = err.getvalue().decode("ascii")
    assert "--language ja" in said and "PYTHONIOENCODING=utf-8" in said and len(said.splitlines()) == 1


def test_json_is_english_and_asks_nothing_of_an_encoding(words, terminal):
    out, err = terminal("ascii")
    assert (status(*words("replay"), "--json", "--language", "ja"), err.getvalue()) == (0, b"")
    assert out.getvalue().startswith(b"{")


def test_bad_input_is_said_in_english_where_its_language_cannot_be_shown(terminal):
    _, err = terminal("ascii")
    assert status("play", "--game", "omaha7", "--language", "ja") == 2
    assert b"omaha7" in err.getvalue() and b"expected one of" in err.getvalue()


def test_columns_stand_under_each_other_with_stand_ins_too(words, terminal):
    out, _ = terminal("ascii")
    assert status(*words("equity")) == 0
    heads, *rows, _ = out.getvalue().decode("ascii").splitlines()
    assert "+/-" in heads and {len(row) for row in rows} == {len(heads)}


def test_a_file_name_goes_out_as_it_came_in(tmp_path, terminal):
    out, _ = terminal("ascii")
    path = tmp_path / "h\udce9.phh"
    path.write_text(HAND % ', "p2 f"', encoding="utf-8")
    assert status("replay", str(path)) == 0
    assert b"/h\xe9.phh" in out.getvalue()


@pytest.mark.parametrize("command", COMMANDS)
def test_without_standard_error_a_command_does_its_work(command, words, monkeypatch, capsys):
    """In this process: Python has none where it is closed."""
    monkeypatch.setattr(sys, "stderr", None)
    assert status(*words(command)) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--nonsense"], ["read", "--game", "nix", "--hand", "As"], ["replay", "/nowhere"]])
def test_without_standard_error_bad_input_is_status_2(wrong, monkeypatch, capsys):
    monkeypatch.setattr(sys, "stderr", None)
    assert (status(*wrong), capsys.readouterr().out) == (2, "")


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell closes the streams")
@pytest.mark.parametrize("closed", one_of(3, ["2>&-", "<&- 2>&-", "<&- >&- 2>&-"]))
@pytest.mark.parametrize("command", one_of(4, ["simulate", "quiz", "equity", "replay"]))
def test_a_closed_stream_is_taken_by_no_file(command, closed, words):
    shell = f'"$0" -m pokertable "$@" {closed}'
    done = subprocess.run(
        ["bash", "-c", shell, sys.executable, *words(command)], capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    nowhere = ">&-" in closed.split()
    assert (done.returncode, bool(done.stdout), done.stderr) == (2 if nowhere else 0, not nowhere, "")


@pytest.mark.skipif(os.name != "posix", reason="file descriptors are those of POSIX")
def test_the_numbers_of_closed_streams_are_taken():
    code = (
        "import os; from pokertable.cli.streams import settle; settle(); "
        "taken = [os.path.sameopenfile(fd, os.open(os.devnull, os.O_RDWR)) for fd in range(3)]; os._exit(sum(taken))"
    )
    done = subprocess.run(["bash", "-c", '"$0" -c "$1" <&- >&- 2>&-', sys.executable, code], timeout=60, cwd=ROOT)
    assert done.returncode == 3


def test_every_sign_of_the_languages_with_latin_letters_has_a_stand_in(monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), "ascii"))
    contexts = ET.parse(ROOT / "resources" / "i18n" / "pokertable_fr.ts").iter("context")
    texts = ["".join(context.itertext()) for context in contexts if context.findtext("name") in ("cli", "model")]
    assert len(texts) == 2 and "’" in texts[0]
    assert {sign for text in texts for sign in text if not sign.isascii() and streams.shown(sign) == "?"} == set()
