"""Tries a program that was built or installed.

python resources/packaging/check.py dist/pokertable/pokertable

Uses it as a player does, from an empty folder and without a screen: every part of it that lies in files or libraries
of its own. The first thing that is wrong ends it with status 1.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

RESOURCES: Final = Path(__file__).resolve().parents[1]
NOT_PACKED: Final = ("desktop", "packaging", "pictures")
PAGES: Final = (
    ("start", ()),
    ("table", ("--game", "stud8", "--seats", "8", "--hints")),
    ("showdown", ("--game", "omaha8")),
    ("lab", ()),
    ("quiz", ("--topic", "nuts")),
    ("review", ("--game", "holdem")),
    ("statistics", ()),
    ("rules", ("--game", "razz")),
    ("settings", ()),
)
LONGEST_S: Final = 300
"""For one command on a slow machine."""
OPENING_S: Final = 60


class Wrong(Exception):
    """What does not work; the text says what came instead."""


class Tried:
    """A program, run in a folder of its own."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.program, self.folder = program, folder
        self.env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}

    def __call__(self, *arguments: str) -> str:
        """What it prints with these arguments."""
        done = subprocess.run(
            [self.program, *arguments], cwd=self.folder, env=self.env, capture_output=True, timeout=LONGEST_S
        )
        if done.returncode:
            raise Wrong(f"{' '.join(arguments)}: status {done.returncode}\n{done.stderr.decode('utf-8', 'replace')}")
        return done.stdout.decode("utf-8")

    def records(self, *arguments: str) -> list[dict[str, object]]:
        """The JSON objects that it prints with these arguments."""
        return [json.loads(line) for line in self(*arguments, "--json").splitlines()]


def require(true: object, what: str) -> None:
    """Raise `Wrong` unless it is so."""
    if not true:
        raise Wrong(what)


def resources(tried: Tried) -> str:
    """A packed folder has all files that the program reads, as they lie here."""
    packed = tried.program.parent / "_internal" / "pokertable" / "resources"
    if not packed.is_dir():
        return "installed, not packed"
    ours = [each for each in RESOURCES.iterdir() if each.is_dir() and each.name not in NOT_PACKED]
    files = [file for each in ours for file in each.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    for file in files:
        there = packed / file.relative_to(RESOURCES)
        require(there.is_file() and there.read_bytes() == file.read_bytes(), f"{there}: missing or another one")
    size = sum(file.stat().st_size for file in tried.program.parent.rglob("*") if not file.is_symlink())
    return f"{len(files)} files; {size / 1e6:.0f} MB in all"


def commands(tried: Tried) -> str:
    """What is worked out without a window, by charts and solved draws, in several processes."""
    require(tried("--version").startswith("pokertable "), "--version")
    (found,) = tried.records("read", "--game", "omaha8", "--hand", "8hAs9cTc", "--board", "5s6s7s9hTs")
    require("high" in found, "read")
    hand = ("read", "--game", "omaha8", "--hand", "As2s3hKd", "--board", "4s5h8c")
    require(len({tried(*hand, "--language", language) for language in ("en", "ja", "fr")}) == 3, "three languages")
    players = ("--players", "tag,lag:expert,rock:beginner")
    short = ("--limit", "none", "--stack", "20", "--hands", "201")
    tried("simulate", "--game", "holdem", *short, *players, "--seed", "1", "--jobs", "2", "--phh", "hands.phhs")
    require(len(tried.records("replay", "hands.phhs")) == 201, "replay")
    for game, topic in (("triple27", "throw"), ("badugi", "badugi"), ("holdem", "range")):
        require(len(tried.records("quiz", "--game", game, "--topic", topic, "--count", "1", "--seed", "1")) == 1, topic)
    return "read, simulate, replay, quiz"


def program_in_a_seat(tried: Tried) -> str:
    """Another program plays."""
    if sys.platform == "win32":
        return "no shell here"
    seat = f"tag,program:sh '{RESOURCES / 'programs' / 'caller.sh'}'"
    (found,) = tried.records("simulate", "--game", "holdem", "--players", seat, "--hands", "20")
    require(not any(each["faults"] for each in found["players"]), str(found))  # type: ignore[attr-defined]
    return "no fault"


def pages(tried: Tried) -> str:
    """Pages are drawn, in English and in French: art, fonts, rules, lessons, translations, the graph."""
    for page, options in PAGES:
        pictures = []
        for language in ("en", "fr"):
            tried("--language", language, "shot", page, f"{page}.png", *options, "--seed", "1")
            pictures.append((tried.folder / f"{page}.png").read_bytes())
            require(pictures[-1].startswith(b"\x89PNG") and len(pictures[-1]) > 10_000, f"{page}: no picture")
        require(pictures[0] != pictures[1], f"{page}: not in French")
    return ", ".join(page for page, _ in PAGES)


def window(tried: Tried) -> str:
    """The window opens at a table, looks for an audio device, and ends when it is told to."""
    profile = tried.folder / "profile"
    profile.mkdir()
    (profile / "settings.json").write_text(json.dumps({"sounds": True, "volume": 50}))
    begun = time.monotonic()
    command = [tried.program, "--profile", str(profile), "play", "--game", "omaha8", "--seed", "1"]
    with subprocess.Popen(command, cwd=tried.folder, env=tried.env) as process:
        while not (said := sound_line(profile)) and process.poll() is None and time.monotonic() - begun < OPENING_S:
            time.sleep(0.1)
        seconds = time.monotonic() - begun
        process.terminate()
        status = process.wait(LONGEST_S)
    require(said and "isn't installed" not in said and "can't be played" not in said, f"sound: {said!r}")
    require(status == (128 + signal.SIGTERM if os.name == "posix" else status), f"ended with status {status}")
    return f"after {seconds:.1f} s; {said}"


def sound_line(profile: Path) -> str:
    """What the log for reports says of sound; empty: nothing yet."""
    logs = [file.read_text(encoding="utf-8", errors="replace") for file in profile.rglob("*.log")]
    return next((line.partition("sound: ")[2] for text in logs for line in text.splitlines() if "sound: " in line), "")


CHECKS: Final[tuple[Callable[[Tried], str], ...]] = (resources, commands, program_in_a_seat, pages, window)


def checked(program: Path) -> Iterator[str]:
    """What each check says of the program; raises `Wrong`."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        tried = Tried(program.resolve(), Path(folder))
        for check in CHECKS:
            yield f"{check.__name__.replace('_', ' ')}: {check(tried)}"


def main() -> int:
    """Check the program that is named."""
    try:
        for line in checked(Path(sys.argv[1])):
            print(line, flush=True)
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
