"""Figures of each player's play in one hand, and their sums over many hands.

`seat_figures` reads one finished hand; a `Figures` is a sum. The definitions are the usual ones; where programs differ,
the docstrings give ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokertable.model.hand import events as happened
from pokertable.model.hand.positions import position_names


@dataclass(frozen=True, kw_only=True, slots=True)
class SeatFigures:
    """One seat of one finished hand.

    `result` is chips won or lost. `voluntary`: it called, bet, completed or raised on the first street (blinds, antes
    and the bring-in are not voluntary). `raised`: it bet, completed or raised on the first street. `saw_second`: it was
    still in when the second street was dealt. `showdown`: it was in the hand when the last betting was over and at
    least two were. `won_showdown`: it came to the showdown and won something there. `scooped`: it came to the showdown
    and every pot that it contested with another there was paid to it alone. `low_share`: in a split game the part of
    all low shares that it won, 0 to 1, of the pots that it contested at the showdown; None where none of them paid a
    low. `position` is as in `position_names`; in stud ``bring-in`` or nothing.
    """

    seat: int
    position: str
    result: int
    voluntary: bool
    raised: bool
    saw_second: bool
    showdown: bool
    won_showdown: bool
    scooped: bool
    low_share: float | None


def seat_figures(events: Sequence[happened.Event]) -> tuple[SeatFigures, ...]:
    """The figures of every seat of a finished hand, in seat order; raises `ValueError` if it is not a whole hand."""
    started, ended = events[0], events[-1]
    if not isinstance(started, happened.HandStarted) or not isinstance(ended, happened.HandEnded):
        raise ValueError("figures need a whole hand, from HandStarted to HandEnded")
    n = len(started.stacks)
    story = _Story(n)
    for event in events:
        story.tell(event)
    named = position_names(n, started.button, started.game.variant, started.blinds)
    positions = [str(name) for name in named]
    if story.bring_in is not None:
        positions[story.bring_in] = "bring-in"
    return tuple(
        [
            SeatFigures(
                seat=seat,
                position=positions[seat],
                result=ended.stacks[seat] - started.stacks[seat],
                voluntary=seat in story.voluntary,
                raised=seat in story.raised,
                saw_second=seat in story.saw_second,
                showdown=story.is_showdown and seat in story.live,
                won_showdown=story.is_showdown and seat in story.winners,
                scooped=story.scooped(seat),
                low_share=story.low_share(seat) if started.game.variant.is_split else None,
            )
            for seat in range(n)
        ]
    )


class _Story:
    """State needed by `seat_figures` within a hand."""

    def __init__(self, n: int) -> None:
        self.live = set(range(n))
        self.street = 0
        self.bring_in: int | None = None
        self.voluntary: set[int] = set()
        self.raised: set[int] = set()
        self.saw_second: set[int] = set()
        self.pots: tuple[happened.Pot, ...] = ()
        self.awards: list[happened.PotAwarded] = []

    def tell(self, event: happened.Event) -> None:
        match event:
            case happened.HoleDealt(street) | happened.BoardDealt(street) if street > self.street:
                self._on(street)
            case happened.Discarded() if not self.street:  # a player who stands pat is dealt nothing
                self._on(1)
            case happened.BroughtIn(seat):
                self.bring_in = seat
            case happened.Called(seat) if not self.street:
                self.voluntary.add(seat)
            case happened.Raised(seat) if not self.street:
                self.voluntary.add(seat)
                self.raised.add(seat)
            case happened.Folded(seat):
                self.live.discard(seat)
            case happened.BetsCollected(pots):
                self.pots = pots
            case happened.PotAwarded():
                self.awards.append(event)
            case _:
                pass

    def _on(self, street: int) -> None:
        if not self.street:
            self.saw_second = set(self.live)
        self.street = street

    @property
    def is_showdown(self) -> bool:
        return len(self.live) > 1

    @property
    def winners(self) -> set[int]:
        return {won.seat for award in self.awards for won in award.won if won.amount}

    def _contested(self, seat: int) -> set[int]:
        """The pots that the seat contested with another live seat at the showdown."""
        if not self.is_showdown or seat not in self.live:
            return set()
        return {
            index for index, pot in enumerate(self.pots) if seat in pot.seats and len(self.live & set(pot.seats)) > 1
        }

    def scooped(self, seat: int) -> bool:
        pots = self._contested(seat)
        paid = [won.seat for award in self.awards if award.pot in pots for won in award.won if won.amount]
        return bool(paid) and set(paid) == {seat}

    def low_share(self, seat: int) -> float | None:
        pots = self._contested(seat)
        lows = [won for award in self.awards if award.pot in pots and award.share == "low" for won in award.won]
        paid = sum(won.amount for won in lows)
        return sum(won.amount for won in lows if won.seat == seat) / paid if paid else None


@dataclass(frozen=True, kw_only=True, slots=True)
class Figures:
    """The figures of many hands of one player: sums, and ratios derived from them.

    `big_bets` is the result in big bets of each hand's game (`Game.yardstick`), `adjusted_big_bets` the all-in-adjusted
    result (see `adjusted`), None while a hand's is missing. `split_showdowns` are showdowns in games with high and low,
    `low_showdowns` those of them where a low was paid in a pot that the player contested, and `low_shares` the sum of
    the player's parts of those lows. Always show `hands` with any ratio.
    """

    hands: int = 0
    result: int = 0
    big_bets: float = 0.0
    adjusted_big_bets: float | None = 0.0
    voluntary: int = 0
    raised: int = 0
    saw_second: int = 0
    showdowns: int = 0
    won_showdowns: int = 0
    split_showdowns: int = 0
    scooped: int = 0
    low_showdowns: int = 0
    low_shares: float = 0.0

    @property
    def big_bets_per_100(self) -> float | None:
        """Result in big bets per 100 hands; None without a hand."""
        return _part(100 * self.big_bets, self.hands)

    @property
    def adjusted_per_100(self) -> float | None:
        """All-in-adjusted result in big bets per 100 hands; None without a hand or while one is missing."""
        return None if self.adjusted_big_bets is None else _part(100 * self.adjusted_big_bets, self.hands)

    @property
    def vpip(self) -> float | None:
        """Part of all hands in which money was voluntarily put in on the first street, 0 to 1."""
        return _part(self.voluntary, self.hands)

    @property
    def pfr(self) -> float | None:
        """Part of all hands raised on the first street (in stud: completed or raised), 0 to 1."""
        return _part(self.raised, self.hands)

    @property
    def went_to_showdown(self) -> float | None:
        """Showdowns as a part of the hands in which the second street was seen, 0 to 1."""
        return _part(self.showdowns, self.saw_second)

    @property
    def won_at_showdown(self) -> float | None:
        """Showdowns with any winnings, as a part of all showdowns, 0 to 1."""
        return _part(self.won_showdowns, self.showdowns)

    @property
    def scoop_rate(self) -> float | None:
        """Fraction of the showdowns in split games that were scooped, 0 to 1."""
        return _part(self.scooped, self.split_showdowns)

    @property
    def share_of_low(self) -> float | None:
        """The player's part of the low, 0 to 1, on average over the showdowns where a low was paid."""
        return _part(self.low_shares, self.low_showdowns)


def _part(some: float, of: int) -> float | None:
    return some / of if of else None
