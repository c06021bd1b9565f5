"""The reads that are given at the table: which of them count, and which the quiz may ask again."""

from __future__ import annotations

import pytest

from pokertable.model.games import TRIPLE27
from pokertable.model.hand.actions import CheckCall, Draw
from pokertable.model.hand.events import MuckShuffledIn
from pokertable.model.hand.seen import SeenHand
from pokertable.session.play.opponents import Chosen
from pokertable.training.reads.at_table import ReadAsked, moment
from pokertable.training.reads.given import GivenRead, GivenReads
from tests.narrow import known
from tests.session.history.store.player import GAMES, HOLDEM, STUD8, new_table
from tests.session.play.at_flow import AtTable


def asked(at: AtTable) -> ReadAsked:
    now = at.now
    return known(moment(SeenHand.of(now.hand.events, known(now.table.hero)), now.table.personas, now.memory))


def read(at: AtTable, spread: tuple[int, ...] = (100,), seat: int = 1) -> GivenRead:
    return GivenRead(asked(at), seat, spread, at.now)


@pytest.fixture
def at():
    made = AtTable()
    made.sit_down(new_table(seats=2))
    made.act()
    assert made.my_turn()
    return made


def test_of_two_reads_of_an_opponent_at_one_point_the_last_counts(at):
    given, second = GivenReads(), read(at, (0, 100))
    given.give(read(at))
    given.give(second)
    assert given.take(at.now) == [second]


def test_reads_of_several_opponents_and_at_several_points_all_count():
    at, given = AtTable(), GivenReads()
    at.sit_down(new_table(seats=3))
    at.act()
    assert at.my_turn()
    reads = [read(at), read(at, seat=2)]
    at.act()
    assert at.my_turn()
    reads.append(read(at))
    for each in reads:
        given.give(each)
    assert given.take(at.now) == reads
    assert given.take(at.now) == [], "each counts once"


def test_a_read_waits_for_the_end_of_the_hand_that_it_was_given_in(at):
    given, counts, first = GivenReads(), at.now, read(at)
    given.give(first)
    at.flow.rewind()
    at.act()
    assert at.my_turn()
    in_line = read(at)
    given.give(in_line)
    assert given.take(at.now) == [in_line]
    assert given.take(counts) == [first]


def test_a_read_comes_back_as_a_question_about_the_hand_as_it_stood(at):
    at.act()
    assert at.my_turn()
    given = read(at)
    at.play_on()
    spot = known(given.spot)
    assert spot.hand.observe(None).acts == given.asked.public.acts != at.now.hand.observe(None).acts
    assert spot.hand.state.holes == at.now.hand.state.holes and spot.hand.state.board == list(given.asked.public.board)
    assert (spot.own, spot.seat, spot.players) == (0, 1, ("", "rock"))


def test_a_read_in_practice_comes_back_in_no_quiz(at):
    at.flow.rewind()
    at.act()
    assert at.my_turn()
    given = read(at)
    at.play_on()
    assert given.spot is None
    at.flow.back_to_hand()
    assert given.spot is None


def test_a_read_while_an_opponent_thinks_comes_back_in_no_quiz():
    at = AtTable()
    at.sit_down(new_table(seats=3))
    at.act()
    while at.now.hand.to_act == 0:
        at.act()
    given = read(at, seat=known(at.now.hand.to_act))
    at.play_on()
    assert given.spot is None


def test_a_read_in_a_hand_whose_deck_was_shuffled_anew_comes_back_in_no_quiz(at):
    given = read(at)
    at.play_on()
    assert given.spot is not None
    at.now.hand.events.append(MuckShuffledIn())
    assert given.spot is None


def shown_down(game, at_street):
    """A read on this street in a hand in which the opponent shows its cards."""
    for seed in range(30):
        at = AtTable()
        at.sit_down(new_table(game, seats=2, seed=seed))
        while at.my_turn() and at.now.hand.state.street < at_street:
            at.act()
        given = read(at)
        at.play_on()
        if at.now.hand.state.shown[1]:
            return given, at.now.hand
    raise AssertionError("the opponent always mucks")


def test_what_the_opponent_had_is_known_where_it_was_shown():
    given, hand = shown_down(HOLDEM, 1)
    assert given.had == tuple(hand.state.holes[1])


def test_in_stud_it_had_the_down_cards_of_the_street_then():
    early, hand = shown_down(STUD8, 1)
    late, other = shown_down(STUD8, 4)
    assert early.had == tuple(hand.state.holes[1][:2])
    assert late.had == (*other.state.holes[1][:2], other.state.holes[1][6])


def test_what_it_had_is_not_known_where_it_was_not_shown(at):
    given = read(at)
    at.fold()
    assert given.had == ()


def test_what_it_had_is_not_known_where_it_has_drawn_since():
    game = next(each for each in GAMES if each.variant == TRIPLE27)
    for seed in range(30):
        at = AtTable()
        at.sit_down(new_table(game, seats=2, seed=seed))
        before = None
        while not at.flow.shows_result:
            if at.flow.is_my_turn:
                if before is None and at.now.hand.state.street == 1 and not at.now.hand.state.drawing:
                    before = read(at)
                at.act()
            else:
                drawing = at.now.hand.bounds().draw is not None
                discarded = tuple(at.now.hand.state.holes[1][:1])
                at.flow.opponent_acts(Chosen(Draw(discarded) if drawing else CheckCall()))
        if before is not None and at.now.hand.state.shown[1]:
            assert before.had == ()
            return
    raise AssertionError("the opponent always mucks")
