"""The column before the answer: what happened: a row a street, on the present one, named too, a row a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.model.hand.events import Decided, Decision, Folded
from pokertable.model.hand.positions import seat_labels
from pokertable.players.styles.cast import style_title
from pokertable.session.words.words import title_in
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.why import waiting
from pokertable.training.decide.words import players_left, prizes_left
from pokertable.training.reads.words import did, you_did
from pokertable.views.cards.card import CardPictures
from pokertable.views.kit.fonts import face, fitting, scaled, sized, width_of, wrapped
from pokertable.views.kit.painting import RIGHT, Drawn, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.translate import counted, in_a_row, in_clauses, number, shown, tr

_CARD = 29
_SEAT = 52
_LINE: Final = 20
"""Height of a line in px: the name of a seat and what it did stand closer together than two seats."""
_MOST_LINES: Final = 4


class _Row(NamedTuple):
    """A seat or an earlier street: its name, what it did, at the right its style; its door card, or its position.

    `each` are the actions of an earlier street: who did what. `before` the first street is what was paid.
    """

    name: str
    acts: str
    aside: str = ""
    card: Card | None = None
    label: str = ""
    quiet: bool = False
    is_street: bool = False
    each: tuple[tuple[str, str], ...] = ()
    before: bool = False


_Line = tuple[str, str]
"""A player, or nobody, and the words about the action."""


def forced_bets(spot: DecideSpot) -> str:
    """The blinds and antes that were paid before the cards."""
    stakes = spot.hand.state.game.stakes
    blinds, ante = (stakes.small_blind, stakes.big_blind), stakes.ante
    said = []
    if any(blinds):
        said.append(tr("Blinds {small} and {big}").format(small=number(blinds[0]), big=number(blinds[1])))
    if ante:
        said.append(tr("Ante of each player: {amount}").format(amount=number(ante)))
    if stakes.big_blind_ante:
        said.append(tr("Big-blind ante: {amount}").format(amount=number(stakes.big_blind_ante)))
    return in_a_row(said)


def still_to_act(spot: DecideSpot) -> str:
    """The opponents who can still act on this street after a check or call, in a sentence."""
    names = [spot.name(seat) for seat in waiting(spot.moment)]
    if not names:
        return tr("Nobody acts after you")
    return tr("Still to act: {names}").format(names=in_a_row(names))


class Happened(Drawn, QWidget):
    """The actions so far of a spot's hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[_Row] = []
        self._pictures = CardPictures(tags=False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_spot(self, spot: DecideSpot) -> None:
        """Show the actions of a spot's hand, the earlier streets in a row each."""
        public = spot.hand.observe(spot.own)
        names = spot.names(tr("You"))

        def said(event: Decision | Decided) -> str:
            return shown(you_did(event) if event.seat == spot.own else did(event))

        labels = [shown(label) for label in seat_labels(public)]
        self.rows = [_Row(forced_bets(spot), "", is_street=True, before=True)]
        if spot.pool is not None:
            left = counted("%n player left", "%n players left", players_left(spot))
            prizes = tr("Prizes: {prizes}").format(prizes=shown(prizes_left(spot.pool)))
            self.rows.append(_Row(left, prizes, is_street=True))
        for street in range(public.street):
            acts = [act.event for act in public.acts if act.street == street and not isinstance(act.event, Folded)]
            each = tuple([(names[event.seat], said(event)) for event in acts])
            acted = in_a_row([tr("{name}: {did}").format(name=who, did=what) for who, what in each])
            name = shown(title_in(public.game.variant, street))
            self.rows.append(_Row(name, acted, is_street=True, each=each))
        now = [act for act in public.acts if act.street == public.street]
        name = shown(title_in(public.game.variant, public.street))
        self.rows.append(_Row(name, "", is_street=True))
        for act in now:
            seat = act.event.seat
            ups, style = public.seats[seat].ups, spot.styles[seat]
            self.rows.append(
                _Row(
                    names[seat],
                    said(act.event),
                    shown(style_title(style)) if style else "",
                    ups[0] if ups and not public.street else None,
                    labels[seat],
                    isinstance(act.event, Folded),
                )
            )
        rows = [in_a_row(filter(None, (row.name, row.aside, row.acts))) for row in self.rows]
        self.setAccessibleName(tr("What happened"))
        self.setAccessibleDescription(in_clauses(rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The height of an action a line."""
        return QSize(scaled(200), sum(self._height(row, self._in_lines(row)) for row in self.rows))

    def minimumSizeHint(self) -> QSize:
        """None: the lines are closer together where there is no room."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        lines = self._in_lines if self.height() >= self.sizeHint().height() else self._in_text
        said = [lines(row) for row in self.rows]
        wanted = [self._height(row, each) for row, each in zip(self.rows, said, strict=True)]
        squeeze = min(1.0, self.height() / max(1, sum(wanted)))
        names = max((width_of(who, sized(13)) for row in self.rows for who, _ in row.each), default=0) + scaled(14)
        marks = max((self._mark(row) for row in self.rows), default=0.0)
        top = 0.0
        for row, high, each in zip(self.rows, wanted, said, strict=True):
            box = QRectF(0, top, self.width(), high * squeeze)
            top = box.bottom()
            if row.is_street:
                self._paint_street(painter, box, row, each, names)
            else:
                self._paint(painter, box, row, marks)

    @staticmethod
    def _height(row: _Row, lines: Sequence[_Line]) -> int:
        """Height of a row in px; the lines are those below its name."""
        return sized(20) * (1 + len(lines)) + scaled(10) if row.is_street else sized(_SEAT)

    @staticmethod
    def _mark(row: _Row) -> float:
        """Width in px of what stands before a seat's name."""
        if row.card is not None:
            return sized(_CARD) + scaled(14.0)
        return max(sized(44), width_of(row.label, sized(12)) + scaled(10.0)) if row.label else 0.0

    def _in_lines(self, row: _Row) -> Sequence[_Line]:
        """The actions of an earlier street, a line each."""
        return row.each or self._in_text(row)

    def _in_text(self, row: _Row) -> Sequence[_Line]:
        """The actions of an earlier street as a text in lines."""
        return [("", line) for line in wrapped(row.acts, self.width(), sized(13), _MOST_LINES)]

    @staticmethod
    def _paint_street(painter: QPainter, box: QRectF, row: _Row, lines: Sequence[_Line], names: float) -> None:
        high = (box.height() - scaled(6)) / (1 + len(lines))
        place = QRectF(box.x(), box.y(), box.width(), high)
        paint_elided(painter, place, row.name, face(sized(13), bold=not row.before), "muted")
        for who, what in lines:
            place.translate(0, high)
            paint_elided(painter, place, who, face(sized(13)), "muted")
            acts = place.adjusted(names if who else 0, 0, 0, 0)
            paint_fitting(painter, acts, what, (13, 12, 11))

    def _paint(self, painter: QPainter, box: QRectF, row: _Row, marks: float) -> None:
        if row.card is not None:
            wide = min(float(sized(_CARD)), 0.66 * box.height())
            self._pictures.paint(painter, QPointF(1, box.y() + scaled(2)), row.card, wide)
        elif row.label:
            place = QRectF(0, box.y(), marks, min(float(sized(_LINE)), box.height() / 2))
            paint_words(painter, place, row.label, face(sized(12)), "muted")
        ink = "muted" if row.quiet else "text"
        room = box.adjusted(marks, 0, 0, 0)
        upper = QRectF(room.x(), room.y(), room.width(), min(float(sized(_LINE)), room.height() / 2))
        used = paint_fitting(painter, upper, row.name, (14, 13, 12, 11), ink, bold=not row.quiet)
        aside = fitting(row.aside, upper.width() - used - scaled(8), (12, 11))
        if aside:  # the felt has the style too
            paint_words(painter, upper, row.aside, face(aside), "muted", RIGHT)
        paint_fitting(painter, upper.translated(0, upper.height()), row.acts, (14, 13, 12, 11), ink)
