"""Killed at any moment, the quiz has lost nothing that was answered."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pokertable.session.history.store.store import Store
from pokertable.training.learner.progress import Progress
from pokertable.training.quiz.topics import topic_from
from tests.games import one_of

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("seed", one_of(3, range(3)))
def test_killed_no_answer_is_lost(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    path = tmp_path / "profile.db"
    command = [sys.executable, "-m", "tests.training.learner.crash_player", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as player:
        assert player.stdout is not None
        said = [player.stdout.readline() for _ in range(rng.randint(1, 5))]
        time.sleep(rng.random() * 0.05)
        player.kill()
        said += player.stdout.readlines()
    answers, misses = map(int, [line for line in said if line.endswith("\n")][-1].split())
    store = Store(path)
    progress = Progress(store.progress, lambda: 1_800_000_000.0)
    assert answers <= progress.score(topic_from("potlimit")).asked <= answers + 1
    assert misses <= progress.waiting() <= misses + 1
    store.close()
