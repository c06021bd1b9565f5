"""A hand as a strip of felt: its seats in order of action with what they did last, and the pot."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.hand.events import Raised
from pokertable.model.hand.positions import seat_labels
from pokertable.training.reads.spot import ReadSpot
from pokertable.training.reads.words import did
from pokertable.views.kit.felt import paint_felt
from pokertable.views.kit.fonts import LEAST_TEXT, face, fitting, sized, width_of
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_box, paint_elided, paint_fitting
from pokertable.views.kit.translate import number, shown


class ReadStrip(Drawn, QWidget):
    """The seats of a read's hand; the one asked about is ringed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: list[tuple[str, str, str, bool, bool, str]] = []
        self._pot = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_spot(self, spot: ReadSpot) -> None:
        """The hand as it stands."""
        public = spot.hand.observe(spot.own)
        labels = seat_labels(public)
        seats = len(spot.players)
        order = [(spot.played.button + 1 + place) % seats for place in range(seats)]
        self._seats = []
        for seat in order:
            view = public.seats[seat]
            name = self.tr("You") if seat == spot.own else spot.name(seat)
            self._seats.append(
                (
                    name,
                    shown(labels[seat]),
                    self._last(spot, seat, view.folded),
                    seat == spot.seat,
                    view.folded,
                    number(view.last.to) if isinstance(view.last, Raised) and seat != spot.own else "",
                )
            )
        self._pot = self.tr("Pot {amount}").format(amount=number(public.pot))
        words = [f"{name} {label}: {last}" for name, label, last, *_ in self._seats]
        self.setAccessibleName("; ".join([*words, self._pot]))
        self.update()

    def _last(self, spot: ReadSpot, seat: int, folded: bool) -> str:
        public = spot.hand.observe(None)
        if folded:
            return self.tr("folded")
        last, legal = public.seats[seat].last, public.legal
        if seat == spot.own and legal is not None and legal.check_call:
            return self.tr("{amount} to call").format(amount=number(legal.check_call))
        if last is not None:
            return shown(did(last))
        return self.tr("to act") if seat == spot.own else ""

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(600, sized(62))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return QSize(300, sized(62))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_felt(painter, QRectF(self.rect()))
        if not self._seats:
            return
        pot = sized(92)
        room = self.width() - pot - 20
        wide = room / len(self._seats)
        for at, (name, label, last, asked, folded, bets) in enumerate(self._seats):
            box = QRectF(10 + at * wide, 8, wide - 8, self.height() - 16)
            paint_box(painter, box, 6, "panel", "turn" if asked else "line", 2.5 if asked else 1)
            inner = box.adjusted(8, 4, -8, -4)
            upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
            ink = "muted" if folded else "text"
            both = width_of(name, LEAST_TEXT, bold=not folded) + 8 + width_of(label, sized(11)) <= upper.width()
            place = paint_elided(painter, upper, label, face(sized(11)), "muted", RIGHT) if both else 0
            paint_fitting(painter, upper.adjusted(0, 0, -place - 4, 0), name, (14, 12, 11), ink, bold=not folded)
            lower = upper.translated(0, inner.height() / 2)
            if bets and not folded:
                paint_box(painter, lower.adjusted(-4, 1, 4, 2), lower.height() / 2, "raise_")
                said = last if fitting(last, lower.width(), (12, 11), bold=True) else bets
                paint_fitting(painter, lower, said, (12, 11), "on_raise", CENTRE, bold=True)
            else:
                paint_fitting(painter, lower, last, (12, 11), "muted")
        box = QRectF(self.width() - pot - 10, 8, pot, self.height() - 16)
        paint_fitting(painter, box, self._pot, (17, 14, 12), "text_on_felt", CENTRE, bold=True)
