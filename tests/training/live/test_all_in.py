"""Equities of hands that lie open, street by street."""

from __future__ import annotations

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import BADUGI, HOLDEM, STUD8, TRIPLE27
from pokertable.model.hand.observation import Observation
from pokertable.training.live import all_in as all_in_module
from pokertable.training.live.all_in import cards_to_come, lie_open, open_equities
from tests.views.builders import game, moments, moments_of
from tests.views.showdowns import all_in, pictured

HOLES = ("Ah Th", "Qs Qc", "Kd Qd")


def at_board(cards: int, stacks: tuple[int, ...] = (200, 200, 200)) -> Observation:
    """The hand of the design's picture with so many cards on the board."""
    hand = all_in(HOLDEM, stacks, HOLES, "Qh 7h 2c Ks 3d")
    return next(
        each.after for each in reversed(moments_of(hand)) if len(each.after.board) == cards and lie_open(each.after)
    )


def test_on_the_turn_of_the_picture_each_has_what_it_says_and_i_have_its_ten_outs() -> None:
    found = open_equities(at_board(4))
    assert found.exact and found.to_come == 1 and found.unseen == 42
    assert {seat: each.percent for seat, each in found.seats.items()} == {0: 24, 1: 71, 2: 5}
    assert sorted(found.outs or ()) == sorted(parse_cards("Jh 9h 8h 6h 5h 4h 3h Js Jd Jc"))
    assert found.splitting == 0


def test_outs_that_only_split_the_pot_are_the_last_and_are_counted() -> None:
    """Nine outs were named of which six only split."""
    hand = all_in(HOLDEM, (100, 100), ["Ac 9d", "As Qh"], "2c Jd 2d 8s 3h")
    seen = next(
        each.after for each in reversed(moments_of(hand)) if len(each.after.board) == 4 and lie_open(each.after)
    )
    found = open_equities(seen)
    assert [str(card)[0] for card in found.outs or ()] == ["9"] * 3 + ["J"] * 3 + ["8"] * 3 and found.splitting == 6


@pytest.mark.parametrize("cards", [0, 3, 4])
def test_the_parts_of_a_pot_add_up_on_every_street(cards: int) -> None:
    found = open_equities(at_board(cards))
    assert sum(each.share for each in found.seats.values()) == pytest.approx(1, abs=1e-9 if found.exact else 0.01)
    assert found.exact and sum(each.percent for each in found.seats.values()) == 100
    assert (found.outs is None) == (cards != 4)


def test_each_pot_that_is_contested_has_its_own_part() -> None:
    """The shortest stack is in the main pot alone; what the two others play for beside it is another question."""
    found = open_equities(at_board(4, stacks=(200, 200, 60)))
    assert [pot.amount for pot in found.pots] == [180, 280]
    assert found.pots[0].share == pytest.approx(10 / 42)
    assert found.pots[1].share > found.pots[0].share
    assert set(found.seats) == {0, 1, 2}


def test_a_split_game_has_a_part_of_each_half() -> None:
    seen = next(each.after for each in reversed(moments_of(pictured())) if lie_open(each.after))
    found = open_equities(seen)
    assert all(len(each.halves) == 2 for each in found.seats.values())
    assert found.to_come == 1
    assert sum(each.halves[0] for each in found.seats.values()) == pytest.approx(1, abs=0.02)


def test_nothing_is_said_of_the_last_card_and_in_draw_games() -> None:
    hand = moments_of(all_in(HOLDEM, (200, 200, 200), HOLES, "Qh 7h 2c Ks 3d"))
    assert not any(lie_open(each.after) for each in hand if len(each.after.board) == 5)
    for variant in (BADUGI, TRIPLE27):
        for seed in range(5):
            assert not any(lie_open(each.after) for each in moments(game(variant.key), 3, seed, folds=0.0, raises=0.9))


def test_in_stud_each_hand_gets_its_cards() -> None:
    played = moments_of(all_in(STUD8, (40, 40), ("As 2s 3s 4s Kd 9d 5s", "Kc Kh Qd Jd 8c 7c 6c"), ""))
    open_now = [each.after for each in played if lie_open(each.after)]
    assert open_now and {cards_to_come(seen) for seen in open_now} == {1}
    last = open_equities(open_now[-1])
    assert last.exact and last.outs is None and sum(each.share for each in last.seats.values()) == pytest.approx(1)


def test_where_there_are_too_many_run_outs_a_sample_is_near_and_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = at_board(0)
    exact = open_equities(seen)
    monkeypatch.setattr(all_in_module, "EXACT", 0)
    sampled = open_equities(seen)
    assert exact.exact and not sampled.exact
    for seat, each in sampled.seats.items():
        assert each.share == pytest.approx(exact.seats[seat].share, abs=0.005)
