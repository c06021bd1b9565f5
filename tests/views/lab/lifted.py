"""Which cards a felt of the lab lifts for a share."""

from __future__ import annotations

from pokertable.model.cards import Card
from pokertable.views.lab.felt import LabFelt
from pokertable.views.lab.page import LabPage


def lifted(felt: LabFelt, page: LabPage, share: str) -> set[Card]:
    cards = (*page.cards.hand_cards, *page.cards.board_cards)
    return {card for card in cards if getattr(felt.state_of(card), share)}
