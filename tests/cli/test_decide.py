"""``decide`` and ``range``: a persona's choices where a hand stops, and what its actions say, by Bayes."""

from __future__ import annotations

import json
from itertools import combinations

import numpy as np
import pytest

from pokertable.cli.main import main
from pokertable.model.cards import DECK, parse_cards
from tests.games import one_of

HAND = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = [
  "d dh p1 ????", "d dh p2 AsAh", "d dh p3 ????",
  "p3 cbr 6", "p1 f", "p2 cc", "d db Ks7d2c", "p2 cc", "p3 cbr 8",
]
"""
SECOND_DRAW = """
variant = "F2L3D"
antes = [0, 0]
blinds_or_straddles = [10, 20]
small_bet = 20
big_bet = 40
starting_stacks = [1000, 1000]
actions = [
  "d dh p1 KdAs3s5cKh", "d dh p2 7h9c5d4hKc", "p2 cc", "p1 cc",
  "p1 sd KdKh", "p2 sd 9cKc", "d dh p1 7c8h", "d dh p2 2s2d",
]
"""
RIVER = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = [
  "d dh p1 ????", "d dh p2 ????", "p2 cbr 6", "p1 cc", "d db Ks7d2c", "p1 cc", "p2 cc", "d db 9h", "p1 cbr 7", "p2 cc",
  "d db 3s", "p1 cc",
]
"""
BRING_IN = """
variant = "F7S/8"
ante_trimming_status = true
antes = [1, 1]
bring_in = 1
small_bet = 2
big_bet = 4
starting_stacks = [100, 100]
actions = ["d dh p1 ????2c", "d dh p2 AsAh5d", "p1 pb"]
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "hand.phh"

    def write(text):
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def answers(capsys, *args):
    assert main([*args, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("persona", ["tag", "tag:expert", "station:beginner", "random"])
def test_choices_come_in_order_and_sum_to_one(file, capsys, persona):
    (found,) = answers(capsys, "decide", file(HAND), "--as", persona)
    assert (found["player"], found["street"], found["hand"]) == (2, "flop", "AsAh")
    assert sum(choice["p"] for choice in found["choices"]) == pytest.approx(1)
    assert [choice["do"] for choice in found["choices"]][:2] == ["fold", "call"]
    raises = [choice["to"] for choice in found["choices"] if choice["do"] == "raise"]
    assert raises == sorted(raises)
    assert found["reason"]
    assert all(str(value) in found["reason"] for value in found["facts"].values())


def test_aces_are_not_folded_and_rags_are(file, capsys):
    (aces,) = answers(capsys, "decide", file(HAND), "--as", "tag")
    (rags,) = answers(capsys, "decide", file(HAND), "--as", "tag", "--hand", "4h3h")
    assert aces["choices"][0]["p"] == 0
    assert rags["choices"][0]["p"] > 0.8


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--as", "shark"], "player 'shark': expected one of"),
        (["--as", "tag", "--hand", "4h"], "--hand '4h': expected 2 cards, not 1"),
        (["--as", "tag", "--hand", "Ks2d"], "Ks"),
    ],
)
def test_bad_input_is_named_in_one_line(file, capsys, args, said):
    assert main(["decide", file(HAND), *args]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1


def test_a_card_that_the_player_has_thrown_is_not_in_its_hand(file, capsys):
    for hand, said in (("KdKhAs3s5c", "Kd appears twice"), ("As3s5c9cKc", None)):  # the opponent's are not known
        status = main(["decide", file(SECOND_DRAW), "--as", "tag", "--hand", hand])
        assert status == (0 if said is None else 2), hand
        assert capsys.readouterr().err == ("" if said is None else f"pokertable: {said}\n")


def test_nobody_to_act_is_said(file, capsys):
    over = file(HAND.replace('"p3 cbr 8",', '"p3 cbr 8", "p2 f",'))
    assert main(["decide", over, "--as", "tag"]) == 2
    assert capsys.readouterr().err.startswith(f"pokertable: {over}: nobody is to act: ")


def test_of_an_action_that_cannot_be_the_file_is_named(file, capsys):
    for command in (["decide"], ["review"]):
        wrong = file(HAND.replace('"p3 cbr 8",', '"p3 cbr 8", "p3 f",'))
        assert main([*command, wrong, "--as", "tag"]) == 2
        error = capsys.readouterr().err
        assert error.startswith(f"pokertable: {wrong}, hand 1: action ") and len(error.splitlines()) == 1


def test_a_range_is_bayes_over_every_hand(file, capsys):
    """Each action's chance for a few hands, as `decide` gives it hand by hand, against the range's before and after."""
    found = answers(capsys, "range", file(RIVER), "--player", "1", "--as", "tag")
    assert [each["street"] for each in found] == ["preflop", "flop", "turn", "river"]
    assert [each["took"] for each in found] == ["call", "check", "raise to 7", "check"]
    for each in found:
        assert each["method"] == "exact"
        assert 0 < each["p"] <= 1
        assert sum(one["before"] for one in each["classes"]) == pytest.approx(1)
        assert sum(one["after"] for one in each["classes"]) == pytest.approx(1)
        assert 6 <= len(each["classes"]) <= 8
    seen = parse_cards("Ks7d2c9h3s")
    assert not any(str(card) in top["hand"] for card in seen for top in found[-1]["top"])


def test_a_bet_and_a_completion_are_called_so(file, capsys):
    """In words; JSON has a total for each: a bet was said to be a raise, and a completion of a bring-in too."""
    assert main(["range", file(RIVER), "--player", "1", "--as", "tag"]) == 0
    assert "p1, turn: bet 7 (" in capsys.readouterr().out
    assert main(["decide", file(RIVER), "--as", "tag", "--hand", "AsAh"]) == 0
    said = capsys.readouterr().out
    assert "  bet " in said and "raise to" not in said
    assert main(["decide", file(BRING_IN), "--as", "tag"]) == 0
    said = capsys.readouterr().out
    assert "  complete to 2 " in said and "raise to" not in said
    assert main(["decide", file(HAND), "--as", "tag"]) == 0
    said = capsys.readouterr().out
    assert "  raise to " in said and "  bet " not in said


@pytest.mark.parametrize("persona", one_of(2, ["tag", "lag:expert"]))
def test_a_range_against_brute_force(file, persona):
    from pathlib import Path

    from pokertable.cli.decide import stopped_hand
    from pokertable.players.opponents.personas import PERSONAS
    from pokertable.players.ranges.reading import readings

    public = stopped_hand(Path(file(RIVER))).hand.observe(None)
    seat = public.acts[1].event.seat
    policy = PERSONAS[persona]
    dead = [card for card in DECK if card % 4 != 1]  # all but thirteen cards, some of them in sight
    weights = dict.fromkeys(combinations([card for card in DECK if card not in dead], 2), 1.0)
    for read in readings(policy, public, seat, dead):
        weights = {hand: weight for hand, weight in weights.items() if not {*hand} & {*read.public.board} and weight}
        total = sum(weights.values())
        assert spread(read.hands, read.before) == pytest.approx({hand: each / total for hand, each in weights.items()})
        actions = policy.menu(read.public).actions
        for hand in weights:
            row = policy.probabilities(read.public, np.array([hand], np.uint8))[0]
            weights[hand] *= _taken(actions, row, read.action) / total
        assert sum(weights.values()) == pytest.approx(read.taken, abs=1e-9)
        after = {hand: weight / read.taken for hand, weight in weights.items()}
        assert spread(read.hands, read.after) == pytest.approx(after)


STUD = """
variant = "F7S"
ante_trimming_status = true
antes = [1, 1, 1]
bring_in = 3
small_bet = 10
big_bet = 20
starting_stacks = [500, 500, 500]
actions = [
  "d dh p1 ????2c", "d dh p2 ????9d", "d dh p3 ????Kh", "p1 pb", "p2 cc", "p3 cbr 10", "p1 f", "p2 cc",
  "d dh p2 Th", "d dh p3 Qs", "p3 cbr 10", "p2 cc", "d dh p2 4h", "d dh p3 Js", "p3 cbr 20", "p2 cc",
]
"""
DRAWN = """
variant = "F2L3D"
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [5, 10]
small_bet = 10
big_bet = 20
starting_stacks = [500, 500]
actions = [
  "d dh p1 ??????????", "d dh p2 2s4d7c8hKs", "p2 cbr 20", "p1 cc", "p1 sd ????", "d dh p1 ????",
  "p2 sd Ks", "d dh p2 3c", "p1 cc", "p2 cbr 10", "p1 cc",
]
"""


@pytest.mark.parametrize(
    ("text", "next_street", "player"),
    one_of(3, [(STUD, '"d dh p2 Th"', 2), (STUD, '"d dh p2 Th"', 3), (DRAWN, '"p1 sd', 1)]),
)
def test_what_an_early_action_says_does_not_follow_from_cards_that_came_later(file, capsys, text, next_street, player):
    """A file that stops on the first street says the same of it: up cards and cards drawn later are not dead yet."""
    whole = answers(capsys, "range", file(text), "--player", str(player), "--as", "tag")
    stopped = file(f"{text[: text.index(next_street)]}]")
    early = answers(capsys, "range", stopped, "--player", str(player), "--as", "tag")
    assert 0 < len(early) < len(whole)
    assert early == whole[: len(early)]


def test_a_card_that_another_holds_is_dead_from_when_it_was_dealt(file, capsys):
    def hands(text):
        return [each["hands"] for each in answers(capsys, "range", file(text), "--player", "3", "--as", "random")]

    unseen = [52 - 3, 52 - 5, 52 - 7]
    assert hands(STUD) == [cards * (cards - 1) // 2 for cards in unseen]
    assert hands(STUD.replace("????9d", "7c7d9d")) == [(cards - 2) * (cards - 3) // 2 for cards in unseen]


def spread(hands, chances):
    """The chances by hand."""
    return {tuple(hand): chance for hand, chance in zip(hands.tolist(), chances.tolist(), strict=True)}


def _taken(actions, row, action):
    """The chance of the action; an amount off the menu by its distance to the two nearest."""
    if not hasattr(action, "amount"):
        return sum(chance for each, chance in zip(actions, row, strict=True) if type(each) is type(action))
    totals = [(each.amount, chance) for each, chance in zip(actions, row, strict=True) if hasattr(each, "amount")]
    amounts, chances = zip(*totals, strict=True)
    return float(np.interp(action.amount, amounts, chances))
