"""The program's own files: of the wheel, or of the checkout."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import pokertable
from pokertable.model.resources import MissingResource, read_text, resource, root


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package without resources, in a folder of its own."""
    made = tmp_path / "pokertable"
    made.mkdir()
    monkeypatch.setattr(pokertable, "__path__", [str(made)])
    root.cache_clear()
    yield made
    root.cache_clear()


def test_those_of_the_wheel_come_before_those_of_the_checkout(package: Path) -> None:
    beside, inside = package.parent / "resources", package / "resources"
    with pytest.raises(MissingResource, match="no resources folder"):
        root()
    beside.mkdir()
    assert root() == beside
    inside.mkdir()
    root.cache_clear()
    assert root() == inside


def test_a_file_that_is_missing_is_named(package: Path) -> None:
    (package / "resources" / "art").mkdir(parents=True)
    (package / "resources" / "art" / "one.txt").write_text("ä", encoding="utf-8")
    assert read_text("art", "one.txt") == "ä"
    for names in (("art", "two.txt"), ("art",)):
        with pytest.raises(MissingResource, match="no resource " + "/".join(names)):
            resource(*names)
