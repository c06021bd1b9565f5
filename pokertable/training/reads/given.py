"""The reads that a player gives during a hand, kept until it is over, and their quiz questions."""

from __future__ import annotations

import random
from typing import NamedTuple

from pokertable.model.cards import known, shuffled_deck
from pokertable.model.hand.events import MuckShuffledIn
from pokertable.model.ranking.best import Cards
from pokertable.session.play.keeper import Play
from pokertable.training.played import PlayedDeal, done
from pokertable.training.reads.at_table import ReadAsked
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.training.reads.spread import Spread


class GivenRead(NamedTuple):
    """A player's read of the opponent in this seat, in a hand or a line of practice.

    `changed`: whether it is another than the one that the player began with.
    """

    asked: ReadAsked
    seat: int
    spread: Spread
    play: Play
    changed: bool = True

    @property
    def had(self) -> Cards:
        """The opponent's down cards when the read was asked for.

        Empty if it has not shown them in the finished hand, or has drawn since.
        """
        hand, then, seat = self.play.hand, self.asked.public, self.seat
        if not hand.state.shown[seat] or hand.observe(None).seats[seat].drew != then.seats[seat].drew:
            return ()
        downs = [card for card in known(hand.state.holes[seat]) if card not in hand.state.ups[seat]]
        return tuple(downs[: sum(each.down for each in then.game.variant.streets[: then.street + 1])])

    @property
    def spot(self) -> ReadSpot | None:
        """The read as a question of the quiz.

        None in a line of practice, if it was not the player's turn, or if the deck was shuffled anew.
        """
        public, table, hand = self.asked.public, self.play.table, self.play.hand
        if self.play.is_line or table.hero is None or public.to_act != table.hero:
            return None
        if any(isinstance(event, MuckShuffledIn) for event in hand.events):
            return None
        deck = tuple(shuffled_deck(random.Random(table.deck_seed())))
        played = PlayedDeal(table.game, hand.state.started.stacks, table.button, deck, done(hand)[: len(public.acts)])
        players = tuple(self.asked.opponents.get(at, "") for at in range(len(table.seats)))
        return ReadSpot(played, players, table.hero, self.seat, whole=True, told=AboutOpponent.PLAY)


class GivenReads:
    """The reads of a hand and of its practised lines, kept until each is over."""

    def __init__(self) -> None:
        self._given: list[GivenRead] = []

    def give(self, read: GivenRead) -> None:
        """Keep a read; a later one of the same opponent at the same point replaces it."""
        self._given = [each for each in self._given if _point(each) != _point(read)]
        self._given.append(read)

    def take(self, play: Play) -> list[GivenRead]:
        """Remove and return the reads of this hand or line."""
        taken = [each for each in self._given if each.play is play]
        self._given = [each for each in self._given if each.play is not play]
        return taken


def _point(read: GivenRead) -> tuple[Play, int, int, int]:
    """The hand, the opponent, and the point in the hand: the street and the number of acts."""
    return read.play, read.seat, read.asked.public.street, len(read.asked.public.acts)
