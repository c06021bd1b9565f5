"""The runner: what a seat is told, and in which order it is asked."""

import random

import pytest

from pokertable.model.cards import AnyCard, Card
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import (
    BoardDealt,
    BurnSeen,
    CardBurned,
    Decided,
    Discarded,
    Drew,
    HandShown,
    HoleDealt,
    HoleSeen,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import blind_stakes, bring_in_stakes
from pokertable.session.play.runner import run
from pokertable.session.play.steps import ActionNeeded, ActionRefused, BeforeShowdown, Happened
from tests.games import one_of

GAMES = [
    Game(
        variant=variant,
        structure=structure,
        stakes=bring_in_stakes(10, 20) if variant.brings_in else blind_stakes(structure, 10, 20),
    )
    for variant in CATALOGUE.values()
    for structure in variant.structures
]


def any_action(hand, rng):
    bounds = hand.bounds()
    if bounds.bring_in is not None:
        return BringIn()
    if bounds.draw is not None:
        return Draw(tuple(hand.state.holes[hand.to_act][: rng.randint(0, bounds.draw)]))
    choices = [CheckCall(), CheckCall(), Fold()]
    if bounds.raise_to:
        choices.append(RaiseTo(bounds.raise_to[0]))
    return rng.choice(choices)


def steps_of(game, viewer, seed, seats=5):
    rng = random.Random(seed)
    hand = Hand(game, [rng.randint(1, 400) for _ in range(seats)], seed % seats, Deck.shuffled(seed))
    runner = run(hand, viewer)
    steps = []
    step = next(runner)
    try:
        while True:
            steps.append(step)
            step = runner.send(any_action(hand, rng)) if isinstance(step, ActionNeeded) else next(runner)
    except StopIteration:
        return hand, steps


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
@pytest.mark.parametrize("seed", one_of(4, range(4)))
def test_every_event_is_told_once_in_order_with_the_table_after_it(game, seed):
    hand, steps = steps_of(game, 0, seed)
    told = [step for step in steps if isinstance(step, Happened)]
    assert len(told) == len(hand.events)
    for event, step in zip(hand.events, told, strict=True):
        hidden = {HoleDealt: HoleSeen, CardBurned: BurnSeen, Discarded: Drew}.get(type(event))
        assert type(step.event) is (hidden or type(event))
        if hidden is None:
            assert step.event == event
    assert told[-1].after == hand.observe(0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
@pytest.mark.parametrize("seed", one_of(2, range(4)))
def test_nothing_told_holds_a_down_card_of_another_seat_before_it_is_shown(game, seed):
    hand, steps = steps_of(game, 1, seed)
    down: dict[int, set[AnyCard]] = {}
    for event in hand.events:
        if isinstance(event, HoleDealt):
            for seat, card, up in event.cards:
                if not up:
                    down.setdefault(seat, set()).add(card)
    shown = set()
    for step in steps:
        if not isinstance(step, Happened):
            continue
        if isinstance(step.event, HandShown):
            shown.add(step.event.seat)
        for view in step.after.seats:
            seen = {seen.card for seen in view.cards if isinstance(seen.card, Card)}
            if view.seat != 1 and view.seat not in shown:
                assert not seen & down.get(view.seat, set())


def test_the_seat_to_act_is_asked_with_its_own_cards():
    _hand, steps = steps_of(GAMES[0], 0, 3)
    asked = [step for step in steps if isinstance(step, ActionNeeded)]
    assert asked
    for step in asked:
        assert step.observation.viewer == step.seat == step.observation.to_act
        assert step.observation.legal is not None
        own = [seen.card for seen in step.observation.seats[step.seat].cards]
        assert own and all(isinstance(card, Card) for card in own)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.title))
@pytest.mark.parametrize("seed", one_of(2, range(4)))
def test_before_a_showdown_it_is_said_once_when_all_is_dealt_and_nothing_is_won(game, seed):
    hand, steps = steps_of(game, 0, seed)
    at = [number for number, step in enumerate(steps) if isinstance(step, BeforeShowdown)]
    assert len(at) == (sum(hand.state.live) > 1)
    for number in at:
        seen = steps[number].seen
        assert not seen.awards and seen.to_act is None and not any(view.bet for view in seen.seats)
        later = [step.event for step in steps[number:] if isinstance(step, Happened)]
        assert not any(isinstance(event, HoleSeen | BoardDealt | Decided) for event in later)
        assert seen == [step.after for step in steps[:number] if isinstance(step, Happened)][-1]


def test_hands_are_compared_before_one_is_turned_up_unless_all_are_in():
    """resources/rules/pots-and-showdown.md#all-in: then they lie open before the rest is dealt."""
    compared = {True: 0, False: 0}
    for seed in range(40):
        _hand, steps = steps_of(GAMES[0], 0, seed, seats=3)
        for number in [number for number, step in enumerate(steps) if isinstance(step, BeforeShowdown)]:
            before = [step.event for step in steps[:number] if isinstance(step, Happened)]
            lie_open = any(isinstance(event, HandShown) for event in before)
            last_bet = max(at for at, event in enumerate(before) if isinstance(event, Decided))
            assert lie_open == any(isinstance(event, BoardDealt) for event in before[last_bet:])
            compared[lie_open] += 1
    assert min(compared.values()) > 2, compared


def test_sending_nothing_asks_again():
    hand = Hand(GAMES[0], [100, 100], 0, Deck.shuffled(1))
    runner = run(hand, 0)
    step = next(runner)
    while not isinstance(step, ActionNeeded):
        step = next(runner)
    assert next(runner) == step
    assert hand.to_act == step.seat


def test_an_illegal_action_is_refused_and_the_seat_is_asked_again():
    hand = Hand(GAMES[0], [100, 100], 0, Deck.shuffled(1))
    runner = run(hand, 0)
    step = next(runner)
    while not isinstance(step, ActionNeeded):
        step = next(runner)
    before = list(hand.events)
    refused = runner.send(RaiseTo(10**9))
    assert isinstance(refused, ActionRefused)
    assert "the maximum is 100" in str(refused.error)
    assert hand.events == before
    assert next(runner) == step
    assert isinstance(runner.send(CheckCall()), Happened)
