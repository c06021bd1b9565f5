"""Misread hands are counted by weeks, of the hands that were asked about and count."""

from __future__ import annotations

from pokertable.session.history.decisions import misread_by_week
from pokertable.session.history.rows.stored import ASKED, MISREAD
from pokertable.session.history.store.store import Store
from tests.session.history.store.player import HOLDEM, Player, new_table

NOW = 1_800_000_000


def test_hands_and_misreads_of_each_week() -> None:
    at = [NOW - 15 * 86_400.0]
    store = Store(None, now=lambda: at[0])
    player = Player(store, new_table(HOLDEM))
    ids = list(player.play(4))
    at[0] = NOW - 86_400.0
    ids += player.play(3)
    for hand_id in (ids[0], ids[1], ids[5]):
        store.set_tag(hand_id, MISREAD)
    store.progress.set_all({f"{ASKED}{hand_id}": 1 for hand_id in (ids[0], ids[2], ids[4])})
    store.set_tag(ids[6], "a fine hand")
    player.deal()  # a hand in play is none of them yet
    assert misread_by_week(store, 3, 1000 * NOW) == ((2, 3), (0, 0), (1, 2))
    assert misread_by_week(store, 1, 1000 * NOW) == ((1, 2),)
    store.close()
