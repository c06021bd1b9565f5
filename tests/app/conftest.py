"""The table's controller with its page, and a program that writes down what it is asked."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject

from pokertable.views.kit.translate import shown
from tests.controllers.conftest import desk, page

__all__ = ["desk", "page", "room"]


class Window(QObject):
    """`bar.note` is what it says."""

    def __init__(self, page):
        super().__init__()
        self.table, self.is_at_table = page, True
        self.bar = SimpleNamespace(note="")

    def say(self, words):
        self.bar.note = "" if words is None else shown(words)


class Room:
    """All of it; `opened` are the pages that were asked for, `reviewed` the hands, `said` the errors."""

    def __init__(self, desk):
        self.desk, self.tables, self.flow, self.store = desk, desk.tables, desk.flow, desk.store
        self.window, self.pages = Window(desk.page), self
        self.opened: list[object] = []
        self.reviewed: list[tuple[int, bool]] = []
        self.said: list[object] = []
        self.profile = SimpleNamespace(store=desk.store, said=SimpleNamespace(emit=self.said.append))

    def of(self, _page):
        return self

    def open_page(self, page):
        self.opened.append(page)

    def review(self, hand_id, *, from_table=False):
        self.reviewed.append((hand_id, from_table))


@pytest.fixture
def room(desk):
    return Room(desk)
