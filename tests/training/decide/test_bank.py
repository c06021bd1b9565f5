"""The banks: which spots are asked, that no answer is a good guess, and that they are of the present rules."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from pokertable.model.resources import root
from pokertable.players.people.character import RULES_VERSION
from pokertable.training.decide import bank
from pokertable.training.decide.counting import _played, _weighing
from pokertable.training.decide.reading import seated
from pokertable.training.decide.refusals import is_refused
from pokertable.training.decide.spot import DecideSpot, spot_of
from pokertable.training.decide.themes import WORDS, DecideTheme, possible, theme_of
from pokertable.training.path.course import all_courses
from pokertable.training.weigh.ending import ends_the_hand
from tests.games import few
from tests.training.decide.banks import small_bank

FILES = sorted((root() / bank.FOLDER).rglob("*.jsonl"))
GAMES = sorted({file.stem for file in FILES})
RECOUNTED, DEALS = 200, 2000


def plain(theme: str, answer: str, number: int) -> dict[str, object]:
    return {"theme": theme, "choices": [answer, "cc"], "best": 0, "id": f"{theme} {number}"}


def test_no_answer_is_right_in_more_than_half_of_a_theme() -> None:
    spots = [plain("price", "f", at) for at in range(7)] + [plain("price", "cbr 40", at + 7) for at in range(2)]
    spots += [plain("value", "cc", at + 9) for at in range(3)]
    kept = bank.balanced(spots)
    assert [each["id"] for each in kept] == ["price 0", "price 1", "price 7", "price 8"]


def test_of_an_answer_that_is_right_too_often_easy_ones_go_first() -> None:
    spots = [plain("price", "f", 0) | {"easy": True}, plain("price", "f", 1), plain("price", "cbr 40", 2)]
    assert [each["id"] for each in bank.balanced(spots)] == ["price 1", "price 2"]


def test_easy_spots_are_asked_seldom_while_there_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    every = [plain("price", "f", at) | {"easy": at % 2 == 0} for at in range(8)]
    monkeypatch.setattr(bank, "bank", lambda _: tuple(every))
    monkeypatch.setattr(DecideSpot, "from_json", staticmethod(dict))
    monkeypatch.setattr(bank.Balance, "takes", lambda *_: True)
    rng = random.Random(1)

    def is_easy(found: Any) -> bool:
        return bool(found["easy"])

    drawn = [is_easy(bank.drawn("holdem", rng)) for _ in range(200)]
    assert 10 <= sum(drawn) <= 45  # an eighth
    sets = [bank.chosen_set("holdem", (DecideTheme.PRICE,), 4, rng) for _ in range(50)]
    assert sum(is_easy(each) for found in sets for each in found) < 70
    assert len(bank.chosen_set("holdem", (DecideTheme.PRICE,), 8, rng)) == 8


def test_a_game_with_few_spots_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    for count, offered in ((bank.ENOUGH_OF_A_GAME - 1, False), (bank.ENOUGH_OF_A_GAME, True)):
        monkeypatch.setattr(bank, "bank", lambda _, count=count: (plain("price", "f", 0),) * count)
        assert ("holdem" in bank.games.__wrapped__()) is offered


def test_the_banks_are_balanced_and_counted_with_the_present_rules() -> None:
    for file in FILES:
        spots = bank.read(file.read_text(encoding="utf-8"))
        assert {spot["rules"] for spot in spots} == {RULES_VERSION}, "run resources/decisions/count.py: it counts again"
        assert len({spot["id"] for spot in spots}) == len(spots)
    for game in GAMES:
        by_theme: dict[str, Counter[str]] = {}
        for spot in bank.bank(game):
            by_theme.setdefault(spot["theme"], Counter())[bank.answer_of(spot)] += 1
        for theme, answers in by_theme.items():
            assert max(answers.values()) <= answers.total() / 2, (game, theme)


@pytest.mark.parametrize("one_in", few(7, 1))
def test_no_stored_spot_is_refused_and_each_has_its_theme(one_in: int) -> None:
    for file in FILES:
        for stored in bank.read(file.read_text(encoding="utf-8"))[::one_in]:
            spot = DecideSpot.from_json(stored)
            verdict = spot.verdict(spot.values.best)
            assert not is_refused(verdict, spot.styles, spot.accept), (
                f"{file.stem} {spot.id}: run resources/decisions/count.py"
            )
            assert spot.theme is theme_of(verdict) and spot.theme in possible(spot.moment, spot.pool)


@pytest.mark.parametrize("one_in", few(4, 1))
def test_the_banks_keep_their_bounds(one_in: int) -> None:
    for stored in [each for game in GAMES for each in bank.bank(game)[::one_in]]:
        gap, error = min(pair for at, pair in enumerate(stored["behind"]) if at != stored["best"])
        spot = DecideSpot.from_json(stored)
        stake = spot.stake
        if len(stored["accept"]) == 1:
            assert gap >= 0.04 * stake and gap >= 4 * error
        else:
            assert gap + 2 * error < 0.02 * stake
        ends = ends_the_hand(spot.moment, in_prizes=spot.pool is not None)
        is_far = ends and gap >= 10 * error  # its error is that of the ranges alone
        assert stored["deals"] >= 1000 or is_far


@pytest.mark.long
def test_a_recount_by_other_seeds_changes_no_answer_beyond_its_error() -> None:
    every = [each for game in GAMES for each in bank.bank(game)]
    for stored in random.Random(RULES_VERSION).sample(every, min(RECOUNTED, len(every))):
        spot = DecideSpot.from_json(stored)
        policies = seated(spot.styles, spot.own, spot.pool)
        weighing = _weighing(spot.verdict(spot.values.best).moment, policies, 99, DEALS, spot.pool)
        again = spot_of(_played(weighing, DEALS), spot.theme, spot.accept, spot.styles, RULES_VERSION)
        for at in set(range(len(spot.choices))) - set(spot.accept):
            better = again.values.means[at] - again.values.means[spot.values.best]
            error = max(again.values.behind[at][1], again.values.behind[spot.values.best][1])
            assert better <= 2 * error, (spot.id, again.values.means)


def test_what_was_asked_is_not_asked_while_others_are_left() -> None:
    with small_bank():
        ids = {each["id"] for each in bank.bank("holdem")}
        assert len(ids) >= 3
        asked: set[str] = set()
        while asked != ids:
            found = bank.drawn("holdem", random.Random(1), asked=asked)
            assert found is not None and found.id not in asked
            asked.add(found.id)
        assert bank.drawn("holdem", random.Random(1), asked=asked) is not None
        assert bank.drawn("holdem", random.Random(1), DecideTheme.DISCARD) is None


def test_a_checkpoint_has_no_answer_right_in_more_than_four_of_ten() -> None:
    with small_bank():
        found = bank.chosen_set("holdem", tuple(DecideTheme), 10, random.Random(1))
        answers = Counter(bank.answer_of(json.loads(json.dumps(spot.json()))) for spot in found)
        assert found and max(answers.values()) <= 4
        assert bank.chosen_set("holdem", (DecideTheme.DISCARD,), 10, random.Random(1)) == []


def test_a_theme_is_offered_alone_while_there_are_enough_new_spots_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Themes of two spots were known by heart after one go."""
    spots = [plain("value", "f", number) for number in range(9)] + [plain("nut", "f", number) for number in range(7)]
    monkeypatch.setattr(bank, "bank", lambda _: spots)
    assert bank.offered("holdem") == [(DecideTheme.VALUE, 9)]
    assert bank.offered("holdem", {"value 0"}) == [(DecideTheme.VALUE, 9)]
    assert bank.offered("holdem", {"value 0", "value 1"}) == []


def test_the_themes_of_the_courses_are_those_of_the_banks() -> None:
    named = {theme for course in all_courses() for unit in course.units for theme in unit.themes}
    assert "half" in named and named <= set(WORDS)
