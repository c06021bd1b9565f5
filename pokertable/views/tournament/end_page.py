"""The end of a sit and go for the player: place and prize, all places, and the decisions that cost most."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.session.tournament.standings import Standings
from pokertable.views.kit.fonts import face, scaled, sized
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, Drawn, paint_fitting, paint_lit_felt, paint_words
from pokertable.views.kit.translate import counted, number
from pokertable.views.tournament.costly import CostlyDecisions
from pokertable.views.tournament.standing_rows import INSET, StandingRows
from pokertable.views.tournament.words import ordinal
from pokertable.views.widgets.buttons import Button, Tone, shortcut
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import STRETCH, Arranged, in_row, scrolled

_EDGE: Final = 24
_BANNER: Final = 180
_UNDER: Final = 12
"""Px between the banner and the heads under it."""
_FOOT: Final = 76
_TITLE: Final = 44
_ROW: Final = 44
_FINISHED: Final = 8
"""Guard times after the others have finished: long enough to see the result."""


class TournamentEnd(Arranged, Drawn, QWidget):
    """Shows the standings at the end, or when the player is out.

    `again_button`: another one like it; `start_button`: the start page; `finish_button`: let the others finish;
    `watch_button`: look on; `review_button`: the costliest decision, or the last hand; `back_button`: the way back from
    one of the past.
    `review_wanted(hand_id, decision)`: one of the decisions.
    """

    review_wanted = Signal(object, int)

    def __init__(self, parent: QWidget | None = None, *, guard_ms: int = 0) -> None:
        super().__init__(parent)
        self._guard_ms = guard_ms
        self._guard = QTimer(self, singleShot=True)
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.standings: Standings | None = None
        self._left: int | None = None
        self.is_past = False
        """Whether it is one of the history, which offers a way back and nothing to go on with."""
        self.rows = StandingRows(row_height=_ROW, chips=False)
        self._list = scrolled(self.rows, self, self.tr("Places"))
        self.costly = CostlyDecisions(self)
        self.costly.chosen.connect(self.review_wanted)
        self._waits = toned(PlainLabel(self), "muted")
        self.review_button = Button(Tone.OUTLINED, self, self.tr("Review"), key="V")
        self.watch_button = Button(Tone.OUTLINED, self, self.tr("Watch"), key="W")
        self.finish_button = Button(Tone.OUTLINED, self, self.tr("Let them finish"), key="F")
        self.start_button = Button(Tone.OUTLINED, self, self.tr("Another game"), key="N")
        self.again_button = Button(Tone.FILLED, self, self.tr("Play again"))
        self.back_button = Button(Tone.FILLED, self, self.tr("Back"), key=key_cap("Escape"))
        self._buttons = QWidget(self)
        in_row(
            self.review_button, self.watch_button, self.finish_button, self._waits, STRETCH, self.start_button,
            self.again_button, self.back_button,
            of=self._buttons, margins=(_EDGE - 3, 8, _EDGE - 3, 8), spacing=12,
        )  # fmt: skip
        buttons = (
            ("V", self.review_button), ("W", self.watch_button), ("F", self.finish_button), ("N", self.start_button),
        )  # fmt: skip
        for key, button in buttons:
            shortcut(key, self, partial(self._press, button), repeats=False)
        shortcut("Escape", self, partial(self._press, self.back_button), repeats=False)
        shortcut("Return", self, lambda: self._press(self._next), repeats=False)
        shortcut("Space", self, self._go_on, repeats=False)

    def show_standings(self, standings: Standings, *, is_past: bool = False) -> None:
        """Show these standings."""
        was_next = self._next
        self.standings, self._left, self.is_past = standings, None, is_past
        self.rows.show_standings(standings)
        self._say()
        if self.isVisible() and self._next is not was_next:
            self.guard(_FINISHED)

    def guard(self, times: int = 2) -> None:
        """Take no key for this many guard times: one that was meant for before must begin no other tournament."""
        if self._guard_ms:
            self._guard.start(times * self._guard_ms)

    def _press(self, button: Button) -> None:
        if button.isVisible() and not self._guard.isActive():
            button.click()

    def _go_on(self) -> None:
        """Finish or go back by Space; another tournament takes Enter, since many a Space skips the last deals."""
        if self._next is not self.again_button:
            self._press(self._next)

    @property
    def _next(self) -> Button:
        """The button that Enter presses: no other tournament begins while the others still play this one."""
        if self.is_past:
            return self.back_button
        return self.finish_button if self._waits_for_others else self.again_button

    @property
    def _waits_for_others(self) -> bool:
        return self.standings is not None and not self.standings.is_over and not self.is_past

    def set_left(self, left: int | None) -> None:
        """Say how many still play while the others finish; None: they do not."""
        self._left = left
        self._say()

    def _say(self) -> None:
        finishing = self._left is not None
        for button in (self.watch_button, self.finish_button):
            button.setVisible(self._waits_for_others and not finishing)
        for button in (self.start_button, self.again_button):
            button.setVisible(not self.is_past)
        self.back_button.setVisible(self.is_past)
        for button, own, key in (
            (self.finish_button, "F", self.tr("Space")),
            (self.again_button, "", key_cap("Return")),
        ):
            is_next = button is self._next
            button.set_tone(Tone.FILLED if is_next else Tone.OUTLINED)
            button.set_key(key if is_next else own)
        words = counted("%n player left", "%n players left", self._left or 0)
        self._waits.setText(words if finishing else "")
        self.setAccessibleDescription(". ".join(filter(None, (self.title, self.course, self.result))))
        self.arrange()

    @property
    def title(self) -> str:
        """``2nd of 9``, or ``You left``."""
        now = self.standings
        if now is None:
            return ""
        return self._place(now) if now.left_after is None else self.tr("You left")

    def _place(self, now: Standings) -> str:
        return self.tr("{place} of {field}").format(place=ordinal(now.mine.place), field=number(now.setup.field))

    @property
    def course(self) -> str:
        """``84 hands, 7 levels``, after ``Out on the bubble`` if so.

        Where the others have played on ``Out after 4 hands; all in all 84 hands, 7 levels``. Of a sit and go that was
        left ``2nd of 9, folded from hand 13 on``, once the others have finished it.
        """
        now = self.standings
        if now is None or (now.left_after is not None and not now.is_over):
            return ""
        hands = counted("%n hand", "%n hands", now.played)
        levels = counted("%n level", "%n levels", now.levels)
        if now.left_after is None and now.out_after is not None and now.out_after < now.played:
            mine = counted("%n hand", "%n hands", now.out_after)
            words = (
                self.tr("Out on the bubble after {mine}; {hands} and {levels} in all")
                if now.bubbled
                else self.tr("Out after {mine}; {hands} and {levels} in all")
            )
            return words.format(mine=mine, hands=hands, levels=levels)
        if now.left_after is None:
            words = self.tr("Out on the bubble: {hands}, {levels}") if now.bubbled else self.tr("{hands}, {levels}")
            return words.format(hands=hands, levels=levels)
        words = self.tr("{place}; all your hands were folded from hand {hand} on")
        return words.format(place=self._place(now), hand=number(now.left_after + 1))

    @property
    def result(self) -> str:
        """``270 points, of a pool of 900``; empty without a prize."""
        now = self.standings
        if now is None or not now.mine.prize:
            return ""
        pool = number(sum(now.setup.prizes))
        return self.tr("{prize} points, from a pool of {pool}").format(prize=number(now.mine.prize), pool=pool)

    # Layout

    def arrange(self) -> None:
        """Put the places at the left, the decisions at the right, the buttons at the foot."""
        top = scaled(16) + sized(_BANNER) + scaled(_UNDER) + sized(36)
        foot = sized(_FOOT)
        left = max(sized(300), round(0.29 * self.width()))
        high = max(scaled(60), self.height() - foot - top - scaled(8))
        self._list.setGeometry(scaled(_EDGE - INSET), top, left, high)
        at, above = scaled(_EDGE) + left + scaled(16), sized(36)
        self.costly.setGeometry(at, top - above, self.width() - at - scaled(_EDGE), high + above)
        self._buttons.setGeometry(0, self.height() - foot, self.width(), foot)
        buttons = (
            self.review_button, self.watch_button, self.finish_button, self.start_button, self.again_button,
            self.back_button,
        )  # fmt: skip
        seen = sum(not button.isHidden() for button in buttons)
        wide = min(sized(200), max(scaled(60), (self.width() - 2 * scaled(_EDGE)) // seen - scaled(12)))
        for button in buttons:
            button.setFixedSize(wide, foot - scaled(16))
        self.update()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme = look().theme
        banner = QRectF(scaled(_EDGE), scaled(16), self.width() - 2 * scaled(_EDGE), sized(_BANNER))
        paint_lit_felt(painter, banner)
        white, inside = QColor("#FFFFFF"), banner.adjusted(scaled(32), 0, -scaled(32), 0)
        middle = banner.y() + 0.38 * banner.height()
        above = QRectF(inside.x(), middle - scaled(30), inside.width(), scaled(60))
        below = QRectF(inside.x(), banner.y() + 0.62 * banner.height(), inside.width(), scaled(26))
        paint_words(painter, above, self.title, face(sized(_TITLE), bold=True), white)
        paint_fitting(painter, below, self.course, (17, 14, 12), "text_on_felt")
        now = self.standings
        if now is not None and now.mine.prize:
            paint_words(painter, above, number(now.mine.prize), face(sized(_TITLE), bold=True), white, RIGHT)
            pool = number(sum(now.setup.prizes))
            words = self.tr("points, from a pool of {pool}").format(pool=pool)
            paint_fitting(painter, below, words, (17, 14, 12), "text_on_felt", RIGHT)
        title = QRectF(scaled(_EDGE), self.costly.y(), sized(240), sized(28))
        paint_fitting(painter, title, self.tr("Places"), (17, 14, 12), bold=True)
        foot = self._buttons.geometry()
        painter.fillRect(foot, theme.color("panel"))
        painter.fillRect(0, foot.y(), self.width(), 1, theme.color("line"))
