"""Hands and progress begin afresh apart, at the next start, and the file of before is kept."""

from __future__ import annotations

import errno
import sqlite3
import zipfile
from dataclasses import replace
from functools import partial

import pytest

from pokertable.session.history import fresh
from pokertable.session.history.carry import offer_profile, write_profile
from pokertable.session.history.database import file, renewal
from pokertable.session.history.database.window import Window
from pokertable.session.history.fresh import begin_afresh, begun
from pokertable.session.history.store import History, Store
from pokertable.session.profile.asked import SUFFIX, ask_for_reset, asked_resets
from pokertable.session.profile.settings import Settings, load, save, settings_file
from tests.session.play.at_flow import AtTable


def content(path):
    store = Store(path)
    found = len(History(store).page().rows), store.progress.get("quiz.high")
    store.close()
    return found


@pytest.mark.parametrize(("part", "after", "lessons"), [("hands", (0, 3), 1), ("progress", (1, None), 0)])
def test_the_one_goes_and_the_other_stays(tmp_path, part, after, lessons):
    store = Store(tmp_path / "hands.sqlite")
    at = AtTable(store)
    at.sit_down()
    at.play_on()
    store.progress.set_all({"quiz.high": 3})
    store.close()
    settings = Settings(lessons={"badugi": {"done": True}})
    assert begin_afresh(tmp_path, settings) == [] and content(tmp_path / "hands.sqlite") == (1, 3)
    ask_for_reset(tmp_path, part)
    assert asked_resets(tmp_path) == (part,)
    (said,) = begin_afresh(tmp_path, settings)
    assert "reset" in str(said) and asked_resets(tmp_path) == ()
    assert content(tmp_path / "hands.sqlite") == after and len(settings.lessons) == lessons
    assert content(tmp_path / "hands.sqlite.reset-1") == (1, 3)


def test_a_profile_without_hands_can_be_reset(tmp_path):
    for part in ("hands", "progress"):
        ask_for_reset(tmp_path, part)
    assert len(begin_afresh(tmp_path, Settings())) == 2 and asked_resets(tmp_path) == ()


def played(folder):
    """A profile with one hand and some progress, whose log was not emptied: it is that of a crash."""
    store = Store(folder / "hands.sqlite")
    at = AtTable(store)
    at.sit_down()
    at.play_on()
    store.progress.set_all({"quiz.high": 3})
    store.close()


def names(folder):
    return {each.name for each in folder.iterdir()} - {
        "hands.sqlite.window-1",
        "hands.sqlite.window-2",
        "settings.json.lock",
    }


@pytest.mark.parametrize("pages", [1, 20])
@pytest.mark.parametrize("part", ["hands", "progress"])
def test_on_a_full_disk_nothing_is_reset_and_everything_stays(tmp_path, monkeypatch, part, pages):
    played(tmp_path)
    save(Settings(lessons={"badugi": {"done": True}}), settings_file(tmp_path))
    ask_for_reset(tmp_path, part)

    def connect(path):
        connection = file.connect(path)
        connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()  # SQLite's own word for a full disk
        return connection

    monkeypatch.setattr(renewal, "connect", connect)
    settings, (said,) = begun(tmp_path)
    assert str(said) == "The reset failed: No space left on device" and asked_resets(tmp_path) == ()
    assert content(tmp_path / "hands.sqlite") == (1, 3) and len(settings.lessons) == 1
    assert load(settings_file(tmp_path))[0].lessons == settings.lessons
    assert names(tmp_path) == {"hands.sqlite", "settings.json"}


def test_a_reset_leaves_what_another_window_has_set_meanwhile(tmp_path):
    save(Settings(lessons={"badugi": {"done": True}}), settings_file(tmp_path))
    ask_for_reset(tmp_path, "progress")
    settings, _ = load(settings_file(tmp_path))
    save(replace(settings, theme="light"), settings_file(tmp_path))
    begin_afresh(tmp_path, settings)
    found, _ = load(settings_file(tmp_path))
    assert (found.theme, found.lessons) == ("light", {})


def test_where_the_settings_cannot_be_written_no_progress_is_reset(tmp_path, monkeypatch):
    """The lessons were gone in memory alone, and came back from the file though they were said to be reset."""
    played(tmp_path)
    save(Settings(lessons={"badugi": {"done": True}}), settings_file(tmp_path))
    ask_for_reset(tmp_path, "progress")

    def fail(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(fresh, "save_changes", fail)
    settings, (said,) = begun(tmp_path)
    assert str(said) == "The reset failed: No space left on device"
    assert content(tmp_path / "hands.sqlite") == (1, 3) and len(settings.lessons) == 1
    assert load(settings_file(tmp_path))[0].lessons == settings.lessons


def test_hands_that_cannot_be_opened_are_not_reset(tmp_path, monkeypatch):
    monkeypatch.setattr(fresh, "Store", partial(Store, wait_s=0.05))
    played(tmp_path)
    ask_for_reset(tmp_path, "hands")
    held = sqlite3.connect(tmp_path / "hands.sqlite")
    held.execute("BEGIN EXCLUSIVE")
    _, (said,) = begun(tmp_path)
    held.close()
    assert str(said) == "The reset failed: the stored hands could not be opened"
    assert content(tmp_path / "hands.sqlite") == (1, 3) and names(tmp_path) == {"hands.sqlite"}


def carried(folder, to):
    """A profile of light theme in a file of its own."""
    folder.mkdir()
    played(folder)
    save(Settings(theme="light"), settings_file(folder))
    write_profile(folder, folder / "hands.sqlite", to)
    return to


def test_what_was_asked_waits_while_another_window_is_open(tmp_path):
    played(tmp_path)
    ask_for_reset(tmp_path, "hands")
    offer_profile(carried(tmp_path / "elsewhere", tmp_path / f"me{SUFFIX}"), tmp_path)
    other = Window(tmp_path / "hands.sqlite")
    settings, (said,) = begun(tmp_path)
    assert str(said) == "Another window of this profile is open: your import or reset waits for the next start"
    assert settings.theme == "dark" and content(tmp_path / "hands.sqlite") == (1, 3)
    assert asked_resets(tmp_path) == ("hands",) and not list(tmp_path.glob("*.before-*"))
    other.close()
    settings, (imported, reset) = begun(tmp_path)
    assert "imported" in str(imported) and "reset" in str(reset) and settings.theme == "light"
    assert content(tmp_path / "hands.sqlite") == (0, 3) and asked_resets(tmp_path) == ()
    assert begun(tmp_path)[1] == []


REMAINS = (".incoming-ab12", ".outgoing-ab12", "opponents/.0123456789abcdef.new", ".0123456789abcdef.new")


def test_remains_of_a_killed_process_go_at_the_next_start_of_a_window_alone(tmp_path):
    played(tmp_path)
    (tmp_path / "opponents").mkdir()
    (tmp_path / "opponents" / "shark.toml").write_text('name = "Shark"')
    (tmp_path / ".incoming").write_text("mine")
    before = names(tmp_path)
    for name in REMAINS:
        if name.endswith(".new"):
            (tmp_path / name).write_text("half")
        else:
            (tmp_path / name).mkdir()
            (tmp_path / name / "hands.sqlite").write_text("half")
    other = Window(tmp_path / "hands.sqlite")
    assert begun(tmp_path)[1] == [] and all((tmp_path / name).exists() for name in REMAINS)
    other.close()
    assert begun(tmp_path)[1] == [] and names(tmp_path) == before
    assert [each.name for each in (tmp_path / "opponents").iterdir()] == ["shark.toml"]


def test_an_import_without_room_waits_for_the_next_start(tmp_path, monkeypatch):
    played(tmp_path)
    offer_profile(carried(tmp_path / "elsewhere", tmp_path / f"me{SUFFIX}"), tmp_path)
    with monkeypatch.context() as patch:

        def full(*_):
            raise OSError(errno.ENOSPC, "No space left on device")

        patch.setattr(zipfile.ZipFile, "extractall", full)
        settings, (said,) = begun(tmp_path)
    assert str(said).endswith("No space left on device. The next start will try again.")
    assert settings.theme == "dark" and content(tmp_path / "hands.sqlite") == (1, 3)
    assert "imported" in str(begun(tmp_path)[1][0]) and load(settings_file(tmp_path))[0].theme == "light"
