"""A start: its rank from its seat, its share of the pot, and what makes it good or bad."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from pokertable.model.betting.forced import big_blind_seat
from pokertable.model.cards import Card, shuffled_deck
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.positions import position_names
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.starts.chips import chips
from pokertable.training.starts.classes import start_cards
from pokertable.training.starts.grid import SIZE, cell_of
from pokertable.training.starts.holding import Chip
from pokertable.training.starts.table import StartTable, start_table

_HUNDREDTHS: Final = 100
_STEPS: Final = (0.5, 1, 2, 5, 10, 20)
"""Steps in which a rank is told, in percent."""
SEATS: Final = 6
"""Number of seats with which starts were counted."""
_EVEN: Final = 1e-6
"""Steps by which a rank that is a whole number of them may be off."""
_HALF: Final = 0.5
_MIDDLE: Final = (0.4, 0.6)
"""Ranks between which a start is about average."""
_SAID: Final = 2
"""Most reasons in a sentence."""
_STUD: Final = (
    phrase("bring-in"),
    phrase("last before the bring-in"),
    phrase("fourth to act"),
    phrase("third to act"),
    phrase("second to act"),
    phrase("first to act"),
)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat by the number of players who act after it before the flop; 0: the big blind, or the bring-in."""

    behind: int
    name: Phrase


@dataclass(frozen=True, slots=True)
class Start:
    """A start from a seat with `behind` players to act after it.

    `better` is the part of all starts that are better there, with the usual error `rank_error`. `share` is its part of
    the pot against those who continue if nobody bets again, `average` that of an average start. `plays` and `raises`
    are the parts of all starts that an intermediate plays and raises there. `raised` is what it wins in hold'em when it
    raises first in and is played out, in big blinds with their error, a fold being worth 0; by that it is ranked.
    """

    variant: Variant
    behind: int
    cards: tuple[Card, ...]
    seen: tuple[Card, ...]
    better: float
    rank_error: float
    share: float
    average: float
    plays: float
    raises: float
    raised: float | None = None
    raised_error: float = 0.0

    @property
    def step(self) -> float:
        """The step in which its rank is told, in percent: no finer than its error."""
        return next((each for each in _STEPS if each >= 100 * self.rank_error), _STEPS[-1])

    @property
    def rank(self) -> float:
        """The top percentage that the start belongs to, in its steps, rounded up: never better than it is."""
        return max(1, math.ceil(100 * self.better / self.step - _EVEN)) * self.step

    @property
    def weaker_than(self) -> float:
        """The percentage of starts that are better, in its steps, rounded down: never worse than it is."""
        return min(100 - self.step, max(1, math.floor(100 * self.better / self.step + _EVEN)) * self.step)

    @property
    def is_good(self) -> bool:
        """Whether it is one of the better half."""
        return self.better <= _HALF

    @property
    def is_average(self) -> bool:
        """Whether it is in the middle of all starts."""
        return _MIDDLE[0] < self.better < _MIDDLE[1]

    @property
    def is_played(self) -> bool:
        """Whether an intermediate plays such starts there, by its rank to the nearest step."""
        return self.reach <= 1

    @property
    def reach(self) -> float:
        """The rank to the nearest step, as a multiple of the part of all starts that an intermediate plays there."""
        return max(1, round(100 * self.better / self.step)) * self.step / max(1, round(100 * self.plays))

    @property
    def chips(self) -> tuple[Chip, ...]:
        """At most three reasons why it is good or bad, those that weigh most first."""
        return chips(self.variant, self.cards, self.seen)

    @property
    def reasons(self) -> tuple[Phrase, ...]:
        """The words of at most two of them: those for it where it is one of the better half, else those against it."""
        return tuple(dict.fromkeys([chip.words for chip in self.chips if chip.good is self.is_good]))[:_SAID]


def places(variant: Variant) -> tuple[Place, ...]:
    """The seats of a table of six, in the order in which they act."""
    if variant.brings_in:
        return tuple([Place(behind, _STUD[behind]) for behind in reversed(range(SEATS))])
    names = position_names(SEATS, 0, variant)
    return tuple([Place(SEATS - 1 - at, names[(3 + at) % SEATS]) for at in range(SEATS)])


def start(variant: Variant, behind: int, cards: Sequence[Card], seen: Sequence[Card] = ()) -> Start | None:
    """The start of these cards in dealing order, in stud its door card last; None for a game without a table.

    `seen` are the up cards around, or the card of the board that lies open.
    """
    table = start_table(variant)
    if table is None:
        return None
    behind = min(behind, table.most_behind)
    raised = raised_at(table, behind, cards)
    better = table.better(table.worth(cards, seen)) if raised is None else _raises_more(table, behind, raised)
    return Start(
        variant=variant,
        behind=behind,
        cards=tuple(cards),
        seen=tuple(seen),
        better=better,
        rank_error=table.rank_error(better),
        share=table.share(behind, cards, seen),
        average=table.mean[behind] / 10_000,
        plays=table.plays[behind],
        raises=table.raises[behind],
        raised=None if raised is None else raised / _HUNDREDTHS,
        raised_error=table.raised_error / _HUNDREDTHS,
    )


def raised_at(table: StartTable, behind: int, cards: Sequence[Card]) -> float | None:
    """The worth of a raise of the first in, in hundredths of a big blind; None where it was not played out."""
    return table.raised[behind - 1][cell_of(cards)] if table.raised and behind else None


@cache
def _raises_more(table: StartTable, behind: int, raised: float) -> float:
    """The part of all starts with which a raise wins more."""
    combinations = [6 if row == column else 4 if row < column else 12 for row in range(SIZE) for column in range(SIZE)]
    more = zip(combinations, table.raised[behind - 1], strict=True)
    return sum(count for count, each in more if each > raised) / sum(combinations)


def start_of(observation: Observation, seat: int) -> Start | None:
    """The start of a seat on the first street; None later, without its cards, or in a game without a table."""
    variant, cards = observation.game.variant, observation.seats[seat].known
    if observation.street or len(cards) != start_cards(variant):
        return None
    behind = _behind(observation, seat)
    seen = (*observation.known_board, *observation.others_ups(seat))
    return None if behind is None else start(variant, behind, cards, seen)


_LEVELS: Final = (0.0, 0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.27, 0.35, 0.45, 0.6, 0.75, 0.9, 1.0)
"""Ranks of the starts of a ladder."""
_NEAR: Final = 0.3
"""How near to a level, as a part of the way to the one above, a start is taken that says something new."""
_DEALT: Final = 800
"""Starts dealt for a ladder."""


@cache
def ladder(variant: Variant, behind: int) -> tuple[Start, ...]:
    """Example starts from this seat, from the best to the worst of those dealt, one of each rank.

    Among those with nearly the same rank it is the one whose reasons the rows above have told least. Empty for a game
    without a table.
    """
    rng, dealt = Random(1), []
    streets, count = variant.streets, start_cards(variant)
    in_sight = count + (SEATS - 1) * streets[0].up + streets[0].board
    for _ in range(_DEALT):
        cards = shuffled_deck(rng)[:in_sight]
        found = start(variant, behind, cards[:count], cards[count:])
        if found is None:
            return ()
        dealt.append(found)
    told: Counter[tuple[Phrase, ...]] = Counter()
    each_of: Counter[Phrase] = Counter()
    rows: list[Start] = []
    for above, level in zip((0.0, *_LEVELS), _LEVELS, strict=False):
        nearest = min(dealt, key=lambda each: abs(each.better - level))
        reach = max(abs(nearest.better - level), _NEAR * (level - above))
        near = [each for each in dealt if abs(each.better - level) <= reach and each not in rows]
        rows.append(min(near, key=lambda each: _oldness(each, level, told, each_of)))
        told[rows[-1].reasons] += 1
        each_of.update(rows[-1].reasons)
    by_rank = {each.rank: each for each in reversed(rows)}
    by_rank[rows[-1].rank] = rows[-1]
    return tuple(reversed(by_rank.values()))


def _oldness(
    one: Start, level: float, told: Mapping[tuple[Phrase, ...], int], each_of: Mapping[Phrase, int]
) -> tuple[bool, int, int, float]:
    """How little a start adds: it has no reasons, those of a row, some of them; then how far off its rank is."""
    said = one.reasons
    return not said, told[said], sum(each_of[each] for each in said), abs(one.better - level)


def _behind(observation: Observation, seat: int) -> int | None:
    """Number of players who act after a seat in the first round, whoever has folded since."""
    seats = len(observation.seats)
    if not observation.game.variant.brings_in:
        big = big_blind_seat(observation.started.blinds, observation.button)
        return ((observation.button if big is None else big) - seat) % seats
    opener = observation.acts[0].event.seat if observation.acts else observation.to_act
    return None if opener is None else (opener - seat) % seats
