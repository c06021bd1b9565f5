"""The lines of a button's menu: headings, and choices of which one is ticked."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidgetAction

from pokertable.views.kit.fonts import follow_scale
from pokertable.views.widgets.buttons import Button, Slot
from pokertable.views.widgets.labels import PlainLabel


def open_menu(button: Button, menu: QMenu) -> QMenu:
    """Let a press of the button open the menu, whose lines are closer together where the screen is too low for them."""
    button.setMenu(menu)
    menu.aboutToShow.connect(partial(_fit, menu))
    return menu


def _fit(menu: QMenu) -> None:
    for tight in (False, True):
        menu.setProperty("tight", tight)
        menu.style().unpolish(menu)
        menu.style().polish(menu)
        if menu.sizeHint().height() <= menu.screen().availableSize().height():
            return


def add_head(menu: QMenu, words: str) -> None:
    """A heading over the lines that follow; keys and pointer pass over it."""
    head = QWidgetAction(menu)
    label = PlainLabel(menu, words, tone="section")
    follow_scale(label.setContentsMargins, 16, 8, 16, 2)
    head.setDefaultWidget(label)
    head.setText(words)
    head.setEnabled(False)
    menu.addAction(head)


def add_choice(menu: QMenu, group: QActionGroup, text: str, chosen: Slot, *, checked: bool = False) -> QAction:
    """A menu line for one of a group, one of which is ticked."""
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(checked)
    action.triggered.connect(chosen)
    group.addAction(action)
    return action
