"""The quiz: its start, its questions one after the other, its summary. Everything on one page, all by keys too."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from pokertable.model.cards import Card
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.choice import Prepared, Request, prepare
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.progress import MemoryStore, Progress, ProgressStore, Tally
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.run import Outcome, QuizRun
from pokertable.training.quiz.steps import NumberStep, PickStep, ShareStep, Step, Value, composed, steps
from pokertable.training.quiz.topic import Topic
from pokertable.views.quiz_board import QuizBoard
from pokertable.views.quiz_dots import QuizDots
from pokertable.views.quiz_foot import QuizFoot
from pokertable.views.quiz_lines import headline
from pokertable.views.quiz_side import QuizSide, SideWords
from pokertable.views.quiz_start import QuizStart
from pokertable.views.quiz_summary import QuizSummary
from pokertable.views.quiz_words import comes_back, game_title
from pokertable.views.theme import DARK, Deck, Theme
from pokertable.views.translate import shown
from pokertable.views.widgets import fitting

Submit = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Does the first on a worker thread, then calls the second with its result on this one (`Jobs.submit`)."""

_ORDER_AFTER_MS = 80
"""The next question is prepared when this one is painted, not at the same time."""
_LAB_GAMES = ("omaha", "omaha8")


def at_once(work: Callable[[], Any], done: Callable[[Any], None]) -> None:
    """No worker thread: for tests and pictures."""
    done(work())


class QuizPage(QWidget):
    """The quiz. `lab_wanted(hand, board, game)`: these cards in the lab. `ended()`: a session came to its summary.

    `submit` prepares questions in the background; `now` gives seconds since 1970.
    """

    lab_wanted = Signal(object, object, str)
    ended = Signal()

    def __init__(
        self,
        store: ProgressStore | None = None,
        submit: Submit = at_once,
        parent: QWidget | None = None,
        *,
        now: Callable[[], float] = time.time,
        seed: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._submit = submit
        self._now = now
        self._seeds = random.Random(seed)
        self.progress = Progress(store if store is not None else MemoryStore(), now)
        self._theme, self._deck = DARK, Deck.FOUR
        self._run: QuizRun | None = None
        self._token = 0
        self._next: Prepared | None = None
        self._waiting = False
        self._prepared: Prepared | None = None
        self._outcome: Outcome | None = None
        self._values: list[Value] = []
        self._picks: list[Card] = []
        self._seconds = self._left = 0
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._tick)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_ORDER_AFTER_MS)
        self._later.timeout.connect(self._order_next)
        self._build()
        self._connect()
        self.show_start()

    # What it is told

    def set_store(self, store: ProgressStore) -> None:
        """Keep the progress there from now on; a session that runs is left."""
        self.progress = Progress(store, self._now)
        self.show_start()

    def start(self, topics: Sequence[Topic], games: Sequence[str], count: int = 10, seconds: int = 0) -> None:
        """Begin a session; raises `QuizError` if no topic is asked in any of the games."""
        run = QuizRun(self.progress, topics, games, count, self._seeds.getrandbits(48))
        self._run, self._outcome, self._prepared, self._next = run, None, None, None
        self._seconds = seconds
        self._later.stop()
        self.intro.choose(topics, games, count)
        self._order(run.first)
        self._go_to_next()

    def show_start(self) -> None:
        """The first page; a session that runs ends, what was answered is kept."""
        self._clock.stop()
        self._later.stop()
        self._run = self._prepared = self._outcome = None
        self._token += 1
        self.intro.show_progress(self.progress)
        self.body.setCurrentWidget(self.intro)
        self.intro.begin.setFocus()

    def show_question(self, question: Question) -> None:
        """Ask this very question, in a session of its own topic and game."""
        if self._run is None:
            self._run = QuizRun(self.progress, [question.topic], [question.game], 10, 1)
            self._order(self._run.first)
        request = Request(question.topic, question.game, question.level, None, 0)
        self._ask(Prepared(question, request, None))

    def give(self, answer: Answer | None) -> None:
        """Answer the question as a whole; None: the time ran out."""
        run, prepared = self._run, self._prepared
        assert run is not None and prepared is not None and self._outcome is None
        self._clock.stop()
        self._outcome = run.answer(prepared, answer)
        self._show_verdict(self._outcome)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        for part in (self.intro, self.board, self.side, self.dots, self.foot, self.summary):
            part.set_theme(theme)

    def set_deck(self, deck: Deck) -> None:
        """Draw the suits in two or four colours."""
        self._deck = deck
        self.board.set_deck(deck)

    # What it shows, for those who ask

    @property
    def question(self) -> Question | None:
        """The question on the screen."""
        return None if self._prepared is None else self._prepared.question

    @property
    def has_next(self) -> bool:
        """Whether the next question is prepared."""
        return self._next is not None

    @property
    def outcome(self) -> Outcome | None:
        """The verdict on the screen."""
        return self._outcome

    @property
    def run(self) -> QuizRun | None:
        """The session."""
        return self._run

    @property
    def words(self) -> str:
        """What is asked or said, as text."""
        return "\n".join((self.prompt.text(), self.side.words, self.board.words if self._outcome else ""))

    # Preparing

    def _order(self, request: Request) -> None:
        """Prepare a question; an older order that has not come is dropped."""
        self._token += 1
        self._next = None
        self._submit(partial(prepare, request), partial(self._ready, self._token))

    def _order_next(self) -> None:
        """Prepare the question after this one."""
        self._later.stop()
        if self._run is not None:
            self._order(self._run.request())

    def _ready(self, token: int, prepared: Prepared) -> None:
        if token != self._token:
            return
        self._next = prepared
        if self._waiting:
            self._go_to_next()

    def _go_to_next(self) -> None:
        run = self._run
        if run is None:
            return
        if run.over:
            self._show_summary()
            return
        if self._later.isActive():
            self._order_next()
        self._waiting = self._next is None
        if self._next is None:
            self.prompt.setText(self.tr("One moment: the next question is being dealt."))
            return
        prepared, self._next = self._next, None
        self._ask(prepared)

    # Asking

    def _ask(self, prepared: Prepared) -> None:
        run = self._run
        assert run is not None
        self._prepared, self._outcome = prepared, None
        self._values, self._picks = [], []
        question = prepared.question
        self.body.setCurrentWidget(self.session)
        self.prompt.setText(shown(question.prompt))
        self._fit_prompt()
        self.board.ask(question, self._scaffold == 1)
        self._left = self._seconds
        if self._seconds:
            self._clock.start()
        self._ask_step()
        if self._next is None and run.number < run.count:
            self._later.start()

    def _fit_prompt(self) -> None:
        """One line, smaller if need be."""
        room = self.width() - self.side.width() - self.dots.width() - self.place.sizeHint().width() - 100
        px = fitting(self.prompt.text(), room, (20, 17, 14), bold=True) or 14
        self.prompt.setStyleSheet(f"font-size: {px}px; font-weight: 600;")

    @property
    def _scaffold(self) -> int:
        question = self.question
        assert question is not None
        return self.progress.skill(question.topic, question.game).scaffold

    @property
    def _step(self) -> Step | None:
        """The part of the answer that is being given."""
        question = self.question
        if question is None or self._outcome is not None:
            return None
        parts = steps(question)
        return parts[len(self._values)] if len(self._values) < len(parts) else None

    @property
    def _rings_help(self) -> bool:
        """Whether cards are ringed to help; those of the high do not help with the low."""
        question, step = self.question, self._step
        for_low = isinstance(step, PickStep) and step.low
        return self._scaffold == 1 and not (for_low and question is not None and question.topic is Topic.PLAY)

    def _ask_step(self) -> None:
        step = self._step
        assert step is not None
        self._picks = []
        self.board.ask_step(step, self._rings_help)
        self._show_state()

    def _show_state(self) -> None:
        """What is picked, what can be pressed, what the column says."""
        step, question, run = self._step, self.question, self._run
        if step is None or question is None or run is None:
            return
        if isinstance(step, PickStep):
            rings = self.board.rings(question) if self._rings_help else {}
            self.board.show_picks(step, tuple(self._picks), rings, counted=self._scaffold < 3)
        none = shown(step.none) if isinstance(step, PickStep) and step.none is not None and not self._picks else ""
        value = self._value(step)
        undo = bool(self._picks or self._values) or isinstance(step, NumberStep | ShareStep)
        self.foot.show_asking(none=none, can_check=value is not None, reason=self._missing(step), can_undo=undo)
        self._show_head()
        words = SideWords(headline=shown(step.ask), eye=self._counted(step), help=self._help(question))
        self.side.say(words, self._skills())

    def _show_head(self) -> None:
        run = self._run
        assert run is not None
        number = min(run.number if self._outcome is None else len(run.outcomes), run.count)
        place = self.tr("{number} of {count}").format(number=number, count=run.count)
        if self._seconds and self._outcome is None:
            place = self.tr("{seconds} s   {place}").format(seconds=self._left, place=place)
        self.place.setText(place)
        self.dots.show_marks([outcome.verdict.right for outcome in run.outcomes], run.count)
        question = self.question
        assert question is not None
        came_back = self._prepared is not None and self._prepared.miss is not None
        where = self.tr("{topic}, {game}, level {level}").format(
            topic=shown(question.topic.words), game=game_title(question.game), level=question.level
        )
        if came_back:
            where = self.tr("{where}. An old miss in disguise.").format(where=where)
        self.where.setText(where)

    def _missing(self, step: Step) -> str:
        """Why the answer is not whole yet."""
        if isinstance(step, PickStep):
            if step.least == step.most:
                return self.tr("{count} of {most} picked").format(count=len(self._picks), most=step.most)
            return self.tr("nothing picked")
        if isinstance(step, NumberStep):
            return self.tr("type a number")
        return self.tr("chips are left")

    def _counted(self, step: Step) -> str:
        if isinstance(step, PickStep) and step.most == step.least:
            return self.tr("{count} of {most} picked").format(count=len(self._picks), most=step.most)
        if isinstance(step, ShareStep):
            return self.tr("Space or a click marks a winner. Figures type chips; + and −, or a right click, move one.")
        return ""

    def _help(self, question: Question) -> str:
        """The words of the help while there is any, and how far it has faded."""
        step = self._scaffold
        if step == 3:
            return self.tr("Help fades: none before you answer (step 3 of 3)")
        words = shown(question.hint.words)
        if step == 2:
            return self.tr("{help}\nHelp fades: words alone (step 2 of 3)").format(help=words)
        return self.tr("{help}\nHelp: rings and words (step 1 of 3)").format(help=words)

    def _skills(self) -> list[tuple[str, Tally]]:
        return [(shown(topic.words), self.progress.tally(topic)) for topic in Topic]

    # Answering

    def _toggle(self, card: Card) -> None:
        step = self._step
        if not isinstance(step, PickStep):
            return
        if card in self._picks:
            self._picks.remove(card)
        elif len(self._picks) < step.most:
            self._picks.append(card)
        self._show_state()

    def _value(self, step: Step) -> Value:
        """What this part gives as it stands, None while it is not whole."""
        if isinstance(step, PickStep):
            whole = step.least <= len(self._picks) <= step.most
            return tuple(self._picks) if whole else None
        if isinstance(step, NumberStep):
            return self.board.numbers.values
        sharing = self.board.pots.sharing
        return sharing.answer() if sharing.complete else None

    def _check(self) -> None:
        step = self._step
        if step is None:
            return
        value = self._value(step)
        if value is not None:
            self._take(value)
        elif isinstance(step, NumberStep):
            self.board.numbers.take_focus()

    def _say_none(self) -> None:
        step = self._step
        if isinstance(step, PickStep) and step.none is not None and not self._picks:
            self._take(None)

    def _take(self, value: Value) -> None:
        question = self.question
        assert question is not None
        self._values.append(value)
        if len(self._values) < len(steps(question)):
            self._ask_step()
        else:
            self.give(composed(question, self._values))

    def _undo(self) -> None:
        """The last pick, number or chips; with none, the part before."""
        step = self._step
        if isinstance(step, NumberStep):
            self.board.numbers.undo()
        elif isinstance(step, ShareStep):
            self.board.pots.undo()
        elif self._picks:
            self._picks.pop()
        elif self._values:
            before = self._values.pop()
            self._ask_step()
            if isinstance(before, tuple):
                self._picks = [card for card in before if isinstance(card, Card)]
        self._show_state()

    def _tick(self) -> None:
        if not self.isVisible():
            return
        self._left -= 1
        if self._left <= 0:
            self.give(None)
        else:
            self._show_head()

    # The verdict

    def _show_verdict(self, outcome: Outcome) -> None:
        run = self._run
        assert run is not None
        question = outcome.prepared.question
        self.board.show_verdict(outcome)
        lab = isinstance(question.deal, CardDeal) and question.game in _LAB_GAMES
        self.foot.show_verdict(lab=lab, missed=outcome.waits is not None, last=run.over)
        self._show_head()
        self.side.say(self._verdict_words(outcome), self._skills())
        self.setFocus()

    def _verdict_words(self, outcome: Outcome) -> SideWords:
        question, error, back = outcome.prepared.question, outcome.verdict.error, outcome.comes_back
        help_words = self._faded(question)
        if error is None:
            again = comes_back(back) if back is not None else ""
            return SideWords(headline=self.tr("Right"), right=True, back=again, help=help_words)
        tally = self.progress.misses_of(error)
        counted = self.tr("This error: {count} of your last {asked} misses")
        return SideWords(
            headline=self._headline(outcome),
            right=False,
            error=shown(error.called),
            eye=shown(error.eye),
            carry=shown(error.carry),
            back=comes_back(back) if back is not None else "",
            back_more=counted.format(count=tally.right, asked=tally.asked),
            help=help_words,
        )

    def _headline(self, outcome: Outcome) -> str:
        """What is not so, in two words where there are any."""
        if outcome.given is None:
            return self.tr("Too late")
        return headline(outcome.prepared.question, outcome.given)

    def _faded(self, question: Question) -> str:
        step = self.progress.skill(question.topic, question.game).scaffold
        words = (
            self.tr("Help: rings and words before you answer (step 1 of 3)"),
            self.tr("Help fades: words alone before you answer (step 2 of 3)"),
            self.tr("Help fades: none before you answer (step 3 of 3)"),
        )
        return words[step - 1]

    def _go_on(self) -> None:
        if self._outcome is not None:
            self._outcome = None
            self._prepared = None
            self._go_to_next()

    def _ask_again(self) -> None:
        """The miss at once, under other suits and ranks."""
        outcome, run = self._outcome, self._run
        if outcome is None or outcome.waits is None or run is None:
            return
        question = outcome.prepared.question
        seed = self._seeds.getrandbits(48)
        self._later.stop()
        self._order(Request(question.topic, question.game, question.level, outcome.waits, seed))
        if run.over:
            run.count += 1
        self._go_on()

    def _misclick(self) -> None:
        """The answer does not count; the same question again."""
        outcome, run = self._outcome, self._run
        if outcome is None or run is None:
            return
        run.take_back()
        waiting = self._next
        self._ask(outcome.prepared)
        if waiting is not None and self._next is None:
            self._next = waiting

    def _open_lab(self) -> None:
        question = self.question
        if self._outcome is not None and question is not None and isinstance(question.deal, CardDeal):
            self.lab_wanted.emit(question.deal.hand, question.deal.board, question.game)

    def _show_summary(self) -> None:
        run = self._run
        assert run is not None
        self._clock.stop()
        self.summary.show_run(run)
        self.body.setCurrentWidget(self.summary)
        self.setFocus()
        self.ended.emit()

    def _another(self) -> None:
        run = self._run
        if run is not None:
            self.start(run.topics, run.games, run.count, self._seconds)

    def _leave(self) -> None:
        run = self._run
        if run is not None and run.outcomes and self.body.currentWidget() is self.session:
            self._show_summary()
        else:
            self.show_start()

    # Its parts

    def _build(self) -> None:
        self.intro = QuizStart(self)
        self.summary = QuizSummary(self)
        self.session = QWidget(self)
        self.prompt = QLabel(self.session)
        self.prompt.setProperty("tone", "heading")
        self.prompt.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.prompt.setWordWrap(True)
        self.where = QLabel(self.session)
        self.where.setProperty("tone", "muted")
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.place = QLabel(self.session)
        self.place.setProperty("tone", "muted")
        self.dots = QuizDots(self.session)
        self.board = QuizBoard(self.session)
        self.side = QuizSide(self.session)
        self.foot = QuizFoot(self.session)
        asked = QVBoxLayout()
        asked.setSpacing(2)
        asked.addWidget(self.prompt)
        asked.addWidget(self.where)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addLayout(asked, 1)
        head.addWidget(self.place)
        head.addWidget(self.dots)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addLayout(head)
        left.addWidget(self.board, 1)
        self._across = QHBoxLayout()
        self._across.setContentsMargins(24, 12, 24, 10)
        self._across.setSpacing(24)
        self._across.addLayout(left, 1)
        self._across.addWidget(self.side)
        whole = QVBoxLayout(self.session)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._across, 1)
        whole.addWidget(self.foot)
        self.body = QStackedWidget(self)
        for part in (self.intro, self.session, self.summary):
            self.body.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.body)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.intro.wanted.connect(self.start)
        self.board.toggled.connect(self._toggle)
        self.board.changed.connect(self._show_state)
        foot = self.foot
        foot.checked.connect(self._check)
        foot.none.connect(self._say_none)
        foot.undone.connect(self._undo)
        foot.lab.connect(self._open_lab)
        foot.again.connect(self._ask_again)
        foot.misclick.connect(self._misclick)
        foot.went_on.connect(self._go_on)
        foot.left.connect(self._leave)
        self.summary.again.connect(self._another)
        self.summary.done.connect(self.show_start)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the printed keys say."""
        acts = self._acts()
        act = acts.get(Qt.Key(event.key()))
        if act is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
            return
        if not event.isAutoRepeat():
            act()

    def _acts(self) -> dict[Qt.Key, Callable[[], None]]:
        key = Qt.Key
        shown_now = self.body.currentWidget()
        if shown_now is self.intro:
            return {key.Key_Return: self.intro.start, key.Key_Enter: self.intro.start}
        if shown_now is self.summary:
            return {key.Key_Space: self._another, key.Key_Return: self._another, key.Key_Escape: self.show_start}
        if self._outcome is None:
            return {
                key.Key_Return: self._check,
                key.Key_Enter: self._check,
                key.Key_N: self._say_none,
                key.Key_Backspace: self._undo,
                key.Key_Escape: self._leave,
            }
        return {
            key.Key_Space: self._go_on,
            key.Key_Return: self._go_on,
            key.Key_Enter: self._go_on,
            key.Key_L: self._open_lab,
            key.Key_A: self._ask_again,
            key.Key_M: self._misclick,
            key.Key_Escape: self._leave,
        }

    def showEvent(self, event: QShowEvent) -> None:
        """The keys to where the answer is given."""
        super().showEvent(event)
        if self.body.currentWidget() is self.session and self._outcome is None:
            self.board.take_focus()
        elif self.body.currentWidget() is self.intro:
            self.intro.begin.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column beside the cards is narrower in small windows."""
        super().resizeEvent(event)
        narrow = self.width() < 1200
        self.side.setFixedWidth(300 if narrow else 412)
        self._across.setSpacing(16 if narrow else 24)
        self._across.setContentsMargins(16 if narrow else 24, 10, 16 if narrow else 24, 8)
        self._fit_prompt()
