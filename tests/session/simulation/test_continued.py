"""Hands played on from a decision as columns: each comes out as the event engine plays it, chip by chip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from pokertable.model.cards import DECK, shuffled_deck
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import (
    BetsCollected,
    BoardDealt,
    BroughtIn,
    Called,
    Event,
    Folded,
    HoleDealt,
    Raised,
    UncalledReturned,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.simulation.continued import can_continue, play_on
from pokertable.training.reads.find import usual_table
from tests.games import one_of

PLAYERS = [policy_of(name) for name in ("tag", "maniac", "station", "lag")]
ACTS = 7
"""Decisions before the one from which the hands are played on."""


def begun(game: str, deck: list) -> Hand:
    """A hand of this deck in which most stay in, at its decision after some."""
    rules, stack = usual_table(CATALOGUE[game], Random(3))
    hand = Hand(rules, (stack, stack, stack // 2, stack), 1, Deck(deck))
    for number in range(ACTS):
        legal = hand.legal()
        calls = CheckCall() if legal.bring_in is None else BringIn()
        hand.act(Fold() if number == 1 else least_raise(hand) if number == 2 else calls)
    return hand


def least_raise(hand: Hand) -> RaiseTo:
    raise_to = hand.legal().raise_to
    assert raise_to is not None
    return RaiseTo(raise_to[0])


def put_in(events: Sequence[Event]) -> list[dict[int, int]]:
    """For each round of betting that is over, what the seats still in have put in since the last."""
    rounds, now, gone = [], Counter[int](), set()
    for event in events:
        if isinstance(event, Called | Raised | BroughtIn):
            now[event.seat] += event.amount
        elif isinstance(event, UncalledReturned):
            now[event.seat] -= event.amount
        elif isinstance(event, Folded):
            gone.add(event.seat)
        elif isinstance(event, BetsCollected):
            rounds.append({seat: chips for seat, chips in now.items() if chips and seat not in gone})
            now.clear()
    return rounds


@pytest.mark.parametrize("game", one_of(2, ["holdem", "stud8", "omaha8", "razz"]))
def test_each_comes_out_as_the_engine_plays_it(game):
    first = shuffled_deck(Random(8))
    hand = begun(game, first)
    assert can_continue(hand.state, PLAYERS)
    ahead = len(DECK) - hand._source.stub()
    choices: list[Action] = [CheckCall(), least_raise(hand)] * 6
    decks, hands = [], []
    for number, choice in enumerate(choices):
        later = first[ahead:]
        Random(number).shuffle(later)
        decks.append([*first[:ahead], *later])
        hands.append(begun(game, decks[-1]))
        hands[-1].act(choice)
    kept = len(hand.events)
    seeds = [f"{number} {seat}" for number in range(len(hands)) for seat in range(4)]
    rows = [Row(each, PLAYERS, [Random(f"{at} {seat}") for seat in range(4)]) for at, each in enumerate(hands)]
    found = play_on(hand.state, PLAYERS, np.array(decks, np.uint8), choices, seeds)
    assert found.stacks.tolist() == play_out(rows).tolist()
    assert len({tuple(stacks) for stacks in found.stacks.tolist()}) > 1
    for each, told in zip(hands, found.events, strict=True):
        kinds = BetsCollected, BoardDealt, HoleDealt
        engine = [event for event in each.events[kept:] if isinstance(event, kinds)]
        seen = [event for event in told if isinstance(event, kinds)]
        assert seen == engine[: len(seen)] and (seen or hand.to_act not in each.state.live_seats())
        rounds = put_in(told)
        assert rounds == put_in(each.events[kept:])[: len(rounds)]


def test_games_that_draw_and_players_who_play_at_random_are_not():
    assert not can_continue(begun("holdem", shuffled_deck(Random(8))).state, [*PLAYERS[:3], policy_of("random")])
    rules, stack = usual_table(CATALOGUE["draw5"], Random(3))
    assert not can_continue(Hand(rules, (stack,) * 4, 1, Deck(DECK)).state, PLAYERS)
