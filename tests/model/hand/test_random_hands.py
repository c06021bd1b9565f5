"""What holds in every hand, whatever the game, the stacks and the actions."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import Phase, example, find, given, settings
from hypothesis import strategies as st

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, Card
from pokertable.model.hand.actions import Action, CheckCall, Draw
from pokertable.model.hand.events import (
    BurnsShuffledIn,
    Decided,
    Discarded,
    Event,
    HandStarted,
    MuckShuffledIn,
    RakeTaken,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import observe, seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.hand.state import HandState
from tests.examples import examples
from tests.narrow import known
from tests.players.tables import game

from .random_hands import Relabelled, Table, forwarded, relabelled, tables

SOON = 37
"""With this seed the rare cases are met soon."""
quick = examples(25)
slow = examples(10)


def evolved(state: HandState, event: Event) -> HandState:
    twin = state.copy()
    twin.apply(event)
    return twin


def states(hand: Hand) -> list[HandState]:
    """The state after each event."""
    found: list[HandState] = []
    for event in hand.events:
        found.append(HandState(event) if isinstance(event, HandStarted) else evolved(found[-1], event))
    return found


@quick
@given(tables())
def test_chips_are_conserved_at_every_event(table: Table) -> None:
    hand = table.play()
    total = sum(table.stacks)
    for state, event in zip(states(hand), hand.events, strict=True):
        if isinstance(event, RakeTaken):
            total -= sum(event.amounts)
        assert sum(state.stacks) + state.pot == total, event
        assert min(state.stacks) >= 0
        assert min(state.bets) >= 0
        if not state.awards and not state.raked:
            assert state.pot == state.dead + sum(state.put_in)
            assert all(bet <= chips for bet, chips in zip(state.bets, state.put_in, strict=True))
    assert hand.state.pot == 0
    assert hand.over


@quick
@given(tables())
def test_each_card_is_in_one_place(table: Table) -> None:
    hand = table.play()
    for number, state in enumerate(states(hand)):
        # A folded hand may be dealt again where cards are drawn.
        held = [hole for seat, hole in enumerate(state.holes) if not (state.folds[seat] and state.game.variant.draws)]
        dealt = [*state.board, *state.burns, *state.muck, *state.discarding, *(card for hole in held for card in hole)]
        assert len(dealt) == len(set(dealt))
        stub = forwarded(Deck.shuffled(table.seed), hand.events[: number + 1])
        left = {stub.board() for _ in range(stub.stub())}
        assert left | set(dealt) == set(DECK)
        assert len(left) + len(dealt) == 52


@quick
@given(tables())
def test_a_state_is_the_fold_of_its_events(table: Table) -> None:
    hand = table.play(_assert_folds)
    _assert_folds(hand)


def _assert_folds(hand: Hand) -> None:
    assert HandState.fold(hand.events).same(hand.state)


@quick
@given(tables(), st.randoms(use_true_random=False))
def test_a_copy_leaves_the_given_state_as_it_was(table: Table, rng: random.Random) -> None:
    hand = table.play()
    cut = rng.randrange(1, len(hand.events))
    state, never_copied = HandState.fold(hand.events[:cut]), HandState.fold(hand.events[:cut])
    for event in hand.events[cut:]:
        after = evolved(state, event)
        assert state.same(never_copied)
        never_copied.apply(event)
        state = after


@slow
@given(tables())
def test_a_hand_goes_on_from_any_prefix_of_its_events(table: Table) -> None:
    taken = []
    legal = {}
    hand = table.deal()
    for action in table.actions(hand):
        legal[len(hand.events)] = hand.legal()
        taken.append((len(hand.events), action))
        hand.act(action)
    for cut in range(1, len(hand.events) + 1):
        prefix = hand.events[:cut]
        again = Hand.resume(prefix, forwarded(Deck.shuffled(table.seed), prefix))
        for number, action in taken:
            if number >= cut:
                assert len(again.events) == number
                assert again.legal() == legal[number]
                again.act(action)
        assert again.events == hand.events
        assert again.state.same(hand.state)


def visible(hand: Hand, viewer: int | None) -> set[Card]:
    """The cards that the viewer has seen."""
    observed = hand.observe(viewer)
    cards = [*observed.board, *(seen.card for seat in observed.seats for seen in seat.cards)]
    cards += [card for seat in observed.seats for discarded in seat.discarded for card in discarded]
    return {card for card in cards if isinstance(card, Card)}


@slow
@given(tables(), st.randoms(use_true_random=False))
def test_dealing_the_hidden_cards_anew_changes_nothing_that_is_seen(table: Table, rng: random.Random) -> None:
    hand = table.deal()
    taken: list[Action] = []
    for action in table.actions(hand):
        if rng.random() < 0.3:
            for viewer in (None, *range(len(table.stacks))):
                _assert_same_sight(table, hand, taken, viewer, rng)
        taken.append(action)
        hand.act(action)


def _assert_same_sight(table: Table, hand: Hand, taken: list[Action], viewer: int | None, rng: random.Random) -> None:
    hidden = sorted(set(DECK) - visible(hand, viewer))
    others = hidden.copy()
    rng.shuffle(others)
    exchanged = dict(zip(hidden, others, strict=True))
    twin = table.deal(Relabelled(Deck.shuffled(table.seed), exchanged))
    for action in taken:
        twin.act(relabelled(action, exchanged))
    assert observe(twin.state, viewer) == observe(hand.state, viewer)
    seen = [seen_by(event, viewer) for event in hand.events]
    assert [seen_by(event, viewer) for event in twin.events] == seen
    assert hidden == sorted(set(DECK) - visible(twin, viewer))


@quick
@given(tables())
def test_a_viewer_sees_its_own_cards_and_no_others_until_they_are_shown(table: Table) -> None:
    def look(hand: Hand) -> None:
        ups = {card for up in hand.state.ups for card in up}
        shown = {card for seat, hole in enumerate(hand.state.holes) if hand.state.shown[seat] for card in hole}
        for viewer in range(len(table.stacks)):
            discarded = {card for cards in hand.state.discarded[viewer] for card in cards}
            assert visible(hand, viewer) == {*hand.state.holes[viewer], *ups, *shown, *hand.state.board, *discarded}
        assert visible(hand, None) == ups | shown | set(hand.state.board)

    table.play(look)


@quick
@given(tables())
def test_legal_actions_and_bounds_agree(table: Table) -> None:
    def compare(hand: Hand) -> None:
        legal, found = hand.legal(), hand.bounds()
        assert (legal.fold, legal.check_call, legal.bring_in, legal.raise_to) == found[:4]
        assert legal.draw == found.draw
        assert (legal.raise_to is None) == (legal.raise_reason is not None)
        assert legal.seat == hand.to_act
        assert legal.pot == hand.state.pot
        if legal.raise_to is not None:
            assert legal.bet < legal.raise_to[0] <= legal.raise_to[1] <= legal.bet + legal.stack
            least, most = legal.raise_to
            state = hand.state
            others = [each for each in state.live_seats() if each != legal.seat]
            can_match = max(state.bets[each] + state.stacks[each] for each in others)
            assert legal.covered == can_match
            for preset in legal.presets:
                is_enough = preset.amount <= max(can_match, least)
                assert (preset.reason is None) == (least <= preset.amount <= most and is_enough)
        if legal.check_call is not None:
            assert 0 <= legal.check_call <= legal.stack

    table.play(compare)


@quick
@given(tables())
def test_who_folded_wins_nothing_and_awards_add_up_to_the_pots(table: Table) -> None:
    hand = table.play()
    state = hand.state
    for number, pot in enumerate(state.pots):
        won = [won for award in state.awards if award.pot == number for won in award.won]
        assert sum(amount for _, amount in won) == pot.amount
        assert {seat for seat, amount in won if amount} <= set(pot.seats)
        assert all(state.live[seat] for seat, _ in won)


@pytest.mark.parametrize("chance", [SOON, pytest.param(None, marks=pytest.mark.long)], ids=str)
def test_the_random_hands_reach_the_rare_cases(chance: int | None) -> None:
    """The strategies above are worth something only if they meet side pots, caps, shared cards and the like."""
    once = settings(max_examples=3000, database=None, phases=[Phase.generate])
    missing: list[Callable[[Hand], bool]] = [
        lambda hand: len(hand.state.pots) >= 3,
        lambda hand: any(isinstance(event, BurnsShuffledIn) for event in hand.events),
        lambda hand: any(isinstance(event, MuckShuffledIn) for event in hand.events),
        lambda hand: any(len(award.won) > 1 for award in hand.state.awards),
        lambda hand: any(award.share == "low" for award in hand.state.awards),
        lambda hand: any(hand.state.mucked),
    ]

    def all_are_met(table: Table) -> bool:
        hand = table.play()
        missing[:] = [rare for rare in missing if not rare(hand)]
        return not missing

    find(tables(), all_are_met, settings=once, random=None if chance is None else random.Random(chance))


@pytest.mark.long
@examples(300)
@given(tables())
def test_long_chips_and_states(table: Table) -> None:
    hand = table.play()
    raked = sum(sum(event.amounts) for event in hand.events if isinstance(event, RakeTaken))
    assert sum(hand.state.stacks) + raked == sum(table.stacks)
    _assert_folds(hand)


ALL_IN_BY_BLINDS = Table(game("draw5", Structure.POT), (1, 2), button=0, seed=0)
"""Nobody bets; the one who has no chip left discards all five cards, and is all-in all the same."""


@quick
@given(tables())
@example(ALL_IN_BY_BLINDS)
def test_nobody_is_asked_only_where_nothing_is_left_to_choose(table: Table) -> None:
    hand = table.play()
    chosen = [at for at, event in enumerate(hand.events) if isinstance(event, Decided | Discarded)]
    draws = hand.state.game.variant.draws
    for at, state in enumerate(states(hand)):
        seen = observe(state, None)
        if any(later > at for later in chosen):
            assert not seen.asks_nobody
        elif chosen and not (draws and state.street + 1 < len(state.game.variant.streets)):
            assert seen.asks_nobody


def test_between_two_who_draw_the_next_one_is_asked_yet() -> None:
    """On the last street of a draw game nobody is to act while the cards come that one has drawn."""
    hand = Hand(game("draw5", Structure.FIXED), [2000] * 2, 0, Deck.shuffled(1))
    while not hand.observe(None).drawing:
        hand.act(CheckCall())
    hand.act(Draw(tuple(hand.state.holes[known(hand.to_act)][:2])))
    drawn = next(at for at, event in enumerate(hand.events) if isinstance(event, Discarded))
    seen = observe([*states(hand)][drawn], None)
    assert seen.to_act is None and not seen.asks_nobody
