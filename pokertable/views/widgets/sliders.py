"""Sliders that go where they are pressed: Qt's moves by pages. The wheel scrolls the page over a field of a form."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget


class _LeavesWheel(QObject):
    """Passes the wheel on to what is around the watched widget."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel:
            return False
        event.ignore()
        return True


def leave_wheel(field: QWidget) -> None:
    """Let the wheel scroll the page, and never change a field that the pointer happens to pass over."""
    field.installEventFilter(_LeavesWheel(field))


class ClickedSlider(QSlider):
    """A slider that jumps to a click. The wheel is left to the page."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        leave_wheel(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move to the pointer, and follow it while dragged."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(slider, option, part, self)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            at = round(event.position().x() - handle.width() / 2)
            span = self.width() - handle.width()
            self.setSliderPosition(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, span))
        super().mousePressEvent(event)


class PlaceSlider(QSlider):
    """A slider that jumps to a press and follows the pointer; a subclass interprets the position in `go`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def go(self, x: float) -> None:
        """Handle the pointer at `x` px from the left."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.LeftButton:
            self.go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore the release: the slider is there already."""
        event.accept()
