"""How many examples are tried by default, and in the long run."""

from __future__ import annotations

from hypothesis import settings

from tests.narrow import known

FEW = 30
MANY = 300


def examples(count: int) -> settings:
    """So many of them by default, ten times as many in the long run."""
    return settings(max_examples=count * known(settings.default).max_examples // FEW)
