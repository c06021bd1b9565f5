"""Hands that are played as columns are the same hands as those that the event engine plays one by one."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from random import Random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA8
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.ranking.category import Category
from pokertable.model.stakes import Rake
from pokertable.model.text import phrase
from pokertable.model.variant import Variant
from pokertable.players.facts.figures import OwnHands, RatedHands, ReadHands
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.people.style import Style
from pokertable.players.rules.family import Tables
from pokertable.players.rules.predicate import Which, which
from pokertable.players.rules.rule import Do, Rule, may_raise
from pokertable.players.rules.shared import facing
from pokertable.players.seen.habits import Habits, Memory, by_seat, learned, learned_by_player
from pokertable.players.seen.numbers import Figure, Truth, clipped
from pokertable.players.seen.policy import Policy, choose
from pokertable.players.seen.turns import Turns
from pokertable.players.styles.cast import STYLES
from pokertable.session.history.statistics import seat_figures
from pokertable.session.simulation import simulated_tables
from pokertable.session.simulation import simulation as simulation_module
from pokertable.session.simulation.columns import Hands, Played, are_columns, play_columns, replay
from pokertable.session.simulation.simulate import simulate
from pokertable.session.simulation.simulated_columns import plays_columns
from pokertable.session.simulation.simulated_tables import play_hand
from pokertable.session.simulation.simulation import Simulation, Tally
from tests.games import few, one_of, others_long
from tests.narrow import of_kind
from tests.players.tables import game
from tests.session.random_hands import random_game

NAMES = [*[f"{style}:beginner" for style in STYLES], "own:Shark:90:80:70:beginner", "own:Fish:0:100:0:beginner"]
REGULARS = [*STYLES, "own:Shark:90:80:70:regular", "own:Fish:0:100:0:regular"]


def played_by(*names: str) -> list[tuple[Variant, Structure]]:
    return [
        (variant, structure)
        for variant in CATALOGUE.values()
        for structure in variant.structures
        if are_columns(game(variant.key, structure), [policy_of(name) for name in names], 6)
    ]


PLAYED = played_by(NAMES[0])
BY_REGULARS = played_by("tag")


def personas_of(names: Sequence[str]) -> list[Persona]:
    return [of_kind(Persona, policy_of(name)) for name in names]


def one_by_one(hand: Hand, policies: Sequence[Policy], numbers: Sequence[Random]) -> Hand:
    while (seat := hand.to_act) is not None:
        public = hand.observe(None)
        hand.act(choose(policies[seat], public, hand.state.holes[seat], numbers[seat]).action)
    return hand


def random_memory(players: int, rng: Random) -> Memory:
    """What a table may have seen; now and then nothing."""
    if rng.random() < 0.3:
        return ()

    def habits() -> Habits:
        hands, faced = rng.randint(0, 60), (rng.randint(0, 9), rng.randint(0, 9), rng.randint(0, 9))
        return Habits(
            hands=hands, plays=rng.randint(0, hands), raises=rng.randint(0, hands // 2), usual_plays=0.3 * hands,
            usual_raises=0.15 * hands, free=10, bets=rng.randint(0, 10), usual_bets=3.6, faced=faced,
            folds=(rng.randint(0, faced[0]), rng.randint(0, faced[1]), rng.randint(0, faced[2])),
            raised=rng.randint(0, sum(faced)), shown=3, bluffs=rng.randint(0, 3),
        )  # fmt: skip

    return tuple([habits() for _ in range(players)])


def same_hands(variant, structure, seed: int, hands: int, names: Sequence[str] = NAMES) -> None:
    """Hands of any house rules and stacks."""
    rng = Random(f"columns {variant.key} {structure.value} {seed}")
    personas = personas_of(names)
    played = random_game(variant, structure, rng)
    seats = rng.randint(2, variant.max_seats)
    while not are_columns(played, personas, seats):
        played, seats = random_game(variant, structure, rng), rng.randint(2, variant.max_seats)
    stacks = [rng.choice([rng.randint(1, 60), rng.randint(60, 800), 2000]) for _ in range(seats)]
    who = [[rng.randrange(len(names)) for _ in range(seats)] for _ in range(hands)]
    memories = [random_memory(len(names), rng) for _ in range(3)]
    tables = [rng.randrange(len(memories)) for _ in range(hands)]
    buttons = [rng.randrange(seats) for _ in range(hands)]

    def seeds(number: int) -> list[str]:
        return [f"{seed} {number} {seat}" for seat in range(seats)]

    drawn = [each for number in range(hands) for each in seeds(number)]
    found = play_columns(played, stacks, personas, Hands(buttons, range(hands), who, drawn, memories, tables))
    for number, (button, players, table) in enumerate(zip(buttons, who, tables, strict=True)):
        memory = by_seat(memories[table], players)
        policies = [with_memory(personas[player], memory) for player in players]
        alone = one_by_one(
            Hand(played, stacks, button, Deck.shuffled(number)), policies, [Random(each) for each in seeds(number)]
        )
        again = replay(Hand(played, stacks, button, Deck.shuffled(number)), found.actions[number])
        assert again.events == alone.events, (seed, number)
        same_figures(found, number, alone)
        if any(personas[player].looks_back for player in chain(*who)):
            seen = [seen_by(event, None) for event in alone.events]
            assert learned((), found.events[number]) == learned((), seen)


def same_figures(found: Played, number: int, hand: Hand) -> None:
    for each in seat_figures(hand.events):
        assert found.results[number, each.seat] == each.result
        for name in ("voluntary", "raised", "saw_second", "showdown", "won_showdown"):
            assert getattr(found, name)[number, each.seat] == getattr(each, name), name


@pytest.mark.parametrize("tables", few(1, 40))
@pytest.mark.parametrize(("variant", "structure"), others_long(PLAYED))
def test_columns_are_the_hands_of_the_event_engine(variant, structure, tables):
    for seed in range(tables):
        same_hands(variant, structure, seed, 4)


@pytest.mark.every_game  # each family has rules of its own
@pytest.mark.parametrize("tables", few(1, 60))
@pytest.mark.parametrize(("variant", "structure"), others_long(BY_REGULARS))
def test_columns_of_regulars_are_the_hands_of_the_event_engine(variant, structure, tables):
    """Who believe what their rivals do as far as their tables have seen, among beginners too."""
    for seed in range(tables):
        same_hands(variant, structure, seed, 3, [[*REGULARS, *NAMES], REGULARS][seed % 2])


@which(phrase("A pair among its own cards"))
def a_pair(hands: OwnHands, _spot: Turns, _style: Style) -> Truth:
    return hands.features.pair() & hands.features.at_least(Category.ONE_PAIR)


NEVER_FOLDS_A_PAIR = Rule(facing, a_pair, Do.CALL, phrase("This hand holds a pair."))


@pytest.mark.parametrize("tables", few(1, 2))
@pytest.mark.parametrize("key", ["holdem", "omaha8", "stud8"])
def test_what_one_sees_in_ones_cards_is_asked_in_every_game_and_on_every_street(monkeypatch, key, tables):
    """By skilled players and by beginners, alone and side by side."""

    own = Tables((NEVER_FOLDS_A_PAIR,), (), (NEVER_FOLDS_A_PAIR,))
    found = personas_of([*REGULARS, *NAMES])
    stubborn = [replace(each, own=own) if number % 2 else each for number, each in enumerate(found)]
    monkeypatch.setattr(f"{__name__}.personas_of", lambda _: stubborn)
    variant = CATALOGUE[key]
    for seed in range(tables):
        same_hands(variant, variant.usual_structure, seed, 3, [*REGULARS, *NAMES])


ASKED = [name for kind in (ReadHands, RatedHands) for name in vars(kind) if isinstance(vars(kind)[name], property)]
"""The figures that rules of regulars and experts may ask for."""


@pytest.mark.parametrize("key", one_of(3, ["holdem", "stud8", "omaha8"]))
def test_every_figure_that_a_rule_may_ask_for_is_that_of_the_event_engine(monkeypatch, key):
    """A hand is raised as often as the figure is great."""
    usual = personas_of(REGULARS)
    for number, name in enumerate([name for name in ASKED if name != "spot"]):
        rule = Rule(may_raise, Which(partial(as_often, name)), Do.RAISE, phrase("A test."))
        found = [replace(each, own=Tables((), (rule,), (rule,))) for each in usual]
        monkeypatch.setattr(f"{__name__}.personas_of", lambda _, found=found: found)
        same_hands(CATALOGUE[key], CATALOGUE[key].usual_structure, number, 2, REGULARS)


def as_often(name: str, hands: ReadHands, _spot: Turns, _style: Style) -> Figure:
    return clipped(getattr(hands, name))


def test_what_is_played_as_columns():
    holdem, beginner = game("holdem", Structure.NO_LIMIT), policy_of("tag:beginner")
    assert {HOLDEM, OMAHA8} <= {variant for variant, _ in PLAYED}
    assert are_columns(holdem, [beginner] * 6, 6)
    assert are_columns(holdem, [beginner, policy_of("tag")], 6)
    assert not are_columns(holdem, [beginner, policy_of("tag:expert")], 6)
    assert are_columns(game("omaha8", Structure.FIXED), [policy_of("tag")], 6)
    assert not are_columns(holdem, [beginner, policy_of("random")], 6)
    assert not are_columns(replace(holdem, house=replace(holdem.house, rake=Rake(per_mille=50, cap=3))), [beginner], 6)
    assert are_columns(game("stud8", Structure.FIXED), [beginner], 6)
    assert not are_columns(game("stud8", Structure.FIXED), [beginner], 7), "the last card may have to be shared"
    assert not are_columns(game("fivestud", Structure.FIXED), [beginner], 6)
    stud = game("stud", Structure.FIXED)
    assert are_columns(stud, [beginner], 6)
    assert not are_columns(replace(stud, house=replace(stud.house, open_pair=True)), [beginner], 6)
    assert not are_columns(replace(stud, house=replace(stud.house, no_cap_heads_up=True)), [beginner], 6)
    assert not are_columns(game("courchevel", Structure.POT), [beginner], 6)


@pytest.mark.parametrize(
    ("names", "duplicate"), one_of(2, [(NAMES, False), (NAMES, True), (REGULARS, True), (REGULARS, False)])
)
def test_a_simulation_counts_what_the_event_engine_plays(monkeypatch, names, duplicate):
    table = Simulation(
        game=game("holdem", Structure.NO_LIMIT), players=tuple(names[:3]), hands=12, seed=3, stack=900,
        duplicate=duplicate,
    )  # fmt: skip
    monkeypatch.setattr(simulation_module, "LEARNS_EVERY", 4)
    monkeypatch.setattr(simulated_tables, "play_side_by_side", None)  # nothing is played again by the event engine
    assert plays_columns(table)
    records: list = []
    result = simulate(table, keep=records.extend)
    hands = []
    memory: Memory = ()
    learned: Memory = ()
    for number in range(table.hands):
        if table.learns and number % 4 == 0:
            memory = learned
        hands.append(hand := play_hand(table, number, memory=memory))
        learned = learned_by_player(learned, table.players_of(number), [seen_by(event, None) for event in hand.events])
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
