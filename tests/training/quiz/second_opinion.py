"""The answers worked out again from a question's JSON alone, by phevaluator and by reading lows off the cards.

Of the program only the games' data are used, by what they say of cards and shares: cards are their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Any

from phevaluator import _pheval

from pokertable.model.games import CATALOGUE
from pokertable.model.variant import OddChip

RANKS, SUITS = "23456789TJQKA", "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
EXACTLY_TWO = {key for key, game in CATALOGUE.items() if game.shares[0].exactly_from_hole == 2}
SPLIT = {key for key, game in CATALOGUE.items() if len(game.shares) == 2}
TWO_IN_HAND = {key for key, game in CATALOGUE.items() if game.board_cards and key not in EXACTLY_TWO}
BY_CARD = {key for key, game in CATALOGUE.items() if game.odd_chip is OddChip.HIGHEST_CARD}
"""Odd chips go by the cards, not by the seat."""
CATEGORY_FROM = (
    (1, "high_card"),
    (1278, "one_pair"),
    (4138, "two_pair"),
    (4996, "three_of_a_kind"),
    (5854, "straight"),
    (5864, "flush"),
    (7141, "full_house"),
    (7297, "four_of_a_kind"),
    (7453, "straight_flush"),
)
"""The first of phevaluator's values, turned so that 7462 is the royal flush, of each category."""


def number(card: str) -> int:
    return 4 * RANKS.index(card[0]) + SUITS.index(card[1])


def high_value(five: Iterable[str]) -> int:
    return 7463 - int(_pheval.evaluate_5cards(*map(number, five)))


def category(value: int) -> str:
    return [name for least, name in CATEGORY_FROM if value >= least][-1]


def low_places(cards: Iterable[str]) -> list[int]:
    """From the highest down, the ace 1."""
    return sorted((1 if card[0] == "A" else RANKS.index(card[0]) + 2 for card in cards), reverse=True)


def low_ranks(game: str) -> set[str]:
    """The ranks that a low of the game may hold."""
    low = CATALOGUE[game].low
    return set() if low is None else {rank for place, rank in enumerate(RANKS) if low.may_hold(place)}


def low_value(game: str, five: Iterable[str]) -> tuple[int, ...] | None:
    """The greater is better; None if it is no low of the game."""
    five = list(five)
    places = low_places(five)
    made = len(set(places)) == 5 and {card[0] for card in five} <= low_ranks(game)
    return tuple(-place for place in places) if made else None


def fives(game: str, hand: Sequence[str], board: Sequence[str]) -> list[tuple[str, ...]]:
    """Every five that the game allows."""
    if game in EXACTLY_TWO:
        return [two + three for two in combinations(hand, 2) for three in combinations(board, 3)]
    return list(combinations([*hand, *board], 5))


def best_highs(game: str, hand: Sequence[str], board: Sequence[str]) -> set[frozenset[str]]:
    found = {frozenset(five): high_value(five) for five in fives(game, hand, board)}
    return {five for five, value in found.items() if value == max(found.values())}


def best_lows(game: str, hand: Sequence[str], board: Sequence[str]) -> set[frozenset[str]]:
    found = {frozenset(five): low_value(game, five) for five in fives(game, hand, board)}
    made = [value for value in found.values() if value is not None]
    return {five for five, value in found.items() if made and value == max(made)}


# Each check: the question as JSON against the above.


def check_high(asked: dict[str, Any]) -> None:
    hand, board = asked["facts"]["hand"], asked["facts"]["board"]
    best = best_highs(asked["game"], hand, board)
    assert {frozenset(answer["cards"]) for answer in asked["accept"]} == best
    assert asked["answer"] in asked["accept"]
    kind = category(high_value(next(iter(best))))
    assert all(answer["category"] == kind for answer in asked["accept"])


def check_low(asked: dict[str, Any]) -> None:
    hand, board = asked["facts"]["hand"], asked["facts"]["board"]
    best = best_lows(asked["game"], hand, board)
    if not best:
        assert asked["answer"] is None and asked["accept"] == [None]
        return
    assert {frozenset(answer["cards"]) for answer in asked["accept"]} == best
    assert frozenset(asked["answer"]["cards"]) in best


def check_play(asked: dict[str, Any]) -> None:
    hand, board, game = asked["facts"]["hand"], asked["facts"]["board"], asked["game"]
    highs = {five & frozenset(hand) for five in best_highs(game, hand, board)}
    lows: set[frozenset[str] | None] = {None}
    if game in SPLIT:
        lows = {five & frozenset(hand) for five in best_lows(game, hand, board)} or {None}
    given = {
        (frozenset(answer["high"]), None if answer["low"] is None else frozenset(answer["low"]))
        for answer in asked["accept"]
    }
    assert given == set(product(highs, lows))
    assert asked["answer"] in asked["accept"]


def check_nuts(asked: dict[str, Any]) -> None:
    board, game = asked["facts"]["board"], asked["game"]
    rest = [card for card in DECK if card not in board]
    highs, lows = {}, {}
    for pair in combinations(rest, 2):
        made = fives(game, pair, board)
        highs[frozenset(pair)] = max(map(high_value, made))
        low = [value for five in made if (value := low_value(game, five)) is not None] if game in SPLIT else []
        if low:
            lows[frozenset(pair)] = max(low)
    best = {pair for pair, value in highs.items() if value == max(highs.values())}
    assert set(map(frozenset, asked["answer"]["high"]["holes"])) == best
    assert asked["answer"]["high"]["category"] == category(max(highs.values()))
    if not lows:
        assert asked["answer"]["low"] is None
        return
    lowest = {pair for pair, value in lows.items() if value == max(lows.values())}
    assert set(map(frozenset, asked["answer"]["low"]["holes"])) == lowest
    assert low_value(game, asked["answer"]["low"]["cards"]) == max(lows.values())


def check_showdown(asked: dict[str, Any]) -> None:
    assert asked["answer"] == shared_out(asked)


def shared_out(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """The pots by what each player put in, settled half by half."""
    facts, game = asked["facts"], asked["game"]
    hands = {int(player): cards for player, cards in facts["hands"].items()}
    put_in = list(facts["put_in"])
    levels = sorted({put_in[player - 1] for player in hands})
    pots: list[tuple[int, list[int]]] = []
    floor = 0
    for level in levels:
        amount = sum(min(chips, level) - min(chips, floor) for chips in put_in)
        claim = [player for player in sorted(hands) if put_in[player - 1] >= level]
        floor = level
        if amount:
            pots.append((amount, claim))
    over = sum(max(0, chips - floor) for chips in put_in)
    pots[-1] = (pots[-1][0] + over, pots[-1][1])
    merged: list[tuple[int, list[int]]] = []
    for amount, claim in pots:
        if merged and merged[-1][1] == claim:
            merged[-1] = (merged[-1][0] + amount, claim)
        else:
            merged.append((amount, claim))
    return [settled(amount, claim, hands, facts, game) for amount, claim in merged]


def settled(amount: int, claim: list[int], hands: dict[int, list[str]], facts: Any, game: str) -> dict[str, Any]:
    board = facts["board"]
    highs = {player: best_highs(game, hands[player], board) for player in claim}
    values = {player: high_value(next(iter(found))) for player, found in highs.items()}
    best = [player for player in claim if values[player] == max(values.values())]
    lows = {player: best_lows(game, hands[player], board) if game in SPLIT else set() for player in claim}
    low_values = {player: low_value(game, next(iter(found))) for player, found in lows.items() if found}
    top = max((value for value in low_values.values() if value is not None), default=None)
    lowest = [player for player in claim if len(claim) > 1 and top is not None and low_values.get(player) == top]
    half = amount // 2 if lowest else 0
    order = [(facts["button"] + place) % len(facts["put_in"]) + 1 for place in range(len(facts["put_in"]))]
    if game in BY_CARD:
        high_order = sorted(best, key=lambda player: stud_key(highs[player], low=False), reverse=True)
        low_order = sorted(lowest, key=lambda player: stud_key(lows[player], low=True))
    else:
        high_order = [player for player in order if player in best]
        low_order = [player for player in order if player in lowest]
    return {
        "pot": amount,
        "high": split(amount - half, high_order),
        "low": split(half, low_order) if lowest else None,
    }


def split(amount: int, players: list[int]) -> dict[str, int]:
    each, odd = divmod(amount, len(players))
    given = {str(player): each + (place < odd) for place, player in enumerate(players)}
    return {player: given[player] for player in sorted(given, key=int)}


def stud_key(found: set[frozenset[str]], *, low: bool) -> list[tuple[int, int]]:
    """The playing cards by rank and suit; of several fives the one with the best card."""
    keys = []
    for five in found:
        cards = [(low_places([card])[0] if low else RANKS.index(card[0]), SUITS.index(card[1])) for card in five]
        keys.append(sorted(cards, reverse=not low))
    return min(keys) if low else max(keys)


def check_potlimit(asked: dict[str, Any]) -> None:
    """The betting played again, then the rule: 2 × the bet to call + every other chip, or the stack."""
    facts = asked["facts"]
    stacks, bets = list(facts["starting_stacks"]), list(facts["blinds"])
    middle = sum(facts["antes"])
    for seat, blind in enumerate(bets):
        bets[seat] = min(blind, stacks[seat])
        stacks[seat] -= bets[seat]
    to_call = max(facts["blinds"])
    acted: set[int] = set()
    folded: set[int] = set()
    for said in facts["actions"]:
        who, act, *amount = said.split()
        seat = int(who[1:]) - 1
        if act == "f":
            folded.add(seat)
        else:
            total = int(amount[0]) if amount else min(to_call, bets[seat] + stacks[seat])
            stacks[seat] -= total - bets[seat]
            bets[seat] = total
            if total > to_call:
                to_call, acted = total, set()
        acted.add(seat)
        waiting = [
            other
            for other in range(len(stacks))
            if other not in folded and stacks[other] and (other not in acted or bets[other] < to_call)
        ]
        if not waiting:
            middle += sum(bets)
            bets, to_call, acted = [0] * len(stacks), 0, set()
    seat = facts["player"] - 1
    assert (bets, stacks, to_call) == (facts["bets"], facts["stacks"], facts["to_call"])
    assert middle + sum(bets) == facts["pot"]
    most = 2 * to_call + middle + sum(bets) - bets[seat]
    assert asked["answer"] == min(most, bets[seat] + stacks[seat])


def check_live(asked: dict[str, Any]) -> None:
    facts = asked["facts"]
    hand, shown = facts["hand"], [card for other in facts["others"] for card in other["up"]]
    assert asked["answer"]["low_cards_dead"] == sum(card[0] in low_ranks(asked["game"]) for card in shown)
    unseen = [card for card in DECK if card not in hand and card not in shown]
    low = flush = 0
    for card in unseen:
        after = [*hand, card]
        low += any(low_value(asked["game"], five) is not None for five in combinations(after, 5))
        flush += any(len({name[1] for name in five}) == 1 for five in combinations(after, 5))
    assert asked["answer"]["outs"] == {"low": low, "flush": flush}
