"""A box that filters hands by one thing: the first of its entries is all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtWidgets import QComboBox, QWidget

from pokertable.views.widgets.buttons import Slot
from pokertable.views.widgets.choices import ChoiceBox


class FilterBox(ChoiceBox):
    """`least`: how many letters of an entry it has room for at the least."""

    def __init__(
        self, name: str, parent: QWidget, entries: Iterable[tuple[str, Any]] = (), *, chosen: Slot, least: int
    ) -> None:
        super().__init__(name, parent, entries, chosen)
        self.setProperty("tone", "filter")
        self.setToolTip(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(least)
