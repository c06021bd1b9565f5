"""Pictures of every page, dialog, game and theme in three sizes, and where two takes of them differ.

    python resources/pictures/compare.py take DIR [--code CHECKOUT] [--only TEXT] [--size 1280x756] [--game omaha8]
    python resources/pictures/compare.py diff BEFORE AFTER [--to DIR] [--only TEXT]

`take` runs `pokertable shot` of the checkout (this one, unless `--code` names another, whose own `scenes.py` says how
its pages are reached) and writes one PNG a picture, without those that DIR has already; clock, time zone and seeds are
fixed, so that two takes of the same code are equal in every pixel. A scene is played once for each scale: its themes
and sizes are pictures of one window, as a player changes them. `diff` compares pictures of the same name, says how many
pixels differ, where, and writes for each such picture before, after and difference side by side, cut out around them.
It ends with status 1 if any differs. Works where processes can fork (Linux).
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import random
import struct
import sys
import time
import traceback
import zlib
from dataclasses import dataclass, replace
from functools import partialmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from difference import diff

if TYPE_CHECKING:
    from scenes import Scene

THEMES = ("dark", "light")
SIZES = {"1": ["1024x700", "1920x1080"], "2": ["1920x1080"]}
"""By the scale: the sizes in points."""
ROUNDS = 5
"""How often the window's events are run before a picture: what lays out may ask to be laid out again."""
CLOCK = 1_767_268_800.0
"""What every clock says, in seconds since 1970: noon, 1 January 2026, UTC."""
PATIENCE_MS = 600_000
"""How long a picture may take on a machine that has other work."""
HANDS_ON_THE_DESK = 4
DEALS_OF_A_REVIEW = 12
NOT_IN_THIS_GAME = ("is asked in", "expected one of holdem")
"""What `shot` says of a topic that a game does not have, and of a game that the lab does not read."""


def take(to: Path, code: Path, only: str, sizes_by_scale: dict[str, list[str]], of_games: list[str]) -> int:
    """Write the pictures of this checkout, of these games, all if none is named; 1 if one of them fails."""
    to.mkdir(parents=True, exist_ok=True)
    load(code)
    scenes = importlib.import_module("scenes")
    catalogue = importlib.import_module("pokertable.model.games").CATALOGUE
    games = {key: variant.max_seats for key, variant in catalogue.items() if not of_games or key in of_games}
    mixes = list(importlib.import_module("pokertable.model.mixes").MIXES)
    topics = list(importlib.import_module("pokertable.training.quiz.topics").FILES)
    studio = importlib.import_module("pokertable.studio")
    wanted_scenes: list[Scene] = list(scenes.scenes(games, mixes, topics))
    pages = {*studio.pictures()} - {scene.arguments[0] for scene in wanted_scenes}
    wanted_scenes += [scenes.Scene(page, (page,)) for page in sorted(pages)]  # as they open
    failed = taken = 0
    started = time.monotonic()
    for scale, sizes in sizes_by_scale.items():
        for scene in wanted_scenes:
            looks = [Look(theme, size, scale) for theme in THEMES for size in sizes]
            wanted = {
                name: [look for look in looks if only in look.of(name) and not (to / look.of(name)).exists()]
                for name in (scene.name, *(name for name, _ in scene.then))
            }
            if not any(wanted.values()):
                continue
            told = shot(scene, wanted, to)
            taken += sum((to / look.of(name)).exists() for name, looks in wanted.items() for look in looks)
            if told and not any(said in told for said in NOT_IN_THIS_GAME):
                failed += 1
                print(f"{scene.name}, scale {scale}: {told}", flush=True)
    print(f"{taken} pictures of {code} in {to}, {failed} scenes failed, {time.monotonic() - started:.0f} s")
    return 1 if failed else 0


@dataclass(frozen=True)
class Look:
    """How a scene is looked at: the theme, the window's size in points, the pixels per point."""

    theme: str
    size: str
    scale: str

    def of(self, scene: str) -> str:
        """The file name of a picture; its size there is in pixels."""
        width, height = (int(points) * int(self.scale) for points in self.size.split("x"))
        return f"{scene}-{self.theme}-{width}x{height}.png"


def load(code: Path) -> None:
    """Stop the clocks and import the checkout's whole program, once for all pictures."""
    os.environ |= {"TZ": "UTC", "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", "OPENBLAS_NUM_THREADS": "1"}
    time.tzset()
    stop_the_clocks()
    sys.path[:0] = [str(code.resolve()), str(code.resolve() / "resources" / "pictures")]
    package = importlib.import_module("pokertable")
    if Path(package.__path__[0]).resolve().parent != code.resolve():
        raise SystemExit(f"{code}: no pokertable there; found it in {package.__path__[0]}")
    for module in pkgutil.walk_packages(package.__path__, "pokertable."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    steady(importlib.import_module("pokertable.studio"))


def steady(studio: Any) -> None:
    """Take out chance and what depends on how fast the machine is: patience, blinking, what is ordered ahead.

    Fewer hands are played, and a review deals fewer of them.
    """
    opened = studio.application

    def application() -> Any:
        app = opened()
        app.setCursorFlashTime(0)
        return app

    random.SystemRandom = lambda: random.Random(0)  # type: ignore[assignment,misc]
    studio.PATIENCE_MS, studio.application = PATIENCE_MS, application
    wanted = importlib.import_module("pokertable.app.pages.page").Wanted
    wanted.__init__.__kwdefaults__.update(hands=HANDS_ON_THE_DESK, deals=DEALS_OF_A_REVIEW)
    importlib.import_module("pokertable.views.quiz.feed")._ORDER_AFTER_MS = PATIENCE_MS


def stop_the_clocks() -> None:
    """Let the calendar stand still; what measures durations goes on."""
    import datetime

    from PySide6.QtCore import QDate

    class Stopped(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Stopped:
            return cls.fromtimestamp(CLOCK, tz)

    day = Stopped.now(datetime.UTC)
    today = QDate(day.year, day.month, day.day)
    time.time = lambda: CLOCK
    time.time_ns = lambda: int(CLOCK) * 10**9
    datetime.datetime = Stopped  # type: ignore[misc]
    QDate.currentDate = staticmethod(lambda: today)  # type: ignore[method-assign]


def shot(scene: Scene, wanted: dict[str, list[Look]], to: Path) -> str | None:
    """Take the pictures of a scene in a child of this process; what went wrong, or None."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writing, 1)
        os.dup2(writing, 2)
        sys.stdout = sys.stderr = os.fdopen(writing, "w", encoding="utf-8")  # a file that was open is no pipe
        status = 3
        try:
            first = next(look for looks in wanted.values() for look in looks)
            how = ("--theme", first.theme, "--size", first.size, "--scale", first.scale)
            taken = partialmethod(save_all, scene=scene, wanted=wanted, to=to)
            importlib.import_module("pokertable.studio").Studio.save = taken
            status = importlib.import_module("pokertable.cli.main").main(
                ["shot", scene.arguments[0], "each.png", *scene.arguments[1:], *how]
            )
        except SystemExit as error:
            status = int(error.code or 0)
        except Exception:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8", errors="replace") as pipe:
        said = " ".join(pipe.read().split())
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return None if status == 0 else said or f"ended with status {status}"


def save_all(studio: Any, _out: Path, *, scene: Scene, wanted: dict[str, list[Look]], to: Path) -> None:
    """Write the studio's window in each look that is wanted, and what comes after it."""
    from PySide6.QtWidgets import QTextEdit

    window = studio._program.window
    for name, lead in ((scene.name, None), *scene.then):
        pictured = (lead(studio) if lead is not None and wanted[name] else None) or window
        for look in wanted[name]:
            window.resize(*map(int, look.size.split("x")))
            window.settings_changed.emit(replace(studio._program.settings, theme=look.theme))
            for _ in range(ROUNDS):
                studio._app.processEvents()
                for text in pictured.findChildren(QTextEdit):
                    text.document().size()  # a long text is laid out part by part, as time allows
            write(pictured.grab().toImage(), to / look.of(name))


def write(image: Any, to: Path) -> None:
    """Write a picture as PNG, its rows unfiltered: Qt takes three times as long."""
    import numpy as np
    from PySide6.QtGui import QImage

    image = image.convertToFormat(QImage.Format.Format_RGB888)
    width, height = image.width(), image.height()
    rows = np.zeros((height, 1 + 3 * width), np.uint8)
    rows[:, 1:] = np.array(image.constBits()).reshape(height, image.bytesPerLine())[:, : 3 * width]
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows.tobytes(), 1)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + (kind + data) + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    to.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def main() -> int:
    """Read the command line and run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take", help="write the pictures of a checkout")
    taking.add_argument("dir", metavar="DIR", type=Path, help="where the pictures go")
    taking.add_argument("--code", metavar="CHECKOUT", type=Path, default=Path(__file__).parents[2])
    taking.add_argument("--size", metavar="WxH", action="append", help="only this size in points, at a scale of 1")
    taking.add_argument("--game", metavar="KEY", action="append", default=[], help="only this game's own pictures")
    differing = commands.add_parser("diff", help="compare two takes")
    differing.add_argument("before", metavar="BEFORE", type=Path)
    differing.add_argument("after", metavar="AFTER", type=Path)
    differing.add_argument("--to", metavar="DIR", type=Path, help="where pictures of the differences go")
    for command in (taking, differing):
        command.add_argument("--only", metavar="TEXT", default="", help="only pictures with this in their name")
    args = parser.parse_args()
    if args.command == "take":
        return take(args.dir, args.code, args.only, {"1": args.size} if args.size else SIZES, args.game)
    return diff(args.before, args.after, args.to, args.only)


if __name__ == "__main__":
    sys.exit(main())
