"""A hand dealt again where nobody has seen its cards: to everybody the same, told by its events, each card once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from pokertable.model.cards import DECK, HIDDEN, AnyCard, known
from pokertable.model.games import BADUGI, RAZZ, TRIPLE27
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold
from pokertable.model.hand.events import Discarded, Folded, MuckShuffledIn
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from pokertable.model.variant import Variant
from tests.games import few
from tests.narrow import known as there
from tests.rules.table import any_game


def turns(variant: Variant, number: int) -> Iterator[Hand]:
    """A hand at each of its turns: much is discarded, and now and then somebody folds."""
    rng = Random(number)
    hand = Hand(any_game(variant, variant.usual_structure), [400] * 6, number % 6, Deck.shuffled(number))
    while hand.to_act is not None:
        yield hand
        hand.act(_action(hand, rng))


def _action(hand: Hand, rng: Random) -> Action:
    legal = hand.legal()
    if legal.draw is not None:
        held = hand.state.holes[legal.seat]
        return Draw(known(rng.sample(held, rng.choice((0, 2, 3, len(held))))))
    if legal.bring_in is not None:
        return BringIn()
    if legal.fold and not legal.free and rng.random() < 0.1:
        return Fold()
    return CheckCall()


def as_seen(hand: Hand) -> Hand:
    """The hand as the seat to act has seen it."""
    seen = SeenHand.of(hand.events, there(hand.to_act))
    return seen.before(len(seen.events))


def filled(seen: Hand, rng: Random) -> tuple[Hand, dict[int, list[AnyCard]], list[AnyCard]]:
    """The hand with cards for all that is hidden, what the other seats were given, and what came out of play."""
    state, me = seen.state, seen.to_act
    gone = {*known(state.holes[there(me)]), *known(state.returning), *(card for ups in state.ups for card in ups)}
    gone |= {card for hole in state.holes for card in hole}
    rest: list[AnyCard] = [card for card in DECK if card not in gone]
    rng.shuffle(rest)
    downs: dict[int, list[AnyCard]] = {}
    for seat in state.live_seats():
        if seat != me:
            downs[seat] = [rest.pop() for _ in range(len(state.holes[seat]) - len(state.ups[seat]))]
    out = [rest.pop() for _ in range(state.returning.count(HIDDEN))]
    return seen.redealt(downs, Deck(rest), out), downs, out


@pytest.mark.parametrize("hands", few(3, 12))
@pytest.mark.parametrize("variant", [TRIPLE27, BADUGI, pytest.param(RAZZ, marks=pytest.mark.long)])
def test_its_events_tell_its_state_and_every_card_lies_in_one_place(variant, hands):
    happened: Counter[type] = Counter()
    for number in range(hands):
        for hand in turns(variant, number):
            seen = as_seen(hand)
            before = list(seen.events)
            twin, downs, out = filled(seen, Random(number))
            assert seen.events == before
            state, me = twin.state, there(twin.to_act)
            assert twin.observe(None) == seen.observe(None)
            assert twin.observe(me) == seen.observe(me)
            assert [list(cards) for cards in (state.holes[seat] for seat in downs)] == [
                with_ups(seen, seat, cards) for seat, cards in downs.items()
            ]
            again = HandState.fold(twin.events)
            again.hidden = state.hidden
            assert again.same(state)
            assert set(out) <= set(state.returning)
            held = [card for seat in state.live_seats() for card in state.holes[seat]]
            assert HIDDEN not in [*held, *state.returning]
            assert len({*held, *state.returning}) == len([*held, *state.returning])
            happened.update(type(event) for event in twin.events)
    if variant.draws:
        assert happened[MuckShuffledIn] and happened[Folded] and happened[Discarded]


def with_ups(hand: Hand, seat: int, downs: list[AnyCard]) -> list[AnyCard]:
    left = iter(downs)
    return [card if card in hand.state.ups[seat] else next(left) for card in hand.state.holes[seat]]


@pytest.mark.parametrize("hands", few(2, 12))
def test_what_was_discarded_is_counted_as_it_was_and_plays_on_to_the_end(hands):
    """Of a rival: as many cards as it discarded, none of those it holds; the hand can be finished, muck and all."""
    for number in range(hands):
        for hand in turns(TRIPLE27, number):
            seen = as_seen(hand)
            twin, _, _ = filled(seen, Random(number))
            for seat in twin.state.live_seats():
                discarded = [card for cards in twin.state.discarded[seat] for card in cards if card is not HIDDEN]
                if not any(isinstance(event, MuckShuffledIn) for event in twin.events):
                    assert set(discarded).isdisjoint(twin.state.holes[seat])
                assert [*map(len, twin.state.discarded[seat])] == [*map(len, hand.state.discarded[seat])]
            rng = Random(number)
            while twin.to_act is not None:
                twin.act(_action(twin, rng))
            assert sum(twin.state.stacks) == 6 * 400
            assert HIDDEN not in [card for seat in twin.state.live_seats() for card in twin.state.holes[seat]]
