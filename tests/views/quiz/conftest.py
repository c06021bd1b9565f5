"""Keys and mouse are asked the same questions, each of which is worked out once."""

from __future__ import annotations

import pytest

from pokertable.views.quiz import feed
from tests.training.quiz.asked import prepared


@pytest.fixture(autouse=True)
def prepared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "prepare", prepared)
