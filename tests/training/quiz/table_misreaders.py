"""Readers of a table who each make one mistake: who wins what, the pot-limit maximum, live and dead cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.training.quiz.card_misreaders import Said, kind, main_part
from tests.training.quiz.second_opinion import (
    DECK,
    EXACTLY_TWO,
    RANKS,
    SPLIT,
    best_highs,
    best_lows,
    fives,
    high_value,
    low_places,
    low_ranks,
    low_value,
    settled,
    split,
)

# Who wins what


def showdown(asked: dict[str, Any]) -> Iterator[Said]:
    right = asked["answer"]
    everything, wrong_end = any_five_reader(asked), None
    if everything is not None:
        yield everything, "any_five_cards"
    for answer, error in chip_readers(asked, right):
        if answer != everything:
            yield answer, error
    if asked["game"] in SPLIT:
        wrong_end = wrong_end_reader(asked)
        if wrong_end != everything and not same_winners(wrong_end, right):
            yield wrong_end, "low_from_the_wrong_end"
        if not any(pot["low"] for pot in right):
            answer = high_low_reader(asked)
            if answer not in (everything, right):
                yield answer, "unqualified_low"
    kickers = kicker_reader(asked)
    if kickers not in (everything, wrong_end) and not same_winners(kickers, right):
        yield kickers, "wrong_kicker"
    for answer in flattering_readers(asked):
        if answer not in (everything, wrong_end, kickers):
            yield answer, "wrong_winner"


def flattering_readers(asked: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """Each takes one losing hand for the best high."""
    right = asked["answer"]
    claims = [pot["players"] for pot in asked["facts"]["pots"]]
    for player in map(int, asked["facts"]["hands"]):
        beaten = [len(claim) > 1 and player in claim for claim in claims]
        answer = [
            {**pot, "high": {str(player): sum(pot["high"].values())}} if loses else pot
            for pot, loses in zip(right, beaten, strict=True)
        ]
        if any(loses and str(player) not in pot["high"] for pot, loses in zip(right, beaten, strict=True)):
            yield answer


def same_winners(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> bool:
    return [winners(pot) for pot in one] == [winners(pot) for pot in other]


def winners(pot: dict[str, Any]) -> tuple[set[str], set[str]]:
    return set(pot["high"]), set(pot["low"] or {})


def chip_readers(asked: dict[str, Any], right: list[dict[str, Any]]) -> Iterator[Said]:
    facts = asked["facts"]
    claims = [set(map(str, pot["players"])) for pot in facts["pots"]]
    hands = {int(player): cards for player, cards in facts["hands"].items()}
    everybody = sorted({player for pot in facts["pots"] for player in pot["players"]})
    one_pot = [settled(pot["pot"], everybody, hands, facts, asked["game"]) for pot in right]
    outside = [
        not (set(pot["high"]) | set(pot["low"] or {})) <= claim for pot, claim in zip(one_pot, claims, strict=True)
    ]
    if any(outside):
        yield one_pot, "side_pot_forgotten"
    if any(pot["low"] for pot in right):
        forgotten = [{**pot, "high": split(pot["pot"], list(map(int, pot["high"]))), "low": None} for pot in right]
        yield forgotten, "low_overlooked"
    for index, pot in enumerate(right):
        high_chips, low_chips = sum(pot["high"].values()), sum((pot["low"] or {}).values())
        if low_chips and high_chips == low_chips + 1:
            giver, taker = max(pot["high"], key=pot["high"].__getitem__), next(iter(pot["low"]))
            moved = {
                "pot": pot["pot"],
                "high": {**pot["high"], giver: pot["high"][giver] - 1},
                "low": {**pot["low"], taker: pot["low"][taker] + 1},
            }
            if moved["high"][giver]:
                yield [*right[:index], moved, *right[index + 1 :]], "odd_chip"
        for half in ("high", "low"):
            tied = pot[half] or {}
            if len(tied) > 1:
                giver, taker = max(tied, key=tied.__getitem__), min(tied, key=tied.__getitem__)
                if tied[giver] > tied[taker]:
                    changed = {**tied, giver: tied[taker], taker: tied[giver]}
                    yield [*right[:index], {**pot, half: changed}, *right[index + 1 :]], "odd_chip"
                first = next(iter(tied))
                alone = {**pot, half: {first: sum(tied.values())}}
                yield [*right[:index], alone, *right[index + 1 :]], "tie_overlooked"


def any_five_reader(asked: dict[str, Any]) -> list[dict[str, Any]] | None:
    """Reads an Omaha hand like stud: any five of nine; odd chips as the game has them."""
    if asked["game"] not in EXACTLY_TWO:
        return None
    facts = asked["facts"]
    order = seats_from_the_button(facts)
    answer = []
    for pot in facts["pots"]:
        found = {
            player: combinations([*facts["hands"][str(player)], *facts["board"]], 5)
            for player in order
            if player in pot["players"]
        }
        made = {player: list(all_fives) for player, all_fives in found.items()}
        values = {player: max(map(high_value, all_fives)) for player, all_fives in made.items()}
        best = [player for player in made if values[player] == max(values.values())]
        lows = {
            player: max((value for five in found if (value := low_value(asked["game"], five))), default=None)
            for player, found in made.items()
        }
        top = max((value for value in lows.values() if value is not None), default=None)
        lowest = [p for p in made if top is not None and lows[p] == top and len(made) > 1 and asked["game"] in SPLIT]
        half = pot["amount"] // 2 if lowest else 0
        answer.append(
            {
                "pot": pot["amount"],
                "high": split(pot["amount"] - half, best),
                "low": split(half, lowest) if lowest else None,
            }
        )
    return answer


def seats_from_the_button(facts: dict[str, Any]) -> list[int]:
    return [(facts["button"] + place) % len(facts["put_in"]) + 1 for place in range(len(facts["put_in"]))]


def kicker_reader(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Takes hands of the same kind and main part for equal; the lows as they are."""
    facts, game = asked["facts"], asked["game"]
    order = seats_from_the_button(facts)
    worth = {}
    for player in map(int, facts["hands"]):
        five = sorted(next(iter(best_highs(game, facts["hands"][str(player)], facts["board"]))))
        ranks = [RANKS.index(rank) for rank in main_part(five)]
        wheel = kind(five) in (4, 8) and ranks[:2] == [12, 3]
        ranks = [3] if wheel else ranks
        worth[player] = (kind(five), ranks)
    answer = []
    for pot, right in zip(facts["pots"], asked["answer"], strict=True):
        best = max(worth[player] for player in pot["players"])
        first = [player for player in order if player in pot["players"] and worth[player] == best]
        low = right["low"] and split(sum(right["low"].values()), [p for p in order if str(p) in right["low"]])
        answer.append({**right, "high": split(sum(right["high"].values()), first), "low": low})
    return answer


def high_low_reader(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Pays half of each pot to the lowest five different ranks, however high they are."""
    facts, game = asked["facts"], asked["game"]
    order = seats_from_the_button(facts)
    lowest = {}
    for player in map(int, facts["hands"]):
        made = [low_places(five) for five in fives(game, facts["hands"][str(player)], facts["board"])]
        lowest[player] = min((places for places in made if len(set(places)) == 5), default=None)
    answer = []
    for pot, right in zip(facts["pots"], asked["answer"], strict=True):
        made = [places for player in pot["players"] if (places := lowest[player]) is not None]
        first = [p for p in order if p in pot["players"] and made and lowest[p] == min(made)]
        half = pot["amount"] // 2 if first and len(pot["players"]) > 1 else 0
        high_order = [player for player in order if str(player) in right["high"]]
        low = split(half, first) if half else None
        answer.append({**right, "high": split(pot["amount"] - half, high_order), "low": low})
    return answer


def wrong_end_reader(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Compares lows from the lowest card up; the rest as it is."""
    facts, game = asked["facts"], asked["game"]
    order = seats_from_the_button(facts)
    answer = []
    for pot, right in zip(facts["pots"], asked["answer"], strict=True):
        lows = {}
        for player in order:
            found = best_lows(game, facts["hands"][str(player)], facts["board"]) if player in pot["players"] else ()
            if found:
                lows[player] = sorted(low_places(next(iter(found))))
        if right["low"] is None:
            answer.append(right)
            continue
        first = [player for player in lows if lows[player] == min(lows.values())]
        tied_high = list(map(int, right["high"]))
        half = pot["amount"] // 2
        high_order = [player for player in order if player in tied_high]
        answer.append({**right, "high": split(pot["amount"] - half, high_order), "low": split(half, first)})
    return answer


# The pot-limit maximum


def potlimit(asked: dict[str, Any]) -> Iterator[Said]:
    facts = asked["facts"]
    bet, call, pot = facts["bets"][facts["player"] - 1], facts["to_call"], facts["pot"]
    most = 2 * call + pot - bet
    readers = [
        (most, "stack_forgotten"),
        (call + pot, "raise_without_the_call"),
        (most - call, "raise_by_instead_of_to"),
        (most - bet, "chips_added_instead_of_raise_to"),
        (2 * call + pot, "own_bet_counted"),
        (pot, "pot_alone"),
        (2 * call + pot - sum(facts["bets"]), "bets_forgotten"),
    ]
    named: dict[int, str] = {}
    for amount, error in readers:
        named.setdefault(amount, error)
    yield from named.items()
    if most + 7 not in named:
        yield most + 7, "arithmetic"


# Live and dead cards


def live(asked: dict[str, Any]) -> Iterator[Said]:
    facts, right = asked["facts"], asked["answer"]
    game, hand, low = asked["game"], facts["hand"], low_ranks(asked["game"])
    shown = [card for other in facts["others"] for card in other["up"]]
    in_play = [card for other in facts["others"] if not other["folded"] for card in other["up"]]
    named: list[Said] = [(counted(game, hand, in_play), "folded_cards_forgotten")]
    blind = counted(game, hand, [])
    named.append(({**blind, "low_cards_dead": right["low_cards_dead"]}, "dead_cards_counted_as_live"))
    ranks = {card[0] for card in hand} & low
    unseen = [card for card in DECK if card[0] in low and card not in hand and card not in shown]
    if len(ranks) == 3:
        outs = {**right["outs"], "low": sum(card[0] not in ranks for card in unseen)}
        named.append(({**right, "outs": outs}, "two_cards_away"))
    else:
        named.append(({**right, "outs": {**right["outs"], "low": len(unseen)}}, "paired_low"))
    own = sum(card[0] in low for card in hand)
    named.append(({**right, "low_cards_dead": right["low_cards_dead"] + own}, "own_cards_counted_as_dead"))
    too_high = next(rank for rank in RANKS if rank not in low)
    nines = sum(card[0] == too_high for card in shown)
    named.append(({**right, "low_cards_dead": right["low_cards_dead"] + nines}, "nine_counted_as_low"))
    seen: list[Any] = []
    for answer, error in named:
        if answer not in seen and answer != right:
            seen.append(answer)
            yield answer, error


def counted(game: str, hand: list[str], dead: list[str]) -> dict[str, Any]:
    unseen = [card for card in DECK if card not in hand and card not in dead]
    lows = [card for card in unseen if any(low_value(game, five) for five in combinations([*hand, card], 5))]
    suits = Counter(card[1] for card in hand)
    flush = [card for card in unseen if suits[card[1]] == 4]
    return {
        "low_cards_dead": sum(card[0] in low_ranks(game) for card in dead),
        "outs": {"low": len(lows), "flush": len(flush)},
    }
