"""Says whether the desktop asks for stillness, without a portal and with one. Run by `test_stillness`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pokertable.app import application
from pokertable.app.dress import asks_for_stillness
from tests.narrow import known


def main() -> None:
    app = application()
    print("alone", asks_for_stillness())
    portal = subprocess.Popen(
        ["/usr/bin/python3", Path(__file__).with_name("portal.py"), *sys.argv[1:]], stdout=subprocess.PIPE, text=True
    )
    known(portal.stdout).readline()
    print("asked", asks_for_stillness())
    portal.terminate()
    portal.wait(10)
    del app


if __name__ == "__main__":
    main()
