"""Settings: kept whole, and never lost to a damaged file."""

import json
import os
import stat

import pytest

from pokertable.session.settings import Settings, load, save


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
    assert problem is not None and str(path) in problem
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
    with pytest.raises(OSError):
        save(Settings(), tmp_path / "settings.json")
