"""The script that makes the banks: which themes and answers it looks for."""

from __future__ import annotations

import json
import random
import runpy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.resources import root
from pokertable.players.people.character import RULES_VERSION
from pokertable.training.decide.bank import FOLDER, PRIZES
from pokertable.training.decide.themes import DecideTheme

SCRIPT = runpy.run_path(str(root() / FOLDER / "count.py"))
CHOICES = {"f": ["f", "cc", "cbr 40"], "cc": ["cc", "cbr 40"]}
"""Choices of a decision by its cheapest one: where a bet is faced, and where a check is free."""


def bank(folder: Path, *found: tuple[str, str, str, int]) -> Any:
    """A bank with spots by theme, cheapest choice, answer and number."""
    made = SCRIPT["Bank"]("holdem", folder, 300)
    for theme, cheapest, answer, count in found:
        choices = CHOICES[cheapest]
        best = next(at for at, choice in enumerate(choices) if choice.startswith(answer))
        made.spots += [{"theme": theme, "choices": choices, "best": best, "accept": [best], "easy": False}] * count
    return made


@pytest.mark.parametrize(
    ("answer", "faced", "free"), [(Fold(), False, True), (CheckCall(), True, True), (RaiseTo(40), True, False)]
)
def test_no_answer_leads_the_others_where_a_bet_is_faced_nor_where_a_check_is_free(
    tmp_path: Path, answer: Fold | CheckCall | RaiseTo, faced: bool, free: bool
) -> None:
    """Of bluff-catching neither calls nor folds were taken, because no bluff was found beside checks."""
    made = bank(tmp_path, ("bluff", "f", "f", 3), ("bluff", "f", "cc", 2), ("bluff", "cc", "cbr", 1))
    found = [made.wants(DecideTheme.BLUFF, answer, 0.5, may_fold=may_fold) for may_fold in (True, False)]
    assert found == [faced, free]


def test_a_theme_that_is_ahead_or_looked_at_in_vain_is_looked_at_less(tmp_path: Path) -> None:
    made = bank(tmp_path, ("bet", "cc", "cc", 20), ("price", "f", "f", 2), ("nut", "f", "f", 20))
    assert [made.has_room(DecideTheme.BET, luck, may_fold=False) for luck in (0.2, 0.9)] == [True, False]
    assert made.has_room(DecideTheme.PRICE, 0.9, may_fold=True)
    made.spent[DecideTheme.PRICE, True] = 2 * SCRIPT["PATIENCE"]
    assert [made.has_room(DecideTheme.PRICE, luck, may_fold=True) for luck in (0.2, 0.9)] == [True, False]
    assert made.has_room(DecideTheme.PRICE, 0.9, may_fold=False)
    assert not bank(tmp_path, ("bet", "cc", "cc", 40), ("nut", "f", "f", 1)).has_room(
        DecideTheme.BET, 0.0, may_fold=False
    )


def test_every_tenth_spot_is_close_and_none_before_the_flop(tmp_path: Path) -> None:
    made = bank(tmp_path, ("bet", "cc", "cc", 9), ("first_in", "f", "f", 9))
    assert made.wants_close(DecideTheme.BET, 0.0, may_fold=False)
    assert not made.wants_close(DecideTheme.FIRST_IN, 0.0, may_fold=True)
    made.spots[0] = made.spots[0] | {"accept": [0, 1]}
    assert not made.wants_close(DecideTheme.BET, 0.0, may_fold=False)


def test_one_spot_of_four_may_be_easy_and_no_room_is_taken_by_it(tmp_path: Path) -> None:
    made = bank(tmp_path, ("first_in", "f", "f", 6), ("bet", "cc", "cc", 9))
    made.spots[0] = made.spots[0] | {"easy": True}
    assert not made.has_room_for_easy(DecideTheme.FIRST_IN)
    made.spots.append(made.spots[1])
    assert made.has_room_for_easy(DecideTheme.FIRST_IN)
    made.spots = [spot | {"easy": spot["theme"] == "first_in"} for spot in made.spots]
    assert made.wants(DecideTheme.FIRST_IN, Fold(), 0.5, may_fold=True)
    assert not made.has_room_for_easy(DecideTheme.FIRST_IN)


@pytest.mark.parametrize(("plays", "counted_again"), [("alike", False), ("otherwise", True)])
def test_what_older_rules_counted_is_counted_again_unless_they_play_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plays: str, counted_again: bool
) -> None:
    found: list[int] = []
    made = bank(tmp_path, ("bet", "cc", "cc", 1))
    made.spots[0]["rules"] = RULES_VERSION - 1
    (tmp_path / "played.json").write_text(
        json.dumps({"holdem": {"played": "alike", "rules": [RULES_VERSION - 2, RULES_VERSION - 1]}})
    )
    names = SCRIPT["Bank"].renew.__globals__
    monkeypatch.setitem(names, "played", lambda _: plays)
    monkeypatch.setattr(SCRIPT["Bank"], "count_again", lambda self, _: found.append(self.spots[0]["rules"]))
    made.renew(0.0)
    kept = json.loads((tmp_path / "played.json").read_text())["holdem"]
    assert (found == [RULES_VERSION - 1]) is counted_again
    if not counted_again:
        assert made.spots[0]["rules"] == RULES_VERSION
        assert kept == {"played": "alike", "rules": [RULES_VERSION - 2, RULES_VERSION - 1, RULES_VERSION]}


def test_a_digest_tells_another_play() -> None:
    def digest(name: str) -> str:
        found = SCRIPT["decisions"](CATALOGUE["holdem"], random.Random(1))
        return str(SCRIPT["played"]((replace(each, styles=(name,) * len(each.styles)) for each in found), 6))

    assert digest("tag") == digest("tag") != digest("lag")


@pytest.mark.long
def test_what_is_kept_of_the_play_is_how_the_present_rules_play() -> None:
    for file in sorted((root() / FOLDER).rglob("played.json")):
        decisions = SCRIPT["in_prizes" if file.parent.name == PRIZES else "decisions"]
        for game, alike in json.loads(file.read_text()).items():
            now = SCRIPT["played"](decisions(CATALOGUE[game], random.Random(SCRIPT["COMPARED"])))
            assert (now == alike["played"]) is (RULES_VERSION in alike["rules"]), f"{game}: run count.py"
