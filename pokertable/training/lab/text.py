"""Cards that are typed or pasted into the lab: a hand and a board in one text."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pokertable.model.cards import SUIT_OF_SIGN, parse_cards, show_cards
from pokertable.model.ranking.best import Cards
from pokertable.model.text import phrase
from pokertable.model.variant import Variant
from pokertable.training.lab.cards import LabCards, LabError

_SUIT_OF_SIGN: Final = {ord(sign): suit for sign, suit in SUIT_OF_SIGN.items()}
_BETWEEN: Final = re.compile(r"\s+on\s+|[/|;:\n]|\bboard\b", re.IGNORECASE)
_NOISE: Final = re.compile(r"\bhand\b|[\[\](){}+]", re.IGNORECASE)


class Typed(NamedTuple):
    """What was typed: the hand and the board."""

    hand: Cards
    board: Cards


def parse_lab_text(text: str, variant: Variant) -> Typed:
    """The hand and the board of a text such as ``8hAs9cTc / 5s6s7s9hTs`` or ``8h As 9c Tc on 5s 6s 7s``.

    Without a mark between them the hand is the first cards, as many as the game deals (five where that leaves a board
    of five). Suit signs and ``10`` are understood. Raises `InvalidCard` or `LabError` naming what does not fit.
    """
    cleaned = _NOISE.sub(" ", text.translate(_SUIT_OF_SIGN)).strip()
    parts = [part for part in _BETWEEN.split(cleaned) if part.strip()]
    if not parts:
        raise LabError(phrase("no cards: expected a hand and a board, such as 8hAs9cTc / 5s6s7s9hTs"))
    if len(parts) > 2:
        raise LabError("{count} groups of cards: expected a hand and a board", count=len(parts))
    cards = parse_cards(" ".join(parts))
    if len(parts) == 2:
        hand, board = parse_cards(parts[0]), parse_cards(parts[1])
    else:
        hand, board = _divided(cards, variant)
    LabCards.of(variant, hand, board)
    return Typed(hand, board)


def lab_text(cards: LabCards) -> str:
    """The cards as the text that `parse_lab_text` reads back: ``8hAs9cTc / 5s6s7s9hTs``."""
    hand, board = show_cards(cards.hand_cards), show_cards(cards.board_cards)
    return f"{hand} / {board}" if board else hand


def _divided(cards: Cards, variant: Variant) -> tuple[Cards, Cards]:
    holes = variant.hole_cards
    if len(cards) > holes + variant.board_cards:
        holes = len(cards) - variant.board_cards
    return cards[:holes], cards[holes:]
