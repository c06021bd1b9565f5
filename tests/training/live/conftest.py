"""Live help counts as long as it needs: how fast the machine is decides nothing."""

from __future__ import annotations

import pytest

from pokertable.training.live import in_play

ALL_DEALS = in_play.MOST


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("odds._SECONDS", "odds._SECONDS_OF_EQUITY", "pace.TURN"):
        monkeypatch.setattr(f"pokertable.training.live.{name}", 1000.0)
    monkeypatch.setattr(in_play, "MOST", ALL_DEALS)
