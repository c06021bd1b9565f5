"""What the parts of the review share: their panel, the signs and words of the severities, amounts with a sign."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.game import Game
from pokertable.model.text import Phrase
from pokertable.training.review.sheet import DecisionSheet, HandSheet
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, sized, unsized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import Piece, capital, number, pieces

PAD = 16
"""From a panel's edge to what is in it, in px."""
LARGE_FROM = 1700
"""From this width of the window in px on its text is larger."""
_MINUS = "\N{MINUS SIGN}"
_WHOLE = 0.05
_WITHOUT_TENTHS = 100
_FINE_BELOW = 20
"""Amounts are told with a decimal where a big blind has fewer chips."""


def tr(text: str) -> str:
    """A sentence of the review in the window's language."""
    return QCoreApplication.translate("Review", text)


class ReviewPart(Drawn, QWidget):
    """A panel with a title, of a review at one of its decisions.

    `fill` draws what is in it, `said` says it for who hears it: both only once there is a review. `shows` is all that
    both are made of: while it stays the same nothing is drawn again, for a review comes in many steps.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.aside = ""
        """What stands small at the right of the title, where that leaves room for it."""
        self._sheet: HandSheet | None = None
        self._showed: object = None
        self.at = 0
        """The decision that is looked at."""
        self.is_stale = False
        """Whether something else is shown than is drawn."""
        self.setAccessibleName(title)

    @property
    def sheet(self) -> HandSheet:
        """The review as it is now."""
        assert self._sheet is not None
        return self._sheet

    @property
    def decision(self) -> DecisionSheet:
        """What there is of the decision."""
        return self.sheet.decisions[self.at]

    def show_hand(self, sheet: HandSheet, at: int) -> bool:
        """Take the review as it is now, and the decision that is looked at; whether that shows anything else."""
        self._sheet, self.at = sheet, at
        shows = sheet.hand_id, sheet.player, self.shows()
        if shows == self._showed:
            return False
        self._showed = shows
        self.renew()
        self.setAccessibleDescription(self.said())
        self.is_stale = True
        return True

    def draw_anew(self) -> bool:
        """Draw what is shown now if it is ready; whether it was."""
        if not self.is_ready():
            return False
        self.is_stale = False
        self.update()
        return True

    def is_ready(self) -> bool:
        """Whether it can be drawn within a frame; if not, some of what that takes has been done now."""
        return True

    def forget(self) -> None:
        """Another hand comes: stand empty until it is there."""
        self._sheet = self._showed = None
        self.is_stale = False

    def shows(self) -> object:
        """All of the review that is shown."""
        raise NotImplementedError

    def renew(self) -> None:
        """Something else is shown than before."""

    def said(self) -> str:
        """What is in the panel, in words."""
        raise NotImplementedError

    def px(self, size: int) -> int:
        """A designed type size at the text size that is set and the size of the window."""
        return sized(self.designed(size))

    def designed(self, size: int) -> int:
        """A designed type size in a window of this size, for what takes the text size into account by itself."""
        return size + 2 if self.large else size

    @property
    def large(self) -> bool:
        """Whether the window has room for larger text, and more between the lines."""
        return unsized(self.window().width()) >= LARGE_FROM

    def fill(self, painter: QPainter, box: QRectF) -> None:
        """Draw what is in the panel."""
        raise NotImplementedError

    def inside(self) -> QRectF:
        """Where what is in the panel stands, below the title."""
        box = QRectF(self.rect()).adjusted(PAD + 0.5, 10.5, -PAD - 0.5, -10.5)
        return box.adjusted(0, self.px(24) + 4, 0, 0) if self.title else box

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, frame, SIZES.radius[3], "panel", "line")
        box = frame.adjusted(PAD, 10, -PAD, -10)
        if self.title:
            line = QRectF(box.x(), box.y(), box.width(), self.px(24))
            wide = paint_elided(painter, line, self.title, face(self.px(15), bold=True))
            if wide + 8 + width_of(self.aside, self.px(12)) <= line.width():
                paint_words(painter, line, self.aside, face(self.px(12)), "muted", RIGHT)
        if self._sheet is not None:
            self.fill(painter, self.inside())


def action_in(sentence: str, action: Phrase, game: Game) -> list[Piece]:
    """A sentence with an action in its place for one, the cards of a throw as cards; the first letter a capital."""
    before, _, after = sentence.partition("{action}")
    first, *others = [piece for piece in (before, *pieces(action, Amounts.of(game).text), after) if piece != ""]
    return [capital(first) if isinstance(first, str) else first, *others]


def unsigned(amount: float, game: Game, *, whole: bool = False) -> str:
    """An amount without its sign, with a decimal where chips are coarse; `whole`: not where it would be 0."""
    amounts = Amounts.of(game)
    chips = round(abs(amount))
    if (
        (whole and abs(amount - round(amount)) < _WHOLE)
        or look().in_blinds
        or game.amount_unit >= _FINE_BELOW
        or abs(amount) >= _WITHOUT_TENTHS
    ):
        return amounts.text(chips)
    point = QCoreApplication.translate("number", ".", "before decimals")
    units, tenth = divmod(round(10 * abs(amount)), 10)
    return f"{number(units)}{point}{tenth}"


def with_error(amount: float, stderr: float, game: Game) -> str:
    """An amount with its sign and its error, if there is any to tell."""
    coarse = abs(amount) >= _WITHOUT_TENTHS and stderr >= 1
    error = unsigned(round(stderr), game, whole=True) if coarse else unsigned(stderr, game)
    if not any(digit in error for digit in "123456789"):
        return signed(amount, game)
    return tr("{loss} ± {error}").format(loss=signed(amount, game, whole=False), error=error)


def signed(amount: float, game: Game, *, whole: bool = True) -> str:
    """An amount with its sign; nothing is neither more nor less."""
    text = unsigned(amount, game, whole=whole)
    if not any(digit in text for digit in "123456789"):
        return number(0)
    return f"{_MINUS if amount < 0 else '+'}{text}"
