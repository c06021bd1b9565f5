"""``--language``: texts in that language, those of argparse and errors too; JSON in English."""

import argparse
import ast
import contextlib
import inspect
import json
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pokertable.cli.language import OF_ARGPARSE, amount, figure, percent, speak
from pokertable.cli.language import said as in_words
from pokertable.cli.main import COMMANDS, main
from pokertable.model.text import phrase
from pokertable.session.simulation import simulate as simulating
from pokertable.session.simulation.simulate import simulate
from pokertable.session.words.breaks import width

READ = ["read", "--game", "omaha8", "--hand", "AsAh9d2c", "--board", "7s7cKdQhJc"]
NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]
ENGLISH = re.compile(
    r"\b(usage:|positional|show|this|help|exit|the|one of|of|such as|default|expected|required|choose|from|"
    r"unrecognized|FILE|GAME|CARDS|with|and|or|file|cannot|hands?|is)\b"
)
"""Words that no text in French has (nor in Japanese, but for names of placeholders)."""


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    yield
    speak([])


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is printed and complained about."""
    with contextlib.suppress(SystemExit):
        main(list(arguments))
    return "".join(capsys.readouterr())


def test_the_language_may_stand_before_or_after_the_command(capsys) -> None:
    printed = []
    for arguments in (["--language", "fr", *READ], [*READ, "--language=fr"]):
        assert main(arguments) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert "deux paires, as et sept, kicker roi" in printed[0]


def test_json_stays_english(capsys) -> None:
    assert main([*READ, "--language", "fr", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["high"]["name"] == "two pair, aces and sevens, king kicker"


def test_a_language_that_is_not_spoken_is_named(capsys) -> None:
    with pytest.raises(SystemExit) as left:
        main([*READ, "--language", "de"])
    assert left.value.code == 2
    assert "'de': expected one of en, ja, fr" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["", *NAMES])
def test_help_has_no_english_left(capsys, command) -> None:
    words = [command] if command else []
    french = said(capsys, *words, "--language", "fr", "--help")
    left = re.sub(
        r"--?[a-z][a-z-]*|mix:\S+|program:\S+|\{[^}]*\}|[Ss]it and\s+go", "", french
    )  # so called in French too
    assert [found[0] for found in ENGLISH.finditer(left)] == []
    japanese = said(capsys, *words, "--language", "ja", "--help")
    assert "使い方：" in japanese and "オプション" in japanese
    left = re.sub(r"--?[a-z][a-z-]*|mix:\S+|program:\S+|[A-Z/,.]{2,}", "", japanese)
    assert [found[0] for found in ENGLISH.finditer(left)] == []
    texts = [line for line in japanese.splitlines() if line.startswith("      ") and "[" not in line]
    assert all(width(line) <= 80 for line in texts)


@pytest.mark.parametrize(
    ("wrong", "fr", "ja"),
    [
        (["read"], "arguments obligatoires absents", "次の引数が必要です：--game, --hand"),
        (["nothing"], "'nothing'", "'nothing'"),
        ([*READ, "--nothing"], "arguments inconnus\xa0: --nothing", "不明な引数：--nothing"),
        ([*READ, "--board"], "argument --board\xa0: un argument attendu", "引数--board：引数が1個必要です"),
        ([*READ, "--board", "1x"], "--board '1x'\xa0: '1x' n’est pas une carte", "--board '1x'：'1x'"),
        ([*READ, "--board", "7s7cKdQhJc2s"], "6 cartes\u202f; attendu\xa0: au plus 5 cartes", "6枚"),
        (
            ["play", "--game", "holdem", "--seats", "3", "--players", "tag,lag,rock"],
            "--players\xa0: 3 adversaires, il en faut 2 au plus, un par place autre que la vôtre",
            "--players",
        ),
        ([*READ, "--qualifier", "x"], "'x'", "'x'"),
        ([*READ, "--qualifier", "3"], "choix incorrect\xa0: 3", "3は選べません"),
        (["equity", "--game", "holdem", "--samples", "1", "--exact", "AsKs"], "incompatible", "いっしょには使えません"),
        (["equity", "--game", "holdem", "AsKs", "AsQs"], "As", "デッドカード：As"),
        (["equity", "--game", "holdem", "AsKs", "XX+"], "range 'XX+'", "レンジ'XX+'"),
        (
            ["replay", "nowhere.phh"],
            "nowhere.phh est illisible\xa0: ni fichier ni dossier",
            "nowhere.phhを読み取れません",
        ),
        (
            ["simulate", "--game", "holdem", "--players", "tag,tag", "--hands", "0"],
            "mains 0\xa0: il en faut",
            "ハンド数0",
        ),
        (
            ["review", "hand.phh", "--samples", "0"],
            "de 1 à 100\u202f000",
            "100,000",
        ),
        (["simulate", "--game", "holdem", "--players", "tag,nobody", "--hands", "1"], "joueur 'nobody'", "'nobody'"),
        (["simulate", "--game", "razz", "--players", "tag,tag", "--hands", "1", "--limit", "pot"], "razz", "razz"),
    ],
)
def test_what_is_wrong_is_said_in_the_language(capsys, wrong, fr, ja) -> None:
    for language, expected in (("fr", fr), ("ja", ja)):
        text = said(capsys, "--language", language, *wrong)
        assert expected in text
        assert text.count("\n") == 1
        assert [found[0] for found in ENGLISH.finditer(re.sub(r"--[a-z-]+", "", text))] == []


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("range", "s’il joue comme le personnage donné : catégories de mains"),
        ("", "s’il joue comme le personnage donné review"),
        ("replay", "en limite fixe, maximum de relances par tour après la mise, pour les fichiers"),
    ],
)
def test_french_help_names_what_it_is_about(capsys, command, told) -> None:
    words = [command] if command else []
    assert told in " ".join(said(capsys, *words, "--language", "fr", "--help").split())


def test_figures_are_separated_as_in_the_language(capsys, monkeypatch) -> None:
    """Of a hundred thousand hands a French player read a hundred. Two are played."""
    monkeypatch.setattr(simulating, "simulate", lambda asked, **more: simulate(replace(asked, hands=2), **more))
    words = ("simulate", "--game", "holdem", "--players", "random,random", "--hands", "1000", "--seed", "1")
    assert "1\u202f000 mains" in said(capsys, "--language", "fr", *words)
    assert "1,000 hands" in said(capsys, *words)
    answers = ("quiz", "--game", "omaha", "--topic", "potlimit", "--count", "2", "--seed", "3")
    assert "réponse\xa0: 7\u202f170\n" in said(capsys, "--language", "fr", *answers)
    chips = ("icm", "--stacks", "5000,5000", "--prizes", "50,30")
    assert "50,0\u202f%" in said(capsys, "--language", "fr", *chips)


@pytest.mark.parametrize(
    ("value", "en", "fr"),
    [("0.35", "0.35", "0,35"), (1000, "1,000", "1\u202f000"), (12.5, "12.5", "12,5"), ("inf", "inf", "inf")],
)
def test_amounts_of_a_file_are_written_as_in_the_language(value: float | str, en: str, fr: str) -> None:
    assert amount(value) == en
    speak(["--language", "fr"])
    assert amount(value) == fr


def test_a_figure_that_is_less_than_the_least_is_written_as_in_the_language() -> None:
    """It was ``>99.9 %`` beside ``49,5 %``."""
    speak(["--language", "fr"])
    assert in_words(phrase("{least}", least="<0.1")) == "<0,1"
    assert percent(0.0004) == "<0,1\u202f%"


def test_a_heading_of_the_help_has_the_colon_of_the_language(capsys) -> None:
    for language, heading in (("en", "options:"), ("fr", "options\u00a0:"), ("ja", "オプション：")):
        assert f"\n{heading}\n" in said(capsys, "icm", "--help", "--language", language)


def test_the_parts_of_an_answer_are_separated_as_in_the_language(capsys) -> None:
    """French has a no-break space before a semicolon, Japanese a comma of its own."""
    hand = ("read", "--game", "holdem", "--hand", "AcKd", "--board", "AsKsQhJdTd")
    asked = ("quiz", "--game", "omaha8", "--topic", "play", "--seed", "1")
    for language, mark, cards in (("fr", "\u202f; ", " ({})"), ("ja", "、", "（{}）")):
        read, asks = said(capsys, *hand, "--language", language), said(capsys, *asked, "--language", language)
        assert f"Ac{mark}Kd{mark}Ac Kd" in read
        assert f"{cards.format('5d 4s Ac 3d 2d')}{mark}5-4-3-2-A" in asks
    assert "(5d 4s Ac 3d 2d); 5-4-3-2-A" in said(capsys, *asked)


def test_decimals_of_a_phrase_are_written_as_in_the_language() -> None:
    """A discard was worth "14.3 %"."""
    words = phrase("{choice} ({mean})", choice=phrase("That costs {lost}% of the pot.", lost="14.3"), mean="+5.07")
    assert in_words(words) == "That costs 14.3% of the pot. (+5.07)"
    speak(["--language", "fr"])
    assert in_words(words) == "Cela coûte 14,3\u202f% du pot. (+5,07)"


def test_a_figure_that_rounds_to_nothing_has_no_minus() -> None:
    """A check that wins nothing was worth -0.00."""
    assert [figure(value, 2, "+") for value in (-0.0, -0.004, 0.004, -0.006)] == ["+0.00", "+0.00", "+0.00", "-0.01"]


PROGRAMMERS = {
    "%(prog)s: error: %(message)s\n",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    ".__call__() not defined",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "unexpected option string: %s",
}
"""What argparse says of parsers that are made wrong, or of what these do not use."""


def test_all_that_the_argparse_of_this_python_says_to_players_is_known() -> None:
    calls = [each for each in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(each, ast.Call)]
    said = {
        part.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for part in call.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    assert said - PROGRAMMERS - set(OF_ARGPARSE) == set()
    assert len(said & set(OF_ARGPARSE)) > len(OF_ARGPARSE) / 2


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_a_wording_of_another_python_makes_the_whole_sentence_english(language) -> None:
    speak(["--language", language])
    board = argparse.ArgumentParser().add_argument("--board")
    say = vars(argparse)["_"]
    for wording, values, whole in (
        ("odd value: %(value)r", {"value": 3}, "argument --board: odd value: 3"),
        ("odd value: %s", 3, "argument --board: odd value: 3"),
        ("an odd value", None, "argument --board: an odd value"),
    ):
        message = say(wording) if values is None else say(wording) % values
        assert str(argparse.ArgumentError(board, message)) == whole
    french_or_japanese = str(argparse.ArgumentError(board, say("expected one argument")))
    assert french_or_japanese in ("argument --board\xa0: un argument attendu", "引数--board：引数が1個必要です")
    known = say("the following arguments are required: %s") % "--hand"
    assert "--hand" in known and "required" not in known
    speak([])
    assert say("expected one argument") == "expected one argument"


HAND = """variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 AsKd', 'd dh p2 QhQs', '{}']
"""


def test_a_hand_that_cannot_be_replayed_is_named_in_the_language_and_in_json_in_english(capsys, tmp_path) -> None:
    file = tmp_path / "hand.phh"
    file.write_text(HAND.format("p2 cbr 500"))
    text = said(capsys, "replay", str(file), "--json", "--language", "fr")
    assert "main 1\xa0: action 3 'p2 cbr 500'\xa0: le maximum est de 100" in text
    assert "action 3 'p2 cbr 500': the maximum is 100" in json.loads(text.splitlines()[0])["error"]
    file.write_text(HAND.format("p1 cc"))
    assert "アクション3 'p1 cc'：p2の番です" in said(capsys, "replay", str(file), "--language", "ja")


def test_decisions_and_ranges_are_said_in_the_language(capsys, tmp_path) -> None:
    file = tmp_path / "hand.phh"
    file.write_text(HAND.format("p2 cc"))
    text = said(capsys, "decide", str(file), "--as", "tag", "--language", "fr")
    assert "p1, avant le flop, AsKd, en tag\xa0:" in text and "relancer à" in text and "\u202f%" in text
    text = said(capsys, "range", str(file), "--player", "2", "--as", "tag", "--language", "ja")
    assert "プリフロップ：コール" in text


@pytest.mark.parametrize(
    ("words", "signs"),
    [
        (("replay", "{file}"), "：、"),
        (("review", "{file}", "--player", "2", "--as", "station:beginner", "--samples", "8", "--seed", "1"), "：、"),
        (("quiz", "--game", "razz", "--topic", "lower", "--seed", "3"), "：／（"),
        (("quiz", "--game", "stud8", "--topic", "live", "--seed", "3"), "：、"),
        (("quiz", "--game", "omaha8", "--topic", "showdown", "--seed", "3"), "：、（"),
        (("quiz", "--game", "omaha8", "--topic", "decide", "--seed", "3"), "：、（"),
    ],
)
def test_lists_and_heads_have_the_japanese_signs(capsys, tmp_path, words, signs) -> None:
    """``プレイヤー1: 5d``, ``3、4`` beside ``3, 4`` and ``Qハイ; ローなし``: English signs in Japanese lines.

    A slash parts what contains commas.
    """
    file = tmp_path / "hand.phh"
    file.write_text(HAND.format("p2 f"))
    text = said(capsys, *(word.format(file=file) for word in words), "--language", "ja")
    assert [sign for sign in signs if sign not in text] == []
    assert re.findall(r".*(?:[,:;] | \().*", text) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_heads_of_the_equity_table_stand_apart(capsys, language) -> None:
    text = said(
        capsys, "equity", "--game", "omaha8", "AsAh2s3h", "KsKhQdQc", "--board", "7s8dTh", "--language", language
    )
    head = text.splitlines()[0]
    assert [head[at] for at in range(len(head) - 70, len(head), 10)] == [" "] * 7
