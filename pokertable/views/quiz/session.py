"""A question on the screen: its cards or table, the answer as it is given by mouse or keys, the verdict."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.training.lab.cards import two_from_hand
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared
from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.learner.skill import NO_HELP
from pokertable.training.quiz.answering import Answering
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.parts import CardsPart, HandPart, NumbersPart, Part, PotsPart, SpreadPart, Value
from pokertable.training.quiz.question import Question
from pokertable.training.reads.spot import ReadSpot
from pokertable.views.kit.fonts import sized
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.board.board import QuizBoard
from pokertable.views.quiz.head_and_foot import QuizFoot, QuizHead
from pokertable.views.quiz.says import (
    after_the_answer,
    before_the_answer,
    hint,
    missing,
    read_bars,
    skill_bars,
    with_score,
    with_spot,
)
from pokertable.views.quiz.side import BarWords, QuizSide
from pokertable.views.widgets.key_list import key_words
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_row, in_tab_order

_SIDE = 300
"""Width in px of the column beside the cards in a small window."""

GUARD_MS: Final = 400
"""How long a spread, whole from the start, is not taken after a question that was waited for."""


class QuizSession(Arranged, QWidget):
    """`given(answer)`: the answer as a whole, None when the time ran out. The others are the buttons of the foot."""

    given = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.helps = True
        """Whether there are hints before the answer while a skill is new."""
        self._run: QuizRun | None = None
        self._progress: Progress | None = None
        self._bars = BarWords("", "", ())
        """How the skills stand; beside a read how well each style was read."""
        self._answering: Answering | None = None
        self._left = 0
        self._guard = QTimer(self, interval=GUARD_MS, singleShot=True)
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._tick)
        self.head = QuizHead(self)
        self.board = QuizBoard(self)
        self.side = QuizSide(self)
        self.foot = QuizFoot(self)
        left = in_column(self.head, (self.board, 1), spacing=10)
        self._across = in_row((left, 1), self.side)
        in_column((self._across, 1), self.foot, of=self, margins=NO_MARGINS, spacing=0)
        self.board.toggled.connect(self._toggle)
        self.board.changed.connect(self._show_state)
        self.foot.check_button.clicked.connect(self.check)
        self.foot.none_button.clicked.connect(self.say_none)
        self.foot.undo_button.clicked.connect(self.undo)
        self.foot.even_button.clicked.connect(self.even_out)

    # What it is told

    def guard(self) -> None:
        """Take no untouched spread for a moment: the question came by itself, the key was for what was there before."""
        self._guard.start()

    def ask(self, prepared: Prepared, run: QuizRun, progress: Progress, seconds: int) -> None:
        """Ask this question; 0 seconds: no timer."""
        self._run, self._progress, self._bars = run, progress, _standing(prepared.question, progress)
        self._answering = Answering(prepared.question)
        self._left = seconds
        self.head.ask(prepared)
        self.head.show_place(run, answered=False, seconds=seconds)
        self._fit_head()
        self.board.ask(prepared.question, self._scaffold == 1)
        if seconds:
            self._clock.start()
        self._ask_part()

    def show_verdict(self, outcome: Outcome) -> None:
        """Right or wrong, and why."""
        run, progress = self._run, self._progress
        assert run is not None and progress is not None
        self.stop()
        question = outcome.prepared.question
        self.board.show_verdict(question, outcome.given, outcome.grade)
        lab = isinstance(question.deal, CardDeal) and two_from_hand(question.deal.variant)
        plays = isinstance(question.deal, ReadSpot)
        self.foot.show_verdict(lab=lab, plays=plays, missed=outcome.waits is not None, last=run.over)
        self.head.show_place(run, answered=True)
        words = after_the_answer(outcome, progress, self._help_step(question))
        if isinstance(question.deal, ReadSpot):
            words = with_score(words, outcome)
        self._bars = _standing(question, progress)
        self.side.say(words, self._bars)
        for said in (words.headline, words.error, words.note, words.remember, words.means):
            if said:
                announce(self, said)

    @property
    def verdict_keys(self) -> QWidget | None:
        """What takes keys of its own in the verdict on the screen."""
        return self.board.read.verdict if self.board.read.isVisibleTo(self) else None

    def stop(self) -> None:
        """Nothing is being answered any more."""
        self._clock.stop()
        self._answering = None

    def take_focus(self) -> None:
        """The keys to where the answer is given."""
        if self._answering is not None:
            self.board.take_focus()

    # What the player does

    def check(self) -> None:
        """Give the part that is whole; else to the field where a number is missing."""
        answering = self._answering
        if answering is None or (self._guard.isActive() and isinstance(answering.part, SpreadPart)):
            return
        value = self._value(answering.part)
        if value is not None:
            self._take(value)
        elif isinstance(answering.part, NumbersPart):
            self.board.numbers.take_focus()

    def say_none(self) -> None:
        """Say that there is none, before any card is picked."""
        answering = self._answering
        if answering is None or answering.picks:
            return
        part = answering.part
        if isinstance(part, CardsPart | HandPart) and part.none is not None:
            self._take(None)

    def undo(self) -> None:
        """The last pick, number or chips; with none, the part before."""
        answering = self._answering
        if answering is None:
            return
        if isinstance(answering.part, NumbersPart):
            self.board.numbers.undo()
        elif isinstance(answering.part, PotsPart):
            self.board.pots.undo()
        elif isinstance(answering.part, SpreadPart) and self.board.read.rows.can_undo:
            self.board.read.rows.undo()
        elif answering.undo():
            self._ask_part()
        self._show_state()

    def even_out(self) -> None:
        """Let a hundred lie evenly over what is not locked."""
        if self._answering is not None and isinstance(self._answering.part, SpreadPart):
            self.board.read.rows.even_out()

    # Inside

    @property
    def _question(self) -> Question:
        assert self._answering is not None
        return self._answering.question

    @property
    def _scaffold(self) -> int:
        step = self._help_step(self._question)
        return NO_HELP if step is None else step

    def _help_step(self, question: Question) -> int | None:
        """How far the help has faded; None: the player wants none."""
        assert self._progress is not None
        return self._progress.skill(question.topic, question.game).scaffold if self.helps else None

    def _rings_help(self, part: Part) -> bool:
        """Whether cards are ringed to help; those of the high do not help with the low."""
        helps = not isinstance(part, CardsPart) or part.low is self._question.hint.low
        return self._scaffold == 1 and helps

    def _ask_part(self) -> None:
        assert self._answering is not None
        part = self._answering.part
        self.board.ask_part(part, self._rings_help(part))
        in_tab_order(self.board, self.foot)
        self._show_state()

    def _show_state(self) -> None:
        """What is picked, what can be pressed, what the column says."""
        answering = self._answering
        if answering is None:
            return
        question, part, picks = answering.question, answering.part, answering.picks
        none = ""
        rings = self.board.rings(question) if self._rings_help(part) else {}
        if isinstance(part, HandPart):
            self.board.show_hand(picks, rings)
        elif isinstance(part, CardsPart):
            self.board.show_picks(answering.cards, rings, counted=self._scaffold < 3)
        if isinstance(part, CardsPart | HandPart):
            none = shown(part.none) if part.none is not None and not picks else ""
        self.foot.show_asking(
            none=none,
            can_check=self._value(part) is not None,
            reason=missing(part, len(picks)),
            can_undo=answering.can_undo or self._can_undo(part),
            spread=isinstance(part, SpreadPart),
        )
        words = before_the_answer(question, part, len(picks), self._help_step(question))
        if isinstance(question.deal, ReadSpot):
            assert isinstance(part, SpreadPart)
            words = with_spot(words, question.deal, part.of)
            self.board.read.rows.setToolTip(key_words(words.keys))  # in a small window the column has no room for them
        self.side.say(words, self._bars)
        self.board.show_hint(hint(question, self._scaffold))

    def _can_undo(self, part: Part) -> bool:
        if isinstance(part, NumbersPart):
            return self.board.numbers.can_undo
        if isinstance(part, SpreadPart):
            return self.board.read.rows.can_undo
        return isinstance(part, PotsPart) and self.board.pots.can_undo

    def _value(self, part: Part) -> Value:
        """What this part gives as it stands, None while it is not whole."""
        assert self._answering is not None
        if isinstance(part, NumbersPart):
            return self.board.numbers.values
        if isinstance(part, SpreadPart):
            return self.board.read.rows.spread
        if isinstance(part, PotsPart):
            sharing = self.board.pots.sharing
            return sharing.answer() if sharing.complete else None
        return self._answering.picked

    def _toggle(self, card: Card) -> None:
        if self._answering is not None:
            self._answering.toggle(card)
            self._show_state()

    def _take(self, value: Value) -> None:
        assert self._answering is not None
        answer = self._answering.take(value)
        if answer is None:
            self._ask_part()
        else:
            self.given.emit(answer)

    def _tick(self) -> None:
        run = self._run
        if run is None or not self.isVisible():
            return
        self._left -= 1
        if self._left <= 0:
            self.given.emit(None)
        else:
            self.head.show_place(run, answered=False, seconds=self._left)

    def _fit_head(self) -> None:
        margins = self._across.contentsMargins()
        self.head.fit(
            self.width() - self.side.maximumWidth() - self._across.spacing() - margins.left() - margins.right()
        )

    def minimumSizeHint(self) -> QSize:
        """That of a small window: the wide column must not keep a large one from becoming small."""
        return super().minimumSizeHint() - QSize(self.side.minimumWidth() - _SIDE, 0)

    def arrange(self) -> None:
        """The column beside the cards is narrower in small windows."""
        narrow = self.width() < 1200
        wide = max(412, min(sized(412), round(0.27 * self.width())))
        self.side.setFixedWidth(_SIDE if narrow else wide)
        self._across.setSpacing(16 if narrow else 24)
        side = 16 if narrow else 24
        self._across.setContentsMargins(side, 10, side, 8)
        self.foot.set_side(side)
        self._fit_head()


def _standing(question: Question, progress: Progress) -> BarWords:
    """How the skills stand; beside a read how well each style was read."""
    return read_bars(progress) if isinstance(question.deal, ReadSpot) else skill_bars(progress)
