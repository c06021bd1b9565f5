"""After a hand that nobody called: my cards to show, and the board that would have come."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from pokertable.model.text import Phrase
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.kit.fonts import follow_text, scaled, set_type, sized, width_of
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.signs import key_width
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import shown
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.layouts import STRETCH, in_row


class Afterwards(QWidget):
    """A button each, in the place of the winners' rows; `words` tells the cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_button = Button(Tone.QUIET, self, self.tr("Show my hand"))
        self.look_button = Button(Tone.QUIET, self, self.tr("What would have come?"))
        self.words = RichLabel(self)
        set_type(self.words, 17)
        follow_text(self._set_size, 44)
        in_row(
            self.show_button, self.look_button, (self.words, 1), STRETCH, of=self, margins=(13, 4, 13, 4), spacing=12
        )
        look().changed.connect(self._print_keys)
        self._print_keys()
        self.offer(shows=False, looks=False)

    def _set_size(self, high: int) -> None:
        for button in (self.show_button, self.look_button):
            wide = width_of(button.text(), sized(14), bold=True) + key_width("M") + scaled(44)
            button.setFixedSize(round(wide), high)

    def _print_keys(self) -> None:
        self.show_button.set_key(key_cap(look().keys.show_hand))
        self.look_button.set_key(key_cap(look().keys.look_on))

    def offer(self, *, shows: bool, looks: bool) -> None:
        """Offer what there is after this hand; nothing is told yet. The second stays where it is without the first."""
        self._keep_place(keeps=shows and looks)
        self.show_button.setVisible(shows)
        self.look_button.setVisible(looks)
        self.words.hide()
        self.setVisible(shows or looks)

    def _keep_place(self, *, keeps: bool) -> None:
        policy = self.show_button.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps)
        self.show_button.setSizePolicy(policy)

    def tell(self, words: Phrase, *, shows: bool) -> None:
        """Tell the cards; each is asked for once."""
        (self.show_button if shows else self.look_button).hide()
        if self.show_button.isHidden() and self.look_button.isHidden():
            self._keep_place(keeps=False)  # else the words would stand beside a hole
        self.words.show_phrase(words)
        self.words.show()
        announce(self, shown(words))
