"""Answers questions into a profile until it is killed; says each answer once it is kept. For `test_killed`."""

from __future__ import annotations

import sys
from pathlib import Path

from pokertable.session.history.store.store import Store
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import prepare
from pokertable.training.learner.run import QuizRun
from pokertable.training.quiz.topics import topic_from

POTS = [topic_from("potlimit")]


def play(path: Path) -> None:
    store = Store(path)
    run = QuizRun(Progress(store.progress, lambda: 1_800_000_000.0), POTS, ["omaha"], 10_000, seed=1)
    request = run.first
    while True:
        prepared = prepare(request)
        wrong = len(run.outcomes) % 2
        run.answer(prepared, prepared.question.tempting[0].answer if wrong else prepared.question.answer)
        print(len(run.outcomes), run.progress.waiting(), flush=True)
        request = run.request()


if __name__ == "__main__":
    play(Path(sys.argv[1]))
