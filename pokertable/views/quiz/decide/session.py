"""A decision on the screen: the program's own felt, the choices below, beside it what happened, then the verdict."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.text import Phrase
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.decide.words import facts
from pokertable.training.lab.lessons_of_themes import lesson_of
from pokertable.training.learner.request import Prepared
from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.quiz.topics import DECIDE, topic_from
from pokertable.training.quiz.topics.what_to_do import Decision
from pokertable.views.felt.highlights import Highlights
from pokertable.views.felt.marks import Marks
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.fonts import follow_scale, scaled, set_type, sized
from pokertable.views.kit.key_map import Acts
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import in_about, number, shown, tr
from pokertable.views.quiz.board.dots import QuizDots
from pokertable.views.quiz.decide.choices import ChoicePanel, WorthRows
from pokertable.views.quiz.decide.happened import Happened, still_to_act
from pokertable.views.quiz.decide.verdict import DecideVerdict
from pokertable.views.widgets.buttons import RING, Button, Tone
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column, in_row, stacked
from pokertable.views.widgets.text_mirror import TextMirror

_HEAD: Final = 56
_PANEL, _PANEL_LOW = 168, 136
_COLUMN, _COLUMN_NARROW = 264, 230
_LOW: Final = 720


class _Column(Drawn, QWidget):
    """The ground of the column."""

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, 1, self.height(), look().theme.color("line"))


class _Asked(Drawn, QWidget):
    """The column's contents before the answer."""

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), look().theme.color("panel"))


class _Turn(Drawn, QWidget):
    """The question, beside a bar: it is the player's turn."""

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), look().theme.color("panel"))
        painter.fillRect(0, 0, scaled(3), self.height(), look().theme.color("turn"))


class DecideSession(Arranged, QWidget):
    """`given(answer)`: a choice was made; `left()`. The buttons of `verdict` lead on.

    Where `leave_button` lies, "Next" lay a moment ago: like the choices it is dead for that moment.
    """

    given = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.spot: DecideSpot | None = None
        self._run: QuizRun | None = None
        self.theme = PlainLabel(self)
        set_type(self.theme, 20, bold=True)
        self.rating = PlainLabel(self, tone="muted")
        self.place = PlainLabel(self, tone="muted")
        self.dots = QuizDots(self, step=22)
        self.table = TableView(self)
        self.mirror = TextMirror(self)
        self.choices = ChoicePanel(self)
        self.worth = WorthRows(self)
        self.panel = stacked(self.choices, self.worth, of=self)
        self.column = _Column(self)
        self.asked = _Asked(self.column)
        self.title = PlainLabel(self.asked, tr("What happened"))
        set_type(self.title, 16, bold=True)
        self.happened = Happened(self.asked)
        turn = _Turn(self.asked)
        self.turn = PlainLabel(turn, wraps=True)
        set_type(self.turn, 15, bold=True)
        self.behind = PlainLabel(turn, tone="muted", wraps=True)
        set_type(self.behind, 14)
        in_column(self.turn, self.behind, of=turn, margins=(16, 2, 0, 2), spacing=4)
        self.leave_button = Button(Tone.QUIET, self.asked, tr("Leave"), key=tr("Esc"))
        follow_scale(self.leave_button.setMinimumHeight, 40)
        self.leave_button.clicked.connect(self._leave)
        story = in_column(self.title, self.happened, turn, margins=(RING, 0, RING, 0), spacing=8)
        in_column(story, STRETCH, self.leave_button, of=self.asked, margins=NO_MARGINS, spacing=8)
        self.verdict = DecideVerdict(self.column)
        self.beside = stacked(self.asked, self.verdict, of=self.column)
        in_column(self.beside, of=self.column, margins=(20 - RING, 14, 20 - RING, 12))
        self._head = in_row(self.theme, self.rating, (QWidget(self), 1), self.place, self.dots, spacing=14)
        left = in_column((self.table, 1), self.mirror, self.panel, margins=NO_MARGINS, spacing=0)
        across = in_row((left, 1), self.column, margins=NO_MARGINS, spacing=0)
        in_column(self._head, (across, 1), of=self, margins=NO_MARGINS, spacing=0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.choices.chosen.connect(self._choose)
        self.table.said.connect(self.mirror.set_text)

    # Input

    def ask(self, prepared: Prepared, run: QuizRun) -> None:
        """Ask this question of a session."""
        spot = prepared.question.deal
        assert isinstance(spot, DecideSpot)
        self.spot, self._run = spot, run
        self.theme.setText(shown(spot.title))
        self._show_rating(run, spot.game)
        self._show_place(answered=False)
        public = spot.hand.observe(spot.own)
        self.table.moves = False
        self.table.set_hero(spot.own)
        self.table.players.set_tells("always")
        self.table.set_dead_cards(True)
        self.table.players.seat(spot.names(tr("You")), [style or None for style in spot.styles], you=spot.own)
        self.table.show_table(public)
        self.choices.ask(spot)
        self.happened.show_spot(spot)
        self.turn.setText(shown(prepared.question.prompt))
        self.behind.setText(still_to_act(spot))
        self.behind.setVisible(not public.drawing)
        self.panel.setCurrentWidget(self.choices)
        self.beside.setCurrentWidget(self.asked)
        self.setFocus()
        announce(self, shown(prepared.question.prompt))

    def show_verdict(self, outcome: Outcome) -> None:
        """Show the verdict; the felt does not move."""
        spot, run = self.spot, self._run
        answer = outcome.reply.answer
        assert spot is not None and run is not None and isinstance(answer, Decision)
        self._show_place(answered=True)
        self.worth.show_worth(spot, answer.choice)
        returns = ""
        if outcome.comes_back is not None:
            said: Phrase = outcome.reply.question.topic.comes_back(in_about(outcome.comes_back))
            returns = tr("Comes back {when}").format(when=shown(said))
        self.verdict.show_spot(spot, answer.choice, returns=returns, run=run, lesson=self.lesson is not None)
        gone = [] if spot.is_close else [card for fact in facts(spot) for card in fact.cards]
        self.table.set_marks(Marks(Highlights(gone=frozenset(gone))))
        self.panel.setCurrentWidget(self.worth)
        self.beside.setCurrentWidget(self.verdict)
        announce(self, self.verdict.said)

    @property
    def lesson(self) -> str | None:
        """The key of the lesson on the theme in this game."""
        return None if self.spot is None else lesson_of(self.spot.theme, self.spot.game)

    def say_wait(self) -> None:
        """Show that the next question is being prepared."""
        self.verdict.next_button.say(tr("Next"), reason=tr("Dealing…"))

    def _leave(self) -> None:
        if not self.choices.guard.isActive():
            self.left.emit()

    def _choose(self, at: int) -> None:
        self.given.emit(Decision(at))

    def _show_rating(self, run: QuizRun, game: str) -> None:
        """Show the rating in decisions of this game, or nothing before it is known."""
        rating = run.progress.rating(topic_from(DECIDE), game)
        said = tr("rating {points} ± {spread}")
        words = said.format(points=number(round(rating.points)), spread=number(round(rating.spread)))
        self.rating.setText(words if rating.is_known else "")

    def _show_place(self, *, answered: bool) -> None:
        run = self._run
        assert run is not None
        self.place.setText(tr("{number} of {count}").format(number=run.place(answered=answered), count=run.total))
        self.dots.show_marks(run.marks, run.total)

    # Qt

    def keys(self, *, answered: bool) -> Acts:
        """The keys beside those of the choices."""
        key, told = Qt.Key, self.verdict
        leave = {key.Key_Escape: self.left.emit}
        if not answered:
            return leave
        return {
            **leave,
            **dict.fromkeys((key.Key_Space, key.Key_Return, key.Key_Enter), told.next_button.click),
            key.Key_T: told.again_button.click,
            key.Key_L: told.lesson_button.click,
            key.Key_M: told.back_button.click,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Make the choice of a key of the question; returns whether there is one."""
        if self.panel.currentWidget() is not self.choices or event.isAutoRepeat():
            return False
        return bool(event.text()) and self.choices.press(event.text())

    def arrange(self) -> None:
        """Give panel, head and column their sizes for the window."""
        low, narrow = self.height() < scaled(_LOW), self.width() < scaled(1200)
        self.panel.setFixedHeight(sized(_PANEL_LOW if low else _PANEL))
        self.column.setFixedWidth(sized(_COLUMN_NARROW if narrow else _COLUMN))
        self._head.setContentsMargins(scaled(24), 0, scaled(24), 0)
        self.theme.setFixedHeight(sized(_HEAD))

    def minimumSizeHint(self) -> QSize:
        """The minimum of a small window."""
        return QSize(scaled(760), scaled(480))
