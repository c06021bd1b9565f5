"""Shared by the parts of the review: panels, signs and words of severities, signed amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.text import INTERVAL, Phrase
from pokertable.session.words.words import title_in
from pokertable.training.review.sheet import DecisionSheet, HandSheet
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, scaled, sized, unsized, width_of
from pokertable.views.kit.losses import places_of
from pokertable.views.kit.painting import RIGHT, Drawn, paint_box, paint_elided, paint_words
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import Piece, capital, number, percent_gained, pieces, point_of, shown

if TYPE_CHECKING:
    from pokertable.training.weigh.verdict import Verdict

PAD = 16
"""Padding of a panel, in px."""
LARGE_FROM = 1700
"""Width of the window in px from which the text is larger."""
_MINUS = "\N{MINUS SIGN}"
_WHOLE = 0.005
"""Largest difference from a whole value that is written without decimals."""


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


def unit_words(sheet: HandSheet) -> str:
    """The unit of values that have none beside them; what is bet is in chips, as at the table."""
    if sheet.pool is not None:
        return tr("% of prizes")
    return tr("big bets") if sheet.game.structure is Structure.FIXED else tr("big blinds")


def with_error(amount: float, stderr: float, sheet: HandSheet) -> str:
    """A value with its sign and the half of its 95% interval, if its standard error is more than 0.

    In big blinds, in big bets of a fixed limit, in a sit and go in per cent of the prize pool.
    """
    places = _places(amount, sheet)
    error = _figure(INTERVAL * stderr, places, sheet)
    if not _says_something(error):
        return signed(amount, sheet)
    said = _with_sign(amount, _figure(amount, places, sheet))
    return tr("{loss} ± {error}").format(loss=said, error=error)


def in_narrow(amount: float, stderr: float, sheet: HandSheet) -> str:
    """A value with its error in a narrow column; in prizes, whose percent signs take the room, without it."""
    return signed(amount, sheet) if sheet.pool is not None else with_error(amount, stderr, sheet)


def signed(amount: float, sheet: HandSheet) -> str:
    """A value with its sign, in the unit of `with_error`; a whole one has no decimals, zero no sign."""
    value = _in_unit(amount, sheet)
    whole = sheet.pool is None and abs(value - round(value)) < _WHOLE
    return _with_sign(amount, _figure(amount, 0 if whole else _places(amount, sheet), sheet))


def unsigned(amount: float, sheet: HandSheet) -> str:
    """A value as `signed` writes it, without its sign."""
    return signed(amount, sheet).lstrip(f"+{_MINUS}")


def _in_unit(amount: float, sheet: HandSheet) -> float:
    return amount / sheet.game.unit if sheet.pool is None else sheet.pool.percent(amount)


def _places(amount: float, sheet: HandSheet) -> int:
    """Decimals of a value: one from ten big blinds or big bets on, else two."""
    return 2 if sheet.pool is not None else places_of(_in_unit(amount, sheet))


def _figure(amount: float, places: int, sheet: HandSheet) -> str:
    """An amount without its sign: ``1.25``, in prizes ``1.25%``."""
    value = abs(_in_unit(amount, sheet))
    if sheet.pool is not None:
        return percent_gained(value / 100, places=places)
    return point_of(f"{value:.{places}f}") if places else number(round(value))


def _with_sign(amount: float, figure: str) -> str:
    if not _says_something(figure):
        return number(0)
    return f"{_MINUS if amount < 0 else '+'}{figure}"


def _says_something(figure: str) -> bool:
    """Whether a figure is not rounded to zero."""
    return any(digit in figure for digit in "123456789")


def street_title(key: str, sheet: HandSheet) -> str:
    """A street's name in full."""
    return shown(title_in(sheet.game.variant, key))


def street_word(key: str, sheet: HandSheet) -> str:
    """A street's name where room is short."""
    return {
        "preflop": tr("pre-flop"),
        "flop": tr("flop"),
        "turn": tr("turn"),
        "river": tr("river"),
        "second": tr("2nd"),
        "third": tr("3rd"),
        "fourth": tr("4th"),
        "fifth": tr("5th"),
        "sixth": tr("6th"),
        "seventh": tr("7th"),
    }.get(key) or street_title(key, sheet)
