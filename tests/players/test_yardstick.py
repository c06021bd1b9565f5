"""The luck that the yardstick takes out is luck, and with it the rows of who wins from whom: skills, versions."""

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import known as all_known
from pokertable.model.cards import parse_cards
from pokertable.model.games import BADUGI, HOLDEM
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from tests.analysis.oracle import high
from tests.games import few, one_of
from tests.players.duels import result_of, sittings
from tests.players.tables import game
from tests.players.yardstick import drawn_more, line, luck, measured, part, steps, without_luck
from tests.rules.table import check_down, deal, play

pytestmark = pytest.mark.long

GAMES = (("holdem", "none"), ("omaha", "pot"), ("omaha8", "fixed"), ("stud8", "fixed"))
STACK = 2000
BEFORE = "e6f51394"
"""The version before opponents had skills and read ranges."""
CONTROL = 3.0
"""Standard errors that something may be off which is right."""
DEALS = 6000
"""At most; where the sign is clear before, no more are played."""


def test_luck_is_what_the_cards_brought_after_all_in():
    """Against every river counted by phevaluator."""
    holes, board = {0: "AsAh", 1: "KsKh"}, "Kd7c2s9h"
    hand = deal(game("holdem", Structure.NO_LIMIT), [STACK] * 2, holes=holes, board=board + "Ad")
    play(hand, f"1c 0c 0c 1c 0r{STACK - 20} 1c")
    mine, other = map(all_known, hand.state.holes)
    open_cards = all_known(hand.state.board[:4])
    rivers = [card for card in range(52) if card not in {*mine, *other, *open_cards}]
    wins = sum(high(HOLDEM, mine, [*open_cards, card]) > high(HOLDEM, other, [*open_cards, card]) for card in rivers)
    assert hand.state.stacks == [2 * STACK, 0]
    assert wins == 2
    found = luck(hand)
    assert found.all_in == pytest.approx(2 * STACK * (1 - wins / len(rivers)))
    assert found.streets[3] == 0 != found.streets[1]


@pytest.mark.parametrize(("key", "limit"), GAMES)
def test_luck_of_a_hand_that_is_checked_down_leads_from_the_first_cards_to_the_last(key, limit):
    hand = Hand(game(key, Structure(limit)), [STACK] * 2, 0, Deck.shuffled(4))
    first = [tuple(cards) for cards in hand.state.holes]
    check_down(hand)
    put_in = STACK - min(hand.state.stacks)
    assert put_in > 0
    end = (hand.state.stacks[0] - (STACK - put_in)) / (2 * put_in)
    found = luck(hand)
    assert found.all_in == 0
    assert found.streets.sum() == pytest.approx(2 * put_in * (end - part(hand.state.game.variant, *first, ())))


def test_a_player_wins_nothing_from_itself():
    won, hands = next(sittings("omaha8", ("tag:beginner", "tag:beginner"), seed=1))
    assert (won == 0).all()
    assert any(hand.state.stacks[0] != hand.state.started.stacks[0] for hand in hands)


@pytest.mark.parametrize("deals", few(50, 400))
@pytest.mark.parametrize(("key", "limit"), one_of(4, [*GAMES, ("badugi", "fixed"), ("draw5", "pot")]))
def test_what_is_left_without_luck_is_the_same_in_the_mean_and_less_scattered(key, limit, deals):
    players = ("tag:beginner", "loose:beginner")
    found = steps(key, Structure(limit), players, seed=3)
    parts = [next(found) for _ in range(deals // 25)]
    won, all_in, streets = (np.concatenate(each) for each in zip(*parts, strict=True))
    rest = without_luck(won, all_in, streets)
    off = result_of(won - rest)
    assert off.error > 0
    assert abs(off.errors) < CONTROL
    assert result_of(rest).error < 0.9 * result_of(won).error
    for street in (all_in, *streets.T[1:]):
        assert abs(street.mean()) <= CONTROL * street.std(ddof=1) / deals**0.5


def test_the_luck_of_a_draw_is_what_came_more_than_what_might_have_come():
    """The only card that makes the badugi takes the pot from a ten, and four of the others would not have."""
    kept, other = parse_cards("As2h3d"), parse_cards("Tc5h6d7s")
    stub = parse_cards("4cKsKhKdQs")
    found = drawn_more(BADUGI, kept, stub[:1], stub, other, (0, 0), Random(1))
    assert found == pytest.approx(0.8 * 1.0, abs=0.05)
    assert drawn_more(BADUGI, kept, stub[1:2], stub, other, (0, 0), Random(1)) == pytest.approx(-0.2, abs=0.05)


def test_a_limit_that_the_game_is_not_played_with_is_named():
    with pytest.raises(ValueError, match="limit none: expected one of fixed"):
        measured("stud8", "none", ("tag", "lag"), 25)


def test_a_program_that_does_not_answer_is_named():
    with pytest.raises(ValueError, match="1 faults, the first: hello: the program ended"):
        measured("holdem", "none", ("tag:beginner", f"program:{sys.executable} -c pass"), 25)


@pytest.mark.long
@pytest.mark.parametrize("skills", [("", ":beginner"), (":expert", "")], ids=["regular-beginner", "expert-regular"])
@pytest.mark.parametrize(
    ("key", "limit"), [("badugi", "fixed"), ("triple27", "fixed"), ("single27", "none"), ("draw5", "pot")]
)
def test_more_skill_wins_from_less_in_draw_games(key, limit, skills):
    names = ["tag" + skill for skill in skills]
    found = measured(key, limit, names, DEALS)
    print(line(key, limit, names, found))
    assert found.adjusted.errors > 2


@pytest.mark.long
@pytest.mark.parametrize("style", ["tag", "lag"])
@pytest.mark.parametrize("skills", [("", ":beginner"), (":expert", "")], ids=["regular-beginner", "expert-regular"])
@pytest.mark.parametrize(("key", "limit"), GAMES)
def test_more_skill_wins_from_less(key, limit, skills, style):
    names = [style + skill for skill in skills]
    found = measured(key, limit, names, DEALS)
    print(line(key, limit, names, found))
    assert found.adjusted.errors > 2


@pytest.fixture(scope="session")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout of the version before."""
    to = tmp_path_factory.mktemp("before")
    git = [shutil.which("git") or pytest.skip("there is no git"), "-C", str(Path(__file__).parents[2])]
    if subprocess.run([*git, "cat-file", "-e", BEFORE], check=False, capture_output=True).returncode:
        pytest.skip(f"this checkout has no version {BEFORE}")
    found = subprocess.run([*git, "archive", BEFORE, "pokertable", "resources"], check=True, capture_output=True)
    subprocess.run(["tar", "x", "-C", to], input=found.stdout, check=True)
    return to


@pytest.mark.long
@pytest.mark.parametrize("style", ["tag", "lag"])
@pytest.mark.parametrize(("key", "limit"), [*GAMES, ("holdem", "fixed")])
def test_regulars_win_from_the_version_before(key, limit, style, before):
    """Ten big blinds, or two big bets, per hundred hands at least."""
    seat = f"program:env PYTHONPATH={before} {sys.executable} {Path(__file__).with_name('earlier.py')} {style}"
    found = measured(key, limit, (style, seat), DEALS)
    print(line(key, limit, (style, "the version before"), found))
    assert found.adjusted.errors > 3
    assert found.adjusted.won >= (2 if limit == "fixed" else 10)
