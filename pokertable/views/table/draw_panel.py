"""A draw: which cards are thrown? It takes the action panel's place while it is the player's turn to draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.model.cards import Card, known
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import CardText
from pokertable.views.cards.card_text import RichLabel
from pokertable.views.felt.highlights import NO_HIGHLIGHTS, Highlights
from pokertable.views.felt.table_text import card_name, spoken
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.labels import toned
from pokertable.views.kit.layouts import STRETCH, in_column, in_row
from pokertable.views.kit.look import look
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.widgets import ActionButton, Tone
from pokertable.views.table.foot_panel import FootPanel, PanelKey, confirming


class DrawPanel(FootPanel):
    """Cards are thrown by a click on them, on the felt, or by the figures on them; a second one keeps them.

    `acted(Draw)`: the player draws, or stands pat. `picked()`: other cards are to be thrown. Keys: the figures,
    Backspace keeps all again, the key of check or call stands pat, that of bet or raise draws, and Enter throws what is
    picked. For a moment after it has become the player's turn input is dead.
    """

    acted = Signal(object)
    picked = Signal()

    def __init__(self, parent: QWidget | None = None, *, guard_ms: int = 400) -> None:
        super().__init__(parent)
        self._held: tuple[Card, ...] = ()
        self._picks: list[Card] = []
        self._asking = False
        self._guard = QTimer(self, singleShot=True, interval=guard_ms)
        self._guard.timeout.connect(self._say_buttons)
        self._words = toned(RichLabel(self), "heading")
        self._words.setWordWrap(True)
        self._rule = toned(RichLabel(self), "muted")
        self._rule.setWordWrap(True)
        self.keep_button = ActionButton(Tone.QUIET, self, self.tr("Keep all"), key=self.tr("⌫"), clicked=self.keep_all)
        self.pat_button = ActionButton(Tone.OUTLINED, self, clicked=self.stand_pat)
        self.draw_button = ActionButton(Tone.FILLED, self, clicked=self.draw_cards)
        for button, wide in ((self.keep_button, 132), (self.pat_button, 176), (self.draw_button, 190)):
            button.setFixedSize(wide, 56)
        words = in_column(STRETCH, self._words, self._rule, STRETCH, spacing=2)
        buttons = (self.keep_button, self.pat_button, self.draw_button)
        in_row((words, 1), *buttons, of=self, margins=(16, 8, 13, 8), spacing=8)
        self._bind_keys()
        look().changed.connect(self._bind_keys)
        self.setAccessibleName(self.tr("Which cards do you throw?"))

    # What it is told

    def ask(self, observation: Observation, seat: int) -> None:
        """It is this seat's turn to draw; nothing is thrown yet."""
        view = observation.seats[seat]
        self._held, self._picks, self._asking = view.known, [], True
        before = known(card for cards in view.thrown for card in cards)
        self._words.show_phrase(self._question(observation))
        self._rule.show_phrase(
            phrase("Click the cards to throw, or press their figures. Thrown before: {cards}", cards=CardText(before))
            if before
            else phrase("Click the cards to throw, or press their figures.")
        )
        if self._guard.interval() > 0:
            self._guard.start()
        self._show_picks()
        announce(self, spoken(self._question(observation)))

    def forget(self) -> None:
        """The turn is over."""
        self._held, self._picks, self._asking = (), [], False
        self._guard.stop()
        self.enable_keys()

    @property
    def is_asking(self) -> bool:
        """Whether it is the player's turn to draw."""
        return self._asking

    @property
    def live(self) -> bool:
        """Whether input counts: a turn, past the guard time."""
        return self._asking and not self._guard.isActive()

    @property
    def thrown(self) -> tuple[Card, ...]:
        """The cards that are to be thrown, in the order held."""
        return tuple([card for card in self._held if card in self._picks])

    @property
    def highlights(self) -> Highlights:
        """How the cards on the table show what is to be thrown."""
        return Highlights(pool=self._held, picked=frozenset(self._picks)) if self._asking else NO_HIGHLIGHTS

    # What the player does

    def pick(self, card: Card) -> None:
        """Throw this card, or keep it after all."""
        if not self._asking or card not in self._held:
            return
        if card in self._picks:
            self._picks.remove(card)
        else:
            self._picks.append(card)
        self._show_picks()

    def keep_all(self) -> None:
        """Throw none of those that were picked."""
        if self._asking and self._picks:
            self._picks = []
            self._show_picks()

    def stand_pat(self) -> None:
        """Throw nothing; not while cards are picked: one of the two would be a mistake."""
        if self.live and not self._picks:
            self._act()

    def draw_cards(self) -> None:
        """Throw what is picked and get as many."""
        if self.live and self._picks:
            self._act()

    def _act(self) -> None:
        action = Draw(self.thrown)
        self._asking = False
        self.enable_keys()
        self.acted.emit(action)

    def _enter(self) -> None:
        """The button that was tabbed to, else the throw; a pat hand is never confirmed by chance."""
        focus = QApplication.focusWidget()
        if isinstance(focus, ActionButton) and focus.reached_by_keys and self.isAncestorOf(focus):
            focus.click()
        else:
            self.draw_cards()

    def _pick_number(self, place: int) -> None:
        if place < len(self._held):
            self.pick(self._held[place])

    # Inside

    def _bind_keys(self) -> None:
        keys = look().keys
        self.pat_button.set_key(keys.check_call)
        self.draw_button.set_key(key_cap(keys.bet_raise))
        acts: dict[str, Callable[[], None]] = {str(place + 1): partial(self._pick_number, place) for place in range(9)}
        acts |= dict.fromkeys(confirming(keys), self._enter)
        acts |= {"Backspace": self.keep_all, "Escape": self.keep_all}
        acts |= {keys.check_call: self.stand_pat, keys.bet_raise: self.draw_cards}
        self.bind(PanelKey(key, act, lambda: self.is_asking) for key, act in acts.items() if key)

    def _question(self, observation: Observation) -> Phrase:
        last = not any(street.draw for street in observation.game.variant.streets[observation.street + 1 :])
        return phrase("The last draw: what do you throw?") if last else phrase("Your draw: what do you throw?")

    def _show_picks(self) -> None:
        self._say_buttons()
        self.enable_keys()
        self.picked.emit()

    def _say_buttons(self) -> None:
        count, thrown = len(self._picks), ", ".join(card_name(card) for card in self.thrown)
        self.keep_button.say(self.tr("Keep all"), available=bool(count))
        self.pat_button.say(self.tr("Stand pat"), self.tr("keep every card"), available=not count)
        title = self.tr("Draw {count}").format(count=count) if count else self.tr("Draw")
        self.draw_button.say(title, reason="" if count else self.tr("pick the cards to throw"), tip=thrown)
        for button in (self.keep_button, self.pat_button, self.draw_button):
            button.set_dimmed(self._guard.isActive())
