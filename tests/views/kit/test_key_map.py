"""The labels of key caps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pokertable.views.kit.key_map import key_cap


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_an_arrow_is_drawn_as_one_in_every_language(speak: Callable[[str], str | None], language: str) -> None:
    """The review said "Haut" and "Bas" where the reads had arrows."""
    assert speak(language) is None
    assert [key_cap(key) for key in ("Up", "Down", "Left", "Right")] == ["↑", "↓", "←", "→"]
    assert key_cap("Shift+Up").endswith("+↑") and key_cap("F") == "F"
