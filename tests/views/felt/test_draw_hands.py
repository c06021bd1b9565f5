"""Hands of draw games on the table, as the replayer shows them: how many each drew, the new cards, no more."""

from __future__ import annotations

import pytest

from pokertable.model.cards import HIDDEN
from pokertable.model.hand.events import Drew, HoleSeen
from pokertable.model.hand.positions import seat_labels
from pokertable.model.hand.winnings import Winnings
from pokertable.views.felt.table_picture import last_pill
from pokertable.views.kit.translate import shown
from tests.views.builders import game, moments
from tests.views.felt.test_table_view import drawn, made_view


@pytest.mark.parametrize(("key", "seats"), [("triple27", 6), ("badugi", 3)])
def test_every_event_of_a_draw_ends_where_showing_begins(qtbot, key, seats) -> None:
    played, fresh = made_view(qtbot), made_view(qtbot)
    told = moments(game(key), seats, 5, folds=0.0, raises=0.1)
    assert sum(isinstance(event, Drew) for event, _ in told) > 2 * seats
    for event, after in told:
        played.play(event, after)
        played.finish_now()
        fresh.show_table(after)
        assert drawn(played) == drawn(fresh), event


def test_a_seat_says_how_many_it_drew_street_by_street() -> None:
    told = moments(game("triple27"), 4, 3, folds=0.0, raises=0.0)
    after = told[-1].after
    for view, label in zip(after.seats, seat_labels(after), strict=True):
        counts = " · ".join(str(count) if count else "pat" for count in view.drew)
        assert len(view.drew) == 3
        assert str(label).endswith(counts)
    for event, at in told:
        if isinstance(event, Drew):
            pill = last_pill(at.seats[event.seat], Winnings())
            assert pill is not None
            assert shown(pill.words) == (f"draws {len(event.cards)}" if event.cards else "stands pat")


def test_only_my_throws_and_new_cards_are_seen() -> None:
    for event, after in moments(game("badugi"), 4, 3, viewer=1, folds=0.0):
        if isinstance(event, Drew) and event.seat != 1:
            assert set(event.cards) <= {HIDDEN}
        if isinstance(event, HoleSeen) and event.street:
            assert (HIDDEN in {dealt.card for dealt in event.cards}) == (event.cards[0].seat != 1)
        assert all(set(cards) <= {HIDDEN} for view in after.seats if view.seat != 1 for cards in view.thrown)
