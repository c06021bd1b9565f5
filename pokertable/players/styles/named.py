"""A style with a name: what it is called, its figures, and rules of its own where it has any."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from pokertable.players.people.character import Character
from pokertable.players.people.style import Style

if TYPE_CHECKING:
    from pokertable.players.facts.figures import OwnHands
    from pokertable.players.rules.family import Tables


class NamedStyle(NamedTuple):
    """A style as a regular plays it; beginner and expert are derived from it."""

    character: Character
    figures: Style
    rules: Callable[[], Tables[OwnHands]] | None = None
    """Rules that go before those of every family, at every skill.

    Names are shown before numpy is loaded: what a rule is made of is imported when this is called.
    """
