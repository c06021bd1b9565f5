"""Where pokerkit 0.7.7 leaves the rules of this table: each entry is a predicate on one decision or one showdown.

An entry excuses a difference only where its predicate holds and our value is the one that the rules give, which
`by_the_rules` works out on its own. A difference that no entry covers, or where ours is not the rules' value, fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pokertable.model.betting.structure import Structure
from pokertable.model.variant import OddChip

from .by_the_rules import Seats, Showdown, StreetStory


@dataclass(frozen=True)
class DecisionEntry:
    """A difference at a decision. `applies(story, seats, seat)`: whether the situation is the entry's."""

    name: str
    rule: str
    pokerkit: str
    applies: Callable[[StreetStory, Seats, int], bool]


@dataclass(frozen=True)
class ShowdownEntry:
    """A difference in how pots are paid."""

    name: str
    rule: str
    pokerkit: str
    applies: Callable[[Showdown], bool]


def _fixed(story: StreetStory) -> bool:
    return story.game.structure is Structure.FIXED


def _opened_short(story: StreetStory) -> bool:
    raises = story.raises()
    return bool(raises) and (raises[0][1].to or 0) - raises[0][0] < story.size


def _has_acted(story: StreetStory, seat: int) -> bool:
    return any(move.seat == seat for move in story.moves)


DECISIONS = (
    DecisionEntry(
        "all-in for the bring-in",
        "resources/rules/stud.md#the-bring-in: who has more than the bring-in may open all-in",
        "the same chips may be put in as a bet too",
        lambda story, seats, seat: story.number == 0 and story.brings_in_all(seats.stacks[seat]),
    ),
    DecisionEntry(
        "short big blind",
        "resources/rules/betting.md#pot-limit: a short blind counts in full for the call and the minimum raise",
        "the price is the chips posted",
        lambda story, seats, seat: story.short_blind(),
    ),
    DecisionEntry(
        "short bring-in",
        "resources/rules/stud.md#the-bring-in: the others owe the full bring-in",
        "the next player owes the short amount",
        lambda story, seats, seat: story.short_bring_in(),
    ),
    DecisionEntry(
        "short all-in in fixed limit",
        "resources/rules/betting.md#all-in-for-less-than-a-full-raise: half the bet or more reopens and counts",
        "the next raise is the short total plus a bet; it counts towards the cap and never reopens",
        lambda story, seats, seat: _fixed(story) and story.short_raises() > 0,
    ),
    DecisionEntry(
        "short all-in opens the betting",
        "resources/rules/betting.md#all-in-for-less-than-a-full-raise: an opening one reopens nothing",
        "reopens",
        lambda story, seats, seat: not _fixed(story) and _opened_short(story) and _has_acted(story, seat),
    ),
    DecisionEntry(
        "short all-ins add up",
        "resources/rules/betting.md#all-in-for-less-than-a-full-raise: they add up from the player's own last action",
        "they add up for everybody from the last full raise, and never for a call of less than one",
        lambda story, seats, seat: not _fixed(story) and story.short_raises() > 1 and _has_acted(story, seat),
    ),
)
"""Differences in the bounds of a decision that both ask for."""

NOBODY_TO_ANSWER = DecisionEntry(
    "a check that nobody can answer",
    "resources/rules/betting.md#who-is-asked: asked only if a live opponent has bet more or can",
    "asks for a check that owes nothing",
    lambda story, seats, seat: True,
)
"""A decision that pokerkit asks for and the rules do not; `is_asked` is the predicate."""


def _odd_in_tie(showdown: Showdown, least: int) -> bool:
    return any(amount % len(winners) >= least for _, _, winners, amount in showdown.shared_out())


def _low_only_elsewhere(showdown: Showdown) -> bool:
    if len(showdown.game.variant.shares) < 2 or not any(showdown.strengths(1).values()):
        return False
    return any(not showdown.winners(1, seats) for _, seats in showdown.pots)


SHOWDOWNS = (
    ShowdownEntry(
        "low half of a pot without a low",
        "resources/rules/pots-and-showdown.md#sharing-a-pot: half low only if a low qualifies among that pot's players",
        "halves every pot if anybody at the table has a low",
        _low_only_elsewhere,
    ),
    ShowdownEntry(
        "odd chips, stud",
        "resources/rules/pots-and-showdown.md#odd-chips: to the highest (low: lowest) playing card by rank, then suit",
        "to the lowest seat",
        lambda showdown: showdown.game.variant.odd_chip is OddChip.HIGHEST_CARD and _odd_in_tie(showdown, 1),
    ),
    ShowdownEntry(
        "odd chips, flop games",
        "resources/rules/pots-and-showdown.md#odd-chips: one each to the first winners left of the button",
        "the whole remainder to the first winner",
        lambda showdown: showdown.game.variant.odd_chip is OddChip.LEFT_OF_BUTTON and _odd_in_tie(showdown, 2),
    ),
    ShowdownEntry(
        "side pots merged",
        "resources/rules/pots-and-showdown.md#sharing-a-pot: each pot is settled on its own",
        "pots are merged once losing hands are out, then split",
        lambda showdown: (
            len(showdown.pots) > 1 and (_odd_in_tie(showdown, 1) or any(amount % 2 for amount, _ in showdown.pots))
        ),
    ),
)
