"""What private hands may expect in a spot, worked out by the game's own rules for many hands at once.

No table of "draws" or "good low cards": each hand is played out over the cards that may come, evaluated by the shares
of the pot as the variant defines them, and compared with sampled hands of the opponents. So in Omaha only two hole
cards count, a counterfeited low is worth what it is worth, and a nut draw counts for more than a weak one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from random import Random

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Strengths, frozen
from pokertable.model.games import Variant
from pokertable.players.boards import board_futures, canonical
from pokertable.players.field import Rivals, Standing
from pokertable.players.spot import UNDECIDED, Rival, Spot
from pokertable.players.stud import OwnFutures, rivals_showing

_CHUNK = 4096
_MANY = 1024
"""From so many hands on every strength is worked out once and looked up."""
_FEW = 8
"""Up to so many hands are remembered: a seat acts several times on a street."""
_STRONG = 0.45
"""A share of the pot that is well worth having: in a split game half the pot, or a bit less of it against several."""
_RANKED = 1600
_RANKED_UPS = 40


@dataclass(frozen=True, slots=True)
class Prospects:
    """What each hand may expect, (H,) float64 each.

    `share` is the part of the pot it expects at the showdown against the live opponents, who are credited with the
    strength they have shown.
    `strong` is how often it ends up with a strong claim to the pot: a draw has a poor share and is strong now and then.
    `rank` is, on the first street, the part of all starting hands that are better (0 the best hand); 0 later.
    """

    share: Floats
    strong: Floats
    rank: Floats


Field = Sequence[tuple[Sequence[Rivals], float]]
"""The opponents: what each may hold under each share of the pot, and for how many rivals it counts."""


class _Outcomes:
    """Hands in each of their futures: whether it can come, and their strength under each share, (B, H)."""

    def __init__(self, possible: Bools, values: Sequence[Strengths]) -> None:
        self._possible = possible
        self._counts = np.maximum(possible.sum(axis=0), 1)
        self._values = values
        self._met: dict[Rivals, Standing] = {}

    def mean(self, figures: Floats | Bools) -> Floats:
        """The mean over the futures that can come; 0 where none can."""
        mean: Floats = (figures * self._possible).sum(axis=0) / self._counts
        return mean

    def shares(self, field: Field) -> Floats:
        """The expected part of the pot in each future, against all rivals: (B, H).

        A share that nobody has a hand for goes with the first one (no low: high takes all).
        """
        wins = [self._wins(number, field) for number in range(len(self._values))]
        total = wins[0]
        for number in range(1, len(wins)):
            nobody = np.ones((1, 1))
            for rivals, count in field:
                nobody = nobody * rivals[number].none(count)
            total = total + np.where(self._values[number] > 0, wins[number], nobody * wins[0])
        return total / len(wins)

    def _wins(self, number: int, field: Field) -> Floats:
        """The expected part of one share."""
        first, *others = [self._win(number, rivals[number], count) for rivals, count in field]
        for other in others:
            first = first * other
        return first

    def _win(self, number: int, rivals: Rivals, count: float) -> Floats:
        values = self._values[number]
        if values.shape[1] > _MANY:
            table = rivals.standing_of_all(int(values.max())).win(count)
            return np.take_along_axis(np.broadcast_to(table, (len(values), table.shape[1])), values.astype(np.int64), 1)
        if rivals not in self._met:
            self._met[rivals] = rivals.standing(values)
        return self._met[rivals].win(count)


def prospects(spot: Spot, hands: Cards, respect: float) -> Prospects:
    """What these private hands, (H, k), may expect. `respect` is how much a shown bet says (0 nothing, 1 the usual)."""
    parts = [_prospects(spot, hands[at : at + _CHUNK], respect) for at in range(0, len(hands), _CHUNK)]
    if len(parts) == 1:
        return parts[0]
    return Prospects(*[np.concatenate([getattr(part, f.name) for part in parts]) for f in fields(Prospects)])


def _prospects(spot: Spot, hands: Cards, respect: float) -> Prospects:
    counts = [_rivals_worth(rival, respect) for rival in spot.rivals]
    table = _table(spot)
    outcomes = table.outcomes(hands)
    shares = outcomes.shares(table.field(counts))
    return Prospects(
        share=outcomes.mean(shares),
        strong=outcomes.mean(shares >= _STRONG),
        rank=table.rank(outcomes) if spot.first_street else np.zeros(len(hands)),
    )


def _rivals_worth(rival: Rival, respect: float) -> float:
    return (1.0 if not rival.undecided or rival.pressure else UNDECIDED) + respect * rival.pressure


def _table(spot: Spot) -> _FlopTable | _StudTable:
    return _FlopTable(spot) if spot.variant.board_cards else _StudTable(spot)


class _FlopTable:
    """All look at one board; an opponent is as good as another."""

    def __init__(self, spot: Spot) -> None:
        self._variant, self._board = spot.variant, spot.board
        self._opponents = spot.opponents
        self._futures = board_futures(spot.variant, spot.board)

    def field(self, counts: Sequence[float]) -> list[tuple[Sequence[Rivals], float]]:
        return [(self._futures.rivals, sum(counts))]

    def outcomes(self, hands: Cards) -> _Outcomes:
        if len(hands) <= _FEW:
            return _few_on_boards(self._variant, self._board, hands.tobytes(), hands.shape[1])
        return _on_boards(self._variant, self._board, hands)

    def rank(self, outcomes: _Outcomes) -> Floats:
        against = _ranked_against(self._opponents)
        shares = outcomes.mean(outcomes.shares([(self._futures.rivals, against)]))
        return _part_above(_flop_starters(self._variant, against), shares)


def _on_boards(variant: Variant, board: tuple[int, ...], hands: Cards) -> _Outcomes:
    futures = board_futures(variant, board)
    if not board:
        hands = canonical(hands)
    return _Outcomes(futures.possible(hands), [futures.values(share, hands) for share in variant.shares])


@lru_cache(maxsize=2048)
def _few_on_boards(variant: Variant, board: tuple[int, ...], hands: bytes, hole_cards: int) -> _Outcomes:
    return _on_boards(variant, board, np.frombuffer(hands, np.uint8).reshape(-1, hole_cards))


@lru_cache(maxsize=32)
def _flop_starters(variant: Variant, against: float) -> Floats:
    """The sorted shares of random starting hands."""
    rng = Random(_RANKED)
    hands = np.array([rng.sample(range(52), variant.hole_cards) for _ in range(_RANKED)], np.uint8)
    outcomes = _on_boards(variant, (), hands)
    return frozen(np.sort(outcomes.mean(outcomes.shares([(board_futures(variant, ()).rivals, against)]))))


class _StudTable:
    """Everybody has their own cards, and shows some; a shared last card is as good as one's own."""

    def __init__(self, spot: Spot) -> None:
        self._variant = spot.variant
        self._opponents = spot.opponents
        down_now = sum(street.down for street in spot.variant.streets[: spot.street + 1]) - int(bool(spot.board))
        self._to_come = spot.variant.hole_cards - down_now - len(spot.ups) - len(spot.board)
        self._ups = spot.ups + spot.board
        self._dead = spot.dead
        self._rivals = [rivals_showing(spot.variant, rival.ups + spot.board, spot.dead) for rival in spot.rivals]

    def field(self, counts: Sequence[float]) -> list[tuple[Sequence[Rivals], float]]:
        return list(zip(self._rivals, counts, strict=True))

    def outcomes(self, hands: Cards) -> _Outcomes:
        if len(hands) <= _FEW:
            cards = hands.tobytes()
            return _few_own(self._variant, self._ups, self._dead, self._to_come, cards, hands.shape[1])
        return _own(self._variant, self._ups, self._dead, self._to_come, hands)

    def rank(self, outcomes: _Outcomes) -> Floats:
        against = _ranked_against(self._opponents)
        each = against / self._opponents
        shares = outcomes.mean(outcomes.shares(self.field([each] * self._opponents)))
        return _part_above(_stud_starters(self._variant, against), shares)


def _own(variant: Variant, ups: tuple[int, ...], dead: tuple[int, ...], to_come: int, hands: Cards) -> _Outcomes:
    futures = OwnFutures(ups, dead, to_come)
    return _Outcomes(futures.possible(hands), [futures.values(share, hands) for share in variant.shares])


@lru_cache(maxsize=256)
def _few_own(
    variant: Variant, ups: tuple[int, ...], dead: tuple[int, ...], to_come: int, hands: bytes, downs: int
) -> _Outcomes:
    return _own(variant, ups, dead, to_come, np.frombuffer(hands, np.uint8).reshape(-1, downs))


@lru_cache(maxsize=32)
def _stud_starters(variant: Variant, against: float) -> Floats:
    """The sorted shares of random starting hands against opponents who show nothing."""
    first = variant.streets[0]
    rng = Random(_RANKED)
    rivals = rivals_showing(variant, (), ())
    shares = []
    for _ in range(_RANKED_UPS):
        deck = rng.sample(range(52), 52)
        ups = tuple(deck[: first.up])
        rest = deck[first.up :]
        per_up = _RANKED // _RANKED_UPS
        hands = np.array([rng.sample(rest, first.down) for _ in range(per_up)], np.uint8)
        outcomes = _own(variant, ups, ups, variant.hole_cards - first.down - first.up, hands)
        shares.append(outcomes.mean(outcomes.shares([(rivals, against)])))
    return frozen(np.sort(np.concatenate(shares)))


def _ranked_against(opponents: int) -> float:
    """Starting hands are ranked against so many: against several, hands that make the nuts gain."""
    return float(min(opponents, 3))


def _part_above(ordered: Floats, shares: Floats) -> Floats:
    above: Floats = 1 - np.searchsorted(ordered, shares, side="right") / len(ordered)
    return above
