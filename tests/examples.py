"""How many examples are tried by default, and in the long run."""

from __future__ import annotations

from hypothesis import settings

from tests.narrow import known

USUAL = 30
"""Of so many a test says how many it tries, as `examples`."""
FEW = 12
"""By default: what fails for one in ten is seldom missed, and each run tries others."""
MANY = 300


def examples(count: int) -> settings:
    """So many of `USUAL`: some third of them by default, ten times as many in the long run."""
    return settings(max_examples=max(1, count * known(settings.default).max_examples // USUAL))
