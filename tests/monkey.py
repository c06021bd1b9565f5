"""A monkey at the window: random keys, clicks, pages, games, settings and languages, with reviews and live help.

`python -m tests.monkey FOLDER SEED STEPS`; the last lines of `FOLDER/steps` say where it was. `MALLOC_PERTURB_` in the
environment overwrites memory that is freed, so that what is used after that is found.

To see where it hangs, attach a debugger. `faulthandler.dump_traceback_later` reads the stacks of other threads while
they change and blocks every signal meanwhile: the process ends with signal 11 and without a word.
"""

from __future__ import annotations

import faulthandler
import os
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from pokertable.app import App, application
from pokertable.app.pages import (
    DECIDE,
    HISTORY,
    LAB,
    PATH,
    QUIZ,
    REPLAYER,
    REVIEW,
    RULES,
    SETTINGS,
    START,
    STARTS,
    STATISTICS,
    TABLE,
    TODAY,
)
from pokertable.app.start import Running
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold
from pokertable.session.history.store import History
from pokertable.session.profile.choice import sng_choice, usual_choice
from pokertable.session.profile.settings import OFFERED, Settings
from pokertable.views.kit import language

PAGES: Final = (LAB, QUIZ, DECIDE, PATH, STARTS, HISTORY, STATISTICS, TODAY, SETTINGS, TABLE, START)
KEYS: Final = "FCRZWVHOAGSTQDP12345 /\r\t\x1b"
ARROWS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_F1)
_NAMED: Final = {"\r": Qt.Key.Key_Return, "\t": Qt.Key.Key_Tab, "\x1b": Qt.Key.Key_Escape}
SET: Final = ("theme", "deck", "amounts", "text_size", "hints", "odds", "points", "tells_opponents")
SNG: Final = 0.3
"""How often it enters a sit and go instead of sitting down at a table."""
LONGEST_OPEN: Final = 40
"""Steps until a dialog or menu is closed."""


class Monkey:
    """Takes so many steps, each from the loop of events, then ends the process with 1 if there was an error."""

    def __init__(self, folder: Path, seed: int, steps: int) -> None:
        self._rng, self._left = random.Random(seed), steps
        self._open = 0
        self._errors: Counter[str] = Counter()
        self._log = (folder / "steps").open("w", buffering=1)
        self._folder, self._seed = folder / "profile", seed
        self.open()
        self._ways: list[tuple[Callable[[], object], float]] = [
            (self._key, 25), (self._click, 30), (self._page, 8), (self._rules, 15), (self._sit_down, 2),
            (self._review, 4), (self._replay, 2), (self._set, 3), (self._speak, 0.6), (self._resize, 1),
            (self._act, 14),
        ]  # fmt: skip

    def open(self) -> None:
        """A window; another one after it was closed."""
        language.speak("ja")
        settings = Settings(speed=0.0, bot_delay_ms=0, language="ja", odds=True)
        program = App(settings, self._folder, seed=self._seed, guard_ms=0)
        program.window.show()
        self._running = Running(program, self._folder, seed=self._seed)

    def caught(self, kind: type[BaseException], error: BaseException, _at: TracebackType | None) -> None:
        """Count an error; the first of its kind is told."""
        name = f"{kind.__name__}: {error}"
        self._errors[name] += 1
        if self._errors[name] == 1:
            sys.__excepthook__(kind, error, error.__traceback__)

    def step(self) -> None:
        """One of the ways; the next step comes even while a dialog waits."""
        if not self._left:
            print(f"{sum(self._errors.values())} errors")
            sys.stdout.flush()
            os._exit(bool(self._errors))
        self._left -= 1
        QTimer.singleShot(0, application(), self.step)
        if not self._program.window.isVisible():
            application().exit()  # it was closed; nobody can use what is left of it
            return
        over = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        self._open = self._open + 1 if over else 0
        if over is not None and self._open > LONGEST_OPEN:
            self._open = 0
            over.close()
            return
        (way,) = self._rng.choices([way for way, _ in self._ways], [often for _, often in self._ways])
        self._log.write(f"{self._left} {way.__name__} ")
        try:
            self._log.write(f"{way()}\n")
        except Exception as error:
            if "already deleted" in str(error):  # what it was about to click on went meanwhile
                self._log.write("gone\n")
            else:
                self.caught(type(error), error, None)

    @property
    def _program(self) -> App:
        return self._running.program

    def _top(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._program.window

    def _key(self) -> str:
        to = QApplication.focusWidget() or self._top()
        letter = self._rng.choice(KEYS)
        key = _NAMED.get(letter) or Qt.Key(ord(letter))
        if self._rng.random() < 0.2:
            key, letter = self._rng.choice(ARROWS), ""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.postEvent(to, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, letter.lower()))
        return f"{type(to).__name__} {key.name}"

    def _click(self) -> str:
        """On a widget of the window, mostly a button; not on the entries of the menu, where the way out stands."""
        top = self._top()
        within = [each for each in top.findChildren(QWidget) if each.isVisible() and each.isEnabled()]
        buttons = [each for each in within if isinstance(each, QAbstractButton)]
        to = self._rng.choice(buttons if buttons and self._rng.random() < 0.6 else within or [top])
        at = QPoint(self._rng.randrange(max(1, to.width())), self._rng.randrange(max(1, to.height())))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
            event = QMouseEvent(
                kind, QPointF(at), QPointF(to.mapToGlobal(at)), left, held, Qt.KeyboardModifier.NoModifier
            )
            QApplication.postEvent(to, event)
        return f"{type(to).__name__} {at.toTuple()}"

    def _page(self) -> str:
        page = self._rng.choice(PAGES)
        self._program.open_page(page)
        return page.key

    def _rules(self) -> None:
        self._program.open_page(RULES)

    def _sit_down(self) -> str:
        game = self._rng.choice(list(CATALOGUE))
        if self._rng.random() < SNG:
            field = self._rng.choice((2, 6, 18 if CATALOGUE[game].max_seats >= 9 else 4))
            self._program.play(sng_choice(game, CATALOGUE[game].usual_structure, "turbo", field))
            return f"{game}, {field} players of a sit and go"
        self._program.play(usual_choice(game, seats=self._rng.choice((2, 3, 4, 6))))
        return game

    def _hand(self) -> int | None:
        ids = History(self._program.store).ids() if self._program.profile.has_store else []
        return self._rng.choice(ids) if ids else None

    def _review(self) -> None:
        hand_id = self._hand()
        if hand_id is not None:
            self._program.pages.of(REVIEW).review(hand_id)

    def _replay(self) -> None:
        hand_id = self._hand()
        if hand_id is not None:
            self._program.pages.of(REPLAYER).replay(hand_id)

    def _set(self) -> str:
        name = self._rng.choice(SET)
        value = self._rng.choice(OFFERED[name])
        self._program.window.change(name, value)
        return f"{name} {value}"

    def _speak(self) -> str:
        spoken = self._rng.choice(("ja", "fr", "en"))
        self._program.window.change("language", spoken)
        return spoken

    def _resize(self) -> None:
        self._program.window.resize(self._rng.randrange(1024, 1700), self._rng.randrange(700, 1100))

    def _act(self) -> None:
        tables = self._program.tables
        hand = tables.hand
        if hand is None or tables.table is None:
            return
        if hand.over and not tables.flow.is_in_hand:
            tables.deal()
        elif hand.to_act == tables.table.hero and not hand.over:
            legal = hand.legal()
            if legal.draw is not None:
                tables.act(Draw())
            elif legal.bring_in is not None:
                tables.act(BringIn())
            else:
                tables.act(self._rng.choice((CheckCall(), CheckCall(), Fold())))


def main(folder: Path, seed: int, steps: int) -> None:
    """Let it loose in a folder of its own."""
    faulthandler.enable()
    os.chdir(folder)
    app = application()
    language._no_face = lambda: None  # Japanese is spoken without a face for it too
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    monkey = Monkey(folder, seed, steps)
    sys.excepthook = monkey.caught
    QTimer.singleShot(0, app, monkey.step)
    while True:  # it ends in `step`
        app.exec()
        monkey.open()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
