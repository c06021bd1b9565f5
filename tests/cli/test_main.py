"""The command line as a program: one line for an error, status 2, never a traceback."""

import os
import subprocess
import sys

import pytest


def pokertable(*words, env=None):
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "pokertable", *words], capture_output=True, text=True, timeout=60, env=kept | (env or {})
    )


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
        (["shot", "table", "x.gif"], "x.gif"),
        (["shot", "table", "x.png", "--size", "1x1"], "1x1"),
        (["shot", "table", "x.png", "--scale", "99"], "99"),
        (["shot", "table", "/no/such/place/x.png"], "/no/such/place"),
        (["replay", "no-such-file.phh"], "no-such-file.phh"),
    ],
)
def test_bad_input_is_named_in_one_line_with_status_2(words, named):
    done = pokertable(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert named in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux runs without a display")
@pytest.mark.parametrize("display", [None, ":987"])
@pytest.mark.parametrize("words", [[], ["play", "--game", "omaha"]])
def test_without_a_display_it_explains_itself(words, display):
    done = pokertable(*words, env={"DISPLAY": display} if display else None)
    assert done.returncode == 2
    assert "display" in done.stderr and len(done.stderr.strip().splitlines()) == 1
    for way in ("xvfb-run pokertable", "QT_QPA_PLATFORM=vnc pokertable", "pokertable shot"):
        assert way in done.stderr


def test_help_names_every_command():
    done = pokertable("--help")
    assert done.returncode == 0
    for command in ("play", "read", "equity", "replay", "simulate", "shot"):
        assert f"  {command}" in done.stdout


def test_a_reader_that_goes_away_leaves_no_traceback():
    command = f"{sys.executable} -m pokertable --help | head -c 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr
