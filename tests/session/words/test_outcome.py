"""What became of a hand in a few words, over whole hands with chosen cards."""

from __future__ import annotations

import pytest

from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE, HOLDEM
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import Folded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.session.words.outcome import outcome
from tests.views.showdowns import Chosen, pictured, six_tied

NAMES = ("Ines", "Marek", "Lou", "Tomo", "Bea", "Noor")


def test_the_hands_that_won_are_named_with_the_word_for_the_split():
    told = [str(outcome(pictured().events, seat, NAMES)) for seat in range(4)]
    assert told == [
        "8-7-3-2-A low; quartered",
        "three eights, king and nine; 8-7-3-2-A low; half the low",
        "straight, ten high",
        "straight, jack high",
    ]
    assert str(outcome(six_tied().events, 0, NAMES)).endswith("; splits the pot")


def test_who_lost_is_told_the_hand():
    holes, board = ("Ac Kc", "Qc Qd"), "Ad 7h 5s 3c Qh"
    hand = Hand(_game(HOLDEM), [200] * 2, 0, Chosen(holes, board))
    while not hand.over:
        hand.act(CheckCall())
    assert [str(outcome(hand.events, seat, NAMES)) for seat in range(2)] == [
        "pair of aces, king kicker",
        "three queens, ace and seven",
    ]


def test_who_lost_both_halves_is_told_the_high_and_the_low():
    holes, board = ("Ah 5c 9d 9c", "Ad 3h Qc 4s"), "2c 7h 8s Jd Qd"
    hand = Hand(_game(CATALOGUE["omaha8"]), [200] * 2, 0, Chosen(holes, board))
    while not hand.over:
        hand.act(CheckCall())
    assert [str(outcome(hand.events, seat, NAMES)) for seat in range(2)] == [
        "pair of nines, queen kicker; 8-7-5-2-A low",
        "pair of queens, ace kicker; 8-7-3-2-A low; scoops",
    ]


def _game(variant):
    structure = variant.structures[0]
    stakes = bring_in_stakes(2, 4) if variant.brings_in else blind_stakes(structure, 1, 2)
    return Game(variant=variant, structure=structure, stakes=stakes)


def _told(*actions):
    """The outcome for each of three, and for who looks on."""
    hand = Hand(_game(HOLDEM), [200] * 3, 0, Chosen(("Ac Kc", "Qc Qd", "2c 3c"), "Ad 7h 5s 3c Qh"))
    for action in actions:
        hand.act(action)
    return [str(outcome(hand.events, seat, NAMES)) for seat in (0, 1, 2, None)]


def test_who_is_left_alone_is_told_where_and_to_what_the_others_folded():
    assert _told(RaiseTo(6), Fold(), Fold()) == [
        "Before the flop: the others folded to your raise",
        "folded before the flop; Ines wins",
        "folded before the flop; Ines wins",
        "Before the flop: Ines wins",
    ]
    assert _told(Fold(), CheckCall(), CheckCall(), CheckCall(), RaiseTo(4), Fold()) == [
        "folded before the flop; Lou wins",
        "folded on the flop; Lou wins",
        "Flop: the others folded to your bet",
        "Flop: Lou wins",
    ]
    assert _told(Fold(), Fold())[2] == "Before the flop: the others folded"


def test_of_a_hand_that_was_looked_on_at_the_winner_is_told():
    assert str(outcome(six_tied().events, None, NAMES)) == "shown down"
    told = _told(*[Fold()], *[CheckCall()] * 8)
    assert told == [
        "folded before the flop; Marek wins",
        "three queens, ace and seven",
        "pair of threes, ace kicker",
        "Marek wins",
    ]


@pytest.mark.parametrize("key", list(CATALOGUE))
def test_each_street_has_its_words(key):
    """Heads-up hands of each game, one folded on every street on which something can be folded to."""
    variant = CATALOGUE[key]
    told = []
    for folds_on in range(len(variant.streets)):
        hand = Hand(_game(variant), [400] * 2, 0, Deck.shuffled(1))
        while not hand.over:
            hand.act(_action(hand, folds_on))
        told.append(
            next(str(outcome(hand.events, each.seat, NAMES)) for each in hand.events if isinstance(each, Folded))
        )
    assert len(set(told)) == len(variant.streets) and all(words.startswith("folded ") for words in told)


def _action(hand, folds_on):
    """Call along to a street, where whoever faces a bet folds."""
    bounds = hand.bounds()
    if bounds.bring_in is not None:
        return BringIn()
    if bounds.draw is not None:
        return Draw(())
    if hand.state.street == folds_on and bounds.check_call:
        return Fold()
    if hand.state.street == folds_on and bounds.raise_to is not None:
        return RaiseTo(bounds.raise_to[0])
    return CheckCall()
