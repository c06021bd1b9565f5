"""``pokertable quiz``: questions as JSON, the same for the same seed, and errors in one line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from pokertable.cli import quiz
from pokertable.cli.main import OneLineParser
from pokertable.training.quiz.topics import FILES, their_range, topic_from
from tests.games import bringing, one_of
from tests.narrow import known
from tests.training.quiz.asked import asked
from tests.training.quiz.oracles import ByTopic
from tests.training.quiz.second_opinion import low_places
from tests.training.reads.test_read import SPOTS

KEYS = [
    "topic", "game", "level", "prompt", "hand", "board", "facts", "choices", "answer", "accept", "explanation",
    "error_kinds",
]  # fmt: skip


QUICK = [key for key in FILES if not topic_from(key).finds_deals]


def games_of(topic: str) -> list[str]:
    """Games that show all that the topic's questions can hold; the tests of the topics ask each."""
    return bringing(topic_from(topic).games)


def run(*arguments: str) -> int:
    parser = OneLineParser(prog="pokertable")
    quiz.add_parser(parser.add_subparsers(parser_class=OneLineParser))
    args = parser.parse_args(["quiz", *arguments])
    status: int = args.run(args)
    return status


@pytest.fixture
def the_written_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command prints questions that need not be found."""
    monkeypatch.setattr(quiz, "questions", lambda topic, variant, count, seed, theme: asked(topic, variant.key, count))


@pytest.mark.usefixtures("the_written_ones")
def test_it_is_said_whose_maximum_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    question = next(iter(asked(topic_from("potlimit"), "omaha", 1)))
    assert run("--game", "omaha", "--topic", "potlimit") == 0
    actor = question.topic.facts(question)["player"]
    assert f"   Player {actor} is to act\n" in capsys.readouterr().out


@pytest.mark.usefixtures("the_written_ones")
@pytest.mark.parametrize("topic", QUICK)
def test_a_question_a_line_with_every_field(topic: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game in games_of(topic):
        assert run("--game", game, "--topic", topic, "--count", "3", "--seed", "4", "--json") == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 3
        for line in lines:
            said = json.loads(line)
            assert list(said) == KEYS
            assert (said["topic"], said["game"]) == (topic, game)
            assert said["answer"] in said["accept"]
            assert all(set(entry) == {"answer", "error"} for entry in said["error_kinds"])
            check_form(topic, said)


def test_the_seed_decides(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for seed in ("4", "4", "5"):
        run("--game", "omaha", "--topic", "high", "--count", "1", "--seed", seed, "--json")
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != outputs[2]


@pytest.mark.parametrize("highest", one_of(2, [7, 9]))
def test_a_low_of_another_qualifier_is_asked_for(highest: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Worked out again by every two of the hand with every three of the board."""
    run("--game", "omaha8", "--topic", "low", "--count", "6", "--qualifier", str(highest), "--json")
    differs = 0
    for line in capsys.readouterr().out.splitlines():
        said = json.loads(line)
        assert said["facts"]["qualifier"] == highest
        hand, board = said["facts"]["hand"], said["facts"]["board"]
        fives = [two + three for two in combinations(hand, 2) for three in combinations(board, 3)]
        ranks = {five: places for five in fives if len(set(places := low_places(five))) == 5}
        made = {five: places for five, places in ranks.items() if places[0] <= highest}
        best = [set(five) for five, places in made.items() if places == min(made.values())]
        accept = [set(one["cards"]) for one in said["accept"] if one is not None]
        assert len(best) == len(accept) and all(one in accept for one in best)
        eights = [places for places in ranks.values() if places[0] <= 8]
        differs += (min(eights) if eights else None) != (min(made.values()) if made else None)
    assert differs, "some question has another answer than with the eight"


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "omaha8", "--topic", "low", "--seed", "1") == 0
    said = capsys.readouterr().out
    assert said.startswith("1. Is there a low?") and "answer:" in said


@pytest.mark.usefixtures("the_written_ones")
@pytest.mark.parametrize("topic", QUICK)
def test_a_question_in_words_has_neither_keys_nor_brackets_of_json(
    topic: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in games_of(topic):
        assert run("--game", game, "--topic", topic, "--seed", "2", "--count", "2") == 0
        said = capsys.readouterr().out
        assert not set('{}[]"') & set(said) and "_" not in said and "None" not in said
        assert said.count("   answer: ") == 2 and said.count("   wrong (") >= 2


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_range_is_asked_for(
    form: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a spot that need not be looked for."""
    asked_for = known(their_range.TOPIC.build(SPOTS[0]))
    monkeypatch.setattr(quiz, "questions", lambda *_: [asked_for])
    assert run("--game", "holdem", "--topic", "range", *form) == 0
    out = capsys.readouterr().out
    if form:
        assert list(json.loads(out)) == KEYS
    else:
        assert not set('{}[]"') & set(out) and "   answer: " in out


def test_what_the_words_of_a_question_say(capsys: pytest.CaptureFixture[str]) -> None:
    """Cards and hands by their names, a played hand as its log, the right answer apart from the wrong ones."""
    run("--game", "razz", "--topic", "lower", "--seed", "3")
    hands = [line.strip() for line in capsys.readouterr().out.splitlines()[1:]]
    assert hands[0].startswith("Player 1: ") and len(hands[0].split()) == 9
    run("--game", "tight", "--topic", "potlimit", "--seed", "3")
    said = capsys.readouterr().out.splitlines()
    assert said[1] == "   Pot-limit two-card Omaha 25/50" and said[2].startswith("   stacks: Player 1: 2,800, ")
    assert "   Player 6 posts 25" in said and "   answer: 275" in said
    run("--game", "fivestud", "--topic", "showdown", "--seed", "3")
    said = capsys.readouterr().out.splitlines()
    assert "   Player 2: 4h Qd Js 9h Qc" in said and not any(" wins " in line for line in said[1:])
    (answer,) = [line for line in said if line.startswith("   answer: ")]
    assert re.fullmatch(r"   answer: (Main pot|Pot): Player \d gets [\d,]+.*", answer), answer


def test_a_board_that_is_dealt_after_the_last_bet_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """All-in hands are turned up before it: what is left of the board was missing from the question."""
    run("--game", "omaha8", "--topic", "showdown", "--seed", "7")
    said = [line.strip() for line in capsys.readouterr().out.splitlines()]
    asked = said[: next(at for at, line in enumerate(said) if line.startswith("answer: "))]
    assert [line.split()[0] for line in asked if line.split()[0] in ("Flop", "Turn", "River")] == [
        "Flop",
        "Turn",
        "River",
    ]
    assert not any(" wins " in line or " shows " in line for line in asked[1:])


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--game", "chess", "--topic", "high"], "'chess'"),
        (["--game", "omaha", "--topic", "tells"], "'tells'"),
        (["--game", "holdem", "--topic", "low"], ", ".join(topic_from("low").games)),
        (["--game", "omaha", "--topic", "high", "--count", "0"], "--count 0"),
        (["--game", "omaha", "--topic", "high", "--qualifier", "9"], "a low of 9 or lower"),
        (["--game", "omaha8", "--topic", "range", "--qualifier", "9"], "--qualifier 9 with --topic 'range'"),
    ],
)
def test_what_does_not_fit_is_named(arguments: list[str], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        run(*arguments)


@pytest.mark.parametrize("option", ["--count", "--seed"])
@pytest.mark.parametrize("text", ["x", "-3", "1.5", "1234567890123"])
def test_numbers_that_are_none_are_named(option: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run("--game", "omaha", "--topic", "high", f"{option}={text}", "--json")
    assert stopped.value.code == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert option in said.err and repr(text) in said.err and "expected a whole number, 0 to" in said.err


FORMS = ByTopic(
    "form of its answers: FORMS in tests/cli/test_quiz.py",
    {
        "high": {"category", "cards"},
        "play": {"high", "low"},
        "nuts": {"high", "low"},
        "potlimit": int,
        "live": {"low_cards_dead", "outs"},
        "lower": {"player"},
        "badugi": {"cards"},
        "throw": {"cards"},
        "opens": {"player"},
    },
)
"""The keys of an object, or the type of a plain value."""


@pytest.mark.long
@pytest.mark.parametrize("topic", QUICK)
def test_the_form_of_the_answers(topic: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In every game; in one of each kind `test_a_question_a_line_with_every_field` looks at it."""
    for game in topic_from(topic).games:
        run("--game", game, "--topic", topic, "--count", "8", "--json")
        for line in capsys.readouterr().out.splitlines():
            check_form(topic, json.loads(line))


def check_form(topic: str, said: dict[str, Any]) -> None:
    """Of each topic's answer; the wrong ones that tempt are of the same form."""
    assert isinstance(said["hand"], str) and isinstance(said["board"], str)
    for answer in [*said["accept"], *(wrong["answer"] for wrong in said["error_kinds"])]:
        _check_answer(topic, answer)


def _check_answer(topic: str, answer: object) -> None:
    match topic:
        case "low":
            assert answer is None or (
                isinstance(answer, dict) and set(answer) == {"cards"} and len(answer["cards"]) == 5
            )
        case "showdown":
            assert isinstance(answer, list)
            for pot in answer:
                assert set(pot) == {"pot", "high", "low"}
                assert pot["pot"] == sum(pot["high"].values()) + sum((pot["low"] or {}).values())
        case _:
            form = FORMS[topic]
            assert set(answer) == form if isinstance(answer, dict) else type(answer) is form


def test_neither_qt_nor_numpy_for_a_pot() -> None:
    """A question without the nuts needs no arrays, none of them a window."""
    code = (
        "import sys, argparse\n"
        "from pokertable.cli import quiz\n"
        "from pokertable.model.games import OMAHA\n"
        "list(quiz.questions(quiz.topic_from('potlimit'), OMAHA, 2, 1))\n"
        "print([name for name in ('numpy', 'PySide6') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path.cwd())
    assert done.stdout.strip() == "[]"
