"""A hand from the deal to the award as a screen reader hears it, over a real accessibility bus."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.machine import patience
from tests.window.test_real_window import display, needs_x

__all__ = ["display"]

SYSTEM_PYTHON = "/usr/bin/python3"


def missing() -> str:
    """What is not installed, empty for nothing."""
    if not shutil.which("dbus-run-session"):
        return "dbus-run-session"
    if not any(Path(folder, "at-spi-bus-launcher").exists() for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")):
        return "at-spi2-core"
    if not Path(SYSTEM_PYTHON).exists():
        return SYSTEM_PYTHON
    found = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "python3-pyatspi" if found.returncode else ""


needs_bus = pytest.mark.skipif(bool(missing()), reason=f"{missing()} is not installed")


@needs_x
@needs_bus
def test_a_hand_is_heard_from_the_deal_to_the_award(display, tmp_path):
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "tests.window.aloud"],
        cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=patience(120),
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    heard = [line.partition(" ")[::2] for line in done.stdout.splitlines()]
    said = [text for kind, text in heard if kind == "said"]
    told = [text for kind, text in heard if kind == "log"]

    assert told[0] == "Hand 1" and "You are dealt seven of clubs, five of diamonds, four of hearts" in "".join(told)
    assert any(line.startswith("Flop ") for line in told) and any(" wins " in line for line in told)
    rest = iter(said)
    assert [line for line in told if line not in rest] == [], "each line of the log is said, in the log's order"
    assert any("into" in line and "need" in line for line in said), "the price of a call"

    tables = [text for kind, text in heard if kind == "table"]
    (felt,) = [text for kind, text in heard if kind == "felt"]
    assert tables[-1] == felt and "Board: " in felt and "stack" in felt
    assert len(tables) > len(told) / 2, "the table in words goes with the hand"

    controls = [text.split(" | ") for kind, text in heard if kind == "control"]
    assert {"Fold", "Next hand"} & {name for _, name, _ in controls}
    assert [each for each in controls if each[0] in ("filler", "unknown", "invalid") or not each[1].strip()] == []
    assert "focus panel Pot-limit Omaha hi/lo 1/2, Hand 1" in done.stdout
    assert "ValueChanged" not in done.stderr, "Qt complains of what no reader can make anything of"
