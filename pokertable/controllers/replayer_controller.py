"""The replayer's controller: a stored hand, stop by stop, as the watched seat sees it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.controllers.replayed_hand import ReplayedHand
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.model.text import told
from pokertable.session.history.faults import StoreError
from pokertable.session.history.store import History, Store
from pokertable.views.desk.replayer.page import ReplayerPage

PACE_MS = 900
"""Time that a stop stays during autoplay, in ms at speed 1."""


class ReplayerController(QObject):
    """Works for one page on one store. `opened(title, subtitle)`; `failed(text)`; `stored()` after every write."""

    opened = Signal(str, str)
    failed = Signal(object)
    stored = Signal()

    def __init__(self, page: ReplayerPage, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._store = page, store
        self._history = History(store)
        self.hand: ReplayedHand | None = None
        """The open hand and its viewer."""
        self.stop = 0
        """The number of the current stop."""
        self._moves: deque[tuple[SeatEvent, Observation]] = deque()
        self._moving = False
        self._is_open = True
        self.pace_ms = PACE_MS
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._play_on)
        self._playing = False
        controls = page.controls
        controls.stop_wanted.connect(self.go)
        controls.play_toggled.connect(self.toggle_play)
        controls.decision_wanted.connect(self.to_decision)
        controls.viewer_chosen.connect(self.watch_from)
        controls.all_cards.toggled.connect(self.show_all_cards)
        page.table.finished.connect(self._next_move)
        page.shown_again.connect(self.refresh)
        controls.back_button.clicked.connect(self.pause)
        page.practice_wanted.connect(self.pause)
        page.side.branch_wanted.connect(self.open)
        page.side.notes.note_written.connect(self._write_note)
        page.side.notes.tag_set.connect(self._set_tag)

    # The hand

    def open(self, hand_id: int) -> bool:
        """Open a stored hand, practice too, at its first deal; False (and `failed`) if it cannot be read."""
        self.pause()
        self._page.side.notes.flush()
        try:
            record = self._store.record(hand_id)
        except StoreError as error:
            self.failed.emit(told(error))
            return False
        row = self._history.row(hand_id)
        assert row is not None, "a hand with a record is listed"
        self.hand = hand = ReplayedHand(row, record)
        self._page.controls.set_all_cards(False)
        self._page.show_hand(hand.for_page, hand.viewer)
        self._tell_about(hand)
        self._show(0)
        self.opened.emit(*hand.title())
        return True

    def refresh(self) -> None:
        """Reload notes, tags and practised lines."""
        hand = self.hand
        if hand is not None and self._is_open:
            hand.row = self._history.row(hand.row.id) or hand.row
            self._tell_about(hand)

    def _tell_about(self, hand: ReplayedHand) -> None:
        row = hand.row
        branches = [hand.branch(line) for line in self._history.branches(row.id)]
        self._page.side.show_branches(hand.about(), row.branch_of, branches)
        self._page.side.notes.set_hand(row.id, row.note, row.tags)

    # Moving

    @property
    def _last(self) -> int:
        """The last stop; −1 without a hand."""
        return -1 if self.hand is None else len(self.hand.stops) - 1

    def go(self, stop: int) -> None:
        """Go to a stop; a single step forward is animated, any other shown at once."""
        if not 0 <= stop <= self._last:
            return
        if stop == self.stop + 1 and not self._moves:
            self._play(stop)
        else:
            self._show(stop)
        if self._playing:
            self._clock.start(self.pace_ms)

    def to_decision(self, way: int) -> None:
        """Go to the watched seat's next decision, or back to the previous one (`way` −1)."""
        place = None if self.hand is None else self.hand.next_decision(self.stop, way)
        if place is not None:
            self._show(place)

    def open_at(self, hand_id: int, decision: int, seat: int) -> bool:
        """Open a hand at this seat's decision of this number, watched from the seat; False as in `open`."""
        if not self.open(hand_id):
            return False
        assert self.hand is not None
        self.watch_from(seat)
        self._show(self.hand.stop_at(decision))
        return True

    def watch_from(self, seat: int | None) -> None:
        """Watch from another seat, None for the public view."""
        if self.hand is not None:
            self.hand.viewer = seat
            self._page.set_viewer(seat)
            self._show(self.stop)

    def show_all_cards(self, on: bool) -> None:
        """Show all known cards, or only those that the seat saw."""
        if self.hand is not None:
            self.hand.all_cards = on
            self._show(self.stop)

    def _show(self, stop: int) -> None:
        assert self.hand is not None
        self._moves.clear()
        self._moving = False
        self.stop = stop
        self._page.show_moment(self.hand.moment(stop))
        self._offer_practice(self.hand)

    def _play(self, stop: int) -> None:
        assert self.hand is not None
        # End running animations first: their end would start the second of the new moves too early.
        self._page.table.finish_now()
        self._moves.extend(self.hand.moves(self.stop, stop))
        self.stop = stop
        self._page.begin_moves(self.hand.moment(stop))
        self._offer_practice(self.hand)
        self._moving = True
        self._next_move()

    def _next_move(self) -> None:
        if self._moves:
            self._page.play(*self._moves.popleft())
        elif self._moving:
            self._moving = False
            self._page.end_moves()

    # Autoplay

    def toggle_play(self) -> None:
        """Start autoplay, or stop it; at the end it starts from the beginning."""
        if self._playing or self.hand is None:
            self.pause()
            return
        self._playing = True
        self._page.controls.set_playing(True)
        if self.stop == self._last:
            self._show(0)
        self._clock.start(self.pace_ms)

    def pause(self) -> None:
        """Stop autoplay."""
        self._playing = False
        self._clock.stop()
        self._page.controls.set_playing(False)

    def _play_on(self) -> None:
        if self.stop == self._last or not self._page.isVisible():
            self.pause()
        elif self._page.table.is_animating:
            self._clock.start(100)
        else:
            self.go(self.stop + 1)

    # Practice

    def _offer_practice(self, hand: ReplayedHand) -> None:
        if hand.viewer is None:
            self._page.set_practice(None, self.tr("Choose a seat to play"))
            return
        if hand.record.game.variant.key not in CATALOGUE:
            self._page.set_practice(None, self.tr("This game can't be played at a table yet"))
            return
        decision = hand.decision_at(self.stop)
        reason = self.tr("Go to a decision of this seat (N: the next one)") if decision is None else ""
        self._page.set_practice(decision, reason)

    # Notes and tags

    def shut_down(self) -> None:
        """Write pending notes; call it before the store is closed."""
        self.pause()
        self._page.side.notes.flush()
        self._is_open = False

    def _write_note(self, hand_id: int, note: str) -> None:
        self._write(lambda: self._store.set_note(hand_id, note))

    def _set_tag(self, hand_id: int, tag: str, on: bool) -> None:
        self._write(lambda: self._store.set_tag(hand_id, tag, on))

    def _write(self, work: Callable[[], None]) -> None:
        if not self._is_open:
            return
        try:
            work()
        except StoreError as error:
            self.failed.emit(told(error))
        self.stored.emit()
