"""Shared by the parts of the review: panels, signs and words of severities, signed amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.game import Game
from pokertable.model.text import INTERVAL, Phrase
from pokertable.training.review.sheet import DecisionSheet, HandSheet
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, scaled, sized, unsized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import Piece, capital, number, percent, pieces

if TYPE_CHECKING:
    from pokertable.training.review.prize_pool import PrizePool
    from pokertable.training.review.verdict import Verdict

PAD = 16
"""Padding of a panel, in px."""
LARGE_FROM = 1700
"""Width of the window in px from which the text is larger."""
_MINUS = "\N{MINUS SIGN}"
_WHOLE = 0.05
_WITHOUT_TENTHS = 100
_FINE_BELOW = 20
"""Chips per big blind below which amounts have a decimal."""


def tr(text: str) -> str:
    """A sentence of the review in the window's language."""
    return QCoreApplication.translate("Review", text)


class ReviewPart(Drawn, QWidget):
    """A panel with a title, about one decision of a review.

    `fill` draws its contents, `said` gives them in words: both only once there is a review. `shows` is all the data of
    both: while it is unchanged nothing is redrawn, because a review comes in many steps.
    """

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.aside = ""
        """The small text at the right of the title, where there is room."""
        self._sheet: HandSheet | None = None
        self._showed: object = None
        self.at = 0
        """The index of the selected decision."""
        self.is_stale = False
        """Whether the drawing is out of date."""
        self.setAccessibleName(title)

    @property
    def sheet(self) -> HandSheet:
        """The present review."""
        assert self._sheet is not None
        return self._sheet

    @property
    def decision(self) -> DecisionSheet:
        """The data of the decision."""
        return self.sheet.decisions[self.at]

    @property
    def verdict(self) -> Verdict:
        """The verdict of the decision."""
        return self.decision.verdict

    def show_hand(self, sheet: HandSheet, at: int) -> bool:
        """Set the present review and the selected decision; returns whether the display changes."""
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
        """Redraw the present contents if they are ready; returns whether they were."""
        if not self.is_ready():
            return False
        self.is_stale = False
        self.update()
        return True

    def is_ready(self) -> bool:
        """Whether it can be drawn within a frame; if not, some of the work has been done now."""
        return True

    def forget(self) -> None:
        """Clear the panel until another hand comes."""
        self._sheet = self._showed = None
        self.is_stale = False

    def shows(self) -> object:
        """The displayed data of the review."""
        raise NotImplementedError

    def renew(self) -> None:
        """Handle changed data."""

    def said(self) -> str:
        """The panel's contents in words."""
        raise NotImplementedError

    def px(self, size: int) -> int:
        """A designed type size at the chosen text size and the window's scale."""
        return sized(self.designed(size))

    def designed(self, size: int) -> int:
        """A designed type size at the window's scale, for callers that apply the text size themselves."""
        return size + scaled(2) if self.large else size

    @property
    def large(self) -> bool:
        """Whether the window has room for larger text and spacing."""
        return unsized(self.window().width()) >= LARGE_FROM

    def fill(self, painter: QPainter, box: QRectF) -> None:
        """Draw the panel's contents."""
        raise NotImplementedError

    def inside(self) -> QRectF:
        """The box of the contents, below the title."""
        box = QRectF(self.rect()).adjusted(scaled(PAD) + 0.5, scaled(10.5), -scaled(PAD) - 0.5, -scaled(10.5))
        return box.adjusted(0, self.px(24) + scaled(4), 0, 0) if self.title else box

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, frame, scaled(SIZES.radius[3]), "panel", "line")
        box = frame.adjusted(scaled(PAD), scaled(10), -scaled(PAD), -scaled(10))
        if self.title:
            line = QRectF(box.x(), box.y(), box.width(), self.px(24))
            wide = paint_elided(painter, line, self.title, face(self.px(15), bold=True))
            if wide + scaled(8) + width_of(self.aside, self.px(12)) <= line.width():
                paint_words(painter, line, self.aside, face(self.px(12)), "muted", RIGHT)
        if self._sheet is not None:
            self.fill(painter, self.inside())


def action_in(sentence: str, action: Phrase, game: Game) -> list[Piece]:
    """A sentence with an action filled in, the cards of a discard as cards; the first letter a capital."""
    before, _, after = sentence.partition("{action}")
    first, *others = [piece for piece in (before, *pieces(action, Amounts.of(game).text), after) if piece != ""]
    return [capital(first) if isinstance(first, str) else first, *others]


def unsigned(amount: float, game: Game, *, whole: bool = False) -> str:
    """An amount without its sign, with a decimal where chips are coarse; `whole`: without it unless it would be 0."""
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


def with_error(amount: float, stderr: float, sheet: HandSheet) -> str:
    """A value with its sign and the half of its 95% interval, if its standard error is more than 0.

    In chips, in a sit and go in per cent of the prize pool.
    """
    stderr *= INTERVAL
    coarse = sheet.pool is None and abs(amount) >= _WITHOUT_TENTHS and stderr >= 1
    if sheet.pool is not None:
        error = _of_the_pool(stderr, sheet.pool)
    else:
        error = unsigned(round(stderr), sheet.game, whole=True) if coarse else unsigned(stderr, sheet.game)
    if not any(digit in error for digit in "123456789"):
        return signed(amount, sheet)
    return tr("{loss} ± {error}").format(loss=signed(amount, sheet, whole=False), error=error)


def signed(amount: float, sheet: HandSheet, *, whole: bool = True) -> str:
    """A value with its sign, in the unit of `with_error`; zero has none."""
    pool = sheet.pool
    text = unsigned(amount, sheet.game, whole=whole) if pool is None else _of_the_pool(amount, pool)
    if not any(digit in text for digit in "123456789"):
        return number(0)
    return f"{_MINUS if amount < 0 else '+'}{text}"


def _of_the_pool(amount: float, pool: PrizePool) -> str:
    """An amount without its sign in per cent of the prize pool: "1.25%"."""
    return percent(abs(pool.percent(amount)) / 100, places=2)
