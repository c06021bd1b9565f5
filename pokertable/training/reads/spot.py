"""A spot for a read: a hand of opponents with known rules, up to a decision of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from pokertable.model.cached import cached_property
from pokertable.model.cards import Card, known
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.hand.sight import seen_by
from pokertable.model.ranking.best import Cards
from pokertable.model.variant import Variant
from pokertable.players.styles.cast import NAMES, require_opponent
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
    """How much the reader is told of the opponent."""

    PLAY = "play"
    """Style and a one-line description of its play."""
    STYLE = "style"
    NOTHING = "nothing"


@dataclass(frozen=True)
class ReadSpot:
    """`players` are the opponents' names by seat, "" for the reader's `own` seat; `seat` is the one asked about.

    `whole`: all its actions are asked about, else those of this street. `first_name` is the index of the first seat in
    the list of names. `also` is the second seat asked about, if any.
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
        """One spot per seat asked about."""
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

    @property
    def own_and_board(self) -> tuple[Cards, Cards]:
        """The reader's cards, and the board."""
        return self.own_cards, known(self.hand.state.board)

    @cached_property
    def own_and_gone(self) -> Cards:
        """The reader's cards, and its discards not shuffled back: nobody else holds one of them."""
        return (*self.own_cards, *known(self.hand.state.discards[self.own]))

    @cached_property
    def read(self) -> Read:
        """The read of the opponent's actions; slow the first time, so let a worker ask first.

        Raises `ValueError` if no hand plays this way.
        """
        from pokertable.training.reads.read import read_of

        return read_of(self.evidence, whole=self.whole)

    @cached_property
    def evidence(self) -> AnyEvidence:
        """Evidence behind the read; slow too."""
        return self.evidence_over(None)

    def evidence_over(self, hands: arrays.Cards | None) -> AnyEvidence:
        """The evidence over these hands alone (None: over all)."""
        from pokertable.players.opponents.personas import policy_of
        from pokertable.training.reads.drawn import evidence_of

        return evidence_of(policy_of(self.persona), self.hand.observe(None), self.seat, self.own_and_gone, hands)

    @cached_property
    def worth(self) -> Worth:
        """Value of the reader's hand against the range; slow the first time too."""
        from pokertable.players.opponents.personas import policy_of
        from pokertable.training.deals.standing import standing
        from pokertable.training.reads.worth import worth_of

        others = {seat: policy_of(name) for seat, name in enumerate(self.players) if name}
        seen = SeenHand.of(self.hand.events, self.own)
        return worth_of(standing(seen), self.read.left, len(self.read.names), others)

    @cached_property
    def held(self) -> Held:
        """The classes as the reader sees them; slow the first time as well."""
        from pokertable.training.reads.held import held

        return held(self.hand.observe(None), self.seat, self.own_and_gone)

    @cached_property
    def figures(self) -> tuple[float, ...]:
        """How the opponent plays: the fractions of hands that it plays and raises, and of heads-up bets."""
        from pokertable.players.opponents.personas import style_figures

        return style_figures(self.persona)

    @property
    def persona(self) -> str:
        """The name of the opponent asked about, as on the command line."""
        return self.players[self.seat]

    def name(self, seat: int) -> str:
        """An opponent's name."""
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
        """The spot with exchanged cards."""
        return replace(self, played=self.played.exchanged(exchange))

    def in_units(self, new: int) -> ReadSpot:
        """The spot with its chips in other units."""
        return replace(self, played=self.played.in_units(new))

    def renamed(self, by: int) -> ReadSpot:
        """The spot with other names of the opponents."""
        return replace(self, first_name=(self.first_name + by) % len(NAMES))

    def json(self) -> dict[str, Any]:
        """The spot in plain JSON values."""
        return self.played.json() | {
            "players": list(self.players),
            "own": self.own,
            "seat": self.seat,
            "whole": self.whole,
            "told": self.told.value,
            "first_name": self.first_name,
            **({} if self.also is None else {"also": self.also}),
        }

    def facts(self) -> dict[str, Any]:
        """The hand as its reader sees it, the opponent asked about, and the spread before its actions.

        As plain JSON values.
        """
        from pokertable.session.phh.write import write_stopped
        from pokertable.session.record.record import HERO

        first, *also = [each._asked_about() for each in self.each]
        names = [HERO if seat == self.own else self.name(seat) for seat in range(len(self.players))]
        return {
            "phh": write_stopped([seen_by(event, self.own) for event in self.hand.events], names, self.own),
            **first,
            "asks": "hand" if self.whole else "street",
            **({"also": also[0]} if also else {}),
        }

    def _asked_about(self) -> dict[str, Any]:
        """The opponent asked about, and the spread before its actions."""
        read = self.read
        return {
            "player": (self.seat - self.played.button - 1) % len(self.players) + 1,
            "persona": self.persona,
            "prior": {str(name): part for name, part in zip(read.names, read.prior_spread, strict=True)},
            "prior_score": read.prior_score,
            "method": "sampled" if read.sampled else "exact",
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ReadSpot:
        """The spot of `json`; raises `KeyError`, `TypeError` or `ValueError` for anything else."""
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
