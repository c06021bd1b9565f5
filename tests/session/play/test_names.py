"""The names of opponents at a new table."""

from __future__ import annotations

from pokertable.players.styles.cast import NAMES
from pokertable.session.play.new_table import MOST_LETTERS, new_table, opponents_names
from pokertable.session.profile.choice import YOU, usual_choice


def test_without_wishes_they_are_the_usual_ones():
    assert opponents_names("") == opponents_names(" ,, ") == tuple(NAMES)


def test_wished_ones_come_first_each_once_and_never_the_players():
    found = opponents_names(f"Ada, Grace、 Ada ,{YOU}, {'x' * 40}, {NAMES[1]}")
    assert found[:4] == ("Ada", "Grace", "x" * MOST_LETTERS, NAMES[1])
    assert YOU not in found and len(set(found)) == len(found) >= len(NAMES)


def test_they_sit_down_in_this_order():
    table = new_table(usual_choice("holdem"), 1, opponents_names("Ada, Grace"))
    assert [seat.name for seat in table.seats][:4] == [YOU, "Ada", "Grace", NAMES[0]]
