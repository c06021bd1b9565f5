"""Flop games: where a hand may stand at the showdown, over the boards that may still come.

On the turn every river card, on the flop every turn card with one river card each, before the flop a fixed set of
boards: the same table always gives the same futures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, apart_from, card_masks, frozen
from pokertable.analysis.boards import Boards, boards_of_columns, strengths_on_boards
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.worth.compared import Sampled
from pokertable.players.worth.flop.sampled import FLOP, left_beside, put_away, sample_of, sampled_hands
from pokertable.players.worth.flop.share_on_boards import ShareOnBoards, hole_pairs
from pokertable.players.worth.flop.tied import Tied
from pokertable.players.worth.outcomes import Memory, Outcomes
from pokertable.players.worth.rivals import AWAY, Rivals
from pokertable.players.worth.variants import numbered_variant

STARTING_DECKS = (
    *(41, 119, 158, 159, 244, 251, 293, 297, 322, 346, 350, 368),
    *(95, 471, 17, 404, 401, 46, 48, 334, 212, 261, 388, 473),
)
"""Seeds of the decks that are dealt out for the boards before the flop, ten boards from each.

Chosen out of 480, good hands counting most: on the boards of the first twelve, and of all, hands of hold'em, Omaha and
Omaha/8 expect what they expect on 4,800 boards, within 1.7 and 1.1 % of the pot (root of the mean square; any 48 decks
come to 1.2).
"""
NEAR_STARTING, NEAR = 120, 24
"""Futures, the first ones, over which starting hands are held against ranges; and over which the sample is, later."""
USUAL_RIVALS = 1.5
"""Hands of the sample are put in order by what they expect against so many who hold anything."""
RANKED, RANKED_ON_CARDS = 2000, 500
"""Random starting hands that the others are ranked among; fewer for each card of the board that may lie open."""
_BOARD = 5
_BLOCK = 32
"""So many boards are worked out together: what lies between stays in the processor's cache."""


def canonical(hands: Cards) -> Cards:
    """Hands with their suits renamed so that hands that differ in suits alone become the same: (H, k)."""
    ranks, suits = hands >> 2, hands & 3
    held = np.zeros((len(hands), 4), np.int64)
    rows = np.arange(len(hands))
    for rank, suit in zip(ranks.T, suits.T, strict=True):
        held[rows, suit] |= np.int64(1) << rank.astype(np.int64)
    order = np.argsort(-held, axis=1, kind="stable")
    new_name = np.argsort(order, axis=1, kind="stable").astype(np.uint8)
    return (ranks << 2 | np.take_along_axis(new_name, suits.astype(np.int64), axis=1)).astype(np.uint8)


def futures(board: Sequence[int]) -> Cards:
    """Boards of five that this board may become, a column for each card: (5, B)."""
    return np.ascontiguousarray(futures_of(np.array([board], np.uint8))[0].T)


def futures_of(boards: Cards) -> Cards:
    """The same of several boards of one street, (G, k): (G, B, 5)."""
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
    """Whether so few cards lie open that hands are starting hands; in some games the first lies open already."""
    return len(board) < FLOP


def _starting_futures(board: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Whole boards dealt out of shuffled decks, the cards that lie open already first."""
    to_come = 5 - len(board)
    rows = []
    for seed in STARTING_DECKS:
        deck = [card for card in Random(seed).sample(range(52), 52) if card not in board]
        rows += [(*board, *deck[at : at + to_come]) for at in range(0, len(deck) - to_come + 1, to_come)]
    return rows


_SHUFFLED: Cards = frozen(np.array(Random(52).sample(range(52), 52), np.uint8))
_PLACES: Ids = np.argsort(_SHUFFLED)
"""Where each card stands among those."""
_APART = 7
"""So far apart in it stand the turn and river of one future."""


class Futures:
    """The futures of several boards of one street, (G, k), one after the other."""

    def __init__(self, variant: Variant, boards: Cards) -> None:
        self._variant = variant
        self.cards = futures_of(boards)
        """(G, B, 5)."""
        self.on: Ids = np.repeat(np.arange(len(boards)), self.cards.shape[1])
        """Of which board each is: (G · B,)."""
        self.columns: Cards = np.ascontiguousarray(self.cards.reshape(-1, _BOARD).T)
        """Their cards, those that come last: (5, G · B)."""
        self.found = boards_of_columns(list(self.columns))
        self.masks = card_masks(self.columns.T)

    def of_hands(self, on: Ids, hands: Cards) -> tuple[list[Strengths], Bools]:
        """What hands, (H, k), make on the futures of these boards, (H,), by share, and which can come: (H, B) each."""
        count = self.cards.shape[1]
        at = count * on[:, None] + np.arange(count)
        seen = Boards(self.found.ranks[at.ravel()], self.found.suited[at.ravel()])
        columns = [np.repeat(column, count) for column in hands.T]
        made = [strengths_on_boards(share, columns, seen).reshape(at.shape) for share in self._variant.shares]
        return made, (self.masks[at] & card_masks(hands)[:, None]) == 0


class SampledFutures(Futures):
    """The sample of opponents' hands on them."""

    def __init__(self, variant: Variant, boards: Cards) -> None:
        super().__init__(variant, boards)
        self._samples = [sample_of(share, variant.hole_cards) for share in variant.shares]
        self.values = [sample.values(self.found) for sample in self._samples]
        """What the sample makes there by share, (G · B, N); `AWAY` who holds a card of the future."""
        self.able = [sample.able(self.found) for sample in self._samples]
        """By share on which of them two cards can make a hand, (G · B,)."""
        count = put_away(self.values, variant.hole_cards, boards, self.on, self.columns[boards.shape[1] :])
        self.rivals = [Rivals.counted(each, count) for each in self.values]

    def tied(self) -> Tied:
        """The sample in the near futures by strength, under each share."""
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
        """What other hands make there, by share."""
        return [ShareOnBoards.of(share, self.found) for share in self._variant.shares]


class BoardFutures:
    """The futures of one board of a variant, and how sampled opponents stand on each."""

    def __init__(self, variant: Variant, board: tuple[int, ...], found: SampledFutures, rows: slice) -> None:
        """Of what was found of several boards the `rows` are those of this one."""
        self._renames = not board
        self.masks = found.masks[rows]
        """The cards of each future: (B,)."""
        self.shares = [share.part(rows) for share in found.shares]
        self.sample = sampled_hands(variant.hole_cards)
        """Hands that stand for whatever an opponent holds: (N, k)."""
        self.live = apart_from(self.sample, board)
        """Which of them hold no card of the board."""
        self.rivals = [rivals.part(rows) for rivals in found.rivals]
        """The sample on each future, by share."""
        self._shown = len(board)
        self._starting = before_the_flop(board)
        self.near = min(len(self.masks), NEAR_STARTING if self._starting else NEAR)
        """How many futures, the first ones, are looked at where all hands of the sample are."""
        near = slice(rows.start, rows.start + self.near)
        self._usable = found.rivals[0].sample[near] != AWAY
        self._values = [values[near] for values in found.values]

    @cached_property
    def of_sample(self) -> Outcomes:
        """What the hands of the sample come to in the near futures."""
        return Outcomes(self._usable, self._values, self._near.rivals, sampled=True, ranged=self._near)

    @cached_property
    def expected(self) -> Floats:
        """What they expect there against one or two who hold anything: (N,)."""
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
        """The sample on the futures over which single hands are held against ranges."""
        return self._near if self._starting else Sampled(self.rivals)

    def outcomes(self, hands: Cards) -> Outcomes:
        """What each hand comes to on each board."""
        possible, values = self._made(canonical(hands) if self._renames else hands)
        return Outcomes(possible, values, self.rivals, ranged=self.ranged, left=left_beside(hands, self._shown))

    def _made(self, hands: Cards) -> tuple[Bools, list[Strengths]]:
        pairs = hole_pairs(hands)
        possible: Bools = (self.masks[:, None] & card_masks(hands)) == 0
        return possible, [share.values(hands, pairs) for share in self.shares]


_kept: Memory[BoardFutures] = Memory(32)


def board_futures(variant: int, board: tuple[int, ...]) -> BoardFutures:
    """The futures of a board, kept: all seats of a table look at the same ones. The variant by number."""
    kept = _kept.get((variant, board))
    if kept is None:
        kept = _worked_out(variant, [board])[0]
        _kept.keep((variant, board), kept)
    return kept


def foresee_boards(variant: int, boards: Sequence[tuple[int, ...]]) -> None:
    """Work out the futures of several boards, two dozen at most, in one go, and keep them."""
    missing = [board for board in boards if _kept.get((variant, board)) is None]
    if missing:
        for board, found in zip(missing, _worked_out(variant, missing), strict=True):
            _kept.keep((variant, board), found)


def _worked_out(variant: int, boards: Sequence[tuple[int, ...]]) -> list[BoardFutures]:
    game = numbered_variant(variant)
    found = SampledFutures(game, np.array(boards, np.uint8).reshape(len(boards), -1))
    count = found.cards.shape[1]
    rows = [slice(start, start + count) for start in range(0, count * len(boards), count)]
    return [BoardFutures(game, board, found, own) for board, own in zip(boards, rows, strict=True)]


def starting_shares(variant: int, against: float, board: tuple[int, ...] = ()) -> Floats:
    """What random starting hands expect against so many, sorted.

    RANKED of them; where cards of the board lie open RANKED_ON_CARDS, which their suits make no other.
    """
    return _starting_shares(variant, against, tuple([4 * (card >> 2) for card in board]))


@lru_cache(maxsize=128)
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
