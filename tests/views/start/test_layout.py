from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.views.felt.places.rect import Rect
from pokertable.views.start.layout import BAR, MOST_FELT, start_layout

GAMES = st.lists(st.integers(1, 11), min_size=1, max_size=4).filter(lambda counts: sum(counts) <= 19)
USUAL = (9, 4, 4, 3)


def boxes(places):
    cells = [cell for _, cells in places.groups for cell in cells]
    headings = [heading for heading, _ in places.groups[:-1]]
    return [places.scene, places.switch, places.words, places.change, *cells, *headings, places.find, places.foot]


@given(width=st.integers(1024, 3840), height=st.integers(664, 2116), games=GAMES)
def test_nothing_overlaps_in_any_window(width, height, games):
    unit = min(2.7, max(1.0, min(width / 1280, (height + BAR) / 800)))
    places = start_layout(width, height, games, unit)
    page = Rect(0, 0, width, height)
    found = boxes(places)
    assert all(box.inside(page) for box in (*found, places.column))
    assert not any(one.overlaps(other) for one, other in combinations(found, 2))
    assert 150 <= places.scene.h <= MOST_FELT * (height + BAR)


def test_the_design_is_met_at_its_size():
    places = start_layout(1280, 756, USUAL)
    assert (places.scene.w, places.scene.h) == (1232, 268)
    assert places.switch.h == 44 and places.foot.h == 76
    cells = [cell for _, group in places.groups for cell in group]
    assert {cell.h for cell in cells} == {44}
    columns: dict[float, int] = {}
    for cell in cells:
        columns[cell.x] = columns.get(cell.x, 0) + 1
    assert sorted(columns.values()) == [3, 4, 4, 4, 5]


@pytest.mark.parametrize("width", [320, 640, 800, 1024])
@pytest.mark.parametrize("unit", [1, 1.5, 2])
def test_a_page_without_room_is_laid_out_all_the_same(width, unit):
    """Before a window has its size the page is small."""
    places = start_layout(width, 700, USUAL, unit)
    assert [len(cells) for _, cells in places.groups] == [*USUAL]
