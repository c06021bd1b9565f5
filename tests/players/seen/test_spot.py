"""The spot of a seat to act, from the public view."""

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes
from pokertable.players.seen.spot import Spot


def test_who_is_all_in_draws_on_after_a_bet_as_large_as_all_that_was_in_the_pot_went_back():
    """A crash: without the returned bet the pot of the first calls was counted back to nothing.

    Then their prices were too high: no bet that goes back later was in the pot that they called.
    """
    stakes = blind_stakes(Structure.POT, 10, 20)
    game = Game(variant=CATALOGUE["triple27"], structure=Structure.POT, stakes=stakes)
    hand = Hand(game, [1000, 60, 1000], 0, Deck.shuffled(1))
    for action in (RaiseTo(60), CheckCall(), CheckCall(), Draw(), Draw(), Draw(), RaiseTo(180), Fold()):
        hand.act(action)
    assert hand.state.drawing and hand.to_act == 1 and hand.state.stacks[1:] == [0, 940]
    deeds = Spot.of(hand.observe(None)).deeds
    assert [(deed.seat, deed.raised, deed.folded) for deed in deeds] == [
        (0, True, False), (1, False, False), (2, False, False),
        (1, False, False), (2, False, False), (0, False, False), (2, True, False), (0, False, True),
    ]  # fmt: skip
    assert [deed.price for deed in deeds[1:3]] == [50 / (30 + 60 + 50), 40 / (30 + 60 + 50 + 40)]
