"""Topics and errors by their names in the names of the tests."""

from __future__ import annotations

import pytest

from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.topic import Topic


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    return val.key if isinstance(val, (Topic, ErrorKind)) else None
