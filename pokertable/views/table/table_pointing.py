"""The question before a showdown: which of your cards play? It replaces the action panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase
from pokertable.training.picking import Picking
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.felt.highlights import NO_HIGHLIGHTS, Highlights
from pokertable.views.felt.table_text import spoken
from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import shown
from pokertable.views.table.foot_panel import FootPanel, PanelKey, confirming
from pokertable.views.widgets.buttons import Button, Tone, press_tabbed_to
from pokertable.views.widgets.labels import PlainLabel, set_tone, toned
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row

if TYPE_CHECKING:
    from pokertable.training.learner.at_table import Pointing


_WIDER = 1.2
"""Stretch of the buttons for large text; the question has the rest."""


class PointingPanel(FootPanel):
    """Asks for one share after another; afterwards it shows the verdict.

    `pointed(cards)`: a set of cards per share, None for "no low". `skipped()`. `picked()`: the picked cards have
    changed. Keys: the digits on the cards, N for no low, Backspace undoes, Enter confirms, Escape skips (as does the
    window's Space).
    """

    pointed = Signal(object)
    skipped = Signal()
    picked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said: Phrase | None = None
        """The question, or the verdict."""
        self._asked: Pointing | None = None
        self._picking: Picking[Cards | None] = Picking()
        """The picked cards, share by share."""
        self._pool: Cards = ()
        """The cards that can be picked, in the order of their keys."""
        self._words = toned(RichLabel(self), "heading")
        self._words.setWordWrap(True)
        self._rule = PlainLabel(self, tone="muted", wraps=True)
        self.skip_button = Button(Tone.QUIET, self, clicked=self.skip)
        self.skip_button.say(self.tr("Skip"), tip=self.tr("Skipped: not counted"))
        self.undo_button = Button(Tone.QUIET, self, self.tr("Undo"), key=self.tr("⌫"), clicked=self.undo)
        self.none_button = Button(Tone.OUTLINED, self, self.tr("No low"), key="N", clicked=self.deny_low)
        self.confirm_button = Button(Tone.FILLED, self, clicked=self.confirm)
        widths = {self.skip_button: 118, self.undo_button: 118, self.none_button: 140, self.confirm_button: 180}
        for button, wide in widths.items():
            follow_scale(button.setFixedSize, round(wide * _WIDER), 56)
        words = in_column(STRETCH, self._words, self._rule, STRETCH, spacing=2)
        in_row((words, 1), *widths, of=self, margins=(16, 8, 13, 8), spacing=8)
        self._bind_keys()
        look().changed.connect(self._bind_keys)
        self.setAccessibleName(self.tr("Which cards play?"))

    # Input

    def ask(self, asked: Pointing, order: Cards | None = None) -> None:
        """Ask the question; no card is picked yet. `order`: the cards as they lie, so that the first has the key 1."""
        self._asked, self._picking = asked, Picking()
        self._pool = asked.pool if order is None else order
        self._show_question()

    def forget(self) -> None:
        """Drop the question."""
        self._asked, self._picking = None, Picking()
        self.enable_keys()

    def say_verdict(self, words: Phrase, *, right: bool) -> None:
        """Show the verdict until the result is shown."""
        self._asked = None
        self._set_words(words, "", tone="right" if right else "wrong")

    @property
    def is_asking(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    @property
    def words(self) -> str:
        """The present question or verdict."""
        return "" if self._said is None else shown(self._said)

    @property
    def question(self) -> Phrase | None:  # noqa: D102
        return None if self._asked is None else self._asked.prompt(self._share(self._asked))

    @property
    def highlights(self) -> Highlights:
        """Highlights of the question on the table."""
        if self._asked is None:
            return NO_HIGHLIGHTS
        return Highlights(pool=self._pool, picked=frozenset(self._picking.picks))

    def _bind_keys(self) -> None:
        keys = look().keys
        self.skip_button.set_key(key_cap(keys.go_on))
        self.confirm_button.set_key(key_cap(keys.confirm))
        acts: dict[str, Callable[[], None]] = {str(place + 1): partial(self._pick_number, place) for place in range(9)}
        acts |= dict.fromkeys(confirming(keys), self._enter)
        acts |= {"N": self.deny_low, "Backspace": self.undo, "Escape": self.skip}
        self.bind(PanelKey(key, act, lambda: self.is_asking) for key, act in acts.items())

    # The player's actions

    def pick(self, card: Card) -> None:
        """Pick a card, or put it back."""
        if self._asked is None or card not in self._asked.pool:
            return
        self._picking.toggle(card, len(self._asked.pool))
        self._show_question()

    def undo(self) -> None:
        """Put back the last card; without one, return to the previous share."""
        if self._asked is None:
            return
        self._picking.undo()
        self._show_question()

    def deny_low(self) -> None:
        """Answer that there is no low."""
        if self._asked is not None and self._share(self._asked).must_qualify:
            self._give(self._asked, None)

    def confirm(self) -> None:
        """Confirm the picked cards; nothing while they are not an answer yet."""
        if self._asked is None or not self.confirm_button.isEnabled():
            return
        self._give(self._asked, self._picking.picks)

    def skip(self) -> None:
        """Skip the question."""
        if self._asked is not None:
            self.skipped.emit()

    def _pick_number(self, place: int) -> None:
        if self._asked is not None and place < len(self._pool):
            self.pick(self._pool[place])

    def _enter(self) -> None:
        """Press the button reached by Tab, else confirm."""
        if not press_tabbed_to():
            self.confirm()

    # Internals

    def _share(self, asked: Pointing) -> PotShare:
        return asked.shares[len(self._picking.done)]

    def _give(self, asked: Pointing, cards: Cards | None) -> None:
        """Give the cards of the current share and go on to the next."""
        if len(self._picking.done) + 1 < len(asked.shares):
            self._picking.take(cards)
            self._show_question()
        else:
            given = (*self._picking.done, cards)
            self.pointed.emit(tuple(None if each is None else frozenset(each) for each in given))

    def _show_question(self) -> None:
        asked = self._asked
        assert asked is not None
        share, picks = self._share(asked), self._picking.picks
        count = self.tr("{count} picked").format(count=len(picks))
        rule = self.tr("Click the cards: {rule}").format(rule=shown(asked.rule(share)))
        self._set_words(asked.prompt(share), f"{rule} · {count}" if picks else rule, tone="heading")
        none = not picks and share.exactly_from_hole is None and not share.must_qualify and not asked.wants_five
        fits = asked.fits(frozenset(picks)) and (bool(picks) or none)
        or_none = self.tr("click cards, or “No low”") if share.must_qualify else self.tr("click your cards")
        reason = self.tr("five cards") if asked.wants_five else or_none
        title = self.tr("None of them") if none else self.tr("Confirm")
        self.confirm_button.say(title, reason="" if fits else reason)
        self.undo_button.say(self.tr("Undo"), available=self._picking.can_undo)
        self.picked.emit()

    def _set_words(self, words: Phrase, rule: str, *, tone: str) -> None:
        asking = self._asked is not None
        self._said = words
        self._words.show_phrase(words)
        set_tone(self._words, tone)
        self._rule.setText(rule)
        self._rule.setVisible(asking)
        for button in (self.skip_button, self.undo_button, self.confirm_button):
            button.setVisible(asking)
        self.none_button.setVisible(self._asked is not None and self._share(self._asked).must_qualify)
        announce(self, spoken(words))
        self.enable_keys()
