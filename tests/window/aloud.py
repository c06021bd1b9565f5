"""Plays a hand by keys alone while a screen reader listens. Run by `test_screen_reader`, on a bus of its own.

Argument: the language that the window speaks.
Prints what the reader writes down, and for each line of the log ``log TEXT``, at the end ``felt TEXT``.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

from PySide6.QtGui import QAccessible

from pokertable.app import application
from pokertable.views.felt.table_text import spoken
from pokertable.views.kit.language import speak
from tests.narrow import known
from tests.window.drive import opened, play_by_keys, wait_until

READER = Path(__file__).with_name("reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"


class Reader:
    """The reader's process, and the lines that it has written."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([SYSTEM_PYTHON, READER], stdin=pipe, stdout=pipe, text=True)
        self.lines: list[str] = []
        threading.Thread(target=self._listen, args=(known(self._process.stdout),), daemon=True).start()

    def _listen(self, pipe: IO[str]) -> None:
        for line in pipe:
            self.lines.append(line.rstrip("\n"))

    def ask(self) -> None:
        """Have it list the controls."""
        pipe = known(self._process.stdin)
        pipe.write("\n")
        pipe.flush()

    def wait(self, word: str, times: int = 1) -> None:
        """Until it has written so many lines of this kind."""
        wait_until(lambda: sum(line.startswith(word) for line in self.lines) >= times, f"the reader says {word}")

    def stop(self) -> None:
        known(self._process.stdin).close()
        self._process.wait(10)


def main() -> None:
    app = application()
    assert speak(sys.argv[1]) is None
    reader = Reader()
    reader.wait("ready")
    program, hands = opened(app, 1280, 800)
    wait_until(QAccessible.isActive, "the window knows that there is a reader")
    reader.ask()
    reader.wait("read ")
    play_by_keys(program, hands, "omaha8")
    page = program.window.table
    lines = page.log.text.lines
    wait_until(
        lambda: sum(line.startswith("said") for line in reader.lines) >= len(lines), "the reader has heard the hand"
    )
    reader.ask()
    reader.wait("read ", 2)
    reader.stop()
    print(*reader.lines, sep="\n")
    for line in lines:
        print("log", spoken(line.text))
    print("felt", page.mirror.toPlainText().replace("\n", "\\n"))
    program.window.close()
    print("DONE", flush=True)


if __name__ == "__main__":
    main()
    sys.exit(0)
