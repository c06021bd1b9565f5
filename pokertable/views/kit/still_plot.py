"""A plot to look at: it takes no mouse and no keys, and is dressed in the theme's colours. Imports pyqtgraph."""

from __future__ import annotations

from typing import Any

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.fonts import face, sized
from pokertable.views.kit.theme import Theme


def still_plot(parent: QWidget, height: int, **more: object) -> Any:
    """A plot at least `height` px high; `more` goes to its constructor."""
    plot = pyqtgraph.PlotWidget(parent, enableMenu=False, **more)
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setMouseEnabled(x=False, y=False)
    plot.hideButtons()
    plot.setMinimumHeight(height)
    return plot


def dress(plot: Any, theme: Theme) -> None:
    """Ground and axes in the colours of a theme."""
    plot.setBackground(theme.panel)
    for name in ("bottom", "left"):
        axis = plot.getAxis(name)
        axis.setPen(theme.color("line"))
        axis.setTextPen(theme.color("muted"))
        axis.setStyle(tickFont=face(sized(12)), tickLength=-4)
        axis.enableAutoSIPrefix(False)
