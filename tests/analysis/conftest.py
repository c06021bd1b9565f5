import pytest

from pokertable.analysis import arrays


@pytest.fixture(autouse=True)
def _indices_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The analysis looks up without checking; here a wrong index raises instead of wrapping round."""
    monkeypatch.setattr(arrays, "out_of_range", "raise")
