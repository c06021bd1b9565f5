"""Extra information for screen readers: the roles of our widgets, and announcements."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from pokertable.session.words.breaks import BLANK, NO_BREAK, apart, with_last
from pokertable.views.kit.language import unbroken, unbroken_html, without_joiners
from pokertable.views.kit.painting import Drawn

_OF_NO_KIND: Final = ("QWidget", "QScrollArea")
"""Qt classes for which readers get no role."""


def announce(teller: QWidget, words: str, *, urgent: bool = False) -> None:
    """Let a screen reader say this after the current text, or if `urgent` at once. Does nothing without one."""
    if not words or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(teller, words)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def announce_focused(teller: QWidget, words: str) -> None:
    """Announce the position of the keyboard cursor in a widget that draws its own parts."""
    if teller.hasFocus():
        announce(teller, words)


def as_seen(text: str) -> str:
    """A document's text as laid out (`unbroken`); plain while a reader is active, which gets all of it.

    Its no-break blanks need no joiner: Qt gives them back as blanks.
    """
    return apart(text) if QAccessible.isActive() else with_last(unbroken(text)).replace(BLANK, NO_BREAK)


def as_seen_html(html: str) -> str:
    """HTML treated like `as_seen`: only the text between the tags is changed."""
    return html if QAccessible.isActive() else unbroken_html(html)


class Written:
    """A document made by `as_seen`, rewritten when a reader first asks for it; a mixin placed before the Qt class."""

    def write_anew(self) -> None:
        """Write the document again."""
        raise NotImplementedError

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802  Qt names it
        """The selection to be copied, without joiners."""
        copied: QMimeData = super().createMimeDataFromSelection()  # type: ignore[misc]
        return without_joiners(copied)


def role_of(widget: QWidget) -> QAccessible.Role:
    """Role of one of our widgets that Qt does not know: a group, a field for keys, or words."""
    if not isinstance(widget, Drawn) or widget.findChild(QWidget) is not None:
        return QAccessible.Role.Pane
    return QAccessible.Role.Canvas if widget.focusPolicy().value else QAccessible.Role.StaticText


@cache
def tell_roles() -> None:
    """Report the roles of our own widgets from now on; Qt asks only while a reader is active."""
    QAccessible.installFactory(_interface)


def _interface(name: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of a widget; None leaves it to Qt, which asks for each of its classes up to ``QWidget``."""
    if isinstance(thing, Written) and name == type(thing).__name__:
        QTimer.singleShot(0, thing, thing.write_anew)
    if name not in _OF_NO_KIND or not isinstance(thing, QWidget) or type(thing) is QWidget:
        return None
    from PySide6.QtWidgets import QAccessibleWidget

    return QAccessibleWidget(thing, role_of(thing))
