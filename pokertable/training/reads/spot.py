"""A spot for a read: a hand played by opponents whose rules are known, up to a decision of the reader's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from pokertable.model.cached import cached_property
from pokertable.model.cards import Card, known
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.ranking.best import Cards
from pokertable.model.variant import Variant
from pokertable.players.people.cast import NAMES, require_opponent
from pokertable.training.played import PlayedDeal

if TYPE_CHECKING:
    from pokertable.analysis import arrays
    from pokertable.training.reads.drawn import AnyEvidence
    from pokertable.training.reads.held import Held
    from pokertable.training.reads.read import Read
    from pokertable.training.reads.worth import Worth


HARDEST_READ: Final = 5
"""The highest level of a read."""


class AboutOpponent(Enum):
    """What the reader is told of the opponent."""

    PLAY = "play"
    """Its style, and in a line how it plays."""
    STYLE = "style"
    NOTHING = "nothing"


@dataclass(frozen=True)
class ReadSpot:
    """`players` are the opponents' names by seat, "" for the reader's `own` seat; `seat` is the one asked about.

    `whole`: what all its actions say is asked, else what those of this street say. `first_name` is where in the list of
    names the seats' begin. `also` is the other seat of two that are asked about.
    """

    played: PlayedDeal
    players: tuple[str, ...]
    own: int
    seat: int
    whole: bool
    told: AboutOpponent
    first_name: int = 0
    also: int | None = None

    @cached_property
    def each(self) -> tuple[ReadSpot, ...]:
        """Those asked about one by one: what is known of a read is known of each."""
        if self.also is None:
            return (self,)
        return tuple([replace(self, seat=seat, also=None) for seat in (self.seat, self.also)])

    @property
    def variant(self) -> Variant:
        """The game."""
        return self.played.variant

    @property
    def seen(self) -> Cards:
        """All cards of the deck."""
        return self.played.seen

    @cached_property
    def hand(self) -> Hand:
        """The hand as it stands; the reader is to act."""
        return self.played.play()

    @property
    def own_cards(self) -> Cards:
        """The reader's cards."""
        return self.hand.observe(self.own).seats[self.own].known

    @cached_property
    def own_and_gone(self) -> Cards:
        """Those, and what it threw that has not been shuffled back: nobody else holds one of them."""
        return (*self.own_cards, *known(self.hand.state.discards[self.own]))

    @cached_property
    def read(self) -> Read:
        """What the opponent's actions say; slow the first time, so let a worker ask first.

        Raises `ValueError` if no hand plays so.
        """
        from pokertable.training.reads.read import read_of

        return read_of(self.evidence, whole=self.whole)

    @cached_property
    def evidence(self) -> AnyEvidence:
        """What that rests on; slow too."""
        return self.evidence_over(None)

    def evidence_over(self, hands: arrays.Cards | None) -> AnyEvidence:
        """The same over these hands alone (None: over all)."""
        from pokertable.players.opponents.personas import policy_of
        from pokertable.training.reads.drawn import evidence_of

        return evidence_of(policy_of(self.persona), self.hand.observe(None), self.seat, self.own_and_gone, hands)

    @cached_property
    def worth(self) -> Worth:
        """What the reader's hand is worth against that; slow the first time too."""
        from pokertable.players.opponents.personas import policy_of
        from pokertable.training.deals.standing import standing
        from pokertable.training.reads.worth import worth_of

        others = {seat: policy_of(name) for seat, name in enumerate(self.players) if name}
        seen = SeenHand.of(self.hand.events, self.own)
        return worth_of(standing(seen), self.read.left, len(self.read.names), others)

    @cached_property
    def held(self) -> Held:
        """What the classes are for the reader; slow the first time as well."""
        from pokertable.training.reads.held import held

        return held(self.hand.observe(None), self.seat, self.own_and_gone)

    @cached_property
    def figures(self) -> tuple[float, ...]:
        """How the opponent plays: the parts of hands that it plays and raises, how often it bets on heads-up."""
        from pokertable.players.opponents.personas import style_figures

        return style_figures(self.persona)

    @property
    def persona(self) -> str:
        """The name of the opponent asked about, as on the command line."""
        return self.players[self.seat]

    def name(self, seat: int) -> str:
        """What an opponent is called."""
        return NAMES[(self.first_name + seat) % len(NAMES)]

    @property
    def level(self) -> int:
        """1 a street of one opponent, 2 a whole hand, 3 two opponents, 4 only the style is told, 5 nothing is."""
        if self.told is not AboutOpponent.PLAY:
            return 4 if self.told is AboutOpponent.STYLE else HARDEST_READ
        if not self.whole:
            return 1
        return 2 if len(self.hand.observe(None).live()) == 2 else 3

    def exchanged(self, exchange: Mapping[Card, Card]) -> ReadSpot:
        """The same with other cards."""
        return replace(self, played=self.played.exchanged(exchange))

    def scaled(self, factor: int) -> ReadSpot:
        """The same with so many times the chips."""
        return replace(self, played=self.played.scaled(factor))

    def renamed(self, by: int) -> ReadSpot:
        """The same with other names of the opponents."""
        return replace(self, first_name=(self.first_name + by) % len(NAMES))

    def json(self) -> dict[str, Any]:
        """As plain JSON values."""
        return self.played.json() | {
            "players": list(self.players),
            "own": self.own,
            "seat": self.seat,
            "whole": self.whole,
            "told": self.told.value,
            "first_name": self.first_name,
            **({} if self.also is None else {"also": self.also}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ReadSpot:
        """What was written down; raises `KeyError`, `TypeError` or `ValueError` for anything else."""
        played = PlayedDeal.from_json(data)
        own, seat, seats = int(data["own"]), int(data["seat"]), len(played.stacks)
        players = tuple(require_opponent(str(name)) if name else "" for name in data["players"])
        also = None if data.get("also") is None else int(data["also"])
        asked = [seat] if also is None else [seat, also]
        if len({own, *asked}) <= len(asked) or not all(0 <= each < seats for each in (own, *asked)):
            raise ValueError(f"seats {own} and {asked} of {seats}")
        if len(players) != seats or not all(players[each] for each in asked):
            raise ValueError(f"players {players}: expected one in each of seats {asked} of {seats}")
        told, first_name = AboutOpponent(data["told"]), int(data["first_name"])
        return cls(played, players, own, seat, bool(data["whole"]), told, first_name, also)
