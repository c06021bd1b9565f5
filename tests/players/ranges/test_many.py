"""What is read of many hands at once is what is read of each alone."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from pokertable.analysis.arrays import Floats
from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.players.ranges.many import Belief, ManyRanges, StudTables, seen_actions
from pokertable.players.ranges.presumed import SAY_NOTHING, SeenAction
from pokertable.players.seen.bets import NOBODY, Bets
from pokertable.players.seen.spots import Told
from pokertable.players.worth.apart.against_ranges import StudHands
from pokertable.players.worth.apart.prospects import Dealt
from pokertable.players.worth.rivals import exact
from tests.games import few
from tests.players.seen.test_spots import random_action, tables
from tests.players.worth.apart.tables import stud_tables


@pytest.mark.parametrize("tables_played", few(3, 300))
def test_actions_are_seen_as_the_event_engine_shows_them(tables_played):
    seen = 0
    for seed in range(tables_played):
        if hands := [hand for hand in tables(seed) if not hand.over]:
            seen += go_through(hands, Random(f"{seed} seen"))
    assert seen


def go_through(hands: list[Hand], rng: Random) -> int:
    """Play the hands on; how many actions were looked at."""
    bets, seen = Bets([hand.state for hand in hands], np.arange(len(hands))), 0
    told = Told(bets)
    while True:
        while len(rows := np.flatnonzero(bets.to_act != NOBODY)):
            acts = [random_action(hands[row].legal(), rng, folds=0.1) for row in rows.tolist()]
            brought_in = bets.game.stakes.bring_in if bets.bring_in else 0
            raise_to = np.array([act.amount if isinstance(act, RaiseTo) else 0 for act in acts])
            raise_to[raise_to <= brought_in] = 0
            chips = bets.calls(rows)
            found = seen_actions(bets, told, rows, raise_to, chips, np.zeros(len(rows), np.bool_))
            before = [hands[row].observe(None) for row in rows.tolist()]
            for row, act in zip(rows.tolist(), acts, strict=True):
                hands[row].act(act)
            done = [hands[row].observe(None).acts[-1] for row in rows.tolist()]
            for action, public, told_of in zip(found, before, done, strict=True):
                if not isinstance(told_of.event, SAY_NOTHING):
                    alone = replace(SeenAction.of(public, told_of), open_pair=False)
                    assert replace(action, size=0.0) == replace(alone, size=0.0)
                    assert action.size == pytest.approx(alone.size, rel=1e-12)
                    seen += 1
            folds = np.array([isinstance(act, Fold) for act in acts])
            told.tell(rows, folds, raise_to, np.where(folds, 0, chips))
            bets.act(rows, folds, raise_to)
        bets.close()
        if bets.over.all() or bets.street + 1 == len(bets.game.variant.streets):
            return seen
        bets.open_street(np.array([hand.state.opener for hand in hands]))
        told.on()


BET = SeenAction(
    first_street=False, bets=0, raises=True, calls=False, size=0.5, big_blinds=2.0, fixed=True, all_in=False, later=1,
    led=False, heads_up=False, last_street=False,
)  # fmt: skip


def in_full(ranges: ManyRanges, live: Floats) -> Floats:
    """What the first seats can hold, all of it believed."""
    seats = np.arange(len(live))
    return ranges.believed(seats, live, Belief(*[np.ones(len(live))] * 3))


def test_a_range_goes_on_with_each_card_that_may_come_as_in_the_scene():
    """Sixth street to seventh: of each set of down cards as many as there are cards."""
    before, after = (StudHands(Dealt(stud_tables("stud8", street).seated)) for street in (3, 4))
    seats = np.arange(len(before))
    ranges = ManyRanges(len(before), before.sample)
    ranges.tell(seats, [BET] * len(seats), StudTables(before), seats)
    held = in_full(ranges, np.ones((len(before), before.sample)))
    came_from = np.arange(len(after))[::-1] % len(before)
    live = after.samples.live(np.arange(len(after)))
    found = in_full(ranges.dealt_on(came_from, after.sample), live)
    tables = stud_tables("stud8", 4)
    for seat, was in enumerate(came_from.tolist()):
        _, _, scene, place = tables.here(seat)
        sets = len(scene.live(place))
        assert (found[seat, :sets] == exact(scene.live(place) * scene.dealt_on(held[was]))).all()
        assert found[seat].any() and not found[seat, sets:].any()
