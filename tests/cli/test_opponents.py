"""Opponents of one's own on the command line: by name, by file, and what is said of those that are not there."""

import json

import pytest

from pokertable.cli.main import main
from pokertable.cli.opponents import opponents_from
from pokertable.players.people.own import OwnOpponent
from pokertable.session.profile.opponents import OwnOpponents, write_opponent

SHARK = OwnOpponent(name="Shark", tightness=80)


def test_by_name_and_by_file(tmp_path):
    OwnOpponents(tmp_path).put(SHARK)
    file = tmp_path / "fish.toml"
    write_opponent(OwnOpponent(name="Fish"), file)
    named = opponents_from(["Shark", str(file), "tag:regular", "program:./bot", SHARK.key], tmp_path)
    assert named == (SHARK.key, OwnOpponent(name="Fish").key, "tag", "program:./bot", SHARK.key)


def test_simulate_plays_them(tmp_path, capsys):
    OwnOpponents(tmp_path).put(SHARK)
    hands = ["--game", "holdem", "--limit", "none", "--hands", "4", "--seed", "1", "--players", "Shark,tag:beginner"]
    assert main(["--profile", str(tmp_path), "simulate", *hands, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["name"] == SHARK.key
    assert main(["--profile", str(tmp_path), "simulate", *hands]) == 0
    assert "\nShark " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("player", "said"), [("shark", "player 'shark': expected one of tag"), ("bad.toml", "bad.toml: no name")]
)
def test_one_that_is_not_there_is_named(tmp_path, capsys, monkeypatch, player, said):
    (tmp_path / "bad.toml").write_text("bluffing = 3")
    monkeypatch.chdir(tmp_path)
    arguments = ["simulate", "--game", "holdem", "--hands", "10", "--players", f"tag,{player}"]
    assert main(["--profile", str(tmp_path), *arguments]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint and complaint.count("\n") == 1
