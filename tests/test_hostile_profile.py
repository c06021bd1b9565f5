"""A profile whose files are not what they should be: the program starts, says so in a sentence, and loses nothing."""

import errno
import json
import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from pokertable.app import dress
from pokertable.app.start import application, run_window
from pokertable.controllers.errors import ErrorHandling
from pokertable.session.history.store import History, Store
from pokertable.session.profile.choice import usual_choice
from pokertable.views.widgets.notices import NoticeStrip
from pokertable.views.window.main_window import MainWindow
from tests.session.history.store.player import HOLDEM, Player, new_table

LOOK_MS = 20

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes and links are those of POSIX")


@pytest.fixture(scope="module")
def profile(tmp_path_factory):
    """A profile with three hands, a setting, a table that was played and an opponent."""
    folder = tmp_path_factory.mktemp("base") / "profile"
    store = Store(folder / "hands.sqlite")
    player = Player(store, new_table(HOLDEM))
    player.play(3)
    store.leave_table(player.table_id)
    store.close()
    (folder / "settings.json").write_text(settings())
    (folder / "opponents").mkdir()
    (folder / "opponents" / "bruno.toml").write_text('name = "Bruno"\n')
    return folder


def settings(**entries):
    """The text of settings of a player of Omaha, with these entries."""
    good = {"speed": 0.0, "last_game": "omaha", "last_choices": {"omaha": usual_choice("omaha").to_json()}}
    return json.dumps(good | entries)


@pytest.fixture
def folder(profile, tmp_path):
    shutil.copytree(profile, tmp_path / "profile")
    return tmp_path / "profile"


def pipe(path):
    os.mkfifo(path)


def endless(path):
    path.symlink_to("/dev/zero")


def around(path):
    path.symlink_to(path.name)


def a_folder(path):
    path.mkdir()
    (path / "inside").write_text("x")


def holding(content):
    """Makes a file with this content."""

    def make(path):
        data = content if isinstance(content, bytes) else content.encode()
        path.write_bytes(data)

    return make


def replaced(path, make):
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    make(path)


def what_is_said(folder, monkeypatch):
    """Start the program with this profile and close its window; what it said. No error may be left uncaught."""
    said: list[str] = []
    caught: list[BaseException] = []

    def close():
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible():
                strips = [strip.text for strip in window.findChildren(NoticeStrip) if strip.isVisible()]
                said.extend([window.bar.note, *strips])
                window.may_close = lambda: True
                window.close()

    application()
    monkeypatch.setattr(dress, "stylesheet", lambda *_: "")
    monkeypatch.setattr(ErrorHandling, "report", lambda _, error: caught.append(error))
    clock = QTimer(interval=LOOK_MS)
    clock.timeout.connect(close)
    clock.start()
    status = run_window(None, profile=folder)
    clock.stop()
    assert status == 0 and not caught
    return " ".join(filter(None, said))


def hands_in(folder):
    store = Store(folder / "hands.sqlite")
    try:
        return len(History(store).ids()) if store.fault is None else None
    finally:
        store.close()


DEEP = "[" * 100_000
DIGITS = "9" * 4_400
OTHER_TABLE = {"last_choices": {"holdem": DEEP, "omaha": json.dumps({"stack": "x"})}}
HOSTILE = [
    ("settings.json", pipe, "isn't a regular file. The file was set aside"),
    ("settings.json", endless, "isn't a regular file. The file was set aside"),
    ("settings.json", a_folder, "Is a directory. The file was set aside"),
    ("settings.json", holding(DEEP), "nested too deeply"),
    ("settings.json", holding(DIGITS), "a number of more than sixty digits"),
    ("settings.json", holding(settings(theme="sepia")), "back to their defaults: theme."),
    ("settings.json", holding(settings(**OTHER_TABLE)), ""),
    ("settings.json", holding(settings(last_choices={"omaha": '{"stack": 1e999}'})), ""),
    ("settings.json", holding(settings(geometry="AdnQywAD" * 9)), ""),
    ("settings.json", holding(settings(lessons={"lone-ace": {"step": [[]]}})), "defaults: lessons.lone-ace."),
    ("opponents/bruno.toml", pipe, "of your opponents couldn't be read"),
    ("opponents/bruno.toml", endless, "of your opponents couldn't be read"),
    (
        "opponents/bruno.toml",
        holding(f'name = "Bruno"\ntightness = {DIGITS}'),
        "of your opponents couldn't be read",
    ),
    ("opponents/bruno.toml", holding(f"x = {DEEP[:9000]}"), "nested too deeply"),
    ("opponents/bruno.toml", holding(b"\xff\xfe"), "byte 0 is not UTF-8 text"),
    ("opponents", holding(b"no folder"), "Not a directory"),
    ("pokertable.log", pipe, "pokertable.log: it isn't a regular file"),
    ("pokertable.log", a_folder, "pokertable.log: Is a directory"),
    ("pokertable.log.1", a_folder, ""),
    ("pokertable.crash", a_folder, "pokertable.crash: Is a directory"),
    ("pokertable.crash", pipe, "pokertable.crash: it isn't a regular file"),
    ("pokertable.crash", around, "pokertable.crash"),
    ("hands.sqlite", pipe, "Nothing can be saved: hands.sqlite: it isn't a regular file"),
    ("hands.sqlite", endless, "Nothing can be saved: hands.sqlite: it isn't a regular file"),
    ("hands.sqlite", a_folder, "Nothing can be saved"),
    ("hands.sqlite", holding(b"\0" * 70_000), "The stored hands are damaged"),
    ("hands.sqlite-wal", pipe, "Nothing can be saved"),
    ("hands.sqlite-wal", holding(b"\1" * 70_000), "The stored hands are damaged: 3 hands were saved, none is missing."),
    ("hands.sqlite-shm", a_folder, "Nothing can be saved"),
    ("hands.sqlite.window-1", pipe, ""),
    ("hands.sqlite.new", a_folder, ""),
    ("incoming.pokertable", pipe, ""),
    ("incoming.pokertable", holding(b"PK\3\4"), "The profile could not be imported"),
    ("reset-hands", a_folder, ""),
]


def case(file, make, said):
    name = f"{file} {make.__qualname__.split('.')[0]} {said[:30]}"
    quick = make is pipe or "theme" in said or "defaults" in said or (file.endswith("crash") and make is a_folder)
    return pytest.param(file, make, said, id=name, marks=() if quick else pytest.mark.long)


@pytest.mark.parametrize(("file", "make", "said"), [case(*each) for each in HOSTILE])
def test_the_program_starts_and_says_what_it_cannot_read(folder, monkeypatch, file, make, said):
    path = folder / file
    replaced(path, make)
    kind = path.lstat().st_mode
    assert said in what_is_said(folder, monkeypatch)
    kept = [each for each in path.parent.iterdir() if each == path or "damaged-1" in each.name]
    assert kind in [each.lstat().st_mode for each in kept], "it is left, or set aside"
    if not file.startswith("hands"):
        assert hands_in(folder) == 3


def test_a_profile_that_is_gone_when_the_window_is_closed_is_no_error(folder, monkeypatch):
    QTimer.singleShot(0, lambda: shutil.rmtree(folder))
    what_is_said(folder, monkeypatch)


def test_a_profile_whose_folder_may_not_be_entered_is_said(folder, monkeypatch):
    stat = Path.stat

    def denied(path, **how):
        if folder in path.parents:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return stat(path, **how)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", denied)  # root, who may run the tests, is let in anywhere
        said = what_is_said(folder, patch)
    assert "Nothing can be saved: Permission denied" in said and hands_in(folder) == 3
