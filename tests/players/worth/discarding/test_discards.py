"""What a discard is worth, counted over the cards that may come: against trying every one of them by other means."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from pokertable.model.cards import DECK, parse_cards, show_cards
from pokertable.model.games import BADUGI, DRAW5, SINGLE27, TRIPLE27
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.discards import all_discards, counted
from pokertable.players.worth.discarding.solved import solved
from tests.training.quiz.low_games import at_the_last_draw


@pytest.mark.parametrize(
    ("variant", "hand", "discarded"),
    [
        (DRAW5, "AsAd7c5h2s", "7c2s"),
        (SINGLE27, "2s4d7c8hKs", "Ks"),
        (TRIPLE27, "2s4d7cJhKs", "JhKs"),
        (BADUGI, "As2dKdQd", "KdQd"),
    ],
)
def test_at_the_last_draw_it_is_what_trying_every_card_says(variant: Variant, hand: str, discarded: str) -> None:
    """By pokerkit's order of hands; what is discarded does not come again."""
    cards = [show_cards([card]) for card in parse_cards(hand)]
    gone = [show_cards([card]) for card in parse_cards(discarded)]
    found = counted(solved(variant), sorted(parse_cards(hand)), parse_cards(discarded), 1)
    assert found.worth == pytest.approx(at_the_last_draw(variant.key, cards, frozenset(gone)), abs=1e-5)


@pytest.mark.parametrize(("variant", "hand", "discarded"), [(TRIPLE27, "2s4d7c8hKs", "Ks"), (BADUGI, "As2d7cQd", "Qd")])
def test_before_it_each_hand_that_may_come_is_worth_its_best_discard(
    variant: Variant, hand: str, discarded: str
) -> None:
    game, held, gone = solved(variant), sorted(parse_cards(hand)), parse_cards(discarded)
    kept = [card for card in held if card not in gone]
    hands = [sorted((*kept, card)) for card in DECK if card not in held]
    exact = float(np.mean([all_discards(game, one, 1)[0].worth for one in hands]))
    assert counted(game, held, gone, 2).worth == pytest.approx(exact, abs=1e-5)


@pytest.mark.parametrize("variant", [DRAW5, SINGLE27, TRIPLE27, BADUGI])
def test_every_discard_is_there_once_and_the_best_is_first(variant: Variant) -> None:
    held = list(range(3, 3 + 4 * variant.hole_cards, 4))
    found = all_discards(solved(variant), held, 1)
    every = {kept for count in range(variant.hole_cards + 1) for kept in combinations(held, count)}
    assert {each.discarded for each in found} == every and len(found) == len(every)
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
