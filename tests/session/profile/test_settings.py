"""Settings: kept whole, and never lost to a damaged file."""

import json
import os
import stat
from copy import deepcopy
from dataclasses import asdict, replace
from pathlib import Path
from threading import Thread, current_thread
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.stakes import Rake
from pokertable.session.profile import settings
from pokertable.session.profile.choice import usual_choice
from pokertable.session.profile.settings import Settings, load, save, save_changes


def test_what_is_saved_is_loaded(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    settings = Settings(theme="light", deck=2, speed=0.0, bot_delay_ms=0, hints=True, last_choices={"omaha": "{}"})
    save(settings, path)
    assert load(path) == (settings, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_two_windows_keep_each_others_changes(tmp_path):
    path = tmp_path / "settings.json"
    before = Settings(lessons={"a": {"done": True}, "b": {"at": 1}}, keys={"fold": "X", "call": "Y"}, volume=10)
    before.last_choices = {"holdem": "1", "omaha": "2", "razz": "3"}
    save(before, path)
    theirs, mine = deepcopy(before), deepcopy(before)
    theirs.lessons |= {"b": {"done": True}, "c": {"done": True}}
    del theirs.keys["call"]
    theirs.theme, theirs.volume = "light", 20
    save_changes(theirs, before, path)
    mine.lessons |= {"d": {"done": True}}
    mine.last_choices["holdem"] = mine.last_choices.pop("holdem")
    del mine.keys["fold"]
    mine.deck, mine.volume = 2, 30
    save_changes(mine, before, path)
    found, problem = load(path)
    assert problem is None and (found.theme, found.deck, found.volume, found.keys) == ("light", 2, 30, {})
    assert found.lessons == {key: {"done": True} for key in "abcd"}
    assert list(found.last_choices) == ["omaha", "razz", "holdem"]


def test_two_windows_that_write_at_once_lose_nothing(tmp_path, monkeypatch):
    path, before = tmp_path / "settings.json", Settings()
    save(before, path)
    other = Thread(target=save_changes, args=(Settings(theme="light"), before, path))
    read = settings._read

    def read_then_the_other_writes(file):
        found = read(file)
        if current_thread() is not other:
            other.start()
            other.join(0.1)  # it could be done by now, but it waits for its turn
        return found

    monkeypatch.setattr(settings, "_read", read_then_the_other_writes)
    save_changes(Settings(deck=2), before, path)
    other.join()
    found, _ = read(path)
    assert (found.theme, found.deck) == ("light", 2)


@pytest.mark.parametrize("text", [None, "[]", "{"])
def test_changes_to_a_file_that_is_gone_or_damaged_write_all_of_mine(tmp_path, text):
    path = tmp_path / "settings.json"
    if text is not None:
        path.write_text(text)
    mine = Settings(theme="light", lessons={"a": {"done": True}})
    save_changes(mine, deepcopy(mine), path)
    assert load(path) == (mine, None)


def test_an_entry_that_became_unreadable_meanwhile_is_not_saved_as_its_default(tmp_path):
    path, before = tmp_path / "settings.json", Settings(theme="light", volume=30)
    save(before, path)
    path.write_text(path.read_text().replace('"light"', '"sepia"'))
    save_changes(replace(before, deck=2), before, path)
    assert load(path) == (Settings(theme="light", volume=30, deck=2), None)


def test_no_file_gives_the_defaults(tmp_path):
    assert load(tmp_path / "none.json") == (Settings(), None)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "nonsense", "\x00\xff", "[" * 100_000, '{"speed": 1e999}', '{"deck": NaN}', "\x00" * 99],
)
def test_a_file_that_is_no_json_is_set_aside_and_named(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="latin-1")
    settings, problem = load(path)
    assert settings == Settings()
    assert problem is not None and str(path) in str(problem)
    assert not path.exists()
    assert (tmp_path / "settings.json.damaged-1").read_text(encoding="latin-1") == text


KEPT: dict[str, Any] = {
    "deck": 2,
    "keys": {"fold": "X"},
    "last_game": "omaha",
    "last_choices": {"omaha": usual_choice("omaha").to_json()},
    "lessons": {"lone-ace": {"done": True, "right": 2, "step": 0}},
}
"""Settings, and what has taken the player longer to come by."""


@pytest.mark.parametrize(
    ("entries", "named"),
    [
        *[({name: value}, name) for name, value in {
            "theme": "sepia", "speed": "fast", "text_size": [100], "auto_muck": 2, "raise_cap": -1,
            "rake_per_mille": 1001, "rake_cap": 10**4000, "rebuy": {}, "geometry": 3,
        }.items()],
        ({"raise_cap": True}, "raise_cap"),
        ({"raise_cap": "3"}, "raise_cap"),
        ({"rake_per_mille": 2.5}, "rake_per_mille"),
        ({"theme": "sepia", "language": 3}, "language, theme"),
        ({"keys": {"fold": "X", "check_call": 1}}, "keys.check_call"),
        ({"last_choices": KEPT["last_choices"] | {"holdem": 3}}, "last_choices.holdem"),
        ({"lessons": KEPT["lessons"] | {"nuts": {"right": [[]]}}}, "lessons.nuts"),
    ],
)  # fmt: skip
def test_an_entry_that_does_not_fit_is_as_usual_and_named_and_the_rest_is_kept(tmp_path, entries, named):
    path = tmp_path / "settings.json"
    text = json.dumps(KEPT | entries)
    path.write_text(text)
    settings, problem = load(path)
    assert asdict(settings) == asdict(Settings()) | KEPT
    assert str(problem) == (
        f"These settings could not be read and are back to their defaults: {named}."
        f" The file is kept as {tmp_path}/settings.json.damaged-1."
    )
    assert (tmp_path / "settings.json.damaged-1").read_text() == text
    save(settings, path)
    assert load(path) == (settings, None)


@pytest.mark.parametrize("name", ["keys", "last_choices", "lessons", "last_game"])
def test_an_object_that_is_none_costs_itself_alone(tmp_path, name):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(KEPT | {name: [1]}))
    settings, problem = load(path)
    assert asdict(settings) == asdict(Settings()) | KEPT | {name: getattr(Settings(), name)}
    assert f": {name}." in str(problem)


def test_a_mark_of_byte_order_is_passed_over(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(KEPT), encoding="utf-8-sig")
    settings, problem = load(path)
    assert asdict(settings) == asdict(Settings()) | KEPT and problem is None


def test_a_value_is_kept_as_it_is_offered():
    settings, bad = Settings.from_json({"text_size": 130.0, "hints": 1, "speed": 1})
    assert (type(settings.text_size), settings.hints, type(settings.speed)) == (int, True, float) and not bad


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(st.dictionaries(st.sampled_from(list(asdict(Settings()))), JSON))
def test_whatever_is_in_the_file_the_settings_can_be_kept(entries):
    settings, bad = Settings.from_json(entries)
    assert Settings.from_json(json.loads(json.dumps(settings.to_json()))) == (settings, [])
    assert {name.partition(".")[0] for name in bad} <= set(entries)


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    path = tmp_path / "settings.json"
    for text in ("one", "two"):
        path.write_text(text)
        load(path)
    assert [(tmp_path / f"settings.json.damaged-{i}").read_text() for i in (1, 2)] == ["one", "two"]


def test_an_entry_of_a_later_version_is_kept_as_it_is(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "light", "shuffle": {"riffles": [7]}}))
    before, notice = load(path)
    assert notice is None and before.theme == "light"
    save_changes(replace(before.reset(), deck=2), before, path)
    stored = json.loads(path.read_text())
    assert stored["shuffle"] == {"riffles": [7]} and stored["deck"] == 2 and "later" not in stored


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


def test_long_names_and_many_are_not_echoed_whole(tmp_path):
    path = tmp_path / "settings.json"
    for data in ({"lessons": {"t" * 100_000: 3}}, {"keys": dict.fromkeys(map(str, range(1000)), 1)}):
        path.write_text(json.dumps(data))
        _, problem = load(path)
        assert problem is not None and len(str(problem)) < 400


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_an_endless_file_is_not_read_to_its_end(tmp_path):
    path = tmp_path / "settings.json"
    path.symlink_to("/dev/zero")
    settings, problem = load(path)
    assert settings == Settings() and problem is not None
