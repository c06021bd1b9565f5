"""Deals of a player's unseen cards: joint hands from the opponents' ranges, and the cards to come.

The hands of a deal share no card, and the cards to come are the rest. Deals come in groups that share the cards to
come: fewer boards mean much less work. Each deal has the right distribution, but those of a group depend on each other:
errors are computed per group.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Masks, Strengths, card_masks
from pokertable.analysis.boards import boards_of_columns, strengths_on_boards
from pokertable.analysis.wholehands import strengths_of_columns
from pokertable.model.cards import HIDDEN, Card
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Variant
from pokertable.players.worth.discarding.discards import best_kept, every_discard
from pokertable.players.worth.discarding.ends import ends_keeping, ends_of
from pokertable.players.worth.discarding.last_round import behind
from pokertable.players.worth.discarding.solved import solved
from pokertable.players.worth.discarding.solving import BINS, bins
from pokertable.session.simulation.batch import Redeal
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.standing import Standing

CANDIDATES: Final = 32
"""Deals drawn for each one that is played; to draw and to compare them takes about 1% of the time of playing one."""
_ON_A_BOARD: Final = 2
"""Deals that share the cards to come where a board is dealt; with up cards that saves nothing."""
_ROUNDS = 40
"""Times that all hands of a deal are redrawn together; after that they are drawn one after another."""
_TICKETS = 1 << 16
"""Tickets of a hand lottery: each hand holds tickets in proportion to its weight."""
_SWEEPS = 2
"""Times that each hand is then redrawn given the others."""
_TRIES = (4, 16, 64, 256)
"""Hands drawn per try to find one without a shared card; later tries apply to the deals that still lack one."""
_BEFORE_ALL, _AFTER_ALL = -1.0, 2.0
"""Sort keys of cards placed before and after those in random order, whose keys run from 0 to 1."""


@dataclass(frozen=True, eq=False, slots=True)
class SampledDeals:
    """Deals, (D, …) cards: down cards by seat, the cards to come in dealing order, and the unseen ones out of play."""

    downs: dict[int, Cards]
    to_come: Cards
    out: Cards
    each: int
    """Number of consecutive deals in a group."""
    runs_short: bool
    """Whether the cards may run short."""

    def __len__(self) -> int:
        return len(self.to_come)

    def groups(self, which: Ids) -> SampledDeals:
        """These groups, in this order."""
        rows = (which[:, None] * self.each + np.arange(self.each)).ravel()
        downs = {seat: cards[rows] for seat, cards in self.downs.items()}
        return replace(self, downs=downs, to_come=self.to_come[rows], out=self.out[rows])

    def redeal(self, number: int) -> Redeal:
        """One deal, for the table."""
        downs = {seat: _as_cards(cards[number]) for seat, cards in self.downs.items()}
        return Redeal(downs, _as_cards(self.to_come[number]), _as_cards(self.out[number]))


class Dealer:
    """Draws deals at one decision, the opponents' hands from their ranges, other cards at random."""

    def __init__(self, moment: Standing, believed: Sequence[Believed], rng: np.random.Generator) -> None:
        self._moment = moment
        self._rng = rng
        self._unseen = np.array(moment.unseen, np.uint8)
        self._read = [_Drawer(each, self._unseen, rng) for each in believed if each.read]
        self._unread = [seat for seat in moment.opponents if seat not in {each.seat for each in self._read}]
        state = moment.hand.state
        self._downs = [len(hole) - len(ups) for hole, ups in zip(state.holes, state.ups, strict=True)]
        out = state.returning
        self._out = out.count(HIDDEN)
        folded_out = bool(moment.public.game.variant.draws)  # to the muck, or still before the seat
        held = [len(hole) for seat, hole in enumerate(state.holes) if state.live[seat] or not folded_out]
        self._stub = 52 - sum(held) - len(out) - len(state.board)
        most = _most_to_come(moment)
        self._used, self._runs_short = min(self._stub, most), self._stub < most

    @property
    def together(self) -> int:
        """Number of deals of a group that is to be played out."""
        is_dealt = self._moment.public.game.variant.board_cards and self._moment.streets_left
        return _ON_A_BOARD if is_dealt else 1

    def draw(self, groups: int, each: int) -> SampledDeals:
        """`groups` groups of `each` deals."""
        first = self._hands(np.zeros(groups, np.uint64))
        shared = np.repeat(self._shuffled(first, np.zeros((groups, 0), np.uint8))[:, : self._used], each, axis=0)
        again = {seat: np.repeat(cards, each, axis=0) for seat, cards in first.items()}
        hands = self._hands(card_masks(shared), again)
        for seat, cards in first.items():
            hands[seat][::each] = cards
        rest = self._shuffled(hands, shared)
        at = self._stub
        for seat in self._unread:
            hands[seat] = rest[:, at : at + self._downs[seat]]
            at += self._downs[seat]
        return SampledDeals(hands, rest[:, : self._stub], rest[:, at : at + self._out], each, self._runs_short)

    def spread(self, places: Floats, each: int) -> SampledDeals:
        """A group of `each` deals at every of these `places`, from 0 to 1 in the order of the player's part of the pot.

        The order is that of many groups drawn at random, by what they bring at showdown. Places that are spread evenly
        (`Places`) leave it not to chance how many deals are lost at showdown, and random ones are as likely as before.
        """
        many = self.draw(len(places) * CANDIDATES, each)
        parts = pot_parts(self._moment, *complete(self._moment, many)).sum(axis=0)
        order = np.argsort(parts.reshape(-1, each).mean(axis=1), kind="stable")
        return many.groups(order[(places * len(order)).astype(np.int64)])

    def _hands(self, taken: Masks, again: dict[int, Cards] | None = None) -> dict[int, Cards]:
        """A hand for every opponent with a range, in each deal; the hands share no card, with `taken` neither.

        Where the ranges allow none, the hands of `again`, which share no card either.
        """
        count = len(taken)
        found = {each.seat: np.zeros((count, each.cards), np.uint8) for each in self._read}
        left = np.arange(count)
        for _ in range(_ROUNDS):
            if not len(left) or not self._read:
                return found
            gone, apart, which = taken[left].copy(), np.ones(len(left), np.bool_), []
            for each in self._read:
                drawn = each.draw(self._rng, len(left))
                apart &= (gone & each.masks[drawn]) == 0
                gone |= each.masks[drawn]
                which.append(drawn)
            for each, drawn in zip(self._read, which, strict=True):
                found[each.seat][left[apart]] = each.hands[drawn[apart]]
            left = left[~apart]
        for first in range(len(self._read)):
            rows = left[first :: len(self._read)]
            in_turn, fits = self._in_turn(taken[rows], [*self._read[first:], *self._read[:first]])
            for seat, cards in in_turn.items():
                found[seat][rows] = cards
                if again is not None:
                    found[seat][rows[~fits]] = again[seat][rows[~fits]]
        return found

    def _in_turn(self, taken: Masks, turns: list[_Drawer]) -> tuple[dict[int, Cards], Bools]:
        """The hands drawn in turn, then redrawn given the others (Gibbs sampling); and where the ranges allowed any."""
        found: dict[int, Cards] = {}
        held: dict[int, Masks] = {}
        fits: dict[int, Bools] = {}
        for each in turns * (1 + _SWEEPS if len(turns) > 1 else 1):
            others = [masks for seat, masks in held.items() if seat != each.seat]
            gone = np.bitwise_or.reduce([taken, *others])
            found[each.seat], fits[each.seat] = each.draw_apart(self._rng, gone)
            held[each.seat] = card_masks(found[each.seat])
        return found, np.logical_and.reduce([*fits.values()])

    def _shuffled(self, hands: dict[int, Cards], first: Cards) -> Cards:
        """The unseen cards outside the hands, shuffled, those of `first` in front: (D, …)."""
        keys = self._rng.random((len(first), len(self._unseen)))
        place = np.zeros(52, np.int64)
        place[self._unseen] = np.arange(len(self._unseen))
        rows = np.arange(len(first))[:, None]
        dealt = 0
        for cards in hands.values():
            keys[rows, place[cards]] = _AFTER_ALL
            dealt += cards.shape[1]
        if first.shape[1]:
            keys[rows, place[first]] = _BEFORE_ALL + np.arange(first.shape[1]) / 100
        order = np.argsort(keys, axis=1)
        return self._unseen[order[:, : len(self._unseen) - dealt]]


class _Drawer:
    """Draws hands of one opponent; where its range allows none, from the `unseen` cards."""

    def __init__(self, believed: Believed, unseen: Cards, rng: np.random.Generator) -> None:
        self.seat = believed.seat
        self.hands = believed.hands
        self.masks = card_masks(self.hands)
        self.cards = self.hands.shape[1]
        self._weights, self._unseen = believed.weights, unseen
        upto = np.cumsum(self._weights)
        each = np.diff(np.floor(upto * (_TICKETS / upto[-1]) + rng.random()), prepend=0.0).astype(np.int64)
        self._tickets = np.repeat(np.arange(len(each)), each)

    def draw(self, rng: np.random.Generator, *count: int) -> Ids:
        """Hands by weight, an array of this shape."""
        drawn: Ids = self._tickets[rng.integers(0, len(self._tickets), count, np.uint32)]
        return drawn

    def draw_apart(self, rng: np.random.Generator, gone: Masks) -> tuple[Cards, Bools]:
        """A hand by weight without the cards `gone` (D,) of each deal: (D, k); and whether there is one."""
        found = np.zeros((len(gone), self.cards), np.uint8)
        left, any_fits = np.arange(len(gone)), np.ones(len(gone), np.bool_)
        for tries in _TRIES:
            drawn = self.draw(rng, len(left), tries)
            apart = (self.masks[drawn] & gone[left, None]) == 0
            first = apart.argmax(axis=1)
            fits = apart[np.arange(len(left)), first]
            found[left[fits]] = self.hands[drawn[fits, first[fits]]]
            left = left[~fits]
        for row in left.tolist():
            weights = self._weights * ((self.masks & gone[row]) == 0)
            any_fits[row] = weights.any()
            if any_fits[row]:
                found[row] = self.hands[rng.choice(len(weights), p=weights / weights.sum())]
            else:
                live = self._unseen[(card_masks(self._unseen[:, None]) & gone[row]) == 0]
                found[row] = np.sort(rng.choice(live, self.cards, replace=False))
        return found, any_fits


def _most_to_come(moment: Standing) -> int:
    """Number of cards still dealt if everybody stays in, burns included."""
    live = len(moment.public.live())
    later = moment.public.game.variant.streets[moment.public.street + 1 :]
    return sum([1 + (street.down + street.up) * live + street.board for street in later])


def complete(moment: Standing, drawn: SampledDeals) -> tuple[dict[int, list[Cards]], list[Cards]]:
    """All cards by seat, and the board, as columns of (D,), if everybody stays in to the showdown."""
    state, variant = moment.hand.state, moment.public.game.variant
    hands = {}
    for seat in moment.public.live():
        known = state.ups[seat] if seat in drawn.downs else state.holes[seat]
        columns = [np.full(len(drawn), card, np.uint8) for card in known if isinstance(card, Card)]
        hands[seat] = columns + (list(drawn.downs[seat].T) if seat in drawn.downs else [])
    board = [np.full(len(drawn), card, np.uint8) for card in moment.public.known_board]
    if variant.draws:
        return _drawn_out(moment, drawn, hands), board
    order = [seat for seat in state.order if seat in hands]
    coming, burns = list(drawn.to_come.T), list(drawn.out.T)
    for street in variant.streets[moment.public.street + 1 :]:
        needed = (street.down + street.up) * len(order) + street.board
        if len(coming) > needed:
            burns.append(coming.pop(0))
        elif len(coming) < needed:  # resources/rules/stud.md#when-the-cards-run-out
            coming += burns
        if len(coming) < needed:
            board.append(coming.pop(0))
            break
        for _ in range(street.down + street.up):
            for seat in order:
                hands[seat].append(coming.pop(0))
        board += [coming.pop(0) for _ in range(street.board)]
    return hands, board


def _drawn_out(moment: Standing, drawn: SampledDeals, hands: dict[int, list[Cards]]) -> dict[int, list[Cards]]:
    """The hands after the draws to come: the others' with the best discards of the solved game.

    The player's first draw is its best one against what these others end with: a rough hand is not kept against better
    ones.
    """
    game = solved(moment.public.game.variant)
    cards = {seat: np.sort(np.stack(columns, axis=1), axis=1) for seat, columns in hands.items()}
    draws = moment.draws_left
    first = next((at for at, seats in enumerate(draws) if moment.seat in seats), None)
    if first is not None and len(drawn):
        ended = _discarded_and_drawn(moment, drawn, cards)
        others = np.max([game.finished(ended[seat]) for seat in moment.opponents], axis=0)
        wins = behind(np.bincount(bins(others), minlength=BINS) / len(drawn))
        kept = _kept_against(moment, len(draws) - first, wins)
        cards = _discarded_and_drawn(moment, drawn, cards, kept)
    return {seat: list(held.T) for seat, held in cards.items()}


def _kept_against(moment: Standing, left: int, wins: Floats) -> Bools:
    """(k,): positions of its sorted cards that the player keeps at its next draw, by how often each end value wins."""
    game = solved(moment.public.game.variant)
    every = every_discard(game.cards)
    cards = np.array([sorted(moment.own)] * len(every), np.uint8)
    gone = np.array([moment.discarded] * len(every), np.uint8).reshape(len(every), -1)
    ends = ends_keeping(game, cards, gone, every, left)
    ends[-1] = ends_of(game, cards[-1:], gone[-1:], left - 1)[0]
    return np.asarray(every[int((ends @ wins).argmax())])


def _discarded_and_drawn(
    moment: Standing, drawn: SampledDeals, cards: dict[int, Cards], kept_first: Bools | None = None
) -> dict[int, Cards]:
    """The hands after the draws to come, with the best discards of the solved game; a used-up stub is reused.

    `kept_first` are the positions that the player keeps at its next draw, if it discards otherwise there.
    """
    game, cards = solved(moment.public.game.variant), dict(cards)
    rows, at = np.arange(len(drawn))[:, None], np.zeros((len(drawn), 1), np.int64)
    draws = moment.draws_left
    for left, seats in zip(range(len(draws), 0, -1), draws, strict=True):
        at += left < len(draws) or not moment.public.drawing  # the burn before it
        for seat in seats:
            kept = best_kept(game, cards[seat], left)
            if seat == moment.seat and kept_first is not None:
                kept, kept_first = np.broadcast_to(kept_first, kept.shape), None
            new = at + np.cumsum(~kept, axis=1) - 1
            coming = drawn.to_come[rows, new % drawn.to_come.shape[1]]
            cards[seat] = np.sort(np.where(kept, cards[seat], coming), axis=1)
            at += (~kept).sum(axis=1, keepdims=True)
    return cards


def pot_parts(moment: Standing, hands: dict[int, list[Cards]], board: list[Cards]) -> Floats:
    """The part of the pot that the player wins at a showdown in each share: (shares, D), 0 to 1."""
    return parts_at_showdown(moment.public.game.variant, moment.seat, hands, board)


def parts_at_showdown(variant: Variant, seat: int, hands: dict[int, list[Cards]], board: list[Cards]) -> Floats:
    """The part of the pot that a seat wins with these hands, by seat, and board, columns of (D,) cards: (shares, D)."""
    won = []
    for share in variant.shares:
        values = _strengths(variant, share, hands, board)
        best = np.maximum.reduce(list(values.values()))
        winners = np.sum([value == best for value in values.values()], axis=0)
        won.append((np.where((values[seat] == best) & (best > 0), 1 / winners, 0.0), best > 0))
    awarded = np.maximum(1, np.sum([there for _, there in won], axis=0))
    return np.stack([part / awarded for part, _ in won])


def _strengths(
    variant: Variant, share: PotShare, hands: dict[int, list[Cards]], board: list[Cards]
) -> dict[int, Strengths]:
    if not variant.board_cards:
        return {seat: strengths_of_columns(share, [*hand, *board]) for seat, hand in hands.items()}
    boards = boards_of_columns(board)
    return {seat: strengths_on_boards(share, hand, boards) for seat, hand in hands.items()}


def _as_cards(numbers: Cards) -> list[Card]:
    return list(map(Card, numbers.tolist()))
