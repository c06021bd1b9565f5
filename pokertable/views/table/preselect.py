"""Deciding ahead while others act: three tick boxes, of which one at a time holds."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.hand.actions import Action
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.session.play.ahead import Ahead, AheadOfTurn, Lapse
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, fitting, grown, scaled, set_lines, wrapped
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box, paint_elided, paint_ring, paint_words
from pokertable.views.kit.signs import key_width, paint_key_at, paint_tick_box
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import in_a_row
from pokertable.views.widgets.detail_button import DetailButton
from pokertable.views.widgets.labels import plain_tip

_GAP = 12
"""Px between two tick boxes."""
_NARROW = 220
"""Px of a tick box below which its words stand under the tick."""


class TickButton(DetailButton):
    """A tick box with a title and a line about its cancellation, or why it is unavailable."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)

    def say(self, title: str, detail: str, *, available: bool = True) -> None:
        """Set the title and the line under it; if unavailable that line says why."""
        self.setText(title)
        self.detail = detail
        self.setEnabled(available)
        self.setToolTip(plain_tip(detail))
        self.setAccessibleName(in_a_row((title, detail)))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the box with its tick, the title, the line under it and the key."""
        theme = look().theme
        box = QRectF(self.rect()).adjusted(scaled(3), scaled(3), -scaled(3), -scaled(3))
        hovered = self.underMouse() and self.isEnabled()
        paint_box(painter, box, scaled(SIZES.radius[2]), "raised" if hovered else "panel", "line", scaled(1.5))
        if self.focus_seen:
            paint_ring(painter, box, scaled(SIZES.radius[3]))
        ink = theme.color("text" if self.isEnabled() else "unavailable")
        if box.width() < scaled(_NARROW):
            self._draw_narrow(painter, box, ink)
        else:
            self._draw_wide(painter, box, ink)

    @property
    def _quiet(self) -> QColor:
        return look().theme.color("muted" if self.isEnabled() else "unavailable")

    def _draw_wide(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        """The tick on the left, the key on the right, the words between them."""
        tick = QRectF(box.x() + scaled(12), box.center().y() - scaled(11), scaled(22), scaled(22))
        paint_tick_box(painter, tick, ticked=self.isChecked(), enabled=self.isEnabled())
        left = box.x() + scaled(44)
        right = box.right() - (key_width(self._key) + scaled(13) if self._key else scaled(8))
        self._draw_words(painter, QRectF(left, box.y(), right - left, box.height()), ink)
        if self._key:
            paint_key_at(painter, right + scaled(4), box.center().y(), self._key, self._quiet)

    def _draw_narrow(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        """The tick and the key at the top, the words under them."""
        side = scaled(22)
        tick = QRectF(box.x() + scaled(10), box.y() + scaled(9), side, side)
        paint_tick_box(painter, tick, ticked=self.isChecked(), enabled=self.isEnabled())
        if self._key:
            right = box.right() - key_width(self._key) - scaled(10)
            paint_key_at(painter, right, tick.center().y(), self._key, self._quiet)
        self._draw_words(painter, box.adjusted(scaled(10), side + scaled(11), -scaled(6), -scaled(4)), ink)

    def _draw_words(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        """The title, on two lines if need be, and the line under it as far as there is room for all of it."""
        for small in grown((12,)):
            details, high = wrapped(self.detail, box.width(), small, 2), 1.25 * small
            room = box.height() - high * len(details)
            if " ".join(details) == self.detail and room >= 1.3 * scaled(14):
                break
        if fitting(self.text(), box.width(), (17, 14, 12), bold=True, height=room / 1.1) is None:
            details, room = [], box.height()  # the tool tip has it
        px, titles = set_lines(self.text(), box.width(), room, (17, 14, 12))
        y = box.center().y() - (1.3 * px * len(titles) + high * len(details)) / 2
        for line, text in enumerate(titles):
            row = QRectF(box.x(), y + 1.3 * px * line, box.width(), 1.3 * px)
            paint_elided(painter, row, text, face(px, bold=True), ink)
        y += 1.3 * px * len(titles)
        for line, text in enumerate(details):
            row = QRectF(box.x(), y + high * line, box.width(), high)
            paint_words(painter, row, text, face(small), self._quiet, Qt.AlignmentFlag.AlignTop)


class PreselectBar(QWidget):
    """Check or fold, check or call, and call any; what holds is `ahead`. `noted` says why one was cancelled."""

    noted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ahead = AheadOfTurn()
        self.amounts = Amounts()
        self.check_fold, self.check_call, self.call_any = (TickButton(self) for _ in range(3))
        self.buttons = (self.check_fold, self.check_call, self.call_any)
        for place, button in enumerate(self.buttons):
            button.clicked.connect(lambda checked, place=place: self._clicked(place, checked))
        self._print_keys()
        look().changed.connect(self._print_keys)
        self.say_again()

    def clear(self) -> None:
        """Clear the ticks."""
        self.ahead.clear()
        self.say_again()

    def toggle(self, button: TickButton) -> None:
        """Tick a box by its key, or clear it."""
        button.click()

    def _print_keys(self) -> None:
        keys = look().keys
        for button, key in zip(self.buttons, (keys.fold, keys.check_call, keys.call_any), strict=True):
            button.set_key(key_cap(key))

    def _clicked(self, place: int, checked: bool) -> None:
        self.ahead.choose(self.ahead.offered[place] if checked else None)
        self.say_again()

    def watch(self, seen: Observation, seat: int) -> None:
        """Follow the hand: ticks are cancelled, with a note, when what they were for has changed."""
        ticked = next((button.text() for button in self.buttons if button.isChecked()), "")
        lapse = self.ahead.watch(seen, seat)
        self.say_again()
        if lapse is not None:
            self.noted.emit(self._lapse_words(lapse, ticked))

    def taken(self, legal: LegalActions) -> tuple[Action | None, str]:
        """The action of the tick now that the turn has come, and the words about a tick that was cancelled by it."""
        ticked = next((button.text() for button in self.buttons if button.isChecked()), "")
        action = self.ahead.taken(legal)
        if action is not None or not ticked:
            return action, ""
        if self.ahead.choice is Ahead.CHECK:
            return None, self.tr("“Check” cancelled: someone bet")
        return None, self._lapse_words(Lapse.BET, ticked, legal.to_call)

    def say_again(self) -> None:
        """Write what each tick does in the present situation, and show which one holds."""
        facing = self.ahead.facing
        if facing is not None and facing.call:
            call = self.tr("Call {amount}").format(amount=self.amounts.text(facing.call))
            self.check_fold.say(self.tr("Fold"), self.tr("to any bet"))
            self.check_call.say(call, self.tr("cancelled if anyone raises"))
        else:
            self.check_fold.say(self.tr("Check or fold"), self.tr("folds to any bet"))
            self.check_call.say(self.tr("Check"), self.tr("cancelled if anyone bets"))
        self.call_any.say(self.tr("Call any bet"), self.tr("until the next cards are dealt"))
        for button, choice in zip(self.buttons, self.ahead.offered, strict=True):
            button.setChecked(choice is self.ahead.choice)

    def _lapse_words(self, lapse: Lapse, choice: str, bet: int | None = None) -> str:
        match lapse:
            case Lapse.CARDS:
                return self.tr("“{choice}” cancelled: the next cards were dealt").format(choice=choice)
            case Lapse.ROUND:
                return self.tr("“{choice}” cancelled: the betting round is over").format(choice=choice)
            case Lapse.BET:
                facing = self.ahead.facing
                now = facing.bet if bet is None and facing is not None else bet or 0
                words = self.tr("“{choice}” cancelled: the bet is now {bet}")
                return words.format(choice=choice, bet=self.amounts.text(now))

    def place(self, fold: QRect, call: QRect, raise_: QRect) -> None:
        """Lay the ticks out side by side over the buttons of a turn.

        Where the turn will fold, call or raise no other tick stands: a click that comes too early means the same.
        """
        area = fold.united(raise_)
        self.setGeometry(area)
        gap, start = scaled(_GAP), call.left() - area.left()
        each = (area.width() - start - gap) // 2
        self.check_fold.setGeometry(0, 0, start - gap, area.height())
        self.check_call.setGeometry(start, 0, each, area.height())
        rest = start + each + gap
        self.call_any.setGeometry(rest, 0, area.width() - rest, area.height())
