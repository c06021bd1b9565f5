"""A profile goes out as one file and comes in whole, or not at all with a sentence."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import sqlite3
import zipfile
from unittest.mock import Mock

import pytest

from pokertable.session.history.carry import BadProfile, offer_profile, take_in, write_profile
from pokertable.session.history.store import History, Store
from pokertable.session.profile.asked import SUFFIX
from pokertable.session.profile.settings import Settings, load, save, settings_file
from tests.session.play.at_flow import AtTable


def profile(folder, theme="light", hands=1):
    folder.mkdir()
    save(Settings(theme=theme), settings_file(folder))
    (folder / "opponents").mkdir()
    (folder / "opponents" / "shark.toml").write_text('name = "Shark"\n')
    store = Store(folder / "hands.sqlite")
    at = AtTable(store)
    at.sit_down()
    for _ in range(hands):
        at.next_hand()
    store.progress.set_all({"quiz.high": 3})
    return store


def carried(tmp_path, hands=2):
    store = profile(tmp_path / "mine", hands=hands)
    store.copy_to(tmp_path / "copy.sqlite")
    store.close()
    out = tmp_path / f"me{SUFFIX}"
    write_profile(tmp_path / "mine", tmp_path / "copy.sqlite", out)
    return out


@pytest.mark.skipif(os.name != "posix", reason="names, pipes and links are those of POSIX")
@pytest.mark.parametrize(
    "also",
    [
        lambda folder: (folder / "a folder.toml").mkdir(),
        lambda folder: (folder / ".#shark.toml").symlink_to("me@here.99"),
        lambda folder: (folder / "endless.toml").symlink_to("/dev/zero"),
        lambda folder: os.mkfifo(folder / "pipe.toml"),
        lambda folder: (folder / os.fsdecode(b"\xff.toml")).write_text('name = "Whale"\n'),
    ],
)
def test_what_is_no_opponent_stays_behind(tmp_path, also):
    profile(tmp_path / "mine").close()
    also(tmp_path / "mine" / "opponents")
    out = tmp_path / f"me{SUFFIX}"
    write_profile(tmp_path / "mine", tmp_path / "mine" / "hands.sqlite", out)
    offer_profile(out, tmp_path / "new")
    take_in(tmp_path / "new")
    assert [each.name for each in (tmp_path / "new" / "opponents").iterdir()] == ["shark.toml"]


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_nobody_else_may_read_a_profile_that_goes_out_nor_the_one_that_waits(tmp_path):
    before = os.umask(0o022)
    try:
        out = carried(tmp_path)
        (tmp_path / "new").mkdir()
        offer_profile(out, tmp_path / "new")
    finally:
        os.umask(before)
    for file in (out, *(tmp_path / "new").iterdir()):
        assert file.stat().st_mode & 0o077 == 0, file


@pytest.mark.parametrize("when", [0, 2**33])
def test_a_hidden_opponent_of_any_date_comes_along(tmp_path, when):
    profile(tmp_path / "mine").close()
    hidden = tmp_path / "mine" / "opponents" / ".whale.toml"
    hidden.write_text('name = "Whale"\n')
    os.utime(hidden, (when, when))
    out = tmp_path / f"me{SUFFIX}"
    write_profile(tmp_path / "mine", tmp_path / "mine" / "hands.sqlite", out)
    offer_profile(out, tmp_path / "new")
    take_in(tmp_path / "new")
    assert (tmp_path / "new" / "opponents" / ".whale.toml").read_text() == 'name = "Whale"\n'


def content(folder):
    store = Store(folder / "hands.sqlite")
    found = len(History(store).page().rows), store.progress.get("quiz.high"), load(settings_file(folder))[0].theme
    store.close()
    return found


def test_it_comes_in_at_the_next_start_with_hands_progress_settings_and_opponents(tmp_path):
    out = carried(tmp_path)
    profile(tmp_path / "other", theme="dark", hands=1).close()
    before = content(tmp_path / "other")
    offer_profile(out, tmp_path / "other")
    assert content(tmp_path / "other") == before
    said = take_in(tmp_path / "other")
    assert "imported" in str(said) and content(tmp_path / "other") == (2, 3, "light")
    assert (tmp_path / "other" / "opponents" / "shark.toml").is_file()
    assert (tmp_path / "other" / "hands.sqlite.before-1").is_file()
    assert take_in(tmp_path / "other") is None
    assert not [each for each in (tmp_path / "other").iterdir() if each.name.startswith(".incoming")]


def test_the_hands_of_before_are_kept_with_the_log_that_a_crash_left(tmp_path):
    out, there, cut_off = carried(tmp_path), tmp_path / "other", tmp_path / "crashed"
    store = profile(there, hands=3)
    shutil.copytree(there, cut_off)
    played = len(History(store).page().rows)
    store.close()
    assert (cut_off / "hands.sqlite-wal").stat().st_size
    offer_profile(out, cut_off)
    take_in(cut_off)
    before = Store(cut_off / "hands.sqlite.before-1")
    assert len(History(before).page().rows) == played and content(cut_off) == (2, 3, "light")
    before.close()


def test_it_comes_in_where_nothing_was(tmp_path):
    offer_profile(carried(tmp_path), tmp_path / "new")
    assert take_in(tmp_path / "new") is not None and content(tmp_path / "new") == (2, 3, "light")


def cut(out):
    out.write_bytes(out.read_bytes()[: out.stat().st_size // 2])


def scribbled(out):
    data = bytearray(out.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 200] = bytes(200)
    out.write_bytes(data)


def rotten(out):
    """The hands begin with a block of no kind: it was zlib's error, at every start once it waited to be taken in."""
    data = bytearray(out.read_bytes())
    with zipfile.ZipFile(out) as packed:
        part = packed.getinfo("hands.sqlite")
    data[part.header_offset + 30 + len(part.filename)] = 0b111
    out.write_bytes(data)


def packed_otherwise(out):
    with zipfile.ZipFile(out, "a", zipfile.ZIP_BZIP2) as packed:
        packed.writestr("opponents/whale.toml", b"x" * 99)


def with_hands(statement):
    """A profile whose database was changed by a statement."""

    def damage(out):
        with zipfile.ZipFile(out) as packed:
            packed.extract("hands.sqlite", out.parent)
        with contextlib.closing(sqlite3.connect(out.parent / "hands.sqlite")) as hands:
            hands.execute(statement)
        repacked(out, "hands.sqlite", (out.parent / "hands.sqlite").read_bytes())

    return damage


def repacked(out, name, text):
    with zipfile.ZipFile(out) as packed:
        parts = {each: packed.read(each) for each in packed.namelist()}
    parts[name] = text
    with zipfile.ZipFile(out, "w") as packed:
        for each, data in parts.items():
            packed.writestr(each, data)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (cut, "is damaged, or isn't a profile"),
        (scribbled, "damaged"),
        (rotten, "is damaged, or isn't a profile"),
        (packed_otherwise, "belong in a profile"),
        (lambda out: out.write_text("hello"), "is damaged, or isn't a profile"),
        (lambda out: repacked(out, "hands.sqlite", b"no database" * 99), "hands in"),
        (lambda out: repacked(out, "settings.json", b"{"), "is damaged, or isn't a profile"),
        (lambda out: repacked(out, "profile.json", json.dumps({"pokertable": 2}).encode()), "later version"),
        (with_hands("PRAGMA user_version = 999"), "later version"),
        (with_hands("PRAGMA application_id = 1"), "hands in"),
        (with_hands("CREATE TRIGGER evil AFTER INSERT ON hands BEGIN DELETE FROM hands; END"), "hands in"),
        (lambda out: repacked(out, "settings.json", b" " * (16 * 2**20 + 1)), "belong in a profile"),
        (lambda out: repacked(out, "../evil", b""), "belong in a profile"),
        (lambda out: repacked(out, "opponents/../../evil.toml", b""), "belong in a profile"),
    ],
)
def test_a_damaged_one_is_refused_in_a_sentence_and_changes_nothing(tmp_path, damage, words):
    out = carried(tmp_path)
    damage(out)
    profile(tmp_path / "other", theme="dark", hands=1).close()
    kept = {each.name: each.read_bytes() for each in (tmp_path / "other").iterdir() if each.is_file()}
    with pytest.raises(BadProfile, match=words):
        offer_profile(out, tmp_path / "other")
    assert {each.name: each.read_bytes() for each in (tmp_path / "other").iterdir() if each.is_file()} == kept
    assert take_in(tmp_path / "other") is None


def test_one_that_is_damaged_while_it_waits_is_set_aside_and_said(tmp_path):
    profile(tmp_path / "other", theme="dark", hands=1).close()
    offer_profile(carried(tmp_path), tmp_path / "other")
    cut(tmp_path / "other" / f"incoming{SUFFIX}")
    assert "could not be imported" in str(take_in(tmp_path / "other"))
    assert content(tmp_path / "other") == (1, 3, "dark") and take_in(tmp_path / "other") is None


def test_a_disk_that_is_full_is_no_damage(tmp_path, monkeypatch):
    full = OSError(errno.ENOSPC, "No space left on device")
    monkeypatch.setattr(zipfile.ZipFile, "extractall", Mock(side_effect=full))
    with pytest.raises(OSError, match="No space left"):
        offer_profile(carried(tmp_path), tmp_path / "other")
