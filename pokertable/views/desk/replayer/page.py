"""The replayer: a stored hand on the same table, step by step both ways.

It shows its input and emits requests; the controller decides which cards are visible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QLabel, QLayout, QListWidgetItem, QWidget

from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase
from pokertable.session.words.line import Line
from pokertable.views.desk.notes import NotesPanel
from pokertable.views.desk.replayer.controls import ReplayerControls
from pokertable.views.felt.marks import NO_MARKS, Marks, hint_marks, result_marks
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import follow_scale, scaled
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.log.panel import LogPanel, log_width
from pokertable.views.showdown.panel import ShowdownPanel
from pokertable.views.widgets.buttons import push_button
from pokertable.views.widgets.choices import LineList
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_row
from pokertable.views.widgets.text_mirror import TextMirror

SIDE_BESIDE_FROM = 1200
"""Width in px from which log and notes are always shown; below, they narrow the table and have to be opened."""
_LOW = 720
"""Height in px below which the time line makes room for the showdown."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ReplayHand:
    """The page's data of a hand: its players (`hero`: the player's seat, `you`: where it is called "You") and stops.

    `personas` are the opponents by the names of the cast, empty if unknown.
    """

    hand_id: int
    names: tuple[str, ...]
    hero: int | None
    stops: int
    streets: tuple[tuple[int, str], ...]
    personas: tuple[str, ...] = ()
    you: int | None = None


class ShownMoment(NamedTuple):
    """The hand at a stop: the table, the log so far, the last event in words."""

    stop: int
    table: Observation
    lines: tuple[Line, ...]
    words: Phrase | None


class Branch(NamedTuple):
    """A practice line of the hand, and its description."""

    hand_id: int
    words: str


class ReplayerSide(Drawn, QWidget):
    """`branch_wanted(hand_id)`: a line of practice, or the hand that this one left."""

    branch_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parent_hand: int | None = None
        self.about = PlainLabel(self, tone="muted", wraps=True)
        self.parent_button = push_button(
            self.tr("To the real hand"), self, lambda: self.branch_wanted.emit(self._parent_hand)
        )
        self.log = LogPanel(self)
        # A click in the log must not take the step keys away; Tab still leads there.
        self.log.text.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.notes = NotesPanel(self)
        self._title = toned(QLabel(self.tr("Practised lines"), self), "section")
        self.branches = LineList(self)
        self.branches.setAccessibleName(self.tr("Practised lines"))
        follow_scale(self.branches.setMaximumHeight, 84)
        self.branches.itemActivated.connect(self._open_branch)
        foot = in_column(
            self.about, self.parent_button, self.notes, self._title, self.branches, margins=(16, 8, 16, 8), spacing=6
        )
        in_column((self.log, 1), foot, of=self, margins=NO_MARGINS, spacing=0)
        self.show_branches("", None, ())

    def show_branches(self, about: str, parent_hand: int | None, branches: Sequence[Branch]) -> None:
        """Show remarks on the hand, the hand that it left (if it is practice), and the lines that left it."""
        self._parent_hand = parent_hand
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.parent_button.setVisible(parent_hand is not None)
        self.branches.clear()
        for branch in branches:
            item = QListWidgetItem(branch.words)
            item.setData(Qt.ItemDataRole.UserRole, branch.hand_id)
            item.setToolTip(plain_tip(branch.words))
            self.branches.addItem(item)
        for part in (self._title, self.branches):
            part.setVisible(bool(branches))

    def _open_branch(self, item: QListWidgetItem) -> None:
        self.branch_wanted.emit(item.data(Qt.ItemDataRole.UserRole))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, 1, self.height(), look().theme.color("line"))
        painter.fillRect(0, self.log.geometry().bottom() + 1, self.width(), 1, look().theme.color("line"))


class ReplayerPage(Arranged, QWidget):
    """`practice_wanted(hand_id, decision_index, seat)`: play on before that seat's decision of that number (from 0).

    `review_wanted(hand_id, seat)`: review the watched seat's decisions (None: the player's). `shown_again()`: the page
    has been opened. `controls` and `side` have their own signals.
    """

    practice_wanted = Signal(object, int, int)
    review_wanted = Signal(object, object)
    shown_again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.table = TableView(self)
        self.mirror = TextMirror(self)
        self.showdown = ShowdownPanel(self)
        self.showdown.hide_ways_on()
        self.showdown.hide()
        self.controls = ReplayerControls(self)
        self.side = ReplayerSide(self)
        self._hand: ReplayHand | None = None
        self._viewer: int | None = None
        self._decision: int | None = None
        self._hints = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._beside = in_row((self.table, 1), spacing=0)
        left = in_column((self._beside, 1), self.mirror, self.showdown, self.controls, margins=NO_MARGINS, spacing=0)
        self._across = in_row((left, 1), of=self, margins=NO_MARGINS, spacing=0)
        # The side leaves the layout when the page gets narrow: it must not stop the page from shrinking.
        self._across.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.controls.install_keys(self)
        self.controls.practice_button.clicked.connect(self._ask_practice)
        self.controls.review_button.clicked.connect(self._ask_review)
        self.controls.side_button.toggled.connect(lambda _open: self._place_side())
        self.table.said.connect(self.mirror.set_text)
        self.showdown.chosen.connect(self._show_marks)

    # Input

    def show_hand(self, hand: ReplayHand, viewer: int | None) -> None:
        """Set a hand, watched from a seat (None: the public view)."""
        self._hand = hand
        self.table.players.seat(hand.names, hand.personas, you=hand.you)
        self.showdown.set_names(hand.names, hand.hero)
        self.controls.set_hand(hand.stops, hand.streets)
        self.set_viewer(viewer)

    def set_tells_opponents(self, when: str) -> None:
        """Set when plates show style and skill: the hand is over, so always unless never."""
        self.table.players.set_tells("always" if when != "never" else when)

    def set_viewer(self, viewer: int | None) -> None:
        """Watch from another seat."""
        assert self._hand is not None
        self._viewer = viewer
        self.table.set_hero(viewer if viewer is not None else self._hand.hero or 0)
        self.controls.set_seats(self._hand.names, viewer)

    def show_moment(self, moment: ShownMoment) -> None:
        """Draw this moment at once."""
        self.begin_moves(moment)
        self.table.show_table(moment.table, self._marks(moment.table))
        self.end_moves()

    def play(self, event: SeatEvent, after: Observation) -> None:
        """Move the table on by an event; `table.finished` follows."""
        self.table.play(event, after, self._marks(after))

    def end_moves(self) -> None:
        """End the moves to the moment: at the end of the hand show the winners."""
        now = self.table.observation
        if now is not None and now.over:
            self.showdown.show_result(now)
            self.showdown.show()
            self._make_room()

    def begin_moves(self, moment: ShownMoment) -> None:
        """Show a moment without its table, which `play` reaches event by event; `end_moves` follows."""
        assert self._hand is not None
        amounts = Amounts.of(moment.table.game)
        self.controls.set_at(moment.stop, moment.words, amounts)
        self.showdown.amounts = amounts
        self.side.log.text.set_amounts(amounts)
        self.side.log.text.set_lines(moment.lines)
        self.side.log.show_newest()
        self.showdown.hide()
        self._make_room()

    def set_practice(self, decision: int | None, reason: str = "") -> None:
        """Set the number of the decision that can be played again from here; None: not here, for this reason."""
        self._decision = decision
        self.controls.set_practice(reason if decision is None else "")

    def set_hints(self, hints: bool) -> None:
        """Switch hints about the watched seat's hand."""
        self._hints = hints
        self._show_marks()

    def _show_marks(self) -> None:
        if self.table.observation is not None:
            self.table.set_marks(self._marks(self.table.observation))

    def _marks(self, observation: Observation) -> Marks:
        if observation.over:
            return result_marks(observation, self.showdown.lit if self.showdown.isVisible() else None)
        if self._hints and self._viewer is not None:
            return hint_marks(observation, self._viewer)
        return NO_MARKS

    def _ask_practice(self) -> None:
        if self._hand is not None and self._decision is not None and self._viewer is not None:
            self.practice_wanted.emit(self._hand.hand_id, self._decision, self._viewer)

    def _ask_review(self) -> None:
        if self._hand is not None:
            self.review_wanted.emit(self._hand.hand_id, self._viewer)

    # Qt

    def arrange(self) -> None:
        """Put log and notes in their place."""
        self.side.setFixedWidth(log_width(self.width()))
        self._make_room()
        self._place_side()

    def showEvent(self, event: QShowEvent) -> None:
        """List lines practised meanwhile."""
        super().showEvent(event)
        self.shown_again.emit()

    def minimumSizeHint(self) -> QSize:
        """The minimum without log and notes, which make room in a narrow window."""
        return QSize(self.controls.minimumSizeHint().width(), scaled(508))

    def _make_room(self) -> None:
        self.showdown.set_compact(self.height() < scaled(_LOW))
        self.controls.set_line_shown(self.height() >= scaled(_LOW) or self.showdown.isHidden(), self.showdown.head)

    def _place_side(self) -> None:
        """Put the side beside table and controls, or in a narrow window beside the table alone."""
        drawer = self.width() < scaled(SIDE_BESIDE_FROM)
        place, other = (self._beside, self._across) if drawer else (self._across, self._beside)
        if place.indexOf(self.side) < 0:
            other.removeWidget(self.side)
            place.addWidget(self.side)
        self.controls.side_button.setVisible(drawer)
        self.side.setVisible(not drawer or self.controls.side_button.isChecked())
