"""Which classes are possible for who sees these cards, and hands of each, against a count of all hands."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from pokertable.model.cards import Card, parse_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes
from pokertable.players.ranges.classes import classes_of, classify
from pokertable.training.played import PlayedDeal
from pokertable.training.reads.held import EXAMPLES, held
from pokertable.training.reads.spot import ReadSpot
from tests.games import one_of

LINES = (Path(__file__).parent / "spots.jsonl").read_text(encoding="utf-8").splitlines()
SPOTS = [ReadSpot.from_json(json.loads(line)) for line in LINES]


@pytest.mark.parametrize("spot", one_of(12, [spot for spot in SPOTS if spot.variant.hole_cards != 4]))
def test_a_class_is_impossible_exactly_where_no_hand_is_of_it(spot: ReadSpot) -> None:
    """Two private cards: every pair of cards that the reader does not see."""
    public = spot.hand.observe(None)
    variant, street, ups = spot.variant, public.street, public.seats[spot.seat].ups
    downs = sum(each.down for each in variant.streets[: street + 1])
    if downs != 2:
        pytest.skip("three private cards are counted in the long run of the ranges")
    ups_of_others = [card for view in public.seats if view.seat != spot.seat for card in view.ups]
    seen = {*ups, *ups_of_others, *public.known_board, *spot.own_cards}
    free = [card for card in range(52) if Card(card) not in seen]
    pairs = np.array([(a, b) for at, a in enumerate(free) for b in free[at + 1 :]], np.uint8)
    numbers = classify(variant, street, pairs, public.known_board, ups, ups_of_others)
    count = Counter(numbers.tolist())
    found = held(public, spot.seat, spot.own_cards)
    assert found.possible == tuple(at in count for at in range(len(classes_of(variant, street, public.known_board))))
    for at, examples in enumerate(found.examples):
        assert len(examples) <= EXAMPLES and bool(examples) is found.possible[at]


def on_the_flop(game: str, board: str) -> Hand:
    """Three players who have checked to a flop; seat 0 has not been dealt a spade."""
    variant = CATALOGUE[game]
    table = Game(variant=variant, structure=variant.usual_structure, stakes=blind_stakes(variant.usual_structure, 1, 2))
    flop = parse_cards(board)
    rest = [card for card in map(Card, range(52)) if card not in flop]
    dealt = 3 * variant.hole_cards
    deck = (*rest[:dealt], rest[dealt], *flop, *rest[dealt + 1 :])
    hand = Hand(table, (400,) * 3, 0, Deck(deck))
    while hand.state.street == 0:
        hand.act(CheckCall())
    assert hand.observe(None).known_board[:3] == flop
    return hand


@pytest.mark.parametrize("game", one_of(3, ["omaha8", "bigo", "omaha6"]))
def test_with_two_low_cards_on_the_board_there_is_no_low_yet_and_the_rest_is_possible(game: str) -> None:
    if game not in CATALOGUE or not CATALOGUE[game].board_cards:
        pytest.skip("the game is not there")
    public = on_the_flop(game, "9s7h6d").observe(None)
    found = held(public, 1, ())
    names = [str(each.name) for each in classes_of(public.game.variant, public.street, public.known_board)]
    low = [name for name in names if "low" in name and "no low" not in name and "draw" not in name]
    assert {names[at] for at in found.impossible} >= set(low)
    made = [at for at, name in enumerate(names) if "no low" in name or name == "Pair using a hole card, or less"]
    assert all(found.possible[at] for at in made)


def test_a_rare_class_of_a_sampled_game_is_found() -> None:
    """A flush needs two of the suit of the board, and any two of them make it possible."""
    public = on_the_flop("bigo", "KsQs9s").observe(None)
    names = [str(each.name) for each in classes_of(public.game.variant, public.street, public.known_board)]
    found = held(public, 1, ())
    assert found.possible[next(at for at, name in enumerate(names) if name.startswith("Flush or better"))]


def test_examples_are_the_ranks_that_most_hands_of_the_class_have() -> None:
    spot = next(spot for spot in SPOTS if spot.variant.key == "holdem")
    for examples in spot.held.examples:
        of_two = [len(each.split("-")) == 2 or sum(each.count(sign) for sign in "♣♦♥♠") == 2 for each in examples]
        assert all(of_two), "two ranks, or two cards where another class has these ranks too"
        assert len(set(examples)) == len(examples)


def test_levels_of_what_is_told_are_apart() -> None:
    """Only the style is told on level 4, nothing on level 5 (EXPERIENCE)."""
    from dataclasses import replace

    from pokertable.training.reads.spot import AboutOpponent

    spot = SPOTS[0]
    assert replace(spot, told=AboutOpponent.STYLE).level == 4
    assert replace(spot, told=AboutOpponent.NOTHING).level == 5
    assert isinstance(spot.played, PlayedDeal)


def test_where_the_suits_decide_an_example_has_its_suits() -> None:
    """In badugi the same four ranks are of several classes: such an example said nothing."""
    variant = CATALOGUE["badugi"]
    table = Game(variant=variant, structure=variant.usual_structure, stakes=blind_stakes(variant.usual_structure, 1, 2))
    hand = Hand(table, (400,) * 3, 0, Deck(tuple(map(Card, range(52)))))
    found = held(hand.observe(None), 1, hand.observe(0).seats[0].known)
    named = Counter(example for examples in found.examples for example in examples)
    assert set(named.values()) == {1}, "no example is of two classes"
    assert all(any(sign in example for sign in "♣♦♥♠") for example in named), "5-4-3-2 is no three cards by its ranks"
    assert not any(
        "♠" in each
        for examples in held(on_the_flop("holdem", "Ks8s3d").observe(None), 1, ()).examples[:3]
        for each in examples
    )


def test_a_hand_has_its_suits_where_most_of_its_ranks_are_of_another_class() -> None:
    """With A-9-Q of clubs on the board K-J-10-8 is a wrap; two clubs among them are a flush."""
    public = on_the_flop("omaha", "Ac9cQc").observe(None)
    names = [str(each.name) for each in classes_of(public.game.variant, public.street, public.known_board)]
    examples = dict(zip(names, held(public, 1, ()).examples, strict=True))
    assert examples["Flush or better"] and all(hand.count("♣") > 1 for hand in examples["Flush or better"])
    assert examples["Wrap or other draw"][0] == "K-J-10-8" and "A-K-Q-J" in examples["Two pair"]
