"""A hand reviewed: each own decision weighed, figures first roughly and then finer, until they are settled."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from pokertable.model.game import Game
from pokertable.model.hand.actions import CheckCall
from pokertable.model.hand.seen import SeenHand
from pokertable.players.opponents.personas import at_a_glance, policy_of
from pokertable.players.people.cast import character_of
from pokertable.players.seen.policy import Policy
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer
from pokertable.training.deals.shares import PotEquity, pot_share
from pokertable.training.review.exact import ends_the_hand, exact_share, known_worth
from pokertable.training.review.limits import MOST_DEALS
from pokertable.training.review.loss import Known, Measured
from pokertable.training.review.moment import Moment, moments
from pokertable.training.review.reader import Reader
from pokertable.training.review.severity import ERRORS, Severity, severity, surely_fine
from pokertable.training.review.worth import Playing

PRESUMED: Final = "tag"
"""How an opponent is taken to play of whom nothing is known, and the player in its own later decisions."""
SETTLED = 0.25
"""Big bets: the error of the best two choices' difference below which a decision is settled."""
USUAL_LOSS = 0.6
"""Big bets: how large what a choice loses usually is, by what was said and won over a thousand decisions."""
_ON_A_BOARD = 4
"""Deals that share the cards to come where a board is dealt; with up cards that spares nothing."""
_AT_ONCE, _MOST_AT_ONCE = 24, 192
_LEAST, _FEWEST = 48, 16
"""Deals before figures may count as settled; those that are played in any case, at first."""
_TURN = 0.5
"""Seconds that a decision is played out for in one go, if time is what counts."""
_SHARES_FROM = 2000, 4
_CALL_FROM = 20_000, 1
"""Groups of deals, and how many in each, that shares are counted over; those on which a call's worth rests."""


@dataclass(frozen=True, eq=False, slots=True)
class Verdict:
    """What is known of one decision by now. `measured` is in chips, None until choices have been played out.

    `unit` is a big blind, in fixed limit a big bet, in chips.
    """

    moment: Moment
    believed: tuple[Believed, ...]
    random: PotEquity
    ranges: PotEquity
    measured: Measured | None
    deals: int
    settled: bool
    enough: bool
    """Whether more deals would say no more."""

    @property
    def unit(self) -> int:
        """Chips of what values are given in."""
        return self.moment.public.game.unit

    @property
    def big_bets(self) -> float:
        """The loss in big bets; without fixed limit one is two big blinds."""
        return self.measured.loss / self.moment.public.game.yardstick if self.measured else 0.0

    @property
    def severity(self) -> Severity | None:
        """How bad it was; None while that is not known."""
        if self.measured is None:
            return None
        return severity(self.big_bets, self.measured.loss_stderr / self.moment.public.game.yardstick)

    @property
    def decided(self) -> bool:
        """Whether that is all there is to say: the errors are small, or tell what was best.

        What is behind the best is fine only if it is with its error too. That no more deals are played decides nothing.
        """
        if self.measured is None or self.severity is None:
            return False
        if self.severity.matters:
            return True
        game = self.moment.public.game
        stderr = self.measured.loss_stderr / game.yardstick
        if is_precise(self.measured, self.deals, game) and stderr < SETTLED:
            return True
        if self.moment.choices.index(self.moment.taken) != self.measured.best:
            return self.is_behind and surely_fine(self.big_bets, stderr)
        return all(told_apart(self.measured, at) for at in range(len(self.moment.choices)))

    @property
    def is_behind(self) -> bool:
        """Whether the choice taken is behind the best by more than the error."""
        if self.measured is None:
            return False
        taken = self.moment.choices.index(self.moment.taken)
        return taken != self.measured.best and told_apart(self.measured, taken)


def is_precise(measured: Measured, deals: int, game: Game) -> bool:
    """Whether the error of the best two choices' difference is below `SETTLED`, by enough deals to know it."""
    return deals >= _LEAST and measured.gap_stderr < SETTLED * game.yardstick


def told_apart(measured: Measured, at: int) -> bool:
    """Whether a choice is the best one, or away from it by more than its error."""
    behind = measured.behind[at]
    return at == measured.best or abs(behind.mean) >= ERRORS * behind.stderr


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
    samples: int = MOST_DEALS,
    seconds: float | None = None,
    longer: float = 0.0,
) -> Iterator[tuple[Verdict, ...]]:
    """Weigh the decisions of the seat that saw the hand so; what is known by then, again and again, the last final.

    `policies` are the names of who is taken to play, by seat (`policies_of`); the player's own later decisions are
    those of its name. A decision is played out with at most `samples` deals, and if given until it has taken so many
    `seconds`. When all are settled so, and somebody still asks, those of which more deals would tell more are played
    for so many seconds `longer`.
    Raises `CannotReview`, at the first step.
    """
    played = [at_a_glance(policy_of(name)) for name in policies]
    reader = Reader(dict(enumerate(played)), seed)
    weighed: list[Weighing] = []
    for moment in moments(seen):
        weighed.append(Weighing(moment, reader, played, seed=seed, samples=samples, seconds=seconds))
        yield tuple([each.verdict() for each in weighed])
    yield from _settle(weighed)
    if longer and not all(each.enough for each in weighed):
        for each in weighed:
            each.go_on(longer)
        yield from _settle(weighed)


def _settle(weighed: Sequence[Weighing]) -> Iterator[tuple[Verdict, ...]]:
    while unsettled := [each for each in weighed if not each.settled]:
        max(unsettled, key=lambda each: each.urgency).play()
        yield tuple([each.verdict() for each in weighed])


class Weighing:
    """One decision as far as it has been weighed; `policies` play the seats, `reader` says what the opponents can hold.

    It is played out with at most `samples` deals, and if given until it has taken so many `seconds` in all.
    """

    def __init__(
        self,
        moment: Moment,
        reader: Reader,
        policies: Sequence[Policy],
        *,
        seed: int,
        samples: int = MOST_DEALS,
        seconds: float | None = None,
    ) -> None:
        began = time.monotonic()
        self._moment = moment
        self._believed = reader.at(moment)
        self._ends = ends_the_hand(moment)
        rng = np.random.default_rng([seed, moment.kept])
        dealer = Dealer(moment, self._believed, rng)
        self._random, _ = pot_share(moment, Dealer(moment, (), rng).draw(*_SHARES_FROM))
        self._ranges = self._against_ranges(dealer)
        self._playing = Playing(
            moment,
            dealer,
            policies,
            known={moment.choices.index(CheckCall()): known_worth(moment, self._ranges)} if self._ends else {},
            expected=Known(self._ranges.equity, self._ranges.stderr),
            usual=USUAL_LOSS * moment.public.game.yardstick,
            seed=f"{seed} {moment.kept}",
        )
        self._measured: Measured | None = None
        self._each = _ON_A_BOARD if moment.public.game.variant.board_cards else 1
        self._most = max(_FEWEST, samples)
        self._seconds = seconds
        self._of_a_deal = _TURN / _AT_ONCE
        self._spent(began)

    def _against_ranges(self, dealer: Dealer) -> PotEquity:
        if self._ends:
            exact = exact_share(self._moment, self._believed[0])
            if exact is not None:
                return exact
        return pot_share(self._moment, dealer.draw(*(_CALL_FROM if self._ends else _SHARES_FROM)))[0]

    @property
    def settled(self) -> bool:
        """Whether it is played no further."""
        late = self._seconds is not None and self._seconds <= 0
        return self._measured is not None and (self.enough or late)

    @property
    def enough(self) -> bool:
        """Whether more deals would say no more."""
        now = self._measured
        if now is None:
            return False
        deals = self._playing.deals
        spent = self._playing.nothing_left or deals + self._each > self._most
        return spent or is_precise(now, deals, self._moment.public.game)

    def go_on(self, seconds: float) -> None:
        """Play for so many seconds more, if that was too short."""
        self._seconds = seconds

    @property
    def urgency(self) -> tuple[bool, float]:
        """What to play first: decisions of which nothing is known, by their pots; then where most may be lost."""
        now = self._measured
        return (True, self._moment.legal.pot) if now is None else (False, now.loss + now.gap_stderr)

    def play(self) -> None:
        """Play some more."""
        began = time.monotonic()
        if not self._playing.nothing_left:
            groups = max(1, self._at_once() // self._each)
            self._playing.play(groups, self._each)
            self._of_a_deal = (time.monotonic() - began) / (groups * self._each)
        self._measured = self._playing.measured()
        self._spent(began)

    def _at_once(self) -> int:
        """How many deals now: few at first, then by the time there is."""
        left = self._most - self._playing.deals
        if not self._playing.deals:
            return min(_FEWEST, left)
        if self._seconds is None:
            return min(_AT_ONCE, left)
        in_time, in_a_turn = (int(each / max(self._of_a_deal, 1e-6)) for each in (self._seconds, _TURN))
        return min(in_time, max(_AT_ONCE, in_a_turn), _MOST_AT_ONCE, left)

    def _spent(self, began: float) -> None:
        if self._seconds is not None:
            self._seconds -= time.monotonic() - began

    def verdict(self) -> Verdict:
        """What is known by now."""
        return Verdict(
            self._moment,
            self._believed,
            self._random,
            self._ranges,
            self._measured,
            self._playing.deals,
            self.settled,
            self.enough,
        )
