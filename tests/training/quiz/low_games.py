"""Second opinions on the topics of games that the lowest hand wins: by pokerkit and by trying everything.

As the other second opinions they know a question's JSON alone; cards are their names.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import pokerkit
import pytest

from pokertable.model.games import CATALOGUE
from pokertable.model.ranking.share import Ranking
from pokertable.players.worth.discarding.solved import file_name
from tests.training.quiz.second_opinion import DECK, RANKS, category, high_value, low_places

Said = tuple[Any, str]
RAZZ = {key for key, game in CATALOGUE.items() if game.shares[0].ranking is Ranking.ACE_TO_FIVE}
HIGHS = {key for key, game in CATALOGUE.items() if game.shares[0].ranking is Ranking.HIGH}
FOUR = {key for key, game in CATALOGUE.items() if game.shares[0].ranking is Ranking.BADUGI}
ONE = ["deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
MANY = [name + ("es" if name == "six" else "s") for name in ONE]
CARD = r"[2-9TJQKA][cdhs]"


def lowest_hand(game: str, cards: Sequence[str]) -> Any:
    """pokerkit's best hand of these: the greater is the lower."""
    if game in FOUR:
        return pokerkit.BadugiHand.from_game("".join(cards))
    kind = pokerkit.RegularLowHand if game in RAZZ else pokerkit.StandardLowHand
    return kind.from_game("".join(cards))


# Which is lower


def lowest_players(asked: dict[str, Any]) -> list[int]:
    """Who has the lowest hand, several if they tie."""
    hands = {int(player): lowest_hand(asked["game"], cards) for player, cards in asked["facts"]["hands"].items()}
    return [player for player, hand in hands.items() if hand == max(hands.values())]


def check_lower(asked: dict[str, Any]) -> None:
    hands, lowest = asked["facts"]["hands"], lowest_players(asked)
    assert asked["answer"] == {"player": lowest[0] if len(lowest) == 1 else None}, "a tie is an answer of its own"
    assert asked["accept"] == [asked["answer"]] and 2 <= len(hands) <= 4


def five(game: str, cards: Sequence[str]) -> list[str]:
    """The five that play, from the highest down; those of which there are more come first."""
    chosen = re.findall(CARD, repr(lowest_hand(game, cards)))
    counts = Counter(card[0] for card in chosen)
    order = high_places if game not in RAZZ | FOUR else low_places
    return sorted(chosen, key=lambda card: (counts[card[0]], order([card])), reverse=True)


def high_places(cards: Sequence[str]) -> list[int]:
    return sorted((RANKS.index(card[0]) + 2 for card in cards), reverse=True)


def row(places: Sequence[int]) -> bool:
    return len(set(places)) == 5 and max(places) - min(places) == 4


def kind(game: str, cards: Sequence[str]) -> int:
    """0 without a pair, 1 a pair and so on; in deuce to seven 4 a straight, 5 a flush, 8 both.

    In badugi how many cards do not count.
    """
    if game in FOUR:
        return 4 - len(cards)
    counts = sorted(Counter(card[0] for card in cards).values(), reverse=True)
    paired = {(1, 1): 0, (2, 1): 1, (2, 2): 2, (3, 1): 3, (3, 2): 6, (4, 1): 7}[(counts[0], counts[1])]
    if paired or game in RAZZ:
        return paired
    straight, flush = row(high_places(cards)), len({card[1] for card in cards}) == 1
    return 8 if straight and flush else 5 if flush else 4 if straight else 0


def called(game: str, cards: Sequence[str]) -> str:
    """The hand's name, its cards in the order of `five`."""
    ranks = list(dict.fromkeys(card[0] for card in cards))
    if game in FOUR:
        text = "-".join(ranks).replace("T", "10")
        alone = f"one card, {ONE[RANKS.index(ranks[0])]}"
        return [f"{text} badugi", f"three cards, {text}", f"two cards, {text}", alone][kind(game, cards)]
    one, many = ([names[RANKS.index(rank)] for rank in ranks] for names in (ONE, MANY))
    return {
        0: f"{'-'.join(ranks).replace('T', '10')} low",
        1: f"pair of {many[0]}, {one[1 % len(one)]} kicker",
        2: f"two pair, {many[0]} and {many[1 % len(many)]}, {one[-1]} kicker",
        3: f"three {many[0]}, {one[1 % len(one)]} and {one[-1]}",
        4: f"straight, {one[0]} high",
        5: f"flush, {one[0]} high",
        6: f"full house, {many[0]} over {many[-1]}",
        7: f"four {many[0]}, {one[-1]} kicker",
        8: f"straight flush, {one[0]} high",
    }[kind(game, cards)]


def explain_lower(asked: dict[str, Any]) -> None:
    game, hands = asked["game"], asked["facts"]["hands"]
    names = "; ".join(f"Player {player}: {called(game, five(game, cards))}" for player, cards in hands.items())
    lowest = [f"Player {player}" for player in lowest_players(asked)]
    end = f"{lowest[0]} has the lowest." if len(lowest) == 1 else f"{' and '.join(lowest)} tie for the lowest."
    assert asked["explanation"] == f"{names}. {end}{decided(asked) if len(lowest) == 1 else ''}"


def decided(asked: dict[str, Any]) -> str:
    """The card by which the lowest hand beats the next one, if they are of a kind."""
    game = asked["game"]
    hands = sorted(asked["facts"]["hands"].values(), key=lambda cards: lowest_hand(game, cards), reverse=True)
    first, second = (five(game, cards) for cards in hands[:2])
    if kind(game, first) != kind(game, second):
        return ""
    low, high = next((a[0], b[0]) for a, b in zip(first, second, strict=True) if a[0] != b[0])
    said = f"the {ONE[RANKS.index(low)]} beats the {ONE[RANKS.index(high)]}"
    return f" Reading from the highest card, {said}."


def by_small_cards(cards: Sequence[str]) -> list[int]:
    """The five lowest, the ace low, whatever they make."""
    return low_places(cards)[-5:]


def first_sight(asked: dict[str, Any]) -> bool:
    """Whether the hand that shows the lowest cards is not the lowest."""
    hands = {int(player): by_small_cards(cards) for player, cards in asked["facts"]["hands"].items()}
    seen = min(hands, key=lambda player: hands[player])
    return seen not in lowest_players(asked)


def lower(asked: dict[str, Any]) -> Iterator[Said]:
    game, hands = asked["game"], {int(player): cards for player, cards in asked["facts"]["hands"].items()}
    given: dict[int | None, str] = {}
    for error, key in readers(game):
        worth = {player: key(cards) for player, cards in hands.items()}
        best = [player for player, value in worth.items() if value == min(worth.values())]
        given.setdefault(best[0] if len(best) == 1 else None, error)
    lowest = lowest_players(asked)
    for player in (*hands, None):
        yield {"player": player}, "tie_overlooked" if player in lowest else given.get(player, "higher_hand")


def readers(game: str) -> list[tuple[str, Any]]:
    """The errors in the order in which they are named, and what is compared by who makes it: the least is lowest."""
    places = high_places if game not in RAZZ | FOUR else low_places

    def true(cards: Sequence[str]) -> tuple[int, list[int]]:
        chosen = five(game, cards)
        return kind(game, chosen), [places([card])[0] for card in chosen]

    def small(cards: Sequence[str]) -> list[int]:
        return places(cards)[-5:]

    def bottom(cards: Sequence[str]) -> tuple[int, list[int]]:
        return true(cards)[0], true(cards)[1][::-1]

    def too_soon(cards: Sequence[str]) -> tuple[int, list[int]]:
        return true(cards)[0], true(cards)[1][:3]

    last = [("compared_from_the_bottom", bottom), ("tie_too_soon", too_soon)]
    if game in FOUR:
        return [("all_four_counted", small), ("fewer_cards_preferred", lambda cards: true(cards)[1]), *last]
    if game in RAZZ:
        return [
            ("pair_read_as_low", small),
            ("straight_or_flush_counted", straights_counted),
            ("ace_read_as_high", ace_high),
            *last,
        ]

    def without(*kinds: int, instead: dict[int, int] | None = None) -> Any:
        def key(cards: Sequence[str]) -> tuple[int, list[int]]:
            worth, ranks = true(cards)
            return (instead or {}).get(worth, 0 if worth in kinds else worth), ranks

        return key

    def ace_low(cards: Sequence[str]) -> tuple[int, list[int]]:
        counts = Counter(card[0] for card in cards)
        ordered = sorted(cards, key=lambda card: (counts[card[0]], low_places([card])), reverse=True)
        return true(cards)[0], [low_places([card])[0] for card in ordered]

    return [
        ("straight_forgotten", without(4, instead={8: 5})),
        ("flush_forgotten", without(5, instead={8: 4})),
        ("pair_read_as_low", small),
        ("ace_read_as_low", ace_low),
        *last,
    ]


def straights_counted(cards: Sequence[str]) -> tuple[int, list[int]]:
    """The best low of seven; the first such five, in the order dealt, may be a straight or a flush to the eye."""
    worth = {}
    for chosen in combinations(cards, 5):
        counts = Counter(card[0] for card in chosen)
        ordered = sorted(chosen, key=lambda card: (counts[card[0]], low_places([card])), reverse=True)
        worth[chosen] = (kind("razz", chosen), [low_places([card])[0] for card in ordered])
    best = min(worth, key=lambda chosen: worth[chosen])
    made, ranks = worth[best]
    looks = 5 if len({card[1] for card in best}) == 1 else 4 if row(ranks) else 0
    return max(made, looks), ranks


def ace_high(cards: Sequence[str]) -> tuple[int, list[int]]:
    """The lowest five with the ace above the king."""
    found = []
    for chosen in combinations(cards, 5):
        counts = Counter(card[0] for card in chosen)
        ordered = sorted(chosen, key=lambda card: (counts[card[0]], high_places([card])), reverse=True)
        found.append((kind("razz", chosen), [high_places([card])[0] for card in ordered]))
    return min(found)


# The best low where every five cards are one


def razz_worth(cards: Sequence[str]) -> tuple[int, list[int]]:
    """The kind, then the places, those of which there are more first: the least is the lowest."""
    counts = Counter(card[0] for card in cards)
    ordered = sorted(cards, key=lambda card: (counts[card[0]], low_places([card])), reverse=True)
    return kind("razz", cards), [low_places([card])[0] for card in ordered]


def lowest_of(hand: Sequence[str], worth: Any = razz_worth) -> list[tuple[str, ...]]:
    """Every five that are worth the least to somebody; what is worth None to them is passed over."""
    found = {chosen: value for chosen in combinations(hand, 5) if (value := worth(chosen)) is not None}
    return [chosen for chosen, value in found.items() if value == min(found.values())]


def check_every_low(asked: dict[str, Any]) -> None:
    hand = asked["facts"]["hand"]
    best = {frozenset(chosen) for chosen in lowest_of(hand)}
    assert {frozenset(said["cards"]) for said in asked["accept"]} == best
    assert frozenset(asked["answer"]["cards"]) in best
    theirs = re.findall(CARD, repr(lowest_hand("razz", hand)))
    assert low_places(theirs) == low_places(next(iter(best)))


def seems_lower(asked: dict[str, Any]) -> bool:
    """Whether the five lowest cards pair though there are five ranks, or more of them than the best needs."""
    ranks = {card[0] for card in lowest_of(asked["facts"]["hand"], low_places)[0]}
    return len(ranks) < len({card[0] for card in asked["answer"]["cards"]})


def looks_made(cards: Sequence[str]) -> bool:
    return row(low_places(cards)) or len({card[1] for card in cards}) == 1


def every_low(asked: dict[str, Any]) -> Iterator[Said]:
    hand = asked["facts"]["hand"]
    ranks = len({card[0] for card in asked["answer"]["cards"]})
    plain = lowest_of(hand, lambda cards: None if looks_made(cards) else razz_worth(cards))
    high = lowest_of(hand, lambda cards: high_places(cards) if len({card[0] for card in cards}) == 5 else None)
    for chosen in combinations(hand, 5):
        if len({card[0] for card in chosen}) < ranks:
            error = "paired_low"
        elif plain and low_places(chosen) == low_places(plain[0]):
            error = "straight_or_flush_counted"
        elif high and low_places(chosen) == low_places(high[0]):
            error = "ace_read_as_high"
        else:
            error = "better_low_overlooked"
        yield {"cards": list(chosen)}, error


# How many count


def counting(hand: Sequence[str]) -> dict[frozenset[str], tuple[int, list[int]]]:
    """Every choice of cards of different suits and ranks: the least is best."""
    found = {}
    for count in range(1, len(hand) + 1):
        for chosen in combinations(hand, count):
            if len({card[0] for card in chosen}) == len({card[1] for card in chosen}) == count:
                found[frozenset(chosen)] = (-count, low_places(chosen))
    return found


def best_counting(hand: Sequence[str]) -> set[frozenset[str]]:
    found = counting(hand)
    return {chosen for chosen, worth in found.items() if worth == min(found.values())}


def check_badugi(asked: dict[str, Any]) -> None:
    hand = asked["facts"]["hand"]
    best = best_counting(hand)
    assert {frozenset(said["cards"]) for said in asked["accept"]} == best
    assert asked["answer"] in asked["accept"]
    theirs = re.findall(CARD, repr(pokerkit.BadugiHand.from_game("".join(hand))))
    assert low_places(theirs) == low_places(next(iter(best)))


def explain_badugi(asked: dict[str, Any]) -> None:
    said = re.fullmatch(rf"((?:{CARD} ?)+) count: (.+)\.", asked["explanation"])
    cards = asked["answer"]["cards"]
    if len(cards) == 1:
        assert asked["explanation"].startswith(f"Only {cards[0]} counts: one card, ")
        return
    assert said is not None and said[1].split() == cards, asked["explanation"]
    ranks = "-".join(card[0].replace("T", "10") for card in cards)
    assert said[2] == {4: f"{ranks} badugi", 3: f"three cards, {ranks}", 2: f"two cards, {ranks}"}[len(cards)]


def looks_whole(asked: dict[str, Any]) -> bool:
    """Whether suits alone or ranks alone are all different, and it is no badugi."""
    hand = asked["facts"]["hand"]
    whole = len({card[1] for card in hand}) == len(hand) or len({card[0] for card in hand}) == len(hand)
    return whole and len(asked["answer"]["cards"]) < len(hand)


def badugi(asked: dict[str, Any]) -> Iterator[Said]:
    hand, best = asked["facts"]["hand"], best_counting(asked["facts"]["hand"])
    most = len(next(iter(best)))
    for count in range(1, len(hand) + 1):
        for chosen in combinations(hand, count):
            suits, ranks = {card[1] for card in chosen}, {card[0] for card in chosen}
            if len(suits) < count:
                error = "two_of_a_suit"
            elif len(ranks) < count:
                error = "two_of_a_rank"
            elif count == most:
                error = "higher_card_kept"
            else:
                more = [card for card in hand if card[0] not in ranks and card[1] not in suits]
                high = more and all(low_places([card])[0] >= 9 for card in more)
                error = "high_card_left_out" if high else "fewer_counted"
            yield {"cards": list(chosen)}, error


# What to discard


@cache
def finals(game: str) -> Any:
    """By the place of a finished hand among all there are, the worst first: how often it beats a rival's."""
    variant = CATALOGUE[game]
    name = file_name(variant.shares[0], variant.hole_cards, variant.draws)
    with np.load(f"resources/draws/{name}") as stored:
        return stored["final"]


def place(game: str, cards: Sequence[str]) -> int:
    """The place of a hand among all there are, the worst first, by pokerkit."""
    text = "".join(cards)
    if game in FOUR:
        return int(pokerkit.BadugiHand.from_game(text).entry.index)
    return int((pokerkit.StandardHighHand if game in HIGHS else pokerkit.StandardLowHand)(text).entry.index)


def finished(game: str, cards: Sequence[str]) -> float:
    """How often a finished hand beats a rival's: classes are numbered from the worst up, from the best up in pokerkit
    where the lowest wins."""
    table = finals(game)
    at = place(game, cards)
    return float(table[at + 1] if game in HIGHS else table[len(table) - 1 - at])


def check_discard(asked: dict[str, Any]) -> None:
    facts, game = asked["facts"], asked["game"]
    worth = {frozenset(one["cards"]): one["worth"] for one in facts["worth"]}
    best = max(worth.values())
    accept = {frozenset(said["cards"]) for said in asked["accept"]}
    assert accept == {discarded for discarded, value in worth.items() if value >= best - facts["hair"] - 1e-9}, asked
    assert worth[frozenset(asked["answer"]["cards"])] == best
    assert all(discarded <= set(facts["hand"]) and 0 < value < 1 for discarded, value in worth.items())
    if facts["draws"] == 1:
        for discarded in [discarded for discarded in worth if len(discarded) <= 1][:2]:
            assert worth[discarded] == pytest.approx(at_the_last_draw(game, facts["hand"], discarded), abs=2e-5)


def at_the_last_draw(game: str, hand: Sequence[str], discarded: frozenset[str]) -> float:
    """What a discard is worth, every card that may come tried."""
    kept = [card for card in hand if card not in discarded]
    unseen = [card for card in DECK if card not in hand]
    found = [finished(game, [*kept, *drawn]) for drawn in combinations(unseen, len(discarded))]
    return sum(found) / len(found)


def explain_discard(asked: dict[str, Any]) -> None:
    text = asked["explanation"]
    said = re.match(
        rf"(Standing pat|Discarding ((?:{CARD} ?)+)) gives ([\d.]+)% equity; (standing pat|discarding (?:{CARD} ?)+) "
        r"gives ([\d.]+)%\. ",
        text,
    )
    assert said is not None, text
    assert sorted((said[2] or "").split()) == sorted(asked["answer"]["cards"])
    assert float(said[3]) == pytest.approx(100 * asked["facts"]["worth"][0]["worth"], abs=0.051)
    assert float(said[5]) <= float(said[3]) - 100 * asked["facts"]["hair"] + 0.1
    other = frozenset(re.findall(CARD, said[4]))
    assert other not in {frozenset(one["cards"]) for one in asked["accept"]}
    rival = re.search(r"The equity is against one opponent's playable hands: at this draw (.+)\.$", text)
    assert rival is not None, text
    assert 90 <= sum(map(int, re.findall(r"(\d+)%", rival[1]))) <= 101, text
    why = text[said.end() : rival.start()]
    check_kept(asked, other, why)
    check_made(asked, why)


def check_kept(asked: dict[str, Any], other: frozenset[str], why: str) -> None:
    """What is said to spoil the hand is kept by the other discard alone."""
    kept = [card for card in asked["facts"]["hand"] if card not in other]
    spoilt = re.search(r"As long as you keep the (\w+), your hand can't be better than \1 high\. ", why)
    if spoilt is not None:
        rank = RANKS[ONE.index(spoilt[1])]
        assert rank in {card[0] for card in kept} & {card[0] for card in asked["answer"]["cards"]}, why
    pair = re.search(r"one of the two (\w+) has to go", why)
    if pair is not None:
        rank = RANKS[MANY.index(pair[1])]
        assert sum(card[0] == rank for card in kept) == 2, why
    if "The ace is high here" in why:
        assert any(card[0] == "A" for card in kept), why
    if "Two cards of one suit" in why:
        assert len({card[1] for card in kept}) < len(kept), why


def check_made(asked: dict[str, Any], why: str) -> None:
    """How often a draw of one card makes what is named, by pokerkit and by the names of the cards."""
    game, hand = asked["game"], asked["facts"]["hand"]
    better = re.search(rf"Discarding ({CARD}) makes a better hand (\d+)% of the time, a worse one (\d+)%\. ", why)
    if better is not None and game not in HIGHS:
        first = place(game, hand)  # in pokerkit the best low is the first
        drawn = [place(game, cards) for cards in drawings(hand, better[1])]
        parts = [sum(each < first for each in drawn), sum(each > first for each in drawn)]
        assert [round(100 * part / len(drawn)) for part in parts] == [int(better[2]), int(better[3])], why
    if better is not None and game in HIGHS:
        now = kind_of(hand)
        drawn_kinds = [kind_of(cards) for cards in drawings(hand, better[1])]
        parts = [sum(each > now for each in drawn_kinds), sum(each < now for each in drawn_kinds)]
        assert [round(100 * part / len(drawn_kinds)) for part in parts] == [int(better[2]), int(better[3])], why
    goal = r"(an? (?!better hand).+?|two pair .+?)( at once)?"
    made = re.search(rf"Discarding ({CARD}) makes {goal} (\d+)% of the time, ", why)
    if made is not None:
        found = [is_made(game, cards, made[2]) for cards in drawings(hand, made[1])]
        assert round(100 * sum(found) / len(found)) == int(made[4]), why


def drawings(hand: Sequence[str], discarded: str) -> list[list[str]]:
    """The hands after one card is drawn for this one."""
    return [[each for each in hand if each != discarded] + [card] for card in DECK if card not in hand]


KINDS = [
    "high_card", "one_pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind",
    "straight_flush",
]  # fmt: skip


def kind_of(five: Sequence[str]) -> tuple[int, int]:
    """A high hand's category, and the rank of a lone pair."""
    kind = KINDS.index(category(high_value(five)))
    counts = Counter(RANKS.index(card[0]) for card in five)
    return kind, max(rank for rank in counts if counts[rank] > 1) if kind == 1 else 0


def is_made(game: str, cards: Sequence[str], goal: str) -> bool:
    """Whether these cards make what is named, or better."""
    ranks = [RANKS.index(card[0]) for card in cards]
    low = re.fullmatch(r"an? (\w+) low or better", goal)
    if low is not None:
        return category(high_value(cards)) == "high_card" and max(ranks) <= ONE.index(low[1])
    if goal.endswith(("badugi", "badugi or better")):
        whole = len(set(ranks)) == 4 and len({card[1] for card in cards}) == 4
        top = re.fullmatch(r"an? (\w+)-high badugi or better", goal)
        return whole and (top is None or max((rank + 1) % 13 for rank in ranks) <= ONE.index(top[1]) + 1)
    pair = re.fullmatch(r"a pair of (\w+) or better", goal)
    if pair is not None:
        return kind_of(cards) >= (1, MANY.index(pair[1]))
    word = goal.removesuffix(" or better").removeprefix("a ").replace(" ", "_")
    return kind_of(cards)[0] >= KINDS.index(word)


def discard(asked: dict[str, Any]) -> Iterator[Said]:
    hand, game = asked["facts"]["hand"], asked["game"]
    best = asked["answer"]["cards"]
    right = [card for card in hand if card not in best]
    for count in range(len(hand) + 1):
        for discarded in combinations(hand, count):
            kept = [card for card in hand if card not in discarded]
            yield {"cards": list(discarded)}, misthrown(game, kept, right, len(hand))


def misthrown(game: str, kept: list[str], right: list[str], cards: int) -> str:
    """What is wrong with what is kept, where `right` should be."""
    if len(right) == cards:
        return "broke_a_pat_hand"
    if len(kept) == cards:
        return "stood_pat"
    pairs, suits = ([len(side) - len({card[at] for card in side}) for side in (kept, right)] for at in (0, 1))
    if game in HIGHS:
        if pairs[0] < pairs[1]:
            return "broke_a_pair"
        if set(kept) > set(right):
            return "kept_a_kicker"
    else:
        if pairs[0] > pairs[1]:
            return "kept_a_pair"
        if game in FOUR and suits[0] > suits[1]:
            return "kept_two_of_a_suit"
        aces = [sum(card[0] == "A" for card in side) for side in (kept, right)]
        if game not in FOUR and aces[0] > aces[1]:
            return "kept_the_ace"
        order = low_places if game in FOUR else high_places
        extra = [card for card in kept if card not in right]
        if extra and (not right or order(extra)[0] > order(right)[0]):
            return "rough_draw"
    return "threw_too_much" if set(kept) < set(right) else "worse_throw"
