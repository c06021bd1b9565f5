"""The opponents' ranges and hands, in classes and in words: separate from the verdicts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Floats, Ids
from pokertable.model.cards import known
from pokertable.model.text import phrase
from pokertable.players.ranges.classes import class_at, classes_of, classify_at
from pokertable.players.seen.walk import last_word
from pokertable.players.styles.cast import character_of
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.deals.believed import Believed
from pokertable.training.reads.words import did
from pokertable.training.review.sheet import Had, RangeSheet
from pokertable.training.weigh.moment import Moment

_COLUMNS: Final = 4
"""Number of an opponent's last actions shown."""


def could_hold(
    moment: Moment, believed: Collection[Believed], told: Uncovered, presumed: Collection[int]
) -> tuple[RangeSheet, ...]:
    """Each opponent's range at a decision, the last to act first; `presumed` as in `policies_of`."""
    in_order = sorted(believed, key=lambda each: last_word(moment.public.acts, each.seat), reverse=True)
    return tuple([range_of(moment, each, told, presumed) for each in in_order])


def range_of(moment: Moment, believed: Believed, told: Uncovered, presumed: Collection[int]) -> RangeSheet:
    """One opponent's range, in the classes of the decision's street throughout, so that a row can be followed."""
    public, seat = moment.public, believed.seat
    variant, street = public.game.variant, public.street
    names = classes_of(variant, street, public.known_board)
    steps = believed.steps[-_COLUMNS:]
    numbers: dict[int, Ids] = {}

    def column(hands: Cards, weights: Floats) -> list[int]:
        number = numbers.get(id(hands))
        if number is None:
            number = numbers[id(hands)] = classify_at(public, seat, hands)
        return per_cent(np.bincount(number, weights, len(names)))

    columns = [column(*believed.as_dealt), *[column(step.hands, step.weights) for step in steps]]
    said_of = [did(step.act.event) for step in steps]
    downs = known(told.downs(seat, moment.kept))
    had = None
    if len(downs) == believed.hands.shape[1]:
        had = class_at(public, seat, downs)
    return RangeSheet(
        name=told.names[seat],
        presumed=seat in presumed,
        columns=(phrase("dealt"), *said_of),
        classes=tuple([each.name for each in names]),
        shares=tuple(zip(*columns, strict=True)),
        had=had,
        earlier=tuple([did(step.act.event) for step in believed.steps[:-_COLUMNS]]),
    )


def per_cent(parts: npt.NDArray[Any]) -> list[int]:
    """Parts of a whole in whole percent, sum 100: the largest remainders are rounded up."""
    exact = 100 * parts / max(float(parts.sum()), 1e-12)
    floor = np.floor(exact).astype(int)
    for at in np.argsort(floor - exact, kind="stable")[: 100 - int(floor.sum())]:
        floor[at] += 1
    whole: list[int] = floor.tolist()
    return whole


def what_they_had(told: Uncovered, seat: int, policies: Sequence[str], presumed: Collection[int]) -> tuple[Had, ...]:
    """Cards and actions of a seat's opponents, with their recorded reasons, as far as known."""
    had = []
    for other, policy in enumerate(policies):
        character = None if other in presumed else character_of(policy)
        style = None if character is None else character.title
        cards, acts = told.cards[other], told.acts[other]
        if other != seat and (cards or acts):
            acted = tuple([(did(event), reason) for event, reason in acts])
            had.append(Had(name=told.names[other], style=style, cards=cards, acts=acted))
    return tuple(had)
