"""Tests run without a screen, one process a processor, and never fail because a machine is slow."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from _pytest.mark.expression import Expression
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, is_hypothesis_test, settings
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.examples import FEW, MANY
from tests.games import leave_long

MOST_WORKERS = 8
"""Each holds a whole program, some 500 MiB."""
GARBAGE = 100_000
"""Number of new objects from which garbage is looked for among them, between two tests."""
YOUNG = 1
"""Up to this generation: the results that are kept for reuse are older, and take up to half a second to go through."""
FEW_DEALS = 24
"""Deals that the live help beside a window plays out for a decision."""
TELLING_SECONDS = 0.005
"""What takes less, pytest does not list among the durations either."""

MEMORY = Path("/dev/shm")
"""Linux keeps files there in memory."""
ROOM = 2**30
"""Bytes; a run leaves some forty million."""

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    # Profiles of tests: each action that is stored is waited for until a disk has it.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
settings.register_profile(
    "pokertable",
    max_examples=FEW,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.register_profile("long", settings.get_profile("pokertable"), max_examples=MANY)
settings.load_profile("pokertable")


def pytest_configure(config: pytest.Config) -> None:
    """Keep compiled modules, apart from the code where the environment wants none beside it.

    Each process of the run, and the many programs that the tests start, would compile everything again. Until all
    tests are there nothing is garbage.
    """
    gc.disable()
    if sys.dont_write_bytecode:
        folder = str(config.rootpath / ".pytest_cache" / "compiled")
        sys.dont_write_bytecode, sys.pycache_prefix = False, folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
    if takes_long(config.getoption("markexpr")):
        settings.load_profile("long")


@cache
def takes_long(wanted: str) -> bool:
    """Whether the long tests are among those that are run: what is tried with examples takes part, with more."""

    def long(name: str, /, **_: str | int | bool | None) -> bool:
        return name == "long"

    def long_on_a_desktop(name: str, /, **_: str | int | bool | None) -> bool:
        return name in ("long", "desktop")

    wants = Expression.compile(wanted or "long")
    return wants.evaluate(long) or wants.evaluate(long_on_a_desktop)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """The whole suite runs in parallel; chosen files and folders run in this process."""
    if config.args_source is config.ArgsSource.ARGS:
        return 0
    return min(os.cpu_count() or 1, MOST_WORKERS)


@pytest.hookimpl(trylast=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Begin each process with other test files: what one has compiled, the others find when they collect all of them.

    In a fresh clone each would compile every file, in the same order at the same time. What cannot be imported is told
    when it is collected.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    here = Path(__file__).parent
    files = [each for each in sorted(here.rglob("test_*.py")) if "benchmarks" not in each.parts]
    for file in files[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with suppress(Exception):
            import_module(".".join(file.relative_to(here.parent).with_suffix("").parts))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The whole suite skips the benchmarks; to collect some hundred of them for that costs each process a second."""
    skipped = config.args_source is not config.ArgsSource.ARGS and config.getoption("benchmark_skip")
    return True if skipped and collection_path.name == "benchmarks" else None


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None]:
    """Of games of a kind take one; where long tests are not run, don't make those that are some of many.

    Each process would make twelve thousand tests and take half of them away again.
    """
    yield
    leave_long(metafunc.definition, metafunc._calls, takes_long(metafunc.config.getoption("markexpr")))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse a test whose name is another in each process."""
    long = takes_long(config.getoption("markexpr"))
    for item in items:
        if " at 0x" in item.nodeid:
            raise pytest.UsageError(f"{item.nodeid}: its name holds an address in memory; give it an id")
        if long and is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker(pytest.mark.long)


def pytest_collection_finish() -> None:
    """The thousands of tests and all that is imported stay to the end: looking for garbage passes them over.

    It is looked for between two tests, on this thread, as the program does (`pokertable.app.start`). A window that a
    test resizes has its size: nobody drags it. Beside a window no hand is played out for seconds; the tests of live
    help have all deals (`tests.training.live.conftest`). The process that hands out the tests never imports the
    program.
    """
    from pokertable.app.dress import Dress
    from pokertable.training.live import in_play

    Dress.settles_ms, in_play.MOST = 0, FEW_DEALS
    gc.freeze()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Of several processes each tells what came of a test, and of its setup and teardown what failed or took time.

    Each report is packed, sent, unpacked and handed on: of thousands of tests these are what their processes mostly do.
    Nobody asks for the keywords of what passed.
    """
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed or report.duration >= TELLING_SECONDS:
            if report.passed:
                report.keywords = {}
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_runtest_setup() -> None:
    if gc.get_count()[0] > GARBAGE:
        gc.collect(YOUNG)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Leave every test with the look that the next one expects: there is one for the whole application.

    Windows are deleted first: each that is still there is styled and laid out anew with each look of each test after
    it. A style sheet of large text or of the light theme would stay for who sets none. No fixture, which takes longer
    than a test of the rules.
    """
    try:
        yield
    finally:
        leave_as_found()


def leave_as_found() -> None:
    assert not gc.isenabled(), "a test that has garbage collected anywhere stops it again: all others run without"
    delete_windows()
    kit = sys.modules.get("pokertable.views.kit.look")
    if kit is not None:
        kit.look().reset()
    undress()


def delete_windows() -> None:
    """Those that were closed, which Qt leaves to the next loop of events, and those that a test has left."""
    core, widgets = (sys.modules.get(f"PySide6.{name}") for name in ("QtCore", "QtWidgets"))
    if widgets is not None and widgets.QApplication.instance() is not None:
        for window in widgets.QApplication.topLevelWidgets():
            if window.parent() is None:
                window.deleteLater()
    if core is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)


def undress() -> None:
    """No style sheet and the usual palette, as before the first window."""
    widgets, gui = (sys.modules.get(f"PySide6.{name}") for name in ("QtWidgets", "QtGui"))
    app = None if widgets is None else widgets.QApplication.instance()
    if gui is not None and app is not None and app.styleSheet():
        app.setStyleSheet("")
        app.setPalette(gui.QPalette())


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """It asks whether what it waits for is there after each thing that happens."""
    from tests.waiting import wait_until

    qtbot.waitUntil = wait_until  # type: ignore[method-assign, assignment]
    return qtbot


@pytest.fixture
def speak(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str | None]]:
    """Speaks a language for the time of a test, Japanese without asking for a font."""
    from pokertable.views.kit import language

    before, font = QLocale(), qapp.font()
    monkeypatch.setattr(language, "_no_face", lambda: None)
    yield language.speak
    language.speak("en")
    QLocale.setDefault(before)
    qapp.setFont(font)
