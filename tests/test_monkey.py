"""A monkey at the window for some minutes: the process does not end, and nothing is wrong but what it does itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

STEPS = 5000


@pytest.mark.long
@pytest.mark.parametrize("seed", [31, 22])
def test_a_monkey_at_all_pages_and_tables(tmp_path: Path, seed: int) -> None:
    """Before items of layouts were hidden from Python it ended in the rules after some thousand steps."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.monkey", str(tmp_path), str(seed), str(STEPS)],
        capture_output=True, text=True, check=False, timeout=3600, env=os.environ | {
            "QT_QPA_PLATFORM": "offscreen", "MALLOC_PERTURB_": "165", "PYTHONPATH": str(Path(__file__).parents[1]),
        },
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stderr[-4000:]}\n{(tmp_path / 'steps').read_text()[-500:]}"
