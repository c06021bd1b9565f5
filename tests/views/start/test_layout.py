from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pokertable.views.felt.places.rect import Rect
from pokertable.views.start.layout import start_layout

GAMES = st.lists(st.integers(1, 11), min_size=1, max_size=4).filter(lambda counts: sum(counts) <= 19)


def boxes(places, column):
    cells = [cell for _, cells in places.groups for cell in cells]
    headings = [heading for heading, _ in places.groups]
    found = [places.scene, *places.tiles, *cells, *headings, places.find, places.foot]
    return found + ([places.column] if column else [places.options])


@given(width=st.integers(1024, 3840), height=st.integers(664, 2116), games=GAMES, tiles=st.integers(1, 4))
@example(width=1200, height=700, games=[1, 6, 6], tiles=4)
def test_nothing_overlaps_in_any_window(width, height, games, tiles):
    places = start_layout(width, height, games, tiles)
    page = Rect(0, 0, width, height)
    found = boxes(places, column=places.options is None)
    assert all(box.inside(page) for box in found)
    assert not any(one.overlaps(other) for one, other in combinations(found, 2))
    assert places.scene.h >= 150


@pytest.mark.parametrize(("width", "height", "folds", "large"), [
    (1024, 664, True, False), (1280, 756, False, False), (1920, 1036, False, True), (3840, 2116, False, True),
])  # fmt: skip
def test_what_folds_and_what_grows(width, height, folds, large):
    places = start_layout(width, height, (8, 4, 4), 4)
    assert (places.options is not None) == folds
    assert (places.scale > 1) == large
    assert (places.tiles[0].h == 40) == folds


@pytest.mark.parametrize(("width", "height"), [(1280, 756), (1920, 1036), (2560, 1396)])
def test_few_games_fill_the_width_under_the_tiles(width, height):
    places = start_layout(width, height, (4, 2), 4)
    right = max(box.right for _, cells in places.groups for box in (*cells, places.find))
    assert right == pytest.approx(places.tiles[-1].right, abs=1)


@pytest.mark.parametrize(("width", "height"), [(1024, 664), (1280, 756), (1920, 1036)])
def test_the_box_to_find_a_game_stands_in_line_with_the_games_beside_it(width, height):
    places = start_layout(width, height, (4, 2), 4)
    last = places.groups[-1][1]
    assert places.find.y == pytest.approx(last[0].y)
    assert places.find.bottom == pytest.approx(last[-1].bottom)


@pytest.mark.parametrize("width", [320, 640, 800, 1024])
@pytest.mark.parametrize("text_scale", [1, 1.5, 2])
def test_groups_without_room_for_a_column_each_are_laid_out_all_the_same(width, text_scale):
    """Before a window has its size the page is small, and beside a column of large text there is little room."""
    places = start_layout(width, 700, (9, 4, 4, 3), 4, text_scale)
    assert places.options is not None
    assert [len(cells) for _, cells in places.groups] == [9, 4, 4, 3]
