"""How many of the combinations make what: every figure, however little room there is."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from pokertable.model.cards import parse_cards
from pokertable.model.ranking.category import Category
from pokertable.training.lab.cards import LabCards, lab_variant
from pokertable.training.lab.grid import combination_grid
from pokertable.views.kit import painting
from pokertable.views.lab.side import CategoryBars


@pytest.mark.painted
@pytest.mark.parametrize("height", [40, 52, 90, 200])
def test_no_category_is_left_out_in_little_room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, height: int) -> None:
    """Figures that do not add up to sixty would be misread: only the bars give way."""
    painted: list[tuple[QRectF, str]] = []

    class Watched(QPainter):
        def drawText(self, box: Any, flags: Any, text: Any) -> None:  # type: ignore[override]  # noqa: N802
            painted.append((QRectF(box), text))
            super().drawText(box, flags, text)

    monkeypatch.setattr(painting, "QPainter", Watched)
    bars = CategoryBars()
    qtbot.addWidget(bars)
    bars.resize(226, height)
    cards = LabCards.of(lab_variant("omaha8"), parse_cards("7cAs9cTc"), parse_cards("5s6s7s9hTs"))
    bars.show_grid(combination_grid(cards), Category.FLUSH)
    bars.grab()
    texts = [text for _, text in painted]
    assert texts[::2] == ["Flush", "Two pair", "Pair", "High card", "Low"]
    assert sum(map(int, texts[1:9:2])) == 60
    assert all(QRectF(bars.rect()).contains(box) for box, _ in painted)
    lines = [box for box, _ in painted[::2]]
    assert min(box.height() for box in lines) >= 12
    assert not any(one.intersects(other) for one in lines for other in lines if one is not other)
