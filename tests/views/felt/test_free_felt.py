"""Something beside a plate lies on free felt: within the scene, over nothing, as near as it can."""

import pytest
from pytestqt.qtbot import QtBot

from pokertable.views.felt.free_felt import free_place
from pokertable.views.felt.places.rect import Rect
from pokertable.views.kit.look import look
from tests.narrow import known
from tests.views.builders import game, moments
from tests.views.felt.test_table_view import made_view

SCENE = Rect(0, 0, 400, 300)
PLATE = Rect(100, 100, 80, 30)


def test_on_an_empty_table_it_lies_at_the_plate_and_within_the_scene():
    spot = free_place(120, 60, PLATE, [PLATE], SCENE)
    assert spot is not None and not spot.overlaps(PLATE) and spot.inside(SCENE)
    assert spot.y == PLATE.bottom or spot.bottom == PLATE.y or spot.x == PLATE.right or spot.right == PLATE.x


def test_it_goes_where_there_is_room():
    wall = Rect(0, 0, 290, 300)
    spot = free_place(100, 60, PLATE, [PLATE, wall], SCENE)
    assert spot is not None and spot.x == 290 and spot.inside(SCENE)


def test_where_nothing_is_free_there_is_no_place():
    assert free_place(100, 60, PLATE, [SCENE], SCENE) is None
    assert free_place(500, 60, PLATE, [], SCENE) is None


@pytest.mark.parametrize("height", [10, 40, 90, 168])
def test_it_finds_the_only_gap_if_it_is_high_enough(height):
    above, below = Rect(0, 0, 400, 100), Rect(0, 200, 400, 100)
    spot = free_place(100, height, PLATE, [above, below], SCENE)
    assert (spot is not None) == (height <= 100)


@pytest.mark.parametrize("rounded", [-0.3, 0.0, 0.3])
def test_of_two_places_alike_the_left_one_is_taken_however_px_are_rounded(rounded):
    """In a larger window the offer of sounds lay on the other side of the player's cards."""
    own = Rect(400 + rounded, 300, 200, 100)
    spot = free_place(100, 100, own, [own], Rect(0, 0, 1000, 406))
    assert spot is not None and spot.right <= own.x


def test_in_a_larger_window_a_place_is_as_far_from_the_edge_as_designed(qtbot: QtBot) -> None:
    """Six px at any size: of two places alike another one was taken."""
    view = made_view(qtbot, (1016, 632))
    view.show_table(moments(game("omaha8"), 6, 6)[-1].after)
    usual = [known(view.felt.free_place(seat, 300, 60))[0] for seat in range(6)]
    look().change(ui=2.0)
    view.resize(2032, 1264)
    larger = [known(view.felt.free_place(seat, 600, 120))[0] for seat in range(6)]
    for small, large in zip(usual, larger, strict=True):
        assert large.x() == pytest.approx(2 * small.x(), abs=3)
        assert large.y() == pytest.approx(2 * small.y(), abs=3)


def test_a_strip_stands_clear_of_the_rings_of_my_cards(qtbot: QtBot) -> None:
    """The offer of sounds touched the ring of a winning card."""
    view = made_view(qtbot, (1016, 632))
    view.show_table(moments(game("omaha8"), 6, 6)[-1].after)
    close, clear = known(view.felt.free_place(0, 250, 90))[0], known(view.free_at_foot(250, 90))
    assert clear.size() == close.size() and clear.right() <= close.right() - 5
