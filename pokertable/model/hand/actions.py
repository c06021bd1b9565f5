"""A player's actions, in the imperative. Amounts are totals in front of the player on this street ("raise to")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from pokertable.model.cards import AnyCard
from pokertable.model.text import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Fold:
    """Give the hand up."""


@dataclass(frozen=True, slots=True)
class CheckCall:
    """Check, or call what is owed (all-in if the stack is shorter)."""


@dataclass(frozen=True, slots=True)
class BringIn:
    """Post the bring-in (stud, third street)."""


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Bet, complete or raise to a total of `amount` chips on this street."""

    amount: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Discard these cards and draw as many; none: stand pat. A hidden card is discarded only in recorded hands."""

    cards: tuple[AnyCard, ...] = ()


Action = Union[Fold, CheckCall, BringIn, RaiseTo, Draw]


class IllegalAction(ValueError):
    """An action that the rules refuse; the text names it and says in `why` what is allowed."""

    def __init__(self, action: str, why: Phrase) -> None:
        super().__init__(phrase("{action}: {why}", action=action, why=why))
        self.why = why
