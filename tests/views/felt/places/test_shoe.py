"""The dealer's shoe has a place of its own at the top rail."""

import pytest

from pokertable.views.felt.places.layout import table_layout


@pytest.mark.parametrize("size", [(1024, 528), (1016, 588), (1600, 868), (3840, 1990)])
@pytest.mark.parametrize(("seats", "stud"), [*((n, False) for n in range(2, 10)), *((n, True) for n in range(2, 9))])
def test_the_shoe_lies_at_the_top_rail_beside_the_seats(seats: int, stud: bool, size: tuple[int, int]) -> None:
    layout = table_layout(seats, *size, stud=stud, board_cards=0 if stud else 5)
    assert layout.shoe.inside(layout.table)
    assert layout.shoe.bottom < layout.tray.y
    assert not any(layout.shoe.overlaps(seat.block) for seat in layout.seats)
    assert not any(layout.shoe.overlaps(seat.bet) or layout.shoe.overlaps(seat.button) for seat in layout.seats)
