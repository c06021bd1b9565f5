"""The page of the review: the decisions at the left, one of them in the middle, the others' cards at the right.

The others' cards change nothing to their left. In a narrow window the right column becomes tabs of the middle one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout, QWidget

from pokertable.session.words.words import street_title
from pokertable.training.decide.themes import theme_of
from pokertable.training.explain.why import drills
from pokertable.training.review.sheet import HandSheet
from pokertable.training.weigh.severity import worst
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, sized, unsized
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.severities import severity_word
from pokertable.views.kit.signs import KeyCaps
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import headed, in_a_row, shown
from pokertable.views.review.could_hold import CouldHold
from pokertable.views.review.decisions import DecisionList
from pokertable.views.review.head import DecisionHead
from pokertable.views.review.others import TheyHad
from pokertable.views.review.parts import LARGE_FROM, ReviewPart, tr
from pokertable.views.review.result import HandResult
from pokertable.views.review.shares import PotEquityPart
from pokertable.views.review.worth import ChoiceBars
from pokertable.views.widgets.buttons import Button, Tone, shortcut
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.labels import PlainLabel, plain_tip
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, in_column, in_row, stacked
from pokertable.views.widgets.segments import Segments

if TYPE_CHECKING:
    from pokertable.session.history.rows.reviewed import ReviewedDecision

NARROW_BELOW: Final = 1200
"""Width in px below which the right column is in tabs."""
_SIDE, _GAP = 24, 16
_FOOT: Final = 68


class ReviewPage(QWidget):
    """`practice_wanted(hand_id, decision, seat)`: play on from there; `went_on()`, `went_back()`: leave the review.

    `replay_wanted(hand_id, decision, seat)`: open the decision in the replayer.

    `drill_wanted(game, topics, theme)`: in the game of this key decisions of this theme, else questions of the quiz on
    these topics.

    `seat_wanted(seat)`: another player's decisions. `chosen(index)`: another decision was selected. `came_back()`: the
    page is visible again.
    """

    practice_wanted = Signal(object, int, int)
    replay_wanted = Signal(object, int, int)
    drill_wanted = Signal(str, object, str)
    seat_wanted = Signal(int)
    went_on = Signal()
    went_back = Signal()
    chosen = Signal(int)
    came_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet: HandSheet | None = None
        """The displayed review."""
        self.at = 0
        """The index of the selected decision."""
        self._seat = 0
        self._chosen = self._deals = False
        self.decisions = DecisionList(self)
        self.decisions.chosen.connect(self.choose)
        self.result = HandResult(self)
        self.head = DecisionHead(self)
        self.worth = ChoiceBars(self)
        self.shares = PotEquityPart(self)
        self.had = TheyHad(self)
        self.could_hold, self.could_hold_too = CouldHold(self), CouldHold(self, beside=1)
        for held in (self.could_hold, self.could_hold_too):
            held.turned.connect(self._turn_ranges)
        self.could_hold_too.hide()
        self._parts = (
            self.decisions,
            self.result,
            self.head,
            self.worth,
            self.shares,
            self.had,
            self.could_hold,
            self.could_hold_too,
        )
        self._to_show: list[ReviewPart] = []
        self._draws = False
        self._turns = QTimer(self)
        self._turns.timeout.connect(self._show_next)
        self.empty = PlainLabel(self, tone="muted", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._build()
        self._install_keys()
        self.say(tr("No hand is being reviewed."))

    def _build(self) -> None:
        both = QWidget(self)
        in_column((self.worth, 13), (self.shares, 12), of=both, margins=NO_MARGINS, spacing=_GAP)
        words = (tr("Worth"), tr("They had"), tr("Range"))
        self.tabs = Segments(tr("Beside the decision"), range(3), words, self, in_form=False)
        self.tabs.set_value(0)
        self.tabs.chosen.connect(self._show_tab)
        self.places: QStackedWidget = stacked(both, of=self)
        self._left = QWidget(self)
        self.players = ChoiceBox(tr("Whose decisions"), self._left, (), self._ask_seat)
        self.players.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.players.hide()
        self.players.setToolTip(plain_tip(tr("Whose decisions (S: the next player)")))
        in_column(self.players, (self.decisions, 1), self.result, of=self._left, margins=NO_MARGINS, spacing=_GAP)
        self._middle = QWidget(self)
        self._middle_column = in_column(
            (self.head, 8), self.tabs, (self.places, 17), of=self._middle, margins=NO_MARGINS, spacing=_GAP
        )
        self._right = QWidget(self)
        in_column(
            (self.had, 10),
            (self.could_hold, 11),
            (self.could_hold_too, 11),
            of=self._right,
            margins=NO_MARGINS,
            spacing=_GAP,
        )
        self._body = QWidget(self)
        row = in_row(self._left, (self._middle, 1), self._right, of=self._body, spacing=_GAP)
        follow_scale(row.setContentsMargins, _SIDE, _GAP, _SIDE, _GAP)
        in_column((self._body, 1), (self.empty, 1), self._foot(), of=self, margins=NO_MARGINS, spacing=0)

    def _foot(self) -> QWidget:
        foot = QFrame(self)
        foot.setObjectName("panel")
        follow_text(foot.setFixedHeight, _FOOT)
        practise, replay = partial(self._leave, self.practice_wanted), partial(self._leave, self.replay_wanted)
        self.practice_button = Button(Tone.OUTLINED, foot, tr("Play from here"), key="T", clicked=practise)
        self.drill_button = Button(Tone.OUTLINED, foot, tr("Drill this"), key="D", clicked=self._drill)
        self.replay_button = Button(Tone.QUIET, foot, tr("Replay and notes"), key="N", clicked=replay)
        self.next_button = Button(Tone.FILLED, foot, tr("Back"), key=tr("Space"), clicked=self.went_on)
        follow_text(self.next_button.setFixedWidth, 210)
        for button in (self.practice_button, self.drill_button, self.replay_button, self.next_button):
            follow_text(button.setFixedHeight, SIZES.target + 4)
        self._keys = keys = KeyCaps((key_cap("Up"), key_cap("Down")), tr("another decision"), foot)
        in_row(
            self.practice_button,
            self.drill_button,
            self.replay_button,
            keys,
            STRETCH,
            self.next_button,
            of=foot,
            margins=(_SIDE - 3, 8, _SIDE - 3, 8),
            spacing=12,
        )
        return foot

    def _install_keys(self) -> None:
        for key, act in (
            ("Up", partial(self._step, -1)),
            ("Down", partial(self._step, 1)),
            ("Left", partial(self._turn_ranges, -1)),
            ("Right", partial(self._turn_ranges, 1)),
            ("PgUp", partial(self.had.turn_page, -1)),
            ("PgDown", partial(self.had.turn_page, 1)),
            ("T", self.practice_button.click),
            ("D", self.drill_button.click),
            ("N", self.replay_button.click),
            ("S", self._ask_next_seat),
            ("Space", self.next_button.click),
            ("Esc", self.went_back.emit),
        ):
            shortcut(key, self, act)

    @property
    def waits_for(self) -> int | None:
        """The decision whose figures are awaited: a selected one, else the displayed one until it has any."""
        unknown = self.sheet is not None and self.sheet.decisions[self.at].verdict.measured is None
        return self.at if self._chosen or unknown else None

    # Input

    def start(self, seat: int, on: str, players: Mapping[int, str] = MappingProxyType({})) -> None:
        """Begin a hand watched from a seat; `on` is the label of the way on.

        `players`, by seat, are those whose decisions can be requested, in a hand of others.
        """
        self._turns.stop()
        for part in self._parts:
            part.forget()
        self.sheet, self._seat, self.at, self._chosen = None, seat, 0, False
        self.could_hold.place = self.could_hold_too.place = 0
        self.decisions.title = tr("Your decisions")
        if seat in players:
            self.decisions.title = tr("{name}'s decisions").format(name=players[seat])
        self.decisions.setAccessibleName(self.decisions.title)
        self.players.offer([(name, each) for each, name in players.items()])
        with QSignalBlocker(self.players):
            self.players.setCurrentIndex(self.players.findData(seat))
        self.players.setVisible(len(players) > 1)
        self.next_button.say(on)
        self.say_wait(False)
        self.say(tr("Analysing…"))

    def say(self, words: str) -> None:
        """Show a message instead of a review."""
        self.empty.setText(words)
        self._body.hide()
        self.empty.show()
        for button in (self.practice_button, self.drill_button, self.replay_button):
            button.setEnabled(False)

    def say_earlier(self, earlier: Mapping[int, ReviewedDecision]) -> None:
        """Show an earlier review's results, while there are no new ones."""
        in_order = [each for _, each in sorted(earlier.items())]
        verdicts = [headed(shown(street_title(each.street)), severity_word(worst([each]))) for each in in_order]
        self.say(tr("Analysing again. Last time: {verdicts}.").format(verdicts=in_a_row(verdicts)))

    def say_wait(self, waits: bool) -> None:
        """Show that the first question of a drill is being dealt, or that this is over."""
        self._deals = waits
        reason = tr("Dealing the first question…") if waits else ""
        self.drill_button.say(tr("Drill this"), reason=reason)

    def show_hand(self, sheet: HandSheet) -> None:
        """Set the present review; the first one selects its costliest decision.

        From then on what is read stays until the player selects another, whatever further deals show.
        """
        if not sheet.decisions:
            return
        if self.sheet is None:
            self.at = costliest_of(sheet)
        self.sheet = sheet
        self._show_both_ranges()
        self._fit_result()
        self.empty.hide()
        self._body.show()
        for button in (self.practice_button, self.replay_button):
            button.setEnabled(True)
        self.drill_button.setEnabled(not self._deals)
        self._show_in_turns()

    def finish_now(self) -> None:
        """Show pending parts at once."""
        while self._turns.isActive():
            self._show_next()
        self.had.finish_now()

    def choose(self, at: int) -> None:
        """Select another decision."""
        if self.sheet is not None and 0 <= at < len(self.sheet.decisions):
            self.at, self._chosen = at, True
            self.head.show_hand(self.sheet, at)
            self._show_in_turns()
            announce(self, headed(self.head.accessibleName(), self.head.accessibleDescription()))
            self.chosen.emit(at)

    def _show_in_turns(self) -> None:
        """Show the parts one per turn of the event loop: all at once take more than a frame."""
        self._to_show = list(self._parts)
        self._turns.start()

    def _show_next(self) -> None:
        assert self.sheet is not None
        if self._draws:  # prepared parts are drawn in this turn
            self._draws = False
            return
        while self._to_show:
            part = self._to_show[0]
            part.show_hand(self.sheet, self.at)
            if part.is_stale:
                if part.draw_anew():
                    self._to_show.pop(0)
                    self._draws = True
                return
            self._to_show.pop(0)
        self._turns.stop()

    def _turn_ranges(self, by: int) -> None:
        for held in (self.could_hold, self.could_hold_too):
            held.turn_to(by)

    def _show_both_ranges(self) -> None:
        """Show two opponents' ranges in a large window, in a hand with a decision against two."""
        decisions = () if self.sheet is None else self.sheet.decisions
        against_two = any(len(each.could_hold) > 1 for each in decisions)
        self.could_hold_too.setVisible(against_two and unsized(self.width()) >= LARGE_FROM)

    def _step(self, by: int) -> None:
        self.choose(self.at + by)

    def _leave(self, wanted: SignalInstance) -> None:
        """Emit a request about the selected decision."""
        if self.sheet is not None:
            wanted.emit(self.sheet.hand_id, self.at, self._seat)

    def _ask_seat(self) -> None:
        if self.players.currentData() is not None:
            self.seat_wanted.emit(self.players.currentData())

    def _ask_next_seat(self) -> None:
        if self.players.isVisible():
            self.players.setCurrentIndex((self.players.currentIndex() + 1) % self.players.count())

    def _drill(self) -> None:
        if self.sheet is not None:
            verdict = self.sheet.decisions[self.at].verdict
            self.drill_wanted.emit(self.sheet.game.variant.key, drills(verdict), theme_of(verdict).value)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Note that the page is visible."""
        super().showEvent(event)
        self.came_back.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange three columns, or two with tabs."""
        super().resizeEvent(event)
        room = unsized(self.width())
        narrow, large = room < NARROW_BELOW, room >= LARGE_FROM
        self._place_right(narrow=narrow)
        self._show_both_ranges()
        self._keys.setVisible(not narrow)
        self._left.setFixedWidth(sized(340 if large else 236 if narrow else 265))
        if not narrow:
            self._right.setFixedWidth(min(scaled(560), round(0.315 * self.width())))
        self._middle_column.setSpacing(scaled(8) if narrow else scaled(_GAP))
        self._fit_result()

    def _fit_result(self) -> None:
        """Fit the result into the room left by the decisions."""
        players = self.players.sizeHint().height() + scaled(_GAP) if self.players.isVisibleTo(self) else 0
        room = self.height() - sized(_FOOT) - 3 * scaled(_GAP) - players
        self.result.fit(self._left.maximumWidth(), room, self.sheet)

    def _place_right(self, *, narrow: bool) -> None:
        """Put the others' cards beside the decision, or in tabs below it."""
        self.tabs.setVisible(narrow)
        self._right.setVisible(not narrow)
        column = self._right.layout()
        assert isinstance(column, QVBoxLayout)
        for at, (part, share) in enumerate(((self.had, 10), (self.could_hold, 11))):
            inside = self.places.indexOf(part) >= 0
            if narrow and not inside:
                column.removeWidget(part)
                self.places.addWidget(part)
            elif not narrow and inside:
                self.places.removeWidget(part)
                column.insertWidget(at, part, share)
                part.show()
        if not narrow:
            self._show_tab(0)

    def _show_tab(self, at: int) -> None:
        self.tabs.set_value(at)
        self.places.setCurrentIndex(min(at, self.places.count() - 1))


def costliest_of(sheet: HandSheet) -> int:
    """The decision that mattered; while unknown, the one of the earlier review."""
    if sheet.costliest is not None:
        return sheet.costliest
    stands = [each.stands for each in sheet.decisions]
    lost = [each.big_bets if each is not None and each.kind else 0.0 for each in stands]
    return lost.index(max(lost))
