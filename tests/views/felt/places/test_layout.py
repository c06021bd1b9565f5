"""The table's layout: nothing overlaps and nothing lies outside, for all seats, games and scene sizes."""

from __future__ import annotations

import math
import subprocess
import sys
from itertools import combinations, pairwise
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pokertable.model.games import CATALOGUE
from pokertable.views.felt.draws_item import discard_bounds
from pokertable.views.felt.places.layout import table_layout
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import Layout, Place
from pokertable.views.felt.table_picture import RAISED, DiscardLook
from tests.narrow import known

MOST_SEATS = {False: 10, True: 9}
DRAWS: Final = [
    pytest.param(variant.hole_cards, variant.max_seats, id=key) for key, variant in CATALOGUE.items() if variant.draws
]
"""Cards and seats at most of each draw game."""
NAMED_SIZES: Final = ((1024, 552), (1017, 633), (1280, 800), (1552, 900), (1920, 990), (3840, 1990), (1990, 552))


@st.composite
def scenes(draw: st.DrawFn) -> tuple[float, float]:
    aspect = draw(st.floats(1.25, 3.6))
    height = draw(st.floats(552, 1990))
    width = min(max(1024.0, aspect * height), 3840.0)
    return width, max(552.0, width / aspect)


def boxes(layout: Layout) -> list[tuple[str, Rect]]:
    """Everything that must not overlap, all bets out and every card shown."""
    found = [("tray", layout.tray), *((f"board {i}", card) for i, card in enumerate(layout.board))]
    for seat, spot in enumerate(layout.seats):
        found += [(f"block {seat}", spot.block), (f"bet {seat}", spot.bet)]
        if not layout.stud:
            found.append((f"button {seat}", spot.button))
    return found


def assert_sound(layout: Layout) -> None:
    everything = boxes(layout)
    for name, box in everything:
        assert box.inside(layout.scene), name
    for (name, box), (other_name, other) in combinations(everything, 2):
        assert not box.overlaps(other), f"{name} {box} over {other_name} {other}"


@given(scene=scenes(), stud=st.booleans(), shared=st.booleans(), data=st.data())
@example(scene=(1024, 552), stud=True, shared=True, data=None)
@example(scene=(1024, 552), stud=False, shared=False, data=None)
@example(scene=(3840, 1990), stud=False, shared=False, data=None)
@example(scene=(3840, 1990), stud=True, shared=False, data=None)
@example(scene=(1024, 819), stud=False, shared=False, data=None)
def test_nothing_overlaps_and_nothing_lies_outside(scene, stud, shared, data) -> None:
    counts = range(2, MOST_SEATS[stud] + 1) if data is None else [data.draw(st.integers(2, MOST_SEATS[stud]))]
    for seats in counts:
        assert_sound(table_layout(seats, *scene, stud=stud, shared_card=stud and shared))


@pytest.mark.parametrize("stud", [False, True])
def test_every_seat_count_at_the_named_sizes(stud: bool) -> None:
    for seats in range(2, MOST_SEATS[stud] + 1):
        for size in NAMED_SIZES:
            assert_sound(table_layout(seats, *size, stud=stud))


def assert_a_draw_is_sound(layout: Layout, count: int) -> None:
    """While bets are out no card rises to be discarded; while cards rise no bet is out."""
    draws, unit = known(layout.draws), layout.unit
    hero, *others = layout.seats
    hand = hero.cards([False] * count, shown=True)
    assert all(b.x >= a.right for a, b in pairwise(hand)), "a card is covered"
    middle = [("tray", layout.tray), ("draws", draws.whole)]
    seats = [(f"block {seat}", spot.block) for seat, spot in enumerate(others, 1)]
    buttons = [(f"button {seat}", spot.button) for seat, spot in enumerate(layout.seats)]
    bets = [(f"bet {seat}", spot.bet) for seat, spot in enumerate(layout.seats)]
    lifted = [(f"card {at}", card._replace(y=card.y - 0.1 * card.w)) for at, card in enumerate(hand)]
    discarded = [
        (f"discard {at}", discard_bounds(DiscardLook(card, card._replace(y=card.y - RAISED * unit)), unit))
        for at, card in enumerate(hand)
    ]
    mine = [("my plate", hero.plate)]
    for everything in (
        [*middle, *seats, *buttons, *bets, *mine, *lifted],
        [*middle, *seats, *buttons, *mine, *discarded],
    ):
        for name, box in everything:
            assert box.inside(layout.scene), name
        for (name, box), (other_name, other) in combinations(everything, 2):
            assert not box.overlaps(other), f"{name} {box} over {other_name} {other}"
    assert draws.deck.inside(draws.whole) and draws.heap.inside(draws.whole)
    assert not draws.deck.overlaps(draws.heap) and not draws.deck.overlaps(draws.dots)


@given(scene=scenes(), data=st.data())
def test_nothing_overlaps_at_a_draw(scene, data) -> None:
    count, most = data.draw(st.sampled_from([each.values for each in DRAWS]))
    seats = data.draw(st.integers(2, most))
    layout = table_layout(seats, *scene, board_cards=0, slots=count)
    assert_a_draw_is_sound(layout, count)


@pytest.mark.parametrize(("count", "most"), DRAWS)
def test_every_seat_count_of_each_draw_game_at_the_named_sizes(count: int, most: int) -> None:
    for seats in range(2, most + 1):
        for size in NAMED_SIZES:
            assert_a_draw_is_sound(table_layout(seats, *size, board_cards=0, slots=count), count)


def test_a_hand_keeps_its_places_while_some_of_it_is_discarded() -> None:
    for spot in table_layout(6, 1280, 800, board_cards=0, slots=5).seats:
        for shown in (False, True):
            whole = spot.cards([False] * 5, shown=shown)
            assert spot.cards([False] * 3, shown=shown) == whole[:3]


@given(scene=scenes(), seats=st.integers(2, 9), count=st.integers(1, 6), shown=st.booleans())
def test_a_hand_stays_in_its_block(scene, seats, count, shown) -> None:
    """Two to six hole cards, hidden or shown; every index can be read where faces are seen."""
    for spot in table_layout(seats, *scene).seats:
        cards = spot.cards([False] * count, shown=shown)
        assert len(cards) == count
        for card in cards:
            assert card.inside(spot.block)
        if shown:
            assert all(b.x - a.x >= 0.46 * a.w for a, b in pairwise(cards))


@given(scene=scenes(), seats=st.integers(2, 8), count=st.integers(1, 7), shown=st.booleans())
def test_a_stud_hand_stays_in_its_block(scene, seats, count, shown) -> None:
    ups = [False, False, True, True, True, True, False][:count]
    for spot in table_layout(seats, *scene, stud=True).seats:
        cards = spot.cards(ups, shown=shown)
        low_enough = spot.block._replace(h=spot.block.h + 0.1 * spot.card_w)
        assert all(card.inside(low_enough) for card in cards)
        faces = [card for card, up in zip(cards, ups, strict=True) if up or shown or spot.place is Place.HERO]
        assert all(b.x - a.x >= 0.46 * a.w for a, b in pairwise(faces))


@given(scene=scenes(), count=st.integers(1, 5), shown=st.booleans())
def test_five_cards_of_nine_stud_players_stay_in_their_blocks(scene, count, shown) -> None:
    for spot in table_layout(9, *scene, stud=True).seats:
        cards = spot.cards([False, True, True, True, True][:count], shown=shown)
        low_enough = spot.block._replace(h=spot.block.h + 0.1 * spot.card_w)
        assert all(card.inside(low_enough) for card in cards)
        assert all(b.x - a.x >= 0.46 * a.w for a, b in pairwise(cards[1:]))


@given(scene=scenes(), count=st.integers(1, 4))
def test_dead_cards_stay_over_their_plate(scene, count) -> None:
    for spot in table_layout(8, *scene, stud=True).seats:
        cards = spot.dead_cards(count)
        assert all(card.x >= spot.block.x and card.right <= spot.block.right + 0.01 for card in cards)
        assert not any(a.overlaps(b) for a, b in combinations(cards, 2))


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_seats_go_clockwise_from_the_hero(seats: int) -> None:
    layout = table_layout(seats, 1280, 800)
    middle_x, middle_y = layout.scene.centre
    angles = []
    for spot in layout.seats:
        x, y = spot.plate.centre
        # Clockwise on the screen from straight down: down 0, left 90, up 180, right 270.
        angles.append(math.degrees(math.atan2(middle_x - x, y - middle_y)) % 360)
    assert angles[0] == pytest.approx(0)
    assert angles == sorted(angles)


def test_a_card_is_as_large_as_the_scene_allows() -> None:
    assert table_layout(9, 1024, 552).unit == pytest.approx(60)
    assert table_layout(8, 1024, 552, stud=True).unit == pytest.approx(68.1, abs=0.1)


@pytest.mark.parametrize(("seats", "stud"), [(1, False), (11, False), (10, True)])
def test_a_number_of_seats_no_table_has_is_refused(seats: int, stud: bool) -> None:
    with pytest.raises(ValueError, match=f"{seats} seats"):
        table_layout(seats, 1280, 800, stud=stud)


def test_an_empty_scene_is_refused() -> None:
    with pytest.raises(ValueError, match="scene of 0"):
        table_layout(2, 0, 100)


def test_the_layout_needs_no_qt() -> None:
    """The layout and the picture are values: they can be had without a window system."""
    code = "import sys, pokertable.views.felt.table_picture; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@given(scene=scenes(), seats=st.integers(2, 8), stud=st.booleans(), shown=st.booleans())
def test_cards_leave_the_ends_of_their_plate_in_sight(scene, seats, stud, shown) -> None:
    """Card pictures have an edge of their own; side by side on exactly the plate's width they stood out from it."""
    ups = [False, False, True, True, True, True, False] if stud else [False] * 5
    for spot in table_layout(seats, *scene, stud=stud).seats:
        cards = spot.cards(ups, shown=shown)
        assert min(card.x for card in cards) >= spot.plate.x + 0.02 * spot.unit
        assert max(card.right for card in cards) <= spot.plate.right - 0.02 * spot.unit
