"""What an explanation says, held against the cards: every card, hand, sum and player that it names.

As the second opinion, it knows a question's JSON alone and works from the names of the cards.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any

from tests.training.quiz import low_games, stud_openers
from tests.training.quiz.oracles import ByTopic
from tests.training.quiz.second_opinion import (
    BY_CARD,
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
    low_places,
    low_ranks,
    low_value,
)

ONE = ["deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
MANY = [name + ("es" if name == "six" else "s") for name in ONE]
SUITS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
CARDS = r"((?:[2-9TJQKA][cdhs] ?)+)"


def called(five: Sequence[str]) -> str:
    """The hand in the field's words."""
    counts = Counter(RANKS.index(card[0]) for card in five)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    top = 3 if set(ranks) == {12, 0, 1, 2, 3} else ranks[0]
    match category(high_value(five)):
        case "straight_flush":
            return "royal flush" if top == 12 else f"straight flush, {ONE[top]} high"
        case "four_of_a_kind":
            return f"four {MANY[top]}, {ONE[ranks[1]]} kicker"
        case "full_house":
            return f"full house, {MANY[top]} over {MANY[ranks[1]]}"
        case "flush" | "straight" as kind:
            return f"{kind}, {ONE[max(ranks) if kind == 'flush' else top]} high"
        case "three_of_a_kind":
            return f"three {MANY[top]}, {ONE[ranks[1]]} and {ONE[ranks[2]]}"
        case "two_pair":
            return f"two pair, {MANY[top]} and {MANY[ranks[1]]}, {ONE[ranks[2]]} kicker"
        case "one_pair":
            return f"pair of {MANY[top]}, {ONE[ranks[1]]} kicker"
        case _:
            return f"{ONE[top]} high, {ONE[ranks[1]]} kicker"


def reading(cards: Iterable[str]) -> str:
    """A low as it is read aloud."""
    return "-".join("A" if place == 1 else str(place) for place in low_places(cards))


def cards_in(text: str) -> list[str]:
    return re.findall(r"\b[2-9TJQKA][cdhs]\b", text)


def high(asked: dict[str, Any]) -> None:
    text, facts = asked["explanation"], asked["facts"]
    five = asked["answer"]["cards"]
    assert text.endswith(f"The best: {called(five)}, with {' '.join(five)}."), text
    assert set(cards_in(text)) <= {*facts["hand"], *facts["board"]}
    before = text[: text.index("The best:")]
    row = re.fullmatch(rf"{CARDS}are not five ranks in a row\. ", before)
    if row is not None:
        assert category(high_value(row[1].split())) == "high_card"
    suited = re.fullmatch(rf"{CARDS}include only four (\w+), and a flush needs five\. ", before)
    if suited is not None:
        assert [card[1] for card in suited[1].split()].count(SUITS[suited[2]]) == 4
    if before and row is None and suited is None:
        assert asked["game"] in EXACTLY_TWO and before.startswith(("Not ", "Wrong ", "Exactly two ", "A ")), before


def low(asked: dict[str, Any]) -> None:
    text, hand, board = asked["explanation"], asked["facts"]["hand"], asked["facts"]["board"]
    if asked["answer"] is None:
        no_low(text, hand, board, low_ranks(asked["game"]))
        return
    five = asked["answer"]["cards"]
    said = re.fullmatch(
        rf"The low is ([-\dA]+), with {CARDS}(?:; {CARDS}in your hand pairs? the board .*|; (.+) make the same low)?\.",
        text,
    )
    assert said is not None, text
    assert said[1] == reading(five) and said[2].split() == five
    same = [set(cards.split()) for cards in (said[4] or "").split(" or ") if cards]
    of_hand = [{card for card in each["cards"] if card in hand} for each in asked["accept"]]
    assert all(cards in of_hand for cards in same), text
    ranks = {frozenset(card[0] for card in cards) for cards in of_hand}
    assert len(same) == (len(ranks) - 1 if asked["game"] in EXACTLY_TWO else 0), text
    for card in (said[3] or "").split():
        assert card in hand and card not in five and card[0] in {other[0] for other in board if other in five}
    if said[3]:
        assert ("pair the" in text) is (len(said[3].split()) > 1)


def no_low(text: str, hand: Sequence[str], board: Sequence[str], ranks: set[str]) -> None:
    named = re.fullmatch(rf"No low in {CARDS}: (.+)\.", text)
    assert named is not None, text
    assert sorted(cards_in(named[1])) == sorted(card for card in (*hand, *board) if card[0] in ranks)
    reason(named[2], hand, board, ranks)


def reason(text: str, hand: Sequence[str], board: Sequence[str], ranks: set[str]) -> None:
    """Which side falls short, or that every choice pairs."""
    mine, theirs = ({card[0] for card in cards if card[0] in ranks} for cards in (hand, board))
    if not board:
        assert len(mine) < 5 and text.endswith(reading(rank + "c" for rank in mine)), text
    elif text.endswith("on the board"):
        assert len(theirs) < 3, text
    elif text.endswith("in the hand"):
        assert len(mine) < 2, text
    else:
        assert len(theirs) >= 3 and len(mine) >= 2, text
        assert (
            text == "every low card in the hand pairs the board"
            if len(mine) > 2 and mine <= theirs
            else ("counterfeited" in text)
        ), text


def play(asked: dict[str, Any]) -> None:
    text, hand, board, game = asked["explanation"], asked["facts"]["hand"], asked["facts"]["board"], asked["game"]
    best = next(iter(best_highs(game, hand, board)))
    if game in EXACTLY_TWO and game not in SPLIT and not text.startswith(tuple(DECK)):
        why, _, text = text.partition(". ")
        assert why.startswith(("Not ", "Exactly two ", "A ")), why
    halves = text.removesuffix(".").split(". ", 1)
    head, name = halves[0].split(": ", 1)
    five = cards_in(head)
    assert name == called(sorted(best)) and high_value(five) == high_value(best), text
    assert {card for card in five if card in hand} == set(asked["answer"]["high"])
    if game not in SPLIT:
        assert len(halves) == 1
    elif asked["answer"]["low"] is None:
        assert halves[1].startswith("No low: ")
        reason(halves[1].removeprefix("No low: "), hand, board, low_ranks(game))
    else:
        lowest = cards_in(halves[1])
        assert low_value(game, lowest) == low_value(game, next(iter(best_lows(game, hand, board))))
        assert {card for card in lowest if card in hand} == set(asked["answer"]["low"])
        assert halves[1].endswith(": " + reading(lowest))


def nuts(asked: dict[str, Any]) -> None:
    text, board, game = asked["explanation"], asked["facts"]["board"], asked["game"]
    parts = re.split(r"; |\. (?=No low|The nut low)", text.removesuffix("."))
    holes = asked["answer"]["high"]["holes"]
    assert parts[0].startswith("The nuts: ")
    pair = pair_of(parts[0], holes)
    best = max(fives(game, pair, board), key=high_value)
    assert parts[0].startswith(f"The nuts: {called(best)}, with "), text
    assert parts[1] == own(asked, "high")
    if game not in SPLIT:
        assert len(parts) == 2
    elif asked["answer"]["low"] is None:
        assert parts[2] == "No low: fewer than three different low cards on the board"
        assert len({card[0] for card in board} & low_ranks(game)) < 3
    else:
        pair = pair_of(parts[2], asked["answer"]["low"]["holes"])
        lowest = max(fives(game, pair, board), key=lambda five: low_value(game, five) or (-99,))
        assert parts[2].startswith(f"The nut low: {reading(lowest)}, with ")
        assert parts[3:] == [own(asked, "low")]


def own(asked: dict[str, Any], half: str) -> str:
    """Whether the hand holds one of the pairs."""
    held = any(set(two) <= set(asked["facts"]["hand"]) for two in asked["answer"][half]["holes"])
    return "you have it" if held else "you don't have it"


def pair_of(text: str, holes: list[list[str]]) -> list[str]:
    """The pair that is named, one of those there are, with their number."""
    pair = cards_in(text)
    assert sorted(pair) in [sorted(two) for two in holes]
    assert text.endswith(f"(one of {len(holes)} such combinations)") is (len(holes) > 1)
    return pair


def showdown(asked: dict[str, Any]) -> None:
    facts, game = asked["facts"], asked["game"]
    sentences, pots = asked["explanation"].removesuffix(".").split(". "), len(asked["answer"])
    by_a_card = [text for text in sentences if "loses on the first card" in text]
    others = [text for text in sentences if text not in by_a_card]
    said = others[:pots]
    check_odd_chips(asked, others[pots:])
    assert by_a_card == decided(asked), asked["explanation"]
    named: set[tuple[str, str]] = set()
    for place, (text, pot, claim) in enumerate(zip(said, asked["answer"], facts["pots"], strict=True)):
        title = pot_name(place, len(said))
        assert ("scoops" in text) is (len(claim["players"]) > 1 and scoops(pot)), text
        start = f"{title}, {pot['pot']:,}: "
        assert text.startswith(start)
        text = text.removeprefix(start)
        if len(claim["players"]) == 1:
            assert text == f"only Player {claim['players'][0]} is in it"
            continue
        if scoops(pot):
            who, _, hand = text.removesuffix(")").partition(" scoops")
            (winner,) = pot["high"]
            assert who == f"Player {winner}"
            made = [
                {
                    "high": called(sorted(next(iter(best_highs(game, facts["hands"][winner], facts["board"]))))),
                    "low": f"{reading(next(iter(best_lows(game, facts['hands'][winner], facts['board']))))} low",
                }[half]
                for half in ("high", "low")
                if (winner, half) not in named
            ]
            assert hand.removeprefix(" (").split("; ") == (made or [""]), asked["explanation"]
            named |= {(winner, "high"), (winner, "low")}
            continue
        halves = [text] if pot["low"] is None else text.removeprefix("for the high, ").split(", and for the low, ")
        for half, words in zip(("high", "low"), halves, strict=False):
            who, _, hand = words.removesuffix(")").partition(" (")
            given = {
                player: int(chips.replace(",", "")) for player, chips in re.findall(r"Player (\d) gets ([\d,]+)", who)
            }
            assert given == pot[half], asked["explanation"]
            assert bool(hand) is not ({(player, half) for player in given} <= named), "each hand is named, once"
            named |= {(player, half) for player in given}
            for player in given if hand else ():
                cards = facts["hands"][player]
                five = next(iter((best_highs if half == "high" else best_lows)(game, cards, facts["board"])))
                assert hand == (called(sorted(five)) if half == "high" else f"{reading(five)} low")


def decided(asked: dict[str, Any]) -> list[str]:
    """The next best high of each pot that has the winner's name, and the ranks by which it loses."""
    facts, found = asked["facts"], dict[str, str]()
    highs = {
        player: sorted(next(iter(best_highs(asked["game"], cards, facts["board"]))))
        for player, cards in facts["hands"].items()
    }
    for pot, claim in zip(asked["answer"], facts["pots"], strict=True):
        best = highs[next(iter(pot["high"]))]
        others = [str(player) for player in claim["players"] if str(player) not in pot["high"]]
        if not others:
            continue
        player = max(others, key=lambda each: high_value(highs[each]))
        if called(highs[player]) == called(best):
            theirs, mine = next((a, b) for a, b in zip(by_count(best), by_count(highs[player]), strict=True) if a != b)
            after = pot_name(facts["pots"].index(claim), len(facts["pots"]))
            assert player in found or f"{after}, " in asked["explanation"].partition(f"Player {player}'s hand")[0]
            found.setdefault(
                player,
                f"Player {player}'s hand ({called(best)}) loses on the first card that differs: "
                f"{ONE[theirs]} over {ONE[mine]}",
            )
    return list(found.values())


def by_count(five: Sequence[str]) -> list[int]:
    """The ranks, those of which there are more first."""
    counts = Counter(RANKS.index(card[0]) for card in five)
    return sorted(counts.elements(), key=lambda rank: (counts[rank], rank), reverse=True)


def scoops(pot: dict[str, Any]) -> bool:
    """Whether one player wins both halves alone."""
    return bool(pot["low"]) and len(pot["high"]) == 1 and list(pot["high"]) == list(pot["low"])


def pot_name(place: int, pots: int) -> str:
    """A pot as the log names it: a number only where there are two side pots or more."""
    if pots == 1:
        return "The pot"
    return "Main pot" if not place else "Side pot" if pots == 2 else f"Side pot {place}"


def check_odd_chips(asked: dict[str, Any], odd: list[str]) -> None:
    """Every chip that does not divide is given a reason, and nothing else is."""
    expected = []
    for place, pot in enumerate(asked["answer"]):
        title = pot_name(place, len(asked["answer"]))
        high, low = (sum((pot[half] or {}).values()) for half in ("high", "low"))
        if pot["low"] and high > low and not scoops(pot):
            expected.append(f"{title}: the odd chip goes to the high half")
        for half in ("high", "low"):
            given = pot[half] or {}
            more = [player for player, chips in given.items() if chips > min(given.values())]
            if more:
                card = "with the lowest card" if half == "low" else "with the highest card"
                why = card if asked["game"] in BY_CARD else "the first left of the button"
                who = ", ".join(f"Player {player}" for player in more)
                who = " and ".join(who.rsplit(", ", 1))
                expected.append(f"{title}: the odd chip goes to {who}, {why}")
    assert odd == expected, asked["explanation"]


def potlimit(asked: dict[str, Any]) -> None:
    text = asked["explanation"].replace(",", "")
    said = re.fullmatch(
        r"2 × (\d+) \(the bet you face\) \+ (\d+) \(all chips except your own bet\) = (\d+)"
        r"(?: but your stack is only (\d+))?\.",
        text,
    )
    assert said is not None, text
    call, others, total = map(int, said.groups()[:3])
    facts = asked["facts"]
    assert call == facts["to_call"] and others == facts["pot"] - facts["bets"][facts["player"] - 1]
    assert 2 * call + others == total
    assert asked["answer"] == (int(said[4]) if said[4] else total)


def any_of(ranks: set[str]) -> str:
    *others, last = reading(rank + "c" for rank in ranks).split("-")
    return f"{', '.join(others)} or {last}"


def gone_words(count: int) -> str:
    return {0: "none is gone", 1: "1 is gone"}.get(count, f"{count} are gone")


def live(asked: dict[str, Any]) -> None:
    facts, answer = asked["facts"], asked["answer"]
    low, hand, shown = (
        low_ranks(asked["game"]),
        facts["hand"],
        [card for each in facts["others"] for card in each["up"]],
    )
    dead, of_low, flush = asked["explanation"].removesuffix(".").split("; ")
    assert sorted(cards_in(dead)) == sorted(card for card in shown if card[0] in low)
    assert dead.startswith("Dead low cards: ") and dead.endswith(f", {answer['low_cards_dead']} in all")
    mine = {card[0] for card in hand} & low
    if len(mine) < 4:
        assert of_low == f"your {reading(rank + 'c' for rank in mine)} is two cards away from a low"
    else:
        wanted = [card for card in DECK if card[0] in low - mine]
        gone = sum(card in shown for card in wanted)
        assert of_low == (
            f"for the low, any {any_of(low - mine)}: {len(wanted)} cards, {gone_words(gone)}, "
            f"{answer['outs']['low']} left"
        )
    suits = Counter(card[1] for card in hand)
    if max(suits.values()) < 4:
        assert flush == "no flush draw"
        return
    suit = max(suits, key=lambda name: suits[name])
    gone = sum(card[1] == suit for card in shown)
    name = next(word for word, letter in SUITS.items() if letter == suit)
    assert flush == f"for the flush, 9 {name}, {gone_words(gone)}, {answer['outs']['flush']} left"


EXPLANATIONS = ByTopic[Callable[[dict[str, Any]], None]](
    "test of what its explanation says: EXPLANATIONS in tests/training/quiz/explanations.py",
    {
        "high": high,
        "low": low,
        "play": play,
        "nuts": nuts,
        "showdown": showdown,
        "potlimit": potlimit,
        "live": live,
        "lower": low_games.explain_lower,
        "badugi": low_games.explain_badugi,
        "throw": low_games.explain_discard,
        "opens": stud_openers.explain_opens,
    },
)


def is_negative(asked: dict[str, Any]) -> bool | None:
    """Whether what seems to be there is not; None where that is for the eye to say (a high that looks better)."""
    facts, answer, game = asked["facts"], asked["answer"], asked["game"]
    match asked["topic"]:
        case "low":
            return low_games.seems_lower(asked) if game in low_games.RAZZ else answer is None
        case "play" if game in SPLIT:
            return answer["low"] is None
        case "play" if game in TWO_IN_HAND:
            return not any(len(one["high"]) == 2 for one in asked["accept"])
        case "nuts":
            held = set(map(frozenset, combinations(facts["hand"], 2)))
            return not held & set(map(frozenset, answer["high"]["holes"]))
        case "showdown":
            return len({player for pot in answer for half in ("high", "low") for player in pot[half] or {}}) > 1
        case "potlimit":
            bet = facts["bets"][facts["player"] - 1]
            return bool(answer < 2 * facts["to_call"] + facts["pot"] - bet)
        case "lower":
            return low_games.first_sight(asked)
        case "badugi":
            return low_games.looks_whole(asked)
        case "opens":
            return stud_openers.first_card(asked) != asked["answer"]["player"]
        case "live":
            return len({card[0] for card in facts["hand"]} & low_ranks(game)) < 4
    return None
