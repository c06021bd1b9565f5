"""The number of a window in its profile."""

from __future__ import annotations

import pytest

from pokertable.session.history.database.window import Window


def test_a_window_takes_its_number_on_a_full_disk_too(tmp_path):
    resource = pytest.importorskip("resource", reason="a limit on files stands for the full disk")
    path = tmp_path / "hands.sqlite"
    kept = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, kept[1]))
    try:
        window, other = Window(path), Window(path)
        assert (window.number, other.number) == (1, 2) and not other.is_gone(1)
        window.close()
        assert other.is_gone(1)
        other.close()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, kept)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["hands.sqlite.window-1", "hands.sqlite.window-2"]
