"""Readers of cards who each make one mistake: the best high, the low, which cards play, the nuts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from tests.training.quiz.second_opinion import (
    DECK,
    EXACTLY_TWO,
    RANKS,
    SPLIT,
    TWO_IN_HAND,
    best_highs,
    best_lows,
    category,
    fives,
    high_value,
    low_ranks,
    low_value,
)

Said = tuple[Any, str]
"""An answer as JSON and the error's name."""
BY_COUNT = {
    0: "played_the_board",
    1: "used_one_hole_card",
    3: "used_three_hole_cards",
    4: "used_four_hole_cards",
    5: "used_five_hole_cards",
}
ORDER = [
    "high_card", "one_pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
    "straight_flush",
]  # fmt: skip


def by_count(hand: Sequence[str]) -> list[tuple[int, str]]:
    return [(holes, error) for holes, error in BY_COUNT.items() if holes <= len(hand)]


def with_holes(hand: Sequence[str], board: Sequence[str], holes: int) -> list[tuple[str, ...]]:
    return [mine + rest for mine in combinations(hand, holes) for rest in combinations(board, 5 - holes)]


def five_json(five: Sequence[str]) -> dict[str, Any]:
    return {"category": category(high_value(five)), "cards": list(five)}


def kind(five: Sequence[str]) -> int:
    return kind_of(high_value(five))


def kind_of(value: int) -> int:
    return ORDER.index(category(value))


def main_part(five: Sequence[str]) -> list[str]:
    """The ranks that make the hand, without kickers: those there are most of first, each from the highest down."""
    counts = Counter(card[0] for card in five)
    ranks = sorted(counts, key=lambda rank: (counts[rank], RANKS.index(rank)), reverse=True)
    if kind(five) == 0:
        return ranks[:1]
    return [rank for rank in ranks if counts[rank] > 1] or ranks


def four_suited(five: Sequence[str]) -> bool:
    return 4 in Counter(card[1] for card in five).values()


def nearly_a_row(five: Sequence[str]) -> bool:
    """One rank missing in between, or in a row around the corner."""
    ranks = {RANKS.index(card[0]) for card in five}
    around = [{-1 if rank == 12 else rank for rank in ranks}, ranks]
    corner = any({(first + step) % 13 for step in range(5)} == ranks for first in (9, 10, 11))
    return corner or (len(ranks) == 5 and any(max(places) - min(places) == 5 for places in around))


# The best high


def high(asked: dict[str, Any]) -> Iterator[Said]:
    hand, board, game = asked["facts"]["hand"], asked["facts"]["board"], asked["game"]
    best = sorted(next(iter(best_highs(game, hand, board))))
    legal = fives(game, hand, board)
    if game in EXACTLY_TWO:
        for holes, error in by_count(hand):
            yield five_json(max(with_holes(hand, board, holes), key=high_value)), error
    elif game in TWO_IN_HAND:
        yield five_json(board), "played_the_board"
        both = max(with_holes(hand, board, 2), key=high_value)
        if 1 <= kind(both) < kind(best) and not four_suited(both):
            yield five_json(both), "forced_both_hole_cards"
    uses_own = [five for five in legal if set(five) != set(board)]
    worse = [five for five in uses_own if high_value(five) < high_value(best)]
    forced = max((high_value(five) for five in worse if set(hand) < set(five)), default=0) if game in TWO_IN_HAND else 0
    for five in worse[:: max(1, len(worse) // 12)]:
        if kind(five) == kind(best):
            same = main_part(five) == main_part(best)
            yield five_json(five), "wrong_kicker" if same else "higher_one_overlooked"
        elif kind(five) == 0 and kind(best) < 4 and nearly_a_row(five):
            yield five_json(five), "phantom_straight"
        elif kind(five) < 2 and kind(best) < 5 and four_suited(five):
            yield five_json(five), "phantom_flush"
        elif high_value(five) != forced:
            yield five_json(five), "better_hand_overlooked"


# The low


def low(asked: dict[str, Any]) -> Iterator[Said]:
    hand, board, game = asked["facts"]["hand"], asked["facts"]["board"], asked["game"]
    there = bool(best_lows(game, hand, board))
    if there:
        yield None, "low_overlooked"
    if game in EXACTLY_TWO:
        for holes, error in by_count(hand):
            made = [five for five in with_holes(hand, board, holes) if low_value(game, five) is not None]
            if made:
                yield {"cards": list(max(made, key=lambda five: low_value(game, five) or ()))}, error
    legal = fives(game, hand, board)
    for five in legal[:: max(1, len(legal) // 12)]:
        ranks = [card[0] for card in five]
        if not set(ranks) <= low_ranks(game):
            yield {"cards": list(five)}, "low_too_high" if there else "unqualified_low"
        elif len(set(ranks)) < 5:
            mine, theirs = ({card[0] for card in five if card in side} for side in (hand, board))
            yield {"cards": list(five)}, "counterfeited_low" if mine & theirs else "paired_low"
        else:
            yield {"cards": list(five)}, "better_low_overlooked"


# Which cards play


def play(asked: dict[str, Any]) -> Iterator[Said]:
    hand, board, game = asked["facts"]["hand"], asked["facts"]["board"], asked["game"]
    right = asked["answer"]
    if game in TWO_IN_HAND:
        yield {"high": [], "low": None}, "played_the_board"
        yield {"high": list(hand), "low": None}, "forced_both_hole_cards"
        yield from other_pairs(asked, 1)
        return
    for holes, error in by_count(hand):
        five = max(with_holes(hand, board, holes), key=high_value)
        yield {**right, "high": [card for card in five if card in hand]}, error
    yield from other_pairs(asked, 2)
    if game not in SPLIT:
        return
    for holes, error in by_count(hand):
        lows = [five for five in with_holes(hand, board, holes) if low_value(game, five) is not None]
        if lows:
            five = max(lows, key=lambda cards: low_value(game, cards) or ())
            yield {**right, "low": [card for card in five if card in hand]}, error
    if right["low"] is not None:
        yield {**right, "low": None}, "low_overlooked"
    on_board = {card[0] for card in board}
    enough = len(on_board & low_ranks(game)) >= 3
    for pair in combinations(hand, 2):
        ranks = {card[0] for card in pair}
        if not enough or not ranks <= low_ranks(game):
            yield {**right, "low": list(pair)}, "unqualified_low" if right["low"] is None else "low_too_high"
        elif len(ranks) == 1:
            yield {**right, "low": list(pair)}, "paired_low"
        elif ranks & on_board:
            yield {**right, "low": list(pair)}, "counterfeited_low"
        else:
            yield {**right, "low": list(pair)}, "better_low_overlooked"


def other_pairs(asked: dict[str, Any], holes: int) -> Iterator[Said]:
    """The right number of hole cards, but not those that play: by what they make."""
    hand, board = asked["facts"]["hand"], asked["facts"]["board"]
    best = sorted(next(iter(best_highs(asked["game"], hand, board))))
    for chosen in combinations(hand, holes):
        made = max((chosen + rest for rest in combinations(board, 5 - holes)), key=high_value)
        if kind(made) != kind(best):
            error = "better_hand_overlooked"
        else:
            error = "wrong_kicker" if main_part(made) == main_part(best) else "higher_one_overlooked"
        yield {**asked["answer"], "high": list(chosen)}, error


# The nuts


def nuts(asked: dict[str, Any]) -> Iterator[Said]:
    board, hand, game, right = asked["facts"]["board"], asked["facts"]["hand"], asked["game"], asked["answer"]
    one = {**right, "high": {"holes": right["high"]["holes"][:1]}}
    if right["low"] is not None:
        one["low"] = {"holes": right["low"]["holes"][:1]}
    best = max(high_value(five) for five in fives(game, right["high"]["holes"][0], board))
    rest = [card for card in DECK if card not in board]
    pairs = [*combinations(hand, 2), *list(combinations(rest, 2))[::97]]
    top = kind_of(best)
    for pair in pairs:
        value = max(high_value(five) for five in fives(game, pair, board))
        any_five = [(high_value(five), -sum(c in pair for c in five)) for five in combinations([*pair, *board], 5)]
        seen, holes = max(any_five)
        given = {**one, "high": {"holes": [list(pair)]}}
        if value == best:
            continue
        if game not in EXACTLY_TWO or (seen < best and not kind_of(value) < top <= kind_of(seen)):
            yield given, "nuts_missed"
        elif holes == 0:
            yield given, "played_the_board"
        else:
            yield given, "used_one_hole_card"
    if game in SPLIT:
        yield from nut_lows(asked, one, rest)


def nut_lows(asked: dict[str, Any], one: dict[str, Any], rest: list[str]) -> Iterator[Said]:
    right, on_board, low = asked["answer"], {card[0] for card in asked["facts"]["board"]}, low_ranks(asked["game"])
    if right["low"] is not None:
        yield {**one, "low": None}, "low_overlooked"
    for pair in list(combinations(rest, 2))[::61]:
        ranks = {card[0] for card in pair}
        given = {**one, "low": {"holes": [list(pair)]}}
        if right["low"] is None:
            yield given, "unqualified_low"
        elif not ranks <= low:
            yield given, "low_too_high"
        elif len(ranks) == 1:
            yield given, "paired_low"
        elif ranks & on_board:
            yield given, "counterfeited_low"
        else:
            yield given, "nut_low_missed"
