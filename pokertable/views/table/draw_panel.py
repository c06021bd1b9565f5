"""A draw: choosing discards. The panel replaces the action panel while it is the player's turn to draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.model.hand.actions import Draw
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.views.cards import art
from pokertable.views.cards.card_text import rank_text
from pokertable.views.felt.highlights import NO_HIGHLIGHTS, Highlights
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import face, fitted, scaled, sized, text_width
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_box, paint_ring, paint_words
from pokertable.views.kit.signs import key_width, paint_key_at
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import in_a_row, shown
from pokertable.views.table.choice_row import panel_places
from pokertable.views.table.foot_panel import FootPanel, PanelKey, confirming
from pokertable.views.widgets.buttons import RING, Button, Rank, Slot, Tone, press_tabbed_to
from pokertable.views.widgets.labels import TwoEnds
from pokertable.views.widgets.layouts import Arranged, in_one_size

_MOST_CARDS = 5
_BETWEEN = 4
"""Px between two cards."""


class CardToggle(Button):
    """One card of a hand at a draw; pressed, it is discarded, pressed again, kept. Its key is its place."""

    def __init__(self, place: int, parent: QWidget, *, clicked: Slot) -> None:
        self._card: Card | None = None
        super().__init__(Tone.QUIET, parent, key=str(place), clicked=clicked)
        self.setCheckable(True)

    def show_card(self, card: Card, *, discarded: bool) -> None:
        """Show the card, and whether it is to be discarded."""
        self._card = card
        self.say(rank_text(card), self.tr("discard") if discarded else self.tr("keep"), tip=card_name(card))
        self.setAccessibleName(in_a_row((card_name(card), self.detail)))
        self.setChecked(discarded)

    def nextCheckState(self) -> None:  # noqa: N802  Qt names it
        """Ignore the press: `show_card` marks the discards."""

    def draw(self, painter: QPainter) -> None:
        """Draw the key and the card above, the word below; ringed if it is to be discarded."""
        card = self._card
        if card is None:
            return
        painter.setOpacity(0.7 if self._dimmed else 1.0)
        box = QRectF(self.rect()).adjusted(scaled(RING), scaled(RING), -scaled(RING), -scaled(RING))
        discarded = self.isChecked()
        ground, edge = ("panel", "turn") if discarded else ("raised", "muted" if self.underMouse() else "line")
        paint_box(
            painter, box.adjusted(1, 1, -1, -1), scaled(SIZES.radius[2]), ground, edge, scaled(2) if discarded else 1
        )
        if self.focus_seen:
            paint_ring(painter, box, scaled(SIZES.radius[3]))
        half = box.height() / 2
        self._paint_card(painter, QRectF(box.x() + scaled(3), box.y() + scaled(3), box.width() - scaled(6), half), card)
        word = QRectF(box.x() + scaled(3), box.y() + half, box.width() - scaled(6), half - scaled(2))
        px = fitted(self.detail, word.width(), (14, 12, 11), bold=discarded, height=word.height())
        paint_words(painter, word, self.detail, face(px, bold=discarded), "text" if discarded else "muted", CENTRE)

    def _paint_card(self, painter: QPainter, box: QRectF, card: Card) -> None:
        """Draw the key cap, then rank and suit, centred together."""
        ink = QColor(look().deck.on_panel(look().theme)[card.suit])
        rank, gap = rank_text(card), 0.12 * sized(17)
        cap = key_width(self._key)
        for px in (sized(17), 17, 14, 12):
            font = face(px, bold=True)
            wide, suit = text_width(font, rank), 0.85 * px
            room = box.width() - cap - wide - gap - suit
            if room >= 4 and 1.2 * px <= box.height():
                break
        between = min(scaled(9.0), max(scaled(3.0), room / 3))
        left = box.x() + max(0.0, (room - between) / 2)
        left = paint_key_at(painter, left, box.center().y(), self._key, look().theme.color("muted")) + between
        paint_words(painter, QRectF(left, box.y(), wide + scaled(2), box.height()), rank, font, ink)
        left += wide + gap
        art.paint_suit(painter, QRectF(left, box.center().y() - suit / 2, suit, suit).topLeft(), suit, card.suit, ink)


class DrawPanel(Arranged, FootPanel):
    """Buttons in the corresponding places of the action panel: discards where amounts are.

    A click on a card, on the felt or here, or its digit marks it as a discard; a second one keeps it. `acted(Draw)`:
    the player draws, or stands pat; with marked cards, standing pat has to be pressed twice. `picked()`: the marked
    cards have changed. Backspace keeps all again, Enter discards the marked cards. For a moment after the turn begins
    input is blocked.
    """

    acted = Signal(object)
    picked = Signal()

    def __init__(self, parent: QWidget | None = None, *, guard_ms: int = 400) -> None:
        super().__init__(parent)
        self._held: tuple[Card, ...] = ()
        self._picks: frozenset[Card] = frozenset()
        self._seen: Observation | None = None
        self._names: tuple[str, ...] = ()
        self._asks_pat = False
        self._guard = QTimer(self, singleShot=True, interval=guard_ms)
        self._guard.timeout.connect(self._say_buttons)
        self.line = TwoEnds(self)
        self.fold_button = Button(Tone.OUTLINED, self, rank=Rank.ACT)
        self.pat_button = Button(Tone.OUTLINED, self, rank=Rank.ACT, clicked=self.stand_pat)
        self.toggles = tuple(
            [CardToggle(place + 1, self, clicked=partial(self._pick_number, place)) for place in range(_MOST_CARDS)]
        )
        self.draw_button = Button(Tone.FILLED, self, rank=Rank.ACT, clicked=self.draw_cards)
        in_one_size(self.fold_button, self.pat_button, self.draw_button)
        self._bind_keys()
        look().changed.connect(self._bind_keys)
        look().changed.connect(self._say_line)
        self.setAccessibleName(self.tr("Which cards do you discard?"))
        self.set_compact(False)
        self._say_buttons()

    # Input

    def ask(self, observation: Observation, seat: int, names: Sequence[str]) -> None:
        """Begin this seat's draw without discards."""
        self._seen, self._held, self._picks = observation, observation.seats[seat].known, frozenset()
        self._names, self._asks_pat = tuple(names), False
        if self._guard.interval() > 0:
            self._guard.start()
        self.arrange()
        self._show_picks()
        self._say_line()
        announce(self, self.line.left.text)

    def forget(self) -> None:
        """End the turn."""
        self._seen, self._held, self._picks = None, (), frozenset()
        self._guard.stop()
        self.enable_keys()

    @property
    def is_asking(self) -> bool:
        """Whether it is the player's turn to draw."""
        return self._seen is not None

    @property
    def live(self) -> bool:
        """Whether input counts: a turn, past the guard time."""
        return self.is_asking and not self._guard.isActive()

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The marked discards, in the order held."""
        return tuple([card for card in self._held if card in self._picks])

    @property
    def kept(self) -> tuple[Card, ...]:
        """The kept cards."""
        return tuple([card for card in self._held if card not in self._picks])

    @property
    def highlights(self) -> Highlights:
        """Highlights of the discards on the table."""
        return Highlights(pool=self._held, discarded=self._picks) if self.is_asking else NO_HIGHLIGHTS

    # The player's actions

    def pick(self, card: Card) -> None:
        """Mark this card as a discard, or keep it."""
        if self.live and card in self._held:
            self._picks ^= {card}
            announce(self, shown(_said_of(card_name(card), discarded=card in self._picks)), urgent=True)
            self._show_picks()

    def keep_all(self) -> None:
        """Keep all marked cards."""
        if self.is_asking and (self._picks or self._asks_pat):
            self._picks = frozenset()
            self._show_picks()

    def stand_pat(self) -> None:
        """Stand pat; with marked cards ask first: one of the two would be a mistake."""
        if not self.live:
            return
        if self._picks and not self._asks_pat:
            self._asks_pat = True
            if self._guard.interval() > 0:
                self._guard.start()
            self._say_buttons()
            announce(self, f"{self.pat_button.text()}, {self.pat_button.detail}", urgent=True)
            return
        self._act(())

    def draw_cards(self) -> None:
        """Discard the marked cards and draw as many."""
        if self.live and self._picks:
            self._act(self.discarded)

    def _act(self, discarded: tuple[Card, ...]) -> None:
        self._seen = None
        self.enable_keys()
        self.acted.emit(Draw(discarded))

    def _enter(self) -> None:
        """Press the button reached by Tab, else discard; a pat hand is never confirmed by accident."""
        if not press_tabbed_to():
            self.draw_cards()

    def _pick_number(self, place: int) -> None:
        if place < len(self._held):
            self.pick(self._held[place])

    # Internals

    def _bind_keys(self) -> None:
        keys = look().keys
        self.fold_button.set_key(keys.fold)
        self.pat_button.set_key(keys.stand_pat)
        self.draw_button.set_key(key_cap(keys.draw))
        acts: dict[str, Callable[[], None]] = {
            str(place + 1): partial(self._pick_number, place) for place in range(_MOST_CARDS)
        }
        acts |= dict.fromkeys(confirming(keys), self._enter)
        acts |= {"Backspace": self.keep_all, "Escape": self.keep_all}
        acts |= {keys.stand_pat: self.stand_pat, keys.draw: self.draw_cards}
        self.bind(PanelKey(key, act, lambda: self.is_asking) for key, act in acts.items() if key)

    def _show_picks(self) -> None:
        self._asks_pat = False
        self._say_buttons()
        self.enable_keys()
        self.picked.emit()

    def _say_line(self) -> None:
        if self._seen is not None:
            self.line.left.say(*map(shown, _questions(self._seen)))
            self.line.right.say(shown(_others(self._seen, self._names)), token="muted")

    def _say_buttons(self) -> None:
        discarded, count = self.discarded, len(self._picks)
        self.fold_button.say(self.tr("Fold"), reason=self.tr("no bet"))
        key = key_cap(look().keys.stand_pat)
        keeps = shown(_keeps_all(len(self._held)))
        again = self.tr("discard none? {key}\xa0again").format(key=key) if key else self.tr("discard none? Click again")
        self.pat_button.say(self.tr("Stand pat"), again if self._asks_pat else keeps)
        title = self.tr("Discard {count}").format(count=count) if count else self.tr("Discard")
        self.draw_button.say(
            title,
            shown(_discards([rank_text(card) for card in discarded])) if discarded else "",
            reason="" if count else self.tr("choose cards"),
            tip=in_a_row(card_name(card) for card in discarded),
        )
        for toggle, card in zip(self.toggles, self._held, strict=False):
            toggle.show_card(card, discarded=card in self._picks)
        for button in self._live_buttons():
            button.set_dimmed(self._guard.isActive())

    def _live_buttons(self) -> tuple[Button, ...]:
        return self.pat_button, *self.toggles, self.draw_button

    # Layout

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(680), self.height())

    def arrange(self) -> None:
        """Put everything in its place."""
        places = panel_places(self.width(), self.height())
        self.line.setGeometry(places.line)
        self.fold_button.setGeometry(places.fold)
        self.pat_button.setGeometry(places.call)
        self.draw_button.setGeometry(places.raise_)
        room, count = places.amount, max(1, len(self._held))
        each = (room.width() + scaled(RING)) // count
        for place, toggle in enumerate(self.toggles):
            toggle.setVisible(place < len(self._held))
            left = room.x() + place * each
            toggle.setGeometry(QRect(left, room.y(), each - scaled(_BETWEEN) + scaled(RING), room.height()))


_KEEPS_ALL: Final = {4: phrase("keep all four"), 5: phrase("keep all five")}


def _questions(observation: Observation) -> tuple[Phrase, ...]:
    """The question, from the fullest wording to the shortest."""
    match observation.draws_begun, observation.game.variant.draws:
        case _, 1:
            return (
                phrase("Your draw. Click the cards to discard, or press their numbers."),
                phrase("Your draw: what do you discard?"),
            )
        case now, last if now == last:
            return (
                phrase("Last draw. Click the cards to discard, or press their numbers."),
                phrase("Last draw: what do you discard?"),
            )
        case 1, _:
            return (
                phrase("First draw. Click the cards to discard, or press their numbers."),
                phrase("First draw: what do you discard?"),
            )
        case _:
            return (
                phrase("Second draw. Click the cards to discard, or press their numbers."),
                phrase("Second draw: what do you discard?"),
            )


def _others(observation: Observation, names: Sequence[str]) -> Phrase:
    """Draws of the players who drew before this one."""
    now = observation.draws_begun
    told: list[Field] = []
    order = [(observation.button + 1 + place) % len(names) for place in range(len(names))]
    for seat in order:
        view = observation.seats[seat]
        if view.folded or len(view.drew) < now:
            continue
        count = view.drew[-1]
        said = phrase("{name} drew {count}", name=names[seat], count=count)
        told.append(said if count else phrase("{name} stood pat", name=names[seat]))
    if not told:
        return phrase("You draw first")
    every = listed(told)
    assert isinstance(every, Phrase)
    return every


def _keeps_all(count: int) -> Phrase:
    return _KEEPS_ALL.get(count) or phrase("keep every card")


def _discards(ranks: Sequence[str]) -> Phrase:
    """The discards by rank: ``discards 7 and K``, ``discards 2, 7 and K``."""
    *most, last = ranks
    if not most:
        return phrase("discards {rank}", rank=last)
    return phrase("discards {ranks} and {rank}", ranks=listed(most), rank=last)


def _said_of(card: str, *, discarded: bool) -> Phrase:
    """The effect of a press on a card, for a screen reader."""
    return phrase("{card}: discard", card=card) if discarded else phrase("{card}: keep", card=card)
