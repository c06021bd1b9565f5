"""Live help counts as long as it needs: how fast the machine is decides nothing."""

from __future__ import annotations

import pytest


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("odds._SECONDS", "odds._SECONDS_OF_EQUITY", "pace.TURN"):
        monkeypatch.setattr(f"pokertable.training.live.{name}", 1000.0)
