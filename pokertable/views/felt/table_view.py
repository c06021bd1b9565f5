"""The table as the player sees it: shows observations, plays events, and describes itself in plain text."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from pokertable.model.cards import Card
from pokertable.model.hand.events import HandMucked, HandShown, PotAwarded, SeatEvent
from pokertable.model.hand.observation import Observation
from pokertable.views.felt.felt import Felt
from pokertable.views.felt.marks import NO_MARKS, Marks
from pokertable.views.felt.pill import OUT_OF_PLAY
from pokertable.views.felt.places.spots import Layout, Place
from pokertable.views.felt.plates.equity_bars import EquityBars
from pokertable.views.felt.plates.open_plates import OpenPlates
from pokertable.views.felt.players import Players
from pokertable.views.felt.pointed_view import PointedView
from pokertable.views.felt.result_moves import ResultMoves
from pokertable.views.felt.table_items import CoverItem
from pokertable.views.felt.table_moves import TableMoves
from pokertable.views.felt.table_picture import TablePicture, from_the_left, table_picture
from pokertable.views.felt.table_scene import Z_COVER, TableScene
from pokertable.views.felt.table_text import table_text
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.animation import Moving, Run, Then, Transition, once
from pokertable.views.kit.fonts import scaled
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import MOTION
from pokertable.views.kit.translate import in_clauses, shown
from pokertable.views.widgets.layouts import Arranged

if TYPE_CHECKING:
    from pokertable.model.variant import Variant
    from pokertable.training.live.all_in import OpenEquities

LEAST_SIZE = QSize(480, 300)
_CLEAR: Final = 6
"""Px between the rings of cards and what lies over the felt beside them, where there is room."""


class TableView(Arranged, PointedView):
    """Draws one table; knows value types only.

    `show_table` draws an observation at once and is idempotent. `play` moves to the observation after an event, then
    emits `finished`; where nothing moves (speed 0, hidden or minimised window, an event that changes no spot) that
    happens before `play` returns. `said(text)`: the displayed table has changed. `opponent_wanted(persona, name,
    game)`: the plate of an opponent with a style mark was clicked. `redrawn()`: everything is in its place.
    `paid(award)`: the chips of a staged result set off.
    """

    finished = Signal()
    said = Signal(str)
    opponent_wanted = Signal(str, str, object)
    redrawn = Signal()
    paid = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = TableScene(self)
        self.felt = Felt(self._scene)
        self._moves = TableMoves(self._scene)
        self._result = ResultMoves(self._scene, self._moves)
        self.ran_out = False
        """Whether the last animation ended by itself."""
        self._last: SeatEvent | None = None
        """The last event that was played."""
        self._since_shown = 0.0
        """How long the hands that were turned up have lain open while others were mucked, in ms."""
        self.setScene(self._scene)
        self.observation: Observation | None = None
        """The displayed observation, or the target of the running animation."""
        self.players = Players(self)
        self.players.changed.connect(self.arrange)
        self._hero = 0
        self._marks = NO_MARKS
        self.plates = OpenPlates(self._scene.plates, self.players)
        self._chosen: int | None = None
        self.moves = True
        """Whether to animate, if animations are on at all."""
        self.chips_only = False
        """Whether amounts are in chips even if big blinds are set."""
        self.stacks_in_blinds = False
        """Whether plates show stacks in big blinds whatever is set, as in a tournament."""
        self._dead_cards = False
        self._sorts = False
        self._transition: Transition | None = None
        self._equities = EquityBars(self._scene.plates, self)
        self._announced = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        for part in (self, self.viewport()):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(self.tr("Table"))
        look().changed.connect(self._restyle)

    # Drawing

    @property
    def text(self) -> str:
        """The table in plain words, a line per seat, for screen readers."""
        seen = self.observation
        if seen is None:
            return ""
        names, opponents = self.players.names_for(seen), self.players.marks(seen)
        write, readings = self._scene.amounts.text, self._marks.readings
        text = table_text(seen, names, self._hero, write, readings, opponents, self.players.you)
        away = self.players.away
        return text if away is None else "\n".join((text, in_clauses([away.name, shown(OUT_OF_PLAY)])))

    def show_table(self, observation: Observation, marks: Marks = NO_MARKS) -> None:
        """Draw the observation at once; a running animation is ended first."""
        self.finish_now()
        self._take(observation, marks)
        self.arrange()

    def play(self, event: SeatEvent, after: Observation, marks: Marks = NO_MARKS) -> None:
        """Move to the observation after the event, then emit `finished`."""
        before, last, self._last = self._begin_move(after, marks), self._last, event
        pause = MOTION.show_gap if isinstance(event, HandShown) and isinstance(last, HandShown) else 0
        steps = self._steps(event, pause) if before and self.animates else []
        lain = max((step.end for step in steps), default=0.0)
        self._since_shown = self._since_shown + lain if isinstance(event, HandMucked) else 0
        self._move(steps)

    def award(self, awards: Sequence[PotAwarded], after: Observation, marks: Marks) -> None:
        """Stage the result: hold the hands, ring the winning cards, pay the winners; then emit `finished`."""
        before = self._begin_move(after, marks)
        laid_out = self._laid_out() if before and self.animates else None
        compared = any(view.shown for view in after.seats)
        hold = max(0, MOTION.hold - self._since_shown) if compared else 0
        pays = partial(self.paid.emit, awards[0])
        steps: list[Moving] = []
        if laid_out is not None:
            steps = self._result.steps(awards, *laid_out, hold=hold, compared=compared, pays=pays)
        elif before and self.takes_time:
            rest = Then(hold + MOTION.fade + (MOTION.rows_after if compared else 0))
            steps = [*self._faded(hold), Then(hold, once(pays)), rest]
        self._move(steps)

    def _begin_move(self, after: Observation, marks: Marks) -> bool:
        """Take the observation to move to; whether it is of the table that is displayed."""
        self.finish_now()
        same_table = self.observation is not None and len(self.observation.seats) == len(after.seats)
        self._set(after, marks)
        return same_table

    def _move(self, steps: list[Moving]) -> None:
        self.ran_out = False
        if not steps and self.takes_time and not self.animates:
            steps = self._faded()
        if steps:
            self._begin(steps, announced=True)
            return
        self.said.emit(self.text)
        self.arrange()
        self.finished.emit()

    def set_marks(self, marks: Marks) -> None:
        """Change the marks of the displayed cards; those that play rise. Emits no `finished`."""
        self.finish_now()
        if self.observation is None:
            return
        self._take(self.observation, marks)
        steps = self._steps(None) if self.animates else []
        if steps:
            self._begin(steps, announced=False)
        else:
            self.arrange()

    @property
    def pool(self) -> Collection[Card]:
        """The cards that may be pointed at."""
        return self._marks.highlights.pool

    @property
    def is_animating(self) -> bool:
        """Whether an animation runs."""
        return self._transition is not None

    @property
    def is_showing(self) -> bool:
        """Whether the last event turned a hand up."""
        return isinstance(self._last, HandShown)

    def finish_now(self) -> None:
        """End a running animation at once; `finished` is emitted as if it had run out."""
        if self._transition is not None:
            self._end_transition()

    # Settings

    def set_sorted(self, sorts: bool) -> None:
        """Set whether the player's hole cards lie by rank instead of as dealt."""
        self._sorts = sorts
        self.arrange()

    def from_the_left(self, cards: Sequence[Card], variant: Variant) -> tuple[Card, ...]:
        """The player's hole cards in the order in which they lie."""
        return from_the_left(cards, variant, sorts=self._sorts)

    def set_hero(self, seat: int) -> None:
        """Set the seat at the bottom; the others sit clockwise from its left."""
        self._hero = seat
        self.arrange()

    def set_dead_cards(self, stay: bool) -> None:
        """Set whether the up cards of folded hands stay on the table, small and flat (stud)."""
        self._dead_cards = stay
        self.arrange()

    def set_equities(self, equities: OpenEquities | None) -> None:
        """Show the equity of each hand that lies open on its plate; the bars move there. None: none."""
        self._equities.show(equities, moves=self.animates)

    def set_chosen(self, seat: int | None) -> None:
        """Light up the plate of this seat, as on its turn; None: no other."""
        self._chosen = seat
        self.arrange()

    def show_own(self) -> None:
        """Turn up the player's hand after the result: it was not mucked after all."""
        seen = self.observation
        if seen is not None:
            seats = list(seen.seats)
            seats[self._hero] = replace(seats[self._hero], shown=True, mucked=False)
            self.show_table(replace(seen, seats=tuple(seats)), self._marks)

    # Beside a plate

    def name_of(self, seat: int) -> str:  # noqa: D102
        return "" if self.observation is None else self.players.names_for(self.observation)[seat]

    def style_of(self, seat: int) -> str:
        """An opponent's style in a word; empty where plates do not show it now."""
        mark = None if self.observation is None else self.players.marks(self.observation)[seat]
        return "" if mark is None else shown(mark.style)

    def clockwise(self, seats: Iterable[int]) -> list[int]:
        """Seats of this table from the player's left on."""
        away = self.players.away
        first = self._hero if away is None else away.before
        return sorted(seats, key=lambda seat: (seat - first) % len(self._scene.plates))

    def ask_how(self, seat: int) -> None:
        """Request the display of this opponent's style, if its plate shows one."""
        seen, persona = self.observation, self.players.persona(seat)
        if seen is not None and persona is not None:
            self.opponent_wanted.emit(persona, self.name_of(seat), seen.game)

    def free_at_foot(self, width: int, height: int, besides: Sequence[QRect] = ()) -> QRect | None:
        """The free place of this size nearest to the player's own cards or plate, in px; None: there is none.

        It stands clear of cards and plates where there is room for that. `besides`: what lies over the felt and must
        not be covered.
        """
        picture = self._scene.picture
        mine = next((seat for seat, plate in picture.plates.items() if plate.place is Place.HERO), self._hero)
        for clear in (scaled(_CLEAR), 0):
            found = self.felt.free_place(mine, width + 2 * clear, height + 2 * clear, besides)
            if found is not None:
                return found[0].adjusted(clear, clear, -clear, -clear)
        return None

    # Internals

    def _take(self, observation: Observation, marks: Marks) -> None:
        self._set(observation, marks)
        self.said.emit(self.text)

    def _set(self, observation: Observation, marks: Marks) -> None:
        self.observation, self._marks = observation, marks
        self._scene.amounts = Amounts.of(
            observation.game, chips_only=self.chips_only, stacks_in_blinds=self.stacks_in_blinds
        )

    @property
    def animates(self) -> bool:
        """Whether what happens now moves."""
        return self.moves and look().speed > 0 and self._is_seen

    @property
    def _is_seen(self) -> bool:
        return self.isVisible() and not self.window().isMinimized()

    @property
    def takes_time(self) -> bool:
        """Whether what happens now takes time: it moves, or its picture fades into the next."""
        return self.moves and (look().speed > 0 or look().fades) and self._is_seen

    def _faded(self, delay: float = 0) -> list[Moving]:
        """Draw the observation below the picture before, and return the steps in which that fades."""
        before = CoverItem(self.viewport().grab(), self.viewport().rect())
        self.arrange()
        self._scene.fly(before)
        before.setZValue(Z_COVER)
        return [Run(before.show_part, MOTION.fade, delay, QEasingCurve.Type.Linear)]

    def _begin(self, steps: list[Moving], *, announced: bool) -> None:
        self._announced = announced
        self._transition = Transition(steps, look().speed or 1.0, self)
        self._transition.finished.connect(self._end_transition)
        self._transition.begin()

    def _steps(self, event: SeatEvent | None, pause: float = 0) -> list[Moving]:
        """Draw the observation and return the steps to it."""
        laid_out = self._laid_out()
        if laid_out is None:
            return []
        picture, layout = laid_out
        return self._moves.steps(event, picture, layout, pause=pause)

    def _end_transition(self) -> None:
        transition, self._transition = self._transition, None
        if transition is None:
            return
        self.ran_out = transition.state() is not QAbstractAnimation.State.Running
        transition.finished.disconnect(self._end_transition)
        transition.stop()
        transition.deleteLater()
        self.said.emit(self.text)
        self.arrange()
        if self._announced:
            self.finished.emit()

    def _laid_out(self) -> tuple[TablePicture, Layout] | None:
        observation = self.observation
        size = self.viewport().size()
        if observation is None or size.isEmpty():
            return None
        away = self.players.away
        before, layout = self.felt.layout, self.felt.lay_out(observation, size, away=away is not None)
        if layout != before:
            self.setSceneRect(QRectF(*layout.scene))
            self.viewport().update()
        picture = table_picture(
            observation,
            layout,
            names=self.players.names_for(observation),
            opponents=self.players.marks(observation),
            hero=self._hero,
            readings=self._marks.readings,
            highlights=self._marks.highlights,
            dead_cards=self._dead_cards,
            sorts=self._sorts,
            you=self.players.you,
            away=away,
        )
        return picture, layout

    def arrange(self) -> None:
        """Lay out the table again."""
        if self._transition is not None:
            self.finish_now()
            return
        laid_out = self._laid_out()
        if laid_out is not None:
            self._scene.draw_picture(*laid_out)
            self._scene.light_up(self._chosen)
            self.plates.answer()
            self.redrawn.emit()

    def _restyle(self) -> None:
        self.felt.restyle()
        self._scene.draw_again()
        self.said.emit(self.text)

    # Qt

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(1016, 632)

    def minimumSizeHint(self) -> QSize:
        """The smallest readable size."""
        return LEAST_SIZE

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt, cached per size and theme."""
        if self.felt.layout is None:
            painter.fillRect(self.sceneRect(), look().theme.color("window"))
        else:
            self.felt.paint(painter, QRectF(rect).toAlignedRect(), self.devicePixelRatioF())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102
        super().hideEvent(event)
        self.finish_now()
