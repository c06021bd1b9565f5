"""Does what is to be done today in a real window on a real X display, by real keys. Run by `test_real_quiz`.

From the start page by T: the plan, two answers, left, gone on with, and on to the end. Leaves with 1 at the first
thing that fails.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from pokertable.app import App, application
from pokertable.app.pages import QUIZ, TODAY
from pokertable.training.today import plan
from pokertable.views.quiz.page import QuizPage
from tests.narrow import known
from tests.window.drive import Hands, opened, wait_until
from tests.window.quiz import ByKeys, settle
from tests.window.quiz import answer as answer_by

QUESTIONS = 4


def main(pictures: Path | None) -> None:
    plan.QUESTIONS = QUESTIONS  # type: ignore[misc]  # ten are long
    app = application()
    program, hands = opened(app, 1280, 800)
    window = program.window

    def picture(name: str) -> None:
        if pictures is not None:
            window.grab().save(str(pictures / f"{name}.png"))

    wait_until(lambda: window.pages.currentWidget() is window.start, "the start page is shown")
    hands.key("t")
    page = program.pages.of(TODAY).page
    wait_until(page.isVisible, "T shows what is to be done")
    picture("plan")
    hands.key("Return")
    quiz = program.pages.of(QUIZ).page
    for number in range(2):
        answer(quiz, hands, right=bool(number))
        picture(f"answer {number + 1}")
        hands.key("space")
    wait_until(partial(asks, quiz), "the third question is asked")
    hands.key("Escape")
    wait_until(page.isVisible, "Escape leads back to the page")
    wait_until(lambda: page.go_button.text() == "Continue", "it can be gone on with")
    picture("left")
    hands.key("Return")
    for _ in range(QUESTIONS - 2):
        answer(quiz, hands, right=True)
        hands.key("space")
    wait_until(
        lambda: page.isVisible() and page.go_button.text() == "Ten more",
        "after the last answer the end is shown",
    )
    picture("end")
    print(page.title.text(), flush=True)
    hands.key("Escape")
    wait_until(window.start.isVisible, "Escape leads back to the start page")
    one_due(program)
    window.close()
    print("DONE", flush=True)


def asks(quiz: QuizPage) -> bool:
    return quiz.isVisible() and quiz.question is not None and quiz.outcome is None


def answer(quiz: QuizPage, hands: Hands, *, right: bool) -> None:
    wait_until(partial(asks, quiz), "a question is asked")
    settle(60)
    question = known(quiz.question)
    given = question.answer if right else question.tempting[0].answer
    answer_by(ByKeys(hands, quiz), given, question)
    wait_until(lambda: quiz.outcome is not None, "the answer has a verdict")
    print(f"{question.topic.key} {known(quiz.outcome).reply.right}", flush=True)


def one_due(program: App) -> None:
    """What was missed comes back: in ten minutes, which is today."""
    title = program.window.start.foot.title
    if title != "1 missed question comes back today":
        print(f"FAILED: {title}", flush=True)
        sys.exit(1)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
