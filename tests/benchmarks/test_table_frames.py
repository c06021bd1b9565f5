"""How long one frame of an animation takes at a full table: less than a screen's 16 ms."""

from __future__ import annotations

import pytest

from pokertable.model.hand.events import HoleSeen
from pokertable.views.table_view import TableView
from tests.views.builders import NAMES, game, moments


@pytest.mark.parametrize(("key", "seats"), [("omaha8", 9), ("stud8", 8)])
def test_a_frame_of_the_deal(qtbot, qapp, benchmark, key: str, seats: int) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1920, 990)
    view.set_names(NAMES)
    view.show()
    qtbot.waitExposed(view)
    hand = moments(game(key), seats, 5)
    at = next(i for i, moment in enumerate(hand) if isinstance(moment.event, HoleSeen))
    view.show_table(hand[at - 1].after)
    view.play(*hand[at])
    transition = view._transition
    transition.pause()
    clock = 0

    def frame() -> None:
        nonlocal clock
        clock = (clock + 16) % transition.duration()
        transition.setCurrentTime(clock)
        qapp.processEvents()

    benchmark(frame)
    assert benchmark.stats is None or benchmark.stats["mean"] < 0.016
    view.finish_now()
