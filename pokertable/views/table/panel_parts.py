"""The parts of the action panel: its line of words, buttons, amount, ticks; how they look and where they lie."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.theme import Theme
from pokertable.views.kit.two_ends import TwoEnds
from pokertable.views.kit.widgets import ActionButton, Tone
from pokertable.views.table.amount_editor import RING, AmountEditor
from pokertable.views.table.fixed_ladder import FixedLadder
from pokertable.views.table.panel_places import panel_places
from pokertable.views.table.preselect import PreselectBar


class PanelParts:
    """Built into a panel; decides nothing. `buttons` are the three that act."""

    def __init__(self, panel: QWidget) -> None:
        self.line = TwoEnds(panel)
        self.fold = ActionButton(Tone.OUTLINED, panel)
        self.call = ActionButton(Tone.FILLED, panel)
        self.editor = AmountEditor(panel)
        self.ladder = FixedLadder(panel)
        self.bet_or_raise = ActionButton(Tone.CORAL, panel)
        self.ticks = PreselectBar(panel)
        self.next = ActionButton(Tone.QUIET, panel)
        self.buttons = (self.fold, self.call, self.bet_or_raise)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        for end in (self.line.left, self.line.right):
            end.set_theme(theme)
        for button in (*self.buttons, self.next):
            button.set_theme(theme)
        self.editor.set_theme(theme)
        self.ladder.set_theme(theme)
        self.ticks.set_theme(theme)

    def print_keys(self, keys: KeyMap) -> None:
        """Print the keys on the buttons."""
        for button, key in (
            (self.fold, keys.fold),
            (self.call, keys.check_call),
            (self.bet_or_raise, keys.bet_raise),
            (self.ticks.check_fold, keys.fold),
            (self.ticks.check, keys.check_call),
            (self.next, keys.go_on),
        ):
            button.set_key(key)

    def show_for(self, *, acting: bool, ticking: bool, fixed: bool) -> None:
        """Which parts are there: the buttons to act with, or the ticks; `fixed`: a ladder instead of an amount."""
        for button in self.buttons:
            button.setVisible(acting)
        self.editor.setVisible(acting and not fixed)
        self.ladder.setVisible(acting and fixed)
        self.ticks.setVisible(ticking)
        self.next.setVisible(False)

    def set_dimmed(self, dimmed: bool) -> None:
        """Show that input is dead for a moment."""
        for button in self.buttons:
            button.set_dimmed(dimmed)
        self.editor.set_live(not dimmed)
        self.ladder.set_dimmed(dimmed)

    def place(self, width: int, height: int) -> None:
        """Put everything in its place in a panel of this size."""
        places = panel_places(width, height)
        self.fold.setGeometry(places.fold)
        self.call.setGeometry(places.call)
        self.editor.setGeometry(places.amount.adjusted(0, -RING, 0, 0))
        self.ladder.setGeometry(places.amount)
        self.bet_or_raise.setGeometry(places.raise_)
        area = places.fold.united(places.amount)
        self.ticks.setGeometry(area)
        both = max(places.call.right() + 1 - places.fold.left(), 400) // 2
        self.ticks.place((0, both), (both + 12, both), area.height())
        self.next.setGeometry(places.raise_)
        self.line.setGeometry(places.line)
