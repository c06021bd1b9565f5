"""A static graph: it takes no mouse and no keys, and uses the theme's colours. Imports pyqtgraph."""

from __future__ import annotations

from typing import Any

import pyqtgraph
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QMenu, QWidget

from pokertable.views.kit.fonts import face, sized
from pokertable.views.kit.look import look


class GraphCard(QFrame):
    """A card with a `plot` at least `height` px high; `more` goes to the plot's constructor.

    Subclasses lay it out, call `dress` once, and draw.
    """

    def __init__(self, parent: QWidget | None, height: int, **more: object) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.plot: Any = pyqtgraph.PlotWidget(self, enableMenu=False, **more)
        # Its own menus are never opened and would be windows that belong to nobody, and stay.
        menu = self.plot.getPlotItem().ctrlMenu
        for each in (menu, *menu.findChildren(QMenu)):
            each.setParent(self.plot, each.windowFlags())  # which stays a window: a child would be seen
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.hideButtons()
        self.plot.setMinimumHeight(height)
        look().changed.connect(self._dress_again)

    def dress(self) -> None:
        """Set ground and axes in the colours of the theme."""
        theme = look().theme
        self.plot.setBackground(theme.panel)
        for name in ("bottom", "left"):
            axis = self.plot.getAxis(name)
            axis.setPen(theme.color("line"))
            axis.setTextPen(theme.color("muted"))
            axis.setStyle(tickFont=face(sized(12)), tickLength=-4)
            axis.enableAutoSIPrefix(False)

    def draw_lines(self) -> None:
        """Draw the figures, in the theme's colours."""
        raise NotImplementedError

    def _dress_again(self) -> None:
        self.dress()
        self.draw_lines()

    def event(self, event: QEvent) -> bool:
        """Redraw on a change of screen scale: pens count screen pixels and keep their widths."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.draw_lines()
        return super().event(event)
