"""Cards that lay open when their hand was folded: they are out of play, and a stud player counts them."""

from __future__ import annotations

from pokertable.model.cards import Card
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase, phrase
from pokertable.session.words.line import CardText


def dead_cards(seen: Observation) -> tuple[Card, ...]:
    """The up cards of folded hands, the highest first; none in a game without up cards."""
    dead = {card for view in seen.seats if view.folded for card in view.ups}
    return tuple(sorted(dead, key=lambda card: (-card.rank, -card.suit)))


def dead_cards_words(seen: Observation) -> Phrase | None:
    """``Dead: K♠ 9♥ 3♦``; None where no card is."""
    cards = dead_cards(seen)
    return phrase("Dead: {cards}", cards=CardText(cards)) if cards else None
