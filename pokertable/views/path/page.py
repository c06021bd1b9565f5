"""The page of the path: courses as tabs, the trail, the next step, ratings, and at the foot the other doors."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from pokertable.model.games import CATALOGUE
from pokertable.training.lab.course import all_lessons
from pokertable.training.path.course import Course, Kind
from pokertable.training.path.kept import QUESTIONS, TO_PASS
from pokertable.training.path.standing import HANDS, CourseStanding, Step
from pokertable.training.quiz.topics import DECIDE
from pokertable.views.kit.fonts import follow_scale, follow_text, scaled, set_type, sized, width_of
from pokertable.views.kit.translate import shown
from pokertable.views.path.items import Item, ItemKind, course_text, practice_words, topic_words
from pokertable.views.path.side import NextStep, RatedUnit, RatingsCard
from pokertable.views.path.trail import Trail
from pokertable.views.widgets.buttons import RING, Button, Panel, Tone, press_tabbed_to, shortcut, text_toggle
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import (
    NO_MARGINS,
    STRETCH,
    Arranged,
    Stretch,
    in_column,
    in_row,
    in_tab_order,
    share_width,
    stacked,
)

_SIDE, _GAP, _FOOT = 24, 16, 76
_RIGHT, _NARROW = 404, 320
_TAB, _TABS = 40, 6
"""Height of a tab, and px between two."""
_DOOR, _DOORS = 66, 6
"""Px of a door in the foot beside its words: its key, and as much at the right; px between two."""
_BOTH: Final = 700
"""Least height of the page for a next step and the ratings together, in px before it is sized."""


class PathQuestion(QWidget):
    """Asks for a course, and for the games played so far. `answered(course, is_new)`; an empty course: skipped."""

    answered = Signal(str, bool)

    def __init__(self, courses: Sequence[Course], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a click in it leaves the focus, and with it its keys, here
        self._new = False
        plays = PlainLabel(self, self.tr("What do you already play?"), wraps=True)
        title = PlainLabel(self, self.tr("What do you want to learn?"), wraps=True)
        for label in (plays, title):
            set_type(label, 24, bold=True)
        self.about = PlainLabel(self, tone="muted", wraps=True)
        self.plays = [
            text_toggle(self.tr("I have never played poker"), self, tone=Tone.TAB, least=_TAB),
            text_toggle(self.tr("Hold'em"), self, tone=Tone.TAB, least=_TAB),
            text_toggle(self.tr("Other games too"), self, tone=Tone.TAB, least=_TAB),
        ]
        group = QButtonGroup(self)
        for at, button in enumerate(self.plays):
            group.addButton(button, at)
        self.plays[1].setChecked(True)
        group.idClicked.connect(self._say_new)
        self.buttons = {
            course.key: Button(
                Tone.OUTLINED,
                self,
                course_text(course.title),
                key=str(number),
                clicked=partial(self._choose, course.key),
            )
            for number, course in enumerate(courses, 1)
        }
        for number, choice in enumerate(self.buttons.values(), 1):
            follow_text(choice.setFixedHeight, 60)
            shortcut(str(number), self, choice.click)
        skip = Button(Tone.QUIET, self, self.tr("Skip"), key=self.tr("Esc"), clicked=partial(self._choose, ""))
        self.skip_button = skip
        every = list(self.buttons.values())
        rows = [in_row(*[(button, 1) for button in every[at : at + 3]], spacing=12) for at in range(0, len(every), 3)]
        inner = QWidget(self)
        follow_text(inner.setMaximumWidth, 900)
        in_column(
            STRETCH, plays, in_row(*self.plays, STRETCH, spacing=8), title, self.about, *rows, in_row(skip, STRETCH),
            Stretch(2),
            of=inner, margins=NO_MARGINS, spacing=16,
        )  # fmt: skip
        in_row(STRETCH, (inner, 4), STRETCH, of=self, margins=(_SIDE, 24, _SIDE, 24))
        self._say_new(1)

    def _say_new(self, number: int) -> None:
        self._new = number == 0
        first = self.tr("You begin with “First steps”, then go on to the course you choose.")
        stays = self.tr("Every course stays open, and you can change your choice at any time.")
        self.about.setText(first if self._new else stays)

    def _choose(self, key: str) -> None:
        self.answered.emit(key, self._new)


class PathPage(Arranged, QWidget):
    """The signals say what the player wants.

    `chosen(course, is_new)`: what to learn; `turned(course)`: another tab. `lesson_wanted(key)`,
    `practice_wanted(unit)`, `checkpoint_wanted(unit)` and `play_wanted()`: steps of the displayed course, a unit by
    its number. `door(name)`: another page of learning.
    """

    chosen = Signal(str, bool)
    turned = Signal(str)
    lesson_wanted = Signal(str)
    practice_wanted = Signal(int)
    checkpoint_wanted = Signal(int)
    play_wanted = Signal()
    door = Signal(str)

    def __init__(self, courses: Sequence[Course], doors: Collection[str], parent: QWidget | None = None) -> None:
        """`doors` are the names of the other pages of learning that there are."""
        super().__init__(parent)
        self.setObjectName("page")
        self._standing: CourseStanding | None = None
        self._after: CourseStanding | None = None
        self._learned = True
        self._opened = 0
        self._has_ratings = False
        self.question = PathQuestion([course for course in courses if course.units[0].kind is not Kind.FIRST], self)
        self.tabs = {
            course.key: text_toggle(course_text(course.title), self, tone=Tone.TAB, least=_TAB) for course in courses
        }
        group = QButtonGroup(self)
        for key, tab in self.tabs.items():
            tab.clicked.connect(partial(self.turned.emit, key))
            group.addButton(tab)
        self.trail = Trail(self)
        self.next = NextStep(self)
        self.ratings = RatingsCard(self)
        self._beside = QWidget(self)
        self.sides = [
            text_toggle(self.tr("Next step"), self._beside, tone=Tone.TAB, least=_TAB),
            text_toggle(self.tr("Ratings"), self._beside, tone=Tone.TAB, least=_TAB),
        ]
        """In a small window the next step and the ratings are two tabs."""
        sides = QButtonGroup(self)
        for button in self.sides:
            button.clicked.connect(self.arrange)
            sides.addButton(button)
        self.sides[0].setChecked(True)
        pair = in_row(*self.sides, STRETCH, spacing=6)
        in_column(pair, (self.next, 1), self.ratings, Stretch(0), of=self._beside, margins=NO_MARGINS, spacing=_GAP)
        path = QWidget(self)
        across = in_row((self.trail, 1), self._beside, margins=(RING, 0, RING, 0), spacing=_GAP)
        self.rules_button = Button(
            Tone.OUTLINED, path, self.tr("Rules"), key="F1", clicked=partial(self.door.emit, "rules")
        )
        tabs = in_row(*self.tabs.values(), STRETCH, self.rules_button, spacing=_TABS)
        in_column(tabs, (across, 1), of=path, margins=(_SIDE - RING, 8, _SIDE - RING, 12), spacing=8)
        self._path = path
        self.body = stacked(self._path, self.question, of=self)
        in_column((self.body, 1), self._build_foot(doors), of=self, margins=NO_MARGINS, spacing=0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.question.answered.connect(self.chosen)
        self.trail.opened.connect(self.open_unit)
        self.trail.wanted.connect(self._want)
        self.next.wanted.connect(self.go_on)

    def _build_foot(self, doors: Collection[str]) -> QWidget:
        foot = Panel(self)
        follow_text(foot.setFixedHeight, _FOOT)
        words = {
            "today": (self.tr("Today"), "T"),
            "decide": (self.tr("Decide"), "D"),
            "quiz": (self.tr("Quiz topics"), "Q"),
            "lessons": (self.tr("Lessons"), "L"),
            "starts": (self.tr("Starting hands"), "S"),
        }
        self.doors = {
            name: Button(Tone.OUTLINED, foot, title, key=key, clicked=partial(self.door.emit, name))
            for name, (title, key) in words.items()
            if name in doors
        }
        for button in self.doors.values():
            follow_scale(button.setMinimumWidth, 120)
            follow_text(button.setMaximumWidth, 224)
            shortcut(button.accessibleDescription(), self, button.click)
        self.ask_button = Button(Tone.QUIET, foot, self.tr("What to learn"), clicked=self.ask)
        side = _SIDE - RING
        self._foot = in_row(
            *[(door, 1) for door in self.doors.values()],
            Stretch(0),
            self.ask_button,
            of=foot,
            margins=(side, 8, side, 8),
            spacing=_DOORS,
        )
        return foot

    # Input

    def ask(self) -> None:
        """Ask what the player wants to learn."""
        self.body.setCurrentWidget(self.question)
        next(iter(self.question.buttons.values())).setFocus()

    def show_course(
        self,
        standing: CourseStanding,
        rated: Mapping[Kind, RatedUnit],
        after: CourseStanding | None = None,
        *,
        learned: bool = True,
    ) -> None:
        """Show a course as it stands; the unit where the player is, is open. `after`: what comes when it is passed.

        `learned`: it is the one that the player learns; of another the trail says nowhere that the player is there.
        """
        self._standing, self._after, self._learned = standing, after, learned
        self.body.setCurrentWidget(self._path)
        self.tabs[standing.course.key].setChecked(True)
        here = standing.here
        self.open_unit(standing.units.index(here) if here is not None else len(standing.units) - 1)
        self.ratings.show_units(list(rated.values()))
        self._has_ratings = bool(rated)
        self.arrange()
        self._show_next()
        self.setFocus()

    def open_unit(self, number: int) -> None:
        """Open a unit, counted from 0."""
        if self._standing is not None:
            self._opened = number
            self.trail.show_course(self._standing, number, learned=self._learned)
            at = self._opened + 1
            rows = [*self.trail.rows[:at], *self.trail.items, *self.trail.rows[at:]]
            in_tab_order(
                *self.tabs.values(),
                self.rules_button,
                *rows,
                *self.sides,
                self.next,
                *self.doors.values(),
                self.ask_button,
            )

    # Steps

    def go_on(self) -> None:
        """Take the next step."""
        here = None if self._standing is None else self._standing.here
        if here is None and self._after is not None:
            self.turned.emit(self._after.course.key)
        elif self._standing is None or here is None:
            self.door.emit("today")
        elif here.next_lesson is not None:
            self.lesson_wanted.emit(here.next_lesson)
        elif here.step is Step.PLAY:
            self.play_wanted.emit()
        elif here.step is Step.PRACTICE:
            self.practice_wanted.emit(self._standing.units.index(here))
        else:
            self.checkpoint_wanted.emit(self._standing.units.index(here))

    def _want(self, number: int, item: Item) -> None:
        assert self._standing is not None
        if item.kind is ItemKind.PRACTICE:
            self.practice_wanted.emit(number)
        elif item.kind is ItemKind.LESSON:
            self.lesson_wanted.emit(item.key)
        elif self._standing.units[number].unit.is_played:
            self.play_wanted.emit()
        else:
            self.checkpoint_wanted.emit(number)

    def _show_next(self) -> None:
        standing = self._standing
        assert standing is not None
        here, game = standing.here, CATALOGUE[standing.course.games[0]]
        after = None if self._after is None else self._after.here
        if here is None and self._after is not None and after is not None:
            passed, course = course_text(standing.course.title), course_text(self._after.course.title)
            title = self.tr("{course}: {unit}").format(course=course, unit=shown(after.unit.kind.title))
            words = self.tr("You have passed all of {passed}. Next comes {course}.")
            game = CATALOGUE[self._after.course.games[0]]
            self.next.show_words(title, words.format(passed=passed, course=course), self.tr("Begin"), game)
        elif here is None:
            title = self.tr("{course}: all units passed").format(course=course_text(standing.course.title))
            words = self.tr("Today's questions keep what you have learnt fresh.")
            self.next.show_words(title, words, self.tr("Today"), game)
        elif here.next_lesson is not None:
            self.next.show_lesson(next(lesson for lesson in all_lessons() if lesson.key == here.next_lesson))
        elif here.step is Step.PLAY:
            words = self.tr(
                "{count} hands without a blunder, losing at most 3% of the pot per decision. "
                "A hand counts once you have opened its review."
            )
            self.next.show_words(shown(here.unit.kind.title), words.format(count=HANDS), self.tr("Play"), game)
        elif here.step is Step.PRACTICE:
            about = self.tr("{practice}. Then comes the checkpoint.")
            if any(topic != DECIDE for topic in here.topics):  # decisions have none
                about = self.tr("{practice}, with hints if you ask for them. Then comes the checkpoint.")
            title = self.tr("Practice: {unit}").format(unit=shown(here.unit.kind.title))
            self.next.show_words(title, about.format(practice=practice_words(here)), self.tr("Begin"), game)
        else:
            words = self.tr("Ten questions, {right} of {count} right to pass: {topics}.")
            about = words.format(right=TO_PASS, count=QUESTIONS, topics=topic_words(here))
            title = self.tr("Checkpoint: {unit}").format(unit=shown(here.unit.kind.title))
            self.next.show_words(title, about, self.tr("Begin"), game)

    # Qt

    def arrange(self) -> None:
        """Narrow the column beside the trail in small windows; without room for both parts, they take turns."""
        narrow = self.width() < scaled(1200)
        by_turns = narrow or self.height() < sized(_BOTH)
        self._beside.setFixedWidth(scaled(_NARROW) if narrow else sized(_RIGHT))
        room = self.width() - 2 * scaled(_SIDE) - self.ask_button.sizeHint().width() - len(self.doors) * scaled(_DOORS)
        doors = {door: width_of(door.text(), sized(14), bold=True) for door in self.doors.values()}
        share_width(self._foot, {door: round(words) + scaled(_DOOR) for door, words in doors.items()}, room)
        row = sum(tab.sizeHint().width() + scaled(_TABS) for tab in self.tabs.values())
        room = self.width() - 2 * scaled(_SIDE) - row
        self.rules_button.setVisible(self.rules_button.sizeHint().width() <= room)  # else F1 and the menu lead there
        rated, ratings = self._has_ratings, self.sides[1].isChecked()
        for button in self.sides:
            button.setVisible(by_turns and rated)
        self.next.setVisible(not (by_turns and rated and ratings))
        self.ratings.setVisible(rated and (ratings or not by_turns))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by Enter; Escape skips the question."""
        key = Qt.Key(event.key())
        if self.body.currentWidget() is self.question:
            if key == Qt.Key.Key_Escape:
                self.question.skip_button.click()
                return
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if not press_tabbed_to():
                self.go_on()
            return
        super().keyPressEvent(event)
