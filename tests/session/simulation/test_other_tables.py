"""The other tables of the player's sit and go, and the rest of it without the player."""

import pytest

from pokertable.model.mixes import offer
from pokertable.session.simulation.other_tables import OtherHands, play_others, play_to_end
from pokertable.session.tournament.entrants import entrants
from pokertable.session.tournament.structure import structure
from pokertable.session.tournament.tournament import Setup, Tournament


def begun(game="holdem", field=18, levels="turbo"):
    offered = offer(game)
    setup = Setup(offered=offered, betting=offered.usual_structure, structure=structure(levels), field=field, seed="7")
    return Tournament(setup), entrants("You", field, ("tag:beginner", "rock:beginner"), setup.seed)


def test_a_hand_is_played_at_each_and_follows_from_the_seed():
    tournament, listed = begun()
    hands = tuple(tournament.hands()[1:])
    asked = OtherHands("7", 1, hands, listed)
    stacks = play_others(asked)
    assert sorted(stacks) == sorted([player for dealt in hands for player in dealt.players])
    assert sum(stacks.values()) == sum([sum(dealt.stacks) for dealt in hands])
    assert stacks == play_others(asked) != play_others(OtherHands("8", 1, hands, listed))


@pytest.mark.parametrize(
    ("game", "field"),
    [
        ("holdem", 3),
        *[pytest.param(game, field, marks=pytest.mark.long) for game, field in (("8game", 6), ("stud8", 18))],
        pytest.param("triple27", 5, marks=pytest.mark.long),
    ],
)
def test_the_rest_is_played_without_the_player_who_wins_no_pot(game, field):
    tournament, listed = begun(game, field)
    told: list[int] = []
    over = play_to_end(tournament, listed, told.append)
    assert over.over and not tournament.over and tournament.hand == 1
    assert sorted(out.place for out in over.out) == list(range(1, field + 1))
    assert sum(out.prize for out in over.out) == sum(over.setup.prizes)
    assert next(out.place for out in over.out if out.player == 0) > 1
    assert told[-1] == 1 and told == sorted(told, reverse=True)


def test_the_clock_stops_with_the_last_hand():
    """A level is reached by a hand that is dealt: after the last there is none."""
    tournament, listed = begun(field=2, levels="turbo:minutes")
    told: list[int] = []
    over = play_to_end(tournament, listed, told.append)
    assert len(told) > 1 and over.setup.structure.hand_s > 0
    assert over.seconds == pytest.approx(over.setup.structure.hand_s * (len(told) - 1))


def test_names_of_a_large_field_are_distinct_and_those_of_a_small_one_as_at_a_cash_table():
    large = entrants("You", 45, ("tag", "rock"), "1")
    assert len({each.name for each in large}) == 45
    assert [each.persona for each in large[:4]] == [None, "tag", "rock", "tag"]
    assert [each.name for each in entrants("You", 4, ("tag",), "1")] == ["You", "Ines", "Marek", "Tomo"]
