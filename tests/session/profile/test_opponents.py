"""Own opponents in their files: whole, shareable, and a bad one says what is wrong with it."""

import tomllib

import pytest

from pokertable.players.people.own import InvalidOpponent, OwnOpponent
from pokertable.players.styles.cast import Skill
from pokertable.session.profile import parsed
from pokertable.session.profile.opponents import OwnOpponents, as_toml, from_toml, read_opponent, write_opponent

SHARK = OwnOpponent(name="Shark", tightness=80, aggression=60, bluffing=30, skill=Skill.EXPERT)


def test_a_file_comes_back_as_it_was(tmp_path):
    write_opponent(SHARK, tmp_path / "shark.toml")
    assert read_opponent(tmp_path / "shark.toml") == SHARK
    assert tomllib.loads(as_toml(SHARK)) == {
        "name": "Shark", "tightness": 80, "aggression": 60, "bluffing": 30, "skill": "expert",
    }  # fmt: skip


def test_what_a_file_does_not_name_is_as_usual():
    assert from_toml('name = "Fish"') == OwnOpponent(name="Fish")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("name = ", "not valid TOML"),
        ("tightness = " + "9" * 4400, "a number of more than sixty digits"),
        ("x = " + "[" * 60_000, "nested too deeply"),
        (".".join("a" * 30_000) + " = 1", "nested too deeply"),
        ("x = { " + " . ".join(["a-b", '"c"'] * 3_000) + " = 1 }", "nested too deeply"),
        ('name = "x"\ntightness = 1e999', "inf: expected a finite number"),
        ('name = "x"\ntightness = nan', "nan: expected a finite number"),
        ("tightness = 3", "no name"),
        ('name = "x"\ntightnes = 3', "'tightnes' is unknown"),
        ('name = "x"\ntightness = "3"', "tightness '3'"),
        ('name = "x"\ntightness = true', "tightness True"),
        ('name = "x"\nbluffing = 30.5', "bluffing 30.5"),
        ('name = "x"\naggression = 1000', "aggression 1000"),
        ('name = "x"\nskill = 3', "skill 3"),
        ('name = "program:./bot"', "name 'program:./bot'"),
        ('name = ["x"]', "name a list of 1"),
        ("[name]\nx = 1", "name a table of 1"),
    ],
    ids=lambda text: text[:20],
)
def test_a_bad_file_is_named_with_what_is_wrong(tmp_path, text, named):
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(InvalidOpponent, match=named) as error:
        read_opponent(path)
    assert "bad.toml" in str(error.value)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(InvalidOpponent, match="is not UTF-8 text"):
        read_opponent(path)


def test_a_long_file_is_searched_by_the_line_so_that_other_threads_run(monkeypatch):
    """A search of seven megabytes kept the window waiting for half a second."""
    searched = []

    class Searching:
        def search(self, text):
            searched.append(text)

    monkeypatch.setattr(parsed, "_DEEP_KEY", Searching())
    assert parsed.toml_of("a = 1\nb = '" + 40 * "." + "'\nc = '...'\n") == {"a": 1, "b": 40 * ".", "c": "..."}
    assert searched == ["b = '" + 40 * "." + "'\n"]


def test_a_profile_keeps_them(tmp_path):
    kept = OwnOpponents(tmp_path)
    fish, other = OwnOpponent(name="Fish"), OwnOpponent(name="fish", bluffing=1)
    for each in (SHARK, fish, other):
        kept.put(each)
    changed = OwnOpponent(name="Shark", bluffing=99)
    kept.put(changed)
    again = OwnOpponents(tmp_path)
    assert set(again.all) == {changed, fish, other} == set(kept.all)
    assert (again.named("fish"), again.named("nobody")) == (other, None)
    again.drop("fish")
    again.drop("nobody")
    assert set(OwnOpponents(tmp_path).all) == {changed, fish}
    assert len(list((tmp_path / "opponents").iterdir())) == 2


def test_a_file_that_cannot_be_read_is_said_and_left_alone(tmp_path):
    kept = OwnOpponents(tmp_path)
    kept.put(SHARK)
    bad = tmp_path / "opponents" / "mine.toml"
    bad.write_text("name = 3")
    again = OwnOpponents(tmp_path)
    assert again.all == (SHARK,)
    (problem,) = map(str, again.problems)
    assert "mine.toml" in problem and "name 3" in problem
    again.put(OwnOpponent(name="mine"))
    assert bad.read_text() == "name = 3"
    assert {each.name for each in OwnOpponents(tmp_path).all} == {"Shark", "mine"}


def test_without_a_folder_they_are_kept_in_memory():
    kept = OwnOpponents(None)
    kept.put(SHARK)
    assert kept.all == (SHARK,)
    kept.drop("Shark")
    assert not kept.all
