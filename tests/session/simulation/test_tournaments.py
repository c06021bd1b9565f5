"""Sit and goes that are played headless: repeatable, alone or side by side, with programs."""

import re
import sys
from statistics import stdev

import pytest
from pokerkit import PokerStarsParser

from pokertable.model.betting.structure import Structure
from pokertable.model.mixes import offer
from pokertable.session.phh.pokerstars import write_hand as as_pokerstars
from pokertable.session.phh.pokerstars_read import read_hands as hands_in
from pokertable.session.phh.read import PhhHand, read_file
from pokertable.session.phh.replay import replay
from pokertable.session.phh.write import write_hands
from pokertable.session.record.record import HandRecord
from pokertable.session.simulation.simulation import InvalidSimulation
from pokertable.session.simulation.tournaments import Standing, Tournaments, play_tournaments, standings
from pokertable.session.tournament.places import Out
from pokertable.session.tournament.structure import structure
from tests.narrow import known, of_kind

BEGINNERS = ("tag:beginner", "lag:beginner", "station", "rock:beginner")


class WithAntes(PokerStarsParser):
    """pokerkit 0.7.7 has a pattern for the antes of other sites, for PokerStars' one that matches nothing."""

    ANTE_POSTING = re.compile(r"(?P<player>.+): posts the ante (?P<ante>[0-9.,]+)")


def asked(game="holdem", players=BEGINNERS, field=4, count=3, seed=5, key="turbo"):
    offered = offer(game)
    return Tournaments(
        offered=offered,
        betting=offered.usual_structure,
        structure=structure(key),
        players=players,
        field=field,
        count=count,
        seed=seed,
    )


def results(those, **options):
    return [(each.out, each.hands, each.levels) for each in play_tournaments(those, **options)]


def test_one_alone_is_as_among_others():
    many = results(asked(count=2, players=BEGINNERS[:3], field=3))
    assert many[0] == results(asked(count=1, players=BEGINNERS[:3], field=3))[0]
    assert len({out for out, *_ in many}) > 1


@pytest.mark.long
def test_processes_change_nothing():
    those = asked(count=24)
    assert results(those, jobs=2) == results(those)


def test_standings_add_up():
    """Of a seed with which nobody fares the same in both: that would be no spread."""
    those = asked(players=BEGINNERS[1:], field=5, count=2, seed=13)
    played = list(play_tournaments(those))
    found = standings(those, played)
    assert [each.entries for each in found] == [4, 4, 2]
    assert sum(each.wins for each in found) == 2
    assert sum(each.prizes for each in found) == 2 * 500
    assert sum(each.in_prizes for each in found) == 4
    assert all(each.stderr for each in found)


def test_the_error_of_a_mean_prize_is_that_over_its_tournaments():
    """Two entries each time; together they won 500, nothing and 500 points."""
    standing = Standing()
    for prizes in ((500, 0), (0, 0), (300, 200)):
        standing.count([Out(player, 1, prize, 1) for player, prize in enumerate(prizes)])
    assert standing.prize_mean == pytest.approx(1000 / 6)
    assert standing.stderr == pytest.approx(stdev([500, 0, 500]) * 3**0.5 / 6)


def test_hands_are_exported_with_their_tournament_and_level(tmp_path):
    records: list[HandRecord] = []
    (played,) = play_tournaments(asked(count=1), keep=records.extend)
    assert len(records) == played.hands
    assert [each.tournament for each in records] == [1] * played.hands
    assert {each.level for each in records} == {level for level, _ in played.levels}
    file = tmp_path / "hands.phhs"
    file.write_text(write_hands(records))
    again = [replay(each).record() for each in read_file(file) if isinstance(each, PhhHand)]
    assert [(each.events, each.tournament, each.level) for each in again] == [
        (each.events, each.tournament, each.level) for each in records
    ]
    last = records[-1]
    stakes = last.game.stakes
    header = as_pokerstars(last, 1_700_000_000_000, number=7).splitlines()[0]
    assert header.startswith("PokerStars Hand #7:  Tournament #1, Freeroll  Hold'em No Limit - Level ")
    assert f"({stakes.small_blind}/{stakes.big_blind})" in header
    assert max(each.level or 0 for each in records) >= 3, "with antes"
    assert_text_is_read(records)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "field"),
    [("holdem", 9), ("holdem", 18), ("omaha8", 6), ("stud8", 4), ("razz", 4), ("triple27", 4), ("horse", 4)],
)
def test_the_text_of_every_hand_of_a_tournament_is_read(game, field):
    records: list[HandRecord] = []
    list(play_tournaments(asked(game, field=field, players=BEGINNERS[:3], count=1), keep=records.extend))
    assert_text_is_read(records)


def assert_text_is_read(records):
    """Every hand as PokerStars' text ends with the same stacks.

    pokerkit's parser reads no-limit hold'em, and gives an odd chip of a tie to another seat.
    """
    for number, record in enumerate(records, 1):
        text = as_pokerstars(record, 1_700_000_000_000, number=number)
        (hand,) = hands_in(text, "x.txt")
        again = replay(of_kind(PhhHand, hand)).record()
        assert (again.tournament, again.level) == (record.tournament, record.level)
        assert again.final_stacks == record.final_stacks
        if record.game.variant.key == "holdem" and record.game.structure is Structure.NO_LIMIT:
            with pytest.warns(UserWarning, match="time_zone_abbreviation"):
                (read,) = WithAntes()(text, error_status=True)
            *_, end = read
            found = dict(zip(known(read.players), end.stacks, strict=True))
            assert found == {
                name: pytest.approx(stack, abs=1) for name, stack in zip(record.names, record.final_stacks, strict=True)
            }


def test_a_program_sits_down(tmp_path):
    bot = tmp_path / "folds.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready', 'name': 'Folder'}), flush=True)\n"
        "    elif said['type'] == 'act':\n"
        "        print(json.dumps({'do': 'fold'}), flush=True)\n"
    )
    those = asked(players=(f"program:{sys.executable} {bot}", "station"), field=2, count=1)
    (found, other) = standings(those, list(play_tournaments(those)))
    assert (found.name, found.tournaments, found.wins + other.wins) == ("Folder", 1, 1)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"count": 0}, "tournaments 0"),
        ({"players": ("tag",) * 5}, "5 players"),
        ({"players": ("nobody",)}, "nobody"),
    ],
)
def test_what_cannot_be_played_is_named(change, named):
    with pytest.raises(ValueError, match=named):
        asked(**change)


def test_jobs_below_one_are_named():
    with pytest.raises(InvalidSimulation, match="jobs 0"):
        list(play_tournaments(asked(), jobs=0))


@pytest.mark.long
def test_equal_players_win_equally_often_wherever_they_sit():
    """2,000 sit and goes of six equal tags: each wins a sixth within three errors."""
    those = asked(players=("tag",) * 6, field=6, count=2000, key="standard")
    found = standings(those, list(play_tournaments(those, jobs=2)))
    error = (2000 * (1 / 6) * (5 / 6)) ** 0.5
    assert all(abs(each.wins - 2000 / 6) < 3 * error for each in found)
    assert all(abs(each.places / 2000 - 3.5) < 3 * (35 / 12 / 2000) ** 0.5 for each in found)


@pytest.mark.long
def test_an_expert_gains_from_beginners():
    """A thousand sit and goes: the mean prize is above a sixth of the pool by three errors."""
    those = asked(players=("tag:expert", *("tag:beginner",) * 5), field=6, count=1000, key="standard")
    expert, *_ = standings(those, list(play_tournaments(those, jobs=2)))
    assert expert.stderr is not None
    assert expert.prize_mean - 3 * expert.stderr > 100
