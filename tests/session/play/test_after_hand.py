"""After a hand: cards shown unasked, what would have come, topping up."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import Fold, RaiseTo
from pokertable.model.hand.events import BoardDealt
from pokertable.session.play.opponents import Chosen
from pokertable.session.play.resume import resume
from pokertable.session.play.steps import Afterwards, BoughtIn
from tests.narrow import known
from tests.session.history.store.player import HOLDEM, OMAHA8, STUD8, new_table
from tests.session.play.at_flow import AtTable, passive


def won_unseen(street=0, game=HOLDEM):
    """A hand that all others have folded to a raise of the player, on this street."""
    at = AtTable()
    at.sit_down(new_table(game, seats=2))
    while not at.flow.shows_result:
        hand = at.now.hand
        if not at.flow.is_my_turn:
            raised = any(view.last is not None for view in hand.observe(0).seats if view.seat == 0)
            gives_up = hand.state.street == street and raised and hand.bounds().check_call != 0
            at.flow.opponent_acts(Chosen(Fold() if gives_up else passive(hand)))
        elif hand.state.street == street and hand.legal().raise_to is not None:
            at.flow.act(RaiseTo(known(hand.legal().raise_to)[0]))
        else:
            at.flow.act(passive(hand))
    return at


def test_a_hand_that_nobody_has_to_see_is_mucked_unless_it_is_shown():
    at = won_unseen()
    hero = at.now.hand.state.holes[0]
    assert at.flow.after.can_show and not at.heard(Afterwards)
    before = at.counts.table.memory[0].shown
    at.flow.after.show_hand()
    assert at.heard(Afterwards) == [Afterwards(tuple(hero), shows=True)]
    assert not at.flow.after.can_show and before == 0
    at.flow.after.show_hand()
    assert len(at.heard(Afterwards)) == 1


def test_the_table_learns_from_what_is_shown_and_nothing_else_changes():
    """A raise on the last street that everybody folds to is a bluff, or none, once it is seen."""
    at = won_unseen(street=3)
    table, events, kept = at.counts.table, list(at.now.hand.events), at.counts.table.memory
    at.flow.after.show_hand()
    assert table.memory[1:] == kept[1:] and table.memory[0].hands == kept[0].hands
    assert at.now.hand.events == events == at.store.events(at.now.hand_id)
    assert known(resume(at.store)).table.memory == table.memory


def test_a_hand_that_was_folded_shown_or_looked_ahead_in_teaches_nothing():
    at = AtTable()
    at.sit_down(new_table(seats=2))
    assert not at.flow.after.can_show
    at.fold()
    assert not at.flow.after.can_show
    at.flow.go_on()
    at.play_on()
    assert at.now.hand.state.shown[0] or at.flow.after.can_show
    looked = won_unseen()
    looked.counts.has_looked_ahead = True
    kept = looked.counts.table.memory
    looked.flow.after.show_hand()
    assert looked.counts.table.memory == kept and looked.heard(Afterwards)


@pytest.mark.parametrize(("game", "street", "cards"), [(HOLDEM, 0, 5), (HOLDEM, 1, 2), (OMAHA8, 2, 1), (STUD8, 0, 0)])
def test_the_rest_of_the_board_is_what_the_deck_held(game, street, cards):
    """Played on with the same deck, the same board comes."""
    at = won_unseen(street, game)
    assert at.flow.after.can_look_on == bool(cards)
    at.flow.after.look_on()
    came = at.heard(Afterwards)[0].cards if cards else ()
    assert len(came) == cards
    at.flow.rewind()
    at.play_on()
    board = [card for event in at.now.hand.events if isinstance(event, BoardDealt) for card in event.cards]
    assert not cards or board[-cards:] == list(came)


def test_nothing_of_a_running_hand_or_a_full_board_is_looked_on():
    at = AtTable()
    at.sit_down(new_table(seats=2))
    assert at.my_turn() and not at.flow.after.can_look_on
    at.flow.after.look_on()
    at.play_on()
    assert not at.flow.after.can_look_on and not at.heard(Afterwards)


def test_looking_on_counts_in_no_statistics():
    at = won_unseen()
    before = at.history.figures()
    at.flow.after.look_on()
    assert at.history.figures() == before and not at.counts.has_looked_ahead


def test_topping_up_says_how_many_chips_and_only_what_is_missing():
    at = won_unseen()
    table = at.counts.table
    assert at.flow.after.chips_missing == 0
    table.seats[0].stack = 150
    at.flow.after.buy_in()
    assert at.heard(BoughtIn) == [BoughtIn(250)] and table.seats[0].stack == 400 and at.flow.after.chips_missing == 0


def test_a_hand_that_was_mucked_at_the_showdown_can_be_shown_and_is_learned_from():
    at = AtTable()
    at.sit_down(new_table(seats=2))
    for _ in range(20):
        at.play_on()
        if at.now.hand.state.mucked[0]:
            break
        at.flow.go_on()
    assert at.flow.after.can_show
    before = at.counts.table.memory
    at.flow.after.show_hand()
    assert at.heard(Afterwards) == [Afterwards(tuple(at.now.hand.state.holes[0]), shows=True)]
    assert at.counts.table.memory[1:] == before[1:] and at.counts.table.memory[0].hands == before[0].hands
