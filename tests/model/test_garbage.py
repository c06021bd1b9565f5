"""Garbage is looked for again after the work that leaves none, if it was before."""

from __future__ import annotations

import gc

import pytest

from pokertable.model.garbage import not_collecting


@pytest.mark.parametrize("was_on", [True, False])
def test_it_is_as_it_was_afterwards_whatever_happens(was_on: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if was_on else gc.disable)()
        with not_collecting():
            assert not gc.isenabled()
        assert gc.isenabled() is was_on
        with pytest.raises(RuntimeError, match="broken"), not_collecting():
            raise RuntimeError("broken")
        assert gc.isenabled() is was_on
    finally:
        (gc.enable if before else gc.disable)()
