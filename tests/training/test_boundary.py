"""What a player may know, by type: training's review and live help take what a seat saw, and nothing that tells more.

mypy reads this file too: should one of them ever take the dealer's record, its `type: ignore` is unused, an error.
"""

import pytest

from pokertable.model.cards import DECK, HIDDEN, AnyCard
from pokertable.model.hand.events import Discarded, HandShown, HoleDealt, HoleSeen
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.sight import seen_by
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import seen_hand
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.live.odds import LiveHelp
from pokertable.training.review.review import HandReview
from pokertable.training.weigh.moment import moments
from tests.session.random_hands import COMBINATIONS, random_record

SEED = 2


def shown_to(record, seat):
    """The cards of a record that were dealt to the seat, and those that were dealt up: a card may come twice."""
    dealt = [each for event in record.events if isinstance(event, HoleDealt) for each in event.cards]
    return {each.card for each in dealt if each.seat == seat}, {each.card for each in dealt if each.up}


def test_a_record_is_refused_where_what_a_seat_saw_is_asked_for():
    record = random_record(*COMBINATIONS[0], SEED)
    with pytest.raises(AttributeError):
        next(moments(record))  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        next(HandReview(record, ["tag"] * len(record.names)))  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        next(LiveHelp({}, ()).odds(record, ranges=False))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="tells more"):
        SeenHand(0, record.events)  # type: ignore[arg-type]


@pytest.mark.parametrize(("variant", "structure"), COMBINATIONS)
def test_no_card_that_was_hidden_is_in_what_a_seat_saw(variant, structure):
    record = random_record(variant, structure, SEED)
    for seat in range(len(record.names)):
        seen, (own, up) = seen_hand(record.events, seat), shown_to(record, seat)
        told = [each for event in seen.events if isinstance(event, HoleSeen) for each in event.cards]
        assert {each.card for each in told if each.seat == seat} == own
        assert {each.card for each in told if each.seat != seat} <= up | {HIDDEN}
        assert list(seen.decisions) == own_decisions(record.events, seat)
        for number in seen.decisions:
            hand = seen.before(number)
            state = hand.state
            assert hand.to_act == seat
            assert set(state.holes[seat]) <= own
            others = [card for other, hole in enumerate(state.holes) if other != seat for card in hole]
            assert {*state.burns, *others} <= up | {HIDDEN}


@pytest.mark.parametrize("event", ["hole", "shown"])
def test_what_tells_more_is_refused(event):
    records = (random_record(*combination, SEED) for combination in COMBINATIONS)
    record = next(each for each in records if any(isinstance(event, HandShown) for event in each.events))
    shown = next(each for each in record.events if isinstance(each, HandShown))
    dealt = next(each for each in record.events if isinstance(each, HoleDealt))
    other = 1 - min(1, shown.seat)
    with pytest.raises(ValueError, match="tells more"):
        SeenHand(other, (seen_by(dealt, shown.seat),) if event == "hole" else (shown,))


@pytest.mark.parametrize(("variant", "structure"), COMBINATIONS)
def test_what_comes_to_light_is_what_was_dealt(variant, structure):
    record = random_record(variant, structure, SEED)
    told = Uncovered.of(record)
    assert sum(told.results) <= 0  # a rake
    assert sum(map(len, told.acts)) == sum(len(own_decisions(record.events, seat)) for seat in range(len(record.names)))
    held: list[list[AnyCard]] = [[] for _ in record.names]
    for count, event in enumerate(record.events, 1):
        if isinstance(event, HoleDealt):
            for dealt in event.cards:
                held[dealt.seat] += [] if dealt.up else [dealt.card]
        elif isinstance(event, Discarded):
            held[event.seat] = [card for card in held[event.seat] if card not in event.cards]
        if isinstance(event, HoleDealt | Discarded):
            assert [list(told.downs(seat, count)) for seat in range(len(held))] == held
            assert {card for cards in held for card in cards} <= set(DECK)
