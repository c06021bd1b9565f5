"""Hands that are followed from decision to decision: what was read of one is held by who plays it, on any thread."""

import gc
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Thread

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges import ranges
from pokertable.players.ranges.ranges import Followed, read_of
from pokertable.session.simulation.batch import Row, play_out
from tests.conftest import YOUNG
from tests.narrow import known
from tests.players.tables import game

PLAYERS = ("tag", "lag:expert", "loose")


def seen(seed: int) -> Iterator[Observation]:
    """What everybody sees at each decision of a hand that is raised and then checked."""
    hand = Hand(game("holdem", Structure.NO_LIMIT), [2000] * 3, 0, Deck.shuffled(seed))
    yield hand.observe(None)
    hand.act(RaiseTo(known(hand.legal().raise_to)[0]))
    while hand.to_act is not None:
        yield hand.observe(None)
        hand.act(CheckCall())


def test_what_was_read_is_read_on_however_many_others_are_followed_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand's beginning is asked for once; after that each decision goes on from the one before."""
    walked = []

    def noted(public, presumed, seat, usual=ranges._read):
        walked.append(public)
        return usual(public, presumed, seat)

    monkeypatch.setattr(ranges, "_read", noted)
    others, last = [Followed(public) for public in seen(1)], None
    other, first = next(seen(1)), next(seen(2))
    for public in seen(2):
        last = Followed(public, last)
        others += [Followed(replace(other)) for _ in range(400)]
        found = read_of(public).ranges
    assert walked == [first]
    assert found.keys() == read_of(list(seen(2))[-1]).ranges.keys()
    assert all((weights == read_of(list(seen(2))[-1]).ranges[seat]).all() for seat, weights in found.items())


def test_who_does_not_hold_it_any_more_follows_nothing() -> None:
    publics = list(seen(3))
    followed = Followed(publics[1], Followed(publics[0]))
    assert Followed.at(publics[1]) is followed and Followed.at(publics[0]) is followed.before
    assert Followed.at(publics[2]) is None, "nobody follows it"
    del followed
    assert Followed.at(publics[0]) is Followed.at(publics[1]) is None


def rows(seed: int, count: int) -> list[Row]:
    rules = game("holdem", Structure.NO_LIMIT)
    return [
        Row(
            Hand(rules, [2000] * 3, 0, Deck.shuffled(seed + at)),
            [PERSONAS[name] for name in PLAYERS],
            [Random(f"{seed} {at} {seat}") for seat in range(3)],
        )
        for at in range(count)
    ]


def test_two_threads_play_what_each_plays_alone_and_leave_nothing_behind() -> None:
    gc.collect(YOUNG)
    before = len(ranges._followed)
    alone = [play_out(rows(seed, 6)) for seed in (1, 100)]
    found: dict[int, np.ndarray] = {}
    threads = [Thread(target=lambda seed=seed: found.update({seed: play_out(rows(seed, 6))})) for seed in (1, 100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[1].tolist() == alone[0].tolist() and found[100].tolist() == alone[1].tolist()
    assert len(ranges._followed) == before
