"""Settings: kept whole, and never lost to a damaged file."""

import json
import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from pokertable.model.stakes import Rake
from pokertable.session.profile.choice import usual_choice
from pokertable.session.profile.settings import Settings, SettingsError, load, save


def test_what_is_saved_is_loaded(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    settings = Settings(theme="light", deck=2, speed=0.0, bot_delay_ms=0, hints=True, last_choices={"omaha": "{}"})
    save(settings, path)
    assert load(path) == (settings, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_no_file_gives_the_defaults(tmp_path):
    assert load(tmp_path / "none.json") == (Settings(), None)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"theme": "pink"}', '{"speed": "fast"}', '{"deck": 3}', '{"last_choices": [1]}',
     '{"last_choices": {"omaha": 3}}', '{"last_game": 3}', '{"theme": []}', "\x00\xff", "[" * 100_000],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_and_named(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="latin-1")
    settings, problem = load(path)
    assert settings == Settings()
    assert problem is not None and str(path) in str(problem)
    assert not path.exists()
    assert (tmp_path / "settings.json.damaged-1").read_text(encoding="latin-1") == text


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    path = tmp_path / "settings.json"
    for text in ("one", "two"):
        path.write_text(text)
        load(path)
    assert [(tmp_path / f"settings.json.damaged-{i}").read_text() for i in (1, 2)] == ["one", "two"]


def test_an_entry_of_a_later_version_is_left_out(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "light", "sound": True}))
    assert load(path) == (Settings(theme="light"), None)


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    save(Settings(theme="light"), path)

    def full(_handle):
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        save(Settings(theme="dark"), path)
    assert load(path) == (Settings(theme="light"), None)
    assert [file.name for file in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_directory_that_cannot_be_written_is_an_error(tmp_path):
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(PermissionError):
        save(Settings(), tmp_path / "settings.json")


def test_a_file_of_the_first_version_is_loaded(tmp_path):
    path = tmp_path / "settings.json"
    old = {"theme": "light", "deck": 2, "speed": 0.5, "bot_delay_ms": 300, "hints": True, "last_game": None}
    path.write_text(json.dumps(old | {"last_choices": {}, "lessons": {}}))
    loaded = Settings(theme="light", deck=2, speed=0.5, bot_delay_ms=300, hints=True)
    assert load(path) == (loaded, None)
    assert (loaded.auto_muck, loaded.keys, loaded.raise_cap, loaded.rake, loaded.rebuy) == (True, {}, 3, None, "ask")


@pytest.mark.parametrize(
    "entry",
    [{"auto_muck": 2}, {"keys": []}, {"keys": {"fold": 1}}, {"raise_cap": -1}, {"raise_cap": True}, {"raise_cap": "3"},
     {"rake_per_mille": 1001}, {"rake_per_mille": 2.5}, {"rake_cap": -1}, {"rake_cap": None}, {"rebuy": "never"},
     {"geometry": 3}],
)  # fmt: skip
def test_an_entry_that_is_none_of_those_offered_is_refused_by_name(entry):
    with pytest.raises(SettingsError, match=next(iter(entry))):
        Settings.from_json(entry)


def test_a_reset_keeps_what_is_no_setting():
    settings = Settings(
        theme="light", speed=0.0, keys={"fold": "X"}, rake_per_mille=50, rebuy="top up", auto_muck=False,
        raise_cap=None, geometry="AdnQ", last_game="omaha", last_choices={"omaha": "{}"}, lessons={"lone-ace": 3},
    )  # fmt: skip
    kept = Settings(geometry="AdnQ", last_game="omaha", last_choices={"omaha": "{}"}, lessons={"lone-ace": 3})
    assert settings.reset() == kept


@pytest.mark.parametrize(
    ("per_mille", "cap", "rake"), [(0, 3, None), (50, 0, None), (50, 3, Rake(per_mille=50, cap=3))]
)
def test_tables_take_raise_cap_and_rake(per_mille, cap, rake):
    settings = Settings(raise_cap=4, rake_per_mille=per_mille, rake_cap=cap)
    before = usual_choice("holdem")
    choice = settings.with_house_rules(before)
    assert (choice.raise_cap, choice.rake) == (4, rake)
    assert choice.game().house.rake == rake
    assert replace(choice, raise_cap=before.raise_cap, rake=before.rake) == before


def test_a_long_bad_value_is_not_echoed_whole(tmp_path):
    path = tmp_path / "settings.json"
    for data in ({"theme": "t" * 100_000}, {"speed": [1] * 10_000}, {"last_game": {"a" * 100_000: 1}}):
        path.write_text(json.dumps(data))
        _, problem = load(path)
        assert problem is not None and len(str(problem)) < 400


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_an_endless_file_is_not_read_to_its_end(tmp_path):
    path = tmp_path / "settings.json"
    path.symlink_to("/dev/zero")
    settings, problem = load(path)
    assert settings == Settings() and problem is not None
