"""``review``: a player's decisions as text and as JSON, and what it says about bad input."""

from __future__ import annotations

import contextlib
import io
import itertools
import json
import re

import pytest

from pokertable.cli import review
from pokertable.cli.main import main
from pokertable.model.hand.events import RaiseKind
from tests.games import one_of

HAND = """
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = [
  "d dh p1 AsKs", "d dh p2 7c2d", "p2 cc", "p1 cc", "d db QsJsTs", "p1 cc", "p2 cc", "d db 2h", "p1 cc", "p2 cc",
  "d db 3d", "p1 cc", "p2 cbr 198", "p1 f",
]
"""
KEYS = {
    "player", "street", "took", "pot", "to_call", "pot_odds", "equity", "shares", "ev", "best", "loss",
    "loss_stderr", "severity", "stake", "why",
}  # fmt: skip


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "hand.phh"
    path.write_text(HAND)
    return path


def run(*words: str) -> int:
    return main(["review", *words])


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """What the command prints as JSON."""
    path, out = tmp_path_factory.mktemp("review") / "hand.phh", io.StringIO()
    path.write_text(HAND)
    with contextlib.redirect_stdout(out):
        assert run(str(path), "--as", "station:beginner", "--samples", "2", "--json") == 0
    return out.getvalue()


def test_json_is_a_line_for_each_decision_and_one_for_the_hand(printed):
    *decisions, hand = map(json.loads, printed.splitlines())
    assert [each["took"] for each in decisions] == ["cc", "cc", "cc", "cc", "f"]
    assert all(set(each) == KEYS for each in decisions)
    last = decisions[-1]
    assert (last["player"], last["street"], last["pot"], last["to_call"]) == (1, "river", 202, 198)
    assert last["pot_odds"] == pytest.approx(198 / 400)
    assert last["equity"]["ranges"] == pytest.approx(1)
    assert [each["do"] for each in last["ev"]] == ["fold", "call"]
    assert [each["mean"] for each in last["ev"]] == pytest.approx([0, 101])
    assert [each["stderr"] for each in last["ev"]] == [0, 0]
    assert (last["best"], last["severity"]) == ({"do": "call"}, "blunder")
    assert last["loss"] == pytest.approx(101)
    assert hand["costliest"] == 4
    assert "p1 folded" in hand["text"]
    assert "7c" not in printed and "2d" not in printed


def test_an_equity_has_its_error_where_it_is_sampled(printed):
    """Before the turn; from there on random hands and ranges are enumerated heads-up."""
    *decisions, _ = map(json.loads, printed.splitlines())
    errors = {each["street"]: {key for key in each["equity"] if key.endswith("_stderr")} for each in decisions}
    both = {"random_stderr", "ranges_stderr"}
    assert errors == {"preflop": both, "flop": both, "turn": set(), "river": set()}
    assert 0 < decisions[0]["equity"]["random_stderr"] < 0.2


def test_text_says_the_same(file, printed, capsys):
    found = [json.loads(line) for line in printed.splitlines()]
    assert run(str(file), "--as", "station:beginner", "--samples", "2") == 0
    said = capsys.readouterr().out
    assert "p1, river: fold (blunder, lost 101.00 ± 0.00 big blinds, 100.0% of the pot)" in said
    assert "p1, before the flop: check (undecided, lost at most" in said
    assert "lost 0.00" not in said and "lost at most 0.00" not in said
    assert "  each choice in big blinds:\n  fold" in said
    first = found[0]["equity"]
    assert "198 to call: needs 49.5%; equity 100.0% (against random hands 100.0%)" in said
    assert f"(against random hands {100 * first['random']:.1f}% ± {196 * first['random_stderr']:.1f})" in said
    assert "call                  +101.00 exact" in said


def test_the_costliest_decision_is_named_in_the_language(file, capsys) -> None:
    assert run(str(file), "--as", "station:beginner", "--samples", "2", "--language", "fr") == 0
    said = capsys.readouterr().out
    assert "p1, river\xa0: se coucher (gaffe, perte en grosses blinds\xa0: 101,00 ± 0,00, 100,0\u202f% du pot)" in said
    assert said.splitlines()[-1].startswith("river, se coucher\xa0: ")


def status(*words: str) -> object:
    """The exit status, also where the words cannot be parsed."""
    try:
        return run(*words)
    except SystemExit as left:
        return left.code


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--player", "3"], "--player 3: expected 1 to 2"),
        (["--player", "0"], "--player 0: expected 1 to 2"),
        (["--as", "nobody"], "player 'nobody'"),
        (["--as", "tag,program:./bot"], "player 'program:./bot'"),
        (["--samples", "0"], "--samples 0"),
        (["--samples", "x"], "--samples"),
        (["--seed", "-1"], "--seed"),
    ],
)
def test_bad_input_is_one_line_that_names_it(file, capsys, words, named):
    assert status(str(file), *words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err and said.err.count("\n") == 1


def test_hidden_own_cards_and_no_decision_are_said(tmp_path, capsys):
    path = tmp_path / "hidden.phh"
    path.write_text(HAND.replace("AsKs", "????"))
    assert run(str(path)) == 2
    assert "own cards are not known" in capsys.readouterr().err
    path.write_text(HAND.partition('"p2 cc"')[0] + "]\n")
    assert run(str(path)) == 2
    assert "--player 1: made no decision in this hand" in capsys.readouterr().err


def test_who_is_not_the_hero_of_the_file_is_called_by_name(tmp_path, capsys):
    path = tmp_path / "named.phh"
    path.write_text(HAND + "players = ['Ann', 'Bo']\n")
    assert run(str(path), "--as", "station:beginner", "--samples", "1", "--json") == 0
    said = capsys.readouterr().out
    assert "Ann folded a hand that had the odds to call." in said and not re.search(r"\byour?\b", said, re.I)
    path.write_text(HAND + "players = ['Ann', 'Bo']\n_hero = 1\n")
    assert run(str(path), "--as", "station:beginner", "--samples", "1", "--json") == 0
    assert "You folded a hand that had the odds to call." in capsys.readouterr().out


def test_what_its_deals_do_not_decide_is_not_called_right(tmp_path, capsys):
    """Two deals say nothing of a first bet, and a hand of such decisions is not one without a fault."""
    path = tmp_path / "begun.phh"
    path.write_text(HAND.partition('"p2 cbr 198"')[0] + "]\n")
    assert run(str(path), "--as", "station:beginner", "--samples", "1") == 0
    *_, hand = capsys.readouterr().out.splitlines()
    assert hand == "Too few deals to judge."


def test_a_missing_file_is_named(tmp_path, capsys):
    assert run(str(tmp_path / "none.phh")) == 2
    assert "none.phh" in capsys.readouterr().err


@pytest.mark.parametrize("samples", one_of(2, [[], ["--samples", "6"]]))
def test_the_same_seed_gives_the_same_figures_twice(tmp_path, capsys, monkeypatch, samples):
    """Without a number of deals by a fixed one, whatever the clock says."""
    path = tmp_path / "begun.phh"
    path.write_text(HAND.partition('"d db QsJsTs"')[0] + "]\n")
    monkeypatch.setattr(review, "SEEDED_DEALS", 4)
    said = []
    for clock in (itertools.count(0, 0.1), itertools.count(0, 1000.0)):
        monkeypatch.setattr("pokertable.training.weigh.limits.time.thread_time", lambda clock=clock: next(clock))
        assert run(str(path), "--as", "station:beginner", "--seed", "5", *samples, "--json") == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] and said[0].count("\n") == 2


def test_a_decision_that_is_open_is_said_to_be_undecided_and_its_stake_is_told(printed):
    *decisions, _ = map(json.loads, printed.splitlines())
    assert decisions[0]["severity"] == "undecided", "two deals tell nothing"
    assert [each["stake"] for each in decisions] == [6, 6, 6, 6, 101], "six big blinds at least"


BUBBLE = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [100, 200, 0]
min_bet = 200
starting_stacks = [2000, 2200, 300]
actions = ["d dh p1 ????", "d dh p2 KsTs", "d dh p3 ????", "p3 f", "p1 cbr 2000", "p2 cc"]
"""


def test_in_a_tournament_the_values_are_in_per_cent_of_the_prize_pool(tmp_path, capsys):
    path = tmp_path / "bubble.phh"
    path.write_text(BUBBLE)
    asked = str(path), "--player", "2", "--as", "tag,lag", "--seed", "1"
    assert run(*asked, "--prizes", "65,35", "--json") == 0
    one, hand = map(json.loads, capsys.readouterr().out.splitlines())
    assert set(one) == set(KEYS), "no field that COMMANDS does not name"
    assert one["stake"] == 11, "big blinds"
    assert one["pot_odds"] == 0.45 < one["equity"]["ranges"] and one["loss"] > 0
    assert hand["text"].startswith("In chips this was a call, in prizes a fold.")
    needed = []
    for elsewhere in ((), ("--elsewhere", "4000,4000")):
        assert run(*asked, "--prizes", "65,35", *elsewhere) == 0
        said = capsys.readouterr().out
        needed += [float(found) for found in re.findall(r"needs 45.0% in chips, ([0-9.]+)% in prizes", said)]
        if not elsewhere:
            lost = 100 * one["loss"] * 200 / 4500
            assert f"lost {lost:.2f} ±" in said and "% of the prize pool" in said
    near, far = needed
    assert 45 < far < near and 100 * one["equity"]["ranges"] < near


def test_stacks_elsewhere_without_prizes_are_refused(file, capsys):
    """They were ignored."""
    assert run(str(file), "--elsewhere", "500") == 2
    assert capsys.readouterr().err == "pokertable: --elsewhere: only with --prizes\n"


@pytest.mark.parametrize(
    ("prizes", "named"),
    [
        ("35,65", "prize 65"),
        ("1.5", "1.5 isn't a whole number"),
        ("4,3,2,1", "4 prizes"),
        ("0,0", "no prize is left"),
    ],
)
def test_prizes_that_cannot_be_are_named(tmp_path, capsys, prizes, named):
    path = tmp_path / "bubble.phh"
    path.write_text(BUBBLE)
    with contextlib.suppress(SystemExit):
        assert run(str(path), "--prizes", prizes) == 2
    said = capsys.readouterr().err
    assert named in said and said.count("\n") == 1


@pytest.mark.parametrize(
    ("took", "to_call", "words"),
    [
        ("cbr 40", 10, "raise to 40"),
        ("cc", 10, "call"),
        ("cc", 0, "check"),
        ("pb", 0, "bring-in"),
        ("sd 7h2c", 0, "discard 7h2c"),
        ("sd", 0, "stand pat"),
    ],
)
def test_a_decision_is_told_in_words_not_in_the_file_s_letters(took, to_call, words):
    assert review._took({"took": took, "to_call": to_call}, RaiseKind.RAISE) == words


FIVE_STUD = """variant = "F5S"
antes = [1, 1]
blinds_or_straddles = [0, 0]
bring_in = 2
small_bet = 4
big_bet = 8
starting_stacks = [200, 200]
actions = [
  "d dh p1 2c", "d dh p1 As", "d dh p2 3c", "d dh p2 Kd", "p2 pb", "p1 cbr 4", "p2 cc", "d dh p1 Ah", "d dh p2 Kc",
  "p1 cbr 4", "p2 f",
]
"""


def test_the_first_bet_of_a_street_is_a_bet_and_the_one_over_a_bring_in_completes(tmp_path, capsys):
    path = tmp_path / "stud.phh"
    path.write_text(FIVE_STUD)
    assert run(str(path), "--player", "1", "--samples", "1", "--seed", "1") == 0
    said = capsys.readouterr().out
    assert "p1, second street: complete to 4" in said
    assert "p1, third street: bet 4" in said
    assert "raise to" not in said


def test_the_big_blind_s_own_raise_is_no_bet(file, capsys):
    assert run(str(file), "--player", "1", "--as", "station:beginner", "--samples", "2", "--seed", "1") == 0
    first = capsys.readouterr().out.split("p1, flop")[0]
    assert "  raise to " in first and "  bet " not in first
