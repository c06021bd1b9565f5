"""``pokertable play``: the table or sit and go of its options."""

import argparse
import re

import pytest

from pokertable.cli.play import add_table_arguments, choice_from


def chosen(*options: str):
    parser = argparse.ArgumentParser()
    add_table_arguments(parser)
    return choice_from(parser.parse_args(["--game", "holdem", *options]))


def test_a_sit_and_go_has_a_field_and_a_structure():
    usual = chosen("--sng")
    assert (usual.sng, usual.field, usual.seats) == ("standard", 6, 6)
    large = chosen("--sng", "--field", "45", "--structure", "turbo", "--players", "tag,rock")
    assert (large.sng, large.field, large.seats) == ("turbo", 45, 9)
    assert large.personas == ("tag", "rock") * 4
    assert chosen().sng is None and chosen("--seats", "4", "--sng").field == 4


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--sng", "--field", "10"], "field 10: expected 2 to 9, 18, 27, 45 players"),
        (
            ["--sng", "--structure", "slow"],
            "'slow': expected one of standard, deep, turbo, standard:minutes, deep:minutes, turbo:minutes",
        ),
        *(
            (["--sng", *option.split()], f"{option.split()[0]}: a sit and go has its own stakes and rules")
            for option in ("--stakes 1/2", "--qualifier 7", "--raise-cap -1", "--open-pair", "--antes-alone")
        ),
        (
            ["--sng", "--players", "tag,program:./bot"],
            "programs can't play in a sit and go here: use pokertable tournament",
        ),
        (["--field", "9"], "--field 9: only with --sng"),
        *(
            (
                [*seats, "--players", "tag,rock,lag"],
                "--players: 3 opponents, expected at most 2, one for each other seat",
            )
            for seats in (["--seats", "3"], ["--sng", "--field", "3"])
        ),
        (["--game", "triple27", "--sng", "--field", "9"], "field 9: a table of triple27 has 2 to 6 players"),
    ],
)
def test_what_is_not_played_is_named(options, error):
    with pytest.raises(ValueError, match=f"^{re.escape(error)}$"):
        chosen(*options)
