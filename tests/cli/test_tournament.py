"""``pokertable tournament`` and ``pokertable icm``: JSON to the letter, a table to read, one line for bad input."""

import json

import pytest

from pokertable.cli.main import main

BEGINNERS = "tag:beginner,station,rock:beginner"


def ended(words):
    """The exit status."""
    try:
        return main(words)
    except SystemExit as left:
        return left.code


def told(capsys, *words):
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_several_tournaments_as_json(capsys):
    words = f"--players {BEGINNERS} --tournaments 2 --structure turbo --seed 4"
    report = told(capsys, *f"tournament --game holdem --limit none {words}".split())
    assert (report["field"], report["tournaments"], report["seed"], report["structure"]) == (3, 2, 4, "turbo")
    for player in report["players"]:
        assert set(player) == {
            "name",
            "tournaments",
            "place_mean",
            "wins",
            "in_prizes",
            "prize_mean",
            "stderr",
        }
        assert player["tournaments"] == 2
    assert [player["name"] for player in report["players"]] == BEGINNERS.split(",")
    assert sum(player["wins"] for player in report["players"]) == 2
    assert sum(player["prize_mean"] for player in report["players"]) == pytest.approx(300)
    assert "levels" not in report
    assert "out" not in report


def test_a_single_one_tells_its_levels_and_who_went_out(capsys):
    report = told(capsys, *f"tournament --game holdem --players {BEGINNERS} --structure turbo".split())
    assert report["levels"][0] == {"level": 1, "hand": 1, "stakes": "10/20"}
    assert [level["hand"] for level in report["levels"]] == [1 + 8 * at for at in range(len(report["levels"]))]
    assert sorted(out["place"] for out in report["out"])[0] == 1
    assert {out["player"] for out in report["out"]} <= set(BEGINNERS.split(","))
    assert sum(out["prize"] for out in report["out"]) == 300
    hands = [out["hand"] for out in report["out"]]
    assert hands == sorted(hands)


def test_as_a_table(capsys):
    assert main(f"tournament --game holdem --limit none --players {BEGINNERS}".split()) == 0
    text = capsys.readouterr().out
    assert "Hold'em: 1 sit and go, 3 players" in text
    assert "level 1 from hand 1: 10/20" in text
    assert "finishes 1st and wins 195 points" in text


def test_hands_go_to_a_file(capsys, tmp_path):
    file = tmp_path / "all.phhs"
    words = f"tournament --game holdem --limit none --players {BEGINNERS} --structure turbo --phh {file} --json".split()
    assert main(words) == 0
    assert file.read_text().count("_level = ") == json.loads(capsys.readouterr().out)["hands"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--players tag", "field 1"),
        ("--players tag,tag --field 10", "field 10"),
        ("--players tag,tag --structure slow", "'slow'"),
        ("--players tag,tag --tournaments 0", "tournaments 0"),
        ("--players tag,nobody", "nobody"),
        ("--players tag,tag --limit fixed --game stud8 --field 9", "field 9"),
        ("--players tag,tag,tag --field 2", "3 players"),
    ],
)
def test_what_cannot_be_played_is_one_line(capsys, words, named):
    assert main(["tournament", "--game", "holdem", *words.split()]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert named in error


def test_icm_as_json(capsys):
    report = told(capsys, "icm", "--stacks", "5000,3000,2000", "--prizes", "50,30,20")
    assert [player["stack"] for player in report["players"]] == [5000, 3000, 2000]
    # by hand: 0.5 * 50 + (0.3 * 5/7 + 0.2 * 5/8) * 30 + the rest * 20
    first = 0.5 * 50 + (0.3 * 5 / 7 + 0.2 * 5 / 8) * 30 + (0.5 - 0.3 * 5 / 7 - 0.2 * 5 / 8) * 20
    assert report["players"][0]["prize"] == pytest.approx(first, abs=1e-12)
    assert sum(player["prize"] for player in report["players"]) == pytest.approx(100, abs=1e-11)


def test_icm_of_stacks_whose_sum_no_number_holds(capsys):
    assert main(["icm", "--stacks", "1e308,1e308,5e307", "--prizes", "50,30"]) == 0
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()[1:]] == ["40.0%", "40.0%", "20.0%"]


def test_icm_as_a_table(capsys):
    assert main(["icm", "--stacks", "5000,3000,2000", "--prizes", "50,30,20"]) == 0
    assert "38.39" in capsys.readouterr().out
    assert main(["icm", "--stacks", "1.5,2.5", "--prizes", "1"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == ["1.50", "2.50"]


@pytest.mark.parametrize(
    ("stacks", "prizes", "named"),
    [
        ("5000,x", "1", "'x' isn't a number"),
        ("5000,", "1", "'' isn't a number"),
        ("5000,nan", "1", "'nan' isn't a number"),
        ("5000,1_0", "1", "'1_0' isn't a number"),
        ("5000,0", "1", "stack 0"),
        ("5000,inf", "1", "stack inf"),
        ("5000,1", "1,2", "prize 2"),
        ("5000,1", "1,1,1", "3 prizes"),
    ],
)
def test_bad_stacks_and_prizes_are_one_line(capsys, stacks, prizes, named):
    assert ended(["icm", "--stacks", stacks, "--prizes", prizes]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert named in error


def test_a_prize_that_is_a_whole_number_is_written_as_one(capsys):
    """It was 3.0000000000000044."""
    assert main(["icm", "--stacks", "5,3,2", "--prizes", "3,3,3", "--json"]) == 0
    assert [each["prize"] for each in json.loads(capsys.readouterr().out)["players"]] == [3, 3, 3]
