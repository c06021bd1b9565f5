"""A finished hand looked at: what a seat sees of it, what everybody would, and where it stops."""

from dataclasses import replace

import pytest

from pokertable.model.cards import HIDDEN, Card
from pokertable.model.hand.events import Decision, HandShown, HoleDealt
from pokertable.model.hand.sight import observe, seen_by
from pokertable.model.hand.state import HandState
from pokertable.session.record.record import HandRecord
from pokertable.session.record.spectator import Spectator, StopKind, known_cards, players_known, stops, street_stops
from tests.games import one_of
from tests.session.random_hands import COMBINATIONS, random_record

SEEDS = range(4)
combinations = pytest.mark.parametrize(
    ("variant", "structure"),
    COMBINATIONS,
    ids=[f"{variant.key}-{structure.value}" for variant, structure in COMBINATIONS],
)


def records():
    return [random_record(variant, structure, SEEDS[0]) for variant, structure in COMBINATIONS]


def hidden_again(record, keep=()):
    """The record as another program would have it: only the cards of `keep`, the up cards and the shown ones.

    A hand that lies open already (all-in in stud) gets its next cards open too.
    """
    events = []
    is_open = set(keep)
    for event in record.events:
        if isinstance(event, HoleDealt):
            cards = [d if d.up or d.seat in is_open else d._replace(card=HIDDEN) for d in event.cards]
            event = HoleDealt(event.street, tuple(cards))
        elif isinstance(event, HandShown):
            is_open.add(event.seat)
        events.append(event)
    return HandRecord(events=tuple(events), names=record.names)


@pytest.mark.parametrize("seed", one_of(4, SEEDS))
@combinations
def test_a_seat_sees_what_it_saw(variant, structure, seed):
    record = random_record(variant, structure, seed)
    spectator = Spectator(record)
    for viewer in (None, *range(len(record.names))):
        for count in range(1, len(record.events) + 1):
            seen = spectator.observation(count, viewer)
            assert seen == observe(HandState.fold(record.events[:count]), viewer)
            assert spectator.event(count - 1, viewer) == seen_by(record.events[count - 1], viewer)


@pytest.mark.parametrize("seed", one_of(4, SEEDS))
@combinations
def test_all_cards_can_be_seen_at_any_moment(variant, structure, seed):
    record = random_record(variant, structure, seed)
    spectator = Spectator(record)
    for count in range(1, len(record.events) + 1):
        state = HandState.fold(record.events[:count])
        seen = spectator.observation(count, 0, everything=True)
        assert [[each.card for each in view.cards] for view in seen.seats] == state.holes
        assert [[each.card for each in view.cards if each.up] for view in seen.seats] == state.ups
    assert seen == observe(state, 0, everything=True)


def test_cards_that_were_shown_later_are_known_from_the_deal():
    shown = unknown = 0
    for record in records():
        spectator = Spectator(hidden_again(record))
        later = {event.seat for event in record.events if isinstance(event, HandShown)}
        for seat in range(len(record.names)):
            assert spectator.knows(seat) == (seat in later)
            first = next(n for n, event in enumerate(record.events, 1) if isinstance(event, HoleDealt))
            cards = [each.card for each in spectator.observation(first, seat).seats[seat].cards]
            if not record.game.variant.draws:  # those are known that it held last
                assert all(isinstance(card, Card) for card in cards) == (seat in later)
            shown += seat in later
            unknown += seat not in later
    assert shown > 10 < unknown


def test_known_cards_are_those_dealt():
    for record in records():
        assert [list(cards) for cards in known_cards(record.events)] == HandState.fold(record.events).holes


def test_players_whose_decisions_can_be_looked_at_have_known_cards_and_decided():
    record = random_record(*COMBINATIONS[0], SEEDS[0])
    deciding = {event.seat for event in record.events if isinstance(event, Decision)}
    assert players_known(record) == {seat: record.names[seat] for seat in sorted(deciding)}
    hidden = hidden_again(record, keep=[min(deciding)])
    shown = {event.seat for event in record.events if isinstance(event, HandShown)}
    assert set(players_known(hidden)) == deciding & {min(deciding), *shown} != deciding
    idle = max(deciding)
    without = [event for event in record.events if not (isinstance(event, Decision) and event.seat == idle)]
    ended = replace(record, events=tuple(without))
    assert Spectator(ended).knows(idle) and idle not in players_known(ended)


def test_a_moment_that_is_none_is_refused():
    spectator = Spectator(records()[0])
    for count in (0, len(spectator.record.events) + 1):
        with pytest.raises(ValueError, match=f"{count} events"):
            spectator.observation(count, None)


@pytest.mark.parametrize("seed", one_of(4, SEEDS))
@combinations
def test_every_decision_and_every_deal_is_a_stop(variant, structure, seed):
    record = random_record(variant, structure, seed)
    found = stops(record.events)
    assert [stop.count for stop in found] == sorted({stop.count for stop in found})
    decided = [n for n, event in enumerate(record.events, 1) if isinstance(event, Decision)]
    assert [stop.count for stop in found if stop.kind is StopKind.DECISION] == decided
    assert found[0].kind is StopKind.DEAL and found[0].street == 0
    assert found[-1].kind is StopKind.END and found[-1].count == len(record.events)
    marks = street_stops(found)
    assert marks[0] == 0 and marks[-1] == len(found) - 1
    streets = [found[mark].street for mark in marks if found[mark].kind in (StopKind.DEAL, StopKind.DECISION)]
    assert streets == list(range(len(streets)))
