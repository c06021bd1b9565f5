"""A stored hand in the replayer: its stops, and the view and log of one seat at each of them."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QCoreApplication

from pokertable.model.cards import HIDDEN
from pokertable.model.hand.events import Decision, HoleSeen, SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.session.history.rows.stored import HandRow, Origin
from pokertable.session.record.record import HandRecord
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import Spectator, StopKind, stops, street_stops
from pokertable.session.words.line import Line, LineKind
from pokertable.session.words.words import EventWords, title_in
from pokertable.views.desk.history.words import does_not_count, full_title, result
from pokertable.views.desk.replayer.page import Branch, ReplayHand, ShownMoment
from pokertable.views.kit.translate import addressed, hero_named, number, shown

_ASIDE = (LineKind.TURN, LineKind.REASON)


class ReplayedHand:
    """The hand as watched from the seat `viewer` (None: the public view), with that seat's cards or `all_cards`.

    At first from the player's seat; in a hand of others from the first seat whose cards are known.
    """

    def __init__(self, row: HandRow, record: HandRecord) -> None:
        self.row = row
        self.record = record
        self.stops = stops(record.events)
        self.all_cards = False
        self._spectator = spectator = Spectator(record)
        seats = (seat for seat in range(row.seat_count) if spectator.knows(seat))
        self.viewer: int | None = next(seats, 0) if row.hero is None else row.hero

    # Words

    @property
    def for_page(self) -> ReplayHand:
        """The hand's data for the page."""
        row = self.row
        return ReplayHand(
            hand_id=row.id,
            names=hero_named(self.record.names),
            personas=tuple([policy.partition("@")[0] for policy in self.record.policies]),
            hero=row.hero,
            you=addressed(self.record.names, row.hero),
            stops=len(self.stops),
            streets=self._streets(),
        )

    def title(self) -> tuple[str, str]:
        """Title and subtitle."""
        row = self.row
        named = _tr("Hand {number}").format(number="" if row.number is None else number(row.number)).strip()
        if row.origin is Origin.PRACTICE:
            named = _tr("{hand}, practice").format(hand=named)
        elif row.origin is Origin.IMPORTED:
            named = _tr("{hand}, imported").format(hand=named)
        return full_title(row), named

    def about(self) -> str:
        """Remarks on the hand; empty for most hands."""
        row = self.row
        about = [uncounted] if (uncounted := does_not_count(row)) else []
        if row.places:
            unit = Decimal(1).scaleb(-row.places)
            about.append(_tr("One chip is {unit}.").format(unit=unit))
        return " ".join(about)

    def branch(self, line: HandRow) -> Branch:
        """A line of practice that left this hand."""
        at = sum(stop.count <= (line.branch_at or 0) for stop in self.stops)
        words = _tr("Practice from step {step}: {result}").format(step=number(at), result=result(line))
        return Branch(line.id, words)

    def _streets(self) -> tuple[tuple[int, str], ...]:
        streets = self.record.game.variant.streets
        marks = []
        for place in street_stops(self.stops):
            stop = self.stops[place]
            if stop.kind is StopKind.END:
                marks.append((place, _tr("End")))
            elif stop.kind is StopKind.SHOWDOWN:
                last = stop.street == len(streets) - 1
                marks.append((place, _tr("Showdown") if last else _tr("All-in")))
            else:  # its deal, or the first discard of a draw
                marks.append((place, shown(title_in(self.record.game.variant, stop.street))))
        return tuple(marks)

    # Views

    def observe(self, count: int) -> Observation:
        """The table after `count` events."""
        return self._spectator.observation(count, self.viewer, everything=self.all_cards)

    def event(self, place: int) -> SeatEvent:
        """The event as the viewer sees it."""
        return self._spectator.event(place, self.viewer, everything=self.all_cards)

    def moves(self, start: int, stop: int) -> list[tuple[SeatEvent, Observation]]:
        """The events between two stops, each with the table after it."""
        counts = range(self.stops[start].count + 1, self.stops[stop].count + 1)
        return [(self.event(count - 1), self.observe(count)) for count in counts]

    def moment(self, stop: int) -> ShownMoment:
        """Everything shown at a stop."""
        count = self.stops[stop].count
        words = EventWords(hero_named(self.record.names), self.row.hero)
        lines: list[Line] = []
        for place in range(count):
            event = self.event(place)
            lines += words.lines(self._told(event))
            lines += self._reason(place, event)
        observation = self.observe(count)
        said = next((line for line in reversed(lines) if line.kind not in _ASIDE), None)
        if observation.legal is not None:
            lines.append(words.turn(observation.legal))
        return ShownMoment(stop, observation, tuple(lines), None if said is None else said.text)

    def _told(self, event: SeatEvent) -> SeatEvent:
        """The event for the log: the player's cards are left out while they are not seen."""
        hero = self.row.hero
        if isinstance(event, HoleSeen) and hero is not None and hero != self.viewer and not self.all_cards:
            cards = tuple(dealt for dealt in event.cards if dealt.seat != hero or dealt.card != HIDDEN)
            return HoleSeen(event.street, cards)
        return event

    def _reason(self, place: int, event: SeatEvent) -> list[Line]:
        """An opponent's reason, where its cards are seen: the reason names them."""
        reason = self.record.reasons.get(place)
        if reason is None or not isinstance(event, Decision) or not (self.all_cards or event.seat == self.viewer):
            return []
        return [Line(reason, LineKind.REASON)]

    # Decisions of the watched seat

    @property
    def _decisions(self) -> list[int]:
        return [] if self.viewer is None else own_decisions(self.record.events, self.viewer)

    def decision_at(self, stop: int) -> int | None:
        """The number of the seat's decision at this stop; None if it makes none."""
        count, decisions = self.stops[stop].count, self._decisions
        return decisions.index(count) if count in decisions else None

    def stop_at(self, decision: int) -> int:
        """The stop of the seat's decision with this number."""
        before = self._decisions[decision]
        return max(place for place, stop in enumerate(self.stops) if stop.count <= before)

    def next_decision(self, at: int, way: int) -> int | None:
        """The stop of the next decision, or of the previous one (`way` −1)."""
        decisions = self._decisions
        places = [place for place, stop in enumerate(self.stops) if stop.count in decisions]
        ahead = [place for place in places if (place - at) * way > 0]
        return min(ahead, key=lambda place: abs(place - at)) if ahead else None


def _tr(text: str) -> str:
    return QCoreApplication.translate("ReplayedHand", text)
