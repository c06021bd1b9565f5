"""The hand told again is the hand that was seen."""

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.players.seen import walk
from tests.games import others_long
from tests.players.tables import PLAYED, decisions, game


@pytest.mark.parametrize(("key", "structure"), others_long(PLAYED))
@pytest.mark.parametrize(
    ("seats", "count"),
    [(3, 1), *(pytest.param(n, count, marks=pytest.mark.long) for n, count in ((8, 1), (3, 2), (8, 2)))],
)
def test_every_turn_is_told_as_it_was_seen(key, structure, seats, count):
    seats = min(seats, CATALOGUE[key].max_seats)
    for seed in range(count):
        hand = Hand(game(key, structure), [700] * seats, seed % seats, Deck.shuffled(seed))
        seen: list[Observation] = []
        for at in decisions(hand, ["random", "station", "maniac"] * 3, seed):
            told = [decision.public for decision in walk.decisions(at.observe(None))]
            assert [each.acts for each in told] == [each.acts for each in seen]
            for one, other in zip(told, seen, strict=True):
                assert (one.legal, one.board, one.pot, one.to_act) == (
                    other.legal,
                    other.board,
                    other.pot,
                    other.to_act,
                )
                assert [view.stack for view in one.seats] == [view.stack for view in other.seats]
                assert [view.cards for view in one.seats] == [view.cards for view in other.seats]
            seen.append(at.observe(None))
