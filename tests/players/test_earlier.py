"""The seat for another version: it sees the hand that the table sees."""

import importlib

import pytest

from pokertable.model.hand import actions
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.session.programs.protocol import act
from tests.players import earlier
from tests.players.earlier import dealt_again
from tests.players.tables import PLAYED, decisions, game


@pytest.mark.long
@pytest.mark.parametrize(("key", "structure"), PLAYED, ids=str)
def test_every_question_deals_the_hand_again_as_the_seat_sees_it(key, structure):
    table = game(key, structure)
    dealt = Hand(table, [1500, 900, 1500, 1200], 1, Deck.shuffled(11))
    asked = 0
    for hand in decisions(dealt, ["loose:beginner"] * 4, seed=2):
        seat = hand.to_act
        assert seat is not None
        question = act(1, hand.observe(seat), ["A", "B", "C", "D"])
        again = dealt_again(question, table)
        assert again.observe(None) == hand.observe(None)
        assert again.observe(seat) == hand.observe(seat)
        asked += 1
    assert asked > 4


def test_a_version_without_draw_games_takes_a_seat_too(monkeypatch):
    with monkeypatch.context() as before:
        before.delattr(actions, "Draw")
        older = importlib.reload(earlier)
        assert older.answer(actions.CheckCall()) == {"do": "call"}
    importlib.reload(earlier)
