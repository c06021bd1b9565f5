"""``python -m pokertable``, and the entry point of the installed commands."""

import os
import signal
import sys

if not sys.flags.safe_path and sys.path[0] == os.getcwd():  # noqa: PTH109  pathlib imports much
    # Moved to the end, or a file of that folder named like a module, such as queue.py, would replace it. Not removed:
    # processes started from here find the program by it where it is not installed.
    sys.path.append(sys.path.pop(0))


def main() -> int:
    """Load the command line and run it; returns its exit status.

    Ctrl-C during loading ends the process at once: no traceback, and Qt's modules can crash if they are interrupted
    half loaded.
    """
    listens = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if listens:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from pokertable.cli import main as command_line

    if listens:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return command_line.main()


if __name__ == "__main__":
    sys.exit(main())
