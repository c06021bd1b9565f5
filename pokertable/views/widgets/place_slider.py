"""A slider that goes to where it is pressed: Qt's own goes a page towards it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QWidget


class PlaceSlider(QSlider):
    """A slider that goes to where it is pressed, and on with the pointer: a subclass says by `go` what lies there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def go(self, x: float) -> None:
        """The pointer is so many px from the left."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.LeftButton:
            self.go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing more: it is there already."""
        event.accept()
