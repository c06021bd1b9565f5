"""Nothing in a review depends on a card that the player could not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, HIDDEN, AnyCard, Card
from pokertable.model.hand.events import BoardDealt, CardBurned, Discarded, Event, HandShown, HoleDealt
from pokertable.session.phh.text import Unit
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import seen_hand
from pokertable.session.simulation.simulated_tables import play_hand
from pokertable.session.simulation.simulation import Simulation
from pokertable.training.review.review import HandReview
from pokertable.training.review.wire import hand_json, verdict_json
from pokertable.training.weigh import reader
from tests.games import one_of
from tests.players.tables import game

GAMES = [
    ("stud8", Structure.FIXED),
    ("holdem", Structure.NO_LIMIT),
    ("omaha8", Structure.FIXED),
    ("single27", Structure.NO_LIMIT),
    ("triple27", Structure.FIXED),
    ("badugi", Structure.FIXED),
]


def some_hand(key: str, structure: Structure) -> tuple[list[Event], int]:
    """A hand without a showdown, and a seat that decided twice in it."""
    simulation = Simulation(game=game(key, structure), players=("loose:beginner",) * 3, hands=100, stack=400, seed=5)
    for number in range(1, 100):
        events = list(play_hand(simulation, number).events)
        for seat in range(3):
            if 2 <= len(own_decisions(events, seat)) <= 4 and not any(isinstance(event, HandShown) for event in events):
                return events, seat
    raise AssertionError("no such hand")


def with_others(events: Sequence[Event], seat: int, cards: Sequence[AnyCard]) -> list[Event]:
    """The events with these cards for all that the seat has not seen; what others discarded is hidden."""
    left = list(cards)
    changed: list[Event] = []
    for event in events:
        if isinstance(event, HoleDealt):
            dealt = [each if each.up or each.seat == seat else each._replace(card=left.pop()) for each in event.cards]
            changed.append(replace(event, cards=tuple(dealt)))
        elif isinstance(event, Discarded) and event.seat != seat:
            changed.append(Discarded(event.seat, (HIDDEN,) * len(event.cards)))
        elif isinstance(event, CardBurned):
            changed.append(CardBurned(left.pop()))
        else:
            changed.append(event)
    return changed


def lines(events: Sequence[Event], seat: int) -> list[dict[str, object]]:
    *_, last = HandReview(seen_hand(events, seat), ["loose:beginner"] * 3, samples=4)
    return [*[verdict_json(each, 1, "", Unit()) for each in last], hand_json(last)]


@pytest.mark.parametrize("changed", [False, pytest.param(True, marks=pytest.mark.long)], ids=["unknown", "changed"])
@pytest.mark.parametrize(("key", "structure"), one_of(6, GAMES))
def test_hidden_cards_changed_or_unknown_give_the_same_lines(monkeypatch, key, structure, changed):
    monkeypatch.setattr(reader, "DRAWN", 100)
    events, seat = some_hand(key, structure)
    seen: set[AnyCard] = set()
    for event in events:
        if isinstance(event, HoleDealt):
            seen |= {each.card for each in event.cards if each.up or each.seat == seat}
        elif isinstance(event, BoardDealt):
            seen |= set(event.cards)
    unseen: list[Card] = [card for card in DECK if card not in seen]
    Random(3).shuffle(unseen)
    others = unseen if changed else [HIDDEN] * 52
    assert lines(with_others(events, seat, others), seat) == lines(events, seat)


def test_the_same_seed_gives_the_same_lines_and_another_one_others():
    events, seat = some_hand("holdem", Structure.NO_LIMIT)
    names = ["tag:beginner"] * 3
    first, again, other = (
        list(HandReview(seen_hand(events, seat), names, samples=4, seed=seed))[-1] for seed in (1, 1, 2)
    )
    assert [each.measured for each in first] == [each.measured for each in again]
    assert [each.measured for each in first] != [each.measured for each in other]
