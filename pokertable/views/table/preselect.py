"""Deciding ahead while others act: two tick boxes that can check or fold, and never call."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.hand.actions import Action, CheckCall, Fold
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, fitting, grown, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box, paint_elided, paint_words
from pokertable.views.kit.signs import key_width, paint_key_at, paint_tick_box
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import in_a_row
from pokertable.views.widgets.buttons import DetailButton


class Preselection(Enum):
    """The ticked box."""

    NONE = "none"
    CHECK = "check"
    CHECK_FOLD = "check or fold"


def taken(choice: Preselection, legal: LegalActions) -> Action | None:
    """The action of a tick now; None if it was cancelled. A tick never becomes a call."""
    match choice:
        case Preselection.CHECK if legal.free:
            return CheckCall()
        case Preselection.CHECK_FOLD if legal.free:
            return CheckCall()
        case Preselection.CHECK_FOLD if legal.fold:
            return Fold()
        case _:
            return None


class TickButton(DetailButton):
    """A tick box with a title and a line about its cancellation, or why it is unavailable."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self._detail_px = 12

    def say(self, title: str, detail: str, *, available: bool = True) -> None:
        """Set the title and the line under it; if unavailable that line says why."""
        self.setText(title)
        self.detail = detail
        self.setEnabled(available)
        self.setToolTip(detail)
        self.setAccessibleName(in_a_row((title, detail)))
        self.update()

    def set_large(self, large: bool) -> None:
        """Set larger text under the title, where there is room."""
        self._detail_px = 14 if large else 12
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the box with its tick, the title, the line under it and the key."""
        theme = look().theme
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        hovered = self.underMouse() and self.isEnabled()
        paint_box(painter, box, SIZES.radius[2], "raised" if hovered else "panel", "line", 1.5)
        if self.hasFocus():
            paint_box(painter, box.adjusted(-2, -2, 2, 2), SIZES.radius[3], edge="turn", width=2)
        ink = theme.color("text" if self.isEnabled() else "unavailable")
        tick = QRectF(box.x() + 12, box.center().y() - 11, 22, 22)
        paint_tick_box(painter, tick, ticked=self.isChecked(), enabled=self.isEnabled())
        left = box.x() + 44
        right = box.right() - (key_width(self._key) + 13 if self._key else 8)
        width = right - left
        for small in grown((self._detail_px,)):
            details, high = wrapped(self.detail, width, small, 2), 1.25 * small
            room = box.height() - high * len(details)
            if " ".join(details) == self.detail and room >= 1.3 * 14:
                break
        px = fitting(self.text(), width, (17, 14, 12), bold=True, height=room / 1.1) or 11
        y = box.center().y() - (1.3 * px + high * len(details)) / 2
        paint_elided(painter, QRectF(left, y, width, 1.3 * px), self.text(), face(px, bold=True), ink)
        quiet = theme.color("muted" if self.isEnabled() else "unavailable")
        for line, text in enumerate(details):
            row = QRectF(left, y + 1.3 * px + high * line, width, high)
            paint_words(painter, row, text, face(small), quiet, Qt.AlignmentFlag.AlignTop)
        if self._key:
            paint_key_at(painter, right + 4, box.center().y(), self._key, quiet)


class PreselectBar(QWidget):
    """The two ticks. `noted` says, in words, why one was cancelled."""

    noted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.check_fold = TickButton(self)
        self.check = TickButton(self)
        self.amounts = Amounts()
        self._situation: tuple[int, int] | None = None
        """The street and the bet to call."""
        self._owed = False
        self._print_keys()
        look().changed.connect(self._print_keys)
        for button, other in ((self.check_fold, self.check), (self.check, self.check_fold)):
            button.toggled.connect(lambda on, other=other: on and other.setChecked(False))

    @property
    def choice(self) -> Preselection:  # noqa: D102
        if self.check.isChecked():
            return Preselection.CHECK
        return Preselection.CHECK_FOLD if self.check_fold.isChecked() else Preselection.NONE

    def clear(self) -> None:
        """Clear the ticks."""
        self._situation = None
        self.check.setChecked(False)
        self.check_fold.setChecked(False)

    def _print_keys(self) -> None:
        self.check_fold.set_key(look().keys.fold)
        self.check.set_key(look().keys.check_call)

    def watch(self, seen: Observation, seat: int) -> None:
        """Follow the hand: ticks are cancelled, with a note, when the bet or the street changes."""
        price = max(view.bet for view in seen.seats)
        owed = price > seen.seats[seat].bet
        before, self._situation = self._situation, (seen.street, price)
        if before is not None and before != self._situation and self.choice is not Preselection.NONE:
            self._lapse(new_street=before[0] != seen.street, price=price, owed=owed)
        self._owed = owed
        self.say_again()

    def say_again(self) -> None:
        """Write the meaning of the ticks with a bet and without one."""
        if self._owed and self._situation is not None:
            bet = self.amounts.text(self._situation[1])
            self.check.say(
                self.tr("Check"), self.tr("there is a bet of {bet} to call").format(bet=bet), available=False
            )
            self.check_fold.say(self.tr("Fold"), self.tr("to any bet"))
        else:
            self.check.say(self.tr("Check"), self.tr("cancelled if anyone bets"))
            self.check_fold.say(self.tr("Check or fold"), self.tr("folds to any bet"))

    def _lapse(self, *, new_street: bool, price: int, owed: bool) -> None:
        """Cancel a tick whose meaning has changed; check-or-fold survives any change of a bet to fold to."""
        if self.choice is Preselection.CHECK_FOLD and owed and not new_street:
            return
        title = self.check.text() if self.check.isChecked() else self.check_fold.text()
        self.check.setChecked(False)
        self.check_fold.setChecked(False)
        if new_street:
            self.noted.emit(self.tr("“{choice}” cancelled: the next cards were dealt").format(choice=title))
        elif not price:
            self.noted.emit(self.tr("“{choice}” cancelled: the betting round is over").format(choice=title))
        else:
            words = self.tr("“{choice}” cancelled: the bet is now {bet}")
            self.noted.emit(words.format(choice=title, bet=self.amounts.text(price)))

    def place(self, area: QRect, least: int) -> None:
        """Lay the two ticks out side by side in this area, over at least `least` px."""
        self.setGeometry(area)
        each = max(least, 400) // 2
        self.check_fold.setGeometry(0, 0, each, area.height())
        self.check.setGeometry(each + 12, 0, each, area.height())
