"""Hands played in a batch are the same hands as those that the event engine plays one by one."""

import gc
from collections.abc import Sequence
from random import Random

import pytest

from pokertable.model.cards import DECK, Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, CheckCall, IllegalAction, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.seen.policy import choose
from pokertable.players.seen.spot import Spot, spot_of
from pokertable.players.worth.rivals import Field
from pokertable.session.simulation.batch import Redeal, Row, in_sight, play_out, play_street
from pokertable.session.simulation.simulated_tables import play_hand, play_side_by_side
from pokertable.session.simulation.simulation import Simulation
from tests.conftest import YOUNG
from tests.games import few, others_long
from tests.narrow import known
from tests.players.tables import game
from tests.session.random_hands import COMBINATIONS, random_game

QUICK = ["random", "random", "loose:beginner", "maniac:beginner"]
ALL = [*QUICK, "tag", "lag:expert", "station", "maniac"]


def random_row(variant, structure, seed: int, names: Sequence[str]) -> Row:
    """Any house rules, seats and stacks."""
    rng = Random(f"batch {variant.key} {structure.value} {seed}")
    n = rng.randint(2, variant.max_seats)
    stacks = [rng.choice([rng.randint(1, 60), rng.randint(60, 800), 2000]) for _ in range(n)]
    hand = Hand(random_game(variant, structure, rng), stacks, rng.randrange(n), Deck.shuffled(seed))
    return Row(hand, [PERSONAS[rng.choice(names)] for _ in range(n)], [Random(f"{seed} {seat}") for seat in range(n)])


def play_alone(row: Row) -> None:
    hand = row.hand
    while (seat := hand.to_act) is not None:
        own = hand.observe(seat).seats[seat]
        cards = (*own.known, *own.discards)
        chosen = choose(row.policies[seat], hand.observe(None), cards, row.numbers[seat])
        hand.act(chosen.action)


def same_hands(variant, structure, seeds: Sequence[int], names: Sequence[str]) -> None:
    together = [random_row(variant, structure, seed, names) for seed in seeds]
    stacks = play_out(together)
    for seed, row, own in zip(seeds, together, stacks.tolist(), strict=True):
        alone = random_row(variant, structure, seed, names)
        play_alone(alone)
        assert row.hand.events == alone.hand.events, seed
        assert own[: row.hand.state.n] == alone.hand.state.stacks
        assert not any(own[row.hand.state.n :])


@pytest.mark.parametrize(("quick", "others"), [(1, 1), pytest.param(15, 3, marks=pytest.mark.long)])
@pytest.mark.parametrize(("variant", "structure"), others_long(COMBINATIONS))
def test_random_hands_are_those_of_the_event_engine(variant, structure, quick, others):
    same_hands(variant, structure, range(quick), QUICK)
    same_hands(variant, structure, range(100, 100 + others), ALL)


@pytest.mark.long
@pytest.mark.parametrize(("variant", "structure"), COMBINATIONS)
def test_twenty_thousand_random_hands_are_those_of_the_event_engine(variant, structure):
    """Of all games together, 100 in a batch."""
    for first in range(0, 20_000 // len(COMBINATIONS), 100):
        same_hands(variant, structure, range(first, first + 100), ALL)


@pytest.mark.parametrize(("hands", "first"), [(3, 1), pytest.param(24, 7, marks=pytest.mark.long)])
def test_a_hand_does_not_depend_on_the_batch_it_is_played_in(hands, first):
    players = ("tag", "loose:beginner", "lag:expert", "maniac")
    table = Simulation(game=game("omaha8", COMBINATIONS[0][1]), players=players, hands=hands, seed=4, stack=2000)
    alone = [play_hand(table, number).events for number in range(hands)]
    for parts in ([range(hands)], [range(first), range(first, hands)]):
        played = [play_side_by_side(table, [(part, ())]) for part in parts]
        assert [hand.events for tables in played for together in tables for hand in together] == alone


@pytest.mark.parametrize("count", few(2, 12))
@pytest.mark.parametrize(("variant", "structure"), COMBINATIONS)
def test_the_spot_follows_from_the_hand_as_it_does_from_what_everybody_sees(variant, structure, count):
    for seed in range(count):
        row = random_row(variant, structure, seed, QUICK)
        hand = row.hand
        while (seat := hand.to_act) is not None:
            public = hand.observe(None)
            assert spot_of(in_sight(hand)) == Spot.of(public)
            hand.act(choose(row.policies[seat], public, hand.state.holes[seat], row.numbers[seat]).action)


def fields() -> int:
    gc.collect(YOUNG)
    return sum(isinstance(each, Field) for each in gc.get_objects())


@pytest.mark.parametrize(
    "key", [pytest.param("holdem", marks=pytest.mark.long), "omaha8", pytest.param("stud8", marks=pytest.mark.long)]
)
def test_what_rivals_could_hold_at_a_decision_is_forgotten_after_it(key):
    """A long run would keep thousands of ranges with what hands come to: gigabytes."""
    variant, structure = next(each for each in COMBINATIONS if each[0].key == key)
    before = fields()
    for first in range(0, 4, 2):
        play_out([random_row(variant, structure, seed, ["tag", "lag:expert"]) for seed in range(first, first + 2)])
    assert fields() <= before


@pytest.mark.parametrize("key", ["holdem", "stud8", "triple27"])
@pytest.mark.parametrize("hands", few(3, 6))
def test_one_street_is_played_as_in_a_whole_hand_and_nobody_acts_on_the_next(key, hands):
    variant = CATALOGUE[key]
    rows, whole = ([random_row(variant, variant.usual_structure, seed, ALL) for seed in range(hands)] for _ in range(2))
    play_street(rows)
    for row, other in zip(rows, whole, strict=True):
        play_alone(other)
        assert row.hand.over or row.hand.state.street == 1
        assert {act.street for act in row.hand.state.acts} <= {0}
        assert other.hand.events[: len(row.hand.events)] == row.hand.events


def test_an_empty_batch():
    assert play_out([]).shape == (0, 0)


def on_the_turn(key, structure) -> Hand:
    """Three in, the first to act on the turn."""
    hand = Hand(game(key, structure), [2000] * 3, 0, Deck.shuffled(8))
    while hand.state.street < 2:
        hand.act(CheckCall())
    return hand


def redeals(hand: Hand, count: int) -> list[Redeal]:
    """For the seat to act: others' cards and those to come at random."""
    me = known(hand.to_act)
    open_cards = {card for ups in hand.state.ups for card in ups} | set(hand.state.board)
    found = []
    for number in range(count):
        rng = Random(number)
        rest: list[Card] = [card for card in DECK if card not in open_cards | set(hand.state.holes[me])]
        rng.shuffle(rest)
        downs = {}
        for seat in range(hand.state.n):
            if seat != me:
                held = sum(card not in hand.state.ups[seat] for card in hand.state.holes[seat])
                downs[seat] = [rest.pop() for _ in range(held)]
        found.append(Redeal(downs, rest))
    return found


FLOP_GAMES = [(variant, structure) for variant, structure in COMBINATIONS if variant.board_cards]


def play_copies(hand: Hand, deals: Sequence[Redeal], policies, seed: str, action: Action | None = None):
    """Play a hand on from where it stands, once for each deal, after this action if there is one: the stacks."""
    rows = []
    for number, deal in enumerate(deals):
        copy = deal.of(hand)
        if action is not None:
            copy.act(action)
        rows.append(Row(copy, policies, [Random(f"{seed} {number} {seat}") for seat in range(hand.state.n)]))
    return play_out(rows)


@pytest.mark.parametrize("count", few(2, 12))
@pytest.mark.parametrize(("variant", "structure"), others_long(FLOP_GAMES))
def test_copies_of_a_moment_are_played_as_if_alone(variant, structure, count):
    hand = on_the_turn(variant.key, structure)
    before = list(hand.events)
    policies = [PERSONAS[name] for name in ("tag", "loose:beginner", "random")]
    deals = redeals(hand, count)
    stacks = play_copies(hand, deals, policies, "s")
    assert hand.events == before
    assert (stacks.sum(axis=1) == 6000).all()
    for number, deal in enumerate(deals):
        copy = hand.redealt(deal.downs, Deck(deal.to_come))
        play_alone(Row(copy, policies, [Random(f"s {number} {seat}") for seat in range(3)]))
        assert copy.state.stacks == stacks[number].tolist()


def test_actions_are_compared_with_the_same_deals_and_numbers():
    hand = on_the_turn("holdem", COMBINATIONS[0][1])
    policies = [PERSONAS["loose:beginner"]] * 3
    deals = redeals(hand, 30)
    checked, again = (play_copies(hand, deals, policies, "s", CheckCall()) for _ in range(2))
    assert (checked == again).all()
    bet = play_copies(hand, deals, policies, "s", RaiseTo(known(hand.legal().raise_to)[0]))
    assert (bet != checked).any()
    with pytest.raises(IllegalAction):
        play_copies(hand, deals, policies, "s", RaiseTo(1))


@pytest.mark.parametrize(("variant", "structure"), COMBINATIONS)
def test_a_hand_dealt_again_is_a_whole_hand(variant, structure):
    """Its events tell its state, and only cards that nobody saw are others."""
    hand = Hand(game(variant.key, structure), [2000] * 3, 0, Deck.shuffled(5))
    seen = hand.observe(None)
    deal = redeals(hand, 1)[0]
    copy = hand.redealt(deal.downs, Deck(deal.to_come))
    assert HandState.fold(copy.events).same(copy.state)
    assert copy.observe(None) == seen
    for seat, cards in deal.downs.items():
        assert [card for card in copy.state.holes[seat] if card not in copy.state.ups[seat]] == cards
    me = known(hand.to_act)
    assert copy.observe(me) == hand.observe(me)
