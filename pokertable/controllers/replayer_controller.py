"""The replayer's controller: a stored hand, stop by stop, as the seat that is watched from sees it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from decimal import Decimal

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.model.cards import HIDDEN
from pokertable.model.hand.events import HoleSeen, SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.session.line import Line, LineKind
from pokertable.session.rewind import own_decisions
from pokertable.session.spectator import Spectator
from pokertable.session.stops import Stop, StopKind, stops, street_stops
from pokertable.session.store import History, Store
from pokertable.session.store.faults import StoreError
from pokertable.session.store.rows import HandRow, Origin
from pokertable.session.words import STREET_TITLES, EventWords
from pokertable.views.history_words import result
from pokertable.views.replayer_page import Moment, ReplayerPage, ReplayHand
from pokertable.views.replayer_side import Branch
from pokertable.views.translate import number, shown

PACE_MS = 900
"""How long a stop stays while the hand plays by itself, at speed 1."""


class ReplayerController(QObject):
    """Works for one page on one store. `opened(title, subtitle)`; `failed(text)`; `stored()` after every write."""

    opened = Signal(str, str)
    failed = Signal(str)
    stored = Signal()

    def __init__(self, page: ReplayerPage, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._store = page, store
        self._history = History(store)
        self._row: HandRow | None = None
        self._spectator: Spectator | None = None
        self._stops: tuple[Stop, ...] = ()
        self._at = 0
        self._viewer: int | None = None
        self._all_cards = False
        self._moves: deque[tuple[SeatEvent, Observation]] = deque()
        self._moving = False
        self._is_open = True
        self.pace_ms = PACE_MS
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._play_on)
        self._playing = False
        controls = page.controls
        controls.stop_wanted.connect(self.go)
        controls.play_toggled.connect(self.toggle_play)
        controls.decision_wanted.connect(self.to_decision)
        controls.viewer_chosen.connect(self.watch_from)
        controls.all_cards_toggled.connect(self.show_all_cards)
        page.played.connect(self._next_move)
        page.shown_again.connect(self.refresh)
        page.back_wanted.connect(self.pause)
        page.practice_wanted.connect(self.pause)
        page.side.branch_wanted.connect(self.open)
        page.side.notes.note_written.connect(self._write_note)
        page.side.notes.tag_set.connect(self._set_tag)

    # The hand

    @property
    def hand_id(self) -> int | None:
        """The hand that is open."""
        return None if self._row is None else self._row.id

    @property
    def stop(self) -> int:
        """The number of the stop that is shown."""
        return self._at

    def open(self, hand_id: int) -> bool:
        """Open a stored hand, practice too, at its first deal; False (and `failed`) if it cannot be read."""
        self.pause()
        self._page.side.notes.flush()
        try:
            record = self._store.record(hand_id)
        except StoreError as error:
            self.failed.emit(str(error))
            return False
        row = self._history.row(hand_id)
        assert row is not None, "a hand with a record is listed"
        self._row, self._spectator = row, Spectator(record)
        self._stops = stops(record.events)
        self._viewer = self._first_viewer(row, self._spectator)
        self._all_cards = False
        self._page.controls.set_all_cards(False)
        hand = ReplayHand(
            hand_id=hand_id, names=record.names, hero=row.hero, stops=len(self._stops), streets=self._streets()
        )
        self._page.show_hand(hand, self._viewer)
        self._tell_about()
        self._show(0)
        self.opened.emit(*self._title(row))
        return True

    @staticmethod
    def _first_viewer(row: HandRow, spectator: Spectator) -> int:
        """The player's seat; in a hand of others the first whose cards are known."""
        if row.hero is not None:
            return row.hero
        return next((seat for seat in range(row.seat_count) if spectator.knows(seat)), 0)

    def _title(self, row: HandRow) -> tuple[str, str]:
        named = self.tr("Hand {number}").format(number="" if row.number is None else number(row.number)).strip()
        if row.origin is Origin.PRACTICE:
            named = self.tr("{hand}, practice").format(hand=named)
        elif row.origin is Origin.IMPORTED:
            named = self.tr("{hand}, imported").format(hand=named)
        return row.title, named

    def _streets(self) -> tuple[tuple[int, str], ...]:
        assert self._spectator is not None
        streets = self._spectator.record.game.variant.streets
        marks = []
        for number_ in street_stops(self._stops):
            stop = self._stops[number_]
            if stop.kind is StopKind.DEAL:
                marks.append((number_, shown(STREET_TITLES[streets[stop.street].name])))
            elif stop.kind is StopKind.SHOWDOWN:
                last = stop.street == len(streets) - 1
                marks.append((number_, self.tr("Showdown") if last else self.tr("All-in")))
            else:
                marks.append((number_, self.tr("End")))
        return tuple(marks)

    def refresh(self) -> None:
        """Read notes, tags and practised lines anew."""
        if self._row is not None and self._is_open:
            self._row = self._history.row(self._row.id) or self._row
            self._tell_about()

    def _tell_about(self) -> None:
        row = self._row
        assert row is not None
        about = []
        if row.origin is Origin.PRACTICE:
            about.append(self.tr("Practice: this line does not count."))
        if row.looked_ahead:
            about.append(self.tr("You looked ahead in this hand: it does not count in the statistics."))
        if row.places:
            unit = Decimal(1).scaleb(-row.places)
            about.append(self.tr("Amounts are in chips of {unit}.").format(unit=unit))
        branches = [Branch(line.id, self._branch_words(line)) for line in self._history.branches(row.id)]
        self._page.side.show_branches(" ".join(about), row.branch_of, branches)
        self._page.side.notes.set_hand(row.id, row.note, row.tags)

    def _branch_words(self, line: HandRow) -> str:
        at = sum(stop.count <= (line.branch_at or 0) for stop in self._stops)
        return self.tr("Practice from step {step}: {result}").format(step=number(at), result=result(line))

    # Moving

    def go(self, stop: int) -> None:
        """Go to a stop; one step on is played, everything else is shown at once."""
        if self._spectator is None or not 0 <= stop < len(self._stops):
            return
        if stop == self._at + 1 and not self._moves:
            self._play(stop)
        else:
            self._show(stop)
        if self._playing:
            self._clock.start(self.pace_ms)

    def step(self, by: int) -> None:
        """Go so many stops on (or back)."""
        self.go(max(0, min(len(self._stops) - 1, self._at + by)))

    def to_decision(self, way: int) -> None:
        """Go to the next decision of the seat that is watched from, or back to the one before (`way` −1)."""
        if self._spectator is None or self._viewer is None:
            return
        decisions = own_decisions(self._spectator.record.events, self._viewer)
        places = [number_ for number_, stop in enumerate(self._stops) if stop.count in decisions]
        ahead = [place for place in places if (place - self._at) * way > 0]
        if ahead:
            self._show(min(ahead, key=lambda place: abs(place - self._at)))

    def watch_from(self, seat: int | None) -> None:
        """Watch from another seat, None for nobody's."""
        if self._spectator is not None:
            self._viewer = seat
            self._page.set_viewer(seat)
            self._show(self._at)

    def show_all_cards(self, on: bool) -> None:
        """Show all cards that are known, or only those that the seat saw."""
        self._all_cards = on
        self._page.controls.set_all_cards(on)
        if self._spectator is not None:
            self._show(self._at)

    def _show(self, stop: int) -> None:
        self._moves.clear()
        self._moving = False
        self._at = stop
        self._page.show_moment(self._moment(stop))
        self._offer_practice()

    def _play(self, stop: int) -> None:
        # What still moves must not end in the midst of the new moves: its end would ask for the second of them.
        self._page.finish_now()
        before = self._stops[self._at].count
        self._at = stop
        for count in range(before + 1, self._stops[stop].count + 1):
            self._moves.append((self._event(count - 1), self._observe(count)))
        self._page.begin_moves(self._moment(stop))
        self._offer_practice()
        self._moving = True
        self._next_move()

    def _next_move(self) -> None:
        if self._moves:
            self._page.play(*self._moves.popleft())
        elif self._moving:
            self._moving = False
            self._page.end_moves()

    # By itself

    def toggle_play(self) -> None:
        """Let the hand play by itself, or stop it; from the end it begins anew."""
        if self._playing or self._spectator is None:
            self.pause()
            return
        self._playing = True
        self._page.controls.set_playing(True)
        if self._at == len(self._stops) - 1:
            self._show(0)
        self._clock.start(self.pace_ms)

    def pause(self) -> None:
        """Stop playing by itself."""
        self._playing = False
        self._clock.stop()
        self._page.controls.set_playing(False)

    def _play_on(self) -> None:
        if self._at == len(self._stops) - 1 or not self._page.isVisible():
            self.pause()
        elif self._page.table.is_animating:
            self._clock.start(100)
        else:
            self.go(self._at + 1)

    # What is seen

    def _observe(self, count: int) -> Observation:
        assert self._spectator is not None
        return self._spectator.observation(count, self._viewer, everything=self._all_cards)

    def _event(self, number_: int) -> SeatEvent:
        assert self._spectator is not None
        return self._spectator.event(number_, self._viewer, everything=self._all_cards)

    def _moment(self, stop: int) -> Moment:
        assert self._spectator is not None and self._row is not None
        count = self._stops[stop].count
        words = EventWords(self._spectator.record.names, self._row.hero)
        lines: list[Line] = []
        for number_ in range(count):
            lines += words.lines(self._told(self._event(number_)))
        observation = self._observe(count)
        said = next((line for line in reversed(lines) if line.kind is not LineKind.TURN), None)
        if observation.legal is not None:
            lines.append(words.turn(observation.legal))
        return Moment(stop, observation, tuple(lines), "" if said is None else shown(said.text))

    def _told(self, event: SeatEvent) -> SeatEvent:
        """The event for the log: what the player was dealt is not told while it is not seen."""
        hero = self._row.hero if self._row is not None else None
        if isinstance(event, HoleSeen) and hero is not None and hero != self._viewer and not self._all_cards:
            cards = tuple(dealt for dealt in event.cards if dealt.seat != hero or dealt.card != HIDDEN)
            return HoleSeen(event.street, cards)
        return event

    # Practice

    def _offer_practice(self) -> None:
        assert self._spectator is not None
        if self._viewer is None:
            self._page.set_practice(None, self.tr("Choose a seat to play from"))
            return
        decisions = own_decisions(self._spectator.record.events, self._viewer)
        count = self._stops[self._at].count
        if count in decisions:
            self._page.set_practice(decisions.index(count))
        else:
            self._page.set_practice(None, self.tr("Step to a decision of this seat (N: the next one)"))

    # Notes and tags

    def shut_down(self) -> None:
        """Write what was typed; call it before the store is closed."""
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
            self.failed.emit(str(error))
        self.stored.emit()
