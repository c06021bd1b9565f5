"""A store on disk with hands of three games played by a seeded player, hands of others, and what a page needs."""

from __future__ import annotations

from pathlib import Path

from pokertable.session.history.store import Store
from pokertable.session.record.rewind import own_decisions, rewind
from tests.session.history.store.player import HOLDEM, OMAHA8, STUD8, Player, any_action, new_table

GAMES = ((HOLDEM, 6), (OMAHA8, 4), (STUD8, 5))


def filled_store(path, hands=20):
    """A store with `hands` of each game, ten minutes apart; everything follows from its seeds."""
    times = iter(range(1_795_000_000, 10**10, 600))
    store = Store(path, now=lambda: float(next(times)))
    for game, seats in GAMES:
        player = Player(store, new_table(game, seats=seats, buy_in=600))
        player.play(hands)
        store.leave_table(player.table_id)
    return store


_PLAYED: list[bytes] = []
"""The file of such a store: to play its sixty hands takes as long as ten tests of them."""


def filled_file(path: Path) -> Path:
    """Write a store with twenty hands of each game there, played once in a process."""
    if _PLAYED:
        path.write_bytes(_PLAYED[0])
    else:
        filled_store(path).close()
        _PLAYED.append(path.read_bytes())
    return path


def practise(store, parent_id):
    """Another line from our first decision of a stored hand; its id."""
    record = store.record(parent_id)
    kept = own_decisions(record.events, 0)[0]
    hand = rewind(record.events, kept, seed=record.seed).hand
    hand_id = store.begin_practice(parent_id, kept, hand)
    before = len(hand.events)
    while not hand.over:
        hand.act(any_action(hand, f"practice {parent_id} {len(hand.events)}"))
    store.append(hand_id, before, hand.events[before:])
    store.finish_hand(hand_id)
    return hand_id
