"""Widgets are laid out and work, but are not painted: only a test marked `painted` looks at them."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture
def qtbot(qtbot: QtBot, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    if request.node.get_closest_marker("painted") is None:
        add = qtbot.addWidget

        def add_unpainted(widget: QWidget, **more: Any) -> None:
            widget.setUpdatesEnabled(False)
            add(widget, **more)

        def refuse(widget: QWidget, *_: object) -> NoReturn:
            raise AssertionError(f"{widget} is not painted: mark the test `painted`")

        monkeypatch.setattr(qtbot, "addWidget", add_unpainted)
        for looks in ("grab", "render"):
            monkeypatch.setattr(QWidget, looks, refuse)
    return qtbot
