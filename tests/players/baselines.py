"""Eleven simple players as programs in a seat, to measure the opponents against from outside.

    python -m tests.players.baselines always-call

They follow one thought each and never adapt; good opponents lose nothing to any of them. At a draw all but one discard
by one rule that a beginner knows; that one stands pat with any hand and bets the pot.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np

from pokertable.analysis.equity import equity
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.model.cards import Card, parse_cards, show_cards
from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.variant import Variant

Question = dict[str, Any]
Answer = dict[str, Any]

EIGHT, ACE = 6, 12
"""Ranks as cards have them."""
SAMPLES = 120
"""Deals an equity is taken from: a standard error of about four in a hundred."""
HANDS_RANKED = 150
"""Starting hands from which the best tenth is told."""


def passive(question: Question) -> Answer:
    """Check or call whatever it costs."""
    return {"do": "bring-in"} if question["legal"]["check_call"] is None else {"do": "call"}


def out(question: Question) -> Answer:
    """Check for nothing, else fold."""
    return {"do": "fold"} if question["legal"]["fold"] else passive(question)


def highest(question: Question) -> Answer:
    """The largest bet or raise, else a call."""
    most = question["legal"]["raise"]
    return {"do": "raise", "to": most[1]} if most else passive(question)


def bet_once(question: Question, _variant: Variant) -> Answer:
    """Play every hand for one bet; bet once when checked to after the first street, then give up."""
    own = [act for act in question["history"] if act["seat"] == question["seat"] and act["do"] == "raise"]
    first = all(act["street"] == question["street"] for act in question["history"])
    if question["legal"]["check_call"] is None or first:
        return out(question) if own else passive(question)
    may_bet = question["legal"]["raise"] and question["legal"]["check_call"] == 0
    return pot_size(question) if may_bet and not own else out(question)


def pot_size(question: Question) -> Answer:
    """A bet of the pot, as near as is legal."""
    low, high = question["legal"]["raise"]
    call = question["legal"]["check_call"] or 0  # none where it has to bring it in
    bet = max(seat["bet"] for seat in question["seats"])
    return {"do": "raise", "to": min(high, max(low, bet + question["pot"] + call))}


def part_of_pot(question: Question, part: float) -> Answer:
    """A bet or raise of this part of the pot, as near as is legal, or else a call."""
    legal = question["legal"]
    if not legal["raise"]:
        return passive(question)
    low, high = legal["raise"]
    bet, call = max(seat["bet"] for seat in question["seats"]), legal["check_call"] or 0
    return {"do": "raise", "to": min(high, max(low, round(bet + part * (question["pot"] + call))))}


def pot_then_call(question: Question, _variant: Variant) -> Answer:
    """Bet the pot where nobody has bet on the street, or raise the blind by it; call every bet."""
    bets = any(act["street"] == question["street"] and act["do"] == "raise" for act in question["history"])
    return passive(question) if bets else part_of_pot(question, 1.0)


def half_at_last(question: Question, variant: Variant) -> Answer:
    """Call everything, and bet half the pot on the last street when checked to."""
    last = question["street"] == variant.streets[-1].name
    return part_of_pot(question, 1 / 2) if last and question["legal"]["check_call"] == 0 else passive(question)


def share(question: Question, variant: Variant) -> float:
    """The part of the pot that these cards win from random hands of all who are in."""
    rivals = [seat for at, seat in enumerate(question["seats"]) if at != question["seat"] and not seat["folded"]]
    dead = [seat["up"] for at, seat in enumerate(question["seats"]) if at != question["seat"] and seat["folded"]]
    return part(variant, question["hole"], tuple(seat["up"] for seat in rivals), question["board"], "".join(dead))


def part(variant: Variant, hand: str, rivals: tuple[str, ...], board: str = "", dead: str = "") -> float:
    """A hand's part of the pot against rivals of whom only these cards are known."""
    holdings = [KnownCards.parse(cards or "*", variant) for cards in (hand, *rivals)]
    matchup = Matchup(variant, holdings, parse_cards(board), parse_cards(dead))
    return equity(matchup, samples=SAMPLES, seed=1).hands[0].equity


@cache
def tenth(variant: Variant) -> float:
    """What the best tenth of starting hands wins from one random hand, at least."""
    rng = np.random.default_rng(1)
    first = variant.streets[0]
    count = first.down + first.up
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    hands = ["".join(deck[card] for card in rng.choice(52, count, replace=False)) for _ in range(HANDS_RANKED)]
    return float(np.quantile([part(variant, hand, ("",)) for hand in hands], 0.9))


def top_ten(question: Question, variant: Variant) -> Answer:
    """Play only the best tenth of starting hands, and those by their equity."""
    first = all(act["street"] == question["street"] for act in question["history"])
    if first and part(variant, question["hole"], ("",)) < tenth(variant):
        return out(question)
    return by_equity(question, variant)


def by_equity(question: Question, variant: Variant) -> Answer:
    """Raise with well more than a fair part against random hands, call by the price, else fold."""
    legal = question["legal"]
    mine = share(question, variant)
    fair = 1 / sum(not seat["folded"] for seat in question["seats"])
    if legal["raise"] and mine > 1.3 * fair:
        return pot_size(question)
    if legal["check_call"] is None:
        return passive(question)
    return passive(question) if mine >= legal["check_call"] / (question["pot"] + legal["check_call"]) else out(question)


def choose_discard(question: Question, variant: Variant) -> Answer:
    """Keep what is paired, or the highest card; for a low cards up to the eight, one of a rank, in badugi of a suit."""
    share, held = variant.shares[0], parse_cards(question["hole"])
    kept: Iterable[Card] = held
    made = best_hand(share, held, ())
    assert made is not None, "a hand of a draw game is complete"
    if not share.is_low:
        paired = [card for card in held if sum(card.rank == other.rank for other in held) > 1]
        if made.category.order < Category.STRAIGHT.order:
            kept = paired or made.cards[:1]
    else:
        counting = made.cards if len(made.cards) < len(held) else {card.rank: card for card in held}.values()
        kept = [card for card in counting if card.rank <= EIGHT or (share.has_low_ace and card.rank == ACE)]
    return {"do": "draw", "discard": show_cards([card for card in held if card not in set(kept)])}


def pair_or_draw(question: Question, variant: Variant) -> Answer:
    """Check, and call with a pair; for a low with what draws two, after the last draw with what would draw one."""
    share, held = variant.shares[0], parse_cards(question["hole"])
    drawn = len(choose_discard(question, variant)["discard"]) // 2
    made = best_hand(share, held, ())
    assert made is not None, "a hand of a draw game is complete"
    if share.is_low:
        stays = drawn <= (question["street"] != variant.streets[-1].name) + 1
    else:
        stays = made.category.order > Category.HIGH_CARD.order
    return passive(question) if stays else out(question)


def answer(name: str, question: Question, variant: Variant) -> Answer:
    """What the player of this name answers."""
    if question["legal"]["draw"] is None:
        return BASELINES[name](question, variant)
    return {"do": "draw", "discard": ""} if name == SNOW else choose_discard(question, variant)


SIMPLE: dict[str, Callable[[Question, Variant], Answer]] = {
    "always-call": lambda question, _: passive(question),
    "always-pot": lambda question, _: highest(question),
    "bet-once": bet_once,
    "top-ten": top_ten,
    "equity": by_equity,
}
SNOW = "snow"
OF_DRAW_GAMES: dict[str, Callable[[Question, Variant], Answer]] = {
    "pot": lambda question, _: part_of_pot(question, 1.0),
    "pot-then-call": pot_then_call,
    "third": lambda question, _: part_of_pot(question, 1 / 3),
    "half-at-last": half_at_last,
    "pair-or-draw": pair_or_draw,
    SNOW: pot_then_call,
}
"""More of them, whom opponents are measured against in draw games."""
BASELINES = {**SIMPLE, **OF_DRAW_GAMES}


def main(name: str) -> None:
    """Answer the questions on standard input until it ends."""
    variant = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            variant = CATALOGUE[message["game"]]
            reply: Answer = {"type": "ready", "name": name}
        elif message["type"] == "act":
            assert variant is not None
            reply = answer(name, message, variant)
        else:
            continue
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
