"""The options that name a game."""

import argparse

import pytest

from pokertable.cli.game_args import add_game_arguments, games_from, stakes_from
from pokertable.cli.main import build_parser, main
from pokertable.cli.play import choice_from
from pokertable.cli.simulate import simulation_from
from pokertable.model.betting.structure import Structure
from pokertable.model.mixes import MIXES, offers
from pokertable.session.profile.choice import usual_choice
from pokertable.views.start.table_form import TableForm


def game(*words):
    parser = argparse.ArgumentParser()
    add_game_arguments(parser)
    (only,) = games_from(parser.parse_args(words)).games
    return only


def parsed(*words):
    return build_parser().parse_args(words)


def test_fixed_stakes_are_bets_the_small_blind_is_half_the_big_one():
    stakes = game("--game", "omaha8", "--limit", "fixed", "--stakes", "10/20").stakes
    assert (stakes.small_bet, stakes.big_bet, stakes.small_blind, stakes.big_blind) == (10, 20, 5, 10)


def test_other_stakes_are_blinds():
    stakes = game("--game", "omaha", "--limit", "pot", "--stakes", "1/2").stakes
    assert (stakes.small_bet, stakes.big_bet, stakes.small_blind, stakes.big_blind) == (2, 2, 1, 2)


@pytest.mark.parametrize(("low", "ante", "bring_in"), [(10, 1, 2), (20, 2, 5), (2, 1, 1), (100, 10, 25)])
def test_stud_ante_and_bring_in_default_to_a_tenth_and_a_quarter_of_the_small_bet(low, ante, bring_in):
    stakes = game("--game", "stud8", "--stakes", f"{low}/{2 * low}").stakes
    assert (stakes.ante, stakes.bring_in) == (ante, bring_in)


def test_the_usual_structure_is_taken_where_none_is_named():
    usual = {name: game("--game", name).structure for name in ("holdem", "omaha", "omaha8", "stud8")}
    assert usual == {
        "holdem": Structure.NO_LIMIT, "omaha": Structure.POT, "omaha8": Structure.POT, "stud8": Structure.FIXED,
    }  # fmt: skip


def test_house_rules():
    played = game("--game", "holdem", "--limit", "fixed", "--raise-cap", "4", "--rake", "5/3", "--ante", "1")
    assert played.house.raise_cap == 4
    assert played.house.rake is not None
    assert (played.house.rake.per_mille, played.house.rake.cap, played.stakes.ante) == (50, 3, 1)
    assert game("--game", "holdem", "--raise-cap", "-1").house.raise_cap is None
    assert game("--game", "holdem", "--bb-ante", "2").stakes.big_blind_ante == 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--game", "omaha9"], "omaha9"),
        (["--game", "stud8", "--limit", "pot"], "stud8"),
        (["--game", "holdem", "--limit", "spread"], "spread"),
        (["--game", "holdem", "--stakes", "10"], "10"),
        (["--game", "holdem", "--stakes", "2/1"], "2/1"),
        (["--game", "holdem", "--stakes", "0/0"], "0/0"),
        (["--game", "holdem", "--stakes=-1/2"], "-1/2"),
        (["--game", "holdem", "--stakes", "1.5/3"], "1.5/3"),
        (["--game", "holdem", "--stakes", "١/٢"], "١/٢"),
        (["--game", "holdem", "--bring-in", "2"], "bring-in"),
        (["--game", "stud8", "--bb-ante", "2"], "bb-ante"),
        (["--game", "holdem", "--hands-each", "3"], "hands-each"),
        (["--game", "stud8", "--bring-in", "10", "--stakes", "10/20"], "bring-in 10"),
        (["--game", "holdem", "--ante", "1", "--bb-ante", "2"], "ante"),
    ],
)
def test_what_does_not_fit_is_named(words, named):
    with pytest.raises(ValueError, match=r".") as error:
        game(*words)
    assert named in str(error.value)


@pytest.mark.parametrize("text", ["", "/", "1/", "/2", "a/b", "1/2/3", "9" * 20 + "/1"])
def test_stakes_are_two_whole_amounts(text):
    with pytest.raises(ValueError, match="--stakes"):
        stakes_from(text, Structure.FIXED)


EVERY_STRUCTURE = [(key, structure) for key, offered in offers().items() for structure in offered.structures]


@pytest.mark.parametrize(("key", "structure"), EVERY_STRUCTURE)
def test_what_is_not_said_is_as_on_the_start_page(qtbot, key, structure):
    words = ["--game", key, *([] if key in MIXES else ["--limit", structure.value])]
    form = TableForm()
    qtbot.addWidget(form)
    form.fill(usual_choice(key))
    form.structures[structure].click()
    offered = form.choice()
    opened = choice_from(parsed("play", *words))
    assert opened == offered
    simulation = simulation_from(parsed("simulate", *words, "--players", "tag,lag", "--hands", "1"))
    assert (simulation.game, simulation.stack) == (offered.rotation(), offered.stack)


def test_help_tells_the_defaults(capsys):
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "small/big blind (default 1/2); fixed limit: small/big bet (default 2/4)" in told
    assert "players, you included (default 6)" in told and "raises after the bet (default 3)" in told
    assert "(default: 100 big blinds; fixed limit: 25 big bets)" in told
