"""The replayer's controller: what is asked of a stored hand reaches the page, and what is written there the store."""

from __future__ import annotations

import pytest

from pokertable.controllers.replayer_controller import ReplayerController
from pokertable.model.hand.events import HoleDealt
from pokertable.model.text import phrase
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.store import History, Store
from pokertable.session.record.rewind import own_decisions
from pokertable.views.desk.replayer.page import ReplayerPage
from pokertable.views.kit.look import look
from tests.narrow import known
from tests.session.history.store.player import GAMES, Player, new_table

BADUGI = next(game for game in GAMES if game.variant.key == "badugi")


class Desk:
    """A store with two hands of the player's, the page, its controller, and what they were heard to say."""

    def __init__(self, page, monkeypatch):
        self.store, self.page = Store(None), page
        player = Player(self.store, new_table())
        hands: list[int] = []
        while len(hands) < 2:
            hand_id = player.play_hand()
            if len(own_decisions(self.store.record(hand_id).events, 0)) > 1:
                hands.append(hand_id)
        self.hand, self.other = hands
        monkeypatch.setattr(page, "isVisible", lambda: True)
        self.controller = ReplayerController(page, self.store, page)
        self.ended: list[int] = []
        end = page.end_moves

        def ended():
            self.ended.append(self.controller.stop)
            end()

        monkeypatch.setattr(page, "end_moves", ended)
        self.said: list[str] = []
        self.controller.failed.connect(lambda error: self.said.append(str(error)))
        self.controller.stored.connect(lambda: self.said.append("stored"))

    def open(self, hand=None):
        assert self.controller.open(self.hand if hand is None else hand)
        self.ended.clear()
        return known(self.controller.hand)

    @property
    def is_playing(self):
        return self.page.controls.steps["play"].accessibleName() == "Pause"

    @property
    def log(self):
        return len(self.page.side.log.text.lines)


@pytest.fixture
def desk(qtbot, monkeypatch):
    page = ReplayerPage()
    qtbot.addWidget(page)
    page.setUpdatesEnabled(False)
    look().change(speed=0)
    made = Desk(page, monkeypatch)
    yield made
    made.controller.shut_down()
    made.store.close()


def stays(desk, monkeypatch):
    """Events are shown by the page only when it is told that the one before was seen."""
    monkeypatch.setattr(desk.page, "play", lambda *_: None)


# Moving


def test_before_a_hand_is_open_nothing_that_is_asked_does_anything(desk):
    for ask in (
        lambda: desk.controller.go(0),
        lambda: desk.controller.to_decision(1),
        lambda: desk.controller.watch_from(1),
        lambda: desk.controller.show_all_cards(True),
        desk.controller.toggle_play,
        desk.controller.refresh,
        desk.page.table.finished.emit,
    ):
        ask()
    assert desk.controller.hand is None and not desk.ended and not desk.is_playing


def test_there_is_no_stop_before_the_first_nor_after_the_last(desk):
    hand = desk.open()
    for stop in (-1, len(hand.stops)):
        desk.controller.go(stop)
        assert desk.controller.stop == 0 and not desk.ended


def test_a_step_forward_is_told_at_once_and_moves_event_by_event(desk, monkeypatch):
    hand = desk.open()
    stop = next(n for n in range(1, len(hand.stops)) if hand.stops[n].count - hand.stops[n - 1].count > 1)
    desk.controller.go(stop - 1)
    desk.ended.clear()
    before, moves = desk.log, hand.stops[stop].count - hand.stops[stop - 1].count
    played: list[object] = []
    monkeypatch.setattr(desk.page, "play", lambda event, _after: played.append(event))
    desk.controller.go(stop)
    assert desk.controller.stop == stop and desk.log > before, "the log does not wait for what moves"
    for number in range(1, moves + 1):
        assert len(played) == number and not desk.ended
        desk.page.table.finished.emit()
    assert desk.ended == [stop]
    desk.page.table.finished.emit()
    assert desk.ended == [stop], "it is over once"


def test_whoever_goes_elsewhere_during_a_move_sees_nothing_of_it_any_more(desk, monkeypatch):
    desk.open()
    stays(desk, monkeypatch)
    desk.controller.go(1)
    desk.controller.go(0)
    desk.ended.clear()
    desk.page.table.finished.emit()
    assert desk.controller.stop == 0 and not desk.ended


def test_a_step_during_a_move_is_shown_at_once(desk, monkeypatch):
    hand = desk.open()
    stop = next(n for n in range(1, len(hand.stops) - 1) if hand.stops[n].count - hand.stops[n - 1].count > 1)
    desk.controller.go(stop - 1)
    stays(desk, monkeypatch)
    desk.controller.go(stop)
    desk.controller.go(stop + 1)
    assert desk.page.table.observation == hand.observe(hand.stops[stop + 1].count)


# By itself


def test_it_plays_by_itself_until_it_is_stopped(desk):
    desk.open()
    desk.controller.toggle_play()
    assert desk.is_playing and desk.controller._clock.isActive()
    desk.controller._play_on()
    assert desk.controller.stop == 1 and desk.controller._clock.isActive()
    desk.controller.toggle_play()
    assert not desk.is_playing and not desk.controller._clock.isActive()


def test_it_waits_for_what_still_moves(desk, monkeypatch):
    desk.open()
    desk.controller.toggle_play()
    moves = [True]
    monkeypatch.setattr(type(desk.page.table), "is_animating", property(lambda _: moves[0]))
    desk.controller._play_on()
    assert desk.controller.stop == 0 and desk.controller._clock.isActive()
    moves[0] = False
    desk.controller._play_on()
    assert desk.controller.stop == 1


@pytest.mark.parametrize("ends", ["the end", "another page", "practice", "back", "another hand", "shut down"])
def test_it_plays_no_further(desk, monkeypatch, ends):
    hand = desk.open()
    desk.controller.toggle_play()
    match ends:
        case "the end":
            desk.controller.go(len(hand.stops) - 1)
            desk.controller._play_on()
        case "another page":
            monkeypatch.setattr(desk.page, "isVisible", lambda: False)
            desk.controller._play_on()
        case "practice":
            desk.page.practice_wanted.emit(desk.hand, 0, 0)
        case "back":
            desk.page.controls.back_button.click()
        case "another hand":
            desk.open(desk.other)
        case "shut down":
            desk.controller.shut_down()
    assert not desk.is_playing and not desk.controller._clock.isActive()


def test_at_the_end_it_plays_from_the_beginning(desk):
    hand = desk.open()
    desk.controller.go(len(hand.stops) - 1)
    desk.controller.toggle_play()
    assert desk.controller.stop == 0 and desk.is_playing


def test_a_step_by_hand_leaves_the_next_one_its_time(desk, qtbot):
    desk.open()
    desk.controller.go(1)
    assert not desk.controller._clock.isActive(), "it does not play by itself"
    desk.controller.toggle_play()
    desk.controller._clock.stop()
    desk.controller.go(2)
    assert desk.controller._clock.isActive()


# From which seat


def test_each_hand_opens_with_the_players_cards_alone_and_from_the_players_seat(desk):
    for hand_id in (desk.hand, desk.other):
        hand = desk.open(hand_id)
        assert hand.viewer == 0 and not hand.all_cards and not desk.page.controls.all_cards.isChecked()
        desk.page.controls.all_cards.click()
        desk.controller.watch_from(1)
        assert hand.all_cards and hand.viewer == 1


def test_cards_that_the_player_draws_are_not_said_where_another_seat_watches(desk):
    player = Player(desk.store, new_table(BADUGI))
    drawn = None
    while drawn is None:
        hand_id = player.play_hand()
        deals = [event for event in desk.store.record(hand_id).events if isinstance(event, HoleDealt) and event.street]
        drawn = next((event for event in deals if event.cards[0].seat == 0), None)
    hand = desk.open(hand_id)
    for viewer in (0, 1, None):
        desk.controller.watch_from(viewer)
        desk.controller.go(len(hand.stops) - 1)
        said = [str(line.text) for line in hand.moment(desk.controller.stop).lines]
        assert any("You get" in line for line in said) is (viewer == 0)
        assert any(line.startswith(("You draw", "You discard")) for line in said)


def test_a_decision_of_a_seat_is_opened_at_its_stop(desk):
    for seat in (0, 1):
        places = own_decisions(desk.store.record(desk.other).events, seat)
        for number, place in enumerate(places):
            assert desk.controller.open_at(desk.other, number, seat)
            hand = known(desk.controller.hand)
            assert hand.viewer == seat and hand.stops[desk.controller.stop].count == place
    assert not desk.controller.open_at(12345, 0, 0) and "12345" in desk.said[-1]


# Notes


def test_every_write_is_said_and_kept(desk):
    desk.open()
    desk.page.side.notes.note_written.emit(desk.hand, "slow")
    desk.page.side.notes.tag_set.emit(desk.hand, MISREAD, True)
    row = known(History(desk.store).row(desk.hand))
    assert (row.note, row.tags, desk.said) == ("slow", (MISREAD,), ["stored", "stored"])


def test_a_write_that_fails_is_said(desk, monkeypatch):
    def full(*_):
        raise StoreError(phrase("the disk is full"))

    desk.open()
    monkeypatch.setattr(desk.store, "set_note", full)
    desk.page.side.notes.note_written.emit(desk.hand, "slow")
    assert desk.said == ["the disk is full", "stored"]


@pytest.mark.parametrize("leaves", ["for another hand", "for good"])
def test_a_note_that_is_being_written_is_kept_when_its_hand_is_left(desk, leaves):
    desk.open()
    desk.page.side.notes.note.setPlainText("slow")
    if leaves == "for good":
        desk.controller.shut_down()
    else:
        desk.open(desk.other)
    assert known(History(desk.store).row(desk.hand)).note == "slow"
    assert not known(History(desk.store).row(desk.other)).note


def test_nothing_is_written_after_it_was_shut_down(desk):
    desk.open()
    desk.controller.shut_down()
    desk.page.side.notes.note_written.emit(desk.hand, "late")
    desk.page.shown_again.emit()
    assert not known(History(desk.store).row(desk.hand)).note and not desk.said
