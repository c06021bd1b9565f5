"""Paths as people write them."""

from __future__ import annotations

import contextlib
from pathlib import Path


def short(path: Path) -> str:
    """A path with ``~`` for the home directory."""
    with contextlib.suppress(ValueError, RuntimeError):
        return str(Path("~") / path.relative_to(Path.home()))
    return str(path)
