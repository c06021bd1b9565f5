"""Live help counts as long as it needs: how fast the machine is decides nothing."""

from __future__ import annotations

import pytest


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_SECONDS", "_SECONDS_OF_EQUITY"):
        monkeypatch.setattr(f"pokertable.training.live.odds.{name}", 1000.0)
