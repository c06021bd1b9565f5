"""All starting hands of a game at once, where own cards go with board cards (the Omaha games).

On a board a hand's strength depends on its ranks alone, except for flushes. So each board is evaluated rank by rank, of
which there are few (1,820 with four hole cards), and only the hands with a flush there one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, card_masks, gather
from pokertable.players.worth.beats import BeatCounts
from pokertable.players.worth.flop.boards import BoardFutures
from pokertable.players.worth.flop.share_on_boards import hole_pairs
from pokertable.players.worth.outcomes import Tables
from pokertable.players.worth.rivals import Field, Slots, won_by_slot


class _Lifted(NamedTuple):
    """Hands lifted by a flush on one board, (n,), and their slots then, in the share of this number."""

    share: int
    hands: Ids
    slots: Slots


class StartingHands:
    """Outcomes of many starting hands, (H,), like `Outcomes` for a few."""

    def __init__(self, futures: BoardFutures, hands: Cards) -> None:
        self._rivals = futures.rivals
        self._ranged = futures.ranged
        self._board_masks = futures.masks
        self._hand_masks = card_masks(hands)
        ranks = np.sort(hands >> 2, axis=1).astype(np.int64)
        _, first, self._at = np.unique(ranks @ 13 ** np.arange(hands.shape[1]), return_index=True, return_inverse=True)
        of_ranks = hole_pairs(hands[first])
        self._slots: list[Slots] = []
        self._makes: list[Bools] = []
        self._lifted: dict[int, list[_Lifted]] = {}
        pairs = hole_pairs(hands)
        for number, (share, rivals) in enumerate(zip(futures.shares, futures.rivals, strict=True)):
            values = share.by_ranks(of_ranks)
            self._slots.append(rivals.slots(values, np.arange(len(values))))
            self._makes.append(values > 0)
            for flushes in share.flushes:
                suited = np.flatnonzero(((hands & 3) == flushes.suit).sum(axis=1) >= 2)
                made = flushes.strengths(hands[suited], pairs[:, suited])
                better = made > values[flushes.boards][:, self._at[suited]]
                for board, own, lifts in zip(flushes.boards.tolist(), made, better, strict=True):
                    found = _Lifted(number, suited[lifts], rivals.slots(own[None, lifts], np.array([board]))[0])
                    self._lifted.setdefault(board, []).append(found)
        self.ranks: dict[float, Floats] = {}
        """Ranks, filled by the ranking code."""

    def __len__(self) -> int:
        """Number of hands."""
        return len(self._at)

    def expected(self, _who: Sequence[int], counts: Floats, _tables: Tables | None = None) -> Floats:
        """The value of `Outcomes.expected`."""
        return self._mean(*self._won(counts))

    def often(self, _who: Sequence[int], counts: Floats, least: float, _tables: Tables | None = None) -> Floats:
        """The value of `Outcomes.often`."""
        return self._mean(*self._won(counts), least)

    def expected_against(self, field: Field, _futures: int | None = None) -> Floats:
        """The value of `Outcomes.expected_against`."""
        return self._mean(*self._won_against(field))

    def often_against(self, field: Field, least: float) -> Floats:
        """The value of `Outcomes.often_against`."""
        return self._mean(*self._won_against(field), least)

    def _won(self, counts: Floats) -> tuple[list[Floats], list[Floats]]:
        """(B, slots): winnings of each slot on each board, by share, and the chance of no rival's hand, (B, 1)."""
        won = [BeatCounts(*rivals.slot_places, rivals.count).win(counts.sum()) for rivals in self._rivals]
        return won, [rivals.without ** counts.sum() for rivals in self._rivals]

    def _won_against(self, field: Field) -> tuple[list[Floats], list[Floats]]:
        won = [won_by_slot(rivals, field) for rivals in self._ranged.rivals]
        return won, [rivals.nobody(field) for rivals in self._ranged.rivals]

    def _possible(self, board: int) -> Bools:
        possible: Bools = (self._hand_masks & self._board_masks[board]) == 0
        return possible

    def _mean(self, won: Sequence[Floats], nobody: Sequence[Floats], least: float | None = None) -> Floats:
        """Mean winnings of each hand over the possible boards, or the frequency of at least `least`."""
        total, counts = np.zeros(len(self)), np.zeros(len(self))
        for board in range(len(won[0])):
            here = [own[board] for own in won]
            none = [own[board, 0] for own in nobody]
            by_ranks = self._shared(
                [gather(own, slots[board]) for own, slots in zip(here, self._slots, strict=True)],
                [makes[board] for makes in self._makes],
                none,
            )
            figures = gather(by_ranks, self._at)
            for lifted in self._lifted.get(board, ()):
                at = self._at[lifted.hands]
                slots = [each[board][at] for each in self._slots]
                slots[lifted.share] = lifted.slots
                wins = [gather(own, each) for own, each in zip(here, slots, strict=True)]
                figures[lifted.hands] = self._shared(wins, [makes[board][at] for makes in self._makes], none)
            if least is not None:
                figures = np.where(figures >= least, 1.0, 0.0)
            possible = self._possible(board)
            counts += possible
            total += figures * possible
        return total / np.maximum(counts, 1)

    @staticmethod
    def _shared(wins: Sequence[Floats], makes: Sequence[Bools], nobody: Sequence[float]) -> Floats:
        """Part of the pot: a share without hands goes with the first one."""
        total = wins[0]
        for number in range(1, len(wins)):
            total = total + np.where(makes[number], wins[number], nobody[number] * wins[0])
        return total / len(wins)
