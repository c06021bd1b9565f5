"""A walk through the games and pages of one program; prints the memory at each place.

`python -m tests.memory_walk holdem omaha8`: these games, all without any. For each: five hands, live help in two more,
three reviews, a question of every topic, all pages, and back to the start page, where everything is given back. A line
has the game, the place, the resident MiB, the megabytes of all caches, and how many windows there are.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from pokertable.app import App, application
from pokertable.app.pages import HISTORY, LAB, QUIZ, REVIEW, RULES, SETTINGS, START, STATISTICS, TODAY
from pokertable.model.caches import BUDGET
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw
from pokertable.session.history.store import History
from pokertable.session.profile.choice import usual_choice
from pokertable.session.profile.settings import Settings
from pokertable.training.quiz.topics import topics
from pokertable.views.table.action_panel import Mode
from tests.narrow import known

PLACES: Final = ("begun", "five hands", "live help", "review", "quiz", "pages", "left")
OPPONENTS: Final = ("tag:expert", "lag", "loose", "tag", "rock:expert")
SHOWN: Final = (LAB, HISTORY, STATISTICS, TODAY, SETTINGS, RULES)
_REVIEWED: Final = 3
_PATIENCE: Final = 240
"""Seconds."""
_SHORT: Final = 30
_AFTER_LEAVING: Final = 1.5


def resident() -> float:
    """MiB of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20


class Walk:
    """One window, which goes from game to game."""

    def __init__(self, folder: Path) -> None:
        application()
        self.program = App(Settings(speed=0.0, bot_delay_ms=0), folder, seed=5, guard_ms=0)
        self.program.window.resize(1280, 800)
        self.program.window.show()
        self._settled = False
        self._reviewed = False

    def through(self, game: str) -> None:
        """All places of a game."""
        for place, go in zip(PLACES, self._ways(game), strict=True):
            go()
            caches = sum(each.weight for each in BUDGET.held()) / 1e6
            print(f"{game},{place},{resident():.1f},{caches:.1f},{len(QApplication.topLevelWidgets())}", flush=True)

    def _ways(self, game: str) -> tuple[Callable[[], None], ...]:
        return (
            lambda: self._sit_down(game),
            self._play,
            self._look_at_odds,
            self._review,
            lambda: self._ask(game),
            self._open_pages,
            self._leave,
        )

    def _sit_down(self, game: str) -> None:
        choice = usual_choice(game, seats=6)
        self.program.play(replace(choice, personas=OPPONENTS[: choice.seats - 1]))

    def _play(self) -> None:
        for number in range(5):
            if number:
                self.program.tables.deal()
            while self._is_asked():
                self._go_on()

    def _look_at_odds(self) -> None:
        program = self.program
        program.window.change("odds", True)
        program.odds.table.counted.connect(self._note_odds)
        for _ in range(2):
            self._settled = False
            program.tables.deal()
            while self._is_asked():
                self._until(lambda: self._settled)
                self._settled = False
                self._go_on()
        program.odds.table.counted.disconnect(self._note_odds)
        program.window.change("odds", False)

    def _review(self) -> None:
        work = self.program.pages.of(REVIEW)
        work.controller.seconds, work.controller.longer = 1.0, 2.0
        work.controller.settled.connect(self._note_review)
        for hand_id in History(self.program.store).ids()[-_REVIEWED:]:
            self._reviewed = False
            work.review(hand_id)
            self._until(lambda: self._reviewed, _SHORT)
        work.controller.settled.disconnect(self._note_review)

    def _ask(self, game: str) -> None:
        self.program.open_page(QUIZ)
        quiz = self.program.pages.of(QUIZ).page
        for topic in topics():
            if game in topic.games:
                quiz.set_seed(3)
                quiz.start([topic], [game], 2)
                self._until(lambda: quiz.question is not None, _SHORT)

    def _open_pages(self) -> None:
        for page in SHOWN:
            self.program.open_page(page)
            self._wait(0.1)

    def _leave(self) -> None:
        self.program.open_page(START)
        self._until(lambda: not len(BUDGET), _SHORT)  # what still runs comes to its end
        self._wait(_AFTER_LEAVING)

    def _note_odds(self, odds: object) -> None:
        self._settled = bool(getattr(odds, "settled", False))

    def _note_review(self) -> None:
        self._reviewed = True

    def _is_asked(self) -> bool:
        """Wait until the player is asked or the hand is over; whether the player is asked."""
        tables, page = self.program.tables, self.program.window.table

        def there() -> bool:
            over = tables.hand is not None and tables.hand.over
            return over or page.panel.mode is Mode.TURN or page.drawing.is_asking

        self._until(there)
        return not known(tables.hand).over

    def _go_on(self) -> None:
        tables = self.program.tables
        legal = known(tables.hand).legal()
        if legal.draw is not None:
            tables.act(Draw())
        else:
            tables.act(CheckCall() if legal.bring_in is None else BringIn())

    def _until(self, there: Callable[[], bool], seconds: float = _PATIENCE) -> None:
        """Wait; after half a minute what is only looked at is left."""
        tick = QTimer(interval=10)
        tick.start()
        end = time.monotonic() + seconds
        while not there() and time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert there() or seconds < _PATIENCE, "waited in vain"

    def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        self._until(lambda: time.monotonic() > end)


def main(games: list[str]) -> None:
    """Walk through these games, all if there are none."""
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(Path(folder))
        print(f",start,{resident():.1f},0.0,{len(QApplication.topLevelWidgets())}", flush=True)
        for game in games or list(CATALOGUE):
            walk.through(game)
        walk.program.window.close()


if __name__ == "__main__":
    main(sys.argv[1:])
