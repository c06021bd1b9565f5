"""Deciding as a topic of the quiz: the command line, what returns, what is not asked twice in a month."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pokertable.cli import quiz
from pokertable.cli.main import OneLineParser
from pokertable.model.games import CATALOGUE
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import prepare
from pokertable.training.learner.run import QuizRun
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topics import topic_from
from pokertable.training.quiz.topics.what_to_do import TOO_LOOSE, TOO_PASSIVE, TOO_TIGHT, WRONG_DISCARD, Decision
from tests.session.memory import in_memory
from tests.training.decide.banks import small_bank, spot_in
from tests.training.learner.test_progress import DAY, Clock

TOPIC = topic_from("decide")


@pytest.fixture(autouse=True)
def _small_bank() -> Iterator[None]:
    with small_bank():
        yield


def run(*arguments: str) -> None:
    parser = OneLineParser(prog="pokertable")
    quiz.add_parser(parser.add_subparsers(parser_class=OneLineParser))
    args = parser.parse_args(["quiz", "--topic", "decide", *arguments])
    assert args.run(args) == 0


def test_the_json_has_the_theme_the_hand_the_values_and_the_stake(capsys: pytest.CaptureFixture[str]) -> None:
    run("--game", "stud8", "--theme", "facing", "--count", "2", "--json")
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["theme"] == second["theme"] == "facing"
    spot = spot_in("stud8", "facing")
    unit = spot.hand.state.game.unit
    assert [choice["do"] for choice in first["choices"]] == ["fold", "call", "raise"]
    assert [choice["mean"] for choice in first["choices"]] == [mean / unit for mean in spot.values.means]
    assert all(choice["stderr"] >= 0 for choice in first["choices"]) and first["choices"][2]["to"] == 100
    assert first["answer"] == {"do": "fold"} and first["accept"] == [{"do": "fold"}]
    assert first["stake"] == spot.stake / unit
    assert {each["error"] for each in first["error_kinds"]} == {"too_loose"}
    assert "variant = 'F7S/8'" in first["phh"] and "????" in first["phh"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(("--game", "stud8", "--theme", "value"), "facing"), (("--game", "razz"), "'razz', only in holdem")],
)
def test_a_theme_or_game_without_a_bank_is_an_error_in_one_line(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        run(*arguments)


def test_without_banks_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOPIC), "games", ())
    with pytest.raises(ValueError, match="no decisions to train"):
        run("--game", "holdem")


def test_the_text_names_the_players_and_their_styles(capsys: pytest.CaptureFixture[str]) -> None:
    run("--game", "draw5")
    said = capsys.readouterr().out
    assert "Stand pat, or discard?" in said and "answer: stand pat" in said and "wrong (Wrong discard): discard" in said
    assert "(" in said.splitlines()[2]


def test_a_value_that_rounds_to_nothing_has_no_minus() -> None:
    spot = spot_in("stud8", "facing")
    means = (-0.001, *spot.values.means[1:])
    question = topic_from("decide").rebuilt(replace(spot, values=spot.values._replace(means=means)))
    assert "fold (+0.00), " in str(question.explanation) and "-0.00" not in str(question.explanation)


def test_errors_are_named_by_what_was_done_and_what_was_right() -> None:
    facing, draw, bet = (TOPIC.rebuilt(spot_in(*each)) for each in (("stud8", "facing"), ("draw5",), ("omaha8",)))
    assert Reply(facing, Decision(1)).error == TOO_LOOSE
    assert Reply(draw, Decision(1)).error == WRONG_DISCARD
    assert Reply(bet, Decision(0)).error in (TOO_TIGHT, TOO_PASSIVE)
    assert Reply(facing, Decision(0)).right


def test_a_miss_comes_back_with_other_suits_amounts_and_names_and_a_spot_is_not_asked_twice_in_a_month() -> None:
    clock = Clock()
    progress = Progress(in_memory(), clock)
    session = QuizRun(progress, [TOPIC], ["holdem"], 3, seed=1)
    asked = []
    request = session.first
    for number in range(3):
        prepared = prepare(request)
        spot = prepared.question.deal
        asked.append(TOPIC.name_of(spot))
        wrong = next(at for at in range(3) if Decision(at) not in prepared.question.accept)
        session.answer(prepared, Decision(wrong) if number == 0 else prepared.question.answer)
        request = session.request()
    assert len(set(asked)) == 3 and progress.asked_lately() == set(asked)
    clock.seconds += DAY / 24
    (miss,) = progress.due([TOPIC], ["holdem"])
    question, wrong_then = miss.question()
    again = TOPIC.disguised(question, wrong_then, random.Random(2))
    assert TOPIC.name_of(again.deal) == asked[0]
    assert again.deal.own_and_board != question.deal.own_and_board
    was, spot = question.deal, again.deal
    assert isinstance(was, DecideSpot) and isinstance(spot, DecideSpot)
    assert spot.stake != was.stake and spot.gap == pytest.approx(was.gap)
    assert spot.value(spot.stake) == pytest.approx(was.value(was.stake))
    clock.seconds += 32 * DAY
    assert progress.asked_lately() == set()


def test_a_costly_decision_returns_in_a_game_without_a_bank() -> None:
    assert not TOPIC.fits(CATALOGUE["razz"]) and TOPIC.rebuilt(spot_in("draw5")).game == "draw5"
