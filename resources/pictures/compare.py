"""Pictures of every page, dialog, game and theme in three sizes, and where two takes of them differ.

    python resources/pictures/compare.py take DIR [--code CHECKOUT] [--only TEXT] [--size 1280x756] [--game omaha8]
    python resources/pictures/compare.py diff BEFORE AFTER [--to DIR] [--only TEXT]

`take` runs `pokertable shot` of the checkout (this one, unless `--code` names another, such as an older version's) and
writes one PNG a picture, without those that DIR has already; clock, time zone and seeds are fixed, so that two takes of
the same code are equal in every pixel. A scene is played once for each scale: its themes and sizes are pictures of one
window, as a player changes them. `diff` compares pictures of the same name, says how many pixels differ, where,
and writes for each such picture before, after and difference side by side, cut out around them. It ends with status 1
if any differs. Works where processes can fork (Linux).
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
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partialmethod
from pathlib import Path
from typing import Any

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
TILE = 16
MARGIN = 24
MOST_PLACES = 6


# --- take


@dataclass(frozen=True)
class Scene:
    """What is pictured: its name, the arguments of `shot` without theme and size, and what is pictured after it.

    `then` are names and what leads there from the picture before: the same hand need not be played again for them. It
    gives the dialog that is to be pictured, None for the window.
    """

    name: str
    arguments: tuple[str, ...]
    then: tuple[tuple[str, Callable[[Any], Any]], ...] = ()


def scenes(games: dict[str, int], mixes: list[str], topics: list[str]) -> Iterator[Scene]:
    """All of them; `games`: their most seats."""
    for game, seats in games.items():
        at = ("--game", game)
        yield Scene(f"start-{game}", ("start", *at))
        yield Scene(f"table-{game}", ("table", *at, "--seats", str(min(8, seats)), "--seed", "4"))
        yield Scene(f"table-hints-{game}", ("table", *at, "--hints", "--step", "3", "--seed", "26"))
        yield Scene(f"table-two-colours-{game}", ("table", *at, "--seats", "2", "--deck", "2", "--step", "2"))
        yield Scene(f"showdown-{game}", ("showdown", *at, "--seats", "5"))
        short = ("--seats", "6", "--stack", "100", "--players", "station,maniac")
        yield Scene(f"showdown-short-{game}", ("showdown", *at, *short))
        yield Scene(f"lab-{game}", ("lab", *at))
        yield Scene(f"table-odds-{game}", ("table", *at, "--odds", "--seats", "4", "--step", "1"))
        for topic in topics:
            then = ((f"quiz-{topic}-wrong-{game}", answer_wrong),)
            yield Scene(f"quiz-{topic}-{game}", ("quiz", *at, "--topic", topic), then)
        yield Scene(f"quiz-high-right-{game}", ("quiz", *at, "--step", "2"))
        then = ((f"replayer-{game}", open_replayer), (f"statistics-{game}", open_statistics))
        yield Scene(f"history-{game}", ("history", *at, "--seats", "3", "--players", "random"), then)
        for page in ("review", "rules"):
            yield Scene(f"{page}-{game}", (page, *at, "--seats", "3", "--players", "loose:beginner"))
    for mix in mixes:
        for page in ("start", "table"):
            yield Scene(f"{page}-{mix}", (page, "--game", mix))
    yield Scene("quiz-summary", ("quiz", "--step", "11"))
    yield Scene("quiz-progress", ("quiz", "--step", "12"))
    for state, answers in (("plan", "0"), ("asked", "1"), ("end", "99")):
        yield Scene(f"today-{state}", ("today", "--step", answers))
    yield Scene("settings", ("settings",))
    yield Scene("reads", ("reads",), (("reads-wrong", answer_wrong),))
    asked = ("--game", "holdem", "--seats", "3", "--seed", "4")
    yield Scene("table-read", ("table", *asked), (("dialog-read-told", read_told),))
    asked = ("--game", "omaha8", "--seats", "6", "--seed", "4", "--step", "3")
    yield Scene("table-asked", ("table", *asked), tuple([(f"dialog-{name}", dialog(ask)) for name, ask in DIALOGS]))


def listed(key: str) -> Any:
    """The page of this name, as a value; in older code the name itself."""
    try:
        pages = importlib.import_module("pokertable.app.pages").PAGES
    except AttributeError:
        return key
    return next(page for page in pages if page.key == key)


def page_of(program: Any, key: str) -> Any:
    """A page that is built."""
    page = listed(key)
    return program.pages.page(key) if page is key else program.pages.of(page).page


def answer_wrong(studio: Any) -> None:
    """From a question to its verdict."""
    if hasattr(studio, "_answer"):
        studio._answer(1, goes_on=False)
        return
    for there in studio._program.pages.of(listed("quiz")).answered(1, goes_on=False):
        studio._wait_for(there)


def open_replayer(studio: Any) -> None:
    """From the history to the replayer of its last hand."""
    store, page = importlib.import_module("pokertable.session.history.store"), listed("replayer")
    pages = studio._program.pages
    (pages if page == "replayer" else pages.of(page)).replay(store.History(studio._program.store).ids()[0])


def open_statistics(studio: Any) -> None:
    """To the statistics, their graph drawn."""
    studio._program.open_page(listed("statistics"))
    studio._wait_for(lambda: page_of(studio._program, "statistics").graph.isVisible())


def open_start(program: Any) -> None:
    """To the start page."""
    if hasattr(program.window.bar, "start_wanted"):
        program.window.bar.start_wanted.emit()
    else:
        program.open_page(listed("start"))


DIALOGS: tuple[tuple[str, Callable[[Any], None]], ...] = (
    ("habits", lambda program: program.show_habits()),
    ("read", lambda program: program.reads.ask()),
    ("how-it-plays", lambda program: program.opponents.show_how("tag")),
    ("own-opponents", lambda program: program.opponents.show_own()),
    ("own-mix", lambda program: (open_start(program), found("OwnMixCell").click())),
    ("error", lambda program: report(program)),
    (
        "about",
        lambda program: (program.open_page(listed("settings")), page_of(program, "settings").about_button.click()),
    ),
)
"""By name, how each is asked for at a table."""


def found(kind: str) -> Any:
    """The widget of this class."""
    from PySide6.QtWidgets import QApplication

    return next(each for each in QApplication.allWidgets() if type(each).__name__ == kind and each.isVisible())


def about(program: Any) -> None:
    """The program's own dialog, from the settings."""
    program.open_page(listed("settings"))
    page_of(program, "settings").about_button.click()


def report(program: Any) -> None:
    """An error that nobody expected."""
    dialogs = importlib.import_module("pokertable.views.window.about_dialog")
    shown = dialogs.ErrorDialog(None, program.window)
    shown.details.setPlainText("ValueError: none")
    shown.open()


def read_told(studio: Any) -> Any:
    """From a read that is asked for to how it was scored, once the hand is over."""
    program = studio._program
    reads = program.reads
    dialog(lambda _: reads.ask())(studio).keep()
    actions = importlib.import_module("pokertable.model.hand.actions")
    program.tables.deal = lambda: None  # an older studio goes on to the next hand
    while not program.tables.hand.over:
        if program.tables.hand.to_act == program.tables.table.hero:
            program.tables.act(actions.CheckCall())
        studio._app.processEvents()
    studio._wait_for(lambda: bool(reads.table.reads))
    return dialog(lambda _: reads.ask())(studio)


def dialog(ask: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """To a dialog; the one before is closed."""
    from PySide6.QtWidgets import QApplication, QDialog

    def there() -> list[QDialog]:
        return [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]

    def lead(studio: Any) -> QDialog:
        for each in there():
            each.close()
        ask(studio._program)
        studio._wait_for(there)
        return there()[0]

    return lead


def take(to: Path, code: Path, only: str, sizes_by_scale: dict[str, list[str]], of_games: list[str]) -> int:
    """Write the pictures of this checkout, of these games, all if none is named; 1 if one of them fails."""
    to.mkdir(parents=True, exist_ok=True)
    load(code)
    catalogue = importlib.import_module("pokertable.model.games").CATALOGUE
    games = {key: variant.max_seats for key, variant in catalogue.items() if not of_games or key in of_games}
    mixes = list(importlib.import_module("pokertable.model.mixes").MIXES)
    topics = list(importlib.import_module("pokertable.training.quiz.topics").FILES)
    studio = importlib.import_module("pokertable.studio")
    wanted_scenes = list(scenes(games, mixes, topics))
    pages = {*getattr(studio, "pictures", dict)()} - {scene.arguments[0] for scene in wanted_scenes}
    wanted_scenes += [Scene(page, (page,)) for page in sorted(pages)]  # as they open
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
    sys.path.insert(0, str(code.resolve()))
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
    if hasattr(studio, "HANDS_ON_THE_DESK"):
        studio.HANDS_ON_THE_DESK, studio.DEALS_OF_A_REVIEW = HANDS_ON_THE_DESK, DEALS_OF_A_REVIEW
    else:
        wanted = importlib.import_module("pokertable.app.pages.page").Wanted
        wanted.__init__.__kwdefaults__.update(hands=HANDS_ON_THE_DESK, deals=DEALS_OF_A_REVIEW)
    for module in list(sys.modules.values()):
        if hasattr(module, "_ORDER_AFTER_MS"):
            module._ORDER_AFTER_MS = PATIENCE_MS


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


# --- diff


def diff(before: Path, after: Path, to: Path | None, only: str) -> int:
    """Compare two takes; 1 if a picture differs or one is missing."""
    old, new = ({path.name for path in folder.glob("*.png") if only in path.name} for folder in (before, after))
    if not old & new:
        raise SystemExit(f"no pictures of the same name in {before} and {after}")
    differ = 0
    for name in sorted(old & new):
        told = compare(before / name, after / name, to and to / name)
        if told:
            differ += 1
            print(f"{name}: {told}", flush=True)
    for name in sorted(old ^ new):
        print(f"{name}: only in {before if name in old else after}")
    print(f"{len(old & new)} compared, {differ} differ, {len(old - new)} gone, {len(new - old)} new")
    return 1 if differ or old - new else 0


def compare(before: Path, after: Path, to: Path | None) -> str | None:
    """What differs between two pictures, in words, or None; the difference is written to a picture."""
    import numpy as np

    if before.read_bytes() == after.read_bytes():
        return None
    old, new = pixels(before), pixels(after)
    if old.shape != new.shape:
        return f"{old.shape[1]}×{old.shape[0]} before, {new.shape[1]}×{new.shape[0]} after"
    changed = (old != new).any(axis=2)
    if not changed.any():
        return None
    places = boxes(changed)
    if to is not None:
        write_difference(old, new, changed, to)
    told = ", ".join(f"{x2 - x}×{y2 - y} at {x},{y}" for x, y, x2, y2 in places[:MOST_PLACES])
    more = f" and {len(places) - MOST_PLACES} more" if len(places) > MOST_PLACES else ""
    count = int(np.count_nonzero(changed))
    return f"{count:,} pixels ({count / changed.size:.2%}) in {len(places)} places: {told}{more}"


def pixels(path: Path):  # type: ignore[no-untyped-def]
    """The picture as an array (height, width, RGB) of bytes."""
    import numpy as np
    from PySide6.QtGui import QImage

    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGBA8888)
    if image.isNull():
        raise SystemExit(f"{path}: no picture")
    return np.array(image.constBits()).reshape(image.height(), image.bytesPerLine() // 4, 4)[:, : image.width(), :3]


def boxes(changed) -> list[tuple[int, int, int, int]]:  # type: ignore[no-untyped-def]
    """Left, top, right, bottom of each patch of changed pixels, the largest first; nearby pixels are one patch."""
    import numpy as np

    rows, columns = np.nonzero(changed)
    tiles = set(zip((rows // TILE).tolist(), (columns // TILE).tolist(), strict=True))
    found = []
    while tiles:
        patch, edge = set(), [tiles.pop()]
        while edge:
            row, column = edge.pop()
            patch.add((row, column))
            near = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} & tiles
            tiles -= near
            edge += near
        top, left = min(row for row, _ in patch) * TILE, min(column for _, column in patch) * TILE
        bottom, right = (max(row for row, _ in patch) + 1) * TILE, (max(column for _, column in patch) + 1) * TILE
        inside = np.argwhere(changed[top:bottom, left:right])
        (y, x), (last_y, last_x) = inside.min(axis=0).tolist(), inside.max(axis=0).tolist()
        found.append((left + x, top + y, left + last_x + 1, top + last_y + 1))
    return sorted(found, key=lambda box: (box[0] - box[2]) * (box[3] - box[1]))


def write_difference(old, new, changed, to: Path) -> None:  # type: ignore[no-untyped-def]
    """Before, after, and the after greyed with what changed in red: side by side, cut out around the changes."""
    import numpy as np
    from PySide6.QtGui import QImage

    rows, columns = np.nonzero(changed)
    cut = (
        slice(max(0, int(rows.min()) - MARGIN), int(rows.max()) + MARGIN),
        slice(max(0, int(columns.min()) - MARGIN), int(columns.max()) + MARGIN),
    )
    grey = np.repeat(new[cut].mean(axis=2, keepdims=True), 3, axis=2) * 0.4
    grey[changed[cut]] = (255, 40, 40)
    gap = np.full((grey.shape[0], 8, 3), 255, np.uint8)
    sheet = np.ascontiguousarray(np.hstack([old[cut], gap, new[cut], gap, grey.astype(np.uint8)]))
    to.parent.mkdir(parents=True, exist_ok=True)
    height, width, _ = sheet.shape
    if not QImage(sheet.data, width, height, 3 * width, QImage.Format.Format_RGB888).save(str(to)):
        raise SystemExit(f"{to}: could not be written")


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
