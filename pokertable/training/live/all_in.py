"""The equities of hands that lie open while cards are to come, from what is seen of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.cards import DECK, Card, known
from pokertable.model.hand.observation import Observation
from pokertable.training.reads.spread import rounded

EXACT: Final = 2_000_000
"""Most run-outs that are counted one by one; above, a sample is drawn."""
SAMPLES: Final = 60_000
"""Run-outs of a sample: its standard error is a fifth of a percent at the most, 95% lie within half a percent."""


@dataclass(frozen=True, slots=True)
class SeatEquity:
    """One hand's part of the largest pot that it can win, 0 to 1; `halves`: of each half where the pot is split."""

    share: float
    percent: int
    """The share in percent; those of all who can win the pot sum to 100."""
    halves: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class PotEquity:
    """The player's part of one pot, and the chips in it."""

    amount: int
    share: float
    percent: int


@dataclass(frozen=True, slots=True)
class OpenEquities:
    """All figures of a moment. `exact`: every run-out was counted; `pots`: those that the viewer can win.

    `outs`: next cards with which the viewer wins more than it would on average, of `unseen`; None where they tell
    nothing: not one card to come, or the viewer is the favourite. `splitting`: number of the last outs, with which the
    viewer wins only a part of the pot.
    """

    seats: Mapping[int, SeatEquity]
    exact: bool
    to_come: int
    pots: tuple[PotEquity, ...] = ()
    outs: tuple[Card, ...] | None = None
    splitting: int = 0
    unseen: int = 0


def cards_to_come(seen: Observation) -> int:
    """The number of cards that are still dealt to a board, or to each hand where there is none."""
    variant = seen.game.variant
    if variant.board_cards:
        return variant.board_cards - len(seen.board)
    return variant.hole_cards - min((len(seen.seats[seat].cards) for seat in seen.live()), default=0)


def lie_open(seen: Observation) -> bool:
    """Whether all hands still in lie open, nobody can bet any more and cards are to come; never in draw games."""
    live = [seen.seats[seat] for seat in seen.live()]
    if seen.game.variant.draws or seen.over or seen.awards or seen.to_act is not None or len(live) < 2:
        return False
    every = all(view.cards and len(view.known) == len(view.cards) for view in live)
    return every and all(view.shown for view in live) and cards_to_come(seen) > 0


def may_lie_open(seen: Observation) -> bool:
    """Whether somebody is all-in whose hand may lie open before all cards are dealt."""
    all_in = any(view.all_in and not view.folded for view in seen.seats)
    return all_in and not seen.game.variant.draws and not seen.over and cards_to_come(seen) > 0


def load() -> None:
    """Load what `open_equities` counts with, ahead of the first time; slow: for a worker thread."""
    from pokertable.analysis import equity, matchup  # noqa: F401


def open_equities(seen: Observation) -> OpenEquities:
    """The equities now, exact or by a sample; slow and loads numpy: for a worker thread."""
    live = seen.live()
    contested = [(pot.amount, tuple(seat for seat in pot.seats if seat in live)) for pot in seen.pots]
    contested = [(amount, seats) for amount, seats in contested if len(seats) > 1] or [(seen.pot, live)]
    seats: dict[int, SeatEquity] = {}
    pots: list[PotEquity] = []
    exact = True
    for amount, claimants in contested:
        shares, is_exact = _shares(seen, claimants, known(seen.board))
        exact = exact and is_exact
        for seat, share in zip(claimants, shares, strict=True):
            seats.setdefault(seat, share)
            if seat == seen.viewer:
                pots.append(PotEquity(amount, share.share, share.percent))
    outs, splitting, unseen = _outs(seen, contested[0][1], seats)
    return OpenEquities(seats, exact, cards_to_come(seen), tuple(pots), outs, splitting, unseen)


def _shares(seen: Observation, claimants: Sequence[int], board: Sequence[Card]) -> tuple[list[SeatEquity], bool]:
    from pokertable.analysis.equity import equity, looks
    from pokertable.analysis.matchup import KnownCards, Matchup

    variant = seen.game.variant
    dead = [card for view in seen.seats if view.seat not in claimants for card in view.known]
    matchup = Matchup(variant, [KnownCards(seen.seats[seat].known) for seat in claimants], tuple(board), tuple(dead))
    report = equity(matchup, exact=True) if looks(matchup) <= EXACT else equity(matchup, samples=SAMPLES, seed=0)
    found = []
    percents = rounded([hand.equity for hand in report.hands])
    for hand, percent in zip(report.hands, percents, strict=True):
        halves = tuple(each.win + each.tie / 2 for each in hand.shares) if variant.is_split else ()
        found.append(SeatEquity(hand.equity, percent, halves))
    return found, report.exact


def _outs(
    seen: Observation, claimants: Sequence[int], now: Mapping[int, SeatEquity]
) -> tuple[tuple[Card, ...] | None, int, int]:
    """The viewer's outs where one card is to come on the board and others are ahead, those for all of the pot first.

    Then the numbers of those for a part of it, and of unseen cards.
    """
    mine = seen.viewer
    gone = {*known(seen.board), *(card for view in seen.seats for card in view.known)}
    unseen = [card for card in DECK if card not in gone]
    alone = bool(seen.game.variant.board_cards) and cards_to_come(seen) == 1
    if not alone or mine is None or mine not in claimants or now[mine].share >= 1 / 2:
        return None, 0, len(unseen)
    at = list(claimants).index(mine)
    board = known(seen.board)
    then = {card: _shares(seen, claimants, (*board, card))[0][at].share for card in unseen}
    outs = [card for card, share in then.items() if share > now[mine].share]
    splitting = {card for card in outs if then[card] < 1}
    outs.sort(key=lambda card: (card in splitting, -card.rank, card.suit))
    return tuple(outs), len(splitting), len(unseen)
