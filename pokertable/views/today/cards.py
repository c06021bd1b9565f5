"""A card of the page Today: how many questions, what about, and the cards of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from pokertable.views.cards.groups import Group, GroupsFelt
from pokertable.views.kit.fonts import follow_scale, follow_text, set_type
from pokertable.views.kit.translate import number
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import Stretch, in_column, in_row

_CARDS = 9
"""Most cards shown."""
_BUTTON = 48


class TodayPart(NamedTuple):
    """A part of the day: the number of `questions` about `title`; `tag` says why they are asked.

    `groups`: cards of one of them; `strong` and `about`: lines below. `go`: the words of a button, if there is one.
    """

    questions: int
    title: str
    tag: str
    groups: Sequence[Group] = ()
    strong: str = ""
    about: str = ""
    go: str = ""


class TodayCard(QFrame):
    """Shows a part of the day. `wanted()`: its button was pressed."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._has_cards, self._low = False, False
        self.count = PlainLabel(self)
        set_type(self.count, 26, bold=True)
        self.title = PlainLabel(self, wraps=True)
        set_type(self.title, 17, bold=True)
        self.tag = PlainLabel(self, tone="muted")
        self.felt = GroupsFelt(self)
        follow_scale(self.felt.setMinimumHeight, 60)
        follow_scale(self.felt.setMaximumHeight, 190)
        self.strong = PlainLabel(self, wraps=True, tone="strong")
        self.about = PlainLabel(self, wraps=True, tone="muted")
        self.button = Button(Tone.OUTLINED, self, clicked=self.wanted)
        follow_text(self.button.setFixedHeight, _BUTTON)
        head = in_row(self.count, (self.title, 1), spacing=12)
        in_column(
            self.tag, head, (self.felt, 1), self.strong, self.about, Stretch(0), self.button,
            of=self, margins=(20, 14, 20, 14), spacing=8,
        )  # fmt: skip

    def show_part(self, part: TodayPart) -> None:
        """Show this part."""
        self.count.setText(number(part.questions))
        self.count.setVisible(bool(part.questions))
        self.title.setText(part.title)
        self.tag.setText(part.tag)
        self.felt.show_groups(part.groups, most=_CARDS)
        self._has_cards = bool(part.groups)
        self._show_felt()
        for label, words in ((self.strong, part.strong), (self.about, part.about)):
            label.setText(words)
            label.setVisible(bool(words))
        self.button.say(part.go)
        self.button.setVisible(bool(part.go))

    def set_low(self, low: bool) -> None:
        """Set whether there is too little room for cards."""
        self._low = low
        self._show_felt()

    def _show_felt(self) -> None:
        self.felt.setVisible(self._has_cards and not self._low)
