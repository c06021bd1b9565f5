"""The lab's page, ready to be used."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from pokertable.views.kit.look import look
from pokertable.views.lab.page import LabPage


@pytest.fixture
def page(qtbot: QtBot) -> LabPage:
    page = LabPage(seed=1)
    look().change(speed=0)
    page.resize(1280, 756)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    page.lab.legal.felt.setFocus()
    return page
