"""The times of what moves at the table, by the clock of its own transitions: those of the design within 50 ms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from pokertable.model.cards import Card
from pokertable.model.hand.events import BoardDealt, HandMucked, HandShown, HoleSeen, PotAwarded, SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.views.felt.marks import hint_marks, result_marks
from pokertable.views.felt.table_items import CardItem
from pokertable.views.felt.table_picture import BOARD, CardKey
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.animation import Move
from pokertable.views.kit.look import look
from tests.views.builders import NAMES, Moment, game, moments

pytestmark = pytest.mark.painted
STEP = 5
"""The clock goes on by so many ms."""


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    made = TableView()
    qtbot.addWidget(made)
    made.resize(1016, 632)
    made.players.seat(NAMES)
    with qtbot.waitExposed(made):
        made.show()
    return made


def clock(view: TableView) -> Iterator[int]:
    """Stop the running transition and lead it by hand, a time in ms after the other, to its end."""
    transition = view._transition
    assert transition is not None
    transition.pause()
    for ms in range(0, transition.duration() + 1, STEP):
        transition.setCurrentTime(ms)
        yield ms


def when(view: TableView, happened: Callable[[], bool]) -> int:
    """The time at which something is seen to have happened."""
    return next(ms for ms in clock(view) if happened())


def hands() -> Iterator[list[Moment]]:
    """Hands of Omaha hi/lo, one seed after another, seen by seat 0."""
    return (moments(game("omaha8"), 6, seed) for seed in range(400))


def before_and(kind: type[SeatEvent], hand: list[Moment]) -> tuple[Observation, Moment]:
    """The first event of a kind, and the table before it."""
    return next((before.after, moment) for before, moment in pairwise(hand) if isinstance(moment.event, kind))


def led_to_award(view: TableView, *, mucks: bool) -> tuple[tuple[PotAwarded, ...], Observation]:
    """Play a hand to its awards, with a hand mucked after the last one that is shown, or with none mucked."""
    for hand in hands():
        events = [moment.event for moment in hand]
        ends = [at for at, event in enumerate(events) if isinstance(event, HandShown | HandMucked)]
        if sum(isinstance(events[at], HandShown) for at in ends) < 2:
            continue
        if (
            any(isinstance(event, HandMucked) for event in events)
            if not mucks
            else (not isinstance(events[ends[-1]], HandMucked) or not isinstance(events[ends[-2]], HandShown))
        ):
            continue
        if ends != list(range(ends[0], ends[-1] + 1)) or not isinstance(events[ends[-1] + 1], PotAwarded):
            continue  # all-in before the last card: other events lie between
        view.show_table(hand[ends[0] - 1].after)
        for at in ends:
            view.play(*hand[at])
            view.finish_now()
        awards = [moment for moment in hand if isinstance(moment.event, PotAwarded)]
        return tuple(moment.event for moment in awards if isinstance(moment.event, PotAwarded)), hand[-1].after
    raise AssertionError("no such hand")


def scene_cards(view: TableView) -> dict[CardKey, CardItem]:
    return view._scene.cards


def test_a_deal_is_a_card_every_55_ms_in_the_air_for_170(view: TableView) -> None:
    before, (event, after) = before_and(HoleSeen, next(hands()))
    view.show_table(before)
    view.play(event, after)
    left: dict[CardKey, int] = {}
    for ms in clock(view):
        for key, item in scene_cards(view).items():
            if item.opacity() == 1:
                left.setdefault(key, ms)
    times = sorted(left.values())
    assert times == [pytest.approx(55 * number, abs=STEP) for number in range(len(times))]
    assert view._transition is None or view._transition.duration() == pytest.approx(
        55 * (len(times) - 1) + 170 + 140, abs=55
    )


def test_the_flop_lands_as_one_turns_over_and_spreads(view: TableView) -> None:
    before, (event, after) = next(
        found
        for hand in hands()
        for found in [before_and(BoardDealt, hand)]
        if isinstance(found[1].event, BoardDealt) and len(found[1].event.cards) == 3
    )
    view.show_table(before)
    view.play(event, after)
    seen: dict[str, int] = {}
    for ms in clock(view):
        board = [item for key, item in scene_cards(view).items() if key.seat == BOARD]
        places = {item.pos().toTuple() for item in board}
        if all(isinstance(item.card, Card) for item in board):
            seen.setdefault("faces", ms)
        if "faces" in seen and all(item.transform().isIdentity() for item in board):
            seen.setdefault("turned", ms)
        if len(places) > 1:
            seen.setdefault("spreads", ms)
        seen["end"] = ms
    assert seen["faces"] == pytest.approx(170 + 70, abs=STEP)
    assert seen["turned"] == pytest.approx(170 + 140, abs=STEP)
    assert seen["spreads"] == pytest.approx(170 + 140, abs=2 * STEP)
    assert seen["end"] == pytest.approx(170 + 140 + 220, abs=STEP)


def test_hands_turn_over_in_180_ms_the_next_120_later(view: TableView) -> None:
    for hand in hands():
        shown = [at for at, moment in enumerate(hand) if isinstance(moment.event, HandShown)]
        seats = [moment.event.seat for moment in hand if isinstance(moment.event, HandShown)]
        if len(shown) > 1 and shown[1] == shown[0] + 1 and 0 not in seats[:2]:
            break
    view.show_table(hand[shown[0] - 1].after)
    for at, seat, pause in zip(shown[:2], seats[:2], (0, 120), strict=True):
        view.play(*hand[at])
        mine = [key for key in scene_cards(view) if key.seat == seat]
        faces = edge = end = 0
        for ms in clock(view):
            end = ms
            if not scene_cards(view)[mine[0]].transform().isIdentity():
                edge = edge or ms
            if not faces and isinstance(scene_cards(view)[mine[0]].card, Card):
                faces = ms
        assert [edge, faces, end] == pytest.approx([pause, pause + 90, pause + 180], abs=2 * STEP)
        view.finish_now()


def at_rest(view: TableView) -> dict[CardItem, QPointF]:
    return {item: item.pos() for item in scene_cards(view).values()}


def apart(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()


@pytest.mark.parametrize(("key", "seed"), [("omaha8", 3), ("stud8", 5), ("triple27", 4)])
def test_a_card_that_lies_there_goes_from_its_place_to_the_next_and_never_back(
    view: TableView, key: str, seed: int
) -> None:
    """With hints its marks change too: they did so at once, and once more when the next card had arrived."""
    first, *rest = moments(game(key), 5, seed, folds=0)
    view.show_table(first.after, hint_marks(first.after, 0))
    moved: set[type[SeatEvent]] = set()
    for event, after in rest:
        lay = at_rest(view)
        view.play(event, after, hint_marks(after, 0))
        if not view.is_animating:
            continue
        seen = [at_rest(view) for _ in clock(view)]
        view.finish_now()
        for item, stop in at_rest(view).items():
            way = [apart(places[item], stop) for places in seen]
            if item in lay and lay[item] != stop:
                moved.add(type(event))
                assert seen[0][item] == lay[item], event
                assert way == sorted(way, reverse=True), event
    assert moved


@pytest.mark.parametrize("key", ["omaha8", "stud8"])
def test_marks_go_and_up_cards_close_up_while_a_hand_is_turned_up(view: TableView, key: str) -> None:
    """So hands follow each other at the same pace in every game, with hints or without, and are held as long."""
    hand = moments(game(key), 5, 3, folds=0)
    at = next(at for at, (event, _) in enumerate(hand) if isinstance(event, HandShown) and event.seat)
    before, (event, after) = hand[at - 1].after, hand[at]
    view.show_table(before, hint_marks(before, 0))
    view.play(event, after, hint_marks(after, 0))
    assert view._transition is not None and view._transition.duration() == 180


@pytest.mark.parametrize("mucks", [False, True])
def test_the_moment_of_the_result_has_the_times_of_the_design(view: TableView, mucks: bool) -> None:
    awards, after = led_to_award(view, mucks=mucks)
    paid: list[bool] = []
    view.paid.connect(lambda _: paid.append(True))
    view.award(awards, after, result_marks(after))
    held = 700 - (170 if mucks else 0)
    rings: dict[tuple[CardKey, str], int] = {}
    seen: dict[str, int] = {}
    before = {seat: (plate.won, plate.stack) for seat, plate in view._scene.plates.items()}
    winners = {win.seat for award in awards for win in award.won}
    for ms in clock(view):
        for key, item in scene_cards(view).items():
            for name in ("high", "low"):
                if getattr(item.state, name):
                    rings.setdefault((key, name), ms)
            if item._before is not None and item._share == 1:
                seen.setdefault("veiled", ms)
        if paid:
            seen.setdefault("paid", ms)
        now = {seat: (plate.won, plate.stack) for seat, plate in view._scene.plates.items()}
        if all(plate.look.won.total for seat, plate in view._scene.plates.items() if seat in winners and plate.look):
            seen.setdefault("plates", ms)
        if now != before:
            seen.setdefault("counts", ms)
        if all(now[seat][1] == after.seats[seat].stack for seat in winners):
            seen.setdefault("counted", ms)
        seen["end"] = ms
    firsts = sorted(set(rings.values()))
    assert firsts[0] == pytest.approx(held, abs=STEP)
    assert [later - earlier for earlier, later in pairwise(firsts)] == [pytest.approx(40, abs=STEP) for _ in firsts[1:]]
    assert seen["veiled"] == pytest.approx(held + 160, abs=STEP)
    assert seen["plates"] == pytest.approx(seen["paid"], abs=STEP) and seen["plates"] >= firsts[-1]
    assert seen["paid"] <= seen["counts"]
    assert seen["counted"] == pytest.approx(seen["paid"] + 350, abs=30)  # the last chips of an eased count are early
    assert seen["end"] == pytest.approx(seen["paid"] + 350 + 400, abs=STEP)


@pytest.mark.parametrize("kind", [HoleSeen, BoardDealt, HandShown])
def test_with_reduced_motion_a_picture_fades_into_the_next_in_80_ms(view: TableView, kind: type[SeatEvent]) -> None:
    look().change(speed=0.0, fades=True)
    before, (event, after) = next(
        before_and(kind, hand) for hand in hands() if any(isinstance(each.event, kind) for each in hand)
    )
    view.show_table(before)
    ended: list[bool] = []
    view.finished.connect(lambda: ended.append(True))
    view.play(event, after)
    assert view._transition is not None and view._transition.duration() == 80 and not ended
    assert not [step for step in view._transition._steps if isinstance(step, Move)]
    covers = [item for item in view.items() if item.zValue() == 100]
    opacities = [covers[0].opacity() for _ in clock(view)]
    assert len(covers) == 1 and opacities == sorted(opacities, reverse=True) and opacities[0] == 1
    view.finish_now()
    assert ended == [True] and not [item for item in view.items() if item.zValue() == 100]


def test_with_reduced_motion_the_hands_are_held_as_long(view: TableView) -> None:
    look().change(speed=0.0, fades=True)
    awards, after = led_to_award(view, mucks=False)
    paid: list[bool] = []
    view.paid.connect(lambda _: paid.append(True))
    view.award(awards, after, result_marks(after))
    assert view._transition is not None and view._transition.duration() == 700 + 80 + 400
    assert when(view, lambda: bool(paid)) == pytest.approx(700, abs=STEP)


def test_without_animation_nothing_takes_time(view: TableView) -> None:
    look().change(speed=0.0)
    awards, after = led_to_award(view, mucks=False)
    view.award(awards, after, result_marks(after))
    assert not view.is_animating
