"""Plays first rounds and counts what starts get of the pot against those who continue.

Six tags are dealt in; one of them is replaced by a player who brings it in, checks where it is free, raises where
nobody has and else calls, whatever its cards. After the first round its cards are dealt anew, `HANDS` times, from all
cards that the others were not dealt, and so is what comes. Nobody bets again; in draw games all discard by the solved
game. So a start meets those who continued, with what they continue with, as often as it would.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np

from pokertable.analysis.arrays import card_masks, multiset_number
from pokertable.model.cards import DECK
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.text import phrase
from pokertable.players.opponents.persona import raised_to
from pokertable.players.opponents.personas import policy_of
from pokertable.players.rules.rule import Do
from pokertable.players.seen.policy import AppliedRule, menu_of
from pokertable.players.worth.discarding.discards import best_kept
from pokertable.players.worth.discarding.solved import solved
from pokertable.session.profile.choice import usual_choice
from pokertable.session.simulation.batch import Row, play_street
from pokertable.training.deals.dealer import parts_at_showdown
from pokertable.training.starts.classes import (
    FLUSH,
    GROUPS,
    RANKS,
    SIGHTS,
    counts_whole_flushes,
    flush_is_bad,
    is_badugi,
    start_cards,
)

SEATS = 6
HANDS = 384
"""Starts dealt for each first round."""
_AT_ONCE = 120
"""First rounds played together."""
_TAG = policy_of("tag")


class ComesIn:
    """A player who stays to the end of the first round with any cards."""

    name, version, looks_back = "comes in", 1, False
    character = _TAG.character

    def menu(self, public):
        """Not asked."""
        return menu_of(public.legal, ())

    def rules(self, turn, hands):
        """One rule, whatever the cards."""
        spot = turn.spot
        may_raise = spot.may_raise and not spot.bets and spot.owed and spot.legal.bring_in is None
        menu = menu_of(spot.legal, [raised_to(Do.RAISE, spot.legal, _TAG.style)[0][0]] if may_raise else ())
        does = [(menu.actions[menu.raises[0] if may_raise and menu.raises else menu.call], 1.0)]
        yield AppliedRule(np.ones(len(hands)), lambda: does, phrase("It comes in."))


@dataclass
class Sums:
    """Sums over starts, by place: their number `n` and share `y`, and those with the marks `x` of suits and sights.

    A share is that beside the mean of its first round: what a round gives to all starts alike is no part of what one is
    worth. Those means are summed by the rank of the door card, which all starts of a round have in common.
    """

    n: np.ndarray
    y: np.ndarray
    flush_n: np.ndarray
    flush_y: np.ndarray
    x: np.ndarray
    xy: np.ndarray
    xx: np.ndarray
    xn: np.ndarray
    door_n: np.ndarray
    door_y: np.ndarray
    rest: np.ndarray
    """By place: starts, their share, its square, first rounds, those that all others folded."""

    @classmethod
    def none(cls, variant, classes):
        """No start yet."""
        columns = GROUPS + (SIGHTS if sees(variant) else 0)
        shapes = [(SEATS, classes), (SEATS, classes), (2, RANKS), (2, RANKS), (SEATS, columns), (SEATS, columns)]
        shapes += [(columns, columns), (columns, classes), (SEATS, RANKS), (SEATS, RANKS), (SEATS, 5)]
        return cls(*map(np.zeros, shapes))

    def add(self, other):
        """These starts as well."""
        for name, value in vars(self).items():
            value += getattr(other, name)


def sees(variant):
    """Whether cards lie face up when a start is played."""
    return bool(variant.streets[0].up or variant.streets[0].board)


def first_rounds(variant, place, numbers, *, everybody=False):
    """The hands after a first round, with the seat of `place`; `everybody`: six tags, whose acts are counted."""
    game = usual_choice(variant.key, seats=SEATS).game()
    stack = usual_choice(variant.key, seats=SEATS).stack
    rows, mine = [], []
    for number in numbers:
        hand = Hand(game, [stack] * SEATS, 0, Deck.shuffled(number))
        order = acting_order(hand)
        seat = order[SEATS - 1 - place]
        policies = [_TAG if everybody or each != seat else ComesIn() for each in range(SEATS)]
        rows.append(Row(hand, policies, [Random(f"{number} {each}") for each in range(SEATS)]))
        mine.append(seat)
    play_street(rows)
    return [row.hand for row in rows], mine


def acting_order(hand):
    """The seats in the order in which they decide to come in: the big blind or the bring-in last."""
    first = hand.to_act
    order = [(first + each) % SEATS for each in range(SEATS)]
    return order[1:] + order[:1] if hand.state.game.variant.brings_in else order


def count(variant, classes, place, seed, rounds):
    """The sums over so many first rounds."""
    sums = Sums.none(variant, classes)
    rng = np.random.default_rng([seed, place])
    for start in range(0, rounds, _AT_ONCE):
        numbers = [int(each) for each in rng.integers(0, 1 << 48, min(_AT_ONCE, rounds - start))]
        hands, mine = first_rounds(variant, place, numbers)
        alike = {}
        for hand, seat in zip(hands, mine, strict=True):
            live = tuple(each for each in range(SEATS) if hand.state.live[each] and each != seat)
            sums.rest[place, 3] += 1
            if live and not (hand.over and variant.draws):
                alike.setdefault(len(live), []).append((hand, seat, live))
            else:
                sums.rest[place, 4] += 1
        for those in alike.values():
            _count_alike(variant, place, those, rng, sums)
    return sums


def _count_alike(variant, place, those, rng, sums):
    """Starts dealt to hands with equally many who continued."""
    streets, size = variant.streets, start_cards(variant)
    up, board_now = streets[0].up, streets[0].board
    states = [hand.state for hand, *_ in those]
    others = np.array(
        [[cards_of(state, seat, size) for seat in live] for state, (*_, live) in zip(states, those, strict=True)]
    )
    gone = [
        [card for seat in range(SEATS) if seat != me for card in cards_of(state, seat, size)]
        + [int(card) for card in state.board[:board_now]]
        + cards_of(state, me, size)[size - up :]
        for state, (_, me, _) in zip(states, those, strict=True)
    ]
    keys = rng.random((len(those), HANDS, len(DECK)))
    keys[np.arange(len(those))[:, None, None], np.arange(HANDS)[:, None], np.array(gone)[:, None]] = 2
    deck = (
        np.argsort(keys, axis=2)
        .astype(np.uint8)[:, :, : len(DECK) - len(gone[0])]
        .reshape(-1, len(DECK) - len(gone[0]))
    )
    again = lambda each: np.repeat(np.array(each, np.uint8), HANDS, axis=0)  # noqa: E731
    doors = again([cards_of(state, me, size)[size - up :] for state, (_, me, _) in zip(states, those, strict=True)])
    own = np.hstack([deck[:, : size - up], doors.reshape(len(deck), up)])
    seen = again(
        [
            [int(card) for card in state.board[:board_now]]
            + [
                int(card)
                for seat in range(SEATS)
                if seat != me
                for card in cards_of(state, seat, size)[size - up :]
                if up
            ]
            for state, (_, me, _) in zip(states, those, strict=True)
        ]
    ).reshape(len(deck), -1)
    hands = {0: own, **{1 + at: again(others[:, at]) for at in range(others.shape[1])}}
    to_come, board = deck[:, size - up :], seen[:, :board_now]
    if variant.draws:
        hands = drawn_out(variant, hands, to_come)
    for street in streets[1:]:
        for at in hands:
            more = street.down + street.up
            hands[at], to_come = np.hstack([hands[at], to_come[:, :more]]), to_come[:, more:]
        board, to_come = np.hstack([board, to_come[:, : street.board]]), to_come[:, street.board :]
    columns = {at: list(cards.T.copy()) for at, cards in hands.items()}
    share = parts_at_showdown(variant, 0, columns, list(board.T.copy())).sum(axis=0)
    sums.rest[place, :3] += len(share), share.sum(), (share**2).sum()
    by_round = share.reshape(-1, HANDS)
    if up:
        door = doors.reshape(-1, HANDS, up)[:, 0, -1] >> 2
        sums.door_n[place] += np.bincount(door, minlength=RANKS)
        sums.door_y[place] += np.bincount(door, by_round.mean(axis=1), RANKS)
    share = (by_round - by_round.mean(axis=1, keepdims=True)).ravel()
    _add(variant, place, own, seen, share, sums)


def cards_of(state, seat, size):
    """The start of a seat in dealing order, as numbers."""
    return [int(card) for card in state.holes[seat][:size]]


def drawn_out(variant, hands, to_come):
    """The hands after all draws by the solved game; a used-up stub is dealt again."""
    game, at = solved(variant), np.zeros((len(to_come), 1), np.int64)
    hands = {seat: np.sort(cards, axis=1) for seat, cards in hands.items()}
    for left in range(variant.draws, 0, -1):
        for seat, cards in hands.items():
            kept = best_kept(game, cards, left)
            new = at + np.cumsum(~kept, axis=1) - 1
            coming = np.take_along_axis(to_come, new % to_come.shape[1], axis=1)
            hands[seat] = np.sort(np.where(kept, cards, coming), axis=1)
            at = at + (~kept).sum(axis=1, keepdims=True)
    return hands


def _add(variant, place, own, seen, share, sums):
    numbers, x = class_numbers(variant, own), marks(variant, own, seen)
    if counts_whole_flushes(variant):
        kind = whole_flushes(own)
        some = kind >= 0
        sums.flush_n += np.bincount(kind[some], minlength=2 * RANKS).reshape(2, RANKS)
        sums.flush_y += np.bincount(kind[some], share[some], 2 * RANKS).reshape(2, RANKS)
        numbers, share = numbers[~some], share[~some]
        x = x[~some] * 0
    classes = sums.n.shape[1]
    sums.n[place] += np.bincount(numbers, minlength=classes)
    sums.y[place] += np.bincount(numbers, share, classes)
    sums.x[place] += x.sum(axis=0)
    sums.xy[place] += share @ x
    used = np.flatnonzero(x.any(axis=0))
    sums.xx[np.ix_(used, used)] += x[:, used].T @ x[:, used]
    rows, columns = np.nonzero(x)
    together = np.bincount(columns * classes + numbers[rows], x[rows, columns], sums.xn.size)
    sums.xn += together.reshape(sums.xn.shape)


def class_numbers(variant, own):
    """`classes.class_number` of many starts at once."""
    ranks = np.sort(own >> 2, axis=1).astype(np.int64)
    if is_badugi(variant):
        return _badugi_numbers(variant, own)
    if variant.streets[0].up:
        down = np.sort(own[:, :-1] >> 2, axis=1).astype(np.int64)
        each = int(multiset_number(np.full((1, down.shape[1]), RANKS - 1))[0]) + 1
        return (own[:, -1] >> 2).astype(np.int64) * each + multiset_number(down)
    if flush_is_bad(variant):
        one_suit = ((own & 3) == (own[:, :1] & 3)).all(axis=1)
        ranks[one_suit] = np.sort(np.hstack([ranks[one_suit, :1], ranks[one_suit, :-1]]), axis=1)
    return multiset_number(ranks)


def _badugi_numbers(variant, own):
    """By the cards that count; hands with the same cards are looked at once."""
    from pokertable.model.cards import Card
    from pokertable.training.starts.classes import class_number, start_class

    _, first, which = np.unique(card_masks(own), return_index=True, return_inverse=True)
    numbers = [class_number(variant, start_class(variant, list(map(Card, hand)))) for hand in own[first].tolist()]
    return np.array(numbers)[which]


def whole_flushes(own):
    """The kind of a flush or a draw to one, four of a suit first, by its highest rank; -1: neither."""
    ranks, suits = own >> 2, own & 3
    kind = np.full(len(own), -1, np.int64)
    for suit in range(4):
        of_it = suits == suit
        held, top = of_it.sum(axis=1), np.where(of_it, ranks, 0).max(axis=1)
        kind = np.where(held >= FLUSH - 1, (held == FLUSH) * RANKS + top, kind)
    return kind


def marks(variant, own, seen):
    """(H, columns): how often each kind of suited cards and of cards in sight is there."""
    rows, ranks, suits = np.arange(len(own)), (own >> 2).astype(np.int64), own & 3
    columns = GROUPS + (SIGHTS if sees(variant) else 0)
    found = []
    counts = np.stack([(suits == suit).sum(axis=1) for suit in range(4)], axis=1)
    for suit in range(4):
        top = np.where(suits == suit, ranks, 0).max(axis=1)
        some = counts[:, suit] >= 2
        found.append(columns * rows[some] + (np.minimum(counts[some, suit], 4) - 2) * RANKS + top[some])
    paired = np.stack([(ranks == ranks[:, [at]]).sum(axis=1) > 1 for at in range(ranks.shape[1])], axis=1)
    for other in seen.T if sees(variant) else ():
        for at in range(ranks.shape[1]):
            found.append(columns * rows + GROUPS + paired[:, at] * RANKS**2 + RANKS * ranks[:, at] + (other >> 2))
        held = counts[rows, other & 3]
        some = held >= 2
        found.append(columns * rows[some] + GROUPS + 2 * RANKS**2 + (held[some] > 2))
    return (
        np.bincount(np.concatenate(found), minlength=len(own) * columns).reshape(len(own), columns).astype(np.float32)
    )


def habits(variant, seed, rounds):
    """By place, of six tags: hands dealt, played and raised before the first round ends."""
    rng, found = np.random.default_rng([seed, 99]), np.zeros((SEATS, 3))
    for start in range(0, rounds, _AT_ONCE):
        numbers = [int(each) for each in rng.integers(0, 1 << 48, min(_AT_ONCE, rounds - start))]
        for hand in first_rounds(variant, 0, numbers, everybody=True)[0]:
            _count_habits(hand, found)
    return found


def _count_habits(hand, found):
    from pokertable.model.hand.events import Called, Raised

    acts = [act.event for act in hand.state.acts if act.street == 0]
    first = Hand(hand.state.game, hand.state.started.stacks, 0, Deck(DECK))  # the same order where blinds are posted
    order = acting_order(first)
    if hand.state.game.variant.brings_in:
        opener = acts[0].seat
        order = [(opener + 1 + each) % SEATS for each in range(SEATS)]
    for at, seat in enumerate(order):
        mine = [act for act in acts if act.seat == seat]
        raised = any(isinstance(act, Raised) for act in mine)
        called = any(isinstance(act, Called) for act in mine)
        found[SEATS - 1 - at] += 1, raised or called, raised
