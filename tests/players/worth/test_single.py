"""Single hands are worked out in one go with others, and come to the same as alone."""

from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import Cards
from pokertable.model.cards import DECK
from pokertable.model.games import CATALOGUE
from pokertable.players.seen.spot import Spot
from pokertable.players.worth import stud
from pokertable.players.worth.columns import share_and_strong
from pokertable.players.worth.outcomes import share_out
from pokertable.players.worth.prospects import STRONG, prospects
from pokertable.players.worth.single import (
    HandProspects,
    foresee_columns,
    foresee_columns_on_boards,
    work_out,
)
from pokertable.players.worth.variants import variant_number
from tests.games import few, one_of
from tests.players.tables import PLAYED, decisions, game, other_hands
from tests.rules.table import deal

FLOP_GAMES = [key for key, variant in CATALOGUE.items() if variant.board_cards]


@pytest.mark.parametrize(("key", "structure"), [each for each in PLAYED if not CATALOGUE[each[0]].draws])
def test_a_single_hand_expects_what_it_does_among_many(key, structure):
    hand = deal(game(key, structure), [400] * 4)
    for at in decisions(hand, ["loose:beginner"] * 4, 3):
        spot = Spot.of(at.observe(None))
        hands = other_hands(at, 5, 1)
        many = prospects(spot, hands, 0.7)
        alone = [HandProspects(spot, hands[row : row + 1], 0.7) for row in range(5)]
        work_out(alone)
        np.testing.assert_allclose([each.share for each in alone], many.share, atol=1e-12)
        np.testing.assert_allclose([each.strong for each in alone], many.strong, atol=1e-12)
        if spot.first_street:
            assert [each.rank for each in alone] == many.rank.tolist()


def hands_on_boards(key: str, cards: int, count: int):
    """A few hands on each of several boards."""
    rng = Random(f"{key} {cards}")
    held = CATALOGUE[key].hole_cards
    found = []
    for _ in range(count):
        deck = rng.sample(range(len(DECK)), cards + 3 * held)
        board = tuple(deck[:cards])
        for at in range(cards, cards + held * rng.randint(1, 3), held):
            found.append((board, np.array([deck[at : at + held]], np.uint8)))
    return found


@pytest.mark.parametrize("boards", few(3, 30))
@pytest.mark.parametrize("cards", one_of(2, [3, 4, 5]))
@pytest.mark.parametrize("key", FLOP_GAMES)
def test_a_hand_stands_the_same_on_its_board_alone_and_with_other_boards(key, cards, boards):
    hands = hands_on_boards(key, cards, boards)
    together = foresee_columns_on_boards(CATALOGUE[key], hands)
    alone = [foresee_columns_on_boards(CATALOGUE[key], [each])[0] for each in hands]
    rivals = [Random(number).uniform(0.5, 9) for number in range(len(hands))]
    asked = list(zip(together, rivals, strict=True))
    figures = share_and_strong(asked, STRONG)
    assert [share_and_strong([each], STRONG)[0] for each in asked] == figures, "to the last bit"
    assert share_and_strong(list(zip(alone, rivals, strict=True)), STRONG) == figures
    assert all(0 <= share <= 1 and 0 <= often <= 1 for share, often in figures)


@pytest.mark.parametrize("key", FLOP_GAMES)
def test_a_column_on_a_board_of_its_own_is_the_remembered_one(key):
    variant = CATALOGUE[key]
    hand = deal(game(key, variant.usual_structure), [4000] * 3)
    for at in decisions(hand, ["station:beginner"] * 3, 5):
        spot = Spot.of(at.observe(None))
        if not spot.board:
            continue
        hands = [own[None] for own in other_hands(at, 3, 2)]
        remembered = foresee_columns(spot, hands)
        for ours, theirs in zip(
            remembered, foresee_columns_on_boards(variant, [(spot.board, own) for own in hands]), strict=True
        ):
            assert share_and_strong([(ours, 2.5)], STRONG) == share_and_strong([(theirs, 2.5)], STRONG)
            assert (ours.possible == theirs.possible).all() and ours.futures == theirs.futures


def test_a_starting_hand_does_not_remember_every_bet_it_has_met():
    spot = Spot.of(deal(game("holdem", CATALOGUE["holdem"].usual_structure), [400] * 2).observe(None))
    own = np.array([[0, 5]], np.uint8)
    first = HandProspects(spot, own, 0.0).share
    (column,) = foresee_columns(spot, [own])
    for number in range(2000):
        column.keep(2 + number / 1000, (0.5, 0.5))
    assert len(column.expected) < 1000
    assert HandProspects(spot, own, 0.0).share == first, "worked out again"


def stud_tables(up: int) -> list[tuple[stud.Table, Cards]]:
    """Tables at which so many cards of each lie open, of seats that have folded fewer; the hands of those in."""
    found = []
    for number in range(6):
        deck = Random(number).sample(range(52), 52)
        seats = 2 + number % 4
        showing = [tuple(deck[up * seat : up * seat + up]) for seat in range(seats)]
        folded = deck[up * seats : up * seats + 1 + number % 2]
        downs = np.array(deck[-2 * seats :], np.uint8).reshape(seats, 2)
        found.append((stud.Table(tuple(showing), tuple(sorted([*folded, *sum(showing, ())]))), downs))
    return found


@pytest.mark.parametrize("up", [1, 3, 4])
def test_hands_of_several_stud_tables_come_to_what_each_comes_to_alone(up):
    variant = variant_number(CATALOGUE["stud8"])
    tables = stud_tables(up)
    rivals = stud.rivals_at(variant, [table for table, _ in tables])
    owns = [
        stud.Own(downs, np.array(table.showing, np.uint8), table.dead, those)
        for (table, downs), those in zip(tables, rivals, strict=True)
    ]
    together = stud.own_outcomes_at(variant, owns, 5 - up)
    asked, alone = [], []
    for (_, downs), own, found in zip(tables, owns, together, strict=True):
        for seat, hand in enumerate(found.split()):
            who = tuple([each for each in range(len(downs)) if each != seat])
            counts = np.random.default_rng(seat).random(len(who)) + 0.5
            asked.append((hand, who, counts))
            itself = own._replace(downs=downs[seat : seat + 1], ups=own.ups[seat : seat + 1])
            alone.append(stud.own_outcomes(variant, itself, 5 - up).shares(who, counts))
    share_out(asked)
    for (hand, who, counts), expected in zip(asked, alone, strict=True):
        assert (who, counts.tobytes()) in hand._shares
        assert hand.shares(who, counts) == pytest.approx(expected, abs=1e-12)
