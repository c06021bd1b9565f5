"""An external program in a seat: questions on its standard input, answers on its standard output, line by line.

It runs separately, without a shell. Any failure (hanging, flooding, illegal answers, a crash) costs it a fault and the
table at most the time of a move: its seat checks or folds. After `MOST_FAULTS`, or when it has ended, it is no longer
asked.
"""

from __future__ import annotations

import logging
import os
import queue
import select
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from pokertable.model.game import Game
from pokertable.model.hand.actions import Action
from pokertable.model.hand.observation import Observation
from pokertable.model.text import BadInput, Phrase, inside, phrase, told
from pokertable.session.profile.choice import PROGRAM_PREFIX
from pokertable.session.programs import protocol
from pokertable.session.programs.lifeline import Lifeline
from pokertable.session.words.words import title_in

MOVE_TIME_S: Final = 5.0
"""Default time of a program for an answer, in s."""
MOST_FAULTS: Final = 10
"""Number of faults at a table after which a program is no longer asked."""
_LONGEST_LINE: Final = 64 * 1024
_MOST_UNREAD: Final = 1000
"""Most messages that wait for a program that does not read; later ones are not written."""
_MOST_LOGGED: Final = 200
"""Most lines of its standard error that are logged."""
_PARTING_S: Final = 1.0
"""Time between the goodbye and the forced end, in s."""

log: Final = logging.getLogger("pokertable.program")


class InvalidProgram(BadInput):
    """A command line that cannot be started; the text names it and says why."""


def _of(program: str, problem: str | Phrase) -> Phrase:
    return phrase("program {name}: {problem}", name=repr(program), problem=problem)


def command_of(player: str) -> list[str]:
    """The words of the command line of ``program:COMMAND LINE``, split as a shell would.

    Raises `InvalidProgram` for an empty one or one whose quotes do not close.
    """
    text = player.removeprefix(PROGRAM_PREFIX)
    windows = sys.platform == "win32"  # Windows has literal backslashes
    try:
        words = shlex.split(text, posix=not windows)
    except ValueError:
        raise InvalidProgram(_of(text, phrase("a closing quotation mark is missing"))) from None
    if windows:
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] and word[0] in "\"'" else word for word in words]
    if not words:
        raise InvalidProgram(phrase("program: expected a command line, such as program:./mybot.py"))
    return words


def command_for(file: Path) -> str:
    """The command line for a file: Python for a Python file, the shell for a shell script, else the file itself.

    Raises `InvalidProgram` for a file that cannot be started.
    """
    words = [str(file)]
    if file.suffix == ".py":
        packed = bool(getattr(sys, "frozen", False))  # then our own executable is not Python
        python = shutil.which("python3") or shutil.which("python") if packed else sys.executable
        if not python:
            raise InvalidProgram(_of(str(file), phrase("Python is needed on this system")))
        words.insert(0, python)
    elif file.suffix == ".sh" and (shell := shutil.which("sh")):
        words.insert(0, shell)
    elif not (file.is_file() and os.access(file, os.X_OK)):
        kinds = phrase("expected a Python file, a shell script or an executable file")
        raise InvalidProgram(_of(str(file), kinds))
    return " ".join(f'"{word}"' for word in words) if sys.platform == "win32" else shlex.join(words)


class Program:
    """A program at one table. `name` is its own name (at first its command line).

    `faults` counts its errors, `first_fault` and `last_fault` describe them. Raises `InvalidProgram` if it cannot be
    started. `close` it, or use it in a ``with``.
    """

    def __init__(self, player: str, *, move_time_s: float = MOVE_TIME_S) -> None:
        self.name = player
        self.faults = 0
        self.first_fault: Phrase | None = None
        self.last_fault: Phrase | None = None
        self.is_out = False
        self._move_time_s = move_time_s
        command = command_of(player)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise InvalidProgram(_of(command[0], told(error))) from error
        self._lifeline = Lifeline(self._process.pid)
        process = self._process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self._inbox = _Inbox(process.stdout)
        self._outbox: queue.Queue[bytes | None] = queue.Queue(_MOST_UNREAD)
        self._threads = [
            _thread(self._inbox.read_on),
            _thread(_write_on, self._outbox, process.stdin),
            _thread(_log_on, process.stderr),
        ]

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def sit_down(self, game: Game, seats: int) -> None:
        """Announce the game, and read the program's name: at the start of a table and when the game changes."""
        line = None if self.is_out else self._ask(protocol.hello(game, seats), "hello")
        if line is not None:
            try:
                self.name = protocol.ready_name(line) or self.name
            except protocol.BadAnswer as error:
                self._fault(phrase("{where}: {problem}", where="hello", problem=told(error)))

    def choose(self, number: int, seen: Observation, names: Sequence[str]) -> Action:
        """The program's action in hand `number`, from its seat's view; a check or a fold without a legal answer."""
        legal = seen.legal
        assert legal is not None, "only the seat to act is asked"
        where = phrase(
            "hand {number}, {street}", number=str(number), street=inside(title_in(seen.game.variant, seen.street))
        )
        line = None if self.is_out else self._ask(protocol.act(number, seen, names), where)
        if line is not None:
            try:
                return protocol.action(line, legal, seen.seats[legal.seat].known)
            except protocol.BadAnswer as error:
                self._fault(phrase("{where}: {problem}", where=where, problem=told(error)))
        return protocol.refusal(legal)

    def tell(self, message: protocol.Message) -> None:
        """Send a message that needs no answer."""
        if not self.is_out:
            self._write(message)

    def close(self) -> None:
        """Say goodbye and close its input; a second later end it with its child processes."""
        if self._process.poll() is None:
            self._write(protocol.BYE)
        with suppress(queue.Full):
            self._outbox.put_nowait(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_PARTING_S)
        _end(self._process)
        self._process.wait()
        self._lifeline.release()
        for thread in self._threads:
            thread.join(_PARTING_S)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()

    def _ask(self, message: protocol.Message, where: str | Phrase) -> bytes | None:
        """The answer to a question; None, with a fault, without an answer in time."""
        self._inbox.open()
        self._write(message)
        line = self._inbox.wait(self._move_time_s)
        if line is None:
            if self._inbox.ended:
                self.is_out = True
                problem = self._end()
            else:
                problem = phrase("no answer within {seconds} s", seconds=f"{self._move_time_s:g}")
            self._fault(phrase("{where}: {problem}", where=where, problem=problem))
        return line

    def _write(self, message: protocol.Message) -> None:
        with suppress(queue.Full):  # it does not read: its silence is counted
            self._outbox.put_nowait(protocol.encoded(message))

    def _end(self) -> Phrase:
        with suppress(subprocess.TimeoutExpired):
            return phrase("the program ended with status {status}", status=str(self._process.wait(0.2)))
        return phrase("the program ended")

    def _fault(self, text: Phrase) -> None:
        self.faults += 1
        self.last_fault = text
        if self.first_fault is None:
            self.first_fault = text
        log.info("%s: %s", self.name, text)
        if self.faults >= MOST_FAULTS:
            self.is_out = True


class _Inbox:
    """The lines of a program. A line counts as an answer only while a question is open.

    Earlier lines are dropped; so is the next line after each timeout: it is the late answer.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self.ended = False
        self._stream = stream
        self._changed = threading.Condition()
        self._is_open = False
        self._owed = 0
        self._answer: bytes | None = None
        self._held = b""
        self._too_long = False

    def open(self) -> None:
        """Open a question, after reading and dropping the present contents of the pipe."""
        deadline = time.monotonic() + _PARTING_S / 4  # a flood never ends
        with self._changed:
            while not self.ended and _has_more(self._stream) and time.monotonic() < deadline:
                self._changed.wait(0.01)
            self._is_open, self._answer = True, None

    def wait(self, seconds: float) -> bytes | None:
        """The answer; None if there is none in time, or will be none. Closes the question."""
        with self._changed:
            self._changed.wait_for(lambda: self._answer is not None or self.ended, seconds)
            answer, self._answer = self._answer, None
            if answer is None:
                self._owed += 1
            self._is_open = False
            return answer

    def read_on(self) -> None:
        """Read to the end, on a thread of its own. Lines already read are sorted before a question can be opened."""
        while not self.ended:
            _has_more(self._stream, None)
            with self._changed:
                chunk = _read(self._stream)
                self.ended = not chunk
                self._sort(chunk)
                self._changed.notify_all()

    def _sort(self, chunk: bytes) -> None:
        *lines, self._held = (self._held + chunk).split(b"\n")
        for line in lines:
            if self._owed:
                self._owed -= 1
            elif self._is_open:
                self._is_open, self._answer = False, b"" if self._too_long else line
            self._too_long = False
        if len(self._held) > _LONGEST_LINE:
            self._held, self._too_long = b"", True


def _thread(target: object, *args: object) -> threading.Thread:
    thread = threading.Thread(target=target, args=args, daemon=True)  # type: ignore[arg-type]
    thread.start()
    return thread


def _read(stream: IO[bytes]) -> bytes:
    try:
        return os.read(stream.fileno(), _LONGEST_LINE)
    except (OSError, ValueError):
        return b""


def _write_on(outbox: queue.Queue[bytes | None], stream: IO[bytes]) -> None:
    """Write queued data; None, or a program that is gone, ends it and closes the program's input."""
    with suppress(OSError, ValueError):
        while (data := outbox.get()) is not None:
            while data:
                data = data[stream.write(data) or 0 :]
    with suppress(OSError):
        stream.close()


def _log_on(stream: IO[bytes]) -> None:
    """Log its standard error for bug reports, up to a limit."""
    logged = 0
    while chunk := _read(stream):
        for line in chunk.splitlines():
            logged += 1
            if logged <= _MOST_LOGGED:
                log.info("stderr: %s", line[:500].decode("utf-8", "replace"))


def _has_more(stream: IO[bytes], timeout_s: float | None = 0) -> bool:
    """Whether data, or the end, can be read from the pipe; `timeout_s` None waits for it."""
    try:
        if sys.platform == "win32":
            import _winapi
            import msvcrt

            handle = msvcrt.get_osfhandle(stream.fileno())
            while not _winapi.PeekNamedPipe(handle, 0)[0]:
                if timeout_s is not None:
                    return False
                time.sleep(0.002)
            return True
        return bool(select.select([stream.fileno()], [], [], timeout_s)[0])
    except (OSError, ValueError):
        return True  # closed: reading reports it


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process and, where the system knows them, its child processes."""
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
