"""Misread hands are counted by weeks, of the hands that were asked about and count."""

from __future__ import annotations

from pokertable.session.history.misreads import misread_by_week, note_asked
from pokertable.session.history.rows.stored import MISREAD
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
    for hand_id in (ids[0], ids[2], ids[4]):
        note_asked(store, hand_id)
    store.set_tag(ids[6], "a fine hand")
    player.deal()  # a hand in play is none of them yet
    assert misread_by_week(store, 3, 1000 * NOW) == ((2, 3), (0, 0), (1, 2))
    assert misread_by_week(store, 1, 1000 * NOW) == ((1, 2),)
    store.close()


def test_hands_asked_about_half_a_year_ago_are_not_noted_any_more() -> None:
    at = [NOW - 300 * 86_400.0]
    store = Store(None, now=lambda: at[0])
    player = Player(store, new_table(HOLDEM))
    old = player.play_hand()
    at[0] = NOW - 60 * 86_400.0
    recent = player.play_hand()
    for hand_id in (old, recent):
        note_asked(store, hand_id)
        store.progress.set_all({"asked": 1})
    assert [*store.progress.all("asked.")] == [f"asked.{recent}"] and store.progress.get("asked") == 1
    store.close()
