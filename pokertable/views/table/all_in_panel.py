"""While hands lie open and cards are to come: the player's part of each pot, its outs, and the way to the next card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.session.words.words import STREET_TITLES
from pokertable.views.cards.card import paint_card
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.cards.card_text import card_text
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, follow_scale, follow_text, scaled, set_type, sized, text_width
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn, paint_words
from pokertable.views.kit.translate import counted, in_a_row, in_clauses, number, shown, whole_percent
from pokertable.views.table.foot_panel import FootPanel
from pokertable.views.widgets.buttons import Button, Rank, Tone
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row

if TYPE_CHECKING:
    from pokertable.model.hand.observation import Observation
    from pokertable.training.live.all_in import OpenEquities, PotEquity

_MOST: Final = 14
"""Most outs that are named; more are counted."""
_WIDEST: Final = 38
"""Largest width of a small card, in px."""


class _Minis(Drawn, QWidget):
    """Small cards in a row, as wide as there is room, and how many more there are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards: tuple[Card, ...] = ()
        self._more = ""
        follow_scale(self.setFixedHeight, round(CARD_RATIO * _WIDEST) + 4)

    def show_cards(self, cards: Sequence[Card], *, more: int) -> None:
        """Show these cards and the number of others."""
        self._cards = tuple(cards)
        self._more = self.tr("+{count} more").format(count=number(more)) if more else ""
        self.setAccessibleName(in_a_row(filter(None, (*map(card_text, cards), self._more))))
        self.update()

    def draw(self, painter: QPainter) -> None:
        font = face(sized(14))
        room = self.width() - (text_width(font, self._more) + scaled(10) if self._more else 0)
        step = min(scaled(_WIDEST) + scaled(4), room / max(1, len(self._cards)))
        for at, card in enumerate(self._cards):
            box = QRectF(at * step + 1, 1, step - scaled(4), CARD_RATIO * (step - scaled(4)))
            paint_card(painter, box, card, theme=look().theme, deck=look().deck)
        if self._more:
            box = QRectF(len(self._cards) * step + scaled(8), 0, self.width(), CARD_RATIO * step)
            paint_words(painter, box, self._more, font, "muted")


class AllInPanel(FootPanel):
    """Shows `OpenEquities`. `next_button`: the next card comes at once, as with the window's Space."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.amounts = Amounts()
        """The format of chips."""
        self.title = PlainLabel(self)
        set_type(self.title, 26, bold=True)
        self.note = PlainLabel(self, tone="muted", wraps=True)
        set_type(self.note, 14)
        self.outs = PlainLabel(self, wraps=True)
        set_type(self.outs, 14, bold=True)
        self.cards = _Minis(self)
        self.next_button = Button(Tone.FILLED, self, rank=Rank.ACT)
        follow_text(self.next_button.setFixedWidth, 212)
        follow_text(self.next_button.setFixedHeight, 74)
        words = in_column(STRETCH, self.title, self.note, STRETCH, spacing=4)
        outs = in_column(STRETCH, self.outs, self.cards, STRETCH, spacing=4)
        in_row((words, 2), (outs, 3), self.next_button, of=self, margins=(16, 8, 13, 8), spacing=24)
        look().changed.connect(self._print_key)
        self._print_key()
        self.set_compact(False)
        self.setAccessibleName(self.tr("Cards to come"))

    def _print_key(self) -> None:
        self.next_button.set_key(key_cap(look().keys.go_on))

    def show_equities(self, equities: OpenEquities, seen: Observation) -> None:
        """Show the figures of a moment; the button names the street that comes."""
        street = shown(STREET_TITLES[seen.game.variant.streets[seen.street + 1].name])
        self.next_button.say(street, self.tr("dealt automatically"))
        self.title.setText(counted("One card to come", "%n cards to come", equities.to_come))
        self.note.setText(self._note(equities))
        outs = equities.outs or ()
        self.outs.setText(self._outs(equities))
        self.cards.show_cards(outs[:_MOST], more=len(outs[_MOST:]))

    def _outs(self, equities: OpenEquities) -> str:
        """The number of outs where they tell something; without any, whether the hand is dead."""
        if equities.outs is None:
            return ""
        cards = number(equities.unseen)
        if not equities.outs:
            is_dead = not any(pot.share for pot in equities.pots)
            return self.tr("Drawing dead: none of the {cards} cards left helps").format(cards=cards) if is_dead else ""
        said = counted("one out in {cards} cards", "%n outs in {cards} cards", len(equities.outs)).format(cards=cards)
        if not equities.splitting:
            return said
        part = counted(
            "{outs}, one of them for part of the pot", "{outs}, %n of them for part of the pot", equities.splitting
        )
        return part.format(outs=said)

    def _note(self, equities: OpenEquities) -> str:
        pots = equities.pots
        if not pots:
            return ""
        about = "" if equities.exact else "≈ "
        if len({pot.percent for pot in pots}) == 1:
            whole = sum(pot.amount for pot in pots)
            won = sum(pot.amount * pot.share for pot in pots)
            said = self.tr("Your equity {share}: {amount} of {pot}")
            amount, pot = self.amounts.text(round(won)), self.amounts.text(whole)
            return said.format(share=about + _share(pots[0]), amount=amount, pot=pot)
        named = [self.tr("{share} of the main pot").format(share=_share(pots[0]))]
        for at, side in enumerate(pots[1:], 1):
            one = self.tr("{share} of the side pot") if len(pots) == 2 else self.tr("{share} of side pot {number}")
            named.append(one.format(share=_share(side), number=number(at)))
        return self.tr("Your equity: {pots}").format(pots=about + in_clauses(named))


def _share(pot: PotEquity) -> str:
    return whole_percent(pot.percent)
