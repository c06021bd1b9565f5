"""Back to a decision: the same cards to come, the same seeds; branches are practice and count nowhere."""

import random

import pytest

from pokertable.model.cards import HIDDEN, Card
from pokertable.model.hand.actions import Action, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.events import (
    BoardDealt,
    BurnsShuffledIn,
    Called,
    CardBurned,
    Checked,
    Decision,
    Discarded,
    Event,
    Folded,
    HandShown,
    HoleDealt,
    MuckShuffledIn,
    Raised,
)
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.store import History, Store
from pokertable.session.record.rewind import (
    CannotRewind,
    deck_after,
    fill_unknown,
    opponents_decisions,
    own_decisions,
    rewind,
)
from tests.games import few
from tests.session.history.store.player import GAMES, HOLDEM, STUD8, Player, any_action, new_table


def replayed(rewound, events, hero, table):
    """Plays the old line again: the hero as recorded, the opponents by their seeds."""
    hand = rewound.hand
    while not hand.over:
        seat = hand.to_act
        if seat == hero:
            event = events[len(hand.events)]
            action: Action
            if isinstance(event, Raised):
                action = RaiseTo(event.to)
            elif isinstance(event, Folded):
                action = Fold()
            elif isinstance(event, Discarded):
                action = Draw(event.cards)
            elif isinstance(event, Called | Checked):
                action = CheckCall()
            else:
                action = any_action(hand, "bring-in")
                assert not isinstance(action, RaiseTo)
        else:
            action = any_action(hand, table.choice_seed(seat, opponents_decisions(hand.events, hero) + 1))
        hand.act(action)
    return hand.events


@pytest.mark.parametrize("game", GAMES[::2], ids=lambda game: str(game.title))
@pytest.mark.parametrize("count", few(2, 12))
def test_the_same_line_again_gives_the_same_hand_from_every_own_decision(game, count):
    player = Player(Store(None), new_table(game))
    rewinds = 0
    for _ in range(count):
        player.deal()
        hand, table = player.hand, player.table
        player.play_hand()
        for kept in own_decisions(hand.events, 0):
            rewound = rewind(hand.events, kept, seed=table.deck_seed())
            assert rewound.hand.to_act == 0 and rewound.hand.events == hand.events[:kept]
            if isinstance(hand.events[kept], Called | Checked | Raised | Folded | Discarded):
                assert replayed(rewound, hand.events, 0, table) == hand.events
                rewinds += 1
    assert rewinds > count * 10 // 12


@pytest.mark.parametrize("game", GAMES[::2], ids=lambda game: str(game.title))
@pytest.mark.parametrize("count", few(2, 15))
def test_another_line_gets_the_same_cards_to_come(game, count):
    """Whoever stays in: the stub is dealt in the order of the one deck."""
    for seed in range(count):
        hand = Hand(game, [300] * 4, 0, Deck.shuffled(seed))
        while not hand.over:
            hand.act(any_action(hand, f"{seed} {len(hand.events)}"))
        decisions = [i for seat in range(4) for i in own_decisions(hand.events, seat)]
        kept = random.Random(seed).choice(decisions)
        other = rewind(hand.events, kept, seed=seed).hand
        while not other.over:
            other.act(any_action(other, f"other {seed} {len(other.events)}"))
        deck = Deck.shuffled(seed)
        dealt = []
        for event in other.events:
            if isinstance(event, MuckShuffledIn):
                break
            if isinstance(event, HoleDealt):
                dealt += [card.card for card in event.cards]
            elif isinstance(event, BoardDealt):
                dealt += event.cards
            elif isinstance(event, CardBurned):
                dealt.append(event.card)
        assert dealt == [deck.board() for _ in dealt]


def test_eight_in_to_seventh_street_are_rewound_past_the_reshuffle():
    hand = Hand(STUD8, [500] * 8, 0, Deck.shuffled(6))
    while not hand.over:
        hand.act(CheckCall() if hand.bounds().bring_in is None else any_action(hand, "1"))
    assert any(isinstance(event, BurnsShuffledIn) for event in hand.events)
    last = max(number for seat in range(8) for number in own_decisions(hand.events, seat))
    again = rewind(hand.events, last, seed=6).hand
    while not again.over:
        again.act(CheckCall())
    assert again.events == hand.events


def test_the_choices_of_opponents_are_numbered_without_the_players_own():
    player = Player(Store(None), new_table(HOLDEM))
    record = player.store.record(player.play_hand())
    decided = sum(isinstance(event, Decision) for event in record.events)
    own = len(own_decisions(record.events, 0))
    assert own > 0 and opponents_decisions(record.events, 0) == decided - own


def test_only_decisions_can_be_gone_back_to():
    player = Player(Store(None))
    events = player.store.events(player.play_hand())
    for kept in (-1, 0, len(events), len(events) - 1):
        with pytest.raises(CannotRewind, match=f"event {kept} is no decision"):
            rewind(events, kept, seed=1)


def test_a_seed_that_did_not_deal_the_hand_is_refused():
    player = Player(Store(None))
    player.deal()
    with pytest.raises(CannotRewind, match="was dealt where the deck of seed 123 holds"):
        deck_after(123, player.hand.events)


# Hands of others: no seed, cards that nobody saw


def hidden(events, seats):
    """The hand as another recorded it: these seats' down cards and all burns unknown, hands that were shown known."""
    seen: list[Event] = []
    for event in events:
        if isinstance(event, HoleDealt):
            cards = [d._replace(card=HIDDEN) if d.seat in seats and not d.up else d for d in event.cards]
            seen.append(HoleDealt(event.street, tuple(cards)))
        elif isinstance(event, CardBurned):
            seen.append(CardBurned(HIDDEN))
        elif isinstance(event, Discarded) and event.seat in seats:
            seen.append(Discarded(event.seat, (HIDDEN,) * len(event.cards)))
        else:
            seen.append(event)
    return seen


@pytest.mark.parametrize("game", GAMES[::3], ids=lambda game: str(game.title))
@pytest.mark.parametrize("count", few(2, 12))
def test_hands_of_others_are_rewound_with_their_recorded_cards(game, count):
    player = Player(Store(None), new_table(game))
    for hand_id in player.play(count):
        events = hidden(player.store.events(hand_id), {2, 3})
        for kept in own_decisions(events, 0)[:2]:
            first = rewind(events, kept, seed=None)
            again = rewind(events, kept, seed=None)
            for rewound in (first, again):
                while not rewound.hand.over:
                    now = rewound.hand.bounds()
                    plain = now.bring_in is None and now.draw is None
                    rewound.hand.act(CheckCall() if plain else any_action(rewound.hand, ""))
            assert first.hand.events == again.hand.events
            cards = []
            for event in first.hand.events:
                if isinstance(event, HoleDealt):
                    cards += [d.card for d in event.cards]
                elif isinstance(event, BoardDealt):
                    cards += event.cards
            back = any(isinstance(event, MuckShuffledIn) for event in first.hand.events)
            assert all(isinstance(card, Card) for card in cards) and (back or len(set(cards)) == len(cards))
            board = [card for e in events if isinstance(e, BoardDealt) for card in e.cards]
            new_board = [card for e in first.hand.events if isinstance(e, BoardDealt) for card in e.cards]
            if game.variant.board_cards:
                assert new_board[: len(board)] == board


def test_recorded_burns_come_again_in_another_line():
    player = Player(Store(None), new_table(HOLDEM))
    compared = 0
    for hand_id in player.play(6):
        events = player.store.events(hand_id)
        burned = [event.card for event in events if isinstance(event, CardBurned)]
        for kept in own_decisions(events, 0):
            other = rewind(events, kept, seed=None).hand
            while not other.over:
                other.act(CheckCall())
            again = [event.card for event in other.events if isinstance(event, CardBurned)]
            assert again[: len(burned)] == burned[: len(again)]
            compared += len(burned)
    assert compared > 10


def test_a_hand_shown_later_is_what_the_seat_is_given():
    player = Player(Store(None), new_table(HOLDEM))
    checked = 0
    for hand_id in player.play(40):
        events = player.store.events(hand_id)
        filled = fill_unknown(hidden(events, {0, 1, 2, 3}))
        for event in events:
            if isinstance(event, HandShown):
                dealt = [d.card for e in filled if isinstance(e, HoleDealt) for d in e.cards if d.seat == event.seat]
                assert dealt == list(event.cards)
                checked += 1
    assert checked > 5


# Branches in the store


def test_branches_are_stored_as_practice_and_count_nowhere():
    store = Store(None)
    player = Player(store)
    hand_id = player.play_hand()
    while not own_decisions(store.events(hand_id), 0):
        hand_id = player.play_hand()
    history = History(store)
    before = history.page(), history.figures(), history.figures(who="rock"), history.graph()
    record = store.record(hand_id)
    kept = own_decisions(record.events, 0)[0]
    rewound = rewind(record.events, kept, seed=record.seed)
    branch = store.begin_practice(hand_id, kept, rewound.hand)
    assert history.branches(hand_id) == ()
    while not rewound.hand.over:
        stored = len(rewound.hand.events)
        rewound.hand.act(any_action(rewound.hand, f"practice {stored}"))
        store.append(branch, stored, rewound.hand.events[stored:])
    store.finish_hand(branch)
    assert (history.page(), history.figures(), history.figures(who="rock"), history.graph()) == before
    (row,) = history.branches(hand_id)
    assert (row.id, row.origin, row.branch_of, row.branch_at) == (branch, Origin.PRACTICE, hand_id, kept)
    practice = store.record(branch)
    assert practice.practice and practice.names == record.names and practice.policies == record.policies
    assert practice.events[:kept] == record.events[:kept]
    assert branch not in store.pending_adjustments()
    assert store.open_tables()[0].hand_number == player.table.hand_number


def test_practice_that_was_not_finished_is_not_resumed():
    store = Store(None)
    player = Player(store)
    player.deal()
    while player.hand.over or not own_decisions(player.hand.events, 0):
        player.act()
        if not player.in_hand:
            player.deal()
    events, hand_id = list(player.hand.events), player.hand_id
    kept = own_decisions(events, 0)[0]
    branch = store.begin_practice(hand_id, kept, rewind(events, kept, seed=player.table.deck_seed()).hand)
    again = Player(store)
    assert again.hand_id == hand_id and again.hand.events == events
    store.abandon_hand(branch)
    with pytest.raises(StoreError, match="abandoned"):
        store.append(branch, kept, events[kept:])
