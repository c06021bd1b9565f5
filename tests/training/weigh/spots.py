"""Hands for the review: played from a script, an opponent whose range is known, and an independent count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.cards import DECK, Card
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, Draw
from pokertable.model.hand.events import Event
from pokertable.model.hand.observation import Observation
from pokertable.model.ranking.best import MadeHand, best_hands
from pokertable.model.text import phrase
from pokertable.players.opponents.persona import raising_menu
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people.character import Character
from pokertable.players.seen.policy import AppliedRule, Menu, Policy, mixed
from pokertable.players.seen.spot import Spot, Turn, require_public
from pokertable.session.phh.read import parse_hand
from pokertable.session.phh.replay import replay
from pokertable.session.record.spectator import seen_hand
from pokertable.training.weigh.moment import moments
from pokertable.training.weigh.reader import Reader
from pokertable.training.weigh.verdict import Verdict
from pokertable.training.weigh.weighing import PRESUMED, Weighing

HEADS_UP = {
    "holdem": {"variant": "NT", "blinds_or_straddles": [1, 2], "min_bet": 2},
    "omaha": {"variant": "PO", "blinds_or_straddles": [1, 2], "min_bet": 2},
    "omaha8": {"variant": "PO/8", "blinds_or_straddles": [1, 2], "min_bet": 2},
    "omaha5": {"variant": "PO5", "blinds_or_straddles": [1, 2], "min_bet": 2},
    "omaha6": {"variant": "PO6", "blinds_or_straddles": [1, 2], "min_bet": 2},
    "bigo": {"variant": "PO5/8", "blinds_or_straddles": [1, 2], "min_bet": 2},
    "fivestud": {"variant": "F5S", "bring_in": 1, "small_bet": 4, "big_bet": 8, "blinds_or_straddles": [0, 0]},
    "stud": {"variant": "F7S", "bring_in": 1, "small_bet": 4, "big_bet": 8, "blinds_or_straddles": [0, 0]},
    "razz": {"variant": "FR", "bring_in": 1, "small_bet": 4, "big_bet": 8, "blinds_or_straddles": [0, 0]},
    "stud8": {"variant": "F7S/8", "bring_in": 1, "small_bet": 4, "big_bet": 8, "blinds_or_straddles": [0, 0]},
    "single27": {"variant": "N2L1D", "blinds_or_straddles": [1, 2], "min_bet": 2},
    "triple27": {"variant": "F2L3D", "blinds_or_straddles": [1, 2], "small_bet": 2, "big_bet": 4},
    "badugi": {"variant": "FB", "blinds_or_straddles": [1, 2], "small_bet": 2, "big_bet": 4},
}


def played(game: str, actions: Sequence[str], stack: int = 400, **more: object) -> list[Event]:
    """The events of a hand heads-up, p1 first after the first street."""
    antes = [1, 1] if "bring_in" in HEADS_UP[game] else [0, 0]
    table = {"antes": antes, "starting_stacks": [stack, stack], "actions": list(actions), **HEADS_UP[game], **more}
    return replay(parse_hand(table)).events


KNOWN = Character("known", phrase("known"), phrase("known"), phrase("known"))


@dataclass(frozen=True, kw_only=True, slots=True)
class BetsWith:
    """A policy that on one street bets with the hands that fit alone, else checks, calls and stands pat."""

    fits: Callable[[frozenset[int]], bool]
    street: int
    sizes: int | None = None
    """How many of the sizes of its menu it bets, from the smallest; None: all."""
    character: Character = KNOWN
    name: str = "known"
    version: int = 1

    looks_back: bool = False

    def menu(self, public: Observation) -> Menu:
        return raising_menu(require_public(public))

    def rules(self, turn: Turn, hands: Cards, figures: object = None) -> Iterator[AppliedRule]:
        menu = raising_menu(turn.spot.legal)
        because = phrase("It is known.")
        hands = hands[:, : turn.spot.variant.hole_cards]  # without what was discarded
        if turn.spot.legal.draw is not None:
            pat = np.ones((len(hands), turn.spot.variant.hole_cards), np.bool_)
            yield AppliedRule(np.ones(len(hands)), lambda: [(Draw(()), 1.0)], because, kept=lambda: pat)
            return
        calls = [(menu.actions[menu.call], 1.0)]
        bets = calls
        if menu.raises and turn.spot.street == self.street:
            sizes = [*menu.raises][: self.sizes]
            bets = [(menu.actions[at], 1 / len(sizes)) for at in sizes]
        fits = np.array([self.fits(frozenset(hand)) for hand in hands.tolist()], np.float64)
        yield AppliedRule(fits, lambda: bets, because)
        yield AppliedRule(1 - fits, lambda: calls, because)

    def applied_rules(self, public: Observation, hands: Cards) -> tuple[AppliedRule, ...]:
        return tuple(self.rules(Turn(Spot.of(public), public), hands))

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        return mixed(self.applied_rules(public, hands), self.menu(public))


def weighed(
    events: Sequence[Event], seat: int, opponent: str | Policy, *, groups: int = 12, seconds: float | None = None
) -> Verdict:
    """The verdict on a seat's last decision against such an opponent, who is surely as said."""
    other = policy_of(opponent) if isinstance(opponent, str) else opponent
    own = policy_of(PRESUMED)
    policies = [own, other] if seat == 0 else [other, own]
    *_, moment = moments(seen_hand(events, seat))
    weighing = Weighing(
        moment, Reader({1 - seat: other}, 1, kept=0.0), policies, seed=1, samples=4 * groups, seconds=seconds
    )
    while not weighing.settled:
        weighing.play()
    return weighing.verdict()


def counted(
    game: str, own: Sequence[Card], board: Sequence[Card], others: Iterable[Sequence[Card]]
) -> tuple[Floats, Floats]:
    """What of the pot goes to the own hand against each other hand, by the readable rules: in all, (N,), and by share.

    Known boards only; in stud each hand has its seven cards.
    """
    shares = CATALOGUE[game].shares
    mine = best_hands(shares, own, board)
    parts = []
    for other in others:
        pairs = list(zip(mine, best_hands(shares, other, board), strict=True))
        awarded = sum(bool(one or two) for one, two in pairs)
        parts.append([_part(one, two) / awarded for one, two in pairs])
    found = np.array(parts)
    return found.sum(axis=1), found


Counting = Callable[[], tuple[Floats, Floats]]
"""What `counted` gives."""


class Count(NamedTuple):
    """The part of the pot that was counted on the average, its error, by share, and how often it was a quarter."""

    part: float
    error: float
    by_share: tuple[float, ...]
    quartered: float

    @staticmethod
    def of(parts: Floats, by_share: Floats) -> Count:
        """Over hands, (N,) and (N, shares); rounded, so that it can be written down."""
        error = float(np.std(parts) / len(parts) ** 0.5)
        shares = tuple([round(float(each), 6) for each in by_share.mean(axis=0)])
        return Count(round(float(np.mean(parts)), 6), round(error, 6), shares, round(float((parts == 0.25).mean()), 6))

    @staticmethod
    def from_json(written: Any) -> Count | None:
        """As it was written down."""
        return None if written is None else Count(written[0], written[1], tuple(written[2]), written[3])


def _part(one: MadeHand | None, two: MadeHand | None) -> float:
    if one is None or (two is not None and two.strength > one.strength):
        return 0.0
    return 0.5 if two is not None and two.strength == one.strength else 1.0


def rest(*gone: Sequence[Card]) -> list[Card]:
    """The cards that are in none of these."""
    known = {card for cards in gone for card in cards}
    return [card for card in DECK if card not in known]


def taken_at(verdict: Verdict, action: type[Action]) -> int:
    """Where the only choice of this kind stands."""
    (at,) = [at for at, choice in enumerate(verdict.moment.choices) if isinstance(choice, action)]
    return at
