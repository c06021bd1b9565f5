"""What takes a click is reached by keys: by the tabulator, by arrows from its like, or it has keys of its own.

The default run asks so of most places on the walks of `test_everybody`, in large text.
"""

from __future__ import annotations

import pytest

from tests.everywhere import PLACES, leave, opened
from tests.reached import unreached


@pytest.mark.parametrize(
    "place", [pytest.param(place, marks=pytest.mark.long if place != "start" else ()) for place in PLACES]
)
def test_what_takes_a_click_is_reached_by_keys(qtbot, tmp_path, place):
    program, top = opened(qtbot, tmp_path, place, (1280, 800))
    assert (place, unreached(top)) == (place, [])
    leave(program)
