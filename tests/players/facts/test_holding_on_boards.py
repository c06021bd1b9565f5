"""What hands on many boards are by name is what each is on its board alone."""

from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.facts.holding import on_board
from pokertable.players.facts.holding_on_boards import HoldingOnBoards
from pokertable.players.seen.spot import Spot
from tests.games import others_long
from tests.players.tables import game

FIGURES = ("high_behind", "low_behind", "nearest", "wraps_or_nut_draws")
OF_A_LOW_TO_COME = ("low_counterfeits", "nut_low_draw", "only_a_poor_low_draw")


@pytest.mark.parametrize(("key", "structure"), others_long([("omaha8", Structure.FIXED), ("omaha", Structure.POT)]))
@pytest.mark.parametrize("street", [1, 2, 3])
def test_a_hand_on_one_of_many_boards_is_what_it_is_alone(key, structure, street):
    rng = Random(street)
    spots, cards = [], []
    for seed in range(36):
        hand = Hand(game(key, structure), [2000] * 3, 0, Deck.shuffled(seed))
        while hand.state.street < street:
            hand.act(CheckCall())
        spot = Spot.of(hand.observe(None))
        spots.append(spot)
        rest = [card for card in range(52) if card not in spot.board]
        cards += [rng.sample(rest, 4) for _ in range(3)]
    hands, on = np.array(cards, np.uint8), np.repeat(np.arange(36), 3)
    together = HoldingOnBoards(CATALOGUE[key], hands, np.array([spot.board for spot in spots], np.uint8), on)
    here = np.array([5, 0, 5, 100])
    for name in (*FIGURES, *(OF_A_LOW_TO_COME if street < 3 and key == "omaha8" else ())):
        alone = [getattr(on_board(spots[at], hand[None]), name)[0] for hand, at in zip(hands, on.tolist(), strict=True)]
        found = getattr(together, name)
        assert found.tolist() == alone, name
        assert getattr(together.at(here), name).tolist() == found[here].tolist()
    nuts = [on_board(spots[at], hand[None]).nut_low[0] for hand, at in zip(hands, on.tolist(), strict=True)]
    assert together.nut_low.tolist() == nuts and any(nuts) == (key == "omaha8" and street == 3)
