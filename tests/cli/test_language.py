"""``--language``: texts in that language, JSON in English."""

import json

import pytest

from pokertable.cli.language import speak
from pokertable.cli.main import main

READ = ["read", "--game", "omaha8", "--hand", "AsAh9d2c", "--board", "7s7cKdQhJc"]


@pytest.fixture(autouse=True)
def in_english():
    yield
    speak([])


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
