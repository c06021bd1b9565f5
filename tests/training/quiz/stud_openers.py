"""A second opinion on who opens in stud, from the names of the up cards and the rules in words alone.

resources/rules/stud.md#the-bring-in, resources/rules/stud.md#who-opens: sorted from who opens first to who opens last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tests.training.quiz.second_opinion import RANKS, SUITS

Said = tuple[Any, str]
_STREETS = "Second street", "Third street", "Fourth street", "Fifth street"
UP_FROM_ACE = "A" + RANKS[:-1]
"""The ranks from the lowest up where the ace is low."""


def showing(cards: Sequence[str], ranks: str) -> str:
    """What up cards are worth as a hand, as a text that sorts: the larger groups first, then the higher ranks."""
    places = sorted(
        (ranks.index(card[0]) for card in cards), key=lambda at: (-[ranks.index(c[0]) for c in cards].count(at), -at)
    )
    groups = sorted((str(sum(ranks.index(card[0]) == at for card in cards)) for at in set(places)), reverse=True)
    return "".join(groups) + ":" + "".join(chr(ord("a") + at) for at in places)


def in_order(
    asked: dict[str, Any], *, ace_low: bool | None = None, suits: str = SUITS, turned: bool = False
) -> list[int]:
    """The players, who opens first; `ace_low`, `suits` and `turned` as somebody misreads them."""
    hands = {int(number): cards for number, cards in asked["facts"]["hands"].items()}
    razz, one = asked["game"] == "razz", all(len(cards) == 1 for cards in hands.values())
    ranks = UP_FROM_ACE if (razz if ace_low is None else ace_low) else RANKS
    from_the_top = (razz if one else not razz) is not turned
    key: Callable[[int], Any]
    if one:
        key = lambda number: (ranks.index(hands[number][0][0]), suits.index(hands[number][0][1]))  # noqa: E731
    else:
        key = lambda number: showing(hands[number], ranks)  # noqa: E731
    return sorted(hands, key=key, reverse=from_the_top)


def check_opens(asked: dict[str, Any]) -> None:
    assert asked["accept"] == [asked["answer"]] == [{"player": in_order(asked)[0]}]
    counts = {len(cards) for cards in asked["facts"]["hands"].values()}
    shown = {"".join(sorted(card[0] for card in cards)) for cards in asked["facts"]["hands"].values()}
    (count,) = counts
    street = _STREETS[count - (asked["game"] == "fivestud")]
    tied = "" if len(shown) == len(asked["facts"]["hands"]) else " The deal began with Player 1."
    asks = "who brings it in?" if count == 1 else f"who acts first?{tied}"
    assert asked["prompt"] == f"{street}: {asks}"


def explain_opens(asked: dict[str, Any]) -> None:
    hands = {int(number): cards for number, cards in asked["facts"]["hands"].items()}
    number, razz = asked["answer"]["player"], asked["game"] == "razz"
    cards, one = " ".join(hands[number]), len(hands[number]) == 1
    if one:
        said = f"brings it in: {cards} is the {'highest' if razz else 'lowest'} up card{', the ace low' * razz}."
    else:
        said = f"acts first: {cards} is the {'lowest' if razz else 'highest'} hand showing."
    alike = sorted(card[0] for card in hands[number])
    tied = sum(sorted(card[0] for card in other) == alike for other in hands.values()) > 1
    if tied and one:
        said = f"brings it in: of the cards that tie, {cards} has the {'highest' if razz else 'lowest'} suit."
    elif tied:
        said = f"acts first: the hands tie, and Player {number}, with {cards}, was dealt first."
    assert asked["explanation"] == f"Player {number} {said}"


def first_card(asked: dict[str, Any]) -> int:
    """Who seems to open by single cards; the first of those alike."""
    ranks = UP_FROM_ACE if asked["game"] == "razz" else RANKS
    hands = {int(number): cards for number, cards in asked["facts"]["hands"].items()}
    worth = {number: sorted((ranks.index(card[0]) for card in hands[number]), reverse=True) for number in hands}
    high = (asked["game"] == "razz") is (len(hands[1]) == 1)
    wanted = max(worth.values()) if high else min(worth.values())
    return next(number for number in hands if worth[number] == wanted)


def opens(asked: dict[str, Any]) -> Iterator[Said]:
    hands, razz = asked["facts"]["hands"], asked["game"] == "razz"
    given: dict[int, str] = {in_order(asked, ace_low=not razz)[0]: "ace_misplaced"}
    if len(hands["1"]) == 1:
        given.setdefault(in_order(asked, suits=SUITS[::-1])[0], "suits_misordered")
    else:
        given.setdefault(first_card(asked), "one_up_card_alone")
        alike = sorted(card[0] for card in hands[str(in_order(asked)[0])])
        tied = [int(number) for number, cards in hands.items() if sorted(card[0] for card in cards) == alike]
        given |= {number: "dealt_later" for number in tied if number not in given}
    given.setdefault(in_order(asked, turned=True)[0], "opener_from_the_wrong_end")
    for number in map(int, hands):
        yield {"player": number}, given.get(number, "another_opens")
