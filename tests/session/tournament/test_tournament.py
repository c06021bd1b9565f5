"""A sit and go from its first hand to its last chip, and what is known of it at any moment."""

from random import Random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.mixes import offer
from pokertable.players.opponents.personas import policy_of
from pokertable.players.seen.policy import choose
from pokertable.session.tournament.prizes import InvalidField
from pokertable.session.tournament.structure import (
    InvalidStructure,
    TournamentStructure,
    structure,
    structure_files,
    structure_keys,
)
from pokertable.session.tournament.tournament import ChipsLost, Setup, Tournament
from tests.games import one_of

GAMES = ["holdem", "omaha8", "stud8", "razz", "draw5", "triple27", "horse", "8game", "bigo", "badugi"]


def setup(game: str, field: int, seed: str = "1", key: str = "standard") -> Setup:
    offered = offer(game)
    return Setup(offered=offered, betting=offered.usual_structure, structure=structure(key), field=field, seed=seed)


def played_round(tournament: Tournament) -> dict[int, int]:
    """The stacks after a round of players who act by chance."""
    chance = policy_of("random")
    stacks: dict[int, int] = {}
    for dealt in tournament.hands():
        hand = dealt.deal()
        random = Random(dealt.deck_seed)
        while (seat := hand.to_act) is not None:
            own = [*hand.state.holes[seat], *hand.state.discards[seat]]
            hand.act(choose(chance, hand.observe(None), own, random).action)
        stacks.update(zip(dealt.players, hand.state.stacks, strict=True))
    return stacks


@pytest.mark.parametrize(
    ("field", "game"),
    [
        *((2, game) for game in GAMES),
        *one_of(3, [(6, game) for game in GAMES]),
        *(pytest.param(18, game, marks=pytest.mark.long) for game in GAMES),
    ],
)
def test_it_ends_with_all_chips_at_one_player_and_every_place_taken(field, game):
    tournament = Tournament(setup(game, field))
    while not tournament.over:
        for dealt in tournament.hands():
            assert all(stack > 0 for stack in dealt.stacks)
            assert 2 <= len(dealt.players) <= tournament.setup.cap
            if dealt.blinds is not None:
                assert max(dealt.blinds) == dealt.game.stakes.big_blind
        tournament.settle(played_round(tournament))
    assert sorted(out.player for out in tournament.out) == list(range(field))
    assert sum(out.prize for out in tournament.out) == sum(tournament.setup.prizes)
    places = sorted(out.place for out in tournament.out)
    assert places[0] == 1
    assert all(sum(at < place for at in places) == place - 1 for place in places)
    assert list(tournament.stacks.values()) == [tournament.setup.chips]


def test_it_is_a_fold_over_its_rounds():
    tournament = Tournament(setup("holdem", 18))
    rounds: list[dict[int, int]] = []
    while not tournament.over:
        again = Tournament.resume(tournament.setup, rounds)
        assert again.hands() == tournament.hands()
        assert again.out == tournament.out
        rounds.append(played_round(tournament))
        tournament.settle(rounds[-1])


def test_chips_that_are_not_those_in_play_are_an_error():
    tournament = Tournament(setup("holdem", 3))
    for stacks in ({0: 1500, 1: 1500, 2: 1499}, {0: 4500}, {0: 4501, 1: 0, 2: -1}):
        with pytest.raises(ChipsLost, match="hand 1"):
            tournament.settle(stacks)
    assert tournament.stacks == dict.fromkeys(range(3), 1500)


def test_levels_rise_by_hands_and_the_last_goes_on():
    standard = structure("standard")
    assert [standard.level_of(hand) for hand in (1, 12, 13, 24, 25, 10_000)] == [1, 1, 2, 2, 3, len(standard.levels)]
    assert structure("turbo").level_of(9) == 2
    assert structure("deep").chips == 3000


def test_levels_by_minutes_rise_with_the_time_of_play_whatever_the_hand():
    turbo = structure("turbo:minutes")
    assert (turbo.minutes, turbo.chips, turbo.levels) == (5, 1500, structure("turbo").levels)
    seconds = [(0, 1), (299.9, 1), (300, 2), (899.5, 3), (900, 4), (10**6, len(turbo.levels))]
    for hand in (1, 500):
        assert [turbo.level_of(hand, each) for each, _ in seconds] == [level for _, level in seconds]
    assert structure("turbo").level_of(8, 10**6) == 1, "levels by hands know no time"


def test_a_level_by_minutes_is_that_of_the_deal():
    tournament = Tournament(setup("holdem", 2, key="turbo:minutes"))
    assert tournament.hands()[0].game.stakes.big_blind == 20
    rounds = [played_round(tournament) for _ in range(1)]
    tournament.settle(rounds[0])
    assert tournament.level == 1, "no time has passed"
    tournament.seconds = 700
    assert tournament.level == 3
    stakes = tournament.hands()[0].game.stakes
    assert (stakes.small_blind, stakes.big_blind, stakes.big_blind_ante) == (25, 50, 50)
    again = Tournament.resume(tournament.setup, rounds, 700)
    assert (again.level, again.hands()) == (3, tournament.hands())


def test_where_no_clock_runs_a_level_by_minutes_has_as_many_hands_as_one_by_hands():
    for key in structure_files():
        by_minutes = structure(f"{key}:minutes")
        at = [by_minutes.level_of(hand, (hand - 1) * by_minutes.hand_s) for hand in range(1, 300)]
        assert at == [structure(key).level_of(hand) for hand in range(1, 300)]
    assert structure("turbo").hand_s == 0


def test_stakes_of_a_level():
    of = {game: setup(game, 2) for game in ("holdem", "omaha8", "stud8", "8game")}
    assert of["holdem"].game_of(1, 1).stakes.big_blind_ante == 0
    third = of["holdem"].game_of(25, 3).stakes
    assert (third.small_blind, third.big_blind, third.big_blind_ante) == (25, 50, 50)
    stud = of["stud8"].game_of(1, 1).stakes
    assert (stud.small_bet, stud.big_bet, stud.ante, stud.bring_in) == (20, 40, 4, 6)
    games = {of["8game"].game_of(hand, 1).variant.key for hand in range(1, 17)}
    assert len(games) == 7
    for level in range(1, len(of["stud8"].structure.levels) + 1):
        stakes = of["stud8"].rotation(level).games[0].stakes
        assert stakes.small_bet / 6 <= stakes.ante <= stakes.small_bet / 4 < stakes.bring_in < stakes.small_bet


@pytest.mark.parametrize(("betting", "bets"), [(Structure.FIXED, 2), (Structure.NO_LIMIT, 1)])
def test_a_fixed_limit_bets_the_big_blind_and_then_twice_as_much(betting, bets):
    of = structure("turbo")
    for level, (_, big) in enumerate(of.levels, 1):
        stakes = of.rotation(CATALOGUE["holdem"], betting, level, 1).games[0].stakes
        assert (stakes.small_bet, stakes.big_bet) == (big, bets * big)


def test_only_the_bubble_is_the_bubble():
    tournament = Tournament(setup("holdem", 6))
    assert not tournament.is_bubble
    tournament.settle({0: 0, 1: 0, 2: 0, 3: 3000, 4: 3000, 5: 3000})
    assert tournament.is_bubble
    tournament.settle({3: 0, 4: 4500, 5: 4500})
    assert not tournament.is_bubble
    assert [(out.place, out.prize) for out in tournament.out] == [(4, 0)] * 3 + [(3, 0)]


@pytest.mark.parametrize(("game", "field"), [("stud8", 9), ("triple27", 7), ("holdem", 10)])
def test_a_field_that_is_not_played_is_named(game, field):
    with pytest.raises(InvalidField, match=f"field {field}"):
        setup(game, field)


def test_minutes_that_cannot_be_played_are_named():
    for minutes in (0, -5):
        with pytest.raises(InvalidStructure, match="mine, minutes"):
            TournamentStructure(
                key="mine", title="Mine", entry=1, chips=1, hands=1, ante_from=1, levels=((1, 2),), minutes=minutes
            )


@pytest.mark.parametrize(
    ("levels", "named"),
    [((), "expected 1 to 100 levels"), (((10, 20), (10, 20)), "10/20"), (((20, 20),), "20/20"), (((0, 20),), "0/20")],
)
def test_a_structure_that_cannot_be_played_is_named(levels, named):
    with pytest.raises(InvalidStructure, match=named):
        TournamentStructure(key="mine", title="Mine", entry=1, chips=1, hands=1, ante_from=1, levels=levels)


def test_structures_are_data():
    assert structure_files() == ("standard", "deep", "turbo")
    assert structure_keys()[2:] == ("turbo", "standard:minutes", "deep:minutes", "turbo:minutes")
    for wrong in ("slow", "turbo:hours", "slow:minutes"):
        with pytest.raises(InvalidStructure, match=f"'{wrong}': expected one of standard"):
            structure(wrong)


def test_each_hand_knows_what_its_players_can_still_win():
    tournament = Tournament(setup("holdem", 18))
    for dealt in tournament.hands():
        assert dealt.prizes.prizes == tournament.setup.prizes
        assert len(dealt.prizes.elsewhere) == 18 - len(dealt.players)
    while len(tournament.stacks) > 3:
        tournament.settle(played_round(tournament))
    for dealt in tournament.hands():
        assert dealt.prizes.prizes == tournament.setup.prizes[: len(tournament.stacks)]
        assert sum(dealt.stacks) + sum(dealt.prizes.elsewhere) == tournament.setup.chips
