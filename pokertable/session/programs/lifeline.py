"""Ends a group of processes when this process ends in any way: closed, killed or crashed."""

from __future__ import annotations

import subprocess
from contextlib import suppress
from typing import Final

_WATCH: Final = 'read -r group && { read -r released || kill -s KILL -- "-$group"; }'
"""Shell script whose input ends with the writing process; a second line releases the group."""


class Lifeline:
    """Ties a group of processes to this one until it is released. Does nothing without a POSIX shell.

    A shell, separate from both, waits for the end of a pipe that only this process holds open. Signals and exit
    handlers would not do: a killed process runs none, and `PR_SET_PDEATHSIG` reaches one process and follows a thread.
    """

    def __init__(self, group: int) -> None:
        self._shell: subprocess.Popen[bytes] | None = None
        with suppress(OSError):
            self._shell = subprocess.Popen(
                ["/bin/sh", "-c", _WATCH],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,  # a terminal's signals to our group must not reach it
            )
            assert self._shell.stdin is not None
            self._shell.stdin.write(f"{group}\n".encode())

    def release(self) -> None:
        """Release the group: it may outlive this process."""
        shell, self._shell = self._shell, None
        if shell is not None:
            shell.communicate(b"\n")
