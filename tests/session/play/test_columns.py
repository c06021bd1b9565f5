"""Hands that are played as columns are the same hands as those that the event engine plays one by one."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA8
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import Rake
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people.cast import STYLES
from pokertable.players.seen.policy import choose
from pokertable.session.history.statistics import seat_figures
from pokertable.session.play.columns import Hands, Played, are_columns, play_columns, replay
from pokertable.session.play.simulate import simulate
from pokertable.session.play.simulated_columns import plays_columns
from pokertable.session.play.simulated_tables import play_hand
from pokertable.session.play.simulation import Simulation
from pokertable.session.play.tally import Tally
from tests.games import few, others_long
from tests.narrow import of_kind
from tests.players.tables import game
from tests.session.random_hands import random_game

NAMES = [*[f"{style}:beginner" for style in STYLES], "own:Shark:90:80:70:beginner", "own:Fish:0:100:0:beginner"]
PLAYED = [
    (variant, structure)
    for variant in CATALOGUE.values()
    for structure in variant.structures
    if are_columns(game(variant.key, structure), [policy_of(NAMES[0])])
]


def beginners() -> list[Persona]:
    return [of_kind(Persona, policy_of(name)) for name in NAMES]


def one_by_one(hand: Hand, who: Sequence[int], numbers: Sequence[Random]) -> Hand:
    personas = beginners()
    while (seat := hand.to_act) is not None:
        public = hand.observe(None)
        hand.act(choose(personas[who[seat]], public, hand.state.holes[seat], numbers[seat]).action)
    return hand


def same_hands(variant, structure, seed: int, hands: int) -> None:
    """Hands of any house rules and stacks."""
    rng = Random(f"columns {variant.key} {structure.value} {seed}")
    played = random_game(variant, structure, rng)
    while not are_columns(played, beginners()):
        played = random_game(variant, structure, rng)
    seats = rng.randint(2, variant.max_seats)
    stacks = [rng.choice([rng.randint(1, 60), rng.randint(60, 800), 2000]) for _ in range(seats)]
    who = [[rng.randrange(len(NAMES)) for _ in range(seats)] for _ in range(hands)]
    buttons = [rng.randrange(seats) for _ in range(hands)]

    def numbers(number: int) -> list[Random]:
        return [Random(f"{seed} {number} {seat}") for seat in range(seats)]

    found = play_columns(
        played, stacks, beginners(), Hands(buttons, range(hands), who, [numbers(each) for each in range(hands)])
    )
    for number, (button, personas) in enumerate(zip(buttons, who, strict=True)):
        alone = one_by_one(Hand(played, stacks, button, Deck.shuffled(number)), personas, numbers(number))
        again = replay(Hand(played, stacks, button, Deck.shuffled(number)), found.actions[number])
        assert again.events == alone.events, (seed, number)
        same_figures(found, number, alone)


def same_figures(found: Played, number: int, hand: Hand) -> None:
    for each in seat_figures(hand.events):
        assert found.results[number, each.seat] == each.result
        for name in ("voluntary", "raised", "saw_second", "showdown", "won_showdown"):
            assert getattr(found, name)[number, each.seat] == getattr(each, name), name


@pytest.mark.parametrize("tables", few(2, 40))
@pytest.mark.parametrize(("variant", "structure"), others_long(PLAYED))
def test_columns_are_the_hands_of_the_event_engine(variant, structure, tables):
    for seed in range(tables):
        same_hands(variant, structure, seed, 8)


def test_what_is_played_as_columns():
    holdem, beginner = game("holdem", Structure.NO_LIMIT), policy_of("tag:beginner")
    assert {HOLDEM, OMAHA8} <= {variant for variant, _ in PLAYED}
    assert are_columns(holdem, [beginner] * 6)
    assert not are_columns(holdem, [beginner, policy_of("tag")])
    assert not are_columns(holdem, [beginner, policy_of("random")])
    assert not are_columns(replace(holdem, house=replace(holdem.house, rake=Rake(per_mille=50, cap=3))), [beginner])
    assert not are_columns(game("stud8", Structure.FIXED), [beginner])
    assert not are_columns(game("courchevel", Structure.POT), [beginner])


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_simulation_of_beginners_counts_what_the_event_engine_plays(duplicate):
    table = Simulation(
        game=game("holdem", Structure.NO_LIMIT), players=tuple(NAMES[:3]), hands=12, seed=3, stack=900,
        duplicate=duplicate,
    )  # fmt: skip
    assert plays_columns(table)
    records: list = []
    result = simulate(table, keep=records.extend)
    hands = [play_hand(table, number) for number in range(table.hands)]
    assert [record.events for record in records] == [tuple(hand.events) for hand in hands]
    expected = [Tally() for _ in table.players]
    nets = [[0] * len(table.players) for _ in range(table.hands // table.hands_a_deal)]
    for number, hand in enumerate(hands):
        for figures in seat_figures(hand.events):
            player = table.player_in(figures.seat, number)
            expected[player].count(figures)
            nets[number // table.hands_a_deal][player] += figures.result
    for player, tally in enumerate(expected):
        tally.deals, tally.squares = len(nets), sum(net[player] ** 2 for net in nets)
    assert result.tallies == expected
