"""A hand reviewed: each own decision weighed, figures first roughly and then finer, until they are settled."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from pokertable.model.betting.structure import Structure
from pokertable.model.games import Game
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import policy_of
from pokertable.players.people.cast import character_of
from pokertable.players.seen.policy import Policy
from pokertable.training.review.believed import Believed, Reader
from pokertable.training.review.deals import Dealer
from pokertable.training.review.exact import ends_the_hand, every_deal, known_worth
from pokertable.training.review.loss import Known, Measured
from pokertable.training.review.moment import Moment, moments
from pokertable.training.review.severity import Severity, severity
from pokertable.training.review.shares import PotShare, pot_share
from pokertable.training.review.worth import Playing

PRESUMED: Final = "tag"
"""How an opponent is taken to play of whom nothing is known, and the player in its own later decisions."""
SETTLED = 0.25
"""Big bets: the error of the best two choices' difference below which a decision is settled."""
SAMPLES = 120
"""Deals that a decision is played out with at most, where nobody says."""
_EACH = 4
"""Deals that share the cards to come."""
_GROUPS_AT_ONCE = 6
_LEAST_GROUPS, _FEWEST = 12, 4
"""Groups before figures may count as settled; those that are played in any case."""
_SHARES_FROM = 2000, 4
_CALL_FROM = 20_000, 1
"""Groups of deals, and how many in each, that shares are counted over; those on which a call's worth rests."""


@dataclass(frozen=True, eq=False, slots=True)
class Verdict:
    """What is known of one decision by now. `measured` is in chips, None until choices have been played out.

    `unit` is a big blind, in fixed limit a big bet, and `big_bet` what severities go by, in chips.
    """

    moment: Moment
    believed: tuple[Believed, ...]
    random: PotShare
    ranges: PotShare
    measured: Measured | None
    deals: int
    settled: bool

    @property
    def unit(self) -> int:
        """Chips of what values are given in."""
        return unit_of(self.moment.public.game)

    @property
    def big_bets(self) -> float:
        """The loss in big bets; without fixed limit one is two big blinds."""
        return self.measured.loss / big_bet_of(self.moment.public.game) if self.measured else 0.0

    @property
    def severity(self) -> Severity | None:
        """How bad it was; None while that is not known."""
        if self.measured is None:
            return None
        return severity(self.big_bets, self.measured.loss_stderr / big_bet_of(self.moment.public.game))


def unit_of(game: Game) -> int:
    """A big blind, in fixed limit a big bet."""
    return game.stakes.big_bet if game.structure is Structure.FIXED else game.stakes.big_blind


def big_bet_of(game: Game) -> int:
    """What severities go by, in chips; without fixed limit two big blinds."""
    return unit_of(game) * (1 if game.structure is Structure.FIXED else 2)


def policies_of(recorded: Sequence[str], seats: int, player: int) -> tuple[tuple[str, ...], frozenset[int]]:
    """By seat who is taken to play, and the seats of which that is presumed.

    `recorded` are the policies of a record, ``tag@3`` or ``tag 3``, or none.
    """
    names, presumed = [], set()
    for seat in range(seats):
        text = recorded[seat] if recorded else ""
        found = next((name for name in (text.partition("@")[0], text.rpartition(" ")[0]) if character_of(name)), None)
        if found is None and seat != player:
            presumed.add(seat)
        names.append(PRESUMED if found is None or seat == player else found)
    return tuple(names), frozenset(presumed)


def review(
    seen: SeenHand,
    policies: Sequence[str],
    *,
    seed: int = 0,
    samples: int = SAMPLES,
    seconds: float | None = None,
) -> Iterator[tuple[Verdict, ...]]:
    """Weigh the decisions of the seat that saw the hand so; what is known by then, again and again, the last final.

    `policies` are the names of who is taken to play, by seat (`policies_of`); the player's own later decisions are
    those of its name. A decision is played out with at most `samples` deals, and if given for so many `seconds`.
    Raises `CannotReview`, at the first step.
    """
    played = [policy_of(name) for name in policies]
    reader = Reader(dict(enumerate(played)), seed)
    weighed: list[Weighing] = []
    for moment in moments(seen):
        weighing = Weighing(moment, reader.at(moment), seed)
        weighed.append(weighing)
        yield tuple([each.verdict() for each in weighed])
        weighing.prepare(played, samples, seconds)
        if weighing.play():
            yield tuple([each.verdict() for each in weighed])
    busy = True
    while busy:
        busy = False
        for each in weighed:
            if each.play():
                busy = True
                yield tuple([one.verdict() for one in weighed])
    yield tuple([each.verdict() for each in weighed])


class Weighing:
    """One decision as far as it has been weighed."""

    def __init__(self, moment: Moment, believed: tuple[Believed, ...], seed: int) -> None:
        self._moment = moment
        self._believed = believed
        self._name = f"{seed} {moment.kept}"
        self._rng = np.random.default_rng([seed, moment.kept])
        self._ends = ends_the_hand(moment)
        self._dealer = Dealer(moment, believed, self._rng)
        self._random, _ = pot_share(moment, Dealer(moment, (), self._rng).draw(*_SHARES_FROM))
        self._ranges = self._against_ranges()
        self._playing: Playing | None = None
        self._groups = 0
        self._seconds: float | None = None
        self._measured: Measured | None = None

    def _against_ranges(self) -> PotShare:
        if self._ends:
            exact = every_deal(self._moment, self._believed[0])
            if exact is not None:
                return exact
        return pot_share(self._moment, self._dealer.draw(*(_CALL_FROM if self._ends else _SHARES_FROM)))[0]

    def prepare(self, policies: Sequence[Policy], samples: int, seconds: float | None) -> None:
        """Be ready to play."""
        known = {}
        if self._ends:
            known[self._moment.choices.index(CheckCall())] = known_worth(self._moment, self._ranges)
        expected = Known(self._ranges.equity, self._ranges.stderr)
        self._playing = Playing(self._moment, self._dealer, policies, known=known, expected=expected, seed=self._name)
        self._groups = max(_FEWEST, samples // _EACH)
        self._seconds = seconds

    @property
    def settled(self) -> bool:
        """Whether it is played no further."""
        playing, now = self._playing, self._measured
        if playing is None or now is None:
            return False
        groups = playing.deals // _EACH
        sure = groups >= _LEAST_GROUPS and now.gap_stderr < SETTLED * big_bet_of(self._moment.public.game)
        late = self._seconds is not None and self._seconds <= 0
        return playing.nothing_left or groups >= self._groups or sure or late

    def play(self) -> bool:
        """Play some more, unless it is settled; whether there was something to do."""
        if self.settled:
            return False
        assert self._playing is not None
        began = time.monotonic()
        if not self._playing.nothing_left:
            left = self._groups - self._playing.deals // _EACH
            self._playing.play(min(_GROUPS_AT_ONCE, left), _EACH)
        self._measured = self._playing.measured()
        if self._seconds is not None:
            self._seconds -= time.monotonic() - began
        return True

    def verdict(self) -> Verdict:
        """What is known by now."""
        deals = self._playing.deals if self._playing else 0
        return Verdict(self._moment, self._believed, self._random, self._ranges, self._measured, deals, self.settled)
