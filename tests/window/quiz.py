"""Takes the quiz in a real window on a real X display, by real X events. Run by `test_real_quiz`: `keys` or `mouse`.

A second argument is the language that the window speaks.

From the start page of the program to the quiz, then for each topic a session of five: every second answer is a wrong
one that tempts, whose error must be named. Summary, another session, back. Leaves with 1 at the first thing that fails.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

from pokertable.app import App, application
from pokertable.app.pages import LAB, QUIZ
from pokertable.model.cards import Card
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.parts import NumbersPart, PotsPart
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.sharing import PotShares
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.views.kit.language import speak
from pokertable.views.quiz.page import QuizPage
from tests.narrow import known
from tests.views.quiz_driver import cards_of, chips
from tests.window.drive import Hands, opened, wait_until

EACH = 5


def settle(ms: int = 30) -> None:
    """Let the program take what was sent."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


class ByKeys:
    """Answers by keys alone."""

    def __init__(self, hands: Hands, page: QuizPage) -> None:
        self.hands, self.page = hands, page

    def press(self, *names: str) -> None:
        for name in names:
            self.hands.key(name)
            settle()

    def begin(self) -> None:
        self.press("Return")

    def cards(self, cards: tuple[Card, ...] | None) -> None:
        if cards is None:
            self.press("n")
            return
        board = self.page.session.board
        pool = (board.deck if board.deck.isVisible() else board.felt).pool
        for card in cards:
            self.press(*(str(card).lower() if len(pool) > 9 else str(pool.index(card) + 1)))
        self.press("Return")

    def numbers(self, numbers: tuple[int, ...]) -> None:
        for place, number in enumerate(numbers):
            self.press(*(["Tab"] if place else []), *str(number))
        self.press("Return")

    def shares(self, pots: Sequence[PotShares]) -> None:
        columns = [(share, seat) for pot, share, seat in self.page.session.board.pots.cells if pot == 0]
        row = column = 0
        for (pot, share, seat), amount in chips(pots):
            wanted = columns.index((share, seat))
            across = "Right" if wanted > column else "Left"
            self.press(*["Down"] * (pot - row), *[across] * abs(wanted - column), *str(amount))
            row, column = pot, wanted
        self.press("Return")

    def go_on(self) -> None:
        self.press("space")

    def done(self) -> None:
        self.press("Escape")


class ByMouse(ByKeys):
    """Answers by the mouse; figures are typed into the field that was clicked."""

    def click(self, widget: QWidget) -> None:
        self.hands.click(widget)
        settle()

    def begin(self) -> None:
        self.click(self.page.intro.begin)

    def cards(self, cards: tuple[Card, ...] | None) -> None:
        session = self.page.session
        if cards is None:
            self.click(session.foot.none_button)
            return
        felt = session.board.deck if session.board.deck.isVisible() else session.board.felt
        for card in cards:
            self.hands.click(felt, felt.rects()[card].center().toPoint())
            settle()
        self.click(session.foot.check_button)

    def numbers(self, numbers: tuple[int, ...]) -> None:
        for field, number in zip(self.page.session.board.numbers.fields, numbers, strict=True):
            self.click(field)
            self.press(*str(number))
        self.click(self.page.session.foot.check_button)

    def shares(self, pots: Sequence[PotShares]) -> None:
        grid, wanted = self.page.session.board.pots, dict(chips(pots))
        for place in wanted:
            self.click(grid.cells[place])
        for place, amount in wanted.items():
            spot = grid.cells[place].mapToGlobal(grid.cells[place].rect().center())
            for _ in range(amount - grid.sharing.given.get(place, 0)):
                subprocess.run(["xdotool", "mousemove", str(spot.x()), str(spot.y()), "click", "3"], check=True)
                settle()
        self.click(self.page.session.foot.check_button)

    def go_on(self) -> None:
        self.click(self.page.session.foot.next_button)

    def done(self) -> None:
        self.click(self.page.summary.done_button)


def answer(player: ByKeys, given: Answer, question: AnyQuestion) -> None:
    """Give this answer."""
    for part, value in zip(question.parts, given.values, strict=False):
        match part:
            case NumbersPart():
                player.numbers(value.numbers)
            case PotsPart():
                player.shares(value.pots)
            case _:
                player.cards(cards_of(part, value))


def asked(page: QuizPage) -> bool:
    return page.question is not None and page.outcome is None and page.session.isVisible()


def session(player: ByKeys, page: QuizPage, topic: AnyTopic) -> None:
    """A session of a topic in all its games, to the summary."""
    page.intro.choose([topic], topic.games)
    page.intro.counts.set_value(EACH)
    settle()
    player.begin()
    for number in range(EACH):
        wait_until(partial(asked, page), f"{topic.key}: question {number + 1}")
        settle(60)
        question = known(page.question)
        tempting = question.tempting[-1] if number % 2 and question.tempting else None
        answer(player, question.answer if tempting is None else tempting.answer, question)
        wait_until(lambda: page.outcome is not None, f"{topic.key}: a grade")
        outcome = known(page.outcome)
        if outcome.reply.error != (None if tempting is None else tempting.error):
            print(f"FAILED: {topic.key} {question.game}: {outcome.reply.error} for {outcome.reply.answer}", flush=True)
            sys.exit(1)
        print(f"{topic.key} {question.game}: {outcome.reply.error or 'right'}", flush=True)
        player.go_on()
    wait_until(page.summary.isVisible, f"{topic.key}: the summary")


def lesson(program: App, hands: Hands) -> None:
    """The first step of the first lesson: two cards by the mouse, Enter, and what it says of them."""
    program.open_page(LAB)
    lab = program.pages.of(LAB).page
    lab.open_lesson(lab.lessons.tiles[0].lesson.key)
    felt = lab.lab.legal.felt
    for slot in felt.slots()[:2]:
        hands.click(felt, slot.center().toPoint())
        settle()
    wait_until(lab.coach.check.isEnabled, "two cards are picked")
    hands.key("Return")
    wait_until(lab.coach.next.isVisible, "the lesson answers")
    print("lesson:", lab.coach.say_label.text(), flush=True)


def main() -> None:
    app = application()
    for language in sys.argv[2:]:
        assert speak(language) is None
    program, hands = opened(app, 1280, 800)
    window = program.window
    lesson(program, hands)
    program.open_page(QUIZ)
    wait_until(lambda: program.pages.of(QUIZ).page.isVisible(), "the quiz is shown")
    page = program.pages.of(QUIZ).page
    page.set_seed(5)
    player = ByMouse(hands, page) if sys.argv[1] == "mouse" else ByKeys(hands, page)
    for topic in (topic for topic in topics() if not topic.finds_deals):
        session(player, page, topic)
        player.done()
        wait_until(page.intro.isVisible, "the quiz's start")
    session(player, page, topic_from("potlimit"))
    player.press("space")
    wait_until(partial(asked, page), "another session")
    player.press("Escape")
    wait_until(page.intro.isVisible, "the quiz's start after Esc")
    window.close()
    print("DONE", flush=True)


if __name__ == "__main__":
    main()
