"""The all-in-adjusted result: each seat's equity in a hand when the last chips went in, whatever came then.

If cards were dealt after the last decision while two or more seats were in, every pot counts as shared by the equities
of its contestants' hands at that decision; in any other hand the adjusted result is the result. Only the cards of the
seats still in are known to the calculation: those of folded seats and the burned cards count as unseen. Rake is
subtracted as it was taken. Odd chips are neglected.
"""

from __future__ import annotations

from collections.abc import Sequence

from pokertable.model.cards import HIDDEN, AnyCard, known
from pokertable.model.hand import events as happened
from pokertable.model.variant import Variant

SAMPLES = 20_000
"""Random deals if there are too many to enumerate: a standard error of a third of a percent of the pot."""
AFFORDABLE = 2_000_000
"""Most complete deals that are enumerated, in a fraction of a second."""


def all_in_at(events: Sequence[happened.Event]) -> int | None:
    """Number of events up to the last decision, if cards came after it with two or more in; else None.

    If nobody could decide anything (all-in by antes and blinds) it is the number up to the end of the first deal.
    """
    decided = [number for number, event in enumerate(events) if isinstance(event, happened.Decision)]
    if decided:
        last = decided[-1] + 1
    else:
        last = 1 + next((i for i, event in enumerate(events) if isinstance(event, happened.HoleDealt)), len(events))
    started = events[0]
    assert isinstance(started, happened.HandStarted)
    live = len(started.stacks) - sum(isinstance(event, happened.Folded) for event in events)
    comes = any(isinstance(event, happened.HoleDealt | happened.BoardDealt) for event in events[last:])
    return last if comes and live > 1 else None


def adjusted_results(events: Sequence[happened.Event], *, seed: int = 0) -> tuple[float, ...]:
    """All-in-adjusted net chips by seat (see above); the plain results if a hand was never seen.

    Exact up to `AFFORDABLE` deals, else sampled with `seed`. Takes up to about a second: call it off the GUI thread.
    """
    started, ended = events[0], events[-1]
    if not isinstance(started, happened.HandStarted) or not isinstance(ended, happened.HandEnded):
        raise ValueError("an adjusted result needs a whole hand, from HandStarted to HandEnded")
    actual = tuple([float(end - begin) for end, begin in zip(ended.stacks, started.stacks, strict=True)])
    at = all_in_at(events)
    if at is None or started.game.variant.draws:  # discards are decisions, not chance
        return actual
    n = len(started.stacks)
    folded = {event.seat for event in events if isinstance(event, happened.Folded)}
    holes, board = _cards_then(events, at, n)
    live = [seat for seat in range(n) if seat not in folded]
    if HIDDEN in board or any(HIDDEN in holes[seat] for seat in live):
        return actual
    won = [0.0] * n
    paid = [0] * n
    for pot, amount in _pots_paid(events):
        seats = [seat for seat in pot.seats if seat not in folded]
        dead = [card for seat in live if seat not in seats for card in holes[seat]]
        shares = equities(started.game.variant, [holes[seat] for seat in seats], board, dead, seed)
        for seat, share in zip(seats, shares, strict=True):
            won[seat] += share * amount
    for event in events:
        if isinstance(event, happened.PotAwarded):
            for entry in event.won:
                paid[entry.seat] += entry.amount
    return tuple([actual[seat] - paid[seat] + won[seat] for seat in range(n)])


def _cards_then(events: Sequence[happened.Event], at: int, n: int) -> tuple[list[list[AnyCard]], list[AnyCard]]:
    """Hole cards by seat and board after `at` events; a hand shown later counts as known."""
    holes: list[list[AnyCard]] = [[] for _ in range(n)]
    board: list[AnyCard] = []
    for event in events[:at]:
        if isinstance(event, happened.HoleDealt):
            for seat, card, _ in event.cards:
                holes[seat].append(card)
        elif isinstance(event, happened.BoardDealt):
            board += event.cards
    for event in events:
        if isinstance(event, happened.HandShown):
            holes[event.seat] = list(event.cards[: len(holes[event.seat])])
    return holes, board


def _pots_paid(events: Sequence[happened.Event]) -> list[tuple[happened.Pot, int]]:
    """The last pots with the chips paid out of each."""
    pots = next(event.pots for event in reversed(events) if isinstance(event, happened.BetsCollected))
    awards = [event for event in events if isinstance(event, happened.PotAwarded)]
    return [
        (pot, sum(won.amount for award in awards if award.pot == index for won in award.won))
        for index, pot in enumerate(pots)
    ]


def equities(
    variant: Variant, hands: Sequence[Sequence[AnyCard]], board: Sequence[AnyCard], dead: Sequence[AnyCard], seed: int
) -> list[float]:
    """Equity of each hand, 0 to 1, exact up to `AFFORDABLE` deals, else sampled with `seed`.

    Analysis is imported here, so that a window opens without it.
    """
    if len(hands) == 1:
        return [1.0]
    from pokertable.analysis.equity import equity, looks
    from pokertable.analysis.matchup import KnownCards, Matchup

    matchup = Matchup(variant, [KnownCards(known(hand)) for hand in hands], known(board), known(dead))
    report = equity(matchup) if looks(matchup) <= AFFORDABLE else equity(matchup, samples=SAMPLES, seed=seed)
    return [hand.equity for hand in report.hands]
