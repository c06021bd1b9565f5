"""Hints that are given once each, and the offer of sound."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from pokertable.model.hand.observation import Observation


class FirstTime(Enum):
    """Something told once, the rules once in each game; the value is its name in the settings."""

    RULES = "rules"
    ODDS = "odds"
    READ = "read"
    REVIEW = "review"
    TOP_UP = "top up"
    SOUND = "sound"

    def name_in(self, game: str) -> str:
        """The name in the settings of what is told in the game of this key."""
        return f"{self.value} {game}" if self is FirstTime.RULES else self.value


def hint_at_turn(seen: Observation, told: Collection[str]) -> FirstTime | None:
    """The hint at the player's turn: the rules first, odds at a price, a read once somebody has bet after the deal."""
    legal = seen.legal
    if legal is None or legal.draw is not None:
        return None
    has_price = bool(legal.check_call)
    fitting = {FirstTime.RULES: True, FirstTime.ODDS: has_price, FirstTime.READ: has_price and seen.street > 0}
    game = seen.game.variant.key
    return next((hint for hint, fits in fitting.items() if fits and hint.name_in(game) not in told), None)


def hint_at_result(told: Collection[str], *, short: bool = False) -> FirstTime | None:
    """The hint when a hand is over: chips first, if the player is `short` of them and may buy more."""
    fitting = {FirstTime.TOP_UP: short, FirstTime.REVIEW: True}
    return next((hint for hint, fits in fitting.items() if fits and hint.value not in told), None)


def offers_sound(told: Collection[str], *, sounds: bool) -> bool:
    """Whether sound is offered after a hand: once, and only while it is off."""
    return not sounds and FirstTime.SOUND.value not in told
