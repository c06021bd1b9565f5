"""The interface of an opponent: a policy from the public view to probabilities, for many private hands at once.

A policy keeps no memory and draws nothing. Acting (`choose`) samples the row of one's own hand; reading an opponent is
Bayes over all rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats
from pokertable.model.cards import HIDDEN, AnyCard, Card, show_cards
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Field, Phrase
from pokertable.players.people.character import Character
from pokertable.players.seen.spot import Spot, Turn

MOST_RAISES = 6
"""Most raise-to totals on a menu."""


@dataclass(frozen=True, slots=True)
class Menu:
    """The legal actions that a policy weighs: fold, check/call or bring-in, then raise-to totals, smallest first.

    At a draw: discard no card, one, two …, in the public view, whatever cards they are.
    """

    actions: tuple[Action, ...]

    @property
    def call(self) -> int:
        """Index of check/call or the bring-in."""
        return int(isinstance(self.actions[0], Fold))

    @property
    def raises(self) -> tuple[int, ...]:
        """Indices of the raises."""
        return tuple([at for at, action in enumerate(self.actions) if isinstance(action, RaiseTo)])


Figures = tuple[tuple[str, Floats | Sequence[Phrase]], ...]
"""Names and numbers, or words, by hand."""


Does = Sequence[tuple[Action, float]]
"""Actions of the menu with their frequencies, sum 1."""


class AppliedRule(NamedTuple):
    """A rule at work: its frequency for each hand, its action, and its reason.

    `weights` (H,) sum to 1 per hand over all rules. `figures` gives the numbers by hand, (H,), for the placeholders of
    `because`, rounded. `kept` marks at a draw the kept cards of each hand, in order: (H, k); `does` is then the discard
    of a single hand.
    """

    weights: Floats
    does: Callable[[], Does]
    because: Phrase
    figures: Callable[[], Figures] = tuple
    kept: Callable[[], Bools] | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Choice:
    """An action, with the rule drawn."""

    action: Action
    rule: AppliedRule

    @property
    def reason(self) -> Phrase:
        """The reason, with the figures of the hand."""
        return _reason(self.rule)


class Policy(Protocol):
    """Play of an opponent. `public` is always the public view (`Hand.observe(None)`), with a seat to act."""

    @property
    def name(self) -> str:
        """Name on the command line and in records."""

    @property
    def character(self) -> Character:
        """Name on screen and a line on its play."""

    @property
    def version(self) -> int:
        """Version of its decisions, stored with records of hands."""

    @property
    def looks_back(self) -> bool:
        """Whether it uses the course of the hand: then its turns hold the whole public view."""

    def menu(self, public: Observation) -> Menu:
        """The actions it weighs here."""

    def rules(self, turn: Turn, hands: Cards) -> Iterator[AppliedRule]:
        """The rules that decide for these private hands, (H, k) card numbers; in stud the down cards.

        In draw games each hand's discards may follow, unless shuffled back: (H, k + discards).
        """

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        """The rules that decide here for each of these private hands, as for `rules`."""

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        """Frequency of each action of the menu per hand: (H, menu), rows sum to 1.

        Rows of hands that hold a card in sight are undefined.
        """


def mixed(rules: Sequence[AppliedRule], menu: Menu) -> Floats:
    """(H, menu): probabilities resulting from these rules."""
    if isinstance(menu.actions[0], Draw):
        return _discarding(rules, len(menu.actions))
    by_action = np.zeros((len(menu.actions), len(rules[0].weights)))
    for rule in rules:
        for action, share in rule.does():
            by_action[menu.actions.index(action)] += share * rule.weights
    return by_action.T


def _discarding(rules: Sequence[AppliedRule], counts: int) -> Floats:
    """(H, counts): frequency of discarding no card, one, two …."""
    found = np.zeros((len(rules[0].weights), counts))
    for rule in rules:
        if rule.kept is not None and rule.weights.any():
            found[np.arange(len(found)), (~rule.kept()).sum(axis=1)] += rule.weights
    return found


def choose(policy: Policy, public: Observation, own_cards: Sequence[AnyCard], rng: Random) -> Choice:
    """An action of the seat to act, drawn from the row of its own private cards, with the rule drawn.

    `own_cards` are its hole cards, up cards possibly included, followed by its `discards` as in `SeatView`. `rng` must
    not be the deck's: one number is drawn from it. Raises `NotPublic`, and `ValueError` for a hidden card.
    """
    spot = Spot.of(public)
    return draw(policy, Turn(spot, public), private_hand(own_cards, spot), rng.random())


def private_hand(own_cards: Sequence[AnyCard], spot: Spot) -> Cards:
    """(1, k): the private ones of the cards of the seat to act; raises `ValueError` for a hidden card."""
    seat = spot.legal.seat
    known = [card for card in own_cards if isinstance(card, Card)]
    if len(known) < len(own_cards):
        raise ValueError(f"seat {seat} must know its own cards to act, not {show_cards(own_cards)}")
    return np.frombuffer(bytes([card for card in known if card not in spot.showing[seat]]), np.uint8)[None]


def draw(policy: Policy, turn: Turn, hand: Cards, number: float) -> Choice:
    """The action that a number from 0 to 1 draws for this one private hand, (1, k)."""
    left, weight = number, 0.0
    last: AppliedRule | None = None
    for last in policy.rules(turn, hand):
        weight = float(last.weights[0])
        left -= weight
        if left < 0:
            break
    assert last is not None, "rules decide for every hand"
    return drawn(last, left + weight)


def drawn(rule: AppliedRule, within: float) -> Choice:
    """The action of a rule that a number from 0 to the rule's weight draws."""
    weight = float(rule.weights[0])
    for action, share in rule.does():  # noqa: B007 the last one if rounding leaves the shares short
        within -= weight * share
        if within < 0:
            break
    return Choice(action, rule)


def reason_of(rules: Sequence[AppliedRule], action: Action) -> Phrase:
    """The reason of the rule that takes this action most often, for the first hand."""

    def often(applied: AppliedRule) -> float:
        return float(applied.weights[0]) * sum(share for each, share in applied.does() if _looks_like(each, action))

    return _reason(max(rules, key=often))


def _looks_like(action: Action, seen: Action) -> bool:
    """Whether two actions look the same; of a discard others see the number of cards."""
    if isinstance(action, Draw) and isinstance(seen, Draw) and HIDDEN in seen.cards:
        return len(action.cards) == len(seen.cards)
    return action == seen


def _reason(applied: AppliedRule) -> Phrase:
    return Phrase(applied.because.template, tuple([(name, _field(column[0])) for name, column in applied.figures()]))


def _field(value: Phrase | float) -> Field:
    return value if isinstance(value, Phrase) else round(float(value))


def own_cards(seen: Observation) -> tuple[Card, ...]:
    """The viewer's private cards: its hole cards, in stud the down cards."""
    if seen.viewer is None:
        raise ValueError("the view of nobody holds no private cards")
    return tuple([card for card, up in seen.seats[seen.viewer].cards if not up and isinstance(card, Card)])


def menu_of(legal: LegalActions, raise_to: Sequence[int]) -> Menu:
    """The menu with these raise-to totals, each limited to the legal bounds; none if no raise is legal."""
    if legal.draw is not None:
        return Menu(tuple([Draw((HIDDEN,) * count) for count in range(legal.draw + 1)]))
    actions: list[Action] = [Fold()] if legal.fold else []
    actions.append(CheckCall() if legal.bring_in is None else BringIn())
    if legal.raise_to is not None:
        least, most = legal.raise_to
        totals = sorted({min(max(total, least), most) for total in raise_to})
        actions += [RaiseTo(total) for total in totals[:MOST_RAISES]]
    return Menu(tuple(actions))
