"""Predicates of rules as values: each is evaluated for turns and hands, row by row, and has its own words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from pokertable.model.text import Phrase, inside, phrase
from pokertable.players.facts.figures import OwnHands
from pokertable.players.people.style import Style
from pokertable.players.seen.numbers import Figure
from pokertable.players.seen.turns import Turns

Hands = TypeVar("Hands", contravariant=True)
Asked = TypeVar("Asked")


@dataclass(frozen=True, slots=True, eq=False)
class When:
    """How often a rule applies at a turn, 0 to 1: public, the same for all hands.

    `words` say where, without a full stop, `often` how often; nothing is said of what is understood, such as that a
    raise is legal. A placeholder that a phrase does not fill is a figure of the style, in percent.
    """

    ask: Callable[[Turns, Style], Figure]
    words: Phrase | None = None
    often: Phrase | None = None

    def __call__(self, turns: Turns, style: Style) -> Figure:
        """Value for a turn, or for each of many."""
        return self.ask(turns, style)

    def __and__(self, other: When) -> When:
        """Where both apply, as often as both do; the words are those that either has."""

        def both(turns: Turns, style: Style) -> Figure:
            return self.ask(turns, style) * other.ask(turns, style)

        return When(both, self.words or other.words, self.often or other.often)

    def told(self, words: Phrase | None = None, often: Phrase | None = None) -> When:
        """This predicate with other words."""
        return When(self.ask, words, often)


@dataclass(frozen=True, eq=False)
class Which(Generic[Hands]):
    """How far each hand is among those that a rule is for, 0 to 1; words as those of `When`."""

    ask: Callable[[Hands, Turns, Style], Figure]
    words: Phrase | None = None

    def __call__(self, hands: Hands, turns: Turns, style: Style) -> Figure:
        """Value for each hand."""
        return self.ask(hands, turns, style)

    def __invert__(self) -> Which[Hands]:
        """All others, of which nothing is said."""
        return Which(lambda hands, turns, style: 1 - self.ask(hands, turns, style))

    def told(self, words: Phrase | None = None) -> Which[Hands]:
        """This predicate with other words."""
        return Which(self.ask, words)


def when(
    words: Phrase | None = None, often: Phrase | None = None
) -> Callable[[Callable[[Turns, Style], Figure]], When]:
    """A function as `When`, in these words."""
    return lambda ask: When(ask, words, often)


def which(
    words: Phrase | None = None,
) -> Callable[[Callable[[Asked, Turns, Style], Figure]], Which[Asked]]:
    """A function as `Which`, in these words."""
    return lambda ask: Which(ask, words)


def condition(applies: When, hands: Which[Hands]) -> Phrase:
    """When a rule applies, to which hands and how often, in a sentence."""
    said = [words for words in (applies.words, hands.words, applies.often) if words is not None]
    first, *others = said
    match [inside(words) for words in others]:
        case []:
            return phrase("{first}.", first=first)
        case [second]:
            return phrase("{first}: {second}.", first=first, second=second)
        case [second, third]:
            return phrase("{first}: {second}: {third}.", first=first, second=second, third=third)
    raise AssertionError(said)


@when()
def always(_turns: Turns, _style: Style) -> Figure:
    """At every turn."""
    return True


@which()
def any_hand(_hands: OwnHands, _turns: Turns, _style: Style) -> Figure:
    """All hands."""
    return 1.0


every_other_hand: Final = any_hand.told(phrase("Every other hand"))
