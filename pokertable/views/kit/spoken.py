"""What a screen reader is told beyond the names that widgets have: what they are, and what has just happened."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.language import unbroken, unbroken_html
from pokertable.views.kit.painting import Drawn

_OF_NO_KIND: Final = ("QWidget", "QScrollArea")
"""Classes of Qt's that it tells readers nothing of."""


def announce(teller: QWidget, words: str, *, urgent: bool = False) -> None:
    """Have a screen reader say this after what it is saying, or if `urgent` at once. Nothing is done without one."""
    if not words or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(teller, words)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def announce_focused(teller: QWidget, words: str) -> None:
    """Announce where the keys are in a widget that draws its own parts."""
    if teller.hasFocus():
        announce(teller, words)


def as_seen(text: str) -> str:
    """The text for a document as it is laid out (`unbroken`); plain while there is a reader, who gets all of it."""
    return text if QAccessible.isActive() else unbroken(text)


def as_seen_html(html: str) -> str:
    """As `as_seen`, the text between the tags alone."""
    return html if QAccessible.isActive() else unbroken_html(html)


class Written:
    """Text in a document, made by `as_seen`: it is written anew when a reader asks for it the first time."""

    def write_anew(self) -> None:
        """Write the document again."""
        raise NotImplementedError


def role_of(widget: QWidget) -> QAccessible.Role:
    """What a widget of our own is, where Qt does not know: a group of others, a field that keys work in, or words."""
    if not isinstance(widget, Drawn) or widget.findChild(QWidget) is not None:
        return QAccessible.Role.Pane
    return QAccessible.Role.Canvas if widget.focusPolicy().value else QAccessible.Role.StaticText


@cache
def tell_roles() -> None:
    """Tell readers from now on what our own widgets are; asked for only while there is a reader."""
    QAccessible.installFactory(_interface)


def _interface(name: str, thing: QObject) -> QAccessibleInterface | None:
    """What stands for a widget; None leaves it to Qt, which is asked for each of its classes before ``QWidget``."""
    if isinstance(thing, Written) and name == type(thing).__name__:
        QTimer.singleShot(0, thing, thing.write_anew)
    if name not in _OF_NO_KIND or not isinstance(thing, QWidget) or type(thing) is QWidget:
        return None
    from PySide6.QtWidgets import QAccessibleWidget

    return QAccessibleWidget(thing, role_of(thing))
