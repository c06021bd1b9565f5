"""Flop games: a hand's standing at the showdown over the boards to come.

On the turn every river card, on the flop every turn card with one river card each, before the flop a fixed set of
boards: equal tables always have equal futures.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, apart_from, card_masks, frozen
from pokertable.analysis.boards import Boards, boards_of_columns, strengths_on_boards
from pokertable.model.cached import cached_property
from pokertable.model.caches import Cache, kept
from pokertable.model.variant import Variant
from pokertable.players.worth.compared import Sampled
from pokertable.players.worth.flop.sampled import FLOP, left_beside, put_away, sample_of, sampled_hands
from pokertable.players.worth.flop.share_on_boards import ShareOnBoards, hole_pairs
from pokertable.players.worth.flop.tied import Tied
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import AWAY, Rivals
from pokertable.players.worth.suits import canonical
from pokertable.players.worth.variants import numbered_variant

STARTING_DECKS = (
    *(41, 119, 158, 159, 244, 251, 293, 297, 322, 346, 350, 368),
    *(95, 471, 17, 404, 401, 46, 48, 334, 212, 261, 388, 473),
)
"""Seeds of the decks for the boards before the flop, ten boards from each.

Chosen from 480, good hands weighted most: on the boards of the first twelve, and of all, hands of hold'em, Omaha and
Omaha/8 have the equity of 4,800 boards within 1.7 and 1.1% of the pot (root mean square; any 48 decks give 1.2)."""
NEAR_STARTING, NEAR = 120, 24
"""Number of first futures over which starting hands meet ranges; and over which the sample is examined, later."""
USUAL_RIVALS = 1.5
"""Number of random rivals whose equity orders the hands of the sample."""
RANKED, RANKED_ON_CARDS = 2000, 500
"""Random starting hands used for ranking; fewer for each possible open board card."""
_BOARD = 5


def futures(board: Sequence[int]) -> Cards:
    """(5, B): boards of five that this board may become, one column per card."""
    return np.ascontiguousarray(futures_of(np.array([board], np.uint8))[0].T)


def futures_of(boards: Cards) -> Cards:
    """(G, B, 5): boards of five that several boards of one street, (G, k), may become."""
    shown = boards.shape[1]
    if shown < FLOP:
        return np.array([_starting_futures(tuple(board)) for board in boards.tolist()], np.uint8)
    out = np.zeros((len(boards), len(_SHUFFLED)), np.bool_)
    out[np.arange(len(boards))[:, None], _PLACES[boards]] = True
    live = np.broadcast_to(_SHUFFLED, out.shape)[~out].reshape(len(boards), -1)
    found = np.empty((len(boards), live.shape[1] if shown < _BOARD else 1, _BOARD), np.uint8)
    found[:, :, :shown] = boards[:, None]
    for number, cards in enumerate([live, np.roll(live, _APART, axis=1)][: _BOARD - shown]):
        found[:, :, shown + number] = cards
    return found


def before_the_flop(board: Sequence[int]) -> bool:
    """Whether hands are starting hands; in some games the first board card is already open."""
    return len(board) < FLOP


def _starting_futures(board: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Whole boards dealt from shuffled decks, with the open cards first."""
    to_come = 5 - len(board)
    rows = []
    for seed in STARTING_DECKS:
        deck = [card for card in Random(seed).sample(range(52), 52) if card not in board]
        rows += [(*board, *deck[at : at + to_come]) for at in range(0, len(deck) - to_come + 1, to_come)]
    return rows


_SHUFFLED: Cards = frozen(np.array(Random(52).sample(range(52), 52), np.uint8))
_PLACES: Ids = np.argsort(_SHUFFLED)
"""Position of each card in the shuffled deck."""
_APART = 7
"""Distance in it between the turn and river of one future."""


class Futures:
    """The futures of several boards of one street, (G, k), one after another."""

    def __init__(self, variant: Variant, boards: Cards) -> None:
        self._variant = variant
        self.cards = futures_of(boards)
        """(G, B, 5): boards of five."""
        self.on: Ids = np.repeat(np.arange(len(boards)), self.cards.shape[1])
        """(G · B,): index of each future's board."""
        self.columns: Cards = np.ascontiguousarray(self.cards.reshape(-1, _BOARD).T)
        """(5, G · B): their cards, the last ones to come."""
        self.found = boards_of_columns(list(self.columns))
        self.masks = card_masks(self.columns.T)

    def of_hands(self, on: Ids, hands: Cards) -> tuple[list[Strengths], Bools]:
        """(H, B) each: strengths by share of hands, (H, k), on their boards' futures, (H,), and possible futures."""
        count = self.cards.shape[1]
        at = count * on[:, None] + np.arange(count)
        seen = Boards(self.found.ranks[at.ravel()], self.found.suited[at.ravel()])
        columns = [np.repeat(column, count) for column in hands.T]
        made = [strengths_on_boards(share, columns, seen).reshape(at.shape) for share in self._variant.shares]
        return made, (self.masks[at] & card_masks(hands)[:, None]) == 0


class SampledFutures(Futures):
    """The sample of opponents' hands on the futures."""

    def __init__(self, variant: Variant, boards: Cards) -> None:
        super().__init__(variant, boards)
        self._samples = [sample_of(share, variant.hole_cards) for share in variant.shares]
        self.values = [sample.values(self.found) for sample in self._samples]
        """(G · B, N): strengths of the sample; `AWAY` for hands with a card of the future."""
        self.able = [sample.able(self.found) for sample in self._samples]
        """(G · B,): by share the futures in which two cards can make a hand."""
        count = put_away(self.values, variant.hole_cards, boards, self.on, self.columns[boards.shape[1] :])
        self.rivals = [Rivals.counted(each, count) for each in self.values]

    def tied(self) -> Tied:
        """The sample in the near futures by strength, in each share."""
        near = self.cards[:, :NEAR]
        at = (np.arange(len(near))[:, None] * self.cards.shape[1] + np.arange(near.shape[1])).ravel()
        boards, shape = Boards(self.found.ranks[at], self.found.suited[at]), (*near.shape[:2], -1)
        numbers = [
            sample.numbers(boards, values[at]).reshape(shape)
            for sample, values in zip(self._samples, self.values, strict=True)
        ]
        return Tied.of(numbers, USUAL_RIVALS)

    @cached_property
    def shares(self) -> list[ShareOnBoards]:
        """Tables of other hands there, by share."""
        return [ShareOnBoards.of(share, self.found) for share in self._variant.shares]


class BoardFutures:
    """The futures of one board of a variant, and the sampled opponents' standing in each."""

    def __init__(self, variant: Variant, board: tuple[int, ...], found: SampledFutures, rows: slice) -> None:
        """The futures in `rows` of those found for several boards."""
        self._renames = not board
        self.masks = found.masks[rows]
        """(B,): the cards of each future."""
        self.shares = [share.part(rows) for share in found.shares]
        self.sample = sampled_hands(variant.hole_cards)
        """(N, k): stand-ins for any hand of an opponent."""
        self.live = apart_from(self.sample, board)
        """Whether each holds no card of the board."""
        self.rivals = [rivals.part(rows) for rivals in found.rivals]
        """The sample on each future, by share."""
        self._shown = len(board)
        self._starting = before_the_flop(board)
        self.near = min(len(self.masks), NEAR_STARTING if self._starting else NEAR)
        """Number of first futures that are examined for all hands of the sample."""
        near = slice(rows.start, rows.start + self.near)
        self._usable = found.rivals[0].sample[near] != AWAY
        self._values = [values[near] for values in found.values]

    @cached_property
    def of_sample(self) -> Outcomes:
        """Outcomes of the sample's hands in the near futures."""
        return Outcomes(self._usable, self._values, self._near.rivals, sampled=True, ranged=self._near)

    @cached_property
    def expected(self) -> Floats:
        """(N,): equity there against one or two random hands."""
        wins = [rivals.own_wins(USUAL_RIVALS) for rivals in self._near.rivals]
        total = wins[0]
        for values, won, rivals in zip(self._values[1:], wins[1:], self._near.rivals[1:], strict=True):
            total = total + np.where(values > 0, won, rivals.without**USUAL_RIVALS * wins[0])
        there = np.maximum(self._usable.sum(axis=0), 1)
        expected: Floats = (total * self._usable).sum(axis=0) / there / len(wins)
        return expected

    @cached_property
    def _near(self) -> Sampled:
        return Sampled([rivals.part(slice(self.near)) for rivals in self.rivals])

    @cached_property
    def ranged(self) -> Sampled:
        """The sample on the futures used for single hands against ranges."""
        return self._near if self._starting else Sampled(self.rivals)

    def outcomes(self, hands: Cards) -> Outcomes:
        """Outcomes of each hand on each board."""
        possible, values = self._made(canonical(hands) if self._renames else hands)
        return Outcomes(possible, values, self.rivals, ranged=self.ranged, left=left_beside(hands, self._shown))

    def _made(self, hands: Cards) -> tuple[Bools, list[Strengths]]:
        pairs = hole_pairs(hands)
        possible: Bools = (self.masks[:, None] & card_masks(hands)) == 0
        return possible, [share.values(hands, pairs) for share in self.shares]


_boards: Cache[tuple[int, tuple[int, ...]], BoardFutures] = Cache("the futures of boards")


def board_futures(variant: int, board: tuple[int, ...]) -> BoardFutures:
    """The cached futures of a board, shared by all seats of a table. The variant by number."""
    found = _boards.get((variant, board))
    if found is None:
        found = _worked_out(variant, [board])[0]
        _boards.keep((variant, board), found)
    return found


def foresee_boards(variant: int, boards: Sequence[tuple[int, ...]]) -> None:
    """Compute and cache the futures of several boards, at most two dozen, together."""
    missing = [board for board in boards if _boards.get((variant, board)) is None]
    if missing:
        for board, found in zip(missing, _worked_out(variant, missing), strict=True):
            _boards.keep((variant, board), found)


def _worked_out(variant: int, boards: Sequence[tuple[int, ...]]) -> list[BoardFutures]:
    game = numbered_variant(variant)
    found = SampledFutures(game, np.array(boards, np.uint8).reshape(len(boards), -1))
    count = found.cards.shape[1]
    rows = [slice(start, start + count) for start in range(0, count * len(boards), count)]
    return [BoardFutures(game, board, found, own) for board, own in zip(boards, rows, strict=True)]


def starting_shares(variant: int, against: float, board: tuple[int, ...] = ()) -> Floats:
    """Sorted equities of random starting hands against this number of hands.

    RANKED of them; with open board cards RANKED_ON_CARDS, with distinct suits.
    """
    return _starting_shares(variant, against, tuple([4 * (card >> 2) for card in board]))


@kept("what starting hands of flop games are ranked among")
def _starting_shares(variant: int, against: float, board: tuple[int, ...]) -> Floats:
    ranked = RANKED_ON_CARDS if board else RANKED
    rng = Random(RANKED)
    hole_cards = numbered_variant(variant).hole_cards
    deck = [card for card in range(52) if card not in board]
    hands = np.array([rng.sample(deck, hole_cards) for _ in range(ranked)], np.uint8)
    shares = []
    for part in np.array_split(hands, -(-ranked // 1000)):
        outcomes = board_futures(variant, board).outcomes(part)
        shares.append(outcomes.expected((), np.array([against])))
    return frozen(np.sort(np.concatenate(shares)))
